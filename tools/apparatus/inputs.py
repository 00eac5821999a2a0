"""The modules of a tool: files, and folders with all that is in them."""

import re
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

SUFFIXES: Final = (".ll", ".bc")
SPLIT: Final = re.compile(r"^(?:;|//) -----\s*$", re.MULTILINE)
"""The line between two modules of one file."""


def find_modules(
    paths: Iterable[Path], only: str = "*", suffixes: tuple[str, ...] = SUFFIXES
) -> list[Path]:
    """Return the files, and the files of folders with a suffix, in the order of their names.

    `only` is a pattern of names of files, with or without the path below their folder. Raises
    SystemExit if a file or folder does not exist.
    """
    modules: list[Path] = []
    for path in paths:
        if not path.exists():
            raise SystemExit(f"no such file or folder: {path}")
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in inside:
            is_meant = file.suffix in suffixes or file == path
            below = file.relative_to(path).as_posix()
            if is_meant and (fnmatch(file.name, only) or fnmatch(below, only)):
                modules.append(file)
    return modules
