"""Cases of local memory, barriers, fences, async copies, work-group and sub-group functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from tests.e2e.cases.inputs import ints, quarters, small_ints
from tests.e2e.harness.case_model import Array, Case, In, Local, Out, blank, val

I4_MAX: Final = np.iinfo(np.int32).max
I4_MIN: Final = np.iinfo(np.int32).min


CANDIDATE: Final = np.dtype([("value", "f4"), ("index", "i4")])


def place_of_largest(x: Array, _: Array) -> Array:
    """The largest of each 32, and where it stands."""
    groups = x.reshape(-1, 32)
    best = groups.argmax(axis=1)
    out = np.empty(len(groups), CANDIDATE)
    out["value"] = groups.max(axis=1)
    out["index"] = best + np.arange(len(groups)) * 32
    return out


def extremes(x: Array, _o: Array, _c: Array) -> Array:
    """Each of four groups of 64 walks over the input in steps of the whole launch."""
    padded = np.resize(x, (4, 256))
    padded.ravel()[len(x) :] = x[0]
    strided = [x[np.arange(len(x)) // 64 % 4 == g] for g in range(4)]
    return np.array([[part.min(), part.max()] for part in strided])


def dot_f64(a: Array, b: Array, _: Array) -> Array:
    """Products of pairs of vectors, added by groups of 16."""
    return np.asarray((a * b).reshape(-1, 64).sum(axis=1))


def blelloch(x: Array, _o: Array, _t: Array) -> tuple[Array, Array]:
    """Exclusive sums within 128, and the totals."""
    groups = x.reshape(-1, 128)
    return (np.cumsum(groups, axis=1) - groups).ravel(), groups.sum(axis=1)


def segmented(x: Array, starts: Array, _: Array) -> Array:
    """Sums that begin anew at each flag and each group of 64."""
    out = np.zeros_like(x)
    for i, value in enumerate(x):
        fresh = starts[i] or i % 64 == 0
        out[i] = value if fresh else out[i - 1] + value
    return out


def matmul(rows: int, columns: int) -> Callable[..., Array]:
    """A product of row-major matrices."""

    def reference(a: Array, b: Array, *_: Array) -> Array:
        return (a.reshape(rows, -1) @ b.reshape(-1, columns)).ravel()

    return reference


def planes(pixels: Array, *_: Array) -> Array:
    """One plane after the other."""
    return pixels.T.ravel()


def named_fences(x: Array, _: Array) -> Array:
    """Twice the neighbour of the mirrored item."""
    groups = x.reshape(-1, 32)
    return (groups[:, (32 - np.arange(32)) % 32] * 2).ravel()


def scoped_fences(x: Array, _o: Array, _s: Array) -> tuple[Array, Array]:
    """Two exchanges within groups of 32."""
    groups = x.reshape(-1, 32) + 1
    lane = np.arange(32)
    scratch = groups[:, 31 - (lane ^ 1)]
    return scratch[:, (lane + 7) % 32].ravel(), scratch.ravel()


def wave_front(weights: Array, _b: Array, size: Array) -> Array:
    """The longest path down a triangle."""
    n = int(size)
    triangles = weights.reshape(-1, n, n)
    row = triangles[:, n - 1]
    for y in range(n - 2, -1, -1):
        row = triangles[:, y, : y + 1] + np.maximum(row[:, : y + 1], row[:, 1 : y + 2])
    return row[:, 0]


def reverse_tiles(x: Array, _: Array) -> Array:
    """Groups of 32 turned round and doubled."""
    return (x.reshape(-1, 32)[:, ::-1] * 2).ravel()


def gather_columns(x: Array, _o: Array, width: Array) -> Array:
    """Each column of a matrix gets a number."""
    w = int(width)
    return (x.reshape(-1, w) + 1000 * np.arange(w)).ravel()


def two_streams(a: Array, b: Array, _: Array) -> Array:
    """Sums of one stream, products of the turned other one."""
    turned = b.reshape(-1, 16, 8)[:, ::-1].reshape(-1, 8).astype(np.int32)
    return np.asarray(a.sum(axis=1) + turned[:, 0] * turned[:, 7])


def double_buffer(x: Array, _o: Array, tiles: Array) -> Array:
    """Sums over tiles of each element and its neighbour."""
    groups = x.reshape(-1, int(tiles), 32)
    return np.asarray((groups + np.roll(groups, -1, axis=2)).sum(axis=1).ravel())


def spread_out(values: Array, width: int) -> Array:
    """One value per group for all of its items."""
    return np.repeat(values, width)


def group_reductions(x: Array, _o: Array, _f: Array) -> tuple[Array, Array]:
    """Reductions in groups of 32."""
    g = x.reshape(-1, 32)
    u = g.view(np.uint32)
    rows = [g.sum(axis=1), g.min(axis=1), g.max(axis=1), u.max(axis=1).view(np.int32)]
    floats = [(g & 255).sum(axis=1), g.min(axis=1)]
    return (
        np.stack([spread_out(r, 32) for r in rows]),
        np.stack([spread_out(r, 32) for r in floats]),
    )


def exclusive(scan: Array, identity: int) -> Array:
    """An inclusive scan, shifted by one."""
    return np.hstack([np.full((len(scan), 1), identity), scan[:, :-1]])


def group_scans(x: Array, _o: Array, _f: Array) -> tuple[Array, Array]:
    """Scans in groups of 32."""
    g = x.reshape(-1, 32)
    low = g & 255
    rows = [
        np.cumsum(g, axis=1),
        np.cumsum(g, axis=1) - g,
        np.minimum.accumulate(g, axis=1),
        exclusive(np.maximum.accumulate(g, axis=1), I4_MIN),
    ]
    floats = [np.cumsum(low, axis=1) - low, np.maximum.accumulate(g, axis=1)]
    return np.stack([r.ravel() for r in rows]), np.stack([r.ravel() for r in floats])


def group_wide(x: Array, _o: Array, _d: Array) -> tuple[Array, Array]:
    """Of long and double."""
    g = x.reshape(-1, 32)
    rows = [
        spread_out(g.sum(axis=1), 32),
        np.maximum.accumulate(g, axis=1).ravel(),
        spread_out(g.view(np.uint64).min(axis=1).view(np.int64), 32),
    ]
    doubles = [spread_out(g.max(axis=1), 32), np.cumsum(g & 1023, axis=1).ravel()]
    return np.stack(rows), np.stack(doubles)


def group_votes(x: Array, _o: Array, limit: Array) -> Array:
    """any, all, and the value of the third item."""
    g = x.reshape(-1, 32)
    above = g > limit
    rows = np.stack([above.any(axis=1), above.all(axis=1), g[:, 3]])
    return np.repeat(rows, 32, axis=1)


def broadcasts_2d(x: Array, _o: Array, _i: Array) -> tuple[Array, Array]:
    """Groups of 4 x 2 in a launch of 16 x 4; item (2, 1) speaks."""
    grid = x.reshape(4, 16)
    spoken = grid[1::2, 2::4]
    return np.kron(spoken, np.ones((2, 4))).ravel(), np.full(64, 28)


def keep_positive(x: Array, out: Array, _: Array) -> tuple[Array, Array]:
    """Positive values move to the front of their group of 32."""
    kept = []
    for g, group in enumerate(x.reshape(-1, 32)):
        positive = group[group > 0]
        out[g * 32 : g * 32 + len(positive)] = positive
        kept.append(len(positive))
    return out, np.array(kept)


def radix_pass(x: Array, _o: Array, shift: Array) -> Array:
    """A stable sort of groups of 64 by four bits."""
    groups = x.reshape(-1, 64)
    order = np.argsort(groups >> shift & 15, axis=1, kind="stable")
    return np.take_along_axis(groups, order, axis=1).ravel()


def members(who: Array) -> list[Array]:
    """The items of each sub-group, by lane; `who` holds the ids of group, sub-group and lane."""
    order = np.argsort(who, kind="stable")
    return np.split(order, np.flatnonzero(np.diff(who[order] >> 8)) + 1)


def sub_group_queries(got: list[Array], _: Array) -> Array:
    """Sizes and ids must fit together; 32 items make a group."""
    rows = got[0]
    n = rows.shape[1]
    group = np.arange(n) // 32
    who = group.astype(np.uint32) << 16 | rows[2] << 8 | rows[1]
    want = np.zeros((6, n), np.uint32)
    want[4] = 1
    for items in members(who):
        want[0, items] = len(items)
        want[1, items] = np.arange(len(items))
        want[2, items] = rows[2, items[0]]
    for g in np.unique(group):
        want[[[3], [5]], group == g] = len(np.unique(rows[2, group == g]))
    return want


def sub_group_collectives(got: list[Array], x: Array, _o: Array, _w: Array) -> tuple[Array, Array]:
    """Reductions, scans, votes of the sub-groups that the device made."""
    who = got[1]
    want = np.zeros((9, len(x)), np.int32)
    for items in members(who):
        v = x[items]
        rows = [
            np.full(len(v), v.sum()),
            np.full(len(v), v.min()),
            np.full(len(v), v.max()),
            np.cumsum(v),
            np.cumsum(v) - v,
            np.maximum.accumulate(v),
            np.full(len(v), v[0]),
            np.full(len(v), (v > 90).any()),
            np.full(len(v), (v > -90).all()),
        ]
        want[:, items] = np.stack(rows)
    return want, who


def sub_group_barriers(got: list[Array], x: Array, _o: Array, _w: Array) -> tuple[Array, Array]:
    """The next lane's value and the largest one."""
    want = np.zeros_like(x)
    for items in members(got[1]):
        want[items] = np.roll(x[items], -1) + x[items].max()
    return want, got[1]


