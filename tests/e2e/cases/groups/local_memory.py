"""Cases of local memory, barriers and fences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from tests.e2e.cases.inputs import ints, quarters, small_ints
from tests.e2e.harness.case_model import Array, Case, In, Local, Out, blank, val

I4_MIN: Final = np.iinfo(np.int32).min
I4_MAX: Final = np.iinfo(np.int32).max


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


CASES: Final = [
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
        lambda r: [small_ints(r, 256), In((r.random(256) < 0.1).astype("u1")), blank(256, "i4")],
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
        lambda r: [In(r.integers(0, 256, (256, 4), "u1")), blank(1024, "u1"), val(256, "i4")],
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
