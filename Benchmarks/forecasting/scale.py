#!/usr/bin/env python3
"""Forecasts many short series with one core and with all, and prints time, memory and speed-up.

Usage: scale.py YANI [COUNT]  (COUNT: 100000 unless told)
Series of 60 days with a week and a trend, seeded, written to a temporary file; `yani forecast --horizon 14 --season 7`
once bound to the first core and once to none. The outputs must be the same, byte for byte. Wall time is that of a
machine with other work, if it has any, and so is the speed-up: the load before and after each run is printed beside
them, and how many threads ran or waited for a core at a time, on average, which other work does not change (Linux).
"""
import hashlib
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import threading
import time

DAYS, SEED = 60, 60_14_7


def write(path, count):
    chance = random.Random(SEED)
    with open(path, "w", encoding="utf-8") as file:
        for number in range(count):
            level, slope = chance.uniform(20, 200), chance.gauss(0, 0.002)
            week = [chance.lognormvariate(0, 0.4) for _ in range(7)]
            values = (level * (1 + slope * day) * week[day % 7] * chance.lognormvariate(0, 0.15) for day in range(DAYS))
            print(f"s{number},2026-01-05", *(f"{value:.2f}" for value in values), sep=",", file=file)


def watch(process, ended, counts, peaks):
    """Appends twenty times a second how many threads run or wait for a core, and the peak resident kB until then."""
    # What wait4 tells of the peak counts this program too, as it was when it forked.
    while not ended.wait(0.05):
        status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
        peaks += [int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")]
        count = 0
        for path in pathlib.Path(f"/proc/{process.pid}/task").glob("*/stat"):
            try:
                count += path.read_text().rpartition(")")[2].split()[0] == "R"
            except OSError:
                pass  # A thread that has ended.
        counts.append(count)


def measured(yani, path, cores):
    """Wall and CPU seconds, peak resident MB, threads ready on average, the digest and lines of what was printed."""
    command = [yani, "forecast", "--input", path, "--horizon", "14", "--season", "7"]
    start, digest, lines = time.monotonic(), hashlib.sha256(), 0
    process = subprocess.Popen(command, stdout=subprocess.PIPE, preexec_fn=lambda: os.sched_setaffinity(0, cores))
    ended, counts, peaks = threading.Event(), [], [0]
    watcher = threading.Thread(target=watch, args=(process, ended, counts, peaks))
    watcher.start()
    while block := process.stdout.read(1 << 20):
        digest.update(block)
        lines += block.count(b"\n")
    ended.set()
    watcher.join()
    _, status, usage = os.wait4(process.pid, 0)
    assert status == 0, f"{yani} ended with {status}"
    wall, cpu = time.monotonic() - start, usage.ru_utime + usage.ru_stime
    return wall, cpu, peaks[-1] / 1024, sum(counts) / max(1, len(counts)), digest.hexdigest(), lines


def main():
    yani, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    available = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "series.csv")
        write(path, count)
        print(f"{'cores':>6}{'wall s':>10}{'CPU s':>10}{'CPU/wall':>10}{'peak MB':>10}{'ready':>8}"
              "   load before, after")
        results = []
        for cores in [available[:1], available]:
            before = os.getloadavg()[0]
            wall, cpu, peak, threads, digest, lines = measured(yani, path, cores)
            assert lines == count * 14 + 1, f"{lines} lines for {count} series"
            results.append((wall, digest))
            print(f"{len(cores):6}{wall:10.1f}{cpu:10.1f}{cpu / wall:10.2f}{peak:10.1f}{threads:8.2f}   "
                  f"{before:.1f}, {os.getloadavg()[0]:.1f}", flush=True)
    assert results[0][1] == results[1][1], "the outputs differ"
    print(f"speed-up in wall time {results[0][0] / results[1][0]:.2f}, the same output")


main()