def row_sums(x: Array, _o: Array, _f: Array) -> tuple[Array, Array]:
    """Sub-groups of sixteen."""
    g = x.reshape(-1, 16)
    scan = np.cumsum(g, axis=1)
    rows = [
        spread_out(g.sum(axis=1), 16),
        (scan - g).ravel(),
        spread_out(g[:, 5], 16),
        np.full(len(x), 16),
    ]
    return np.stack(rows), scan.ravel()


def exchange_lanes(x: Array, f: Array, _o: Array, _f: Array) -> tuple[Array, Array]:
    """Shuffles among sixteen lanes."""
    g = x.reshape(-1, 16)
    lane = np.arange(16)
    rows = [
        g[:, (lane * 5 + 3) & 15],
        g[:, lane ^ 6],
        np.where(lane >= 2, np.roll(g, 2, axis=1), -1),
        np.where(lane < 13, np.roll(g, -3, axis=1), -1),
    ]
    sums = spread_out(f.reshape(-1, 16).sum(axis=1), 16)
    return np.stack([r.ravel() for r in rows]), sums


def ballots(x: Array, _: Array) -> Array:
    """Votes of sixteen lanes as bits."""
    g = x.reshape(-1, 16)
    positive = (g > 0).astype(np.uint32)
    votes = (positive << np.arange(16, dtype=np.uint32)).sum(axis=1)
    lowest = [(v & -v).bit_length() - 1 for v in (int(x) | 0x8000 for x in votes)]
    sign = g < 0
    rows = [
        spread_out(votes, 16),
        spread_out(positive.sum(axis=1), 16),
        (np.cumsum(positive, axis=1) - positive).ravel(),
        spread_out(np.array(lowest), 16),
        positive.ravel(),
        spread_out(positive[:, 3], 16),
        np.tile(np.arange(16) == 0, len(g)),
        spread_out((sign == sign[:, :1]).all(axis=1), 16),
        spread_out(g[:, 0].view(np.uint32), 16),
    ]
    return np.stack([r.astype(np.uint32) for r in rows])


