"""Finds the pointer behind an address in shared memory that a program keeps in 32 bits.

PTX's addresses in shared memory have 32 bits, and CUDA C++ truncates a pointer to get one for
inline assembly. Addresses of the device may be longer, so an operand of the assembly is traced back
through truncations and sums to the pointer.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import INT, POINTER
from spvbackend.llvmir.values import ConstExpr, ConstInt, Inst, Value
from spvbackend.target.address_spaces import GENERIC, LOCAL

_WORD: Final = 32
_SUMS: Final = 16
"""Sums that are followed; an address is computed by a few."""


@final
class SharedAddresses:
    """Replaces operands; new instructions go to a list before the assembly."""

    __slots__ = ("_module", "_out")

    def __init__(self, module: Module, out: list[Inst]) -> None:
        self._module: Final = module
        self._out: Final = out

    def trace(self, inst: Inst) -> None:
        """Replace the operands of an `asm` that are addresses in 32 bits by the pointers."""
        for at, operand in enumerate(inst.operands[:-1]):
            if operand.type.kind == INT and operand.type.bits == _WORD:
                pointer = self._pointer(operand, inst, _SUMS)
                if pointer is not None:
                    inst.operands[at] = pointer

    def _pointer(self, value: Value, before: Inst, depth: int) -> Value | None:
        if not isinstance(value, (Inst, ConstExpr)) or not depth:
            return None
        if value.opcode == op.TRUNC:
            return self._pointer(value.operands[0], before, depth)
        if value.opcode == op.PTRTOINT:
            return _shared(value.operands[0])
        is_sum = value.opcode == op.ADD or (value.opcode == op.OR and value.flags & op.DISJOINT)
        if not is_sum:
            return None
        for first, second in (value.operands, value.operands[::-1]):
            base = self._pointer(first, before, depth - 1)
            if base is not None:
                return self._moved(base, second, before)
        return None

    def _moved(self, base: Value, by: Value, before: Inst) -> Value:
        module = self._module
        if not isinstance(by, ConstInt) and by.type.bits < 2 * _WORD:
            # Distances within shared memory are small, and may be negative.
            by = self._add(Inst(op.SEXT, module.types.i64, [by], before.line), before)
        elif isinstance(by, ConstInt):
            by = module.constants.integer(module.types.i64, by.value)
        place = Inst(op.GETELEMENTPTR, base.type, [base, by], before.line)
        place.type_arg = module.types.i8
        return self._add(place, before)

    def _add(self, inst: Inst, before: Inst) -> Inst:
        inst.parent = before.parent
        self._out.append(inst)
        return inst


def _shared(pointer: Value) -> Value | None:
    """Return a pointer into shared memory, which may be behind a cast; None for any other."""
    if pointer.type.kind != POINTER:
        return None
    if pointer.type.space == LOCAL:
        return pointer
    if not isinstance(pointer, (Inst, ConstExpr)) or pointer.opcode != op.ADDRSPACECAST:
        return None
    return _shared(pointer.operands[0]) if pointer.type.space == GENERIC else None
