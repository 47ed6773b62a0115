#!/usr/bin/env python3
"""Writes stl.csv: what statsmodels' STL and MSTL make of series that STLTests makes too.

    pip install statsmodels==0.15.0 && python3 Tests/Reference/stl.py > Tests/Reference/stl.csv

A line a sampled step: case, step, trend, season (MSTL: one a period, joined by «|»), weight.
"""
import sys

import numpy as np
from statsmodels.tsa.seasonal import MSTL, STL


def series(count, periods, outliers):
    """A trend, a parabola a period, and noise of a linear congruential generator (Numerical Recipes);
    with `outliers`, every 31st value from the 17th on lies 40 higher. Additions and products in one
    order only, so that every language makes the same numbers."""
    state, values = 12345, []
    for t in range(count):
        state = (1664525 * state + 1013904223) % 2**32
        value = 100 + 0.05 * t + 8 * (state / 2**32 - 0.5)
        for period in periods:
            phase = t % period / period
            value += 60 * phase * (1 - phase)
        values.append(value + (40 if outliers and t % 31 == 17 else 0))
    return np.array(values)


# name, count, period, statsmodels' arguments of STL, those of fit, outliers
CASES = [
    ("monthly", 120, 12, {}, {}, False),
    ("monthly robust", 120, 12, {"robust": True}, {}, True),
    ("weekly", 733, 7, {}, {}, False),
    ("weekly robust", 733, 7, {"robust": True}, {}, True),
    ("thirty", 1000, 30, {}, {}, False),
    ("thirty robust", 1000, 30, {"robust": True}, {"outer_iter": 3}, True),
    ("constant fits", 130, 12,
     {"seasonal_deg": 0, "trend_deg": 0, "low_pass_deg": 0, "robust": True}, {}, True),
    ("jumps", 131, 12, {"seasonal_jump": 2, "trend_jump": 5, "low_pass_jump": 3}, {}, False),
    ("jumps robust", 150, 12,
     {"seasonal": 9, "seasonal_jump": 4, "trend_jump": 7, "low_pass_jump": 6, "robust": True}, {}, True),
    ("windows beyond the series", 100, 12, {"seasonal": 35, "trend": 161, "low_pass": 121}, {}, False),
    ("windows beyond the series robust", 100, 12,
     {"seasonal": 35, "trend": 161, "low_pass": 121, "robust": True}, {}, True),
    ("narrow windows", 400, 4, {"seasonal": 3, "trend": 5, "low_pass": 5}, {}, False),
    ("two periods", 24, 12, {}, {}, False),
    ("two periods and one robust", 25, 12, {"robust": True}, {}, True),
    ("period two", 61, 2, {"robust": True}, {"inner_iter": 1, "outer_iter": 4}, True),
    ("windows as long as subseries", 94, 12, {"robust": True}, {}, True),
]
# name, count, periods, windows, robust
MULTIPLE = [
    ("two seasons", 420, [7, 30], None, False),
    ("two seasons robust", 420, [30, 7], [15, 9], True),
    ("a period too long", 50, [7, 25], None, False),
]


def write(name, result):
    season = np.asarray(result.seasonal)
    season = season.reshape(len(season), -1)
    trend, weights = np.asarray(result.trend), np.asarray(result.weights)
    steps = set(range(0, len(trend), max(1, len(trend) // 40)))
    steps |= set(range(min(12, len(trend)))) | set(range(len(trend) - 12, len(trend)))
    for t in sorted(steps):
        seasons = "|".join(repr(float(v)) for v in season[t])
        print(name, t, repr(float(trend[t])), seasons, repr(float(weights[t])), sep=",")


for name, count, period, options, fit, outliers in CASES:
    write(name, STL(series(count, [period], outliers), period=period, **options).fit(**fit))
for name, count, periods, windows, robust in MULTIPLE:
    values = series(count, sorted(periods), robust)
    write(name, MSTL(values, periods=periods, windows=windows, stl_kwargs={"robust": robust}).fit())
print("done", file=sys.stderr)
