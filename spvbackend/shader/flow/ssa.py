"""Variables become values again, on a control flow graph that is complete.

Braun, Buchwald, Hack, Leissa, Mallon and Zwinkau, Simple and Efficient Construction of Static
Single Assignment Form: a read looks for the last write on the way to it, a phi is made where ways
meet, and goes again if all ways bring the same.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Block, Function, Inst, Value

Variable = Value | int
"""What was a value, whose own name it has, or a number."""


@final
class Values:
    """The values of variables in one function.

    Blocks are written and read in order, one at a time, each behind those that lead to it but for
    ways back.
    """

    __slots__ = ("_at_end", "_made", "_module", "_predecessors", "_types")

    def __init__(
        self, module: Module, predecessors: dict[Block, list[Block]], types: dict[Variable, Type]
    ) -> None:
        self._module: Final = module
        self._predecessors: Final = predecessors
        self._types: Final = types
        self._at_end: Final[dict[Block, dict[Variable, Value]]] = {
            block: {} for block in predecessors
        }
        self._made: Final[list[tuple[Inst, Variable, Block]]] = []

    def write(self, variable: Variable, block: Block, value: Value) -> None:
        """Give a variable a value, in the block that is at hand."""
        self._at_end[block][variable] = value

    def read(self, variable: Variable, block: Block) -> Value:
        """The value of a variable, so far, in the block that is at hand."""
        walked: list[Block] = []
        while True:
            found = self._at_end[block].get(variable)
            if found is not None:
                break
            walked.append(block)
            before = self._predecessors[block]
            if not before:
                found = self._module.constants.undef(self._types[variable])
                break
            if len(before) > 1:
                found = self._phi(variable, block)
                break
            block = before[0]
        for block in walked:
            self._at_end[block][variable] = found
        return found

    def _phi(self, variable: Variable, block: Block) -> Inst:
        phi = Inst(op.PHI, self._types[variable], [], block.line)
        phi.blocks = []
        phi.parent = block
        self._made.append((phi, variable, block))
        return phi

    def finish(self, function: Function, known: dict[Value, Value]) -> None:
        """Fill the phis that were made, drop those that need not be, put the others in place.

        Args:
            function: the function that has all blocks.
            known: values with what stands for them from now on.
        """
        at = 0
        while at < len(self._made):
            phi, variable, block = self._made[at]
            at += 1
            for before in self._predecessors[block]:
                phi.operands.append(self.read(variable, before))
                phi.targets.append(before)
        changed = self._same()
        kept: dict[Block, list[Inst]] = {}
        for phi, _, block in self._made:
            if phi not in changed:
                kept.setdefault(block, []).append(phi)
        for block, phis in kept.items():
            block.insts[:0] = phis
        changed.update(known)
        if changed:
            replace_uses(function, changed)

    def _same(self) -> dict[Value, Value]:
        """The phis to which all ways bring one value, each with that value."""
        changed: dict[Value, Value] = {}
        users: dict[Value, list[Inst]] = {}
        for phi, _, _ in self._made:
            for operand in phi.operands:
                if isinstance(operand, Inst) and operand.opcode == op.PHI:
                    users.setdefault(operand, []).append(phi)
        work = [phi for phi, _, _ in self._made]
        work.reverse()
        while work:
            phi = work.pop()
            if phi in changed:
                continue
            values = {_last(operand, changed) for operand in phi.operands} - {phi}
            if len(values) == 1:
                (value,) = values
                changed[phi] = value
                waiting = users.pop(phi, [])
                users.setdefault(value, []).extend(waiting)
                work += waiting
        return {phi: _last(value, changed) for phi, value in changed.items()}


def _last(value: Value, changed: dict[Value, Value]) -> Value:
    while value in changed:
        value = changed[value]
    return value
