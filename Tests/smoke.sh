#!/usr/bin/env bash
# Drives the release command as a user would, and checks each thing that comes out. $1 is the command.
set -euo pipefail
yani=$(realpath "$1")
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

check() {  # check NAME EXPECTED ACTUAL: the actual text holds the expected one
  if [[ "$3" == *"$2"* ]]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'FAILED %s\n  expected: %s\n  got:      %s\n' "$1" "$2" "${3:0:400}"
  fi
}
status() {  # status NAME EXPECTED COMMAND...: the command ends with that status and one error line
  local name=$1 expected=$2 actual=0 lines
  shift 2
  "$@" > "$work/out" 2> "$work/err" < /dev/null || actual=$?
  lines=$(wc -l < "$work/err")
  check "$name (status)" "=$expected=" "=$actual="
  check "$name (one error line)" "=1=" "=$lines="
}
now=(--now 2026-11-20T10:00:00+01:00 --time-zone Europe/Paris)

# A conversation in French, one in English, on a wallet of their own.
export YANI_HOME="$work/home"
french=$(printf '%s\n' 'envoie 50 euros à Marie' 'oui' 'oui' 'quel est mon solde ?' | "$yani" chat --json "${now[@]}")
check "French: restated" '"amount":"50.00 EUR","payee":"Marie Dupont"' "$(sed -n 1p <<< "$french")"
check "French: sent" '"done":[{"action":"send_money"' "$(sed -n 2p <<< "$french")"
check "French: a second yes pays nothing" '"error":"nothing_pending"' "$(sed -n 3p <<< "$french")"
check "French: balance" '"balance":"950.00 EUR"' "$(sed -n 4p <<< "$french")"
english=$(printf '%s\n' 'send 30 to Marie' 'actually to Paul' 'yes' "what's my balance?" | "$yani" chat --json "${now[@]}")
check "English: corrected" '"payee":"Paul Martin"' "$(sed -n 2p <<< "$english")"
check "English: sent" '"action":"send_money"' "$(sed -n 3p <<< "$english")"
check "English: balance" '"balance":"920.00 EUR"' "$(sed -n 4p <<< "$english")"
check "the ledger balances" 'all balanced' "$("$yani" wallet verify)"
# A command that waits for its user has one thread: those of the linear algebra, which look for work when they start, are gone.
if [ -d /proc/self/task ]; then
  mkfifo "$work/turns"
  "$yani" understand "${now[@]}" < "$work/turns" > "$work/answers" &
  waiting=$!
  exec 9> "$work/turns"
  echo 'quel est mon solde ?' >&9
  for _ in $(seq 100); do [ -s "$work/answers" ] && break; sleep 0.1; done
  check "a command that waits: an answer, then one thread" '1 1' \
    "$(wc -l < "$work/answers") $(ls /proc/$waiting/task | wc -l)"
  exec 9>&-
  wait $waiting
fi

# The README's conversation is what comes out on a new wallet.
sed -n '/^```$/,/^```$/p' "$root/README.md" | sed '1d; /^```$/,$d' > "$work/readme"
grep '^› ' "$work/readme" | sed 's/^› //' | "$yani" chat --home "$work/readme-home" "${now[@]}" > "$work/replies"
check "README: the conversation" 'same' \
  "$(grep -v '^› ' "$work/readme" | cmp - "$work/replies" && [ -s "$work/replies" ] && echo same)"

# Understanding, importing, reporting.
meaning=$(echo 'how much will I spend on groceries next month?' | "$yani" understand "${now[@]}")
check "understand: intent" '"intent":"forecast_spending"' "$meaning"
check "understand: period" '"period":["2026-12-01/2027-01-01"]' "$meaning"
# A terminal whose locale is not there: the prompt is written all the same.
for locale in C xx_XX.UTF-8; do
  typed=$(printf 'mon solde\n/quit\n' | LC_ALL=$locale TERM=xterm script -qec "$yani chat --home $work/terminal" /dev/null 2>&1 || true)
  check "chat: on a terminal in locale $locale" 'Ton solde est' "$typed"
done
for word in quit exit quitter; do
  check "chat: $word leaves" '==' "=$(printf '%s\nmon solde\n' $word | "$yani" chat --home "$work/leaving" "${now[@]}")="
done
check "chat: quit calls off what is restated" 'Ton solde est de 1' \
  "$(printf 'envoie 20 à Marie\nquit\nmon solde\n' | "$yani" chat --home "$work/leaving" "${now[@]}")"
