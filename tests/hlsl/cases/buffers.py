"""Structured buffers and buffers of bytes."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.hlsl.cases.model import Case, given, result
from tests.hlsl.jobs import Array

F32: Final = np.float32
I32: Final = np.int32
U32: Final = np.uint32


def ramp(count: int, start: float = 0.0, step: float = 1.0) -> Array:
    """Return floats that binary fractions are exact for."""
    return (start + step * np.arange(count)).astype(F32)


A: Final = ramp(16, -3, 0.5)
B: Final = np.arange(-5, 11, dtype=I32) * 3
C: Final = np.arange(16, dtype=U32) * 7
PAIRS: Final = ramp(16, 1, 0.25).reshape(8, 2)
TRIPLES: Final = ramp(24, -4, 0.5).reshape(8, 3)
QUADS: Final = (np.arange(32, dtype=I32) ** 2 - 100).reshape(8, 4)


def _vectors() -> Case:
    x, y = PAIRS[:, :1], PAIRS[:, 1:]
    mixed = TRIPLES[:, [2, 0, 1]] * x + np.hstack([y, y, x])
    turned = QUADS[:, [3, 2, 1]] - QUADS[:, :1]
    wide = np.hstack([y, x, TRIPLES[:, 2:], TRIPLES[:, 1:2]])
    bound = [given(0, PAIRS), given(1, TRIPLES), given(2, QUADS)]
    return Case("buffer_vectors", [*bound, result(3, mixed), result(4, turned), result(5, wide)])


PARTICLE: Final = np.dtype([("mass", F32), ("cell", I32, 2), ("speed", F32, 3), ("flags", U32)])


def _structs() -> Case:
    start = np.zeros(8, PARTICLE)
    start["mass"], start["cell"] = ramp(8, 1, 0.5), np.arange(16).reshape(8, 2)
    start["speed"], start["flags"] = ramp(24).reshape(8, 3), np.arange(8)
    wanted = start.copy()
    wanted["cell"] += np.array([1, -2], I32)
    wanted["speed"] *= start["mass"][:, None]
    wanted["flags"] |= 0x80
    wanted["mass"] *= 0.5
    return Case("buffer_structs", [given(0, start), result(1, wanted)])


INNER: Final = np.dtype([("place", F32, 2), ("weights", I32, 3)])
OUTER: Final = np.dtype([("tag", U32), ("inner", INNER, 2), ("rest", F32, 3)])


def _nested() -> Case:
    start = np.zeros(4, OUTER)
    start["tag"] = np.arange(4) * 11 + 5
    start["inner"]["place"] = ramp(16).reshape(4, 2, 2)
    start["inner"]["weights"] = np.arange(24).reshape(4, 2, 3) * 10
    start["rest"] = ramp(12, 100).reshape(4, 3)
    wanted = start.copy()
    wanted["inner"][:, 1] = start["inner"][:, 0]
    wanted["inner"]["weights"][:, 0, 2] += start["tag"].astype(I32)
    wanted["rest"] = start["rest"][:, ::-1]
    wanted["rest"][:, :2] += start["inner"]["place"][:, 0]
    wanted["rest"][:, 2] += 1
    picked = np.array([start[3 - i]["inner"]["weights"][i & 1, i % 3] for i in range(4)], I32)
    return Case("buffer_nested", [given(0, start), result(1, wanted), result(2, picked)])


def _matrices() -> Case:
    turns, points = ramp(64, -8, 0.25).reshape(4, 4, 4), ramp(16, 1, 0.5).reshape(4, 4)
    # A matrix lies by columns.
    columns = turns.swapaxes(1, 2)
    left = np.einsum("nij,nj->ni", turns, points).astype(F32)
    right = np.einsum("nj,nji->ni", points, turns).astype(F32)
    squares = (turns @ turns).swapaxes(1, 2).astype(F32).copy()
    bound = [given(0, columns.copy()), given(1, points), result(2, left), result(3, right)]
    return Case("buffer_matrices", [*bound, result(4, squares)])


FRAME: Final = np.dtype([("turn", F32, (3, 2)), ("scale", F32), ("grid", I32, (2, 2))])


def _matrix_members() -> Case:
    start = np.zeros(4, FRAME)
    turn, grid = ramp(24).reshape(4, 2, 3), np.arange(16, dtype=I32).reshape(4, 2, 2) ** 2
    start["turn"], start["grid"] = turn.swapaxes(1, 2), grid.swapaxes(1, 2)
    start["scale"] = [2, 4, 0.5, -1]
    elements = np.stack([turn[:, 1, 2] * start["scale"], turn[:, 1, 0]], 1)
    rows = turn[:, 0] + turn[:, 1]
    grids = np.stack([grid[:, 0, 1] - grid[:, 1, 0], grid[:, 0, 0]], 1)
    outputs = [result(1, elements), result(2, rows), result(3, grids)]
    return Case("buffer_matrix_members", [given(0, start), *outputs])


def _swizzle() -> Case:
    colours, places = ramp(32).reshape(8, 4), np.arange(24, dtype=I32).reshape(8, 3)
    wanted = colours[:, [2, 1, 0, 3]].copy()
    wanted[:, 3] = np.arange(8)
    moved = places.copy()
    moved[:, 1] += places[:, 0] * places[:, 2]
    bound = [result(0, wanted, start=colours), result(1, moved, start=places)]
    return Case("buffer_swizzle", bound)


def _components() -> Case:
    start, scattered = ramp(32).reshape(8, 4), np.arange(32, dtype=I32).reshape(8, 4)
    picked = np.array([start[i, i % 4] + start[i, (i + 1) & 3] for i in range(8)], F32)
    wanted = scattered.copy()
    for i in range(8):
        wanted[i, i * 3 % 4] = i + 100
        wanted[i, i & 1] -= 7
    bound = [given(0, start), result(1, picked), result(2, wanted, start=scattered)]
    return Case("buffer_components", bound)


SWITCHES: Final = np.dtype([("on", U32), ("sides", U32, 2), ("level", F32)])


def _bools() -> Case:
    flags = np.array([1, 0, 0, 1, 1, 1, 0, 0], U32)
    start = np.zeros(8, SWITCHES)
    start["on"] = [0, 1, 0, 1, 0, 1, 0, 1]
    start["sides"] = np.array([0, 1, 1, 0, 1, 1, 0, 0] * 2).reshape(8, 2)
    start["level"] = ramp(8, 1)
    wanted = start.copy()
    wanted["sides"] = start["sides"][:, ::-1]
    wanted["on"] = start["on"] ^ flags
    wanted["level"] = np.where(wanted["sides"][:, 0], start["level"], -start["level"])
    bound = [given(0, flags), result(1, wanted, start=start), result(2, 1 - flags)]
    return Case("buffer_bools", bound)


ITEM: Final = np.dtype([("place", F32, 3), ("id", I32), ("extent", F32, 2)])


def _copies() -> Case:
    start = np.zeros(8, ITEM)
    start["place"], start["id"] = ramp(24).reshape(8, 3), np.arange(8)
    start["extent"] = ramp(16, 50).reshape(8, 2)
    return Case("buffer_copies", [result(0, start[::-1].copy(), start=start)])


def _sets() -> Case:
    a, b, c = (np.arange(8, dtype=U32) + start for start in (1, 20, 40))
    bound = [given(3, a, set=1), given(1, b), given(2, c, set=2)]
    return Case("buffer_sets", [*bound, result(0, a * 10000 + b * 100 + c, set=1)])


def _sizes() -> Case:
    sizes = np.array([7, 3, 36], U32)
    return Case("buffer_sizes", [given(0, ramp(21)), result(1, sizes), given(2, np.zeros(9, U32))])


def _bounds() -> Case:
    start = np.arange(10, dtype=U32) + 5
    wanted = np.ones(16, U32)
    wanted[:5] += start[::2]
    return Case(
        "buffer_bounds", [given(0, start), result(1, wanted), result(2, np.arange(4, dtype=U32))]
    )


def _words() -> Case:
    words = (np.arange(40, dtype=U32) * 0x01010101).reshape(4, 10)
    one, two, three, four = words[:, :1], words[:, 1:3], words[:, 3:6], words[:, 6:]
    parts = [four[:, ::-1], one + 1, three + two[:, [0, 1, 0]], two[:, ::-1]]
    wanted = np.hstack(parts).astype(U32)
    return Case("bytes_words", [given(0, words), result(1, wanted)])


RECORD: Final = np.dtype([("place", F32, 3), ("count", I32), ("weight", np.float64)])


def _types() -> Case:
    start = np.zeros(4, RECORD)
    start["place"], start["count"] = ramp(12, -2).reshape(4, 3), [3, -4, 5, 1 << 30]
    start["weight"] = [1e10, -0.5, 1 / 3, 7]
    wanted = start.copy()
    wanted["place"] = start["place"][:, [1, 2, 0]]
    wanted["count"] *= -1
    wanted["weight"] += start["place"][:, 0]
    return Case("bytes_types", [given(0, start), result(1, wanted)])


NARROW: Final = np.dtype(
    [("pair", np.float16, 2), ("small", np.int16), ("other", np.uint16), ("large", np.uint64)]
)


def _narrow() -> Case:
    start = np.zeros(4, NARROW)
    start["pair"], start["small"] = ramp(8, -1, 0.5).reshape(4, 2), [5, -7, 32767, -1]
    start["other"], start["large"] = [1, 65535, 3, 40000], [1, 1 << 40, 5, 1 << 62]
    wanted = start.copy()
    wanted["pair"] = start["pair"][:, ::-1] * np.array([2, 0.5], np.float16)
    wanted["small"], wanted["other"] = -start["small"], start["other"] + np.uint16(1)
    wanted["large"] = start["large"] * np.uint64(3)
    return Case("bytes_narrow", [given(0, start), result(1, wanted)])


def _local() -> Case:
    first, second = ramp(4, 1), ramp(4, 10, 5)
    wanted = np.concatenate([np.cumsum(first), np.cumsum(second)[::-1]]).astype(F32)
    return Case("buffer_local", [given(0, first), given(1, second), result(2, wanted)])


BLOCK: Final = np.dtype([("head", U32), ("words", U32, 24), ("rows", F32, (3, 4))])


def _large() -> Case:
    start = np.zeros(4, BLOCK)
    start["head"], start["words"] = np.arange(4) * 1000, np.arange(96).reshape(4, 24)
    start["rows"] = ramp(48).reshape(4, 3, 4)
    wanted = start[::-1].copy()
    for i in range(4):
        wanted["words"][i, i * 5] = start["head"][i] + 1
        wanted["rows"][i][:, [1, 3]] += start["rows"][i][::-1][:, [0, 2]]
    return Case("buffer_large_elements", [given(0, start), result(1, wanted)])


CASES: Final = [
    Case(
        "buffer_scalars",
        [
            given(0, A),
            given(1, B),
            given(2, C),
            result(3, A + B.astype(F32)),
            result(4, B - C.astype(I32)),
            result(5, 5 + C * U32(3), start=np.full(16, 5, U32)),
        ],
    ),
    _vectors(),
    _structs(),
    _nested(),
    _matrices(),
    _matrix_members(),
    _swizzle(),
    _components(),
    _bools(),
    _copies(),
    _sets(),
    _sizes(),
    _bounds(),
    _words(),
    _types(),
    _narrow(),
    _local(),
    _large(),
]
