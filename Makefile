# Needs make and Python 3.11 or later with venv; fetches everything else by itself.
#
#   make play     set up on first use, then play in the browser, with all in your network
#   make terminal set up on first use, then play in the terminal
#   make test     the whole suite on the compiled package, then rules and kernel interpreted
#   make check    style and types
#   make bench    speed of every game, of the server under load and of the page; ARGS=--json for JSON
#   make mutate   GAME=mundialito: change its rules in small ways, and print what no test notices;
#                 ARGS="--sample 200" for some of the changes, ARGS="--only rules/cup.py" for some modules
#   make client   build the browser client
#   make lock     pin the requirements anew; ARGS=--upgrade for newer releases
#   make clean    remove all that make has made

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check
# Each file of tests stays with one process; a process for each core.
PYTEST := $(BIN)/python -m pytest --numprocesses=auto --dist=loadfile
# What is compiled and what is closest to it, and that it is interpreted; the rest is either way.
INTERPRETED := $(addprefix tests/,kernel football games bots testing test_build.py)
NPM := npm --no-audit --no-fund --loglevel=error
ARGS ?=
comma := ,
# Whether the installed package is compiled; asked when it is installed.
EXPECT = $(shell $(BIN)/python hatch_build.py expect)
FILES := -type f ! -name '*.py[co]' ! -path '*/.*'
CLIENT := src/rimet/server/client
TYPES := web/src/generated/types.ts
# What the wheel is built from, beside the browser client.
SOURCES := $(shell find src $(FILES) ! -path '$(CLIENT)/*')
# What the browser client is built from: its shell, the games' boards, and the texts they show.
SHOWN := $(shell find web src/rimet/locales src/rimet/games $(FILES) ! -name '*.py' ! -path '*/generated/*') \
	src/rimet/football/data/nations.toml package.json vite.config.ts svelte.config.js tsconfig.json

# The build under test is the installed one; whatever the caller has on PYTHONPATH is not.
unexport PYTHONPATH
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache
# Where the machine has no Node that fits, it is in the environment.
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: help play terminal client test check bench mutate lock clean FORCE
.NOTPARALLEL:
.DELETE_ON_ERROR:

help:
	@sed -n 's/^#   //p' Makefile

play: $(VENV)/rimet.stamp
	@$(BIN)/rimet serve --host 0.0.0.0 --open $(ARGS)

terminal: $(VENV)/rimet.stamp
	@$(BIN)/rimet play $(ARGS)

client: $(CLIENT)/index.html

# Runs a command under a headline, and says how long it took.
stage = @echo "$(1)"; began=$$(date +%s); $(2) && spent=$$(($$(date +%s) - began)) && \
	echo "That took $$((spent / 60)) min $$((spent % 60)) s."

