"""Kernels that print, and the program around them."""

import numpy as np
import triton
import triton.language as tl

from spvbackend.triton import tensor


@triton.jit
def print_kernel(x, y, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.device_print("whole", tl.load(x + at))
    tl.device_print("real and wide", tl.load(y + at), tl.load(x + at).to(tl.int64) << 33)


@triton.jit
def assert_kernel(x, out, n, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.load(x + at, mask=at < n, other=0)
    tl.device_assert(v >= 0, "v is negative")
    tl.device_assert(v < 30, "v is too large")
    tl.store(out + at, v, mask=at < n)


def run_print() -> None:
    x = tensor(np.arange(32, dtype=np.int32) - 5)
    print_kernel[(2,)](x, tensor(x / 2, np.float32), BLOCK=32, num_warps=1)


def run_assert_that_holds() -> None:
    x, out = tensor(np.arange(64, dtype=np.int32) % 30), tensor(np.zeros(64, np.int32))
    assert_kernel[(1,)](x, out, 64, BLOCK=64, num_warps=2, debug=True)
    print("stored", bool((out == x).all()))
