#!/usr/bin/env bash
# spirv_cross.sh FOLDER BIN: unpacks spirv-cross and glslang of a newer release of Debian into FOLDER,
# with the C libraries that they need; scripts in BIN start them. Only tools/consumers.py runs them.
set -euo pipefail
folder=$1
bin=$2
bash "$(dirname "${BASH_SOURCE[0]}")/newer_debian.sh" "$folder" spirv-cross glslang-tools
loader=$(find "$folder/root/usr/lib" -type f -name 'ld-linux*.so*')
for tool in spirv-cross glslang; do
  printf '#!/bin/sh\nexec "%s" --library-path "%s" "%s" "$@"\n' \
    "$loader" "$(dirname "$loader")" "$folder/root/usr/bin/$tool" >"$bin/$tool"
  chmod +x "$bin/$tool"
done
"$bin/spirv-cross" --revision
"$bin/glslang" --version
