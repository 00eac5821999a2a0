"""Cases of functions that hold their result within the range of the type."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from tests.e2e.cases.integers.values import N, any_int, exact, wrap
from tests.e2e.harness.case_model import Arg, Array, Case, In, Rng, blank


def saturate(x: Array, dtype: np.dtype[Any]) -> Array:
    """Exact integers, held within the range of a type."""
    info = np.iinfo(dtype)
    return np.clip(x, int(info.min), int(info.max)).astype(dtype)


def limits(a: Array, b: Array, c: Array, _o: Array, _p: Array) -> tuple[Array, Array]:
    """The saturating, high-half, averaging and ordering functions."""
    dtype = a.dtype
    x, y, z = exact(a), exact(b), exact(c)
    bits = dtype.itemsize * 8
    high = (x * y) >> bits
    low, top = np.minimum(y, z), np.maximum(y, z)
    rows = [
        saturate(x + y, dtype),
        saturate(x - y, dtype),
        saturate(x * y + z, dtype),
        wrap(high, dtype),
        wrap(high + z, dtype),
        wrap((x + y) >> 1, dtype),
        wrap((x + y + 1) >> 1, dtype),
        wrap(np.maximum(x, y), dtype),
        wrap(np.minimum(x, y), dtype),
        wrap(np.minimum(np.maximum(x, low), top), dtype),
    ]
    unsigned = f"u{dtype.itemsize}"
    return np.stack(rows), np.stack([wrap(abs(x), unsigned), wrap(abs(x - y), unsigned)])


def limits_case(file: str, kernel: str, dtype: str, width: int = 1) -> Case:
    """A kernel of saturating functions for one type."""
    shape = (N,) if width == 1 else (64, width)
    unsigned = "u" + dtype[1:]

    def make(rng: Rng) -> list[Arg]:
        inputs: list[Arg] = [In(any_int(rng, dtype, shape)) for _ in range(3)]
        return [*inputs, blank((10, *shape), dtype), blank((2, *shape), unsigned)]

    return Case(file, kernel, make, limits, shape[:1])


CASES: Final = [
    limits_case("int_saturate", "limits_int", "i4"),
    limits_case("int_saturate", "limits_uint", "u4"),
    limits_case("int_saturate", "limits_long", "i8"),
    limits_case("int_saturate", "limits_ulong", "u8"),
    limits_case("int_saturate_narrow", "limits_char16", "i1", 16),
    limits_case("int_saturate_narrow", "limits_uchar16", "u1", 16),
    limits_case("int_saturate_narrow", "limits_short8", "i2", 8),
    limits_case("int_saturate_narrow", "limits_ushort8", "u2", 8),
]
