"""How well categories are found: of real brands wrapped in bank labels, and of whole labels written apart.

  python3 Benchmarks/insights/categories.py [--yani COMMAND] [--shared DIR]

`Corpora/labels/evaluation/labels.tsv` was written apart from the training names; well-known brands are in both.

Brands and their kind are those of the name-suggestion-index (`data/merchants`); the kind, an
OpenStreetMap tag, is mapped to a household category below; kinds that fit none are left out. Each
brand is wrapped in one label of the list, chosen by its rank. Printed: accuracy on all, the share
decided (not «to review»), and the accuracy of what was decided.
"""
import argparse
import collections
import csv
import gzip
import io
import os
import pathlib
import subprocess
import tempfile

WRAPPERS = ["CB {} 12/03 PARIS", "PAIEMENT CB {} LYON", "CARD PAYMENT TO {}", "POS PURCHASE 1234 {}",
            "FACTURE CARTE DU 120326 {} CARTE 4974XX", "PRLV SEPA {}", "{}", "VISA {} 0033"]
KINDS = {
    "groceries": "shop/supermarket shop/convenience shop/bakery shop/pastry shop/confectionery shop/butcher "
                 "shop/greengrocer shop/deli shop/alcohol shop/wine shop/chocolate shop/frozen_food shop/cheese "
                 "shop/seafood shop/tea shop/coffee shop/health_food shop/wholesale shop/farm",
    "restaurants": "amenity/restaurant amenity/fast_food amenity/cafe amenity/pub amenity/bar amenity/ice_cream "
                   "amenity/food_court",
    "transport": "amenity/fuel amenity/charging_station amenity/parking amenity/bicycle_rental amenity/car_rental "
                 "amenity/car_wash shop/car shop/car_repair shop/car_parts shop/tyres shop/motorcycle amenity/taxi "
                 "amenity/vehicle_inspection amenity/car_sharing shop/truck shop/truck_repair highway/services",
    "health": "amenity/pharmacy shop/optician amenity/dentist amenity/clinic amenity/hospital shop/hearing_aids "
              "amenity/veterinary healthcare/laboratory amenity/doctors shop/chemist shop/medical_supply",
    "travel": "tourism/hotel tourism/motel tourism/hostel shop/travel_agency tourism/caravan_site",
    "entertainment": "leisure/fitness_centre leisure/sports_centre amenity/cinema amenity/theatre "
                     "leisure/bowling_alley leisure/amusement_arcade shop/bookmaker shop/lottery shop/e-cigarette "
                     "shop/tobacco tourism/theme_park",
    "education": "amenity/kindergarten amenity/prep_school amenity/school amenity/college amenity/childcare "
                 "amenity/language_school amenity/training amenity/driving_school",
    "housing": "office/estate_agent shop/storage_rental landuse/residential",
    "utilities": "shop/mobile_phone shop/telecommunication office/telecommunication office/energy_supplier",
    "shopping": "shop/clothes shop/shoes shop/furniture shop/jewelry shop/hairdresser shop/electronics "
                "shop/department_store shop/beauty shop/charity shop/doityourself shop/variety_store shop/sports "
                "shop/cosmetics shop/books shop/bed shop/gift shop/watches shop/pet shop/toys shop/houseware "
                "shop/outdoor shop/kitchen shop/fashion_accessories shop/hardware shop/paint shop/perfumery "
                "shop/country_store shop/interior_decoration shop/dry_cleaning shop/bag shop/bicycle "
                "shop/garden_centre shop/craft shop/newsagent shop/stationery shop/baby_goods shop/video_games "
                "shop/second_hand shop/florist shop/laundry shop/trade shop/curtain shop/fabric shop/music "
                "shop/leather shop/computer",
    "transfers": "amenity/bank amenity/atm",
}


DECIDED = {"user_rule", "correction", "phrase", "model", "payment_kind"}


def brands(shared):
    """Category, amount, day and label of each brand, one way of writing it in turn."""
    category = {kind: name for name, kinds in KINDS.items() for kind in kinds.split()}
    with gzip.open(shared / "data/merchants/brands.csv.gz", "rt", encoding="utf-8") as file:
        names = [(r["name"], category[r["kind"]]) for r in csv.DictReader(file) if r["kind"] in category]
    return [(truth, f"-{10 + rank / 100:.2f}", f"2026-03-{13 + rank % 15}",
             WRAPPERS[rank % len(WRAPPERS)].format(name.upper())) for rank, (name, truth) in enumerate(names)]


def labels():
    path = pathlib.Path(__file__).parents[2] / "Corpora/labels/evaluation/labels.tsv"
    with open(path, encoding="utf-8", newline="") as file:
        return [(r["category"], r["amount"], r["day"], r["label"]) for r in csv.DictReader(file, delimiter="\t")]


def judge(title, rows, options):
    with tempfile.NamedTemporaryFile("w", suffix=".csv", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["Date", "Label", "Amount"])
        writer.writerows((day, label, amount) for _, amount, day, label in rows)
        file.flush()
        with tempfile.TemporaryDirectory() as home:  # nobody's own rules
            done = subprocess.run(options.yani.split() + [file.name], capture_output=True, text=True, check=True,
                                  env={**os.environ, "YANI_HOME": home})
    # Spaces are made one by the import.
    found = {(r["date"], r["amount"], r["label"]): r for r in csv.DictReader(io.StringIO(done.stdout))}
    right = decided = right_decided = missing = 0
    errors = collections.Counter()
    for truth, amount, day, label in rows:
        row = found.get((day, amount, " ".join(label.split()))) or found.get((day, amount, "'" + label))
        missing += row is None
        guess = row["category"] if row else None
        is_decided = row is not None and row["ground"] in DECIDED
        right += guess == truth
        decided += is_decided
        right_decided += is_decided and guess == truth
        if is_decided and guess != truth:
            errors[truth, guess] += 1
            if options.errors:
                print(truth, guess, row["label"], row["ground"], row["evidence"], sep=" | ")
    print(f"{title}: {len(rows)}; accuracy {right / len(rows):.3f}; decided {decided / len(rows):.3f}; "
          f"accuracy of the decided {right_decided / max(1, decided):.3f}; not found again {missing}")
    for (truth, guess), count in errors.most_common(10):
        print(f"  {truth} taken for {guess}: {count}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--yani", default=".build/release/yani report --format csv --input")
    parser.add_argument("--shared", type=pathlib.Path, default=pathlib.Path("../shared"))
    parser.add_argument("--errors", action="store_true")
    options = parser.parse_args()
    if (options.shared / "data/merchants").is_dir():
        judge("brands", brands(options.shared), options)
    judge("labels written apart", labels(), options)


if __name__ == "__main__":
    main()
