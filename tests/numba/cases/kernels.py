"""Kernels: memory of all kinds, groups, atomics, indices."""

from __future__ import annotations

from typing import Any, Final

import numba
import numpy as np

from spvbackend.numba import (
    atomic_add,
    atomic_and,
    atomic_compare_exchange,
    atomic_exchange,
    atomic_max,
    atomic_min,
    atomic_or,
    atomic_sub,
    atomic_xor,
    barrier,
    get_global_id,
    get_global_size,
    get_group_id,
    get_local_id,
    get_local_size,
    get_num_groups,
    local_array,
    private_array,
)
from tests.numba.cases.model import Array, Launch

TILE: Final = 8
GROUP: Final = 64


def random(*shape: int, dtype: Any = np.float32) -> Array:
    return np.random.default_rng(5).random(shape).astype(dtype)


def saxpy(a: Any, x: Any, y: Any) -> None:
    i = get_global_id(0)
    if i < x.size:
        y[i] = a * x[i] + y[i]


def saxpy_reference(a: Any, x: Any, y: Any) -> None:
    y[:] = a * x + y


def tiled_product(a: Any, b: Any, c: Any) -> None:
    row, column = get_global_id(0), get_global_id(1)
    y, x = get_local_id(0), get_local_id(1)
    left = local_array((TILE, TILE), numba.float64)
    right = local_array((TILE, TILE), numba.float64)
    total = 0.0
    for start in range(0, a.shape[1], TILE):
        left[y, x] = a[row, start + x]
        right[y, x] = b[start + y, column]
        barrier()
        for k in range(TILE):
            total += left[y, k] * right[k, x]
        barrier()
    c[row, column] = total


def product_reference(a: Any, b: Any, c: Any) -> None:
    for k in range(a.shape[1]):
        c += np.outer(a[:, k], b[k])


def group_sums(values: Any, sums: Any) -> None:
    shared = local_array(GROUP, numba.int64)
    item = get_local_id()
    shared[item] = values[get_global_id()]
    barrier()
    width = get_local_size() // 2
    while width > 0:
        if item < width:
            shared[item] += shared[item + width]
        barrier()
        width //= 2
    if item == 0:
        sums[get_group_id()] = shared[0] + get_num_groups()


def sums_reference(values: Any, sums: Any) -> None:
    sums[:] = values.reshape(-1, GROUP).sum(1) + len(sums)


def histogram(values: Any, counts: Any) -> None:
    i = get_global_id()
    while i < len(values):
        atomic_add(counts, values[i] % counts.shape[0], 1)
        i += get_global_size()


def histogram_reference(values: Any, counts: Any) -> None:
    counts[:] = np.bincount(values % len(counts), minlength=len(counts))


def local_counts(values: Any, counts: Any) -> None:
    shared = local_array(16, np.int32)
    item = get_local_id()
    if item < 16:
        shared[item] = 0
    barrier()
    atomic_add(shared, values[get_global_id()] & 15, 1)
    barrier()
    if item < 16:
        atomic_add(counts, item, shared[item])


def local_counts_reference(values: Any, counts: Any) -> None:
    counts[:] = np.bincount(values & 15, minlength=16)


def blur(image: Any, out: Any) -> None:
    y, x = get_global_id(0), get_global_id(1)
    total = np.float32(0)
    for dy in range(-1, 2):
        for dx in range(-1, 2):
            row = min(max(y + dy, 0), image.shape[0] - 1)
            column = min(max(x + dx, 0), image.shape[1] - 1)
            total += image[row, column]
    out[y, x] = total / np.float32(9)


def blur_reference(image: Any, out: Any) -> None:
    padded = np.pad(image, 1, mode="edge")
    height, width = image.shape
    total = np.zeros_like(out)
    for dy in range(3):
        for dx in range(3):
            total += padded[dy : dy + height, dx : dx + width]
    out[:] = total / np.float32(9)


