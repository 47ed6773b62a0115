#!/usr/bin/env python3
"""STL beside statsmodels' on the same series, in one run: milliseconds of one core, and the
greatest difference of trend and season.

    swift build -c release --package-path Benchmarks/forecasting/analysis
    python3 Benchmarks/forecasting/decomposition.py [ANALYSIS_EXECUTABLE]
"""
import os
import subprocess
import sys
import tempfile
import time

import numpy as np
from statsmodels.tsa.seasonal import STL

here = os.path.dirname(os.path.abspath(__file__))
analysis = sys.argv[1] if len(sys.argv) > 1 else f"{here}/analysis/.build/release/analysis"
SIZES = [(120, 12, 3), (730, 7, 3), (10_000, 365, 20)]

rng = np.random.default_rng(1)
cases = []
for count, period, share in SIZES:
    t = np.arange(count)
    season = 10 * np.sin(2 * np.pi * t / period) + 4 * np.cos(6 * np.pi * t / period)
    values = 100 + 30 * t / count + season + rng.normal(0, 3, count)
    values[rng.integers(0, count, count // 40)] += 40
    for mode in ("plain", "robust"):
        cases.append((f"n={count} period={period}", mode, period, share, values))

with tempfile.NamedTemporaryFile("w", suffix=".csv") as file:
    for name, mode, period, _, values in cases:
        print(name, mode, period, *(repr(float(v)) for v in values), sep=",", file=file)
    file.flush()
    ours = subprocess.run([analysis, "decomposition", file.name], check=True, text=True,
                          stdout=subprocess.PIPE).stdout.splitlines()

print(f"{'series':24}{'mode':8}{'Yani ms':>10}{'statsmodels ms':>16}{'times faster':>14}{'asked':>7}"
      f"{'greatest difference':>21}")
for (name, mode, period, share, values), line in zip(cases, ours):
    fields = line.split(",")
    milliseconds, found = float(fields[2]), np.array([float(v) for v in fields[3:]])
    least, begin, runs = float("inf"), time.process_time(), 0
    while runs < 2 or (time.process_time() - begin < 0.5 and runs < 1000):
        start = time.process_time()
        result = STL(values, period=period, robust=mode == "robust").fit()
        least = min(least, (time.process_time() - start) * 1000)
        runs += 1
    difference = np.abs(found - np.concatenate([result.trend, result.seasonal])).max()
    print(f"{name:24}{mode:8}{milliseconds:10.3f}{least:16.3f}{least / milliseconds:14.1f}{share:7}"
          f"{difference:21.1e}")
