"""Cases of integer arithmetic of every width: products, quotients, shifts, fields of bits."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from tests.e2e.cases.integers.values import N, any_int, exact, signed_field, simple, wrap
from tests.e2e.harness.case_model import Array, In, Rng, blank, val


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
    """Quotients and remainders of vectors."""
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


def pack_fields(f: Array, _p: Array, _u: Array) -> tuple[Array, Array]:
    """Fields of 10, 10, 10 and 2 bits."""
    wide = f.astype(np.int64)
    packed = (wide[:, 0] & 1023) | (wide[:, 1] & 1023) << 10 | (wide[:, 2] & 1023) << 20
    packed = packed | (wide[:, 3] & 3) << 30
    fields = [signed_field(f[:, k], 10) for k in range(3)]
    return packed, np.stack([*fields, signed_field(f[:, 3], 2)], axis=-1)


def nonzero(rng: Rng, dtype: str, shape: int | tuple[int, ...] = N) -> Array:
    """Divisors; with the dividends of `dividend` no quotient overflows."""
    y = any_int(rng, dtype, shape)
    return np.where((y == 0) | (y == -1), 3, y).astype(dtype)


CASES: Final = [
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
        lambda r: [In(any_int(r, "i1")), In(any_int(r, "u1")), blank((9, N), "i4"), blank(N, "i1")],
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
        lambda r: [In(any_int(r, "u1", (N, 4))), In(any_int(r, "u1", (N, 4))), blank((N, 4), "u1")],
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
