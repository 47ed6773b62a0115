#!/usr/bin/env python3
"""Reads the visible cases with yani and with each peer that is installed, one after the other on one core, and prints
accuracy on the core cases per dimension and language, per source, the time a text takes, and yani's failures by name.

Usage: run.py YANI DATA [PYTHON]   (PYTHON runs the peers; see peers.py for the wheels)
"""
import collections
import json
import pathlib
import subprocess
import sys

from score import cases, judge, request

HERE = pathlib.Path(__file__).parent
PEERS = ["duckling", "snips", "recognizers", "dateparser", "text2num"]
ROWS = [("numeral", "value"), ("ordinal", "value"), ("percentage", "value"), ("money", "value"), ("duration", "value"),
        ("frequency", "value"), ("time", "start"), ("time", "value"), ("negative time", "left alone")]
ASKS = {("numeral", "value"): (99, 99), ("ordinal", "value"): (98, 100), ("percentage", "value"): (100, 100),
        ("money", "value"): (95, 95), ("duration", "value"): (95, 100), ("frequency", "value"): (93, 95),
        ("time", "start"): (92, 90), ("time", "value"): (88, 86), ("negative time", "left alone"): (95, 95)}


def answers(output):
    return {a["id"]: a for a in map(json.loads, output.splitlines())}


def run_yani(yani, data):
    lines = [json.dumps(request(case), ensure_ascii=False) for case in cases(data)]
    return answers(subprocess.run([yani, "entities"], input="\n".join(lines), capture_output=True, text=True,
                                  check=True).stdout)


def latency(yani, data, language):
    """Times of all dimensions at once, the language told, as yani reports them."""
    lines = []
    for case in cases(data):
        if case["lang"] == language:
            line = request(case)
            del line["dimension"]
            lines.append(json.dumps(line, ensure_ascii=False))
    result = subprocess.run([yani, "entities", "--latency"], input="\n".join(lines), capture_output=True, text=True,
                            check=True)
    return result.stderr.strip().splitlines()[-1]


def run_peer(python, name, data):
    result = subprocess.run([python, str(HERE / "peers.py"), name, data], capture_output=True, text=True)
    if result.returncode:
        reason = (result.stderr.strip().splitlines() or ["failed"])[-1]
        print(f"{name}: skipped ({reason})")
        return None
    return answers(result.stdout)


def tally(data, found):
    """Right and all, by dimension, measure, language and source."""
    counts = collections.defaultdict(lambda: [0, 0])
    failures = []
    for case in cases(data):
        if case["tier"] != "core" or case["group"] == "count":
            continue
        measures, entity = judge(case, found.get(case["id"], {"entities": []})["entities"])
        name = f"negative {case['dimension']}" if case["group"] == "negative" else case["group"]
        for measure, right in measures.items():
            for source in ["all"] + case["source"].split("+"):
                cell = counts[name, measure, case["lang"], source]
                cell[0] += right
                cell[1] += 1
        if not all(measures.values()):
            failures.append((case, entity))
    return counts, failures


def percent(cell):
    return f"{100 * cell[0] / cell[1]:.0f}" if cell[1] else "–"


def silent(found, data, dimension):
    """Whether a peer reads nothing of a dimension."""
    return not any(found.get(case["id"], {}).get("entities") for case in cases(data, [dimension]))


def print_table(systems, data):
    names = list(systems)
    print(f"\ncore cases right, percent, fr / en\n{'':28}" + "".join(f"{n:>14}" for n in names) + f"{'ask':>14}")
    for dimension, measure in ROWS:
        cells = []
        for name in names:
            found, counts = systems[name]
            pair = [counts.get((dimension, measure, language, "all"), [0, 0]) for language in ("fr", "en")]
            base = "time" if dimension.startswith("negative") else dimension
            cells.append("–" if silent(found, data, base) else " / ".join(map(percent, pair)))
        ask = " / ".join(map(str, ASKS[dimension, measure]))
        print(f"{dimension + ', ' + measure:28}" + "".join(f"{c:>14}" for c in cells) + f"{'>= ' + ask:>14}")


def print_sources(counts):
    print(f"\nyani per source, right / all, core\n{'':31}" + "".join(
        f"{s:>20}" for s in ("duckling", "rustling-ontology", "recognizers")))
    for dimension, measure in ROWS:
        for language in ("fr", "en"):
            cells = [counts.get((dimension, measure, language, source), [0, 0])
                     for source in ("duckling", "rustling-ontology", "recognizers")]
            print(f"{dimension + ', ' + measure:28}{language:3}" + "".join(
                f"{f'{c[0]}/{c[1]}' if c[1] else '–':>20}" for c in cells))


def print_times(systems, yani, data):
    print("\nCPU time of one text, microseconds (peers: the case's dimension alone; yani: all dimensions)")
    for name, (found, _) in systems.items():
        if name == "yani":
            continue
        for language in ("fr", "en"):
            times = sorted(found[c["id"]]["microseconds"] for c in cases(data)
                           if c["lang"] == language and found.get(c["id"], {}).get("microseconds"))
            if times:
                print(f"{name:12} {language}  p50 {times[len(times) // 2]:8.0f}  p99 {times[len(times) * 99 // 100]:8.0f}")
    for language in ("fr", "en"):
        print(f"{'yani':12} {language}  {latency(yani, data, language)}")


def print_failures(failures):
    print(f"\nyani's failures on core cases: {len(failures)}")
    for case, entity in failures:
        meant = case["value"] if case["group"] != "negative" else "nothing"
        said = entity["value"] if entity else "nothing"
        print(f"  {case['lang']} {case['group']} {case['id']} {case['text']!r}\n    meant {meant}\n    read  {said}")


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    yani, data = sys.argv[1:3]
    python = sys.argv[3] if len(sys.argv) == 4 else sys.executable
    systems = {}
    for name in PEERS:
        found = run_peer(python, name, data)
        if found is not None:
            systems[name] = (found, tally(data, found)[0])
    found = run_yani(yani, data)
    counts, failures = tally(data, found)
    systems["yani"] = (found, counts)
    print_table(systems, data)
    print_sources(counts)
    print_times(systems, yani, data)
    print_failures(failures)


if __name__ == "__main__":
    main()
