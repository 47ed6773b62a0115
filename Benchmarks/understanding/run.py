#!/usr/bin/env python3
"""Trains and judges yani and scikit-learn on the same intent sets, one after the other on one core, and prints both.

Usage: run.py YANI DATA  (DATA holds clinc150, banking77, hwu64 and snips, each with train.tsv, val.tsv and test.tsv)
Needs scikit-learn in the Python that runs it. The test part is used once, for the figures printed.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline, make_union
from sklearn.svm import LinearSVC

yani, data = sys.argv[1], pathlib.Path(sys.argv[2])
os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"


def rows(path):
    pairs = [line.split("\t", 1) for line in path.read_text(encoding="utf-8").splitlines() if "\t" in line]
    return [label for label, _ in pairs], [text for _, text in pairs]


def cpu_of(command):
    before = os.times()
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    after = os.times()
    return after.children_user - before.children_user, output


def peer(model, folder):
    labels, texts = rows(folder / "train.tsv")
    gold, test = rows(folder / "test.tsv")
    start = time.process_time()
    model.fit(texts, labels)
    cpu = time.process_time() - start
    return sum(a == b for a, b in zip(model.predict(test), gold)) / len(gold), cpu


def ours(folder):
    with tempfile.TemporaryDirectory() as work:
        model = f"{work}/m.yanimodel"
        cpu, _ = cpu_of([yani, "train", "--data", str(folder / "train.tsv"), "--validation",
                         str(folder / "val.tsv"), "--output", model])
        _, output = cpu_of([yani, "evaluate", "--json", "--model", model, "--data", str(folder / "test.tsv")])
        figures = json.loads(output)
        return figures["accuracy"], cpu, figures["ece"]


print(f"{'set':10} {'yani':>7} {'CPU s':>6} {'ECE':>6} | {'LR words':>8} {'CPU s':>6} | {'SVC w+c':>8} {'CPU s':>6}")
for name in ["clinc150", "banking77", "hwu64", "snips"]:
    folder = data / name
    accuracy, cpu, ece = ours(folder)
    words, words_cpu = peer(make_pipeline(TfidfVectorizer(ngram_range=(1, 2), sublinear_tf=True),
                                          LogisticRegression(C=30, max_iter=1000)), folder)
    svc, svc_cpu = peer(make_pipeline(make_union(
        TfidfVectorizer(ngram_range=(1, 2), sublinear_tf=True),
        TfidfVectorizer(analyzer="char_wb", ngram_range=(2, 5), sublinear_tf=True)), LinearSVC(C=1)), folder)
    print(f"{name:10} {accuracy:7.2%} {cpu:6.1f} {ece:6.3f} | {words:8.2%} {words_cpu:6.1f} | {svc:8.2%} {svc_cpu:6.1f}")
    print(f"{'':10} training CPU, peer / yani: LR {words_cpu / cpu:.1f}, SVC {svc_cpu / cpu:.1f}")
