"""Two branches of which either may lead round the same block become one.

C's `a && b` is a branch on `a` to a block that computes `b` and branches again. LLVM's optimiser
joins the two where `b` takes next to nothing, a runtime for CPUs that makes vectors of work-items
would rather have more joined: each branch on which work-items differ is a mask to keep and to ask
for whether any lane is left, and what one work-item skips another in the vector needs all the same.

Input: a module whose blocks are in order, for such a runtime.  Output: no block but the end of a
loop branches on a condition to one that computes a few numbers, has no other way in, and branches
on a condition as well to where the first leads to too, with the same values for its phis.
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
"""What costs next to nothing, depends on no memory and cannot trap."""
_MOST: Final = 8
"""How many instructions a block may have that is done whether or not it would be come to."""


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
        # In an order of dominance only the end of a loop has a branch that does not go forward.
        and all(target.index > block.index for target in last.targets)
    )


def _is_cheap(block: Block) -> bool:
    """Whether all that a block does before its end may be done for nothing."""
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
        """Join what can be joined, from the end on: a block that is joined may have been so itself.

        Its instructions count together then, so that no more than a few are done for nothing.
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
        """The block whose branch can be joined with that of a block before it."""
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
        """Let the first block do what the second does, and branch once.

        LangRef, 'select': the condition of the second may be poison where the first leads round it,
        and of a select only the chosen operand counts, where an `and` would be poison as well.
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
        # Weights are those of the one branch.
        last.attachments = None
        fill_block(first, [*first.insts, *second.insts, choice, last])
        self._ways[other.index] -= 1
        _forget(other, second)
        rename_source(last.targets[is_other_then], second, first)


def _has_one_value_each(block: Block, first: Block, second: Block) -> bool:
    """Whether each phi of a block has the same value from both blocks before it."""
    for phi in block.insts:
        if phi.opcode != op.PHI:
            break
        if _value_from(phi, first) is not _value_from(phi, second):
            return False
    return True


def _value_from(phi: Inst, block: Block) -> Value:
    return phi.operands[phi.targets.index(block)]


def _forget(block: Block, before: Block) -> None:
    """Drop what phis have from a block that no longer leads to theirs."""
    for phi in block.insts:
        if phi.opcode != op.PHI:
            break
        place = phi.targets.index(before)
        phi.operands = phi.operands[:place] + phi.operands[place + 1 :]
        phi.blocks = phi.targets[:place] + phi.targets[place + 1 :]
