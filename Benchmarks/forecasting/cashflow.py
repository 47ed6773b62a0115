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
import subprocess
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
folder = sys.argv[1]
analysis = sys.argv[2] if len(sys.argv) > 2 else f"{here}/analysis/.build/release/analysis"
EPOCH = datetime.date(1970, 1, 1)

with tempfile.NamedTemporaryFile("w", suffix=".csv") as file:
    for row in csv.DictReader(gzip.open(f"{folder}/trans.csv.gz", "rt")):
        day = (datetime.date.fromisoformat(row["date"]) - EPOCH).days
        sign = 1 if row["type"] == "PRIJEM" else -1
        key = row["bank"] + row["account"]
        if row["k_symbol"] == "SLUZBY":
            key = "fee"
        print(row["account_id"], day, sign * float(row["amount"]), key, sep=",", file=file)
    file.flush()
    for name, date in [("chosen on", "1993-10-31"), ("test", "1993-12-31"), ("test", "1994-01-28")]:
        origin = (datetime.date.fromisoformat(date) - EPOCH).days
        print(f"\n{name} {date}, 60 days")
        sys.stdout.flush()
        subprocess.run([analysis, "cashflow", file.name, str(origin), "60"], check=True)
