"""What is left of inference where pointers do not say what they point to.

Input: a prepared module. Output: no pointer has a pointee, and selection takes the types of
accesses from the instructions themselves. Where these say too little inference runs all the same,
over the whole module, and each pointer has its pointee, which selection looks at for that alone.
"""

from __future__ import annotations

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.rows import ACCESS_CHAIN
from spvbackend.infer.facts import Cells
from spvbackend.infer.required import expects_opaque
from spvbackend.infer.solve import Pointees, infer_module, solve
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import Function
from spvbackend.prepass import emit_intrinsics


def run(module: Module, layout: DataLayout, builtins: Builtins) -> Pointees:
    """Have pointees only where something hangs on them.

    Args:
        module: its values may get their pointees.
        layout: the target's.
        builtins: those of the translation.

    Returns:
        What inference found out, nothing where it had no reason to run.
    """
    if not _needs_pointees(module, builtins):
        return solve(module, Cells(), layout)
    pointees = infer_module(module, layout, builtins)
    emit_intrinsics.run(module, pointees, layout, builtins)
    return pointees


def _needs_pointees(module: Module, builtins: Builtins) -> bool:
    """Whether the module does something that only the type behind a pointer explains."""
    for function in module.functions:
        if function.is_declaration and _asks(module, builtins, function):
            return True
    # Bytes of what only the device knows the size of: the copy is one of the whole.
    return module.types.has_targets and any(
        inst.opcode == op.COPYMEM
        for function in module.functions
        for block in function.blocks
        for inst in block.insts
    )


def _asks(module: Module, builtins: Builtins, function: Function) -> bool:
    """Whether a declaration is of a builtin that does.

    Some give or take values that only OpenCL's old struct names made pointers; others lead to a
    part of what a pointer points to, and do not say of what.
    """
    resolved = builtins.lookup(function.name)
    if resolved is None:
        return False
    return resolved.row.shape == ACCESS_CHAIN or expects_opaque(module.types, resolved, function)
