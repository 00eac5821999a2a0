"""Undoes conversions between words and 64 bits, which shaders without the latter cannot have.

Input: kernels whose memory is accessed by element. Output: the same without pairs of conversions
that cancel, and without instructions that nothing uses. Clang indexes memory with 64 bits, and
numbers of work-items have as many in SPIR-V's builtin functions.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.values import Function, Inst, Value

_WIDENS: Final = frozenset((op.SEXT, op.ZEXT))
_PURE: Final = frozenset((*range(op.ADD, op.SITOFP + 1), op.ICMP, op.FCMP, op.SELECT,
                          op.EXTRACTELEMENT, op.INSERTELEMENT, op.SHUFFLEVECTOR))  # fmt: skip


def run(module: Module) -> None:
    """Simplify all kernels."""
    for function in module.functions:
        if function.blocks:
            _fold(function)
            _drop_unused(function)


def _fold(function: Function) -> None:
    changed: dict[Value, Value] = {}
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode != op.TRUNC:
                continue
            wide = inst.operands[0]
            if isinstance(wide, Inst) and wide.opcode in _WIDENS:
                narrow = changed.get(wide.operands[0], wide.operands[0])
                if narrow.type is inst.type:
                    changed[inst] = narrow
    if changed:
        replace_uses(function, changed)


def _drop_unused(function: Function) -> None:
    counts: dict[Value, int] = {}
    for block in function.blocks:
        for inst in block.insts:
            for operand in inst.operands:
                counts[operand] = counts.get(operand, 0) + 1
    for block in reversed(function.blocks):
        kept: list[Inst] = []
        for inst in reversed(block.insts):
            if inst.opcode in _PURE and not counts.get(inst, 0):
                for operand in inst.operands:
                    counts[operand] -= 1
                continue
            kept.append(inst)
        kept.reverse()
        block.insts = kept
