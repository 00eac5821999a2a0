"""Conversions rounded in each of OpenCL's four modes, for references."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.harness.case_model import Array

NEAREST: Final = "rte"
TO_ZERO: Final = "rtz"
UPWARD: Final = "rtp"
DOWNWARD: Final = "rtn"


def rounded(x: Array, dtype: str, mode: str = NEAREST) -> Array:
    """Round floats or 64-bit integers to a narrower floating-point type.

    The nearest value is corrected by one step if it lies on the wrong side. Comparison in long
    double is exact, since that holds 64 bits of an integer.
    """
    exact = x.astype(np.longdouble)
    with np.errstate(over="ignore"):
        near = x.astype(dtype)
    back = near.astype(np.longdouble)
    infinity = np.array(np.inf, dtype)
    if mode == TO_ZERO:
        return np.where(np.abs(back) > np.abs(exact), np.nextafter(near, np.array(0, dtype)), near)
    if mode == UPWARD:
        return np.where(back < exact, np.nextafter(near, infinity), near)
    if mode == DOWNWARD:
        return np.where(back > exact, np.nextafter(near, -infinity), near)
    return near


WHOLE: Final = {TO_ZERO: np.trunc, NEAREST: np.rint, UPWARD: np.ceil, DOWNWARD: np.floor}


def to_integer(x: Array, dtype: str, mode: str = TO_ZERO) -> Array:
    """Convert numbers to integers with saturation; round to zero by default."""
    info = np.iinfo(dtype)
    whole = WHOLE[mode](x.astype(np.longdouble))
    return np.clip(whole, np.longdouble(info.min), np.longdouble(info.max)).astype(dtype)


def saturated(x: Array, dtype: str) -> Array:
    """Clamp integers to the range of another type."""
    info = np.iinfo(dtype)
    return np.asarray(np.clip(x.astype(object), int(info.min), int(info.max)).astype(dtype))
