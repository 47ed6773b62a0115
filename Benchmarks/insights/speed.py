"""User CPU seconds of `yani report` on made-up statements of 5,000 and 100,000 transactions, and of
1,000 accounts of 1,000 transactions as JSON lines.

  python3 Benchmarks/insights/speed.py [--yani PATH] [--runs N]
"""
import argparse
import json
import pathlib
import random
import resource
import subprocess
import tempfile
import datetime

LABELS = ["CB CARREFOUR {d} PARIS", "CB LIDL {d}", "PRLV SEPA EDF CLIENTS", "CB SNCF INTERNET {d}",
          "VIR INST M DUPONT", "RETRAIT DAB {d}", "CB AMAZON EU {d}", "PRLV SEPA NETFLIX", "CB BOULANGERIE {n} {d}",
          "CB RESTAURANT {n} {d}", "VIR SEPA RECU /DE ACME /MOTIF SALAIRE"]


def rows(count, years, seed=1):
    rng = random.Random(seed)
    start = datetime.date(2026, 6, 30) - datetime.timedelta(days=365 * years)
    for rank in range(count):
        day = start + datetime.timedelta(days=rank * 365 * years // count)
        label = rng.choice(LABELS).format(d=day.strftime("%d/%m"), n=chr(65 + rng.randrange(26)) * 3)
        amount = 2000 if "SALAIRE" in label else -round(rng.lognormvariate(3, 0.8), 2)
        yield day, amount, label


def cpu(command, text=None):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run(command, input=text, stdout=subprocess.DEVNULL, check=True, text=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--yani", default=".build/release/yani")
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for count, years in ((5_000, 3), (100_000, 5)):
            path = pathlib.Path(folder) / f"{count}.csv"
            with open(path, "w", encoding="utf-8") as file:
                file.write("Date;Libelle;Montant\n")
                for day, amount, label in rows(count, years):
                    file.write(f"{day:%d/%m/%Y};{label};{amount:.2f}\n".replace(".", ","))
            command = [options.yani, "report", "--input", str(path), "--format", "html", "--language", "fr"]
            best = min(cpu(command) for _ in range(options.runs))
            print(f"{count} transactions, CSV to HTML: {best:.3f} s of user CPU")
        line = json.dumps({"account": "A", "transactions": [
            {"date": day.isoformat(), "amount": f"{amount:.2f} EUR", "description": label, "id": str(i)}
            for i, (day, amount, label) in enumerate(rows(1_000, 2))]})
        spent = cpu([options.yani, "report", "--jsonl"], (line + "\n") * 1_000)
        print(f"1,000 accounts of 1,000 transactions, JSON lines: {spent:.1f} s of user CPU")


if __name__ == "__main__":
    main()
