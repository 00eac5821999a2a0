"""Target extension types that LLVM's reader asserts on, found in the text before it sees them."""

from __future__ import annotations

import re
from typing import Final

from spvbackend.diagnostics import CompileError

_TYPE: Final = re.compile(r'\btarget\s*\(\s*"([^"]*)"')
_NUMBERS: Final = re.compile(r"((?:\s*,\s*\d+)*)\s*$")
_NEEDED: Final[dict[str, int]] = {"spirv.Padding": 1, "spirv.Type": 3}
"""How many numbers these end with at least; the last one of spirv.Type is an alignment."""
_MAX_ALIGN: Final = 1 << 23


def check_target_types(text: str) -> None:
    """Raise CompileError at the first type that would end the process."""
    if "target" not in text:
        return
    for found in _TYPE.finditer(text):
        name = found[1]
        if not name.startswith("spirv."):
            message = f"type 'target(\"{name}\")' is of another target"
        elif name in _NEEDED and not _is_complete(text, found):
            message = f"type 'target(\"{name}\")' lacks a number, or has a wrong one"
        else:
            continue
        if not _is_comment(text, found.start()):
            raise CompileError(message, text.count("\n", 0, found.start()) + 1)


def _is_complete(text: str, found: re.Match[str]) -> bool:
    """Whether a type has the numbers that LLVM takes for granted."""
    end = _closing(text, found.end())
    numbers = _NUMBERS.search(text, found.end(), end)
    values = [int(word) for word in re.findall(r"\d+", numbers[1])] if numbers else []
    if found[1] == "spirv.Type":
        align = values[-1] if values else 0
        return len(values) == _NEEDED[found[1]] and align.bit_count() <= 1 and align <= _MAX_ALIGN
    return len(values) >= _NEEDED[found[1]]


def _closing(text: str, start: int) -> int:
    """The place of the bracket that ends the parameters."""
    depth = 1
    for position in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        if depth == 0:
            return position
    return len(text)


def _is_comment(text: str, position: int) -> bool:
    return ";" in text[text.rfind("\n", 0, position) + 1 : position]
