"""Cases of vload and vstore, half storage, reinterpretation, shuffles, arguments, three lanes."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.inputs import words
from tests.e2e.harness.case_model import Array, Case, In, Local, Out, Rng, blank, val
from tests.e2e.harness.rounding import DOWNWARD, NEAREST, TO_ZERO, UPWARD, rounded

N: Final = 64


def small_floats(rng: Rng, shape: int | tuple[int, ...]) -> In:
    """Quarters, whose products and sums are exact."""
    return In((rng.integers(-64, 64, shape) / 4).astype("f4"))


def widths_global(x: Array, out: Array) -> Array:
    """Pieces of 2, 3, 4, 8 and 16 integers of each row of 40."""
    a, b = x.reshape(-1, 40), out.reshape(-1, 40)
    b[:, 1:3] = a[:, 1:3] + 1
    b[:, 3:10] = a[:, 3:10]
    b[:, 10:18] = a[:, 10:18][:, ::-1]
    b[:, 18:34] = a[:, 18:34] * 3
    return out


def through_local(x: Array, _: Array) -> Array:
    """The last eleven bytes of the mirrored row of 16 within groups of eight."""
    return x.reshape(-1, 8, 16)[:, ::-1, 5:].ravel()


def through_private(x: Array, _: Array) -> Array:
    """Products with a table in constant memory."""
    window = x.reshape(-1, 12)
    gains = np.arange(1, 12) / 2
    return np.hstack([window[:, 2:5] * gains[3:6], window[:, 4:] * gains[3:]]).ravel()


def wide_elements(x: Array, _o: Array, s: Array, _t: Array) -> tuple[Array, Array]:
    """Pairs from fours, turned threes."""
    return x.reshape(-1, 4)[:, [0, 2, 1, 3]].ravel(), s.reshape(-1, 3)[:, [2, 0, 1]].ravel()


def unpack(x: Array, _: Array) -> Array:
    """All halves as floats but for some that the kernel overwrites."""
    rows = x.astype(np.float32).reshape(-1, 40)
    rows[:, 5] = 0
    rows[:, 9:12] = -1
    return rows.ravel()


def unpack_aligned(x: Array, _: Array) -> Array:
    """Aligned vectors; a vector of three takes the room of four."""
    rows = x.astype(np.float32).reshape(-1, 32)
    rows[:, 19] = 7
    return rows.ravel()


def dot_mixed(weights: Array, x: Array, _o: Array, n: Array) -> Array:
    """Products of a matrix of halves with a vector of floats."""
    return weights.astype(np.float64).reshape(-1, int(n)) @ x.astype(np.float64)


def pack_modes(x: Array, _: Array) -> Array:
    """The default rounding is to the nearest even."""
    modes = (NEAREST, NEAREST, TO_ZERO, UPWARD, DOWNWARD)
    return np.concatenate([rounded(x, "f2", mode) for mode in modes])


def packed_rows(x: Array, pieces: list[tuple[int, str]]) -> Array:
    """Rows made of pieces, each of a width and with a rounding mode."""
    rows = x.reshape(-1, sum(width for width, _ in pieces))
    out, at = [], 0
    for width, mode in pieces:
        out.append(rounded(rows[:, at : at + width], "f2", mode))
        at += width
    return np.hstack(out).ravel()


VECTOR_PIECES: Final = [(2, NEAREST), (3, TO_ZERO), (4, UPWARD), (8, DOWNWARD), (16, NEAREST)]
ALIGNED_PIECES: Final = [
    (2, NEAREST),
    (2, TO_ZERO),
    (3, UPWARD),
    (1, NEAREST),
    (8, DOWNWARD),
    (8, NEAREST),
]


def float_fields(x: Array, *_: Array) -> tuple[Array, Array, Array]:
    """Exponent, mantissa, the number with its sign turned."""
    bits = x.view(np.uint32)
    return (bits >> 23 & 0xFF).astype(np.int32) - 127, bits & 0x7FFFFF, -x


def regroup(x: Array, *_: Array) -> tuple[Array, Array, Array, Array, Array]:
    """Sixteen bytes reinterpreted as other types."""
    pairs = x.view(np.uint64)
    low = x & np.array([0xFFFFFFFF, 0x3FFFFFFF] * 2, np.uint32)
    return (
        x.view(np.int16) + np.int16(1),
        x.view(np.uint8)[:, ::-1],
        pairs ^ pairs[:, ::-1],
        low.view(np.float64),
        (x & np.uint32(0x3FFF3FFF)).view(np.float16),
    )


def threes_as_fours(x: Array, _o: Array, _b: Array) -> tuple[Array, Array]:
    """Bits kept through vectors of three floats; bytes swapped; the low bytes."""
    kept = x & 0x3FFFFFFF
    kept[:, 3] = x[:, 3].byteswap()
    return kept, np.ascontiguousarray(x[:, :1]).view(np.uint8)[:, :3].ravel()


def shuffles(x: Array, mask: Array, _o: Array, _w: Array) -> tuple[Array, Array]:
    """Only the low bits of a mask count."""
    both = np.hstack([x, x * 10])
    mirrored = np.hstack([x, -x])
    out = np.stack([np.take_along_axis(x, mask & 3, 1), both[:, [7, 0, 5, 2]]], axis=1)
    longer = np.hstack([mask, mask + 4]) & 7
    wide = [x[:, [3, 3, 2, 2, 1, 1, 0, 0]], np.take_along_axis(mirrored, longer, 1)]
    return out, np.stack(wide, axis=1)


def shuffle_bytes(x: Array, mask: Array, _o: Array, s: Array, _p: Array) -> tuple[Array, Array]:
    """Sixteen bytes, eight shorts."""
    both = np.hstack([x, mask])
    doubled = (mask * np.uint8(2)) & 31
    out = [np.take_along_axis(x, mask & 15, 1), np.take_along_axis(both, doubled, 1)]
    pairs = [s[:, [6, 1]], np.hstack([s, s[:, ::-1]])[:, [9, 15]]]
    return np.stack(out, axis=1), np.stack(pairs, axis=1)


def swizzles(x: Array, _: Array) -> Array:
    """Parts of vectors read and written."""
    y = x.copy()
    y[:, [3, 1]] = x[:, [0, 2]]
    y[:, [4, 6]] *= 2
    z = x[:, [3, 0, 1, 2]]
    z[:, [0, 3]] = z[:, [3, 0]]
    z[:, 1] += z[:, 2]
    rows = [x[:, [1, 3, 5, 7, 0, 2, 4, 6]], x[:, [4, 5, 2, 3, 7, 0, 0, 7]], y]
    return np.stack([*rows, z[:, [0, 1, 2, 3, 3, 2, 1, 0]]], axis=1)


def run_time_elements(x: Array, which: Array, _o: Array, _c: Array) -> tuple[Array, Array]:
    """Elements read and replaced at an index known at run time."""
    rows, k = np.arange(len(x)), which & 3
    changed = x.copy()
    changed[rows, 3 - k] = -1
    changed[rows, k] += 0.5
    return x[rows, k], changed


BODY: Final = np.dtype(
    [("position", "f4", 4), ("velocity", "f4", 4), ("mass", "f4"), ("unused", "f4", 3)]
)


def bodies(rng: Rng) -> Out:
    """Structs whose numbers are quarters."""
    return Out(small_floats(rng, (N, 12)).array.view(BODY).ravel())


def drift(bodies: Array, field: Array, dt: Array) -> Array:
    """A step in a constant field; the fourth lanes stay."""
    bodies["velocity"][:, :3] += field[:3] * dt
    bodies["position"][:, :3] += bodies["velocity"][:, :3] * dt
    bodies["mass"] += 1
    return bodies


def integer_threes(x: Array, _s: Array, _b: Array) -> tuple[Array, Array]:
    """The larger of each component and that of the mirrored item in groups of 16."""
    groups = x.reshape(-1, 16, 4)[:, :, :3]
    larger = np.maximum(groups, groups[:, ::-1]).reshape(-1, 3)
    return larger @ np.array([1, 10, 100], np.int32), (larger[:, ::-1] & 0xFF).ravel()


def many_magnitudes(rng: Rng, count: int, dtype: str) -> In:
    """Normal halves, numbers beyond their range, exact ones, zero."""
    x = rng.choice([-1.0, 1.0], count) * np.exp2(rng.uniform(-13, 17, count))
    x[:6] = [0.0, 1.0, 65504.0, 65519.9, -65520.0, 1.00048828125]
    return In(x.astype(dtype))


STORAGE: Final = [
    Case(
        "vload_vstore",
        "widths_global",
        lambda r: [words(r, N * 40, "i4"), blank(N * 40, "i4")],
        widths_global,
        (N,),
    ),
    Case(
        "vload_vstore",
        "through_local",
        lambda r: [words(r, N * 16, "u1"), blank(N * 11, "u1"), Local(8 * 16)],
        through_local,
        (N,),
        (8,),
    ),
    Case(
        "vload_vstore",
        "through_private",
        lambda r: [small_floats(r, N * 12), blank(N * 11, "f4")],
        through_private,
        (N,),
    ),
    Case(
        "vload_vstore",
        "wide_elements",
        lambda r: [
            In(r.random(N * 4)),
            blank(N * 4, "f8"),
            words(r, N * 3, "i2"),
            blank(N * 3, "i2"),
        ],
        wide_elements,
        (N,),
    ),
    Case(
        "vload_half",
        "unpack",
        lambda r: [In(r.normal(0, 5, N * 40).astype("f2")), blank(N * 40, "f4")],
        unpack,
        (N,),
    ),
    Case(
        "vload_half",
        "unpack_aligned",
        lambda r: [In(r.normal(0, 5, N * 32).astype("f2")), blank(N * 32, "f4")],
        unpack_aligned,
        (N,),
    ),
    Case(
        "vload_half",
        "dot_mixed",
        lambda r: [
            In((r.integers(-64, 64, N * 32) / 4).astype("f2")),
            small_floats(r, 32),
            blank(N, "f4"),
            val(32, "i4"),
        ],
        dot_mixed,
        (N,),
    ),
    Case(
        "vstore_half",
        "pack_float",
        lambda r: [many_magnitudes(r, N, "f4"), blank(5 * N, "f2")],
        pack_modes,
        (N,),
    ),
    Case(
        "vstore_half",
        "pack_double",
        lambda r: [many_magnitudes(r, N, "f8"), blank(5 * N, "f2")],
        pack_modes,
        (N,),
    ),
    Case(
        "vstore_half",
        "pack_vectors",
        lambda r: [many_magnitudes(r, N * 33, "f4"), blank(N * 33, "f2")],
        lambda x, _: packed_rows(x, VECTOR_PIECES),
        (N,),
    ),
    Case(
        "vstore_half",
        "pack_aligned",
        lambda r: [many_magnitudes(r, N * 24, "f4"), blank(N * 24, "f2")],
        lambda x, _: packed_rows(x, ALIGNED_PIECES),
        (N,),
    ),
]

BITS: Final = [
    Case(
        "as_type",
        "float_fields",
        lambda r: [
            In(r.normal(0, 100, N).astype("f4")),
            blank(N, "i4"),
            blank(N, "u4"),
            blank(N, "f4"),
        ],
        float_fields,
        (N,),
    ),
    Case(
        "as_type",
        "regroup",
        lambda r: [
            words(r, (N, 4), "u4"),
            blank((N, 8), "i2"),
            blank((N, 16), "u1"),
            blank((N, 2), "u8"),
            blank((N, 2), "f8"),
            blank((N, 8), "f2"),
        ],
        regroup,
        (N,),
    ),
    Case(
        "as_type",
        "threes_as_fours",
        lambda r: [words(r, (N, 4), "i4"), blank((N, 4), "i4"), blank(N * 3, "u1")],
        threes_as_fours,
        (N,),
    ),
    Case(
        "as_type",
        "inverse_root",
        lambda r: [In(r.uniform(0.01, 1000, N).astype("f4")), blank(N, "f4")],
        lambda x, _: 1 / np.sqrt(x.astype(np.float64)),
        (N,),
        ulp=8,
    ),
]

SHUFFLES: Final = [
    Case(
        "shuffle",
        "shuffles",
        lambda r: [
            small_floats(r, (N, 4)),
            words(r, (N, 4), "u4"),
            blank((N, 2, 4), "f4"),
            blank((N, 2, 8), "f4"),
        ],
        shuffles,
        (N,),
    ),
    Case(
        "shuffle",
        "shuffle_bytes",
        lambda r: [
            words(r, (N, 16), "u1"),
            words(r, (N, 16), "u1"),
            blank((N, 2, 16), "u1"),
            words(r, (N, 8), "i2"),
            blank((N, 2, 2), "i2"),
        ],
        shuffle_bytes,
        (N,),
    ),
    Case(
        "shuffle",
        "swizzles",
        lambda r: [words(r, (N, 8), "i4"), blank((N, 4, 8), "i4")],
        swizzles,
        (N,),
    ),
    Case(
        "shuffle",
        "run_time_elements",
        lambda r: [small_floats(r, (N, 4)), words(r, N, "i4"), blank(N, "f4"), blank((N, 4), "f4")],
        run_time_elements,
        (N,),
    ),
    Case(
        "shuffle",
        "transpose4",
        lambda r: [small_floats(r, (N, 4, 4)), blank((N, 4, 4), "f4")],
        lambda x, _: x.transpose(0, 2, 1),
        (N,),
    ),
    Case(
        "vec3",
        "cross_products",
        lambda r: [small_floats(r, (N, 4)), small_floats(r, (N, 4)), blank(N * 3, "f4")],
        lambda a, b, _: np.cross(a[:, :3], b[:, :3]).ravel(),
        (N,),
    ),
    Case(
        "vec3",
        "drift",
        lambda r: [bodies(r), val([1, -2, 0.5, 0], "f4"), val(0.25, "f4")],
        drift,
        (N,),
    ),
    Case(
        "vec3",
        "integer_threes",
        lambda r: [
            In(r.integers(-1000, 1000, (N, 4), "i4")),
            blank(N, "i4"),
            blank(N * 3, "u1"),
            Local(16 * 16),
        ],
        integer_threes,
        (N,),
        (16,),
    ),
]


def weigh(x: Array, _: Array, *given: Array) -> Array:
    """Lanes of four vectors, chosen by the work-item."""
    weights, order, flags, shifts = given
    i = np.arange(N)
    sums = int(flags[0]) + int(flags[15]) + int(shifts[1]) * int(shifts[7]) + shifts[i % 8]
    return np.asarray(x[order[i % 16]] * weights[i % 8] + sums)


def weigh_all(_: Array, *given: Array) -> Array:
    """Lanes of three vectors, which are too many for a small block of arguments."""
    before, a, b, c, after = given
    everything = a * c
    lanes = everything[:8] + everything[8:] * b
    return np.resize(lanes, N) * float(before) + float(after)


ARGUMENTS: Final = [
    Case(
        "wide_args",
        "weigh",
        lambda r: [
            small_floats(r, N),
            blank(N, "f4"),
            val(r.integers(-8, 8, 8) / 2, "f4"),
            val(r.integers(0, N, 16), "i4"),
            val(r.integers(0, 256, 16), "u1"),
            val(r.integers(-100, 100, 8), "i2"),
        ],
        weigh,
        (N,),
    ),
    Case(
        "wide_args",
        "weigh_all",
        lambda r: [
            blank(N, "f8"),
            val(-3, "i1"),
            val(r.integers(-8, 8, 16) / 2, "f8"),
            val(r.integers(0, 1000, 8), "u8"),
            val(r.integers(-8, 8, 16) / 4, "f4"),
            val(7, "i1"),
        ],
        weigh_all,
        (N,),
    ),
]
CASES: Final = [*STORAGE, *BITS, *SHUFFLES, *ARGUMENTS]
