"""Cases of arrays and variables of every scope."""

from __future__ import annotations

import zlib
from typing import Final

import numpy as np

from tests.e2e.cases.inputs import ints, quarters
from tests.e2e.harness.case_model import Array, Case, In, Local, Rng, blank, val

N: Final = 64


def solve4(systems: Array, _: Array) -> Array:
    """Systems of four equations."""
    m = systems.reshape(-1, 4, 5)
    return np.linalg.solve(m[:, :, :4], m[:, :, 4:]).ravel()


def systems(rng: Rng) -> In:
    """Systems far from singular."""
    m = rng.normal(0, 1, (N, 4, 5))
    m[:, :, :4] += np.roll(np.eye(4), 1, axis=1) * 6
    return In(m.ravel())


def histogram_private(x: Array, _: Array, n: Array) -> Array:
    """Counts of the low four bits."""
    rows = x.reshape(-1, int(n)) & 15
    return np.stack([(rows == k).sum(axis=1) for k in range(16)], axis=-1).ravel()


def flood_one(board: Array) -> int:
    """Cells that hang together with the first one."""
    wanted = {divmod(k, 8) for k in np.flatnonzero(board).tolist()}
    todo = [(0, 0)] if (0, 0) in wanted else []
    wanted.discard((0, 0))
    size = 0
    while todo:
        y, x = todo.pop()
        size += 1
        around = {(y, x + 1), (y, x - 1), (y + 1, x), (y - 1, x)} & wanted
        wanted -= around
        todo += around
    return size


def crc32(data: Array, _: Array, length: Array) -> Array:
    """The checksum of each row."""
    return np.array([zlib.crc32(bytes(row)) for row in data.reshape(-1, int(length))], np.uint32)


def smooth(x: Array, _: Array, width: Array, height: Array) -> Array:
    """A binomial filter; the border repeats."""
    w, h = int(width), int(height)
    padded = np.pad(x.reshape(h, w), 1, "edge")
    weights = np.outer([1, 2, 1], [1, 2, 1]) / 16
    parts = [
        weights[dy, dx] * padded[dy : dy + h, dx : dx + w] for dy in range(3) for dx in range(3)
    ]
    return np.asarray(np.sum(parts, axis=0).ravel())


def turtle(moves: Array, _e: Array, length: Array, starts: Array) -> Array:
    """Steps in four directions."""
    offsets = np.array([[1, 0], [0, 1], [-1, 0], [0, -1]])
    rows = moves.reshape(-1, int(length)) & 3
    return np.asarray(starts[np.arange(len(rows)) & 3] + offsets[rows].sum(axis=1))


def look_up(x: Array, _o: Array, _l: Array, scale: Array) -> tuple[Array, Array]:
    """Fields of the entries and letters of the words."""
    k, i = x % 3, np.arange(len(x))
    rates, codes = np.array([0.5, 1.25, -2.0]), np.array([10, 20, 30])
    names, words = [b"alpha", b"beta\0", b"gamma"], [b"zero", b"one\0", b"twoo"]
    letters = [[names[e][j % 4], words[e][j % 3]] for e, j in zip(k, i, strict=True)]
    return rates[k] * scale[k] + codes[k] + 2000, np.array(letters).ravel()


def count_launches(_: Array, value: Array) -> Array:
    """The third launch reads the results of the earlier ones."""
    history = np.zeros(9, np.int32)
    for launch in (11, 12, 13):
        history[launch & 7] = value + launch
    history[8] = 13
    return history


def nearest_centres(points: Array, centres: Array, _l: Array, _s: Array) -> tuple[Array, Array]:
    """The nearest of four, and how many of each 32 points choose it."""
    distance = ((points[:, None] - centres[None]) ** 2).sum(axis=2)
    label = distance.argmin(axis=1)
    counts = [np.bincount(part, minlength=4) for part in label.reshape(-1, 32)]
    return label, np.array(counts).ravel()


def cube_rotation(x: Array, _: Array) -> Array:
    """Cubes of four, turned."""
    z, y, k = np.indices((4, 4, 4))
    return x.reshape(-1, 4, 4, 4)[:, k, z, 3 - y].ravel()


def convolve_tiles(x: Array, weights: Array, _: Array, width: Array, height: Array) -> Array:
    """A filter of 3 x 3; outside are zeros."""
    w, h = int(width), int(height)
    padded = np.pad(x.reshape(h, w), 1)
    total = np.zeros((h, w))
    for dy in range(3):
        for dx in range(3):
            total += padded[dy : dy + h, dx : dx + w] * weights[dy * 3 + dx]
    return total.ravel()


