"""Known bits of an integer.

Input: IR with constant expressions already instructions. Used for byte offsets, to tell whether
they count whole elements; a wrong guess would address other memory, so an unsupported value has no
known bits.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import ConstInt, Inst, Value

# LLVM's own depth; without a bound, shared operands would be visited once for each path.
MAX_DEPTH: Final = 6


def low_zero_bits(value: Value, depth: int = MAX_DEPTH) -> int:
    """Return the number of lowest bits of an integer that are certainly zero."""
    if isinstance(value, ConstInt):
        # x & -x is the lowest bit that is set.
        return (value.value & -value.value).bit_length() - 1 if value.value else value.type.bits
    if not isinstance(value, Inst) or depth == 0:
        return 0
    opcode = value.opcode
    # None of these changes the low bits that both types have.
    if opcode in (op.ZEXT, op.SEXT, op.TRUNC):
        return low_zero_bits(value.operands[0], depth - 1)
    if opcode not in _BITS:
        return 0
    lhs = low_zero_bits(value.operands[0], depth - 1)
    right = value.operands[1]
    if opcode in (op.SHL, op.ASHR, op.LSHR):
        # LangRef, 'shl': a shift by the width or more is poison, so no amount needs care here.
        if not isinstance(right, ConstInt):
            return 0
        return lhs + right.value if opcode == op.SHL else max(lhs - right.value, 0)
    rhs = low_zero_bits(right, depth - 1)
    # 2**m * a times 2**n * b has the factor 2**(m + n), modulo any power of two.
    if opcode == op.MUL:
        return lhs + rhs
    # Below the lowest bit that either operand may have, add and sub carry nothing.
    return max(lhs, rhs) if opcode == op.AND else min(lhs, rhs)


_BITS: Final = frozenset((op.SHL, op.ASHR, op.LSHR, op.MUL, op.AND, op.ADD, op.SUB, op.OR, op.XOR))
