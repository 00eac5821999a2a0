"""The type rule of each opcode: one table.

An opcode without a row is not checked: the extensions are many, and spirv-val knows them.

A dict of functions keyed by the opcode; families share a row, so that one rule is stated once. The
third argument of a rule is the row's kind of component, which most rules leave aside.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_table import BOOL, FLOAT, INT, POINTER
from spvbackend.mir.verify.checker import TypeRules
from spvbackend.mir.verify.rules import (
    altera,
    avc,
    blocks,
    control,
    extensions,
    groups,
    images,
    matrices,
    memory,
    opaque,
    queues,
    untyped,
    values,
)
from spvbackend.mir.verify.rules.signatures import signature_error
from spvbackend.mir.verify.usual import USUAL, Row, type_error
from spvbackend.spirv import opcodes as op


def check_constant_operation(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpSpecConstantOp: as the instruction that it names (Constant-Creation)."""
    # The opcode is the first operand; what follows are that instruction's own, without its result.
    opcode, *words = inst.operands
    return type_error(rules, MachineInst(opcode, inst.type_id, inst.result, words))


def check_by_signature(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Instructions of which result and operands follow a signature."""
    return signature_error(rules, inst, SIGNATURES[inst.opcode])


# Each family's file owns its signatures; no opcode is in two of them.
SIGNATURES: Final[dict[int, str]] = {
    **altera.SIGNATURES,
    **avc.SIGNATURES,
    **blocks.SIGNATURES,
    **extensions.SIGNATURES,
    **opaque.SIGNATURES,
    **queues.SIGNATURES,
}
_INT_PAIRS: Final = (op.OpIAddCarry, op.OpISubBorrow, op.OpSMulExtended, op.OpUMulExtended)
_INT_ATOMICS: Final = (
    op.OpAtomicAnd,
    op.OpAtomicCompareExchange,
    op.OpAtomicCompareExchangeWeak,
    op.OpAtomicIAdd,
    op.OpAtomicIDecrement,
    op.OpAtomicIIncrement,
    op.OpAtomicISub,
    op.OpAtomicOr,
    op.OpAtomicSMax,
    op.OpAtomicSMin,
    op.OpAtomicUMax,
    op.OpAtomicUMin,
    op.OpAtomicXor,
)
_FLOAT_ATOMICS: Final = (op.OpAtomicFAddEXT, op.OpAtomicFMaxEXT, op.OpAtomicFMinEXT)
_PLAIN_ATOMICS: Final = (op.OpAtomicExchange, op.OpAtomicLoad, op.OpAtomicStore)
_ACCESS_CHAINS: Final = (
    op.OpAccessChain,
    op.OpInBoundsAccessChain,
    op.OpInBoundsPtrAccessChain,
    op.OpPtrAccessChain,
)
_MATRIX_PARTS: Final = (
    op.OpCooperativeMatrixLoadCheckedINTEL,
    op.OpCooperativeMatrixLoadOffsetINTEL,
    op.OpCooperativeMatrixStoreCheckedINTEL,
    op.OpCooperativeMatrixStoreOffsetINTEL,
)
_UNTYPED_CHAINS: Final = (
    op.OpUntypedAccessChainKHR,
    op.OpUntypedInBoundsAccessChainKHR,
    op.OpUntypedInBoundsPtrAccessChainKHR,
    op.OpUntypedPtrAccessChainKHR,
)
_LANES: Final = (op.OpSubgroupShuffleINTEL, op.OpSubgroupShuffleXorINTEL)
_LANE_GROUPS: Final = (
    op.OpGroupNonUniformBroadcast,
    op.OpGroupNonUniformBroadcastFirst,
    op.OpGroupNonUniformRotateKHR,
    op.OpGroupNonUniformShuffle,
    op.OpGroupNonUniformShuffleDown,
    op.OpGroupNonUniformShuffleUp,
    op.OpGroupNonUniformShuffleXor,
)
_VOTES: Final = (
    op.OpGroupAll,
    op.OpGroupAny,
    op.OpGroupNonUniformAll,
    op.OpGroupNonUniformAllEqual,
    op.OpGroupNonUniformAny,
    op.OpGroupNonUniformElect,
)
_BALLOT_NUMBERS: Final = (
    op.OpGroupNonUniformBallotBitCount,
    op.OpGroupNonUniformBallotFindLSB,
    op.OpGroupNonUniformBallotFindMSB,
)
_BALLOT_BITS: Final = (op.OpGroupNonUniformBallotBitExtract, op.OpGroupNonUniformInverseBallot)
_CLASSIFICATIONS: Final = (
    op.OpIsFinite,
    op.OpIsInf,
    op.OpIsNan,
    op.OpIsNormal,
    op.OpLessOrGreater,
    op.OpOrdered,
    op.OpSignBitSet,
    op.OpUnordered,
)
_INT_GROUPS: Final = (
    op.OpGroupBitwiseAndKHR,
    op.OpGroupBitwiseOrKHR,
    op.OpGroupBitwiseXorKHR,
    op.OpGroupIAdd,
    op.OpGroupIMulKHR,
    op.OpGroupNonUniformBitwiseAnd,
    op.OpGroupNonUniformBitwiseOr,
    op.OpGroupNonUniformBitwiseXor,
    op.OpGroupNonUniformIAdd,
    op.OpGroupNonUniformIMul,
    op.OpGroupNonUniformSMax,
    op.OpGroupNonUniformSMin,
    op.OpGroupNonUniformUMax,
    op.OpGroupNonUniformUMin,
    op.OpGroupSMax,
    op.OpGroupSMin,
    op.OpGroupUMax,
    op.OpGroupUMin,
)
_FLOAT_GROUPS: Final = (
    op.OpGroupFAdd,
    op.OpGroupFMax,
    op.OpGroupFMin,
    op.OpGroupFMulKHR,
    op.OpGroupNonUniformFAdd,
    op.OpGroupNonUniformFMax,
    op.OpGroupNonUniformFMin,
    op.OpGroupNonUniformFMul,
)
_LOGIC_GROUPS: Final = (
    op.OpGroupLogicalAndKHR,
    op.OpGroupLogicalOrKHR,
    op.OpGroupLogicalXorKHR,
    op.OpGroupNonUniformLogicalAnd,
    op.OpGroupNonUniformLogicalOr,
    op.OpGroupNonUniformLogicalXor,
)

_FAMILIES: Final[tuple[tuple[tuple[int, ...], Row], ...]] = (
    ((op.OpCopyObject,), Row(values.check_same)),
    ((op.OpShiftLeftLogical, op.OpShiftRightArithmetic, op.OpShiftRightLogical),
     Row(values.check_shift, INT)),
    (_INT_PAIRS, Row(values.check_pair_result, INT)),
    ((op.OpPtrEqual, op.OpPtrNotEqual), Row(values.check_compare, POINTER)),
    (_INT_ATOMICS, Row(memory.check_atomic, INT)),
    (_FLOAT_ATOMICS, Row(memory.check_atomic, FLOAT)),
    (_PLAIN_ATOMICS, Row(memory.check_atomic)),
    ((op.OpAtomicFlagClear, op.OpAtomicFlagTestAndSet), Row(memory.check_flag)),
    ((op.OpControlBarrierArriveEXT, op.OpControlBarrierWaitEXT), Row(memory.check_barrier)),
    ((op.OpSubgroupBlockReadINTEL, op.OpSubgroupBlockWriteINTEL), Row(opaque.check_block_access)),
    ((op.OpConvertBF16ToFINTEL, op.OpConvertFToBF16INTEL), Row(opaque.check_bfloat_bits)),
    (_ACCESS_CHAINS, Row(memory.check_access_chain)),
    (_UNTYPED_CHAINS, Row(untyped.check_chain)),
    ((op.OpGenericCastToPtr, op.OpPtrCastToGeneric), Row(memory.check_pointer_cast)),
    (_LANES, Row(values.check_first_same)),
    (_LANE_GROUPS, Row(groups.check_lane)),
    (_VOTES, Row(groups.check_vote)),
    (_BALLOT_NUMBERS, Row(groups.check_ballot_bits, INT)),
    (_BALLOT_BITS, Row(groups.check_ballot_bits, BOOL)),
    (_INT_GROUPS, Row(groups.check_group, INT)),
    (_FLOAT_GROUPS, Row(groups.check_group, FLOAT)),
    (_LOGIC_GROUPS, Row(groups.check_group, BOOL)),
    (tuple(groups.DOT_OPERANDS), Row(groups.check_integer_dot)),
    ((op.OpBitFieldInsert, op.OpBitFieldSExtract, op.OpBitFieldUExtract),
     Row(values.check_bit_field, INT)),
    ((op.OpSatConvertSToU, op.OpSatConvertUToS), Row(values.check_saturated)),
    ((op.OpAll, op.OpAny), Row(values.check_any_all)),
    (_CLASSIFICATIONS, Row(values.check_classify)),
    (opaque.QUADS, Row(opaque.check_quad)),
    (tuple(SIGNATURES), Row(check_by_signature)),
    (blocks.IMAGE_BLOCKS, Row(blocks.check_image_block)),
    ((op.OpMaskedGatherINTEL, op.OpMaskedScatterINTEL), Row(blocks.check_gather)),
    ((op.OpCrossWorkgroupCastToPtrALTERA, op.OpPtrCastToCrossWorkgroupALTERA),
     Row(altera.check_usm_cast)),
    ((op.OpPredicatedLoadINTEL, op.OpPredicatedStoreINTEL), Row(opaque.check_predicated)),
    ((op.OpLifetimeStart, op.OpLifetimeStop), Row(memory.check_lifetime)),
    ((op.OpImageQuerySize, op.OpImageQuerySizeLod), Row(images.check_image_size)),
    ((op.OpImageQueryFormat, op.OpImageQueryLevels, op.OpImageQueryOrder, op.OpImageQuerySamples),
     Row(images.check_image_query)),
    ((op.OpConstant, op.OpSpecConstant), Row(values.check_constant)),
    ((op.OpConstantFalse, op.OpConstantTrue, op.OpSpecConstantFalse, op.OpSpecConstantTrue),
     Row(values.check_bool_constant)),
    ((op.OpConstantComposite, op.OpSpecConstantComposite), Row(values.check_composite)),
)  # fmt: skip  # fmt: skip

RULES: Final[dict[int, Row]] = {
    **USUAL,
    **{opcode: row for opcodes, row in _FAMILIES for opcode in opcodes},
    op.OpAbortKHR: Row(control.check_abort),
    op.OpAssumeTrueKHR: Row(values.check_assume),
    op.OpBitCount: Row(values.check_bit_count),
    op.OpBranchConditional: Row(control.check_branch),
    op.OpBuildNDRange: Row(queues.check_range),
    op.OpCompositeConstructReplicateEXT: Row(extensions.check_replicate),
    op.OpConditionalCopyObjectINTEL: Row(extensions.check_conditional_copy),
    op.OpCopyMemory: Row(memory.check_copy),
    op.OpCopyMemorySized: Row(memory.check_copy_sized),
    op.OpCooperativeMatrixLengthKHR: Row(matrices.check_length),
    op.OpCooperativeMatrixLoadKHR: Row(matrices.check_load),
    op.OpCooperativeMatrixMulAddKHR: Row(matrices.check_multiply_add),
    op.OpCooperativeMatrixStoreKHR: Row(matrices.check_store),
    op.OpMatrixTimesScalar: Row(matrices.check_scale),
    **dict.fromkeys(_MATRIX_PARTS, Row(matrices.check_part)),
    op.OpCooperativeMatrixApplyFunctionINTEL: Row(matrices.check_apply),
    op.OpCooperativeMatrixConstructCheckedINTEL: Row(matrices.check_filled),
    op.OpDot: Row(values.check_dot, FLOAT),
    op.OpExpectKHR: Row(values.check_expect),
    op.OpFunction: Row(control.check_function),
    op.OpGenericCastToPtrExplicit: Row(memory.check_generic_cast),
    op.OpGroupAsyncCopy: Row(groups.check_async_copy),
    op.OpGroupBroadcast: Row(groups.check_place),
    op.OpGroupNonUniformBallot: Row(groups.check_ballot),
    op.OpFunctionCall: Row(control.check_call),
    op.OpImage: Row(images.check_image),
    op.OpImageRead: Row(images.check_image_read),
    op.OpImageSampleExplicitLod: Row(images.check_image_sample),
    op.OpImageWrite: Row(images.check_image_write),
    op.OpJointMatrixGetElementCoordINTEL: Row(matrices.check_coordinate),
    op.OpPhi: Row(control.check_phi),
    op.OpPtrDiff: Row(values.check_pointer_difference),
    op.OpReadClockKHR: Row(opaque.check_clock),
    op.OpReturn: Row(control.check_return),
    op.OpReturnValue: Row(control.check_return_value),
    op.OpSampledImage: Row(images.check_sampled_image),
    op.OpSpecConstantOp: Row(check_constant_operation),
    op.OpSwitch: Row(control.check_switch),
    op.OpUntypedPrefetchKHR: Row(untyped.check_prefetch),
    op.OpUntypedVariableKHR: Row(untyped.check_variable),
    op.OpVariable: Row(memory.check_variable),
    op.OpVectorInsertDynamic: Row(values.check_insert_dynamic),
    op.OpVectorShuffle: Row(values.check_shuffle),
    op.OpVectorTimesScalar: Row(values.check_scale, FLOAT),
    op.OpVmeImageINTEL: Row(avc.check_vme_image),
}
