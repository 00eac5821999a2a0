"""Operations of integers of 32 bits."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.hlsl.cases.buffers import F32, I32, U32
from tests.hlsl.cases.model import Case, given, result
from tests.hlsl.jobs import Array


def _bits() -> Case:
    x = np.array([0, 1, 0x80000000, 0xFFFFFFFF, 0x00F0, 0x12345678, 3, 0x7FFF0000], U32)
    signs = np.array([0, -1, 5, -5, 1 << 30, -(1 << 31), 1, -256], I32)

    def highest(value: int) -> int:
        return value.bit_length() - 1

    rows = [
        [
            bin(word).count("1"),
            int(f"{word:032b}"[::-1], 2),
            highest(word),
            highest(word & -word),
            highest(sign if sign >= 0 else ~sign),
        ]
        for word, sign in zip(map(int, x), map(int, signs), strict=True)
    ]
    # No bit is at -1.
    wanted = (np.array(rows, np.int64) & 0xFFFFFFFF).astype(U32)
    return Case("integer_bits", [given(0, x), result(1, wanted), given(2, signs)])


def _shifts() -> Case:
    x = np.arange(16, dtype=U32) * U32(0x1F35A9C7)
    amounts = np.array([0, 1, 2, 5, 8, 13, 16, 20, 24, 27, 30, 31, 3, 7, 11, 17], U32)
    signed = (x.view(I32) >> amounts.view(I32)).view(U32)
    turned = x << amounts | x >> ((32 - amounts) & 31)
    wanted = np.stack([x << amounts, x >> amounts, signed, turned], 1)
    return Case("integer_shifts", [given(0, x), given(1, amounts), result(2, wanted)])


def _division() -> Case:
    x = np.array([7, -7, 7, -7, 100, -100, 2147483647, -2147483647, 0, 5, -1, 1, 12, -12, 99, -99])
    y = np.array([2, 2, -2, -2, 7, 9, 3, -5, 4, 5, 1, -1, 5, -5, 100, 98])

    def quotients(a: Array, b: Array | int) -> Array:
        found: Array = np.sign(a) * np.sign(b) * (np.abs(a) // np.abs(b))
        return found

    by_seven = quotients(x, 7)
    columns = [quotients(x, y), x - quotients(x, y) * y, by_seven + x - by_seven * 7]
    u, v = x.astype(I32).view(U32), y.astype(I32).view(U32)
    given_ = np.stack([x, y], 1).astype(I32)
    wanted = np.stack(columns, 1).astype(I32)
    others = np.stack([u // v, u % U32(10)], 1)
    return Case("integer_division", [given(0, given_), result(1, wanted), result(2, others)])


def _ranges() -> Case:
    x = np.array([-100, -5, -1, 0, 1, 3, 4, 1 << 29], I32)
    words = np.array([0, 9, 10, 999, 1000, 1001, 0x80000000, 0xFFFFFFFF], U32)
    columns = [
        np.minimum(x, 3),
        np.maximum(x, 3),
        np.clip(x, -5, 4),
        np.abs(x),
        np.sign(x),
        x * 3 + 7,
    ]
    bounded = [np.minimum(words, 1000), np.maximum(words, 1000), np.clip(words, 10, 2000000000)]
    outputs = [np.stack(columns, 1).astype(I32), np.stack(bounded, 1).astype(U32)]
    bound = [given(0, x), given(1, words), result(2, outputs[0]), result(3, outputs[1])]
    return Case("integer_ranges", bound)


def _dots() -> Case:
    a = np.arange(32, dtype=I32).reshape(8, 4) * 3 - 40
    b = (np.arange(32, dtype=I32)[::-1] * 5 - 70).reshape(8, 4)
    words = np.arange(16, dtype=U32).reshape(8, 2) * U32(0x2F8A71C3)
    signed = words.view(np.int8).reshape(8, 2, 4).astype(I32)
    unsigned = words.view(np.uint8).reshape(8, 2, 4).astype(U32)
    products = [(a * b).sum(1), signed.prod(1, dtype=I32).sum(1) + a[:, 0]]
    u, v = a[:, :3].view(U32), b[:, :3].copy().view(U32)
    others = [(u * v).sum(1, dtype=U32), unsigned.prod(1, dtype=U32).sum(1, dtype=U32) + U32(5)]
    wanted = [np.stack(products, 1).astype(I32), np.stack(others, 1)]
    bound = [given(0, a), given(1, b), given(2, words)]
    return Case("integer_dots", [*bound, result(3, wanted[0]), result(4, wanted[1])])


def _carry() -> Case:
    x = (np.arange(32, dtype=U32) * U32(0x9E3779B1)).reshape(8, 4)
    x[0], x[1, 0], x[1, 2] = 0xFFFFFFFF, 0xFFFFFFFF, 1
    whole = x.view(np.uint64)
    sums = (whole[:, 0] + whole[:, 1]).view(U32).reshape(8, 2)
    return Case("integer_carry", [given(0, x), result(1, sums), result(2, x * x[:, ::-1] + ~x)])


def _conversions() -> Case:
    x = np.array([0, 0.5, -0.5, 1.75, -1.75, 1000.99, -2000.5, 16777216], F32)
    n = np.array([0, 1, -1, 4, 100, -12345, 1 << 24, -(1 << 31)], I32)
    columns = [np.trunc(x), np.trunc(np.abs(x)), n != 0, np.where(x != 0, 1, -1)]
    floats = [n.astype(F32), n.view(U32).astype(F32), n > 3]
    wanted = [np.stack(columns, 1).astype(I32), np.stack(floats, 1).astype(F32)]
    bound = [given(0, x), given(1, n), result(2, wanted[0]), result(3, wanted[1])]
    return Case("integer_conversions", bound)


CASES: Final = [_bits(), _shifts(), _division(), _ranges(), _dots(), _carry(), _conversions()]
