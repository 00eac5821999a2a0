"""Cases of work-group functions: reductions, scans, votes and broadcasts."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.inputs import ints, quarters, small_ints
from tests.e2e.harness.case_model import Array, Case, In, Out, blank, val

I4_MIN: Final = np.iinfo(np.int32).min


def group_reductions(x: Array, _o: Array, _f: Array) -> tuple[Array, Array]:
    """Reductions in groups of 32."""
    g = x.reshape(-1, 32)
    u = g.view(np.uint32)
    rows = [g.sum(axis=1), g.min(axis=1), g.max(axis=1), u.max(axis=1).view(np.int32)]
    floats = [(g & 255).sum(axis=1), g.min(axis=1)]
    return (
        np.stack([np.repeat(r, 32) for r in rows]),
        np.stack([np.repeat(r, 32) for r in floats]),
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
    """Reductions and scans of long and double."""
    g = x.reshape(-1, 32)
    rows = [
        np.repeat(g.sum(axis=1), 32),
        np.maximum.accumulate(g, axis=1).ravel(),
        np.repeat(g.view(np.uint64).min(axis=1).view(np.int64), 32),
    ]
    doubles = [np.repeat(g.max(axis=1), 32), np.cumsum(g & 1023, axis=1).ravel()]
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


CASES: Final = [
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
        lambda r: [In(r.integers(0, 1 << 32, 128, "u4")), blank(128, "u4"), val(8, "u4")],
        radix_pass,
        (128,),
        (64,),
    ),
]
