"""Cases of halves in memory, small floats, mixed products, contended atomics and clocks.

Some need features that not every runtime has.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.inputs import ints
from tests.e2e.harness.case_model import Array, Case, Image, In, Out, Rng, blank, zeros
from tests.e2e.harness.rounding import DOWNWARD, NEAREST, TO_ZERO, UPWARD, rounded

N: Final = 64
NOT_IN_C: Final = "the runtime's compiler does not have the builtin"
WIDTHS: Final = (1, 2, 3, 4, 8, 16)


def floats(rng: Rng, count: int) -> In:
    """Numbers of many magnitudes, ties among them."""
    values = rng.normal(0, 1, count) * 2.0 ** rng.integers(-20, 14, count)
    values[::7] = (1 + rng.integers(0, 2048, len(values[::7])) / 2048) * 2.0**3
    return In(values.astype("f4"))


def stored_halves(x: Array, out: Array, mode: str) -> Array:
    """The first few of sixteen, twice for each width; other places stay."""
    bits = rounded(x, "f2", mode).view("u2").reshape(-1, 1, 16)
    places = out.reshape(len(bits), 12, 16)
    for row, width in enumerate(WIDTHS * 2):
        places[:, row, :width] = bits[:, 0, :width]
    places[:, 8, 3] = np.float16(1).view("u2")
    return places.ravel()


def loaded_halves(x: Array, _: Array) -> Array:
    """The last lanes of the second vector of each width; three aligned ones take four places."""
    rows = x.astype("f4").reshape(-1, 32)
    plain = [2 * width - 1 for width in WIDTHS]
    aligned = [1, 3, 6, 7, 15, 31]
    return np.stack([rows[:, plain].sum(axis=1), rows[:, aligned].sum(axis=1)], axis=1).ravel()


def shortened(x: Array, bits: int) -> Array:
    """Floats as words with so many bits fewer, rounded to the nearest even."""
    word = x.view("u4").astype("u8")
    half = (1 << (bits - 1)) - 1 + (word >> bits & 1)
    return np.asarray((word + half) >> bits << bits).astype("u4")


def bytes_of(x: Array, dtype: str) -> Array:
    """Four bytes of each word."""
    return np.asarray(x.view(dtype).reshape(-1, 4).astype("i8"))


def mixed_products(a: Array, b: Array, _: Array) -> Array:
    """Signed by unsigned and unsigned by signed, alone and added to large numbers."""
    by_unsigned = (bytes_of(a, "i1") * bytes_of(b, "u1")).sum(axis=1)
    by_signed = (bytes_of(a, "u1") * bytes_of(b, "i1")).sum(axis=1)
    near = np.where(np.arange(N) & 1, 2147470000, -2147470000)
    rows = [by_unsigned, near + by_unsigned, near + by_signed, by_unsigned, near + by_signed]
    return np.asarray(np.clip(np.stack(rows), -(1 << 31), (1 << 31) - 1))


def without_orders(c: Array, x: Array) -> Array:
    """Each counter after all items."""
    return np.array(
        [
            c[0] + x.sum(),
            c[1] - x.sum(),
            c[2] | np.bitwise_or.reduce(x & 0xF0F),
            c[3] ^ np.bitwise_xor.reduce(x),
            c[4] & np.bitwise_and.reduce(x | 0x100),
        ]
    )


def generic_sums(total: Array, x: Array, _: Array) -> tuple[Array, Array]:
    """Even numbers go to global, odd ones to local memory."""
    odd = np.where(x & 1, x, 0).reshape(-1, 16)
    return total + x.sum() - odd.sum(), odd.sum(axis=1)


def clocks(got: list[Array], _: Array) -> Array:
    """The clocks advance."""
    times = got[0].tolist()
    if not 0 < times[0] <= times[1] or not 0 < times[2] <= times[3] or not 0 < times[4] <= times[5]:
        raise ValueError(f"clocks {times}")
    return got[0]


def copy_block(x: Array, _: Array) -> Array:
    """Four rows of sixteen."""
    return x + np.uint32(1)


def words(rng: Rng, count: int = N) -> In:
    """Random words, extreme bytes among them."""
    values = rng.integers(0, 1 << 32, count, "u4")
    values[:4] = 0x80808080, 0xFFFFFFFF, 0x7F7F7F7F, 0
    return In(values)


def store_case(name: str, mode: str) -> Case:
    """All forms and widths in one rounding mode."""
    return Case(
        "half_stores",
        f"store_{name}",
        lambda r: [floats(r, N * 16), blank(N * 192, "u2")],
        lambda x, out: stored_halves(x, out, mode),
        (N,),
    )


MODES: Final = {"default": NEAREST, "rte": NEAREST, "rtz": TO_ZERO, "rtp": UPWARD, "rtn": DOWNWARD}
STORES: Final = [store_case(name, mode) for name, mode in MODES.items()]

ATOMICS: Final = [
    Case(
        "atomics_contended",
        "without_orders",
        lambda r: [Out(np.array([1, 2, 4, 8, -1], "i4")), ints(r, N)],
        without_orders,
        (N,),
    ),
    Case(
        "atomics_contended",
        "generic_sums",
        lambda r: [zeros(1, "i4"), ints(r, N), blank(N // 16, "i4")],
        generic_sums,
        (N,),
        (16,),
    ),
    Case(
        "atomics_contended",
        "spin_lock",
        lambda r: [zeros(1, "i4"), zeros(1, "i4"), ints(r, 16 * N)],
        lambda lock, total, x: (lock, total + x.sum()),
        (16 * N,),
        (16,),
    ),
]

CASES: Final = [
    *STORES,
    *ATOMICS,
    Case(
        "half_stores",
        "load_all",
        lambda r: [In((r.integers(-999, 999, N * 32) / 4).astype("f2")), blank(N * 2, "f4")],
        loaded_halves,
        (N,),
    ),
    Case(
        "ext_small_floats",
        "to_bfloat",
        lambda r: [floats(r, N * 34), blank(N * 34, "u2")],
        lambda x, _: shortened(x, 16) >> 16,
        (N,),
        extensions=("SPV_INTEL_bfloat16_conversion",),
    ),
    Case(
        "ext_small_floats",
        "from_bfloat",
        lambda r: [In(r.integers(0, 0x7F80, N * 34, "u2")), blank(N * 34, "f4")],
        lambda x, _: (x.astype("u4") << 16).view("f4"),
        (N,),
        extensions=("SPV_INTEL_bfloat16_conversion",),
    ),
    Case(
        "ext_tensor_float",
        "to_tensor_float",
        # Intel's runtime leaves other numbers as they are.
        lambda r: [In(shortened(floats(r, N * 5).array, 13).view("f4")), blank(N * 5, "f4")],
        lambda x, _: x,
        (N,),
        extensions=("SPV_INTEL_tensor_float32_conversion",),
        source_refused=NOT_IN_C,
    ),
    Case(
        "ext_clock",
        "read_clocks",
        lambda _: [zeros(6, "u8")],
        clocks,
        (1,),
        sees_output=True,
        extensions=("SPV_KHR_shader_clock",),
    ),
    Case(
        "ext_dot_mixed",
        "mixed_products",
        lambda r: [words(r), words(r), blank((5, N), "i4")],
        mixed_products,
        (N,),
        extensions=("SPV_KHR_integer_dot_product",),
    ),
    Case(
        "ext_split_barrier",
        "split",
        lambda r: [ints(r, N), blank(N, "i4")],
        lambda x, _: x * 3 + x[np.arange(N) ^ 1],
        (N,),
        (32,),
        extensions=("SPV_INTEL_split_barrier",),
        source_refused=NOT_IN_C,
        lacking="unsupported capability 6141",
    ),
    Case(
        "ext_block_prefetch",
        "prefetched",
        lambda r: [words(r), blank(N, "u4")],
        lambda x, _: x + 1,
        (N,),
        extensions=("SPV_INTEL_subgroup_buffer_prefetch",),
        source_refused=NOT_IN_C,
        lacking="unsupported capability 6220",
    ),
    Case(
        "ext_media_block",
        "copy_block",
        lambda r: [
            In(words(r).array.reshape(4, 16, 1), Image("R", "UNSIGNED_INT32")),
            blank((4, 16, 1), "u4", Image("R", "UNSIGNED_INT32")),
        ],
        copy_block,
        (16,),
        (16,),
        extensions=("SPV_INTEL_media_block_io",),
        source_refused=NOT_IN_C,
        lacking="unsupported capability 5579",
    ),
]
