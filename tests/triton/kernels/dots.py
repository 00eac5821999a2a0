"""Products of matrices, without a matrix unit."""

import numpy as np
import triton
import triton.language as tl

from tests.triton.kernels.common import (
    bfloat_bits,
    bfloat_values,
    close,
    equal,
    floats,
    integers,
    tensor,
    zeros,
)


@triton.jit
def dot_kernel(x, y, out, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, TYPE: tl.constexpr):
    m, n, k = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    a = tl.load(x + m[:, None] * K + k[None, :])
    b = tl.load(y + k[:, None] * N + n[None, :])
    tl.store(out + m[:, None] * N + n[None, :], tl.dot(a, b, out_dtype=TYPE))


def check_dot(warps):
    for shape in ((16, 16, 16), (32, 16, 8)):
        m, n, k = shape
        x, y, out = floats(m, k), floats(k, n, seed=1), zeros(m, n)
        dot_kernel[(1,)](x, y, out, *shape, tl.float32, num_warps=warps)
        close(out, x @ y, 1e-4, 1e-5)


def check_dot_of_halves(warps):
    x, y, out = floats(32, 16, dtype=np.float16), floats(16, 16, dtype=np.float16), zeros(32, 16)
    dot_kernel[(1,)](x, y, out, 32, 16, 16, tl.float32, num_warps=warps)
    close(out, x.astype(np.float32) @ y.astype(np.float32), 1e-3, 1e-3)


def check_dot_of_bfloats(warps):
    x, y, out = bfloat_bits(floats(32, 16)), bfloat_bits(floats(16, 16, seed=1)), zeros(32, 16)
    arguments = [triton.reinterpret(bits, tl.bfloat16) for bits in (x, y)]
    dot_kernel[(1,)](*arguments, out, 32, 16, 16, tl.float32, num_warps=warps)
    close(out, bfloat_values(x) @ bfloat_values(y), 1e-4, 1e-4)


def check_dot_of_bytes(warps):
    x, y = (
        integers(-99, 99, 32, 32, dtype=np.int8),
        integers(-99, 99, 32, 16, dtype=np.int8, seed=1),
    )
    out = zeros(32, 16, dtype=np.int32)
    dot_kernel[(1,)](x, y, out, 32, 16, 32, tl.int32, num_warps=warps)
    equal(out, x.astype(np.int32) @ y.astype(np.int32))


def check_dot_of_doubles(warps):
    x, y = floats(16, 16, dtype=np.float64), floats(16, 16, dtype=np.float64, seed=1)
    out = zeros(16, 16, dtype=np.float64)
    dot_kernel[(1,)](x, y, out, 16, 16, 16, tl.float64, num_warps=warps)
    close(out, x @ y, 1e-12, 1e-12)


def check_dot_of_float8(warps):
    # -4 to 3.5, exact in both types, with 1 sign bit, 4 bits of exponent and 3 of mantissa.
    bits = tensor(
        np.random.default_rng(0)
        .choice([0x30, 0x38, 0x3C, 0x40, 0xB8, 0x00], (32, 16))
        .astype(np.uint8)
    )
    value = {0x30: 0.5, 0x38: 1.0, 0x3C: 1.5, 0x40: 2.0, 0xB8: -1.0, 0x00: 0.0}
    x = np.vectorize(value.get)(bits).astype(np.float32)
    out = zeros(32, 32)
    given = triton.reinterpret(bits, tl.float8e4nv)
    other = triton.reinterpret(tensor(np.ascontiguousarray(bits.T)), tl.float8e4nv)
    dot_kernel[(1,)](given, other, out, 32, 32, 16, tl.float32, num_warps=warps)
    equal(out, x @ x.T)


