"""What a case is, and how its results are compared: with what numba computes on the host."""

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
        function: what numba compiles for both.
        signature: of all inputs and the result.
        inputs: arrays of one shape.
        ulps: how far a result may be from the host's, in units of its last place.
        error_model: of both.
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
        """What differs, "" for nothing."""
        options: dict[str, Any] = {"error_model": self.error_model}
        host = numba.njit(self.signature, **options)(self.function)
        device = elementwise(self.function, self.signature, **options)
        expected = [host(*values) for values in zip(*self.inputs, strict=True)]
        found = device(*self.inputs)
        if not isinstance(expected[0], tuple):
            return difference(found, np.asarray(expected, found.dtype), self.ulps)
        columns = zip(found, zip(*expected, strict=True), strict=True)
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
        arguments: arrays and numbers, made anew for each side.
        reference: changes the arguments as the kernel has to, on the host.
        ulps: as for a function.
        options: of `kernel`.
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
        """What differs, "" for nothing."""
        launched, wanted = self.arguments(), self.arguments()
        kernel(self.function, self.signature, **self.options)[self.size](*launched)
        self.reference(*wanted)
        return "".join(
            difference(found, expected, self.ulps)
            for found, expected in zip(launched, wanted, strict=True)
            if isinstance(expected, np.ndarray)
        )


_WORDS: Final = {4: np.int32, 8: np.int64}


def difference(found: Array, expected: Array, ulps: int) -> str:
    """The first element that is too far off, "" for none."""
    if found.shape != expected.shape or found.dtype != expected.dtype:
        return f"{found.dtype}{found.shape} for {expected.dtype}{expected.shape}"
    if found.dtype.kind == "c":
        parts = [difference(part(found), part(expected), ulps) for part in (np.real, np.imag)]
        return "".join(parts)
    far = found != expected
    if found.dtype.kind == "f":
        far &= ~(np.isnan(found) & np.isnan(expected)) & (_distance(found, expected) > ulps)
    if not far.any():
        return ""
    at = np.unravel_index(int(np.argmax(far)), far.shape)
    worst = f" by {_distance(found, expected).max()} ulps" if found.dtype.kind == "f" else ""
    return f"{found[at]} for {expected[at]} at {at}{worst}, {int(far.sum())} in all; "


def _distance(found: Array, expected: Array) -> Array:
    """How many floating-point numbers lie between two; Python's integers hold any number."""
    word: Any = _WORDS[found.dtype.itemsize]
    places = []
    for side in (found, expected):
        bits = np.ascontiguousarray(side).view(word).astype(object)
        # Negative numbers go down as their words go up.
        places.append(np.where(np.signbit(side), int(np.iinfo(word).min) - bits, bits))
    return np.asarray(np.abs(places[0] - places[1]))
