"""Cases of builtins that need a SPIR-V extension, and of hints that may use one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from tests.e2e.cases.inputs import words
from tests.e2e.harness.case_model import Array, Case, In, Out, Rng, blank, val

N: Final = 128
U4_MAX: Final = (1 << 32) - 1
I4_MAX: Final = (1 << 31) - 1

BIT_INSTRUCTIONS: Final = ("SPV_KHR_bit_instructions",)
DOT_PRODUCT: Final = ("SPV_KHR_integer_dot_product",)
FLOAT_ATOMICS: Final = ("SPV_EXT_shader_atomic_float_add", "SPV_EXT_shader_atomic_float_min_max")
INTEL_SUBGROUPS: Final = ("SPV_INTEL_subgroups",)
SUBGROUP_ROTATE: Final = ("SPV_KHR_subgroup_rotate",)
FUNCTION_POINTERS: Final = ("SPV_INTEL_function_pointers",)
ASSUME: Final = ("SPV_KHR_expect_assume",)


def quarters(rng: Rng, dtype: str) -> In:
    """Numbers whose sums are exact in any order."""
    return In((rng.integers(-1000, 1000, N) / 4).astype(dtype))


def insert(x: Array, y: Array, offset: Array | int, count: int) -> Array:
    """Bits of the first replaced by the lowest bits of the second."""
    mask = ((1 << count) - 1) << np.asarray(offset).astype(object)
    return np.asarray((x.astype(object) & ~mask) | (y.astype(object) << offset & mask))


def extract(x: Array, offset: Array | int, count: int) -> Array:
    """Some bits as an unsigned number."""
    return x.astype(object) >> offset & ((1 << count) - 1)


def extract_signed(x: Array, offset: Array | int, count: int) -> Array:
    """Some bits as a signed number."""
    low = extract(x, offset, count)
    return np.where(low >= 1 << (count - 1), low - (1 << count), low)


def reverse(x: Array) -> Array:
    """The bits in the other order."""
    width = x.dtype.itemsize * 8
    bits = [(x.astype(object) >> k & 1) << (width - 1 - k) for k in range(width)]
    return np.asarray(np.sum(bits, axis=0))


def fields(x: Array, y: Array, _o: Array, _s: Array) -> tuple[Array, Array]:
    """Fields at fixed and at computed places."""
    i = np.arange(len(x)).astype(object)
    rows = [insert(x, y, 5, 11), insert(x, y, i & 15, 9), extract(x, 3, 17), reverse(x)]
    signed = [extract_signed(x, 3, 17), extract_signed(x, i & 7, 5)]
    return np.stack(rows).astype(np.uint32), np.stack(signed).astype(np.int32)


def other_widths(x: Array, _o: Array, _v: Array) -> tuple[Array, Array]:
    """64 and 16 bits."""
    rows = np.stack([reverse(x), insert(x, ~x, 20, 30)], axis=-1).ravel()
    parts = x.view(np.uint16).reshape(-1, 4)
    return rows.astype(np.uint64), parts >> 2 & 127


def dot4(a: Array, b: Array) -> Array:
    """Products of four bytes of each item."""
    products = a.astype(np.int64).reshape(-1, 4) * b.astype(np.int64).reshape(-1, 4)
    return np.asarray(products.sum(axis=1))


def packed_products(a: Array, b: Array, _o: Array, _s: Array) -> tuple[Array, Array]:
    """Bytes of either signedness."""
    ua, ub = a.view(np.uint8), b.view(np.uint8)
    sa, sb = a.view(np.int8), b.view(np.int8)
    plain = [dot4(ua, ub), np.minimum(dot4(ua, ub) + 4294900000, U4_MAX)]
    capped = np.minimum(dot4(sa, sb) + 2147480000, I4_MAX)
    return np.stack(plain), np.stack([dot4(sa, sb), dot4(ua, sb), capped])


def vector_products(a: Array, b: Array, _: Array) -> Array:
    """Products of vectors of bytes of either signedness."""
    ua, ub = a.view(np.uint8), b.view(np.uint8)
    start = np.arange(len(a)) - 2147483640
    capped = np.maximum(dot4(a, b) + start, -I4_MAX - 1)
    return np.stack([dot4(a, b), dot4(ua, ub), dot4(a, ub), capped])


def float_sums(sums: Array, x: Array, bins: Array) -> Array:
    """Sums by bins."""
    np.add.at(sums, bins, x)
    return sums


def sliding_window(x: Array, _: Array) -> Array:
    """Two registers of sixteen lanes each."""
    now, later = x.reshape(2, -1, 16)
    both = np.concatenate([now, later], axis=1)
    lane = np.arange(16)
    rows = [now[:, lane ^ 9], now[:, lane ^ 5], both[:, lane + 3], both[:, lane + 12]]
    return np.stack([row.ravel() for row in rows])


def block_copies(x: Array, _: Array) -> Array:
    """Blocks of one and of two words a lane."""
    rows = x.reshape(-1, 48)
    return np.hstack([rows[:, 16:] + np.uint32(1), rows[:, :16] * np.uint32(2)]).ravel()


def rotate_lanes(x: Array, _: Array) -> Array:
    """Reductions of sixteen lanes, and of clusters of four."""
    sixteen, four = x.reshape(-1, 16), x.reshape(-1, 4)
    return np.stack([np.roll(sixteen, -3, axis=1).ravel(), np.roll(four, -1, axis=1).ravel()])


def assumptions(x: Array, _: Array, n: Array) -> Array:
    """Sums that count negative numbers twice."""
    rows = x.reshape(-1, int(n))
    total = np.where(rows < 0, rows * -2, rows).sum(axis=1)
    return np.asarray(np.choose(total & 3, [total + 5, total ^ 0x100, -total, -total]))


def calls(x: Array, _: Array, n: Array) -> Array:
    """Results of a table's function, a method, and a fold over another function of the table."""
    table = (np.add, np.subtract, np.multiply)
    i = np.arange(N, dtype="i4")
    side = x + i
    folds = np.array([f.reduce(x[: int(n)]) for f in table], "i4")
    own = np.choose(i % 3, [f(x, np.int32(5)) for f in table])
    return np.asarray(own + np.where(i & 1, side * side, side) + folds[(i + 1) % 3])