def diverged(x: Array, _: Array) -> Array:
    """Reductions among those lanes that take a branch, and in clusters."""
    want = np.ones((5, len(x)), np.int32)
    for start in range(0, len(x), 16):
        part = slice(start, start + 16)
        v = x[part]
        positive = v > 0
        if positive.any():
            running = np.maximum.accumulate(np.where(positive, v, I4_MIN))
            want[0, part] = np.where(positive, v[positive].sum(), 0)
            want[1, part] = np.where(positive, running, 1)
        if not positive.all():
            want[0, part] = np.where(positive, want[0, part], -v[~positive].min())
        want[2, part] = np.repeat(v.reshape(4, 4).sum(axis=1), 4)
        want[3, part] = np.repeat(v.reshape(2, 8).max(axis=1), 8)
        want[4, part] = v.astype(np.int16).sum(dtype=np.int16) + int(v[2].astype(np.int8))
    return want


LOCAL_MEMORY: Final = [
    Case(
        "local_reduce",
        "sum_blocks",
        lambda r: [quarters(r, 256), blank(4, "f4"), Local(64 * 4)],
        lambda x, _: x.reshape(4, 64).sum(axis=1),
        (256,),
        (64,),
    ),
    Case(
        "local_reduce",
        "extremes",
        lambda r: [ints(r, 1000, I4_MIN, I4_MAX), blank((4, 2), "i4"), val(1000, "u4")],
        extremes,
        (256,),
        (64,),
    ),
    Case(
        "local_reduce",
        "place_of_largest",
        lambda r: [In(r.normal(0, 1, 256).astype("f4")), Out(np.zeros(8, CANDIDATE))],
        place_of_largest,
        (256,),
        (32,),
    ),
    Case(
        "local_reduce",
        "dot_f64",
        lambda r: [
            quarters(r, (128, 4), "f8"),
            quarters(r, (128, 4), "f8"),
            blank(8, "f8"),
            Local(16 * 8),
        ],
        dot_f64,
        (128,),
        (16,),
    ),
    Case(
        "local_scan",
        "blelloch",
        lambda r: [small_ints(r, 512), blank(512, "i4"), blank(4, "i4")],
        blelloch,
        (256,),
        (64,),
    ),
    Case(
        "local_scan",
        "hillis_steele",
        lambda r: [quarters(r, 150), blank(150, "f4"), Local(50 * 4), Local(50 * 4)],
        lambda x, _: np.cumsum(x.reshape(3, 50), axis=1).ravel(),
        (150,),
        (50,),
    ),
    Case(
        "local_scan",
        "segmented",
        lambda r: [
            small_ints(r, 256),
            In((r.random(256) < 0.1).astype("u1")),
            blank(256, "i4"),
        ],
        segmented,
        (256,),
        (64,),
    ),
    Case(
        "local_matmul",
        "matmul_f32",
        lambda r: [
            quarters(r, 21 * 30),
            quarters(r, 30 * 13),
            blank(21 * 13, "f4"),
            val(21, "i4"),
            val(13, "i4"),
            val(30, "i4"),
        ],
        matmul(21, 13),
        (16, 24),
        (8, 8),
    ),
    Case(
        "local_matmul",
        "matmul_i32",
        lambda r: [small_ints(r, 256), small_ints(r, 256), blank(256, "i4"), val(16, "i4")],
        matmul(16, 16),
        (16, 16),
        (8, 8),
    ),
    Case(
        "local_matmul",
        "matmul_blocked_f64",
        lambda r: [
            quarters(r, 1024, "f8"),
            quarters(r, 1024, "f8"),
            blank(1024, "f8"),
            val(32, "i4"),
            Local(4 * 64 * 8),
        ],
        matmul(32, 32),
        (16, 16),
        (8, 8),
    ),
    Case(
        "local_transpose",
        "transpose_padded",
        lambda r: [quarters(r, 48 * 32), blank(48 * 32, "f4"), val(48, "i4"), val(32, "i4")],
        lambda x, *_: x.reshape(32, 48).T.ravel(),
        (48, 8),
        (16, 4),
    ),
    Case(
        "local_transpose",
        "planes_from_pixels",
        lambda r: [
            In(r.integers(0, 256, (256, 4), "u1")),
            blank(1024, "u1"),
            val(256, "i4"),
        ],
        planes,
        (256,),
        (64,),
    ),
    Case(
        "local_transpose",
        "bitonic_sort",
        lambda r: [Out(r.integers(0, 1 << 32, 256, "u4")), Local(128 * 4)],
        lambda x: np.sort(x.reshape(2, 128), axis=1).ravel(),
        (128,),
        (64,),
    ),
    Case(
        "fences",
        "named_fences",
        lambda r: [small_ints(r, 128), blank(128, "i4"), Local(32 * 4)],
        named_fences,
        (128,),
        (32,),
    ),
    Case(
        "fences",
        "scoped_fences",
        lambda r: [small_ints(r, 128), blank(128, "i4"), blank(128, "i4")],
        scoped_fences,
        (128,),
        (32,),
    ),
    Case(
        "fences",
        "wave_front",
        lambda r: [small_ints(r, 3 * 40 * 40), blank(3, "i4"), val(40, "i4")],
        wave_front,
        (192,),
        (64,),
    ),
]

