"""Random numbers, which Triton makes by Philox from a seed and an offset."""

import numpy as np
import triton
import triton.language as tl

from tests.triton.kernels.common import close, equal, floats, zeros


def philox(seed, at):
    """Return four random words for each offset: Salmon et al., Random123, with ten rounds."""
    c = [at.astype(np.uint64), *(np.zeros_like(at, np.uint64) for _ in range(3))]
    k = [np.uint64(seed & 0xFFFFFFFF), np.uint64(seed >> 32)]
    low, shift = np.uint64(0xFFFFFFFF), np.uint64(32)
    for _ in range(10):
        a, b = c[0] * np.uint64(0xD2511F53), c[2] * np.uint64(0xCD9E8D57)
        c = [(b >> shift) ^ c[1] ^ k[0], b & low, (a >> shift) ^ c[3] ^ k[1], a & low]
        k = [(k[0] + np.uint64(0x9E3779B9)) & low, (k[1] + np.uint64(0xBB67AE85)) & low]
    return [word.astype(np.uint32) for word in c]


@triton.jit
def words_kernel(out, seed, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    a, b, c, d = tl.randint4x(seed, at)
    tl.store(out + at, a)
    tl.store(out + BLOCK + at, b)
    tl.store(out + 2 * BLOCK + at, c)
    tl.store(out + 3 * BLOCK + at, d)


def check_random_words(warps):
    out = zeros(4, 64, dtype=np.int32)
    for seed in (0, 1234, (1 << 40) + 17):
        words_kernel[(1,)](out, seed, BLOCK=64, num_warps=warps)
        equal(out.view(np.uint32), philox(seed, np.arange(64)))


@triton.jit
def numbers_kernel(out, seed, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, tl.rand(seed, at))
    tl.store(out + 4096 + at, tl.randn(seed, at))


def check_random_numbers(warps):
    out = zeros(2, 4096)
    numbers_kernel[(32,)](out, 42, BLOCK=128, num_warps=warps)
    uniform, normal = np.asarray(out)
    words = philox(42, np.arange(4096))
    signed = words[0].view(np.int32)
    magnitude = np.where(signed < 0, -signed - 1, signed).astype(np.float32)
    equal(uniform, magnitude * np.float32(4.6566127342e-10))
    # Four standard deviations of the estimates.
    assert abs(normal.mean()) < 4 / 64
    assert abs(normal.std() - 1) < 4 / 90


@triton.jit
def dropout_kernel(x, out, n, p, seed, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + at, mask=at < n)
    keep = tl.rand(seed, at) > p
    tl.store(out + at, tl.where(keep, v / (1 - p), 0.0), mask=at < n)


def check_dropout(warps):
    x, out = floats(1000), zeros(1000)
    dropout_kernel[(8,)](x, out, 1000, 0.5, 123, BLOCK=128, num_warps=warps)
    kept = out != 0
    assert 400 < kept.sum() < 600
    close(out[kept], 2 * x[kept])
    again = zeros(1000)
    dropout_kernel[(16,)](x, again, 1000, 0.5, 123, BLOCK=64, num_warps=warps)
    equal(again, out)
