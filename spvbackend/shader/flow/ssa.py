"""Variables become values again, on a control flow graph that is complete.

A read looks for the last write up the dominator tree. Where ways meet that bring different ones it
finds a phi, which is made when it is read; it goes again if all ways bring the same value.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Block, Function, Inst, Value


@final
class Variable:
    """What has different values on different ways.

    Attributes:
        type: of the values.
        meetings: the numbers of the blocks at whose beginning different values may meet.
    """

    __slots__ = ("meetings", "type")

    def __init__(self, type: Type, meetings: set[int]) -> None:
        self.type: Final = type
        self.meetings: Final = meetings


@final
class Values:
    """The values of variables in one function, whose blocks go by their numbers.

    Blocks are written and read in order, one at a time, each behind those that lead to it but for
    ways back.
    """

    __slots__ = ("_at_end", "_blocks", "_idom", "_made", "_module", "_predecessors")

    def __init__(
        self, module: Module, blocks: list[Block], predecessors: list[list[int]], idom: list[int]
    ) -> None:
        self._module: Final = module
        self._blocks: Final = blocks
        self._predecessors: Final = predecessors
        self._idom: Final = idom
        self._at_end: Final[list[dict[Variable, Value]]] = [{} for _ in blocks]
        self._made: Final[list[tuple[Inst, Variable, int]]] = []

    def write(self, variable: Variable, place: int, value: Value) -> None:
        """Give a variable a value, in the block that is at hand."""
        self._at_end[place][variable] = value

    def read(self, variable: Variable, place: int) -> Value:
        """The value of a variable, so far, in the block that is at hand."""
        meetings, idom = variable.meetings, self._idom
        walked: list[int] = []
        while True:
            found = self._at_end[place].get(variable)
            if found is not None:
                break
            walked.append(place)
            if place in meetings:
                found = self._phi(variable, place)
                break
            if not place:
                found = self._module.constants.undef(variable.type)
                break
            place = idom[place]
        for place in walked:
            self._at_end[place][variable] = found
        return found

    def _phi(self, variable: Variable, place: int) -> Inst:
        block = self._blocks[place]
        phi = Inst(op.PHI, variable.type, [], block.line)
        phi.blocks = []
        phi.parent = block
        self._made.append((phi, variable, place))
        return phi

    def finish(self, function: Function, known: dict[Value, Value]) -> None:
        """Fill the phis that were made, drop those that need not be, put the others in place.

        Args:
            function: the function that has all blocks.
            known: values with what stands for them from now on.
        """
        at = 0
        while at < len(self._made):
            phi, variable, place = self._made[at]
            at += 1
            for before in self._predecessors[place]:
                value, source = self.read(variable, before), self._blocks[before]
                # LangRef, 'phi': a value for each edge, and a switch may have several.
                for _ in range(source.successors().count(self._blocks[place])):
                    phi.operands.append(value)
                    phi.targets.append(source)
        changed = self._same()
        kept: dict[int, list[Inst]] = {}
        for phi, _, place in self._made:
            if phi not in changed:
                kept.setdefault(place, []).append(phi)
        for place, phis in kept.items():
            self._blocks[place].insts[:0] = phis
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
            value = _only(phi, changed)
            if value is not None:
                changed[phi] = value
                waiting = users.pop(phi, [])
                users.setdefault(value, []).extend(waiting)
                work += waiting
        return {phi: _last(value, changed) for phi, value in changed.items()}


def _only(phi: Inst, changed: dict[Value, Value]) -> Value | None:
    """The one value that all ways bring to a phi, None if there are several."""
    found: Value | None = None
    for operand in phi.operands:
        value = _last(operand, changed)
        if value is phi or value is found:
            continue
        if found is not None:
            return None
        found = value
    return found


def _last(value: Value, changed: dict[Value, Value]) -> Value:
    while value in changed:
        value = changed[value]
    return value
