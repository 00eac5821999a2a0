"""Splits initialisers of more elements than an instruction holds into structs of arrays.

OpConstantComposite names all its members, and an instruction has at most 65,535 words (2.3).
Output: no constant has more members than that, and every byte of a variable is where it was;
accesses by the original type go through a cast.

A struct of arrays has the bytes of the array: its members are alike, so no padding comes between
them. The limit is on words of one instruction, hence on the members of each constant and not on a
table as a whole.
"""

from __future__ import annotations

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import ARRAY, STRUCT, TypeContext
from spvbackend.llvmir.values import ConstAggregate, ConstantDataArray, ConstBytes, Value
from spvbackend.target.limits import MAX_MEMBERS


def run(module: Module) -> None:
    """Split initialisers that are too long, together with the types of their variables."""
    for var in module.globals:
        if var.initializer is not None:
            value = _split(module.types, var.initializer)
            if value is not var.initializer:
                var.initializer = value
                var.value_type = value.type


def _split(types: TypeContext, value: Value) -> Value:
    if isinstance(value, (ConstBytes, ConstantDataArray)):
        return _split_numbers(types, value)
    if not isinstance(value, ConstAggregate):
        return value
    kind = value.type.kind
    # Inner aggregates first: their types decide that of the outer one. Numbers need no split, so do
    # not visit them one by one.
    if kind == STRUCT or (kind == ARRAY and value.type.element.kind in (ARRAY, STRUCT)):
        value = _split_members(types, value)
    count = len(value.elements)
    # 2.17: a structure has 16,383 members at most, a vector 16, so only arrays are too long.
    if count <= MAX_MEMBERS or value.type.kind != ARRAY:
        return value
    element = value.type.element
    parts: list[Value] = []
    for start in range(0, count, MAX_MEMBERS):
        members = value.elements[start : start + MAX_MEMBERS]
        parts.append(ConstAggregate(types.array(len(members), element), members))
    return _struct(types, parts, packed=False)


def _split_numbers(types: TypeContext, value: ConstBytes | ConstantDataArray) -> Value:
    """Split a table of numbers into tables of the same kind."""
    count = value.type.count
    if count <= MAX_MEMBERS:
        return value
    parts: list[Value] = []
    for start in range(0, count, MAX_MEMBERS):
        end = min(start + MAX_MEMBERS, count)
        type = types.array(end - start, value.type.element)
        if isinstance(value, ConstBytes):
            parts.append(ConstBytes(type, value.data[start:end]))
        else:
            parts.append(ConstantDataArray(type, value.patterns[start:end]))
    return _struct(types, parts, packed=False)


def _split_members(types: TypeContext, value: ConstAggregate) -> ConstAggregate:
    """Return the aggregate itself, or a struct where a member has another type now.

    Elements of an array may have become of different types, which no array holds.
    """
    members = [_split(types, member) for member in value.elements]
    if all(new is old for new, old in zip(members, value.elements, strict=True)):
        return value
    return _struct(types, members, packed=value.type.kind == STRUCT and value.type.flag)


def _struct(types: TypeContext, members: list[Value], packed: bool) -> ConstAggregate:
    # A packed struct adds no padding; elsewhere alignment puts members where they were.
    return ConstAggregate(types.struct(tuple(m.type for m in members), packed), members)
