"""Barriers and fences.

OpenCL C's flags name the memory to order; in SPIR-V they are bits of Memory Semantics next to the
order. A barrier is sequentially consistent, as OpenCL 1.2 requires (OpenCL environment, Validation
Rules).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.atomics import scope_constant
from spvbackend.isel.builtins.args import arguments, constant_of
from spvbackend.isel.memory_model import (
    flag_memories,
    flags_at_run_time,
    flags_semantics,
    order_id,
    scope_id,
)
from spvbackend.llvmir.values import Inst
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.address_spaces import GENERIC, MEMORY_SEMANTICS

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector

# The halves of a split barrier: arrive releases earlier accesses, wait acquires later ones.
_HALVES: Final[dict[int, int]] = {
    op.OpControlBarrierArriveINTEL: spv.MemorySemanticsRelease,
    op.OpControlBarrierWaitINTEL: spv.MemorySemanticsAcquire,
}
_FIRST_MEMORY_BIT: Final = 8
"""WorkgroupMemory and CrossWorkgroupMemory are bits 8 and 9; local and global flags are 0 and 1."""


def select_barrier(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a barrier; the memory scope equals the execution scope unless an argument says."""
    row = resolved.row
    args = arguments(inst)
    execution = sel.int_const(row.scope)
    memory = scope_id(sel, inst, args[1]) if len(args) > 1 else execution
    order = _HALVES.get(row.opcode, spv.MemorySemanticsSequentiallyConsistent)
    sel.emit_void(row.opcode, [execution, memory, flags_semantics(sel, args[0], order)])


def select_fence(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select mem_fence and its halves."""
    row = resolved.row
    (flags,) = arguments(inst)
    semantics = flags_semantics(sel, flags, row.extra)
    sel.emit_void(row.opcode, [scope_constant(sel, row.scope), semantics])


def select_work_item_fence(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select atomic_work_item_fence: flags, order and scope are all arguments."""
    flags, order, scope = arguments(inst)
    known = constant_of(flags)
    if known is not None:
        semantics = order_id(sel, inst, order, flag_memories(known))
    else:
        semantics = flags_at_run_time(sel, flags, order_id(sel, inst, order, 0))
    sel.emit_void(resolved.row.opcode, [scope_id(sel, inst, scope), semantics])


def select_get_fence(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select get_fence: the memory of a generic pointer, as fence flags."""
    (pointer,) = arguments(inst)
    space = pointer.type.space
    if space != GENERIC:
        flags = MEMORY_SEMANTICS.get(space, 0) >> _FIRST_MEMORY_BIT
        sel.alias(inst, sel.int_const(flags))
        return
    word = sel.cache.int_type(32)
    semantics = sel.emit(op.OpGenericPtrMemSemantics, word, [sel.id(pointer)])
    low = sel.emit(op.OpShiftRightLogical, word, [semantics, sel.int_const(_FIRST_MEMORY_BIT)])
    # Only local and global memory have flags.
    sel.define(inst, op.OpBitwiseAnd, [low, sel.int_const(3)])
