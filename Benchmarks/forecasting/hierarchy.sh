#!/usr/bin/env bash
# Forecasts of Australian retail turnover, by state and by industry, reconciled: accuracy at every level before and after.
#
#     swift build -c release --package-path Benchmarks/forecasting/analysis
#     Benchmarks/forecasting/hierarchy.sh ../shared/data/forecast/aus_retail [ANALYSIS_EXECUTABLE]
set -euo pipefail
analysis=${2:-$(dirname "$0")/analysis/.build/release/analysis}
"$analysis" hierarchy "$1/train.csv" "$1/test.csv"
