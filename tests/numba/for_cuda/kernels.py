"""Kernels in the language of `numba.cuda`, and what numpy computes instead."""

from __future__ import annotations

import math
from typing import Any, Final

import numba
import numpy as np
from numba import complex64, cuda, float32, float64, from_dtype, int32, int64, uint8, uint64
from numba.cuda import libdevice, random
from numba.types import float16
from numpy.typing import NDArray

from tests.numba.for_cuda.cases import case

N: Final = 256
"""Threads of most launches: four blocks of 64."""
Rng = np.random.Generator
ALL: Final = 0xFFFFFFFF


def floats(rng: Rng, *shape: int, dtype: Any = np.float32) -> NDArray[Any]:
    return rng.uniform(-4, 4, shape).astype(dtype)


def ints(rng: Rng, low: int, high: int, *shape: int, dtype: Any = np.int32) -> NDArray[Any]:
    return rng.integers(low, high, shape).astype(dtype)


# Elementwise kernels, control flow.


@case(
    "void(float32, float32[::1], float32[::1], float32[::1])",
    lambda rng: (np.float32(2.5), floats(rng, 250), floats(rng, 250), np.zeros(250, np.float32)),
    lambda a, x, y, out: (x, y, a * x + y),
    tolerance=1e-6,
)
def saxpy(a, x, y, out):
    i = cuda.grid(1)
    if i < out.size:
        out[i] = a * x[i] + y[i]


@case(
    "void(int32[::1], int32[::1])",
    lambda rng: (ints(rng, -9, 9, 200), np.full(200, 7, np.int32)),
    lambda x, out: (x, np.where(x < 0, 7, np.where(x == 0, -1, x * x)).astype(np.int32)),
)
def early_return(x, out):
    i = cuda.grid(1)
    if i >= x.shape[0]:
        return
    if x[i] < 0:
        return
    if x[i] == 0:
        out[i] = -1
        return
    out[i] = x[i] * x[i]


def _steps(value: int) -> int:
    count = 0
    while value != 1:
        value = value // 2 if value % 2 == 0 else 3 * value + 1
        count += 1
    return count


@case(
    "void(int64[::1])",
    lambda rng: (np.arange(1, N + 1),),
    lambda x: (np.array([_steps(int(value)) for value in x]),),
)
def collatz(x):
    i = cuda.grid(1)
    value = x[i]
    count = 0
    while value != 1:
        if value % 2 == 0:
            value //= 2
        else:
            value = 3 * value + 1
        count += 1
    x[i] = count


@case(
    "void(float64[::1], float64[::1])",
    lambda rng: (floats(rng, 1000, dtype=np.float64), np.zeros(1000)),
    lambda x, out: (x, np.maximum(x, 0) * 3 - 1),
)
def grid_stride(x, out):
    for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
        out[i] = max(x[i], 0.0) * 3 - 1


# Grids of two and three dimensions, strides.


@case(
    "void(float32[:, ::1], float32[:, ::1])",
    lambda rng: (floats(rng, 30, 20), np.zeros((20, 30), np.float32)),
    lambda x, out: (x, x.T),
    grid=(4, 3),
    block=(8, 8),
)
def transpose(x, out):
    column, row = cuda.grid(2)
    if row < x.shape[1] and column < x.shape[0]:
        out[row, column] = x[column, row]


@case(
    "void(int32[:, :, ::1], int32[:, :, ::1])",
    lambda rng: (ints(rng, 0, 99, 8, 8, 8), np.zeros((8, 8, 8), np.int32)),
    lambda x, out: (
        x,
        sum(np.roll(x, shift, axis) for axis in range(3) for shift in (-1, 1)).astype(np.int32),
    ),
    grid=(2, 2, 2),
    block=(4, 4, 4),
)
def stencil(x, out):
    i, j, k = cuda.grid(3)
    side = cuda.gridDim.x * cuda.blockDim.x
    total = x[(i + 1) % side, j, k] + x[i - 1, j, k]
    total += x[i, (j + 1) % side, k] + x[i, j - 1, k]
    total += x[i, j, (k + 1) % side] + x[i, j, k - 1]
    out[i, j, k] = total


@case(
    "void(float32[:, :], float32[:])",
    lambda rng: (floats(rng, 16, 64)[:, ::2], np.zeros(32, np.float32)[::2]),
    lambda x, out: (x, x[:, 1:31:3].sum(axis=1, dtype=np.float32)),
    grid=(1,),
    block=(16,),
    tolerance=1e-4,
)
def strided(x, out):
    i = cuda.threadIdx.x
    row = x[i, 1:31:3]
    total = float32(0)
    for value in row:
        total += value
    out[i] = total


# Shared and local memory.


@case(
    "void(float32[::1], float32[::1])",
    lambda rng: (floats(rng, N), np.zeros(4, np.float32)),
    lambda x, out: (x, x.reshape(4, 64).sum(axis=1)),
    tolerance=1e-4,
)
def block_sum(x, out):
    shared = cuda.shared.array(64, float32)
    item = cuda.threadIdx.x
    shared[item] = x[cuda.grid(1)]
    cuda.syncthreads()
    width = cuda.blockDim.x // 2
    while width > 0:
        if item < width:
            shared[item] += shared[item + width]
        cuda.syncthreads()
        width //= 2
    if item == 0:
        out[cuda.blockIdx.x] = shared[0]


TILE: Final = 8


