"""Compares the device's output with numpy's, in the units of the OpenCL specification."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import numpy as np

from tests.e2e.harness.case_model import Arg, Array, Case, In, Out, Val, expected

Held = TypeVar("Held")

# A reference is computed in the next wider format if there is one.
WIDER: dict[str, type[np.floating]] = {
    "float16": np.float64,
    "float32": np.float64,
    "float64": np.longdouble,
}


def ulp_error(got: Array, want: Array) -> Array:
    """Return the distance in units of `got`'s last place (OpenCL C, Relative Error as ULPs).

    Equal infinities and NaN against NaN are no error; NaN against a number is an infinite one.
    """
    wide = WIDER[got.dtype.name]
    exact = want.astype(wide)
    with np.errstate(all="ignore"):
        near = exact.astype(got.dtype)
        magnitude = np.minimum(np.abs(near), np.finfo(got.dtype).max)
        unit = np.spacing(magnitude).astype(wide)
        error = np.abs(got.astype(wide) - exact) / unit
    same = (got == near) & ~np.isfinite(exact) | (got == near) & ~np.isfinite(near)
    same |= np.isnan(got) & np.isnan(exact)
    error = np.where(same, 0.0, error)
    return np.where(np.isnan(error), np.inf, error)


def wrong_places(case: Case, got: Array, want: Array) -> Array:
    """Return a mask of the elements that differ by more than the case allows."""
    if got.dtype.kind != "f":
        return np.asarray(got != want.astype(got.dtype))
    limit = np.asarray(case.ulp, np.float64)
    if limit.ndim:
        limit = limit.reshape(-1, *[1] * (got.ndim - 1))
    with np.errstate(all="ignore"):
        close = np.abs(got.astype(np.float64) - want.astype(np.float64)) <= case.atol
    # Zeros of either sign are equal; a case that needs exact bits has an integer output.
    return np.asarray((ulp_error(got, want) > limit) & ~close & ~(got == want))


def describe(number: int, got: Array, want: Array, bad: Array) -> str:
    """Return a line about the first difference in an output."""
    at = tuple(int(x) for x in np.argwhere(bad)[0])
    return (
        f"output {number}: {np.count_nonzero(bad)} of {got.size} wrong,"
        f" first at {list(at)}: got {got[at]!r}, want {want[at]!r}"
    )


def compare_output(case: Case, number: int, got: Array, want: Array) -> str:
    """Return the complaint about one output, "" for none."""
    if got.shape != want.shape:
        return f"output {number}: the reference has shape {want.shape}, the buffer {got.shape}"
    if got.dtype.names:
        for field in got.dtype.names:
            if problem := compare_output(case, number, got[field], want[field]):
                return f"field {field}: {problem}"
        return ""
    if number in case.unordered:
        got, want = np.sort(got, axis=None), np.sort(want, axis=None)
    bad = wrong_places(case, got, want)
    return describe(number, got, want, bad) if bad.any() else ""


def compare_outputs(case: Case, got: Sequence[Array], want: Sequence[Array]) -> str:
    """Return the first complaint about any output, "" for none."""
    if len(got) != len(want):
        return f"the reference returns {len(want)} outputs, the case has {len(got)}"
    for number, (g, w) in enumerate(zip(got, want, strict=True)):
        if problem := compare_output(case, number, g, np.asarray(w)):
            return problem
    return ""


def flushed(values: Array) -> Array:
    """Flush subnormal numbers to zeros of their sign."""
    if values.dtype.kind != "f":
        return values
    is_subnormal = np.abs(values) < np.finfo(values.dtype).tiny
    return np.where(is_subnormal, np.copysign(values.dtype.type(0), values), values)


def either(case: Case, got: Array, want: Array, other: Array) -> Array:
    """Return the wanted output, with elements of the other where only those are right."""
    if got.dtype.names or got.shape != want.shape:
        return want
    return np.where(wrong_places(case, got, want), other, want)


def complaint(
    case: Case,
    args: Sequence[Arg],
    held: Sequence[Held],
    read: Callable[[Array, Held], Array],
    *,
    may_flush: bool = False,
) -> str:
    """The complaint about what a device left in the arguments of a case, or nothing.

    Args:
        case: the case.
        args: its arguments.
        held: what the device had for each.
        read: gives the array that one of them holds, which is like another.
        may_flush: whether subnormal operands may count as zeros.
    """
    got: list[Array] = []
    for index, (arg, value) in enumerate(zip(args, held, strict=True)):
        if isinstance(arg, In | Out):
            array = read(arg.array, value)
            if isinstance(arg, Out):
                got.append(array)
            elif array.tobytes() != arg.array.tobytes():
                return f"the input of argument {index} was changed"
    want = expected(case, args, got)
    problem = compare_outputs(case, got, want)
    if not problem or not may_flush:
        return problem
    without = [
        arg._replace(array=flushed(arg.array)) if isinstance(arg, In | Out | Val) else arg
        for arg in args
    ]
    outputs = zip(got, want, expected(case, without, got), strict=True)
    return compare_outputs(case, got, [either(case, *each) for each in outputs])
