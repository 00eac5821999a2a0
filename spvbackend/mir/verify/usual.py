"""The type rules of what most calls of builtins become: the part of `types.RULES` that is usual.

A call that became nothing else is checked without the rules of all extensions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, final

from spvbackend.mir.ext_sets import OPENCL_STD
from spvbackend.mir.inst import ASSIGN_TYPE, MachineInst
from spvbackend.mir.type_table import BOOL, FLOAT, INT, OTHER
from spvbackend.mir.verify.checker import TypeRules
from spvbackend.mir.verify.rules import memory, values
from spvbackend.mir.verify.rules.ext import check_opencl_std
from spvbackend.spirv import opcodes as op

Rule = Callable[[TypeRules, MachineInst, int], str]


@final
class Row:
    """A rule, and the kind of component that it asks for or OTHER."""

    __slots__ = ("check", "kind")

    def __init__(self, check: Rule, kind: int = OTHER) -> None:
        self.check: Final = check
        self.kind: Final = kind


def check_ext_inst(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpExtInst: the set is an OpExtInstImport; OpenCL.std works on values alone (Extension)."""
    name = rules.types.forms.imports.get(inst.operands[0])
    if name is None:
        return f"{rules.types.name(inst.operands[0])} is no extended instruction set"
    if name == OPENCL_STD:
        for id in inst.operands[2:]:
            if id < 0 and not rules.type_of.get(id):
                return f"{rules.types.name(id)} is no value"
        return check_opencl_std(rules, inst)
    return ""


_INT_ARITHMETIC: Final = (
    op.OpBitReverse,
    op.OpBitwiseAnd,
    op.OpBitwiseOr,
    op.OpBitwiseXor,
    op.OpIAdd,
    op.OpIMul,
    op.OpISub,
    op.OpNot,
    op.OpSDiv,
    op.OpSMod,
    op.OpSNegate,
    op.OpSRem,
    op.OpUDiv,
    op.OpUMod,
)
_FLOAT_ARITHMETIC: Final = (
    op.OpFAdd,
    op.OpFDiv,
    op.OpFMod,
    op.OpFMul,
    op.OpFNegate,
    op.OpFRem,
    op.OpFSub,
    op.OpFmaKHR,
    op.OpRoundFToTF32INTEL,
)
_LOGIC: Final = (
    op.OpLogicalAnd,
    op.OpLogicalEqual,
    op.OpLogicalNot,
    op.OpLogicalNotEqual,
    op.OpLogicalOr,
)
_INT_COMPARISONS: Final = (
    op.OpIEqual,
    op.OpINotEqual,
    op.OpSGreaterThan,
    op.OpSGreaterThanEqual,
    op.OpSLessThan,
    op.OpSLessThanEqual,
    op.OpUGreaterThan,
    op.OpUGreaterThanEqual,
    op.OpULessThan,
    op.OpULessThanEqual,
)
_FLOAT_COMPARISONS: Final = (
    op.OpFOrdEqual,
    op.OpFOrdGreaterThan,
    op.OpFOrdGreaterThanEqual,
    op.OpFOrdLessThan,
    op.OpFOrdLessThanEqual,
    op.OpFOrdNotEqual,
    op.OpFUnordEqual,
    op.OpFUnordGreaterThan,
    op.OpFUnordGreaterThanEqual,
    op.OpFUnordLessThan,
    op.OpFUnordLessThanEqual,
    op.OpFUnordNotEqual,
    op.OpIsFinite,
    op.OpIsInf,
    op.OpIsNan,
    op.OpIsNormal,
    op.OpLessOrGreater,
    op.OpOrdered,
    op.OpSignBitSet,
    op.OpUnordered,
)
USUAL: Final[dict[int, Row]] = {
    **dict.fromkeys(_INT_ARITHMETIC, Row(values.check_same, INT)),
    **dict.fromkeys(_FLOAT_ARITHMETIC, Row(values.check_same, FLOAT)),
    **dict.fromkeys(_LOGIC, Row(values.check_same, BOOL)),
    **dict.fromkeys(_INT_COMPARISONS, Row(values.check_compare, INT)),
    **dict.fromkeys(_FLOAT_COMPARISONS, Row(values.check_compare, FLOAT)),
    op.OpBitcast: Row(values.check_bitcast),
    op.OpCompositeConstruct: Row(values.check_construct),
    op.OpCompositeExtract: Row(values.check_extract),
    op.OpCompositeInsert: Row(values.check_insert),
    op.OpControlBarrier: Row(memory.check_barrier),
    op.OpExtInst: Row(check_ext_inst),
    op.OpLoad: Row(memory.check_load),
    op.OpMemoryBarrier: Row(memory.check_barrier),
    op.OpSelect: Row(values.check_select),
    op.OpStore: Row(memory.check_store),
    op.OpVectorExtractDynamic: Row(values.check_extract_dynamic),
    **dict.fromkeys(values.CONVERSIONS, Row(values.check_conversion)),
}


@cache
def _all_rules() -> dict[int, Row]:
    from spvbackend.mir.verify.types import RULES

    return RULES


def type_error(rules: TypeRules, inst: MachineInst) -> str:
    """What the type rules have against an instruction, "" when nothing."""
    opcode = inst.opcode
    if opcode == ASSIGN_TYPE:
        return ""  # the form of the pseudo instruction says all
    row = USUAL.get(opcode) or _all_rules().get(opcode)
    return "" if row is None else row.check(rules, inst, row.kind)
