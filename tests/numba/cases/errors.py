"""Errors on a device, and their exceptions on the host."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numba
import numpy as np

from spvbackend.numba import atomic_add, barrier, elementwise, get_global_id, get_local_id, kernel


class Raises(NamedTuple):
    """A call that raises.

    Attributes:
        call: the call.
        type: the class of the exception.
        message: the whole text of the exception.
        notes: parts of its notes, in their order.
    """

    call: Callable[[], None]
    type: type[Exception]
    message: str
    notes: tuple[str, ...]

    @property
    def name(self) -> str:
        return str(self.call.__name__)

    def run(self) -> str:
        """Return the difference, "" for none."""
        try:
            self.call()
        except Exception as error:
            notes = "\n".join(getattr(error, "__notes__", []))
            wrong = [note for note in self.notes if note not in notes]
            if type(error) is not self.type or str(error) != self.message or wrong:
                return f"{error!r} with {notes}"
            return ""
        return "nothing was raised"


def division_by_zero() -> None:
    halves = elementwise(lambda x: 1.0 / x, "float64(float64)")
    halves(np.array([3.0, 0.0, 2.0]))


def integer_division_by_zero() -> None:
    def remainder(a: Any, b: Any) -> Any:
        return a % b

    elementwise(remainder, "int32(int32, int32)")(np.arange(9), 0)


@numba.njit
def checked(x: Any) -> Any:
    if x > 99:
        raise ValueError("too large", 99)
    return x


def exception_of_a_function_that_is_called() -> None:
    def calls(x: Any) -> Any:
        if x < 0:
            raise OverflowError("too small")
        return checked(x) + 1

    large = np.zeros((40, 50), np.int64)
    large[31, 7] = 100
    elementwise(calls, "int64(int64)")(large)


def assertion() -> None:
    def asserts(x: Any) -> Any:
        assert x == 1, "not one"
        return x

    elementwise(asserts, "int8(int8)", error_model="numpy")([1, 2])


def index_out_of_bounds() -> None:
    @kernel("void(float32[:])", boundscheck=True)
    def overruns(x: Any) -> None:
        x[get_global_id() + 1] = 1

    overruns[8](np.zeros(8, np.float32))


def atomic_out_of_bounds() -> None:
    @kernel("void(int32[:])", boundscheck=True)
    def overruns(x: Any) -> None:
        atomic_add(x, np.int32(get_global_id() + 1), 1)

    overruns[8](np.zeros(8, np.int32))


def failure_in_a_group() -> None:
    """The other groups run to the end."""
    out = np.zeros(8, np.int32)

    @kernel("void(int32[:])")
    def fails(x: Any) -> None:
        i = get_global_id()
        if i >= 4:
            raise KeyError("second group")
        barrier()
        x[i] = 1 + get_local_id()

    try:
        fails[8, 4](out)
    finally:
        assert out.tolist() == [1, 2, 3, 4, 0, 0, 0, 0]


def works_after_an_error() -> None:
    inverse = elementwise(lambda x: 1 / x, "float64(float64)")
    try:
        inverse(0)
    except ZeroDivisionError:
        raise RuntimeError(f"{inverse(4)}") from None


ERRORS: Final = (
    Raises(division_by_zero, ZeroDivisionError, "division by zero", ("work-item 1 of 3",)),
    Raises(integer_division_by_zero, ZeroDivisionError, "integer modulo by zero", ("work-item",)),
    Raises(
        exception_of_a_function_that_is_called,
        ValueError,
        "('too large', 99)",
        ("work-item 1557 of", "raised on the device in 'checked'", "errors.py:"),
    ),
    Raises(assertion, AssertionError, "not one", ("work-item 1 of 2",)),
    Raises(index_out_of_bounds, IndexError, "index is out of bounds", ("work-item 7 of 8",)),
    Raises(atomic_out_of_bounds, IndexError, "index is out of bounds", ("work-item 7 of 8",)),
    Raises(failure_in_a_group, KeyError, "'second group'", ("raised on the device in 'fails'",)),
    Raises(works_after_an_error, RuntimeError, "0.25", ()),
)
