"""Control flow, functions, variables and types of the language."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.hlsl.cases.buffers import F32, I32, U32, ramp
from tests.hlsl.cases.model import Case, given, result

N16: Final = np.arange(16)


def _switch() -> Case:
    values = np.array([0, 1, 2, 5, 6, -3, 7, 3, 4, 0, -1, 2, 100, 5, -3, 1], I32)
    special = {0: 10, 5: 110, 6: 60, -3: -30}
    wanted = [
        20 + i if value in (1, 2) else special.get(int(value), 2 * int(value))
        for i, value in enumerate(values)
    ]
    return Case("control_switch", [given(0, values), result(1, np.array(wanted, I32))])


def _steps(n: int) -> int:
    count = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        count += 1
    return count


def _divisor(x: int) -> int:
    return next((n for n in range(2, x) if n * n <= x and x % n == 0), x)


def _loops() -> Case:
    values = [1, 2, 3, 6, 7, 9, 25, 27, 35, 49, 97, 91, 121, 143, 1000, 997]
    wanted = [[_steps(x), sum(map(int, str(x))), _divisor(x)] for x in values]
    bound = [given(0, np.array(values, U32)), result(1, np.array(wanted, U32))]
    return Case("control_loops", bound)


def _left(work_item: int) -> int:
    total = 0
    for i in range(10):
        for j in range(10):
            if j > i + work_item:
                break
            if (i + j) % 3 == 0:
                continue
            total += i * j + 1
            if total > 100 + work_item * 20:
                return total * 1000 + i * 10 + j
    return total


def _nested() -> Case:
    return Case("control_nested", [result(0, np.array([_left(i) for i in range(16)], U32))])


def _returns() -> Case:
    x = ramp(16, -4, 2.5)
    even = np.where(x > 10, 100, 2 * x + 1)
    wanted = np.where(x < 0, -1, np.where(N16 % 2 == 0, even, x + 1)).astype(F32)
    wanted[14:] = 0
    return Case("control_returns", [given(0, x), result(1, wanted)])


def _short_circuits() -> Case:
    values = np.array([0, 1, 2, 3, 5, 6, -4, 9], I32)
    wanted = np.zeros((8, 2), I32)
    for i, x in enumerate(map(int, values)):
        wanted[i, 0] = x + 100 if x > 2 else 0
        wanted[i, 1] = 1000 if x > 5 else x + 1000 * (x > 1)
    return Case("control_short_circuits", [given(0, values), result(1, wanted)])


def _bool_vectors() -> Case:
    values = (np.arange(32, dtype=I32) * 3 % 7 - 1).reshape(8, 4)
    wanted = []
    for row in values:
        state = np.zeros(4, bool)
        pair = [[True, False], [False, False]]
        for n in range(4):
            hit = row > n
            state = state | hit if n % 2 else ~state & hit
            pair[n & 1] = [bool(state[n]), pair[n & 1][0]]
        bits = [*state, *pair[0], *pair[1]]
        wanted.append(sum(int(bit) << place for place, bit in enumerate(bits)))
    return Case("control_bool_vectors", [given(0, values), result(1, np.array(wanted, U32))])


def _tables() -> Case:
    weights = np.array([0.0625, 0.25, 0.375, 0.25, 0.0625], F32)
    steps = np.array([[1, 0], [0, 1], [-1, 0], [0, -1]])
    entry = N16 * 5 % 3
    moved = np.array([[1, 2], [3, 4], [5, 6]])[entry]
    places = steps[N16 // 2 % 4] * N16[:, None] + moved
    bound = [result(0, weights[N16 % 5] * (entry + F32(1.5)).astype(F32))]
    return Case("control_tables", [*bound, result(1, places.astype(I32))])


def _local_arrays() -> Case:
    values = (np.arange(32, dtype=U32) * 37 % 101).reshape(4, 8)
    return Case("control_local_arrays", [given(0, values), result(1, np.sort(values, 1))])


def _parameters() -> Case:
    x = np.arange(4) * 1.25 + 0.5
    whole, part = np.floor(x), x - np.floor(x)
    swapped = np.stack([np.full(4, 4), np.full(4, 3), part, whole], 1)
    filled = np.arange(1, 5) + whole[:, None] * np.arange(4)
    wanted = np.stack([swapped, filled], 1).astype(F32)
    return Case("control_parameters", [result(0, wanted)])


def _structs() -> Case:
    bounds = np.stack([ramp(12, -3).reshape(4, 3), ramp(12, 5, -0.5).reshape(4, 3)], 1)
    other = np.roll(bounds, -1, 0)
    unions = np.stack([np.minimum(bounds, other)[:, 0], np.maximum(bounds, other)[:, 1]], 1)
    volumes = ((np.arange(4) + 1) * 3 * 3).astype(F32)
    return Case("control_structs", [result(0, volumes), given(1, bounds), result(2, unions)])


def _templates() -> Case:
    i = np.arange(4)
    kinds = np.where(i < 2, 6, 60)
    wanted = np.stack([2 * (10 - i), kinds, i * i - 1 + 2 * i, i * 6], 1).astype(F32)
    return Case("control_templates", [result(0, wanted)])


def _globals() -> Case:
    rows = []
    for i in range(4):
        state = np.array([4, 1, 2 + i * i, 3])
        rows.append(state * (i + 1) + i)
    return Case("control_globals", [result(0, np.array(rows, F32))])


def _hints() -> Case:
    values = np.array([3, 0, 7, 1, 12, 5, 2, 9], I32)
    wanted = []
    for i in range(8):
        total = int(sum(values[(i + n) % 8] for n in range(4)))
        for j in range(values[i]):
            total ^= j
        total = total - 10 if total > 10 else total
        wanted.append(-total if total & 1 else total)
    return Case("control_hints", [given(0, values), result(1, np.array(wanted, I32))])


def _grid() -> Case:
    values = (np.arange(128) * 7 % 19).astype(F32).reshape(8, 16)
    wide = np.pad(values, 1, mode="edge")
    parts = [wide[y : y + 8, x : x + 16] for y in range(3) for x in range(3)]
    bound = [given(0, values), result(1, np.mean(parts, axis=0))]
    return Case("control_grid", bound, groups=(4, 2, 1), tolerance=1e-6)


def _local_structs() -> Case:
    values = np.array([2, 7, 1, 0, 5, 3, 6, 4], I32)
    wanted = []
    for i, value in enumerate(map(int, values)):
        rest = np.array([[[k, 1, 2], [3, 4, k]] for k in range(4)], F32)
        counts = np.arange(4) * 10
        at = value & 3
        counts[at] += 5
        rest[at, at & 1, 1] += 0.5
        other = (at + i) & 3
        wanted.append([-other, counts[other], rest[other, 0, 1], rest[other, i & 1, at % 3]])
    return Case("control_local_structs", [given(0, values), result(1, np.array(wanted, F32))])


def _local_matrices() -> Case:
    places = np.array([[0, 0], [1, 2], [2, 1], [3, 3], [0, 3], [3, 0], [2, 2], [1, 1]], U32)
    wanted = []
    for x, y in places:
        m = np.arange(1, 17, dtype=F32).reshape(4, 4)
        m[x, y] = 100
        m[0, 0], m[3, 3] = m[3, 3], m[0, 0]
        wanted.append([m[y], [m[x, y], m[y, x], m[1, 3], m[3, 2]]])
    return Case("control_local_matrices", [given(0, places), result(1, np.array(wanted, F32))])


def _matrix_logic() -> Case:
    x = ramp(16, -3, 0.75).reshape(4, 4)
    b = x * 2 - np.array([1, 2, 3, 4], F32)
    whole = np.trunc(b) + np.array([1, -1, 2, -2], F32)
    sign = x[:, 3:] > 1
    last = np.hstack([b[:, [1, 3]], sign, x[:, 2:3]])
    rows = [x + b / 2, whole, x[:, [0, 1, 1, 2]], last]
    return Case("control_matrix_logic", [given(0, x), result(1, np.stack(rows, 1).astype(F32))])


def _vector_loops() -> Case:
    start = ramp(32, -2, 3.5).reshape(8, 4)
    state, turns = start.copy(), np.zeros((8, 4), F32)
    while (state > 1).any():
        turns += state > 1
        state = np.where(state > 1, state / 2, state)
    return Case("control_vector_loops", [given(0, start), result(1, state + turns * 10)])


CASES: Final = [
    _switch(),
    _loops(),
    _nested(),
    _returns(),
    _short_circuits(),
    _bool_vectors(),
    _tables(),
    _local_arrays(),
    _parameters(),
    _structs(),
    _templates(),
    _globals(),
    _hints(),
    _grid(),
    _local_structs(),
    _local_matrices(),
    _matrix_logic(),
    _vector_loops(),
]
