#!/usr/bin/env bash
# Translates a kernel, validates it, and runs it where an OpenCL runtime is installed, which
# `.venv/bin/pip install -e .[e2e]` does. For a bare Debian 12 or newer; may be run again.
set -euo pipefail
# shellcheck source=ci/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
output=build/demo/saxpy.spv

run_kernel() {
  local icd=$venv/icd
  if [ -e "$venv/lib/libintelocl.so" ]; then
    mkdir -p "$icd"
    printf '%s\n' "$venv/lib/libintelocl.so" >"$icd/intel.icd"
    export LD_LIBRARY_PATH=$venv/lib OCL_ICD_VENDORS=$icd
  fi
  "$bin/python" ci/saxpy.py "$output"
}

step setup prepare
step validator install_validator
mkdir -p build/demo
step translate "$bin/pyllc" ci/saxpy.ll -o "$output"
step validate "${SPIRV_VAL:-spirv-val}" "$output"
if "$bin/python" -c 'import pyopencl' 2>/dev/null; then
  step run run_kernel
  cat "$log"
else
  echo "not run: pyopencl is not installed (.venv/bin/pip install -e .[e2e])"
fi
echo "$output: $(wc -c <"$output") bytes of SPIR-V"