@case(
    "void(float32[:, ::1], float32[:, ::1], float32[:, ::1])",
    lambda rng: (floats(rng, 20, 28), floats(rng, 28, 12), np.zeros((20, 12), np.float32)),
    lambda a, b, c: (a, b, a @ b),
    grid=(3, 2),
    block=(TILE, TILE),
    tolerance=1e-4,
)
def matmul(a, b, c):
    a_tile = cuda.shared.array((TILE, TILE), float32)
    b_tile = cuda.shared.array((TILE, TILE), float32)
    row, column = cuda.grid(2)
    i, j = cuda.threadIdx.x, cuda.threadIdx.y
    total = float32(0)
    for tile in range((a.shape[1] + TILE - 1) // TILE):
        at = tile * TILE
        a_tile[i, j] = a[row, at + j] if row < a.shape[0] and at + j < a.shape[1] else 0
        b_tile[i, j] = b[at + i, column] if at + i < b.shape[0] and column < b.shape[1] else 0
        cuda.syncthreads()
        for k in range(TILE):
            total += a_tile[i, k] * b_tile[k, j]
        cuda.syncthreads()
    if row < c.shape[0] and column < c.shape[1]:
        c[row, column] = total


@case(
    "void(int32[::1])",
    lambda rng: (ints(rng, 0, 1000, N),),
    lambda x: (x.reshape(4, 64)[:, ::-1].ravel(),),
    shared=64 * 4,
)
def dynamic_shared(x):
    shared = cuda.shared.array(0, int32)
    item = cuda.threadIdx.x
    i = cuda.grid(1)
    shared[item] = x[i]
    cuda.syncthreads()
    x[i] = shared[cuda.blockDim.x - 1 - item]


@case(
    "void(int64[::1])",
    lambda rng: (ints(rng, 0, 1000, N, dtype=np.int64),),
    lambda x: (x.reshape(4, 64).cumsum(axis=1).ravel(),),
)
def scan(x):
    shared = cuda.shared.array((2, 64), int64)
    item = cuda.threadIdx.x
    turn = 0
    shared[turn, item] = x[cuda.grid(1)]
    cuda.syncthreads()
    step = 1
    while step < 64:
        value = shared[turn, item]
        if item >= step:
            value += shared[turn, item - step]
        turn = 1 - turn
        shared[turn, item] = value
        cuda.syncthreads()
        step *= 2
    x[cuda.grid(1)] = shared[turn, item]


@case(
    "void(int32[:, ::1])",
    lambda rng: (ints(rng, 0, 99, 64, 9),),
    lambda x: (np.sort(x, axis=1),),
    grid=(1,),
)
def local_sort(x):
    row = x[cuda.grid(1)]
    own = cuda.local.array(9, int32)
    for i in range(9):
        own[i] = row[i]
    for i in range(1, 9):
        value = own[i]
        j = i - 1
        while j >= 0 and own[j] > value:
            own[j + 1] = own[j]
            j -= 1
        own[j + 1] = value
    for i in range(9):
        row[i] = own[i]


TABLE: Final = np.array([3, 1, 4, 1, 5, 9, 2, 6], np.float64)


@case(
    "void(float64[::1])",
    lambda rng: (np.zeros(N),),
    lambda out: (np.tile(TABLE, N // 8) * np.repeat(np.arange(4), 64),),
)
def constant_table(out):
    table = cuda.const.array_like(TABLE)
    i = cuda.grid(1)
    out[i] = table[i % 8] * cuda.blockIdx.x


# Atomics.


@case(
    "void(int32[::1], int32[::1])",
    lambda rng: (ints(rng, 0, 10, N), np.zeros(10, np.int32)),
    lambda x, out: (x, np.bincount(x, minlength=10).astype(np.int32)),
)
def histogram(x, out):
    counts = cuda.shared.array(10, int32)
    item = cuda.threadIdx.x
    if item < 10:
        counts[item] = 0
    cuda.syncthreads()
    cuda.atomic.add(counts, x[cuda.grid(1)], 1)
    cuda.syncthreads()
    if item < 10:
        cuda.atomic.add(out, item, counts[item])


@case(
    "void(float32[::1], float64[::1], float32[::1], float64[::1])",
    lambda rng: (
        ints(rng, -9, 9, N, dtype=np.float32), ints(rng, -9, 9, N, dtype=np.float64),
        np.zeros(2, np.float32), np.zeros(2),
    ),
    lambda x, y, a, b: (
        x, y, np.array([x.sum(), -x.sum()], np.float32), np.array([y.sum(), -y.sum()]),
    ),
)  # fmt: skip
def atomic_sums(x, y, a, b):
    i = cuda.grid(1)
    cuda.atomic.add(a, 0, x[i])
    cuda.atomic.sub(a, 1, x[i])
    cuda.atomic.add(b, 0, y[i])
    cuda.atomic.sub(b, 1, y[i])


def _extremes(x: NDArray[Any], out: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    return x, np.array([x.max(), x.min(), x.max(), x.min()], x.dtype)


def _with_zeros(rng: Rng, dtype: Any) -> tuple[NDArray[Any], NDArray[Any]]:
    return floats(rng, N, dtype=dtype), np.zeros(4, dtype)


def _integers(rng: Rng, dtype: Any) -> tuple[NDArray[Any], NDArray[Any]]:
    return ints(rng, 0, 9999, N, dtype=dtype), np.full(4, 5000, dtype)


@case("void(int32[::1], int32[::1])", lambda rng: _integers(rng, np.int32), _extremes)
def atomic_extremes_i32(x, out):
    i = cuda.grid(1)
    cuda.atomic.max(out, 0, x[i])
    cuda.atomic.min(out, 1, x[i])
    cuda.atomic.nanmax(out, 2, x[i])
    cuda.atomic.nanmin(out, 3, x[i])


@case("void(uint64[::1], uint64[::1])", lambda rng: _integers(rng, np.uint64), _extremes)
def atomic_extremes_u64(x, out):
    i = cuda.grid(1)
    cuda.atomic.max(out, 0, x[i])
    cuda.atomic.min(out, 1, x[i])
    cuda.atomic.nanmax(out, 2, x[i])
    cuda.atomic.nanmin(out, 3, x[i])


@case("void(float32[::1], float32[::1])", lambda rng: _with_zeros(rng, np.float32), _extremes)
def atomic_extremes_f32(x, out):
    i = cuda.grid(1)
    cuda.atomic.max(out, 0, x[i])
    cuda.atomic.min(out, 1, x[i])
    cuda.atomic.nanmax(out, 2, x[i])
    cuda.atomic.nanmin(out, 3, x[i])


def _with_nans(rng: Rng) -> tuple[NDArray[Any], NDArray[Any]]:
    x = floats(rng, N, dtype=np.float64)
    x[::5] = np.nan
    return x, np.array([0.0, 0.0, np.nan, np.nan, np.nan, np.nan])


@case(
    "void(float64[::1], float64[::1])",
    _with_nans,
    lambda x, out: (
        x,
        np.array([np.nanmax(x), np.nanmin(x), np.nan, np.nan, np.nanmax(x), np.nanmin(x)]),
    ),
)
def atomic_extremes_f64(x, out):
    i = cuda.grid(1)
    cuda.atomic.max(out, 0, x[i])
    cuda.atomic.min(out, 1, x[i])
    cuda.atomic.max(out, 2, x[i])
    cuda.atomic.min(out, 3, x[i])
    cuda.atomic.nanmax(out, 4, x[i])
    cuda.atomic.nanmin(out, 5, x[i])


def _counted_down(value: int, last: int) -> int:
    """Return what N threads leave that count down to 0, and then begin with the last number."""
    for _ in range(N):
        value = last if value == 0 or value > last else value - 1
    return value


@case(
    "void(uint32[::1], uint32[::1])",
    lambda rng: (
        ints(rng, 0, 1 << 32, N, dtype=np.uint32), np.array([ALL, 0, 0, 0, 250, 0], np.uint32)
    ),
    lambda x, out: (
        x,
        np.array(
            [np.bitwise_and.reduce(x), np.bitwise_or.reduce(x), np.bitwise_xor.reduce(x),
             N % 100, _counted_down(250, 11), 1],
            np.uint32,
        ),
    ),
)  # fmt: skip
def atomic_bits(x, out):
    i = cuda.grid(1)
    cuda.atomic.and_(out, 0, x[i])
    cuda.atomic.or_(out, 1, x[i])
    cuda.atomic.xor(out, 2, x[i])
    cuda.atomic.inc(out, 3, 99)
    cuda.atomic.dec(out, 4, 11)
    cuda.atomic.exch(out, 5, 1)


@case(
    "void(uint64[::1])",
    lambda rng: (np.array([0, 3], np.uint64),),
    lambda out: (np.array([N % 10, _counted_down(3, 9)], np.uint64),),
)
def atomic_steps(out):
    cuda.atomic.inc(out, 0, 9)
    cuda.atomic.dec(out, 1, 9)


@case(
    "void(int32[::1], int64[::1])",
    lambda rng: (np.zeros(8, np.int32), np.zeros(1, np.int64)),
    lambda slots, wins: (np.full(8, 1, np.int32), np.array([8])),
)
def compare_and_swap(slots, wins):
    i = cuda.grid(1)
    old = cuda.atomic.cas(slots, i % 8, 0, 1)
    if old == 0:
        cuda.atomic.add(wins, 0, 1)


@case(
    "void(float64[::1], float64[::1], float64[::1], uint32[::1])",
    lambda rng: (
        ints(rng, 0, 99, N, dtype=np.float64), np.zeros(4), np.zeros(1), np.zeros(1, np.uint32)
    ),
    lambda x, parts, total, done: (
        x, x.reshape(4, 64).sum(axis=1), x.sum(keepdims=True), np.array([4], np.uint32),
    ),
)  # fmt: skip
def last_block(x, parts, total, done):
    shared = cuda.shared.array(64, float64)
    is_last = cuda.shared.array(1, int32)
    item = cuda.threadIdx.x
    shared[item] = x[cuda.grid(1)]
    cuda.syncthreads()
    if item == 0:
        own = 0.0
        for k in range(64):
            own += shared[k]
        parts[cuda.blockIdx.x] = own
        cuda.threadfence()
        is_last[0] = cuda.atomic.add(done, 0, 1) == cuda.gridDim.x - 1
    cuda.syncthreads()
    if is_last[0] and item == 0:
        cuda.threadfence()
        own = 0.0
        for k in range(cuda.gridDim.x):
            own += parts[k]
        total[0] = own


@case(
    "void(float64[::1], float32[::1], float64[::1])",
    lambda rng: (floats(rng, N, dtype=np.float64), np.zeros(4, np.float32), np.zeros(4)),
    lambda x, least, greatest: (
        x,
        x.reshape(4, 64).min(axis=1).astype(np.float32),
        x.reshape(4, 64).max(axis=1),
    ),
)
def shared_extremes(x, least, greatest):
    low = cuda.shared.array(1, float32)
    high = cuda.shared.array(1, float64)
    i = cuda.grid(1)
    if cuda.threadIdx.x == 0:
        low[0] = math.inf
        high[0] = -math.inf
    cuda.syncthreads()
    cuda.atomic.min(low, 0, float32(x[i]))
    cuda.atomic.max(high, 0, x[i])
    cuda.syncthreads()
    if cuda.threadIdx.x == 0:
        least[cuda.blockIdx.x] = low[0]
        greatest[cuda.blockIdx.x] = high[0]


# Warps, of which these kernels ask that eight neighbours are in one.


@case(
    "void(int32[::1], float64[::1])",
    lambda rng: (ints(rng, 0, 99, N), floats(rng, N, dtype=np.float64)),
    lambda x, y: (
        np.repeat(x.reshape(-1, 8).sum(axis=1), 8).astype(np.int32),
        np.repeat(y.reshape(-1, 8)[:, 3], 8),
    ),
)
def shuffles(x, y):
    i = cuda.grid(1)
    value = x[i]
    for mask in (4, 2, 1):
        value += cuda.shfl_xor_sync(ALL, value, mask)
    x[i] = value
    y[i] = cuda.shfl_sync(ALL, y[i], (cuda.laneid & ~7) + 3)


def _moved(x: NDArray[Any], up: NDArray[Any], down: NDArray[Any]) -> tuple[NDArray[Any], ...]:
    rows = x.reshape(-1, 8)
    moved_up, moved_down = rows.copy(), rows.copy()
    moved_up[:, 1:] += rows[:, :-1]
    moved_down[:, :-1] += rows[:, 1:]
    return x, moved_up.ravel(), moved_down.ravel()


@case(
    "void(float32[::1], float32[::1], float32[::1])",
    lambda rng: (floats(rng, N), np.zeros(N, np.float32), np.zeros(N, np.float32)),
    _moved,
)
def neighbours(x, up, down):
    i = cuda.grid(1)
    lane = cuda.laneid & 7
    before = cuda.shfl_up_sync(ALL, x[i], 1)
    after = cuda.shfl_down_sync(ALL, x[i], 1)
    up[i] = x[i] + before if lane > 0 else x[i]
    down[i] = x[i] + after if lane < 7 else x[i]


def _voted(x: NDArray[Any], out: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    is_set = (x.reshape(-1, 8) > 50).astype(np.int32)
    ranks = np.cumsum(is_set, axis=1) - is_set
    is_odd = np.repeat(np.arange(4) % 2, 64)
    return x, (ranks.ravel() + 100 * is_odd + 1000 * is_odd + 10000 * (1 - is_odd)).astype(np.int32)


@case(
    "void(int32[::1], int32[::1])", lambda rng: (ints(rng, 0, 99, N), np.zeros(N, np.int32)), _voted
)
def votes(x, out):
    i = cuda.grid(1)
    lane = cuda.laneid
    bits = cuda.ballot_sync(ALL, x[i] > 50)
    rank = cuda.popc((bits >> (lane & ~7)) & ((1 << (lane & 7)) - 1))
    is_odd = cuda.blockIdx.x % 2 == 1
    if cuda.all_sync(ALL, is_odd):
        rank += 100
    if cuda.any_sync(ALL, is_odd):
        rank += 1000
    if cuda.eq_sync(ALL, is_odd) and not is_odd:
        rank += 10000
    cuda.syncwarp()
    out[i] = rank


@case(
    "void(int32[::1], int32[:, ::1])",
    lambda rng: (ints(rng, 0, 99, N), np.zeros((N, 3), np.int32)),
    lambda x, out: (
        x,
        np.repeat(
            [[np.sum(row > 50), np.all(row > 50), np.any(row > 50)] for row in x.reshape(4, 64)],
            64, axis=0,
        ),
    ),
)  # fmt: skip
def block_votes(x, out):
    i = cuda.grid(1)
    is_set = int32(x[i] > 50)
    out[i, 0] = cuda.syncthreads_count(is_set)
    out[i, 1] = cuda.syncthreads_and(is_set)
    out[i, 2] = cuda.syncthreads_or(is_set)


# Numbers: mathematics, integers, narrow types, complex numbers.


def _mathematics(x: NDArray[Any], y: NDArray[Any], out: NDArray[Any]) -> tuple[NDArray[Any], ...]:
    with np.errstate(all="ignore"):
        z = np.abs(x) + x.dtype.type(0.25)
        rows = [
            np.sin(x), np.cos(x), np.tan(y / 4), np.exp(x), np.log(z), np.sqrt(z), z**y,
            np.arctan2(x, y), np.tanh(x), np.arcsinh(x), np.floor(x), np.ceil(x), np.trunc(x),
            np.fmod(x, y), np.hypot(x, y), np.log1p(z), np.expm1(x), np.copysign(x, y),
            np.vectorize(math.erf)(x), np.vectorize(math.lgamma)(z), np.arccos(x / 5),
            np.log10(z), np.log2(z), np.degrees(x),
        ]  # fmt: skip
    return x, y, np.array(rows, x.dtype)


def _real_arguments(rng: Rng, dtype: Any) -> tuple[NDArray[Any], ...]:
    return floats(rng, 64, dtype=dtype), floats(rng, 64, dtype=dtype), np.zeros((24, 64), dtype)


@case(
    "void(float64[::1], float64[::1], float64[:, ::1])",
    lambda rng: _real_arguments(rng, np.float64),
    _mathematics,
    grid=(1,),
    tolerance=1e-12,
)
def mathematics_f64(x, y, out):
    i = cuda.grid(1)
    a, b = x[i], y[i]
    z = abs(a) + 0.25
    out[0, i] = math.sin(a)
    out[1, i] = math.cos(a)
    out[2, i] = math.tan(b / 4)
    out[3, i] = math.exp(a)
    out[4, i] = math.log(z)
    out[5, i] = math.sqrt(z)
    out[6, i] = z**b
    out[7, i] = math.atan2(a, b)
    out[8, i] = math.tanh(a)
    out[9, i] = math.asinh(a)
    out[10, i] = math.floor(a)
    out[11, i] = math.ceil(a)
    out[12, i] = math.trunc(a)
    out[13, i] = math.fmod(a, b)
    out[14, i] = math.hypot(a, b)
    out[15, i] = math.log1p(z)
    out[16, i] = math.expm1(a)
    out[17, i] = math.copysign(a, b)
    out[18, i] = math.erf(a)
    out[19, i] = math.lgamma(z)
    out[20, i] = math.acos(a / 5)
    out[21, i] = math.log10(z)
    out[22, i] = math.log2(z)
    out[23, i] = math.degrees(a)


@case(
    "void(float32[::1], float32[::1], float32[:, ::1])",
    lambda rng: _real_arguments(rng, np.float32),
    _mathematics,
    grid=(1,),
    tolerance=2e-5,
)
def mathematics_f32(x, y, out):
    i = cuda.grid(1)
    a, b = x[i], y[i]
    z = abs(a) + float32(0.25)
    out[0, i] = math.sin(a)
    out[1, i] = math.cos(a)
    out[2, i] = math.tan(b / float32(4))
    out[3, i] = math.exp(a)
    out[4, i] = math.log(z)
    out[5, i] = math.sqrt(z)
    out[6, i] = z**b
    out[7, i] = math.atan2(a, b)
    out[8, i] = math.tanh(a)
    out[9, i] = math.asinh(a)
    out[10, i] = math.floor(a)
    out[11, i] = math.ceil(a)
    out[12, i] = math.trunc(a)
    out[13, i] = math.fmod(a, b)
    out[14, i] = math.hypot(a, b)
    out[15, i] = math.log1p(z)
    out[16, i] = math.expm1(a)
    out[17, i] = math.copysign(a, b)
    out[18, i] = math.erf(a)
    out[19, i] = math.lgamma(z)
    out[20, i] = math.acos(a / float32(5))
    out[21, i] = math.log10(z)
    out[22, i] = math.log2(z)
    out[23, i] = math.degrees(a)


@case(
    "void(float32[::1], float64[::1], float32[:, ::1], float64[:, ::1])",
    lambda rng: (
        floats(rng, 64), floats(rng, 64, dtype=np.float64),
        np.zeros((4, 64), np.float32), np.zeros((4, 64)),
    ),
    lambda x, y, a, b: (
        x, y,
        np.array([1 / np.sqrt(np.abs(x)), np.rint(x), x * x + x, np.cbrt(x)], np.float32),
        np.array([np.sinh(y), np.cbrt(y), y * y + 3, np.vectorize(math.erfc)(y)]),
    ),
    grid=(1,),
    tolerance=2e-6,
)  # fmt: skip
def libdevice_calls(x, y, a, b):
    i = cuda.grid(1)
    a[0, i] = libdevice.rsqrtf(libdevice.fabsf(x[i]))
    a[1, i] = libdevice.rintf(x[i])
    a[2, i] = libdevice.fmaf_rn(x[i], x[i], x[i])
    a[3, i] = libdevice.cbrtf(x[i])
    b[0, i] = libdevice.sinh(y[i])
    b[1, i] = cuda.cbrt(y[i])
    b[2, i] = cuda.fma(y[i], y[i], 3.0)
    b[3, i] = math.erfc(y[i])


def _bits(x: NDArray[Any], y: NDArray[Any], out: NDArray[Any]) -> tuple[NDArray[Any], ...]:
    words = x.astype(np.int64) & ALL
    text = [f"{word:032b}" for word in words]
    rows = [
        [one.count("1") for one in text],
        [int(one[::-1], 2) for one in text],
        [len(one) - len(one.lstrip("0")) for one in text],
        [len(one) - one.rindex("1") if "1" in one else 0 for one in text],
        x // y, x % y, np.minimum(x, y), np.abs(x), x >> 3, x << 2, x ^ y, ~x & y,
        np.where(x > y, x, y),
    ]  # fmt: skip
    return x, y, np.array(rows, np.int64).astype(np.int32)


@case(
    "void(int32[::1], int32[::1], int32[:, ::1])",
    lambda rng: (
        ints(rng, -(1 << 31), 1 << 31, 64), ints(rng, 1, 999, 64), np.zeros((13, 64), np.int32)
    ),
    _bits,
    grid=(1,),
)  # fmt: skip
def integers(x, y, out):
    i = cuda.grid(1)
    a, b = x[i], y[i]
    out[0, i] = cuda.popc(a)
    out[1, i] = cuda.brev(a)
    out[2, i] = cuda.clz(a)
    out[3, i] = cuda.ffs(a)
    out[4, i] = a // b
    out[5, i] = a % b
    out[6, i] = min(a, b)
    out[7, i] = abs(a)
    out[8, i] = a >> 3
    out[9, i] = a << 2
    out[10, i] = a ^ b
    out[11, i] = ~a & b
    out[12, i] = cuda.selp(a > b, a, b)


@case(
    "void(int8[::1], uint8[::1], int16[::1], uint16[::1], boolean[::1])",
    lambda rng: (
        ints(rng, -128, 128, N, dtype=np.int8), ints(rng, 0, 256, N, dtype=np.uint8),
        ints(rng, -9999, 9999, N, dtype=np.int16), np.zeros(N, np.uint16), np.zeros(N, np.bool_),
    ),
    lambda a, b, c, d, e: (
        np.clip(2 * a.astype(np.int32), -128, 127).astype(np.int8), b // 3, c,
        (c.astype(np.int32) * b).astype(np.uint16), a > c,
    ),
)  # fmt: skip
def narrow(a, b, c, d, e):
    i = cuda.grid(1)
    e[i] = a[i] > c[i]
    a[i] = max(min(2 * a[i], 127), -128)
    d[i] = c[i] * b[i]
    b[i] //= 3


@case(
    "void(float16[::1], float16[::1], float16[::1])",
    lambda rng: (
        floats(rng, N, dtype=np.float16), floats(rng, N, dtype=np.float16),
        np.zeros(N, np.float16),
    ),
    lambda x, y, out: (x, y, np.where(x > y, x * y + x, x - y)),
    tolerance=2e-3,
)  # fmt: skip
def halves(x, y, out):
    i = cuda.grid(1)
    out[i] = x[i] * y[i] + x[i] if x[i] > y[i] else x[i] - y[i]


def _escape(c: complex) -> int:
    z = np.complex64(0)
    for count in range(50):
        z = np.complex64(z * z + np.complex64(c))
        if z.real * z.real + z.imag * z.imag > 4:
            return count
    return 50


@case(
    "void(complex64, complex64, int32[:, ::1])",
    lambda rng: (
        np.complex64(-2.1 - 1.3j), np.complex64(0.1 + 0.15j), np.zeros((16, 16), np.int32)
    ),
    lambda corner, step, out: (
        np.array(
            [[_escape(corner + complex(x * step.real, y * step.imag)) for x in range(16)]
             for y in range(16)],
            np.int32,
        ),
    ),
    grid=(2, 2),
    block=(8, 8),
)  # fmt: skip
def mandelbrot(corner, step, out):
    x, y = cuda.grid(2)
    c = complex64(corner + complex(x * step.real, y * step.imag))
    z = complex64(0)
    count = 0
    while count < 50:
        z = complex64(z * z + c)
        if z.real * z.real + z.imag * z.imag > 4:
            break
        count += 1
    out[y, x] = count


@case(
    "void(complex128[::1], complex128[::1], float64[::1])",
    lambda rng: (
        floats(rng, N, dtype=np.float64) + 1j * floats(rng, N, dtype=np.float64),
        np.full(N, 2 - 1j), np.zeros(N),
    ),
    lambda x, y, out: (x, x * y - x.conj() / y, np.abs(x)),
    tolerance=1e-13,
)  # fmt: skip
def complex_numbers(x, y, out):
    i = cuda.grid(1)
    y[i] = x[i] * y[i] - x[i].conjugate() / y[i]
    out[i] = abs(x[i])


# Functions, records, tuples.


@cuda.jit(device=True)
def rotated(x, y, angle):
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)


@cuda.jit(device=True)
def twice_rotated(x, y, angle):
    x, y = rotated(x, y, angle)
    return rotated(x, y, angle)


@case(
    "void(float64[:, ::1], float64)",
    lambda rng: (floats(rng, N, 2, dtype=np.float64), np.float64(0.3)),
    lambda points, angle: (
        points @ np.array([[np.cos(2 * angle), np.sin(2 * angle)],
                           [-np.sin(2 * angle), np.cos(2 * angle)]]),
    ),
    tolerance=1e-12,
)  # fmt: skip
def device_functions(points, angle):
    i = cuda.grid(1)
    points[i, 0], points[i, 1] = twice_rotated(points[i, 0], points[i, 1], angle)


PARTICLE: Final = np.dtype(
    [("at", np.float32, 3), ("mass", np.float64), ("kind", np.int16)], align=True
)
PARTICLES: Final = from_dtype(PARTICLE)


def _particles(rng: Rng) -> tuple[NDArray[Any]]:
    made = np.zeros(N, PARTICLE)
    made["at"] = floats(rng, N, 3)
    made["mass"] = np.arange(N)
    made["kind"] = ints(rng, 0, 3, N)
    return (made,)


def _moved_particles(given: NDArray[Any]) -> tuple[NDArray[Any]]:
    moved = given.copy()
    moved["at"][given["kind"] == 1] += np.float32(0.5)
    moved["mass"][given["kind"] == 1] *= 2
    moved["kind"] += 1
    return (moved,)


@case("void(PARTICLES[::1])", _particles, _moved_particles)
def records(particles):
    i = cuda.grid(1)
    if particles[i].kind == 1:
        for axis in range(3):
            particles[i].at[axis] += float32(0.5)
        particles[i].mass *= 2
    particles[i].kind += 1


@case(
    "void(UniTuple(int32, 3), Tuple((float32, int64)), float32[::1])",
    lambda rng: (
        (np.int32(3), np.int32(5), np.int32(7)), (np.float32(0.5), np.int64(11)),
        np.zeros(N, np.float32),
    ),
    lambda weights, pair, out: (
        (np.array(weights)[np.arange(N) % 3] * pair[0] + pair[1]).astype(np.float32),
    ),
)  # fmt: skip
def tuples(weights, pair, out):
    i = cuda.grid(1)
    out[i] = weights[i % 3] * pair[0] + pair[1]


@case(
    "void(float64[:, ::1], float64[:, ::1])",
    lambda rng: (floats(rng, 64, 3, dtype=np.float64), np.zeros((64, 3))),
    lambda at, force: (
        at,
        np.array([
            sum(((q - p) / (np.dot(q - p, q - p) + 0.01) ** 1.5 for q in at), np.zeros(3))
            for p in at
        ]),
    ),
    grid=(1,),
    tolerance=1e-9,
)  # fmt: skip
def bodies(at, force):
    i = cuda.grid(1)
    total = (0.0, 0.0, 0.0)
    for j in range(at.shape[0]):
        dx, dy, dz = at[j, 0] - at[i, 0], at[j, 1] - at[i, 1], at[j, 2] - at[i, 2]
        scale = (dx * dx + dy * dy + dz * dz + 0.01) ** -1.5
        total = (total[0] + dx * scale, total[1] + dy * scale, total[2] + dz * scale)
    for axis in range(3):
        force[i, axis] = total[axis]


# What numba.cuda offers besides: random numbers, questions to warps, records in local memory.


def _rotated(word: int, by: int) -> int:
    return (word << by | word >> 64 - by) & WORD


WORD: Final = (1 << 64) - 1
STATE: Final = random.xoroshiro128p_dtype
STATES: Final = from_dtype(STATE)


def _states(rng: Rng) -> NDArray[Any]:
    states = np.zeros(N, STATE)
    for name in STATE.names:
        states[name] = rng.integers(1, 1 << 63, N, dtype=np.uint64)
    return states


def _drawn(states: NDArray[Any], out: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    states, drawn = states.copy(), np.zeros((N, 4))
    for i in range(N):
        s0, s1 = (int(states[name][i]) for name in ("s0", "s1"))
        for k in range(4):
            drawn[i, k] = ((s0 + s1 & WORD) >> 11) * 2.0**-53
            s1 ^= s0
            s0, s1 = _rotated(s0, 55) ^ s1 ^ (s1 << 14 & WORD), _rotated(s1, 36)
        states["s0"][i], states["s1"][i] = s0, s1
    return states, drawn


@case("void(STATES[::1], float64[:, ::1])", lambda rng: (_states(rng), np.zeros((N, 4))), _drawn)
def random_numbers(states, out):
    i = cuda.grid(1)
    for k in range(4):
        out[i, k] = random.xoroshiro128p_uniform_float64(states, i)


def _matched(x: NDArray[Any], out: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    rows = x.reshape(-1, 8)
    same = np.array([[sum((row == one) << np.arange(8)) for one in row] for row in rows])
    return x, same.ravel().astype(np.int32)


@case(
    "void(int32[::1], int32[::1])",
    lambda rng: (ints(rng, 0, 3, N), np.zeros(N, np.int32)),
    _matched,
)
def matches(x, out):
    i = cuda.grid(1)
    bits = cuda.match_any_sync(ALL, x[i])
    out[i] = (bits >> (cuda.laneid & ~7)) & 255
    _, is_one = cuda.match_all_sync(ALL, int64(cuda.blockIdx.x))
    if not is_one or cuda.activemask() & 255 != 255:
        out[i] = -1
    if cuda.popc(cuda.lanemask_lt()) != cuda.laneid:
        out[i] = -2


@case(
    "void(float64[:, ::1], float64[::1])",
    lambda rng: (floats(rng, N, 4, dtype=np.float64), np.zeros(N)),
    lambda x, out: (x, np.linalg.det(x.reshape(N, 2, 2)) + x.sum(axis=1)),
    tolerance=1e-12,
)
def local_matrix(x, out):
    i = cuda.grid(1)
    own = cuda.local.array((2, 2), float64)
    for row in range(2):
        for column in range(2):
            own[row, column] = x[i, 2 * row + column]
    total = 0.0
    for k, value in enumerate(x[i]):
        total += value if k < 4 else 100.0
    out[i] = own[0, 0] * own[1, 1] - own[0, 1] * own[1, 0] + total


@case(
    "void(float32[::1], complex64[::1], PARTICLES[::1])",
    lambda rng: (floats(rng, N), np.zeros(4, np.complex64), np.zeros(4, PARTICLE)),
    lambda x, sums, out: (
        x,
        (x.reshape(4, 64).sum(axis=1) * (1 - 1j)).astype(np.complex64),
        _last_of(x),
    ),
    tolerance=1e-4,
)
def shared_records(x, sums, out):
    values = cuda.shared.array(64, complex64)
    last = cuda.shared.array(1, PARTICLES)
    item, i = cuda.threadIdx.x, cuda.grid(1)
    values[item] = complex64(x[i] * (1 - 1j))
    if item == cuda.blockDim.x - 1:
        last[0].at[1] = x[i]
        last[0].mass = float64(x[i]) * 2
        last[0].kind = 5
    cuda.syncthreads()
    if item == 0:
        total = complex64(0)
        for k in range(64):
            total += values[k]
        sums[cuda.blockIdx.x] = total
        out[cuda.blockIdx.x].at[1] = last[0].at[1]
        out[cuda.blockIdx.x].mass = last[0].mass
        out[cuda.blockIdx.x].kind = last[0].kind


def _last_of(x: NDArray[Any]) -> NDArray[Any]:
    out = np.zeros(4, PARTICLE)
    out["at"][:, 1] = x[63::64]
    out["mass"] = x[63::64].astype(np.float64) * 2
    out["kind"] = 5
    return out


@case(
    "void(int32[:, ::1], float32[:, ::1], uint64[::1])",
    lambda rng: (ints(rng, 0, 4, N, 2), np.zeros((4, 4), np.float32), np.zeros(2, np.uint64)),
    lambda at, counts, bits: (
        at,
        np.histogram2d(at[:, 0], at[:, 1], bins=4, range=((0, 4), (0, 4)))[0].astype(np.float32),
        np.array([2**40 - 1, N], np.uint64),
    ),
)
def atomic_places(at, counts, bits):
    i = cuda.grid(1)
    cuda.atomic.add(counts, (at[i, 0], at[i, 1]), float32(1))
    cuda.atomic.or_(bits, 0, uint64(1) << uint64(i % 40))
    old = bits[1]
    while True:
        seen = cuda.atomic.cas(bits, 1, old, old + 1)
        if seen == old:
            break
        old = seen
    cuda.threadfence_block()
    cuda.threadfence_system()


def _words(x: NDArray[Any], y: NDArray[Any], out: NDArray[Any]) -> tuple[NDArray[Any], ...]:
    words = [int(one) & WORD for one in x]
    rows = [
        [word.bit_count() for word in words],
        [64 - word.bit_length() for word in words],
        x // y, x % y, -x // y, x >> 7, x * y, (x % 1000) ** 2, abs(x), np.where(x < 0, -1, 1),
        (x.astype(np.float64) / 3).astype(np.int64), x.astype(np.uint8),
    ]  # fmt: skip
    return x, y, np.array([np.asarray(row).astype(np.int64) for row in rows])


@case(
    "void(int64[::1], int64[::1], int64[:, ::1])",
    lambda rng: (
        ints(rng, -(1 << 40), 1 << 40, 64, dtype=np.int64),
        ints(rng, 1, 999, 64, dtype=np.int64), np.zeros((12, 64), np.int64),
    ),
    _words,
    grid=(1,),
)  # fmt: skip
def long_integers(x, y, out):
    i = cuda.grid(1)
    a, b = x[i], y[i]
    out[0, i] = cuda.popc(a)
    out[1, i] = cuda.clz(a)
    out[2, i] = a // b
    out[3, i] = a % b
    out[4, i] = -a // b
    out[5, i] = a >> 7
    out[6, i] = a * b
    out[7, i] = (a % 1000) ** 2
    out[8, i] = abs(a)
    out[9, i] = 1 if not a < 0 else -1
    out[10, i] = int64(a / 3)
    out[11, i] = uint8(a)


def _more_mathematics(x: NDArray[Any], out: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    fraction, whole = np.modf(x)
    mantissa, exponent = np.frexp(x)
    rows = [
        fraction, whole, mantissa, exponent, np.rint(x), np.ldexp(x, 3),
        np.vectorize(math.gamma)(np.abs(x)), np.isnan(x), np.isinf(1 / x), np.radians(x),
        np.cosh(x),
        np.arcsin(x / 5), np.arctan(x), np.arctanh(x / 5), np.arccosh(np.abs(x) + 1), np.exp2(x),
    ]  # fmt: skip
    return x, np.array(rows, np.float64)


@case(
    "void(float64[::1], float64[:, ::1])",
    lambda rng: (floats(rng, 64, dtype=np.float64), np.zeros((16, 64))),
    _more_mathematics,
    grid=(1,),
    tolerance=1e-11,
)
def more_mathematics(x, out):
    i = cuda.grid(1)
    a = x[i]
    out[0, i], out[1, i] = math.modf(a)
    out[2, i], out[3, i] = math.frexp(a)
    out[4, i] = round(a)
    out[5, i] = math.ldexp(a, 3)
    out[6, i] = math.gamma(abs(a))
    out[7, i] = math.isnan(a)
    out[8, i] = math.isinf(1 / a)
    out[9, i] = math.radians(a)
    out[10, i] = math.cosh(a)
    out[11, i] = math.asin(a / 5)
    out[12, i] = math.atan(a)
    out[13, i] = math.atanh(a / 5)
    out[14, i] = math.acosh(abs(a) + 1)
    out[15, i] = libdevice.exp2(a)


def _halves(x: NDArray[Any], out: NDArray[Any], flags: NDArray[Any]) -> tuple[NDArray[Any], ...]:
    size, first = np.abs(x) + np.float16(0.25), x[0]
    rows = [
        np.sin(x), np.cos(x), np.exp(x), np.exp2(x), np.power(10.0, x.astype(np.float32)),
        np.log(size), np.log2(size), np.log10(size), np.sqrt(size), 1 / np.sqrt(size),
        np.floor(x), np.ceil(x), np.trunc(x), np.rint(x), x * x + x, -x, x / np.float16(3),
        np.maximum(x, np.float16(1)), np.minimum(x, np.float16(1)), np.float16(1) / x,
        x + first, x - first, x * first, size - np.float16(0.25),
    ]  # fmt: skip
    answers = [x == first, x != first, x >= first, x > first, x <= first, x < first, x != first]
    return x, np.array(rows, np.float16), np.array(answers)


@case(
    "void(float16[::1], float16[:, ::1], boolean[:, ::1])",
    lambda rng: (
        floats(rng, 64, dtype=np.float16), np.zeros((24, 64), np.float16),
        np.zeros((7, 64), np.bool_),
    ),
    _halves,
    grid=(1,),
    tolerance=4e-3,
)  # fmt: skip
def half_functions(x, out, flags):
    i = cuda.grid(1)
    a, first = x[i], x[0]
    size = cuda.fp16.hadd(cuda.fp16.habs(a), float16(0.25))
    out[0, i] = cuda.fp16.hsin(a)
    out[1, i] = cuda.fp16.hcos(a)
    out[2, i] = cuda.fp16.hexp(a)
    out[3, i] = cuda.fp16.hexp2(a)
    out[4, i] = cuda.fp16.hexp10(a)
    out[5, i] = cuda.fp16.hlog(size)
    out[6, i] = cuda.fp16.hlog2(size)
    out[7, i] = cuda.fp16.hlog10(size)
    out[8, i] = cuda.fp16.hsqrt(size)
    out[9, i] = cuda.fp16.hrsqrt(size)
    out[10, i] = cuda.fp16.hfloor(a)
    out[11, i] = cuda.fp16.hceil(a)
    out[12, i] = cuda.fp16.htrunc(a)
    out[13, i] = cuda.fp16.hrint(a)
    out[14, i] = cuda.fp16.hfma(a, a, a)
    out[15, i] = cuda.fp16.hneg(a)
    out[16, i] = cuda.fp16.hdiv(a, float16(3))
    out[17, i] = cuda.fp16.hmax(a, float16(1))
    out[18, i] = cuda.fp16.hmin(a, float16(1))
    out[19, i] = cuda.fp16.hrcp(a)
    out[20, i] = a + first
    out[21, i] = cuda.fp16.hsub(a, first)
    out[22, i] = cuda.fp16.hmul(a, first)
    out[23, i] = size - float16(0.25)
    flags[0, i] = cuda.fp16.heq(a, first)
    flags[1, i] = cuda.fp16.hne(a, first)
    flags[2, i] = cuda.fp16.hge(a, first)
    flags[3, i] = cuda.fp16.hgt(a, first)
    flags[4, i] = cuda.fp16.hle(a, first)
    flags[5, i] = a < first
    flags[6, i] = a != first


def _halves_with_nans(rng: Rng) -> tuple[NDArray[Any], ...]:
    x, y = floats(rng, 64, dtype=np.float16), floats(rng, 64, dtype=np.float16)
    x[::5], x[1::9], y[::7] = np.nan, np.inf, np.nan
    out, flags = np.zeros((6, 64), np.float16), np.zeros((8, 64), np.bool_)
    return x, y, out, flags, np.zeros(64, np.float32)


def _unordered(
    x: NDArray[Any], y: NDArray[Any], out: NDArray[Any], flags: NDArray[Any], wide: NDArray[Any]
) -> tuple[NDArray[Any], ...]:
    rows = [np.tanh(x), np.maximum(x, y), np.minimum(x, y), np.fmax(x, y), x + y, x * y]
    is_nan = np.isnan(x) | np.isnan(y)
    answers = [
        np.isnan(x), np.isinf(x), is_nan | (x == y), is_nan | (x < y), is_nan | (x <= y),
        is_nan | (x > y), is_nan | (x >= y), ~is_nan & (x != y),
    ]  # fmt: skip
    return x, y, np.array(rows, np.float16), np.array(answers), x.astype(np.float32)


@case(
    "void(float16[::1], float16[::1], float16[:, ::1], boolean[:, ::1], float32[::1])",
    _halves_with_nans,
    _unordered,
    grid=(1,),
    tolerance=4e-3,
)
def halves_with_nans(x, y, out, flags, wide):
    i = cuda.grid(1)
    a, b = x[i], y[i]
    out[0, i] = numba.cuda.fp16.htanh(a)
    out[1, i] = numba.cuda.fp16.__hmax_nan(a, b)
    out[2, i] = numba.cuda.fp16.__hmin_nan(a, b)
    out[3, i] = numba.cuda.fp16.__hmax(a, b)
    out[4, i] = numba.cuda.fp16.__hadd_rn(a, b)
    out[5, i] = numba.cuda.fp16.__hmul_rn(a, b)
    flags[0, i] = numba.cuda.fp16.__hisnan(a)
    flags[1, i] = numba.cuda.fp16.__hisinf(a)
    flags[2, i] = numba.cuda.fp16.__hequ(a, b)
    flags[3, i] = numba.cuda.fp16.__hltu(a, b)
    flags[4, i] = numba.cuda.fp16.__hleu(a, b)
    flags[5, i] = numba.cuda.fp16.__hgtu(a, b)
    flags[6, i] = numba.cuda.fp16.__hgeu(a, b)
    flags[7, i] = numba.cuda.fp16.__hne(a, b)
    wide[i] = numba.cuda.fp16.__half2float(a)


@case(
    "void(Tuple((float32[::1], float32[::1])), float32[::1], int32)",
    lambda rng: ((floats(rng, N), floats(rng, N)), np.zeros(N, np.float32), np.int32(3)),
    lambda pair, out, k: (*pair, (np.roll(pair[0], -k) + pair[1][::-1]).astype(np.float32)),
)
def tuple_of_arrays(pair, out, k):
    i = cuda.grid(1)
    left, right = pair
    out[i] = left[(i + k) % len(left)] + right[-1 - i]


@case("void(int32[::1])", lambda rng: (np.arange(N, dtype=np.int32),), lambda x: (x,))
def printing(x):
    i = cuda.grid(1)
    if i % 100 == 50:
        print("item", i, "has", x[i], 0.5)
