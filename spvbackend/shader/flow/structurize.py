"""Puts the blocks of functions into structured control flow.

Input: reachable blocks in an order of dominance, with any control flow. Output: the same
instructions in blocks that are nested as 2.11 of the specification asks; a function's `merges` has
the merge blocks and continue targets, and phis stand where the new blocks need them.

A phi becomes a variable that each edge to its block writes. So does a value whose definition no
longer dominates all of its uses, as where a variable selects the path: there the paths through the
new blocks are more than those through the old ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import copy_inst
from spvbackend.llvmir.values import Block, Function, Inst, Merge, Value
from spvbackend.shader.flow import pieces as end
from spvbackend.shader.flow.dominance import Dominance
from spvbackend.shader.flow.flow_graph import edges_of
from spvbackend.shader.flow.irreducible import reducible
from spvbackend.shader.flow.pieces import Along, Code, Item, Piece, bottom_tested, shortened
from spvbackend.shader.flow.ssa import Values, Variable
from spvbackend.shader.flow.structure import structure
from spvbackend.target.environment import Environment


def run(module: Module, environment: Environment) -> None:
    """Structure every function that has branches."""
    leaves_switches = environment.kind.leaves_switches
    for function in module.functions:
        if len(function.blocks) > 1:
            _structurize(module, function, leaves_switches)


def _structurize(module: Module, function: Function, leaves_switches: bool) -> None:
    blocks = function.blocks
    numbers = {block: number for number, block in enumerate(blocks)}
    successors = [
        list(dict.fromkeys(numbers[target] for target in block.successors())) for block in blocks
    ]
    switches = {numbers[block] for block in blocks if block.terminator.opcode == op.SWITCH}
    pieces = structure(reducible(edges_of(successors)), switches, leaves_switches)
    _Rebuilt(module, function, successors).build(bottom_tested(pieces, switches))


@final
class _Rebuilt:
    """The blocks of one function, made of pieces."""

    __slots__ = ("_blocks", "_function", "_known", "_module", "_moved", "_old", "_phis", "_places",
                 "_replaced", "_successors", "_unused", "_values", "_ways")  # fmt: skip

    def __init__(self, module: Module, function: Function, successors: list[list[int]]) -> None:
        self._module: Final = module
        self._function: Final = function
        self._old: Final = function.blocks
        self._successors: Final = successors
        self._blocks: Final[dict[Piece, Block]] = {}
        self._phis: Final = {block: _phis(block) for block in self._old}
        self._unused: Final = _unused(chain.from_iterable(self._phis.values()), self._old)
        self._places: Final[dict[Block | None, int]] = {}
        # The variables of phis, of selected paths, and of values that no longer dominate.
        self._replaced: Final[dict[Value, Variable]] = {}
        self._ways: Final[dict[int, Variable]] = {}
        self._moved: Final[dict[Value, Variable]] = {}
        self._known: Final[dict[Value, Value]] = {}
        self._values: Values

    def build(self, pieces: list[Piece]) -> None:
        """Replace the function's blocks."""
        pieces = shortened(pieces, self._is_idle)
        for piece in pieces:
            self._blocks[piece] = self._new_block(piece)
        alive = [piece for piece in pieces if piece.end != end.DEAD]
        self._find_variables(alive)
        for place, piece in enumerate(alive):
            self._fill(piece, self._blocks[piece], place)
        self._function.blocks = [self._blocks[piece] for piece in alive]
        self._function.debug_records = []
        self._values.finish(self._function, self._known)
        self._function.merges = {
            self._blocks[piece]: self._merge(piece, piece.merge)
            for piece in pieces
            if piece.merge is not None
        }

    def _find_variables(self, alive: list[Piece]) -> None:
        """Find the phis that become variables, and the blocks that write them."""
        brought: dict[int, list[int]] = {}
        ways: dict[int, list[int]] = {}
        predecessors: list[list[int]] = [[] for _ in alive]
        for place, piece in enumerate(alive):
            self._blocks[piece].index = place
            for item in piece.items:
                if isinstance(item, Code):
                    self._places[self._old[item.node]] = place
                elif isinstance(item, Along):
                    target = self._successors[item.node][item.edge]
                    brought.setdefault(target, []).append(place)
                else:
                    ways.setdefault(item.variable, []).append(place)
        for place, piece in enumerate(alive):
            targets = piece.targets
            for follower in targets if len(targets) < 2 else dict.fromkeys(targets):
                predecessors[self._blocks[follower].index].append(place)
        dominance = Dominance(predecessors)
        blocks = [self._blocks[piece] for piece in alive]
        self._values = Values(self._module, blocks, predecessors, dominance.idom)
        for node, places in brought.items():
            if phis := [phi for phi in self._phis[self._old[node]] if phi not in self._unused]:
                meetings = dominance.meeting_places(places)
                self._replaced.update((phi, Variable(phi.type, meetings)) for phi in phis)
        for number, places in ways.items():
            meetings = dominance.meeting_places(places)
            self._ways[number] = Variable(self._module.types.i32, meetings)
        # Without such variables each path through the pieces is one through the old blocks.
        if ways:
            self._find_moved(dominance)

    def _find_moved(self, dominance: Dominance) -> None:
        """Find the values that no longer dominate all of their uses."""
        places = self._places
        moved: dict[Inst, None] = {}
        for block in self._old:
            for inst in block.insts:
                # A phi uses a value at the end of the incoming block.
                at = inst.targets if inst.opcode == op.PHI else [block] * len(inst.operands)
                for value, user in zip(inst.operands, at, strict=True):
                    # Variables open the function.
                    if (
                        isinstance(value, Inst)
                        and value.parent is not user
                        and value.opcode != op.ALLOCA
                        and not dominance.dominates(places[value.parent], places[user])
                    ):
                        moved[value] = None
        for value in moved:
            meetings = dominance.meeting_places([places[value.parent]])
            self._moved[value] = Variable(value.type, meetings)

    def _is_idle(self, item: Item) -> bool:
        """Whether an item of a piece does nothing: an edge that brings no value."""
        if not isinstance(item, Along):
            return False
        return not self._phis[self._old[self._successors[item.node][item.edge]]]

    def _new_block(self, piece: Piece) -> Block:
        """Return a block with the name of the first old block in it."""
        line = 0
        for item in piece.items:
            if isinstance(item, Code):
                code = self._old[item.node]
                return Block(self._module.types.label, code.name, code.line)
            if isinstance(item, Along) and not line:
                line = self._old[item.node].line
        return Block(self._module.types.label, "", line or self._old[0].line)

    def _merge(self, piece: Piece, merge: Piece) -> Merge:
        continuing = piece.continuing
        return self._blocks[merge], None if continuing is None else self._blocks[continuing]

    def _fill(self, piece: Piece, block: Block, place: int) -> None:
        last: Inst | None = None
        line = block.line
        for item in piece.items:
            if isinstance(item, Code):
                last = self._move(self._old[item.node], block, place)
                line = last.line
            elif isinstance(item, Along):
                self._bring(self._old[item.node], self._successors[item.node][item.edge], place)
                line = self._old[item.node].terminator.line
            else:
                self._values.write(self._ways[item.variable], place, self._number(item.value))
        self._end(piece, block, last, line)

    def _number(self, value: int) -> Value:
        return self._module.constants.integer(self._module.types.i32, value)

    def _move(self, old: Block, block: Block, place: int) -> Inst:
        """Move an old block's instructions into a new one.

        Returns:
            The old terminator, with its new operands.
        """
        values, moved = self._values, self._moved
        for phi in self._phis[old]:
            if phi in self._replaced:
                value = self._known[phi] = values.read(self._replaced[phi], place)
                if phi in moved:
                    values.write(moved[phi], place, value)
        insts = old.insts[len(self._phis[old]) :]
        for inst in insts:
            inst.parent = block
        if moved:
            names = moved.keys()
            for inst in insts:
                if not names.isdisjoint(inst.operands):
                    inst.operands = [self._current(value, place) for value in inst.operands]
                if inst in moved:
                    values.write(moved[inst], place, inst)
        block.insts += insts[:-1]
        return insts[-1]

    def _current(self, value: Value, place: int) -> Value:
        variable = self._moved.get(value)
        if variable is None:
            return self._known.get(value, value)
        return self._values.read(variable, place)

    def _bring(self, old: Block, target: int, place: int) -> None:
        """Write the values of an edge to the phis of a block, all at the same time."""
        written: list[tuple[Variable, Value]] = []
        for phi in self._phis[self._old[target]]:
            variable = self._replaced.get(phi)
            if variable is not None:
                value = phi.operands[phi.targets.index(old)]
                written.append((variable, self._current(value, place)))
        for variable, value in written:
            self._values.write(variable, place, value)

    def _end(self, piece: Piece, block: Block, last: Inst | None, line: int) -> None:
        """Write the terminator of a block."""
        targets = [self._blocks[target] for target in piece.targets]
        if piece.end == end.OWN:
            assert last is not None
            block.insts.append(self._own_end(last, targets))
        elif piece.end == end.LATCH:
            made = self._own_end(self._old[piece.variable].insts[-1], targets)
            made.parent = block
            block.insts.append(made)
        elif piece.end == end.BRANCH:
            self._add(block, op.BR, [], targets, line)
        elif piece.end == end.WRAP:
            self._add(block, op.SWITCH, [self._number(0)], targets, line)
        elif piece.end == end.TEST:
            known = self._values.read(self._ways[piece.variable], block.index)
            wanted = Inst(op.ICMP, self._module.types.i1, [known, self._number(piece.value)], line)
            wanted.predicate = op.EQ
            wanted.parent = block
            block.insts.append(wanted)
            self._add(block, op.BR, [wanted], targets, line)
        else:
            assert piece.end == end.SWITCH, f"a block with the end {piece.end}"
            known = self._values.read(self._ways[piece.variable], block.index)
            cases = [self._number(index) for index in range(1, len(targets))]
            self._add(block, op.SWITCH, [known, *cases], targets, line)

    def _own_end(self, last: Inst, targets: list[Block]) -> Inst:
        if last.blocks is None:
            return last
        assert last.parent is not None
        own = copy_inst(last)
        distinct = list(dict.fromkeys(last.targets))
        now = dict(zip(distinct, targets, strict=True))
        own.blocks = [now[target] for target in last.targets]
        return own

    def _add(
        self, block: Block, opcode: int, operands: list[Value], targets: list[Block], line: int
    ) -> None:
        made = Inst(opcode, self._module.types.void, operands, line)
        made.blocks = targets or None
        made.parent = block
        block.insts.append(made)


def _phis(block: Block) -> list[Inst]:
    return [inst for inst in block.insts if inst.opcode == op.PHI]


def _unused(phis: Iterable[Inst], blocks: list[Block]) -> set[Value]:
    """Return the unused phis: calls of templates may leave some."""
    unused: set[Value] = set(phis)
    for block in blocks:
        if not unused:
            break
        for inst in block.insts:
            if not unused.isdisjoint(inst.operands):
                unused.difference_update(inst.operands)
    return unused
