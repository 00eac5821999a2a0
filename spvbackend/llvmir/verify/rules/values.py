"""Rules of instructions that compute a value from values.

A rule gets the kind of scalar from its row in the table; it compares types with `is`, since they
are interned.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import FLOAT, INT, POINTER, TOKEN, VECTOR, Type
from spvbackend.llvmir.values import Inst
from spvbackend.llvmir.verify.checker import (
    TypeRules,
    check_kind,
    check_scalar,
    has_lanes_of,
    is_shape,
    is_value_type,
    member_type,
)


class Conversion(NamedTuple):
    """Kinds of operand and result scalars; whether the width must grow (1) or shrink (-1)."""

    source: int
    target: int
    growth: int = 0


CONVERSIONS: Final[dict[int, Conversion]] = {
    op.TRUNC: Conversion(INT, INT, -1),
    op.ZEXT: Conversion(INT, INT, 1),
    op.SEXT: Conversion(INT, INT, 1),
    op.FPTRUNC: Conversion(FLOAT, FLOAT, -1),
    op.FPEXT: Conversion(FLOAT, FLOAT, 1),
    op.FPTOUI: Conversion(FLOAT, INT),
    op.FPTOSI: Conversion(FLOAT, INT),
    op.UITOFP: Conversion(INT, FLOAT),
    op.SITOFP: Conversion(INT, FLOAT),
    op.PTRTOINT: Conversion(POINTER, INT),
    op.PTRTOADDR: Conversion(POINTER, INT),
    op.INTTOPTR: Conversion(INT, POINTER),
}


def check_same(rules: TypeRules, inst: Inst, kind: int) -> str:
    """All operands have the result's type (Binary Operations, Bitwise Binary Operations)."""
    type = inst.type
    for operand in inst.operands:
        if operand.type is not type:
            return rules.expect(operand, type)
    return check_kind(type, kind)


def check_freeze(rules: TypeRules, inst: Inst, kind: int) -> str:
    """freeze: any value, of the result's type (Other Operations)."""
    return rules.expect(inst.operands[0], inst.type)


def check_conversion(rules: TypeRules, inst: Inst, kind: int) -> str:
    """A scalar to a scalar, lane by lane in vectors (Conversion Operations)."""
    source, target = inst.operands[0].type, inst.type
    wanted = CONVERSIONS[inst.opcode]
    if message := check_kind(source, wanted.source) or check_kind(target, wanted.target):
        return message
    if not has_lanes_of(source, target):
        return f"{source} and {target} differ in their lanes"
    # 'trunc' to 'fpext' must change the width (LangRef); pointers have no bits here.
    if wanted.growth and wanted.growth * (target.scalar().bits - source.scalar().bits) <= 0:
        return f"{target} is not {'wider' if wanted.growth > 0 else 'narrower'} than {source}"
    return ""


def check_bitcast(rules: TypeRules, inst: Inst, kind: int) -> str:
    """bitcast: equal bits, and no conversion of pointers (Conversion Operations).

    A bitcast to its own type may have any type: passes replace an instruction by such an alias of
    its operand.
    """
    source, target = inst.operands[0].type, inst.type
    if source is target:
        return "" if is_value_type(target) else f"{target} is not the type of a value"
    if POINTER in (source.scalar().kind, target.scalar().kind):
        # LLVM allows it between a pointer and a vector of one.
        is_same = source.scalar() is target.scalar() and source.lanes() == target.lanes() == 1
        return "" if is_same else f"a bitcast from {source} to {target}"
    bits = _bits(source)
    return "" if bits and bits == _bits(target) else f"{source} and {target} differ in their bits"


def _bits(type: Type) -> int:
    """Return the bits of a number or of a vector of numbers, 0 for other types."""
    scalar = type.scalar()
    return scalar.bits * type.lanes() if scalar.kind in (FLOAT, INT) else 0


def check_addrspacecast(rules: TypeRules, inst: Inst, kind: int) -> str:
    """addrspacecast: a pointer to a pointer, lane by lane (Conversion Operations)."""
    source, target = inst.operands[0].type, inst.type
    if message := check_kind(source, POINTER) or check_kind(target, POINTER):
        return message
    if not has_lanes_of(source, target):
        return f"{source} and {target} differ in their lanes"
    return ""


def check_icmp(rules: TypeRules, inst: Inst, kind: int) -> str:
    """icmp: two integers or two pointers, lane by lane (Other Operations)."""
    scalar = inst.operands[0].type.scalar()
    if scalar.kind not in (INT, POINTER):
        return f"'{rules.text(inst.operands[0])}' is not an integer, pointer or vector of them"
    return _check_bools(rules, inst)


