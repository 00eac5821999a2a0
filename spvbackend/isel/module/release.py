"""Gives back the LLVM IR of functions that are selected, which nothing looks at again.

Input: a function with its machine code. Output: the same without instructions; arguments, a block
and all that other functions may name of it stay. The IR of a large module would lie beside its
machine code otherwise, and be the larger part of the memory that a translation takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.module.contraction import uncontracted
from spvbackend.llvmir.module import forget_insts, size_of
from spvbackend.llvmir.values import Function

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

LARGE: Final = 50000
"""A module of fewer instructions has room, and errors of ours in it can say their lines."""
LARGE_FUNCTION: Final = 5000
"""What selection has just seen is freed fast. More than that the processor has to fetch anew, and
machine code that takes the place of it lies all over the memory: that would take a tenth of the
time of a translation."""


def may_release(sel: Selector) -> bool:
    """Whether functions give back their IR: there is much of it, and nothing needs all at the end.

    What needs all of it looks at it now.
    """
    if sel.trace is not None or sel.debug is not None or not sel.flavour.may_release:
        return False
    functions = sel.module.functions
    if sum([size_of(function) for function in functions]) < LARGE:
        return False
    # Advice about a module without kernels is about what functions do.
    if not any(function.is_kernel for function in functions):
        return False
    if sel.kernels.uncontracted is None:
        sel.kernels.uncontracted = uncontracted(sel.module, sel.environment)
    return True


def release(function: Function) -> None:
    """Forget the instructions of a function."""
    if size_of(function) > LARGE_FUNCTION:
        return
    forget_insts(function)
    # One stays: a function without blocks is a declaration.
    del function.blocks[1:]
    function.names = {}
    function.debug_records = []
