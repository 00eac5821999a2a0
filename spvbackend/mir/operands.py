"""Kinds of the operand words of machine instructions, by the tables of the grammar.

Input is an instruction as selection made it, valid or not. Output: the kind of each word, for the
verifier and the printer. A kind is a string of the grammar, with "?" behind optional operands and
"*" behind repeated ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spvbackend.mir.ext_sets import known_set
from spvbackend.mir.inst import ASSIGN_TYPE
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.spirv.opcodes import OpSpecConstantOp, OpSwitch
from spvbackend.spirv.operands import (
    BIT_ENUMS,
    COMPOSITES,
    ENUM_PARAMETERS,
    HAS_RESULT,
    HAS_TYPE,
    OPERANDS,
)

EXTRA: Final = ""
"""The kind of a word beyond the operands of the grammar."""

SET_NUMBER: Final = "LiteralExtInstInteger"
STRING: Final = "LiteralString"
NUMBER: Final = "LiteralContextDependentNumber"
CASE: Final = "PairLiteralIntegerIdRef"
CONSTANT_OPCODE: Final = "LiteralSpecConstantOpInteger"

PSEUDO_OPERANDS: Final[dict[int, tuple[str, ...]]] = {ASSIGN_TYPE: ("IdRef", "IdRef")}
_ANY_IDS: Final = ("IdRef*",)
_NO_PARAMETERS: Final[dict[int, tuple[str, ...]]] = {}


def after_result(opcode: int) -> tuple[str, ...]:
    """Return the kinds of the grammar behind the result type and the result."""
    return OPERANDS[opcode][(opcode in HAS_TYPE) + (opcode in HAS_RESULT) :]


OPERAND_KINDS: Final[dict[int, tuple[str, ...]]] = {
    **{opcode: after_result(opcode) for opcode in OPERANDS},
    **PSEUDO_OPERANDS,
}


def _depends_on_words(kind: str) -> bool:
    kind = kind.rstrip("?*")
    special = (STRING, CASE, CONSTANT_OPCODE, SET_NUMBER)
    return kind in ENUM_PARAMETERS or kind in special


# By kind, as kinds are few and opcodes many: this runs whenever the package is loaded.
_DEPENDENT: Final = frozenset(
    [kind for kind in set[str]().union(*OPERAND_KINDS.values()) if _depends_on_words(kind)]
)
WORD_DEPENDENT: Final = frozenset(
    [op for op, kinds in OPERAND_KINDS.items() if not _DEPENDENT.isdisjoint(kinds)]
)
"""Opcodes whose kinds depend on the words and not on their number alone."""


def is_id_kind(kind: str) -> bool:
    """Whether a word of this kind is an id."""
    return kind.startswith("Id")


def operand_kinds(
    opcode: int, words: Sequence[int], imports: dict[int, str], case_words: int = 0
) -> list[str]:
    """Return the kind of each operand word; more kinds than words when words are missing.

    Args:
        opcode: one that the grammar has.
        words: the operands behind the result.
        imports: the names of the extended instruction sets by id.
        case_words: how many words a literal of OpSwitch has; 0 if labels are negative.
    """
    if opcode == OpSwitch and case_words:
        count = (len(words) - 1) // (case_words + 1)
        return ["IdRef", "IdRef", *([NUMBER] * case_words + ["IdRef"]) * count]
    return kinds_of(OPERAND_KINDS[opcode], words, imports)


def kinds_of(grammar: Sequence[str], words: Sequence[int], imports: dict[int, str]) -> list[str]:
    """Return the kind of each word by the kinds that the grammar has for operands.

    `len(kinds)` is how many words have their kind already, so the walk needs no position.
    """
    kinds: list[str] = []
    _add_all(kinds, words, grammar, imports)
    kinds += [EXTRA] * (len(words) - len(kinds))
    return kinds


def _add_all(
    kinds: list[str], words: Sequence[int], grammar: Sequence[str], imports: dict[int, str]
) -> None:
    count = len(words)
    for kind in grammar:
        quantifier = kind[-1]
        if quantifier == "?":
            if len(kinds) < count:
                _add(kinds, words, kind[:-1], imports)
        elif quantifier == "*":
            while len(kinds) < count:
                _add(kinds, words, kind[:-1], imports)
        else:
            _add(kinds, words, kind, imports)


def _add(kinds: list[str], words: Sequence[int], kind: str, imports: dict[int, str]) -> None:
    """Add the kinds of one operand: itself, and what its value calls for."""
    pos = len(kinds)
    if kind in COMPOSITES:
        if kind == CASE:
            _add_case(kinds, words)
        else:
            kinds.extend(COMPOSITES[kind])
        return
    kinds.append(kind)
    if pos >= len(words):
        return
    if kind in ENUM_PARAMETERS:
        # The parameters of an enumerant follow it at once (2.2.1), before the operands behind it.
        for parameters in _enum_parameters(kind, words[pos]):
            _add_all(kinds, words, parameters, imports)
    elif kind == STRING:
        kinds.extend([STRING] * (string_size(words, pos) - 1))
    elif kind == NUMBER:
        # The type decides the number of words; such a literal is always the last operand.
        kinds.extend([NUMBER] * (len(words) - pos - 1))
    # Behind the opcode in OpSpecConstantOp are that opcode's operands, without type and result.
    elif kind == CONSTANT_OPCODE and words[pos] != OpSpecConstantOp:
        _add_all(kinds, words, OPERAND_KINDS.get(words[pos], ()), imports)
    elif kind == SET_NUMBER and (known := known_set(imports.get(words[pos - 1], ""))):
        _add_all(kinds, words, known.operands.get(words[pos], _ANY_IDS), imports)
        kinds.extend([EXTRA] * (len(words) - len(kinds)))


def _enum_parameters(kind: str, value: int) -> list[tuple[str, ...]]:
    """Return the parameters of an enumerant, or of each bit of a mask, lowest first (2.2.1)."""
    table = ENUM_PARAMETERS.get(kind, _NO_PARAMETERS)
    if kind in BIT_ENUMS:
        return [table[bit] for bit in mask_bits(value) if bit in table]
    return [table[value]] if value in table else []


def mask_bits(value: int) -> list[int]:
    """Return the bits that are set, lowest first."""
    return [1 << shift for shift in range(max(value, 0).bit_length()) if value >> shift & 1]


def _add_case(kinds: list[str], words: Sequence[int]) -> None:
    """Add a case of OpSwitch: the literal, of as many words as its type needs, and a label.

    The type of the selector is not known here, but a label is negative and a literal is not.
    """
    kinds.append(NUMBER)
    while len(kinds) < len(words) and words[len(kinds)] >= 0:
        kinds.append(NUMBER)
    kinds.append("IdRef")


def string_size(words: Sequence[int], start: int) -> int:
    """Return how many words the string at start has: the last ends in a zero byte (2.2.1)."""
    end = start
    while end < len(words) and words[end] >> 24 > 0:
        end += 1
    return min(end + 1, len(words)) - start


def string_text(words: Sequence[int]) -> str:
    """Return the text of a literal string; the inverse of `string_words`."""
    data = b"".join([(word & 0xFFFFFFFF).to_bytes(4, "little") for word in words])
    return data.partition(b"\0")[0].decode("utf-8", "surrogateescape")


def enumerant_text(kind: str, value: int) -> str:
    """Return the name of an enumerant or of all bits of a mask, "" if the grammar has none."""
    names = ENUMERANT_NAMES[kind]
    if kind not in BIT_ENUMS or value <= 0:
        return names.get(value, "")
    bits = mask_bits(value)
    if any(bit not in names for bit in bits):
        return ""
    return "|".join([names[bit] for bit in bits])
