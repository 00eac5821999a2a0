"""Calls that templates replace: what a template is told of one, and a call of what it became."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from spvbackend.llvmir.types import INT, METADATA, VECTOR, type_text
from spvbackend.llvmir.values import (
    ConstAggregate,
    ConstInt,
    ConstNull,
    Function,
    Inst,
    MetadataValue,
    Value,
)

if TYPE_CHECKING:
    from spvbackend.prepare.templates.text import Request


NO_ALIGNS: Final[Mapping[int, int]] = {}


def call_request(
    inst: Inst,
    name: str,
    pointer_width: int,
    aligns: Mapping[int, int] = NO_ALIGNS,
    reassoc: bool = False,
) -> Request:
    """The call of a function; intrinsics alone tell of alignments and fast-math."""
    from spvbackend.prepare.templates.text import Request

    arguments = inst.operands[:-1]
    texts = [argument_text(argument) for argument in arguments]
    known = immediates(arguments)
    return Request(name, type_text(inst.type), texts, known, aligns, reassoc, pointer_width)


def call_key(inst: Inst, name: str) -> tuple[object, ...]:
    """Return the key of a call's parsed template: everything that the template depends on."""
    parts: list[object] = [name, inst.type]
    for argument in inst.operands[:-1]:
        said = argument.text if isinstance(argument, MetadataValue) else immediate(argument)
        parts += (argument.type, said)
    return tuple(parts)


def call_template(inst: Inst, template: Function) -> None:
    """Let a call be one of the function that a template became."""
    call = inst.call_info
    # Metadata is not an operand of OpFunctionCall; the template has been written for it.
    arguments = [value for value in inst.operands[:-1] if value.type.kind != METADATA]
    inst.operands = [*arguments, template]
    # The attributes were those of the parameters of the function that it replaces.
    call.arg_attrs = [{} for _ in arguments]
    call.fn_type = template.value_type


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
