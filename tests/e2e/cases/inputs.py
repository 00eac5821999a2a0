"""Random buffers that cases of many families start from."""

from __future__ import annotations

import numpy as np

from tests.e2e.harness.case_model import In, Rng

Size = int | tuple[int, ...]


def ints(rng: Rng, shape: Size, low: int = -1000, high: int = 1000, dtype: str = "i4") -> In:
    """Random integers, of which many can be added without overflow."""
    return In(rng.integers(low, high, shape, dtype))


def small_ints(rng: Rng, shape: Size) -> In:
    """Random integers whose products fit as well."""
    return ints(rng, shape, -100, 100)


def words(rng: Rng, shape: Size, dtype: str = "u4") -> In:
    """Random bits."""
    info = np.iinfo(dtype)
    return In(rng.integers(info.min, info.max, shape, dtype, endpoint=True))


def quarters(rng: Rng, shape: Size, dtype: str = "f4") -> In:
    """Numbers whose sums and products are exact in any order."""
    return In((rng.integers(-64, 64, shape) / 4).astype(dtype))
