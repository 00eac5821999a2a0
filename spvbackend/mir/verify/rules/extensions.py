"""Type rules of extensions that have few instructions each, of named barriers and pipe storage.

Nearly all are signatures, in the notation of `signatures`.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.verify.checker import TypeRules, check_bools
from spvbackend.spirv import opcodes as op

_SAME_INTS: Final = (
    op.OpAbsISubINTEL,
    op.OpAbsUSubINTEL,
    op.OpIAddSatINTEL,
    op.OpIAverageINTEL,
    op.OpIAverageRoundedINTEL,
    op.OpISubSatINTEL,
    op.OpUAddSatINTEL,
    op.OpUAverageINTEL,
    op.OpUAverageRoundedINTEL,
    op.OpUSubSatINTEL,
)
_VOTES: Final = (
    op.OpGroupNonUniformQuadAllKHR,
    op.OpGroupNonUniformQuadAnyKHR,
    op.OpSubgroupAllEqualKHR,
    op.OpSubgroupAllKHR,
    op.OpSubgroupAnyKHR,
)
_INT_GROUPS: Final = (
    op.OpGroupIAddNonUniformAMD,
    op.OpGroupSMaxNonUniformAMD,
    op.OpGroupSMinNonUniformAMD,
    op.OpGroupUMaxNonUniformAMD,
    op.OpGroupUMinNonUniformAMD,
)
_FLOAT_GROUPS: Final = (
    op.OpGroupFAddNonUniformAMD,
    op.OpGroupFMaxNonUniformAMD,
    op.OpGroupFMinNonUniformAMD,
)

SIGNATURES: Final[dict[int, str]] = {
    op.OpCreatePipeFromPipeStorage: "pipe: pipe_storage",
    op.OpMemoryNamedBarrier: ": named_barrier i32 i32",
    op.OpNamedBarrierInitialize: "named_barrier: i32",
    **dict.fromkeys(_SAME_INTS, "ints: = ="),
    **dict.fromkeys(_INT_GROUPS, "int: scope g ="),
    **dict.fromkeys(_FLOAT_GROUPS, "float: scope g ="),
    **dict.fromkeys(_VOTES, "bool: bool"),
    op.OpArithmeticFenceEXT: "floats: =",
    op.OpClampConvertFToFINTEL: "floats: floats",
    op.OpClampConvertFToSINTEL: "ints: floats",
    op.OpClampStochasticRoundFToFINTEL: "floats: floats int *",
    op.OpClampStochasticRoundFToSINTEL: "ints: floats int *",
    op.OpComplexFDivINTEL: "floats: = =",
    op.OpComplexFMulINTEL: "floats: = =",
    op.OpBitwiseFunctionINTEL: "ints: = = = #",
    op.OpConvertHandleToImageINTEL: "image: size",
    op.OpConvertHandleToSampledImageINTEL: "sampled_image: size",
    op.OpConvertHandleToSamplerINTEL: "sampler: size",
    op.OpFSigmoidINTEL: "floats: =",
    op.OpFreezeKHR: "value: =",
    op.OpGroupNonUniformPartitionEXT: "i32x4: scalars",
    op.OpIMul32x16INTEL: "ints32: = =",
    op.OpPoisonKHR: "value:",
    op.OpRestoreMemoryINTEL: ": private*",
    op.OpSaveMemoryINTEL: "private*:",
    op.OpSizeOf: "i32: *concrete",
    op.OpStochasticRoundFToFINTEL: "floats: floats int *",
    op.OpSubgroupBallotKHR: "i32x4: bool",
    op.OpSubgroupFirstInvocationKHR: "scalars: =",
    op.OpSubgroupReadInvocationKHR: "scalars: = i32",
    op.OpUCountLeadingZerosINTEL: "ints32: =",
    op.OpUCountTrailingZerosINTEL: "ints32: =",
    op.OpUMul32x16INTEL: "ints32: = =",
    op.OpVariableLengthArrayINTEL: "private*: int",
}

# Opcodes of specialization constants that may be of type bool (SPV_INTEL_function_variants).
_SPECIALIZED: Final = frozenset(
    (
        op.OpSpecConstantArchitectureINTEL,
        op.OpSpecConstantCapabilitiesINTEL,
        op.OpSpecConstantFalse,
        op.OpSpecConstantOp,
        op.OpSpecConstantTargetINTEL,
        op.OpSpecConstantTrue,
    )
)


def check_replicate(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpCompositeConstructReplicateEXT: one value (SPV_EXT_replicated_composites)."""
    types = rules.types
    # A matrix has no list of members, only a component.
    members = set(types.members(inst.type_id) or [types.element(inst.type_id)])
    if len(members) != 1 or 0 in members:
        return f"{types.text(inst.type_id)} is not made of equal parts"
    return rules.expect(inst.operands[0], members.pop())


def check_conditional_copy(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpConditionalCopyObjectINTEL: a value for each condition.

    The conditions are specialization constants (SPV_INTEL_function_variants).
    """
    words = inst.operands
    if not words or len(words) % 2:
        return "each condition has one value"
    for condition, value in zip(words[::2], words[1::2], strict=True):
        if rules.types.opcode(condition) not in _SPECIALIZED:
            return f"{rules.value_text(condition)} is not a specialization constant"
        wrong = check_bools(rules, rules.type_of.get(condition, 0), 0)
        if wrong := wrong or rules.expect(value, inst.type_id):
            return wrong
    return ""
