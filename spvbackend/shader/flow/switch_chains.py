"""Writes the switches of functions with loops as chains of tests, for WGSL.

Input: blocks in an order of dominance. Output: the same without such switches. A branch that leaves
a loop from within a switch is structured in SPIR-V (2.11), but in WGSL `break` leaves the switch;
naga 29 takes one for the other.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import Block, Function, Inst

_COUNT: Final = "{name}.case{number}"


def run(module: Module) -> None:
    """Rewrite all functions with loops."""
    for function in module.functions:
        if _has_loop(function):
            function.blocks = [
                part for block in function.blocks for part in _without_switch(module, block)
            ]
            for index, block in enumerate(function.blocks):
                block.index = index


def _has_loop(function: Function) -> bool:
    """Whether a branch leads back; a block comes behind those that dominate it."""
    return any(
        target.index <= block.index for block in function.blocks for target in block.successors()
    )


def _without_switch(module: Module, block: Block) -> list[Block]:
    """Return a block, and behind it those of the chain of tests that ends it now."""
    switch = block.terminator
    if switch.opcode != op.SWITCH:
        return [block]
    block.insts.pop()
    value, *cases = switch.operands
    default, *targets = switch.targets
    chain = [block]
    sources: list[tuple[Block, Block]] = []
    for number, (case, target) in enumerate(zip(cases, targets, strict=True), 1):
        here = chain[-1]
        is_last = number == len(cases)
        behind = default
        if not is_last:
            name = _COUNT.format(name=block.name, number=number)
            behind = Block(module.types.label, name, block.line)
            chain.append(behind)
        build = Builder(module, here)
        build.line = switch.line
        build.out = here.insts
        is_case = build.compare(op.EQ, value, case)
        build.make(op.BR, switch.type, [is_case]).blocks = [target, behind]
        sources.append((target, here))
    if not cases:
        branch = Inst(op.BR, switch.type, [], switch.line)
        branch.blocks, branch.parent = [default], block
        block.insts.append(branch)
    _move_edges(block, [(default, chain[-1]), *sources])
    return chain


def _move_edges(old: Block, edges: list[tuple[Block, Block]]) -> None:
    """Let each edge of a switch come from the block whose test decides it.

    Args:
        old: the block of the switch.
        edges: the targets in the order of the switch, each with that block.
    """
    for target in dict.fromkeys(target for target, _ in edges):
        origins = [source for other, source in edges if other is target]
        for phi in target.insts:
            if phi.opcode != op.PHI:
                break
            left = iter(origins)
            phi.blocks = [next(left) if one is old else one for one in phi.targets]
