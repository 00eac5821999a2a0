"""Cases of hashes and random numbers, which overflow on purpose."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.integers.values import N, any_int, exact, rotate, simple, wrap
from tests.e2e.harness.case_model import Array, In, Out, blank, val


def murmur_words(words: Array, _: Array, count: Array, seed: Array) -> Array:
    """MurmurHash3 for 32 bits, of rows of words."""
    rows = words.reshape(-1, int(count))
    h = seed ^ np.arange(len(rows), dtype=np.uint32)
    for k in range(int(count)):
        w = rows[:, k] * np.uint32(0xCC9E2D51)
        h ^= rotate(w, 15) * np.uint32(0x1B873593)
        h = rotate(h, 13) * np.uint32(5) + np.uint32(0xE6546B64)
    h ^= count * np.uint32(4)
    h ^= h >> np.uint32(16)
    h *= np.uint32(0x85EBCA6B)
    h ^= h >> np.uint32(13)
    h *= np.uint32(0xC2B2AE35)
    return h ^ h >> np.uint32(16)


def philox(_: Array, key: Array) -> Array:
    """Ten rounds of Philox 4x32."""
    c = [np.arange(N, dtype=np.uint64)] + [np.full(N, k, np.uint64) for k in (1, 2, 3)]
    k0, k1 = (int(x) for x in key)
    mask, shift = np.uint64(0xFFFFFFFF), np.uint64(32)
    for _round in range(10):
        p, q = np.uint64(0xD2511F53) * c[0], np.uint64(0xCD9E8D57) * c[2]
        first = (q >> shift) ^ c[1] ^ np.uint64(k0)
        c = [first, q & mask, (p >> shift) ^ c[3] ^ np.uint64(k1), p & mask]
        k0, k1 = (k0 + 0x9E3779B9) & 0xFFFFFFFF, (k1 + 0xBB67AE85) & 0xFFFFFFFF
    return np.stack(c, axis=-1)


def strides24(x: Array, y: Array, _o: Array, _u: Array) -> tuple[Array, Array]:
    """Products of numbers of 24 bits."""
    a, b = exact(x), exact(y)
    signed = np.stack([wrap(a * b, "i4"), wrap(a * b + 77, "i4")])
    unsigned = [wrap(abs(a) * 3, "u4"), wrap(abs(b) * 640 + np.arange(len(x)), "u4")]
    return signed, np.stack(unsigned)


def pcg_stream(state: Array, _: Array, draws: Array) -> tuple[Array, Array]:
    """The sum of some draws from PCG32."""
    s = state
    total = np.zeros(len(s), np.uint32)
    for _draw in range(int(draws)):
        old = s
        s = old * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
        shifted = (((old >> np.uint64(18)) ^ old) >> np.uint64(27)).astype(np.uint32)
        total += rotate(shifted, 32 - (old >> np.uint64(59)).astype(np.int64))
    return s, total


CASES: Final = [
    simple(
        "int_hash",
        "murmur_words",
        lambda r: [In(any_int(r, "u4", N * 5)), blank(N, "u4"), val(5, "u4"), val(42, "u4")],
        murmur_words,
    ),
    simple(
        "int_hash",
        "philox",
        lambda _: [blank((N, 4), "u4"), val([0xDEADBEEF, 0x12345678], "u4")],
        philox,
    ),
    simple(
        "int_hash",
        "strides24",
        lambda r: [
            In(r.integers(-(1 << 23), 1 << 23, N, "i4")),
            In(r.integers(-(1 << 14), 1 << 14, N, "i4")),
            blank((2, N), "i4"),
            blank((2, N), "u4"),
        ],
        strides24,
    ),
    simple(
        "int_hash",
        "pcg_stream",
        lambda r: [Out(any_int(r, "u8")), blank(N, "u4"), val(9, "i4")],
        pcg_stream,
    ),
]
