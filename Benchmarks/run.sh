#!/usr/bin/env bash
# Measures what the README states: time per utterance, cold start, and, where the shared intent sets and scikit-learn
# are at hand, accuracy beside scikit-learn. Run by `make bench`.
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
  python=${PYTHON:-python3}
  if "$python" -c 'import sklearn' 2> /dev/null; then
    echo "== accuracy and training CPU beside scikit-learn"
    "$python" Benchmarks/understanding/run.py "$yani" "$data"
  else
    echo "scikit-learn is not installed in $python: skipped (PYTHON=… names another)"
  fi
else
  echo "$data is not there: accuracy beside scikit-learn skipped"
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
