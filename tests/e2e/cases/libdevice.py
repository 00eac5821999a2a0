"""Cases of NVIDIA's libdevice: the kernels of tests/e2e/cuda/libdevice.cu.

Each function has a row of the output. Errors are those that CUDA publishes (CUDA C++ Programming
Guide, Mathematical Functions), in units of the last place from the nearest float.
"""

from __future__ import annotations

import math
import re
import shlex
from collections.abc import Callable
from fractions import Fraction
from statistics import NormalDist
from typing import Final

import numpy as np

from tests.e2e.harness.case_model import Array, Case, In, Rng, blank

N: Final = 256
BLOCK: Final = 64

_UNARY: Final = ("abs", "absss", "neg", "negss")
_BINARY: Final = shlex.split(
    "absdiffs absdiffu add addss addus avgs avgu cmpeq cmpges cmpgeu cmpgts cmpgtu cmples cmpleu "
    "cmplts cmpltu cmpne haddu maxs maxu mins minu sads sadu seteq setges setgeu setgts setgtu "
    "setles setleu setlts setltu setne sub subss subus"
)
_ORDERS: Final[dict[str, Callable[[Array, Array], Array]]] = {
    "eq": np.equal, "ge": np.greater_equal, "gt": np.greater, "le": np.less_equal, "lt": np.less,
    "ne": np.not_equal,
}  # fmt: skip


_PLAIN: Final[dict[str, Callable[[Array, Array], Array]]] = {
    "abs": lambda x, y: abs(x),
    "absdiff": lambda x, y: abs(x - y),
    "add": lambda x, y: x + y,
    "avgs": lambda x, y: (x + y + (x + y >= 0)) >> 1,
    "avgu": lambda x, y: (x + y + 1) >> 1,
    "haddu": lambda x, y: (x + y) >> 1,
    "max": np.maximum,
    "min": np.minimum,
    "neg": lambda x, y: -x,
    "sub": lambda x, y: x - y,
}
"""Operations by their names without signs and saturation, unless these matter."""


def _lanes(name: str, a: Array, b: Array, count: int) -> Array:
    """Return a function on two or four lanes of words."""
    word = f"{'u' if name.endswith(('u', 'us')) else 'i'}{4 // count}"
    narrow = np.dtype(word)
    x, y = (value.view(word).astype(np.int64) for value in (a, b))
    ends = np.iinfo(narrow)
    if name[:3] in ("cmp", "set"):
        flags = _ORDERS[name[3:5]](x, y).astype(np.int64)
        result = -flags if name[:3] == "cmp" else flags
    elif name[:3] == "sad":
        return np.asarray(abs(x - y).reshape(-1, count).sum(1))
    else:
        result = _PLAIN[re.sub("(?:ss|us|[su])$", "", name) if name not in _PLAIN else name](x, y)
    if name.endswith(("ss", "us")):
        result = np.clip(result, ends.min, ends.max)
    return np.asarray(result.astype(narrow)).view(np.int32)


def simd(a: Array, _: Array) -> Array:
    b = a[np.arange(N) ^ 1].copy()
    names = [*_UNARY, *_BINARY]
    return np.stack([_lanes(name, a, b, count) for name in names for count in (2, 4)])


def _each(function: Callable[[float], float]) -> Callable[[Array], Array]:
    return lambda values: np.array([function(float(value)) for value in values])


def _bessel_i(order: int) -> Callable[[float], float]:
    """DLMF 10.25.2."""
    return lambda x: math.fsum(
        (x / 2) ** (2 * k + order) / (math.factorial(k) * math.factorial(k + order))
        for k in range(60)
    )


