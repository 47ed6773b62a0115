"""A month's spending as reports forecast it, beside what was spent: the last twelve complete months
of each generated household (household.py) and of each account of Berka, from what was known on the
last day before each.

  python3 Benchmarks/insights/months.py [--yani COMMAND] [--shared DIR] [--households N] [--accounts N]

Errors are in mean months of spending of the account.
"""
import argparse
import csv
import gzip
import json
import pathlib
import subprocess

import household


def reports(command, accounts):
    lines = "\n".join(json.dumps(account) for account in accounts) + "\n"
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def berka(folder):
    accounts = {}
    with gzip.open(folder / "trans.csv.gz", "rt") as file:
        for row in csv.DictReader(file):
            sign = "" if row["type"] == "PRIJEM" else "-"
            label = " ".join(filter(str.strip, (row["operation"], row["k_symbol"], row["bank"] + row["account"])))
            accounts.setdefault(row["account_id"], []).append(
                {"date": row["date"], "amount": f"{sign}{row['amount']} CZK", "description": label, "id": row["trans_id"]})
    return [{"account": name, "transactions": rows} for name, rows in accounts.items()]


def judge(name, judged):
    errors, losses, within, count = 0.0, 0.0, 0, 0
    for report in judged:
        rows = [[float(row[key].split()[0]) for key in ("mean", "low80", "high80", "actual")]
                for row in report["record"]["months"]]
        unit = sum(row[3] for row in rows) / max(1, len(rows))
        if unit <= 0:
            continue
        for mean, low, high, actual in rows:
            errors += abs(mean - actual) / unit
            losses += sum(max(q * (actual - bound), (q - 1) * (actual - bound))
                          for q, bound in ((0.1, low), (0.9, high))) / 2 / unit
            within += low <= actual <= high
            count += 1
    print(f"{name}: {count} months, mean absolute error {errors / count:.4f}, "
          f"pinball {losses / count:.4f}, within 80 % interval {within / count:.1%}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--yani", default=".build/release/yani report --jsonl")
    parser.add_argument("--shared", type=pathlib.Path, default=pathlib.Path("../shared"))
    parser.add_argument("--households", type=int, default=60)
    parser.add_argument("--accounts", type=int, default=2_000)
    options = parser.parse_args()
    command = options.yani.split()
    accounts = [{"account": a, "transactions": t}
                for a, t, _ in household.households("2026", options.households)]
    judge("households", reports(command, accounts))
    accounts = berka(options.shared / "data/berka")[:options.accounts]
    judge("Berka", reports(command, accounts))


if __name__ == "__main__":
    main()
