"""Calls of builtins that no pass for shaders could take apart are refused first.

Input: calls of declared functions, with any types at all. Output: calls with as many arguments as
the builtin takes, each of the kind that the name spells.
"""

from __future__ import annotations

from spvbackend.builtins.lookup import Builtins, Resolved, count_error
from spvbackend.builtins.params import KIND_TEXT, POINTER, Param, is_float
from spvbackend.builtins.prefixes import PREFIX
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import types as kinds
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Inst
from spvbackend.shader.calls import resolve


def run(module: Module, builtins: Builtins) -> None:
    """Note an error for each function that has another call."""
    for function in module.functions:
        for inst in [inst for block in function.blocks for inst in block.insts]:
            resolved = resolve(inst, builtins)
            if resolved is None:
                continue
            what = _error(inst, resolved)
            if what:
                error = Unsupported(f"builtin '{resolved.row.name}': {what}", inst.line)
                module.refuse(function, error)
                break


def _error(inst: Inst, resolved: Resolved) -> str:
    """What is wrong with a call, "" for nothing."""
    attributes = inst.call_info.arg_attrs
    # The first argument may be where the result goes.
    hidden = int(bool(attributes) and "sret" in attributes[0])
    types = [arg.type for arg in inst.operands[hidden:-1]]
    wrong = count_error(resolved.row, len(types))
    # A name of SPIR-V's own spells what its frontend likes; the rules of the instruction decide.
    if wrong or resolved.row.name.startswith(PREFIX) or len(resolved.params) != len(types):
        return wrong
    for type, param in zip(types, resolved.params, strict=True):
        if not _suits(type, param):
            return f"takes another type than '{type}'"
    return ""


def _suits(type: Type, param: Param) -> bool:
    if param.kind == POINTER:
        return type.kind == kinds.POINTER
    if param.kind not in KIND_TEXT:
        return True
    kind = kinds.FLOAT if is_float(param) else kinds.INT
    return type.scalar().kind == kind and type.lanes() == param.lanes
