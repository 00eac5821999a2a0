#!/usr/bin/env bash
# newer_debian.sh FOLDER PACKAGE...: unpacks packages of a newer release of Debian, and all that they
# need, into FOLDER/root. Nothing of the machine's packages changes, and no rights of root are needed.
set -euo pipefail
folder=$1
shift
# It has spirv-tools v2026.4 and Python 3.14, where the release before it has v2025.1 and 3.13.
release=forky
keys=/usr/share/keyrings/debian-archive-keyring.gpg

# The address that the machine gets its own release from.
mirror() {
  # shellcheck source=/dev/null
  . /etc/os-release
  # shellcheck disable=SC2016
  apt-get indextargets --no-release-info --format '$(REPO_URI)' \
    "Release: $VERSION_CODENAME" 'Component: main' 'Identifier: Packages' | sed -n 1p
}

# new_apt COMMAND...: apt-get with that release's lists alone, as on a machine without packages.
new_apt() {
  apt-get -qy \
    -o "Dir::Etc::SourceList=$folder/sources.list" -o Dir::Etc::SourceParts=/dev/null \
    -o "Dir::State::Lists=$folder/lists" -o "Dir::State::status=$folder/status" \
    -o "Dir::Cache=$folder/cache" -o Debug::NoLocking=true \
    -o Acquire::Languages=none -o APT::Sandbox::User=root "$@"
}

rm -rf "$folder"
mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial"
touch "$folder/status"
from=$(mirror)
[ -n "$from" ]
printf 'deb [signed-by=%s] %s %s main\n' "$keys" "$from" "$release" >"$folder/sources.list"
new_apt update
new_apt install --download-only --no-install-recommends "$@"
for package in "$folder"/cache/archives/*.deb; do
  dpkg-deb -x "$package" "$folder/root"
done
rm -r "$folder/lists" "$folder/cache"
