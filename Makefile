# The two commands a newcomer needs are `make chat` and `make test`; `make help` lists the others.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.ONESHELL:
.DEFAULT_GOAL := help

PACKAGES := libopenblas-dev liblapacke-dev libsqlite3-dev libedit-dev pkg-config
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
RELEASE := .build/release/yani
TRAINING := Corpora/fr Corpora/en
EVALUATION := $(wildcard Corpora/evaluation/*)

.PHONY: help setup build chat test smoke property train evaluate lint format bench spark

help:	## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 12

setup:	## install the system packages that are missing (Debian)
	@if command -v dpkg-query > /dev/null; then
	  missing=
	  for package in $(PACKAGES); do
	    dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$package"
	  done
	  if [ -n "$$missing" ]; then
	    echo "Installing:$$missing" >&2
	    $(SUDO) apt-get update -qq >&2
	    DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq $$missing >&2
	  fi
	fi
	command -v swift > /dev/null || { echo "make: no swift on the PATH; install a Swift 6.3 toolchain from swift.org" >&2; exit 69; }

build: setup	## build the release command
	@swift build -c release --product yani

chat: build	## talk with Yani, on a wallet in ~/.local/share/yani
	@exec $(RELEASE) chat

test: setup	## run all tests
	@swift build --build-tests
	swift test --skip-build

smoke: build	## drive the release command as a user would and check what comes out
	@bash Tests/smoke.sh $(RELEASE)

property: setup	## play a million random and hostile turns of conversation, each checked
	@YANI_TURNS=1000000 swift test -c release -Xswiftc -enable-testing --filter AdversarialTests

train: build	## train Models/understanding.yanimodel from Corpora/ again, byte for byte
	@$(RELEASE) train --data $(TRAINING) --output Models/understanding.yanimodel --card Models/understanding.md

evaluate: build	## judge the bundled model on Corpora/evaluation
	@$(RELEASE) evaluate --data $(EVALUATION)

lint:	## check the layout of the code
	@swift format lint --strict --recursive Package.swift Sources Tests Models

format:	## lay the code out
	@swift format --in-place --recursive Package.swift Sources Tests Models

bench: build	## measure understanding and cold start
	@bash Benchmarks/run.sh

spark: build	## test Engines/spark on a local Spark (Java 17, Python 3)
	@command -v java > /dev/null || { echo "make: no java on the PATH; install openjdk-17-jre-headless" >&2; exit 69; }
	[ -x .build/spark/bin/python ] || { python3 -m venv .build/spark && .build/spark/bin/pip -q install pyspark==4.3.0; }
	.build/spark/bin/python Engines/spark/test_job.py $(RELEASE)
