"""What the cases share: random inputs, and comparing."""

from typing import Any

import numpy as np

from spvbackend.triton import Tensor, tensor


def floats(*shape: int, dtype: Any = np.float32, seed: int = 0) -> Tensor:
    """Normally distributed numbers."""
    return tensor(np.random.default_rng(seed).standard_normal(shape), dtype)


def integers(low: int, high: int, *shape: int, dtype: Any = np.int32, seed: int = 0) -> Tensor:
    """Numbers from low up to high."""
    return tensor(np.random.default_rng(seed).integers(low, high, shape, dtype=dtype))


def zeros(*shape: int, dtype: Any = np.float32) -> Tensor:
    """Zeros."""
    return tensor(np.zeros(shape, dtype))


def equal(found: Any, expected: Any) -> None:
    """All elements are equal."""
    np.testing.assert_array_equal(np.asarray(found), np.asarray(expected))


def close(found: Any, expected: Any, rtol: float = 1e-5, atol: float = 1e-6) -> None:
    """All elements are nearly equal."""
    np.testing.assert_allclose(np.asarray(found), np.asarray(expected), rtol=rtol, atol=atol)


def bfloat_bits(values: Any) -> Tensor:
    """The bits of floats rounded to bfloat16, as numpy has no such type."""
    bits = np.asarray(values, np.float32).view(np.uint32)
    return tensor(((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16))


def bfloat_values(bits: Any) -> Any:
    """The floats that bits of bfloat16 stand for."""
    return (np.asarray(bits).astype(np.uint32) << 16).view(np.float32)
