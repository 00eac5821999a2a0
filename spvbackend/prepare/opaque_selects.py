"""A select of an opaque type, which OpSelect does not take, becomes a branch and a phi.

Input: a cleaned module.  Output: no select of a target extension type, nor of what
holds one; blocks stay in an order in which dominators come first.
"""

from __future__ import annotations

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import ARRAY, STRUCT, TARGET, Type
from spvbackend.llvmir.values import Block, Function, Inst, Module, Value


def run(module: Module) -> None:
    """Rewrite every function."""
    if not module.types.has_targets:
        return
    for function in module.functions:
        pending = list(function.blocks)
        changed = False
        while pending:
            block = pending.pop()
            index = _find(block)
            if index >= 0:
                pending.append(_split(module, function, block, index))
                changed = True
        if changed:
            prune_unreachable(function)


def _find(block: Block) -> int:
    """The place of the first such select, -1 for none."""
    for index, inst in enumerate(block.insts):
        if inst.opcode == op.SELECT and _is_opaque(inst.type):
            return index
    return -1


def _is_opaque(type: Type) -> bool:
    if type.kind == STRUCT:
        return any(_is_opaque(elem) for elem in type.elems)
    return type.kind == TARGET or (type.kind == ARRAY and _is_opaque(type.element))


def _split(module: Module, function: Function, block: Block, index: int) -> Block:
    """Cut the block at the select; gives the block in which its phi and what follows stand."""
    select = block.insts[index]
    condition, on_true, on_false = select.operands
    taken = Block(module.types.label, "", select.line)
    join = Block(module.types.label, "", select.line)
    join.insts = [select, *block.insts[index + 1 :]]
    for target in join.successors():
        _rename(target, block, join)
    block.insts = block.insts[:index]
    _branch(module, block, [condition], [taken, join], select.line)
    _branch(module, taken, [], [join], select.line)
    select.opcode = op.PHI
    select.operands = [on_true, on_false]
    select.blocks = [taken, block]
    for inst in join.insts:
        inst.parent = join
    function.blocks += [taken, join]
    return join


def _branch(
    module: Module, block: Block, operands: list[Value], targets: list[Block], line: int
) -> None:
    branch = Inst(op.BR, module.types.void, [*operands], line)
    branch.blocks = targets
    branch.parent = block
    block.insts.append(branch)


def _rename(target: Block, old: Block, new: Block) -> None:
    """The phis of `target` have another block before them."""
    for inst in target.insts:
        if inst.opcode != op.PHI:
            return
        inst.blocks = [new if source is old else source for source in inst.targets]
