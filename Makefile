# Everything runs in .venv, made by uv from uv.lock. Without uv on the PATH one is put into .venv-uv.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
UV := $(or $(shell command -v uv),.venv-uv/bin/uv)
RUN := $(UV) run --quiet --frozen
SEATS ?= human,greedy,greedy,random
ARGS ?=

.PHONY: help play test lint format clauses bench compile mutants setup clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup ## play Tzolk'in in the terminal; options of the command in ARGS=...
	@$(RUN) tinkuy play tzolkin --seats $(SEATS) $(ARGS)

test: lint clauses ## everything a change must pass; options of pytest in ARGS=...
	@echo "tests"
	@$(RUN) pytest -q -n 2 $(ARGS)

lint: setup ## style, types and layers
	@echo "style"
	@$(RUN) ruff check --quiet .
	@$(RUN) ruff format --check --quiet . || { echo "some files are not formatted: run 'make format'"; exit 1; }
	@echo "types"
	@$(RUN) mypy --strict --no-error-summary
	@echo "layers"
	@report=$$($(RUN) lint-imports 2>&1) || { echo "$$report"; exit 1; }

format: setup ## put the code into the project's style
	@$(RUN) ruff check --quiet --fix-only .
	@$(RUN) ruff format .

clauses: setup ## which clauses of the rules are proved by a test
	@echo "clauses"
	@$(RUN) python -m tests.clauses

bench: setup ## measure speed beside the peers
	@$(RUN) --group bench python -m bench $(ARGS)

compile: setup ## compile core and games in place by mypyc; 'make clean' goes back to plain Python
	@$(RUN) --group bench python -m bench.compile --in-place $(ARGS)

mutants: setup ## change the rules on purpose and see whether a test notices
	@$(RUN) mutmut run $(ARGS)

setup: .venv/.synced

.venv/.synced: pyproject.toml uv.lock $(filter .venv-uv/bin/uv,$(UV))
	@$(UV) sync --quiet --frozen
	@touch $@

.venv-uv/bin/uv:
	@echo "uv"
	@$(PYTHON) -m venv .venv-uv
	@.venv-uv/bin/pip install --quiet --disable-pip-version-check 'uv>=0.9'

clean: ## remove everything that was built, compiled or cached, but not the environment
	@rm -rf build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .benchmarks
	@find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@find src -name '*.so' -delete
	@find . -maxdepth 1 -name '*.so' -delete
