"""Operations on each element."""

import numpy as np
import triton
import triton.language as tl
from triton.language.extra import libdevice

from tests.triton.kernels.common import close, equal, floats, integers, zeros


@triton.jit
def add_kernel(x, y, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    tl.store(out + at, tl.load(x + at, mask=mask) + tl.load(y + at, mask=mask), mask=mask)


def check_add(warps):
    n = 3001
    x, y, out = floats(n), floats(n, seed=1), zeros(n)
    add_kernel[(triton.cdiv(n, 512),)](x, y, out, n, BLOCK=512, num_warps=warps)
    equal(out, x + y)


@triton.jit
def saxpy_kernel(x, y, factor, n, BLOCK: tl.constexpr):
    for start in range(tl.program_id(0) * BLOCK, n, tl.num_programs(0) * BLOCK):
        at = start + tl.arange(0, BLOCK)
        mask = at < n
        value = tl.fma(tl.load(x + at, mask=mask), factor, tl.load(y + at, mask=mask))
        tl.store(y + at, value, mask=mask)


def check_saxpy_with_a_stride_of_the_grid(warps):
    x, y = floats(5000), floats(5000, seed=1)
    expected = 2.5 * x + y
    saxpy_kernel[(3,)](x, y, 2.5, 5000, BLOCK=256, num_warps=warps)
    close(y, expected)


@triton.jit
def math_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.load(x + at)
    p = tl.abs(v) + 0.5
    tl.store(out + at, tl.exp(v))
    tl.store(out + 1 * BLOCK + at, tl.exp2(v))
    tl.store(out + 2 * BLOCK + at, tl.log(p))
    tl.store(out + 3 * BLOCK + at, tl.log2(p))
    tl.store(out + 4 * BLOCK + at, tl.sqrt(p))
    tl.store(out + 5 * BLOCK + at, tl.rsqrt(p))
    tl.store(out + 6 * BLOCK + at, tl.sin(v))
    tl.store(out + 7 * BLOCK + at, tl.cos(v))
    tl.store(out + 8 * BLOCK + at, tl.erf(v))
    tl.store(out + 9 * BLOCK + at, tl.floor(v))
    tl.store(out + 10 * BLOCK + at, tl.ceil(v))
    tl.store(out + 11 * BLOCK + at, tl.sigmoid(v))
    tl.store(out + 12 * BLOCK + at, tl.div_rn(v, p))
    tl.store(out + 13 * BLOCK + at, tl.sqrt_rn(p))


def check_math(warps):
    from math import erf

    x, out = floats(256), zeros(14, 256)
    math_kernel[(1,)](x, out, BLOCK=256, num_warps=warps)
    p = np.abs(x) + np.float32(0.5)
    close(out[0], np.exp(x))
    close(out[1], np.exp2(x))
    close(out[2], np.log(p))
    close(out[3], np.log2(p))
    close(out[4], np.sqrt(p))
    close(out[5], 1 / np.sqrt(p))
    close(out[6], np.sin(x))
    close(out[7], np.cos(x))
    close(out[8], [erf(v) for v in x], 1e-4)
    equal(out[9], np.floor(x))
    equal(out[10], np.ceil(x))
    close(out[11], 1 / (1 + np.exp(-x)))
    equal(out[12], x / p)
    equal(out[13], np.sqrt(p))


@triton.jit
def double_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.load(x + at)
    tl.store(out + at, tl.exp(v) * tl.sqrt(tl.abs(v)) / (1 + v * v))


def check_double(warps):
    x, out = floats(512, dtype=np.float64), zeros(512, dtype=np.float64)
    double_kernel[(1,)](x, out, BLOCK=512, num_warps=warps)
    close(out, np.exp(x) * np.sqrt(np.abs(x)) / (1 + x * x), 1e-13, 0)


@triton.jit
def choose_kernel(x, y, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    a, b = tl.load(x + at), tl.load(y + at)
    tl.store(out + at, tl.where(a > b, a, -b))
    tl.store(out + BLOCK + at, tl.maximum(a, b))
    tl.store(out + 2 * BLOCK + at, tl.minimum(a, b))
    tl.store(out + 3 * BLOCK + at, tl.clamp(a, -0.5, 0.5))
    tl.store(out + 4 * BLOCK + at, tl.where((a > 0) & (b > 0) | (at % 3 == 0), a, 0.0))


def check_choose(warps):
    x, y, out = floats(256), floats(256, seed=1), zeros(5, 256)
    choose_kernel[(1,)](x, y, out, BLOCK=256, num_warps=warps)
    equal(out[0], np.where(x > y, x, -y))
    equal(out[1], np.maximum(x, y))
    equal(out[2], np.minimum(x, y))
    equal(out[3], np.clip(x, -0.5, 0.5))
    at = np.arange(256)
    equal(out[4], np.where((x > 0) & (y > 0) | (at % 3 == 0), x, 0))


@triton.jit
def integer_kernel(x, y, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    a, b = tl.load(x + at), tl.load(y + at)
    tl.store(out + at, a // b)
    tl.store(out + BLOCK + at, a % b)
    tl.store(out + 2 * BLOCK + at, (a << 3) ^ (a >> 2))
    tl.store(out + 3 * BLOCK + at, (a & b) | ~a)
    tl.store(out + 4 * BLOCK + at, a * b - a)
    tl.store(out + 5 * BLOCK + at, tl.cdiv(b, 3))


def check_integers(warps):
    for dtype in (np.int32, np.int64, np.int16):
        x = integers(-3000, 3000, 256, dtype=dtype)
        y, out = integers(1, 90, 256, dtype=dtype, seed=1), zeros(6, 256, dtype=dtype)
        integer_kernel[(1,)](x, y, out, BLOCK=256, num_warps=warps)
        # As in C, unlike Python.
        quotient = (np.abs(x) // y) * np.sign(x)
        equal(out[0], quotient)
        equal(out[1], x - quotient * y)
        equal(out[2], (x << 3) ^ (x >> 2))
        equal(out[3], (x & y) | ~x)
        equal(out[4], (x * y - x).astype(dtype))
        equal(out[5], (y + 2) // 3)


@triton.jit
def unsigned_kernel(x, y, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    a, b = tl.load(x + at), tl.load(y + at)
    tl.store(out + at, a // b)
    tl.store(out + BLOCK + at, a % b)
    tl.store(out + 2 * BLOCK + at, a >> 1)
    tl.store(out + 3 * BLOCK + at, tl.where(a > b, a, b))


def check_unsigned(warps):
    for dtype in (np.uint8, np.uint16, np.uint32, np.uint64):
        top = np.iinfo(dtype).max
        x = integers(0, top, 256, dtype=dtype)
        y, out = integers(1, top, 256, dtype=dtype, seed=1), zeros(4, 256, dtype=dtype)
        unsigned_kernel[(1,)](x, y, out, BLOCK=256, num_warps=warps)
        equal(out, [x // y, x % y, x >> 1, np.maximum(x, y)])


@triton.jit
def wide_product_kernel(x, y, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(out + at, tl.umulhi(tl.load(x + at), tl.load(y + at)))


def check_upper_half_of_products(warps):
    x = integers(0, 2**32 - 1, 256, dtype=np.uint32)
    y, out = integers(0, 2**32 - 1, 256, dtype=np.uint32, seed=1), zeros(256, dtype=np.uint32)
    wide_product_kernel[(1,)](x, y, out, BLOCK=256, num_warps=warps)
    equal(out, x.astype(np.uint64) * y.astype(np.uint64) >> np.uint64(32))


@triton.jit
def bool_kernel(x, y, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    a, b = tl.load(x + at), tl.load(y + at)
    tl.store(out + at, (a & ~b) | (at > 100))


def check_bools(warps):
    x, y = integers(0, 2, 256, dtype=np.int8) > 0, integers(0, 2, 256, dtype=np.int8, seed=1) > 0
    out = zeros(256, dtype=bool)
    bool_kernel[(1,)](x, y, out, BLOCK=256, num_warps=warps)
    equal(out, (x & ~y) | (np.arange(256) > 100))


@triton.jit
def axes_kernel(out, BLOCK: tl.constexpr):
    x, y, z = tl.program_id(0), tl.program_id(1), tl.program_id(2)
    place = (z * tl.num_programs(1) + y) * tl.num_programs(0) + x
    at = tl.arange(0, BLOCK)
    tl.store(out + place * BLOCK + at, x * 10000 + y * 100 + z + at * 0)


def check_three_axes(warps):
    out = zeros(4, 3, 5, 64, dtype=np.int32)
    axes_kernel[(5, 3, 4)](out, BLOCK=64, num_warps=warps)
    z, y, x, _ = np.indices(out.shape)
    equal(out, x * 10000 + y * 100 + z)


@triton.jit
def scalars_kernel(out, whole, long, unsigned, real, flag, absent, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    value = whole + tl.where(flag, real, 0.0) + (long >> 32) + (unsigned >> 60).to(tl.float32)
    if absent is not None:
        value += 1000
    tl.store(out + at, at + value)


def check_scalars(warps):
    out = zeros(64)
    for whole, long, real, flag in ((7, 3 << 32, 0.5, True), (1, -(5 << 33), 2.5, False)):
        scalars_kernel[(1,)](
            out, whole, long, (1 << 63) + 5, real, flag, None, BLOCK=64, num_warps=warps
        )
        equal(out, np.arange(64) + whole + (long >> 32) + 8 + (real if flag else 0))


@triton.jit
def typed_scalars_kernel(
    out, a: tl.float64, b: tl.float16, c: tl.bfloat16, d: tl.int8, e: tl.uint16
):
    tl.store(out, a)
    tl.store(out + 1, b.to(tl.float64))
    tl.store(out + 2, c.to(tl.float64))
    tl.store(out + 3, d.to(tl.float64))
    tl.store(out + 4, e.to(tl.float64))


def check_scalars_with_types(warps):
    out = zeros(5, dtype=np.float64)
    typed_scalars_kernel[(1,)](out, 0.1, 0.1, 0.1, -3, 65535, num_warps=warps)
    equal(out, [0.1, np.float16(0.1), 0.10009765625, -3, 65535])


@triton.jit
def libdevice_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.load(x + at)
    tl.store(out + at, libdevice.tanh(v))
    tl.store(out + BLOCK + at, libdevice.pow(tl.abs(v), 1.5))
    tl.store(out + 2 * BLOCK + at, libdevice.atan2(v, v + 1.0))
    tl.store(out + 3 * BLOCK + at, libdevice.round(v))
    tl.store(out + 4 * BLOCK + at, libdevice.fmod(v, 0.3))
    tl.store(out + 5 * BLOCK + at, libdevice.hypot(v, 2.0 * v))
    tl.store(out + 6 * BLOCK + at, libdevice.log1p(tl.abs(v)))
    tl.store(out + 7 * BLOCK + at, libdevice.expm1(v))
    tl.store(out + 8 * BLOCK + at, libdevice.copysign(v, -1.0))
    tl.store(out + 9 * BLOCK + at, libdevice.isnan(v / (v - v)).to(tl.float32))


def check_libdevice(warps):
    x, out = floats(256), zeros(10, 256)
    libdevice_kernel[(1,)](x, out, BLOCK=256, num_warps=warps)
    close(out[0], np.tanh(x))
    close(out[1], np.abs(x) ** 1.5)
    close(out[2], np.arctan2(x, x + 1))
    equal(np.abs(out[3] - x) <= 0.5, True)
    close(out[4], np.fmod(x, np.float32(0.3)))
    close(out[5], np.hypot(x, 2 * x))
    close(out[6], np.log1p(np.abs(x)))
    close(out[7], np.expm1(x), 1e-5)
    equal(out[8], -np.abs(x))
    equal(out[9], 0)
