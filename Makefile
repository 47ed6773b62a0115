# The two commands a newcomer needs are `make chat` and `make test`; `make help` lists the others.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.ONESHELL:
.DEFAULT_GOAL := help

PACKAGES := libopenblas-dev liblapacke-dev libsqlite3-dev libedit-dev pkg-config
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
RELEASE := .build/release/yani
# Optimised code runs the tests in a fifth of the time, and .ci/run drives the command of the same build.
TESTING := -c release -Xswiftc -enable-testing --scratch-path .build/testing
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
	@swift build $(TESTING) --build-tests
	swift test $(TESTING) --skip-build

smoke: build	## drive the release command as a user would and check what comes out
	@bash Tests/smoke.sh $(RELEASE)

property: setup	## play a million random and hostile turns of conversation, each checked
	@YANI_TURNS=1000000 swift test $(TESTING) --filter AdversarialTests

train: build	## train the models in Models/ from Corpora/ again, byte for byte
	@$(RELEASE) train --data $(TRAINING) --output Models/understanding.yanimodel --card Models/understanding.md
	$(RELEASE) train --labels Corpora/labels/training --output Models/categories.yanimodel --card Models/categories.md

evaluate: build	## judge the bundled model on Corpora/evaluation
	@$(RELEASE) evaluate --data $(EVALUATION)

lint:	## check the layout of the code
	@swift format lint --strict --recursive Package.swift Sources Tests Models

format:	## lay the code out
	@swift format --in-place --recursive Package.swift Sources Tests Models

bench: build	## measure understanding and cold start
	@bash Benchmarks/run.sh

spark: build	## make reports with a local Spark and compare them with one process
	@command -v java > /dev/null || $(SUDO) apt-get install -y -qq openjdk-17-jre-headless >&2
	[ -x .build/spark/bin/spark-submit ] || { python3 -m venv .build/spark; .build/spark/bin/pip install -q pyspark==3.5.3; }
	.build/spark/bin/python Engines/spark/check.py --yani $(RELEASE)
