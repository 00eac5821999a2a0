"""The model of a case, whose results are compared with numba's on the host."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numba
import numpy as np

from spvbackend.numba import elementwise, kernel

Array = np.ndarray[Any, Any]


class Function(NamedTuple):
    """A function of scalars, applied to arrays.

    Attributes:
        function: the function that numba compiles for both.
        signature: of all inputs and the result.
        inputs: arrays of one shape.
        ulps: greatest distance of a result from the host's, in units of its last place.
        error_model: error model of both.
    """

    function: Callable[..., Any]
    signature: str
    inputs: tuple[Array, ...]
    ulps: int = 0
    error_model: str = "numpy"

    @property
    def name(self) -> str:
        return str(self.function.__name__)

    def run(self) -> str:
        """Return the difference, "" for none."""
        options: dict[str, Any] = {"error_model": self.error_model}
        host = numba.njit(self.signature, **options)(self.function)
        device = elementwise(self.function, self.signature, **options)
        expected = [host(*values) for values in zip(*self.inputs, strict=True)]
        got = device(*self.inputs)
        if not isinstance(expected[0], tuple):
            return difference(got, np.asarray(expected, got.dtype), self.ulps)
        columns = zip(got, zip(*expected, strict=True), strict=True)
        return "".join(
            difference(output, np.asarray(column, output.dtype), self.ulps)
            for output, column in columns
        )


class Launch(NamedTuple):
    """A kernel, launched once.

    Attributes:
        function: the kernel.
        signature: of its arguments.
        size: of the launch, and of a group.
        arguments: makes new arrays and numbers for each side.
        reference: changes the arguments on the host as the kernel must.
        ulps: as for a function.
        options: options of `kernel`.
    """

    function: Callable[..., Any]
    signature: str
    size: Any
    arguments: Callable[[], tuple[Any, ...]]
    reference: Callable[..., None]
    ulps: int = 0
    options: dict[str, Any] = {"error_model": "numpy"}  # noqa: RUF012  # never changed

    @property
    def name(self) -> str:
        return str(self.function.__name__)

    def run(self) -> str:
        """Return the difference, "" for none."""
        launched, wanted = self.arguments(), self.arguments()
        kernel(self.function, self.signature, **self.options)[self.size](*launched)
        self.reference(*wanted)
        return "".join(
            difference(got, expected, self.ulps)
            for got, expected in zip(launched, wanted, strict=True)
            if isinstance(expected, np.ndarray)
        )


_WORDS: Final = {4: np.int32, 8: np.int64}


def difference(got: Array, expected: Array, ulps: int) -> str:
    """Return the first element that is too far off, "" for none."""
    if got.shape != expected.shape or got.dtype != expected.dtype:
        return f"{got.dtype}{got.shape} for {expected.dtype}{expected.shape}"
    if got.dtype.kind == "c":
        parts = [difference(part(got), part(expected), ulps) for part in (np.real, np.imag)]
        return "".join(parts)
    far = got != expected
    if got.dtype.kind == "f":
        far &= ~(np.isnan(got) & np.isnan(expected)) & (_distance(got, expected) > ulps)
    if not far.any():
        return ""
    at = np.unravel_index(int(np.argmax(far)), far.shape)
    worst = f" by {_distance(got, expected).max()} ulps" if got.dtype.kind == "f" else ""
    return f"{got[at]} for {expected[at]} at {at}{worst}, {int(far.sum())} in all; "


def _distance(got: Array, expected: Array) -> Array:
    """Return the distance in floating-point numbers, as Python's integers of any size."""
    word: Any = _WORDS[got.dtype.itemsize]
    places = []
    for side in (got, expected):
        bits = np.ascontiguousarray(side).view(word).astype(object)
        # Negative numbers decrease as their words increase.
        places.append(np.where(np.signbit(side), int(np.iinfo(word).min) - bits, bits))
    return np.asarray(np.abs(places[0] - places[1]))
