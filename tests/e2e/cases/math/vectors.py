"""Cases of the math functions on vectors."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.math.functions import (
    EXACT,
    N,
    fract,
    ieee_remainder,
    low_bits,
    unary_case,
    uniform,
    wide,
)
from tests.e2e.harness.case_model import Array, Case, In, blank


def mixed_operands(x: Array, exponent: Array, _: Array) -> Array:
    """Vectors with scalar second operands, or with vectors of whole numbers."""
    a = wide(x)
    return np.stack(
        [
            np.ldexp(a, exponent),
            np.ldexp(a, 5),
            np.fmax(a, 1.5),
            np.fmin(a, -0.25),
            a ** exponent.astype(np.float64),
            np.abs(a) ** (1.0 / np.array([1, 2, 3, 4])),
        ]
    )


def parts_wide(x: Array, _o: Array, _w: Array) -> tuple[Array, Array]:
    """The functions with an out-pointer, on vectors of four."""
    a = wide(x)
    fraction, exponent = np.frexp(a)
    rows = [
        a - np.trunc(a),
        np.trunc(a),
        fraction,
        np.sin(a),
        np.cos(a),
        fract(x),
        ieee_remainder(a, 2.0),
    ]
    positive = np.ones_like(exponent)
    return np.stack(rows), np.stack([exponent, exponent - 1, low_bits(a / 2.0), positive])


def spherical(got: list[Array], points: Array, _: Array) -> Array:
    """Radius, inclination, azimuth; the fourth lane of a float3 is not specified."""
    x, y, z = (wide(points[:, k]) for k in range(3))
    radius = np.sqrt(x * x + y * y + z * z)
    return np.stack([radius, np.arccos(z / radius), np.arctan2(y, x), wide(got[0][:, 3])], axis=-1)


CASES: Final = [
    unary_case(
        "math_vector",
        "unary_wide",
        uniform(-12, 12, "f4", 8),
        [
            (np.sin, 4),
            (np.exp, 3),
            (lambda x: np.log(np.abs(x)), 3),
            (lambda x: np.sqrt(np.abs(x)), 3),
            (np.floor, EXACT),
            (np.abs, EXACT),
        ],
    ),
    Case(
        "math_vector",
        "mixed_operands",
        lambda rng: [
            uniform(-12, 12, "f4", 4)(rng),
            In(rng.integers(-6, 7, (N, 4), "i4")),
            blank((6, N, 4), "f4"),
        ],
        mixed_operands,
        (N,),
        ulp=[EXACT, EXACT, EXACT, EXACT, 16, 16],
    ),
    Case(
        "math_vector",
        "parts_wide",
        lambda rng: [
            uniform(-50, 50, "f4", 4)(rng),
            blank((7, N, 4), "f4"),
            blank((4, N, 4), "i4"),
        ],
        parts_wide,
        (N,),
        ulp=[EXACT, EXACT, EXACT, 4, 4, EXACT, EXACT],
    ),
    Case(
        "math_vector",
        "spherical",
        lambda rng: [uniform(-5, 5, "f4", 4)(rng), blank((N, 4), "f4")],
        spherical,
        (N,),
        ulp=8,
        atol=1e-5,
        sees_output=True,
    ),
]
