"""Makes cases of math functions: inputs, references, and error limits.

References are computed in the next wider format from the very inputs of the kernel; the limits are
those of the OpenCL C specification, section "Relative Error as ULPs" (full profile).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from tests.e2e.harness.case_model import Arg, Array, Case, In, MakeArgs, Rng, blank

N: Final = 256
# Rounding a wider reference to the format of the result.
EXACT: Final = 0.5
erfc = np.vectorize(math.erfc, otypes=[np.float64])
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


def fract(x: Array) -> Array:
    """The fraction, kept below one as the specification says."""
    return np.asarray(np.minimum(x - np.floor(x), np.nextafter(np.float32(1), np.float32(0))))


def low_bits(quotient: Array) -> Array:
    """The sign and the low seven bits of a quotient of remquo."""
    whole = np.rint(quotient).astype(np.int64)
    return np.where(whole < 0, -(-whole & 0x7F), whole & 0x7F)
