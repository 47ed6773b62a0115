#!/usr/bin/env bash
# Measures what the README states: time per utterance, cold start, and, where the shared intent sets are at hand, accuracy,
# training CPU and latency beside the peers. Run by `make bench`.
set -euo pipefail
cd "$(dirname "$0")/.."
yani=.build/release/yani

echo "== one utterance, text to intent and slots (this process, one core)"
"$yani" evaluate --data Corpora/evaluation/* | grep latency

echo "== cold start of «yani understand», 20 runs, milliseconds"
for _ in $(seq 20); do
  start=$(date +%s%N)
  echo 'envoie 50 euros à Marie' | "$yani" understand > /dev/null
  echo $((($(date +%s%N) - start) / 1000000))
done | sort -n | awk '{a[NR] = $1} END {print "median " a[int((NR + 1) / 2)] ", worst " a[NR]}'

data=../shared/data/nlu
if [ -d "$data" ]; then
  echo "== intent sets beside scikit-learn, liblinear and fastText (from PyPI, in a throw-away environment)"
  "${PYTHON:-python3}" Benchmarks/understanding/run.py "$yani" "$data"
else
  echo "$data is not there: intent sets beside their peers skipped"
fi

data=../shared/data/entities
if [ -d "$data" ]; then
  echo "== entities beside Duckling, Snips, Recognizers-Text, dateparser and text2num (those installed)"
  "${PEERS_PYTHON:-python3}" Benchmarks/entities/run.py "$yani" "$data"
else
  echo "$data is not there: entities beside their peers skipped"
fi
echo "== every number below a million in words, formatted and read back, five ways of counting"
YANI_ALL_NUMBERS=1 swift test -c release -Xswiftc -enable-testing --scratch-path .build/testing --filter RoundTripTests 2>&1 | grep -E "Test run|✘"