ASYNC: Final = [
    Case(
        "async_copy",
        "reverse_tiles",
        lambda r: [quarters(r, 128), blank(128, "f4"), Local(32 * 4)],
        reverse_tiles,
        (128,),
        (32,),
    ),
    Case(
        "async_copy",
        "gather_columns",
        lambda r: [small_ints(r, 16 * 6), blank(16 * 6, "i4"), Local(16 * 4), val(6, "i4")],
        gather_columns,
        (96,),
        (16,),
    ),
    Case(
        "async_copy",
        "two_streams",
        lambda r: [
            small_ints(r, (64, 4)),
            In(r.integers(-100, 100, (64, 8), "i2")),
            blank(64, "i4"),
        ],
        two_streams,
        (64,),
        (16,),
    ),
    Case(
        "async_copy",
        "double_buffer",
        lambda r: [quarters(r, 2 * 5 * 32), blank(64, "f4"), val(5, "i4")],
        double_buffer,
        (64,),
        (32,),
    ),
]

WORK_GROUP: Final = [
    Case(
        "workgroup_collectives",
        "reductions",
        lambda r: [ints(r, 128, -(1 << 20), 1 << 20), blank((4, 128), "i4"), blank((2, 128), "f4")],
        group_reductions,
        (128,),
        (32,),
    ),
    Case(
        "workgroup_collectives",
        "scans",
        lambda r: [ints(r, 128, -(1 << 20), 1 << 20), blank((4, 128), "i4"), blank((2, 128), "f4")],
        group_scans,
        (128,),
        (32,),
    ),
    Case(
        "workgroup_collectives",
        "wide_types",
        lambda r: [
            In(r.integers(-(1 << 50), 1 << 50, 128)),
            blank((3, 128), "i8"),
            blank((2, 128), "f8"),
        ],
        group_wide,
        (128,),
        (32,),
    ),
    Case(
        "workgroup_collectives",
        "votes",
        lambda r: [
            In(np.sort(r.integers(-100, 100, 128, "i4"))),
            blank((3, 128), "i4"),
            val(10, "i4"),
        ],
        group_votes,
        (128,),
        (32,),
    ),
    Case(
        "workgroup_collectives",
        "broadcasts_2d",
        lambda r: [quarters(r, 64), blank(64, "f4"), blank(64, "i4")],
        broadcasts_2d,
        (16, 4),
        (4, 2),
    ),
    Case(
        "workgroup_compact",
        "keep_positive",
        lambda r: [small_ints(r, 128), Out(np.zeros(128, "i4")), blank(4, "u4")],
        keep_positive,
        (128,),
        (32,),
    ),
    Case(
        "workgroup_compact",
        "radix_pass",
        lambda r: [
            In(r.integers(0, 1 << 32, 128, "u4")),
            blank(128, "u4"),
            val(8, "u4"),
        ],
        radix_pass,
        (128,),
        (64,),
    ),
]

