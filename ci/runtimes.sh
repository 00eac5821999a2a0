#!/usr/bin/env bash
# runtimes.sh FOLDER BIN: unpacks PoCL, and Mesa's rusticl and lavapipe, of a newer release of Debian
# into FOLDER. BIN/python-pocl, BIN/python-rusticl and BIN/python-lavapipe start BIN/python with that
# release's C libraries and one of them: as the only runtime of OpenCL, or as the only Vulkan driver.
set -euo pipefail
folder=$1
bin=$2
bash "$(dirname "${BASH_SOURCE[0]}")/newer_debian.sh" "$folder" \
  pocl-opencl-icd mesa-opencl-icd libclc-21 mesa-vulkan-drivers libvulkan1
loader=$(find "$folder/root/usr/lib" -type f -name 'ld-linux*.so*')
libraries=$(dirname "$loader")

# start NAME SETTING PROGRAM: BIN/NAME runs a program with its own loader and libraries. Python takes
# that name for its own, so the processes that it starts by sys.executable have these libraries too.
start() {
  printf '#!/bin/sh\n%s\nexec "%s" --argv0 "%s" --library-path "%s" "%s" "$@"\n' \
    "$2" "$loader" "$bin/$1" "$libraries" "$3" >"$bin/$1"
  chmod +x "$bin/$1"
}

# runtime NAME LIBRARY SETTING...: its folder for the ICD loader, and the Python that sees it.
runtime() {
  local name=$1 library=$2
  shift 2
  mkdir -p "$folder/$name"
  printf '%s\n' "$libraries/$library" >"$folder/$name/$name.icd"
  start "python-$name" "export OCL_ICD_VENDORS='$folder/$name' $*" "$bin/python"
}

# PoCL runs llvm-spirv as a process of its own.
start llvm-spirv-of-pocl '' "$folder/root/usr/bin/llvm-spirv-21"
runtime pocl libpocl.so.2 POCL_PATH_LLVM_SPIRV="'$bin/llvm-spirv-of-pocl'" \
  POCL_CACHE_DIR="'$folder/cache'"
runtime rusticl libRusticlOpenCL.so.1 RUSTICL_ENABLE=llvmpipe
start python-lavapipe \
  "export VK_DRIVER_FILES='$folder/root/usr/share/vulkan/icd.d/lvp_icd.json'" "$bin/python"
# The tests must not be started by what does not run here.
if ! "$bin/python-lavapipe" -m spvbackend.vulkan; then
  rm -f "$bin/python-lavapipe"
  exit 1
fi