_NORMAL: Final = NormalDist()
_ROOT: Final = math.sqrt(2)
Real = Callable[[Array], Array]
_REALS: Final[dict[str, tuple[Real, Callable[[Array], Array], float]]] = {
    "acosf": (np.arccos, lambda x: x, 2),
    "acoshf": (np.arccosh, lambda x: 1 + x, 4),
    "asinf": (np.arcsin, lambda x: x, 2),
    "asinhf": (np.arcsinh, lambda x: x, 3),
    "atanf": (np.arctan, lambda x: x, 2),
    "atanhf": (np.arctanh, lambda x: x, 3),
    "cbrtf": (np.cbrt, lambda x: x, 1),
    "cosf": (np.cos, lambda x: 4 * x, 2),
    "coshf": (np.cosh, lambda x: 4 * x, 2),
    # CUDA has 1 for cospif and sinpif, OpenCL C itself 4.
    "cospif": (lambda x: np.cos(np.pi * x), lambda x: x, 4),
    "cyl_bessel_i0f": (_each(_bessel_i(0)), lambda x: 9 * x, 6),
    "cyl_bessel_i1f": (_each(_bessel_i(1)), lambda x: 9 * x, 6),
    "erfcf": (_each(math.erfc), lambda x: 4 * x, 4),
    "erfcinvf": (_each(lambda x: -_NORMAL.inv_cdf(x / 2) / _ROOT), lambda x: x, 4),
    "erfcxf": (_each(lambda x: math.exp(x * x) * math.erfc(x)), lambda x: 9 * x, 4),
    "erff": (_each(math.erf), lambda x: 2 * x, 2),
    "erfinvf": (_each(lambda x: _NORMAL.inv_cdf((1 + x) / 2) / _ROOT), lambda x: x, 2),
    "exp10f": (lambda x: 10**x, lambda x: x, 2),
    "exp2f": (np.exp2, lambda x: 9 * x, 2),
    "expf": (np.exp, lambda x: 9 * x, 2),
    "expm1f": (np.expm1, lambda x: x, 1),
    "lgammaf": (_each(math.lgamma), lambda x: 9 * x + 3, 6),
    "log10f": (np.log10, lambda x: 9 * x, 2),
    "log1pf": (np.log1p, lambda x: x, 1),
    "log2f": (np.log2, lambda x: 9 * x, 1),
    "logf": (np.log, lambda x: 9 * x, 1),
    "normcdff": (_each(_NORMAL.cdf), lambda x: 4 * x - 2, 5),
    "normcdfinvf": (_each(_NORMAL.inv_cdf), lambda x: x, 5),
    "rcbrtf": (lambda x: 1 / np.cbrt(x), lambda x: 9 * x, 1),
    "rsqrtf": (lambda x: 1 / np.sqrt(x), lambda x: 9 * x, 2),
    "sinf": (np.sin, lambda x: 9 * x, 2),
    "sinhf": (np.sinh, lambda x: 4 * x, 3),
    "sinpif": (lambda x: np.sin(np.pi * x), lambda x: x, 4),
    "sqrtf": (np.sqrt, lambda x: 9 * x, 0),
    "tanf": (np.tan, lambda x: 9 * x, 4),
    "tanhf": (np.tanh, lambda x: 2 * x, 2),
    "tgammaf": (_each(math.gamma), lambda x: 9 * x, 5),
    "frsqrt_rn": (lambda x: 1 / np.sqrt(x), lambda x: 9 * x, 0),
}
"""The function, its argument, and the error; a float is at most a half from the exact value."""


def accuracy(x: Array, _: Array) -> Array:
    wide = x.astype(np.float64)
    return np.stack([real(argument(wide)) for real, argument, _ in _REALS.values()])


def _exact(rng: Rng) -> Array:
    """Return floats of which small multiples are exact."""
    return (rng.permutation(480)[:N] * 2 + 33).astype(np.float32) / np.float32(1024)


_MODES: Final = ("rd", "ru", "rz")
_PAIRS: Final = ("add", "div", "mul", "sub")


def directed(exact: Fraction, near: float, mode: str, dtype: type[np.floating]) -> float:
    """Return the neighbour of the nearest float that a mode asks for."""
    if mode == "rz":
        mode = "rd" if exact > 0 else "ru"
    number = dtype(near)
    is_infinite = bool(np.isinf(number))
    if is_infinite or Fraction(float(number)) != exact:
        is_above = number > 0 if is_infinite else Fraction(float(number)) > exact
        if is_above and mode == "rd":
            return float(np.nextafter(number, dtype(-np.inf)))
        if not is_above and mode == "ru":
            return float(np.nextafter(number, dtype(np.inf)))
    return float(number)


def nearest(exact: Fraction, dtype: type[np.floating]) -> float:
    """Return the nearest float of a type."""
    if dtype is np.float64:
        try:
            return float(exact)
        except OverflowError:
            return math.inf if exact > 0 else -math.inf
    # A float near a double near the result: the neighbours tell.
    guess = dtype(float(exact))
    around = [np.nextafter(guess, dtype(-np.inf)), guess, np.nextafter(guess, dtype(np.inf))]
    finite = [one for one in around if np.isfinite(one)]
    return float(min(finite, key=lambda one: abs(Fraction(float(one)) - exact)))


