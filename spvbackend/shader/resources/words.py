"""Computes in words what is computed in 64 bits and truncated, as not all devices have the latter.

Input: kernels whose memory is accessed by element. Output: the same, where truncated sums and the
like are of truncated operands, and without instructions that nothing uses. Clang indexes memory
with 64 bits, and numbers of work-items have as many in SPIR-V's builtin functions.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import INT
from spvbackend.llvmir.values import ConstInt, Function, Inst, Value

_WIDENS: Final = frozenset((op.SEXT, op.ZEXT))
_LOW: Final = frozenset((op.ADD, op.AND, op.MUL, op.OR, op.SUB, op.XOR))
"""Opcodes whose low bits depend on those of the operands alone."""
_WORD: Final = 32
_PURE: Final = frozenset((*range(op.ADD, op.SITOFP + 1), op.ICMP, op.FCMP, op.SELECT,
                          op.EXTRACTELEMENT, op.INSERTELEMENT, op.SHUFFLEVECTOR))  # fmt: skip


def run(module: Module) -> None:
    """Simplify all kernels."""
    for function in module.functions:
        if function.blocks:
            _narrow(module, function)
            _drop_unused(function)


def drop_unused(module: Module) -> None:
    """Leave out the arithmetic that nothing uses."""
    for function in module.functions:
        if function.blocks:
            _drop_unused(function)


def _narrow(module: Module, function: Function) -> None:
    """Compute the low word of each sum, product and the like beside it; what uses none is dropped.

    A block comes behind those that dominate it, so operands other than those of phis are known.
    """
    words: dict[Value, Value] = {}
    changed: dict[Value, Value] = {}
    word = module.types.i32
    for block in function.blocks:
        build = Builder(module, block)
        for inst in block.insts:
            build.out.append(inst)
            build.line = inst.line
            if inst.type.kind == INT and inst.type.bits > _WORD:
                low = _low_word(build, inst, words)
                if low is not None:
                    words[inst] = low
            elif inst.opcode == op.TRUNC and inst.type is word and inst.operands[0] in words:
                changed[inst] = words[inst.operands[0]]
        block.insts = build.out
    if changed:
        replace_uses(function, changed)


def _low_word(build: Builder, inst: Inst, words: dict[Value, Value]) -> Value | None:
    """Return the low word of an integer, None where it is not computed by words."""
    word = build.types.i32
    if inst.opcode in _WIDENS:
        source = inst.operands[0]
        if source.type.bits <= _WORD:
            if source.type is word:
                return source
            return build.make(inst.opcode, word, [source])
        return words.get(source)
    if inst.opcode == op.SHL:
        by = inst.operands[1]
        if not isinstance(by, ConstInt) or by.value >= _WORD:
            return None
    elif inst.opcode not in _LOW:
        return None
    parts: list[Value] = []
    for operand in inst.operands:
        part = _known_word(build, operand, words)
        if part is None:
            return None
        parts.append(part)
    return build.make(inst.opcode, word, parts)


def _known_word(build: Builder, value: Value, words: dict[Value, Value]) -> Value | None:
    if isinstance(value, ConstInt) and value.type.kind == INT:
        return build.integer(build.types.i32, value.value)
    return words.get(value)


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
