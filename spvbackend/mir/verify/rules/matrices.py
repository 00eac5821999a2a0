"""Type rules of cooperative matrices (SPV_KHR_cooperative_matrix).

A matrix type has ids of constants for scope, rows, columns and use; the type table makes equal ones
one negative number of lanes, so arithmetic compares shapes as it does for vectors.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_table import FLOAT, INT
from spvbackend.mir.verify.checker import TypeRules, check_int
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.features import PACKED_LAYOUT

ARITHMETIC: Final = frozenset(
    (
        op.OpFAdd,
        op.OpFDiv,
        op.OpFMul,
        op.OpFNegate,
        op.OpFSub,
        op.OpIAdd,
        op.OpIMul,
        op.OpISub,
        op.OpRoundFToTF32INTEL,
        op.OpSDiv,
        op.OpSNegate,
        op.OpUDiv,
    )
)
"""What computes matrices component by component."""

_LAYOUTS: Final = (
    spv.CooperativeMatrixLayoutRowMajorKHR,
    spv.CooperativeMatrixLayoutColumnMajorKHR,
    PACKED_LAYOUT,
)
_SIGNS: Final = (
    spv.CooperativeMatrixOperandsMatrixASignedComponentsKHR,
    spv.CooperativeMatrixOperandsMatrixBSignedComponentsKHR,
    spv.CooperativeMatrixOperandsMatrixCSignedComponentsKHR,
    spv.CooperativeMatrixOperandsMatrixResultSignedComponentsKHR,
)
_CHECKED: Final = frozenset(
    (op.OpCooperativeMatrixLoadCheckedINTEL, op.OpCooperativeMatrixStoreCheckedINTEL)
)
_FORMATS: Final = (
    (spv.CooperativeMatrixOperandsMatrixAAndBTF32ComponentsINTEL, (0, 1), (FLOAT, 32)),
    (spv.CooperativeMatrixOperandsMatrixAAndBBFloat16ComponentsINTEL, (0, 1), (INT, 16)),
    (spv.CooperativeMatrixOperandsMatrixCBFloat16ComponentsINTEL, (2,), (INT, 16)),
    (spv.CooperativeMatrixOperandsMatrixResultBFloat16ComponentsINTEL, (3,), (INT, 16)),
)
"""Which matrices hold numbers of another format in what components (SPV_INTEL_joint_matrix)."""
_SCOPE, _ROWS, _COLUMNS, _USE = range(1, 5)


def is_matrix(rules: TypeRules, type_id: int) -> bool:
    """Whether a type is that of a cooperative matrix."""
    return rules.types.shape(type_id).lanes < 0


def check_load(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpCooperativeMatrixLoadKHR: a matrix from a pointer, a layout and a stride."""
    if not is_matrix(rules, inst.type_id):
        return f"{rules.types.text(inst.type_id)} is no cooperative matrix"
    return _check_memory(rules, inst.operands[0], inst.operands[1:])


