#!/usr/bin/env bash
# pythons.sh [VERSION...] [TEST...]: runs the fast tests, those of units and LIT without devices, on
# each of these versions of Python (3.11 to 3.14). An interpreter is the machine's own, one of pyenv's,
# or that of a newer release of Debian, unpacked into .venv/pythons.
set -euo pipefail
# shellcheck source=ci/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
folder=$venv/pythons

# is_python COMMAND VERSION: whether the command is an interpreter of that version.
is_python() {
  [ "$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)" = "$2" ]
}

# unpack VERSION: the interpreter of a newer Debian, started with its own loader and libraries. It
# takes the script for its own name, so that the processes that it starts are scripts as well.
unpack() {
  local to=$folder/debian-$1 loader
  local script=$to/root/usr/bin/python
  is_python "$script" "$1" && return
  bash ci/newer_debian.sh "$to" "python$1" || return
  loader=$(find "$to/root/usr/lib" -type f -name 'ld-linux*.so*')
  # shellcheck disable=SC2016
  printf '#!/bin/sh\nexec "%s" --argv0 "$0" --library-path "%s" "%s" "$@"\n' \
    "$loader" "$(dirname "$loader")" "$to/root/usr/bin/python$1" >"$script"
  chmod +x "$script"
}

# find_version VERSION: print the path of an interpreter.
find_version() {
  local name
  for name in "$(command -v "python$1")" python3 \
    "${PYENV_ROOT:-$HOME/.pyenv}/versions/$1".*/bin/python "$folder/debian-$1/root/usr/bin/python"; do
    if is_python "$name" "$1"; then
      command -v "$name"
      return
    fi
  done
  return 1
}

# run_version VERSION TEST...: the virtual environment for it, and the tests in it.
run_version() {
  local version=$1 python here=$folder/$1 wanted
  shift
  find_version "$version" >/dev/null || step "fetch Python $version" unpack "$version"
  python=$(find_version "$version")
  is_python "$here/bin/python" "$version" || "$python" -m venv --clear --without-pip "$here"
  wanted=$(cksum pyproject.toml)
  if [ "$(cat "$here/installed" 2>/dev/null)" != "$wanted" ]; then
    step "install for Python $version" \
      "$bin/python" -m pip --python "$here/bin/python" --disable-pip-version-check install -q -e ".[test]"
    printf '%s\n' "$wanted" >"$here/installed"
  fi
  # spirv-val is in the main environment.
  PATH=$PATH:$bin step "tests on $("$here/bin/python" -VV | sed 's/ (.*//')" \
    "$here/bin/python" -m pytest -q -p no:cacheprovider -n auto --maxprocesses 8 \
    --no-loadscope-reorder "$@"
  tail -n 1 "$log"
}

versions=()
while [[ ${1:-} =~ ^3\.[0-9]+$ ]]; do
  versions+=("$1")
  shift
done
[ ${#versions[@]} -gt 0 ] || versions=(3.11 3.12 3.13 3.14)
[ $# -gt 0 ] || set -- tests/unit tests/lit
step setup make_venv
step validator install_new_validator
for version in "${versions[@]}"; do
  run_version "$version" "$@"
done
