"""The type rule of each opcode: one table.

An opcode without a row is not checked: the extensions are many, and spirv-val knows them.

A rule is a signature, or a function if a signature cannot express it.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
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
from spvbackend.mir.verify.usual import USUAL, Rule, type_error
from spvbackend.spirv import opcodes as op


def check_constant_operation(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpSpecConstantOp: as the instruction that it names (Constant-Creation)."""
    # The opcode is the first operand; the operands of that instruction follow, without its result.
    opcode, *words = inst.operands
    return type_error(rules, MachineInst(opcode, inst.type_id, inst.result, words))


# Atomics: the pointer leads to the values, which are numbers (Atomic).
_INT_ATOMICS: Final = (
    op.OpAtomicAnd, op.OpAtomicIAdd, op.OpAtomicISub, op.OpAtomicOr, op.OpAtomicSMax,
    op.OpAtomicSMin, op.OpAtomicUMax, op.OpAtomicUMin, op.OpAtomicXor,
)  # fmt: skip
_ACCESS_CHAINS: Final = (
    op.OpAccessChain, op.OpInBoundsAccessChain, op.OpInBoundsPtrAccessChain, op.OpPtrAccessChain,
)  # fmt: skip
_UNTYPED_CHAINS: Final = (
    op.OpUntypedAccessChainKHR, op.OpUntypedInBoundsAccessChainKHR,
    op.OpUntypedInBoundsPtrAccessChainKHR, op.OpUntypedPtrAccessChainKHR,
)  # fmt: skip
_INT_PAIRS: Final = (op.OpIAddCarry, op.OpISubBorrow, op.OpSMulExtended, op.OpUMulExtended)
_SHIFTS: Final = (op.OpShiftLeftLogical, op.OpShiftRightArithmetic, op.OpShiftRightLogical)
_SHUFFLES: Final = (
    op.OpGroupNonUniformShuffle, op.OpGroupNonUniformShuffleDown, op.OpGroupNonUniformShuffleUp,
    op.OpGroupNonUniformShuffleXor,
)  # fmt: skip
_INT_GROUPS: Final = (
    op.OpGroupBitwiseAndKHR, op.OpGroupBitwiseOrKHR, op.OpGroupBitwiseXorKHR, op.OpGroupIAdd,
    op.OpGroupIMulKHR, op.OpGroupSMax, op.OpGroupSMin, op.OpGroupUMax, op.OpGroupUMin,
)  # fmt: skip
_NON_UNIFORM_INTS: Final = (
    op.OpGroupNonUniformBitwiseAnd, op.OpGroupNonUniformBitwiseOr, op.OpGroupNonUniformBitwiseXor,
    op.OpGroupNonUniformIAdd, op.OpGroupNonUniformIMul, op.OpGroupNonUniformSMax,
    op.OpGroupNonUniformSMin, op.OpGroupNonUniformUMax, op.OpGroupNonUniformUMin,
)  # fmt: skip
_FLOAT_GROUPS: Final = (op.OpGroupFAdd, op.OpGroupFMax, op.OpGroupFMin, op.OpGroupFMulKHR)
_NON_UNIFORM_FLOATS: Final = (
    op.OpGroupNonUniformFAdd, op.OpGroupNonUniformFMax, op.OpGroupNonUniformFMin,
    op.OpGroupNonUniformFMul,
)  # fmt: skip
_LOGIC_GROUPS: Final = (
    op.OpGroupLogicalAndKHR, op.OpGroupLogicalOrKHR, op.OpGroupLogicalXorKHR,
)  # fmt: skip
_NON_UNIFORM_LOGIC: Final = (
    op.OpGroupNonUniformLogicalAnd, op.OpGroupNonUniformLogicalOr, op.OpGroupNonUniformLogicalXor,
)  # fmt: skip
_FAMILIES: Final[tuple[tuple[tuple[int, ...], Rule], ...]] = (
    (_SHIFTS, "ints: = ints@"),
    (_INT_PAIRS, "+0: ints =0"),
    ((op.OpPtrEqual, op.OpPtrNotEqual), "bools@0: pointers =0"),
    ((op.OpBitFieldSExtract, op.OpBitFieldUExtract), "ints: = int int"),
    ((op.OpBitCount, op.OpSatConvertSToU, op.OpSatConvertUToS), "ints: ints@"),
    ((op.OpAll, op.OpAny), "bool: boolxn"),
    (_INT_ATOMICS, "int: *= i32 i32 ="),
    ((op.OpAtomicIDecrement, op.OpAtomicIIncrement), "int: *= i32 i32"),
    ((op.OpAtomicFAddEXT, op.OpAtomicFMaxEXT, op.OpAtomicFMinEXT), "wide_float: *= i32 i32 ="),
    ((op.OpControlBarrierArriveEXT, op.OpControlBarrierWaitEXT), ": i32 i32 i32"),
    ((op.OpLifetimeStart, op.OpLifetimeStop), ": private* 0"),
    (_ACCESS_CHAINS, memory.check_access_chain),
    (_UNTYPED_CHAINS, untyped.check_chain),
    (_SHUFFLES, "computed: subgroup = int"),
    ((op.OpGroupAll, op.OpGroupAny), "bool: scope bool"),
    ((op.OpGroupNonUniformAll, op.OpGroupNonUniformAny), "bool: subgroup bool"),
    ((op.OpGroupNonUniformBallotFindLSB, op.OpGroupNonUniformBallotFindMSB),
     "int: subgroup i32x4"),
    (_INT_GROUPS, "ints: scope g ="),
    (_NON_UNIFORM_INTS, "ints: subgroup cluster = #power"),
    (_FLOAT_GROUPS, "ieee: scope g ="),
    (_NON_UNIFORM_FLOATS, "ieee: subgroup cluster = #power"),
    (_LOGIC_GROUPS, "bools: scope g ="),
    (_NON_UNIFORM_LOGIC, "bools: subgroup cluster = #power"),
    (tuple(groups.DOT_OPERANDS), groups.check_integer_dot),
    ((op.OpMaskedGatherINTEL, op.OpMaskedScatterINTEL), blocks.check_gather),
    ((op.OpImageQuerySize, op.OpImageQuerySizeLod), images.check_image_size),
    ((op.OpImageQueryFormat, op.OpImageQueryLevels, op.OpImageQueryOrder, op.OpImageQuerySamples),
     images.check_image_query),
    ((op.OpConstant, op.OpSpecConstant), values.check_constant),
    ((op.OpConstantFalse, op.OpConstantTrue, op.OpSpecConstantFalse, op.OpSpecConstantTrue),
     "bool:"),
    ((op.OpConstantComposite, op.OpSpecConstantComposite), values.check_composite),
)  # fmt: skip

