#!/usr/bin/env python3
"""Runs report_job.py on a local Spark and compares with one `yani report --jsonl`; prints times and what a million cost.

  test_job.py YANI [ACCOUNTS] [TRANSACTIONS]    (default: 400 accounts of 300 transactions)
"""
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from datetime import date, timedelta
from pathlib import Path

HERE = Path(__file__).resolve().parent
CLOCK = ["--now", "2026-07-01T10:00:00+00:00"]
LABELS = ["CB CARREFOUR {d} PARIS", "PRLV SEPA EDF CLIENTS", "CB SNCF {d}", "RETRAIT DAB {d}", "PRLV SEPA NETFLIX",
          "VIR SEPA RECU /DE ACME /MOTIF SALAIRE"]


def account(number, count):
    rng = random.Random(number)
    start = date(2026, 6, 30) - timedelta(days=730)
    rows = []
    for rank in range(count):
        day = start + timedelta(days=rank * 730 // count)
        label = rng.choice(LABELS).format(d=day.strftime("%d/%m"))
        amount = 2000 if "SALAIRE" in label else -round(rng.lognormvariate(3, 0.8), 2)
        rows.append({"date": day.isoformat(), "amount": f"{amount:.2f} EUR", "description": label, "id": f"{rank:05}"})
    return {"account": f"A{number:06}", "transactions": rows}


def spark(yani, source, output, cores, extra=()):
    started = time.time()
    done = subprocess.run(
        [sys.executable, HERE / "report_job.py", "--input", source, "--output", output, "--yani", yani, *CLOCK,
         "--partitions", str(2 * cores), *extra], capture_output=True, text=True,
        env={**os.environ, "PYSPARK_SUBMIT_ARGS": f"--master local[{cores}] pyspark-shell",
             "PYSPARK_PYTHON": sys.executable})
    if done.returncode:
        sys.exit(done.stderr[-3000:])
    return time.time() - started


def lines(folder):
    return sorted(line for part in Path(folder).glob("part-*") for line in part.read_text().splitlines())


def parquet(folder):
    os.environ["PYSPARK_SUBMIT_ARGS"] = "--master local[1] pyspark-shell"
    from pyspark.sql import SparkSession
    rows = SparkSession.builder.getOrCreate().read.parquet(folder).where("report IS NOT NULL").collect()
    return sorted(row.report for row in rows)


def main():
    yani = str(Path(sys.argv[1]).resolve())
    accounts = int(sys.argv[2]) if len(sys.argv) > 2 else 400
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 300
    with tempfile.TemporaryDirectory() as work:
        source, table = f"{work}/accounts.jsonl", f"{work}/table.csv"
        made = [account(number, count) for number in range(accounts)]
        with open(source, "w") as out, open(table, "w") as rows:
            rows.write("account,date,amount,currency,description,id\n")
            for item in made:
                out.write(json.dumps(item) + "\n")
                for row in item["transactions"]:
                    amount, currency = row["amount"].split()
                    rows.write(f"{item['account']},{row['date']},{amount},{currency},{row['description']},{row['id']}\n")
            out.write('{"account":"broken","transactions":[{"date":"never","amount":"1.00 EUR"}]}\n')
        started = time.time()
        alone = subprocess.run([yani, "report", "--jsonl", "--language", "en", "--time-zone", "UTC", *CLOCK],
                               stdin=open(source), capture_output=True, text=True).stdout.splitlines()
        single = time.time() - started
        expected = sorted(line for line in alone if not line.startswith('{"error":'))
        times = {}
        for cores in (1, 2):
            output = f"{work}/jsonl-{cores}"
            times[cores] = spark(yani, source, output, cores)
            assert lines(output + "/reports") == expected, f"{cores} cores: not the reports of one machine"
            errors = [json.loads(line) for line in lines(output + "/errors")]
            assert [error["account"] for error in errors] == ["broken"], errors
        spark(yani, table, f"{work}/table", 2, ["--table", "--format", "parquet"])
        assert parquet(f"{work}/table") == expected, "table: not the reports of one machine"
        print(f"{accounts} accounts of {count} transactions; reports identical to one machine's, the broken one reported")
        print(f"one process {single:.1f} s; Spark local[1] {times[1]:.1f} s, local[2] {times[2]:.1f} s "
              f"(its start included), speed-up {times[1] / times[2]:.2f}")
        print(f"one core: {single / accounts * 1e6 / 3600:.1f} hours a million accounts of this size")


main()
