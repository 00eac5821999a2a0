"""Helpers of the cases: random inputs, and comparison."""

from typing import Any

import numpy as np

from spvbackend.triton import Tensor, tensor


def floats(*shape: int, dtype: Any = np.float32, seed: int = 0) -> Tensor:
    """Return normally distributed numbers."""
    return tensor(np.random.default_rng(seed).standard_normal(shape), dtype)


def integers(low: int, high: int, *shape: int, dtype: Any = np.int32, seed: int = 0) -> Tensor:
    """Return numbers from low up to high."""
    return tensor(np.random.default_rng(seed).integers(low, high, shape, dtype=dtype))


def zeros(*shape: int, dtype: Any = np.float32) -> Tensor:
    """Return zeros."""
    return tensor(np.zeros(shape, dtype))


def equal(got: Any, expected: Any) -> None:
    """Check that all elements are equal."""
    np.testing.assert_array_equal(np.asarray(got), np.asarray(expected))


def close(got: Any, expected: Any, rtol: float = 1e-5, atol: float = 1e-6) -> None:
    """Check that all elements are nearly equal."""
    np.testing.assert_allclose(np.asarray(got), np.asarray(expected), rtol=rtol, atol=atol)


def bfloat_bits(values: Any) -> Tensor:
    """Return the bits of floats rounded to bfloat16, which numpy lacks."""
    bits = np.asarray(values, np.float32).view(np.uint32)
    return tensor(((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16))


def bfloat_values(bits: Any) -> Any:
    """Return the floats of bits of bfloat16."""
    return (np.asarray(bits).astype(np.uint32) << 16).view(np.float32)
