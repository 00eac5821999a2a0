"""Type rules of memory, pointers and atomics.

Pointers are typed here: what one points to must be the very type of the access, so that a wrong
pointee of inference shows as an error of the first instruction that uses it.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.operands import OPERAND_KINDS
from spvbackend.mir.type_table import FLOAT, INT, POINTER
from spvbackend.mir.verify.checker import (
    TypeRules,
    check_bools,
    check_int,
    check_kind,
    check_scope,
    lead_to_one,
    leads_to,
    not_pointer,
    pointee_of,
)
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

# OpPtrCastToGeneric has the first three; the others are parts that extensions add.
_UNDER_GENERIC: Final = frozenset(
    (
        spv.StorageClassFunction,
        spv.StorageClassWorkgroup,
        spv.StorageClassCrossWorkgroup,
        spv.StorageClassDeviceOnlyINTEL,
        spv.StorageClassHostOnlyINTEL,
        spv.StorageClassCodeSectionINTEL,
    )
)
_READ_ONLY: Final = frozenset((spv.StorageClassInput, spv.StorageClassUniformConstant))


# Atomic Instructions: a load releases nothing, a store or a clear acquires nothing.
_REFUSED_ORDERS: Final[dict[int, int]] = {
    op.OpAtomicFlagClear: spv.MemorySemanticsAcquire | spv.MemorySemanticsAcquireRelease,
    op.OpAtomicLoad: spv.MemorySemanticsRelease | spv.MemorySemanticsAcquireRelease,
    op.OpAtomicStore: spv.MemorySemanticsAcquire | spv.MemorySemanticsAcquireRelease,
}


def check_load(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpLoad: the result has the type pointed to (Memory)."""
    pointer = inst.operands[0]
    if leads_to(rules, pointer, inst.type_id):
        return ""
    return f"{rules.value_text(pointer)} does not point to {rules.types.text(inst.type_id)}"


