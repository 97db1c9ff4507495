# The two commands of the README. Each sets up all that is missing.
# make build: everything that can be printed, under build/
# make test:  every check that a change must pass
.PHONY: build test
.DELETE_ON_ERROR:

# Nothing is left outside build/ and .venv/, caches included. What is compiled of the
# toolchain stands in .venv (setup/bytecode.py); nothing else is written.
test: export PYTHONDONTWRITEBYTECODE := 1
export PRE_COMMIT_HOME := $(CURDIR)/build/cache/pre-commit

build:
	@toolchain/setup/prepare build
	@.venv/bin/rulewright build

test:
	@toolchain/setup/prepare dev
	@.venv/bin/pre-commit run --all-files
	@.venv/bin/mypy
	@.venv/bin/lint-imports --cache-dir build/cache/import-linter
	@.venv/bin/rulewright check
	@.venv/bin/pytest -n 2
