"""Integers of every width, and their results in arithmetic of a fixed width."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from tests.e2e.harness.case_model import Arg, Array, Case, MakeArgs, Reference, Rng

N: Final = 256


def any_int(rng: Rng, dtype: str, shape: int | tuple[int, ...] = N) -> Array:
    """Random values of the whole range, its ends and small values among them."""
    info = np.iinfo(dtype)
    x = rng.integers(info.min, info.max, shape, dtype, endpoint=True)
    flat = x.reshape(-1)
    flat[0:40:5] = [info.min, info.max, 0, 1, info.max - 1, info.min + 1, 2, 7]
    flat[60:120:3] = rng.integers(0, 100, 20, dtype)
    return x


def exact(x: Array) -> Array:
    """Python integers, which do not wrap."""
    return x.astype(object)


def wrap(x: Array, dtype: np.dtype[Any] | str) -> Array:
    """The low bits of exact integers, in a type of fixed width."""
    bits = np.iinfo(dtype).bits
    low = np.asarray(np.asarray(x, object) & ((1 << bits) - 1), object)
    unsigned = low.astype(f"u{bits // 8}")
    return unsigned.astype(dtype)


def rotate(x: Array, by: Array | int) -> Array:
    """Rotation to the left in the width of the type."""
    width = x.dtype.itemsize * 8
    count = np.asarray(by).astype(object) % width
    value = exact(x)
    return wrap((value << count) | (value >> (width - count)), x.dtype)


def simple(
    file: str, kernel: str, inputs: Callable[[Rng], list[Arg]], reference: Reference, count: int = N
) -> Case:
    """A one-dimensional launch."""
    make: MakeArgs = inputs
    return Case(file, kernel, make, reference, (count,))


def signed_field(x: Array, bits: int) -> Array:
    """The lowest bits as a signed number."""
    low = x.astype(np.int64) & ((1 << bits) - 1)
    return np.where(low >= 1 << (bits - 1), low - (1 << bits), low)
