"""Possible callees of a call through a pointer."""

from __future__ import annotations

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import Type, TypeContext
from spvbackend.llvmir.values import Function, Inst


def callee_type(types: TypeContext, inst: Inst) -> Type:
    """Return LLVM's type of the function that an indirect call reaches.

    It follows from the arguments, the last operand being the callee: passes that change operands
    need not change the call's details with them.
    """
    return types.function(inst.type, tuple([operand.type for operand in inst.operands[:-1]]))


def targets_by_type(module: Module) -> dict[Type, list[Function]]:
    """Return the functions that an indirect call may reach, by type: those whose address is taken.

    LangRef, 'call': the type of a call is the signature of the function that it reaches.
    """
    functions: dict[Type, list[Function]] = {}
    for function in module.addresses:
        functions.setdefault(function.value_type, []).append(function)
    return functions
