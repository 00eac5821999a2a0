"""Cases of rounding, of parts of numbers, and of error and gamma functions."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from tests.e2e.cases.math.functions import (
    EXACT,
    N,
    erfc,
    fract,
    ieee_remainder,
    low_bits,
    unary_case,
    uniform,
    wide,
)
from tests.e2e.harness.case_model import Arg, Array, Case, In, Rng, blank

erf = np.vectorize(math.erf, otypes=[np.float64])
gamma = np.vectorize(math.gamma, otypes=[np.float64])
lgamma = np.vectorize(math.lgamma, otypes=[np.float64])


def round_away(x: Array) -> Array:
    """To nearest, halves away from zero."""
    whole = np.trunc(x)
    return np.where(np.abs(x - whole) >= 0.5, whole + np.copysign(1.0, x), whole)


def max_magnitude(x: Array, y: Array) -> Array:
    """The one that is larger without its sign."""
    return np.where(np.abs(x) > np.abs(y), x, np.where(np.abs(y) > np.abs(x), y, np.fmax(x, y)))


def min_magnitude(x: Array, y: Array) -> Array:
    """The one that is smaller without its sign."""
    return np.where(np.abs(x) < np.abs(y), x, np.where(np.abs(y) < np.abs(x), y, np.fmin(x, y)))


def pairs(x: Array, y: Array, _: Array) -> Array:
    """Functions of two floats whose results are exact."""
    a, b = wide(x), wide(y)
    return np.stack(
        [
            np.fmod(a, b),
            ieee_remainder(a, b),
            np.fmax(a, b),
            np.fmin(a, b),
            np.where(a > b, a - b, 0.0),
            np.copysign(a, b),
            wide(np.nextafter(x, y)),
            max_magnitude(a, b),
            min_magnitude(a, b),
            a * b + 0.5,
        ]
    )


def split_parts(x: Array, _o: Array, _w: Array) -> tuple[Array, Array]:
    """modf, fract, frexp, ldexp, remquo; the whole numbers among their results."""
    exponent = np.frexp(x)[1]
    a = wide(x)
    rows = [
        np.copysign(a - np.trunc(a), a),
        np.trunc(a),
        fract(x),
        np.floor(a),
        np.frexp(a)[0],
        np.ldexp(a, exponent - 3),
        ieee_remainder(a, 0.75),
    ]
    return np.stack(rows), np.stack([exponent, exponent - 1, low_bits(a / 0.75)])


def quiet_nans(code: Array, _b: Array, _p: Array) -> tuple[Array, Array]:
    """fmax and fmin take the number where the other is a NaN."""
    return np.full(len(code), 0x7FC00000), np.arange(len(code)) + 2.0


def gammas(x: Array, _o: Array, _s: Array) -> tuple[Array, Array]:
    """Gamma, the logarithm of its magnitude twice, its sign."""
    a = wide(x)
    return np.stack([gamma(a), lgamma(a), lgamma(a)]), np.sign(gamma(a))


def awkward(rng: Rng) -> In:
    """Halves, neighbours of one half, zeros, large and small numbers, infinities, random ones."""
    x = rng.uniform(-40, 40, N).astype("f4")
    special = [0.5, -0.5, 1.5, 2.5, -2.5, 0.49999997, -0.49999997, 0.0, -0.0, 8388609.0, 1e30]
    x[: len(special)] = special
    x[len(special) : len(special) + 3] = [np.inf, -np.inf, np.nan]
    return In(x)


def pair_args(rng: Rng) -> list[Arg]:
    """Two inputs with some equal magnitudes."""
    x = rng.uniform(-100, 100, N).astype("f4")
    y = rng.uniform(0.25, 8, N).astype("f4") * np.where(rng.random(N) < 0.5, -1, 1).astype("f4")
    x[:8] = y[:8] * np.array([1, -1] * 4, "f4")
    return [In(x), In(y), blank((10, N), "f4")]


CASES: Final = [
    unary_case(
        "math_round",
        "roundings",
        awkward,
        [(f, EXACT) for f in (np.ceil, np.floor, np.trunc, np.rint, round_away, np.abs)],
    ),
    Case("math_round", "pairs", pair_args, pairs, (N,), ulp=EXACT),
    Case(
        "math_round",
        "split_parts",
        lambda rng: [uniform(-60, 60)(rng), blank((7, N), "f4"), blank((3, N), "i4")],
        split_parts,
        (N,),
        ulp=EXACT,
    ),
    Case(
        "math_round",
        "quiet_nans",
        lambda rng: [In(rng.integers(0, 1 << 22, 32, "u4")), blank(32, "u4"), blank(32, "f4")],
        quiet_nans,
        (32,),
    ),
    unary_case("math_special", "error_functions", uniform(-4, 4), [(erf, 16), (erfc, 16)]),
    Case(
        "math_special",
        "gammas",
        lambda rng: [uniform(-4.75, 9)(rng), blank((3, N), "f4"), blank(N, "i4")],
        gammas,
        (N,),
        ulp=16,
        # The specification sets no limit for lgamma; near its zeros an absolute one is fair.
        atol=1e-5,
    ),
]
