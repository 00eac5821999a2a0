"""Rules of control flow (Terminator Instructions, or the section in brackets)."""

from __future__ import annotations

from spvbackend.llvmir.types import INT, LABEL, METADATA, POINTER, TOKEN, VOID
from spvbackend.llvmir.values import ConstInt, Inst
from spvbackend.llvmir.verify.checker import TypeRules, check_scalar, is_value_type


def check_phi(rules: TypeRules, inst: Inst, kind: int) -> str:
    """phi: a value of the result's type for each block (Other Operations)."""
    # A token is never the value of a phi or select (LangRef, Token Type).
    if inst.type.kind in (LABEL, METADATA, TOKEN) or not is_value_type(inst.type):
        return f"a phi of type {inst.type}"
    # As in LLVM's verifier: a dead block's phi must be removed.
    if not inst.operands:
        return "a phi without a value"
    for operand in inst.operands:
        if operand.type is not inst.type:
            return rules.expect(operand, inst.type)
    return ""


def check_ret(rules: TypeRules, inst: Inst, kind: int) -> str:
    """ret: a value of the function's return type."""
    # Constant expressions are checked by these rules outside of functions.
    if rules.function is None:
        return ""
    wanted = rules.function.ret_type
    if inst.operands:
        return rules.expect(inst.operands[0], wanted)
    return "" if wanted.kind == VOID else f"the function returns {wanted}"


def check_br(rules: TypeRules, inst: Inst, kind: int) -> str:
    """br: one block, or an i1 and two."""
    return rules.expect(inst.operands[0], rules.module.types.i1) if inst.operands else ""


def check_switch(rules: TypeRules, inst: Inst, kind: int) -> str:
    """switch: an integer, distinct constants of its type, and one block more than constants."""
    value, *cases = inst.operands
    if message := check_scalar(rules, value, INT):
        return message
    # OpSwitch's literals are distinct.
    seen: set[int] = set()
    for case in cases:
        if not isinstance(case, ConstInt):
            return f"case '{rules.text(case)}' is not a constant"
        if case.type is not value.type:
            return rules.expect(case, value.type)
        if case.value in seen:
            return f"two cases are '{rules.text(case)}'"
        seen.add(case.value)
    return ""


def check_indirectbr(rules: TypeRules, inst: Inst, kind: int) -> str:
    """indirectbr: an address of one of the blocks."""
    return check_scalar(rules, inst.operands[0], POINTER)


def check_landingpad(rules: TypeRules, inst: Inst, kind: int) -> str:
    """landingpad: a value that describes the exception (Other Operations)."""
    return "" if is_value_type(inst.type) else f"a landingpad of type {inst.type}"