def mixed_locals(x: Array, _: Array) -> Array:
    """Four local arrays in one kernel, groups of 16."""
    g = x.reshape(-1, 16)
    following = np.roll(g, -1, axis=1)
    mirrored = np.roll(g[:, ::-1] * 2, -1, axis=1)
    half = np.trunc(following * 0.5).astype(np.int32)
    return np.asarray((following + mirrored + half + (following > 0) * 1000).ravel())


CASES: Final = [
    Case(
        "private_arrays",
        "sort_rows",
        lambda r: [ints(r, N * 9), blank(N * 9, "i4")],
        lambda x, _: np.sort(x.reshape(-1, 9), axis=1).ravel(),
        (N,),
    ),
    Case(
        "private_arrays",
        "solve4",
        lambda r: [systems(r), blank(N * 4, "f8")],
        solve4,
        (N,),
        atol=1e-12,
    ),
    Case(
        "private_arrays",
        "histogram_private",
        lambda r: [In(r.integers(0, 256, N * 40, "u1")), blank(N * 16, "u2"), val(40, "i4")],
        histogram_private,
        (N,),
    ),
    Case(
        "private_arrays",
        "flood",
        lambda r: [In((r.random(N * 64) < 0.7).astype("u1")), blank(N, "i4")],
        lambda x, _: np.array([flood_one(board) for board in x.reshape(-1, 64)]),
        (N,),
    ),
    Case(
        "constant_tables",
        "crc32",
        lambda r: [In(r.integers(0, 256, N * 21, "u1")), blank(N, "u4"), val(21, "i4")],
        crc32,
        (N,),
    ),
    Case(
        "constant_tables",
        "smooth",
        lambda r: [quarters(r, 96), blank(96, "f4"), val(12, "i4"), val(8, "i4")],
        smooth,
        (12, 8),
    ),
    Case(
        "constant_tables",
        "turtle",
        lambda r: [
            In(r.integers(0, 256, N * 15, "u1")),
            blank((N, 2), "i4"),
            val(15, "i4"),
            ints(r, (4, 2)),
        ],
        turtle,
        (N,),
    ),
    Case(
        "constant_tables",
        "look_up",
        lambda r: [ints(r, N, 0, 1000), blank(N, "f4"), blank(2 * N, "i1"), quarters(r, 3)],
        look_up,
        (N,),
    ),
    Case(
        "program_globals",
        "count_launches",
        lambda _: [blank(9, "i4"), val(500, "i4")],
        count_launches,
        (1,),
        launches=3,
    ),
    Case(
        "program_globals",
        "draw",
        lambda _: [blank(32, "u4")],
        lambda _: np.tile([100, 200, 300, 400], 8),
        (32,),
    ),
    Case(
        "program_globals",
        "evaluate",
        lambda r: [ints(r, 40 * 4), blank(40, "f4")],
        lambda x, _: (x.reshape(-1, 4) @ np.array([1, -2, 3, -4]) + 0.5) * 2 + 0.25,
        (40,),
    ),
    Case(
        "program_globals", "serials", lambda _: [blank(2, "i4")], lambda _: np.array([42, 43]), (1,)
    ),
    Case(
        "local_arrays",
        "nearest_centres",
        lambda r: [quarters(r, (N, 2)), quarters(r, (4, 2)), blank(N, "i4"), blank(8, "f4")],
        nearest_centres,
        (N,),
        (32,),
    ),
    Case(
        "local_arrays",
        "cube_rotation",
        lambda r: [In(r.integers(-1000, 1000, 192, "i2")), blank(192, "i2")],
        cube_rotation,
        (12, 4, 4),
        (4, 4, 4),
    ),
    Case(
        "local_arrays",
        "convolve_tiles",
        lambda r: [
            quarters(r, 20 * 13),
            quarters(r, 9),
            blank(20 * 13, "f4"),
            val(20, "i4"),
            val(13, "i4"),
        ],
        convolve_tiles,
        (24, 16),
        (8, 8),
    ),
    Case(
        "local_arrays",
        "mixed_locals",
        lambda r: [ints(r, N), blank(N, "i4"), Local(64), Local(256)],
        mixed_locals,
        (N,),
        (16,),
    ),
]