@triton.jit
def batch_kernel(x, y, out, B: tl.constexpr, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    b = tl.arange(0, B)[:, None, None]
    m, n, k = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    p = tl.load(x + (b * M + m[None, :, None]) * K + k[None, None, :])
    q = tl.load(y + (b * K + k[None, :, None]) * N + n[None, None, :])
    tl.store(out + (b * M + m[None, :, None]) * N + n[None, None, :], tl.dot(p, q))


def check_batch_of_dots(warps):
    for m, n, k in ((16, 16, 16), (32, 64, 16)):
        x, y, out = floats(4, m, k), floats(4, k, n, seed=1), zeros(4, m, n)
        batch_kernel[(1,)](x, y, out, 4, m, n, k, num_warps=warps)
        close(out, x @ y, 1e-4, 1e-5)


@triton.jit
def matmul_kernel(
    x, y, out, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GELU: tl.constexpr
):
    m = tl.program_id(0) * BM + tl.arange(0, BM)
    n = tl.program_id(1) * BN + tl.arange(0, BN)
    sums = tl.zeros((BM, BN), tl.float32)
    for start in range(0, K, BK):
        k = start + tl.arange(0, BK)
        a = tl.load(x + m[:, None] * K + k[None, :],
                    mask=(m[:, None] < M) & (k[None, :] < K), other=0.0)  # fmt: skip
        b = tl.load(y + k[:, None] * N + n[None, :],
                    mask=(k[:, None] < K) & (n[None, :] < N), other=0.0)  # fmt: skip
        sums = tl.dot(a, b, sums)
    if GELU:
        sums = 0.5 * sums * (1 + tl.erf(sums * 0.7071067811865476))
    mask = (m[:, None] < M) & (n[None, :] < N)
    tl.store(out + m[:, None] * N + n[None, :], sums.to(out.dtype.element_ty), mask=mask)


def check_matmul(warps):
    x, y, out = floats(50, 70), floats(70, 40, seed=1), zeros(50, 40)
    matmul_kernel[(4, 3)](x, y, out, 50, 40, 70, 16, 16, 16, GELU=False, num_warps=warps)
    close(out, x @ y, 1e-4, 1e-5)


def check_matmul_of_halves_with_gelu(warps):
    from math import erf

    x, y = floats(48, 32, dtype=np.float16), floats(32, 32, dtype=np.float16, seed=1)
    out = zeros(48, 32, dtype=np.float16)
    matmul_kernel[(3, 2)](x, y, out, 48, 32, 32, 16, 16, 16, GELU=True, num_warps=warps)
    sums = x.astype(np.float32) @ y.astype(np.float32)
    close(out, 0.5 * sums * (1 + np.vectorize(erf)(sums / np.sqrt(2))), 1e-2, 1e-2)


@triton.jit
def attention_kernel(
    query, key, value, out, length, scale, D: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr,
    CAUSAL: tl.constexpr,
):  # fmt: skip
    head = tl.program_id(1) * length * D
    m, d = tl.program_id(0) * BM + tl.arange(0, BM), tl.arange(0, D)
    q = tl.load(query + head + m[:, None] * D + d[None, :], mask=m[:, None] < length, other=0.0)
    highest = tl.full((BM,), -float("inf"), tl.float32)
    total = tl.zeros((BM,), tl.float32)
    sums = tl.zeros((BM, D), tl.float32)
    end = tl.minimum((tl.program_id(0) + 1) * BM, length) if CAUSAL else length
    for start in range(0, end, BN):
        n = start + tl.arange(0, BN)
        k = tl.load(key + head + n[None, :] * D + d[:, None], mask=n[None, :] < length, other=0.0)
        v = tl.load(value + head + n[:, None] * D + d[None, :], mask=n[:, None] < length, other=0.0)
        scores = tl.dot(q, k) * scale
        seen = n[None, :] < length
        if CAUSAL:
            seen = seen & (n[None, :] <= m[:, None])
        scores = tl.where(seen, scores, -float("inf"))
        higher = tl.maximum(highest, tl.max(scores, axis=1))
        weight = tl.exp(scores - higher[:, None])
        fade = tl.exp(highest - higher)
        total = total * fade + tl.sum(weight, axis=1)
        sums = tl.dot(weight.to(v.dtype), v, sums * fade[:, None])
        highest = higher
    result = (sums / total[:, None]).to(out.dtype.element_ty)
    tl.store(out + head + m[:, None] * D + d[None, :], result, mask=m[:, None] < length)


def attention(q, k, v, scale, causal):
    scores = q @ k.transpose(0, 2, 1) * scale
    if causal:
        scores = np.where(np.tril(np.ones(scores.shape[1:], bool)), scores, -np.inf)
    e = np.exp(scores - scores.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True) @ v


def run_attention(warps, dtype, causal, tolerance):
    q, k, v = (floats(2, 50, 16, dtype=dtype, seed=seed) for seed in range(3))
    out = np.zeros_like(q)
    attention_kernel[(4, 2)](
        q, k, v, out, 50, 0.25, D=16, BM=16, BN=16, CAUSAL=causal, num_warps=warps
    )
    wide = (x.astype(np.float64) for x in (q, k, v))
    close(out, attention(*wide, 0.25, causal), tolerance, tolerance)


def check_flash_attention(warps):
    run_attention(warps, np.float32, causal=False, tolerance=1e-4)


def check_causal_attention_of_halves(warps):
    run_attention(warps, np.float16, causal=True, tolerance=2e-2)


@triton.jit
def precise_dot_kernel(x, y, out, PRECISION: tl.constexpr):
    at = tl.arange(0, 16)
    cells = at[:, None] * 16 + at[None, :]
    product = tl.dot(tl.load(x + cells), tl.load(y + cells), input_precision=PRECISION)
    tl.store(out + cells, product)


def check_input_precisions(warps):
    x, y, out = floats(16, 16), floats(16, 16, seed=1), zeros(16, 16)
    for precision in ("ieee", "bf16x3", "bf16x6"):
        precise_dot_kernel[(1,)](x, y, out, precision, num_warps=warps)
        # Three products of parts of 8 bits have 16 bits.
        close(out, x @ y, 1e-3, 1e-4)


@triton.jit
def scaled_dot_kernel(x, x_scale, y, y_scale, out, K: tl.constexpr):
    at, k = tl.arange(0, 16), tl.arange(0, K)
    scales = at[:, None] * (K // 32) + tl.arange(0, K // 32)[None, :]
    a = tl.load(x + at[:, None] * K + k[None, :])
    b = tl.load(y + tl.arange(0, K // 2)[:, None] * 16 + at[None, :])
    product = tl.dot_scaled(
        a, tl.load(x_scale + scales), "e5m2", b, tl.load(y_scale + scales), "e2m1"
    )
    tl.store(out + at[:, None] * 16 + at[None, :], product)


def check_scaled_dot(warps):
    depth = 64
    x, y = integers(0, 120, 16, depth, dtype=np.uint8), integers(0, 255, 32, 16, dtype=np.uint8)
    x_scale, y_scale = (integers(120, 134, 16, 2, dtype=np.uint8, seed=seed) for seed in (2, 3))
    out = zeros(16, 16)
    scaled_dot_kernel[(1,)](x, x_scale, y, y_scale, out, depth, num_warps=warps)
    # e5m2 has the upper bits of half; e2m1 has these values, in the low half of a byte first.
    left = (x.astype(np.uint16) << 8).view(np.float16).astype(np.float64)
    values = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, 0, -0.5, -1, -1.5, -2, -3, -4, -6])
    right = np.stack([values[y & 15], values[y >> 4]], axis=1).reshape(depth, 16)
    left *= np.repeat(2.0 ** (x_scale.astype(int) - 127), 32, axis=1)
    right = right * np.repeat(2.0 ** (y_scale.T.astype(int) - 127), 32, axis=0)
    close(out, left @ right, 1e-4, 1e-4)


@triton.jit
def pairs_kernel(x, y, out, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    m, n, k = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K // 2)
    a = tl.load(x + m[:, None] * (K // 2) + k[None, :])
    b = tl.load(y + k[:, None] * N + n[None, :])
    product = tl.dot_scaled(a, None, "e2m1", b, None, "e2m1")
    tl.store(out + m[:, None] * N + n[None, :], product)


def check_dot_of_pairs(warps):
    m, n, k = 32, 64, 64
    x, y = (integers(0, 255, *shape, dtype=np.uint8) for shape in ((m, k // 2), (k // 2, n)))
    out = zeros(m, n)
    pairs_kernel[(1,)](x, y, out, m, n, k, num_warps=warps)
    values = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, 0, -0.5, -1, -1.5, -2, -3, -4, -6])
    left = np.stack([values[x & 15], values[x >> 4]], axis=2).reshape(m, k)
    right = np.stack([values[y & 15], values[y >> 4]], axis=1).reshape(k, n)
    equal(out, (left @ right).astype(np.float32))


def check_large_dots(warps):
    for shape, types in (
        ((128, 128, 64), (np.float32, np.float32, tl.float32)),
        ((128, 64, 64), (np.float16, np.float32, tl.float32)),
        ((64, 128, 32), (np.float16, np.float16, tl.float16)),
        ((128, 16, 32), (np.float32, np.float32, tl.float32)),
        ((64, 128, 64), (np.int8, np.int32, tl.int32)),
    ):
        m, n, k = shape
        dtype, result, kind = types
        made = integers(-99, 99, m * k + k * n).astype(dtype)
        if dtype != np.int8:
            made /= np.array(99, dtype)
        x, y = tensor(made[: m * k].reshape(m, k)), tensor(made[m * k :].reshape(k, n))
        out = zeros(m, n, dtype=result)
        dot_kernel[(1,)](x, y, out, m, n, k, kind, num_warps=warps)
        tolerance = 2e-3 if result == np.float16 else 1e-5
        expected = x.astype(np.float64) @ y.astype(np.float64)
        close(out, expected, tolerance, 0 if dtype == np.int8 else 100 * tolerance)


def check_dots_of_long_rows(warps):
    """Operands of more bytes than local memory has."""
    x, y, out = floats(100, 1500), floats(1500, 80, seed=1), zeros(100, 80)
    matmul_kernel[(2, 2)](x, y, out, 100, 80, 1500, 64, 64, 1024, GELU=False, num_warps=warps)
    close(out, x @ y, 1e-4, 1e-3)
    x, y, out = floats(4, 32, 512), floats(4, 512, 64, seed=1), zeros(4, 32, 64)
    batch_kernel[(1,)](x, y, out, 4, 32, 64, 512, num_warps=warps)
    close(out, x @ y, 1e-4, 1e-3)


@triton.jit
def chained_kernel(x, y, z, out, SIZE: tl.constexpr, SUMS: tl.constexpr):
    at = tl.arange(0, SIZE)
    cells = at[:, None] * SIZE + at[None, :]
    # The left operand is transposed, the sums belong to two products, and one is reduced.
    first = tl.dot(tl.trans(tl.load(x + cells)), tl.load(y + cells), tl.load(z + cells))
    if SUMS:
        first = first - tl.max(first, axis=1)[:, None]
    second = tl.dot(first.to(x.dtype.element_ty), tl.trans(tl.load(y + cells)), first)
    tl.store(out + cells, second)


def check_chained_dots(warps):
    for dtype, has_sums, tolerance in (
        (np.float32, False, 1e-5),
        (np.float32, True, 1e-5),
        (np.float16, True, 1e-3),
    ):
        x, y = (floats(64, 64, dtype=dtype, seed=seed) for seed in range(2))
        z, out = floats(64, 64, seed=2), zeros(64, 64)
        chained_kernel[(1,)](x, y, z, out, 64, has_sums, num_warps=warps)
        wide = [np.asarray(it).astype(np.float64) for it in (x, y, z)]
        first = wide[0].T @ wide[1] + wide[2]
        if has_sums:
            first -= first.max(1, keepdims=True)
        second = first.astype(np.float32).astype(dtype).astype(np.float64) @ wide[1].T + first
        close(out, second, tolerance, tolerance * np.abs(second).max())


@triton.jit
def branches_kernel(x, y, out, n, SIZE: tl.constexpr):
    at = tl.arange(0, SIZE)
    cells = at[:, None] * SIZE + at[None, :]
    a = tl.load(x + cells)
    sums = tl.zeros((SIZE, SIZE), tl.float32)
    for step in range(n):
        # An operand from outside of the loop, and products in regions beside one another.
        if step % 2 == 0:
            sums = tl.dot(a, tl.load(y + cells), sums)
        else:
            sums = tl.dot(tl.load(y + cells) * 0.5, a, sums)
    tl.store(out + cells, sums)


def check_dots_in_branches(warps):
    x, y, out = floats(32, 32), floats(32, 32, seed=1), zeros(32, 32)
    branches_kernel[(1,)](x, y, out, 3, 32, num_warps=warps)
    close(out, 2 * x @ y + 0.5 * y @ x, 1e-4, 1e-4)


def check_attention_of_wide_tiles(warps):
    q, k, v = (floats(2, 100, 32, seed=seed) for seed in range(3))
    out = np.zeros_like(q)
    attention_kernel[(2, 2)](
        q, k, v, out, 100, 0.25, D=32, BM=64, BN=32, CAUSAL=True, num_warps=warps
    )
    wide = (x.astype(np.float64) for x in (q, k, v))
    close(out, attention(*wide, 0.25, True), 1e-4, 1e-4)
