"""Variables of a module that each thread has one of, as HLSL's static variables are.

Input: kernels whose instructions name such variables. Output: the same with variables of their own
in place of these, which begin with the initialisers.
"""

from __future__ import annotations

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import ARRAY, STRUCT, TARGET, Type
from spvbackend.llvmir.values import Function, GlobalVar, Undef, Value
from spvbackend.target.address_spaces import PRIVATE


def run(module: Module) -> None:
    """Rewrite all kernels."""
    for function in module.functions:
        if function.blocks:
            _own_variables(module, function)


def _own_variables(module: Module, function: Function) -> None:
    entry = function.blocks[0]
    build = Builder(module, entry)
    changed: dict[Value, Value] = {}
    for var in module.globals:
        if var.type.space != PRIVATE or var.constant or not _is_plain(var):
            continue
        build.line = var.line
        made = build.make(op.ALLOCA, var.type, [])
        made.type_arg = var.value_type
        made.memory = op.MemoryInfo(var.align)
        made.name = var.name
        changed[var] = made
        if var.initializer is not None and not isinstance(var.initializer, Undef):
            build.store(var.initializer, made, max(1, var.align))
    entry.insts[:0] = build.out
    replace_uses(function, changed)


def _is_plain(var: GlobalVar) -> bool:
    """Whether a variable holds numbers: handles of resources have another pass."""
    return not var.name.startswith("llvm.") and not var.section and not _has_handles(var.value_type)


def _has_handles(type: Type) -> bool:
    if type.kind == STRUCT:
        return any(_has_handles(member) for member in type.elems)
    if type.kind == ARRAY:
        return _has_handles(type.element)
    return type.kind == TARGET
