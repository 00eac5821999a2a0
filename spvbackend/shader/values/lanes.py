"""Lanes of vectors: parts of long ones, and choices at run time."""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import VECTOR, Type
from spvbackend.llvmir.values import ConstAggregate, ConstInt, ConstNull, Value

_WIDEST: Final = 4


def lane_parts(module: Module, build: Builder, value: Value) -> list[Value]:
    """Return a value, or the parts of a vector that is longer than a shader's."""
    count = value.type.count if value.type.kind == VECTOR else 1
    if count <= _WIDEST:
        return [value]
    part = module.types.vector(_WIDEST, value.type.element)
    return [
        build.shuffle(part, value, list(range(first, first + _WIDEST)))
        for first in range(0, count, _WIDEST)
    ]


def shuffled(build: Builder, type: Type, sources: list[Value], mask: Value) -> Value:
    """Expand shuffle and shuffle2: lanes of one vector or of two, by the lowest bits of indices."""
    count = sources[0].type.count
    numbers = _known_lanes(mask)
    if numbers is not None:
        places = [number % (count * len(sources)) for number in numbers]
        return build.shuffle(type, sources[0], places, sources[-1])
    number_type = mask.type.element
    lanes: list[Value] = []
    for index in range(type.count):
        number = build.lane(mask, index)
        place = build.make(op.AND, number_type, [number, build.integer(number_type, count - 1)])
        picked = [build.make(op.EXTRACTELEMENT, type.element, [one, place]) for one in sources]
        chosen: Value = picked[0]
        if len(picked) > 1:
            bit = build.make(op.AND, number_type, [number, build.integer(number_type, count)])
            is_first = build.compare(op.EQ, bit, build.integer(number_type, 0))
            chosen = build.make(op.SELECT, type.element, [is_first, *picked])
        lanes.append(chosen)
    return build.inserted(type, lanes)


def _known_lanes(mask: Value) -> list[int] | None:
    """Return the numbers of a constant mask."""
    if isinstance(mask, ConstNull):
        return [0] * mask.type.count
    if not isinstance(mask, ConstAggregate):
        return None
    numbers: list[int] = []
    for lane in mask.elements:
        if not isinstance(lane, ConstInt):
            return None
        numbers.append(lane.value)
    return numbers
