"""Places of debug records among the instructions that passes have left.

Input: a function in any state. Output: its records with the instruction that each precedes. Passes
make, move and drop instructions without regard to records; instructions and records keep their
lines in the text, so a record's place is before the first instruction of a later line in the same
block of the text.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import DebugRecord, Function, Inst, Undef, Value

_ALLOCAS: Final = frozenset((op.ALLOCA, op.ARRAYALLOCA))


def place_records(function: Function) -> dict[Inst, list[DebugRecord]]:
    """Return the records before each instruction, without those of removed blocks."""
    first: dict[int, Inst] = {}
    for block in function.blocks:
        for inst in block.insts:
            # LLVM allows no record before a phi.
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
    """Return the first instruction of a later line in a record's block.

    Args:
        record: the record with its line and its block's last line.
        lines: the lines of instructions, in order.
        first: the first instruction of each line.
    """
    next_inst: Inst | None = None
    for place in range(bisect_right(lines, record.line), len(lines)):
        if lines[place] > record.end:
            break
        inst = first[lines[place]]
        next_inst = next_inst or inst
        if inst.opcode not in _ALLOCAS:
            # Passes move allocas away from the other instructions of their block.
            return next_inst if next_inst.parent is inst.parent else inst
    return None


def settle_records(function: Function) -> dict[Inst, list[DebugRecord]]:
    """Place records for selection; a value defined after its record becomes None.

    Args:
        function: the function, with blocks in dominance order. LLVM lets a record refer to a later
            value, but an id must be defined before its use.
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
