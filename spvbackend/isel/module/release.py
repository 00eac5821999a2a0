"""Release of the LLVM IR of selected functions.

Input: a function with machine code. Output: the function without instructions; its arguments, one
block and all that other functions may refer to stay. Otherwise a large module's IR would stay
beside its machine code, as the larger part of a translation's memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.module.contraction import uncontracted
from spvbackend.llvmir.module import forget_insts, size_of
from spvbackend.llvmir.values import Function

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

LARGE: Final = 50000
"""Smaller modules keep their IR, so that our own errors in them can name lines."""
LARGE_FUNCTION: Final = 5000
"""A function just selected is in the processor's cache and freed fast. A larger one would have to
be fetched again, and new machine code would be scattered over its memory: together a tenth of a
translation's time."""


def may_release(sel: Selector) -> bool:
    """Whether functions release their IR: there is much of it, and nothing needs all of it later.

    The analysis of contraction needs all functions, so it runs here.
    """
    if sel.trace is not None or sel.debug is not None or not sel.flavour.may_release:
        return False
    functions = sel.module.functions
    if sum([size_of(function) for function in functions]) < LARGE:
        return False
    # Advice about a module without kernels reads the functions' bodies.
    if not any(function.is_kernel for function in functions):
        return False
    if sel.kernels.uncontracted is None:
        sel.kernels.uncontracted = uncontracted(sel.module, sel.environment)
    return True


def release(function: Function) -> None:
    """Drop the instructions of a function."""
    if size_of(function) > LARGE_FUNCTION:
        return
    forget_insts(function)
    # One block stays: a function without blocks is a declaration.
    del function.blocks[1:]
    function.names = {}
    function.debug_records = []
