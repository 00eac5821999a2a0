"""Merges several edges from a switch to a block with phis into one.

Input: the reachable blocks in dominance order. Output: the same, with an empty block wherever
several cases of a switch lead to one block with phis; the phis have one pair for it.

LLVM has a pair for each edge, OpPhi has one for each parent block. Readers that translate SPIR-V to
LLVM IR keep the pairs as they are, among them those of Intel's GPU driver and llvm-spirv, and then
have too few. An empty block before the phis satisfies both rules.
"""

from __future__ import annotations

from collections import Counter

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import TypeContext
from spvbackend.llvmir.values import Block, Function, Inst, Value


def split_repeated_edges(types: TypeContext, function: Function) -> None:
    """Put empty blocks after the switches of a function."""
    made: dict[tuple[Block, Block], Block] = {}
    order: list[Block] = []
    for block in function.blocks:
        order.append(block)
        repeated = _repeated(block)
        if repeated:
            # Directly after the switch: that dominates them, and they may dominate their targets.
            new = {target: _between(types, block, target) for target in repeated}
            switch = block.insts[-1]
            switch.blocks = [new.get(target, target) for target in switch.targets]
            made.update({(block, target): between for target, between in new.items()})
            order += new.values()
    if not made:
        return
    # Each target once, however many switches lead to it, so that this takes linear time.
    for target in dict.fromkeys(target for _, target in made):
        for inst in target.insts:
            if inst.opcode != op.PHI:
                break
            _join_pairs(inst, target, made)
    function.blocks = order
    for index, block in enumerate(order):
        block.index = index


def _repeated(block: Block) -> list[Block]:
    """Return the blocks with phis that are targets of several cases of a block's switch."""
    last = block.insts[-1]
    if last.opcode != op.SWITCH:
        return []
    counts = Counter(last.targets)
    return [
        target for target, count in counts.items() if count > 1 and target.insts[0].opcode == op.PHI
    ]


def _between(types: TypeContext, block: Block, target: Block) -> Block:
    """Return the new block between a switch and one of its targets."""
    line = block.insts[-1].line
    made = Block(types.label, "", line)
    branch = Inst(op.BR, types.void, [], line)
    branch.blocks = [target]
    branch.parent = made
    made.insts = [branch]
    return made


def _join_pairs(phi: Inst, target: Block, made: dict[tuple[Block, Block], Block]) -> None:
    """Keep one pair for each new block; LangRef, 'phi': pairs of one block have one value."""
    operands: list[Value] = []
    blocks: list[Block] = []
    joined: set[Block] = set()
    for value, source in zip(phi.operands, phi.targets, strict=True):
        between = made.get((source, target), source)
        if between not in joined:
            operands.append(value)
            blocks.append(between)
        if between is not source:
            joined.add(between)
    phi.operands = operands
    phi.blocks = blocks
