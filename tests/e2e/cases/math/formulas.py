"""Cases of native functions, of results through pointers, and of formulas of several functions."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.math.functions import (
    EXACT,
    N,
    Unary,
    erfc,
    fract,
    ieee_remainder,
    low_bits,
    unary_case,
    uniform,
    wide,
)
from tests.e2e.harness.case_model import Array, Case, Local, blank, val


def out_pointers(x: Array, _p: Array, _e: Array) -> tuple[Array, Array]:
    """Parts through pointers to global, local and private memory."""
    a = wide(x)
    fraction, exponent = np.frexp(a)
    rows = [
        a - np.trunc(a),
        np.trunc(a),
        fraction,
        fract(x),
        np.floor(a),
        ieee_remainder(a, 1.25),
        np.sin(a),
        np.cos(a),
    ]
    return np.stack(rows), np.stack([exponent, low_bits(a / 1.25)])


def out_generic(x: Array, _: Array) -> Array:
    """One helper with a private and with a global pointer."""
    a = wide(x)
    b = a * 2
    return np.stack([a - np.trunc(a), np.trunc(a), b - np.trunc(b), np.trunc(b)])


def normal_cdf(x: Array) -> Array:
    """Distribution function of the standard normal distribution."""
    return np.asarray(0.5 * erfc(-x / np.sqrt(2.0)))


def black_scholes(
    spot: Array, strike: Array, years: Array, _c: Array, _p: Array, rate: Array, volatility: Array
) -> tuple[Array, Array]:
    """European options."""
    s, k, t, r, v = (wide(x) for x in (spot, strike, years, rate, volatility))
    root = v * np.sqrt(t)
    d1 = (np.log(s / k) + (r + 0.5 * v * v) * t) / root
    d2 = d1 - root
    discounted = k * np.exp(-r * t)
    call = s * normal_cdf(d1) - discounted * normal_cdf(d2)
    return call, discounted * normal_cdf(-d2) - s * normal_cdf(-d1)


def great_circle(legs: Array, _: Array) -> Array:
    """The haversine formula."""
    a, b, c, d = np.radians(wide(legs)).T
    h = np.sin((c - a) / 2) ** 2 + np.cos(a) * np.cos(c) * np.sin((d - b) / 2) ** 2
    return np.asarray(12742.0 * np.arcsin(np.sqrt(np.clip(h, 0, 1))))


def softplus_family(x: Array, _: Array) -> Array:
    """Softplus, sigmoid, the tanh form of GELU."""
    a = wide(x)
    gelu = 0.5 * a * (1 + np.tanh(0.79788456 * (a + 0.044715 * a**3)))
    return np.stack([np.log1p(np.exp(-np.abs(a))) + np.fmax(a, 0), 1 / (1 + np.exp(-a)), gelu])


def half_scale(f: Unary) -> tuple[Unary, float]:
    """half_ functions promise 8192 ulps."""
    return f, 8192.0


REDUCED: Final[list[Unary]] = [
    np.sin,
    np.cos,
    np.tan,
    np.exp,
    np.exp2,
    lambda x: 10.0**x,
    np.log,
    np.log2,
    np.log10,
    np.sqrt,
    lambda x: 1 / np.sqrt(x),
    lambda x: 1 / x,
    lambda x: x**1.5,
    lambda x: x / 3,
]

CASES: Final = [
    unary_case(
        "math_native", "half_functions", uniform(0.5, 4, "f4"), [half_scale(f) for f in REDUCED]
    ),
    # The accuracy of native_ functions is the implementation's choice: only a blunder fails.
    unary_case(
        "math_native", "native_functions", uniform(0.5, 4, "f4"), [(f, 8192.0) for f in REDUCED]
    ),
    Case(
        "math_native",
        "gaussian_rows",
        lambda rng: [uniform(-4, 4, "f4", 4)(rng), blank((N, 4), "f4"), val(1.5, "f4")],
        lambda x, _, sigma: (
            np.exp(-(wide(x) ** 2) / (2 * wide(sigma) ** 2)) / np.sqrt(2 * np.pi * wide(sigma) ** 2)
        ),
        (N,),
        # The error of native_recip is multiplied by the exponent.
        ulp=1 << 17,
    ),
    Case(
        "math_pointers",
        "out_pointers",
        lambda rng: [
            uniform(-50, 50)(rng),
            blank((8, N), "f4"),
            blank((2, N), "i4"),
            Local(64 * 4),
        ],
        out_pointers,
        (N,),
        (64,),
        ulp=[EXACT] * 6 + [4, 4],
    ),
    Case(
        "math_pointers",
        "out_generic",
        lambda rng: [uniform(-50, 50)(rng), blank((4, N), "f4")],
        out_generic,
        (N,),
    ),
    Case(
        "math_formulas",
        "black_scholes",
        lambda rng: [
            uniform(20, 60)(rng),
            uniform(20, 60)(rng),
            uniform(0.3, 3)(rng),
            blank(N, "f4"),
            blank(N, "f4"),
            val(0.03, "f4"),
            val(0.3, "f4"),
        ],
        black_scholes,
        (N,),
        atol=1e-4,
    ),
    Case(
        "math_formulas",
        "great_circle",
        lambda rng: [uniform(-80, 80, "f4", 4)(rng), blank(N, "f4")],
        great_circle,
        (N,),
        atol=0.05,
    ),
    Case(
        "math_formulas",
        "softplus_family",
        lambda rng: [uniform(-6, 6)(rng), blank((3, N), "f4")],
        softplus_family,
        (N,),
        ulp=8,
        atol=1e-6,
    ),
]
