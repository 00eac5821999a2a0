"""Type rules of what computes a value from values, and of constants.

Signedness is 0 in kernels (2.16.3), so where the specification lets integer types differ in it
alone they are one type here, and rules compare ids.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_table import BOOL, FLOAT, INT, POINTER
from spvbackend.mir.verify.checker import TypeRules, check_bools, check_int, check_kind
from spvbackend.mir.verify.rules.matrices import ARITHMETIC, is_matrix
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


def check_same(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Every operand has the type of the result (Arithmetic, Bit; signedness is always 0)."""
    type_id = inst.type_id
    for id in inst.operands:
        if rules.type_of.get(id) != type_id:
            return rules.expect(id, type_id)
    shape = rules.types.shape(type_id)
    # SPV_KHR_cooperative_matrix adds matrices to these instructions and to no other.
    if shape.lanes < 0 and shape.kind == kind and inst.opcode in ARITHMETIC:
        encoded = rules.types.is_encoded(type_id)
        return f"{rules.types.text(type_id)} is not of IEEE 754" if encoded else ""
    return check_kind(rules, type_id, kind)


def check_first_same(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """The first operand has the type of the result: lane accesses of subgroups.

    The other is a lane or a mask, of which consumers take any integer.
    """
    return rules.expect(inst.operands[0], inst.type_id)


def check_shift(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """The base has the type of the result, the shift as many components (Bit)."""
    base, shift = inst.operands
    # The shift may be of another width than the base.
    amount = rules.types.shape(rules.type_of.get(shift, 0))
    if amount.kind != INT or amount.lanes != rules.types.shape(inst.type_id).lanes:
        return f"{rules.value_text(shift)} cannot be a shift of {rules.types.text(inst.type_id)}"
    return rules.expect(base, inst.type_id) or check_kind(rules, inst.type_id, kind)


def check_scale(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpVectorTimesScalar: a vector, and a scalar of its component type (Arithmetic)."""
    vector, scalar = inst.operands
    return rules.expect(vector, inst.type_id) or rules.expect(
        scalar, rules.types.element(inst.type_id)
    )


def check_dot(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpDot: two vectors of one type, a result of their component type (Arithmetic)."""
    left, right = inst.operands
    type_id = rules.type_of.get(left, 0)
    if rules.types.shape(type_id).kind != FLOAT:
        return f"{rules.value_text(left)} is no vector of floats"
    return rules.expect(right, type_id) or rules.expect_result(inst, rules.types.element(type_id))


def check_expect(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpExpectKHR: integers or bools, all of the result's type (SPV_KHR_expect_assume)."""
    shape = rules.types.shape(inst.type_id)
    if shape.kind in (INT, BOOL) and shape.lanes > 0:
        return check_same(rules, inst, kind)
    return f"{rules.types.text(inst.type_id)} is neither integer nor bool"


def check_assume(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpAssumeTrueKHR: a bool (SPV_KHR_expect_assume)."""
    return check_bools(rules, rules.type_of.get(inst.operands[0], 0), 0)


def check_bit_count(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpBitCount: an integer for each integer (Bit).

    Result and operand may differ in width, so the rule of saturated conversions serves.
    """
    return check_saturated(rules, inst, kind)


def check_pointer_difference(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpPtrDiff: an integer from two pointers of one type (Memory)."""
    left, right = inst.operands
    type_id = rules.type_of.get(left, 0)
    if rules.types.shape(type_id).kind != POINTER:
        return f"{rules.value_text(left)} is no pointer"
    # Kind and lanes: the width is free.
    if rules.types.shape(inst.type_id)[::2] != (INT, 1):
        return f"{rules.types.text(inst.type_id)} is no integer"
    return rules.expect(right, type_id)


def check_pair_result(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpIAddCarry and its like: a struct of two members of the operands' type (Arithmetic)."""
    members = rules.types.members(inst.type_id)
    if len(members) != 2 or members[0] != members[1]:
        return f"{rules.types.text(inst.type_id)} is no struct of two equal members"
    for id in inst.operands:
        if message := rules.expect(id, members[0]):
            return message
    return check_kind(rules, members[0], kind)


def check_compare(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Operands of one type, a bool for each of their components (Relational and Logical).

    The operands' type is taken from the first: the result says nothing of it.
    """
    type_of = rules.type_of
    first = type_of.get(inst.operands[0], 0)
    for id in inst.operands:
        if type_of.get(id, 0) != first:
            return rules.expect(id, first)
    return check_kind(rules, first, kind) or check_bools(rules, inst.type_id, first)


def check_select(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpSelect: objects of the type of the result; a bool, or one for each component.

    (Relational and Logical)
    """
    condition, left, right = inst.operands
    message = rules.expect(left, inst.type_id) or rules.expect(right, inst.type_id)
    shape = rules.types.shape(inst.type_id)
    # Scalars, pointers and vectors always; structs and arrays from 1.4 on (OpSelect).
    if shape.lanes < 1 and (rules.version < COMPOSITES or not _has_members(rules, inst.type_id)):
        return f"{rules.types.text(inst.type_id)} cannot be selected"
    bools = rules.type_of.get(condition, 0)
    # One bool chooses between whole vectors from 1.4 on, too.
    by_one = shape.lanes <= 1 or rules.version >= COMPOSITES
    if message or (by_one and rules.types.shape(bools) == (BOOL, 0, 1)):
        return message
    return check_bools(rules, bools, inst.type_id)


def _has_members(rules: TypeRules, type_id: int) -> bool:
    return rules.types.opcode(type_id) in (op.OpTypeArray, op.OpTypeStruct)


def check_bitcast(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpBitcast: another type of the same size; a pointer keeps its storage class (Conversion)."""
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
        # A matrix keeps its extent: how its components lie in memory is not known.
        numbers = numbers and left.lanes == right.lanes
    # The whole width counts, so lanes and widths may both change.
    if numbers and left.bits * left.lanes == right.bits * right.lanes:
        return ""
    return f"a bitcast from {types.text(source)} to {types.text(inst.type_id)}"


def check_conversion(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """As many components of the right kinds; never the same type (Conversion).

    spirv-val refuses OpUConvert and OpSConvert between equal widths, too.
    """
    types = rules.types
    source = rules.type_of.get(inst.operands[0], 0)
    left, right = types.shape(source), types.shape(inst.type_id)
    expected = CONVERSIONS[inst.opcode]
    if left.lanes == right.lanes and (left.kind, right.kind) == expected:
        return "" if source != inst.type_id else "a conversion to the same type"
    return f"no conversion from {types.text(source)} to {types.text(inst.type_id)}"


def check_extract(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpCompositeExtract: the part that the indices select (Composite)."""
    indices = inst.operands[1:]
    part = _selected(rules, rules.type_of.get(inst.operands[0], 0), indices)
    return rules.expect_result(inst, part) if part and indices else "an index selects no part"


def check_insert(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpCompositeInsert: an object of the type of the part it replaces (Composite)."""
    value, composite = inst.operands[:2]
    part = _selected(rules, inst.type_id, inst.operands[2:])
    if part == 0 or len(inst.operands) < 3:
        return "an index selects no part"
    return rules.expect(value, part) or rules.expect(composite, inst.type_id)


def _selected(rules: TypeRules, type_id: int, indices: list[int]) -> int:
    """The type of the part that literal indices lead to, 0 when they lead to none."""
    for index in indices:
        # `part` looks at the index for structs. The length of an array may not be known.
        length = rules.types.array_length(type_id)
        if rules.types.opcode(type_id) == op.OpTypeVector:
            length = rules.types.shape(type_id).lanes
        if 0 <= length <= index:
            return 0
        type_id = rules.types.part(type_id, index)
    return type_id


def check_construct(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpCompositeConstruct: a value for each part; a vector may be made of vectors (Composite).

    A cooperative matrix takes one value, for all its components.
    """
    if is_matrix(rules, inst.type_id):
        if len(inst.operands) != 1:
            return f"{len(inst.operands)} values for {rules.types.text(inst.type_id)}"
        return rules.expect(inst.operands[0], rules.types.element(inst.type_id))
    if rules.types.opcode(inst.type_id) != op.OpTypeVector:
        return check_composite(rules, inst, kind)
    # The components of all operands, in order, are those of the vector.
    wanted = rules.types.shape(inst.type_id)
    count = 0
    for id in inst.operands:
        shape = rules.types.shape(rules.type_of.get(id, 0))
        if (shape.kind, shape.bits) != (wanted.kind, wanted.bits):
            return f"{rules.value_text(id)} is no part of {rules.types.text(inst.type_id)}"
        count += shape.lanes
    if count != wanted.lanes:
        return f"{count} components for {rules.types.text(inst.type_id)}"
    return ""


def check_composite(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Constant composites: one constituent of the right type for each part (Constant-Creation)."""
    members = rules.types.members(inst.type_id)
    if len(members) != len(inst.operands) or not rules.types.is_composite(inst.type_id):
        return f"{len(inst.operands)} parts for {rules.types.text(inst.type_id)}"
    for id, type_id in zip(inst.operands, members, strict=True):
        if rules.type_of.get(id) != type_id:
            return rules.expect(id, type_id)
    return ""


def check_extract_dynamic(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpVectorExtractDynamic: a component of a vector (Composite)."""
    vector, index = inst.operands
    if (element := _vector_element(rules, vector)) == 0:
        return f"{rules.value_text(vector)} is no vector"
    return check_int(rules, index) or rules.expect_result(inst, element)


def check_insert_dynamic(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpVectorInsertDynamic: a component in place of another (Composite)."""
    vector, value, index = inst.operands
    if (element := _vector_element(rules, vector)) == 0:
        return f"{rules.value_text(vector)} is no vector"
    return (
        check_int(rules, index)
        or rules.expect(vector, inst.type_id)
        or rules.expect(value, element)
    )


def _vector_element(rules: TypeRules, id: int) -> int:
    type_id = rules.type_of.get(id, 0)
    is_vector = rules.types.opcode(type_id) == op.OpTypeVector
    return rules.types.element(type_id) if is_vector else 0


def check_shuffle(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpVectorShuffle: a component from either vector for each literal (Composite).

    The vectors may differ in length, not in their components.
    """
    if rules.types.opcode(inst.type_id) != op.OpTypeVector:
        return f"{rules.types.text(inst.type_id)} is no vector"
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


def check_bit_field(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Bit fields: base, and what is inserted, as the result; offset and count integers (Bit)."""
    count = 2 if inst.opcode == op.OpBitFieldInsert else 1
    for id in inst.operands[:count]:
        if rules.type_of.get(id) != inst.type_id:
            return rules.expect(id, inst.type_id)
    for id in inst.operands[count:]:
        if message := check_int(rules, id):
            return message
    return check_kind(rules, inst.type_id, kind)


def check_saturated(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpSatConvertSToU and its opposite: integers, as many components (Conversion)."""
    source = rules.type_of.get(inst.operands[0], 0)
    left, right = rules.types.shape(source), rules.types.shape(inst.type_id)
    if left.kind == right.kind == INT and left.lanes == right.lanes > 0:
        return ""
    return f"no conversion from {rules.types.text(source)} to {rules.types.text(inst.type_id)}"


def check_any_all(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpAny, OpAll: a bool from a vector of them (Relational and Logical)."""
    vector = rules.types.shape(rules.type_of.get(inst.operands[0], 0))
    if vector.kind != BOOL or vector.lanes < 2:
        return f"{rules.value_text(inst.operands[0])} is no vector of bools"
    return check_bools(rules, inst.type_id, 0)


def check_classify(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpIsNan and the like: a bool for each float of IEEE 754 (Relational and Logical)."""
    first = rules.type_of.get(inst.operands[0], 0)
    if rules.lacks_arithmetic(first):
        return f"{rules.types.text(first)} is not of IEEE 754"
    for id in inst.operands[1:]:
        if rules.type_of.get(id) != first:
            return rules.expect(id, first)
    return check_kind(rules, first, FLOAT) or check_bools(rules, inst.type_id, first)


def check_constant(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpConstant: a number, in as many words as its width needs (Constant-Creation)."""
    shape = rules.types.shape(inst.type_id)
    if shape.kind not in (INT, FLOAT) or shape.lanes != 1:
        return f"{rules.types.text(inst.type_id)} is no scalar number"
    if len(inst.operands) != (shape.bits + 31) // 32:
        return f"{len(inst.operands)} words for {rules.types.text(inst.type_id)}"
    # The highest word may use as many bits as the width leaves for it; those above are 0 (2.2.1).
    if inst.operands[-1] >> (shape.bits - 1) % 32 + 1:
        return f"the value does not fit in {rules.types.text(inst.type_id)}"
    return ""


def check_bool_constant(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpConstantTrue, OpConstantFalse: a bool (Constant-Creation)."""
    return check_bools(rules, inst.type_id, 0)
