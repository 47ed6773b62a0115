#!/usr/bin/env python3
"""Reports for more accounts than one machine holds: the `yani` command over the partitions of a Spark cluster.

  spark-submit report_job.py --input accounts.jsonl --output reports --yani /opt/yani/yani \
      --now 2026-11-01T10:00:00+01:00 [--language fr] [--format jsonl|parquet] [--partitions N]

Input, told apart by its ending or by --table:
- JSON lines, one account a line, as `yani report --jsonl` reads them;
- with --table, a table of transactions (Parquet, or CSV with a header) with the columns account, date, amount and
  currency, and where there are description, counterparty, id and balance: its rows are grouped by account first.

Each partition is one process of the same binary, fed through a pipe, so that memory does not grow with the
partition and a report is byte for byte what the one machine makes. An account that cannot be reported on is a row
with its error and stops nothing. Output: JSON lines of reports with `errors/` beside them, or Parquet with the
columns account, report and error. The binary must be on every worker (--yani), or be sent with `--files yani`.
"""
import argparse
import json
import subprocess
import threading


def reports(lines, command):
    """Yields (account, report, error) for each line of JSON, in order, from one process of `command`."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    sent = []  # The names of the accounts that were sent and not yet answered.
    failure = []

    def feed():
        try:
            for line in lines:
                if line.strip():
                    sent.append(account_of(line))
                    process.stdin.write(line.encode() + b"\n")
        except BrokenPipeError:
            pass
        except Exception as error:  # What the input's iterator threw is thrown where Spark sees it.
            failure.append(error)
        finally:
            try:
                process.stdin.close()
            except BrokenPipeError:
                pass

    feeder = threading.Thread(target=feed, daemon=True)
    feeder.start()
    answered = 0
    for raw in process.stdout:
        answer = raw.decode().rstrip("\n")
        account = sent[answered]
        sent[answered] = None
        answered += 1
        if answer.startswith('{"error":'):
            yield account, None, json.loads(answer)["error"]
        else:
            yield account, answer, None
    feeder.join()
    if failure:
        raise failure[0]
    if process.wait() != 0 or answered != len(sent):
        raise RuntimeError(f"{command[0]} ended with status {process.returncode} after {answered} of {len(sent)} accounts")


def account_of(line):
    """The account's name in a line of JSON, None if it has none or is no JSON."""
    try:
        return json.loads(line).get("account")
    except (ValueError, AttributeError):
        return None


def account_lines(spark, options):
    """The accounts as lines of JSON, an RDD of text."""
    if not options.table:
        return spark.sparkContext.textFile(options.input, options.partitions or 1)
    from pyspark.sql import functions as F
    reader = spark.read.option("header", True)
    table = reader.csv(options.input) if options.input.endswith(".csv") else spark.read.parquet(options.input)
    wanted = ["date", "amount", "currency", "description", "counterparty", "id", "balance"]
    fields = F.struct(*[F.col(name).cast("string").alias(name) for name in wanted if name in table.columns])
    grouped = table.groupBy("account").agg(F.collect_list(fields).alias("transactions"))
    if options.partitions:
        grouped = grouped.repartition(options.partitions, "account")
    return grouped.toJSON()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--input", required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--yani", default="yani", help="the binary, on every worker")
    parser.add_argument("--now", required=True, help="the clock of every report, so that a rerun gives the same bytes")
    parser.add_argument("--time-zone", default="UTC")
    parser.add_argument("--language", default="en", choices=["fr", "en"])
    parser.add_argument("--format", default="jsonl", choices=["jsonl", "parquet"])
    parser.add_argument("--partitions", type=int, default=0)
    parser.add_argument("--table", action="store_true", help="the input is a table of transactions")
    options = parser.parse_args()

    from pyspark.sql import SparkSession
    spark = SparkSession.builder.appName("yani-reports").getOrCreate()
    command = [options.yani, "report", "--jsonl", "--language", options.language, "--now", options.now,
               "--time-zone", options.time_zone]
    lines = account_lines(spark, options)
    if options.partitions and lines.getNumPartitions() != options.partitions:
        lines = lines.repartition(options.partitions)
    rows = lines.mapPartitions(lambda part: reports(part, command))
    frame = spark.createDataFrame(rows, "account string, report string, error string")
    if options.format == "parquet":
        frame.write.parquet(options.output)
    else:
        frame = frame.persist()
        frame.where("report IS NOT NULL").select("report").write.text(options.output + "/reports")
        frame.where("error IS NOT NULL").select("account", "error").write.json(options.output + "/errors")
    spark.stop()


if __name__ == "__main__":
    main()
