"""Branches, loops, functions and constants."""

import numpy as np
import triton
import triton.language as tl

from tests.triton.kernels.common import close, equal, floats, integers, zeros


@triton.jit
def power_kernel(x, out, times, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.load(x + at)
    result = tl.full((BLOCK,), 1.0, tl.float32)
    for _ in range(times):
        result *= v
    tl.store(out + at, result)


def check_for(warps):
    x, out = floats(128), zeros(128)
    for times in (0, 1, 5):
        power_kernel[(1,)](x, out, times, BLOCK=128, num_warps=warps)
        close(out, x**times)


@triton.jit
def collatz_kernel(x, out):
    at = tl.program_id(0)
    value, steps = tl.load(x + at), 0
    while value != 1:
        if value % 2 == 0:  # noqa: SIM108  # Triton compiles this to a branch
            value = value // 2
        else:
            value = 3 * value + 1
        steps += 1
    tl.store(out + at, steps)


def check_while(warps):
    x, out = integers(1, 200, 16), zeros(16, dtype=np.int32)
    collatz_kernel[(16,)](x, out, num_warps=warps)
    wanted = []
    for value in map(int, x):
        steps = 0
        while value != 1:
            value, steps = (3 * value + 1 if value % 2 else value // 2), steps + 1
        wanted.append(steps)
    equal(out, wanted)


@triton.jit
def unrolled_kernel(x, out, TIMES: tl.constexpr, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.load(x + at)
    for index in tl.static_range(TIMES):
        if index % 2 == 0:
            v += index
        else:
            v *= 2
    tl.store(out + at, v)


def check_static_range(warps):
    x, out = integers(0, 99, 64), zeros(64, dtype=np.int32)
    unrolled_kernel[(1,)](x, out, 5, BLOCK=64, num_warps=warps)
    equal(out, ((x + 0) * 2 + 2) * 2 + 4)


@triton.jit
def polynomial(x, a, b):
    return a * x * x + b


@triton.jit
def minmax(a, b):
    return tl.minimum(a, b), tl.maximum(a, b)


@triton.jit(noinline=True)
def called(x, factor):
    return x * factor + 1


@triton.jit(noinline=True)
def called_deeper(x):
    return called(x, 3) + called(x, 4)


@triton.jit(noinline=True)
def squares(x, BLOCK: tl.constexpr):
    v = tl.load(x + tl.arange(0, BLOCK))
    return v * v


@triton.jit(noinline=True)
def sum_and_difference(x, y, BLOCK: tl.constexpr):
    a, b = squares(x, BLOCK), tl.load(y + tl.arange(0, BLOCK))
    return a + b, a - b


@triton.jit
def functions_kernel(x, y, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    low, high = minmax(tl.load(x + at), tl.load(y + at))
    tl.store(out + at, polynomial(low, 2.0, high))


def check_functions(warps):
    x, y, out = floats(128), floats(128, seed=1), zeros(128)
    functions_kernel[(1,)](x, y, out, BLOCK=128, num_warps=warps)
    close(out, 2 * np.minimum(x, y) ** 2 + np.maximum(x, y))


@triton.jit
def calling_kernel(x, out):
    at = tl.program_id(0)
    tl.store(out + at, called_deeper(tl.load(x + at)))


def check_functions_that_are_called(warps):
    x, out = integers(0, 99, 8), zeros(8, dtype=np.int32)
    calling_kernel[(8,)](x, out, num_warps=warps)
    equal(out, 7 * x + 2)


@triton.jit
def tensors_kernel(x, y, out, BLOCK: tl.constexpr):
    high, low = sum_and_difference(x, y, BLOCK)
    at = tl.arange(0, BLOCK)
    tl.store(out + at, high)
    tl.store(out + BLOCK + at, low)


def check_functions_that_return_tensors(warps):
    for size in (32, 256):
        x, y = integers(-99, 99, size), integers(-99, 99, size, seed=1)
        out = zeros(2, size, dtype=np.int32)
        tensors_kernel[(1,)](x, y, out, BLOCK=size, num_warps=warps)
        equal(out, [x * x + y, x * x - y])


@triton.jit
def early_kernel(x, out, n, MODE: tl.constexpr):
    at = tl.program_id(0)
    if at >= n:
        return
    v = tl.load(x + at)
    if MODE == "double":
        v = v * 2
    elif MODE == "square":
        v = v * v
    tl.store(out + at, v)


def check_early_return_and_constants(warps):
    x = floats(8)
    for mode, wanted in (("double", x * 2), ("square", x * x), ("none", x)):
        out = zeros(8)
        early_kernel[(8,)](x, out, 5, MODE=mode, num_warps=warps)
        equal(out, np.where(np.arange(8) < 5, wanted, 0))


@triton.jit
def staged_kernel(x, out, rows, N: tl.constexpr, STAGES: tl.constexpr):
    n = tl.arange(0, N)
    sums = tl.zeros((N,), tl.float32)
    for row in tl.range(0, rows, num_stages=STAGES):
        v = tl.load(x + row * N + n)
        if tl.sum(v, axis=0) > 0:
            sums += v
    tl.store(out + n, sums)


def check_reduction_and_branch_in_a_loop(warps):
    x, out = floats(20, 64), zeros(64)
    staged_kernel[(1,)](x, out, 20, 64, STAGES=2, num_warps=warps)
    close(out, x[x.sum(1) > 0].sum(0), 1e-5, 1e-5)


@triton.jit
def tuple_kernel(pointers, numbers, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.load(pointers[0] + at) * numbers[0] + tl.load(pointers[1] + at) * numbers[1]
    tl.store(out + at, v)


def check_tuples(warps):
    x, y, out = floats(64), floats(64, seed=1), zeros(64)
    tuple_kernel[(1,)]((x, y), (2.0, 3), out, BLOCK=64, num_warps=warps)
    close(out, 2 * x + 3 * y)


@triton.jit
def nested_kernel(x, out, n, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    sums = tl.zeros((BLOCK,), tl.int32)
    for i in range(n):
        for j in range(i):
            if (i + j) % 3 != 0:
                sums += tl.load(x + at) * i + j
    tl.store(out + at, sums)


def check_nested_loops(warps):
    x, out = integers(0, 9, 64), zeros(64, dtype=np.int32)
    nested_kernel[(1,)](x, out, 7, BLOCK=64, num_warps=warps)
    equal(out, sum(x * i + j for i in range(7) for j in range(i) if (i + j) % 3))


@triton.jit
def same_kernel(x, out, BLOCK: tl.constexpr, IS_WIDE: tl.constexpr):
    TYPE: tl.constexpr = tl.float64 if IS_WIDE else tl.float32
    tl.static_assert(BLOCK % 2 == 0)
    at = tl.max_contiguous(tl.multiple_of(tl.arange(0, BLOCK), 16), 16)
    tl.assume(BLOCK > 0)
    tl.store(out + at, tl.load(x + at).to(TYPE) / 3)


def check_types_by_constants(warps):
    x = floats(64)
    for dtype in (np.float32, np.float64):
        out = zeros(64, dtype=dtype)
        same_kernel[(1,)](x, out, 64, dtype == np.float64, num_warps=warps)
        close(out, x.astype(dtype) / 3)
