"""Calls: functions of the module, builtins, intrinsics, imports.

Input: no intrinsics without a counterpart, and no call of an entry point (2.16.1). A declaration
that is neither a builtin nor an intrinsic becomes an import for the linker.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from spvbackend.analysis.refusals import other_type
from spvbackend.builtins.demangle import demangle
from spvbackend.builtins.intrinsics import base_name
from spvbackend.builtins.prefixes import PREFIX
from spvbackend.diagnostics import Unsupported, option
from spvbackend.isel.intrinsics import select_intrinsic
from spvbackend.isel.module.declarations import declare, parameter_attribute
from spvbackend.llvmir.values import Function, InlineAsm, Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpFunctionCall, OpFunctionPointerCallINTEL
from spvbackend.target.availability import check_opcode

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector


_FP_BUILTINS: Final = "llvm.fpbuiltin."
_FIXED: Final = "has no translation: functions of SPIR-V have a fixed number of parameters"


@cache
def _builtin_handler() -> Callable[[Selector, Inst, Resolved], None]:
    # Imported late: modules without calls of builtins do not need the selection of builtins.
    from spvbackend.isel.builtins.calls import select_builtin

    return select_builtin


def select_call(sel: Selector, inst: Inst) -> None:
    """Select call."""
    callee = inst.callee
    if isinstance(callee, Function):
        # A definition wins over a builtin of the same name: a library may bring its own.
        if callee.blocks:
            _call_function(sel, inst, callee)
        elif callee.name.startswith("llvm.") and not _is_allowed(sel, callee.name):
            select_intrinsic(sel, inst, callee)
        elif callee.name.startswith(_FP_BUILTINS) and _select_fp_builtin(sel, inst, callee):
            return
        elif (resolved := sel.builtins.lookup(callee.name)) is not None:
            _builtin_handler()(sel, inst, resolved)
        else:
            _call_import(sel, inst, callee)
        return
    if isinstance(callee, InlineAsm):
        from spvbackend.isel.module.assembly import select_assembly  # few modules have any

        select_assembly(sel, inst, callee)
        return
    _call_pointer(sel, inst, callee)


def _call_pointer(sel: Selector, inst: Inst, callee: Value) -> None:
    """Select an indirect call; the callee has the function type of the call."""
    check_opcode(sel.environment, OpFunctionPointerCallINTEL)
    if inst.call_info.fn_type.flag:
        raise Unsupported(f"an indirect call of a variadic function {_FIXED}")
    passes_copies = any("byval" in attrs for attrs in inst.call_info.arg_attrs)
    if passes_copies:
        sel.flavour.check_copies()
    # The callee is LLVM's last operand and the SPIR-V instruction's first.
    operands = [sel.id(callee), *sel.ids(inst.operands[:-1])]
    if inst.type is sel.types.void:
        id = sel.emit(OpFunctionPointerCallINTEL, sel.cache.void_type(), operands)
    else:
        id = sel.define(inst, OpFunctionPointerCallINTEL, operands)
    if passes_copies:
        _tell_of_arguments(sel, inst, id)


def _tell_of_arguments(sel: Selector, inst: Inst, id: int) -> None:
    """Decorate an indirect call's result with the attributes of its arguments.

    A consumer reads byval from the callee's parameters, but here it does not know the callee.
    """
    for index, attrs in enumerate(inst.call_info.arg_attrs):
        flags = {parameter_attribute(sel, name, value) for name, value in attrs.items()}
        # In llvm-spirv's order, whatever the order of the text.
        for flag in sorted(flags - {-1}, reverse=True):
            sel.cache.decorate(id, spv.DecorationArgumentAttributeINTEL, index, flag)


def _select_fp_builtin(sel: Selector, inst: Inst, callee: Function) -> bool:
    """Select an fpbuiltin intrinsic of DPC++; allowed unknown intrinsics may be imports instead."""
    from spvbackend.isel.metadata.accuracy import select_fp_builtin  # few modules have any

    return select_fp_builtin(sel, inst, callee)


def _is_allowed(sel: Selector, name: str) -> bool:
    """Whether an unknown intrinsic may become a call of an imported function."""
    return _may_be_unknown(sel, name) and not base_name(name)


def _may_be_unknown(sel: Selector, name: str) -> bool:
    if sel.allow_unknown is None:
        return False
    return not sel.allow_unknown or name.startswith(sel.allow_unknown)


def _refuse_unknown(sel: Selector, callee: Function) -> None:
    """Refuse an unknown `__spirv_` name: it would become an import that nobody defines."""
    mangled = demangle(callee.name)
    name = callee.name if mangled is None else mangled.name
    if name.startswith(PREFIX) and not _may_be_unknown(sel, name):
        hint = f"pass {option('allow-unknown', PREFIX)} to import it"
        raise Unsupported(f"SPIR-V has no '{name}' for kernels", hint=hint)


def _call_function(sel: Selector, inst: Inst, callee: Function) -> None:
    fn_type = callee.value_type
    if fn_type.flag:
        raise Unsupported(f"the call of variadic function '@{callee.name}' {_FIXED}")
    types = tuple([operand.type for operand in inst.operands[:-1]])
    # LLVM allows a call whose type differs from its callee's (undefined at run time);
    # OpFunctionCall requires the types of the callee's OpTypeFunction.
    if inst.type is not fn_type.element or types != fn_type.elems:
        raise other_type(callee)
    # The callee may be defined later: SPIR-V allows a forward reference to an OpFunction.
    callee.spv_id = callee.spv_id or sel.cache.new_id()
    arguments = sel.flavour.pass_arguments(sel, callee, sel.ids(inst.operands[:-1]))
    operands = [callee.spv_id, *arguments]
    if inst.type is sel.types.void:
        sel.emit(OpFunctionCall, sel.cache.void_type(), operands)
    else:
        sel.define(inst, OpFunctionCall, operands)


def _call_import(sel: Selector, inst: Inst, callee: Function) -> None:
    _refuse_unknown(sel, callee)
    if callee.spv_id == 0:
        from spvbackend.builtins.refusals import of_host  # few modules have imports

        error = of_host(callee.name)
        if error is not None:
            raise error
        # Declare on the first call, so that unused declarations leave no import to resolve.
        declare(sel, callee)
        sel.declared.imports.append((callee, inst.line))
    _call_function(sel, inst, callee)