def views(a: Any, out: Any) -> None:
    i = get_global_id()
    row, column = a[i], a[:, i]
    total = 0.0
    for value in row:
        total += value
    for j in range(1, column.shape[0], 2):
        total -= column[j]
    for value in a[1:4, i]:
        total += 3 * value
    out[i] = total + row[-1]


def views_reference(a: Any, out: Any) -> None:
    for i in range(len(out)):
        total = 0.0
        for value in a[i]:
            total += value
        for value in a[1::2, i]:
            total -= value
        for value in a[1:4, i]:
            total += 3 * value
        out[i] = total + a[i, -1]


def writes_views(a: Any) -> None:
    i = get_global_id()
    diagonal = a[i : i + 1, i:]
    diagonal[0, 0] = -1
    column = a[::2, 0]
    if i > 0:
        column[i] += 10 * i


def writes_views_reference(a: Any) -> None:
    for i in range(4):
        a[i, i] = -1
        if i:
            a[2 * i, 0] += 10 * i


def columns_first(a: Any, out: Any) -> None:
    y, x = get_global_id(0), get_global_id(1)
    out[y, x] = a[y, x] * a.shape[0] + a.strides[1] - a.ndim + a.itemsize


def columns_first_reference(a: Any, out: Any) -> None:
    out[:] = a * a.shape[0] + a.strides[1] - a.ndim + a.itemsize


def sorts_privately(rows: Any) -> None:
    i = get_global_id()
    own = private_array(6, numba.float64)
    for j in range(6):
        own[j] = rows[i, j]
    for j in range(1, 6):
        k = j
        while k > 0 and own[k - 1] > own[k]:
            own[k - 1], own[k] = own[k], own[k - 1]
            k -= 1
    for j in range(6):
        rows[i, j] = own[j]


def sort_reference(rows: Any) -> None:
    rows.sort(axis=1)


def all_atomics(n: Any, x: Any) -> None:
    i = np.int32(get_global_id())
    atomic_sub(n, 0, i)
    atomic_and(n, 1, ~(np.int32(1) << (i & 15)))
    atomic_or(n, 2, np.int32(1) << (i & 15))
    atomic_xor(n, 3, i)
    atomic_min(n, 4, i - 7)
    atomic_max(n, 5, i)
    seen = n[6]
    while True:
        before = atomic_compare_exchange(n, 6, seen, seen + 2)
        if before == seen:
            break
        seen = before
    atomic_add(x, (0, 1), 0.5)
    atomic_min(x, (1, 0), np.float64(-i))
    atomic_max(x, (1, 1), np.float64(i))


def atomics_reference(n: Any, x: Any) -> None:
    n[:] = -2016, 0, 0xFFFF, 0, -7, 63, 128
    x[:] = [[0, 32], [-63, 63]]


def all_exchanged(n: Any, old: Any) -> None:
    """The values seen before and the last value left are all values written."""
    old[get_global_id()] = atomic_exchange(n, 0, np.uint32(get_global_id()))
    barrier()
    if get_global_id() == 0:
        total = np.uint64(n[0])
        for value in old:
            total += value
        old[0], n[0] = total, 0
        for i in range(1, old.shape[0]):
            old[i] = 0


def exchanged_reference(n: Any, old: Any) -> None:
    old[:] = 0
    old[0] = 1000 + sum(range(64))
    n[0] = 0


def scalars_of_all_types(flag: Any, small: Any, z: Any, out: Any) -> None:
    if flag:
        out[0] = z * small
    out[1] = complex(get_global_size(0), small)


def scalars_reference(flag: Any, small: Any, z: Any, out: Any) -> None:
    out[:] = z * small, complex(1, small)


def masks(values: Any, mask: Any, count: Any) -> None:
    i = get_global_id()
    mask[i] = values[i] > 0.5
    if mask[i] and not mask[i] ^ True:
        atomic_add(count, 0, 1)


def masks_reference(values: Any, mask: Any, count: Any) -> None:
    mask[:] = values > 0.5
    count[0] = mask.sum()


