"""The part of inference that is needed where pointers are untyped.

Input: a prepared module. Output: no pointer has a pointee, and selection takes the types of
accesses from the instructions themselves. Where these do not determine enough, inference runs all
the same, over the whole module, and each pointer has its pointee, which selection reads only there.
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
    """Infer pointees only where something depends on them.

    Args:
        module: its values may get their pointees.
        layout: the target's.
        builtins: those of the translation.

    Returns:
        The result of inference, empty where it did not run.
    """
    if not _needs_pointees(module, builtins):
        return solve(module, Cells(), layout)
    pointees = infer_module(module, layout, builtins)
    emit_intrinsics.run(module, pointees, layout, builtins)
    return pointees


def _needs_pointees(module: Module, builtins: Builtins) -> bool:
    """Whether the module has an instruction that only a pointee explains."""
    for function in module.functions:
        if function.is_declaration and _asks(module, builtins, function):
            return True
    # A copy of bytes whose size only the device knows: it copies the whole object.
    return module.types.has_targets and any(
        inst.opcode == op.COPYMEM
        for function in module.functions
        for block in function.blocks
        for inst in block.insts
    )


def _asks(module: Module, builtins: Builtins, function: Function) -> bool:
    """Whether a declaration is of a builtin that needs pointees.

    Some take or return values that only OpenCL's old struct names made pointers; others lead to a
    part of a pointee without naming it.
    """
    resolved = builtins.lookup(function.name)
    if resolved is None:
        return False
    return resolved.row.shape == ACCESS_CHAIN or expects_opaque(module.types, resolved, function)
