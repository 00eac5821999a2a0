"""The type rules of the instructions that most calls of builtins become: a part of `types.RULES`.

With them alone such a call is checked without loading the rules of all extensions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from spvbackend.mir.ext_sets import OPENCL_STD
from spvbackend.mir.inst import ASSIGN_TYPE, MachineInst
from spvbackend.mir.verify.checker import TypeRules
from spvbackend.mir.verify.rules import values
from spvbackend.mir.verify.rules.ext import check_opencl_std
from spvbackend.mir.verify.rules.signatures import signature_error
from spvbackend.spirv import opcodes as op

Rule = str | Callable[[TypeRules, MachineInst], str]
"""A signature, or a function that returns what is wrong."""


def check_ext_inst(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpExtInst: an imported set; OpenCL.std works on values alone (Extension)."""
    name = rules.types.forms.imports.get(inst.operands[0])
    if name is None:
        return f"{rules.types.name(inst.operands[0])} is not an extended instruction set"
    if name == OPENCL_STD:
        for id in inst.operands[2:]:
            if id < 0 and not rules.type_of.get(id):
                return f"{rules.types.name(id)} is not a value"
        return check_opencl_std(rules, inst)
    return ""


_INT_ARITHMETIC: Final = (
    op.OpBitReverse,
    op.OpBitwiseAnd,
    op.OpBitwiseOr,
    op.OpBitwiseXor,
    op.OpNot,
    op.OpSMod,
    op.OpSRem,
    op.OpUMod,
)
# SPV_KHR_cooperative_matrix adds matrices to both groups.
_INT_MATRIX_ARITHMETIC: Final = (
    op.OpIAdd,
    op.OpIMul,
    op.OpISub,
    op.OpSDiv,
    op.OpSNegate,
    op.OpUDiv,
)
_FLOAT_MATRIX_ARITHMETIC: Final = (
    op.OpFAdd,
    op.OpFDiv,
    op.OpFMul,
    op.OpFNegate,
    op.OpFSub,
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
USUAL: Final[dict[int, Rule]] = {
    **dict.fromkeys(_INT_ARITHMETIC, "ints: =.."),
    **dict.fromkeys(_INT_MATRIX_ARITHMETIC, "all_ints: =.."),
    **dict.fromkeys((op.OpFMod, op.OpFRem, op.OpFmaKHR), "ieee: =.."),
    **dict.fromkeys(_FLOAT_MATRIX_ARITHMETIC, "all_ieee: =.."),
    **dict.fromkeys(_LOGIC, "bools: =.."),
    **dict.fromkeys(_INT_COMPARISONS, "bools@0: ints =0.."),
    **dict.fromkeys(_FLOAT_COMPARISONS, "bools@0: ieee =0.."),
    op.OpBitcast: values.check_bitcast,
    op.OpCompositeConstruct: values.check_construct,
    op.OpCompositeExtract: values.check_extract,
    op.OpCompositeInsert: values.check_insert,
    op.OpControlBarrier: ": i32 i32 i32",
    op.OpExtInst: check_ext_inst,
    op.OpLoad: "any: *=",
    op.OpMemoryBarrier: ": i32 i32",
    op.OpSelect: values.check_select,
    op.OpStore: ": w*1 any",
    op.OpVectorExtractDynamic: ".0: vector int",
    **dict.fromkeys(values.CONVERSIONS, values.check_conversion),
}


@cache
def _all_rules() -> dict[int, Rule]:
    from spvbackend.mir.verify.types import RULES

    return RULES


def type_error(rules: TypeRules, inst: MachineInst) -> str:
    """Return what is wrong with an instruction by the type rules, "" for nothing."""
    opcode = inst.opcode
    if opcode == ASSIGN_TYPE:
        return ""  # its form is all that there is to check
    rule = USUAL.get(opcode) or _all_rules().get(opcode)
    if rule is None:
        return ""
    return signature_error(rules, inst, rule) if isinstance(rule, str) else rule(rules, inst)
