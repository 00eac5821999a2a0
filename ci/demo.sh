#!/usr/bin/env bash
# Translates a kernel, validates it, and runs it on an OpenCL device: on the CPU by the runtime that
# is installed here, where there is no other. For a bare Debian 12 or newer; may be run again.
set -euo pipefail
# shellcheck source=ci/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
output=build/demo/saxpy.spv

step setup prepare opencl
step validator install_validator
mkdir -p build/demo
step translate "$bin/pyllc" ci/saxpy.ll -o "$output"
step validate "${SPIRV_VAL:-spirv-val}" "$output"
step devices "$bin/python" -m spvbackend.opencl
step run "$bin/python" ci/saxpy.py "$output"
cat "$log"
echo "$output: $(wc -c <"$output") bytes of SPIR-V"
