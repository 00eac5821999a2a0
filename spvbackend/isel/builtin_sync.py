"""Barriers and fences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.isel.builtin_args import arguments
from spvbackend.isel.memory_model import flags_semantics, scope_id
from spvbackend.llvmir.values import Inst
from spvbackend.spirv import enums as spv

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector


def select_barrier(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """barrier and its kin: the memory scope is that of execution unless an argument says."""
    row = resolved.row
    args = arguments(inst)
    execution = sel.int_const(row.scope)
    memory = scope_id(sel, inst, args[1]) if len(args) > 1 else execution
    order = spv.MemorySemanticsSequentiallyConsistent
    sel.emit_void(row.opcode, [execution, memory, flags_semantics(sel, args[0], order)])
