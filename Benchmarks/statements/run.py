#!/usr/bin/env python3
"""Times reading statements, and measures the memory of bringing them into a wallet.

run.py YANI   writes statements of each format (seeded) and prints: user CPU of `yani import --dry-run` without a wallet, which
it would compare with, beside ofxtools, ofxparse and pandas; user CPU of sums by month and category of 1,000,000 CSV rows beside DuckDB's on the same file, both
answers compared to the cent; peak memory of `yani import` into a new wallet for 10,000, 100,000 and 1,000,000
transactions. PYTHON names an interpreter that has the peers. Where ../shared/data/statements is there, counts how many
of its files are read to the cent.
"""
import csv
import io
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


CATEGORIES = "groceries restaurants transport housing utilities health shopping entertainment travel education fees".split()


def write_csv(path, count, is_sorted=False):
    """A CSV of expenses; sorted, with a category in each row."""
    random.seed(1)
    with open(path, "w") as out:
        out.write("Date;Label;Category;Amount\n" if is_sorted else "Date;Label;Debit;Credit\n")
        for i in range(count):
            amount = f"{random.randint(1, 99999) / 100:.2f}".replace(".", ",")
            row = f"{slashed(i, count)};CARTE {i % 97} MAGASIN VILLE {i % 31};"
            out.write(row + (f"{random.choice(CATEGORIES)};-{amount}\n" if is_sorted else f"{amount};\n"))


def slashed(i, count):
    return f"{1 + i % 28:02d}/{1 + i % 12:02d}/{2020 + i * 6 // count}"


def write_qif(path, count):
    random.seed(1)
    with open(path, "w") as out:
        out.write("!Type:Bank\n")
        for i in range(count):
            out.write(f"D{slashed(i, count)}\nT-{random.randint(1, 99999) / 100:.2f}\nPCARTE {i % 97} MAGASIN\n"
                      f"MVILLE {i % 31}\n^\n")


def write_mt940(path, count):
    random.seed(1)
    with open(path, "w") as out:
        out.write(":20:REF\n:25:FR7612345678901\n:60F:C200101EUR1000,00\n")
        for i in range(count):
            day = f"{20 + i * 6 // count}{1 + i % 12:02d}{1 + i % 28:02d}"
            amount = f"{random.randint(1, 99999) / 100:.2f}".replace(".", ",")
            out.write(f":61:{day}D{amount}NMSCNONREF\n:86:CARTE {i % 97} MAGASIN VILLE {i % 31}\n")
        out.write("-\n")


def write_camt(path, count):
    random.seed(1)
    with open(path, "w") as out:
        out.write('<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>'
                  "<Stmt><Acct><Id><IBAN>FR7630004000031234567890143</IBAN></Id><Ccy>EUR</Ccy></Acct>\n")
        for i in range(count):
            day = f"{2020 + i * 6 // count}-{1 + i % 12:02d}-{1 + i % 28:02d}"
            out.write(f'<Ntry><Amt Ccy="EUR">{random.randint(1, 99999) / 100:.2f}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>'
                      f"BOOK</Cd></Sts><BookgDt><Dt>{day}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>CARTE {i % 97} "
                      f"MAGASIN VILLE {i % 31}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>\n")
        out.write("</Stmt></BkToCstmrStmt></Document>\n")


def timed(name, command, runs=1):
    """Prints the least user CPU of some runs; returns it with what the command wrote, or None where it failed."""
    best = None
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode != 0:
            print(f"{name:48}failed: {(done.stderr.strip().splitlines() or ['?'])[-1]}")
            return None
        seconds = after.ru_utime - before.ru_utime
        best = (min(seconds, best[0]) if best else seconds, done.stdout)
    print(f"{name:48}{best[0]:8.2f} s")
    return best


