#!/usr/bin/env python3
"""Writes the two sample statements beside this file: an invented household, fourteen months, the same on every run."""
import datetime
import pathlib
import random

HERE = pathlib.Path(__file__).parent
FIRST, LAST = datetime.date(2025, 9, 1), datetime.date(2026, 10, 31)


def household(seed, monthly, shops, odd):
    """Rows (day, label, cents): fixed payments by day of month, purchases at shops, and the odd ones out."""
    chance = random.Random(seed)
    rows = list(odd)
    day = FIRST
    while day <= LAST:
        for on, label, cents, spread in monthly:
            if day.day == on:
                rows.append((day, label, cents + chance.randint(-spread, spread)))
        for label, low, high, share in shops:
            if chance.random() < share:
                rows.append((day, label.format(day=day), -chance.randint(low, high)))
        day += datetime.timedelta(days=1)
    return sorted(rows)


def french():
    monthly = [
        (28, "VIR SEPA RECU /DE ATELIER DUMAS /MOTIF SALAIRE", 238_000, 0),
        (5, "PRLV SEPA FONCIA LOYER", -78_500, 0),
        (8, "PRLV SEPA EDF CLIENTS PARTICULIERS", -6_890, 300),
        (10, "PRLV SEPA FREE MOBILE", -1_999, 0),
        (12, "PRLV SEPA NETFLIX", -1_349, 0),
        (15, "PRLV SEPA MUTUELLE DES METIERS", -4_210, 0),
        (2, "VIR LIVRET A", -15_000, 0),
        (27, "COTISATION CARTE VISA", -390, 0),
    ]
    shops = [
        ("CB CARREFOUR MARKET {day:%d/%m} LYON", 1_800, 9_200, 0.24),
        ("CB BOULANGERIE DU PORT {day:%d/%m}", 240, 960, 0.30),
        ("CB SNCF CONNECT {day:%d/%m}", 1_900, 7_400, 0.05),
        ("CB RESTAURANT LE PETIT ZINC {day:%d/%m}", 1_650, 4_800, 0.10),
        ("CB PHARMACIE CENTRALE {day:%d/%m}", 480, 2_600, 0.05),
        ("RETRAIT DAB {day:%d/%m} LYON 3", 2_000, 8_000, 0.06),
        ("CB DECATHLON {day:%d/%m}", 1_500, 6_500, 0.03),
    ]
    odd = [(datetime.date(2026, 7, 18), "CB RESTAURANT LE PETIT ZINC 18/07", -41_200)]
    balance = 184_250
    lines = ["Compte courant n° 00012345678;;;;", "Date;Libellé;Débit;Crédit;Solde"]
    for day, label, cents in household(11, monthly, shops, odd):
        balance += cents
        euros = lambda value: f"{value // 100:,}".replace(",", " ") + f",{value % 100:02d}"
        debit, credit = (euros(-cents), "") if cents < 0 else ("", euros(cents))
        sign = "-" if balance < 0 else ""
        lines.append(f"{day:%d/%m/%Y};{label};{debit};{credit};{sign}{euros(abs(balance))}")
    (HERE / "releve.csv").write_bytes(("\r\n".join(lines) + "\r\n").encode("cp1252"))


def english():
    monthly = [
        (25, "SALARY HARBOUR DESIGN LTD", 264_000, 0),
        (1, "STO TO J WHITTLE RENT", -92_000, 0),
        (6, "DD BRITISH GAS", -8_450, 400),
        (9, "DD VODAFONE", -1_800, 0),
        (14, "CARD PAYMENT TO SPOTIFY", -1_199, 0),
        (20, "DD COUNCIL TAX", -13_600, 0),
        (3, "TRANSFER TO SAVINGS", -20_000, 0),
    ]
    shops = [
        ("CARD PAYMENT TO TESCO STORES 3218", 1_200, 8_400, 0.26),
        ("CARD PAYMENT TO PRET A MANGER", 380, 1_150, 0.30),
        ("CARD PAYMENT TO TFL TRAVEL CHARGE", 280, 1_560, 0.35),
        ("CARD PAYMENT TO BOOTS", 450, 2_900, 0.05),
        ("ATM CASH WITHDRAWAL", 2_000, 10_000, 0.05),
        ("CARD PAYMENT TO JOHN LEWIS", 1_900, 9_900, 0.03),
    ]
    odd = [(datetime.date(2026, 5, 9), "CARD PAYMENT TO TESCO STORES 3218", -38_990)]
    lines = ["Date,Description,Amount"]
    for day, label, cents in household(12, monthly, shops, odd):
        lines.append(f"{day:%Y-%m-%d},{label},{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02d}")
    (HERE / "statement.csv").write_text("\n".join(lines) + "\n")


french()
english()
