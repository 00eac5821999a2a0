#!/usr/bin/env bash
# Sets up all that the tests need and runs them: lint, types, unit, property, LIT and e2e tests.
# For a bare Debian 12 or newer; may be run again at any time. SPIRV_VAL names another spirv-val.
set -euo pipefail
# shellcheck source=ci/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

# The tests, in the order of their names, as many small ones come last then. The log does without
# the dots that tell of progress. Where there is a newer lavapipe, it is the Vulkan driver of all.
run_tests() {
  local python=$bin/python-lavapipe
  [ -x "$python" ] || python=$bin/python
  "$python" -m pytest -q -p ci.progress \
    -n auto --maxprocesses 8 --no-loadscope-reorder "$@" |
    grep -vE '^[.FEsxX]+ *(\[ *[0-9]+%\])?$'
}

step setup prepare test,e2e,triton,docs,dask,progress,vulkan,webgpu
step validator install_new_validator
step browser install_browser
step others install_others
step runtimes install_runtimes
step lint "$bin/ruff" check .
step format "$bin/ruff" format --check .
step types "$bin/mypy"
step compiles "$bin/python" ci/c_generation.py
step tests run_tests "$@"
# What was skipped, the figures of each folder, and pytest's own last line.
grep -E '^(SKIPPED|tests/[a-z0-9]+ +[0-9]+ passed)' "$log" || true
tail -n 1 "$log"
