"""Computes addresses again after a barrier, instead of keeping them over it.

A runtime for CPUs runs the work-items of a group one after the other, from one barrier to the next,
and keeps values that are live over a barrier in memory. An address or index loaded from there is
arbitrary to the runtime's vectoriser, which gathers and scatters by it, while one computed from the
work-item's id is known to be next to its neighbour's. LLVM's optimiser computes each address once,
so kernels with barriers may get slower by being optimised.

Input: a module whose blocks are in order, before inference. Output: no GEP, and no cast between
integers as an index is, is used after a barrier that follows it, unless that would need more than
one live value in its place.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.rows import BUILTIN
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import copy_inst
from spvbackend.llvmir.values import Argument, Block, Constant, Function, Inst, Value
from spvbackend.spirv.opcodes import OpControlBarrier

_REPEATED: Final = frozenset((op.TRUNC, op.ZEXT, op.SEXT, op.GETELEMENTPTR))
"""Cheap instructions that do not depend on memory and cannot trap.

Sums and products would do as well, but cost more instructions and save no time.
"""
_LONGEST: Final = 16
"""The most instructions to compute one value again."""
_NOTHING: Final[frozenset[Value]] = frozenset()


def run(module: Module, builtins: Builtins) -> None:
    """Rewrite every function that has barriers.

    Args:
        module: changed in place.
        builtins: of the translation, which identify barriers.
    """
    waiting = _waiting(module, builtins)
    if not waiting:
        return
    for function in module.functions:
        if any(_waits(inst, waiting) for block in function.blocks for inst in block.insts):
            _Addresses(function, waiting, builtins).rewrite()


def _waits(inst: Inst, waiting: set[Value]) -> bool:
    return inst.opcode == op.CALL and inst.callee in waiting


def _waiting(module: Module, builtins: Builtins) -> set[Value]:
    """Return the declared barriers, and the functions that reach one."""
    waiting: set[Value] = set()
    for function in module.functions:
        if not function.blocks:
            builtin = builtins.lookup(function.name)
            if builtin is not None and builtin.row.opcode == OpControlBarrier:
                waiting.add(function)
    grows = bool(waiting)
    while grows:
        more = {
            function
            for function in module.functions
            if function not in waiting
            and any(_waits(inst, waiting) for block in function.blocks for inst in block.insts)
        }
        waiting |= more
        grows = bool(more)
    return waiting


@final
class _Addresses:
    """The addresses and indices of one function.

    Sets of instructions are the bits of integers, as there is one per block.
    """

    __slots__ = ("_again", "_bits", "_blocks", "_builtins", "_waiting")

    def __init__(self, function: Function, waiting: set[Value], builtins: Builtins) -> None:
        self._blocks: Final = function.blocks
        self._waiting: Final = waiting
        self._builtins: Final = builtins
        self._bits: Final[dict[Value, int]] = {}
        self._again: dict[Value, Inst] = {}
        self._find()

    def _find(self) -> None:
        """Give a bit to each value that can be computed again.

        Blocks are in dominance order, so operands are known before.
        """
        kept: dict[Value, frozenset[Value]] = {}
        lengths: dict[Value, int] = {}
        for block in self._blocks:
            for inst in block.insts:
                if inst.opcode not in _REPEATED:
                    continue
                length = 1 + sum(lengths.get(operand, 0) for operand in inst.operands)
                needed = _NOTHING.union(*[self._kept(value, kept) for value in inst.operands])
                if len(needed) <= 1 and length <= _LONGEST:
                    kept[inst], lengths[inst] = needed, length
                    self._bits[inst] = 1 << len(self._bits)

    def _kept(self, value: Value, kept: dict[Value, frozenset[Value]]) -> frozenset[Value]:
        """Return the values to keep over a barrier to compute a value after it."""
        if isinstance(value, Constant | Argument) or self._is_at_hand(value):
            return _NOTHING
        return kept.get(value) or (_NOTHING if value in kept else frozenset((value,)))

    def _is_at_hand(self, value: Value) -> bool:
        """Whether a value is the work-item's id, a size of the launch, or its own variable."""
        if not isinstance(value, Inst) or value.opcode != op.CALL:
            return isinstance(value, Inst) and value.opcode == op.ALLOCA
        callee = value.callee
        if not isinstance(callee, Function) or callee.blocks:
            return False
        builtin = self._builtins.lookup(callee.name)
        return builtin is not None and builtin.row.shape == BUILTIN

    def rewrite(self) -> None:
        """Compute values that are used after a barrier there."""
        for block, crossed in zip(self._blocks, self._crossed(), strict=True):
            self._rewrite_block(block, crossed)

    def _crossed(self) -> list[int]:
        """Return for each block the values that may cross a barrier on the way to its start.

        A value that dominates a block is computed before each way into it; others do not matter.
        """
        everything = (1 << len(self._bits)) - 1
        crossed = [0] * len(self._blocks)
        own = [self._of_block(block) for block in self._blocks]
        changed = True
        while changed:
            changed = False
            for block, (defined, before, waits) in zip(self._blocks, own, strict=True):
                leaving = (everything if waits else crossed[block.index]) & ~defined | before
                for target in block.successors():
                    more = crossed[target.index] | leaving
                    if more != crossed[target.index]:
                        crossed[target.index] = more
                        changed = True
        return crossed

    def _of_block(self, block: Block) -> tuple[int, int, bool]:
        """Return a block's values, those before its last barrier, and whether it has a barrier."""
        defined = before = 0
        waits = False
        for inst in block.insts:
            if _waits(inst, self._waiting):
                before, waits = defined, True
            else:
                defined |= self._bits.get(inst, 0)
        return defined, before, waits

    def _rewrite_block(self, block: Block, crossed: int) -> None:
        insts: list[Inst] = []
        self._again = {}
        for inst in block.insts:
            if _waits(inst, self._waiting):
                crossed, self._again = -1, {}
            elif inst.opcode != op.PHI:
                # A phi's operands are used at the ends of other blocks, and stay.
                for index, operand in enumerate(inst.operands):
                    if crossed & self._bits.get(operand, 0):
                        inst.operands = list(inst.operands)
                        inst.operands[index] = self._compute(operand, inst, crossed, insts)
            crossed &= ~self._bits.get(inst, 0)
            insts.append(inst)
        block.insts = insts

    def _compute(self, value: Value, user: Inst, crossed: int, insts: list[Inst]) -> Value:
        """Return a value computed on this side of the barrier: once, for all of its users there."""
        if not isinstance(value, Inst) or not crossed & self._bits.get(value, 0):
            return value
        again = self._again.get(value)
        if again is None:
            again = self._again[value] = copy_inst(value)
            again.parent = user.parent
            again.line = user.line
            again.operands = [
                self._compute(operand, user, crossed, insts) for operand in value.operands
            ]
            insts.append(again)
        return again
