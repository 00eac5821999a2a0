"""Whether the types at a builtin's call are those that its instructions take.

A declaration may give a builtin any type at all. What the instructions of SPIR-V make of it is
known once they stand there, so the rules of the machine level decide, and the error names the call.
"""

from __future__ import annotations

from spvbackend.diagnostics import Unsupported
from spvbackend.isel.sampled_images import check_sampled_images
from spvbackend.isel.selector import BuiltinCall, Selector
from spvbackend.mir.inst import ASSIGN_TYPE, function_insts
from spvbackend.mir.verify.checker import TypeRules
from spvbackend.mir.verify.types import type_error


def check_builtin_calls(sel: Selector) -> None:
    """Raise Unsupported at the first call whose types its instructions do not take."""
    if not sel.builtin_calls:
        return
    check_sampled_images(sel)
    rules = TypeRules(sel.machine, sel.cache.insts_but_tables())
    type_of = rules.type_of
    for function in sel.machine.functions:
        for made in function_insts(function):
            if made.result:
                type_of[made.result] = made.type_id
            elif made.opcode == ASSIGN_TYPE:
                type_of[made.operands[0]] = made.operands[1]
    for call in sel.builtin_calls:
        message = _call_error(sel, rules, call)
        if message:
            from spvbackend.llvmir.print.module import print_inst  # errors alone need the printer

            inst = call.inst
            types = ", ".join([str(operand.type) for operand in inst.operands[:-1]])
            text = f"builtin '{call.name}' is not one of type '{inst.type} ({types})'"
            error = Unsupported(text, inst.line, message)
            error.instruction = print_inst(inst)
            raise error


def _call_error(sel: Selector, rules: TypeRules, call: BuiltinCall) -> str:
    for made in call.made:
        made = rules.typed(made)
        message = rules.types.forms.error(made) or type_error(rules, made)
        if message:
            return message
    inst = call.inst
    if inst.type is sel.types.void:
        return ""
    if not inst.spv_id:
        return "it gives no result"
    return rules.expect(inst.spv_id, sel.value_type(inst))