def three_dimensions(out: Any) -> None:
    x, y, z = get_global_id(0), get_global_id(1), get_global_id(2)
    out[x, y, z] = 100 * x + 10 * y + z + 1000 * get_group_id(2)


def three_reference(out: Any) -> None:
    x, y, z = np.indices(out.shape)
    out[:] = 100 * x + 10 * y + z + 1000 * (z // 2)


KERNELS: Final = (
    Launch(
        saxpy,
        "void(float32, float32[::1], float32[::1])",
        (1024, 64),
        lambda: (np.float32(2.5), random(1000), np.ones(1000, np.float32)),
        saxpy_reference,
        1,
    ),
    Launch(
        tiled_product,
        "void(float64[:, ::1], float64[:, ::1], float64[:, ::1])",
        ((16, 24), (TILE, TILE)),
        lambda: (random(16, 32, dtype="f8"), random(32, 24, dtype="f8"), np.zeros((16, 24))),
        product_reference,
        16,
    ),
    Launch(
        group_sums,
        "void(int64[::1], int64[::1])",
        (4 * GROUP, GROUP),
        lambda: (np.arange(4 * GROUP) ** 2, np.zeros(4, np.int64)),
        sums_reference,
    ),
    Launch(
        histogram,
        "void(int32[:], int32[:])",
        256,
        lambda: (np.arange(1000, dtype="i4") ** 2, np.zeros(7, np.int32)),
        histogram_reference,
    ),
    Launch(
        local_counts,
        "void(int32[:], int32[:])",
        (512, GROUP),
        lambda: (np.arange(512, dtype="i4") ** 3, np.zeros(16, np.int32)),
        local_counts_reference,
    ),
    Launch(
        blur,
        "void(float32[:, :], float32[:, :])",
        ((20, 30), None),
        lambda: (random(20, 30), np.zeros((20, 30), np.float32)),
        blur_reference,
        4,
    ),
    Launch(
        views,
        "void(float64[:, ::1], float64[::1])",
        12,
        lambda: (random(12, 12, dtype="f8"), np.zeros(12)),
        views_reference,
        16,
    ),
    Launch(
        writes_views,
        "void(int64[:, :])",
        4,
        lambda: (np.arange(64).reshape(8, 8),),
        writes_views_reference,
    ),
    Launch(
        columns_first,
        "void(Array(float64, 2, 'F'), float64[:, :])",
        ((6, 5), None),
        lambda: (np.asfortranarray(random(6, 5, dtype="f8")), np.zeros((6, 5))),
        columns_first_reference,
        1,
    ),
    Launch(
        sorts_privately,
        "void(float64[:, :])",
        40,
        lambda: (random(40, 6, dtype="f8"),),
        sort_reference,
    ),
    Launch(
        all_atomics,
        "void(int32[:], float64[:, :])",
        (64, 16),
        lambda: (np.array([0, 0xFFFF, 0, 0, 0, 0, 0], np.int32), np.zeros((2, 2))),
        atomics_reference,
    ),
    Launch(
        all_exchanged,
        "void(uint32[:], uint64[:])",
        (64, 64),
        lambda: (np.array([1000], np.uint32), np.zeros(64, np.uint64)),
        exchanged_reference,
    ),
    Launch(
        scalars_of_all_types,
        "void(boolean, int8, complex64, complex64[:])",
        1,
        lambda: (True, -3, 2 + 1j, np.zeros(2, np.complex64)),
        scalars_reference,
        1,
    ),
    Launch(
        masks,
        "void(float32[:], boolean[:], uint32[:])",
        100,
        lambda: (random(100), np.zeros(100, np.bool_), np.zeros(1, np.uint32)),
        masks_reference,
    ),
    Launch(
        three_dimensions,
        "void(int64[:, :, ::1])",
        ((3, 4, 6), (1, 2, 2)),
        lambda: (np.zeros((3, 4, 6), np.int64),),
        three_reference,
    ),
)
