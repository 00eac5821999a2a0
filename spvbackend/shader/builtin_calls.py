"""Calls of builtins that no pass for shaders could take apart are refused first.

Input: calls of declared functions, with any types at all. Output: calls with as many arguments as
the builtin takes, each of the kind that the name spells.
"""

from __future__ import annotations

from spvbackend.builtins.lookup import Builtins, Resolved, count_error
from spvbackend.builtins.params import KIND_TEXT, POINTER, Param, is_float
from spvbackend.builtins.prefixes import PREFIX
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir import types as kinds
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Inst, Value
from spvbackend.shader.calls import resolve


def run(module: Module, builtins: Builtins) -> None:
    """Note an error for each function that has another call."""
    right: set[tuple[Value, Type, bool]] = set()
    for function in module.functions:
        calls = [
            inst for block in function.blocks for inst in block.insts if inst.opcode == op.CALL
        ]
        for inst in calls:
            # Most calls are as one before.
            call = (inst.operands[-1], inst.call_info.fn_type, _has_hidden(inst))
            if call in right:
                continue
            resolved = resolve(inst, builtins)
            what = "" if resolved is None else _error(inst, resolved)
            if resolved is not None and what:
                error = Unsupported(f"builtin '{resolved.row.name}': {what}", inst.line)
                module.refuse(function, error)
                break
            right.add(call)


def _has_hidden(inst: Inst) -> bool:
    """Whether the first argument is where the result goes."""
    attributes = inst.call_info.arg_attrs
    return bool(attributes) and "sret" in attributes[0]


def _error(inst: Inst, resolved: Resolved) -> str:
    """What is wrong with a call, "" for nothing."""
    types = [arg.type for arg in inst.operands[_has_hidden(inst) : -1]]
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