test: $(VENV)/test.stamp $(VENV)/rimet.stamp build/sample/sample.stamp build/browser.stamp
	$(call stage,Testing the browser client's own modules.,$(NPM) test)
	$(call stage,Testing the installed package$(comma) $(EXPECT).,\
	    RIMET_EXPECT=$(EXPECT) $(PYTEST) --ignore=tests/web $(ARGS))
	$(call stage,Testing in the browser.,$(PYTEST) tests/web $(ARGS))
	$(call stage,Testing the source$(comma) interpreted.,\
	    PYTHONPATH=src RIMET_EXPECT=interpreted RIMET_TEST_SAMPLED=1 $(PYTEST) $(INTERPRETED) $(ARGS))

check: $(VENV)/test.stamp node_modules/.package-lock.json $(TYPES)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(NPM) run --silent check

bench: $(VENV)/test.stamp $(VENV)/rimet.stamp build/browser.stamp
	@$(BIN)/python -m bench $(ARGS)
	@$(BIN)/python -m bench.redeal $(ARGS)
	@$(BIN)/python -m bench.server_load $(ARGS)
	@$(BIN)/python -m bench.thinking $(ARGS)
	@$(BIN)/python -m bench.redraw $(ARGS)

mutate: $(VENV)/mutate.stamp
	@$(BIN)/python -m bench.mutate $(GAME) $(ARGS)

# The tightest lock is made first and holds for the others, so that all agree.
lock: $(VENV)/made.stamp
	@$(PIP) install --target build/lock --upgrade uv
	@for name in test build run node mutate; do \
	    constraint=$$([ $$name = test ] || echo "--constraint requirements/test.txt"); \
	    PYTHONPATH=build/lock $(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 \
	        --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links \
	        $$constraint $(ARGS) --output-file requirements/$$name.txt requirements/$$name.in || exit 1; \
	done
	@echo "Pinned: $$(grep -c == requirements/test.txt) packages."

clean:
	@rm -rf $(VENV) build dist node_modules $(CLIENT) web/src/generated
	@rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/made.stamp:
	@for python in $(PYTHON) python3 python3.13 python3.12 python3.11; do \
	    if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	        echo "Making $(VENV) with $$($$python --version)."; \
	        rm -rf $(VENV); \
	        $$python -m venv $(VENV) && touch $@ && exit 0; \
	        rm -rf $(VENV); \
	        echo "Rimet needs Python's venv module (on Debian and Ubuntu: the package python3-venv)." >&2; \
	        exit 1; \
	    fi; \
	done; \
	echo "Rimet needs Python 3.11 or later; python3 is $$(python3 --version 2>&1 || echo missing)." >&2; \
	echo "Name another one with: make PYTHON=/path/to/python3.12 ..." >&2; \
	exit 1

$(VENV)/build.stamp: requirements/build.txt $(VENV)/made.stamp
	@echo "Installing what Rimet needs."
	@$(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/test.stamp: requirements/test.txt $(VENV)/build.stamp
	@echo "Installing what its tests need."
	@$(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/mutate.stamp: requirements/mutate.txt $(VENV)/test.stamp
	@echo "Installing what changes the rules."
	@$(PIP) install --require-hashes -r $<
	@touch $@

# Vite wants Node 20.19, 22.12 or later.
NODE_FITS := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)

$(VENV)/node.stamp: requirements/node.txt $(VENV)/made.stamp
	@if ! node -e '$(NODE_FITS)' 2>/dev/null; then \
	    echo "Installing Node."; \
	    $(PIP) install --require-hashes -r $<; \
	fi
	@touch $@

# Not `npm ci`: it refuses a lock without the native parts of machines that a registry lacks.
node_modules/.package-lock.json: package.json package-lock.json $(VENV)/node.stamp
	@echo "Installing what the browser client needs."
	@$(NPM) install --no-save
	@touch $@

$(TYPES): $(SOURCES) $(VENV)/build.stamp
	@mkdir -p $(@D) build
	@PYTHONPATH=src $(BIN)/python -m rimet.server.typescript > build/types.ts
	@cmp -s build/types.ts $@ || cp build/types.ts $@

$(CLIENT)/index.html: $(SHOWN) node_modules/.package-lock.json $(TYPES)
	@echo "Building the browser client."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# The browser tests drive Debian's Chromium, or one that is on the path already.
build/browser.stamp:
	@mkdir -p build
	@if ! { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null; then \
	    echo "Installing Chromium for the browser tests."; \
	    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } >/dev/null || \
	    { echo "The browser tests need Chromium; please install it." >&2; exit 1; }; \
	fi
	@touch $@

$(VENV)/rimet.stamp: build/sources.txt $(SOURCES) $(CLIENT)/index.html \
		pyproject.toml hatch_build.py LICENSE $(VENV)/build.stamp
	@echo "Building and installing Rimet (the rules are compiled when they have changed)."
	@$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@touch $@

# Apart from the rest: whoever plays finds no game of the tests among the posters.
build/sample/sample.stamp: $(shell find tests/sample $(FILES) 2>/dev/null) $(VENV)/build.stamp
	@rm -rf $(@D)
	@$(PIP) install --no-deps --no-build-isolation --target $(@D) ./tests/sample
	@touch $@

# Changes only when a source file comes or goes, so that a removed file leaves the install too,
# or when another kind of build is asked for.
build/sources.txt: FORCE
	@mkdir -p build
	@{ find src $(FILES) ! -path '$(CLIENT)/*' | LC_ALL=C sort; \
	   echo "RIMET_COMPILE=$$RIMET_COMPILE CC=$$CC"; command -v cc gcc clang || true; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
