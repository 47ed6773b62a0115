#!/usr/bin/env python3
"""Balances projected on the accounts of Berka, beside carrying the balance forward and beside
seasonal naive: pinball loss, coverage, and how well the probability of an overdraft is told.

    swift build -c release --package-path Benchmarks/forecasting/analysis
    python3 Benchmarks/forecasting/cashflow.py ../shared/data/berka [ANALYSIS_EXECUTABLE]

An account takes part from an origin if it has 120 days before it. Planned is what the days up to
the origin show: transfers to or from one partner, and monthly fees, seen twice or more, a month
apart, the last within 35 days; each comes again on its day of the month with its last amount. All
else is the rest. Settings were chosen at the origin 1993-10-31; the others are the test.
"""
import csv
import datetime
import gzip
import os
import re
import subprocess
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
folder = sys.argv[1]
analysis = sys.argv[2] if len(sys.argv) > 2 else f"{here}/analysis/.build/release/analysis"
EPOCH = datetime.date(1970, 1, 1)
# The first is that of the choices; then twelve a week apart, the last 60 days before the data end.
ORIGINS = [datetime.date(1993, 10, 31)] + [
    datetime.date(1993, 11, 12) + datetime.timedelta(7 * number) for number in range(12)]

with tempfile.NamedTemporaryFile("w", suffix=".csv") as file:
    for row in csv.DictReader(gzip.open(f"{folder}/trans.csv.gz", "rt")):
        day = (datetime.date.fromisoformat(row["date"]) - EPOCH).days
        sign = 1 if row["type"] == "PRIJEM" else -1
        key = row["bank"] + row["account"]
        if row["k_symbol"] == "SLUZBY":
            key = "fee"
        print(row["account_id"], day, sign * float(row["amount"]), key, sep=",", file=file)
    file.flush()
    results = {}
    for place, origin in enumerate(ORIGINS):
        name = "chosen on" if place == 0 else "test"
        print(f"\n{name} {origin}, 60 days")
        output = subprocess.run([analysis, "cashflow", file.name, str((origin - EPOCH).days), "60"],
                                check=True, text=True, stdout=subprocess.PIPE).stdout
        print(output, end="", flush=True)
        for line in output.splitlines() if place else []:
            found = re.match(r"(.*?) +([\d.]+) +([\d.]+) +([\d.]+) % +([\d.]+) %$", line)
            if found:
                results.setdefault(found[1], []).append([float(text) for text in found.groups()[1:]])
print(f"\nmean of the {len(ORIGINS) - 1} test origins     pinball    scaled    80 %    95 %")
for method, rows in results.items():
    means = [sum(column) / len(rows) for column in zip(*rows)]
    print(f"{method:38}{means[0]:14.0f}{means[1]:10.4f}{means[2]:6.1f} %{means[3]:6.1f} %")
