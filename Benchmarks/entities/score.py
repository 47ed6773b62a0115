#!/usr/bin/env python3
"""Scores the output of `yani entities` (or of a peer, in the same shape) against cases phrase → value.

Usage:
  score.py cases DATA [--dimension D]... > cases.jsonl     the cases as `yani entities` reads them
  score.py score DATA OUTPUT [--tier core] [--failures] [--dimension D]... [--language L]

DATA is the folder of the cases; its README states their shape. A case counts as right when the value of one entity, the
one that overlaps the case's span most, equals the case's value or an alternative. With no span, the span is the text.
"""
import argparse
import collections
import datetime
import json
import pathlib
import sys

DIMENSIONS = ["numeral", "ordinal", "percentage", "money", "duration", "frequency", "time", "negative", "count"]


def cases(folder, dimensions=None):
    for path in sorted(pathlib.Path(folder).glob("*.jsonl")):
        name, language = path.stem.rsplit("_", 1)
        if dimensions and name not in dimensions:
            continue
        for line in path.read_text(encoding="utf-8").splitlines():
            case = json.loads(line)
            case["group"] = name
            yield case


def request(case):
    line = {"id": case["id"], "text": case["text"], "lang": case["lang"], "locale": case["locale"],
            "dimension": case["dimension"]}
    if "ref" in case:
        line["now"] = case["ref"]
    return line


def near(a, b):
    if a is None or b is None:
        return a is b
    return abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))


def key_of_time(value):
    """What two readings of a time must share: start and end as text, of an instant those of its one unit.

    The sources write "next week" now as an instant of grain week, now as an interval; both say the same days.
    """
    if value.get("type") == "invalid":
        return ("invalid",)
    if value["type"] == "instant":
        return (value["iso"], unit_after(value["iso"], value["grain"]))
    return (value["from"], value["to"])


def unit_after(iso, grain):
    """The moment one unit after another."""
    try:
        moment = datetime.datetime.fromisoformat(iso)
    except ValueError:
        return iso
    months = {"month": 1, "quarter": 3, "year": 12}.get(grain)
    if months is None:
        return (moment + datetime.timedelta(**{grain + "s": 1})).isoformat()
    count = moment.year * 12 + moment.month - 1 + months
    return moment.replace(year=count // 12, month=count % 12 + 1).isoformat()


def equal(dimension, said, meant):
    if said is None or meant is None:
        return said is meant
    if dimension in ("numeral", "ordinal", "percentage"):
        return near(said.get("value"), meant["value"])
    if dimension == "money":
        keys = ("value",) if meant["type"] == "value" else ("from", "to")
        return (said.get("type") == meant["type"] and said.get("currency") == meant["currency"]
                and all(near(said.get(k), meant[k]) for k in keys))
    if dimension == "duration":
        return said.get("parts") == meant["parts"]
    if dimension == "frequency":
        return all(said.get(k) == meant.get(k) for k in ("every", "unit", "at")) and \
            sorted(map(str, said.get("on", []))) == sorted(map(str, meant.get("on", [])))
    return key_of_time(said) == key_of_time(meant)


def start_of(value):
    return value.get("iso", value.get("from")) if value.get("type") != "invalid" else "invalid"


def best(case, entities):
    """The entity of the case's dimension that overlaps its span most, the first of equals."""
    lower, upper = case.get("span") or (0, len(case["text"]))
    found = [e for e in entities if e["dimension"] == case["dimension"]]
    overlaps = [min(upper, e["end"]) - max(lower, e["start"]) for e in found]
    if not found or max(overlaps) <= 0:
        return None
    return found[overlaps.index(max(overlaps))]


def judge(case, entities):
    """The measures of a case, by name, and what was read."""
    if case["group"] == "negative":
        found = [e for e in entities if e["dimension"] == case["dimension"]]
        return {"left alone": not found}, found[0] if found else None
    if case["group"] == "count":
        found = [e for e in entities if e["dimension"] == case["dimension"]]
        return {"count": len(found) == case["count"]}, found[0] if found else None
    entity = best(case, entities)
    said = entity["value"] if entity else None
    accepted = [case["value"]] + case.get("alt", [])
    result = {"value": said is not None and any(equal(case["dimension"], said, v) for v in accepted)}
    if case["dimension"] == "time":
        result["start"] = said is not None and any(start_of(said) == start_of(v) for v in accepted)
        result["days"] = said is not None and any(
            said.get("days") == v.get("days") and (said.get("type") == "invalid") == (v.get("type") == "invalid")
            for v in accepted)
    return result, entity


def score(arguments):
    answers = {}
    with open(arguments.output, encoding="utf-8") as file:
        for line in file:
            answer = json.loads(line)
            answers[answer["id"]] = answer["entities"]
    counts = collections.defaultdict(lambda: [0, 0])
    failures = []
    for case in cases(arguments.data, arguments.dimension):
        if arguments.language and case["lang"] != arguments.language:
            continue
        measures, entity = judge(case, answers.get(case["id"], []))
        group = f"negative {case['dimension']}" if case["group"] == "negative" else case["group"]
        for name, right in measures.items():
            for source in ["all"] + case["source"].split("+"):
                cell = counts[group, name, case["lang"], case["tier"], source]
                cell[0] += right
                cell[1] += 1
        if not all(measures.values()) and (not arguments.tier or case["tier"] == arguments.tier):
            failures.append((case, entity))
    show(counts, arguments.tier)
    if arguments.failures:
        for case, entity in failures:
            meant = [case["value"]] + case.get("alt", [])
            said = f"{entity['text'] if 'text' in entity else ''!r} {entity['value']}" if entity else "nothing"
            print(f"{case['lang']} {case['group']} {case['tier']} {case['id']} {case['text']!r} "
                  f"span={case.get('span')} ref={case.get('ref')}\n    meant {meant}\n    read  {said}")


def show(counts, tier):
    tiers = [tier] if tier else ["core", "optional", "no"]
    sources = ["all", "duckling", "rustling-ontology", "recognizers"]
    print(f"{'':32}" + "".join(f"{s:>20}" for s in sources))
    for group, name in sorted({(g, n) for g, n, *_ in counts}):
        for language in ("fr", "en"):
            for level in tiers:
                cells = [counts.get((group, name, language, level, s), [0, 0]) for s in sources]
                if not cells[0][1]:
                    continue
                text = "".join(f"{f'{c[0]}/{c[1]} {100 * c[0] / c[1]:5.1f}%' if c[1] else '–':>20}" for c in cells)
                print(f"{group:14} {name:10} {language} {level:4.4}{text}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("cases", "score"):
        command = commands.add_parser(name)
        command.add_argument("data")
        command.add_argument("--dimension", action="append", help=", ".join(DIMENSIONS))
        if name == "score":
            command.add_argument("output")
            command.add_argument("--tier")
            command.add_argument("--language")
            command.add_argument("--failures", action="store_true")
    arguments = parser.parse_args()
    if arguments.command == "score":
        score(arguments)
    else:
        for case in cases(arguments.data, arguments.dimension):
            print(json.dumps(request(case), ensure_ascii=False))


if __name__ == "__main__":
    sys.exit(main())
