#!/usr/bin/env bash
# Measures the wallet beside bare SQLite on 1,000,000 postings, then kills a writing process 200 times.
set -euo pipefail
cd "$(dirname "$0")"
swift build -c release
.build/release/WalletBenchmark "${1:-1000000}"
.build/release/WalletBenchmark --crash 200
