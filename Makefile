# Everything lives in .venv: the locked dependencies and the package itself, installed as a compiled wheel. The stamps
# (.venv/.made, .locked, .installed-*) say what has been done, so that a second run needs neither time nor network.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test test-pure test-compiled bench lint format build lock setup clean
SHELL := /bin/bash
MAKEFLAGS += --no-print-directory

PY := .venv/bin/python
UV := .venv/bin/uv
PIP := $(PY) -m pip install -q --disable-pip-version-check
PYTEST := $(PY) -m pytest -n 2

# The key changes when a file is added or removed, the folder moved or TABLEE_PURE set; times show the other changes.
SOURCES := pyproject.toml hatch_build.py \
	$(shell find src -type f ! -path '*/__pycache__/*' ! -path '*/.*' | LC_ALL=C sort)
KEY := $(shell echo '$(SOURCES) $(CURDIR) $(TABLEE_PURE)' | cksum | cut -d' ' -f1)
INSTALLED := .venv/.installed-$(KEY)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

play: setup ## play Ancient Knowledge in the terminal
	@.venv/bin/tablee play ancient-knowledge

test: lint test-pure test-compiled ## lint, then all tests on the pure and on the compiled build

test-pure: .venv/.locked ## the tests on the sources in src/
	@echo "== pure Python build"
	@PYTHONPATH=src $(PYTEST) $(ARGS)

test-compiled: setup ## the tests on the installed, compiled package
	@if compgen -G '.venv/lib*/python3*/site-packages/tablee__mypyc*' >/dev/null; then echo "== compiled build"; \
	else echo "== NOT COMPILED, so the installed package is pure ('touch hatch_build.py; make setup' says why)"; fi
	@env -u PYTHONPATH $(PYTEST) $(ARGS)

bench: setup .venv/.bench ## measure the engine beside a peer
	@$(PY) -m tablee.lab.bench $(ARGS)

lint: .venv/.locked ## ruff and mypy --strict
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy

format: .venv/.locked ## let ruff put the code in order
	@$(PY) -m ruff check --fix-only .
	@$(PY) -m ruff format .

build: .venv/.locked ## wheel and source archive in dist/
	@$(PY) -m hatchling build -d dist

lock: .venv/.made ## write the locks anew from pyproject.toml (ARGS=--upgrade: newest versions)
	@[ -x $(UV) ] || $(PIP) uv
	@$(call compile,requirements.lock,--group dev)
	@$(call compile,requirements-bench.lock,--extra bench --constraint requirements.lock)

setup: $(INSTALLED) ## .venv with all that is needed

clean: ## remove all that make has made
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +

compile = $(UV) pip compile -q pyproject.toml $(2) --universal --python-version 3.11 --generate-hashes \
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

$(INSTALLED): .venv/.locked $(SOURCES)
	@echo "Building and installing tablee"
	@rm -rf .venv/.installed-* build/wheel
	@$(PY) -m hatchling build -t wheel -d build/wheel
	@[ -x $(UV) ] && $(UV) pip install -q --python $(PY) --offline --no-deps --reinstall build/wheel/*.whl || \
		$(PIP) --no-index --no-deps --force-reinstall build/wheel/*.whl
	@touch $@
