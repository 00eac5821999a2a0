"""Forms of instructions by the grammar: which words are ids, and which decide how others are read.

Input: the words of one instruction. Output: its `Form`, which it shares with all instructions that
have the same first word and the same words in the deciding places (2.2.1, 2.3).
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from typing import Final, final

from spvbackend.emit.read import string_at
from spvbackend.emit.verify.error import WordError
from spvbackend.emit.verify.needs import asks_for_more
from spvbackend.mir.ext_sets import GLSL_STD, OPENCL_STD, known_set
from spvbackend.mir.operands import (
    CONSTANT_OPCODE,
    EXTRA,
    NUMBER,
    SET_NUMBER,
    STRING,
    WORD_DEPENDENT,
    enumerant_text,
    is_id_kind,
    operand_kinds,
)
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.spirv.operands import HAS_RESULT, HAS_TYPE, OPERANDS
from spvbackend.target.debug_sets import DEBUG_SETS

LONG: Final = 64
_ENDS_IN_IDS: Final = frozenset(
    [opcode for opcode, kinds in OPERANDS.items() if kinds[-1:] == ("IdRef*",)]
).difference(WORD_DEPENDENT)
_TYPE: Final = 1
"""The place of a result type; the first word holds the opcode."""


@final
class Form:
    """The reading of an instruction; places count from its first word.

    Attributes:
        has_type: whether there is a result type, in place 1.
        result: the place of the result, 0 for none.
        ids: begin and end of each stretch of ids that are operands.
        id_count: how many of its words are ids, type and result included.
        keys: the places whose words decide the form, in ascending order.
        enumerants: the kind and the value of each enumerant or mask that needs something.
        strings: begin, end and number of strings of each run of literal strings.
        number: the place of a number whose width the type tells, 0 for none.
    """

    __slots__ = ("enumerants", "has_type", "id_count", "ids", "keys", "number", "result", "strings")

    def __init__(
        self,
        has_type: bool,
        result: int,
        ids: tuple[tuple[int, int], ...],
        id_count: int,
        keys: tuple[int, ...],
        enumerants: tuple[tuple[str, int], ...],
        strings: tuple[tuple[int, int, int], ...],
        number: int,
    ) -> None:
        self.has_type: Final = has_type
        self.result: Final = result
        self.ids: Final = ids
        self.id_count: Final = id_count
        self.keys: Final = keys
        self.enumerants: Final = enumerants
        self.strings: Final = strings
        self.number: Final = number


@final
class FormTable:
    """Forms by the first word and the words in their keys."""

    __slots__ = ("_forms", "_keyless", "count")

    def __init__(self) -> None:
        # The first word alone decides most forms; no form with keys has the same first word.
        self._keyless: Final[dict[int, Form]] = {}
        self._forms: Final[dict[int, dict[tuple[int, ...], dict[tuple[int, ...], Form]]]] = {}
        self.count = 0

    def find(self, first: int, row: list[int]) -> Form | None:
        """Return the form of an instruction, None if no such instruction has been read."""
        form = self._keyless.get(first)
        if form is not None:
            return form
        known = self._forms.get(first)
        if known is not None:
            for keys, forms in known.items():
                form = forms.get(tuple([row[key] for key in keys]))
                if form is not None:
                    return form
        return None

    def add(self, first: int, row: list[int], keys: tuple[int, ...], form: Form) -> None:
        """Keep a form; the words in its keys are those of the row."""
        if keys:
            known = self._forms.setdefault(first, {})
            known.setdefault(keys, {})[tuple([row[key] for key in keys])] = form
        else:
            self._keyless[first] = form
        self.count += 1


_SHARED: Final = FormTable()
"""Forms that all modules have, so that a process reads them once."""
_MOST_SHARED: Final = 1 << 12
_SETS: Final = frozenset((op.OpExtInst, op.OpExtInstWithForwardRefsKHR))
"""Opcodes whose form the id of an extended instruction set decides."""
_SET_PLACE: Final = 3
_SET_NUMBERS: Final[dict[str, int]] = {
    name: number for number, name in enumerate((OPENCL_STD, GLSL_STD, *DEBUG_SETS.values()))
}
"""Numbers that stand for ids of extended instruction sets in shared forms."""


def shared_form(first: int, row: list[int], imports: dict[int, str]) -> Form:
    """Return the form of an instruction, which modules share.

    Args:
        first: its `form_key`.
        row: its words.
        imports: the names of the extended instruction sets by id.

    Raises:
        WordError: the words are not what the grammar wants.
    """
    named = row
    if first & 0xFFFF in _SETS:
        name = imports.get(row[_SET_PLACE], "") if len(row) > _SET_PLACE else ""
        number = _SET_NUMBERS.get(name, -1)
        if number < 0:
            return read_form(row, imports)
        # Each module has its own id for the set.
        named = [*row[:_SET_PLACE], number, *row[_SET_PLACE + 1 :]]
    form = _SHARED.find(first, named)
    if form is None:
        form = read_form(row, imports)
        if _SHARED.count < _MOST_SHARED:
            # Each module has its own id for the type too, which decides only a width.
            _SHARED.add(first, named, form.keys[1:] if form.number else form.keys, form)
    return form


def form_key(row: list[int]) -> int:
    """Return the key that instructions of one form share besides `Form.keys`: the first word.

    The operands behind a string have a fixed length, so the length of the instruction tells where
    the string ends. Only in OpEntryPoint any number of ids may follow.
    """
    if row[0] & 0xFFFF != op.OpEntryPoint:
        return row[0]
    end = next((index for index, word in enumerate(row[3:]) if word >> 24 == 0), 0)
    return row[0] | end << 32


def read_form(row: list[int], imports: dict[int, str], case_words: int = 0) -> Form:
    """Return the form of an instruction.

    If it ends in many ids, only LONG words are read.

    Args:
        row: its words.
        imports: the names of the extended instruction sets by id.
        case_words: words of a literal of OpSwitch, which its selector's type decides.

    Raises:
        WordError: the words are not what the grammar wants.
    """
    opcode = row[0] & 0xFFFF
    if opcode not in OPERANDS:
        raise WordError(f"SPIR-V has no opcode {opcode}")
    has_type = opcode in HAS_TYPE
    has_result = opcode in HAS_RESULT
    first = 1 + has_type + has_result
    if len(row) < first:
        raise WordError("the words end before the result")
    if len(row) > LONG and opcode in _ENDS_IN_IDS:
        return _lengthened(read_form(row[:LONG], imports), len(row))
    words = row[first:]
    if opcode == op.OpSwitch and (len(words) < 2 or (len(words) - 2) % (case_words + 1)):
        raise WordError(f"{len(words)} operand words do not fit cases of {case_words + 1} words")
    kinds = operand_kinds(opcode, words, imports, case_words)
    if len(kinds) > len(words):
        raise WordError(f"the words end before operand word {len(words)}, a {kinds[len(words)]}")
    if EXTRA in kinds:
        raise WordError(f"operand word {kinds.index(EXTRA)} is one too many")
    number = first + kinds.index(NUMBER) if NUMBER in kinds and opcode != op.OpSwitch else 0
    keys = _keys(kinds, first)
    are_ids = [is_id_kind(kind) for kind in kinds]
    return Form(
        has_type,
        first - 1 if has_result else 0,
        _stretches(are_ids, first),
        sum(are_ids) + has_type + has_result,
        (_TYPE, *keys) if number and has_type else keys,
        _enumerants(kinds, words, imports),
        _strings(row, kinds, first),
        number,
    )


def _lengthened(form: Form, size: int) -> Form:
    """Return a form whose first LONG words have the given form, and whose other words are ids."""
    begin, _ = form.ids[-1]
    return Form(
        form.has_type,
        form.result,
        (*form.ids[:-1], (begin, size)),
        form.id_count + size - LONG,
        form.keys,
        form.enumerants,
        form.strings,
        form.number,
    )


def _keys(kinds: list[str], first: int) -> tuple[int, ...]:
    """Return the places of words that decide how others are read, or that have needs."""
    keys: list[int] = []
    for index, kind in enumerate(kinds):
        if kind in ENUMERANT_NAMES or kind == CONSTANT_OPCODE:
            keys.append(first + index)
        elif kind == SET_NUMBER:
            keys += [first + index - 1, first + index]
    return tuple(keys)


def _stretches(wanted: list[bool], first: int) -> tuple[tuple[int, int], ...]:
    """Return begin and end of each run of wanted places."""
    stretches: list[tuple[int, int]] = []
    begin = -1
    for index, is_wanted in enumerate([*wanted, False]):
        if is_wanted and begin < 0:
            begin = index
        elif not is_wanted and begin >= 0:
            stretches.append((first + begin, first + index))
            begin = -1
    return tuple(stretches)


def _strings(row: list[int], kinds: list[str], first: int) -> tuple[tuple[int, int, int], ...]:
    """Return begin, end and number of strings of each run of strings."""
    stretches = _stretches([kind == STRING for kind in kinds], first)
    return tuple(
        [(begin, end, sum(word >> 24 == 0 for word in row[begin:end])) for begin, end in stretches]
    )


def _enumerants(
    kinds: list[str], words: list[int], imports: dict[int, str]
) -> tuple[tuple[str, int], ...]:
    """Return the enumerants among the words that need something, and check that all are known."""
    needing: list[tuple[str, int]] = []
    for index, (kind, word) in enumerate(zip(kinds, words, strict=True)):
        if kind in ENUMERANT_NAMES:
            if not enumerant_text(kind, word):
                raise WordError(f"operand word {index} is not a valid {kind}: {word}")
            if asks_for_more(kind, word):
                needing.append((kind, word))
        elif kind == SET_NUMBER:
            name = imports.get(words[index - 1])
            if name is None:
                raise WordError(f"%{words[index - 1]} is not an extended instruction set")
            known = known_set(name)
            if known is not None and word not in known.names:
                raise WordError(f"{name} has no instruction {word}")
        elif kind == CONSTANT_OPCODE and word not in op.OPCODE_NAMES:
            raise WordError(f"operand word {index} is not an opcode: {word}")
    return tuple(needing)


def are_strings(words: array[int], places: Sequence[int], begin: int, end: int) -> bool:
    """Whether the words in each of these places are one literal string.

    Args:
        words: of the instructions.
        places: where the instructions begin.
        begin: where the string begins in each instruction.
        end: where the string ends.
    """
    picked = array("I")
    for place in places:
        picked += words[place + begin : place + end]
    # The bytes of a string are those of a binary, which is little-endian (2.2.1).
    if sys.byteorder == "big":
        picked.byteswap()
    data = picked.tobytes()
    size = 4 * (end - begin)
    for start in range(0, len(data), size):
        text = data[start : start + size].rstrip(b"\0")
        if not 1 <= size - len(text) <= 4 or 0 in text:
            return False
    return True


def check_strings(words: list[int], count: int, start: int) -> None:
    """Check that a literal string ends in zero bytes, within its last word alone (2.2.1).

    Args:
        words: of the strings.
        count: how many strings there are.
        start: the place of their instruction.

    Raises:
        WordError: a string does not end, or ends early.
    """
    end = 0
    for _ in range(count):
        literal = string_at(words, end, len(words))
        if literal is None:
            break
        end = literal[1]
    if end != len(words):
        raise WordError("a literal string does not end with its last word", start)
