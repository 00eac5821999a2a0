"""What is certain about the bits of an integer."""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import ConstInt, Inst, Value

MAX_DEPTH: Final = 6


def low_zero_bits(value: Value, depth: int = MAX_DEPTH) -> int:
    """How many of the lowest bits of an integer are certainly zero."""
    if isinstance(value, ConstInt):
        return (value.value & -value.value).bit_length() - 1 if value.value else value.type.bits
    if not isinstance(value, Inst) or depth == 0:
        return 0
    opcode = value.opcode
    if opcode in (op.ZEXT, op.SEXT, op.TRUNC):
        return low_zero_bits(value.operands[0], depth - 1)
    if opcode not in _BITS:
        return 0
    lhs = low_zero_bits(value.operands[0], depth - 1)
    right = value.operands[1]
    if opcode in (op.SHL, op.ASHR, op.LSHR):
        if not isinstance(right, ConstInt):
            return 0
        return lhs + right.value if opcode == op.SHL else max(lhs - right.value, 0)
    rhs = low_zero_bits(right, depth - 1)
    if opcode == op.MUL:
        return lhs + rhs
    return max(lhs, rhs) if opcode == op.AND else min(lhs, rhs)


_BITS: Final = frozenset(
    (op.SHL, op.ASHR, op.LSHR, op.MUL, op.AND, op.ADD, op.SUB, op.OR, op.XOR)
)
