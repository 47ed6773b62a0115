#!/usr/bin/env python3
"""Reads the cases with a peer and writes one JSON object a line, as `yani entities` does, with the microseconds taken.

Usage: peers.py PEER DATA  (PEER is duckling, snips, recognizers, dateparser or text2num)
Exit status 69 if the peer is not installed in the Python that runs this. Wheels known to work, with Python 3.8:
pyduckling-native 0.1.0 and pendulum, snips-nlu-parsers 0.4.3, recognizers-text-suite 1.0.2a2, dateparser, text2num 2.5.
"""
import datetime
import json
import re
import sys
import tempfile
import time

from score import cases

CURRENCIES = {"$": "USD", "£": "GBP", "€": "EUR", "¥": "JPY", "kr": None, "cent": None, "unnamed": None, "unknown": None,
              "dollar": "USD", "pence": "GBP", "Penny": "GBP", "Pence": "GBP", "Cent": None, "Centimes": None,
              # The native wheel gives the bytes of the pound sign as Latin-1.
              "Â£": "GBP",
              # Recognizers-Text names currencies in words where it knows no code, in French always.
              "Dollar": "USD", "Pound": "GBP", "Euro": "EUR", "Livre": "GBP", "Livre sterling": "GBP",
              "Dollar Canadien": "CAD", "Dollar Australien": "AUD", "Dollar américain": "USD",
              "Yuan Chinois": "CNY", "Yen Japonais": "JPY", "Franc Suisse": "CHF", "Couronne danoise": "DKK",
              "Couronne norvégienne": "NOK", "Couronne suédoise": "SEK", "Couronne": None}


def currency(unit):
    return CURRENCIES.get(unit, unit)


def number(value):
    value = float(value)
    return int(value) if value == int(value) else value


def entity(dimension, start, end, value):
    return {"dimension": dimension, "start": start, "end": end, "value": value}


