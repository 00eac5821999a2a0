"""Variables, access chains and casts, of pointers that say what they point to and of those that do
not.

Input: the types of memory that LLVM's instructions name. Output: what OpTypePointer knows is said
by the instruction where pointers are OpTypeUntypedPointerKHR (SPV_KHR_untyped_pointers): that takes
an operand more, and no cast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.llvmir.types import POINTER, TYPED_POINTER, Type
from spvbackend.llvmir.values import Argument, Function, Value
from spvbackend.mir.inst import MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import (
    OpAccessChain,
    OpBitcast,
    OpConvertPtrToU,
    OpConvertUToPtr,
    OpCopyMemory,
    OpInBoundsAccessChain,
    OpInBoundsPtrAccessChain,
    OpPtrAccessChain,
    OpPtrCastToGeneric,
    OpUntypedAccessChainKHR,
    OpUntypedInBoundsAccessChainKHR,
    OpUntypedInBoundsPtrAccessChainKHR,
    OpUntypedPtrAccessChainKHR,
    OpUntypedVariableKHR,
    OpVariable,
)
from spvbackend.target.address_spaces import GENERIC

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_UNTYPED: Final[dict[int, int]] = {
    OpAccessChain: OpUntypedAccessChainKHR,
    OpInBoundsAccessChain: OpUntypedInBoundsAccessChainKHR,
    OpInBoundsPtrAccessChain: OpUntypedInBoundsPtrAccessChainKHR,
    OpPtrAccessChain: OpUntypedPtrAccessChainKHR,
}


def chain(sel: Selector, opcode: int, whole: Type, words: list[int]) -> tuple[int, list[int]]:
    """The opcode and the operands of an access chain.

    Args:
        sel: the selector.
        opcode: of OpAccessChain and its like.
        whole: the type that the indices go into; an untyped chain has it as Base Type.
        words: the base and the indices.
    """
    if not sel.environment.untyped_pointers:
        return opcode, words
    # Base Type must be no pointer; an address is of the same size.
    is_pointer = whole.kind in (POINTER, TYPED_POINTER)
    base_type = sel.types.integer(sel.size_bits()) if is_pointer else whole
    return _UNTYPED[opcode], [sel.type_id(base_type), *words]


def untyped_whole(sel: Selector, whole: Type, pointer: int) -> tuple[int, list[int]]:
    """The opcode and the operands of an untyped pointer to where a typed one leads.

    An access chain without indices leads to the whole. It is the one instruction that takes a typed
    pointer and gives an untyped one without being a cast.
    """
    return chain(sel, OpInBoundsAccessChain, whole, [pointer])


def variable(
    sel: Selector, storage_class: int, held: int, initializer: int = 0
) -> tuple[int, list[int]]:
    """The opcode and the operands of a variable.

    Args:
        sel: the selector.
        storage_class: where it is.
        held: the type id of what it holds; OpUntypedVariableKHR has it as Data Type.
        initializer: the id of its initial value, 0 for none.
    """
    words = [initializer] if initializer else []
    if not sel.environment.untyped_pointers:
        return OpVariable, [storage_class, *words]
    return OpUntypedVariableKHR, [storage_class, held, *words]


def cast(sel: Selector, pointer: int, space: int, pointee: Type) -> int:
    """A pointer that points to something else, as one to `pointee` in the same address space."""
    if sel.environment.untyped_pointers:
        return pointer
    return sel.emit(OpBitcast, sel.lowering.pointer(space, pointee), [pointer])


def by_value(arg: Argument) -> Type | None:
    """The type of what a caller passes a copy of, None for what is passed itself."""
    held = arg.attrs.get("byval")
    return held if isinstance(held, Type) else None


def take_copies(sel: Selector, function: Function) -> None:
    """Make untyped pointers of the parameters that are copies, where the function begins.

    Those have a type, as nothing else says how much is copied.
    """
    for arg in function.args:
        held = by_value(arg)
        if held is not None:
            opcode, words = untyped_whole(sel, held, arg.spv_id)
            arg.spv_id = sel.emit(opcode, sel.value_type(arg), words)


def pass_copies(sel: Selector, callee: Function, arguments: list[int]) -> list[int]:
    """The arguments of a call, with a typed copy of what the callee takes by value."""
    found: list[int] = []
    for arg, id in zip(callee.args, arguments, strict=True):
        held = by_value(arg)
        found.append(id if held is None else copy_of(sel, id, held))
    return found


def copy_of(sel: Selector, source: int, held: Type) -> int:
    """A typed pointer to a copy, for instructions that take no untyped ones.

    Args:
        sel: the selector.
        source: an untyped pointer to what is copied.
        held: the type of that.
    """
    type_id = sel.lowering.typed_pointer(spv.StorageClassFunction, held)
    copy = sel.cache.new_id()
    sel.add_variable(MachineInst(OpVariable, type_id, copy, [spv.StorageClassFunction]))
    # It takes one untyped pointer, and the size from the other one.
    sel.emit_void(OpCopyMemory, [copy, source])
    return copy


def at_address(sel: Selector, pointer: int, space: int, pointee: Type) -> int:
    """The typed pointer of an untyped one's address, where a copy would not do."""
    address = sel.emit(OpConvertPtrToU, sel.cache.int_type(sel.size_bits()), [pointer])
    type_id = sel.lowering.typed_pointer(sel.environment.storage_class(space), pointee)
    return sel.emit(OpConvertUToPtr, type_id, [address])


def in_space_of(sel: Selector, copy: int, held: Type, pointer: Value) -> int:
    """A typed pointer to private memory, as a generic one where `pointer` is."""
    if pointer.type.space != GENERIC:
        return copy
    type_id = sel.lowering.typed_pointer(spv.StorageClassGeneric, held)
    return sel.emit(OpPtrCastToGeneric, type_id, [copy])
