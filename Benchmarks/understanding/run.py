#!/usr/bin/env python3
"""Trains and judges yani and its peers on the same intent sets, one after the other on one core, and prints both with ratios.

Usage: run.py YANI DATA [--sets clinc150,snips] [--no-peers]
DATA holds clinc150, banking77, hwu64 and snips, each with train.tsv, val.tsv and test.tsv (`label<TAB>text`).

Every system is given the same rows: train and validation together, the settings fixed beforehand; yani calibrates on the
validation part before it trains on it as well; its first line leaves that part to calibration, as calibration is usually
judged. The test part is used once, for the figures printed. Peers whose package is
missing are installed from PyPI into a throw-away environment; one that cannot be installed is left out and named.
CPU is user time, features included, reading the files included for yani and not for the peers.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

PACKAGES = ["scikit-learn", "liblinear-official", "fasttext"]
SETS = ["clinc150", "banking77", "hwu64", "snips"]


def ensure_packages():
    """Runs this script again in a fresh environment that has the peers, unless it already has them or is that run."""
    try:
        import sklearn  # noqa: F401
        return
    except ImportError:
        if os.environ.get("YANI_BENCH_VENV"):
            sys.exit("run.py: scikit-learn could not be installed; run with --no-peers")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = f"{folder}/bin/python"
        for package in PACKAGES:
            if subprocess.run([python, "-m", "pip", "install", "-q", package]).returncode:
                print(f"{package} cannot be installed: left out", file=sys.stderr)
        environment = dict(os.environ, YANI_BENCH_VENV=folder)
        sys.exit(subprocess.run([python, *sys.argv], env=environment).returncode)


def rows(*paths):
    pairs = [line.split("\t", 1) for path in paths
             for line in path.read_text(encoding="utf-8").splitlines() if "\t" in line]
    return [label for label, _ in pairs], [text for _, text in pairs]


def cpu_of(command):
    before = os.times()
    output = subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True).stdout
    after = os.times()
    return after.children_user - before.children_user, output


def quantiles(times):
    times.sort()
    return times[len(times) // 2] * 1e6, times[len(times) * 99 // 100] * 1e6


def latency(predict, texts):
    """p50 and p99 of one call per text, in microseconds, warm."""
    for text in texts[:20]:
        predict(text)
    times = []
    for text in texts[:500]:
        start = time.perf_counter()
        predict(text)
        times.append(time.perf_counter() - start)
    return quantiles(times)


def figures(output):
    body = json.loads(output)
    report = body.get("report", body)
    micro = body.get("label_latency") or body.get("latency") or body["latencyMicroseconds"]
    return {"accuracy": report["accuracy"], "f1": report.get("macro_f1", report.get("macroF1")),
            "ece": report.get("ece", report.get("expectedCalibrationError")),
            "p50": micro["p50"], "p99": micro["p99"],
            "oos": body.get("out_of_scope") or body.get("outOfScope")}


def yani(command, data, validation, test, *options):
    with tempfile.TemporaryDirectory() as work:
        model = pathlib.Path(work) / "m.yanimodel"
        cpu, _ = cpu_of([command, "train", "--data", *data, "--validation", *validation, "--output", model, *options])
        _, output = cpu_of([command, "evaluate", "--json", "--model", model, "--data", *test])
        return {**figures(output), "cpu": cpu, "bytes": model.stat().st_size}


def words():
    from sklearn.feature_extraction.text import TfidfVectorizer
    return TfidfVectorizer(ngram_range=(1, 2), sublinear_tf=True)


def words_and_characters():
    from sklearn.feature_extraction.text import TfidfVectorizer
    from sklearn.pipeline import make_union
    return make_union(words(), TfidfVectorizer(analyzer="char_wb", ngram_range=(2, 5), sublinear_tf=True))


def scikit(features, model):
    def run(train, test):
        from sklearn.pipeline import make_pipeline
        pipeline = make_pipeline(features(), model())
        start = time.process_time()
        pipeline.fit(train[1], train[0])
        cpu = time.process_time() - start
        p50, p99 = latency(lambda text: pipeline.predict([text]), test[1])
        return pipeline.predict(test[1]), cpu, p50, p99
    return run


def logistic_regression():
    from sklearn.linear_model import LogisticRegression
    return LogisticRegression(C=30, max_iter=1000)


def linear_svc():
    from sklearn.svm import LinearSVC
    return LinearSVC(C=1)


def liblinear(options):
    def run(train, test):
        from liblinear.liblinearutil import predict, train as fit
        vectorizer = words_and_characters()
        start = time.process_time()
        matrix = vectorizer.fit_transform(train[1])
        names = sorted(set(train[0]))
        index = {name: number for number, name in enumerate(names)}
        model = fit([index[name] for name in train[0]], matrix.tocsr(), options + " -q")
        cpu = time.process_time() - start

        def labels(texts):
            answers, _, _ = predict([0] * len(texts), vectorizer.transform(texts).tocsr(), model, "-q")
            return [names[int(answer)] for answer in answers]
        p50, p99 = latency(lambda text: labels([text]), test[1])
        return labels(test[1]), cpu, p50, p99
    return run


FASTTEXT_RATES = [1.0, 0.5, 0.25]


def fasttext(train, test):
    """The first learning rate at which training does not end in NaN ("Encountered NaN."), as 1.0 sometimes does."""
    import fasttext as library
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
        for label, text in zip(*train):
            file.write(f"__label__{label} {text.lower()}\n")
        file.flush()
        for rate in FASTTEXT_RATES:
            start = time.process_time()
            try:
                model = library.train_supervised(file.name, loss="softmax", wordNgrams=2, minn=3, maxn=6, dim=100,
                                                 epoch=100, lr=rate, bucket=100_000, thread=1, verbose=0)
            except RuntimeError as error:
                print(f"{'fastText':58} stopped at a learning rate of {rate}: {error}")
                if rate == FASTTEXT_RATES[-1]:
                    raise
                continue
            break
        cpu = time.process_time() - start

    def label(text):
        return model.f.predict(text.lower() + "\n", 1, 0.0, "strict")[0][1].removeprefix("__label__")
    p50, p99 = latency(label, test[1])
    return [label(text) for text in test[1]], cpu, p50, p99


PEERS = {
    "scikit-learn LogisticRegression(lbfgs), words": scikit(words, logistic_regression),
    "scikit-learn LogisticRegression(lbfgs), words + characters": scikit(words_and_characters, logistic_regression),
    "scikit-learn LinearSVC, words + characters": scikit(words_and_characters, linear_svc),
    "liblinear -s 7 -c 30, words + characters": liblinear("-s 7 -c 30"),
    "liblinear -s 4 -c 1, words + characters": liblinear("-s 4 -c 1"),
    "fastText": fasttext,
}


def compare(name, folder, command, peers):
    print(f"\n{name}\n{'':58} accuracy macro-F1   ECE  train CPU s   p50 us   p99 us")
    for title, options in [("yani, trained on train alone", ["--calibrate-only"]), ("yani", [])]:
        ours = yani(command, [folder / "train.tsv"], [folder / "val.tsv"], [folder / "test.tsv"], *options)
        print(f"{title:58} {ours['accuracy']:8.2%} {ours['f1']:8.2%} {ours['ece']:5.3f} {ours['cpu']:12.2f}"
              f" {ours['p50']:8.1f} {ours['p99']:8.1f}   {ours['bytes']:,} bytes")
    train = rows(folder / "train.tsv", folder / "val.tsv")
    test = rows(folder / "test.tsv")
    for peer, run in peers.items():
        try:
            predicted, cpu, p50, p99 = run(train, test)
        except ImportError as error:
            print(f"{peer:58} left out: {error}")
            continue
        except RuntimeError as error:
            print(f"{peer:58} stopped: {error}")
            continue
        from sklearn.metrics import f1_score
        accuracy = sum(a == b for a, b in zip(predicted, test[0])) / len(test[0])
        score = f1_score(test[0], predicted, average="macro")
        print(f"{peer:58} {accuracy:8.2%} {score:8.2%}       {cpu:12.2f} {p50:8.1f} {p99:8.1f}   peer / yani: CPU"
              f" {cpu / ours['cpu']:.1f}, p50 {p50 / ours['p50']:.1f}", flush=True)


def out_of_scope(folder, command):
    print("\nclinc150 (full) with out of scope; threshold chosen on val.tsv and oos_val.tsv")
    for title, data in [("no out-of-scope training", []), ("oos_train.tsv (100)", ["oos_train.tsv"]),
                        ("oos_train_plus.tsv (250)", ["oos_train_plus.tsv"])]:
        result = yani(command, [folder / "train.tsv", *(folder / name for name in data)],
                      [folder / "val.tsv", folder / "oos_val.tsv"], [folder / "test.tsv", folder / "oos_test.tsv"])
        figures = result["oos"]
        auroc = figures.get("auroc", figures.get("areaUnderROC"))
        inside = figures.get("in_scope_accuracy", figures.get("inScopeAccuracy"))
        print(f"{title:58} AUROC {auroc:6.2%}   in-scope accuracy {inside:6.2%}   recall {figures['recall']:6.2%}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("yani")
    parser.add_argument("data", type=pathlib.Path)
    parser.add_argument("--sets", default=",".join(SETS))
    parser.add_argument("--no-peers", action="store_true")
    arguments = parser.parse_args()
    if not arguments.no_peers:
        ensure_packages()
    names = arguments.sets.split(",")
    for name in names:
        compare(name, arguments.data / name, arguments.yani, {} if arguments.no_peers else PEERS)
    if "clinc150" in names:
        out_of_scope(arguments.data / "clinc150", arguments.yani)


os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"
main()