RULES: Final[dict[int, Rule]] = {
    **USUAL,
    **{opcode: rule for opcodes, rule in _FAMILIES for opcode in opcodes},
    # Each family's file owns its signatures; no opcode is in two of them.
    **altera.SIGNATURES,
    **avc.SIGNATURES,
    **blocks.SIGNATURES,
    **extensions.SIGNATURES,
    **matrices.SIGNATURES,
    **opaque.SIGNATURES,
    **queues.SIGNATURES,
    op.OpAbortKHR: control.check_abort,
    op.OpAssumeTrueKHR: ": bool",
    op.OpAtomicCompareExchange: memory.check_exchange,
    op.OpAtomicCompareExchangeWeak: "int: *= i32 i32 i32 = =",
    op.OpAtomicExchange: "int|wide_float: *= i32 i32 =",
    op.OpAtomicFlagClear: ": *i32 i32 store_order",
    op.OpAtomicFlagTestAndSet: "bool: *i32 i32 i32",
    op.OpAtomicLoad: "int|wide_float: *= i32 load_order",
    op.OpAtomicStore: ": *3 i32 store_order int|wide_float",
    op.OpBitFieldInsert: "ints: = = int int",
    op.OpBranchConditional: ": bool ...",
    op.OpBuildNDRange: queues.check_range,
    op.OpCompositeConstructReplicateEXT: extensions.check_replicate,
    op.OpConditionalCopyObjectINTEL: extensions.check_conditional_copy,
    op.OpCopyMemory: memory.check_copy,
    op.OpCopyMemorySized: ": w* * int",
    op.OpCopyObject: "any: =",
    op.OpCooperativeMatrixMulAddKHR: matrices.check_multiply_add,
    op.OpDot: ".0: floatxn =0",
    op.OpExpectKHR: "ints|bools: = =",
    op.OpFunction: control.check_function,
    op.OpFunctionCall: control.check_call,
    op.OpGenericCastToPtr: "special*: generic*~",
    op.OpGenericCastToPtrExplicit: "special*: generic*~ same_class",
    op.OpGroupAsyncCopy: groups.check_async_copy,
    op.OpGroupBroadcast: groups.check_broadcast,
    op.OpGroupNonUniformAllEqual: "bool: subgroup computed",
    op.OpGroupNonUniformBallot: "i32x4: subgroup bool",
    op.OpGroupNonUniformBallotBitCount: "int: subgroup g i32x4",
    op.OpGroupNonUniformBallotBitExtract: "bool: subgroup i32x4 int",
    op.OpGroupNonUniformBroadcast: "computed: subgroup = #lane",
    op.OpGroupNonUniformBroadcastFirst: "computed: subgroup =",
    op.OpGroupNonUniformElect: "bool: subgroup",
    op.OpGroupNonUniformInverseBallot: "bool: subgroup i32x4",
    op.OpGroupNonUniformRotateKHR: "computed: scope = int #power",
    op.OpImage: ".0: sampled_image",
    op.OpImageRead: images.check_image_read,
    op.OpImageSampleExplicitLod: images.check_image_sample,
    op.OpImageWrite: images.check_image_write,
    op.OpPhi: control.check_phi,
    op.OpPtrCastToGeneric: "generic*: special*~",
    op.OpPtrDiff: "int: * =0",
    op.OpReturn: control.check_return,
    op.OpReturnValue: control.check_return_value,
    op.OpSampledImage: images.check_sampled_image,
    op.OpSpecConstantOp: check_constant_operation,
    op.OpSwitch: control.check_switch,
    op.OpUntypedPrefetchKHR: ": global* int int int int",
    op.OpUntypedVariableKHR: untyped.check_variable,
    op.OpVariable: memory.check_variable,
    op.OpVectorInsertDynamic: "vector: = .= int",
    op.OpVectorShuffle: values.check_shuffle,
    op.OpVectorTimesScalar: "floatxn: = .=",
}
