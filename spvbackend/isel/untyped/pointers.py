"""Access chains, copies and addresses of untyped pointers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.llvmir.types import POINTER, TYPED_POINTER, VECTOR, Type
from spvbackend.llvmir.values import Argument, Value
from spvbackend.mir.inst import MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_UNTYPED: Final[dict[int, int]] = {
    op.OpAccessChain: op.OpUntypedAccessChainKHR,
    op.OpInBoundsAccessChain: op.OpUntypedInBoundsAccessChainKHR,
    op.OpInBoundsPtrAccessChain: op.OpUntypedInBoundsPtrAccessChainKHR,
    op.OpPtrAccessChain: op.OpUntypedPtrAccessChainKHR,
}


def untyped_chain(
    sel: Selector, opcode: int, whole: Type, words: list[int]
) -> tuple[int, list[int]]:
    """Return the opcode and the operands of an access chain.

    Args:
        sel: the selector.
        opcode: OpAccessChain or a variant.
        whole: the Base Type, into which the indices go.
        words: the base and the indices.
    """
    return _UNTYPED[opcode], [sel.type_id(_base_type(sel, whole)), *words]


def _base_type(sel: Selector, whole: Type) -> Type:
    """Return a type with equal part offsets, if the Base Type may not be the type itself."""
    if whole.kind in (POINTER, TYPED_POINTER):
        # The Base Type must not be a pointer; an address has the same size.
        return sel.types.integer(sel.size_bits())
    if whole.kind == VECTOR:
        # Consumers from the extension's first years treat the component as the vector. Three
        # components have the size of four (OpenCL C, 6.3.5).
        return sel.types.array(4 if whole.count == 3 else whole.count, whole.element)
    return whole


def untyped_whole(sel: Selector, whole: Type, pointer: int) -> tuple[int, list[int]]:
    """Return opcode and operands of an untyped pointer to a typed pointer's target.

    An access chain without indices leads to the whole. Apart from casts it is the only instruction
    that turns a typed pointer into an untyped one.
    """
    return untyped_chain(sel, op.OpInBoundsAccessChain, whole, [pointer])


def by_value(arg: Argument) -> Type | None:
    """Return the type of an argument passed as a copy, or None."""
    type = arg.attrs.get("byval")
    return type if isinstance(type, Type) else None


def copy_of(sel: Selector, source: int, type: Type) -> int:
    """Return a typed pointer to a copy."""
    type_id = sel.lowering.typed_pointer(spv.StorageClassFunction, type)
    copy = sel.cache.new_id()
    sel.add_variable(MachineInst(op.OpVariable, type_id, copy, [spv.StorageClassFunction]))
    # OpCopyMemory allows one untyped pointer, and takes the size from the other.
    sel.emit_void(op.OpCopyMemory, [copy, source])
    return copy


def address(sel: Selector, pointer: int) -> int:
    """Return the address in a pointer as a number."""
    return sel.emit(op.OpConvertPtrToU, sel.cache.int_type(sel.size_bits()), [pointer])


def at_address(sel: Selector, pointer: int, space: int, pointee: Type) -> int:
    """Return a typed pointer to an untyped one's target, for instructions that require it."""
    number = address(sel, pointer)
    type_id = sel.lowering.typed_pointer(sel.environment.storage_class(space), pointee)
    return sel.emit(op.OpConvertUToPtr, type_id, [number])


def element_places(sel: Selector, type: Type, offset: int, pointer: Value) -> list[int]:
    """Return the address of each element of a vector, `offset` vectors after a pointer.

    The elements are those of an array, since three elements are shorter than a vector.
    """
    array = sel.types.array(type.count, type.element)
    pointer_type = sel.lowering.pointer(pointer.type.space, type.element)
    places: list[int] = []
    for index in range(type.count):
        words = [sel.id(pointer), offset, sel.int_const(index)]
        opcode, operands = untyped_chain(sel, op.OpInBoundsPtrAccessChain, array, words)
        places.append(sel.emit(opcode, pointer_type, operands))
    return places
