"""Rules of calls (Other Operations; 'call' Instruction).

A call of an intrinsic has the intrinsic's type. Any other callee's type may differ from the call's:
LLVM and the passes allow that until OWN_SIGNATURES is promised.
"""

from __future__ import annotations

from spvbackend.llvmir.types import FUNCTION, LABEL, POINTER, Type
from spvbackend.llvmir.values import Function, Inst, Value
from spvbackend.llvmir.verify.checker import TypeRules, is_value_type


def check_call(rules: TypeRules, inst: Inst, kind: int) -> str:
    """call: arguments and result match the call's type, which is an intrinsic's own."""
    info = inst.call_info
    callee = inst.callee
    if callee.type.kind != POINTER:
        return f"the callee '{rules.text(callee)}' is not a pointer"
    if info.fn_type.kind != FUNCTION:
        return f"the type of the call, {info.fn_type}, is not a function type"
    if message := _check_arguments(rules, inst, info.fn_type):
        return message
    return rules.expect_result(inst, info.fn_type.element) or _check_callee(callee, info.fn_type)


def _check_callee(callee: Value, type: Type) -> str:
    """Check that a call of an intrinsic has the intrinsic's type (Intrinsic Functions)."""
    if not isinstance(callee, Function) or not callee.name.startswith("llvm."):
        return ""
    if callee.value_type is type:
        return ""
    return f"a call of type {type} of @{callee.name}, which is of type {callee.value_type}"


def _check_arguments(rules: TypeRules, inst: Inst, type: Type) -> str:
    arguments = inst.operands[:-1]
    params = type.elems
    if len(arguments) < len(params) or (len(arguments) > len(params) and not type.flag):
        return f"{len(arguments)} arguments for a function of type {type}"
    if len(inst.call_info.arg_attrs) != len(arguments):
        return f"attributes of {len(inst.call_info.arg_attrs)} arguments, not {len(arguments)}"
    # A variadic function takes more arguments than it has parameters.
    for argument, param in zip(arguments, params, strict=False):
        if argument.type is not param:
            return rules.expect(argument, param)
    for argument in arguments[len(params) :]:
        if argument.type.kind == LABEL or not is_value_type(argument.type):
            return f"an argument of type {argument.type}"
    return ""
