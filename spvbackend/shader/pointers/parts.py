"""Replaces pointers that are put together and taken apart again by themselves.

Input: a kernel whose templates are inlined: several pointers that a template took, such as lanes,
are still the parts of a value. Output: the same without such values, which have no form in a
shader.
"""

from __future__ import annotations

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import POINTER
from spvbackend.llvmir.values import ConstInt, Function, Inst, Value


def run(function: Function) -> None:
    """Replace extracted parts that are pointers by the inserted ones."""
    made: set[Value] = set()
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode == op.COMPOSE and inst.operands[0].type.kind == POINTER:
                made.add(inst)
    if not made:
        return
    changed: dict[Value, Value] = {}
    kept: set[Value] = set()
    for block in function.blocks:
        for inst in block.insts:
            part = _part(inst, made)
            if part is not None:
                changed[inst] = part
            else:
                kept.update(made.intersection(inst.operands))
    for block in function.blocks:
        block.insts = [
            inst
            for inst in block.insts
            if inst not in changed and (inst not in made or inst in kept)
        ]
    replace_uses(function, changed)


def _part(inst: Inst, made: set[Value]) -> Value | None:
    """Return the part that an instruction extracts, None for anything else."""
    whole = inst.operands[0] if inst.operands else None
    if whole not in made or not isinstance(whole, Inst):
        return None
    if inst.opcode == op.EXTRACTVALUE and len(inst.indices) == 1:
        return whole.operands[inst.indices[0]]
    if inst.opcode == op.EXTRACTELEMENT and isinstance(inst.operands[1], ConstInt):
        at = inst.operands[1].value
        return whole.operands[at] if at < len(whole.operands) else None
    return None