def peak(command):
    """The peak memory of a command in megabytes, and its user CPU."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{' '.join(command)} ended with {process.returncode}")
    return usage.ru_maxrss / 1024, usage.ru_utime


DUCKDB = """import duckdb,sys
for row in duckdb.sql(f\"\"\"select strftime(Date,'%Y-%m') m, Category c, sum(Amount) from read_csv('{sys.argv[1]}',
    delim=';',decimal_separator=',',dateformat='%d/%m/%Y',columns={{'Date':'DATE','Label':'VARCHAR','Category':'VARCHAR',
    'Amount':'DECIMAL(12,2)'}}) group by all order by all\"\"\").fetchall(): print(*row,sep=',')
"""


def by_month(yani, python, table, bare):
    """Sums by month and category of one file, ours and DuckDB's."""
    ours = timed("yani report --by-month, 1,000,000 rows", [yani, "report", "--input", table, "--by-month"], runs=3)
    peer = timed("duckdb, the same sums of the same file", [python, "-c", DUCKDB, table], runs=3)
    if ours and peer:
        rows = [",".join(row[:3]) for row in list(csv.reader(io.StringIO(ours[1])))[1:]]
        same = sorted(rows) == sorted(peer[1].split())
        print(f"{'ratio':48}{ours[0] / peer[0]:8.2f}    {len(rows)} sums, {'the same' if same else 'NOT THE SAME'}")
    timed("yani, no category column: labels decide", [yani, "report", "--input", bare, "--by-month"], runs=3)
    timed("yani, the whole report of it as JSON", [yani, "report", "--input", bare, "--format", "json", "--output", f"{bare}.json"])


def memory(yani, work):
    """Peak memory of bringing statements into a new wallet and of doing so again; the other formats are read alone."""
    print("peak memory, and user CPU")
    for kind, write in (("csv", write_csv), ("ofx", write_ofx), ("qif", write_qif), ("sta", write_mt940), ("xml", write_camt)):
        for count in (10_000, 100_000, 1_000_000):
            path, home = f"{work}/statement.{kind}", f"{work}/home"
            write(path, count)
            megabytes, seconds = peak([yani, "import", path, "--dry-run", "--home", home])
            line = f"{kind}, {count:9,} transactions: read {megabytes:4.0f} MB, {seconds:6.2f} s"
            if kind in ("csv", "ofx"):
                megabytes, seconds = peak([yani, "import", path, "--home", home])
                again, _ = peak([yani, "import", path, "--home", home])
                line += f"; imported {megabytes:4.0f} MB, {seconds:6.2f} s; again {again:4.0f} MB"
                subprocess.run(["rm", "-rf", home], check=True)
            print(line, flush=True)


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
        ofx, table, categories = f"{work}/10k.ofx", f"{work}/1m.csv", f"{work}/categories.csv"
        write_ofx(ofx, 10_000)
        write_csv(table, 1_000_000)
        write_csv(categories, 1_000_000, is_sorted=True)
        print("user CPU, start of the process included")
        timed("yani, OFX of 10,000", [yani, "import", ofx, "--dry-run", "--home", f"{work}/none"])
        timed("ofxtools", [python, "-c", "import sys;from ofxtools.Parser import OFXTree;t=OFXTree();"
                           f"t.parse('{ofx}');print(len(t.convert().statements[0].transactions))"])
        timed("ofxparse", [python, "-c", f"from ofxparse import OfxParser;OfxParser.parse(open('{ofx}','rb'))"])
        timed("yani, CSV of 1,000,000", [yani, "import", table, "--dry-run", "--home", f"{work}/none"])
        timed("pandas", [python, "-c", "import pandas;"
                         f"pandas.read_csv('{table}',sep=';',decimal=',',parse_dates=['Date'],dayfirst=True)"])
        by_month(yani, python, categories, table)
        memory(yani, work)
    folder = Path(__file__).resolve().parents[3] / "shared/data/statements"
    if folder.exists():
        score(yani, folder)


main()
