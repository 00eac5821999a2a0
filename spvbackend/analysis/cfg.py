"""Reachability and block order.

Input: a function as parsed or after any pass, its blocks in any order. Output: the same blocks in
an order in which dominators come first. SPIR-V requires that (2.16.1: blocks appear in an order in
which a block comes before all blocks it dominates), and so does every sweep that needs a definition
before its uses.
"""

from __future__ import annotations

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import Block, Function, Value


def reachable_in_order(function: Function) -> list[Block]:
    """Return reachable blocks in reverse postorder: a dominator precedes the blocks it dominates.

    Successors are visited last first, so that straight code keeps the order of the text.
    """
    entry = function.blocks[0]
    done: list[Block] = []
    # An explicit stack: recursion would end at Python's limit in a chain of many blocks. Beside
    # each block are its successors, and how many of them are left, as a switch may have very many.
    seen = {entry}
    successors = entry.successors()
    stack = [(entry, successors, len(successors))]
    while stack:
        block, successors, left = stack[-1]
        while left:
            left -= 1
            target = successors[left]
            if target not in seen:
                seen.add(target)
                stack[-1] = (block, successors, left)
                successors = target.successors()
                stack.append((target, successors, len(successors)))
                break
        else:
            # All successors of the block are done: postorder, whose reverse is the wanted order.
            done.append(block)
            stack.pop()
    done.reverse()
    return done


def prune_unreachable(function: Function) -> None:
    """Drop unreachable blocks and the phi operands that came from them; order the rest."""
    order = reachable_in_order(function)
    if len(order) != len(function.blocks):
        # OpPhi has one pair for each parent of its block, and a dropped block is not a parent.
        kept = set(order)
        for block in order:
            for inst in block.insts:
                # LangRef, 'phi': phis come first in their block.
                if inst.opcode != op.PHI:
                    break
                _drop_edges(inst.operands, inst.targets, kept)
    function.blocks = order
    for index, block in enumerate(order):
        block.index = index


def _drop_edges(operands: list[Value], blocks: list[Block], kept: set[Block]) -> None:
    """Drop the pairs of a phi in place, last first so that the indices to come stay right."""
    for index in range(len(blocks) - 1, -1, -1):
        if blocks[index] not in kept:
            del operands[index]
            del blocks[index]
