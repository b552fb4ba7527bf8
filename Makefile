# Polaris Lab: `make run` and `make test` need only Python 3.11+, git and make; they set up what else they need.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: help setup run test lint lab book proof lock
.DEFAULT_GOAL := help

help:  ## Say what there is to make
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 12

setup: .venv/installed  ## Make .venv with exact versions of everything, and see that one OpenCL device works
	@$(BIN)/python -m tools.ensure_opencl

run: setup  ## Run every notebook on the default device; pages and outputs go to runs/
	$(BIN)/polaris-lab run

# Three processes share the work of two cores, since some tests wait for what they have started. Each gets one thread for
# NumPy: idle threads of OpenBLAS spin and take another's core.
test: setup  ## Test the package and every notebook's stored outputs, three at a time; then what reads a clock, alone
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m pytest @tests/nbval.args -n 3 --dist loadfile -m "not clock" tests notebooks; \
	together=$$?; $(BIN)/python -m pytest -m clock $$(grep -rl --include='*.py' mark.clock tests) && exit $$together

lint: setup  ## Hold code, words, notebooks and the glossary to their rules
	$(BIN)/ruff check
	$(BIN)/python -m tools.words
	$(BIN)/polaris-lab lint

lab: setup  ## Open JupyterLab at notebooks/index.ipynb, where one starts
	$(BIN)/jupyter lab --LabApp.default_url=/lab/tree/notebooks/index.ipynb $$(test $$(id -u) != 0 || echo --allow-root)

book: setup  ## Write one offline site about everything here, with a search, to runs/book
	@$(BIN)/python -c "import furo, myst_nb, sphinx" 2> /dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint requirements.lock --no-build-isolation --editable '.[book]'
	$(BIN)/polaris-lab book

proof: setup  ## The long campaigns: thousands of random problems, a thousand random kernels on the simulated card, the full sanitizer grid, mutants, killed work, NETLIB's test of sgemm, every notebook as typed and with digits changed
	$(BIN)/pytest --nbval notebooks
	$(BIN)/python -m tests.proof
	$(BIN)/python -m tests.proof --simulate
	$(BIN)/python -m tests.random_kernels
	$(BIN)/python -m tests.mutants --record
	$(BIN)/python -m tests.hidden_faults
	$(BIN)/python -m tests.kills
	$(BIN)/python -m tests.netlib_blas || test $$? = 2
	$(BIN)/python -m tests.full_disk || test $$? = 2
	POLARIS_PROOF=1 $(BIN)/python -m pytest --quiet tests/notebooks/test_notebooks.py tests/report tests/verify/test_beginner_bugs.py tests/verify/test_proof.py tests/verify/test_sanitizer.py tests/kernels/test_kernels.py

lock:  ## Make requirements.lock again from pyproject.toml, with today's versions
	$(PYTHON) -m venv --clear runs/lock-venv
	runs/lock-venv/bin/pip install --quiet --upgrade 'hatchling>=1.27' --editable '.[test]'
	{ grep '^#' requirements.lock; runs/lock-venv/bin/pip freeze --all --exclude-editable --exclude pip --exclude setuptools; } > runs/requirements.lock
	mv runs/requirements.lock requirements.lock
	rm -r runs/lock-venv

.venv/installed: requirements.lock pyproject.toml
	@command -v $(PYTHON) > /dev/null || { echo "there is no $(PYTHON) here: install Python 3.11 or newer (Debian: apt-get install python3 python3-venv)" >&2; exit 1; }
	@$(PYTHON) tools/make_venv.py .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
