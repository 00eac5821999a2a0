"""Upper halves of products, by halves of the factors: for targets without an instruction."""

from __future__ import annotations

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.values import Value


def high_product(build: Builder, first: Value, second: Value) -> Value:
    """Return the upper half of an unsigned product: no partial sum overflows.

    Args:
        build: appends the instructions.
        first: an integer of an even number of bits, or a vector of such.
        second: another one of its type.
    """
    type = first.type
    bits = type.scalar().bits // 2

    def low(value: Value) -> Value:
        return build.make(op.AND, type, [value, build.number(type, (1 << bits) - 1)])

    def high(value: Value) -> Value:
        return build.make(op.LSHR, type, [value, build.number(type, bits)])

    first_low, second_low = low(first), low(second)
    first_high, second_high = high(first), high(second)
    least = build.make(op.MUL, type, [first_low, second_low])
    cross = build.make(op.MUL, type, [first_high, second_low])
    middle = build.make(op.ADD, type, [cross, high(least)])
    other = build.make(op.MUL, type, [first_low, second_high])
    middle_low = build.make(op.ADD, type, [other, low(middle)])
    most = build.make(op.MUL, type, [first_high, second_high])
    most = build.make(op.ADD, type, [most, high(middle)])
    return build.make(op.ADD, type, [most, high(middle_low)])
