"""How functions that numba replaces by instructions are declared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core.extending import intrinsic

Typed = tuple[Any, Callable[..., Any]]
"""What an intrinsic gives for the types of a call: its signature, and what writes instructions."""


def device_function(function: Callable[..., Typed], *, of_literals: bool = False) -> Any:
    """An intrinsic of numba; to a type checker it is anything, as its calls lack an argument.

    Args:
        function: takes numba's context before the types of the arguments.
        of_literals: whether it wants to know which arguments are constants.
    """
    return intrinsic(prefer_literal=of_literals)(function)


def of_literals(function: Callable[..., Typed]) -> Any:
    """The same for one whose arguments are constants."""
    return device_function(function, of_literals=True)
