"""Readable spellings of provisional ids, for dumps and messages only.

OpName need not be unique or an identifier, and text that spirv-as reads back must be both. Nothing
here reaches the binary.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.mir.cache import Cache
from spvbackend.mir.operands import string_text

_NOT_IN_NAMES: Final = re.compile(r"[^A-Za-z0-9_]")


def id_names(cache: Cache) -> dict[int, str]:
    """`%name` of each id that OpName names, unique; the first to claim a name gets it plain."""
    names: dict[int, str] = {}
    taken: set[str] = set()
    for inst in cache.names:
        id = inst.operands[0]
        # The cache gives one name to an id; a module that is not valid may have more.
        if id not in names:
            names[id] = _claim(_NOT_IN_NAMES.sub("_", string_text(inst.operands[1:])), taken)
    return names


def _claim(name: str, taken: set[str]) -> str:
    """A name that nothing else has; one of digits only would read as a provisional id."""
    if not name or name.isdecimal():
        name = "_" + name
    text = name
    count = 0
    while text in taken:
        count += 1
        text = f"{name}_{count}"
    taken.add(text)
    return "%" + text


def id_text(names: dict[int, str], id: int) -> str:
    """`%name`, or `%12` for -12."""
    return names.get(id) or f"%{-id}"
