"""The balance as reports and the chat forecast it, beside what it was: 7, 14 and 30 days after the
10th and the 25th of six months, of generated households (household.py) and of accounts of Berka
with a year or more before, from what was known at the end of that day.

  python3 Benchmarks/insights/balances.py [--yani COMMAND] [--shared DIR] [--households N] [--accounts N]

Errors are in mean months of spending of the account; carried forward: the balance stays as it is.
"""
import argparse
import datetime
import pathlib

import household
from months import berka, reports

AHEAD = (7, 14, 30)


def cents(amount):
    return round(float(amount.split()[0]) * 100)


def origins(rows):
    last = max(row["date"] for row in rows)
    day = datetime.date.fromisoformat(last) - datetime.timedelta(max(AHEAD))
    found = []
    while len(found) < 12:
        day -= datetime.timedelta(1)
        if day.day in (10, 25):
            found.append(day)
    first = datetime.date.fromisoformat(min(row["date"] for row in rows))
    return [day for day in found if (day - first).days >= 365]


def cut(account):
    """The account as it was known at each origin, with what came of it."""
    rows = account["transactions"]
    spent = -sum(min(0, cents(row["amount"])) for row in rows)
    days = (datetime.date.fromisoformat(max(row["date"] for row in rows))
            - datetime.date.fromisoformat(min(row["date"] for row in rows))).days + 1
    unit = spent * 30.4375 / days
    # The least an account ever held is made 0, as nothing says what it began with.
    running, least = 0, 0
    for row in sorted(rows, key=lambda row: row["date"]):
        running += cents(row["amount"])
        least = min(least, running)
    currency = rows[0]["amount"].split()[1]
    for day in origins(rows):
        known = [row for row in rows if row["date"] <= day.isoformat()]
        held = sum(cents(row["amount"]) for row in known) - least
        later = {ahead: held + sum(
            cents(row["amount"]) for row in rows
            if day.isoformat() < row["date"] <= (day + datetime.timedelta(ahead)).isoformat())
            for ahead in AHEAD}
        yield ({"account": account["account"], "balance": f"{held / 100:.2f} {currency}", "transactions": known},
               day, unit, held, later)


def judge(name, accounts, command):
    cases = [case for account in accounts for case in cut(account)]
    made = reports(command, [case[0] for case in cases])
    for ahead in AHEAD:
        errors, naive, losses, within, count = 0.0, 0.0, 0.0, 0, 0
        for (_, day, unit, held, later), report in zip(cases, made):
            wanted = (day + datetime.timedelta(ahead)).isoformat()
            step = next((step for step in (report.get("balance") or {}).get("ahead", []) if step["date"] == wanted), None)
            if not step or unit <= 0:
                continue
            median, low, high = (cents(step[key]) for key in ("median", "low80", "high80"))
            actual = later[ahead]
            errors += abs(median - actual) / unit
            naive += abs(held - actual) / unit
            losses += sum(max(q * (actual - bound), (q - 1) * (actual - bound))
                          for q, bound in ((0.1, low), (0.9, high))) / 2 / unit
            within += low <= actual <= high
            count += 1
        if count:
            print(f"{name}, {ahead} days: {count} origins, mean absolute error {errors / count:.4f} "
                  f"(carried forward {naive / count:.4f}), pinball {losses / count:.4f}, "
                  f"within 80 % interval {within / count:.1%}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--yani", default=".build/release/yani report --jsonl")
    parser.add_argument("--shared", type=pathlib.Path, default=pathlib.Path("../shared"))
    parser.add_argument("--households", type=int, default=60)
    parser.add_argument("--accounts", type=int, default=300)
    options = parser.parse_args()
    command = options.yani.split()
    judge("households", [{"account": a, "transactions": t}
                         for a, t, _ in household.households("2026", options.households)], command)
    judge("Berka", berka(options.shared / "data/berka")[:options.accounts], command)


if __name__ == "__main__":
    main()
