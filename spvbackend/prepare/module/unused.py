"""Unused variables in address space 0, which then need no place.

Frontends for a CPU leave such variables: numba does with each function, as a common definition. At
module scope OpenCL has no private memory, so no other module can share the variable either, and its
linkage does not matter.

Input: no constant expressions in functions. Output: a writable variable of address space 0 is there
only if an export or another variable leads to it; uncalled functions that alone use such a variable
are removed.
"""

from __future__ import annotations

from spvbackend.analysis.pointer_classes import INTERNAL
from spvbackend.analysis.symbols import mentioned
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import Constant, Function, GlobalVar


def drop_unused(module: Module, variables: set[GlobalVar]) -> None:
    """Drop those of the variables that nothing leads to, and the functions that led to them.

    Args:
        module: is changed.
        variables: those that may be dropped; all others stay, and their mentions count as uses.
    """
    reached = _reached(module, variables)
    unused = variables - reached
    if not unused:
        return
    dropped = {f for f in module.functions if f.blocks and f not in reached}
    module.drop_variables(unused)
    for function in dropped:
        del module.symbols[function.name]
    module.functions = [f for f in module.functions if f not in dropped]
    module.taken_addresses = [
        address for address in module.taken_addresses if address.function not in dropped
    ]


def _reached(module: Module, variables: set[GlobalVar]) -> set[Constant]:
    """Return the functions and variables reachable from the symbols that must stay."""
    pending: list[Function | GlobalVar] = [
        function
        for function in module.functions
        if function.is_kernel or function.linkage not in INTERNAL
    ]
    pending += [var for var in module.globals if var not in variables]
    reached: set[Constant] = set(pending)
    while pending:
        for other in _uses(pending.pop()):
            if other not in reached:
                reached.add(other)
                pending.append(other)
    return reached


def _uses(user: Function | GlobalVar) -> list[Function | GlobalVar]:
    """Return the symbols that a function or an initialiser mentions."""
    if isinstance(user, GlobalVar):
        return [] if user.initializer is None else mentioned(user.initializer)
    return [
        other
        for block in user.blocks
        for inst in block.insts
        for operand in inst.operands
        if isinstance(operand, Constant)
        for other in mentioned(operand)
    ]