check "import" '"transactions":464' "$("$yani" import "$root/Examples/releve.csv" --account banque --json)"
check "import again adds nothing" '"duplicates":464' "$("$yani" import "$root/Examples/releve.csv" --account banque --json)"
check "the ledger still balances" 'all balanced' "$("$yani" wallet verify)"
"$yani" report --input "$root/Examples/releve.csv" --language fr "${now[@]}" --output "$work/report.html" 2> /dev/null
check "report: HTML" '</html>' "$(cat "$work/report.html")"
"$yani" report --input "$root/Examples/releve.csv" --language fr --now 2026-11-01T10:00:00+01:00 --time-zone Europe/Paris --output "$work/releve.html" 2> /dev/null
check "report: the sample is what the command writes" 'same' "$(cmp "$work/releve.html" "$root/Examples/releve.html" && echo same)"
"$yani" report --input "$root/Examples/statement.csv" --language en --now 2026-11-01T10:00:00+01:00 --time-zone Europe/Paris --output "$work/statement.html" 2> /dev/null
check "report: the English sample too" 'same' "$(cmp "$work/statement.html" "$root/Examples/statement.html" && echo same)"
mkdir -p "$work/batch" && cp "$root"/Examples/*.csv "$work/batch" && echo x > "$work/batch/bad.csv"
status "report: a bad account of a batch" 65 "$yani" report --batch "$work/batch" --output "$work/reports" --format json
check "report: the others of the batch" '"file":"releve.csv.json"' "$(cat "$work/reports/index.json")"
status "report: a batch in another language" 65 \
  "$yani" report --batch "$work/batch" --output "$work/reports" --format json --language fr
check "report: made anew in it" '"language" : "fr"' "$(cat "$work/reports/statement.csv.json")"
check "report: a goal" 'bike: reached.' \
  "$("$yani" report --input "$root/Examples/statement.csv" --language en --goal bike=5/5 --format text)"
status "report: a goal of no amount" 64 "$yani" report --input "$root/Examples/statement.csv" --goal bike
status "report: a goal of yesterday" 64 "$yani" report --input "$root/Examples/statement.csv" --goal bike=5@2026-11-19 "${now[@]}"
status "report: a form that is not written" 64 "$yani" report --input "$root/Examples/statement.csv" --output "$work/report.pdf"
mkdir -p "$work/empty"
status "report: a batch of nothing" 66 "$yani" report --batch "$work/empty" --output "$work/reports-of-nothing"
printf 'Date,Description,Amount\n03/04/2026,CB SHOP,-5.00\n' > "$work/unsure.csv"
check "report: what it assumed" 'unsure.csv: the file names no currency; read as EUR' \
  "$("$yani" report --input "$work/unsure.csv" --language en 2>&1 > /dev/null)"
check "report: as it is told" '"period" : "2026-03-04/2026-03-05"' \
  "$("$yani" report --input "$work/unsure.csv" --date-order mdy --currency GBP --format json)"
status "report: no such order of dates" 64 "$yani" report --input "$work/unsure.csv" --date-order ydm
status "report: an order of dates for the wallet" 64 "$yani" report --date-order mdy
status "report: a goal of nothing" 64 "$yani" report --input "$root/Examples/statement.csv" --goal bike=0
status "report: a missing model" 66 "$yani" report --input "$root/Examples/statement.csv" --model "$work/none.yanimodel"
status "report: a model of intents" 65 "$yani" report --input "$root/Examples/statement.csv" --model "$root/Models/understanding.yanimodel"
account='{"account":"A","transactions":[{"date":"2026-01-02","amount":"-5.00 EUR","description":"CB SHOP"}]}'
printf '%s\n' "$account" none "$account" > "$work/accounts.jsonl"
status "report: a line that is no account" 65 bash -c "$yani report --jsonl < $work/accounts.jsonl"
check "report: its place" '<stdin>:2: ' "$(cat "$work/err")"
check "report: the line after it" '"transactionCount":1' "$(sed -n 3p "$work/out")"
for wrong in '"balance":"oops"' '"balance":"5.00 USD"' '"account":"caf\xe9"'; do
  printf "${account/'"account":"A"'/$wrong}\n" > "$work/wrong.jsonl"
  status "report: an account with $wrong" 65 bash -c "$yani report --jsonl < $work/wrong.jsonl"
done
check "report: text that is not UTF-8" '<stdin>:1: is not UTF-8 text' "$(cat "$work/err")"
check "report: a line is answered before the next is there" '"transactionCount":1' \
  "$( (printf '%s\n' "$account"; sleep 5) | "$yani" report --jsonl | timeout 4 head -n 1)"
check "import: a pipe" '"transactions":550' "$(cat "$root/Examples/statement.csv" | "$yani" import /dev/stdin --dry-run --json)"
check "report: chart" '<svg' "$(cat "$work/report.html")"
"$yani" report --input "$root/Examples/statement.csv" --language en "${now[@]}" --output "$work/report.json" 2> /dev/null
check "report: forecast" '"month" : "2026-11"' "$(cat "$work/report.json")"
check "report: by month" 'month,category,amount,currency,transactions' "$("$yani" report --input "$root/Examples/statement.csv" --by-month)"
check "report: by month, a pipe" '2025-09,housing,-1056.00,EUR,2' "$("$yani" report --input <(cat "$root/Examples/statement.csv") --by-month)"
status "report: by month of nothing" 64 "$yani" report --by-month
check "report: anomaly" '"amount" : "-389.90 EUR"' "$(cat "$work/report.json")"

# Training: a small model, and the bundled one again, byte for byte.
printf 'fruit\tred apple\nfruit\tripe pear\ncity\told paris\ncity\tnew rome\n' > "$work/toy.tsv"
check "train" '4 utterances' "$("$yani" train --data "$work/toy.tsv" --output "$work/toy.yanimodel" --folds 2)"
check "evaluate" '100.00%' "$("$yani" evaluate --model "$work/toy.yanimodel" --data "$work/toy.tsv")"
check "classify" '"label":"city"' "$(echo "old rome" | "$yani" classify --model "$work/toy.yanimodel" --explain)"
check "train: JSON" '"utterances":4' "$("$yani" train --data "$work/toy.tsv" --output "$work/toy.yanimodel" --folds 2 --json)"
check "a pipe as data" '100.00%' "$("$yani" evaluate --model "$work/toy.yanimodel" --data <(cat "$work/toy.tsv"))"
check "evaluate: time to load" 'model ready       p50' "$("$yani" evaluate --model "$work/toy.yanimodel" --data "$work/toy.tsv")"
check "audit" 'says the same twice: 0' "$("$yani" train --data "$work/toy.tsv" --output "$work/toy.yanimodel" --folds 2 --audit)"
printf 'fruit\tgreen plum\ncity\told town\n' > "$work/held.tsv"
check "train: calibrate only" '4 utterances' "$("$yani" train --data "$work/toy.tsv" --validation "$work/held.tsv" --calibrate-only --output "$work/alone.yanimodel")"
"$yani" train --data "$work/toy.tsv" --validation "$work/held.tsv" --output "$work/both.yanimodel" > /dev/null
check "train: validation is trained on too, or not" 'apart' "$(cmp -s "$work/alone.yanimodel" "$work/both.yanimodel" || echo apart)"
status "train: nothing to calibrate on" 64 "$yani" train --data "$work/toy.tsv" --calibrate-only --output "$work/toy.yanimodel"
check "learning curve" 'macro-F1' "$("$yani" train --data "$work/toy.tsv" --output "$work/toy.yanimodel" --folds 2 --learning-curve)"
printf 'text,label\nred plum,fruit\n"old rome, again",city\n' > "$work/toy.csv"
judged=$("$yani" evaluate --model "$work/toy.yanimodel" --data "$work/toy.csv" --report "$work/toy.html" --predictions "$work/toy.out" --json)
check "evaluate: JSON" '"auroc"' "$("$yani" evaluate --model "$work/toy.yanimodel" --data "$work/toy.csv" --out-of-scope "$work/toy.tsv" --json)"
check "evaluate: latency" '"p99"' "$judged"
check "evaluate: predictions" $'city\tcity\t' "$(cat "$work/toy.out")"
check "evaluate: HTML" '</html>' "$(cat "$work/toy.html")"
"$yani" train --data "$root/Corpora/fr" "$root/Corpora/en" --output "$work/again.yanimodel" > /dev/null
check "training reproduces the bundled model" '=same=' "=$(cmp -s "$work/again.yanimodel" "$root/Models/understanding.yanimodel" && echo same || echo different)="

"$yani" train --labels "$root/Corpora/labels/training" --output "$work/again-categories.yanimodel" > /dev/null
check "training reproduces the model of categories" '=same=' "=$(cmp -s "$work/again-categories.yanimodel" "$root/Models/categories.yanimodel" && echo same || echo different)="

# What is read is not written over, and what cannot be written is told before the work.
status "train: over its data" 64 "$yani" train --data "$work/toy.tsv" --output "$work/toy.tsv"
ln -s toy.tsv "$work/link.tsv"
status "train: over its data, by a link" 64 "$yani" train --data "$work/toy.tsv" --output "$work/link.tsv"
status "train: a card over its model" 64 "$yani" train --data "$work/toy.tsv" --output "$work/m" --card "$work/m"
status "evaluate: over its data" 64 "$yani" evaluate --model "$work/toy.yanimodel" --data "$work/toy.tsv" --predictions "$work/toy.tsv"
status "evaluate: over its model" 64 "$yani" evaluate --model "$work/toy.yanimodel" --data "$work/toy.tsv" --report "$work/toy.yanimodel"
cp "$root/Examples/statement.csv" "$work/mine.csv"
status "report: over its statement" 64 "$yani" report --input "$work/mine.csv" --output "$work/mine.csv"
check "the data are as they were" 'same' "$(cmp "$work/mine.csv" "$root/Examples/statement.csv" && head -1 "$work/toy.tsv" | grep -q 'red apple' && echo same)"
status "train: no folder to write in" 74 "$yani" train --data "$work/toy.tsv" --output "$work/none/m"
status "train: a folder as output" 74 "$yani" train --data "$work/toy.tsv" --output "$work"
check "evaluate: labels the model lacks" 'does not have the labels “b”' \
  "$(printf 'b\tx y\n' | "$yani" evaluate --model "$work/toy.yanimodel" --data /dev/stdin 2>&1)"

# Files that may not be written, links that lead nowhere yet, and names that data would be read by.
mkdir -p "$work/folder" "$work/away"
cp "$work/toy.tsv" "$work/folder/toy.tsv"
ln -s away/new.yanimodel "$work/dangling"
"$yani" train --data "$work/toy.tsv" --output "$work/dangling" --folds 2 > /dev/null
check "train: a dangling link is followed" 'followed' "$([ -L "$work/dangling" ] && [ -s "$work/away/new.yanimodel" ] && echo followed)"
ln -s none/new.yanimodel "$work/lost"
status "train: a link into no folder" 74 "$yani" train --data "$work/toy.tsv" --output "$work/lost"
check "train: a link into no folder is told" "there is no folder $work/none" "$(cat "$work/err")"
ln -s round "$work/round"
status "train: a link to itself" 74 "$yani" train --data "$work/toy.tsv" --output "$work/round"
cp "$work/toy.tsv" "$work/kept.yanimodel" && chmod 444 "$work/kept.yanimodel"
status "train: over a read-only file" 74 "$yani" train --data "$work/toy.tsv" --output "$work/kept.yanimodel"
check "train: a read-only file is told" 'is read-only' "$(cat "$work/err")"
check "train: a read-only file stays" 'same' "$(cmp "$work/toy.tsv" "$work/kept.yanimodel" && echo same)"
status "evaluate: predictions among the data" 64 "$yani" evaluate --model "$work/toy.yanimodel" --data "$work/folder" --predictions "$work/folder/p.tsv"
check "train: a model beside the data" '4 utterances' "$("$yani" train --data "$work/folder" --output "$work/folder/m.yanimodel" --folds 2)"
status "train: folds out of range" 64 "$yani" train --data "$work/toy.tsv" --output "$work/m" --folds -3
check "train: folds out of range are told" '--folds is 2 to 50' "$("$yani" train --data "$work/toy.tsv" --output "$work/m" --folds -3 2>&1 || true)"
status "classify: a folder as model" 66 "$yani" classify --model "$work/folder"
check "classify: why a folder is no model" 'no regular file' "$(cat "$work/err")"

# What does not count is told, and what cannot be judged has no figures.
printf 'plum\tgreen plum\n' > "$work/unknown.tsv"
unjudged=$("$yani" train --data "$work/toy.tsv" --validation "$work/unknown.tsv" --output "$work/m" --card "$work/m.md" 2>&1)
check "train: labels of the validation alone" 'has the labels “plum”' "$unjudged"
check "train: nothing held out" 'held out: none' "$unjudged"
check "train: nothing held out, in JSON" '"accuracy":null' "$("$yani" train --data "$work/toy.tsv" --validation "$work/unknown.tsv" --output "$work/m" --json 2> /dev/null)"
check "train: the card tells of the validation" '**Calibrated on**: 0 utterances' "$(cat "$work/m.md")"
printf 'fruit\tred apple\nfruit\tripe pear\nfruit\tbig plum\ncity\told paris\n' > "$work/lone.tsv"
check "audit: a fold that leaves one label" '1 left out' "$("$yani" train --data "$work/lone.tsv" --output "$work/m" --folds 4 --audit)"
check "evaluate: nothing in scope" '"operation_accuracy" : null' \
  "$(printf 'oos\twhat now\n' | "$yani" evaluate --model "$work/toy.yanimodel" --data /dev/stdin --json)"
mkdir -p "$work/en" && printf 'check_balance\tmy balance\n' > "$work/en/long.tsv"
{ printf 'check_balance\t'; head -c 20000 /dev/zero | tr '\0' a; echo; } >> "$work/en/long.tsv"
check "evaluate: a text too long is told" 'long.tsv:2: is longer than 10000 bytes' "$("$yani" evaluate --data "$work/en/long.tsv" 2>&1)"
printf 'f\033[2Jx\tred apple\n' > "$work/hostile.tsv"
shown=$(TERM=xterm script -qec "$yani evaluate --model $work/toy.yanimodel --data $work/hostile.tsv" /dev/null 2>&1 || true)
check "evaluate: no control character reaches a terminal" 'f\x1B[2Jx' "$shown"
check "evaluate: nor is one obeyed" 'none' "$(grep -q $'f\033\\[2Jx' <<< "$shown" || echo none)"

# Categories: a correction sorts past and future alike, and says so.
check "categorize: what is to review" '"questions":[' "$("$yani" categorize --json)"
check "categorize: why" '"category":"transport"' "$("$yani" categorize --explain 'CB GARAGE DES PINS 12/03' --json)"
check "categorize: a correction" '"category":"travel"' "$("$yani" categorize 'ZQ PALOMBAGGIA' travel --json)"
check "categorize: it holds for labels to come" '"ground":"correction"' \
  "$("$yani" categorize --explain 'CB ZQ PALOMBAGGIA 14/03' --json)"
# Names that are alike: a report each, of its own statement, this time and the next.
mkdir "$work/alike"
for name in 'a b' a_b A_b 'a~20b' index; do
  printf 'Date,Description,Amount,Currency\n2026-01-02,ONLY %s,-5.00,EUR\n' "$name" > "$work/alike/$name"
done
for run in first second; do
  "$yani" report --batch "$work/alike" --output "$work/alike-reports" --format json --language en "${now[@]}" 2> /dev/null
  check "report: names that are alike, $run run" 'own: 5 of 5' "$(python3 - "$work/alike-reports" <<'END'
import json, sys
reports = json.load(open(sys.argv[1] + "/index.json"))["reports"]
names = {entry["file"].lower() for entry in reports}
own = sum("ONLY " + entry["account"] + '"' in open(sys.argv[1] + "/" + entry["file"]).read() for entry in reports)
print("own:", own, "of", len(names))
END
)"
done
printf '# mine\nhousing: palombaggia\n' > "$work/rules.txt"
check "categorize: rules" '"rules":1' "$("$yani" categorize --set-rules "$work/rules.txt" --json)"
check "categorize: a rule goes first" '"ground":"user_rule"' \
  "$("$yani" categorize --explain 'CB ZQ PALOMBAGGIA 14/03' --json)"
status "report: a batch after a rule" 65 \
  "$yani" report --batch "$work/batch" --output "$work/reports" --format json --language fr
made=$(stat -c %y "$work/reports/statement.csv.json")
printf 'fees: palombaggia\n' > "$work/rules.txt"
check "categorize: another rule" '"rules":1' "$("$yani" categorize --set-rules "$work/rules.txt" --json)"
status "report: the batch after another rule" 65 \
  "$yani" report --batch "$work/batch" --output "$work/reports" --format json --language fr
check "report: a rule makes the batch anew" 'anew' \
  "$([[ "$made" != "$(stat -c %y "$work/reports/statement.csv.json")" ]] && echo anew)"
printf 'nonsense\n' > "$work/bad-rules.txt"
status "categorize: a rule that is none" 65 "$yani" categorize --set-rules "$work/bad-rules.txt"
status "categorize: no label" 64 "$yani" categorize '' travel
status "categorize: nothing to forget" 65 "$yani" categorize --forget nope
check "categorize: nothing to forget is said" 'nothing was said of it' "$(cat "$work/err")"
status "categorize: no such category" 64 "$yani" categorize 'SHOP' sweets

# A bill of 800 each month, once doubled and once left out.
printf 'rent,2024-01%s\n' "$(for month in $(seq 36); do
  case $month in 21) printf ',1600' ;; 30) printf ',0' ;; *) printf ',800' ;; esac
done)" > "$work/series.csv"

# Series named by paths: their sums are forecast too, and the forecasts add up.
printf 'food/a,2024-01,5,6,7,8,9,10\nfood/b,2024-01,3,3,2,3,3,3\n"home/a",2024-01,9,8,9,8,9,9\n' > "$work/paths.csv"
coherent=$("$yani" forecast --input "$work/paths.csv" --horizon 2 --season 12 --hierarchy /)
check "forecast: the sums, then the series" '* food/* */a food/a food/b "home/a"' \
  "$(printf '%s' "$coherent" | awk -F, 'NR > 1 && $2 == 1 { printf "%s ", $1 }')"
