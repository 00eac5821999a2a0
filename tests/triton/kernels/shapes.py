"""Permutations and shapes of elements."""

import numpy as np
import triton
import triton.language as tl

from tests.triton.kernels.common import equal, floats, integers, zeros


@triton.jit
def transpose_kernel(x, out, rows, columns, BM: tl.constexpr, BN: tl.constexpr):
    m = tl.program_id(0) * BM + tl.arange(0, BM)
    n = tl.program_id(1) * BN + tl.arange(0, BN)
    mask = (m[:, None] < rows) & (n[None, :] < columns)
    v = tl.load(x + m[:, None] * columns + n[None, :], mask=mask)
    tl.store(out + n[:, None] * rows + m[None, :], tl.trans(v), mask=tl.trans(mask))


def check_transpose(warps):
    for dtype in (np.float32, np.float16, np.int8, np.int64):
        x = integers(-99, 99, 100, 70).astype(dtype)
        out = zeros(70, 100, dtype=dtype)
        transpose_kernel[(4, 3)](x, out, 100, 70, BM=32, BN=32, num_warps=warps)
        equal(out, x.T)


@triton.jit
def reshape_kernel(x, out, M: tl.constexpr, N: tl.constexpr):
    v = tl.load(x + tl.arange(0, M * N))
    v = tl.reshape(v, (M, N)) + tl.arange(0, M)[:, None]
    tl.store(out + tl.arange(0, M * N), tl.ravel(tl.trans(v)))


def check_reshape(warps):
    x, out = floats(512), zeros(512)
    reshape_kernel[(1,)](x, out, 16, 32, num_warps=warps)
    equal(out, (x.reshape(16, 32) + np.arange(16, dtype=np.float32)[:, None]).T.ravel())


@triton.jit
def permute_kernel(x, out, A: tl.constexpr, B: tl.constexpr, C: tl.constexpr):
    v = tl.reshape(tl.load(x + tl.arange(0, A * B * C)), (A, B, C))
    v = tl.permute(v, (2, 0, 1))
    tl.store(out + tl.arange(0, A * B * C), tl.reshape(v, (A * B * C,)))


def check_permute(warps):
    x, out = floats(8, 16, 4), zeros(4, 8, 16)
    permute_kernel[(1,)](x, out, 8, 16, 4, num_warps=warps)
    equal(out, x.transpose(2, 0, 1))


@triton.jit
def join_kernel(x, y, joined, mixed, parts, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    a, b = tl.load(x + at), tl.load(y + at)
    pair = tl.join(a, b)
    tl.store(joined + at[:, None] * 2 + tl.arange(0, 2)[None, :], pair)
    tl.store(mixed + tl.arange(0, 2 * BLOCK), tl.interleave(a, -b))
    first, second = tl.split(pair)
    tl.store(parts + at, second)
    tl.store(parts + BLOCK + at, first)


def check_join_split_interleave(warps):
    x, y = floats(256), floats(256, seed=1)
    joined, mixed, parts = zeros(256, 2), zeros(512), zeros(2, 256)
    join_kernel[(1,)](x, y, joined, mixed, parts, BLOCK=256, num_warps=warps)
    equal(joined, np.stack([x, y], -1))
    equal(mixed, np.stack([x, -y], -1).ravel())
    equal(parts, [y, x])


@triton.jit
def outer_kernel(x, y, out, M: tl.constexpr, N: tl.constexpr):
    m, n = tl.arange(0, M), tl.arange(0, N)
    a = tl.expand_dims(tl.load(x + m), 1)
    b = tl.broadcast_to(tl.load(y + n)[None, :], (M, N))
    tl.store(out + m[:, None] * N + n[None, :], a * b)


def check_broadcast(warps):
    x, y, out = floats(32), floats(64, seed=1), zeros(32, 64)
    outer_kernel[(1,)](x, y, out, 32, 64, num_warps=warps)
    equal(out, x[:, None] * y)


@triton.jit
def cat_kernel(x, y, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.cat(tl.load(x + at), tl.load(y + at), can_reorder=True)
    tl.store(out, tl.sum(v, axis=0))
    tl.store(out + 1, tl.max(v, axis=0))


def check_cat(warps):
    x, y, out = integers(0, 99, 256), integers(0, 999, 256, seed=1), zeros(2, dtype=np.int32)
    cat_kernel[(1,)](x, y, out, BLOCK=256, num_warps=warps)
    equal(out, [x.sum() + y.sum(), max(x.max(), y.max())])


@triton.jit
def cube_kernel(x, out, A: tl.constexpr, B: tl.constexpr, C: tl.constexpr):
    a, b, c = tl.arange(0, A), tl.arange(0, B), tl.arange(0, C)
    at = (a[:, None, None] * B + b[None, :, None]) * C + c[None, None, :]
    mask = (a[:, None, None] + b[None, :, None] + c[None, None, :]) % 2 == 0
    tl.store(out + at, tl.load(x + at, mask=mask, other=-1.0) * 2)


def check_block_of_three_axes(warps):
    x, out = floats(4, 8, 16), zeros(4, 8, 16)
    cube_kernel[(1,)](x, out, 4, 8, 16, num_warps=warps)
    equal(out, np.where(np.indices(x.shape).sum(0) % 2 == 0, x, -1) * 2)


@triton.jit
def grouped_kernel(out, M: tl.constexpr, N: tl.constexpr, GROUP: tl.constexpr):
    m, n = tl.swizzle2d(tl.program_id(0), tl.program_id(1), M, N, GROUP)
    tl.store(out + m * N + n, tl.program_id(0) * N + tl.program_id(1))


def check_order_of_programs(warps):
    out = zeros(5, 7, dtype=np.int32)
    grouped_kernel[(5, 7)](out, 5, 7, 2, num_warps=warps)
    equal(np.sort(out.ravel()), np.arange(35))
    equal(out[0, :4], [0, 2, 4, 6])
