"""The table of kernels: each with its signature, a launch, its arguments and the wanted results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Argument: TypeAlias = Any
"""An array of numpy, a number of numpy, or a tuple of numbers."""
Function: TypeAlias = Callable[..., None]


class Case(NamedTuple):
    """A kernel of `numba.cuda` and one launch.

    Attributes:
        function: the Python function.
        signature: the types of its arguments, for `numba.cuda`.
        grid: the blocks in each dimension.
        block: the threads of a block in each.
        shared: bytes of dynamic shared memory.
        make: returns the arguments.
        want: returns the contents of all arrays after the launch, from the arguments before it.
        tolerance: the greatest relative error of floats.
    """

    function: Function
    signature: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    shared: int
    make: Callable[[np.random.Generator], Sequence[Argument]]
    want: Callable[..., Sequence[NDArray[Any]]]
    tolerance: float

    @property
    def name(self) -> str:
        """The name of the kernel, and of the file of its IR."""
        return self.function.__name__


CASES: Final[dict[str, Case]] = {}


def case(
    signature: str,
    make: Callable[[np.random.Generator], Sequence[Argument]],
    want: Callable[..., Sequence[NDArray[Any]]],
    *,
    grid: tuple[int, ...] = (4,),
    block: tuple[int, ...] = (64,),
    shared: int = 0,
    tolerance: float = 0.0,
) -> Callable[[Function], Function]:
    """Enter the decorated function into the table."""

    def enter(function: Function) -> Function:
        entered = Case(function, signature, grid, block, shared, make, want, tolerance)
        CASES[entered.name] = entered
        return function

    return enter
