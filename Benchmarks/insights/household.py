"""Made-up households with recurring payments whose truth is known.

Each household has 12 to 36 months of transactions: recurring series of every shape below, hidden
among shopping, cash and one-off payments with bank labels in French or English. Everything comes
from one seed; the same seed gives the same bytes.

Shapes of series (each transaction of one carries its series in the truth):
  fixed        the same amount each month
  drift        a bill that wanders: a lognormal walk of 4 % a month, seasonal by up to 25 %
  step         one or two price rises of 4 to 30 %
  bimonthly, quarterly, yearly   fixed or drifting by up to 8 %
  thirds       a tax in three yearly instalments four months apart, re-assessed each year
  plan         a purchase in three or four equal monthly instalments (cents on the first)
  skipped      monthly, each payment missing with probability 0.08
  stopped      monthly, ends before the history does
  doubled      monthly, one payment drawn twice within three days
  weekly       the same amount each week
  salary       monthly income, with a bonus now and then and small changes
Payments move off weekends to the next Monday (income to the Friday before) and by up to one day.

Noise: groceries two or three times a week at a few shops, restaurants, fuel, shops at random
days, cash, transfers to friends, and merchants visited once or twice.

As functions: households(seed, count) yields (account, transactions, truth), transactions as dicts
of `yani report --jsonl`, truth as {series: (shape, [ids])}, series of three payments or more (two
for yearly ones).
"""
import datetime
import json
import math
import random
import sys

