"""Operations of waves that belong to a loop stay in it.

Input: kernels whose calls name, by tokens, the loop whose threads they join (LangRef, Convergence
Control). Output: the same without tokens. An operation in the branch that leaves a loop is for the
threads that leave together. A natural loop does not contain such a branch, and structured control
flow would have it behind the loop, where all threads have met: it gets an edge to the header that
is never taken.
"""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import fill_block, rename_source
from spvbackend.llvmir.shader_names import STAYS
from spvbackend.llvmir.values import Block, Function, Inst
from spvbackend.shader.nodes import new_node

_MARK: Final = "llvm.experimental.convergence."
_BUNDLE: Final = "convergencectrl"


def run(module: Module) -> None:
    """Rewrite all functions."""
    for function in module.functions:
        if function.blocks:
            _keep_in_loops(module, function)
            _drop_tokens(function)


def is_mark(inst: Inst) -> bool:
    """Whether an instruction makes a token."""
    if inst.opcode != op.CALL:
        return False
    callee = inst.operands[-1]
    return isinstance(callee, Function) and callee.name.startswith(_MARK)


def _keep_in_loops(module: Module, function: Function) -> None:
    hearts = [inst for block in function.blocks for inst in block.insts if is_mark(inst)]
    if not hearts:
        return
    prune_unreachable(function)
    loops: dict[Inst, set[Block]] = {}
    for mark in hearts:
        assert mark.parent is not None
        body = _body(function, mark.parent)
        if len(body) > 1 or mark.parent in mark.parent.successors():
            loops[mark] = body
    # From the end of each block on, so that the operations before stay in place.
    for block in [*function.blocks]:
        for inst in reversed(block.insts):
            heart = _heart(inst)
            if heart is None:
                continue
            if heart in loops and block not in loops[heart]:
                assert heart.parent is not None
                _split(module, function, block, inst, heart.parent)
                break


def _heart(inst: Inst) -> Inst | None:
    """Return the token of the loop that an instruction belongs to."""
    if inst.call is None:
        return None
    for tag, values in inst.call.bundles:
        if tag == _BUNDLE and isinstance(values[0], Inst):
            return values[0]
    return None


def _body(function: Function, header: Block) -> set[Block]:
    """Return the natural loop of a header, the header alone for none."""
    before: dict[Block, list[Block]] = {}
    for block in function.blocks:
        for target in block.successors():
            before.setdefault(target, []).append(block)
    body = {header}
    # In reverse postorder only an edge that closes a cycle goes up.
    work = [block for block in before.get(header, ()) if block.index >= header.index]
    while work:
        block = work.pop()
        if block not in body:
            body.add(block)
            work += before.get(block, ())
    return body


def _split(
    module: Module, function: Function, block: Block, last: Inst, header: Block
) -> None:  # fmt: skip
    """Cut a block behind an operation, with an edge to the header that is never taken."""
    at = block.insts.index(last) + 1
    rest = Block(module.types.label, "", last.line)
    fill_block(rest, block.insts[at:])
    build = Builder(module, block)
    build.line = last.line
    branch = build.make(op.BR, module.types.void, [build.integer(module.types.i1, 0)])
    branch.blocks = [header, rest]
    branch.attachments = {STAYS: new_node(module, [])}
    fill_block(block, [*block.insts[:at], *build.out])
    for target in rest.successors():
        rename_source(target, block, rest)
    for inst in header.insts:
        if inst.opcode != op.PHI:
            break
        inst.operands = [*inst.operands, module.constants.undef(inst.type)]
        inst.blocks = [*inst.targets, block]
    function.blocks.insert(function.blocks.index(block) + 1, rest)


def _drop_tokens(function: Function) -> None:
    for block in function.blocks:
        block.insts = [inst for inst in block.insts if not is_mark(inst)]
        for inst in block.insts:
            if inst.call is not None and inst.call.bundles:
                inst.call.bundles = [one for one in inst.call.bundles if one[0] != _BUNDLE]
