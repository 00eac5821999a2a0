"""Turns variables into values again, on a complete control flow graph.

A read looks for the last write up the dominator tree. Where paths with different values meet it
finds a phi, which is made when it is read; it is removed if all paths bring the same value.
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
    """A variable with different values on different paths.

    Attributes:
        type: of the values.
        meetings: the numbers of the blocks at whose start different values may meet.
    """

    __slots__ = ("meetings", "type")

    def __init__(self, type: Type, meetings: set[int]) -> None:
        self.type: Final = type
        self.meetings: Final = meetings


@final
class Values:
    """The values of variables in one function, whose blocks go by their numbers.

    Blocks are written and read in order, each after its predecessors except for back edges.
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
        """Give a variable a value, in the current block."""
        self._at_end[place][variable] = value

    def read(self, variable: Variable, place: int) -> Value:
        """Return the value of a variable, so far, in the current block."""
        meetings, idom = variable.meetings, self._idom
        walked: list[int] = []
        while True:
            value = self._at_end[place].get(variable)
            if value is not None:
                break
            walked.append(place)
            if place in meetings:
                value = self._phi(variable, place)
                break
            if not place:
                value = self._module.constants.undef(variable.type)
                break
            place = idom[place]
        for place in walked:
            self._at_end[place][variable] = value
        return value

    def _phi(self, variable: Variable, place: int) -> Inst:
        block = self._blocks[place]
        phi = Inst(op.PHI, variable.type, [], block.line)
        phi.blocks = []
        phi.parent = block
        self._made.append((phi, variable, place))
        return phi

    def finish(self, function: Function, known: dict[Value, Value]) -> None:
        """Fill the phis that were made, drop unneeded ones, put the others in place.

        Args:
            function: the function that has all blocks.
            known: values with their replacements.
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
        changed = self._trivial_phis()
        kept: dict[int, list[Inst]] = {}
        for phi, _, place in self._made:
            if phi not in changed:
                kept.setdefault(place, []).append(phi)
        for place, phis in kept.items():
            self._blocks[place].insts[:0] = phis
        changed.update(known)
        if changed:
            replace_uses(function, changed)

    def _trivial_phis(self) -> dict[Value, Value]:
        """Return the phis to which all paths bring one value, each with that value."""
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
    """Return the only value of a phi, None if there are several."""
    single: Value | None = None
    for operand in phi.operands:
        value = _last(operand, changed)
        if value is phi or value is single:
            continue
        if single is not None:
            return None
        single = value
    return single


def _last(value: Value, changed: dict[Value, Value]) -> Value:
    while value in changed:
        value = changed[value]
    return value
