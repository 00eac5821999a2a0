#!/bin/sh
# Compile *.cl (or the files named) to NAME.ll beside them. CLANG names the compiler.
set -eu
cd "$(dirname "$0")"
clang=${CLANG:-clang-22}
[ $# -gt 0 ] || set -- *.cl
for source in "$@"; do
    "$clang" -x cl -cl-std=CL1.2 -target spirv64 -O2 -S -emit-llvm \
        -Xclang -finclude-default-header -fno-ident "$source" -o "${source%.cl}.ll"
done
