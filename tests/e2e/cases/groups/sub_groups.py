"""Cases of sub-groups: queries, collective functions, exchanges and ballots."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.inputs import quarters, small_ints
from tests.e2e.harness.case_model import Array, Case, In, Local, blank

I4_MIN: Final = np.iinfo(np.int32).min


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
        np.repeat(g.sum(axis=1), 16),
        (scan - g).ravel(),
        np.repeat(g[:, 5], 16),
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
    sums = np.repeat(f.reshape(-1, 16).sum(axis=1), 16)
    return np.stack([r.ravel() for r in rows]), sums


def ballots(x: Array, _: Array) -> Array:
    """Votes of sixteen lanes as bits."""
    g = x.reshape(-1, 16)
    positive = (g > 0).astype(np.uint32)
    votes = (positive << np.arange(16, dtype=np.uint32)).sum(axis=1)
    lowest = [(v & -v).bit_length() - 1 for v in (int(x) | 0x8000 for x in votes)]
    sign = g < 0
    rows = [
        np.repeat(votes, 16),
        np.repeat(positive.sum(axis=1), 16),
        (np.cumsum(positive, axis=1) - positive).ravel(),
        np.repeat(np.array(lowest), 16),
        positive.ravel(),
        np.repeat(positive[:, 3], 16),
        np.tile(np.arange(16) == 0, len(g)),
        np.repeat((sign == sign[:, :1]).all(axis=1), 16),
        np.repeat(g[:, 0].view(np.uint32), 16),
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


CASES: Final = [
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