def _root(value: float, mode: str, dtype: type[np.floating]) -> float:
    near = dtype(np.sqrt(dtype(value)))
    square, exact = Fraction(float(near)) ** 2, Fraction(value)
    if square > exact and mode != "ru":
        return float(np.nextafter(near, dtype(-np.inf)))
    if square < exact and mode == "ru":
        return float(np.nextafter(near, dtype(np.inf)))
    return float(near)


def _rounded(x: Array, dtype: type[np.floating]) -> Array:
    values = [float(one) for one in x]
    others = [*values[1:], values[0]]
    rows = []
    for name in _PAIRS:
        for mode in _MODES:
            row = []
            for a, b in zip(map(Fraction, values), map(Fraction, others), strict=True):
                exact = {"add": a + b, "sub": a - b, "mul": a * b, "div": a / b}[name]
                row.append(directed(exact, nearest(exact, dtype), mode, dtype))
            rows.append(row)
    for mode in _MODES:
        inverses = [1 / Fraction(abs(one)) for one in values]
        rows.append([directed(one, nearest(one, dtype), mode, dtype) for one in inverses])
    rows += [[_root(abs(one), mode, dtype) for one in values] for mode in _MODES]
    return np.array(rows)


def _wide(rng: Rng) -> Array:
    """Return doubles of which some results overflow or are exact; none is a denormal.

    Drivers may flush denormals, in the process of the test as well.
    """
    values = np.ldexp(rng.uniform(1, 2, N) * rng.choice([-1, 1], N), rng.integers(-400, 400, N))
    values[:64] = np.ldexp(values[:64], 500)
    values[64:96] = rng.integers(1, 99, 32)
    return np.asarray(values)


def _short(rng: Rng) -> Array:
    """Return floats; some devices flush denormals, so no result is one."""
    values = np.ldexp(rng.uniform(-2, 2, N), rng.integers(-30, 30, N)).astype(np.float32)
    values[64:96] = rng.integers(1, 99, 32)
    return values


def bessel(x: Array, _: Array) -> Array:
    """J by its series (DLMF 10.2.2), Y by its integral (DLMF 10.9.7 with n whole)."""
    nodes, weights = np.polynomial.legendre.leggauss(400)
    turn, parts = (nodes + 1) * (np.pi / 2), weights / 2
    far, steps = (nodes + 1) * 3.5, weights * (3.5 / np.pi)
    rows = []
    for order in range(-3, 13):
        first, second = [], []
        ends = np.exp(order * far) + np.exp(-order * far) * math.cos(order * math.pi)
        for value in x:
            size = abs(value)
            first.append((np.cos(order * turn - value * np.sin(turn)) * parts).sum())
            tail = (ends * np.exp(-size * np.sinh(far)) * steps).sum()
            second.append((np.sin(size * np.sin(turn) - order * turn) * parts).sum() - tail)
        rows += [first, second]
    return np.array(rows)


LIBDEVICE: Final = [
    Case("libdevice", "simd",
         lambda rng: [In(rng.integers(-(2**31), 2**31, N).astype(np.int32)),
                      blank((2 * (len(_UNARY) + len(_BINARY)), N), "int32")], simd, (N,), (BLOCK,)),
    Case("libdevice", "accuracy",
         lambda rng: [In(_exact(rng)), blank((len(_REALS), N), "float32")], accuracy, (N,),
         (BLOCK,), ulp=[ulp + 0.5 for *_, ulp in _REALS.values()]),
    Case("libdevice", "directed",
         lambda rng: [In(_wide(rng)), blank((18, N), "float64")],
         lambda x, _: _rounded(x, np.float64), (N,), (BLOCK,)),
    Case("libdevice", "directed_floats",
         lambda rng: [In(_short(rng)), blank((18, N), "float32")],
         lambda x, _: _rounded(x, np.float32), (N,), (BLOCK,)),
    Case("libdevice", "bessel",
         lambda rng: [In(rng.uniform(0.5, 20, 16) * np.tile([1, -1], 8)),
                      blank((32, 16), "float64")], bessel, (16,), (16,), ulp=1e7, atol=1e-9),
]  # fmt: skip
