"""Conversions between floats and the bits of halves in words (IEEE 754, binary16 and binary32)."""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import VECTOR, Type
from spvbackend.llvmir.values import ConstAggregate, Value
from spvbackend.prepare.legal.state import Legalizer

_FRACTION: Final = 23 - 10
"""Bits by which the fraction of a float is longer."""
_INFINITE: Final = 0x7F800000
_LARGEST_FIELD: Final = 0x7C00
_SIGN: Final = 0x8000
_BIAS: Final = (127 - 15) << 23
"""The difference of the biases of the exponents, in a float's field of the exponent."""
_LEAST_NORMAL: Final = (127 - 14) << 23
_BEYOND: Final = (127 + 16) << 23
"""The first float that is larger than all halves by a factor."""
_HALF: Final = 0x3F000000
"""0.5, whose last place is the least half."""


def from_half(lz: Legalizer, bits: Value, single: Type) -> Value:
    """Convert a half's bits to a float, which is exact.

    Args:
        lz: appends the instructions.
        bits: words or vectors of them, clean above the half.
        single: the type of the result.
    """
    words = bits.type
    magnitude = lz.make(op.AND, words, [bits, lz.number(words, _SIGN - 1)])
    moved = lz.make(op.SHL, words, [magnitude, lz.number(words, _FRACTION)])
    normal = lz.make(op.ADD, words, [moved, lz.number(words, _BIAS)])
    # Infinities and NaNs have the largest exponent in both formats.
    special = lz.make(op.OR, words, [moved, lz.number(words, _INFINITE)])
    is_special = lz.compare(op.UGE, magnitude, lz.number(words, _LARGEST_FIELD))
    large = lz.make(op.SELECT, words, [is_special, special, normal])
    # Devices may flush subnormal floats, so a subnormal half is a number of least halves: 0.5 and
    # so many of its last places, less 0.5.
    placed = lz.make(op.OR, words, [magnitude, lz.number(words, _HALF)])
    half = _number(lz, single, _HALF)
    least = lz.make(op.FSUB, single, [lz.make(op.BITCAST, single, [placed]), half])
    least.flags |= op.STRICT
    small = lz.make(op.BITCAST, words, [least])
    is_small = lz.compare(op.ULT, magnitude, lz.number(words, 1 << 10))
    absolute = lz.make(op.SELECT, words, [is_small, small, large])
    sign = lz.make(op.AND, words, [bits, lz.number(words, _SIGN)])
    upper = lz.make(op.SHL, words, [sign, lz.number(words, 16)])
    return lz.make(op.BITCAST, single, [lz.make(op.OR, words, [absolute, upper])])


def _number(lz: Legalizer, type: Type, pattern: int) -> Value:
    """Return a float by its bits, in all lanes of a vector."""
    lane = lz.pool.floating(type.scalar(), pattern)
    return ConstAggregate(type, [lane] * type.count) if type.kind == VECTOR else lane


def to_half(lz: Legalizer, value: Value, words: Type) -> Value:
    """Round a float to the bits of the nearest half, ties to even; a NaN stays a NaN."""
    single = value.type
    bits = lz.make(op.BITCAST, words, [value])
    magnitude = lz.make(op.AND, words, [bits, lz.number(words, (1 << 31) - 1)])
    # Normal halves: half of the last place less one, and the last bit itself, carry where the
    # number is rounded up, to infinity as well.
    rebiased = lz.make(op.SUB, words, [magnitude, lz.number(words, _BIAS)])
    last = lz.make(op.LSHR, words, [rebiased, lz.number(words, _FRACTION)])
    odd = lz.make(op.AND, words, [last, lz.number(words, 1)])
    half_place = lz.make(op.ADD, words, [odd, lz.number(words, (1 << (_FRACTION - 1)) - 1)])
    rounded = lz.make(op.ADD, words, [rebiased, half_place])
    normal = lz.make(op.LSHR, words, [rounded, lz.number(words, _FRACTION)])
    # Subnormal halves: the sum with 0.5 is rounded to a multiple of the least half.
    half = _number(lz, single, _HALF)
    absolute = lz.make(op.BITCAST, single, [magnitude])
    sum_ = lz.make(op.FADD, single, [absolute, half])
    sum_.flags |= op.STRICT
    placed = lz.make(op.BITCAST, words, [sum_])
    small = lz.make(op.SUB, words, [placed, lz.number(words, _HALF)])
    is_small = lz.compare(op.ULT, magnitude, lz.number(words, _LEAST_NORMAL))
    finite = lz.make(op.SELECT, words, [is_small, small, normal])
    # Beyond: infinity, or a NaN that keeps its upper bits and is quiet.
    upper = lz.make(op.LSHR, words, [magnitude, lz.number(words, _FRACTION)])
    payload = lz.make(op.AND, words, [upper, lz.number(words, (1 << 10) - 1)])
    nan = lz.make(op.OR, words, [payload, lz.number(words, _LARGEST_FIELD | 1 << 9)])
    is_nan = lz.compare(op.UGT, magnitude, lz.number(words, _INFINITE))
    infinite = lz.number(words, _LARGEST_FIELD)
    special = lz.make(op.SELECT, words, [is_nan, nan, infinite])
    is_beyond = lz.compare(op.UGE, magnitude, lz.number(words, _BEYOND))
    result = lz.make(op.SELECT, words, [is_beyond, special, finite])
    shifted = lz.make(op.LSHR, words, [bits, lz.number(words, 16)])
    sign = lz.make(op.AND, words, [shifted, lz.number(words, _SIGN)])
    return lz.make(op.OR, words, [result, sign])
