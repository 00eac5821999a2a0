"""Kernels of Triton that are compared with Triton's own code for the GPU."""

import triton
import triton.language as tl


@triton.jit
def vector_add(x, y, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    total = tl.load(x + at, mask=inside) + tl.load(y + at, mask=inside)
    tl.store(out + at, total, mask=inside)


@triton.jit
def dropout(x, out, n, seed, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    keeps = tl.rand(seed, at) > 0.5
    tl.store(out + at, tl.where(keeps, tl.load(x + at, mask=inside) * 2.0, 0.0), mask=inside)


@triton.jit
def softmax(x, out, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < columns
    values = tl.load(x + row * columns + at, mask=inside, other=-float("inf"))
    powers = tl.exp(values - tl.max(values, axis=0))
    tl.store(out + row * columns + at, powers / tl.sum(powers, axis=0), mask=inside)


@triton.jit
def row_sum(x, out, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    total = tl.zeros([BLOCK], dtype=tl.float32)
    for first in range(0, columns, BLOCK):
        at = first + tl.arange(0, BLOCK)
        total += tl.load(x + row * columns + at, mask=at < columns, other=0.0)
    tl.store(out + row, tl.sum(total, axis=0))


@triton.jit
def layer_norm(x, weight, bias, out, columns, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < columns
    values = tl.load(x + row * columns + at, mask=inside, other=0.0).to(tl.float32)
    mean = tl.sum(values, axis=0) / columns
    centred = tl.where(inside, values - mean, 0.0)
    scale = 1 / tl.sqrt(tl.sum(centred * centred, axis=0) / columns + eps)
    factor = tl.load(weight + at, mask=inside).to(tl.float32)
    addend = tl.load(bias + at, mask=inside).to(tl.float32)
    tl.store(out + row * columns + at, (centred * scale * factor + addend).to(tl.float16),
             mask=inside)  # fmt: skip


@triton.jit
def running_sum(x, out, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = row * columns + tl.arange(0, BLOCK)
    tl.store(out + at, tl.cumsum(tl.load(x + at), axis=0))


@triton.jit
def histogram(x, out, n, BINS: tl.constexpr, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    counts = tl.histogram(tl.load(x + at, mask=at < n, other=0), BINS)
    tl.atomic_add(out + tl.arange(0, BINS), counts)


@triton.jit
def matmul(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr,
           GELU: tl.constexpr):  # fmt: skip
    # Programs of eight rows of tiles share the second matrix in the cache.
    program = tl.program_id(0)
    width = 8 * tl.cdiv(N, BN)
    first = program // width * 8
    size = min(tl.cdiv(M, BM) - first, 8)
    row, column = first + program % width % size, program % width // size
    rows = row * BM + tl.arange(0, BM)
    columns = column * BN + tl.arange(0, BN)
    steps = tl.arange(0, BK)
    left = a + rows[:, None] * K + steps[None, :]
    right = b + steps[:, None] * N + columns[None, :]
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for _ in range(0, K, BK):
        total = tl.dot(tl.load(left), tl.load(right), total, input_precision="ieee")
        left += BK
        right += BK * N
    if GELU:
        total = 0.5 * total * (1 + tl.erf(total * 0.70710678))
    out = c + rows[:, None] * N + columns[None, :]
    tl.store(out, total.to(c.dtype.element_ty))


@triton.jit
def attention(q, k, v, out, length, scale, CAUSAL: tl.constexpr, HEAD: tl.constexpr,
              BM: tl.constexpr, BN: tl.constexpr):  # fmt: skip
    block, head = tl.program_id(0), tl.program_id(1)
    rows = block * BM + tl.arange(0, BM)
    columns = tl.arange(0, HEAD)
    steps = tl.arange(0, BN)
    base = head.to(tl.int64) * length * HEAD
    queries = tl.load(q + base + rows[:, None] * HEAD + columns[None, :])
    keys = k + base + steps[None, :] * HEAD + columns[:, None]
    values = v + base + steps[:, None] * HEAD + columns[None, :]
    most = tl.full([BM], -float("inf"), dtype=tl.float32)
    total = tl.zeros([BM], dtype=tl.float32)
    result = tl.zeros([BM, HEAD], dtype=tl.float32)
    factor = scale * 1.44269504
    end = (block + 1) * BM if CAUSAL else length
    for first in range(0, end, BN):
        scores = tl.dot(queries, tl.load(keys)) * factor
        if CAUSAL:
            seen = rows[:, None] >= first + steps[None, :]
            scores = tl.where(seen, scores, -1e30)
        now = tl.maximum(most, tl.max(scores, 1))
        weights = tl.exp2(scores - now[:, None])
        old = tl.exp2(most - now)
        total = total * old + tl.sum(weights, 1)
        result = tl.dot(weights.to(tl.float16), tl.load(values), result * old[:, None])
        most = now
        keys += BN * HEAD
        values += BN * HEAD
    place = out + base + rows[:, None] * HEAD + columns[None, :]
    tl.store(place, (result / total[:, None]).to(tl.float16))
