# Everything runs in the checkout's own environment, .venv, which any target makes when it is missing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python

# What `make play` starts.
PLAY := serve --open

# Further arguments for the command behind a target: make test ARGS="-k dice"
ARGS ?=

# The game that `make mutants` is about; without one, all.
GAME ?=

# Players need less than developers; an environment made for developers serves both.
NEEDED := $(if $(wildcard $(VENV)/dev.stamp),dev,play)

# Once compiled, the rules are compiled again whenever they changed: never play or test an old build.
RULES := $(shell find src/warhost/core src/warhost/games src/warhost/bots -name '*.py' 2>/dev/null)
COMPILED := $(wildcard build/compiled.stamp)

# The browser client is built again whenever its sources or the words in it changed.
CLIENT := src/warhost/server/static/index.html
CLIENT_SOURCES := $(shell find web src/warhost/words -type f -not -path '*/node_modules/*' -not -name '*.py*' 2>/dev/null)
NODE = cd web && PATH="$$(../scripts/ensure-node):$$PATH"

# Each of these keeps one core busy; components take all there are.
LOOKED_OVER = npm run --silent check & \
	npm run --silent types:check && npm run --silent style; others=$$?; wait $$! && exit $$others

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help setup setup-test play web test test-web lint format generate release-check bench mutants compile clean-compiled dist dist-test docs docs-serve lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/dev.stamp $(VENV)/package.stamp ## make .venv with all that development needs

setup-test: setup ## install what tests need beside .venv: a browser, Node
	@scripts/ensure-chromium
	@scripts/ensure-node

play: $(VENV)/$(NEEDED).stamp $(VENV)/package.stamp $(COMPILED) $(CLIENT) ## play in the browser
	@$(BIN)/warhost $(PLAY) $(ARGS)

web: $(VENV)/created.stamp $(CLIENT) ## build the browser client

test: setup $(COMPILED) $(CLIENT) $(if $(ARGS),,test-web) ## run all tests (ARGS="-k dice" for some)
	@scripts/test $(ARGS)

test-web: setup web/node_modules/ready.stamp ## check the browser client: types, components, style
	@$(NODE) sh -c '$(LOOKED_OVER)'
	@$(NODE) npm run --silent test

lint: setup ## check style, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src training
	$(BIN)/lint-imports --no-logo

format: setup ## bring the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

generate: setup web/node_modules/ready.stamp ## write anew what follows from declarations and data: state classes, the client's types
	@$(BIN)/python scripts/generate.py
	@$(NODE) npm run --silent types

release-check: setup ## what a release wants beside green tests: nothing left to translate
	$(BIN)/python -m warhost.words.debt

bench: setup $(COMPILED) ## measure speed
	$(BIN)/python -m benchmarks $(ARGS)

mutants: setup ## make small mistakes in the rules and see which ones no scenario test notices (GAME=karak)
	$(BIN)/python -m scripts.mutants $(GAME) $(ARGS)

compile: setup build/compiled.stamp ## compile the rules with mypyc, in place

clean-compiled: ## go back to interpreted rules
	find src -name '*.so' -delete
	rm -rf build

# From a clone: nothing is published that is not committed, and nothing is taken from here that a clone would not have.
dist: setup ## build what is published: source, a wheel with compiled rules for this machine, a pure one for all others
	rm -rf dist build/clone
	git clone --quiet . build/clone
	$(BIN)/python -m build --outdir dist build/clone
	WARHOST_COMPILE=0 $(BIN)/python -m build --wheel --outdir dist dist/*.tar.gz

dist-test: dist ## install each of them into an empty environment and play a game in a browser from it
	WARHOST_DIST=$(CURDIR)/dist WARHOST_CHROMIUM=$$(scripts/ensure-chromium) $(BIN)/python -m pytest -n 0 tests/browser/test_installed.py

docs: setup ## build the documentation into build/site
	@$(BIN)/python scripts/assemble_docs.py
	@$(BIN)/mkdocs build

docs-serve: setup ## show the documentation while you write
	@$(BIN)/python scripts/assemble_docs.py
	@$(BIN)/mkdocs serve

lock: setup ## pin the dependencies anew (ARGS=--upgrade for newer versions)
	$(LOCK) --extra dev -o requirements/dev.txt pyproject.toml
	$(LOCK) -c requirements/dev.txt -o requirements/play.txt pyproject.toml requirements/build.in
	$(LOCK) -c requirements/dev.txt -o requirements/build.txt requirements/build.in
	$(LOCK) -c requirements/dev.txt -o requirements/installer.txt requirements/installer.in
	$(LOCK) -o requirements/node.txt requirements/node.in
	$(LOCK) -o requirements/bench-catanatron.txt requirements/bench-catanatron.in
	$(LOCK) -o requirements/bench-openspiel.txt requirements/bench-openspiel.in
	$(LOCK) -o requirements/bench-rlcard.txt requirements/bench-rlcard.in

clean: clean-compiled ## remove everything that was made, .venv too
	rm -rf $(VENV) dist web/node_modules src/warhost/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .grimp_cache
	find . -name __pycache__ -not -path './.git/*' -prune -exec rm -rf {} +
	find src -name '*.egg-info' -prune -exec rm -rf {} +

LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(ARGS)

$(VENV)/created.stamp:
	@echo "Making an environment in $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Warhost needs Python 3.11 or newer: make PYTHON=python3.11")'
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# pip brings uv, which installs all the rest in a fraction of the time.
$(VENV)/installer.stamp: requirements/installer.txt $(VENV)/created.stamp
	@echo "Fetching the installer ..."
	@$(BIN)/python -m pip --disable-pip-version-check -qq install --require-hashes -r $<
	@touch $@

# Where a package comes as source only, it is built by the pinned setuptools, not by whatever is newest today.
$(VENV)/build.stamp: requirements/build.txt $(VENV)/installer.stamp
	@$(INSTALL) --require-hashes -r $<
	@touch $@

$(VENV)/%.stamp: requirements/%.txt $(VENV)/build.stamp
	@echo "Installing Python packages ($*) ..."
	@$(INSTALL) --require-hashes --no-build-isolation -r $<
	@touch $@

$(VENV)/package.stamp: pyproject.toml setup.py $(VENV)/build.stamp
	@echo "Installing Warhost itself ..."
	@$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

# Not `npm ci`: the lock names the compiled parts of one platform only, and each needs its own.
web/node_modules/ready.stamp: web/package-lock.json
	@echo "Installing what builds the browser client ..."
	@$(NODE) npm install --no-save --silent --no-audit --no-fund --prefer-offline
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) web/node_modules/ready.stamp
	@echo "Building the browser client ..."
	@$(NODE) npm run --silent build

build/compiled.stamp: $(RULES) setup.py pyproject.toml $(VENV)/dev.stamp
	@find src -name '*.so' -delete
	WARHOST_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace --parallel $(shell nproc)
	@mkdir -p build && touch $@
