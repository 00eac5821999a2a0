"""Arrays of resources, and bindings that the compiler gives."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.hlsl.cases.buffers import F32, U32, ramp
from tests.hlsl.cases.model import Case, given, packed, result, texels, texels_out, uniform

FOUR: Final = np.arange(32, dtype=U32).reshape(4, 8) % 10
SLOTS: Final = np.arange(8)


def _constant() -> Case:
    rows = [ramp(8, start, 0.5) for start in (0, 10, 100)]
    wanted = [rows[0] + rows[2], rows[1][::-1] * 2]
    return Case("arrays_constant", [given(0, *rows), result(4, *wanted)])


def _dynamic() -> Case:
    order = np.array([2, 0, 3, 1], U32)
    weights = np.array([1000, 100, 10, 1], U32)
    wanted = (FOUR[order] * weights[:, None]).sum(0, dtype=U32)
    return Case("arrays_dynamic", [given(0, *FOUR), result(4, wanted), given(5, order)])


def _divergent() -> Case:
    values = FOUR[SLOTS % 4, SLOTS] + 1
    is_odd = SLOTS % 2 == 1
    wanted = [np.where(is_odd, 0, values), np.where(is_odd, values, 0)]
    return Case(
        "arrays_divergent", [given(0, *FOUR), result(4, *[one.astype(U32) for one in wanted])]
    )


def _constants() -> Case:
    weights = ramp(12, 1).reshape(3, 4)
    rows = [packed({0: ("f4", weights[n]), 16: ("i4", 5 * n - 3)}, 32) for n in range(3)]
    i = np.arange(6)
    wanted = weights[i % 3, i // 3] + F32(2)
    return Case("arrays_constants", [uniform(0, *rows), result(3, wanted)])


def _texels() -> Case:
    colours = [ramp(16).reshape(4, 4), ramp(16, 50).reshape(4, 4)]
    words = [np.arange(8, dtype=U32), np.arange(8, dtype=U32) + 100]
    sums = [np.arange(4, dtype=U32) * 9, np.zeros(4, U32), np.zeros(4, U32)]
    i = np.arange(4)
    stored = words[0].copy()
    stored[4:] = colours[0][:, 3]
    loaded = np.array(words)[i & 1, i]
    wanted = [sums[0], loaded, colours[1][:, 0].astype(U32) + sums[0]]
    bound = [texels(0, "rgba32f", *colours), result(2, stored, words[1], start=words)]
    return Case("arrays_texels", [*bound, texels_out(4, "r32ui", *wanted, start=sums)])


def _unbounded() -> Case:
    rows = [np.arange(8, dtype=U32) + 100 * n for n in range(5)]
    wanted = np.array(rows)[SLOTS % 5, SLOTS]
    return Case("arrays_unbounded", [given(0, *rows, set=1), result(0, wanted)])


def _grids() -> Case:
    rows = [np.arange(4, dtype=U32) * 100 if n == 0 else np.zeros(4, U32) for n in range(6)]
    wanted = [row.copy() for row in rows]
    for place, number in ((5, 12), (1, 1), (3, 10)):
        wanted[place] = np.arange(4, dtype=U32) * 100 + number
    return Case("arrays_grids", [result(0, *wanted, start=rows)])


def _implicit() -> Case:
    a, b = np.arange(8, dtype=U32) + 1, np.arange(8, dtype=U32) * 3
    return Case("bindings_implicit", [given(0, a), given(1, b), result(2, a * 100 + b)])


def _chosen(choice: int) -> Case:
    a, b = np.arange(8, dtype=U32) * 3 + 1, np.arange(8, dtype=U32) + 2
    value = (a if choice == 1 else b).copy()
    for n in range(choice):
        if n % 2 == 0:
            value += a[::-1]
        else:
            value *= b[(SLOTS + n) % 8]
    bound = [given(0, a), given(1, b), result(2, value), uniform(3, np.array([choice], U32))]
    return Case("resources_chosen", bound, name=str(choice))


def _in_structs() -> Case:
    weights = ramp(8, 1)
    wanted = (weights * (SLOTS + 0.5)).astype(F32)
    return Case("resources_in_structs", [given(0, weights), result(1, wanted)])


def _of_arrays() -> Case:
    wanted = [int((FOUR[i % 4] * (SLOTS + 1))[: i + 1].sum()) for i in range(8)]
    return Case("resources_of_arrays", [given(0, *FOUR), result(4, np.array(wanted, U32))])


def _spaces() -> Case:
    a0, a1, b, d = (np.arange(8, dtype=U32) % n for n in (3, 4, 5, 6))
    wanted = a0 + a1 * 10 + b * 100 + 7000 + d * 10000
    bound = [given(0, a0, a1), result(1, wanted.astype(U32)), uniform(2, np.array([7], U32))]
    return Case("bindings_spaces", [*bound, given(0, d, set=1), given(1, b, set=1)])


CASES: Final = [
    _constant(),
    _dynamic(),
    _divergent(),
    _constants(),
    _texels(),
    _unbounded(),
    _grids(),
    _implicit(),
    _chosen(0),
    _chosen(1),
    _chosen(4),
    _in_structs(),
    _of_arrays(),
    _spaces(),
]
