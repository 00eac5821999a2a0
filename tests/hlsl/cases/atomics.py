"""Atomic operations, and counters of buffers."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.hlsl.cases.buffers import F32, I32, U32, ramp
from tests.hlsl.cases.model import Bound, Case, given, result


def _buffers() -> Case:
    i = np.arange(64)
    words = [i.sum(), 64, (1 << 20) - 1, *(int((i[n::3] ** 2).sum()) for n in range(3))]
    signs = [int((32 - i).sum()), 63 << 24]
    bound = [result(0, np.array(words, U32)), result(1, np.array(signs, I32))]
    return Case("atomic_buffers", [*bound, result(2, np.ones(64, U32))])


TOTAL: Final = np.dtype([("place", F32, 3), ("count", U32), ("sum", I32), ("bits", I32)])


def _structs() -> Case:
    start = np.zeros(3, TOTAL)
    start["place"], start["count"] = ramp(9, 1).reshape(3, 3), 5
    wanted = start.copy()
    for i in range(32):
        wanted["count"][i % 3] += 1
        wanted["sum"][i % 3] -= i
        wanted["bits"][i % 3] |= i
    return Case("atomic_structs", [result(0, wanted, start=start)])


def _lists() -> Case:
    # Places in the list depend on the order; equal values do not.
    values = np.where(np.arange(32) % 3 == 0, 20, 41).astype(U32)
    count = int((values % 2).sum())
    places = np.where(np.arange(32) < count, 41, 0).astype(U32)
    bound = [given(0, values), result(1, places), result(2, np.array([count, 41], U32))]
    return Case("atomic_exchanges", bound)


def _long() -> Case:
    i = np.arange(32, dtype=np.int64)
    words = np.array([(i << 30).sum(), 0x5555555555555555], np.uint64)
    signs = np.array([-(i << 33).sum()], np.int64)
    return Case("atomic_long", [result(0, words), result(1, signs)])


def counter(binding: int, start: int, wanted: int) -> Bound:
    """Bind the counter of a buffer."""
    return result(binding, np.array([wanted], U32), start=np.array([start], U32))


def _counters() -> Case:
    values = np.where(np.arange(32) % 4 == 0, 5, 0).astype(U32)
    bound = [result(0, np.ones(32, U32)), result(1, values)]
    return Case("counters", [*bound, counter(2, 0, 32), counter(3, 40, 32)])


ENTRY: Final = np.dtype([("id", U32), ("place", F32, 2)])


def _lists_of_items() -> Case:
    # Equal elements: their order in the lists is open.
    start = np.zeros(16, ENTRY)
    start["id"], start["place"] = np.where(np.arange(16) < 6, 7, 12), [1, 2]
    small = np.zeros(16, ENTRY)
    small["id"][:6], small["place"][:6] = 7, [2, 1]
    large = np.where(np.arange(16) < 10, 12, 0).astype(U32)
    bound = [given(0, start), result(1, small), result(2, large)]
    return Case("counters_lists", [*bound, counter(3, 16, 0), counter(4, 0, 6), counter(5, 0, 10)])


CASES: Final = [_buffers(), _structs(), _lists(), _long(), _counters(), _lists_of_items()]
