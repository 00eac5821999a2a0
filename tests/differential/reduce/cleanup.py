"""Removes unused parts of a module.

A fault may lie in an unused part, so only unreachable blocks are removed without a check.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import VOID
from spvbackend.llvmir.values import (
    Block,
    ConstAggregate,
    ConstExpr,
    Function,
    GlobalVar,
    Inst,
    Value,
)
from tests.differential.reduce.picks import Picks
from tests.generators.kernels import PHASE

EFFECTS: Final = frozenset((op.STORE, op.FENCE, op.ATOMICRMW, op.CMPXCHG, *op.TERMINATORS))


def clean(module: Module) -> None:
    """Remove unreachable blocks, and merge blocks with one edge between them."""
    for function in module.functions:
        if function.blocks:
            match_phis(function)
            prune_unreachable(function)
            merge_blocks(function)


def match_phis(function: Function) -> None:
    """Give a phi as many entries for a block as there are edges from it."""
    edges = Counter((block, target) for block in function.blocks for target in block.successors())
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode != op.PHI:
                break
            left = {source: edges[source, block] for source in inst.targets}
            pairs: list[tuple[Value, Block]] = []
            for value, source in zip(inst.operands, inst.targets, strict=True):
                if left[source] > 0:
                    left[source] -= 1
                    pairs.append((value, source))
            inst.operands = [value for value, _ in pairs]
            inst.blocks = [source for _, source in pairs]


def merge_blocks(function: Function) -> None:
    """Merge a block into its only predecessor, if that has no other successor."""
    edges = Counter(target for block in function.blocks for target in block.successors())
    merged: dict[Block, Block] = {}
    for block in function.blocks:
        target = block.successors()[0] if len(block.successors()) == 1 else None
        is_branch = block.terminator.opcode == op.BR
        if target is None or not is_branch or edges[target] != 1 or target is function.blocks[0]:
            continue
        if target.insts[0].opcode == op.PHI or target is block:
            continue
        merged[target] = block
    for block in reversed(function.blocks):
        if (into := merged.get(block)) is not None:
            into.insts[-1:] = block.insts
            rename_edges(function, block, into)
    function.blocks = [block for block in function.blocks if block not in merged]


def rename_edges(function: Function, old: Block, new: Block) -> None:
    """Replace a block in phis by another one."""
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode == op.PHI and inst.blocks is not None:
                inst.blocks = [new if source is old else source for source in inst.blocks]


def has_effect(inst: Inst) -> bool:
    """Whether an instruction has an effect beside its result."""
    if inst.opcode != op.CALL:
        return inst.opcode in EFFECTS
    return inst.type.kind == VOID or not inst.callee.name.startswith("llvm.")


def drop_unused(module: Module, picks: Picks) -> None:
    """Remove an instruction without uses, and those that only it used."""
    for function in module.functions:
        uses = Counter(
            value for block in function.blocks for inst in block.insts for value in inst.operands
        )
        for block in reversed(function.blocks):
            kept: list[Inst] = []
            for inst in reversed(block.insts):
                if has_effect(inst) or uses[inst] or not picks.take():
                    kept.append(inst)
                else:
                    uses.subtract(inst.operands)
            block.insts = kept[::-1]


def drop_symbols(module: Module, picks: Picks) -> None:
    """Remove a function or a variable that no kernel or phase refers to."""
    work: list[Value] = [
        function
        for function in module.functions
        if function.is_kernel or PHASE.fullmatch(f"@{function.name}")
    ]
    reached: set[Value] = set(work)
    while work:
        value = work.pop()
        for following in parts(value):
            if following not in reached:
                reached.add(following)
                work.append(following)
    dropped = {x for x in module.functions if x not in reached and picks.take()}
    module.functions = [function for function in module.functions if function not in dropped]
    module.drop_variables({x for x in module.globals if x not in reached and picks.take()})


def parts(value: Value) -> list[Value]:
    """Yield the constants within a constant."""
    if isinstance(value, Function):
        return [x for block in value.blocks for inst in block.insts for x in inst.operands]
    if isinstance(value, GlobalVar):
        return [value.initializer] if value.initializer is not None else []
    if isinstance(value, ConstAggregate):
        return value.elements
    return value.operands if isinstance(value, ConstExpr) else []
