"""Types of memory that holds pointers, with and without what those point to."""

from __future__ import annotations

from spvbackend.llvmir.types import ARRAY, POINTER, TYPED_POINTER, Type, TypeContext


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
    return type