def check_fcmp(rules: TypeRules, inst: Inst, kind: int) -> str:
    """fcmp: two floating-point values, lane by lane (Other Operations)."""
    return check_kind(inst.operands[0].type, FLOAT) or _check_bools(rules, inst)


def _check_bools(rules: TypeRules, inst: Inst) -> str:
    """Check that both operands have one type, and the result an i1 for each lane."""
    lhs, rhs = inst.operands
    if rhs.type is not lhs.type:
        return rules.expect(rhs, lhs.type)
    if is_shape(inst.type, lhs.type, rules.module.types.i1):
        return ""
    return f"{inst.type} is not one i1 for each lane of {lhs.type}"


def check_select(rules: TypeRules, inst: Inst, kind: int) -> str:
    """select: an i1, or one for each lane, and two values (Other Operations)."""
    condition, *values = inst.operands
    for value in values:
        if value.type is not inst.type:
            return rules.expect(value, inst.type)
    # A phi or select would hide which token it is (LangRef, Token Type).
    if inst.type.kind == TOKEN:
        return "a select of tokens"
    i1 = rules.module.types.i1
    # A scalar condition chooses whole vectors, a vector chooses lane by lane (LangRef, 'select').
    if condition.type is i1 or (
        inst.type.kind == VECTOR and is_shape(condition.type, inst.type, i1)
    ):
        return ""
    return f"'{rules.text(condition)}' is neither an i1 nor one for each lane of {inst.type}"


def check_extractelement(rules: TypeRules, inst: Inst, kind: int) -> str:
    """extractelement: a lane of a vector (Vector Operations)."""
    vector, index = inst.operands
    if vector.type.kind != VECTOR:
        return f"'{rules.text(vector)}' is not a vector"
    return check_scalar(rules, index, INT) or rules.expect_result(inst, vector.type.element)


def check_insertelement(rules: TypeRules, inst: Inst, kind: int) -> str:
    """insertelement: a vector with one lane replaced (Vector Operations)."""
    vector, element, index = inst.operands
    if vector.type.kind != VECTOR:
        return f"'{rules.text(vector)}' is not a vector"
    return (
        rules.expect(element, vector.type.element)
        or check_scalar(rules, index, INT)
        or rules.expect_result(inst, vector.type)
    )


def check_shufflevector(rules: TypeRules, inst: Inst, kind: int) -> str:
    """shufflevector: lanes of two vectors of one type, -1 for poison (Vector Operations)."""
    lhs, rhs = inst.operands
    if lhs.type.kind != VECTOR:
        return f"'{rules.text(lhs)}' is not a vector"
    if rhs.type is not lhs.type:
        return rules.expect(rhs, lhs.type)
    lanes = inst.mask
    # The second vector's lanes are numbered after the first's (LangRef, 'shufflevector').
    if any(not -1 <= lane < 2 * lhs.type.count for lane in lanes):
        return f"the mask {lanes} leads beyond the lanes of two {lhs.type}"
    result = inst.type
    is_right = (
        result.kind == VECTOR
        and result.count == len(lanes)
        and result.element is lhs.type.element
        and result.flag == lhs.type.flag
    )
    return "" if is_right else f"{result} is not {len(lanes)} lanes of {lhs.type.element}"


def _check_path(inst: Inst, last: Type, whole: Type) -> str:
    """Check that indices lead from an aggregate to a `last` member (Aggregate Operations)."""
    # At least one index, all of them constants (LangRef, 'extractvalue').
    if not inst.indices:
        return "no index"
    type: Type | None = whole
    for index in inst.indices:
        type = None if type is None else member_type(type, index)
    if type is None:
        return f"{whole} has no member {inst.indices}"
    return "" if type is last else f"member {inst.indices} of {whole} is of type {type}, not {last}"


def check_extractvalue(rules: TypeRules, inst: Inst, kind: int) -> str:
    """extractvalue: a member of an aggregate (Aggregate Operations)."""
    return _check_path(inst, inst.type, inst.operands[0].type)


def check_insertvalue(rules: TypeRules, inst: Inst, kind: int) -> str:
    """insertvalue: an aggregate with another member (Aggregate Operations)."""
    aggregate, member = inst.operands
    return rules.expect_result(inst, aggregate.type) or (
        _check_path(inst, member.type, aggregate.type)
    )
