"""Type rules of control flow, functions and calls.

Rules of one instruction. The verifier of functions, which knows the flow, checks that labels are
blocks, that OpPhi has a pair for each predecessor, and dominance.
"""

from __future__ import annotations

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.verify.checker import TypeRules, check_int
from spvbackend.spirv import opcodes as op


def check_phi(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpPhi: every variable has the type of the result (Control-Flow)."""
    for id in inst.operands[::2]:
        if rules.type_of.get(id) != inst.type_id:
            return rules.expect(id, inst.type_id)
    return ""


def check_call(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpFunctionCall: arguments and result as the type of the callee says (Function)."""
    types = rules.types
    callee = rules.functions.get(inst.operands[0])
    if callee is None:
        return f"{types.name(inst.operands[0])} is not a function of the module"
    # The callee's OpFunction may itself be wrong in any way.
    signature = types.insts.get(callee.head.operands[-1]) if callee.head.operands else None
    if signature is None or signature.opcode != op.OpTypeFunction:
        return f"@{callee.name} has no function type"
    arguments = inst.operands[1:]
    parameters = signature.operands[1:]
    if len(arguments) != len(parameters):
        return f"@{callee.name} takes {len(parameters)} arguments, not {len(arguments)}"
    for argument, parameter in zip(arguments, parameters, strict=True):
        if message := rules.expect(argument, parameter):
            return message
    return rules.expect_result(inst, signature.operands[0])


def check_function(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpFunction: result and parameters as its type says (Function)."""
    types = rules.types
    signature = types.insts.get(inst.operands[1])
    if signature is None or signature.opcode != op.OpTypeFunction:
        return f"{types.name(inst.operands[1])} is not a function type"
    # `rules.function` is None if the instruction is checked by itself, such as a call.
    if rules.function is not None:
        parameters = [parameter.type_id for parameter in rules.function.parameters]
        if parameters != signature.operands[1:]:
            shown = ", ".join([types.text(type_id) for type_id in parameters])
            return f"the parameters ({shown}) are not those of {types.text(signature.result)}"
    return rules.expect_result(inst, signature.operands[0])


def check_return_value(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpReturnValue: a value of the return type (Control-Flow)."""
    if rules.function is None:
        return ""
    return rules.expect(inst.operands[0], rules.function.head.type_id)


def check_abort(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpAbortKHR: the message is of the type that is named (SPV_KHR_abort).

    The type is an operand, since the instruction has no result type.
    """
    return rules.expect(inst.operands[1], inst.operands[0])


def check_return(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpReturn: in a function that returns nothing (Control-Flow)."""
    if rules.function is None:
        return ""
    type_id = rules.function.head.type_id
    if rules.types.opcode(type_id) == op.OpTypeVoid:
        return ""
    return f"the function returns {rules.types.text(type_id)}"


def check_switch(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpSwitch: an integer, and cases of as many words as it has (Control-Flow, 2.2.1)."""
    if message := check_int(rules, inst.operands[0]):
        return message
    bits = rules.types.shape(rules.type_of[inst.operands[0]]).bits
    size = (bits + 31) // 32
    cases = inst.operands[2:]
    if len(cases) % (size + 1) or any(label >= 0 for label in cases[size :: size + 1]):
        return f"a case of a switch over {bits} bits is {size} words and a label"
    # 2.2.1: the unused bits of a narrow literal are zero, as signedness is 0.
    if size == 1 and any(value >> bits for value in cases[::2]):
        return f"a case does not fit in {bits} bits"
    # A literal may occur only once (OpSwitch).
    seen: set[tuple[int, ...]] = set()
    for start in range(0, len(cases), size + 1):
        case = tuple(cases[start : start + size])
        if case in seen:
            return "two cases are the same"
        seen.add(case)
    return ""
