"""Cases of counting, moving and joining bits."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.integers.values import N, any_int, exact, rotate, simple, wrap
from tests.e2e.harness.case_model import Array, Case, In, blank, val


def bits_of(x: Array, width: int) -> Array:
    """The lowest bits, the least significant one first, along a new axis."""
    return (exact(x)[..., None] >> np.arange(width)) & 1


def popcount(x: Array, width: int) -> Array:
    """Number of ones among the lowest bits."""
    return np.asarray(bits_of(x, width).sum(axis=-1), object)


def trailing(bits: Array) -> Array:
    """Number of zeros before the first one along the last axis."""
    ones = bits.astype(bool)
    return np.asarray(np.where(ones.any(axis=-1), ones.argmax(axis=-1), bits.shape[-1]))


def ctz(x: Array, width: int) -> Array:
    """Zeros below the lowest one."""
    return trailing(bits_of(x, width))


def clz(x: Array, width: int) -> Array:
    """Zeros above the highest one."""
    return trailing(bits_of(x, width)[..., ::-1])


def bit_counts(x: Array, _: Array) -> Array:
    """Three counts for each width."""
    rows = [f(x, width) for width in (8, 16, 32, 64) for f in (popcount, clz, ctz)]
    return np.stack(rows).astype(np.uint32)


def rotations(x: Array, by: Array, *_: Array) -> tuple[Array, Array, Array, Array]:
    """Counts of vectors with lanes of 64, 8 and 16 bits."""
    joined = x[:, 0].astype(np.uint64) << np.uint64(32) | x[:, 1]
    halves = x[:, 2:].astype(np.uint16)
    return (
        rotate(x, by) ^ rotate(x, 7),
        rotate(joined, by[:, 2]),
        rotate(x[:, 2].astype(np.uint8), by[:, 3].astype(np.uint8)),
        rotate(halves, by[:, :2].astype(np.uint16)),
    )


def morton_codes(cells: Array, _c: Array, _g: Array) -> tuple[Array, Array]:
    """Interleaved bits of three coordinates, and their Gray code."""
    code = np.zeros(len(cells), np.int64)
    for bit in range(10):
        for axis in range(3):
            code |= (cells[:, axis].astype(np.int64) >> bit & 1) << (3 * bit + axis)
    return code, code ^ code >> 1


def join(high: Array, low: Array, width: int, dtype: str) -> Array:
    """The bits of two halves in one integer."""
    mask = (1 << width) - 1
    return wrap(((exact(high) & mask) << width) | (exact(low) & mask), dtype)


def joined_halves(x: Array, *_: Array) -> tuple[Array, ...]:
    """`upsample` of every width."""
    u = x.view(np.uint32)
    pairs = np.stack([join(u, np.full_like(u, 9), 32, "u8"), join(0 * u + 5, u, 32, "u8")], axis=-1)
    return (
        join(u, u >> 8, 8, "i2"),
        join(u >> 16, u >> 24, 8, "u2"),
        join(u, u >> 16, 16, "i4"),
        join(u >> 8, u, 16, "u4"),
        join(u, ~u, 32, "i8"),
        pairs,
    )


def xnor_rows(weights: Array, activations: Array, _: Array, words: Array) -> Array:
    """Products of vectors of ones and minus ones, stored as bits."""
    a = bits_of(weights.reshape(-1, int(words)), 32).reshape(16, -1).astype(np.int64) * 2 - 1
    b = bits_of(activations.reshape(-1, int(words)), 32).reshape(8, -1).astype(np.int64) * 2 - 1
    return (a @ b.T).ravel()


def transpose8(x: Array, _: Array) -> Array:
    """Matrices of 8 x 8 bits."""
    bits = np.unpackbits(x.view(np.uint8).reshape(-1, 8), axis=1, bitorder="little")
    turned = bits.reshape(-1, 8, 8).transpose(0, 2, 1).reshape(-1, 64)
    return np.packbits(turned, axis=1, bitorder="little").view(np.uint64).ravel()


def count_queens(size: int, columns: tuple[int, ...]) -> int:
    """Ways to fill the rest of the board."""
    row = len(columns)
    if row == size:
        return 1
    free = (
        c
        for c in range(size)
        if all(c != k and abs(c - k) != row - r for r, k in enumerate(columns))
    )
    return sum(count_queens(size, (*columns, c)) for c in free)


def queens(start: Array, _: Array, size: Array) -> Array:
    """Solutions for each column of the first queen."""
    return np.array([count_queens(int(size), (c,)) for c in start.tolist()], np.uint32)


CASES: Final = [
    simple(
        "int_bits", "bit_counts", lambda r: [In(any_int(r, "u8")), blank((12, N), "u4")], bit_counts
    ),
    simple(
        "int_bits",
        "rotations",
        lambda r: [
            In(any_int(r, "u4", (N, 4))),
            In(r.integers(0, 64, (N, 4), "u4")),
            blank((N, 4), "u4"),
            blank(N, "u8"),
            blank(N, "u1"),
            blank((N, 2), "u2"),
        ],
        rotations,
    ),
    simple(
        "int_bits",
        "morton_codes",
        lambda r: [In(any_int(r, "u4", (N, 4))), blank(N, "u4"), blank(N, "u4")],
        morton_codes,
    ),
    simple(
        "int_bits",
        "joined_halves",
        lambda r: [
            In(any_int(r, "i4")),
            *[blank(N, t) for t in ("i2", "u2", "i4", "u4", "i8")],
            blank((N, 2), "u8"),
        ],
        joined_halves,
    ),
    Case(
        "int_dot_bits",
        "xnor_rows",
        lambda r: [
            In(any_int(r, "u4", 16 * 12)),
            In(any_int(r, "u4", 8 * 16)[: 8 * 12].copy()),
            blank(128, "i4"),
            val(12, "i4"),
        ],
        xnor_rows,
        (16, 8),
    ),
    simple(
        "int_dot_bits", "transpose8", lambda r: [In(any_int(r, "u8")), blank(N, "u8")], transpose8
    ),
    simple(
        "int_dot_bits",
        "queens",
        lambda _: [In(np.arange(7, dtype="u4")), blank(7, "u4"), val(7, "u4")],
        queens,
        7,
    ),
]
