"""Merges two branches that may both skip the same block into one.

C's `a && b` is a branch on `a` to a block that computes `b` and branches again. LLVM's optimiser
joins the two where `b` is very cheap; a runtime for CPUs that vectorises over work-items profits
from more: each divergent branch is a mask to keep and a test whether any lane is left, and the
vector executes the block even if some work-items skip it.

Input: a module whose blocks are in order, for such a runtime. Output: no block except the end of a
loop branches on a condition to one that computes a few numbers, has no other predecessor, and
branches on a condition as well to the first one's other target, with the same values for its phis.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import fill_block, rename_source
from spvbackend.llvmir.values import Block, Function, Inst, Value

_CHEAP: Final = frozenset((
    op.ADD, op.SUB, op.MUL, op.SHL, op.LSHR, op.ASHR, op.AND, op.OR, op.XOR,
    op.TRUNC, op.ZEXT, op.SEXT, op.ICMP, op.FCMP, op.SELECT,
))  # fmt: skip
"""Cheap instructions that do not depend on memory and cannot trap."""
_MOST: Final = 8
"""The most instructions of a block that is executed unconditionally."""


def run(module: Module) -> None:
    """Rewrite every function.

    Args:
        module: changed in place.
    """
    for function in module.functions:
        if len(function.blocks) > 2:
            _Branches(module, function).rewrite()


def _is_branch(block: Block) -> bool:
    """Whether a block ends in a branch on a condition, and is not the end of a loop."""
    last = block.insts[-1]
    return (
        last.opcode == op.BR
        and len(last.operands) == 1
        and last.targets[0] is not last.targets[1]
        # In dominance order only the end of a loop has a branch that does not go forward.
        and all(target.index > block.index for target in last.targets)
    )


def _is_cheap(block: Block) -> bool:
    """Whether a block has only instructions that may be executed needlessly."""
    insts = block.insts
    return len(insts) <= _MOST + 1 and all(inst.opcode in _CHEAP for inst in insts[:-1])


@final
class _Branches:
    """The branches of one function."""

    __slots__ = ("_function", "_module", "_ways")

    def __init__(self, module: Module, function: Function) -> None:
        self._module: Final = module
        self._function: Final = function
        self._ways: Final = [0] * len(function.blocks)

    def rewrite(self) -> None:
        """Join branches, from the end on: a joined block may be joined again.

        Its instructions are counted together, so that only a few are executed needlessly.
        """
        blocks = self._function.blocks
        for block in blocks:
            for target in block.successors():
                self._ways[target.index] += 1
        gone: set[Block] = set()
        for block in reversed(blocks):
            while _is_branch(block):
                second = self._second(block)
                if second is None:
                    break
                self._join(block, second)
                gone.add(second)
        if gone:
            self._function.blocks = [block for block in blocks if block not in gone]
            for index, block in enumerate(self._function.blocks):
                block.index = index

    def _second(self, first: Block) -> Block | None:
        """Return the block whose branch can be joined with that of its predecessor."""
        targets = first.terminator.targets
        for second, other in (targets, targets[::-1]):
            if (
                self._ways[second.index] == 1
                and _is_branch(second)
                and other in second.terminator.targets
                and _is_cheap(second)
                and _has_one_value_each(other, first, second)
            ):
                return second
        return None

    def _join(self, first: Block, second: Block) -> None:
        """Move the second block's instructions into the first, and branch once.

        LangRef, 'select': the condition of the second may be poison where the first skips it, and
        only the selected operand of a select counts, where an `and` would be poison as well.
        """
        old, last = first.insts.pop(), second.insts.pop()
        (condition,), (inner,) = old.operands, last.operands
        is_then = second is old.targets[0]
        other = old.targets[is_then]
        is_other_then = other is last.targets[0]
        outer = self._module.constants.integer(inner.type, int(is_other_then))
        values = [inner, outer] if is_then else [outer, inner]
        choice = Inst(op.SELECT, inner.type, [condition, *values], old.line)
        last.operands = [choice]
        # Attached weights are those of the one branch.
        last.attachments = None
        fill_block(first, [*first.insts, *second.insts, choice, last])
        self._ways[other.index] -= 1
        _forget(other, second)
        rename_source(last.targets[is_other_then], second, first)


def _has_one_value_each(block: Block, first: Block, second: Block) -> bool:
    """Whether each phi of a block has the same value from both predecessors."""
    for phi in block.insts:
        if phi.opcode != op.PHI:
            break
        if _value_from(phi, first) is not _value_from(phi, second):
            return False
    return True


def _value_from(phi: Inst, block: Block) -> Value:
    return phi.operands[phi.targets.index(block)]


def _forget(block: Block, before: Block) -> None:
    """Remove a former predecessor from the phis of a block."""
    for phi in block.insts:
        if phi.opcode != op.PHI:
            break
        place = phi.targets.index(before)
        phi.operands = phi.operands[:place] + phi.operands[place + 1 :]
        phi.blocks = phi.targets[:place] + phi.targets[place + 1 :]
