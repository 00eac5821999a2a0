"""Pointers in memory with two names: by a pointer to the memory, and by the struct it is in.

A pointer in memory has a cell as the content of each pointer to that memory, and another one as a
member of a struct. Where both are the same bytes, they are one class.

Input: settled cells. Output: new joins, for `settle` to carry out. The struct behind a pointer is
known only once its class has a type, so this comes after the cells have settled, and asks for
another round where it finds something.
"""

from __future__ import annotations

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.infer.choose import cheapest
from spvbackend.infer.facts import Cells
from spvbackend.infer.forward import first_member
from spvbackend.llvmir.types import ARRAY, POINTER, STRUCT, Type

AT_START = "pointer at the start of a struct"
AT_OFFSET = "an offset in bytes"


def join_stored(cells: Cells, layout: DataLayout) -> bool:
    """Join the contents of cells with the members that they are; return whether any was new."""
    before = cells.joined
    # By index: a join below may make cells, which the next round visits.
    for cell in range(len(cells.content)):
        if cells.content[cell] >= 0 and cells.find(cell) == cell:
            _join_first_member(cells, cell)
    for step in cells.byte_steps:
        base, result = cells.find(step.base), cells.find(step.result)
        _join_behind_offset(cells, layout, base, result, step.step, step.offset)
    return cells.joined > before


def _type_of(cells: Cells, root: int) -> Type | None:
    """Return the type by the class's own evidence; connected classes are chosen later."""
    return cells.fixed[root] or cheapest(cells.votes[root], cells.given[root])


def _join(cells: Cells, first: int, second: int, what: str) -> None:
    if cells.find(first) != cells.find(second):  # otherwise `join_stored` would never end
        cells.join(first, second, what)


def _join_first_member(cells: Cells, root: int) -> None:
    type = _type_of(cells, root)
    member = None if type is None else first_member(type)
    if member is not None and member[0].elems[member[1]].leaf().kind == POINTER:
        _join(cells, cells.content[root], cells.member(*member), AT_START)


def _join_behind_offset(
    cells: Cells, layout: DataLayout, base: int, result: int, step: int, offset: int | None
) -> None:
    """Join a byte GEP that leads to a pointer with the pointers in its base's memory."""
    type, result_type = _type_of(cells, base), _type_of(cells, result)
    known = type or result_type
    if known is None:
        return
    leaf = known.leaf()
    # Memory of pointers alone: a step of whole pointers leads from one of them to another.
    if leaf.kind == POINTER and (result_type is None or type is None or result_type.leaf() is leaf):
        if step % layout.size(leaf) == 0:
            _join(cells, cells.content_of(base), cells.content_of(result), AT_OFFSET)
    elif type is not None and offset is not None:
        # A struct: only a constant offset determines the member.
        member = _member_at(layout, type, offset)
        if member is not None:
            _join(cells, cells.content_of(result), cells.member(*member), AT_OFFSET)


def _member_at(layout: DataLayout, type: Type, offset: int) -> tuple[Type, int] | None:
    """Return the innermost struct and the number of its pointer member at an offset, or None.

    Offsets beyond the type lead to another element of an array of it.
    """
    size = layout.size(type)
    rest = offset % size if size else 0
    while type.kind in (ARRAY, STRUCT):
        if type.kind == ARRAY:
            type = type.element
            size = layout.size(type)
            if size == 0:
                return None
            rest %= size
            continue
        offsets = layout.offsets(type)
        # Members of size 0 share an offset: the last of them is the one with bytes there.
        number = max((n for n, start in enumerate(offsets) if start <= rest), default=-1)
        if number < 0:
            return None
        member = type.elems[number]
        rest -= offsets[number]
        leaf = member.leaf()
        if leaf.kind == POINTER:
            return (type, number) if rest % layout.size(leaf) == 0 else None
        type = member
    return None