DAY = datetime.timedelta(days=1)
FRENCH = {
    "fixed": ["PRLV SEPA NETFLIX INTERNATIONAL", "PRLV SEPA SPOTIFY AB", "VIR PERM M BERNARD LOYER",
              "PRLV SEPA MAIF ID EMETTEUR/FR12ZZZ1 MDT/77", "ECH PRET 0012345", "PRLV SEPA BASIC FIT"],
    "drift": ["PRLV SEPA EDF CLIENTS PARTICULIERS", "PRLV SEPA ENGIE", "PRLV SEPA ORANGE SA",
              "PRLV SEPA SFR MOBILE"],
    "step": ["PRLV SEPA FREE MOBILE", "CB DISNEY PLUS {d}", "PRLV SEPA CANAL PLUS FRANCE",
             "PRLV SEPA HARMONIE MUTUELLE"],
    "bimonthly": ["PRLV SEPA VEOLIA EAU", "PRLV SEPA GAZ DE BORDEAUX"],
    "quarterly": ["PRLV SEPA SYNDIC FONCIA", "PRLV SEPA EAU DE PARIS", "COTISATION CARTE VISA"],
    "yearly": ["PRLV SEPA MATMUT ASSURANCE", "CB AMAZON PRIME {d}", "PRLV SEPA DGFIP TAXE FONCIERE"],
    "thirds": ["PRLV SEPA DGFIP TIERS PROVISIONNEL", "PRLV SEPA URSSAF"],
    "plan": ["CB DARTY 3X {d}", "PRLV SEPA ONEY BANK", "PRLV SEPA ALMA"],
    "skipped": ["PRLV SEPA CRECHE LES LUTINS", "VIR SEPA CLUB DE TENNIS"],
    "stopped": ["PRLV SEPA DEEZER", "PRLV SEPA FITNESS PARK", "PRLV SEPA BOUYGUES TELECOM"],
    "doubled": ["PRLV SEPA RATP NAVIGO", "PRLV SEPA MGEN"],
    "weekly": ["VIR PERM COURS DE PIANO", "PRLV SEPA PANIER BIO"],
    "salary": ["VIR SEPA RECU /DE ACME SARL /MOTIF SALAIRE"],
}
ENGLISH = {
    "fixed": ["DD NETFLIX.COM", "STO J SMITH RENT", "DD PURE GYM", "DD AVIVA INSURANCE", "DD SPOTIFY"],
    "drift": ["DD BRITISH GAS", "DD OCTOPUS ENERGY", "DD VODAFONE LTD", "DD EE LIMITED"],
    "step": ["DD SKY DIGITAL", "CARD PAYMENT TO DISNEY PLUS", "DD TALKTALK", "DD BUPA"],
    "bimonthly": ["DD THAMES WATER", "DD WINDOW CLEANING"],
    "quarterly": ["DD SEVERN TRENT", "STO SERVICE CHARGE BLOCK", "DD TV LICENCE"],
    "yearly": ["DD AA BREAKDOWN", "CARD PAYMENT TO AMAZON PRIME", "DD ADMIRAL INSURANCE"],
    "thirds": ["DD HMRC SELF ASSESSMENT", "DD SCHOOL FEES"],
    "plan": ["DD KLARNA", "CARD PAYMENT TO CLEARPAY"],
    "skipped": ["DD LITTLE ACORNS NURSERY", "STO TENNIS CLUB"],
    "stopped": ["DD AUDIBLE", "DD DAVID LLOYD", "DD PLUSNET"],
    "doubled": ["DD TFL AUTOPAY", "DD SIMPLYHEALTH"],
    "weekly": ["STO PIANO LESSONS", "DD VEG BOX"],
    "salary": ["BGC ACME LTD SALARY"],
}
NOISE = {
    "fr": [("CB CARREFOUR {d} PARIS", 55, 2.2), ("CB LIDL {d}", 30, 1.2), ("CB BOULANGERIE MARTIN {d}", 6, 2),
           ("CB TOTAL ENERGIES {d}", 62, 0.45), ("CB PIZZERIA ROMA {d}", 28, 0.5),
           ("CB FNAC {d}", 45, 0.15), ("CB AMAZON EU {d}", 33, 0.6), ("RETRAIT DAB {d}", 50, 0.7),
           ("CB PHARMACIE DU PARC {d}", 18, 0.3), ("VIR INST M DUPONT", 35, 0.2),
           ("CB SNCF INTERNET {d}", 60, 0.3)],
    "en": [("CARD PAYMENT TO TESCO STORES 2231", 48, 2.2), ("CARD PAYMENT TO ALDI", 31, 1.2),
           ("CARD PAYMENT TO GREGGS", 5, 2), ("CARD PAYMENT TO SHELL", 58, 0.45),
           ("CARD PAYMENT TO NANDOS", 27, 0.5), ("CARD PAYMENT TO ARGOS", 40, 0.15),
           ("CARD PAYMENT TO AMAZON UK", 30, 0.6), ("ATM WITHDRAWAL", 50, 0.7),
           ("CARD PAYMENT TO BOOTS", 15, 0.3), ("FASTER PAYMENT TO J JONES", 35, 0.2),
           ("CARD PAYMENT TO TRAINLINE", 55, 0.3)],
}
ONCE = ["ATELIER {n}", "GARAGE {n}", "MAISON {n}", "STUDIO {n}", "CHEZ {n}"]
SYLLABLES = ["ba", "ro", "mi", "lu", "ten", "sol", "vi", "gar", "po", "lec", "dan", "fre"]


