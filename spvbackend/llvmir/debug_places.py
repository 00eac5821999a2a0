"""Where the records of debug info stand among the instructions that passes have left.

Input: a function in any state. Output: its records with the instruction that each precedes. Passes
make, move and drop instructions without a thought of records; an instruction keeps the line of the
text that it came from, and a record has its own, so its place is in front of the first instruction
of a later line in the same block of the text.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import DebugRecord, Function, Inst, Undef, Value

_ALLOCAS: Final = frozenset((op.ALLOCA, op.ARRAYALLOCA))


def place_records(function: Function) -> dict[Inst, list[DebugRecord]]:
    """The records in front of each instruction; one whose block has gone is left out."""
    first: dict[int, Inst] = {}
    for block in function.blocks:
        for inst in block.insts:
            # LLVM has no record in front of a phi.
            if inst.opcode != op.PHI:
                first.setdefault(inst.line, inst)
    lines = sorted(first)
    placed: dict[Inst, list[DebugRecord]] = {}
    for record in function.debug_records:
        record.before = _next_inst(record, lines, first)
        if record.before is not None:
            placed.setdefault(record.before, []).append(record)
    return placed


def _next_inst(record: DebugRecord, lines: list[int], first: dict[int, Inst]) -> Inst | None:
    """The first instruction of a later line in the block of a record.

    Args:
        record: with its line and that of the end of its block.
        lines: those that instructions have, in their order.
        first: the first instruction of each.
    """
    found: Inst | None = None
    for place in range(bisect_right(lines, record.line), len(lines)):
        if lines[place] > record.end:
            break
        inst = first[lines[place]]
        found = found or inst
        if inst.opcode not in _ALLOCAS:
            # Passes move allocas to where no other instruction of the block is.
            return found if found.parent is inst.parent else inst
    return None


def settle_records(function: Function) -> dict[Inst, list[DebugRecord]]:
    """The same for selection: a value that is not computed by the place of a record is None.

    Args:
        function: with blocks in an order of dominance. LLVM lets a record name a value that comes
            later, but the definition of an id has to come before its use.
    """
    placed = place_records(function)
    order: dict[Value, int] = {}
    for block in function.blocks:
        for inst in block.insts:
            order[inst] = len(order)
    for before, records in placed.items():
        end = order[before]
        for record in records:
            for index, value in enumerate(record.values):
                is_late = isinstance(value, Inst) and order.get(value, end) >= end
                if is_late or isinstance(value, Undef):
                    record.values[index] = None
    return placed
