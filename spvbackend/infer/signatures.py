"""Types of functions behind pointers: LLVM's own, with the pointees of their pointers.

A function's address points to the function's own signature. An indirect call goes through the one
signature that all functions of its type with a taken address share, in which a pointer that they do
not agree on points to i8.

Input: pointees of parameters and results. Output: FUNCTION types with TYPED_POINTERs in them, the
pointees of functions' addresses and of callees.
"""

from __future__ import annotations

from collections.abc import Callable

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
from spvbackend.llvmir.values import Function


def signature(
    types: TypeContext, fn_type: Type, params: list[Type | None], ret: Type | None
) -> Type:
    """Return a function type whose pointers have these pointees; None, or a missing one, is i8."""
    # The list is short for an unknown declaration, and zip ends with the type.
    pointees = [*params, *[None] * len(fn_type.elems)]
    elems = tuple([
        _typed(types, elem, pointee)
        for elem, pointee in zip(fn_type.elems, pointees, strict=False)
    ])  # fmt: skip
    return types.function(_typed(types, fn_type.element, ret), elems, fn_type.flag)


def _typed(types: TypeContext, type: Type, pointee: Type | None) -> Type:
    if type.kind != POINTER:
        return type
    return types.typed_pointer(pointee or types.i8, type.space)


def shared_signature(
    types: TypeContext,
    fn_type: Type,
    functions: list[Function],
    pointee_of: Callable[[Function, int], Type | None],
) -> Type:
    """Return the signature of an indirect call; `pointee_of` takes -1 for the result.

    A call and its targets share only LLVM's type, so every function of it counts: one signature
    that fits all needs no copy of a function and no choice at run time.
    """
    same = [function for function in functions if function.value_type is fn_type]

    def agreed(index: int) -> Type | None:
        pointees = {pointee_of(function, index) for function in same}
        return pointees.pop() if len(pointees) == 1 else None

    params = [
        agreed(index) if elem.kind == POINTER else None for index, elem in enumerate(fn_type.elems)
    ]
    ret = agreed(-1) if fn_type.element.kind == POINTER else None
    return signature(types, fn_type, params, ret)


def holds_pointers(type: Type) -> bool:
    """Whether memory of the type may hold pointers, to functions of this very type among others.

    A type that contains itself so has no place in a shared signature: only structs can be named
    ahead of their definition (OpTypeForwardPointer).
    """
    if type.kind == STRUCT:
        return type.opaque or any(holds_pointers(elem) for elem in type.elems)
    if type.kind in (ARRAY, VECTOR):
        return holds_pointers(type.element)
    return type.kind in (FUNCTION, POINTER, TYPED_POINTER)
