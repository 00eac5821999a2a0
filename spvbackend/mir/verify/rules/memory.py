"""Type rules of memory, pointers and atomics.

Pointers are typed here: the pointee must be the very type of the access, so that a wrong result of
inference is an error of the first instruction that uses it.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.verify.checker import TypeRules, check_int, leads_to, not_pointer, pointee_of
from spvbackend.mir.verify.rules.signatures import signature_error
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

_READ_ONLY: Final = frozenset((spv.StorageClassInput, spv.StorageClassUniformConstant))


def _check_writable(rules: TypeRules, pointer: int) -> str:
    """Check that a pointer does not lead to read-only memory (Storage Class)."""
    if rules.types.storage_class(rules.type_of.get(pointer, 0)) in _READ_ONLY:
        return f"{rules.value_text(pointer)} is read-only"
    return ""


def check_copy(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpCopyMemory: two pointers to one type, of which one may be untyped (Memory)."""
    target, source = inst.operands[:2]
    pointee = pointee_of(rules, target) or pointee_of(rules, source)
    if not all(leads_to(rules, id, pointee) for id in (target, source)) or not pointee:
        return f"{rules.value_text(target)} and {rules.value_text(source)} do not point to one type"
    return _check_writable(rules, target)


def check_variable(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpVariable: a pointer to its storage class, an initializer of the pointee (Memory)."""
    types = rules.types
    if types.storage_class(inst.type_id) != inst.operands[0]:
        return f"{types.text(inst.type_id)} is not a pointer into the storage class of the variable"
    if len(inst.operands) == 1:
        return ""
    if inst.operands[1] not in types.insts:
        return f"initializer {types.name(inst.operands[1])} is not at module level"
    return rules.expect(inst.operands[1], types.pointee(inst.type_id))


def selected_part(rules: TypeRules, part: int, indices: list[int], skipped: int) -> tuple[int, str]:
    """Return the type that the indices of a chain select, and their fault, "" for none.

    Args:
        rules: of the module.
        part: the type that the chain begins with.
        indices: the ids of all indices.
        skipped: how many step over whole elements and select no part (Element).
    """
    types = rules.types
    for place, index in enumerate(indices):
        if message := check_int(rules, index):
            return 0, message
        if place < skipped:
            continue
        # The index of a struct's member must be a constant, as it decides the type; other indices
        # may be any integers, and `part` ignores their values.
        inner = types.part(part, types.int_value(index))
        if inner == 0:
            return 0, f"index {types.name(index)} selects no part of {types.text(part)}"
        part = inner
    return part, ""


def check_access_chain(rules: TypeRules, inst: MachineInst) -> str:
    """Check that a chain stays in the storage class and leads to the selected part (Memory)."""
    types = rules.types
    words = inst.operands
    skipped = inst.opcode in (op.OpPtrAccessChain, op.OpInBoundsPtrAccessChain)
    base = rules.type_of.get(words[0], 0)
    part = types.pointee(base)
    if part == 0:
        return not_pointer(rules, words[0])
    part, message = selected_part(rules, part, words[1:], skipped)
    if message:
        return message
    if types.storage_class(inst.type_id) != types.storage_class(base):
        return f"{types.text(inst.type_id)} is not a pointer into the storage class of the base"
    if types.pointee(inst.type_id) != part:
        return f"{types.text(inst.type_id)} does not point to {types.text(part)}"
    return ""


def check_exchange(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpAtomicCompareExchange: a failed exchange has the order of a load (Atomic).

    It must not be stronger than that of success.
    """
    if message := signature_error(rules, inst, "int: *= i32 i32 load_order = ="):
        return message
    equal, unequal = [rules.types.int_value(id) for id in inst.operands[2:4]]
    strict = spv.MemorySemanticsSequentiallyConsistent
    if unequal >= 0 and equal >= 0 and unequal & strict and not equal & strict:
        return "the order of a failed exchange is stronger than that of success"
    return ""
