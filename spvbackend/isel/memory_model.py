"""OpenCL C's memory orders, scopes and fence flags as SPIR-V scopes and semantics.

Constant arguments give constants. Kernels may compute both operands at run time, as only Shader
requires constants (2.16.2); selection then emits code that maps the argument.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.builtins.opencl import FENCE_MEMORIES, MEMORY_ORDERS, MEMORY_SCOPES
from spvbackend.diagnostics import Unsupported
from spvbackend.isel.atomics import scope_constant, semantics_constant
from spvbackend.isel.builtins.args import constant_of
from spvbackend.llvmir.values import Inst, Value
from spvbackend.spirv import opcodes as op

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

# memory_order in clang's numbering, which indexes MEMORY_ORDERS.
RELAXED: Final = 0
CONSUME: Final = 1
ACQUIRE: Final = 2
RELEASE: Final = 3
ACQUIRE_RELEASE: Final = 4
SEQUENTIAL: Final = 5


def flag_memories(flags: int) -> int:
    """Return the storage bits of cl_mem_fence_flags."""
    memories = 0
    for bit, memory in enumerate(FENCE_MEMORIES):
        if flags >> bit & 1:
            memories |= memory
    return memories


def flags_semantics(sel: Selector, flags: Value, order: int) -> int:
    """Return the id of `order` over the memories that the flags name."""
    known = constant_of(flags)
    if known is not None:
        return semantics_constant(sel, order | flag_memories(known), op.OpMemoryBarrier)
    return flags_at_run_time(sel, flags, sel.int_const(order))


def flags_at_run_time(sel: Selector, flags: Value, semantics: int) -> int:
    """Emit `semantics` with the storage bits of flags that are known at run time only."""
    sel.flavour.check_run_time("fence flags")
    type_id = sel.cache.int_type(32)
    id = sel.id(flags)
    for bit, memory in enumerate(FENCE_MEMORIES):
        # Bit by bit, because flags and storage bits are in different orders.
        one = sel.emit(op.OpBitwiseAnd, type_id, [id, sel.int_const(1 << bit)])
        zero = sel.int_const(0)
        is_set = sel.emit(op.OpINotEqual, sel.cache.bool_type(), [one, zero])
        added = sel.emit(op.OpSelect, type_id, [is_set, sel.int_const(memory), zero])
        semantics = sel.emit(op.OpBitwiseOr, type_id, [semantics, added])
    return semantics


def scope_id(sel: Selector, inst: Inst, scope: Value) -> int:
    """Return the id of the scope that a memory_scope names."""
    known = constant_of(scope)
    if known is None:
        sel.flavour.check_run_time("a memory scope")
        return _chosen(sel, sel.id(scope), MEMORY_SCOPES)
    if not 0 <= known < len(MEMORY_SCOPES):
        raise Unsupported(f"{known} is not a memory_scope: expected 0 to {len(MEMORY_SCOPES) - 1}")
    return scope_constant(sel, MEMORY_SCOPES[known])


def order_id(
    sel: Selector, inst: Inst, order: Value, storage: int, opcode: int = op.OpMemoryBarrier
) -> int:
    """Return the id of a memory_order's semantics over the memories `storage`.

    Args:
        sel: the selector.
        inst: the call.
        order: the memory_order argument.
        storage: the storage bits of the semantics.
        opcode: the instruction's opcode, or OpAtomicLoad if it only reads.
    """
    known = constant_of(order)
    if known is None:
        sel.flavour.check_run_time("a memory order")
        # Storage bits have no effect on relaxed.
        chain = tuple([item | storage if item else 0 for item in MEMORY_ORDERS])
        return _chosen(sel, sel.id(order), chain)
    if not 0 <= known < len(MEMORY_ORDERS):
        raise Unsupported(f"{known} is not a memory_order: expected 0 to {len(MEMORY_ORDERS) - 1}")
    order_mask = MEMORY_ORDERS[known]
    return semantics_constant(sel, order_mask | storage if order_mask else 0, opcode)


def joined_order(equal: int, unequal: int) -> int:
    """Return the weakest memory_order as strong as both.

    Unequal must not be stronger than Equal (OpAtomicCompareExchange); C17 lifted that restriction
    for atomic_compare_exchange only.
    """
    if unequal == SEQUENTIAL:
        return SEQUENTIAL
    if unequal in (CONSUME, ACQUIRE) and equal in (RELAXED, RELEASE):
        return ACQUIRE_RELEASE if equal == RELEASE else ACQUIRE
    return equal


def unequal_id(sel: Selector, equal: Value, unequal: Value, id: int) -> int:
    """Return the id of the Unequal semantics, copied if Equal is known at run time only.

    Validators treat run-time Equal semantics as none, and a constant Unequal must not be stronger
    than Equal; the result of OpCopyObject is not a constant.

    Args:
        sel: the selector.
        equal: the argument for Equal.
        unequal: the argument for Unequal.
        id: the id of the translated `unequal`.
    """
    if constant_of(equal) is not None or not constant_of(unequal):
        return id
    return sel.emit(op.OpCopyObject, sel.cache.int_type(32), [id])


def _chosen(sel: Selector, index: int, values: tuple[int, ...]) -> int:
    """Select a value by a run-time index; the last value covers indices out of range.

    It is a chain of selects: a table in memory would need a variable for a handful of values.
    """
    type_id = sel.cache.int_type(32)
    result = sel.int_const(values[-1])
    for position, value in enumerate(values[:-1]):
        same = sel.emit(op.OpIEqual, sel.cache.bool_type(), [index, sel.int_const(position)])
        result = sel.emit(op.OpSelect, type_id, [same, sel.int_const(value), result])
    return result
