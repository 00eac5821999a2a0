"""Computes operations of OpSpecConstantOp on integers and booleans."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.spirv import opcodes as op


def signed(value: int, bits: int) -> int:
    """Return a value of so many bits as a signed number."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def _quotient(a: int, b: int) -> int:
    """Return a quotient that is rounded to zero; division by zero is undefined."""
    if b == 0:
        return 0
    return abs(a) // abs(b) * (-1 if (a < 0) != (b < 0) else 1)


_UNSIGNED: Final[dict[int, Callable[[int, int], int]]] = {
    op.OpIAdd: lambda a, b: a + b,
    op.OpISub: lambda a, b: a - b,
    op.OpIMul: lambda a, b: a * b,
    op.OpUDiv: _quotient,
    op.OpUMod: lambda a, b: a % b if b else 0,
    op.OpBitwiseAnd: lambda a, b: a & b,
    op.OpBitwiseOr: lambda a, b: a | b,
    op.OpBitwiseXor: lambda a, b: a ^ b,
    op.OpShiftLeftLogical: lambda a, b: a << min(b, 128),
    op.OpShiftRightLogical: lambda a, b: a >> min(b, 128),
    op.OpIEqual: lambda a, b: a == b,
    op.OpINotEqual: lambda a, b: a != b,
    op.OpULessThan: lambda a, b: a < b,
    op.OpULessThanEqual: lambda a, b: a <= b,
    op.OpUGreaterThan: lambda a, b: a > b,
    op.OpUGreaterThanEqual: lambda a, b: a >= b,
    op.OpLogicalAnd: lambda a, b: a & b,
    op.OpLogicalOr: lambda a, b: a | b,
    op.OpLogicalEqual: lambda a, b: a == b,
    op.OpLogicalNotEqual: lambda a, b: a != b,
}
_SIGNED: Final[dict[int, Callable[[int, int], int]]] = {
    op.OpSDiv: _quotient,
    op.OpSRem: lambda a, b: a - b * _quotient(a, b),
    op.OpSMod: lambda a, b: a % b if b else 0,
    op.OpSLessThan: lambda a, b: a < b,
    op.OpSLessThanEqual: lambda a, b: a <= b,
    op.OpSGreaterThan: lambda a, b: a > b,
    op.OpSGreaterThanEqual: lambda a, b: a >= b,
}
_ONE: Final[dict[int, Callable[[int], int]]] = {
    op.OpNot: lambda a: ~a,
    op.OpSConvert: lambda a: a,
    op.OpSNegate: lambda a: -a,
    op.OpUConvert: lambda a: a,
    op.OpLogicalNot: lambda a: not a,
}


def fold(opcode: int, values: list[int], widths: list[int]) -> int | None:
    """Return the result of an operation.

    Args:
        opcode: the operation.
        values: its operands, as unsigned numbers.
        widths: the bits of each operand, 1 for a boolean.

    Returns:
        The result, of which the low bits count; None for an operation that is not of integers or
        booleans.
    """
    if len(values) == 1 and opcode in _ONE:
        value = signed(values[0], widths[0]) if opcode == op.OpSConvert else values[0]
        return int(_ONE[opcode](value))
    if len(values) == 3 and opcode == op.OpSelect:
        return values[1] if values[0] else values[2]
    if len(values) != 2:
        return None
    if opcode in _UNSIGNED:
        return int(_UNSIGNED[opcode](*values))
    if opcode == op.OpShiftRightArithmetic:
        return signed(values[0], widths[0]) >> min(values[1], 128)
    if opcode in _SIGNED:
        return int(_SIGNED[opcode](signed(values[0], widths[0]), signed(values[1], widths[1])))
    return None
