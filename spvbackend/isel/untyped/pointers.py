"""Access chains, copies and addresses of untyped pointers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.llvmir.types import POINTER, TYPED_POINTER, VECTOR, Type
from spvbackend.llvmir.values import Argument, Value
from spvbackend.mir.inst import MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import (
    OpAccessChain,
    OpConvertPtrToU,
    OpConvertUToPtr,
    OpCopyMemory,
    OpInBoundsAccessChain,
    OpInBoundsPtrAccessChain,
    OpPtrAccessChain,
    OpUntypedAccessChainKHR,
    OpUntypedInBoundsAccessChainKHR,
    OpUntypedInBoundsPtrAccessChainKHR,
    OpUntypedPtrAccessChainKHR,
    OpVariable,
)

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_UNTYPED: Final[dict[int, int]] = {
    OpAccessChain: OpUntypedAccessChainKHR,
    OpInBoundsAccessChain: OpUntypedInBoundsAccessChainKHR,
    OpInBoundsPtrAccessChain: OpUntypedInBoundsPtrAccessChainKHR,
    OpPtrAccessChain: OpUntypedPtrAccessChainKHR,
}


def untyped_chain(
    sel: Selector, opcode: int, whole: Type, words: list[int]
) -> tuple[int, list[int]]:
    """Return the opcode and the operands of an access chain.

    Args:
        sel: the selector.
        opcode: of OpAccessChain and its like.
        whole: the type that the indices go into, the Base Type.
        words: the base and the indices.
    """
    return _UNTYPED[opcode], [sel.type_id(_base_type(sel, whole)), *words]


def _base_type(sel: Selector, whole: Type) -> Type:
    """A type with parts in the same places, as far as a Base Type may not be the type itself."""
    if whole.kind in (POINTER, TYPED_POINTER):
        # It must be no pointer; an address is of the same size.
        return sel.types.integer(sel.size_bits())
    if whole.kind == VECTOR:
        # Consumers of the extension's first years take the component for the vector. Three
        # components have the size of four (OpenCL C, 6.3.5).
        return sel.types.array(4 if whole.count == 3 else whole.count, whole.element)
    return whole


def untyped_whole(sel: Selector, whole: Type, pointer: int) -> tuple[int, list[int]]:
    """The opcode and the operands of an untyped pointer to where a typed one leads.

    An access chain without indices leads to the whole. It is the one instruction that takes a typed
    pointer and gives an untyped one without being a cast.
    """
    return untyped_chain(sel, OpInBoundsAccessChain, whole, [pointer])


def by_value(arg: Argument) -> Type | None:
    """The type of what a caller passes a copy of, None for what is passed itself."""
    held = arg.attrs.get("byval")
    return held if isinstance(held, Type) else None


def copy_of(sel: Selector, source: int, held: Type) -> int:
    """A typed pointer to a copy."""
    type_id = sel.lowering.typed_pointer(spv.StorageClassFunction, held)
    copy = sel.cache.new_id()
    sel.add_variable(MachineInst(OpVariable, type_id, copy, [spv.StorageClassFunction]))
    # It takes one untyped pointer, and the size from the other one.
    sel.emit_void(OpCopyMemory, [copy, source])
    return copy


def address(sel: Selector, pointer: int) -> int:
    """Return the address in a pointer as a number."""
    return sel.emit(OpConvertPtrToU, sel.cache.int_type(sel.size_bits()), [pointer])


def at_address(sel: Selector, pointer: int, space: int, pointee: Type) -> int:
    """Return a typed pointer to where an untyped one leads, for instructions that take no other."""
    number = address(sel, pointer)
    type_id = sel.lowering.typed_pointer(sel.environment.storage_class(space), pointee)
    return sel.emit(OpConvertUToPtr, type_id, [number])


def element_places(sel: Selector, type: Type, offset: int, pointer: Value) -> list[int]:
    """Return the address of each element of a vector, at so many vectors behind a pointer.

    They are those of an array, as three elements are shorter than a vector.
    """
    array = sel.types.array(type.count, type.element)
    pointer_type = sel.lowering.pointer(pointer.type.space, type.element)
    places: list[int] = []
    for index in range(type.count):
        words = [sel.id(pointer), offset, sel.int_const(index)]
        opcode, operands = untyped_chain(sel, OpInBoundsPtrAccessChain, array, words)
        places.append(sel.emit(opcode, pointer_type, operands))
    return places
