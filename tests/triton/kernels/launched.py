"""Kernels of the tests of launches."""

import triton
import triton.language as tl


@triton.jit
def shift_kernel(x, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at, mask=at < n) + 1, mask=at < n)


@triton.jit
def scale_kernel(x, factor, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(x + at, tl.load(x + at) * factor)


@triton.jit
def backwards_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x - at))


@triton.jit
def narrow_kernel(out, whole: tl.int8, half: tl.float16, single: tl.float32):
    tl.store(out, whole)
    tl.store(out + 1, half)
    tl.store(out + 2, single)


@triton.jit
def named_kernel(out, value, BLOCK: tl.constexpr):
    tl.store(out + tl.arange(0, BLOCK), value)


@triton.autotune(
    configs=[
        triton.Config({"BLOCK": 128}, num_warps=1),
        triton.Config({"BLOCK": 1024}, num_warps=4),
    ],
    key=["n"],
)
@triton.jit
def tuned_kernel(x, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at, mask=at < n) * 3, mask=at < n)
