"""Scans, sorting, counting, gathering."""

import numpy as np
import triton
import triton.language as tl

from tests.triton.kernels.common import close, equal, floats, integers, zeros


@triton.jit
def cumsum_kernel(x, out, M: tl.constexpr, N: tl.constexpr, AXIS: tl.constexpr, BACK: tl.constexpr):
    at = tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :]
    tl.store(out + at, tl.cumsum(tl.load(x + at), axis=AXIS, reverse=BACK))


def check_cumsum(warps):
    for shape in ((16, 64), (128, 4), (1, 512)):
        x = integers(-9, 9, *shape)
        for axis in (0, 1):
            for back in (False, True):
                out = zeros(*shape, dtype=np.int32)
                cumsum_kernel[(1,)](x, out, *shape, AXIS=axis, BACK=back, num_warps=warps)
                wanted = (
                    np.flip(np.cumsum(np.flip(x, axis), axis), axis) if back else np.cumsum(x, axis)
                )
                equal(out, wanted)


@triton.jit
def cumprod_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(out + at, tl.cumprod(tl.load(x + at), axis=0))


def check_cumprod(warps):
    x, out = 1 + floats(512) / 50, zeros(512)
    cumprod_kernel[(1,)](x, out, BLOCK=512, num_warps=warps)
    close(out, np.cumprod(x.astype(np.float64)), 1e-4)


@triton.jit
def recur(factor_a, value_a, factor_b, value_b):
    return factor_a * factor_b, value_a * factor_b + value_b


@triton.jit
def recurrence_kernel(factor, value, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    pair = tl.load(factor + at), tl.load(value + at)
    tl.store(out + at, tl.associative_scan(pair, 0, recur)[1])


def check_linear_recurrence(warps):
    factor, value, out = floats(512) / 2, floats(512, seed=1), zeros(512)
    recurrence_kernel[(1,)](factor, value, out, BLOCK=512, num_warps=warps)
    state, wanted = 0.0, []
    for a, b in zip(factor, value, strict=True):
        state = a * state + b
        wanted.append(state)
    close(out, wanted, 1e-4, 1e-5)


@triton.jit
def larger(a, b):
    return tl.maximum(a, b)


@triton.jit
def running_max_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(out + at, tl.associative_scan(tl.load(x + at), 0, larger))


def check_running_maximum(warps):
    x, out = floats(1024), zeros(1024)
    running_max_kernel[(1,)](x, out, BLOCK=1024, num_warps=warps)
    equal(out, np.maximum.accumulate(x))


@triton.jit
def sort_kernel(x, out, M: tl.constexpr, N: tl.constexpr, DOWN: tl.constexpr):
    at = tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :]
    tl.store(out + at, tl.sort(tl.load(x + at), descending=DOWN))


def check_sort(warps):
    for x in (floats(4, 128), integers(-99, 99, 8, 64)):
        out = np.zeros_like(x)
        sort_kernel[(1,)](x, out, *x.shape, DOWN=False, num_warps=warps)
        equal(out, np.sort(x))
        sort_kernel[(1,)](x, out, *x.shape, DOWN=True, num_warps=warps)
        equal(out, np.sort(x)[:, ::-1])


@triton.jit
def top_kernel(x, out, N: tl.constexpr, K: tl.constexpr):
    v = tl.topk(tl.load(x + tl.arange(0, N)), K)
    tl.store(out + tl.arange(0, K), v)


def check_topk(warps):
    x, out = floats(256), zeros(8)
    top_kernel[(1,)](x, out, 256, 8, num_warps=warps)
    equal(out, np.sort(x)[::-1][:8])


@triton.jit
def histogram_kernel(x, out, BLOCK: tl.constexpr, BINS: tl.constexpr):
    counts = tl.histogram(tl.load(x + tl.arange(0, BLOCK)), BINS)
    tl.store(out + tl.arange(0, BINS), counts)


def check_histogram(warps):
    x, out = integers(0, 60, 2048), zeros(64, dtype=np.int32)
    histogram_kernel[(1,)](x, out, BLOCK=2048, BINS=64, num_warps=warps)
    equal(out, np.bincount(x, minlength=64))


@triton.jit
def masked_histograms_kernel(x, out, n, COUNT, BLOCK: tl.constexpr, BINS: tl.constexpr):
    sums = tl.zeros((BINS,), tl.int32)
    for start in range(tl.program_id(0) * COUNT, tl.program_id(0) * COUNT + COUNT, BLOCK):
        at = start + tl.arange(0, BLOCK)
        values = tl.load(x + at, mask=at < n, other=0)
        sums += tl.histogram(values, BINS, mask=at < n)
    tl.store(out + tl.program_id(0) * BINS + tl.arange(0, BINS), sums)


def check_masked_histograms(warps):
    """In a loop of some programs, each of which has counts of its own."""
    n, count, bins = 1900, 512, 16
    x, out = integers(0, bins, n), zeros(4, bins, dtype=np.int32)
    masked_histograms_kernel[(4,)](x, out, n, count, BLOCK=128, BINS=bins, num_warps=warps)
    parts = [x[start : start + count] for start in range(0, n, count)]
    equal(out, np.stack([np.bincount(part, minlength=bins) for part in parts]))


@triton.jit
def gather_kernel(x, index, out, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    v = tl.load(x + tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :])
    at = tl.arange(0, M)[:, None] * K + tl.arange(0, K)[None, :]
    tl.store(out + at, tl.gather(v, tl.load(index + at), axis=1))


def check_gather(warps):
    x, index, out = floats(16, 64), integers(0, 64, 16, 32), zeros(16, 32)
    gather_kernel[(1,)](x, index, out, 16, 64, 32, num_warps=warps)
    equal(out, np.take_along_axis(x, index, 1))


@triton.jit
def lookup_kernel(table, index, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    place = tl.load(index + at, mask=mask, other=0)
    tl.store(out + at, tl.load(table + place, mask=mask & (place >= 0), other=-1.0), mask=mask)


def check_lookup_in_memory(warps):
    table, index, out = floats(100), integers(-50, 100, 777), zeros(777)
    lookup_kernel[(4,)](table, index, out, 777, BLOCK=256, num_warps=warps)
    equal(out, np.where(index >= 0, table[np.maximum(index, 0)], -1))


@triton.jit
def flip_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(out + at, tl.flip(tl.load(x + at)))


def check_flip(warps):
    x, out = floats(512), zeros(512)
    flip_kernel[(1,)](x, out, BLOCK=512, num_warps=warps)
    equal(out, x[::-1])
