"""Cases of trigonometric functions, exponentials and logarithms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from tests.e2e.cases.math.functions import EXACT, N, unary_case, uniform, wide
from tests.e2e.harness.case_model import Array, Case, In, Rng, blank


def log_uniform(low: float, high: float, dtype: str = "f4") -> Callable[[Rng], In]:
    """Positive values over many binades."""
    return lambda rng: In(np.exp2(rng.uniform(np.log2(low), np.log2(high), N)).astype(dtype))


def logb(x: Array) -> Array:
    """The exponent as a number."""
    return np.frexp(x)[1] - 1.0


def odd_root(x: Array, k: Array) -> Array:
    """Root of a positive number by an odd whole number."""
    return np.power(x, 1.0 / k)


def powers(base: Array, exponent: Array, whole: Array, _: Array) -> Array:
    """pow, powr, pown of a negative base, rootn."""
    x, y = wide(base), wide(exponent)
    k = whole.astype(np.float64)
    return np.stack([x**y, x**y, (-x) ** k, odd_root(x, (whole | 1).astype(np.float64))])


def polar(points: Array, _o: Array, _b: Array) -> tuple[Array, Array]:
    """Radius and angles; and back, which has to give the points."""
    x, y = wide(points[:, 0]), wide(points[:, 1])
    angle = np.arctan2(y, x)
    return np.stack([np.hypot(x, y), angle, angle / np.pi]), points


TRIG: Final = [
    unary_case(
        "math_trig",
        "circular",
        uniform(-20, 20),
        [
            (np.sin, 4),
            (np.cos, 4),
            (np.tan, 5),
            (lambda x: np.sin(np.pi * np.fmod(x, 2)), 4),
            (lambda x: np.cos(np.pi * np.fmod(x, 2)), 4),
            (lambda x: np.tan(np.pi * np.fmod(x, 1)), 6),
        ],
    ),
    unary_case(
        "math_trig",
        "inverse_circular",
        uniform(-1, 1),
        [
            (np.arcsin, 4),
            (np.arccos, 4),
            (np.arctan, 5),
            (lambda x: np.arcsin(x) / np.pi, 5),
            (lambda x: np.arccos(x) / np.pi, 5),
            (lambda x: np.arctan(x) / np.pi, 5),
        ],
    ),
    unary_case(
        "math_trig",
        "hyperbolic",
        uniform(-7, 7),
        [
            (np.sinh, 4),
            (np.cosh, 4),
            (np.tanh, 5),
            (np.arcsinh, 4),
            # The argument is rounded to float before the call.
            (lambda x: np.arccosh(wide((np.abs(x) + 1).astype(np.float32))), 4),
            (lambda x: np.arctanh(x / 8), 5),
        ],
    ),
    Case(
        "math_trig",
        "polar",
        lambda rng: [
            In(rng.normal(0, 5, (N, 2)).astype("f4")),
            blank((3, N), "f4"),
            blank((N, 2), "f4"),
        ],
        polar,
        (N,),
        ulp=6,
        atol=1e-4,
    ),
]

EXPONENTIAL: Final = [
    unary_case(
        "math_exp",
        "exponentials",
        uniform(-30, 30),
        [(np.exp, 3), (np.exp2, 3), (lambda x: 10.0**x, 3), (np.expm1, 3)],
    ),
    unary_case(
        "math_exp",
        "logarithms",
        log_uniform(1e-30, 1e30),
        [(np.log, 3), (np.log2, 3), (np.log10, 3), (np.log1p, 2), (logb, EXACT)],
    ),
    Case(
        "math_exp",
        "powers",
        lambda rng: [
            log_uniform(1e-3, 1e3)(rng),
            uniform(-6, 6)(rng),
            In(rng.integers(-9, 10, N, "i4")),
            blank((4, N), "f4"),
        ],
        powers,
        (N,),
        ulp=16,
    ),
    unary_case(
        "math_exp",
        "roots",
        log_uniform(1e-20, 1e20),
        [
            (np.sqrt, 3),
            (lambda x: 1 / np.sqrt(x), 2),
            (lambda x: -np.cbrt(x), 2),
            (lambda x: np.hypot(x, 3), 4),
            (lambda x: 1 / x, 2.5),
        ],
    ),
]

CASES: Final = [*TRIG, *EXPONENTIAL]
