"""Reader of nodes that spell an enumerant of SPIR-V: its number, then its operands.

`!{i32 6442, i32 0, i32 1}` is a decoration with two literals. Input: the text of a node. Output:
the words that the grammar requires after the number, or None if the operands do not fit.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from spvbackend.llvmir.metadata import operand_string, operand_word
from spvbackend.llvmir.parse.numbers import float_pattern
from spvbackend.mir.inst import string_words
from spvbackend.mir.operands import STRING, enumerant_text
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.spirv.operands import ENUM_PARAMETERS

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_FLOAT: Final = "LiteralFloat"
# A decimal number, or the hexadecimal digits of a double.
_NUMBER: Final = r"float (0x[0-9A-F]{16}|-?[0-9]+\.[0-9]+(?:e[+-][0-9]+)?)"
_TEXTS: Final[dict[str, str]] = {STRING: "a text", _FLOAT: "a float"}


def parameter_kinds(kind: str, value: int) -> tuple[str, ...]:
    """Return the kinds of an enumerant's operands, from the grammar."""
    return ENUM_PARAMETERS[kind].get(value, ())


def has_ids(kind: str, value: int) -> bool:
    """Whether an enumerant's operands are ids, which requires another instruction."""
    return any(parameter.startswith("Id") for parameter in parameter_kinds(kind, value))


def parameter_words(sel: Selector, kind: str, value: int, operands: list[str]) -> list[int] | None:
    """Return the words after an enumerant, or None if the operands do not fit the grammar."""
    wanted = parameter_kinds(kind, value)
    if wanted and wanted[-1].endswith("*"):
        # A repeated operand must occur at least once: without it the enumerant has no effect.
        wanted = (wanted[-1][:-1],) * max(len(operands), 1)
    if len(wanted) != len(operands):
        return None
    words: list[int] = []
    for parameter, operand in zip(wanted, operands, strict=True):
        parameter_list = _words(sel, parameter, operand)
        if parameter_list is None:
            return None
        words += parameter_list
    return words


def wanted_text(kind: str, value: int) -> str:
    """Return the operands that `parameter_words` expects, for a message."""
    texts = [_TEXTS.get(parameter, "a number") for parameter in parameter_kinds(kind, value)]
    name = ENUMERANT_NAMES[kind][value]
    return f"{name} and {', '.join(texts)}" if texts else f"{name} without operands"


def _words(sel: Selector, parameter: str, operand: str) -> list[int] | None:
    if parameter == STRING:
        return string_words(operand_string(operand)) if operand.startswith('!"') else None
    if parameter == _FLOAT and (pattern := float_word(sel, operand)) is not None:
        return [pattern]
    word = operand_word(operand)
    if not 0 <= word <= 0xFFFFFFFF:
        return None
    if parameter.startswith("Id"):
        return [sel.int_const(word)]
    if parameter in ENUMERANT_NAMES and not enumerant_text(parameter, word):
        return None
    return [word]


def float_word(sel: Selector, operand: str) -> int | None:
    """Return the bits of the number in `float 2.5`, or None for another operand."""
    match = re.fullmatch(_NUMBER, operand)
    return float_pattern(sel.types.f32, match[1]) if match is not None else None
