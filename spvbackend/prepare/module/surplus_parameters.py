"""Functions with more parameters than a function of SPIR-V has: the last ones go in a struct.

Input: signatures of legal types. Output: no function that is only called has more parameters than
the universal limits allow (2.17). A kernel keeps its parameters, which its launch gives.
"""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.symbols import mentioned
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Argument, Function, Inst, Value
from spvbackend.target.limits import MAX_PARAMETERS

_KEPT: Final = MAX_PARAMETERS - 1


def run(module: Module) -> None:
    """Shorten the signatures of long functions, and their calls."""
    long = {f for f in module.functions if len(f.args) > MAX_PARAMETERS and _may_change(f)}
    if not long:
        return
    # A function whose address is a value keeps its type.
    for var in module.globals:
        if var.initializer is not None:
            long.difference_update(x for x in mentioned(var.initializer) if isinstance(x, Function))
    calls: list[Inst] = []
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                own = inst.callee if inst.opcode == op.CALL else None
                long.difference_update(
                    x for x in inst.operands if isinstance(x, Function) and x is not own
                )
                if own is not None and own in long:
                    calls.append(inst)
    forms = {function: _shorten(module, function) for function in long}
    for call in calls:
        callee = call.callee
        if isinstance(callee, Function) and callee in forms:
            _pass_struct(call, callee, forms[callee])


def _may_change(function: Function) -> bool:
    """Whether only calls use a function, none of whose surplus has attributes of memory."""
    surplus = function.args[_KEPT:]
    is_plain = not any("byval" in arg.attrs or "sret" in arg.attrs for arg in surplus)
    return bool(function.blocks) and not function.is_kernel and is_plain


def _shorten(module: Module, function: Function) -> Type:
    """Replace the surplus of a function's parameters by a struct; return its type."""
    surplus = function.args[_KEPT:]
    form = module.types.struct(tuple([arg.type for arg in surplus]))
    struct = Argument(form, "surplus", _KEPT, {})
    changed: dict[Value, Value] = {}
    members = []
    entry = function.blocks[0]
    for index, arg in enumerate(surplus):
        member = Inst(op.EXTRACTVALUE, arg.type, [struct], function.line)
        member.ints = [index]
        member.name, member.parent = arg.name, entry
        changed[arg] = member
        members.append(member)
    entry.insts = members + entry.insts
    function.args = [*function.args[:_KEPT], struct]
    old = function.value_type
    params = (*old.elems[:_KEPT], form)
    function.value_type = module.types.function(old.element, params, old.flag)
    replace_uses(function, changed)
    return form


def _pass_struct(call: Inst, callee: Function, form: Type) -> None:
    """Pass the surplus of a call's arguments as a struct."""
    block = call.parent
    assert block is not None
    struct = Inst(op.COMPOSE, form, call.operands[_KEPT:-1], call.line)
    struct.parent = block
    at = block.insts.index(call)
    block.insts[at:at] = [struct]
    call.operands = [*call.operands[:_KEPT], struct, callee]
    info = call.call_info
    info.arg_attrs = [*info.arg_attrs[:_KEPT], {}]
    info.fn_type = callee.value_type
