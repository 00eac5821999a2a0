"""Atomic operations, and block pointers and other pointers."""

import numpy as np
import triton
import triton.language as tl
from triton.tools.tensor_descriptor import TensorDescriptor

from tests.triton.kernels.common import close, equal, floats, integers, zeros


@triton.jit
def atomics_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + at)
    zero = at * 0
    tl.atomic_add(out + zero, v)
    tl.atomic_max(out + 1 + zero, v)
    tl.atomic_min(out + 2 + zero, v)
    tl.atomic_and(out + 3 + zero, v)
    tl.atomic_or(out + 4 + zero, v)
    tl.atomic_xor(out + 5 + zero, v)


def check_atomics(warps):
    for dtype in (np.int32, np.int64, np.uint32, np.uint64):
        low = -(1 << 20) if np.issubdtype(dtype, np.signedinteger) else 0
        x, out = integers(low, 1 << 20, 1024, dtype=dtype), zeros(6, dtype=dtype)
        out[2] = out[3] = (1 << 30) - 1
        atomics_kernel[(4,)](x, out, BLOCK=256, num_warps=warps)
        folds = (np.bitwise_and, np.bitwise_or, np.bitwise_xor)
        wanted = [x.sum(dtype=dtype), max(x.max(), 0), x.min()]
        starts = ((1 << 30) - 1, 0, 0)
        wanted += [fold(fold.reduce(x), dtype(s)) for fold, s in zip(folds, starts, strict=True)]
        equal(out, np.array(wanted, dtype))


@triton.jit
def float_atomics_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + at)
    zero = at * 0
    tl.atomic_add(out + zero, v)
    tl.atomic_max(out + 1 + zero, v)
    tl.atomic_min(out + 2 + zero, v)


def check_atomics_of_floats(warps):
    for dtype in (np.float32, np.float64):
        x, out = floats(1024, dtype=dtype), zeros(3, dtype=dtype)
        float_atomics_kernel[(4,)](x, out, BLOCK=256, num_warps=warps)
        close(out[0], x.sum(), 1e-3, 1e-3)
        equal(out[1:], [x.max(), x.min()])


@triton.jit
def half_atomics_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.atomic_add(out + at % 16, tl.load(x + at))


def check_atomic_add_of_halves(warps):
    x, out = integers(-4, 5, 256).astype(np.float16), zeros(16, dtype=np.float16)
    half_atomics_kernel[(1,)](x, out, BLOCK=256, num_warps=warps)
    equal(out, x.reshape(16, 16).sum(0))


@triton.jit
def exchange_kernel(word, old, seen):
    tl.store(old + tl.program_id(0), tl.atomic_xchg(word, tl.program_id(0) + 1))
    if tl.program_id(0) == 0:
        tl.store(seen, 1)


def check_atomic_exchange(warps):
    word, old, seen = (zeros(size, dtype=np.int32) for size in (1, 16, 1))
    exchange_kernel[(16,)](word, old, seen, num_warps=warps)
    equal(np.sort([*old, *word]), np.arange(17))
    equal(seen, 1)


@triton.jit
def swap_kernel(word, total):
    # By an atomic, which all work-items of a program agree on; a plain load races with the swaps of
    # other programs.
    value = tl.atomic_add(word, 0)
    done = 0
    while done == 0:
        old = tl.atomic_cas(word, value, value + 3)
        done = (old == value).to(tl.int32)
        value = old
    tl.atomic_add(total, 1, sem="relaxed", scope="gpu")


def check_compare_and_swap(warps):
    word, total = zeros(1, dtype=np.int64), zeros(1, dtype=np.int32)
    swap_kernel[(20,)](word, total, num_warps=warps)
    equal(word, 60)
    equal(total, 20)


@triton.jit
def masked_atomics_kernel(x, out, old, n, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    before = tl.atomic_add(out + at // 2, tl.load(x + at), mask=at < n)
    tl.store(old + at, before, mask=at < n)


def check_atomics_under_a_mask(warps):
    x, out, old = integers(1, 9, 128), zeros(64, dtype=np.int32), zeros(128, dtype=np.int32)
    masked_atomics_kernel[(1,)](x, out, old, 100, BLOCK=128, num_warps=warps)
    wanted = np.where(np.arange(128) < 100, x, 0).reshape(64, 2)
    equal(out, wanted.sum(1))
    first = old[:100].reshape(50, 2)
    # Either of the two came first.
    equal(np.sort(first, 1)[:, 0], 0)
    equal((first[:, 1] == x[:100:2]) | (first[:, 0] == x[1:100:2]), True)


@triton.jit
def descriptor_kernel(x, out, M, N, BM: tl.constexpr, BN: tl.constexpr):
    source = tl.make_tensor_descriptor(x, (M, N), (N, 1), (BM, BN))
    target = tl.make_tensor_descriptor(out, (M, N), (N, 1), (BM, BN))
    place = [tl.program_id(0) * BM, tl.program_id(1) * BN]
    target.store(place, source.load(place) + 1)


def check_descriptors_made_by_kernels(warps):
    x, out = floats(40, 64), zeros(40, 64)
    descriptor_kernel[(3, 2)](x, out, 40, 64, BM=16, BN=32, num_warps=warps)
    equal(out, x + 1)


@triton.jit
def given_descriptor_kernel(source, target, BM: tl.constexpr, BN: tl.constexpr):
    place = [tl.program_id(0) * BM, tl.program_id(1) * BN]
    target.store(place, source.load(place) * 3)


def check_descriptors_as_arguments(warps):
    x, out = floats(40, 64), zeros(40, 64)
    source, target = (TensorDescriptor.from_tensor(array, [16, 32]) for array in (x, out))
    given_descriptor_kernel[(3, 2)](source, target, BM=16, BN=32, num_warps=warps)
    equal(out, x * 3)


@triton.jit
def hints_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.load(x + at, cache_modifier=".cg", eviction_policy="evict_first", volatile=True)
    tl.debug_barrier()
    tl.store(out + at, v, cache_modifier=".cs", eviction_policy="evict_last")


def check_hints_of_loads_and_stores(warps):
    x, out = floats(256), zeros(256)
    hints_kernel[(1,)](x, out, BLOCK=256, num_warps=warps)
    equal(out, x)


@triton.jit
def strided_kernel(x, out, rows, columns, stride_m, stride_n, BLOCK: tl.constexpr):
    m = tl.program_id(0)
    n = tl.arange(0, BLOCK)
    v = tl.load(x + m * stride_m + n * stride_n, mask=n < columns)
    tl.store(out + m * columns + n, v, mask=n < columns)


def check_views_with_strides(warps):
    x = floats(40, 60)
    view = x[::2, 5:50:3]
    out = zeros(*view.shape)
    strided_kernel[(len(view),)](view, out, *view.shape, *view.stride(), BLOCK=16, num_warps=warps)
    equal(out, view)