check "forecast: what adds up" 'sums: 2 of 2' "$(printf '%s' "$coherent" | awk -F, '
  NR > 1 { of[$1 "," $2] = $3 }
  END { for (step = 1; step <= 2; step++) {
    rest = of["*," step] - of["food/a," step] - of["food/b," step] - of["\"home/a\"," step]
    right += rest < 1e-5 && rest > -1e-5 }
    print "sums: " right " of 2" }')"

# Garbage in: one clear line and the right status.
head -c 4096 "$root/Models/understanding.yanimodel" > "$work/noise.csv"
head -c 300 "$root/Models/understanding.yanimodel" > "$work/short.yanimodel"
printf 'label without a tab\n' > "$work/bad.tsv"
printf '\xff\xfe\xfa broken' > "$work/bad.yml"
: > "$work/empty.csv"
{ printf 'Date,Description,Amount\n2026-01-02,'; head -c 1048576 /dev/zero | tr '\0' a; } > "$work/long.csv"
status "no such command" 64 "$yani" frobnicate
status "an option without its value" 64 "$yani" train --data
status "no such language" 64 "$yani" chat --language xx
status "binary statement" 65 "$yani" import "$work/noise.csv" --dry-run
status "empty statement" 65 "$yani" report --input "$work/empty.csv"
status "a 1 MB field" 65 "$yani" import "$work/long.csv" --dry-run
status "missing statement" 66 "$yani" import "$work/none.csv" --dry-run
status "an account without a name" 64 "$yani" import "$root/Examples/statement.csv" --account "" --dry-run
status "dates in another order" 65 "$yani" import "$root/Examples/releve.csv" --date-order ymd --dry-run
status "another format" 65 "$yani" import "$root/Examples/statement.csv" --format ofx --dry-run
status "binary series" 65 "$yani" anomalies --input "$work/noise.csv" --season 12
head -c 20971520 /dev/zero | tr "\\0" a > "$work/line.csv"
status "a line of 20 MB" 65 "$yani" anomalies --input "$work/line.csv" --season 12
printf "\\xef\\xbb\\xbfrent,2024-01,5,6,7,8\\n" > "$work/marked.csv"
check "forecast: a mark of the encoding is no part of a name" "=rent,1=" \
  "=$("$yani" forecast --input "$work/marked.csv" --horizon 1 | sed -n 2p | cut -d, -f1,2)="
