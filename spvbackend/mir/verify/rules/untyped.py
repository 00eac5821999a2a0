"""Type rules of SPV_KHR_untyped_pointers.

Each instruction that goes through an untyped pointer has the pointee type as an operand, which the
rules check.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_table import POINTER
from spvbackend.mir.verify.checker import TypeRules, not_pointer
from spvbackend.mir.verify.rules.memory import selected_part
from spvbackend.spirv import opcodes as op

_FROM_ELEMENTS: Final = (op.OpUntypedInBoundsPtrAccessChainKHR, op.OpUntypedPtrAccessChainKHR)


def is_type(rules: TypeRules, id: int) -> bool:
    """Whether an id is that of a type that memory may hold."""
    opcode = rules.types.opcode(id)
    name = op.OPCODE_NAMES.get(opcode, "")
    return name.startswith("OpType") and opcode not in (op.OpTypeFunction, op.OpTypeVoid)


def _not_type(rules: TypeRules, id: int) -> str:
    return f"{rules.types.name(id)} is not a type of what memory holds"


def check_variable(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpUntypedVariableKHR: the type of what it holds, an initializer of that type."""
    types = rules.types
    storage_class, *rest = inst.operands
    if not types.is_untyped(inst.type_id) or types.storage_class(inst.type_id) != storage_class:
        return f"{types.text(inst.type_id)} is not an untyped pointer into the storage class"
    # The type is optional in some storage classes, but without it no consumer knows the size.
    if not rest:
        return "the variable has no type of what it holds"
    if not is_type(rules, rest[0]):
        return _not_type(rules, rest[0])
    if len(rest) == 1:
        return ""
    if rest[1] not in types.insts:
        return f"initializer {types.name(rest[1])} is not at module level"
    return rules.expect(rest[1], rest[0])


def check_chain(rules: TypeRules, inst: MachineInst) -> str:
    """Check that an untyped chain stays in the storage class and its indices select a part."""
    types = rules.types
    part, base, *indices = inst.operands
    if not is_type(rules, part):
        return _not_type(rules, part)
    base_type = rules.type_of.get(base, 0)
    if types.shape(base_type).kind != POINTER:
        return not_pointer(rules, base)
    if message := selected_part(rules, part, indices, inst.opcode in _FROM_ELEMENTS)[1]:
        return message
    if not types.is_untyped(inst.type_id):
        return f"{types.text(inst.type_id)} is not an untyped pointer"
    if types.storage_class(inst.type_id) != types.storage_class(base_type):
        return f"{types.text(inst.type_id)} is not a pointer into the storage class of the base"
    return ""
