"""Recurring payments found by `yani report --jsonl`, against what is known.

  python3 Benchmarks/insights/recurring.py [--yani COMMAND] [--shared DIR] [--seed N] [--households N]

1. Berka (standing orders of a real bank): date and signed amount only. An order is found if a series
   has its amount and at least nine in ten of its payments; a series is right if it is a standing
   order, a fee, an insurance, a pension or an interest series.
2. The generator of household.py: a series is found if at least eight in ten of its payments are in
   one found series that is at least eight in ten its own; by shape.
3. The 1995 French household of GnuCash (statements/qif), where the file is there.
"""
import argparse
import collections
import csv
import gzip
import json
import pathlib
import subprocess

import household


def reports(command, accounts):
    """The report of each account, through one run of the binary."""
    lines = "\n".join(json.dumps(a) for a in accounts) + "\n"
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def berka(command, folder):
    rows = collections.defaultdict(list)
    with gzip.open(folder / "trans.csv.gz", "rt") as file:
        for row in csv.DictReader(file):
            rows[row["account_id"]].append(row)
    accounts, kinds = [], {}
    for account, items in rows.items():
        transactions = []
        for row in items:
            sign = "" if row["type"] == "PRIJEM" else "-"
            kinds[row["trans_id"]] = (row["operation"], row["k_symbol"], row["account"], row["amount"])
            transactions.append({"date": row["date"], "amount": f"{sign}{row['amount']} CZK",
                                 "description": "", "id": row["trans_id"]})
        accounts.append({"account": account, "transactions": transactions})
    orders = collections.defaultdict(list)
    for account, items in rows.items():
        for row in items:
            if row["operation"] == "PREVOD NA UCET":
                orders[account, row["bank"], row["account"], row["amount"]].append(row["trans_id"])
    orders = {key: ids for key, ids in orders.items() if len(ids) >= 3}
    found, right, wrong = set(), 0, []
    by_transaction = {i: key for key, ids in orders.items() for i in ids}
    for report in reports(command, accounts):
        for series in report["recurring"] + report["ended"]:
            if not series["amount"].startswith("-"):
                continue
            ids = series["transactions"]
            counts = collections.Counter(by_transaction[i] for i in ids if i in by_transaction)
            if counts:
                key, hits = counts.most_common(1)[0]
                if hits >= 0.9 * len(orders[key]):
                    found.add(key)
            ordered = sum(kinds[i][0] == "PREVOD NA UCET" or kinds[i][1] in ("SLUZBY", "POJISTNE", "SIPO", "UVER", "SANKC. UROK")
                          for i in ids)
            if ordered >= 0.8 * len(ids):
                right += 1
            else:
                wrong.append([kinds[i] for i in ids][:3])
    print(f"berka: recall {len(found) / len(orders):.4f} ({len(found)} of {len(orders)}), "
          f"precision {right / max(1, right + len(wrong)):.4f} ({len(wrong)} wrong of {right + len(wrong)})")
    return wrong, [k for k in orders if k not in found]


def generated(command, seed, count, verbose):
    accounts, truths = [], []
    for account, transactions, truth in household.households(seed, count):
        accounts.append({"account": account, "transactions": transactions})
        truths.append(truth)
    hits, totals = collections.Counter(), collections.Counter()
    right = wrong = 0
    for report, truth, account in zip(reports(command, accounts), truths, accounts):
        owner = {i: name for name, (_, ids) in truth.items() for i in ids}
        found = set()
        for series in report["recurring"] + report["ended"]:
            ids = series["transactions"]
            name, own = collections.Counter(owner.get(i) for i in ids).most_common(1)[0]
            if name is not None and own >= 0.8 * len(ids):
                right += 1
                if own >= 0.8 * len(truth[name][1]):
                    found.add(name)
            else:
                wrong += 1
                if verbose:
                    print("  wrong:", account["account"], series["name"], series["frequency"], series["count"])
        for name, (shape, ids) in truth.items():
            totals[shape] += 1
            hits[shape] += name in found
            if verbose and name not in found:
                paid = {t["id"]: (t["date"], t["amount"]) for t in account["transactions"]}
                print("  missed:", account["account"], name, [paid[i] for i in ids][:12])
    print(f"generated households (seed {seed}, {count}): "
          f"recall {sum(hits.values()) / sum(totals.values()):.4f} ({sum(hits.values())} of {sum(totals.values())}), "
          f"precision {right / (right + wrong):.4f} ({wrong} wrong of {right + wrong})")
    for shape in totals:
        print(f"  {shape:10} {hits[shape] / totals[shape]:.3f} ({hits[shape]} of {totals[shape]})")


# The household's own regular payees, by its file: payee and number of regular payments.
REGULAR_1995 = {"Canal Satellite": 12, "Propriétaire": 12, "RATP": 12, "Employeur": 11, "E.D.F.": 6,
                "France Télécom": 6, "Centre des Impôts": 3, "Crédit Mutuel": 5, "Gaz de France": 3}


def money95(command, path):
    transactions, row = [], {}
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        if line == "^":
            if row.get("P") and row.get("P") != "Opening Balance" and "D" in row:
                month, day, year = row["D"].split("/")
                transactions.append({"date": f"19{year}-{month}-{day}", "amount": row["T"].replace(",", "") + " FRF",
                                     "description": row["P"], "id": str(len(transactions))})
            row = {}
        elif line[:1] in "DTP" and line[:1] not in row:
            row[line[:1]] = line[1:].strip()
    for item in transactions:
        item["amount"] = item["amount"].replace("FRF", "EUR")
    report = reports(command, [{"account": "1995", "transactions": transactions}])[0]
    found = {s["name"]: s for s in report["recurring"] + report["ended"]}
    hit = [n for n in REGULAR_1995 if n in found]
    print(f"1995 household: {len(hit)} of {len(REGULAR_1995)} regular payees, "
          f"{len(found) - len(hit)} others {sorted(set(found) - set(hit))}; "
          f"missed {[n for n in REGULAR_1995 if n not in found]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--yani", default=".build/release/yani report --jsonl")
    parser.add_argument("--shared", type=pathlib.Path, default=pathlib.Path("../shared"))
    parser.add_argument("--seed", default="2026")
    parser.add_argument("--households", type=int, default=60)
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    command = options.yani.split()
    if (options.shared / "data/berka").exists():
        wrong, missed = berka(command, options.shared / "data/berka")
        if options.verbose:
            print(*wrong, *missed, sep="\n  ")
    generated(command, options.seed, options.households, options.verbose)
    path = options.shared / "data/statements/qif/gnucash__Money95bank_fr.qif"
    if path.exists():
        money95(command, path)


if __name__ == "__main__":
    main()
