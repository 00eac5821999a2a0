#!/usr/bin/env bash
# spirv_tools.sh FOLDER BIN: unpacks the spirv-tools of a newer release of Debian into FOLDER, with
# the C libraries they need, which the machine's own may be too old for; scripts in BIN start them.
set -euo pipefail
folder=$1
bin=$2
bash "$(dirname "${BASH_SOURCE[0]}")/newer_debian.sh" "$folder" spirv-tools
loader=$(find "$folder/root/usr/lib" -type f -name 'ld-linux*.so*')
for tool in "$folder"/root/usr/bin/spirv-{as,dis,link,opt,val}; do
  # With the program's own loader and libraries.
  printf '#!/bin/sh\nexec "%s" --library-path "%s" "%s" "$@"\n' \
    "$loader" "$(dirname "$loader")" "$tool" >"$bin/${tool##*/}"
  chmod +x "$bin/${tool##*/}"
  # What does not run here must not be found by the tests.
  if ! "$bin/${tool##*/}" --version; then
    rm -f "$bin"/spirv-{as,dis,link,opt,val}
    exit 1
  fi
done
