#!/usr/bin/env python3
"""Decides random cases of `yani autopay decide` and `yani subscription prorate` a second time, from the written policy alone.

usage: second_opinion.py YANI [CASES] [SEED]

Time zones are those of Python's zoneinfo, amounts are fractions. The cases crowd where answers turn: clock changes, midnights, the
ends of months and of periods, limits reached exactly. Each difference is printed; the exit status is 1 if there is one."""
import json, os, random, subprocess, sys
from calendar import monthrange
from datetime import date, datetime, timedelta, timezone
from fractions import Fraction
from zoneinfo import ZoneInfo

ZONES = ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Sao_Paulo", "Africa/Casablanca",
         "Pacific/Apia", "America/St_Johns", "Asia/Beirut", "Africa/Cairo", "America/Santiago", "UTC"]
DIGITS = {"EUR": 2, "JPY": 0, "BHD": 3, "YANI": 6}
PERIODS = ["hourly", "daily", "weekly", "monthly"]


def a_month_later(day, months=1):
    """The same day of a later month, or the last one of a month that is too short."""
    index = day.year * 12 + day.month - 1 + months
    year, month = index // 12, index % 12 + 1
    return date(year, month, min(day.day, monthrange(year, month)[1]))


def at(day, clock, zone):
    """The instant of a wall time: one that is skipped has the offset before, one that comes twice is the first (RFC 5545, 3.3.5)."""
    return datetime.combine(day, clock, zone).replace(fold=0).astimezone(timezone.utc)


def current_period(kind, start, now, zone):
    """The period `now` is in of those that follow each other from `start`; None before it."""
    if now < start:
        return None
    local = start.astimezone(zone)
    day, clock, begin = local.date(), local.time(), start
    while True:
        if kind == "hourly":
            end = begin + timedelta(minutes=60)
        else:
            day = a_month_later(day) if kind == "monthly" else day + timedelta(days={"daily": 1, "weekly": 7}[kind])
            end = at(day, clock, zone)
        if now < end:
            return begin, end
        begin = end


def decide(case):
    state, request, zone = case["state"], case["request"], ZoneInfo(case["tz"])
    now, amount = datetime.fromisoformat(request["time"]), Fraction(request["amount"])
    uses = [(u["peer"], Fraction(u["amount"]), datetime.fromisoformat(u["time"])) for u in state["usage"]]
    peer = next((p for p in state["peers"] if p["peer"] == request["peer"]), {})
    if not state["enabled"]:
        return "needs_manual_approval", "autopay_disabled", None
    if not peer.get("enabled", True):
        return "needs_manual_approval", "peer_disabled", None
    if amount <= 0:
        return "deny", "invalid_amount", None
    if request["currency"] != state["currency"]:
        return "needs_manual_approval", "currency_mismatch", None
    if "global_daily_limit" in state:
        today = now.astimezone(zone).date()
        used = sum(a for _, a, t in uses if t.astimezone(zone).date() == today)
        if used + amount > Fraction(state["global_daily_limit"]):
            return "deny", "global_daily_limit_exceeded", None
    if "limit" in peer:
        period = current_period(peer["period"], datetime.fromisoformat(peer["period_start"]).astimezone(timezone.utc), now, zone)
        used = sum(a for name, a, t in uses if period and name == request["peer"] and period[0] <= t < period[1])
        if used + amount > Fraction(peer["limit"]):
            return "deny", "peer_limit_exceeded", None
    for rule in state["rules"]:
        if (rule.get("enabled", True) and amount <= Fraction(rule.get("max_amount", amount))
                and request["method"] in rule.get("methods", [request["method"]])
                and request["peer"] in rule.get("peers", [request["peer"]])):
            return "auto_approve", "rule_match", rule["id"]
    return "needs_manual_approval", "no_rule_match", None


def rounded(amount, digits):
    """`amount` rounded half to even, as a decimal string, and as a fraction."""
    units = round(amount * 10 ** digits)
    whole = abs(units)
    text = f"{'-' if units < 0 else ''}{whole // 10 ** digits}"
    text += f".{whole % 10 ** digits:0{digits}}" if digits else ""
    return text.rstrip("0").rstrip(".") if digits > 4 else text, Fraction(units, 10 ** digits)  # the coin drops its trailing zeros


