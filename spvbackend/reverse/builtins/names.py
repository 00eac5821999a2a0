"""Names of OpenCL C's functions by instruction: the tables of builtins, inverted.

Where a family has several names for one instruction, such as the names of vendors, the name of
OpenCL C counts; an instruction that does not determine the function has no name here.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

from spvbackend.builtins.index import all_rows
from spvbackend.builtins.opencl import ROUNDINGS
from spvbackend.builtins.params import SCALAR_NAMES, Param
from spvbackend.builtins.rows import (
    BUILTIN,
    CORE_OP,
    EXT_INST,
    GENERIC_CAST,
    GROUP,
    GROUP_BROADCAST,
    NONE,
    Builtin,
)

_SCALARS: Final = {kind: name for name, kind in SCALAR_NAMES.items()}
_ROUNDINGS: Final = {mode: suffix for suffix, mode in ROUNDINGS.items()}
_OLDER: Final = ("fclamp", "fmax_common", "fmin_common", "intel_", "numba_", "s_", "u_")
"""Prefixes of names that stand back: vendors', and those of the extended instruction set."""
_ANY: Final = -1
"""Number of arguments in the key of an instruction that the row's shape splits or joins."""

Key = tuple[int, int, int, int, int]


@final
class Named:
    """A function of OpenCL C.

    Attributes:
        name: the name before mangling.
        row: the row of the function.
        is_unsigned: whether its integers are unsigned.
    """

    __slots__ = ("is_unsigned", "name", "row")

    def __init__(self, row: Builtin, is_unsigned: bool) -> None:
        self.name: Final = row.name
        self.row: Final = row
        self.is_unsigned: Final = is_unsigned


def find(
    shape: int, opcode: int, scope: int = NONE, extra: int = NONE, args: int = _ANY
) -> Named | None:
    """Return the function of an instruction, None if there is none or if there are several."""
    found = _table().get((shape, opcode, scope, extra, args))
    return found[0] if found is not None and len(found) == 1 else None


@cache
def _table() -> dict[Key, list[Named]]:
    table: dict[Key, list[Named]] = {}
    for row in all_rows().values():
        if row.shape not in _SHAPES or row.flags & ~_KNOWN_FLAGS:
            continue
        for opcode, is_unsigned in (
            (row.opcode, False),
            (row.unsigned, True),
            (row.floating, False),
        ):
            if opcode or opcode == row.opcode:
                args = row.args if row.shape in (CORE_OP, GROUP) else _ANY
                key = (row.shape, opcode, row.scope, row.extra, args)
                _add(table.setdefault(key, []), Named(row, is_unsigned))
    return table


def _add(known: list[Named], new: Named) -> None:
    """Add a function to those of an instruction, unless one of the others stands back."""
    if known and new.name.startswith(_OLDER) != known[-1].name.startswith(_OLDER):
        if new.name.startswith(_OLDER):
            return
        known.clear()
    if not any(_stem(other.name) == _stem(new.name) for other in known):
        known.append(new)
    elif new.name.startswith("__"):
        # clang's own name of a function is not mangled.
        known[:] = [new]


def _stem(name: str) -> str:
    return name.removeprefix("__")


_SHAPES: Final = frozenset((BUILTIN, CORE_OP, EXT_INST, GENERIC_CAST, GROUP, GROUP_BROADCAST))
_KNOWN_FLAGS: Final = 1
"""BOOL_RESULT: rows with other flags change their arguments."""


def type_name(param: Param) -> str:
    """Return a type of numbers as names of OpenCL C have it, "" for any other type."""
    scalar = _SCALARS.get(param.kind, "")
    return scalar and f"{scalar}{param.lanes if param.lanes > 1 else ''}"


def conversion_name(target: Param, is_saturated: bool, rounding: int) -> str:
    """Return the name of a conversion, "" for one that OpenCL C lacks."""
    name = type_name(target)
    saturation = "_sat" if is_saturated else ""
    return name and f"convert_{name}{saturation}{_ROUNDINGS.get(rounding, '')}"


def rounding_suffix(mode: int) -> str:
    """Return the suffix of a rounding mode."""
    return _ROUNDINGS.get(mode, "")
