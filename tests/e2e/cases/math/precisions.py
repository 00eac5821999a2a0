"""Cases of the math functions on double and half."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.math.functions import EXACT, N, unary_case, uniform, wide
from tests.e2e.harness.case_model import Array, Case, In, Out, blank, val


def binary_f64(x: Array, y: Array, whole: Array, _: Array) -> Array:
    """Functions of two doubles."""
    a, b = wide(x), wide(y)
    return np.stack(
        [
            np.abs(a) ** b,
            a**whole,
            np.arctan2(a, b),
            np.hypot(a, b),
            np.fmod(a, b),
            np.ldexp(a, whole),
            np.fmax(a, b),
            np.nextafter(x, y),
            np.cbrt(np.abs(a)),
        ]
    )


def parts_f64(x: Array, *_: Array) -> tuple[Array, Array, Array]:
    """Sums of the parts of modf and frexp."""
    fraction, exponent = np.frexp(x)
    return (x - np.trunc(x)) + fraction, np.trunc(x), exponent + exponent - 1


def quadratic_roots(a: Array, b: Array, c: Array, _: Array) -> Array:
    """The larger root first, the other from the product of both."""
    p, q = -0.5 * wide(b) / wide(a), wide(c) / wide(a)
    large = p + np.copysign(np.sqrt(p * p - q), p)
    return np.stack([large, q / large], axis=-1)


def blend_f16(left: Array, right: Array, _: Array, weight: Array) -> Array:
    """Three vectors per pair; each step is rounded to half."""
    a, b = wide(left), wide(right)
    total = (a + b).astype(np.float16)
    rows = [
        a * b + wide(weight),
        np.fmax(total, np.float16(0)) - np.fmin(left, right),
        np.where(a < b, b, a),
    ]
    return np.stack(rows, axis=1)


DOUBLE: Final = [
    unary_case(
        "math_f64",
        "unary_f64",
        uniform(-25, 25, "f8"),
        [
            (np.sin, 4),
            (np.cos, 4),
            (np.tan, 5),
            (np.arctan, 5),
            (np.exp, 3),
            (np.exp2, 3),
            (lambda x: np.log(np.abs(x)), 3),
            (lambda x: np.log1p(np.abs(x)), 2),
            (np.cbrt, 2),
            (lambda x: np.sqrt(np.abs(x)), EXACT),
            (lambda x: 1 / np.sqrt(np.abs(x)), 2),
            (np.tanh, 5),
            (np.rint, EXACT),
            (lambda x: 1 / x, EXACT),
        ],
    ),
    Case(
        "math_f64",
        "binary_f64",
        lambda rng: [
            uniform(-9, 9, "f8")(rng),
            uniform(-9, 9, "f8")(rng),
            In(rng.integers(-9, 10, N, "i4")),
            blank((9, N), "f8"),
        ],
        binary_f64,
        (N,),
        ulp=[16, 16, 6, 4, EXACT, EXACT, EXACT, EXACT, 16],
    ),
    Case(
        "math_f64",
        "parts_f64",
        lambda rng: [
            uniform(-900, 900, "f8", 2)(rng),
            blank((N, 2), "f8"),
            blank((N, 2), "f8"),
            blank((N, 2), "i4"),
        ],
        parts_f64,
        (N,),
        ulp=EXACT,
    ),
    Case(
        "math_f64",
        "quadratic_roots",
        lambda rng: [
            uniform(0.5, 2, "f8")(rng),
            uniform(5, 9, "f8")(rng),
            uniform(-2, 2, "f8")(rng),
            blank((N, 2), "f8"),
        ],
        quadratic_roots,
        (N,),
        ulp=16,
    ),
]

HALF: Final = [
    unary_case(
        "math_f16",
        "unary_f16",
        uniform(0.1, 9, "f2"),
        [
            (np.exp, 2),
            (np.log, 2),
            (np.sqrt, 1),
            (lambda x: 1 / np.sqrt(x), 1),
            (np.sin, 2),
            (np.cos, 2),
            (np.floor, EXACT),
            (np.abs, EXACT),
            (np.exp2, 2),
        ],
    ),
    Case(
        "math_f16",
        "blend_f16",
        lambda rng: [
            uniform(-2, 2, "f2", 4)(rng),
            uniform(-2, 2, "f2", 4)(rng),
            blank((N, 3, 4), "f2"),
            val(0.25, "f2"),
        ],
        blend_f16,
        (N,),
        ulp=EXACT,
    ),
    Case(
        "math_f16",
        "axpy_f16",
        lambda rng: [
            val(1.5, "f2"),
            In(rng.integers(-64, 64, N).astype("f2")),
            Out(rng.integers(-64, 64, N).astype("f2")),
        ],
        lambda a, x, y: y - a * x,
        (N,),
    ),
]

CASES: Final = [*DOUBLE, *HALF]