def check_store(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpCooperativeMatrixStoreKHR: pointer, matrix, layout and stride."""
    pointer, matrix, *rest = inst.operands
    if not is_matrix(rules, rules.type_of.get(matrix, 0)):
        return f"{rules.value_text(matrix)} is no cooperative matrix"
    return _check_memory(rules, pointer, rest)


def check_part(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Loads and stores that begin at an offset, or leave out what is beyond the bounds.

    SPV_INTEL_joint_matrix has them: two offsets stand before the layout, or before the matrix that
    is stored; checked ones have the rows and columns of the whole before the stride.
    """
    pointer, *rest = inst.operands
    matrix = inst.type_id
    if not matrix:
        matrix = rules.type_of.get(rest.pop(2), 0)
    if not is_matrix(rules, matrix):
        return f"{rules.types.text(matrix)} is no cooperative matrix"
    layout = rest[2]
    tail = rest[5:] if inst.opcode in _CHECKED else rest[3:]
    for id in rest[:2] + rest[3 : len(rest) - len(tail)]:
        if message := check_int(rules, id):
            return message
    return _check_memory(rules, pointer, [layout, *tail])


def check_filled(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpCooperativeMatrixConstructCheckedINTEL: offsets, bounds, and the value within them."""
    if not is_matrix(rules, inst.type_id):
        return f"{rules.types.text(inst.type_id)} is no cooperative matrix"
    for id in inst.operands[:4]:
        if message := check_int(rules, id):
            return message
    return rules.expect(inst.operands[4], rules.types.element(inst.type_id))


def check_coordinate(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpJointMatrixGetElementCoordINTEL: row and column of an element that the invocation holds."""
    matrix, index = inst.operands
    if not is_matrix(rules, rules.type_of.get(matrix, 0)):
        return f"{rules.value_text(matrix)} is no cooperative matrix"
    shape = rules.types.shape(inst.type_id)
    if (shape.kind, shape.lanes) != (INT, 2):
        return f"{rules.types.text(inst.type_id)} is no vector of 2 integers"
    return check_int(rules, index)


def check_apply(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpCooperativeMatrixApplyFunctionINTEL: a function, and a matrix like the result.

    In place of the function SYCL has the address of an object that is called like one.
    """
    function, matrix = inst.operands
    is_object = rules.types.storage_class(rules.type_of.get(function, 0)) >= 0
    if function not in rules.functions and not is_object:
        return f"{rules.types.name(function)} is no function"
    if not is_matrix(rules, inst.type_id):
        return f"{rules.types.text(inst.type_id)} is no cooperative matrix"
    return rules.expect(matrix, inst.type_id)


def _check_memory(rules: TypeRules, pointer: int, rest: list[int]) -> str:
    """A pointer to numbers; a constant layout; a stride, which layouts by row and column need."""
    pointer_type = rules.type_of.get(pointer, 0)
    shape = rules.types.shape(rules.types.pointee(pointer_type))
    is_number = shape.kind in (INT, FLOAT) and shape.lanes >= 1
    if not is_number and not rules.types.is_untyped(pointer_type):
        return f"{rules.value_text(pointer)} does not point to numbers"
    if rules.types.int_value(rest[0]) not in _LAYOUTS:
        return f"{rules.value_text(rest[0])} is no constant layout by rows or by columns"
    # The operand is optional in the grammar, for layouts of other extensions.
    if len(rest) < 2:
        return "a layout by rows or columns needs a stride"
    return check_int(rules, rest[1])


def check_multiply_add(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpCooperativeMatrixMulAddKHR: M x K times K x N plus M x N, each of its use."""
    words = inst.operands
    if message := rules.expect(words[2], inst.type_id):
        return message
    for id in words[:3]:
        if not is_matrix(rules, rules.type_of.get(id, 0)):
            return f"{rules.value_text(id)} is no cooperative matrix"
    a, b, c = (_parameters(rules, id) for id in words[:3])
    # By value and not by id: sizes may be constants of other types.
    if not a[_SCOPE] == b[_SCOPE] == c[_SCOPE]:
        return "the matrices are of different scopes"
    if a[_ROWS] != c[_ROWS] or b[_COLUMNS] != c[_COLUMNS] or a[_COLUMNS] != b[_ROWS]:
        return "the matrices are of sizes that do not fit"
    # Cooperative Matrix Use: A is 0, B is 1, the accumulator 2.
    if [a[_USE], b[_USE], c[_USE]] != [0, 1, 2]:
        return "the matrices are not of the uses A, B and accumulator"
    return _check_signs(rules, inst) if len(words) > 3 else ""


def _parameters(rules: TypeRules, id: int) -> list[int]:
    words = rules.types.insts[rules.type_of[id]].operands
    return [words[0], *[rules.types.int_value(word) for word in words[1:]]]


def _check_signs(rules: TypeRules, inst: MachineInst) -> str:
    """Only integers have a sign to state, and a sum to saturate.

    2.16.3 takes the sign out of the type, so the mask of operands has it for each matrix.
    """
    mask = inst.operands[3]
    types = [*[rules.type_of[id] for id in inst.operands[:3]], inst.type_id]
    for type_id, bit in zip(types, _SIGNS, strict=True):
        if mask & bit and rules.types.shape(type_id).kind != INT:
            return f"{rules.types.text(type_id)} has no integer components"
    for bit, places, wanted in _FORMATS:
        for place in places if mask & bit else ():
            shape = rules.types.shape(types[place])
            if (shape.kind, shape.bits) != wanted:
                return f"{rules.types.text(types[place])} does not hold components as told"
    saturating = mask & spv.CooperativeMatrixOperandsSaturatingAccumulationKHR
    if saturating and rules.types.shape(inst.type_id).kind != INT:
        return f"{rules.types.text(inst.type_id)} has no integer components"
    return ""


def check_length(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpCooperativeMatrixLengthKHR: an i32 from the type of a matrix."""
    if not is_matrix(rules, inst.operands[0]):
        return f"{rules.types.text(inst.operands[0])} is no cooperative matrix"
    if rules.types.shape(inst.type_id) != (INT, 32, 1):
        return f"{rules.types.text(inst.type_id)} is no integer of 32 bits"
    return ""


def check_scale(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpMatrixTimesScalar: a matrix, and a scalar of its component type.

    The instruction is one of graphics, which the extension opens to cooperative matrices.
    """
    matrix, scalar = inst.operands
    if not is_matrix(rules, inst.type_id) or rules.types.is_encoded(inst.type_id):
        return f"{rules.types.text(inst.type_id)} cannot be multiplied by a scalar"
    return rules.expect(matrix, inst.type_id) or rules.expect(
        scalar, rules.types.element(inst.type_id)
    )