def period_end(start, frequency):
    return {"weekly": start + timedelta(days=7), "monthly": a_month_later(start), "yearly": a_month_later(start, 12)}[frequency]


def prorate(case):
    start, day = date.fromisoformat(case["period_start"]), date.fromisoformat(case["change_date"])
    end = date.fromisoformat(case["period_end"]) if "period_end" in case else period_end(start, case["frequency"])
    digits, share = DIGITS[case["currency"]], Fraction((end - day).days, (end - start).days)
    credit_text, credit = rounded(Fraction(case["old_price"]) * share, digits)
    charge_text, charge = rounded(Fraction(case["new_price"]) * share, digits)
    return (end - start).days, (end - day).days, credit_text, charge_text, rounded(charge - credit, digits)[0]


def money(chance, currency, high=60):
    digits = DIGITS[currency]
    units = chance.choice([chance.randrange(0, high * 10 ** digits), chance.choice([0, 1, 10, 20, 30]) * 10 ** digits])
    return rounded(Fraction(units, 10 ** digits), digits)[0]


def turning_points(zone, chance):
    """Instants near which an answer may turn: clock changes, ends of months, midnights, in one year."""
    year = chance.randrange(2019, 2029)
    hours = [datetime(year, 1, 1, tzinfo=timezone.utc) + timedelta(hours=h) for h in range(0, 8760, 12)]
    points = [b for a, b in zip(hours, hours[1:]) if a.astimezone(zone).utcoffset() != b.astimezone(zone).utcoffset()]
    month = chance.randrange(1, 13)
    last = date(year, month, monthrange(year, month)[1])
    points += [datetime.combine(last - timedelta(days=chance.randrange(4)), datetime.min.time(), zone)]
    return points


def stamp(chance, instant):
    """An instant written with any offset."""
    offset = timezone(timedelta(minutes=15 * chance.randrange(-48, 57)))
    return instant.astimezone(offset).isoformat()


def autopay_case(chance, number):
    name, currency = chance.choice(ZONES), chance.choice(["EUR", "EUR", "JPY", "BHD"])
    zone = ZoneInfo(name)
    now = chance.choice(turning_points(zone, chance)).astimezone(timezone.utc) + timedelta(
        minutes=chance.choice([0, 30, 60, 90, chance.randrange(-2000, 2000)]), seconds=chance.choice([-1, 0, 0, 0, 1]))
    state = {"enabled": chance.random() < 0.97, "currency": currency, "peers": [], "rules": [], "usage": []}
    edges = []
    for peer in ["Paul", "Zoé"]:
        if chance.random() < 0.2:
            continue
        entry = {"peer": peer, "enabled": chance.random() < 0.95}
        if chance.random() < 0.85:
            kind = chance.choice(PERIODS)
            back = {"hourly": 5, "daily": 90, "weekly": 300, "monthly": 900}[kind] * chance.random()
            start = (now - timedelta(days=back)).replace(microsecond=0)
            if chance.random() < 0.6:  # the same wall time as now, so that a period ends now
                local = now.astimezone(zone)
                start = at(start.astimezone(zone).date(), local.time(), zone)
            if chance.random() < 0.3:  # the last days of a month
                local = start.astimezone(zone)
                last = monthrange(local.year, local.month)[1]
                start = at(local.date().replace(day=chance.randrange(28, last + 1)), local.time(), zone)
            entry |= {"limit": money(chance, currency), "period": kind, "period_start": stamp(chance, start)}
            edges += list(current_period(kind, start, now, zone) or [start])
        state["peers"].append(entry)
    midnight = at(now.astimezone(zone).date(), datetime.min.time(), zone)
    edges += [midnight, at(now.astimezone(zone).date() + timedelta(days=1), datetime.min.time(), zone), now]
    for _ in range(chance.randrange(6)):
        time = chance.choice(edges) + timedelta(seconds=chance.choice([-1, 0, 0, 1, chance.randrange(-90000, 90000)]))
        state["usage"].append(
            {"peer": chance.choice(["Paul", "Paul", "Zoé"]), "amount": money(chance, currency, 20), "time": stamp(chance, time)})
    request = {"peer": "Paul", "amount": money(chance, currency), "method": chance.choice(["wallet", "card"]), "time": stamp(chance, now),
               "currency": currency if chance.random() < 0.97 else "GBP"}
    if chance.random() < 0.05:
        request["amount"] = "-" + request["amount"]
    if chance.random() < 0.7:
        state["global_daily_limit"] = money(chance, currency, 90)
    if chance.random() < 0.5:  # a limit reached exactly, or exceeded by one unit
        some = chance.sample(state["usage"], chance.randrange(len(state["usage"]) + 1))
        used = sum(Fraction(use["amount"]) for use in some) + Fraction(request["amount"])
        missing = Fraction(chance.choice([0, 0, 1]), 10 ** DIGITS[currency])
        limit = rounded(max(Fraction(0), used - missing), DIGITS[currency])[0]
        limited = [peer for peer in state["peers"][:1] if "limit" in peer]
        chance.choice([state, *limited])[chance.choice(["global_daily_limit", "limit"])] = limit
    for index in range(chance.randrange(4)):
        rule = {"id": f"r{index}"}
        if chance.random() < 0.5:
            rule["enabled"] = chance.random() < 0.7
        if chance.random() < 0.6:
            rule["max_amount"] = request["amount"] if chance.random() < 0.3 and request["currency"] == currency else money(chance, currency)
        if chance.random() < 0.4:
            rule["methods"] = chance.sample(["wallet", "card"], chance.randrange(1, 3))
        if chance.random() < 0.4:
            rule["peers"] = chance.sample(["Paul", "Zoé"], chance.randrange(1, 3))
        state["rules"].append(rule)
    return {"id": f"a{number}", "tz": name, "state": state, "request": request}


