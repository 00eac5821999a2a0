"""Reductions of many elements to one."""

import numpy as np
import triton
import triton.language as tl

from tests.triton.kernels.common import close, equal, floats, integers, zeros


@triton.jit
def reduce_kernel(x, out, BLOCK: tl.constexpr):
    v = tl.load(x + tl.arange(0, BLOCK))
    tl.store(out, tl.sum(v, axis=0))
    tl.store(out + 1, tl.max(v, axis=0))
    tl.store(out + 2, tl.min(v, axis=0))


def check_sum_max_min(warps):
    for size in (16, 128, 2048):
        for dtype in (np.float32, np.float64, np.float16):
            x, out = floats(size, dtype=dtype), zeros(3, dtype=dtype)
            reduce_kernel[(1,)](x, out, BLOCK=size, num_warps=warps)
            close(out[0], x.astype(np.float64).sum(), 1e-5 if dtype != np.float16 else 1e-2, 2e-2)
            equal(out[1:], [x.max(), x.min()])


def check_sum_max_min_of_integers(warps):
    for dtype in (np.int32, np.int64, np.int16, np.uint8):
        x, out = integers(0, 100, 1024, dtype=dtype), zeros(3, dtype=dtype)
        reduce_kernel[(1,)](x, out, BLOCK=1024, num_warps=warps)
        equal(out, [x.sum(dtype=dtype), x.max(), x.min()])


@triton.jit
def bits_kernel(x, out, BLOCK: tl.constexpr):
    v = tl.load(x + tl.arange(0, BLOCK))
    tl.store(out, tl.xor_sum(v, axis=0))


def check_xor_sum(warps):
    x, out = integers(0, 1 << 30, 512), zeros(1, dtype=np.int32)
    bits_kernel[(1,)](x, out, BLOCK=512, num_warps=warps)
    equal(out[0], np.bitwise_xor.reduce(x))


@triton.jit
def rows_kernel(x, out, M: tl.constexpr, N: tl.constexpr, AXIS: tl.constexpr):
    v = tl.load(x + tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :])
    at = tl.arange(0, N if AXIS == 0 else M)
    tl.store(out + at, tl.sum(v, axis=AXIS))


def check_rows_and_columns(warps):
    for shape in ((32, 64), (4, 256), (128, 8)):
        x = floats(*shape)
        for axis in (0, 1):
            out = zeros(shape[1 - axis])
            rows_kernel[(1,)](x, out, *shape, AXIS=axis, num_warps=warps)
            close(out, x.sum(axis), 1e-4, 1e-5)


@triton.jit
def places_kernel(x, out, M: tl.constexpr, N: tl.constexpr):
    v = tl.load(x + tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :])
    at = tl.arange(0, M)
    tl.store(out + at, tl.argmax(v, axis=1))
    tl.store(out + M + at, tl.argmin(v, axis=1))
    value, place = tl.max(v, axis=1, return_indices=True)
    tl.store(out + 2 * M + at, place + value.to(tl.int32) * 0)


def check_argmax_argmin(warps):
    x, out = floats(16, 128), zeros(3, 16, dtype=np.int32)
    # The first of equal elements.
    x[3, 5] = x[3, 9] = 10
    x[4, 100] = x[4, 70] = -10
    places_kernel[(1,)](x, out, *x.shape, num_warps=warps)
    equal(out, [x.argmax(1), x.argmin(1), x.argmax(1)])


@triton.jit
def product(a, b):
    return a * b


@triton.jit
def product_kernel(x, out, BLOCK: tl.constexpr):
    tl.store(out, tl.reduce(tl.load(x + tl.arange(0, BLOCK)), 0, product))


def check_reduce_by_a_function(warps):
    x, out = 1 + floats(256) / 100, zeros(1)
    product_kernel[(1,)](x, out, BLOCK=256, num_warps=warps)
    close(out[0], x.astype(np.float64).prod(), 1e-4)


@triton.jit
def welford(mean_a, square_a, count_a, mean_b, square_b, count_b):
    delta = mean_b - mean_a
    count = count_a + count_b
    share = count_b / count
    mean = mean_a + delta * share
    return mean, square_a + square_b + delta * delta * count_a * share, count


@triton.jit
def variance_kernel(x, out, BLOCK: tl.constexpr):
    v = tl.load(x + tl.arange(0, BLOCK))
    mean, square, count = tl.reduce(
        (v, tl.zeros((BLOCK,), tl.float32), tl.full((BLOCK,), 1.0, tl.float32)), 0, welford
    )
    tl.store(out, mean)
    tl.store(out + 1, square / count)


def check_reduce_of_three_values(warps):
    x, out = floats(1024) + 3, zeros(2)
    variance_kernel[(1,)](x, out, BLOCK=1024, num_warps=warps)
    close(out, [x.mean(), x.var()], 1e-4)


@triton.jit
def softmax_kernel(x, out, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    v = tl.load(x + row * columns + at, mask=at < columns, other=-float("inf"))
    e = tl.exp(v - tl.max(v, axis=0))
    tl.store(out + row * columns + at, e / tl.sum(e, axis=0), mask=at < columns)


def softmax(x):
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def check_softmax(warps):
    x, out = floats(17, 781), zeros(17, 781)
    softmax_kernel[(17,)](x, out, 781, BLOCK=1024, num_warps=warps)
    close(out, softmax(x))


@triton.jit
def layer_norm_kernel(x, weight, bias, out, columns, epsilon, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    total = tl.zeros((BLOCK,), tl.float32)
    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        total += tl.load(x + row * columns + at, mask=at < columns, other=0.0)
    mean = tl.sum(total, axis=0) / columns
    squares = tl.zeros((BLOCK,), tl.float32)
    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        v = tl.load(x + row * columns + at, mask=at < columns, other=0.0)
        squares += tl.where(at < columns, (v - mean) * (v - mean), 0.0)
    scale = tl.rsqrt(tl.sum(squares, axis=0) / columns + epsilon)
    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        mask = at < columns
        v = (tl.load(x + row * columns + at, mask=mask) - mean) * scale
        v = v * tl.load(weight + at, mask=mask) + tl.load(bias + at, mask=mask)
        tl.store(out + row * columns + at, v, mask=mask)


def check_layer_norm(warps):
    x, weight, bias, out = floats(9, 700), floats(700, seed=1), floats(700, seed=2), zeros(9, 700)
    layer_norm_kernel[(9,)](x, weight, bias, out, 700, 1e-5, BLOCK=256, num_warps=warps)
    normal = (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 1e-5)
    close(out, normal * weight + bias, 1e-4, 1e-5)


@triton.jit
def cube_kernel(x, out, A: tl.constexpr, B: tl.constexpr, C: tl.constexpr):
    a, b, c = tl.arange(0, A), tl.arange(0, B), tl.arange(0, C)
    v = tl.load(x + a[:, None, None] * (B * C) + b[None, :, None] * C + c[None, None, :])
    tl.store(out + a[:, None] * C + c[None, :], tl.sum(v, axis=1))
    tl.store(out + A * C, tl.sum(v))


def check_middle_axis_of_three(warps):
    x, out = floats(8, 16, 32), zeros(8 * 32 + 1)
    cube_kernel[(1,)](x, out, 8, 16, 32, num_warps=warps)
    close(out[:-1].reshape(8, 32), x.sum(1), 1e-4, 1e-5)
    close(out[-1], x.sum(), 1e-4, 1e-3)
