"""Cases of the math functions: sin to rootn, in float, double and half, scalar and vector.

References are computed in the next wider format from the very inputs of the kernel; the limits are
those of the OpenCL C specification, section "Relative Error as ULPs" (full profile).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from tests.e2e.harness.case_model import Arg, Array, Case, In, Local, MakeArgs, Out, Rng, blank, val

N: Final = 256
# Rounding a wider reference to the format of the result.
EXACT: Final = 0.5

erf = np.vectorize(math.erf, otypes=[np.float64])
erfc = np.vectorize(math.erfc, otypes=[np.float64])
gamma = np.vectorize(math.gamma, otypes=[np.float64])
lgamma = np.vectorize(math.lgamma, otypes=[np.float64])
ieee_remainder = np.vectorize(math.remainder, otypes=[np.float64])

Unary = Callable[[Array], Array]


def wide(x: Array) -> Array:
    """The format that references compute in."""
    return x.astype(np.longdouble if x.dtype == np.float64 else np.float64)


def table(functions: Sequence[Unary]) -> Callable[[Array, Array], Array]:
    """A reference with one row per function of the one input."""
    return lambda x, _: np.stack([f(wide(x)) for f in functions])


def uniform(low: float, high: float, dtype: str = "f4", width: int = 1) -> Callable[[Rng], In]:
    """A buffer of N scalars or vectors."""
    shape = N if width == 1 else (N, width)
    return lambda rng: In(rng.uniform(low, high, shape).astype(dtype))


def log_uniform(low: float, high: float, dtype: str = "f4") -> Callable[[Rng], In]:
    """Positive values over many binades."""
    return lambda rng: In(np.exp2(rng.uniform(np.log2(low), np.log2(high), N)).astype(dtype))


def one_input(data: Callable[[Rng], In], rows: int) -> MakeArgs:
    """An input, and an output with a row per function."""

    def make(rng: Rng) -> list[Arg]:
        x = data(rng)
        return [x, blank((rows, *x.array.shape), x.array.dtype.str)]

    return make


def unary_case(
    file: str, kernel: str, data: Callable[[Rng], In], rows: Sequence[tuple[Unary, float]]
) -> Case:
    """A kernel of functions of one argument; a row is a function and its limit in ulps."""
    functions = [f for f, _ in rows]
    limits = [limit for _, limit in rows]
    return Case(file, kernel, one_input(data, len(rows)), table(functions), (N,), ulp=limits)


def round_away(x: Array) -> Array:
    """To nearest, halves away from zero."""
    whole = np.trunc(x)
    return np.where(np.abs(x - whole) >= 0.5, whole + np.copysign(1.0, x), whole)


def fract(x: Array) -> Array:
    """The fraction, kept below one as the specification says."""
    return np.asarray(np.minimum(x - np.floor(x), np.nextafter(np.float32(1), np.float32(0))))


def logb(x: Array) -> Array:
    """The exponent as a number."""
    return np.frexp(x)[1] - 1.0


def max_magnitude(x: Array, y: Array) -> Array:
    """The one that is larger without its sign."""
    return np.where(np.abs(x) > np.abs(y), x, np.where(np.abs(y) > np.abs(x), y, np.fmax(x, y)))


def min_magnitude(x: Array, y: Array) -> Array:
    """The one that is smaller without its sign."""
    return np.where(np.abs(x) < np.abs(y), x, np.where(np.abs(y) < np.abs(x), y, np.fmin(x, y)))


def low_bits(quotient: Array) -> Array:
    """The sign and the low seven bits of a quotient of remquo."""
    whole = np.rint(quotient).astype(np.int64)
    return np.where(whole < 0, -(-whole & 0x7F), whole & 0x7F)


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
    """The same helper with a private and with a global pointer."""
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


ROUNDING: Final = [
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

VECTOR: Final = [
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

OTHER: Final = [
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

CASES: Final = [*TRIG, *EXPONENTIAL, *ROUNDING, *DOUBLE, *HALF, *VECTOR, *OTHER]
