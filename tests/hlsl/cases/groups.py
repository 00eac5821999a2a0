"""Memory and barriers of groups, and the numbers of work-items."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.hlsl.cases.buffers import F32, I32, U32, ramp
from tests.hlsl.cases.model import Case, given, result


def _sum() -> Case:
    values = ramp(256, -20, 0.25)
    sums = values.reshape(4, 64).sum(1)
    return Case("group_sum", [given(0, values), result(1, sums)], groups=(4, 1, 1))


def _transpose() -> Case:
    values = np.arange(256, dtype=U32).reshape(16, 16) * 3
    wanted = values.T.copy()
    return Case("group_transpose", [given(0, values), result(1, wanted)], groups=(2, 2, 1))


def _scan() -> Case:
    values = np.arange(96, dtype=I32) * 5 % 17 - 6
    wanted = values.reshape(3, 32).cumsum(1).astype(I32).ravel()
    return Case("group_scan", [result(0, wanted, start=values)], groups=(3, 1, 1))


BODY: Final = np.dtype([("place", F32, 3), ("mass", F32), ("cell", I32, 2)])


def _structs() -> Case:
    bodies = np.zeros(8, BODY)
    bodies["place"], bodies["mass"] = ramp(24).reshape(8, 3), ramp(8, 1, 0.5)
    bodies["cell"] = np.arange(16).reshape(8, 2)
    pull = (bodies["place"] * bodies["mass"][:, None]).sum()
    i = np.arange(8)
    cells = bodies["cell"][(i + 1) % 8].astype(F32)
    turned = [(7 - i) * cells[:, 0] + cells[:, 1], 2 * cells[:, 0] + 3 * cells[:, 1]]
    wanted = np.stack([np.full(8, pull), *turned, bodies["mass"][::-1]], 1).astype(F32)
    return Case("group_structs", [given(0, bodies), result(1, wanted)])


def _histogram() -> Case:
    values = (np.arange(256, dtype=U32) ** 2 * 7 + 3) >> U32(2)
    counts = np.bincount(values & 15, minlength=16).astype(U32)
    return Case("group_histogram", [given(0, values), result(1, counts)], groups=(4, 1, 1))


IDS: Final = np.dtype([("whole", U32, 3), ("group", U32, 3), ("local", U32, 3), ("index", U32)])


def _ids() -> Case:
    z, y, x = np.meshgrid(np.arange(4), np.arange(6), np.arange(8), indexing="ij")
    wanted = np.zeros(4 * 6 * 8, IDS)
    place = np.stack([x.ravel(), y.ravel(), z.ravel()], 1)
    size = np.array([4, 3, 2])
    wanted["whole"], wanted["group"], wanted["local"] = place, place // size, place % size
    wanted["index"] = place % size @ np.array([1, 4, 12])
    return Case("group_ids", [result(0, wanted)], groups=(2, 2, 2))


def _barriers() -> Case:
    values = np.arange(16, dtype=U32) * 9 + 1
    wanted = values[::-1] * 2 + (np.arange(16, dtype=U32) + 1) % 16
    return Case("group_barriers", [result(0, wanted.astype(U32), start=values)])


def _components() -> Case:
    y, x = np.mgrid[:4, :4]
    held = (y * 10 + x).astype(F32)
    return Case("group_components", [result(0, held[:, ::-1] + held[::-1])])


def _choices() -> Case:
    values = (np.arange(16, dtype=U32) * 7 + 3) % 11
    totals = []
    for local in range(16):
        total = 0
        for i in range(16):
            value = int(values[(i + local) % 16])
            total = total + 3 * value if values[i] & 1 else total ^ 5 * value
        totals.append(total)
    wanted = totals[7::-1] + totals[:7:-1]
    return Case("group_choices", [given(0, values), result(1, np.array(wanted, U32))])


CASES: Final = [
    _sum(),
    _transpose(),
    _scan(),
    _structs(),
    _histogram(),
    _ids(),
    _barriers(),
    _components(),
    _choices(),
]