def mapped(x: Array, _: Array, k: Array) -> Array:
    """Lanes turned round and moved by an odd number, else scaled."""
    return np.asarray(x[:, ::-1] + np.float32(k) if int(k) & 1 else x * np.float32(k))


# Each with its extension, and lowered without it.
EXPANDED: Final = [
    Case(
        "ext_bit_ops",
        "fields",
        lambda r: [words(r, N), words(r, N), blank((4, N), "u4"), blank((2, N), "i4")],
        fields,
        (N,),
        extensions=BIT_INSTRUCTIONS,
    ),
    Case(
        "ext_bit_ops",
        "other_widths",
        lambda r: [words(r, N, "u8"), blank(2 * N, "u8"), blank((N, 4), "u2")],
        other_widths,
        (N,),
        extensions=BIT_INSTRUCTIONS,
    ),
    Case(
        "ext_dot_product",
        "packed_products",
        lambda r: [words(r, N), words(r, N), blank((2, N), "u4"), blank((3, N), "i4")],
        packed_products,
        (N,),
        extensions=DOT_PRODUCT,
    ),
    Case(
        "ext_dot_product",
        "vector_products",
        lambda r: [words(r, (N, 4), "i1"), words(r, (N, 4), "i1"), blank((4, N), "i4")],
        vector_products,
        (N,),
        extensions=DOT_PRODUCT,
    ),
]

CASES: Final = [
    *EXPANDED,
    *[replace(case, label="expanded", extensions=()) for case in EXPANDED],
    Case(
        "ext_function_pointers",
        "calls",
        lambda r: [In(r.integers(-40, 40, N, "i4")), blank(N, "i4"), val(3, "i4")],
        calls,
        (N,),
        extensions=FUNCTION_POINTERS,
    ),
    Case(
        "ext_function_pointers_vectors",
        "vectors",
        lambda r: [In(r.normal(0, 1, (N, 4)).astype("f4")), blank((N, 4), "f4"), val(6, "i4")],
        mapped,
        (N,),
        label="even",
        extensions=FUNCTION_POINTERS,
    ),
    Case(
        "ext_function_pointers_vectors",
        "vectors",
        lambda r: [In(r.normal(0, 1, (N, 4)).astype("f4")), blank((N, 4), "f4"), val(7, "i4")],
        mapped,
        (N,),
        label="odd",
        extensions=FUNCTION_POINTERS,
    ),
    Case(
        "ext_float_atomics",
        "float_sums",
        lambda r: [
            Out(np.array([0, 1, -2], "f4")),
            quarters(r, "f4"),
            In(r.integers(0, 3, N, "i4")),
        ],
        float_sums,
        (N,),
        extensions=FLOAT_ATOMICS,
    ),
    Case(
        "ext_float_atomics",
        "float_extremes",
        lambda r: [Out(np.array([1000], "f4")), Out(np.array([-1000], "f4")), quarters(r, "f4")],
        lambda _l, _h, x: (x.min(keepdims=True), x.max(keepdims=True)),
        (N,),
        extensions=FLOAT_ATOMICS,
    ),
    Case(
        "ext_float_atomics",
        "double_sum",
        lambda r: [Out(np.array([0.25])), quarters(r, "f8")],
        lambda total, x: total + x.sum(),
        (N,),
        extensions=FLOAT_ATOMICS,
    ),
    Case(
        "ext_subgroup_intel",
        "sliding_window",
        lambda r: [words(r, 2 * N, "i4"), blank((4, N), "i4")],
        sliding_window,
        (N,),
        (32,),
        extensions=INTEL_SUBGROUPS,
    ),
    Case(
        "ext_subgroup_intel",
        "block_copies",
        lambda r: [words(r, 3 * N), blank(3 * N, "u4")],
        block_copies,
        (N,),
        (32,),
        extensions=INTEL_SUBGROUPS,
    ),
    Case(
        "ext_subgroup_rotate",
        "rotate_lanes",
        lambda r: [words(r, N, "i4"), blank((2, N), "i4")],
        rotate_lanes,
        (N,),
        (32,),
        extensions=SUBGROUP_ROTATE,
    ),
    Case(
        "ext_hints",
        "assumptions",
        lambda r: [In(r.integers(-50, 1000, N * 8, "i4")), blank(N, "i4"), val(8, "i4")],
        assumptions,
        (N,),
        label="dropped",
    ),
    Case(
        "ext_hints",
        "assumptions",
        lambda r: [In(r.integers(-50, 1000, N * 8, "i4")), blank(N, "i4"), val(8, "i4")],
        assumptions,
        (N,),
        label="kept",
        extensions=ASSUME,
    ),
]
