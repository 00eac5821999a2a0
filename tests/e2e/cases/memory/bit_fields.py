"""Cases of unions and bit-fields."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.integers.values import signed_field
from tests.e2e.harness.case_model import Arg, Array, Case, In, Out, Rng, blank, zeros

N: Final = 64

NO_BIT_FIELDS: Final = "OpenCL C has bit-fields only as an extension of clang"
HEADER: Final = np.dtype(
    {"names": ["word", "small"], "formats": ["u8", "u1"], "offsets": [0, 8], "itemsize": 16}
)
VARIANT: Final = np.dtype([("kind", "i4"), ("raw", "u1", 8)])


def pack_pixels(got: list[Array], x: Array, _: Array) -> Array:
    """Five fields in 24 bits; the other bits are not specified."""
    v = x.astype(np.uint32)
    packed = v[:, 0] >> 3 | v[:, 1] >> 2 << 5 | v[:, 2] >> 3 << 11
    packed |= (v[:, 3] & 127) << 16 | (v[:, 3] > 100).astype(np.uint32) << 23
    return packed | got[0] & 0xFF000000


def unpack_pixels(p: Array, _: Array) -> Array:
    """Fields wrap in their width."""
    v = p.astype(np.int64)
    total = (v & 31) + ((v >> 5 & 63) << 8) + ((v >> 11 & 31) << 16)
    delta = signed_field(signed_field(v >> 16, 7) + 3, 7)
    green = (v >> 5) + 1 & 63
    flag = v >> 23 & 1
    return np.stack([np.where(flag, -total, total), delta * 64 + green], axis=-1).ravel()


def headers(h: Array, _: Array) -> tuple[Array, Array]:
    """Fields of 40, 24, 3 and 5 bits."""
    word = h["word"]
    mask = np.uint64((1 << 40) - 1)
    number = (word + np.arange(len(h), dtype=np.uint64)) & mask
    h["word"] = (word & ~mask) | number
    low, high = h["small"] & 7, h["small"] >> 3
    high = (high ^ low) & 31
    h["small"] = high << 3 | low
    offset = signed_field((word >> np.uint64(40)).astype(np.int64), 24)
    return h, number.astype(np.int64) + offset * high


def header_args(rng: Rng) -> list[Arg]:
    """Random bits in the fields."""
    h = np.zeros(N, HEADER)
    h["word"] = rng.integers(0, 1 << 63, N, "u8")
    h["small"] = rng.integers(0, 256, N)
    return [Out(h), blank(N, "i8")]


def take_apart(x: Array, _: Array) -> Array:
    """Bytes and halves of a float."""
    u = x.view(np.uint32)
    total = (u >> 23) + (u & 255) + (u >> 24) * np.uint32(256)
    return np.asarray(total ^ (u ^ (u & 0xFFFF) << 16))


def variants(rng: Rng) -> list[Arg]:
    """Tagged values of four kinds."""
    v = np.zeros(N, VARIANT)
    v["kind"] = rng.integers(0, 4, N)
    v["raw"] = rng.integers(0, 256, (N, 8))
    real = v["kind"] == 1
    v["raw"][real, :4] = rng.normal(0, 9, real.sum()).astype("f4").view(np.uint8).reshape(-1, 4)
    return [In(v), blank(N, "f4")]


def visit(v: Array, _: Array) -> Array:
    """The value of each kind."""
    raw = np.ascontiguousarray(v["raw"])
    pairs = raw.view(np.int16).astype(np.float64)
    whole = raw.view(np.int32)[:, 0].astype(np.float64)
    real = np.where(v["kind"] == 1, raw.view(np.float32)[:, 0], 0).astype(np.float64)
    return np.choose(v["kind"], [whole, real, pairs[:, 0] * pairs[:, 1], raw[:, 5]])


def double_halves(x: Array, _h: Array, _c: Array) -> tuple[Array, Array]:
    """The high half of each double; the double without its low half."""
    u = x.view(np.uint64)
    high = u >> np.uint64(32)
    return high, (high << np.uint64(32)).view(np.float64)


CASES: Final = [
    Case(
        "bit_fields",
        "pack_pixels",
        lambda r: [In(r.integers(0, 256, (N, 4), "u1")), zeros(N, "u4")],
        pack_pixels,
        (N,),
        source_refused=NO_BIT_FIELDS,
        sees_output=True,
    ),
    Case(
        "bit_fields",
        "unpack_pixels",
        lambda r: [In(r.integers(0, 1 << 24, N, "u4")), blank(2 * N, "i4")],
        unpack_pixels,
        (N,),
        source_refused=NO_BIT_FIELDS,
    ),
    Case("bit_fields", "headers", header_args, headers, (N,), source_refused=NO_BIT_FIELDS),
    Case(
        "unions",
        "take_apart",
        lambda r: [In(r.normal(0, 100, N).astype("f4")), blank(N, "u4")],
        take_apart,
        (N,),
    ),
    Case("unions", "visit", variants, visit, (N,), ulp=0.5),
    Case(
        "unions",
        "double_halves",
        lambda r: [In(r.normal(0, 100, N)), blank(N, "u4"), blank(N, "f8")],
        double_halves,
        (N,),
    ),
]