def with_days(value):
    """Adds the days that a time covers, the end excluded."""
    if value["type"] == "instant":
        first = datetime.datetime.fromisoformat(value["iso"])
        grain = value["grain"]
        day = first.date()
        if grain == "week":
            last = day + datetime.timedelta(7)
        elif grain in ("month", "quarter", "year"):
            months = {"month": 1, "quarter": 3, "year": 12}[grain]
            index = day.year * 12 + day.month - 1 + months
            last = datetime.date(index // 12, index % 12 + 1, 1)
        else:
            last = day + datetime.timedelta(1)
        value["days"] = [str(day), str(last)]
    elif value["type"] == "interval":
        start, end = (value[k] and datetime.datetime.fromisoformat(value[k]) for k in ("from", "to"))
        last = end and (end.date() if end.time() == datetime.time() else end.date() + datetime.timedelta(1))
        value["days"] = [start and str(start.date()), last and str(last)]
    return value


class Duckling:
    """Facebook's Duckling (Haskell) through pyduckling-native."""

    dimensions = {"numeral": "number", "ordinal": "ordinal", "money": "amount-of-money", "duration": "duration",
                  "time": "time"}

    def __init__(self):
        import duckling
        self.module = duckling
        with tempfile.TemporaryDirectory() as empty:
            # No zones: the reference instant is told in UTC.
            self.zones = duckling.load_time_zones(empty)
        self.locales = {}
        for language in ("FR", "EN"):
            parsed = duckling.parse_lang(language)
            self.locales[language.lower()] = duckling.parse_locale(language, duckling.default_locale_lang(parsed))

    def read(self, case):
        if case["dimension"] not in self.dimensions:
            return []
        reference = datetime.datetime.fromisoformat(case.get("ref", "2013-02-12T04:30:00"))
        seconds = int(reference.replace(tzinfo=datetime.timezone.utc).timestamp())
        context = self.module.Context(self.module.parse_ref_time(self.zones, "UTC", seconds),
                                      self.locales[case["lang"]])
        wanted = self.module.parse_dimensions([self.dimensions[case["dimension"]]])
        found = self.module.parse(case["text"], context, wanted, bool(case.get("latent")))
        return [entity(case["dimension"], f["start"], f["end"], self.value(case["dimension"], f["value"]))
                for f in found]

    def value(self, dimension, said):
        if dimension in ("numeral", "ordinal"):
            return {"value": said["value"]}
        if dimension == "duration":
            return {"parts": {said["unit"]: said["value"]}}
        sides = {k: said.get(k) for k in ("from", "to")}
        if dimension == "money":
            if said["type"] == "value":
                return {"type": "value", "value": said["value"], "currency": currency(said["unit"])}
            unit = next(s["unit"] for s in sides.values() if s)
            return {"type": "range", "currency": currency(unit), **{k: s and s["value"] for k, s in sides.items()}}
        if said["type"] == "value":
            return with_days({"type": "instant", "iso": said["value"][:19], "grain": said["grain"]})
        return with_days({"type": "interval", **{k: s and s["value"][:19] for k, s in sides.items()}})


class Snips:
    """Snips' rustling-ontology through snips-nlu-parsers; times are left out, because it takes no reference instant."""

    dimensions = {"numeral": "snips/number", "ordinal": "snips/ordinal", "money": "snips/amountOfMoney",
                  "duration": "snips/duration", "percentage": "snips/percentage"}

    def __init__(self):
        from snips_nlu_parsers import BuiltinEntityParser
        self.parsers = {language: BuiltinEntityParser.build(language=language) for language in ("fr", "en")}

    def read(self, case):
        if case["dimension"] not in self.dimensions:
            return []
        found = self.parsers[case["lang"]].parse(case["text"], [self.dimensions[case["dimension"]]])
        return [entity(case["dimension"], f["range"]["start"], f["range"]["end"], self.value(case["dimension"], f["entity"]))
                for f in found]

    def value(self, dimension, said):
        if dimension == "money":
            return {"type": "value", "value": said["value"], "currency": currency(said["unit"])}
        if dimension == "duration":
            units = ("years", "quarters", "months", "weeks", "days", "hours", "minutes", "seconds")
            return {"parts": {unit[:-1]: said[unit] for unit in units if said[unit]}}
        return {"value": said["value"]}


class Recognizers:
    """Microsoft's Recognizers-Text (Python)."""

    dimensions = ("numeral", "ordinal", "percentage", "money", "duration", "frequency", "time")

    def __init__(self):
        from recognizers_date_time import recognize_datetime
        from recognizers_number import recognize_number, recognize_ordinal, recognize_percentage
        from recognizers_number_with_unit import recognize_currency
        from recognizers_text import Culture
        self.cultures = {"fr": Culture.French, "en": Culture.English}
        self.recognizers = {"numeral": recognize_number, "ordinal": recognize_ordinal, "money": recognize_currency,
                            "percentage": recognize_percentage}
        self.times = recognize_datetime

    def read(self, case):
        dimension, culture = case["dimension"], self.cultures[case["lang"]]
        if dimension in ("time", "duration", "frequency"):
            reference = datetime.datetime.fromisoformat(case.get("ref", "2013-02-12T04:30:00"))
            found = self.times(case["text"], culture, reference=reference)
        else:
            found = self.recognizers[dimension](case["text"], culture)
        entities = []
        for result in found:
            value = result.resolution and self.value(dimension, result)
            if value:
                entities.append(entity(dimension, result.start, result.end + 1, value))
        return entities

    def value(self, dimension, result):
        said = result.resolution
        if dimension in ("time", "duration", "frequency"):
            return self.time(dimension, said["values"])
        if said.get("value") is None:
            return None
        value = number(said["value"].rstrip("%").replace(",", "."))
        if dimension != "money":
            return {"value": value}
        return {"type": "value", "value": value, "currency": currency(said.get("isoCurrency") or said.get("unit"))}

    def time(self, dimension, values):
        kinds = {"duration": "duration", "set": "frequency"}
        values = [v for v in values if kinds.get(v["type"], "time") == dimension]
        if not values:
            return None
        # Of a past and a future reading, the last is the future one.
        said = values[-1]
        if dimension == "duration":
            return {"parts": parts_of_timex(said["timex"])}
        if dimension == "frequency":
            return frequency_of_timex(said["timex"])
        if "start" in said or "end" in said:
            return with_days({"type": "interval", **{side: iso(said.get(key)) for side, key in
                                                     (("from", "start"), ("to", "end"))}})
        if not said.get("value") or said["type"] == "time" or not re.match(r"\d{4}-", said["value"]):
            return None
        grain = "day" if said["type"] == "date" else "minute"
        return with_days({"type": "instant", "iso": iso(said["value"]), "grain": grain})


def iso(text):
    if not text or not re.match(r"\d{4}-\d\d-\d\d", text):
        return None
    return text[:10] + "T" + (text[11:19] or "00:00:00")


def parts_of_timex(timex):
    names = {"Y": "year", "M": "month", "W": "week", "D": "day", "TH": "hour", "TM": "minute", "TS": "second"}
    date, _, clock = timex[1:].partition("T")
    pieces = [(n, u) for n, u in re.findall(r"([\d.]+)([YMWD])", date)]
    pieces += [(n, "T" + u) for n, u in re.findall(r"([\d.]+)([HMS])", clock)]
    return {names[unit]: number(count) for count, unit in pieces}


def frequency_of_timex(timex):
    every = re.match(r"P(\d+)([YMWD])$", timex)
    if every:
        return {"every": int(every[1]), "unit": {"Y": "year", "M": "month", "W": "week", "D": "day"}[every[2]]}
    weekday = re.match(r"XXXX-WXX-(\d)(?:T(\d\d)(?::(\d\d))?)?$", timex)
    days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    if weekday:
        value = {"every": 1, "unit": "week", "on": [days[int(weekday[1]) - 1]]}
        return {**value, "at": f"{weekday[2]}:{weekday[3] or '00'}"} if weekday[2] else value
    clock = re.match(r"T(\d\d)(?::(\d\d))?$", timex)
    if clock:
        return {"every": 1, "unit": "day", "at": f"{clock[1]}:{clock[2] or '00'}"}
    yearly = re.match(r"XXXX-(\d\d-\d\d)$", timex)
    return {"every": 1, "unit": "year", "on": ["--" + yearly[1]]} if yearly else {"timex": timex}


class Dateparser:
    """dateparser: instants alone, the text whole, or the part that its search finds inside a sentence."""

    def __init__(self):
        from dateparser.date import DateDataParser
        from dateparser.search import search_dates
        self.parser, self.search = DateDataParser, search_dates

    def read(self, case):
        if case["dimension"] != "time":
            return []
        text = case["text"]
        settings = {"RELATIVE_BASE": datetime.datetime.fromisoformat(case.get("ref", "2013-02-12T04:30:00")),
                    "PREFER_DATES_FROM": "future"}
        if "span" in case or case["group"] == "negative":
            found = self.search(text, languages=[case["lang"]], settings=settings) or []
            return [entity("time", text.find(part), text.find(part) + len(part), self.value(part, when, "day"))
                    for part, when in found]
        data = self.parser(languages=[case["lang"]], settings=settings).get_date_data(text)
        if not data.date_obj:
            return []
        return [entity("time", 0, len(text), self.value(text, data.date_obj, data.period))]

    def value(self, text, when, period):
        if period in ("month", "year"):
            when = when.replace(day=1, **({"month": 1} if period == "year" else {}))
        if period == "time" or re.search(r"\d\s*[h:]|\d\s*[ap]\.?m|heure|o'clock", text, re.IGNORECASE):
            return with_days({"type": "instant", "iso": str(when.replace(tzinfo=None))[:19].replace(" ", "T"),
                              "grain": "minute"})
        return with_days({"type": "instant", "iso": f"{when.date()}T00:00:00", "grain": period})


class Text2num:
    """text2num: whole numbers in words alone."""

    def __init__(self):
        from text_to_num import text2num
        self.convert = text2num

    def read(self, case):
        if case["dimension"] != "numeral":
            return []
        try:
            value = self.convert(case["text"], case["lang"])
        except (ValueError, AttributeError, KeyError):
            return []
        return [entity("numeral", 0, len(case["text"]), {"value": value})]


PEERS = {"duckling": Duckling, "snips": Snips, "recognizers": Recognizers, "dateparser": Dateparser,
         "text2num": Text2num}


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in PEERS:
        sys.exit(__doc__)
    try:
        peer = PEERS[sys.argv[1]]()
    except ImportError as error:
        print(f"{sys.argv[1]}: {error}", file=sys.stderr)
        sys.exit(69)
    supported = getattr(peer, "dimensions", None)
    for case in cases(sys.argv[2]):
        start = time.process_time()
        try:
            entities = peer.read(case)
        except Exception as error:  # A peer that fails on a text has not read it.
            print(f"{sys.argv[1]}: {case['text']!r}: {error!r}", file=sys.stderr)
            entities = []
        taken = (time.process_time() - start) * 1e6
        reads = supported is None or case["dimension"] in supported
        print(json.dumps({"id": case["id"], "entities": entities, "microseconds": taken if reads and entities else None}))


if __name__ == "__main__":
    main()
