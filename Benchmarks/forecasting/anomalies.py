#!/usr/bin/env python3
"""Injected anomalies found in NN5, ours beside global z-score, rolling z-score and S-H-ESD, and the
false alarms on series that have none, long and short.

    swift build -c release --package-path Benchmarks/forecasting/analysis
    python3 Benchmarks/forecasting/anomalies.py ../shared/data/forecast/nn5/train.csv [ANALYSIS_EXECUTABLE]

The recipe: gaps are filled with the value a week before. In each series one value in a hundred (from
the third week on) is moved by m times the series' standard deviation, m uniform in 3…6, up or down
with equal chance, never below zero; what zero leaves closer than one standard deviation counts as
no anomaly. Seed 20261121. The series keep what is unusual in them of themselves (holidays, empty
machines), which every method is charged with alike. The rolling window is four weeks. S-H-ESD
(Hochenbaum, Vallis and Kejariwal 2017) is on the series less the season of a periodic robust STL and
less the median, with median and MAD, alpha = 0.05, at most 2 % anomalies, the setting of the
authors' examples. «best» is the threshold, in hindsight, at which a method would have done best.
"""
import os
import subprocess
import sys
import tempfile

import numpy as np
from scipy import stats
from statsmodels.tsa.seasonal import STL

here = os.path.dirname(os.path.abspath(__file__))
source = sys.argv[1]
analysis = sys.argv[2] if len(sys.argv) > 2 else f"{here}/analysis/.build/release/analysis"
RATE = 0.01


def filled(fields):
    values = [float(v) if v else None for v in fields]
    for t, value in enumerate(values):
        if value is None:
            values[t] = values[t - 7] if t >= 7 else next(v for v in values if v is not None)
    return np.array(values)


def injected(values, rng):
    deviation, count = values.std(), len(values)
    series, labels = values.copy(), np.zeros(count, bool)
    for t in rng.choice(np.arange(14, count), round(count / 100), replace=False):
        size = rng.uniform(3, 6) * deviation
        series[t] = series[t] + size if rng.random() < 0.5 else max(0, series[t] - size)
        labels[t] = abs(series[t] - values[t]) >= deviation
    return series, labels


def s_h_esd(values, alpha=0.05, greatest=0.02):
    season = STL(values, period=7, seasonal=len(values) * 10 + 1, robust=True).fit().seasonal
    rest = values - season - np.median(values)
    left, order, found, count = np.ones(len(rest), bool), [], 0, len(rest)
    for i in range(1, int(count * greatest) + 1):
        middle = np.median(rest[left])
        deviation = 1.4826 * np.median(np.abs(rest[left] - middle))
        if deviation == 0:
            break
        distance = np.where(left, np.abs(rest - middle) / deviation, -1)
        worst = distance.argmax()
        left[worst] = False
        order.append(worst)
        t = stats.t.ppf(1 - alpha / (2 * (count - i + 1)), count - i - 1)
        if distance[worst] > t * (count - i) / np.sqrt((count - i - 1 + t * t) * (count - i + 1)):
            found = i
    flags = np.zeros(count, bool)
    flags[order[:found]] = True
    return flags


def run(part, series, *arguments):
    with tempfile.NamedTemporaryFile("w", suffix=".csv") as file:
        for number, values in enumerate(series):
            print(number, "", *(repr(float(v)) for v in values), sep=",", file=file)
        file.flush()
        output = subprocess.run([analysis, part, file.name, *map(str, arguments)], check=True,
                                text=True, stdout=subprocess.PIPE).stdout
    return [line.split(",") for line in output.splitlines()]


def show(name, flags, labels):
    hit = sum((f & l).sum() for f, l in zip(flags, labels))
    false = sum((f & ~l).sum() for f, l in zip(flags, labels))
    missed = sum((~f & l).sum() for f, l in zip(flags, labels))
    f1 = 2 * hit / max(1, 2 * hit + false + missed)
    print(f"{name:44}{hit / max(1, hit + false):10.3f}{hit / (hit + missed):8.3f}{f1:8.3f}")
    return f1


originals = [filled(line.rstrip("\n").split(",")[2:]) for line in open(source)]
rng = np.random.default_rng(20261121)
data = [injected(values, rng) for values in originals]
series, labels = [d[0] for d in data], [d[1] for d in data]
print(f"NN5: {len(series)} series, {sum(map(len, series))} values, {sum(l.sum() for l in labels)} injected")
print(f"{'method':44}{'precision':>10}{'recall':>8}{'F1':>8}")
flags = [np.zeros(len(s), bool) for s in series]
for number, step, *_ in run("anomalies", series, 7):
    flags[int(number)][int(step)] = True
ours = show(f"Yani, stated false-alarm rate {RATE:.0%}", flags, labels)
rows = [np.array(row[1:], float) for row in run("scores", series, 28)]
for name, part in [("global z-score", 0), ("rolling z-score", 1)]:
    scores = [row.reshape(2, -1)[part] for row in rows]
    show(f"{name}, 3 deviations", [np.abs(s) > 3 for s in scores], labels)
    best = max(np.arange(2, 8, 0.1), key=lambda z: sum(
        (np.abs(s) > z)[l].sum() for s, l in zip(scores, labels)) * 2 / sum(
        (np.abs(s) > z).sum() + l.sum() for s, l in zip(scores, labels)))
    show(f"{name}, best {best:.1f}", [np.abs(s) > best for s in scores], labels)
show("S-H-ESD", [s_h_esd(s) for s in series], labels)

print(f"\nfalse alarms on 200 series of 735 values with a season and no anomaly, stated {RATE:.0%}")
rng = np.random.default_rng(20261122)
week = 5 * np.sin(2 * np.pi * np.arange(735) / 7)
for name, draw in [("normal", rng.standard_normal), ("Laplace", lambda n: rng.laplace(size=n)),
                   ("Student t, 3 degrees", lambda n: rng.standard_t(3, size=n))]:
    found = run("anomalies", [week + draw(735) for _ in range(200)], 7)
    print(f"{name:44}{len(found) / (200 * 735):10.2%}")

print(f"\nfalse alarms in 30,000 values of noise, in series of so many, looked at with a season; stated {RATE:.0%}")
LENGTHS = [30, 60, 120, 365, 730]
print(f"{'':44}" + "".join(f"{length:>10}" for length in LENGTHS))
rng = np.random.default_rng(20261123)
for name, draw in [("normal", rng.standard_normal), ("Laplace", lambda n: rng.laplace(size=n)),
                   ("Student t, 3 degrees", lambda n: rng.standard_t(3, size=n))]:
    for period in [1, 7, 12]:
        rates = []
        for length in LENGTHS:
            count = 30000 // length
            found = run("anomalies", [100 + draw(length) for _ in range(count)], period)
            rates.append(len(found) / (count * length))
        print(f"{name + f', season {period}':44}" + "".join(f"{rate:>10.2%}" for rate in rates))