def on_day(year, month, day):
    month -= 1
    year, month = year + month // 12, month % 12 + 1
    last = (datetime.date(year + month // 12, month % 12 + 1, 1) - DAY).day
    return datetime.date(year, month, min(day, last))


def moved(day, rng, incoming=False):
    if rng.random() < 0.15:
        day += DAY
    while day.weekday() > 4:
        day += -DAY if incoming else DAY
    return day


def series(shape, rng, start, end):
    """(day, amount, is_extra) of one series, oldest first."""
    gap = {"bimonthly": 2, "quarterly": 3, "yearly": 12, "thirds": 4}.get(shape, 1)
    day = rng.randint(1, 28) if rng.random() < 0.9 else 31
    base = round(math.exp(rng.uniform(math.log(6), math.log(300))), 2)
    if shape == "salary":
        base, day = round(rng.uniform(1500, 3600), 2), rng.choice([25, 28, 31])
    if shape == "weekly":
        first = start + DAY * rng.randint(0, 6)
        return [(first + 7 * DAY * k, base, False) for k in range((end - first).days // 7 + 1)]
    offset = rng.randint(0, gap - 1)
    total = (end.year - start.year) * 12 + end.month - start.month
    months = list(range(offset, total + 1, gap))
    if shape == "plan":
        count = rng.choice([3, 4])
        begin = rng.randint(0, max(0, total - count))
        months = list(range(begin, begin + count))
    if shape == "stopped" and total > 8:
        months = months[: rng.randint(5, len(months) - 3)]
    steps = sorted(rng.sample(range(2, max(3, len(months) - 1)), 1)) if shape == "step" else []
    amount, out = base, []
    double = rng.randrange(1, max(2, len(months) - 1)) if shape == "doubled" else -1
    walk = 1.0
    for rank, offset in enumerate(months):
        date = moved(on_day(start.year, start.month + offset, day), rng, shape == "salary")
        if date < start or date > end:
            continue
        if rank in steps:
            amount = round(amount * rng.uniform(1.04, 1.3), 2)
        value = amount
        if shape == "drift":
            walk *= math.exp(rng.gauss(0, 0.04))
            value = round(amount * walk * (1 + 0.25 * math.cos(2 * math.pi * offset / 12)), 2)
        elif shape in ("bimonthly", "quarterly", "yearly"):
            value = round(amount * rng.uniform(0.96, 1.04), 2) if base < 100 else amount
        elif shape == "thirds" and rank and rank % 3 == 0:
            amount = value = round(amount * rng.uniform(0.95, 1.1), 2)
        elif shape == "plan" and rank == 0:
            value = round(amount + 0.01, 2)
        elif shape == "salary" and rng.random() < 0.12:
            value = round(amount * rng.uniform(1.05, 1.4), 2)
        if shape == "skipped" and rank and rng.random() < 0.08:
            continue
        out.append((date, value, False))
        if rank == double:
            out.append((moved(date + DAY * rng.randint(0, 2), rng), value, True))
    return out


def household(seed, rank):
    rng = random.Random(f"{seed}-{rank}")
    language = rng.choice(["fr", "en"])
    labels, currency = (FRENCH, "EUR") if language == "fr" else (ENGLISH, "GBP")
    months = rng.choice([12, 18, 24, 36])
    end = datetime.date(2026, 6, rng.randint(20, 30))
    start = on_day(end.year, end.month - months, 1)
    rows, truth = [], {}
    for shape in labels:
        if shape == "yearly" and months < 18 or shape == "thirds" and months < 12:
            continue
        for label in rng.sample(labels[shape], min(len(labels[shape]), rng.choice([1, 1, 2]))):
            paid = series(shape, rng, start, end)
            kept = [p for p in paid if not p[2]]
            if len(kept) < (2 if shape == "yearly" else 5 if shape == "weekly" else 3):
                continue
            name = f"{shape}:{label}"
            for day, amount, _ in paid:
                rows.append((day, amount if shape == "salary" else -amount, label, name))
    for label, mean, rate in NOISE[language]:
        spread = 0.5 if "DAB" not in label and "ATM" not in label else 0
        day = start
        while True:
            day += DAY * max(1, round(rng.expovariate(rate / 7)))
            if day > end:
                break
            amount = mean * math.exp(rng.gauss(0, spread)) if spread else rng.choice([20, 40, 50, 60, 100])
            rows.append((day, -round(amount, 2), label, None))
    for _ in range(months * 2):
        name = "".join(rng.choice(SYLLABLES) for _ in range(3)).upper()
        label = rng.choice(ONCE).format(n=name)
        prefix = "CB " if language == "fr" else "CARD PAYMENT TO "
        for _ in range(rng.choice([1, 1, 1, 2])):
            day = start + DAY * rng.randint(0, (end - start).days)
            rows.append((day, -round(math.exp(rng.gauss(3.2, 0.8)), 2), prefix + label, None))
    rows.sort(key=lambda r: (r[0], r[2], r[1]))
    transactions = []
    for number, (day, amount, label, name) in enumerate(rows):
        text = label.format(d=day.strftime("%d/%m")) if "{d}" in label else label
        transactions.append({"date": day.isoformat(), "amount": f"{amount:.2f} {currency}",
                             "description": text, "id": str(number)})
        if name:
            truth.setdefault(name, (name.split(":")[0], []))[1].append(str(number))
    return f"H{rank}", transactions, truth


def households(seed, count):
    for rank in range(count):
        yield household(seed, rank)


if __name__ == "__main__":
    for account, transactions, _ in households(sys.argv[1], int(sys.argv[2])):
        print(json.dumps({"account": account, "transactions": transactions}))
