"""Whether the ids of a module are in bounds, defined once, and defined where they are used.

Input: a module that has been scanned. The encoder (emit/layout.py) numbers ids so that these checks
hold.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final

from spvbackend.emit.read import instructions
from spvbackend.emit.verify.error import WordError
from spvbackend.emit.verify.forms import Form
from spvbackend.emit.verify.scan import Scan
from spvbackend.spirv.opcodes import OPCODE_NAMES, OpTypeForwardPointer

TYPE_OPCODES: Final = frozenset(
    [opcode for opcode, name in OPCODE_NAMES.items() if name.startswith("OpType")]
) - {OpTypeForwardPointer}
"""Opcodes that declare a type; OpTypeForwardPointer announces one."""


def check_ids(words: array[int], scan: Scan) -> None:
    """Check that ids have one definition, and that types are types (2.3, 2.16.1).

    Raises:
        WordError: an id breaks the rule.
    """
    starts: dict[int, int] = {}
    types: set[int] = set()
    for start, form in _forms(words, scan):
        if not form.result:
            continue
        id = words[start + form.result]
        if not 0 < id < words[3]:
            raise WordError(f"%{id} is not in the bound {words[3]}", start)
        if id in starts:
            raise WordError(f"%{id} is defined twice", start)
        starts[id] = start
        if words[start] & 0xFFFF in TYPE_OPCODES:
            types.add(id)
    for start, form in _forms(words, scan):
        for begin, end in form.ids:
            for id in words[start + begin : start + end]:
                if id not in starts:
                    raise WordError(f"%{id} is not defined", start)
        if form.has_type and words[start + 1] not in types:
            raise WordError(f"%{words[start + 1]} is not a type", start)


def _forms(words: array[int], scan: Scan) -> Iterator[tuple[int, Form]]:
    """Yield the start and the form of each instruction, in order."""
    for _, start, end in instructions(words):
        yield start, scan.form(words[start:end].tolist(), start)
