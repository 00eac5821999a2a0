"""Readable spellings of provisional ids, for dumps and messages only.

OpName need not be unique or an identifier, but spirv-as asks for both. The binary keeps the OpName.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.mir.cache import Cache
from spvbackend.mir.operands import string_text
from spvbackend.spirv.opcodes import OpName

_NOT_IN_NAMES: Final = r"[^A-Za-z0-9_]"


def id_names(cache: Cache) -> dict[int, str]:
    """Return a unique `%name` of each id with an OpName; the first claim keeps it plain."""
    names: dict[int, str] = {}
    taken: dict[str, int] = {}
    for inst in cache.names:
        id = inst.operands[0]
        if inst.opcode != OpName:
            continue
        # The cache gives one name to an id; a module that is not valid may have more.
        if id not in names:
            names[id] = _claim(re.sub(_NOT_IN_NAMES, "_", string_text(inst.operands[1:])), taken)
    return names


def _claim(name: str, taken: dict[str, int]) -> str:
    """Return a name that nothing else has; one of digits only would read as a provisional id.

    Args:
        name: the wanted name, of letters, digits and underscores.
        taken: the names so far, with the last number behind each.
    """
    if not name or name.isdecimal():
        name = "_" + name
    text = name
    count = taken.get(name, 0)
    while text in taken:
        count += 1
        text = f"{name}_{count}"
    taken[text] = 0
    # The next search begins at the last number, since many functions have values of one name.
    taken[name] = count
    return "%" + text


def id_text(names: dict[int, str], id: int) -> str:
    """Return `%name`, or `%12` for -12."""
    return names.get(id) or f"%{-id}"
