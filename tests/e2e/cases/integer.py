"""Cases of the integer functions and of integer arithmetic of every width."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from tests.e2e.harness.case_model import (
    Arg,
    Array,
    Case,
    In,
    MakeArgs,
    Out,
    Reference,
    Rng,
    blank,
    val,
)

N: Final = 256


def any_int(rng: Rng, dtype: str, shape: int | tuple[int, ...] = N) -> Array:
    """Random values of the whole range, with the ends of the range and small ones among them."""
    info = np.iinfo(dtype)
    x = rng.integers(info.min, info.max, shape, dtype, endpoint=True)
    flat = x.reshape(-1)
    flat[0:40:5] = [info.min, info.max, 0, 1, info.max - 1, info.min + 1, 2, 7]
    flat[60:120:3] = rng.integers(0, 100, 20, dtype)
    return x


def exact(x: Array) -> Array:
    """Python integers, which do not wrap."""
    return x.astype(object)


def wrap(x: Array, dtype: np.dtype[Any] | str) -> Array:
    """The low bits of exact integers, in a type of fixed width."""
    bits = np.iinfo(dtype).bits
    low = np.asarray(np.asarray(x, object) & ((1 << bits) - 1), object)
    unsigned = low.astype(f"u{bits // 8}")
    return unsigned.astype(dtype)


def saturate(x: Array, dtype: np.dtype[Any]) -> Array:
    """Exact integers, held within the range of a type."""
    info = np.iinfo(dtype)
    return np.clip(x, int(info.min), int(info.max)).astype(dtype)


def bits_of(x: Array, width: int) -> Array:
    """The lowest bits, the least significant one first, along a new axis."""
    return (exact(x)[..., None] >> np.arange(width)) & 1


def popcount(x: Array, width: int) -> Array:
    """Number of ones among the lowest bits."""
    return np.asarray(bits_of(x, width).sum(axis=-1), object)


def trailing(bits: Array) -> Array:
    """Number of zeros before the first one along the last axis."""
    found = bits.astype(bool)
    return np.asarray(np.where(found.any(axis=-1), found.argmax(axis=-1), bits.shape[-1]))


def ctz(x: Array, width: int) -> Array:
    """Zeros below the lowest one."""
    return trailing(bits_of(x, width))


def clz(x: Array, width: int) -> Array:
    """Zeros above the highest one."""
    return trailing(bits_of(x, width)[..., ::-1])


def rotate(x: Array, by: Array | int) -> Array:
    """Rotation to the left in the width of the type."""
    width = x.dtype.itemsize * 8
    count = np.asarray(by).astype(object) % width
    value = exact(x)
    return wrap((value << count) | (value >> (width - count)), x.dtype)


def bit_counts(x: Array, _: Array) -> Array:
    """Three counts for each width."""
    rows = [f(x, width) for width in (8, 16, 32, 64) for f in (popcount, clz, ctz)]
    return np.stack(rows).astype(np.uint32)


def rotations(x: Array, by: Array, *_: Array) -> tuple[Array, Array, Array, Array]:
    """Of vectors, of 64, 8 and 16 bits."""
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
    """upsample of every width."""
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


def limits(a: Array, b: Array, c: Array, _o: Array, _p: Array) -> tuple[Array, Array]:
    """The saturating, high-half, averaging and ordering functions."""
    dtype = a.dtype
    x, y, z = exact(a), exact(b), exact(c)
    bits = dtype.itemsize * 8
    high = (x * y) >> bits
    low, top = np.minimum(y, z), np.maximum(y, z)
    rows = [
        saturate(x + y, dtype),
        saturate(x - y, dtype),
        saturate(x * y + z, dtype),
        wrap(high, dtype),
        wrap(high + z, dtype),
        wrap((x + y) >> 1, dtype),
        wrap((x + y + 1) >> 1, dtype),
        wrap(np.maximum(x, y), dtype),
        wrap(np.minimum(x, y), dtype),
        wrap(np.minimum(np.maximum(x, low), top), dtype),
    ]
    unsigned = f"u{dtype.itemsize}"
    return np.stack(rows), np.stack([wrap(abs(x), unsigned), wrap(abs(x - y), unsigned)])


def limits_case(file: str, kernel: str, dtype: str, width: int = 1) -> Case:
    """A kernel of saturating functions for one type."""
    shape = (N,) if width == 1 else (64, width)
    unsigned = "u" + dtype[1:]

    def make(rng: Rng) -> list[Arg]:
        inputs: list[Arg] = [In(any_int(rng, dtype, shape)) for _ in range(3)]
        return [*inputs, blank((10, *shape), dtype), blank((2, *shape), unsigned)]

    return Case(file, kernel, make, limits, shape[:1])


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


def wide_products(x: Array, y: Array, _p: Array, _h: Array) -> tuple[Array, Array]:
    """Both halves of the product; the high half of the signed one."""
    full = exact(x) * exact(y)
    signed = exact(x.view(np.int64)) * exact(y.view(np.int64))
    return np.stack([wrap(full, "u8"), wrap(full >> 64, "u8")], axis=-1), wrap(signed >> 64, "i8")


def modular_power(base: Array, exponent: Array, _: Array, modulus: Array) -> Array:
    """Powers modulo a prime."""
    triples = zip(base.tolist(), exponent.tolist(), strict=True)
    return np.array([pow(b, e, int(modulus)) for b, e in triples], np.uint32)


def square_roots(x: Array, _: Array) -> Array:
    """Whole square roots."""
    return np.array([math.isqrt(v) for v in x.tolist()], np.uint64)


def truncated(x: Array, y: Array) -> tuple[Array, Array]:
    """Quotient towards zero, and its remainder, of exact integers."""
    a, b = exact(x), exact(y)
    q = abs(a) // abs(b)
    q = np.where((a < 0) != (b < 0), -q, q)
    return q, a - q * b


def fixed_point(x: Array, y: Array, _: Array) -> Array:
    """Products, quotients and shifts in 16.16."""
    a, b = exact(x), exact(y)
    safe = np.where(b == 0, 1, b)
    quotient = np.where(b == 0, 2**63 - 1, truncated(a << 16, safe)[0])
    unsigned = exact(x.view(np.uint64))
    rows = [(a * b) >> 16, quotient, a >> 40, unsigned >> 40, -a + (b << 3), np.minimum(a, b)]
    return np.stack([wrap(row, "i8") for row in rows])


def quotients(x: Array, y: Array, _o: Array, _u: Array) -> tuple[Array, Array]:
    """Quotients and remainders of each width."""
    q, r = truncated(x, y)
    odd = y | 1
    u, v = x.view(np.uint32), y.view(np.uint32)
    signed = [
        q,
        r,
        truncated(x.astype("i1"), odd.astype("i1"))[0],
        truncated(x.astype("i2"), odd.astype("i2"))[1],
        exact(x) // exact(y),
        exact(x) % exact(y),
    ]
    unsigned = [
        u // v,
        u % v,
        x.astype("u1") // odd.astype("u1"),
        x.astype("u2") % odd.astype("u2"),
        u // np.uint32(10),
        u % np.uint32(10),
    ]
    return np.stack([wrap(row, "i4") for row in signed]), np.stack(unsigned)


def vector_quotients(
    x: Array, y: Array, _o: Array, s: Array, _s: Array, w: Array, _w: Array
) -> tuple[Array, Array, Array]:
    """The same on vectors."""
    q, r = truncated(x, y)
    seven = truncated(s, np.full_like(s, 7))[0]
    rest = truncated(s, np.broadcast_to(np.arange(3, 19, 2, dtype="i2"), s.shape))[1]
    wide = w // np.uint64(1000003) + w % np.array([77, 99991], np.uint64)
    return wrap(np.stack([q, r], axis=1), "i4"), wrap(seven - rest, "i2"), wide


def decimal_digits(x: Array, _: Array) -> Array:
    """The number of digits, then the digits at the end of a field of twelve bytes."""
    rows = np.full((len(x), 12), 0xCD, np.uint8)
    for row, value in zip(rows, x.tolist(), strict=True):
        digits = str(value).encode()
        row[0] = len(digits)
        row[11 - len(digits) : 11] = list(digits)
        row[11] = 0
        if len(digits) == 11:
            row[0] = 11
    return rows.ravel()


def promotions(x: Array, y: Array, _o: Array, _k: Array) -> tuple[Array, Array]:
    """char and uchar become int before they are computed with."""
    a, b = x.astype(np.int32), y.astype(np.int32)
    rows = [
        a + b,
        a * b,
        a - y.astype(np.int8),
        (a + b).astype(np.uint8),
        (a << 9).astype(np.int16),
        ~b,
        -a,
        a >> 2,
        b >> 2,
    ]
    t = (a + b).astype(np.int8) ^ np.int8(0x55)
    return np.stack(rows), t - (t >> 1)


def wrapping_vectors(x: Array, y: Array, _: Array) -> Array:
    """char16 arithmetic stays in eight bits."""
    return np.stack([x + y, x * y - np.int8(3), (x & y) | (x ^ np.int8(15))], axis=1)


def over_blend(top: Array, bottom: Array, _: Array) -> Array:
    """One picture over another; sums wrap at 16 bits as those of the kernel."""
    t, b = top.astype(np.uint16), bottom.astype(np.uint16)
    alpha = t[:, 3:]
    mixed = ((t * alpha + b * (255 - alpha) + 127) // 255).astype(np.uint8)
    mixed[:, 3] = 255
    return mixed


def luma_planes(rgb: Array, _l: Array, _c: Array) -> tuple[Array, Array]:
    """Brightness and two differences."""
    r, g, b = rgb.astype(np.int32).reshape(-1, 3).T
    y = (r * 77 + g * 150 + b * 29) >> 8
    return y, np.stack([b - y, (r - y) * 2], axis=-1).ravel()


def shift_rows(x: Array, count: Array, _o: Array, _w: Array) -> tuple[Array, Array]:
    """Counts are taken modulo 32 or 64."""
    a, u = exact(x), exact(x.view(np.uint32))
    k, k64 = exact(count) % 32, exact(count) % 64
    w = u * 0x100000001
    signed = exact(wrap(w, "i8"))
    rows = [a << k, a >> k, u >> k, a << 31, exact(x.astype("i2")) >> (exact(count) & 7)]
    wide = [w << k64, w >> k64, signed >> k64]
    return np.stack([wrap(r, "i4") for r in rows]), np.stack([wrap(r, "u8") for r in wide])


def shift_vectors(
    x: Array, count: Array, _o: Array, small: Array, _b: Array
) -> tuple[Array, Array]:
    """Vectors are not promoted: counts are taken modulo 16 or 8."""
    left = wrap(exact(x) << (exact(count) % 16), "i2")
    bytes_ = wrap(exact(small) << np.array([1, 2, 3, 1]), "u1") ^ (small >> np.uint8(4))
    return np.stack([left, x >> np.int16(3)], axis=1), bytes_


def signed_field(x: Array, bits: int) -> Array:
    """The lowest bits as a signed number."""
    low = x.astype(np.int64) & ((1 << bits) - 1)
    return np.where(low >= 1 << (bits - 1), low - (1 << bits), low)


def pack_fields(f: Array, _p: Array, _u: Array) -> tuple[Array, Array]:
    """Fields of 10, 10, 10 and 2 bits."""
    wide = f.astype(np.int64)
    packed = (wide[:, 0] & 1023) | (wide[:, 1] & 1023) << 10 | (wide[:, 2] & 1023) << 20
    packed = packed | (wide[:, 3] & 3) << 30
    fields = [signed_field(f[:, k], 10) for k in range(3)]
    return packed, np.stack([*fields, signed_field(f[:, 3], 2)], axis=-1)


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


def simple(
    file: str, kernel: str, inputs: Callable[[Rng], list[Arg]], reference: Reference, count: int = N
) -> Case:
    """A one-dimensional launch."""
    make: MakeArgs = inputs
    return Case(file, kernel, make, reference, (count,))


def nonzero(rng: Rng, dtype: str, shape: int | tuple[int, ...] = N) -> Array:
    """Divisors; with the dividends of `dividend` no quotient overflows."""
    y = any_int(rng, dtype, shape)
    return np.where((y == 0) | (y == -1), 3, y).astype(dtype)


BITS: Final = [
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
        "int_dot_bits",
        "transpose8",
        lambda r: [In(any_int(r, "u8")), blank(N, "u8")],
        transpose8,
    ),
    simple(
        "int_dot_bits",
        "queens",
        lambda _: [In(np.arange(7, dtype="u4")), blank(7, "u4"), val(7, "u4")],
        queens,
        7,
    ),
]

SATURATION: Final = [
    limits_case("int_saturate", "limits_int", "i4"),
    limits_case("int_saturate", "limits_uint", "u4"),
    limits_case("int_saturate", "limits_long", "i8"),
    limits_case("int_saturate", "limits_ulong", "u8"),
    limits_case("int_saturate_narrow", "limits_char16", "i1", 16),
    limits_case("int_saturate_narrow", "limits_uchar16", "u1", 16),
    limits_case("int_saturate_narrow", "limits_short8", "i2", 8),
    limits_case("int_saturate_narrow", "limits_ushort8", "u2", 8),
]

HASHES: Final = [
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

WIDTHS: Final = [
    simple(
        "int_128",
        "wide_products",
        lambda r: [
            In(any_int(r, "u8")),
            In(any_int(r, "u8")[::-1].copy()),
            blank((N, 2), "u8"),
            blank(N, "i8"),
        ],
        wide_products,
    ),
    simple(
        "int_64",
        "modular_power",
        lambda r: [
            In(any_int(r, "u4")),
            In(any_int(r, "u4")),
            blank(N, "u4"),
            val(2147483647, "u4"),
        ],
        modular_power,
    ),
    simple(
        "int_64", "square_roots", lambda r: [In(any_int(r, "u8")), blank(N, "u8")], square_roots
    ),
    simple(
        "int_64",
        "fixed_point",
        lambda r: [
            In(r.integers(-(1 << 46), 1 << 46, N, "i8")),
            In(r.integers(-(1 << 16), 1 << 16, N, "i8") * r.integers(0, 2, N, "i8")),
            blank((6, N), "i8"),
        ],
        fixed_point,
    ),
    simple(
        "int_divrem",
        "quotients",
        lambda r: [
            In(any_int(r, "i4")),
            In(nonzero(r, "i4")),
            blank((6, N), "i4"),
            blank((6, N), "u4"),
        ],
        quotients,
    ),
    simple(
        "int_divrem",
        "vector_quotients",
        lambda r: [
            In(any_int(r, "i4", (N, 4))),
            In(nonzero(r, "i4", (N, 4))),
            blank((N, 2, 4), "i4"),
            In(any_int(r, "i2", (N, 8))),
            blank((N, 8), "i2"),
            In(any_int(r, "u8", (N, 2))),
            blank((N, 2), "u8"),
        ],
        vector_quotients,
    ),
    simple(
        "int_divrem",
        "greatest_divisor",
        lambda r: [
            In(r.integers(-5000, 5000, N, "i8") * 360),
            In(r.integers(-5000, 5000, N, "i8") * 84),
            blank(N, "i8"),
        ],
        lambda x, y, _: np.gcd(x, y),
    ),
    simple(
        "int_divrem",
        "decimal_digits",
        lambda r: [In(any_int(r, "u4")), blank(N * 12, "u1")],
        decimal_digits,
    ),
    simple(
        "int_narrow",
        "promotions",
        lambda r: [
            In(any_int(r, "i1")),
            In(any_int(r, "u1")),
            blank((9, N), "i4"),
            blank(N, "i1"),
        ],
        promotions,
    ),
    simple(
        "int_narrow",
        "wrapping_vectors",
        lambda r: [
            In(any_int(r, "i1", (N, 16))),
            In(any_int(r, "i1", (N, 16))),
            blank((N, 3, 16), "i1"),
        ],
        wrapping_vectors,
    ),
    simple(
        "int_narrow",
        "over_blend",
        lambda r: [
            In(any_int(r, "u1", (N, 4))),
            In(any_int(r, "u1", (N, 4))),
            blank((N, 4), "u1"),
        ],
        over_blend,
    ),
    simple(
        "int_narrow",
        "luma_planes",
        lambda r: [In(any_int(r, "u1", N * 3)), blank(N, "u1"), blank(N * 2, "i2")],
        luma_planes,
    ),
    simple(
        "int_shift",
        "shift_rows",
        lambda r: [
            In(any_int(r, "i4")),
            In(r.integers(0, 128, N, "u4")),
            blank((5, N), "i4"),
            blank((3, N), "u8"),
        ],
        shift_rows,
    ),
    simple(
        "int_shift",
        "shift_vectors",
        lambda r: [
            In(any_int(r, "i2", (N, 8))),
            In(r.integers(0, 40, (N, 8), "i2")),
            blank((N, 2, 8), "i2"),
            In(any_int(r, "u1", (N, 4))),
            blank((N, 4), "u1"),
        ],
        shift_vectors,
    ),
    simple(
        "int_shift",
        "pack_fields",
        lambda r: [In(any_int(r, "u4", (N, 4))), blank(N, "u4"), blank((N, 4), "i4")],
        pack_fields,
    ),
]

CASES: Final = [*BITS, *SATURATION, *HASHES, *WIDTHS]
