"""Functions of scalars: arithmetic, control flow, mathematics, types."""

from __future__ import annotations

import math
from typing import Any, Final

import numba
import numpy as np

from tests.numba.cases.model import Array, Function

COUNT: Final = 500
_RANDOM: Final = np.random.default_rng(7)


def reals(low: float, high: float, dtype: Any = np.float64) -> Array:
    return _RANDOM.uniform(low, high, COUNT).astype(dtype)


def integers(low: int, high: int, dtype: Any = np.int64) -> Array:
    return _RANDOM.integers(low, high, COUNT, dtype)


def saxpy(a: Any, x: Any, y: Any) -> Any:
    return a * x + y


def mandelbrot(x: Any, y: Any) -> Any:
    c, z = complex(x, y), 0j
    for step in range(50):
        z = z * z + c
        if z.real * z.real + z.imag * z.imag > 4.0:
            return step
    return 50


def black_scholes(price: Any, strike: Any, years: Any) -> Any:
    rate, volatility = 0.02, 0.3
    spread = volatility * math.sqrt(years)
    d1 = (math.log(price / strike) + (rate + 0.5 * volatility * volatility) * years) / spread
    d2 = d1 - spread
    paid = strike * math.exp(-rate * years)
    half = math.sqrt(0.5)
    call = 0.5 * (price * math.erfc(-d1 * half) - paid * math.erfc(-d2 * half))
    put = 0.5 * (paid * math.erfc(d2 * half) - price * math.erfc(d1 * half))
    return call, put


def special(x: Any) -> Any:
    return math.gamma(x), math.lgamma(x), math.erf(x)


def single_mathematics(x: Any, y: Any) -> Any:
    return math.tan(x) + math.atan2(x, y) * math.log1p(y) - math.sinh(x) / math.acosh(y + 1)


def numpy_scalars(x: Any, y: Any) -> Any:
    return np.hypot(x, y) + np.cbrt(x) * np.log2(y) - np.maximum(np.floor(x), np.rint(y))


def collatz(n: Any) -> Any:
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


def common_divisor(a: Any, b: Any) -> Any:
    return math.gcd(a, b)


def quotients(a: Any, b: Any) -> Any:
    return a // b, a % b


def real_quotients(a: Any, b: Any) -> Any:
    return a // b, a % b, np.fmod(a, b)


def bits(x: Any, n: Any) -> Any:
    x ^= x >> np.uint32(n & 7)
    x = (x & np.uint32(0x55555555)) + ((x >> np.uint32(1)) & np.uint32(0x55555555))
    return np.uint32(~x | np.uint32(n))


def splitmix(state: Any) -> Any:
    z = state + np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    return z ^ (z >> np.uint64(31))


def small_integers(a: Any, b: Any) -> Any:
    return np.int8(a * b), np.uint16(a - b)


def conversions(x: Any) -> Any:
    return int(x), round(x), math.trunc(x), np.float32(x)


def complex_polynomial(z: Any, w: Any) -> Any:
    return (z * z - 3j * w) / (w + 1) + z.conjugate()


def complex_functions(z: Any) -> Any:
    return abs(z) * np.exp(1j * z.real) + np.sqrt(z)


def is_inside(x: Any, y: Any) -> Any:
    return x * x + y * y < 1.0 and not math.isnan(x)


def mantissa(x: Any) -> Any:
    fraction, exponent = math.frexp(x)
    return math.ldexp(fraction, exponent - 3), exponent


def neighbours(x: Any, y: Any) -> Any:
    return math.nextafter(x, y), math.copysign(x, y)


def cube_root(x: Any) -> Any:
    guess = x
    for _ in range(100):
        better = (2 * guess + x / (guess * guess)) / 3
        if abs(better - guess) < 1e-12 * guess:
            break
        guess = better
    return guess


@numba.njit
def horner(coefficients: Any, x: Any) -> Any:
    total = 0.0
    for coefficient in coefficients:
        total = total * x + coefficient
    return total


def calls_another(x: Any) -> Any:
    return horner((1.0, -2.0, 0.5), x) + horner((3.0, 1.0), -x)


TABLE: Final = np.array([3, 1, 4, 1, 5, 9, 2, 6], np.int32)


def looks_up(i: Any) -> Any:
    return TABLE[i & 7] * 10 + TABLE[(i >> 3) & 7]


def checked(a: Any, b: Any) -> Any:
    if a < 0:
        raise ValueError("a is negative")
    return a // b + a / b


def chained(x: Any) -> Any:
    return x if 0 < x <= 2 or x > 3 else -x


FUNCTIONS: Final = (
    Function(
        saxpy,
        "float32(float32, float32, float32)",
        tuple(reals(-2, 2, np.float32) for _ in "axy"),
        1,
    ),
    Function(mandelbrot, "int32(float64, float64)", (reals(-2, 1), reals(-1, 1))),
    Function(
        black_scholes,
        "UniTuple(float64, 2)(float64, float64, float64)",
        (reals(90, 110), reals(90, 110), reals(0.5, 2)),
        32,
    ),
    Function(special, "UniTuple(float64, 3)(float64)", (reals(3, 20),), 8),
    Function(
        single_mathematics,
        "float32(float32, float32)",
        (reals(0.1, 1, np.float32), reals(0.5, 3, np.float32)),
        16,
    ),
    Function(numpy_scalars, "float64(float64, float64)", (reals(1, 9), reals(1, 9)), 16),
    Function(collatz, "int64(int64)", (integers(1, 10000),)),
    Function(common_divisor, "int64(int64, int64)", (integers(1, 9999), integers(1, 9999))),
    Function(
        quotients,
        "UniTuple(int32, 2)(int32, int32)",
        (integers(-99, 99, np.int32), integers(-9, 9, np.int32)),
    ),
    Function(
        real_quotients, "UniTuple(float64, 3)(float64, float64)", (reals(-9, 9), reals(-2, 2))
    ),
    Function(
        bits, "uint32(uint32, uint32)", (integers(0, 2**32, np.uint32), integers(0, 99, np.uint32))
    ),
    Function(splitmix, "uint64(uint64)", (integers(0, 2**63, np.uint64),)),
    Function(
        small_integers,
        "Tuple((int8, uint16))(int8, int8)",
        (integers(-128, 127, np.int8), integers(-128, 127, np.int8)),
    ),
    Function(conversions, "Tuple((int64, int64, int64, float32))(float64)", (reals(-50, 50),)),
    Function(
        complex_polynomial,
        "complex128(complex128, complex128)",
        (reals(-2, 2) + 1j * reals(-2, 2), reals(1, 2) + 1j * reals(1, 2)),
        16,
    ),
    Function(complex_functions, "complex128(complex128)", (reals(0.1, 2) + 1j * reals(0.1, 2),), 8),
    Function(is_inside, "boolean(float32, float32)", (reals(-1, 1, "f4"), reals(-1, 1, "f4"))),
    Function(mantissa, "Tuple((float64, int32))(float64)", (reals(-50, 50),)),
    Function(
        neighbours,
        "UniTuple(float32, 2)(float32, float32)",
        (reals(-2, 2, np.float32), reals(-2, 2, np.float32)),
    ),
    Function(cube_root, "float64(float64)", (reals(1, 50),), 4),
    Function(calls_another, "float64(float64)", (reals(-2, 2),), 16),
    Function(looks_up, "int32(int64)", (integers(0, 64),)),
    Function(checked, "float64(int64, int64)", (integers(0, 99), integers(1, 9)), 0, "python"),
    Function(chained, "int16(int16)", (integers(-5, 9, np.int16),)),
)
