"""The interpreter's instructions on integers: a function of words for each."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Final

from spvbackend.spirv import opcodes as op
from tests.interpreter.shader import UNDEFINED, Value

Binary = Callable[[int, int, int], Value]
"""A function of two operands and their width; the caller truncates the result."""


def signed(value: int, bits: int) -> int:
    """Return a word as a signed number."""
    return value - (1 << bits) if value >> bits - 1 else value


def _plain(act: Callable[[int, int], int]) -> Binary:
    return lambda a, b, bits: act(a, b)


def _with_signs(act: Callable[[int, int], Value]) -> Binary:
    return lambda a, b, bits: act(signed(a, bits), signed(b, bits))


def _divided(a: int, b: int) -> int:
    """Divide towards zero, unlike Python's operator."""
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _if_divisor(act: Callable[[int, int], int]) -> Callable[[int, int], Value]:
    return lambda a, b: act(a, b) if b else UNDEFINED


def _shift(act: Callable[[int, int], int]) -> Binary:
    return lambda a, b, bits: act(a, b) if b < bits else UNDEFINED


def _shift_with_sign(a: int, b: int, bits: int) -> Value:
    return signed(a, bits) >> b if b < bits else UNDEFINED


def _unsigned_divided(act: Callable[[int, int], int]) -> Binary:
    return lambda a, b, bits: act(a, b) if b else UNDEFINED


BINARY: Final[dict[int, Binary]] = {
    op.OpIAdd: _plain(operator.add),
    op.OpISub: _plain(operator.sub),
    op.OpIMul: _plain(operator.mul),
    op.OpUDiv: _unsigned_divided(operator.floordiv),
    op.OpUMod: _unsigned_divided(operator.mod),
    op.OpSDiv: _with_signs(_if_divisor(_divided)),
    op.OpSRem: _with_signs(_if_divisor(lambda a, b: a - _divided(a, b) * b)),
    op.OpSMod: _with_signs(_if_divisor(operator.mod)),
    op.OpBitwiseAnd: _plain(operator.and_),
    op.OpBitwiseOr: _plain(operator.or_),
    op.OpBitwiseXor: _plain(operator.xor),
    op.OpShiftLeftLogical: _shift(operator.lshift),
    op.OpShiftRightLogical: _shift(operator.rshift),
    op.OpShiftRightArithmetic: _shift_with_sign,
    op.OpLogicalAnd: _plain(operator.and_),
    op.OpLogicalOr: _plain(operator.or_),
    op.OpLogicalEqual: _plain(operator.eq),
    op.OpLogicalNotEqual: _plain(operator.ne),
    op.OpIEqual: _plain(operator.eq),
    op.OpINotEqual: _plain(operator.ne),
    op.OpULessThan: _plain(operator.lt),
    op.OpULessThanEqual: _plain(operator.le),
    op.OpUGreaterThan: _plain(operator.gt),
    op.OpUGreaterThanEqual: _plain(operator.ge),
    op.OpSLessThan: _with_signs(operator.lt),
    op.OpSLessThanEqual: _with_signs(operator.le),
    op.OpSGreaterThan: _with_signs(operator.gt),
    op.OpSGreaterThanEqual: _with_signs(operator.ge),
}
UNARY: Final[dict[int, Callable[[int, int], int]]] = {
    op.OpNot: lambda a, bits: ~a,
    op.OpLogicalNot: lambda a, bits: ~a,
    op.OpSNegate: lambda a, bits: -a,
    op.OpUConvert: lambda a, bits: a,
    op.OpSConvert: signed,
    op.OpCopyObject: lambda a, bits: a,
    op.OpBitcast: lambda a, bits: a,
}
"""A function of an operand and its width."""


def each(act: Callable[[int], Value], value: Value) -> Value:
    """Apply a function to an integer, or to each integer of a vector."""
    if isinstance(value, tuple):
        return tuple([each(act, part) for part in value])
    return act(value) if isinstance(value, int) else UNDEFINED


def each_pair(act: Callable[[int, int], Value], first: Value, second: Value) -> Value:
    """Apply a function to two integers, or to each pair of two vectors."""
    if isinstance(first, tuple) and isinstance(second, tuple):
        pairs = zip(first, second, strict=True)
        return tuple([each_pair(act, left, right) for left, right in pairs])
    known = isinstance(first, int) and isinstance(second, int)
    return act(first, second) if known else UNDEFINED  # type: ignore[arg-type]
