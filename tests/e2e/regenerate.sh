#!/bin/sh
# Compile kernels/*.cl (or the files named) to ll/NAME.O0.ll and ll/NAME.O2.ll, the input of the
# tests. CLANG names the compiler. It runs in kernels/, so that no absolute path gets into the IR.
set -eu
cd "$(dirname "$0")/kernels"
clang=${CLANG:-clang-22}
[ $# -gt 0 ] || set -- *.cl
for source in "$@"; do
    name=$(basename "$source" .cl)
    for level in O0 O2; do
        "$clang" -x cl -cl-std=CL3.0 -target spirv64 "-$level" -S -emit-llvm \
            -Xclang -finclude-default-header -fno-ident "$name.cl" -o "../ll/$name.$level.ll"
    done
done
