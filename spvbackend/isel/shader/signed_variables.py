"""Gives variables of signed atomic minima and maxima elements of a signed type, for naga.

naga takes the sign of such an operation from the type behind its pointer (WGSL, Atomic
Read-modify-write: the operation is of the atomic type). All our integers have the unsigned type, so
a variable gets a type of its own, and its values are cast.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.diagnostics import Unsupported
from spvbackend.mir.inst import MachineInst
from spvbackend.mir.module import MachineModule
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

_SIGNED: Final = frozenset((op.OpAtomicSMax, op.OpAtomicSMin))
_UNSIGNED: Final = frozenset((op.OpAtomicUMax, op.OpAtomicUMin))
_CHAINS: Final = frozenset((op.OpAccessChain, op.OpInBoundsAccessChain))
_POINTERS: Final = frozenset((*_CHAINS, op.OpCopyObject))
_VALUES: Final[dict[int, range]] = {
    op.OpStore: range(1, 2),
    op.OpAtomicStore: range(3, 4),
    op.OpAtomicCompareExchange: range(4, 6),
    **dict.fromkeys(range(op.OpAtomicIAdd, op.OpAtomicXor + 1), range(3, 4)),
    op.OpAtomicExchange: range(3, 4),
}
"""The operands of accesses that are values of the element's type."""
_ACCESSES: Final = frozenset((op.OpLoad, op.OpAtomicLoad, op.OpAtomicIIncrement,
                              op.OpAtomicIDecrement, *_VALUES))  # fmt: skip
_WORD: Final = 32
_STRIDE: Final = _WORD // 8


def run(machine: MachineModule) -> None:
    """Rewrite the variables, and the accesses of all functions.

    Raises:
        Unsupported: an object has signed and unsigned minima or maxima.
    """
    opcodes = {
        inst.opcode for function in machine.functions for block in function.blocks
        for inst in block.insts
    }  # fmt: skip
    if not opcodes.isdisjoint(_SIGNED):
        _Variables(machine).rewrite()


@final
class _Variables:
    """The variables of a module, and the pointers to their elements."""

    __slots__ = ("_machine", "_number", "_places", "_word")

    def __init__(self, machine: MachineModule) -> None:
        self._machine: Final = machine
        self._word: Final = machine.cache.int_type(_WORD)
        self._number: Final = machine.cache.intern(op.OpTypeInt, 0, (_WORD, 1))
        # Each pointer to an element, and the variable that it leads to.
        self._places: Final[dict[int, int]] = {}
        for function in machine.functions:
            for block in function.blocks:
                for inst in block.insts:
                    if inst.opcode in _POINTERS:
                        base = inst.operands[0]
                        self._places[inst.result] = self._places.get(base, base)

    def rewrite(self) -> None:
        """Find the variables, and rewrite them and their accesses."""
        signed, unsigned = self._used_by(_SIGNED), self._used_by(_UNSIGNED)
        if not signed.isdisjoint(unsigned):
            raise Unsupported(
                "one object has signed and unsigned atomic minima or maxima, and in WGSL its type "
                "has the sign"
            )
        cache = self._machine.cache
        known = {inst.result: inst for inst in cache.entries}
        pointers: dict[int, int] = {}
        for variable in sorted(signed, reverse=True):
            old = known[variable]
            space, held = cache.pointees[old.type_id]
            pointers[variable] = cache.pointer_type(space, self._number)
            # Behind its type: a type comes before its uses (2.4).
            cache.entries.remove(old)
            type_id = cache.pointer_type(space, self._signed(known, held))
            cache.entries.append(MachineInst(old.opcode, type_id, variable, old.operands))
        for function in self._machine.functions:
            for block in function.blocks:
                block.insts = self._rewritten(block.insts, pointers)

    def _used_by(self, opcodes: frozenset[int]) -> set[int]:
        return {
            self._places.get(inst.operands[0], inst.operands[0])
            for function in self._machine.functions
            for block in function.blocks
            for inst in block.insts
            if inst.opcode in opcodes
        }

    def _signed(self, known: dict[int, MachineInst], type_id: int) -> int:
        """Return a type with signed elements: a block, an array or a word."""
        cache, inst = self._machine.cache, known.get(type_id)
        if inst is None or type_id == self._word:
            return self._number
        inner = [self._signed(known, inst.operands[0]), *inst.operands[1:]]
        made = cache.unique(inst.opcode, 0, inner)
        if inst.opcode == op.OpTypeStruct:
            cache.decorate(made, spv.DecorationBlock)
            cache.decorate_member(made, 0, spv.DecorationOffset, 0)
        elif self._is_strided(type_id):
            cache.decorate(made, spv.DecorationArrayStride, _STRIDE)
        return made

    def _is_strided(self, type_id: int) -> bool:
        return any(
            inst.opcode == op.OpDecorate
            and inst.operands[:2] == [type_id, spv.DecorationArrayStride]
            for inst in self._machine.cache.decorations
        )

    def _rewritten(self, insts: list[MachineInst], pointers: dict[int, int]) -> list[MachineInst]:
        """Return instructions with signed pointers, and casts of the values behind them."""
        new_id = self._machine.cache.new_id
        out: list[MachineInst] = []
        for inst in insts:
            place = self._places.get(inst.result, 0) if inst.opcode in _POINTERS else 0
            if place in pointers:
                inst.type_id = pointers[place]
            is_access = inst.opcode in _ACCESSES
            if not is_access or self._places.get(inst.operands[0], 0) not in pointers:
                out.append(inst)
                continue
            for at in _VALUES.get(inst.opcode, range(0)):
                cast = new_id()
                out.append(MachineInst(op.OpBitcast, self._number, cast, [inst.operands[at]]))
                inst.operands[at] = cast
            if not inst.result:
                out.append(inst)
                continue
            result = new_id()
            out.append(MachineInst(inst.opcode, self._number, result, inst.operands))
            out.append(MachineInst(op.OpBitcast, inst.type_id, inst.result, [result]))
        return out
