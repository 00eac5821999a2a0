"""Type rules of instructions that work-items execute together, and of dot products of integers.

A scope that is known only at run time passes; a constant one must be of the OpenCL environment.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_table import INT, Shape
from spvbackend.mir.verify.checker import TypeRules, pointee_of
from spvbackend.mir.verify.rules.signatures import signature_error
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

_WORDS: Final = Shape(INT, 32, 1)
# OpGroupAsyncCopy: one side in each, in either direction.
_COPY_SPACES: Final = {spv.StorageClassWorkgroup, spv.StorageClassCrossWorkgroup}


def check_broadcast(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpGroupBroadcast: the place is an integer for each dimension."""
    if rules.types.shape(inst.type_id).lanes < 0:
        return f"{rules.types.text(inst.type_id)} is held by all of the group already"
    return signature_error(rules, inst, "any: scope = ints")


def check_async_copy(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpGroupAsyncCopy: from local to global memory or back, sizes as wide as an address."""
    target, source = inst.operands[1:3]
    spaces = {rules.types.storage_class(rules.type_of.get(id, 0)) for id in (target, source)}
    if spaces != _COPY_SPACES or pointee_of(rules, target) != pointee_of(rules, source):
        return f"no copy from {rules.value_text(source)} to {rules.value_text(target)}"
    return signature_error(rules, inst, "copy_event: scope * * size size =")


DOT_OPERANDS: Final[dict[int, int]] = {
    op.OpSDot: 2,
    op.OpSDotAccSat: 3,
    op.OpSUDot: 2,
    op.OpSUDotAccSat: 3,
    op.OpUDot: 2,
    op.OpUDotAccSat: 3,
}


def check_integer_dot(rules: TypeRules, inst: MachineInst) -> str:
    """Check dot products of integers: two vectors alike, or words; an accumulator as the result."""
    left, right, *rest = inst.operands
    has_format = len(inst.operands) > DOT_OPERANDS[inst.opcode]
    types = rules.types
    shape = types.shape(rules.type_of.get(left, 0))
    result = types.shape(inst.type_id)
    if result.kind != INT or result.lanes != 1:
        return f"{types.text(inst.type_id)} is not an integer"
    is_packed = shape == _WORDS
    if shape.kind != INT or (shape.lanes == 1 and not is_packed) or shape.lanes < 0:
        return f"{rules.value_text(left)} is not a vector of integers"
    # Packed words hold components of 8 bits.
    if result.bits < (8 if is_packed else shape.bits):
        return f"{types.text(inst.type_id)} is narrower than what is multiplied"
    if is_packed != has_format:
        return "a packed vector format belongs to vectors in words"
    if types.shape(rules.type_of.get(right, 0)) != shape:
        return rules.expect(right, rules.type_of.get(left, 0))
    return rules.expect(rest[0], inst.type_id) if rest and rest[0] < 0 else ""
