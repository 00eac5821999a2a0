"""Allocas in loops: new memory in each iteration, unlike a variable of SPIR-V.

OpVariable of a function is in its first block (2.4), one for each call of the function. That serves
an alloca in a loop where no address of an earlier iteration's memory is used in a later one: the
contents of new memory are undefined, so the last iteration's values will do.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.escapes import Escapes, Lifetime
from spvbackend.builtins.lookup import Builtins
from spvbackend.diagnostics import Unsupported
from spvbackend.graphs import DominatorTree, components
from spvbackend.llvmir.values import Block, Function, Inst, Value


@final
class LoopAllocas:
    """Checks the functions of one module."""

    __slots__ = ("_escapes",)

    def __init__(self, builtins: Builtins) -> None:
        self._escapes: Final = Escapes(builtins.is_known)

    def check(self, function: Function, late: list[Inst]) -> None:
        """Refuse allocas that need memory for each iteration.

        Args:
            function: with its blocks in order.
            late: its allocas outside of the entry block.

        Raises:
            Unsupported: an address may outlive the iteration whose memory it is of.
        """
        successors = [[target.index for target in b.successors()] for b in function.blocks]
        repeated = _in_cycles(successors)
        allocas: dict[Block, list[Value]] = {}
        for inst in late:
            if inst.parent is not None and inst.parent.index in repeated:
                allocas.setdefault(inst.parent, []).append(inst)
        if not allocas:
            return
        tree = DominatorTree(successors)

        def dominates(upper: Block, lower: Block) -> bool:
            return tree.dominates(upper.index, lower.index)

        for block, roots in allocas.items():
            leak = self._escapes.leak(function, roots, Lifetime(block, False, dominates))
            if leak is not None:
                raise Unsupported(
                    f"the address of an alloca in a loop {leak.how}",
                    leak.line,
                    "put the alloca into the entry block, if all iterations can share it",
                )


def _in_cycles(successors: list[list[int]]) -> set[int]:
    """Return the blocks that may run more than once in one call."""
    return {
        index
        for group in components(successors)
        for index in group
        if len(group) > 1 or index in successors[index]
    }
