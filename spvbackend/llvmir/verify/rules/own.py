"""Rules of instructions that passes make and LLVM lacks.

`llvmir/opcodes.py` describes them; selection relies on these rules.
"""

from __future__ import annotations

from spvbackend.llvmir.types import ARRAY, FLOAT, INT, POINTER, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import Inst
from spvbackend.llvmir.verify.checker import TypeRules, check_scalar, is_power_of_two, is_value_type
from spvbackend.llvmir.verify.rules.memory import check_alloca
from spvbackend.target.widths import INTS


def check_pointee_cast(rules: TypeRules, inst: Inst, kind: int) -> str:
    """PTRCAST, PTRPATH: the same pointer to another type."""
    operand = inst.operands[0]
    if message := check_scalar(rules, operand, POINTER) or rules.expect(operand, inst.type):
        return message
    # Without an index OpAccessChain would give the pointer itself with another type.
    if inst.ints is not None and inst.ints[0] < 1:
        return f"a path of {inst.ints[0]} zero indices"
    return ""


def check_instruction_number(rules: TypeRules, inst: Inst, kind: int) -> str:
    """EXTINST: a number of an instruction, and operands that are values."""
    if inst.number < 0:
        return f"{inst.number} is not a number of an instruction"
    for operand in inst.operands:
        if not is_value_type(operand.type):
            return f"'{rules.text(operand)}' is not a value"
    return ""


def check_copymem(rules: TypeRules, inst: Inst, kind: int) -> str:
    """COPYMEM: target, source and a size in bytes; the alignments of the two pointers."""
    target, source, size = inst.operands
    if message := check_scalar(rules, target, POINTER) or check_scalar(rules, source, POINTER):
        return message
    # Aligned's literal is a power of two, so 0 is not allowed here (Memory Operands).
    if not all(map(is_power_of_two, inst.alignments)):
        return f"{inst.alignments} are not two alignments"
    return check_scalar(rules, size, INT)


def check_compose(rules: TypeRules, inst: Inst, kind: int) -> str:
    """COMPOSE: a value for each member of the aggregate.

    OpCompositeConstruct takes exactly one constituent per member, of the member's type.
    """
    members = _members(inst.type)
    if members is None:
        return f"{inst.type} is not an aggregate"
    if len(members) != len(inst.operands):
        return f"{len(inst.operands)} members of {inst.type}"
    for operand, member in zip(inst.operands, members, strict=True):
        if operand.type is not member:
            return rules.expect(operand, member)
    return ""


def _members(type: Type) -> tuple[Type, ...] | None:
    if type.kind == STRUCT:
        return type.elems
    return (type.element,) * type.count if type.kind in (ARRAY, VECTOR) else None


def check_array_alloca(rules: TypeRules, inst: Inst, kind: int) -> str:
    """ARRAYALLOCA: an alloca whose operand is a count."""
    return check_scalar(rules, inst.operands[0], INT) or check_alloca(rules, inst, kind)


def check_abort(rules: TypeRules, inst: Inst, kind: int) -> str:
    """ABORT: a message of one number, as OpAbortKHR takes (SPV_KHR_abort)."""
    type = inst.operands[0].type
    if type.kind in (FLOAT, INT) and type.bits in INTS:
        return ""
    return f"'{rules.text(inst.operands[0])}' is not a number of 8, 16, 32 or 64 bits"
