"""Cases of conversions: wrapping, saturating, in every rounding mode, of scalars and vectors."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.harness.case_model import Array, Case, In, Reference, Rng, blank, val
from tests.e2e.harness.rounding import (
    DOWNWARD,
    NEAREST,
    TO_ZERO,
    UPWARD,
    rounded,
    saturated,
    to_integer,
)

N: Final = 128


def spread(rng: Rng, dtype: str, shape: int | tuple[int, ...] = N) -> In:
    """Integers of every magnitude, and the limits of the narrower types."""
    info = np.iinfo(dtype)
    count = int(np.prod(shape))
    edges = [s * 2**k + d for k in (7, 8, 15, 16, 31, 32, 63) for s in (1, -1) for d in (-1, 0, 1)]
    edges = [e for e in edges if info.min <= e <= info.max]
    bits = rng.integers(1, info.bits, count)
    x = rng.integers(info.min, info.max, count, dtype, endpoint=True)
    x = x >> (info.bits - bits).astype(dtype)
    x[: len(edges)] = np.array(edges[:count], dtype)
    return In(x.reshape(shape))


def saturate_to(types: tuple[str, ...]) -> Reference:
    """A reference: one output per type, saturated."""

    def reference(x: Array, *_: Array) -> tuple[Array, ...]:
        return tuple(saturated(x, t) for t in types)

    return reference


def saturate_64(x: Array, *_: Array) -> tuple[Array, ...]:
    """From long, and from the same bits as ulong."""
    u = x.view(np.uint64)
    rows = [saturated(x, t) for t in ("i4", "u4", "i2")]
    return (*rows, saturated(u, "u1"), saturated(x, "u8"), saturated(u, "i4"))


def wrap_widths(x: Array, *_: Array) -> tuple[Array, ...]:
    """Conversions without saturation keep the low bits, and extend by the sign of the source."""
    return (
        x.astype(np.int8),
        x.astype(np.int32).astype(np.uint16),
        x.astype(np.int16).astype(np.int32),
        x.astype(np.int8).astype(np.uint32),
        x.astype(np.uint32).astype(np.int64) + x.astype(np.uint8),
        x.astype(np.int32).astype(np.uint64) ^ x.astype(np.uint16),
    )


def pixels_out(x: Array, *_: Array) -> tuple[Array, Array, Array]:
    """Vectors of int and uint to narrow ones."""
    return saturated(x, "u1"), saturated(x.view(np.uint32), "i1"), saturated(x, "u2")


def widen(u: Array, s: Array, *_: Array) -> tuple[Array, Array, Array]:
    """Zero and sign extension of vectors."""
    a, b = u.astype(np.int32), s.astype(np.int32)
    first = np.stack([a * b, b - s.astype(np.uint8)], axis=1)
    second = np.stack([u.astype(np.uint64), s.astype(np.uint64)], axis=1)
    return first, second, np.stack([u.astype(np.int16), np.maximum(s, 0).astype(np.int16)], axis=1)


def modes_int(x: Array, *_: Array) -> tuple[Array, Array]:
    """Conversions to int and to uint in each rounding mode."""
    signed = [to_integer(x, "i4", m) for m in (TO_ZERO, NEAREST, TO_ZERO, UPWARD, DOWNWARD)]
    plain = [to_integer(np.abs(x), "u4", m) for m in (TO_ZERO, NEAREST, UPWARD, DOWNWARD)]
    return np.stack(signed), np.stack(plain)


def saturating_small(x: Array, *_: Array) -> tuple[Array, Array, Array]:
    """To char, uchar and short."""
    modes = (TO_ZERO, NEAREST, UPWARD, DOWNWARD)
    chars = np.stack([to_integer(x, "i1", m) for m in modes])
    bytes_ = np.stack([to_integer(x, "u1", m) for m in modes])
    return chars, bytes_, to_integer(x * np.float32(100), "i2", NEAREST)


def saturating_large(x: Array, *_: Array) -> tuple[Array, ...]:
    """From double to 32 and 64 bits."""
    large = x * 1e10
    return (
        np.stack([to_integer(x, "i4"), to_integer(x, "i4", NEAREST)]),
        np.stack([to_integer(x, "u4"), to_integer(x, "u4", DOWNWARD)]),
        np.stack([to_integer(large, "i8"), to_integer(x, "i8", UPWARD)]),
        np.stack([to_integer(large, "u8"), to_integer(x, "u8", NEAREST)]),
    )


def quantize(
    x: Array, _o: Array, _c: Array, scale: Array, zero: Array, _h: Array
) -> tuple[Array, Array, Array]:
    """To pixels, to the codes of a quantised tensor, through half."""
    halves = (x * np.float32(64)).astype(np.float16)
    return (
        to_integer(x * np.float32(255), "u1", NEAREST),
        to_integer(x / scale + zero, "i1", NEAREST),
        to_integer(halves, "i2", NEAREST),
    )


def from_integers(x: Array, *_: Array) -> tuple[Array, Array]:
    """The nearest number."""
    u = x.view(np.uint64)
    rows = [
        rounded(x, "f4"),
        x.astype(np.int32).astype(np.float32),
        x.astype(np.uint32).astype(np.float32),
        rounded(u, "f4"),
        x.astype(np.int8).astype(np.float32) + x.astype(np.uint8),
        x.astype(np.int16).astype(np.float32) - x.astype(np.uint16),
    ]
    sums = x.astype(np.int32).astype(np.float64) + x.astype(np.uint32)
    return np.stack(rows), np.stack([rounded(x, "f8"), rounded(u, "f8"), sums])


def modes_from_integers(x: Array, _: Array) -> Array:
    """The directed modes."""
    u = x.view(np.uint32)
    rows = [rounded(x, "f4", m) for m in (TO_ZERO, UPWARD, DOWNWARD)]
    return np.stack([*rows, rounded(u, "f4", TO_ZERO), rounded(u, "f4", UPWARD)])


def narrow_double(x: Array, *_: Array) -> tuple[Array, Array]:
    """double to float, float to half, double to half."""
    modes = (TO_ZERO, UPWARD, DOWNWARD)
    near = x.astype(np.float32)
    floats = [near, near, *(rounded(x, "f4", m) for m in modes)]
    halves = [rounded(near, "f2"), *(rounded(near, "f2", m) for m in modes), rounded(x, "f2")]
    return np.stack(floats), np.stack(halves)


def same_and_back(x: Array, *_: Array) -> tuple[Array, Array, Array]:
    """A conversion to the same type, to wider types and back."""
    near = x.astype(np.float16)
    to_zero = rounded(x, "f2", TO_ZERO) + x.astype(np.int16).astype(np.float16)
    return x + x + near.astype(np.float32), x.astype(np.float64) * 3, to_zero


def half_to_integers(x: Array, *_: Array) -> tuple[Array, Array, Array, Array]:
    """From half to narrow and wide integers."""
    return (
        np.stack([to_integer(x, "i1", NEAREST), to_integer(x, "i1", UPWARD)]),
        np.stack([to_integer(x, "u1", DOWNWARD), to_integer(x, "u1")]),
        np.stack([to_integer(x, "i4"), to_integer(x, "i4", NEAREST)]),
        to_integer(x, "u8", UPWARD),
    )


def integers_to_half(x: Array, _: Array) -> Array:
    """From integers of several widths to half."""
    rows = [
        *(rounded(x, "f2", m) for m in (NEAREST, TO_ZERO, UPWARD, DOWNWARD)),
        rounded(x.astype(np.uint8), "f2"),
        rounded(x.astype(np.int16), "f2"),
        rounded(x, "f2"),
    ]
    return np.stack(rows)


def half_vectors(x: Array, *_: Array) -> tuple[Array, ...]:
    """To wider types exactly, to short, and through bytes."""
    eight = to_integer(x * np.float16(8), "i2", DOWNWARD)
    return x.astype("f4"), x.astype("f8"), eight, x + to_integer(x, "u1").astype(np.float16)


def c_casts(x: Array, *_: Array) -> tuple[Array, Array]:
    """C casts round to zero."""
    whole = np.trunc(x).astype(np.int32)
    rows = [whole, np.abs(x).astype(np.uint8), whole, whole != 0, whole.astype(np.int8) < 0]
    back = [
        whole.astype(np.float32),
        whole.view(np.uint32).astype(np.float32),
        (x.astype(np.float64) * 0.1).astype(np.float32),
        (whole > 3).astype(np.float32),
    ]
    return np.stack([row.astype(np.int32) for row in rows]), np.stack(back)


def splats(x: Array, *_: Array) -> tuple[Array, Array, Array]:
    """Scalars spread over vectors."""
    floats = x.astype(np.float32) + (x & 3)
    bytes_ = x.astype(np.uint8)[:, None] + np.array([1, 2, 3, 4], np.uint8)
    wide = x.astype(np.int64)
    return np.repeat(floats[:, None], 4, axis=1), bytes_, np.stack([wide * wide, -wide], axis=-1)


def halfway(rng: Rng, dtype: str = "f4", shape: int | tuple[int, ...] = N, top: float = 400) -> In:
    """Quarters, so that halves are common, within and beyond the range of a byte."""
    return In((np.rint(rng.uniform(-top, top, shape) * 4) / 4).astype(dtype))


CASES: Final = [
    Case(
        "convert_int",
        "saturate_u32",
        lambda r: [spread(r, "u4"), *[blank(N, t) for t in ("u1", "i1", "u2", "i2", "i4", "i8")]],
        saturate_to(("u1", "i1", "u2", "i2", "i4", "i8")),
        (N,),
    ),
    Case(
        "convert_int",
        "saturate_i32",
        lambda r: [spread(r, "i4"), *[blank(N, t) for t in ("u1", "i1", "u2", "i2", "u4", "u8")]],
        saturate_to(("u1", "i1", "u2", "i2", "u4", "u8")),
        (N,),
    ),
    Case(
        "convert_int",
        "saturate_64",
        lambda r: [spread(r, "i8"), *[blank(N, t) for t in ("i4", "u4", "i2", "u1", "u8", "i4")]],
        saturate_64,
        (N,),
    ),
    Case(
        "convert_int",
        "wrap_widths",
        lambda r: [spread(r, "i8"), *[blank(N, t) for t in ("i1", "u2", "i4", "u4", "i8", "u8")]],
        wrap_widths,
        (N,),
    ),
    Case(
        "convert_int_vector",
        "pixels_out",
        lambda r: [spread(r, "i4", (N, 4)), *[blank((N, 4), t) for t in ("u1", "i1", "u2")]],
        pixels_out,
        (N,),
    ),
    Case(
        "convert_int_vector",
        "widen",
        lambda r: [
            spread(r, "u1", (N, 8)),
            spread(r, "i1", (N, 8)),
            blank((N, 2, 8), "i4"),
            blank((N, 2, 8), "u8"),
            blank((N, 2, 8), "i2"),
        ],
        widen,
        (N,),
    ),
    Case(
        "convert_int_vector",
        "threes_and_sixteens",
        lambda r: [
            spread(r, "u4", N * 3),
            blank(N * 3, "u1"),
            spread(r, "i2", (N, 16)),
            blank((N, 16), "u1"),
        ],
        lambda x, _o, s, _t: (saturated(x, "u1"), saturated(s, "u1")),
        (N,),
    ),
    Case(
        "convert_float_int",
        "modes_int",
        lambda r: [halfway(r), blank((5, N), "i4"), blank((4, N), "u4")],
        modes_int,
        (N,),
    ),
    Case(
        "convert_float_int",
        "saturating_small",
        lambda r: [halfway(r), blank((4, N), "i1"), blank((4, N), "u1"), blank(N, "i2")],
        saturating_small,
        (N,),
    ),
    Case(
        "convert_float_int",
        "saturating_large",
        lambda r: [halfway(r, "f8", N, 6e9), *[blank((2, N), t) for t in ("i4", "u4", "i8", "u8")]],
        saturating_large,
        (N,),
    ),
    Case(
        "convert_float_int",
        "quantize",
        lambda r: [
            In(r.uniform(-0.2, 1.2, (N, 4)).astype("f4")),
            blank((N, 4), "u1"),
            blank((N, 4), "i1"),
            val(1 / 128, "f4"),
            val(-3, "f4"),
            blank((N, 4), "i2"),
        ],
        quantize,
        (N,),
    ),
    Case(
        "convert_to_float",
        "from_integers",
        lambda r: [spread(r, "i8"), blank((6, N), "f4"), blank((3, N), "f8")],
        from_integers,
        (N,),
    ),
    Case(
        "convert_to_float",
        "modes_from_integers",
        lambda r: [spread(r, "i4"), blank((5, N), "f4")],
        modes_from_integers,
        (N,),
    ),
    Case(
        "convert_to_float",
        "narrow_double",
        lambda r: [
            In(r.choice([-1.0, 1.0], N) * np.exp2(r.uniform(-12, 15, N))),
            blank((5, N), "f4"),
            blank((5, N), "f2"),
        ],
        narrow_double,
        (N,),
    ),
    Case(
        "convert_to_float",
        "same_and_back",
        lambda r: [
            In(r.uniform(-90, 90, (N, 4)).astype("f4")),
            blank((N, 4), "f4"),
            blank((N, 4), "f8"),
            blank((N, 4), "f2"),
        ],
        same_and_back,
        (N,),
    ),
    Case(
        "convert_half",
        "half_to_integers",
        lambda r: [
            halfway(r, "f2"),
            blank((2, N), "i1"),
            blank((2, N), "u1"),
            blank((2, N), "i4"),
            blank(N, "u8"),
        ],
        half_to_integers,
        (N,),
    ),
    Case(
        "convert_half",
        "integers_to_half",
        lambda r: [In(r.integers(-60000, 60000, N, "i4")), blank((7, N), "f2")],
        integers_to_half,
        (N,),
    ),
    Case(
        "convert_half",
        "half_vectors",
        lambda r: [
            halfway(r, "f2", (N, 4)),
            blank((N, 4), "f4"),
            blank((N, 4), "f8"),
            blank((N, 4), "i2"),
            blank((N, 4), "f2"),
        ],
        half_vectors,
        (N,),
    ),
    Case(
        "casts",
        "c_casts",
        lambda r: [
            In(r.uniform(-250, 250, N).astype("f4")),
            blank((5, N), "i4"),
            blank((4, N), "f4"),
        ],
        c_casts,
        (N,),
    ),
    Case(
        "casts",
        "splats",
        lambda r: [
            In(r.integers(-1000000, 1000000, N, "i4")),
            blank((N, 4), "f4"),
            blank((N, 4), "u1"),
            blank((N, 2), "i8"),
        ],
        splats,
        (N,),
    ),
]
