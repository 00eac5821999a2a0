# shellcheck shell=bash
# Sourced by demo.sh and check.sh: the virtual environment in .venv, Debian's packages, and `step`,
# which says little of what goes well and shows the whole output of what does not.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit
venv=$root/.venv
bin=$venv/bin
export PYTHONPYCACHEPREFIX=$venv/pycache
unset PYTHONDONTWRITEBYTECODE
# Where the progress of a step goes while its own output is in the log.
exec 3>&1
export STARTED=$EPOCHSECONDS
log=$(mktemp)
trap 'rm -f "$log"' EXIT

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# say TEXT...: a line with the seconds since the start.
say() {
  printf '%4d s  %s\n' $((EPOCHSECONDS - STARTED)) "$*" >&3
}

# step NAME COMMAND...: name it and run it; what it says is shown if it fails.
step() {
  local name=$1
  shift
  say "$name"
  if ! ("$@") </dev/null >"$log" 2>&1; then
    cat "$log"
    fail "$name failed: $*"
  fi
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  else
    command -v sudo >/dev/null || fail "please install as root: ${*: -1}"
    sudo "$@"
  fi
}

# install_debian PACKAGE...: only a bare machine has to fetch the lists first.
install_debian() {
  command -v apt-get >/dev/null || fail "please install: $*"
  local install=(as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qy)
  "${install[@]}" "$@" || { as_root apt-get update -q && "${install[@]}" "$@"; }
}

is_new_python() {
  "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
  local name
  for name in python3 python3.11 python3.12 python3.13 python3.14; do
    if is_new_python "$name"; then
      command -v "$name"
      return
    fi
  done
  return 1
}

make_venv() {
  local python
  find_python >/dev/null || install_debian python3
  python=$(find_python) || fail "Python 3.11 or newer is needed"
  "$python" -c 'import ensurepip' || install_debian python3-venv
  is_new_python "$bin/python" || "$python" -m venv --clear "$venv"
}

# install_package [EXTRAS]: pip is asked again only when pyproject.toml has changed.
install_package() {
  local stamp=$venv/installed-${1:-base} wanted
  wanted=$(cksum pyproject.toml)
  [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return
  "$bin/python" -m pip install --disable-pip-version-check -q -e ".${1:+[$1]}"
  printf '%s\n' "$wanted" >"$stamp"
}

install_validator() {
  command -v "${SPIRV_VAL:-spirv-val}" || install_debian spirv-tools
}

# For the tests, which look in the virtual environment first: this release's own may not know what
# they use, and is the last resort. SPIRV_VAL stands for itself.
install_new_validator() {
  if [ -n "${SPIRV_VAL:-}" ]; then
    command -v "$SPIRV_VAL" || fail "SPIRV_VAL names no program: $SPIRV_VAL"
  elif ! [ -x "$bin/spirv-val" ]; then
    bash ci/spirv_tools.sh "$venv/spirv-tools" "$bin" || install_validator
  fi
}

# For the test that opens the page of --explain-types-html.
install_browser() {
  command -v chromium || install_debian --no-install-recommends chromium
}

# For the tests that hand modules to other readers of SPIR-V, those that start from other languages,
# and those that run shaders. They skip what a release does not have. For HIP clang links by the
# llvm-link beside it, or else by any, which may be of an older LLVM.
install_others() {
  local package packages=(intel-opencl-icd llvm-spirv-14 mesa-vulkan-drivers libvulkan1)
  packages+=(llvm-14 clang-19 llvm-19 clang-22 llvm-22)
  for package in "${packages[@]}"; do
    install_debian --no-install-recommends "$package" || say "$package is not to be had"
  done
}

# For the tests that run kernels on PoCL, rusticl and a newer lavapipe. Mesa reads its library of
# functions from the place where a package has it.
install_runtimes() {
  local folder=$venv/runtimes
  [ -x "$bin/python-lavapipe" ] || bash ci/runtimes.sh "$folder" "$bin" ||
    say "PoCL, rusticl and a newer lavapipe are not to be had"
  [ -e /usr/lib/clc ] || as_root ln -sfn "$folder/root/usr/lib/clc" /usr/lib/clc
}

prepare() {
  make_venv && install_package "$@"
}
