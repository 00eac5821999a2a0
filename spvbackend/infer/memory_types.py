"""Types of memory that holds pointers, with and without what those point to."""

from __future__ import annotations

from spvbackend.llvmir.types import (
    ARRAY,
    FUNCTION,
    POINTER,
    STRUCT,
    TYPED_POINTER,
    VECTOR,
    Type,
    TypeContext,
)
from spvbackend.llvmir.values import ConstInt, Value


def with_pointee(types: TypeContext, type: Type, pointee: Type) -> Type:
    """A pointer type, or an array of one, whose pointers point to `pointee`."""
    if type.kind == POINTER:
        return types.typed_pointer(pointee, type.bits)
    if type.kind == ARRAY:
        return types.array(type.bits, with_pointee(types, type.element, pointee))
    return type


def untyped(types: TypeContext, type: Type) -> Type:
    """The type as LLVM has it, its pointers opaque."""
    if type.kind == TYPED_POINTER:
        return types.pointer(type.bits)
    if type.kind == ARRAY:
        return types.array(type.bits, untyped(types, type.element))
    if type.kind == FUNCTION:
        params = tuple([untyped(types, param) for param in type.elems])
        return types.function(untyped(types, type.element), params, type.flag)
    return type


def first_part(
    type: Type, members: dict[tuple[Type, int], Type], types: TypeContext
) -> Type | None:
    """The type that lies at the start of an aggregate, None for anything else."""
    if type.kind == STRUCT:
        return typed_member(types, members, type, 0) if type.elems else None
    if type.kind in (ARRAY, VECTOR):
        return type.element if type.bits else None
    return None


def typed_member(
    types: TypeContext, members: dict[tuple[Type, int], Type], struct: Type, index: int
) -> Type:
    """A member's type with its pointers typed."""
    pointee = members.get((struct, index))
    member = struct.elems[index]
    return member if pointee is None else with_pointee(types, member, pointee)


def path_depth(
    source: Type | None,
    wanted: Type,
    members: dict[tuple[Type, int], Type],
    types: TypeContext,
) -> int:
    """How many zero indices lead from a pointee to `wanted`; 0 when none do."""
    depth = 0
    while source is not None and source is not wanted:
        source = first_part(source, members, types)
        depth += 1
    return depth if source is wanted else 0


def walk_type(
    types: TypeContext, members: dict[tuple[Type, int], Type], type: Type, indices: list[Value]
) -> Type:
    """The type that indices lead to inside of `type`."""
    for index in indices:
        if type.kind == STRUCT:
            assert isinstance(index, ConstInt)
            type = typed_member(types, members, type, index.value)
        else:
            type = type.element
    return type