SUB_GROUP: Final = [
    Case(
        "subgroup_basic",
        "queries",
        lambda _: [blank((6, 128), "u4")],
        sub_group_queries,
        (128,),
        (32,),
        sees_output=True,
    ),
    Case(
        "subgroup_basic",
        "collectives",
        lambda r: [small_ints(r, 128), blank((9, 128), "i4"), blank(128, "u4")],
        sub_group_collectives,
        (128,),
        (32,),
        sees_output=True,
    ),
    Case(
        "subgroup_basic",
        "barriers",
        lambda r: [quarters(r, 128), blank(128, "f4"), blank(128, "u4"), Local(32 * 64 * 4)],
        sub_group_barriers,
        (128,),
        (32,),
        sees_output=True,
    ),
    Case(
        "subgroup_sized",
        "row_sums",
        lambda r: [small_ints(r, 128), blank((4, 128), "i4"), blank(128, "f4")],
        row_sums,
        (128,),
        (64,),
    ),
    Case(
        "subgroup_sized",
        "two_level_sum",
        lambda r: [In(r.integers(-(1 << 50), 1 << 50, 128)), blank(2, "i8")],
        lambda x, _: x.reshape(2, 64).sum(axis=1),
        (128,),
        (64,),
    ),
    Case(
        "subgroup_shuffle",
        "exchange_lanes",
        lambda r: [small_ints(r, 128), quarters(r, 128), blank((4, 128), "i4"), blank(128, "f4")],
        exchange_lanes,
        (128,),
        (32,),
    ),
    Case(
        "subgroup_shuffle",
        "ballots",
        lambda r: [small_ints(r, 128), blank((9, 128), "u4")],
        ballots,
        (128,),
        (32,),
    ),
    Case(
        "subgroup_shuffle",
        "diverged",
        lambda r: [small_ints(r, 128), blank((5, 128), "i4")],
        diverged,
        (128,),
        (32,),
    ),
]

CASES: Final = [*LOCAL_MEMORY, *ASYNC, *WORK_GROUP, *SUB_GROUP]
