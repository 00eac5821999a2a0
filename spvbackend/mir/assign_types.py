"""Folds ASSIGN_TYPE into the instructions whose results it types.

Input: functions as selected; for dumps, ASSIGN_TYPE has the types that inference decided. Output:
every result has its type in its own instruction, and no ASSIGN_TYPE is left. Each block gets a new
list, since each deletion would move the rest of the old one.
"""

from __future__ import annotations

from spvbackend.mir.inst import ASSIGN_TYPE, MachineInst
from spvbackend.mir.module import MachineModule


def fold_types(machine: MachineModule) -> None:
    """Fold the types of every function, if ASSIGN_TYPE has them."""
    if not machine.tells_types:
        return
    machine.tells_types = False
    for function in machine.functions:
        for block in function.blocks:
            block.insts = _folded(block.insts)


def _folded(insts: list[MachineInst]) -> list[MachineInst]:
    """Return the instructions without ASSIGN_TYPE, which is right behind what it types."""
    kept: list[MachineInst] = []
    for inst in insts:
        if inst.opcode == ASSIGN_TYPE:
            typed = kept[-1]
            assert typed.result == inst.operands[0], "ASSIGN_TYPE is not behind its value"
            typed.type_id = inst.operands[1]
        else:
            kept.append(inst)
    return kept