def check_store(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpStore: the object has the type pointed to (Memory)."""
    pointer, value = inst.operands[:2]
    type_id = rules.type_of.get(value, 0)
    pointee = type_id if leads_to(rules, pointer, type_id) else pointee_of(rules, pointer)
    if not pointee:
        return not_pointer(rules, pointer)
    return rules.expect(value, pointee) or _check_writable(rules, pointer)


def _check_writable(rules: TypeRules, pointer: int) -> str:
    """What nothing writes to (Storage Class)."""
    if rules.types.storage_class(rules.type_of.get(pointer, 0)) in _READ_ONLY:
        return f"{rules.value_text(pointer)} is read-only"
    return ""


def check_copy(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpCopyMemory: two pointers to one type, which one of them may leave to the other (Memory)."""
    target, source = inst.operands[:2]
    pointee = pointee_of(rules, target) or pointee_of(rules, source)
    if not all(leads_to(rules, id, pointee) for id in (target, source)) or not pointee:
        return f"{rules.value_text(target)} and {rules.value_text(source)} do not point to one type"
    return _check_writable(rules, target)


def check_copy_sized(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpCopyMemorySized: two pointers and an integer (Memory)."""
    for id in inst.operands[:2]:
        if rules.types.shape(rules.type_of.get(id, 0)).kind != POINTER:
            return not_pointer(rules, id)
    return _check_writable(rules, inst.operands[0]) or check_int(rules, inst.operands[2])


def check_variable(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpVariable: a pointer into its storage class, an initializer of the pointee (Memory)."""
    types = rules.types
    if types.storage_class(inst.type_id) != inst.operands[0]:
        return f"{types.text(inst.type_id)} is no pointer into the storage class of the variable"
    if len(inst.operands) == 1:
        return ""
    if inst.operands[1] not in types.insts:
        return f"initializer {types.name(inst.operands[1])} is not at module level"
    return rules.expect(inst.operands[1], types.pointee(inst.type_id))


def selected_part(rules: TypeRules, part: int, indices: list[int], skipped: int) -> tuple[int, str]:
    """The type that the indices of a chain select, and what is wrong with them, "" for nothing.

    Args:
        rules: of the module.
        part: the type that the chain begins with.
        indices: the ids of all of them.
        skipped: how many step over whole elements and select no part (Element).
    """
    types = rules.types
    for place, index in enumerate(indices):
        if message := check_int(rules, index):
            return 0, message
        if place < skipped:
            continue
        # Into a struct the index must be a constant, for the member decides the type; elsewhere any
        # integer will do, and `part` ignores the value.
        inner = types.part(part, types.int_value(index))
        if inner == 0:
            return 0, f"index {types.name(index)} selects no part of {types.text(part)}"
        part = inner
    return part, ""


def check_access_chain(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """A pointer into the base's storage class, to the part that the indices select (Memory)."""
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
        return f"{types.text(inst.type_id)} is no pointer into the storage class of the base"
    if types.pointee(inst.type_id) != part:
        return f"{types.text(inst.type_id)} does not point to {types.text(part)}"
    return ""


def check_atomic(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """A pointer to the type of the result, values of it, scope and semantics of 32 bits (Atomic).

    The values are the operands behind the scope and semantics.
    """
    words = inst.operands
    # OpAtomicStore has no result; its value is the last operand.
    type_id = inst.type_id or rules.type_of.get(words[-1], 0)
    if not leads_to(rules, words[0], type_id):
        return f"{rules.value_text(words[0])} does not point to {rules.types.text(type_id)}"
    shape = rules.types.shape(type_id)
    # SPV_INTEL_16bit_atomics has bfloat16; there are no other encoded floats of 16 bits.
    encoded = rules.types.is_encoded(type_id)
    is_number = shape.kind in (INT, FLOAT) and not (encoded and shape.bits != 16)
    if shape.lanes != 1 or not is_number:
        return f"{rules.types.text(type_id)} is no scalar number"
    if (not encoded or kind == INT) and (message := check_kind(rules, type_id, kind)):
        return message
    for id, operand in zip(words[1:], OPERAND_KINDS[inst.opcode][1:], strict=False):
        # The grammar's kinds tell scopes and semantics from values.
        message = check_scope(rules, id) if operand != "IdRef" else rules.expect(id, type_id)
        if message:
            return message
    return _check_order(rules, inst)


def _check_order(rules: TypeRules, inst: MachineInst) -> str:
    """A load does not release, a store does not acquire (Atomic)."""
    if inst.opcode == op.OpAtomicCompareExchange:
        return _check_failure(rules, inst)
    refused = _REFUSED_ORDERS.get(inst.opcode, 0)
    order = max(rules.types.int_value(inst.operands[2]), 0) if refused else 0
    return f"the order {order & refused} is none for this access" if order & refused else ""


def _check_failure(rules: TypeRules, inst: MachineInst) -> str:
    """The order of a failed exchange is one of a load, and no stronger than that of success."""
    equal, unequal = [rules.types.int_value(id) for id in inst.operands[2:4]]
    refused = spv.MemorySemanticsRelease | spv.MemorySemanticsAcquireRelease
    if unequal >= 0 and unequal & refused:
        return f"the order {unequal & refused} is none for an exchange that fails"
    strict = spv.MemorySemanticsSequentiallyConsistent
    if unequal >= 0 and equal >= 0 and unequal & strict and not equal & strict:
        return "the order of a failed exchange is stronger than that of success"
    return ""


def check_lifetime(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpLifetimeStart, OpLifetimeStop: a pointer into Function (Control-Flow)."""
    space = rules.types.storage_class(rules.type_of.get(inst.operands[0], 0))
    # The type tells the size, so the operand is 0; other sizes are for pointers to void
    # (OpLifetimeStart).
    if space == spv.StorageClassFunction and inst.operands[1] == 0:
        return ""
    return f"{rules.value_text(inst.operands[0])} has no lifetime of this size"


def check_generic_cast(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpGenericCastToPtrExplicit: from Generic to the storage class that it names (Conversion)."""
    types = rules.types
    source = rules.type_of.get(inst.operands[0], 0)
    if not lead_to_one(rules, source, inst.type_id):
        return f"a cast from {types.text(source)} to {types.text(inst.type_id)}"
    if types.storage_class(source) != spv.StorageClassGeneric:
        return f"{types.text(source)} is not in Generic"
    if types.storage_class(inst.type_id) == spv.StorageClassGeneric:
        return f"{types.text(inst.type_id)} is in Generic itself"
    if types.storage_class(inst.type_id) != inst.operands[1]:
        return f"{types.text(inst.type_id)} is not in the storage class that the cast names"
    return ""


def check_barrier(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpControlBarrier, OpMemoryBarrier: scopes and semantics, nothing else (Barrier)."""
    for id in inst.operands:
        if message := check_scope(rules, id):
            return message
    return ""


def check_flag(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpAtomicFlagTestAndSet, OpAtomicFlagClear: a pointer to 32 bits, a bool (Atomic)."""
    pointer = rules.type_of.get(inst.operands[0], 0)
    pointed = rules.types.shape(rules.types.pointee(pointer))
    if pointed != (INT, 32, 1) and not rules.types.is_untyped(pointer):
        return f"{rules.value_text(inst.operands[0])} does not point to an integer of 32 bits"
    for id in inst.operands[1:]:
        if message := check_scope(rules, id):
            return message
    if inst.type_id:
        return check_bools(rules, inst.type_id, 0)
    return _check_order(rules, inst)


def check_pointer_cast(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Casts to and from Generic: the same pointee, one side in Generic (Conversion)."""
    types = rules.types
    source = rules.type_of.get(inst.operands[0], 0)
    if not lead_to_one(rules, source, inst.type_id):
        return f"a cast from {types.text(source)} to {types.text(inst.type_id)}"
    generic, special = source, inst.type_id
    if inst.opcode == op.OpPtrCastToGeneric:
        generic, special = special, source
    if types.storage_class(generic) != spv.StorageClassGeneric:
        return f"{types.text(generic)} is not in Generic"
    if types.storage_class(special) not in _UNDER_GENERIC:
        return f"{types.text(special)} is in a storage class that Generic does not span"
    return ""
