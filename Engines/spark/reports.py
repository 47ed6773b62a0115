"""Reports on many accounts with Spark: each partition runs `yani report --jsonl` over its accounts.

The command does all the work and Spark only deals it out, so that a report is byte for byte the one a single machine
makes. Input is one of

  --accounts PATH       JSON lines, an account each, as `yani report --jsonl` reads them
  --transactions PATH   Parquet, or CSV with a header: account, date, amount ("-12.50 EUR"), description, and, where
                        there are, counterparty, id, balance and sequence (the order within a day); grouped by account

Output is a folder of JSON lines, or of Parquet with the columns account, report and error (--format parquet). An
account that cannot be reported on gives {"account":…,"error":…} and stops nothing. `yani` must be on every worker, at
the same path; nothing else has to be.

  spark-submit Engines/spark/reports.py --yani /opt/yani/yani --accounts accounts.jsonl --output reports \
      --now 2026-11-01T10:00:00+01:00 --language fr
"""
import argparse
import json
import subprocess
import sys
import threading

from pyspark.sql import Row, SparkSession, functions, types

SCHEMA = types.StructType([
    types.StructField("account", types.StringType()),
    types.StructField("report", types.StringType()),
    types.StructField("error", types.StringType()),
])
BAD_DATA = 65
OPTIONAL = ("counterparty", "id", "balance")


def account_of(line):
    """The account a line is of, None where it cannot be told."""
    try:
        name = json.loads(line).get("account", "account")
        return name if isinstance(name, str) else None
    except (ValueError, AttributeError):
        return None


def reports(lines, command):
    """Rows of (account, report, error) for the lines of a partition, in order, through one process."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                               encoding="utf-8")
    accounts = []

    def feed():
        # The command writes as it reads: fed from here, both pipes keep moving.
        try:
            for line in lines:
                if line.strip():
                    accounts.append(account_of(line))
                    process.stdin.write(line.rstrip("\n") + "\n")
            process.stdin.close()
        except BrokenPipeError:
            pass

    feeder = threading.Thread(target=feed, daemon=True)
    feeder.start()
    count = 0
    for text in process.stdout:
        text = text.rstrip("\n")
        account = accounts[count]
        count += 1
        error = json.loads(text).get("error") if text.startswith('{"error"') else None
        yield Row(account=account, report=None if error else text, error=error)
    feeder.join()
    status = process.wait()
    # Accounts that cannot be reported on are errors among the reports, and end the command so.
    if status not in (0, BAD_DATA) or count != len(accounts):
        # Spark runs the partition again, elsewhere; nothing half done is kept.
        raise RuntimeError(f"yani ended with status {status} after {count} of {len(accounts)} accounts")


def lines_of(rows):
    """The line of an account from its transactions, in the order of their days and, within one, of their sequence."""
    transactions = []
    for row in sorted(rows["transactions"], key=lambda t: (t["date"], t["sequence"] or 0)):
        transaction = {"date": str(row["date"]), "amount": row["amount"], "description": row["description"]}
        for name in OPTIONAL:
            if row[name] is not None:
                transaction[name] = row[name]
        transactions.append(transaction)
    return json.dumps({"account": rows["account"], "transactions": transactions}, ensure_ascii=False)


def grouped(spark, path):
    """An RDD of account lines from a table of transactions."""
    table = spark.read.option("header", True).csv(path) if path.endswith(".csv") else spark.read.parquet(path)
    columns = set(table.columns)
    missing = {"account", "date", "amount", "description"} - columns
    if missing:
        sys.exit(f"{path}: has no column {', '.join(sorted(missing))}; name the columns as --help says")
    fields = [functions.col(name).cast("string").alias(name) for name in ("date", "amount", "description")]
    fields += [(functions.col(name) if name in columns else functions.lit(None)).cast("string").alias(name)
               for name in OPTIONAL]
    sequence = functions.col("sequence") if "sequence" in columns else functions.lit(None)
    fields.append(sequence.cast("long").alias("sequence"))
    whole = table.groupBy("account").agg(functions.collect_list(functions.struct(*fields)).alias("transactions"))
    return whole.rdd.map(lines_of)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--accounts")
    source.add_argument("--transactions")
    parser.add_argument("--output", required=True, help="a folder that is not there yet")
    parser.add_argument("--format", choices=("jsonl", "parquet"), default="jsonl")
    parser.add_argument("--yani", default="yani", help="the command, at this path on every worker")
    parser.add_argument("--partitions", type=int, help="how many parts to deal out (default: Spark's own)")
    parser.add_argument("--now", required=True, help="the instant of the reports; the same for all, so that they repeat")
    parser.add_argument("--language", choices=("fr", "en"), default="en")
    parser.add_argument("--time-zone", default="UTC")
    parser.add_argument("--period")
    options = parser.parse_args()

    command = [options.yani, "report", "--jsonl", "--now", options.now, "--language", options.language,
               "--time-zone", options.time_zone] + (["--period", options.period] if options.period else [])
    spark = SparkSession.builder.appName("yani reports").getOrCreate()
    if options.accounts:
        lines = spark.sparkContext.textFile(options.accounts, options.partitions)
    else:
        lines = grouped(spark, options.transactions)
    if options.partitions:
        lines = lines.repartition(options.partitions)
    rows = lines.mapPartitions(lambda part: reports(part, command))
    if options.format == "parquet":
        spark.createDataFrame(rows, SCHEMA).write.parquet(options.output)
    else:
        rows.map(lambda row: row.report or json.dumps(
            {"account": row.account, "error": row.error}, ensure_ascii=False)).saveAsTextFile(options.output)
    spark.stop()


if __name__ == "__main__":
    main()
