#!/usr/bin/env bash
# Builds a wheel of the package with its hot modules compiled, installs it into an environment of
# its own, and runs LIT, unit and e2e tests on it, in a folder without the sources. For a bare Debian
# 12 or newer; may be run again. Arguments are pytest's, in place of those folders of tests.
set -euo pipefail
# shellcheck source=ci/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
folder=$root/build/compiled
venv=$folder/venv
bin=$venv/bin
tests=$folder/tests
wheels=$folder/wheels
export PYTHONPYCACHEPREFIX=$folder/pycache

install_compiler() {
  command -v cc || install_debian gcc libc6-dev
  "$bin/python" -c '
import sysconfig, pathlib, sys
sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())' ||
    install_debian python3-dev
}

# Nothing of an older build stays: not in the wheel, not beside it.
build_wheel() {
  rm -rf "$wheels" "$root/build/lib"*
  SPVBACKEND_USE_MYPYC=1 "$bin/python" -m pip wheel --disable-pip-version-check --no-deps \
    --wheel-dir "$wheels" "$root"
}

install_wheel() {
  local wheel=("$wheels"/*.whl)
  "$bin/python" -m pip install --disable-pip-version-check -q --force-reinstall --no-deps "${wheel[0]}"
  "$bin/python" -m pip install --disable-pip-version-check -q "${wheel[0]}[test,e2e]"
}

# The tests and what they read, with the installed package in the place of the sources.
copy_tests() {
  rm -rf "$tests" && mkdir -p "$tests"
  # The pages name the workflows, which are in a folder with a dot.
  tar --exclude=./spvbackend --exclude=./build --exclude=./.git --exclude='./.[!g]*' \
    --exclude=__pycache__ -c . |
    tar -x -C "$tests"
  cd "$tests"
  ln -s "$("$bin/python" -c 'import spvbackend; print(*spvbackend.__path__)')" spvbackend
  "$bin/python" -c 'from tests.marks import COMPILED; assert COMPILED, "nothing is compiled"'
}

run_tests() {
  cd "$tests"
  "$bin/python" -m pytest -q -p ci.progress -p no:cacheprovider \
    -n auto --maxprocesses 8 --no-loadscope-reorder "$@" |
    grep -vE '^[.FEsxX]+ *(\[ *[0-9]+%\])?$'
}

[ $# -gt 0 ] || set -- tests/lit tests/unit tests/e2e
step setup make_venv
step compiler install_compiler
step build build_wheel
step install install_wheel
step validator install_new_validator
step copy copy_tests
step tests run_tests "$@"
grep -E '^(SKIPPED|tests/[a-z0-9]+ +[0-9]+ passed)' "$log" || true
tail -n 1 "$log"
