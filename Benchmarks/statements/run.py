#!/usr/bin/env python3
"""Times reading statements: user CPU of `yani import --dry-run` beside ofxtools, ofxparse and pandas where installed.

run.py YANI   writes a 10,000-transaction OFX and a 1,000,000-row CSV (seeded), and prints one line a reader. Where
../shared/data/statements is there, counts how many of its files are read to the cent.
"""
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

HEADER = "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\n" \
    "COMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n"


def write_ofx(path, count):
    random.seed(1)
    with open(path, "w") as out:
        out.write(HEADER + "<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20260101"
                  "<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><TRNUID>0<STATUS><CODE>0"
                  "<SEVERITY>INFO</STATUS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>123456789"
                  "<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20200101<DTEND>20251231\n")
        for i in range(count):
            day = f"{2020 + i * 6 // count}{1 + i % 12:02d}{1 + i % 28:02d}"
            out.write(f"<STMTTRN>\n<TRNTYPE>DEBIT\n<DTPOSTED>{day}\n<TRNAMT>-{random.randint(1, 99999) / 100:.2f}\n"
                      f"<FITID>F{i}\n<NAME>CARTE MAGASIN {i % 97}\n<MEMO>PAIEMENT CB VILLE {i % 31}\n</STMTTRN>\n")
        out.write("</BANKTRANLIST><LEDGERBAL><BALAMT>1.00<DTASOF>20251231</LEDGERBAL></STMTRS></STMTTRNRS>"
                  "</BANKMSGSRSV1></OFX>\n")


def write_csv(path, count):
    random.seed(1)
    with open(path, "w") as out:
        out.write("Date;Label;Debit;Credit\n")
        for i in range(count):
            amount = f"{random.randint(1, 99999) / 100:.2f}".replace(".", ",")
            day = f"{1 + i % 28:02d}/{1 + i % 12:02d}/{2020 + i * 6 // count}"
            out.write(f"{day};CARTE {i % 97} MAGASIN VILLE {i % 31};{amount};\n")


def timed(name, command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime - before.ru_utime
    lines = done.stderr.strip().splitlines()
    result = f"{seconds:8.2f} s" if done.returncode == 0 else f"failed: {lines[-1] if lines else '?'}"
    print(f"{name:40}{result}")


def score(yani, folder):
    right, total, wrong = 0, 0, []
    for line in (folder / "expected.tsv").read_text().splitlines()[1:]:
        kind, name, count, expected = line.split("\t")[:4]
        if not count.isdigit():
            continue
        total += 1
        done = subprocess.run([yani, "import", folder / kind / name, "--transactions"], capture_output=True, text=True)
        rows = [json.loads(row) for row in done.stdout.splitlines()]
        amount = sum(round(float(row["amount"]) * 10_000) for row in rows) / 10_000
        if len(rows) == int(count) and (expected == "n/a" or abs(amount - float(expected)) < 0.005):
            right += 1
        else:
            wrong.append(f"{name}: {len(rows)} of {count}; {(done.stderr.strip().splitlines() or ['?'])[0][:150]}")
    print(f"shared statements read to the cent: {right} of {total}")
    print("".join(f"  {line}\n" for line in wrong), end="")


def main():
    yani, python = sys.argv[1], os.environ.get("PYTHON", sys.executable)
    with tempfile.TemporaryDirectory() as work:
        ofx, table = f"{work}/10k.ofx", f"{work}/1m.csv"
        write_ofx(ofx, 10_000)
        write_csv(table, 1_000_000)
        print("user CPU, start of the process included")
        timed("yani, OFX of 10,000", [yani, "import", ofx, "--dry-run"])
        timed("ofxtools", [python, "-c", "import sys;from ofxtools.Parser import OFXTree;t=OFXTree();"
                           f"t.parse('{ofx}');print(len(t.convert().statements[0].transactions))"])
        timed("ofxparse", [python, "-c", f"from ofxparse import OfxParser;OfxParser.parse(open('{ofx}','rb'))"])
        timed("yani, CSV of 1,000,000", [yani, "import", table, "--dry-run"])
        timed("pandas", [python, "-c", "import pandas;"
                         f"pandas.read_csv('{table}',sep=';',decimal=',',parse_dates=['Date'],dayfirst=True)"])
        timed("yani, 1,000,000 rows by month and kind", [yani, "report", "--input", table, "--format", "json",
                                                         "--output", f"{work}/report.json"])
        timed("duckdb, by month and label's number", [
            python, "-c", "import duckdb;duckdb.sql(\"select strftime(Date,'%Y-%m'), regexp_extract(Label,"
            f"'CARTE ([0-9]+)',1), sum(Debit) from read_csv('{table}',delim=';',decimal_separator=',',"
            "dateformat='%d/%m/%Y',columns={'Date':'DATE','Label':'VARCHAR','Debit':'DOUBLE','Credit':'DOUBLE'}) "
            "group by all\").fetchall()"])
    folder = Path(__file__).resolve().parents[3] / "shared/data/statements"
    if folder.exists():
        score(yani, folder)


main()
