"""Debug records about values that legalisation took apart.

Input: a legalised function whose records still name the original values. Output: records about the
parts, each a fragment of the variable (LLVM, Source Level Debugging: DW_OP_LLVM_fragment).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from spvbackend.llvmir.types import ARRAY, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import DebugRecord, Function, Value
from spvbackend.prepare.legal.state import Legalizer
from spvbackend.prepare.legal.types import LegalTypes

_FRAGMENT: Final = re.compile(r"(?:, )?DW_OP_LLVM_fragment, (\d+), \d+\)$")
# Operations that do not compute on the value: its address space number, and that it is a value.
_PLAIN: Final = re.compile(
    r"!DIExpression\((?:DW_OP_constu, \d+, DW_OP_swap, DW_OP_xderef)?"
    r"(?:(?:, )?DW_OP_stack_value)?\)"
)


def split_records(lz: Legalizer, function: Function) -> None:
    """Let each record name the parts that its values have become."""
    records: list[DebugRecord] = []
    for record in function.debug_records:
        parts = [_parts(lz, value) for value in record.values]
        if all(len(each) == 1 for each in parts):
            record.values = [each[0] for each in parts]
            records.append(record)
        else:
            records += _fragments(lz.legal, record, parts)
    function.debug_records = records


def _parts(lz: Legalizer, value: Value | None) -> list[Value | None]:
    """Return the parts of a value; a removed value counts as one removed part."""
    if value is None or lz.legal.is_legal(value.type):
        return [value]
    parts = lz.known_parts(value)
    return [None] if parts is None else list(parts)


def _fragments(
    legal: LegalTypes, record: DebugRecord, parts: list[list[Value | None]]
) -> list[DebugRecord]:
    """Return a record for each part of the single value of a record.

    A record whose expression computes on the value gets none: no part determines the variable.
    """
    outer = _FRAGMENT.search(record.expression)
    base = 0 if outer is None else int(outer[1])
    expression = record.expression if outer is None else f"{record.expression[: outer.start()]})"
    value = record.values[0]
    if len(parts) > 1 or value is None or _PLAIN.fullmatch(expression) is None:
        record.values = [None] * len(record.values)
        return [record]
    head = expression[:-1] if expression.endswith("()") else f"{expression[:-1]}, "
    fragments: list[DebugRecord] = []
    for part, (offset, size) in zip(parts[0], part_bits(legal, value.type), strict=True):
        own = DebugRecord(record.kind, [part], record.line)
        own.end = record.end
        own.store, own.variable, own.location = record.store, record.variable, record.location
        own.expression = f"{head}DW_OP_LLVM_fragment, {base + offset}, {size})"
        fragments.append(own)
    return fragments


def part_bits(legal: LegalTypes, type: Type) -> list[tuple[int, int]]:
    """Return the bit offset in memory and the width of each part of a type."""
    layout = legal.layout
    if type.kind == STRUCT:
        offsets = [8 * offset for offset in layout.offsets(type)]
        return _moved(legal, zip(type.elems, offsets, strict=True))
    if type.kind == ARRAY:
        step = 8 * layout.size(type.element)
        return _moved(legal, [(type.element, step * index) for index in range(type.count)])
    if type.kind == VECTOR:
        return _lanes(legal, type)
    parts = legal.parts(type)
    if len(parts) == 1:
        return [(0, 8 * layout.store_size(type))]
    return [(index * part.bits, part.bits) for index, part in enumerate(parts)]


def _moved(legal: LegalTypes, members: Iterable[tuple[Type, int]]) -> list[tuple[int, int]]:
    """Return the offsets and widths of the parts of members, each moved to its offset."""
    return [
        (start + offset, size)
        for member, start in members
        for offset, size in part_bits(legal, member)
    ]


def _lanes(legal: LegalTypes, type: Type) -> list[tuple[int, int]]:
    """Return the offsets and widths of a vector's packed lanes; a wide lane is its words."""
    bits = legal.layout.element_bits(type.element)
    words = len(legal.parts(type.element))
    fields: list[tuple[int, int]] = []
    offset = 0
    for count in legal.chunks(type):
        size = count * bits // words
        fields.append((offset, size))
        offset += size
    return fields
