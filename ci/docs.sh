#!/usr/bin/env bash
# Builds the pages of the reference into build/docs; a link that leads nowhere is an error. For a
# bare Debian 12 or newer; may be run again at any time.
set -euo pipefail
# shellcheck source=ci/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

# What Material for MkDocs says of mkdocs' future is no finding about the pages.
export NO_MKDOCS_2_WARNING=1
step setup prepare docs
step pages "$bin/python" -m mkdocs build --strict
echo "build/docs/index.html: $(find build/docs -name '*.html' | wc -l) pages"
