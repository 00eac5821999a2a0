"""Turns an `invoke` into a call and a branch.

Input: a module as it was read. Output: no `invoke`, and no landing pad that can be reached.

SPIR-V has no exceptions, so the callee must not be able to unwind: by its attribute `nounwind`, or
because nothing that it calls can.
"""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.builtins.lookup import Builtins
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import Function, InlineAsm, Inst

_NOUNWIND: Final = "nounwind"


def run(module: Module, builtins: Builtins) -> None:
    """Rewrite every function that has an `invoke`.

    Args:
        module: changed in place; functions with an `invoke` have their blocks in order.
        builtins: functions that do not unwind.
    """
    unwinding = _unwinding(module, builtins)
    for function in module.functions:
        invokes = [block for block in function.blocks if block.terminator.opcode == op.INVOKE]
        for block in invokes:
            invoke = block.terminator
            if _may_unwind(module, builtins, unwinding, invoke):
                callee = invoke.callee
                what = f"'@{callee.name}'" if isinstance(callee, Function) else "a pointer"
                text = f"an 'invoke' of {what}, which may unwind, has no translation"
                hint = "compile without exceptions, or mark the callee nounwind"
                module.note(Unsupported(text, invoke.line, hint), function)
                continue
            branch = Inst(op.BR, module.types.void, [], invoke.line)
            branch.blocks = invoke.targets[:1]
            branch.parent = block
            invoke.opcode, invoke.blocks = op.CALL, None
            block.insts.append(branch)
        if invokes:
            prune_unreachable(function)


def _unwinding(module: Module, builtins: Builtins) -> set[Function]:
    """Return the defined functions from which an exception may come."""
    unwinding: set[Function] = set()
    more = True
    while more:
        more = False
        for function in module.functions:
            if function in unwinding or not function.blocks:
                continue
            insts = (inst for block in function.blocks for inst in block.insts)
            if any(_may_unwind(module, builtins, unwinding, inst) for inst in insts):
                unwinding.add(function)
                more = True
    return unwinding


def _may_unwind(module: Module, builtins: Builtins, unwinding: set[Function], inst: Inst) -> bool:
    """Whether an exception may come from an instruction, as far as `unwinding` is known."""
    if inst.opcode == op.RESUME:
        return True
    if inst.opcode not in (op.CALL, op.INVOKE):
        return False
    groups = (module.attr_groups.get(number, {}) for number in inst.call_info.attr_groups)
    words = inst.call_info.own_attrs
    if _NOUNWIND in words or any(_NOUNWIND in group for group in groups):
        return False
    callee = inst.callee
    if isinstance(callee, InlineAsm):
        return "unwind" in callee.flags
    if not isinstance(callee, Function):
        return True
    if callee.blocks:
        return callee in unwinding
    return _NOUNWIND not in callee.fn_attrs and not builtins.is_known(callee.name)
