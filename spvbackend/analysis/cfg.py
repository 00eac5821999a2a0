"""Reachability and block order."""

from __future__ import annotations

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import Block, Function, Value


def reachable_in_order(function: Function) -> list[Block]:
    """Reachable blocks in reverse postorder: a dominator precedes what it dominates.

    Successors are visited last first, so that straight code keeps the order of the text.
    """
    entry = function.blocks[0]
    done: list[Block] = []
    seen = {entry}
    stack = [(entry, entry.successors())]
    while stack:
        block, successors = stack[-1]
        while successors:
            target = successors[-1]
            successors = successors[:-1]
            if target not in seen:
                seen.add(target)
                stack[-1] = (block, successors)
                stack.append((target, target.successors()))
                break
        else:
            done.append(block)
            stack.pop()
    done.reverse()
    return done


def prune_unreachable(function: Function) -> None:
    """Drop unreachable blocks and the phi operands that came from them; order what is left."""
    order = reachable_in_order(function)
    if len(order) != len(function.blocks):
        kept = set(order)
        for block in order:
            for inst in block.insts:
                if inst.opcode != op.PHI:
                    break
                _drop_edges(inst.operands, inst.targets, kept)
    function.blocks = order
    for index, block in enumerate(order):
        block.index = index


def _drop_edges(operands: list[Value], blocks: list[Block], kept: set[Block]) -> None:
    for index in range(len(blocks) - 1, -1, -1):
        if blocks[index] not in kept:
            del operands[index]
            del blocks[index]
