"""The operands of a call as a template sees them: their types, and constants among them."""

from __future__ import annotations

from spvbackend.llvmir.types import INT, VECTOR, type_text
from spvbackend.llvmir.values import ConstAggregate, ConstInt, ConstNull, MetadataValue, Value


def argument_text(argument: Value) -> str:
    if isinstance(argument, MetadataValue):
        return f"metadata {argument.text}"
    return type_text(argument.type)


def immediates(arguments: list[Value]) -> dict[int, int]:
    """Return the constant operands by position."""
    numbers = {index: immediate(argument) for index, argument in enumerate(arguments)}
    return {index: number for index, number in numbers.items() if number is not None}


def immediate(argument: Value) -> int | None:
    """Return a constant operand as a number; a constant mask by its bits."""
    if isinstance(argument, ConstInt):
        return argument.value
    if argument.type.kind != VECTOR:
        return None
    lane = argument.type.element
    if lane.kind != INT or lane.bits != 1:
        return None
    if isinstance(argument, ConstNull):
        return 0
    if not isinstance(argument, ConstAggregate):
        return None
    mask = 0
    for index, element in enumerate(argument.elements):
        if not isinstance(element, ConstInt):
            return None
        mask |= element.value << index
    return mask
