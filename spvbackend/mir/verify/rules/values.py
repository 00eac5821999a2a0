"""Type rules of instructions that compute a value from values, and of constants.

Signedness is 0 in kernels (2.16.3), so integer types that may differ in signedness alone are one
type here, and rules compare ids.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_table import BOOL, FLOAT, INT, POINTER
from spvbackend.mir.verify.checker import TypeRules, check_bools
from spvbackend.mir.verify.rules.matrices import is_matrix
from spvbackend.spirv import opcodes as op
from spvbackend.target.features import SELECT_BY_ONE_BOOL

# Opcode -> kinds of the components of the operand and of the result.
CONVERSIONS: Final[dict[int, tuple[int, int]]] = {
    op.OpConvertFToS: (FLOAT, INT),
    op.OpConvertFToU: (FLOAT, INT),
    op.OpConvertPtrToU: (POINTER, INT),
    op.OpConvertSToF: (INT, FLOAT),
    op.OpConvertUToF: (INT, FLOAT),
    op.OpConvertUToPtr: (INT, POINTER),
    op.OpFConvert: (FLOAT, FLOAT),
    op.OpSConvert: (INT, INT),
    op.OpUConvert: (INT, INT),
}
COMPOSITES: Final = SELECT_BY_ONE_BOOL.core
"""The version from which structs and arrays may be selected."""
_NO_COMPONENT: Final = 0xFFFFFFFF


def check_select(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpSelect: objects of the result's type, one or more bools (Relational and Logical)."""
    condition, left, right = inst.operands
    message = rules.expect(left, inst.type_id) or rules.expect(right, inst.type_id)
    shape = rules.types.shape(inst.type_id)
    # Structs and arrays may be selected from 1.4 on (OpSelect).
    if shape.lanes < 1 and (rules.version < COMPOSITES or not _has_members(rules, inst.type_id)):
        return f"{rules.types.text(inst.type_id)} cannot be selected"
    bools = rules.type_of.get(condition, 0)
    # One bool may select whole vectors from 1.4 on, too (OpSelect).
    by_one = shape.lanes <= 1 or rules.version >= COMPOSITES
    if message or (by_one and rules.types.shape(bools) == (BOOL, 0, 1)):
        return message
    return check_bools(rules, bools, inst.type_id)


def _has_members(rules: TypeRules, type_id: int) -> bool:
    return rules.types.opcode(type_id) in (op.OpTypeArray, op.OpTypeStruct)


