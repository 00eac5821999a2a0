#!/usr/bin/env bash
# spirv_tools.sh FOLDER BIN: unpacks the spirv-tools of a newer release of Debian into FOLDER, with
# the C libraries they need, which the machine's own may be too old for; scripts in BIN start them.
# Nothing of the machine's packages changes, and no rights of root are needed.
set -euo pipefail
folder=$1
bin=$2
# It has v2026.4 or newer, where the release before it has v2025.1.
release=forky
packages=(spirv-tools libc6 libstdc++6 libgcc-s1)
keys=/usr/share/keyrings/debian-archive-keyring.gpg

# The address that the machine gets its own release from.
mirror() {
  # shellcheck source=/dev/null
  . /etc/os-release
  # shellcheck disable=SC2016
  apt-get indextargets --no-release-info --format '$(REPO_URI)' \
    "Release: $VERSION_CODENAME" 'Component: main' 'Identifier: Packages' | sed -n 1p
}

# new_apt COMMAND...: apt-get with that release's lists alone, all of which lie in FOLDER.
new_apt() {
  apt-get -q \
    -o "Dir::Etc::SourceList=$folder/sources.list" -o Dir::Etc::SourceParts=/dev/null \
    -o "Dir::State::Lists=$folder/lists" -o "Dir::Cache=$folder/cache" \
    -o Acquire::Languages=none -o APT::Sandbox::User=root "$@"
}

download() {
  local from
  from=$(mirror)
  [ -n "$from" ]
  printf 'deb [signed-by=%s] %s %s main\n' "$keys" "$from" "$release" >"$folder/sources.list"
  mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial" "$folder/packages"
  new_apt update
  (cd "$folder/packages" && new_apt download "${packages[@]}")
}

# write_script TOOL: the program with its own loader and libraries.
write_script() {
  local loader
  loader=$(find "$folder/root/usr/lib" -type f -name 'ld-linux*.so*')
  printf '#!/bin/sh\nexec "%s" --library-path "%s" "%s" "$@"\n' \
    "$loader" "$(dirname "$loader")" "$1" >"$bin/${1##*/}"
  chmod +x "$bin/${1##*/}"
}

rm -rf "$folder"
mkdir -p "$folder"
download
for package in "$folder"/packages/*.deb; do
  dpkg-deb -x "$package" "$folder/root"
done
rm -r "$folder/lists" "$folder/cache" "$folder/packages"
for tool in "$folder"/root/usr/bin/spirv-{as,dis,link,opt,val}; do
  write_script "$tool"
  # What does not run here must not be found by the tests.
  if ! "$bin/${tool##*/}" --version; then
    rm -f "$bin"/spirv-{as,dis,link,opt,val}
    exit 1
  fi
done
