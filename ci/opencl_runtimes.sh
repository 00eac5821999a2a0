#!/usr/bin/env bash
# opencl_runtimes.sh FOLDER BIN: unpacks PoCL and Mesa's rusticl of a newer release of Debian into
# FOLDER. BIN/python-pocl and BIN/python-rusticl start BIN/python with one of them as the only
# runtime, and with that release's C libraries.
set -euo pipefail
folder=$1
bin=$2
bash "$(dirname "${BASH_SOURCE[0]}")/newer_debian.sh" "$folder" \
  pocl-opencl-icd mesa-opencl-icd libclc-21
loader=$(find "$folder/root/usr/lib" -type f -name 'ld-linux*.so*')
libraries=$(dirname "$loader")

# start NAME COMMAND...: BIN/NAME runs a program with its own loader and libraries.
start() {
  local name=$1 settings=$2
  shift 2
  printf '#!/bin/sh\n%s\nexec "%s" --library-path "%s" %s "$@"\n' \
    "$settings" "$loader" "$libraries" "$*" >"$bin/$name"
  chmod +x "$bin/$name"
}

# runtime NAME LIBRARY SETTING...: its folder for the ICD loader, and the Python that sees it.
runtime() {
  local name=$1 library=$2
  shift 2
  mkdir -p "$folder/$name"
  printf '%s\n' "$libraries/$library" >"$folder/$name/$name.icd"
  start "python-$name" "export OCL_ICD_VENDORS='$folder/$name' $*" "\"$bin/python\""
}

# PoCL runs llvm-spirv as a process of its own.
start llvm-spirv-of-pocl '' "\"$folder/root/usr/bin/llvm-spirv-21\""
runtime pocl libpocl.so.2 POCL_PATH_LLVM_SPIRV="'$bin/llvm-spirv-of-pocl'" \
  POCL_CACHE_DIR="'$folder/cache'"
runtime rusticl libRusticlOpenCL.so.1 RUSTICL_ENABLE=llvmpipe
