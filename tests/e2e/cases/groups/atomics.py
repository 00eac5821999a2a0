"""Cases of atomics of every kind, alone and contended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from tests.e2e.cases.inputs import ints
from tests.e2e.harness.case_model import Array, Case, In, Out, blank, val, zeros

N: Final = 128


def start(values: Sequence[int], dtype: str) -> Out:
    """Counters with their initial values."""
    return Out(np.array(values, np.int64).astype(dtype))


def if_true(condition: bool, got: list[Array], why: str) -> tuple[Array, ...]:
    """The outputs themselves if they have a property; for results without a fixed order."""
    if not condition:
        raise ValueError(why)
    return tuple(got)


def reduce_bits(function: np.ufunc, first: np.generic, values: Array) -> np.generic:
    """A bitwise reduction that begins with the initial value of the counter."""
    result: np.generic = function(first, function.reduce(values))
    return result


def counters_global(c: Array, u: Array, x: Array) -> tuple[Array, Array]:
    """Each counter after all items."""
    v = x.view(np.uint32)
    n = len(x)
    i = np.arange(n, dtype=np.uint32)
    signed = [
        c[0] + x.sum(dtype=np.int32),
        c[1] - x.sum(dtype=np.int32),
        c[2] + n,
        c[3] - n,
        min(c[4], x.min()),
        max(c[5], x.max()),
        reduce_bits(np.bitwise_and, c[6], x | 0x10),
        reduce_bits(np.bitwise_or, c[7], x & 0xFF),
        reduce_bits(np.bitwise_xor, c[8], x),
    ]
    one = np.uint32(1)
    unsigned = [
        u[0] + v.sum(dtype=np.uint32),
        u[1] - np.uint32(3 * n),
        u[2] + n,
        u[3] - n,
        min(u[4], v.min()),
        max(u[5], v.max()),
        reduce_bits(np.bitwise_and, u[6], ~(one << (i & 7))),
        reduce_bits(np.bitwise_or, u[7], one << (i & 31)),
        reduce_bits(np.bitwise_xor, u[8], v),
    ]
    return np.array(signed), np.array(unsigned)


def tickets(_n: Array, _d: Array, _w: Array, _b: Array) -> tuple[Array, ...]:
    """Every number is drawn once."""
    drawn = np.arange(N)
    return np.array([5 + N]), 5 + drawn, np.array([1000 - N]), 1000 - drawn


def histogram(pixels: Array, bins: Array, _: Array) -> Array:
    """Bins of eight grey values."""
    return bins + np.bincount(pixels >> 3, minlength=32).astype(np.uint32)


def exchanges(got: list[Array], *_: Array) -> tuple[Array, ...]:
    """Exchanged values: the values seen and the one left are the first value and all new ones."""
    slot, seen, fslot, fseen, lock, total = got
    whole = np.sort(np.append(seen, slot))
    floats = np.sort(np.append(fseen, fslot))
    correct = (
        np.array_equal(whole, np.arange(N + 1))
        and np.array_equal(floats, np.append([0.0], np.arange(N) + 0.5))
        and lock[0] == 107
        and total[0] == 3 + N * (N - 1)
    )
    return if_true(correct, got, f"slot {slot}, lock {lock}, total {total}")


def local_extremes(x: Array, _: Array) -> Array:
    """The least, the largest, and the set of the low five bits of groups of 32."""
    g = x.reshape(-1, 32)
    bits = np.bitwise_or.reduce(np.uint32(1) << (g & 31).astype(np.uint32), axis=1)
    return np.stack([g.min(axis=1), g.max(axis=1), bits.view(np.int32)], axis=-1).ravel()


def fetches(c: Array, u: Array, x: Array) -> tuple[Array, Array]:
    """Each counter after all items."""
    v = x.view(np.uint32)
    total = x.sum(dtype=np.int32)
    signed = [
        c[0] + total,
        c[1] - total,
        reduce_bits(np.bitwise_or, c[2], x & 0xF0),
        reduce_bits(np.bitwise_xor, c[3], x),
        reduce_bits(np.bitwise_and, c[4], x | 0x100),
        min(c[5], x.min()),
        max(c[6], x.max()),
        min(c[7], x.min()),
        max(c[8], x.max()),
    ]
    low, high = v.min(), v.max()
    unsigned = [min(u[0], low), max(u[1], high), min(u[2], low), max(u[3], high), u[4] + 5 * N]
    return np.array(signed), np.array(unsigned)


def loads_and_stores(x: Array, _o: Array, _f: Array) -> tuple[Array, Array]:
    """Two moves through atomic cells, in groups of 16."""
    g = x.reshape(-1, 16)
    lane = np.arange(16)
    moved = g[:, ((lane + 3) & 15) ^ 1] + 1
    return moved.ravel(), (g[:, 15 - ((lane + 5) & 15)] * 0.5).ravel()


def compare_exchange(total: Array, highest: Array, x: Array, _: Array) -> tuple[Array, ...]:
    """A sum, the largest, and four flags that were won once each."""
    largest = max(highest[0], x.view(np.uint32).max())
    wins = np.array([1, 1, 1, 1, 4, N - 4])
    return total + x.sum(dtype=np.int32), np.array([largest]), wins


def counters_64(c: Array, u: Array, x: Array) -> tuple[Array, Array]:
    """Each counter after all items."""
    v = x.view(np.uint64)
    n = len(x)
    signed = [c[0] + x.sum(), c[1] - x.sum(), c[2] + n, c[3] - n, min(c[4], x.min())]
    unsigned = [
        reduce_bits(np.bitwise_and, u[0], v | np.uint64(0xFFFF)),
        reduce_bits(np.bitwise_or, u[1], v),
        reduce_bits(np.bitwise_xor, u[2], v),
        min(u[3], v.min()),
        max(u[4], v.max()),
    ]
    return np.array([*signed, max(c[5], x.max())]), np.array(unsigned, np.uint64)


def fetches_64(c: Array, u: Array, x: Array) -> tuple[Array, Array]:
    """Each counter after all items."""
    v = x.view(np.uint64)
    unsigned = [reduce_bits(np.bitwise_xor, u[0], v), u[1] + np.uint64(N << 40)]
    return np.array([c[0] + x.sum(), min(c[1], x.min()), max(c[2], x.max())]), np.array(unsigned)


def push_all(got: list[Array], _h: Array, _n: Array, bucket_of: Array) -> tuple[Array, ...]:
    """Each list holds the items of its bucket, in some order."""
    heads, following = got
    for bucket, head in enumerate(heads):
        items: list[int] = []
        at = int(head)
        while at >= 0 and len(items) <= N:
            items.append(at)
            at = int(following[at])
        want = np.flatnonzero(bucket_of == bucket).tolist()
        if sorted(items) != want:
            raise ValueError(f"bucket {bucket} holds {sorted(items)}, want {want}")
    return tuple(got)


def insert_keys(table: Array, _m: Array, keys: Array, _c: Array) -> tuple[Array, Array]:
    """A set of the keys; the table is compared in sorted order."""
    unique = np.unique(keys)
    filled = np.zeros_like(table)
    filled[: len(unique)] = unique
    return filled, np.array([len(unique)])


def roots(parent: Array) -> Array:
    """The ends of chains of parents."""
    for _ in range(len(parent)):
        parent = parent[parent]
    return parent


def unite(got: list[Array], parent: Array, edges: Array) -> tuple[Array, ...]:
    """Every component hangs on its least member."""
    label = parent.copy()
    for _ in range(len(parent)):
        low = np.minimum(label[edges[:, 0]], label[edges[:, 1]])
        np.minimum.at(label, edges[:, 0], low)
        np.minimum.at(label, edges[:, 1], low)
    in_range = bool(((got[0] >= 0) & (got[0] < len(parent))).all())
    correct = in_range and np.array_equal(roots(got[0]), label)
    return if_true(correct, got, f"parents {got[0]}, components {label}")


def weighted_bins(weights: Array, bins: Array, out: Array) -> Array:
    """Sums of quarters, exact in any order."""
    np.add.at(out, bins, weights)
    return out


CASES: Final = [
    Case(
        "atomics_1x",
        "counters_global",
        lambda r: [
            start([1, 2, 3, 4, 500, -500, -1, 0, 77], "i4"),
            start([1, 2, 3, 4, 4000000000, 5, -1, 0, 77], "u4"),
            ints(r, N),
        ],
        counters_global,
        (N,),
    ),
    Case(
        "atomics_1x",
        "tickets",
        lambda _: [start([5], "i4"), blank(N, "i4"), start([1000], "u4"), blank(N, "u4")],
        tickets,
        (N,),
        unordered=(1, 3),
    ),
    Case(
        "atomics_1x",
        "histogram",
        lambda r: [In(r.integers(0, 256, N * 9, "u1")), zeros(32, "u4"), val(9, "u4")],
        histogram,
        (N,),
        (64,),
    ),
    Case(
        "atomics_1x",
        "exchanges",
        lambda _: [
            start([0], "i4"),
            blank(N, "i4"),
            zeros(1, "f4"),
            blank(N, "f4"),
            start([0], "i4"),
            start([3], "i4"),
        ],
        exchanges,
        (N,),
        sees_output=True,
    ),
    Case(
        "atomics_1x",
        "local_extremes",
        lambda r: [ints(r, N), blank(12, "i4")],
        local_extremes,
        (N,),
        (32,),
    ),
    Case(
        "atomics_c11",
        "fetches",
        lambda r: [
            start([1, 2, 3, 4, -1, 500, -500, 900, -900], "i4"),
            start([4000000000, 5, 3000000000, 7, 9], "u4"),
            ints(r, N),
        ],
        fetches,
        (N,),
    ),
    Case(
        "atomics_c11",
        "loads_and_stores",
        lambda r: [ints(r, N), blank(N, "i4"), blank(N, "f4")],
        loads_and_stores,
        (N,),
        (16,),
    ),
    Case(
        "atomics_c11",
        "compare_exchange",
        lambda r: [start([7], "i4"), start([5], "u4"), ints(r, N), zeros(6, "i4")],
        compare_exchange,
        (N,),
    ),
    Case(
        "atomics_c11",
        "flags",
        lambda _: [zeros(16, "i4"), zeros(4, "i4")],
        lambda *_: (np.ones(16), np.full(4, 28)),
        (N,),
        (32,),
    ),
    Case(
        "atomics_64",
        "counters_64",
        lambda r: [
            start([1, 2, 3, 4, 1 << 40, -(1 << 40)], "i8"),
            start([-1, 0, 77, 1 << 62, 5], "u8"),
            ints(r, N, -(1 << 50), 1 << 50, "i8"),
        ],
        counters_64,
        (N,),
    ),
    Case(
        "atomics_64",
        "fetches_64",
        lambda r: [
            start([1, 1 << 40, -(1 << 40)], "i8"),
            start([77, 5], "u8"),
            ints(r, N, -(1 << 50), 1 << 50, "i8"),
        ],
        fetches_64,
        (N,),
    ),
    Case(
        "atomics_64",
        "accumulate_f64",
        lambda r: [Out(np.array([0.5])), zeros(4, "u8"), In(r.integers(-1000, 1000, N) / 4)],
        lambda total, _, x: (total + x.sum(), np.arange(4) + 10),
        (N,),
        (32,),
    ),
    Case(
        "atomics_structures",
        "push_all",
        lambda r: [Out(np.full(7, -1, "i4")), blank(N, "i4"), In(r.integers(0, 7, N, "i4"))],
        push_all,
        (N,),
        sees_output=True,
    ),
    Case(
        "atomics_structures",
        "insert_keys",
        lambda r: [
            zeros(256, "u4"),
            val(255, "u4"),
            In(r.integers(1, 90, N, "u4")),
            zeros(1, "u4"),
        ],
        insert_keys,
        (N,),
        unordered=(0,),
    ),
    Case(
        "atomics_structures",
        "weighted_bins",
        lambda r: [
            In((r.integers(-40, 40, N) / 4).astype("f4")),
            In(r.integers(0, 9, N, "i4")),
            zeros(9, "f4"),
        ],
        weighted_bins,
        (N,),
    ),
    Case(
        "atomics_structures",
        "unite",
        lambda r: [Out(np.arange(N, dtype="i4")), In(r.integers(0, N, (90, 2), "i4"))],
        unite,
        (90,),
        sees_output=True,
    ),
]