printf 'a,2024-01-01,5\na,2024-01-02,6\n' > "$work/tall.csv"
status "forecast: one value a line" 65 "$yani" forecast --input "$work/tall.csv" --horizon 1
printf 'a\xff,2024-01,1,2\nb,2024-01,0x10,2\nc,2024-01,1,2,1,2,1,2,1,2,1,2,1,90\n' > "$work/odd.csv"
for command in "forecast --horizon 1" anomalies; do
  odd=$("$yani" $command --input "$work/odd.csv" 2>&1 || true)
  check "$command: a name that is not UTF-8" 'odd.csv:1: the name is not UTF-8 text' "$odd"
  check "$command: a hexadecimal number" 'odd.csv:2: field 3: “0x10” is no number' "$odd"
  check "$command: the lines after them" $'\nc,' "$odd"
done
printf 'a,2024-13-01,1,2,3,4\n' > "$work/start.csv"
check "forecast: a start that is none" '“2024-13-01” in the second field is no day' \
  "$("$yani" forecast --input "$work/start.csv" --horizon 1 --season 7 2>&1)"
printf '"d","2024-01-01","4","5","6","5","4","6"\n' > "$work/quoted.csv"
check "forecast: a line whose every field is in quotes" '="d",1,' \
  "=$("$yani" forecast --input "$work/quoted.csv" --horizon 1 --season 7 2>&1 | tail -n 1)"
