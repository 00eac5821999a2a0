"""Barriers and fences as OpenCL C's functions, where their operands are what those say."""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.index import all_rows
from spvbackend.builtins.mangle import mangle
from spvbackend.builtins.opencl import FENCE_MEMORIES, MEMORY_ORDERS, MEMORY_SCOPES
from spvbackend.builtins.params import NAMED, Param
from spvbackend.builtins.rows import BARRIER
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.builtins.calls import CONVERGENT, call_by_own_name, call_symbol
from spvbackend.reverse.numbers import known_number
from spvbackend.reverse.writer import FunctionWriter
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

_FLAGS: Final = Param("j")
ORDER: Final = Param(NAMED, 1, "memory_order")
SCOPE: Final = Param(NAMED, 1, "memory_scope")
# Of two numbers for one order, the last is not consume.
_ORDER_NUMBERS: Final = {order: number for number, order in enumerate(MEMORY_ORDERS)}
_SCOPE_NUMBERS: Final = {scope: number for number, scope in enumerate(MEMORY_SCOPES)}
_ORDER_BITS: Final = sum(set(MEMORY_ORDERS))
_BARRIER_ORDERS: Final = {
    op.OpControlBarrier: spv.MemorySemanticsSequentiallyConsistent,
    op.OpControlBarrierArriveINTEL: spv.MemorySemanticsRelease,
    op.OpControlBarrierWaitINTEL: spv.MemorySemanticsAcquire,
}
BARRIERS: Final = frozenset(_BARRIER_ORDERS)


def _flags(semantics: int) -> int | None:
    """Return the fence flags of memory semantics, None for memories that have no flag."""
    rest = semantics & ~_ORDER_BITS
    flags = 0
    for bit, memory in enumerate(FENCE_MEMORIES):
        if rest & memory:
            flags |= 1 << bit
            rest &= ~memory
    return None if rest else flags


def fence_numbers(scope: int | None, semantics: int | None) -> tuple[int, int] | None:
    """Return memory_order and memory_scope as OpenCL C numbers them, None if it lacks one."""
    order = None if semantics is None else _ORDER_NUMBERS.get(semantics & _ORDER_BITS)
    number = None if scope is None else _SCOPE_NUMBERS.get(scope)
    return None if order is None or number is None else (order, number)


def write_barrier(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a barrier of the execution scope that a function's name has."""
    execution, memory, semantics = [known_number(writer.source, word) for word in inst.operands]
    name = _BARRIER_NAMES.get((inst.opcode, execution), "")
    flags = None if semantics is None else _flags(semantics)
    is_usual = semantics is not None and semantics & _ORDER_BITS == _BARRIER_ORDERS[inst.opcode]
    if not name or flags is None or not is_usual or memory not in _SCOPE_NUMBERS:
        call_by_own_name(writer, inst)
        return
    params = [_FLAGS]
    arguments = [f"i32 {flags}"]
    if memory != execution and memory is not None:
        params.append(SCOPE)
        arguments.append(f"i32 {_SCOPE_NUMBERS[memory]}")
    writer.emit(call_symbol(writer, mangle(name, params), "void", arguments, CONVERGENT))


_BARRIER_NAMES: Final[dict[tuple[int, int | None], str]] = {
    (row.opcode, row.scope): row.name for row in all_rows().values() if row.shape == BARRIER
}
"""Name by instruction and scope: of two names, the last is that of OpenCL C 2.0."""


def write_fence(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a fence: `atomic_work_item_fence`."""
    scope, semantics = [known_number(writer.source, word) for word in inst.operands]
    flags = None if semantics is None else _flags(semantics)
    numbers = fence_numbers(scope, semantics)
    if flags is None or numbers is None:
        call_by_own_name(writer, inst)
        return
    arguments = [f"i32 {number}" for number in (flags, *numbers)]
    name = mangle("atomic_work_item_fence", [_FLAGS, ORDER, SCOPE])
    writer.emit(call_symbol(writer, name, "void", arguments, "nounwind"))
