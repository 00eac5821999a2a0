"""Conversions between types, small ones included."""

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
def convert_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at).to(out.dtype.element_ty))


def check_numbers(warps):
    types = (np.int8, np.uint8, np.int16, np.int32, np.int64, np.float16, np.float32, np.float64)
    x = integers(0, 100, 128, dtype=np.int8)
    for source in types:
        given = x.astype(source)
        # One of each kind, and the type itself.
        for target in (np.int8, np.uint8, np.int64, np.float16, np.float32, source):
            out = zeros(128, dtype=target)
            convert_kernel[(1,)](given, out, BLOCK=128, num_warps=warps)
            equal(out, x.astype(target))


def check_floats_to_integers(warps):
    x = floats(128) * 100
    for target in (np.int32, np.int64):
        out = zeros(128, dtype=target)
        convert_kernel[(1,)](x, out, BLOCK=128, num_warps=warps)
        equal(out, x.astype(target))


def check_half(warps):
    x, out = floats(256), zeros(256, dtype=np.float16)
    convert_kernel[(1,)](x, out, BLOCK=256, num_warps=warps)
    equal(out, x.astype(np.float16))


def check_bfloat(warps):
    x, bits = floats(256), zeros(256, dtype=np.uint16)
    convert_kernel[(1,)](x, triton.reinterpret(bits, tl.bfloat16), BLOCK=256, num_warps=warps)
    equal(bits, bfloat_bits(x))
    out = zeros(256)
    convert_kernel[(1,)](triton.reinterpret(bits, tl.bfloat16), out, BLOCK=256, num_warps=warps)
    equal(out, bfloat_values(bits))


@triton.jit
def bfloat_kernel(x, y, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    a, b = tl.load(x + at), tl.load(y + at)
    tl.store(out + at, tl.where(a > b, a + b, a * b))


def check_arithmetic_of_bfloats(warps):
    x, y = bfloat_bits(floats(256)), bfloat_bits(floats(256, seed=1))
    out = zeros(256, dtype=np.uint16)
    arguments = [triton.reinterpret(bits, tl.bfloat16) for bits in (x, y, out)]
    bfloat_kernel[(1,)](*arguments, BLOCK=256, num_warps=warps)
    a, b = bfloat_values(x), bfloat_values(y)
    close(bfloat_values(out), np.where(a > b, a + b, a * b), 2**-7)


# Exact in 2 and in 3 bits of a mantissa.
SMALL = np.array([0, 1, -1.5, 0.25, 3, -7, 12, 1.75, -0.0625, 28, 0.5, -6, 20, 14, -24, 2])
# sign, exponent and mantissa; bias
FORMATS = {tl.float8e5: (5, 2, 15), tl.float8e4nv: (4, 3, 7), tl.float8e4b15: (4, 3, 15)}


def small_float(bits, exponent_bits, mantissa_bits, bias):
    sign = -1.0 if bits >> 7 else 1.0
    exponent = bits >> mantissa_bits & ((1 << exponent_bits) - 1)
    mantissa = bits & ((1 << mantissa_bits) - 1)
    if exponent == 0:
        return sign * mantissa * 2.0 ** (1 - bias - mantissa_bits)
    return sign * (1 + mantissa / (1 << mantissa_bits)) * 2.0 ** (exponent - bias)


def check_float8(warps):
    for dtype, layout in FORMATS.items():
        # All finite numbers.
        count = 0x7C if dtype == tl.float8e5 else 0x7F
        patterns = np.array([*range(count), *range(0x80, 0x80 + count)], np.uint8)
        bits = tensor(np.resize(patterns, 256))
        for target in (np.float32, np.float16):
            out = zeros(256, dtype=target)
            convert_kernel[(1,)](triton.reinterpret(bits, dtype), out, BLOCK=256, num_warps=warps)
            equal(out, np.array([small_float(int(b), *layout) for b in bits], target))
        again = zeros(256, dtype=np.uint8)
        given = out.astype(np.float32)
        convert_kernel[(1,)](given, triton.reinterpret(again, dtype), BLOCK=256, num_warps=warps)
        equal(again, bits)


@triton.jit
def bitcast_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    bits = tl.load(x + at).to(tl.int32, bitcast=True)
    tl.store(out + at, (bits ^ -2147483648).to(tl.float32, bitcast=True))


def check_float8_to_bfloat(warps):
    for dtype in (tl.float8e4nv, tl.float8e5):
        # All finite numbers, of which some are subnormal.
        count = 0x7C if dtype == tl.float8e5 else 0x7F
        patterns = np.array([*range(count), *range(0x80, 0x80 + count)], np.uint8)
        bits, out = tensor(np.resize(patterns, 256)), zeros(256, dtype=np.uint16)
        places = triton.reinterpret(bits, dtype), triton.reinterpret(out, tl.bfloat16)
        convert_kernel[(1,)](*places, BLOCK=256, num_warps=warps)
        values = [small_float(int(b), *FORMATS[dtype]) for b in bits]
        equal(bfloat_values(out), np.array(values, np.float32))


def check_bitcast(warps):
    x, out = floats(256), zeros(256)
    bitcast_kernel[(1,)](x, out, BLOCK=256, num_warps=warps)
    equal(out, -x)


@triton.jit
def rounded_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at).to(tl.float16, fp_downcast_rounding="rtz"))


def check_rounding_to_zero(warps):
    x, out = floats(256), zeros(256, dtype=np.float16)
    rounded_kernel[(1,)](x, out, BLOCK=256, num_warps=warps)
    nearest = x.astype(np.float16)
    wanted = np.where(np.abs(nearest.astype(np.float32)) > np.abs(x),
                      np.nextafter(nearest, np.float16(0)), nearest)  # fmt: skip
    equal(out, wanted)