def check_bitcast(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpBitcast: another type of equal size, pointers in one storage class (Conversion)."""
    types = rules.types
    source = rules.type_of.get(inst.operands[0], 0)
    if source == inst.type_id:
        return f"a bitcast to its own type {types.text(source)}"
    left, right = types.shape(source), types.shape(inst.type_id)
    if left.kind == right.kind == POINTER:
        if types.storage_class(source) == types.storage_class(inst.type_id):
            return ""
        return f"a bitcast from {types.text(source)} into another storage class"
    if (left.kind, right.kind) in ((INT, POINTER), (POINTER, INT)) and left.lanes == right.lanes:
        return ""
    numbers = left.kind in (INT, FLOAT) and right.kind in (INT, FLOAT)
    if min(left.lanes, right.lanes) < 0:
        # A matrix keeps its extent, since the layout of its components is not known.
        numbers = numbers and left.lanes == right.lanes
    # The total width counts, so lanes and widths may both change (OpBitcast).
    if numbers and left.bits * left.lanes == right.bits * right.lanes:
        return ""
    return f"a bitcast from {types.text(source)} to {types.text(inst.type_id)}"


def check_conversion(rules: TypeRules, inst: MachineInst) -> str:
    """Check that kinds and lanes fit a conversion, and that the type changes (Conversion).

    spirv-val refuses OpUConvert and OpSConvert between equal widths, too.
    """
    types = rules.types
    source = rules.type_of.get(inst.operands[0], 0)
    left, right = types.shape(source), types.shape(inst.type_id)
    expected = CONVERSIONS[inst.opcode]
    if left.lanes == right.lanes and (left.kind, right.kind) == expected:
        return "" if source != inst.type_id else "a conversion to the same type"
    return f"no conversion from {types.text(source)} to {types.text(inst.type_id)}"


def check_extract(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpCompositeExtract: the part that the indices select (Composite)."""
    indices = inst.operands[1:]
    part = _selected(rules, rules.type_of.get(inst.operands[0], 0), indices)
    return rules.expect_result(inst, part) if part and indices else "an index selects no part"


def check_insert(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpCompositeInsert: an object of the type of the part it replaces (Composite)."""
    value, composite = inst.operands[:2]
    part = _selected(rules, inst.type_id, inst.operands[2:])
    if part == 0 or len(inst.operands) < 3:
        return "an index selects no part"
    return rules.expect(value, part) or rules.expect(composite, inst.type_id)


def _selected(rules: TypeRules, type_id: int, indices: list[int]) -> int:
    """Return the type of the part that literal indices lead to, 0 for none."""
    for index in indices:
        # `part` checks the indices of structs. The length of an array may be unknown.
        length = rules.types.array_length(type_id)
        if rules.types.opcode(type_id) == op.OpTypeVector:
            length = rules.types.shape(type_id).lanes
        if 0 <= length <= index:
            return 0
        type_id = rules.types.part(type_id, index)
    return type_id


def check_construct(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpCompositeConstruct: a value for each part, or vectors for a vector (Composite).

    A cooperative matrix takes one value, for all its components.
    """
    if is_matrix(rules, inst.type_id):
        if len(inst.operands) != 1:
            return f"{len(inst.operands)} values for {rules.types.text(inst.type_id)}"
        return rules.expect(inst.operands[0], rules.types.element(inst.type_id))
    if rules.types.opcode(inst.type_id) != op.OpTypeVector:
        return check_composite(rules, inst)
    # The components of all operands, in order, are those of the vector.
    wanted = rules.types.shape(inst.type_id)
    count = 0
    for id in inst.operands:
        shape = rules.types.shape(rules.type_of.get(id, 0))
        if (shape.kind, shape.bits) != (wanted.kind, wanted.bits):
            return f"{rules.value_text(id)} is not a part of {rules.types.text(inst.type_id)}"
        count += shape.lanes
    if count != wanted.lanes:
        return f"{count} components for {rules.types.text(inst.type_id)}"
    return ""


def check_composite(rules: TypeRules, inst: MachineInst) -> str:
    """Check constant composites: a constituent of each part's type (Constant-Creation)."""
    members = rules.types.members(inst.type_id)
    if len(members) != len(inst.operands) or not rules.types.is_composite(inst.type_id):
        return f"{len(inst.operands)} parts for {rules.types.text(inst.type_id)}"
    for id, type_id in zip(inst.operands, members, strict=True):
        if rules.type_of.get(id) != type_id:
            return rules.expect(id, type_id)
    return ""


def _vector_element(rules: TypeRules, id: int) -> int:
    type_id = rules.type_of.get(id, 0)
    is_vector = rules.types.opcode(type_id) == op.OpTypeVector
    return rules.types.element(type_id) if is_vector else 0


def check_shuffle(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpVectorShuffle: a component from either vector for each literal (Composite).

    The vectors may differ in length, not in their components.
    """
    if rules.types.opcode(inst.type_id) != op.OpTypeVector:
        return f"{rules.types.text(inst.type_id)} is not a vector"
    left, right, *picks = inst.operands
    wanted = rules.types.shape(inst.type_id)
    count = 0
    for id in (left, right):
        if _vector_element(rules, id) != rules.types.element(inst.type_id):
            return f"{rules.value_text(id)} has other components than the result"
        count += rules.types.shape(rules.type_of.get(id, 0)).lanes
    if len(picks) != wanted.lanes:
        return f"{len(picks)} components for {rules.types.text(inst.type_id)}"
    if any(pick >= count and pick != _NO_COMPONENT for pick in picks):
        return f"there are only {count} components to pick from"
    return ""


def check_constant(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpConstant: a number, in as many words as its width needs (Constant-Creation)."""
    shape = rules.types.shape(inst.type_id)
    if shape.kind not in (INT, FLOAT) or shape.lanes != 1:
        return f"{rules.types.text(inst.type_id)} is not a scalar number"
    if len(inst.operands) != (shape.bits + 31) // 32:
        return f"{len(inst.operands)} words for {rules.types.text(inst.type_id)}"
    # Bits of the highest word above the width are 0 (2.2.1).
    if inst.operands[-1] >> (shape.bits - 1) % 32 + 1:
        return f"the value does not fit in {rules.types.text(inst.type_id)}"
    return ""
