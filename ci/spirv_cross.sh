#!/usr/bin/env bash
# spirv_cross.sh FOLDER BIN: unpacks the spirv-cross of a newer release of Debian into FOLDER, with
# the C libraries that it needs; BIN/spirv-cross starts it. Only tools/consumers.py runs it.
set -euo pipefail
folder=$1
bin=$2
bash "$(dirname "${BASH_SOURCE[0]}")/newer_debian.sh" "$folder" spirv-cross
loader=$(find "$folder/root/usr/lib" -type f -name 'ld-linux*.so*')
printf '#!/bin/sh\nexec "%s" --library-path "%s" "%s" "$@"\n' \
  "$loader" "$(dirname "$loader")" "$folder/root/usr/bin/spirv-cross" >"$bin/spirv-cross"
chmod +x "$bin/spirv-cross"
"$bin/spirv-cross" --revision
