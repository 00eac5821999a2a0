"""Turns a select of a type that OpSelect does not take into a branch and a phi.

Input: a cleaned module. Output: no select of a target extension type, nor of a type that holds one,
nor, before 1.4, of an aggregate that is too large to be taken apart; blocks stay in dominance
order.

OpSelect takes scalars, vectors and pointers, from 1.4 on other composites, but no opaque types
(images, events, queues and their like); OpPhi takes any type.
"""

from __future__ import annotations

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.promises import MAX_LEAVES
from spvbackend.llvmir.rewrite import fill_block, rename_source
from spvbackend.llvmir.types import ARRAY, STRUCT, TARGET, Type, leaf_count
from spvbackend.llvmir.values import Block, Inst, Undef, Value
from spvbackend.target.environment import Environment
from spvbackend.target.features import SELECT_BY_ONE_BOOL


def run(module: Module, environment: Environment) -> None:
    """Rewrite every function.

    Args:
        module: changed in place.
        environment: its version says whether OpSelect takes structs and arrays.
    """
    composites = environment.has(SELECT_BY_ONE_BOOL)
    if composites and not module.types.has_targets:
        return
    for function in module.functions:
        # Few functions have one; only those get a new order of blocks.
        made = [joined for block in function.blocks for joined in _cut(module, block, composites)]
        if made:
            function.blocks += made
            prune_unreachable(function)


def _is_opaque(type: Type) -> bool:
    if type.kind == STRUCT:
        return any(_is_opaque(elem) for elem in type.elems)
    return type.kind == TARGET or (type.kind == ARRAY and _is_opaque(type.element))


def _needs_branch(type: Type, composites: bool) -> bool:
    if type.kind not in (STRUCT, ARRAY, TARGET):
        return False
    # A smaller aggregate is taken apart, and each value is selected by itself.
    return _is_opaque(type) or (not composites and leaf_count(type) > MAX_LEAVES)


def _cut(module: Module, block: Block, composites: bool) -> list[Block]:
    """Cut a block at each of its selects, which becomes a phi; return the new blocks."""
    insts = block.insts
    places = [
        index
        for index, inst in enumerate(insts)
        if inst.opcode == op.SELECT and _needs_branch(inst.type, composites)
    ]
    if not places:
        return []
    # Take the successors before the cut: their phis must name the last new block.
    targets = block.successors()
    made: list[Block] = []
    current, head = block, insts[: places[0]]
    for place, end in zip(places, [*places[1:], len(insts)], strict=True):
        select = insts[place]
        # An empty block on one of the two ways, so that the phi has two distinct predecessors.
        taken = Block(module.types.label, "", select.line)
        join = Block(module.types.label, "", select.line)
        condition, on_true, on_false = select.operands
        if isinstance(condition, Undef):
            # LangRef, 'br': a branch by undef or poison is undefined behaviour, while a select by
            # it gives either of its operands or poison. So any constant will do.
            condition = module.constants.null(condition.type)
        fill_block(current, [*head, _branch(module, [condition], [taken, join], select.line)])
        fill_block(taken, [_branch(module, [], [join], select.line)])
        # The object stays, so that its uses need no change.
        select.opcode = op.PHI
        select.operands = [on_true, on_false]
        select.blocks = [taken, current]
        made += [taken, join]
        current, head = join, [select, *insts[place + 1 : end]]
    fill_block(current, head)
    for target in targets:
        rename_source(target, block, current)
    return made


def _branch(module: Module, operands: list[Value], targets: list[Block], line: int) -> Inst:
    branch = Inst(op.BR, module.types.void, operands, line)
    branch.blocks = targets
    return branch