def proration_case(chance, number):
    currency = chance.choice(list(DIGITS))
    start = date(2019, 1, 1) + timedelta(days=chance.randrange(3650))
    if chance.random() < 0.4:
        start = start.replace(day=monthrange(start.year, start.month)[1])
    frequency = chance.choice(["weekly", "monthly", "yearly"])
    end = period_end(start, frequency)
    day = start + timedelta(days=chance.randrange((end - start).days))
    case = {"id": f"p{number}", "frequency": frequency, "currency": currency, "period_start": str(start), "period_end": str(end),
            "change_date": str(day), "old_price": money(chance, currency), "new_price": money(chance, currency)}
    if chance.random() < 0.3:  # it follows from the frequency
        del case["period_end"]
    return case


def compare(yani, command, cases, opinion, keys):
    lines = "".join(json.dumps(case, ensure_ascii=False) + "\n" for case in cases)
    run = subprocess.run([yani, *command], input=lines, capture_output=True, text=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if run.returncode or len(answers) != len(cases):
        sys.exit(f"yani {' '.join(command)}: {len(answers)} answers to {len(cases)} cases, status {run.returncode}: {run.stderr}")
    differences, seen = 0, {}
    for case, answer in zip(cases, answers):
        expected, actual = opinion(case), tuple(answer.get(key) for key in keys)
        seen[expected[1]] = seen.get(expected[1], 0) + 1
        if answer["id"] != case["id"] or expected != actual:
            differences += 1
            print(f"expected {expected}\n     got {actual}\n     for {json.dumps(case, ensure_ascii=False)}")
    return differences, seen


def main():
    yani = os.path.realpath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 5000
    chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 20261121)
    cases = [autopay_case(chance, number) for number in range(count)]
    autopay, reasons = compare(yani, ["autopay", "decide"], cases, decide, ["decision", "reason", "rule"])
    cases = [proration_case(chance, number) for number in range(count)]
    keys = ["total_days", "remaining_days", "credit", "charge", "net"]
    proration, _ = compare(yani, ["subscription", "prorate"], cases, prorate, keys)
    print(f"autopay decide: {count} cases, {autopay} differences;", ", ".join(f"{k} {v}" for k, v in sorted(reasons.items())))
    print(f"subscription prorate: {count} cases, {proration} differences")
    sys.exit(1 if autopay or proration else 0)


main()
