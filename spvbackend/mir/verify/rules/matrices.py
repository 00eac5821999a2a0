"""Type rules of cooperative matrices (SPV_KHR_cooperative_matrix).

A matrix type has ids of constants for scope, rows, columns and use. Types with equal ids have the
same negative number of lanes in the type table, so that rules of arithmetic compare shapes.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_table import FLOAT, INT
from spvbackend.mir.verify.checker import TypeRules
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

# The layout of data in memory, with the stride that layouts by rows and columns need.
_DATA: Final = "#layout int!"

SIGNATURES: Final[dict[int, str]] = {
    op.OpCooperativeMatrixApplyFunctionINTEL: "matrix: function|* =",
    op.OpCooperativeMatrixConstructCheckedINTEL: "matrix: int int int int .=",
    op.OpCooperativeMatrixLengthKHR: "i32: matrix_type",
    op.OpCooperativeMatrixLoadCheckedINTEL: "matrix: *numbers int int #layout int int int!",
    op.OpCooperativeMatrixLoadKHR: f"matrix: *numbers {_DATA}",
    op.OpCooperativeMatrixLoadOffsetINTEL: f"matrix: *numbers int int {_DATA}",
    op.OpCooperativeMatrixStoreCheckedINTEL: ": *numbers int int matrix #layout int int int!",
    op.OpCooperativeMatrixStoreKHR: f": *numbers matrix {_DATA}",
    op.OpCooperativeMatrixStoreOffsetINTEL: f": *numbers int int matrix {_DATA}",
    op.OpJointMatrixGetElementCoordINTEL: "intx2: matrix int",
    # An instruction of graphics that the extension opens to cooperative matrices.
    op.OpMatrixTimesScalar: "ieee_matrix: = .=",
}

_SIGNS: Final = (
    spv.CooperativeMatrixOperandsMatrixASignedComponentsKHR,
    spv.CooperativeMatrixOperandsMatrixBSignedComponentsKHR,
    spv.CooperativeMatrixOperandsMatrixCSignedComponentsKHR,
    spv.CooperativeMatrixOperandsMatrixResultSignedComponentsKHR,
)
_FORMATS: Final = (
    (spv.CooperativeMatrixOperandsMatrixAAndBTF32ComponentsINTEL, (0, 1), (FLOAT, 32)),
    (spv.CooperativeMatrixOperandsMatrixAAndBBFloat16ComponentsINTEL, (0, 1), (INT, 16)),
    (spv.CooperativeMatrixOperandsMatrixCBFloat16ComponentsINTEL, (2,), (INT, 16)),
    (spv.CooperativeMatrixOperandsMatrixResultBFloat16ComponentsINTEL, (3,), (INT, 16)),
)
"""Matrices of other formats by mask, and kind and width of their components
(SPV_INTEL_joint_matrix)."""
_SCOPE, _ROWS, _COLUMNS, _USE = range(1, 5)


def is_matrix(rules: TypeRules, type_id: int) -> bool:
    """Whether a type is that of a cooperative matrix."""
    return rules.types.shape(type_id).lanes < 0


def check_multiply_add(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpCooperativeMatrixMulAddKHR: M x K times K x N plus M x N, each of its use."""
    words = inst.operands
    if message := rules.expect(words[2], inst.type_id):
        return message
    for id in words[:3]:
        if not is_matrix(rules, rules.type_of.get(id, 0)):
            return f"{rules.value_text(id)} is not a cooperative matrix"
    a, b, c = (_parameters(rules, id) for id in words[:3])
    # Sizes are compared by value, since equal ones may be constants of different types.
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
    """Check that matrices have integers where a sign is stated or a sum saturates.

    The mask of operands has the sign of each matrix, since types have none (2.16.3).
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
