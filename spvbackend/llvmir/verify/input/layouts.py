"""Rules of the string that describes sizes and alignments (LangRef, Data Layout).

Its parts begin with a letter: `i`, `f` and `v` for numbers and vectors, `a` for aggregates, `p` for
pointers, `n` for native widths, others for a single property.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir.verify.checker import is_power_of_two
from spvbackend.llvmir.verify.input.state import State

_MAX_SIZE: Final = (1 << 24) - 1
_MAX_ALIGN: Final = (1 << 16) - 1
_BYTE: Final = 8
_MANGLINGS: Final = frozenset("elomwxa")


def check_layout(state: State) -> None:
    """Check the data layout of the module, which may have none.

    Raises:
        CompileError: it is malformed.
    """
    layout = state.module.data_layout
    if not layout:
        return
    for part in layout.split("-"):
        if not _is_right(part):
            line = state.module.lines.get("target datalayout", 0)
            raise state.refuse(line, f"the data layout has '{part}', which is malformed")


def index_widths(layout: str) -> set[int]:
    """Return the bits of indices into each address space for which a layout has them, or of all.

    The numbers of address spaces are translated, so it is not known which space has which width.
    """
    widths: dict[str, int] = {}
    for part in layout.split("-"):
        space, *fields = part.split(":")
        if space[:1] == "p" and len(fields) > 1:
            widths[space] = _number(fields[3] if len(fields) > 3 else fields[0], _MAX_SIZE)
    # LangRef, Data Layout: p:64:64:64:64 if nothing is said.
    is_told = "p" in widths or "p0" in widths
    return {*widths.values()} if is_told else {*widths.values(), 64}


def _is_right(part: str) -> bool:
    kind, rest = part[:1], part[1:]
    if part.startswith("ni"):
        return rest[1:2] == ":" and all(map(_is_special_space, rest[2:].split(":")))
    if kind in ("e", "E"):
        return not rest
    if kind in ("P", "A", "G"):
        return _number(rest, _MAX_SIZE) >= 0
    if kind == "S":
        return _alignment(rest) > 0
    if kind == "F":
        return rest[:1] in ("i", "n") and _alignment(rest[1:]) > 0
    if kind == "m":
        return rest[:1] == ":" and rest[1:] in _MANGLINGS
    # LLVM ignores what it once wrote about the stack.
    return kind == "s" or _has_right_sizes(kind, rest.split(":"))


def _has_right_sizes(kind: str, fields: list[str]) -> bool:
    """Whether a part about sizes and alignments is right."""
    if kind == "n":
        return all(_number(field, _MAX_SIZE) > 0 for field in fields)
    if kind == "a":
        first, *aligns = fields
        return _number(first or "0", _MAX_SIZE) == 0 and _are_alignments(aligns, 0)
    if kind in ("i", "f", "v"):
        first, *aligns = fields
        is_byte = kind == "i" and _number(first, _MAX_SIZE) == _BYTE
        return (
            _number(first, _MAX_SIZE) > 0
            and _are_alignments(aligns, 1)
            and (not is_byte or _alignment(aligns[0]) == _BYTE)
        )
    if kind != "p" or not 3 <= len(fields) <= 5:
        return False
    space, size, *aligns = fields
    indices = aligns.pop() if len(aligns) > 2 else size
    return (
        _number(space or "0", _MAX_SIZE) >= 0
        and 0 < _number(indices, _MAX_SIZE) <= _number(size, _MAX_SIZE)
        and _are_alignments(aligns, 1)
    )


def _are_alignments(fields: list[str], least: int) -> bool:
    """Whether fields are an alignment and perhaps a preferred one, which is not less."""
    if not 1 <= len(fields) <= 2 or _alignment(fields[0]) < least:
        return False
    if len(fields) == 1:
        return True
    return _alignment(fields[1]) > 0 and _alignment(fields[1]) >= _alignment(fields[0])


def _number(field: str, most: int) -> int:
    """Return the number in a field, -1 for none or a larger one."""
    if not field.isascii() or not field.isdigit():
        return -1
    digits = field.lstrip("0") or "0"
    return int(digits) if len(digits) < 9 and int(digits) <= most else -1


def _alignment(field: str) -> int:
    """Return the bits of an alignment, -1 for another number."""
    bits = _number(field, _MAX_ALIGN)
    is_whole = bits == 0 or (bits % _BYTE == 0 and is_power_of_two(bits // _BYTE))
    return bits if is_whole else -1


def _is_special_space(field: str) -> bool:
    return _number(field, _MAX_SIZE) > 0
