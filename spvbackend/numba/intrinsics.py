"""Declares functions that numba replaces by instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core.extending import intrinsic

Typed = tuple[Any, Callable[..., Any]]
"""The result of an intrinsic for the types of a call: its signature, and its code generator."""


def device_function(function: Callable[..., Typed], *, of_literals: bool = False) -> Any:
    """Declare an intrinsic of numba; to a type checker it is Any, as its calls lack an argument.

    Args:
        function: takes numba's context before the types of the arguments.
        of_literals: whether it needs to know which arguments are constants.
    """
    return intrinsic(prefer_literal=of_literals)(function)


def of_literals(function: Callable[..., Typed]) -> Any:
    """Declare an intrinsic of constant arguments."""
    return device_function(function, of_literals=True)
