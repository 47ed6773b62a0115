"""Runs the job on a local Spark and on this machine alone, compares every report byte for byte, and measures both.

  python Engines/spark/check.py --yani .build/release/yani [--accounts 400] [--transactions 500]

Prints the wall time of `yani report --jsonl` in one process, of Spark with one and with two workers (their start
included, and apart), the speed-up, and what a million such accounts would cost, extrapolated from the slope.
"""
import argparse
import datetime
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
NOW = "2026-07-01T10:00:00+00:00"
LABELS = ["CB CARREFOUR PARIS", "PRLV SEPA EDF CLIENTS", "CB SNCF INTERNET", "VIR INST M DUPONT", "RETRAIT DAB",
          "CB BOULANGERIE MARTIN", "PRLV SEPA NETFLIX", "VIR SEPA RECU /DE ACME /MOTIF SALAIRE", "CARD PAYMENT TESCO"]


def account(rank, count):
    rng = random.Random(rank)
    start = datetime.date(2024, 7, 1)
    transactions = []
    for index in range(count):
        label = rng.choice(LABELS)
        cents = 200_000 if "SALAIRE" in label else -rng.randrange(150, 12_000)
        transactions.append({"date": (start + datetime.timedelta(days=index * 720 // count)).isoformat(),
                             "amount": f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02} EUR",
                             "description": label, "id": f"{rank}-{index}"})
    return {"account": f"account {rank}", "transactions": transactions}


def timed(command, **options):
    start = time.monotonic()
    done = subprocess.run(command, capture_output=True, encoding="utf-8", **options)
    if done.returncode:
        sys.exit("\n".join(line for line in done.stderr.splitlines() if "Error" in line or "error" in line)[-2_000:])
    return time.monotonic() - start, done.stdout


def parts(folder):
    return [line for path in sorted(folder.glob("part-*")) for line in path.read_text("utf-8").splitlines()]


def keyed(lines):
    return {json.loads(line)["account"]: line for line in lines}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--yani", default=".build/release/yani")
    parser.add_argument("--accounts", type=int, default=400)
    parser.add_argument("--transactions", type=int, default=500)
    options = parser.parse_args()
    yani = str(pathlib.Path(options.yani).resolve())
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        accounts = [account(rank, options.transactions) for rank in range(options.accounts)]
        whole = folder / "accounts.jsonl"
        whole.write_text("".join(json.dumps(one) + "\n" for one in accounts), "utf-8")
        few = folder / "few.jsonl"
        few.write_text("".join(json.dumps(one) + "\n" for one in accounts[:2]), "utf-8")
        table = folder / "table.csv"
        with open(table, "w", encoding="utf-8") as file:
            file.write("account,date,amount,description,id,sequence\n")
            for one in accounts[:20]:
                for index, t in enumerate(one["transactions"]):
                    file.write(f"{one['account']},{t['date']},{t['amount']},{t['description']},{t['id']},{index}\n")

        single, text = timed([yani, "report", "--jsonl", "--now", NOW, "--language", "en", "--time-zone", "UTC"],
                             input=whole.read_text("utf-8"))
        expected = keyed(text.splitlines())

        tools = pathlib.Path(sys.executable).parent
        environment = os.environ | {"PATH": f"{tools}:{os.environ['PATH']}", "PYSPARK_PYTHON": sys.executable}

        def spark(workers, source, path, output, *more):
            return timed(
                ["spark-submit", "--master", f"local[{workers}]", str(HERE / "reports.py"), "--yani", yani, source,
                 str(path), "--output", str(output), "--now", NOW, "--partitions", str(workers * 2), *more],
                env=environment)[0]

        start = spark(1, "--accounts", few, folder / "few")
        one = spark(1, "--accounts", whole, folder / "one")
        two = spark(2, "--accounts", whole, folder / "two")
        for name in ("one", "two"):
            if keyed(parts(folder / name)) != expected:
                sys.exit(f"the reports of Spark ({name}) are not those of one process")
        spark(2, "--transactions", table, folder / "grouped")
        grouped = keyed(parts(folder / "grouped"))
        if grouped != {name: expected[name] for name in grouped} or len(grouped) != min(20, options.accounts):
            sys.exit("the reports from a table of transactions are not those from account lines")
        bad = folder / "bad.jsonl"
        bad.write_text(json.dumps(accounts[0]) + "\n" + "no account\n" + json.dumps(accounts[1]) + "\n", "utf-8")
        spark(1, "--accounts", bad, folder / "bad")
        lines = parts(folder / "bad")
        if len(lines) != 3 or sum('"error"' in line[:40] or json.loads(line).get("error") is not None
                                  for line in lines) != 1:
            sys.exit("a bad account is not one error among the reports")

        count, rows = options.accounts, options.transactions
        print(f"{count} accounts of {rows} transactions; reports equal byte for byte, from lines and from a table")
        print(f"one process             {single:6.1f} s  {1_000 * single / count:6.2f} ms an account")
        print(f"Spark, start alone      {start:6.1f} s")
        for name, spent in (("one worker", one), ("two workers", two)):
            net = max(spent - start, 1e-9)
            print(f"Spark, {name:12}     {spent:6.1f} s  {1_000 * net / count:6.2f} ms an account without the start")
        gain = max(one - start, 1e-9) / max(two - start, 1e-9)
        hours = (two - start) * 2 / count * 1_000_000 / 3_600
        print(f"speed-up from one worker to two: {gain:.2f}; a million such accounts: {hours:.1f} core hours (extrapolated)")


if __name__ == "__main__":
    main()
