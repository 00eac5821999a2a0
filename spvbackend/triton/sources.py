"""Identifies a state of this package, for caches of compiled kernels."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path


def digest_of(folder: Path) -> str:
    """Return a digest of the names and contents of the Python files in a folder and below."""
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*.py")):
        content = file.read_bytes()
        # With the size, so that no other files make the same bytes.
        digest.update(f"{file.relative_to(folder).as_posix()}:{len(content)}:".encode())
        digest.update(content)
    return digest.hexdigest()


@cache
def package_digest() -> str:
    """Return the digest of this package: an update may keep the version but change the output."""
    return digest_of(Path(__file__).parents[1])
