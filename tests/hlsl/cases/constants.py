"""Buffers of constants, push constants and specialization constants."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.hlsl.cases.buffers import F32, I32, U32, ramp
from tests.hlsl.cases.model import Case, given, packed, result, uniform
from tests.hlsl.jobs import Array


def _packing() -> Case:
    numbers = ramp(22, 1)
    rows = {
        0: ("f4", numbers[:4]),
        16: ("f4", numbers[4:8]),
        32: ("f4", numbers[8]),
        36: ("i4", numbers[9]),
        48: ("f4", numbers[10:13]),
        64: ("u4", numbers[13:17]),
        80: ("f4", numbers[17:19]),
        96: ("f4", numbers[19:22]),
    }
    return Case("constants_packing", [uniform(0, packed(rows, 112)), result(1, numbers)])


def _arrays() -> Case:
    a, b, d = ramp(3, 1), ramp(4, 10).reshape(2, 2), ramp(6, 20).reshape(2, 3)
    e = np.arange(8, dtype=U32).reshape(2, 4) + 40
    rows = {16 * i: ("f4", a[i]) for i in range(3)} | {36: ("f4", 0.5)}
    rows |= {48: ("f4", b[0]), 64: ("f4", b[1]), 72: ("i4", [9, 4])}
    rows |= {80: ("f4", d[0]), 96: ("f4", d[1]), 108: ("f4", 0.25), 112: ("u4", e)}
    i = np.arange(4)
    sums = d[i >> 1] @ np.array([1, 10, 100], F32) + F32(0.25)
    parts = [a[i % 3] + F32(0.5), b[i & 1, 1] + 5, sums, e[i & 1, i]]
    wanted = np.concatenate(parts).astype(F32)
    return Case("constants_arrays", [uniform(0, packed(rows, 144)), result(1, wanted)])


def _columns(matrix: Array, start: int) -> dict[int, tuple[str, Array]]:
    """Return the columns of a matrix, each of which starts a row."""
    return {start + 16 * number: ("f4", column) for number, column in enumerate(matrix.T)}


def _matrices() -> Case:
    turn, small = ramp(16, -4, 0.5).reshape(4, 4), ramp(9, 1).reshape(3, 3)
    by_rows, by_columns = ramp(6, 2).reshape(2, 3), ramp(6, -3).reshape(2, 3)
    rows = _columns(turn, 0) | _columns(small, 64) | _columns(by_rows.T, 112)
    rows |= _columns(by_columns, 144) | {184: ("f4", np.array(0.5))}
    points = ramp(16, 1, 0.25).reshape(4, 4)
    turned = points @ turn.T
    turned[:, :3] += points[:, :3] @ small.T * F32(0.5)
    others = np.hstack([points[:, :3] @ by_rows.T, points[:, 1:] @ by_columns.T])
    wanted = np.stack([turned, others], 1).astype(F32)
    bound = [uniform(0, packed(rows, 192)), given(1, points), result(2, wanted)]
    return Case("constants_matrices", bound, tolerance=1e-5)


def _structs() -> Case:
    places, power, ends = ramp(6, 1).reshape(2, 3), ramp(2, 2), ramp(4, 7, 3).reshape(2, 2)
    rows = {0: ("f4", 3), 16: ("i4", 12), 88: ("f4", 2.5), 92: ("f4", 4)}
    for i in range(2):
        at = 32 + 32 * i
        rows |= {at: ("f4", places[i]), at + 12: ("f4", power[i]), at + 16: ("f4", ends[i])}
    lights = places @ np.array([1, 2, 3], F32) * power + ends[:, 0] - ends[:, 1]
    wanted = np.concatenate([lights, np.full(2, 3 + 4 * 2.5 + 12)]).astype(F32)
    return Case("constants_structs", [uniform(0, packed(rows, 96)), result(1, wanted)])


def _objects() -> Case:
    turn, eye, sizes = ramp(16, -2, 0.5).reshape(4, 4), ramp(3, 1), ramp(4, 30).reshape(2, 2)
    rows = _columns(turn, 0) | {64: ("f4", eye), 76: ("u4", 99)}
    rows |= {80: ("f4", sizes[0]), 96: ("f4", sizes[1])}
    points = np.array([[0, 2, 3, 1], [1, 2, 3, 1]], F32) - np.append(eye, F32(0))
    others = np.hstack([sizes, np.tile(np.array([99, eye[1]], F32), (2, 1))])
    wanted = np.vstack([points @ turn.T, others]).astype(F32)
    return Case("constants_objects", [uniform(0, packed(rows, 112)), result(1, wanted)])


def _offsets() -> Case:
    c = ramp(4, 5)
    first = packed({20: ("f4", 1.5), 8: ("i4", [-3, 8]), 48: ("f4", c)}, 64)
    second = packed({0: ("u4", 3), 4: ("f4", 0.75)}, 16)
    wanted = np.array([[1.5, -3, 8, 0.75], c * 3], F32)
    return Case("constants_offsets", [uniform(0, first), uniform(1, second), result(2, wanted)])


def _types() -> Case:
    rows = {0: ("u4", 1), 4: ("u4", [0, 1]), 16: ("f8", 1e5 + 1), 24: ("f2", 0.375)}
    rows |= {26: ("i2", [-7, 30]), 32: ("u8", 77 << 32 | 5)}
    wanted = np.array([1, 4, 5, 50000.5, 0.375, -37, 77], F32)
    return Case("constants_types", [uniform(0, packed(rows, 48)), result(1, wanted)])


def _pushed_scalars() -> Case:
    masks = np.array([0xFF, 0xF0, 0x0F, 0xFFFF], U32)
    values = {0: ("f4", 1.5), 4: ("i4", 3), 8: ("f4", [10, -10]), 16: ("u4", masks)}
    start, i = ramp(8, 1), np.arange(8, dtype=U32)
    wanted = start[:, None] * F32(1.5) + np.array([10, -10], F32)
    bound = [given(0, start), result(1, wanted), result(2, i << U32(3) & masks[i & 3])]
    return Case("pushed_scalars", bound, pushed=packed(values, 32).tobytes())


def _pushed_tables() -> Case:
    turn, ends, steps = np.array([[1, 2], [3, 4]], F32), ramp(6, 5).reshape(3, 2), [2, -3, 4]
    values = {0: ("f4", turn.T), 52: ("f4", 0.5)}
    for i in range(3):
        values |= {16 + 12 * i: ("f4", ends[i]), 24 + 12 * i: ("i4", steps[i])}
    turned = ends @ turn.T
    wanted = (turned[:, 0] * np.array(steps) + turned[:, 1] + 0.5).astype(F32)
    return Case("pushed_tables", [result(0, wanted)], pushed=packed(values, 56).tobytes())


def _special(name: str, count: int, scale: float, negate: bool, mask: int, fine: float) -> Case:
    i = np.arange(8)
    total = sum((F32(scale) * i + n for n in range(count)), np.zeros(8))
    wanted = ((-total if negate else total) + fine).astype(F32)
    bits = (i * 0x1111 & mask).astype(U32)
    constants = {
        0: I32(count).tobytes(),
        1: F32(scale).tobytes(),
        2: U32(negate).tobytes(),
        7: U32(mask).tobytes(),
        8: np.float64(fine).tobytes(),
    }
    bound = [result(0, wanted), result(1, bits)]
    return Case("special_constants", bound, constants=constants if name else {}, name=name)


def _narrow(name: str, small: int, other: int, part: float) -> Case:
    constants = {
        1: np.int16(small).tobytes(),
        2: np.uint16(other).tobytes(),
        4: np.float16(part).tobytes(),
    }
    bound = [result(0, np.array([small, other * 2, part], F32))]
    return Case("special_narrow", bound, constants=constants if name else {}, name=name)


def _globals() -> Case:
    turn, steps = ramp(16, -2, 0.5).reshape(4, 4), [[1, 2], [3, 4]]
    rows = {0: ("f4", F32(1.5)), 16: ("i4", steps[0]), 32: ("i4", steps[1])} | _columns(turn, 48)
    wanted = [turn[i] @ [i, 1, 2, 3] * 1.5 + steps[i & 1][1] for i in range(4)]
    return Case(
        "constants_globals", [result(0, np.array(wanted, F32)), uniform(1, packed(rows, 112))]
    )


def _row_major() -> Case:
    turn, small, columns = (
        ramp(12, -3).reshape(3, 4),
        ramp(4, 2).reshape(2, 2),
        ramp(6).reshape(3, 2),
    )
    rows = _columns(turn.T, 0) | _columns(small.T, 48) | _columns(columns, 80)
    others = ramp(24, 5, -0.5).reshape(2, 3, 4)
    points = np.array([[i, 1, 2, 3] for i in range(2)], F32)
    parts = [points @ turn.T, points[:, 1:3] @ small.T @ columns.T]
    parts.append(np.einsum("nij,nj->ni", others, points))
    bound = [uniform(0, packed(rows, 112)), given(1, others)]
    return Case("constants_row_major", [*bound, result(2, np.stack(parts, 1).astype(F32))])


CASES: Final = [
    _packing(),
    _arrays(),
    _matrices(),
    _structs(),
    _objects(),
    _offsets(),
    _types(),
    _pushed_scalars(),
    _pushed_tables(),
    _special("", 3, 1.5, False, 0xFF, 0.25),
    _special("given", 5, 0.5, True, 0xF0F0, 1.75),
    _narrow("", -3, 5, 0.5),
    _narrow("given", -12345, 65535, -2.75),
    _globals(),
    _row_major(),
]