check "forecast: a season below one" '--season is 1 to' \
  "$("$yani" forecast --input "$work/quoted.csv" --horizon 1 --season -1 2>&1 || true)"
check "forecast: nothing but the error of a file that fails" '==' "=$("$yani" forecast --input "$work/tall.csv" --horizon 1 2> /dev/null)="
check "anomalies: nothing but the error of a file that fails" '==' "=$("$yani" anomalies --input "$work/tall.csv" 2> /dev/null)="
printf 'date,value\n' > "$work/table.csv"
check "forecast: a table is told what a line is" 'a line holds a series: its name' \
  "$("$yani" forecast --input "$work/table.csv" --horizon 1 2>&1 || true)"
status "forecast: a level that is a share" 64 "$yani" forecast --input "$work/quoted.csv" --horizon 1 --level 0.8
check "forecast: a level that is a share, what to write" 'of a share of 0.8 it is 80' "$(cat "$work/err")"
status "forecast: no such method" 64 "$yani" forecast --input "$work/quoted.csv" --horizon 1 --method foo
check "forecast: no such method is said once" '=1=' "=$(grep -o foo "$work/err" | wc -l | tr -d ' ')="
status "anomalies: a threshold that all pass" 64 "$yani" anomalies --input "$work/quoted.csv" --threshold 1e-300
status "forecast: a level twice" 64 "$yani" forecast --input "$work/tall.csv" --horizon 1 --level 80 --level 80
status "forecast: three levels to judge" 64 "$yani" forecast --input "$work/tall.csv" --horizon 1 --backtest 2 --level 50 --level 80 --level 95
status "forecast: each series of none" 64 "$yani" forecast --input "$work/tall.csv" --horizon 1 --per-series
status "truncated model" 65 "$yani" understand --model "$work/short.yanimodel"
status "missing model" 66 "$yani" understand --model "$work/none.yanimodel"
if grep -q "$root/Models/BundledModels.swift" "$yani"; then  # the same command, installed without its model
  sed "s#$root/#${root//[!\/]/x}/#g" "$yani" > "$work/alone"
  chmod +x "$work/alone"
  status "no model at all" 69 "$work/alone" understand
  cp -r "$(dirname "$yani")"/*_BundledModels.* "$work"
  check "a model beside the command" '"intent":"check_balance"' "$(echo "what's my balance?" | "$work/alone" understand)"
fi
status "bad data set" 65 "$yani" train --data "$work/bad.tsv" --output "$work/x.yanimodel"
printf '{"train": [\n["a", "b"],\n["c"]]}' > "$work/bad.json"
printf 'text,label\n"never closed,x\n' > "$work/bad.csv"
status "bad JSON" 65 "$yani" train --data "$work/bad.json" --output "$work/x.yanimodel"
check "bad JSON: its line" 'bad.json:3: ' "$(cat "$work/err")"
status "bad CSV" 65 "$yani" train --data "$work/bad.csv" --output "$work/x.yanimodel"
check "bad CSV: its line" 'bad.csv:2: ' "$(cat "$work/err")"
status "an empty data set" 65 "$yani" evaluate --data "$work/empty.csv"
status "a missing data set" 66 "$yani" evaluate --data "$work/toy.tsv" --out-of-scope "$work/none.tsv"
status "a model as data" 65 "$yani" evaluate --data "$root/Models/understanding.yanimodel"
status "a page that cannot be written" 74 "$yani" evaluate --model "$work/toy.yanimodel" --data "$work/toy.tsv" --report /proc/yani.html
mkfifo "$work/pipe"
cat "$work/pipe" > "$work/piped" &
"$yani" report --input "$root/Examples/releve.csv" --format json "${now[@]}" --output "$work/pipe" 2> "$work/err" || cat "$work/err" > "$work/pipe"
wait $!
check "a pipe is written to and stays one" 'pipe: {' "$([ -p "$work/pipe" ] && echo "pipe: $(head -c 1 "$work/piped")")"
touch "$work/there.json" && ln -s there.json "$work/link.json"
"$yani" report --input "$root/Examples/releve.csv" --format json "${now[@]}" --output "$work/link.json" 2> /dev/null
check "a link stays one: what it leads to is written" 'link: {' "$([ -L "$work/link.json" ] && echo "link: $(head -c 1 "$work/there.json")")"
check "/dev/stdout is written to" '"transactions"' "$("$yani" report --input "$root/Examples/releve.csv" --format json "${now[@]}" --output /dev/stdout 2> /dev/null | cat)"
status "invalid UTF-8" 65 "$yani" train --data "$work/bad.yml" --output "$work/x.yanimodel"
status "a home that cannot be" 74 "$yani" wallet add-contact Jo --home /proc/yani
for command in "wallet verify" "wallet show" export report "categorize --rules"; do
  status "$command: no wallet there" 66 "$yani" $command --home "$work/mistyped"
done
check "no wallet is made where one is only read" 'none' "$([ -e "$work/mistyped" ] || echo none)"
printf 'no database, leave it alone, %.0s' {1..60} > "$work/wallet.sqlite"
status "a file that is no wallet" 65 "$yani" wallet verify --home "$work"
check "that file is left as it was" 'no database' "$(head -c 11 "$work/wallet.sqlite")"

status "a folder as a statement" 66 "$yani" import "$work" --dry-run
printf 'food/a,2024-01,5,6,7,8,9,10\nfood/b,2024-01,3,3,2,3,3,3\nhome/a,2024-03,9,8,9,8\n' > "$work/short-path.csv"
status "a hierarchy of a series too short" 65 "$yani" forecast --input "$work/short-path.csv" --horizon 2 --season 12 --hierarchy /
printf 'food,2024-01,5,6,7,8,9,10\nfood/b,2024-01,3,3,2,3,3,3\n' > "$work/group.csv"
status "a hierarchy with a sum among its series" 65 "$yani" forecast --input "$work/group.csv" --horizon 2 --hierarchy /
status "a hierarchy judged" 64 "$yani" forecast --input "$work/group.csv" --horizon 2 --hierarchy / --backtest 2
status "forecast: no series" 65 "$yani" forecast --input "$work/empty.csv" --horizon 2
printf 'Date;Libellé;Montant\n01/10/2025;CB LIDL;-20,26\n02/10/2025;LOYER;-800\n' > "$work/bank.csv"
status "anomalies: a statement is no file of series" 65 "$yani" anomalies --input "$work/bank.csv"
status "anomalies: no series" 65 "$yani" anomalies --input "$work/empty.csv"
check "a first value that may be taken for a start is told" '“5” in the second field is taken for the start' \
  "$(echo 'a,5,6,7,8' | "$yani" forecast --input - --horizon 1 2>&1)"
check "a year is a start" 'quiet' "$(echo 'a,1990,6,7,8' | "$yani" forecast --input - --horizon 1 2>&1 > /dev/null | grep -c . || echo quiet)"
for command in "forecast --horizon 1" anomalies; do
  check "$command: an amount is no year" '“1500.50” in the second field is taken' \
    "$(echo 'a,1500.50,1600,1700,1800' | "$yani" $command --input - 2>&1)"
  check "$command: a value like the next is in doubt on any line" '-:2: “1950” in the second field is taken' \
    "$(printf 'a,1990,6,7,8\nb,1950,1960,1940,1955\n' | "$yani" $command --input - 2>&1)"
done
check "anomalies: a year is a start" 'quiet' "$(echo 'a,1990,6,7,8' | "$yani" anomalies --input - 2>&1 > /dev/null | grep -c . || echo quiet)"
check "anomalies: without a start the second field is a value" 'a,1,90' \
  "$(echo 'a,90,6,7,6,7,6,7,6,7,6,7,6,7,6' | "$yani" anomalies --input - --no-start-column 2>&1)"
status "a level as good as certain" 64 "$yani" forecast --input "$work/group.csv" --horizon 2 --level 99.99999999999999
status "a season too long" 64 "$yani" forecast --input "$work/group.csv" --horizon 2 --season 2000000
check "a season too long: the bound" '1 to 1000000' "$(cat "$work/err")"
status "a folder as series" 66 "$yani" forecast --input "$work" --horizon 1
status "a folder as standard input" 66 bash -c "$yani understand < $work"
status "a folder to talk with" 66 bash -c "$yani chat < $work"
status "a horizon below zero" 64 "$yani" forecast --input "$work/group.csv" --horizon -1
check "a horizon below zero: the bound" 'not -1' "$(cat "$work/err")"
status "a folder as a fixture" 66 "$yani" chat --fixture "$work"
status "a day that is not" 64 "$yani" understand --now 2026-02-30T10:00:00+01:00
status "an empty home" 64 "$yani" wallet verify --home ''
printf '{"tz":"Mars/Base"}' > "$work/mars.json"
status "a fixture's time zone" 65 "$yani" chat --fixture "$work/mars.json"
printf '{"now":"2026-02-30T10:00:00+01:00"}' > "$work/never.json"
status "a fixture's instant" 65 "$yani" chat --fixture "$work/never.json"
for command in "wallet verify" "forecast --input $work/series.csv --horizon 2" "report --input $root/Examples/releve.csv" \
  "export"; do
  status "$command: a full disk" 74 bash -c "$yani $command > /dev/full"
done
status "a model of other labels" 65 "$yani" understand --model "$work/toy.yanimodel"
printf 'short,2024-01,1,2,3\n' > "$work/short.csv"
status "a backtest without an origin" 65 "$yani" forecast --input "$work/short.csv" --horizon 3 --season 12 --backtest 2
check "a pipe as a fixture" '"balance":"5.00 EUR"' \
  "$(echo 'quel est mon solde ?' | "$yani" chat --json --fixture <(echo '{"balance":"5.00 EUR"}'))"
check "the ledger: JSON" '"entries":' "$("$yani" wallet verify --json)"
check "the wallet: JSON" '"name":"Marie Dupont"' "$("$yani" wallet show --json)"
check "the user's own home" "$work/user/.local/share/yani" \
  "$(export HOME="$work/user" YANI_HOME='' XDG_DATA_HOME=relative; "$yani" wallet add-contact Jo && "$yani" wallet verify)"
check "an instant without an offset" '"date":["2026-11-21/2026-11-22"]' \
  "$(echo 'send 5 to Paul tomorrow' | "$yani" understand --now 2026-11-20T23:30:00 --time-zone America/New_York)"

status "a contact without a name" 64 "$yani" wallet add-contact ' '
check "the wallet is its user's alone" '=600=' "=$(stat -c %a "$YANI_HOME/wallet.sqlite" 2> /dev/null || stat -f %Lp "$YANI_HOME/wallet.sqlite")="
for number in 1 2 3 4 5 6; do "$yani" wallet add-contact "Person $number" --home "$work/people" & done
wait
check "contacts added at once" '=6=' "=$("$yani" wallet show --home "$work/people" | grep -c Person)="

# Cases, a line each: one that is none is answered by its error, and those after it are answered too.
printf '%s\n' '{"id":"1","text":"30 février","lang":"fr"}' none '{"id":"3","text":"10 %"}' > "$work/texts.jsonl"
status "entities: a line that is none" 65 bash -c "$yani entities < $work/texts.jsonl"
check "entities: its place" '<stdin>:2:1: ' "$(cat "$work/err")"
check "entities: its answer" '{"id":null,"error":' "$(sed -n 2p "$work/out")"
check "entities: the one after" '"dimension":"percentage"' "$(sed -n 3p "$work/out")"
status "entities: a number as its id" 65 bash -c "echo '{\"id\":5,\"text\":\"a\"}' | $yani entities"
check "entities: what is wrong with it" '"id" is no string' "$(cat "$work/err")"
if command -v python3 > /dev/null; then
  check "policies: a second opinion" 'prorate: 500 cases, 0 differences' \
    "$(python3 "$root/Benchmarks/wallet/second_opinion.py" "$yani" 500)"
fi

# Anomalies.
anomalies=$("$yani" anomalies --input "$work/series.csv")
check "a payment made twice" 'rent,21,1600.0' "$(grep ',duplicate$' <<< "$anomalies")"
check "a payment left out" 'rent,30,0.0' "$(grep ',missing_payment$' <<< "$anomalies")"
printf 'rent,,1,2,three\n' > "$work/words.csv"
status "a series of words" 65 "$yani" anomalies --input "$work/words.csv" --season 12
status "a missing series" 66 "$yani" anomalies --input "$work/none.csv" --season 12

# What is asked of a command is done or refused, and what is not done is told.
for options in "--jsonl --output x" "--jsonl --input x" "--jsonl --format html" "--batch x --input x --output y" \
  "--explain x --output x.html" "--explain x --format csv" "--by-month --input x --goal a=5"; do
  status "report: $options" 64 "$yani" report $options
done
printf 'Date,Label,Amount\n2026-01-13,$(touch x) dough,-1.00\nnever,QZX,-2.00\n' > "$work/rows.csv"
mkdir "$work/own" && cp "$work/rows.csv" "$work/own/a.csv"
status "report: a batch over what it reads" 64 "$yani" report --batch "$work/own" --output "$work/own/"
status "export: an ending nobody knows" 64 "$yani" export --output "$work/a.xyz"
status "import: a profile without a name" 64 "$yani" import "$work/rows.csv" --save-profile 'a b'
status "import: a row is not read" 0 "$yani" import "$work/rows.csv" --transactions
status "import: a rehearsal" 0 "$yani" import "$work/rows.csv" --dry-run --save-profile kept --home "$work/unmade"
check "import: a rehearsal keeps no profile" 'none' "$([ -e "$work/unmade" ] || echo none)"
status "categorize: a row is not read" 0 "$yani" categorize --input "$work/rows.csv" --encoding utf-8
check "categorize: a label is no command" "yani categorize '\$(touch x) dough' " "$(cat "$work/out")"
status "chat: one file for two" 64 "$yani" chat --effects "$work/one" --state "$work/one"
status "chat: no room for what is asked for at the end" 74 "$yani" chat --effects "$work/none/e"
"$yani" import "$work/rows.csv" --home "$work/unbalanced" > /dev/null 2>&1
check "the wallet: a balance nobody knows" 'balance unknown' "$(LC_ALL='' LC_MESSAGES=en LANG=fr "$yani" wallet show --home "$work/unbalanced")"
"$yani" wallet add-contact 'Jo Ann' --alias Jojo --iban FR7630006000011234567890189
"$yani" wallet add-contact 'Jo Ann'
check "a contact keeps what is not given" '{"aliases":["Jojo"],"iban":"FR•• •••• 0189","name":"Jo Ann"}' "$("$yani" wallet show --json)"
printf 'a,2020,1,2\nb,2020,x\n' > "$work/short.csv"
"$yani" anomalies --input "$work/short.csv" --season 12 > "$work/out" 2> "$work/err" || true
check "a short series beside a faulty one" 'short.csv:1: a: fewer than' "$(cat "$work/err")"
"$yani" forecast --input <(echo 'b,2020,x') --horizon 1 --season 2 --backtest 1 --per-series > "$work/out" 2> /dev/null || true
check "a backtest of nothing has its titles" 'series_id,method,' "$(head -n 1 "$work/out")"

printf '%s passed, %s failed\n' "$passed" "$failed"
[ "$failed" = 0 ]
