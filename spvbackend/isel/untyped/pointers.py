"""Variables, access chains and casts, of pointers that say what they point to and of those that do
not.

Input: the types of memory that LLVM's instructions name. Output: what OpTypePointer knows is said
by the instruction where pointers are OpTypeUntypedPointerKHR (SPV_KHR_untyped_pointers): that takes
an operand more, and no cast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.llvmir.types import POINTER, TYPED_POINTER, VECTOR, Type
from spvbackend.llvmir.values import Argument, Function
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
    OpUntypedAccessChainKHR,
    OpUntypedInBoundsAccessChainKHR,
    OpUntypedInBoundsPtrAccessChainKHR,
    OpUntypedPtrAccessChainKHR,
    OpUntypedVariableKHR,
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
        found.append(id if held is None else _copy_of(sel, id, held))
    return found


def _copy_of(sel: Selector, source: int, held: Type) -> int:
    """A typed pointer to a copy."""
    type_id = sel.lowering.typed_pointer(spv.StorageClassFunction, held)
    copy = sel.cache.new_id()
    sel.add_variable(MachineInst(OpVariable, type_id, copy, [spv.StorageClassFunction]))
    # It takes one untyped pointer, and the size from the other one.
    sel.emit_void(OpCopyMemory, [copy, source])
    return copy


def at_address(sel: Selector, pointer: int, space: int, pointee: Type) -> int:
    """A typed pointer to where an untyped one leads, for instructions that take no other."""
    address = sel.emit(OpConvertPtrToU, sel.cache.int_type(sel.size_bits()), [pointer])
    type_id = sel.lowering.typed_pointer(sel.environment.storage_class(space), pointee)
    return sel.emit(OpConvertUToPtr, type_id, [address])
