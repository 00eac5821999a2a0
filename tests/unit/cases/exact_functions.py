"""The functions of exact math with their limits, and the operands that they are tried on.

The limits are those of the OpenCL C specification, "Relative Error as ULPs", full profile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from tests.unit.cases.exact_math import DTYPES, Array, by_pi, library, of_half_turns, root

ELEMENTS: Final = ("float", "double")
POINTS: Final = 3000
SUBNORMAL: Final = 2.0**-10


class Checked(NamedTuple):
    """A function with its limit; `near` is where its results are neither trivial nor infinite."""

    limit: float
    reference: Callable[..., Array]
    near: tuple[float, float] = (-3.0, 3.0)
    operands: str = "f"


ONE: Final = (-1.0, 1.0)
CHECKED: Final[dict[str, Checked]] = {
    "acos": Checked(4, library("acos"), ONE),
    "acosh": Checked(4, library("acosh"), (1.0, 4.0)),
    "acospi": Checked(5, by_pi("acos"), ONE),
    "asin": Checked(4, library("asin"), ONE),
    "asinh": Checked(4, library("asinh")),
    "asinpi": Checked(5, by_pi("asin"), ONE),
    "atan": Checked(5, library("atan")),
    "atan2": Checked(6, library("atan2"), operands="ff"),
    "atan2pi": Checked(6, by_pi("atan2"), operands="ff"),
    "atanh": Checked(5, library("atanh"), ONE),
    "atanpi": Checked(5, by_pi("atan")),
    "cbrt": Checked(2, library("cbrt"), (-9.0, 9.0)),
    "cos": Checked(4, library("cos"), (-20.0, 20.0)),
    "cosh": Checked(4, library("cosh"), (-20.0, 20.0)),
    "cospi": Checked(4, of_half_turns(1)),
    "erf": Checked(16, library("erf")),
    "erfc": Checked(16, library("erfc"), (-3.0, 27.0)),
    "exp": Checked(3, library("exp"), (-80.0, 80.0)),
    "exp10": Checked(3, library("exp10"), (-37.0, 37.0)),
    "exp2": Checked(3, library("exp2"), (-125.0, 125.0)),
    "expm1": Checked(3, library("expm1")),
    "hypot": Checked(4, library("hypot"), operands="ff"),
    "log": Checked(3, library("log"), (0.4, 2.5)),
    "log10": Checked(3, library("log10"), (0.4, 2.5)),
    "log1p": Checked(2, library("log1p"), ONE),
    "log2": Checked(3, library("log2"), (0.4, 2.5)),
    "pow": Checked(16, library("pow"), (0.1, 9.0), "ff"),
    "pown": Checked(16, library("pow"), (-4.0, 4.0), "fi"),
    "rootn": Checked(16, root, (-9.0, 9.0), "fi"),
    "sin": Checked(4, library("sin"), (-20.0, 20.0)),
    "sinh": Checked(4, library("sinh")),
    "sinpi": Checked(4, of_half_turns(0)),
    "tan": Checked(5, library("tan"), (-20.0, 20.0)),
    "tanh": Checked(5, library("tanh")),
    "tanpi": Checked(6, of_half_turns(2)),
    "tgamma": Checked(16, library("tgamma"), (-9.0, 9.0)),
}
EXACT: Final = {"fmod": library("fmod"), "remainder": library("remainder")}


def specials(element: str) -> list[float]:
    """Zeros, infinities, NaN, the ends of the format and neighbours of 1."""
    info = np.finfo(DTYPES[element])
    sizes = [0.0, 0.5, 1.0, 2.0, 3.0, float(1 + info.eps), float(1 - info.epsneg)]
    sizes += [float(info.max), float(info.tiny), float(info.tiny) * SUBNORMAL, float("inf")]
    sizes += [float(info.smallest_subnormal), 2.0 ** (info.nmant + 1), 7.5, 1e30]
    return [*sizes, *(-size for size in sizes), float("nan")]


def numbers(element: str, near: tuple[float, float], rng: np.random.Generator) -> Array:
    """Numbers of the interesting range, of both signs near zero, of all bits, and special ones."""
    dtype = DTYPES[element]
    width = np.dtype(dtype).itemsize * 8
    tiny = np.exp(rng.uniform(-25, 0, POINTS // 4)) * rng.choice([-1, 1], POINTS // 4)
    bits = rng.integers(0, 1 << width, POINTS // 2, dtype=np.uint64)
    parts = [
        rng.uniform(*near, POINTS).astype(dtype),
        tiny.astype(dtype),
        bits.astype(f"u{width // 8}").view(dtype),
    ]
    return np.concatenate(parts)


def pairs_of_specials(element: str, others: list[Any], dtype: Any) -> tuple[Array, Array]:
    first, second = np.meshgrid(
        np.array(specials(element), DTYPES[element]), np.array(others, dtype)
    )
    return first.ravel(), second.ravel()


def operands(element: str, kinds: str, near: tuple[float, float]) -> list[Array]:
    """Rows of operands: numbers, and all pairs of special ones."""
    rng = np.random.default_rng(len(kinds))
    first = numbers(element, near, rng)
    if kinds == "f":
        return [np.concatenate([first, np.array(specials(element), DTYPES[element])])]
    if kinds == "ff":
        second = rng.permutation(numbers(element, near, rng))
        ends = pairs_of_specials(element, specials(element), DTYPES[element])
    else:
        second = rng.integers(-40, 41, len(first)).astype(np.int32)
        whole = [0, 1, -1, 2, -2, 3, -3, 64, 101, 2**31 - 1, -(2**31), 2**24 + 1]
        ends = pairs_of_specials(element, whole, np.int32)
    return [np.concatenate([first, ends[0]]), np.concatenate([second, ends[1]])]
