"""The blocks of functions in structured control flow.

Input: reachable blocks in an order of dominance, with any control flow. Output: the same
instructions in blocks that are nested as 2.11 of the specification asks; a function's `merges` has
the merge blocks and continue targets, and phis stand where they are needed now.

A value that is used in another block than its own is a variable in between, where its definition
may no longer dominate the use. It still does where no variable tells the way: then each way through
the new blocks is one through the old ones, and phis alone are variables.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import copy_inst
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Block, Function, Inst, Merge, Value
from spvbackend.shader.flow import pieces as end
from spvbackend.shader.flow.flow_graph import edges_of
from spvbackend.shader.flow.irreducible import reducible
from spvbackend.shader.flow.pieces import Along, Code, Item, Piece, Set, shortened
from spvbackend.shader.flow.ssa import Values, Variable
from spvbackend.shader.flow.structure import structure


def run(module: Module) -> None:
    """Structure every function that has branches."""
    for function in module.functions:
        if len(function.blocks) > 1:
            _structurize(module, function)


def _structurize(module: Module, function: Function) -> None:
    blocks = function.blocks
    numbers = {block: number for number, block in enumerate(blocks)}
    successors = [
        list(dict.fromkeys(numbers[target] for target in block.successors())) for block in blocks
    ]
    switches = {numbers[block] for block in blocks if block.terminator.opcode == op.SWITCH}
    pieces = structure(reducible(edges_of(successors)), switches)
    _Rebuilt(module, function, successors).build(pieces)


@final
class _Rebuilt:
    """The blocks of one function, made of pieces."""

    __slots__ = ("_blocks", "_function", "_is_direct", "_known", "_module", "_old", "_phis",
                 "_shared", "_successors", "_values")  # fmt: skip

    def __init__(self, module: Module, function: Function, successors: list[list[int]]) -> None:
        self._module: Final = module
        self._function: Final = function
        self._old: Final = function.blocks
        self._successors: Final = successors
        self._blocks: Final[dict[Piece, Block]] = {}
        self._phis: Final = {block: _phis(block) for block in self._old}
        self._shared: set[Value] = set()
        self._is_direct = False
        self._known: Final[dict[Value, Value]] = {}
        self._values: Values

    def build(self, pieces: list[Piece]) -> None:
        """Replace the function's blocks."""
        pieces = shortened(pieces, self._is_idle)
        self._is_direct = not any(isinstance(item, Set) for piece in pieces for item in piece.items)
        if self._is_direct:
            self._shared = _used_phis(self._old)
        else:
            self._shared = _shared_values(self._old)
        for piece in pieces:
            self._blocks[piece] = self._new_block(piece)
        predecessors: dict[Block, list[Block]] = {self._blocks[piece]: [] for piece in pieces}
        types: dict[Variable, Type] = {value: value.type for value in self._shared}
        for piece in pieces:
            for target in dict.fromkeys(piece.targets):
                predecessors[self._blocks[target]].append(self._blocks[piece])
            types.update((item.variable, self._module.types.i32) for item in piece.items
                         if isinstance(item, Set))  # fmt: skip
        self._values = Values(self._module, predecessors, types)
        alive = [piece for piece in pieces if piece.end != end.DEAD]
        for index, piece in enumerate(alive):
            self._blocks[piece].index = index
            self._fill(piece, self._blocks[piece])
        self._function.blocks = [self._blocks[piece] for piece in alive]
        self._function.debug_records = []
        self._values.finish(self._function, self._known)
        self._function.merges = {
            self._blocks[piece]: self._merge(piece, piece.merge)
            for piece in pieces
            if piece.merge is not None
        }

    def _is_idle(self, item: Item) -> bool:
        """Whether an item of a piece does nothing: an edge that brings no value."""
        if not isinstance(item, Along):
            return False
        return not self._phis[self._old[self._successors[item.node][item.edge]]]

    def _new_block(self, piece: Piece) -> Block:
        """A block with the name of the first that is in it."""
        codes = [self._old[item.node] for item in piece.items if isinstance(item, Code)]
        alongs = [self._old[item.node] for item in piece.items if isinstance(item, Along)]
        line = (codes or alongs or self._old)[0].line
        return Block(self._module.types.label, codes[0].name if codes else "", line)

    def _merge(self, piece: Piece, merge: Piece) -> Merge:
        continuing = piece.continuing
        return self._blocks[merge], None if continuing is None else self._blocks[continuing]

    def _fill(self, piece: Piece, block: Block) -> None:
        last: Inst | None = None
        line = block.line
        for item in piece.items:
            if isinstance(item, Code):
                last = self._move(self._old[item.node], block)
                line = last.line
            elif isinstance(item, Along):
                self._bring(self._old[item.node], self._successors[item.node][item.edge], block)
                line = self._old[item.node].terminator.line
            else:
                self._values.write(item.variable, block, self._number(item.value))
        self._end(piece, block, last, line)

    def _number(self, value: int) -> Value:
        return self._module.constants.integer(self._module.types.i32, value)

    def _move(self, old: Block, block: Block) -> Inst:
        """Put an old block's instructions into a new one.

        Returns:
            The old terminator, with its operands as they are now.
        """
        if self._is_direct:
            self._move_direct(old, block)
            return old.insts[-1]
        for inst in old.insts:
            if inst.opcode == op.PHI:
                continue
            inst.operands = [self._now(value, block) for value in inst.operands]
            inst.parent = block
            if inst is not old.insts[-1]:
                block.insts.append(inst)
                if inst in self._shared:
                    self._values.write(inst, block, inst)
        return old.insts[-1]

    def _move_direct(self, old: Block, block: Block) -> None:
        """The same where what dominates still does; a phi has its value from here on."""
        for phi in self._phis[old]:
            if phi in self._shared:
                self._known[phi] = self._values.read(phi, block)
        insts = old.insts[len(self._phis[old]) :]
        for inst in insts:
            inst.parent = block
        block.insts += insts[:-1]

    def _now(self, value: Value, block: Block) -> Value:
        if self._is_direct:
            return self._known.get(value, value)
        return self._values.read(value, block) if value in self._shared else value

    def _bring(self, old: Block, target: int, block: Block) -> None:
        """Give the phis of a block the values that an edge has for them, all at the same time."""
        values: list[tuple[Inst, Value]] = []
        for phi in self._phis[self._old[target]]:
            if phi not in self._shared:
                continue
            value = phi.operands[phi.targets.index(old)]
            values.append((phi, self._now(value, block)))
        for phi, value in values:
            self._values.write(phi, block, value)

    def _end(self, piece: Piece, block: Block, last: Inst | None, line: int) -> None:
        """The terminator of a block."""
        targets = [self._blocks[target] for target in piece.targets]
        if piece.end == end.OWN:
            assert last is not None
            block.insts.append(self._own_end(last, targets))
        elif piece.end == end.BRANCH:
            self._add(block, op.BR, [], targets, line)
        elif piece.end == end.WRAP:
            self._add(block, op.SWITCH, [self._number(0)], targets, line)
        elif piece.end == end.TEST:
            known = self._values.read(piece.variable, block)
            wanted = Inst(op.ICMP, self._module.types.i1, [known, self._number(piece.value)], line)
            wanted.predicate = op.ICMP_PREDICATES["eq"]
            wanted.parent = block
            block.insts.append(wanted)
            self._add(block, op.BR, [wanted], targets, line)
        else:
            assert piece.end == end.SWITCH, f"a block with the end {piece.end}"
            known = self._values.read(piece.variable, block)
            cases = [self._number(index) for index in range(1, len(targets))]
            self._add(block, op.SWITCH, [known, *cases], targets, line)

    def _own_end(self, last: Inst, targets: list[Block]) -> Inst:
        if last.blocks is None:
            return last
        assert last.parent is not None
        own = copy_inst(last)
        places = self._places(last)
        own.blocks = [targets[place] for place in places]
        return own

    def _places(self, last: Inst) -> list[int]:
        """For each target of a terminator its place among the distinct ones."""
        distinct = list(dict.fromkeys(last.targets))
        return [distinct.index(target) for target in last.targets]

    def _add(
        self, block: Block, opcode: int, operands: list[Value], targets: list[Block], line: int
    ) -> None:
        made = Inst(opcode, self._module.types.void, operands, line)
        made.blocks = targets or None
        made.parent = block
        block.insts.append(made)


def _phis(block: Block) -> list[Inst]:
    return [inst for inst in block.insts if inst.opcode == op.PHI]


def _used_phis(blocks: list[Block]) -> set[Value]:
    """The phis that anything has a use for: calls of templates may leave others."""
    used: set[Value] = set()
    for block in blocks:
        for inst in block.insts:
            used.update(inst.operands)
    return {phi for block in blocks for phi in _phis(block) if phi in used}


def _shared_values(blocks: list[Block]) -> set[Value]:
    """Phis, and what is used in another block than that of its definition."""
    found: set[Value] = set()
    for block in blocks:
        for inst in block.insts:
            if inst.opcode == op.PHI:
                found.add(inst)
                found.update(value for value in inst.operands if _moves(value))
                continue
            for value in inst.operands:
                if isinstance(value, Inst) and value.parent is not block and _moves(value):
                    found.add(value)
    return found


def _moves(value: Value) -> bool:
    """Whether a value is defined at some place in the code; variables open the function."""
    return isinstance(value, Inst) and value.opcode != op.ALLOCA
