"""Types of memory that holds pointers, with and without the pointees of those.

LLVM's type of memory is `ptr`, or an array of them; a full pointee has a TYPED_POINTER in the same
place. Structs stay LLVM's own, with a table of the pointees of their members: a struct may hold
pointers to itself, which no finite type could spell out.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir.types import (
    ARRAY,
    FUNCTION,
    POINTER,
    STRUCT,
    TYPED_POINTER,
    Type,
    TypeContext,
)
from spvbackend.llvmir.values import ConstInt, Value


def with_pointee(types: TypeContext, type: Type, pointee: Type) -> Type:
    """Return a pointer type, or an array of one, whose pointers point to `pointee`."""
    if type.kind == POINTER:
        return types.typed_pointer(pointee, type.space)
    if type.kind == ARRAY:
        return types.array(type.count, with_pointee(types, type.element, pointee))
    return type


def untyped(types: TypeContext, type: Type) -> Type:
    """Return the type as LLVM has it, its pointers opaque."""
    if type.kind == TYPED_POINTER:
        return types.pointer(type.space)
    if type.kind == ARRAY:
        return types.array(type.count, untyped(types, type.element))
    if type.kind == FUNCTION:
        params = tuple([untyped(types, param) for param in type.elems])
        return types.function(untyped(types, type.element), params, type.flag)
    return type


@final
class MemoryTypes:
    """The types of a module in memory, where pointers have pointees.

    `pointees` has that of each pointer member of a struct, by struct and index.
    """

    __slots__ = ("pointees", "types")

    def __init__(self, types: TypeContext) -> None:
        self.types: Final = types
        self.pointees: Final[dict[tuple[Type, int], Type]] = {}

    def pointee(self, struct: Type, index: int) -> Type:
        """Return the pointee of the pointers in a member; i8 where it is unknown."""
        return self.pointees.get((struct, index), self.types.i8)

    def member(self, struct: Type, index: int) -> Type:
        """Return a member's type with its pointers typed."""
        pointee = self.pointees.get((struct, index))
        member = struct.elems[index]
        return member if pointee is None else with_pointee(self.types, member, pointee)

    def first(self, type: Type) -> Type | None:
        """Return the type at the start of an aggregate, None for anything else."""
        return self.member(type, 0) if type.kind == STRUCT and type.elems else type.first()

    def depth(self, source: Type | None, wanted: Type) -> int:
        """Return the number of zero indices that lead from a pointee to `wanted`; 0 when none do.

        That is the length of the OpAccessChain that saves a cast. 0 also where both are the same
        type: then there is nothing to do, and callers check that first.
        """
        depth = 0
        while source is not None and source is not wanted:
            source = self.first(source)
            depth += 1
        return depth if source is wanted else 0

    def walk(self, type: Type, indices: list[Value]) -> Type:
        """Return the type inside of `type` that indices lead to."""
        for index in indices:
            if type.kind == STRUCT:
                # LangRef, 'getelementptr': an index into a struct is a constant i32.
                assert isinstance(index, ConstInt)
                type = self.member(type, index.value)
            else:
                type = type.element
        return type
