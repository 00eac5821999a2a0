"""A signature for each instruction that a call by its `__spirv_` name reaches, in families.

A row is the result, the arguments and the names. Arguments are what the grammar has as IdRef or
literal, in its order; scopes, memory semantics and group operations follow from the grammar alone.
An instruction whose values may all be i32 needs no row.

    b c s i l h f d   i1, i8, i16, i32, i64, half, float, double; i4 is <4 x i32>, v is void
    q4                four pointers to i32 in address space 1
    ii                a struct of two i32
    p1:f              a pointer into address space 1, to float; p1 alone to i8
    image, sampler    a type of TARGETS
    =5                the constant i32 5, an id
    #5                the constant i32 5, of which a literal is made
    !i                a specialization constant
    ^image            an argument of which the type is the operand
    @kernel           the address of a kernel, @function that of another function
"""

from collections.abc import Container, Iterator
from itertools import chain
from typing import Final, NamedTuple

from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opcodes import OPCODE_NAMES
from spvbackend.spirv.operands import HAS_TYPE, OPERANDS
from tests.unit.cases.grammar import motion_estimation
from tests.unit.cases.grammar.refused import reason_for


class Signature(NamedTuple):
    """How an instruction is called: tokens as above, and the name behind `__spirv_`."""

    name: str
    result: str
    arguments: tuple[str, ...]


TARGETS: Final[dict[str, str]] = {
    "barrier": 'target("spirv.NamedBarrier")',
    "clkevent": 'target("spirv.DeviceEvent")',
    "event": 'target("spirv.Event")',
    "image": 'target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)',
    **{
        f"matrix_{type[0]}{use}": f'target("spirv.CooperativeMatrixKHR", {type}, 3, 8, 8, {use})'
        for type in ("float", "i32")
        for use in range(3)
    },
    "multisampled": 'target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0)',
    "queue": 'target("spirv.Queue")',
    "reserve_id": 'target("spirv.ReserveId")',
    "rpipe": 'target("spirv.Pipe", 0)',
    "sampled": 'target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0)',
    "sampler": 'target("spirv.Sampler")',
    "storage": 'target("spirv.PipeStorage")',
    "target": 'target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1)',
    "task": 'target("spirv.TaskSequenceALTERA")',
    "vme": 'target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0)',
    "wpipe": 'target("spirv.Pipe", 1)',
    **{
        name: f'target("spirv.Avc{name}INTEL")'
        for name in (
            "ImeDualReferenceStreamin",
            "ImePayload",
            "ImeResult",
            "ImeResultDualReferenceStreamout",
            "ImeResultSingleReferenceStreamout",
            "ImeSingleReferenceStreamin",
            "McePayload",
            "MceResult",
            "RefPayload",
            "RefResult",
            "SicPayload",
            "SicResult",
        )
    },
}

IMPLIED: Final[dict[str, str]] = {"IdMemorySemantics": "=528", "GroupOperation": "#0"}
"""Operands that are not arguments of a row."""
_COMPARISONS: Final = "LessThan LessThanEqual GreaterThan GreaterThanEqual"


def _joined(prefixes: str, suffixes: str) -> str:
    return " ".join([first + last for first in prefixes.split() for last in suffixes.split()])


_ROWS: Final[tuple[tuple[str, str, str], ...]] = (
    # arithmetic and bits
    ("i2", "i2 i2", "IAdd ISub IMul UDiv SDiv UMod SRem SMod BitwiseOr BitwiseXor BitwiseAnd"),
    ("l", "l l", "ShiftRightLogical ShiftRightArithmetic ShiftLeftLogical"),
    ("i", "i", "SNegate Not BitReverse BitCount"),
    ("i", "i i i i", "BitFieldInsert"),
    ("i", "i i i", "BitFieldSExtract BitFieldUExtract"),
    ("ii", "i i", "IAddCarry ISubBorrow UMulExtended SMulExtended"),
    ("f", "f", "FNegate"),
    ("f2", "f2 f2", "FAdd FSub FMul FDiv FRem FMod ComplexFMulINTEL ComplexFDivINTEL"),
    ("h", "h", "FSigmoidINTEL"),
    ("f", "f f f", "FmaKHR"),
    ("f4", "f4 f", "VectorTimesScalar"),
    ("f", "f4 f4", "Dot"),
    ("i", "i i #0", "SDot UDot SUDot"),
    ("i", "i i i #0", "SDotAccSat UDotAccSat SUDotAccSat"),
    ("i", "i", "UCountLeadingZerosINTEL UCountTrailingZerosINTEL"),
    ("i", "i i", "AbsISubINTEL AbsUSubINTEL IMul32x16INTEL UMul32x16INTEL"),
    ("i", "i i", _joined("IAddSat UAddSat ISubSat USubSat IAverage UAverage", "INTEL")),
    ("i", "i i", "IAverageRoundedINTEL UAverageRoundedINTEL"),
    ("i", "i i i =7", "BitwiseFunctionINTEL"),
    # conditions
    ("b", "b4", "Any All"),
    ("b2", "f2", "IsNan IsInf IsFinite IsNormal SignBitSet"),
    ("b", "f f", "LessOrGreater Ordered Unordered"),
    ("b2", "b2 b2", "LogicalEqual LogicalNotEqual LogicalOr LogicalAnd"),
    ("b2", "b2", "LogicalNot"),
    ("i4", "b4 i4 i4", "Select"),
    ("b2", "i2 i2", "IEqual INotEqual " + _joined("U S", _COMPARISONS)),
    ("b2", "f2 f2", _joined("FOrd FUnord", f"Equal NotEqual {_COMPARISONS}")),
    ("b", "p1:i p1:i", "PtrEqual PtrNotEqual"),
    ("l", "p1:i p1:i", "PtrDiff"),
    ("v", "b", "AssumeTrueKHR"),
    ("i", "i =1", "ExpectKHR"),
    # conversions
    ("i2", "f2", "ConvertFToU ConvertFToS"),
    ("f2", "i2", "ConvertSToF ConvertUToF"),
    ("l", "i", "UConvert SConvert"),
    ("d", "f", "FConvert"),
    ("i", "i", "SatConvertSToU SatConvertUToS"),
    ("l", "p1", "ConvertPtrToU"),
    ("p1", "l", "ConvertUToPtr"),
    ("p4", "p1", "PtrCastToGeneric"),
    ("p1", "p4", "GenericCastToPtr"),
    ("p1", "p4 #5", "GenericCastToPtrExplicit"),
    ("i", "f", "Bitcast"),
    ("i2", "i2", "CopyObject FPGARegALTERA FreezeKHR"),
    ("i", "", "PoisonKHR"),
    ("f2", "f2", "ArithmeticFenceEXT RoundFToTF32INTEL"),
    ("s", "f", "ConvertFToBF16INTEL"),
    ("f", "s", "ConvertBF16ToFINTEL"),
    ("h", "f", "ClampConvertFToFINTEL"),
    ("c", "f", "ClampConvertFToSINTEL"),
    ("h", "f i", "StochasticRoundFToFINTEL ClampStochasticRoundFToFINTEL"),
    ("c", "f i", "ClampStochasticRoundFToSINTEL"),
    ("p1", "p5", "PtrCastToCrossWorkgroupALTERA"),
    ("p5", "p1", "CrossWorkgroupCastToPtrALTERA"),
    # composites
    ("f", "f4 i", "VectorExtractDynamic"),
    ("f4", "f4 f i", "VectorInsertDynamic"),
    ("f2", "f4 f4 #1 #6", "VectorShuffle"),
    ("i2", "i i", "CompositeConstruct"),
    ("f", "f4 #2", "CompositeExtract"),
    ("f4", "f f4 #3", "CompositeInsert"),
    # memory
    ("i", "p1:i", "Load"),
    ("v", "p1:i i", "Store"),
    ("v", "p1:i p3:i", "CopyMemory"),
    ("v", "p1 p3 =16", "CopyMemorySized"),
    ("p1:f", "p1:f4 l", "AccessChain InBoundsAccessChain"),
    ("p1:f", "p1:f l", "PtrAccessChain InBoundsPtrAccessChain"),
    ("i", "p4:i", "GenericPtrMemSemantics"),
    ("v", "p0 #0", "LifetimeStart LifetimeStop"),
    ("i", "p1:i", "SizeOf"),
    ("i", "p1:i b i", "PredicatedLoadINTEL"),
    ("v", "p1:i i b", "PredicatedStoreINTEL"),
    ("p0", "i", "VariableLengthArrayINTEL"),
    ("p0", "", "SaveMemoryINTEL"),
    ("v", "p0", "RestoreMemoryINTEL"),
    # atomics and barriers
    ("v", "", "ControlBarrier MemoryBarrier ControlBarrierArriveEXT ControlBarrierWaitEXT"),
    ("i", "p1:i", _joined("Atomic", "Load IIncrement IDecrement")),
    ("v", "p1:i i", "AtomicStore"),
    ("i", "p1:i i", _joined("Atomic", "Exchange IAdd ISub SMin UMin SMax UMax And Or Xor")),
    ("i", "p1:i i i", "AtomicCompareExchange AtomicCompareExchangeWeak"),
    ("f", "p1:f f", "AtomicFAddEXT AtomicFMinEXT AtomicFMaxEXT"),
    ("b", "p1:i", "AtomicFlagTestAndSet"),
    ("v", "p1:i", "AtomicFlagClear"),
    # groups
    ("b", "b", "GroupAll GroupAny"),
    ("f", "f i2", "GroupBroadcast"),
    ("i", "i", _joined("Group", "IAdd UMin SMin UMax SMax IMulKHR")),
    ("i", "i", _joined("Group", "BitwiseAndKHR BitwiseOrKHR BitwiseXorKHR")),
    ("f", "f", _joined("Group", "FAdd FMin FMax FMulKHR")),
    ("b", "b", _joined("Group", "LogicalAndKHR LogicalOrKHR LogicalXorKHR")),
    ("i", "i", _joined("GroupIAdd GroupUMin GroupSMin GroupUMax GroupSMax", "NonUniformAMD")),
    ("f", "f", _joined("GroupFAdd GroupFMin GroupFMax", "NonUniformAMD")),
    ("b", "", "GroupNonUniformElect"),
    ("b", "b", "GroupNonUniformAll GroupNonUniformAny"),
    ("b", "i", "GroupNonUniformAllEqual"),
    ("f", "f =1", "GroupNonUniformBroadcast GroupNonUniformQuadBroadcast"),
    ("f", "f =0", "GroupNonUniformQuadSwap"),
    ("f", "f", "GroupNonUniformBroadcastFirst"),
    ("i4", "b", "GroupNonUniformBallot"),
    ("b", "i4", "GroupNonUniformInverseBallot"),
    ("b", "i4 i", "GroupNonUniformBallotBitExtract"),
    ("i", "i4", _joined("GroupNonUniformBallot", "BitCount FindLSB FindMSB")),
    ("f", "f i", _joined("GroupNonUniform", "Shuffle ShuffleXor ShuffleUp ShuffleDown RotateKHR")),
    ("i", "i", _joined("GroupNonUniform", "IAdd IMul SMin UMin SMax UMax")),
    ("i", "i", _joined("GroupNonUniformBitwise", "And Or Xor")),
    ("f", "f", _joined("GroupNonUniform", "FAdd FMul FMin FMax")),
    ("b", "b", _joined("GroupNonUniformLogical", "And Or Xor")),
    ("b", "b", "GroupNonUniformQuadAllKHR GroupNonUniformQuadAnyKHR"),
    ("i4", "b", "SubgroupBallotKHR"),
    ("i", "i", "SubgroupFirstInvocationKHR"),
    ("b", "b", _joined("Subgroup", "AllKHR AnyKHR AllEqualKHR")),
    ("i", "i i", "SubgroupReadInvocationKHR SubgroupShuffleINTEL SubgroupShuffleXorINTEL"),
    ("i", "i i i", "SubgroupShuffleDownINTEL SubgroupShuffleUpINTEL"),
    ("event", "p3:i p1:i l l event", "GroupAsyncCopy"),
    ("v", "i p0:event", "GroupWaitEvents"),
    ("l", "", "ReadClockKHR"),
    # blocks
    ("i4", "p1:i", "SubgroupBlockReadINTEL"),
    ("v", "p1:i i4", "SubgroupBlockWriteINTEL"),
    ("v", "p1 =32", "SubgroupBlockPrefetchINTEL"),
    ("i4", "image i2", "SubgroupImageBlockReadINTEL"),
    ("v", "target i2 i4", "SubgroupImageBlockWriteINTEL"),
    ("i4", "image i2 =16 =4", "SubgroupImageMediaBlockReadINTEL"),
    ("v", "target i2 =16 =4 i4", "SubgroupImageMediaBlockWriteINTEL"),
    ("v", "=1 =8 =8 =1 p1 i i i i2 p0", "Subgroup2DBlockLoadINTEL"),
    ("v", "=1 =32 =16 =1 p1 i i i i2 p0", "Subgroup2DBlockLoadTransformINTEL"),
    ("v", "=4 =8 =16 =1 p1 i i i i2 p0", "Subgroup2DBlockLoadTransposeINTEL"),
    ("v", "=1 =8 =8 =1 p1 i i i i2", "Subgroup2DBlockPrefetchINTEL"),
    ("v", "=1 =8 =8 =1 p0 p1 i i i i2", "Subgroup2DBlockStoreINTEL"),
    ("f8", "=16 i8 i8 f8", "SubgroupMatrixMultiplyAccumulateINTEL"),
    ("f8", "=64 i8 i8 f8 c2 c2", "SubgroupScaledMatrixMultiplyAccumulateINTEL"),
    # images
    ("sampled", "image sampler", "SampledImage"),
    ("f4", "sampled f2 #2 f", "ImageSampleExplicitLod"),
    ("f4", "image i2", "ImageRead"),
    ("v", "target i2 f4", "ImageWrite"),
    ("image", "sampled", "Image"),
    ("i", "image", "ImageQueryFormat ImageQueryOrder ImageQueryLevels"),
    ("i2", "image i", "ImageQuerySizeLod"),
    ("i2", "image", "ImageQuerySize"),
    ("i", "multisampled", "ImageQuerySamples"),
    ("image", "l", "ConvertHandleToImageINTEL"),
    ("sampler", "l", "ConvertHandleToSamplerINTEL"),
    ("sampled", "l", "ConvertHandleToSampledImageINTEL"),
    ("vme", "image sampler", "VmeImageINTEL"),
    # pipes
    ("i", "rpipe p4 =4 =4", "ReadPipe"),
    ("i", "wpipe p4 =4 =4", "WritePipe"),
    ("i", "rpipe reserve_id i p4 =4 =4", "ReservedReadPipe"),
    ("i", "wpipe reserve_id i p4 =4 =4", "ReservedWritePipe"),
    ("reserve_id", "rpipe i =4 =4", "ReserveReadPipePackets GroupReserveReadPipePackets"),
    ("reserve_id", "wpipe i =4 =4", "ReserveWritePipePackets GroupReserveWritePipePackets"),
    ("v", "rpipe reserve_id =4 =4", "CommitReadPipe GroupCommitReadPipe"),
    ("v", "wpipe reserve_id =4 =4", "CommitWritePipe GroupCommitWritePipe"),
    ("b", "reserve_id", "IsValidReserveId"),
    ("i", "rpipe =4 =4", "GetNumPipePackets GetMaxPipePackets"),
    ("v", "rpipe p4 =4 =4", "ReadPipeBlockingALTERA"),
    ("v", "wpipe p4 =4 =4", "WritePipeBlockingALTERA"),
    # queues
    ("i", "queue i p4:clkevent p4:clkevent", "EnqueueMarker"),
    ("i", "queue i p0:range i p4:clkevent p4:clkevent @kernel p4 =8 =8", "EnqueueKernel"),
    (
        "i",
        "p0:range @kernel p4 =8 =8",
        _joined("GetKernelNDrange", "SubGroupCount MaxSubGroupSize"),
    ),
    ("i", "@kernel p4 =8 =8", _joined("GetKernel", "WorkGroupSize PreferredWorkGroupSizeMultiple")),
    ("i", "@kernel p4 =8 =8", "GetKernelMaxNumSubgroups"),
    ("i", "i @kernel p4 =8 =8", "GetKernelLocalSizeForSubgroupCount"),
    ("v", "clkevent", "RetainEvent ReleaseEvent"),
    ("clkevent", "", "CreateUserEvent"),
    ("b", "clkevent", "IsValidEvent"),
    ("v", "clkevent i", "SetUserEventStatus"),
    ("v", "clkevent =1 p1:l", "CaptureEventProfilingInfo"),
    ("queue", "", "GetDefaultQueue"),
    ("range", "l l l", "BuildNDRange"),
    # constants that the host may change
    ("i", "#7 #64", "SpecConstant"),
    ("i2", "!i =4", "SpecConstantComposite"),
    # named barriers, storage of pipes, tasks
    ("barrier", "i", "NamedBarrierInitialize"),
    ("v", "barrier", "MemoryNamedBarrier"),
    ("rpipe", "storage", "CreatePipeFromPipeStorage"),
    ("task", "@function #1 #0 #2 #3", "TaskSequenceCreateALTERA"),
    ("v", "task i i", "TaskSequenceAsyncALTERA"),
    ("i", "task", "TaskSequenceGetALTERA"),
    ("v", "task", "TaskSequenceReleaseALTERA"),
    # cooperative matrices
    ("matrix_f2", "p1:f =0 =4", "CooperativeMatrixLoadKHR"),
    ("v", "p1:f matrix_f2 =0 =4", "CooperativeMatrixStoreKHR"),
    ("matrix_f2", "matrix_f0 matrix_f1 matrix_f2", "CooperativeMatrixMulAddKHR"),
    ("i", "^matrix_f2", "CooperativeMatrixLengthKHR"),
    ("matrix_f2", "p1:f i i =0 =8 =8 =4", "CooperativeMatrixLoadCheckedINTEL"),
    ("v", "p1:f i i matrix_f2 =0 =8 =8 =4", "CooperativeMatrixStoreCheckedINTEL"),
    ("matrix_f2", "i i =8 =8 f", "CooperativeMatrixConstructCheckedINTEL"),
    ("matrix_f2", "p1:f i i =0 =4", "CooperativeMatrixLoadOffsetINTEL"),
    ("v", "p1:f i i matrix_f2 =0 =4", "CooperativeMatrixStoreOffsetINTEL"),
    ("v", "p1 =8 =8 #1 =0 =4", "CooperativeMatrixPrefetchINTEL"),
    ("i2", "matrix_f2 l", "JointMatrixGetElementCoordINTEL"),
    ("matrix_f2", "@function matrix_f2", "CooperativeMatrixApplyFunctionINTEL"),
    ("matrix_f2", "matrix_f2 f", "MatrixTimesScalar"),
    ("i4", "i", "CompositeConstructReplicateEXT"),
    # other
    ("i", "!b i !b i", "ConditionalCopyObjectINTEL"),
    ("i4", "q4 #4 b4 i4", "MaskedGatherINTEL"),
    ("v", "i4 q4 #4 b4", "MaskedScatterINTEL"),
)


def _fpga_rows() -> list[tuple[str, str, str]]:
    """Arithmetic on numbers of a width of one's own; literals are less than the width."""
    rows: list[tuple[str, str, str]] = []
    for opcode, name in OPCODE_NAMES.items():
        if name.startswith(("OpArbitraryFloat", "OpFixed")):
            kinds = OPERANDS[opcode][2:]
            arguments = ["i" if kind == "IdRef" else f"#{8 + i}" for i, kind in enumerate(kinds)]
            compares = kinds.count("LiteralInteger") == 2
            result = "b" if compares else "i2" if "SinCos" in name else "i"
            rows.append((result, " ".join(arguments), name[2:]))
    return rows


def _derived_rows(known: Container[int]) -> Iterator[tuple[str, str, str]]:
    """An instruction without a row and without a reason to refuse it: all its values are i32."""
    for opcode, name in OPCODE_NAMES.items():
        if opcode not in known and not reason_for(opcode):
            kinds = [kind for kind in OPERANDS[opcode] if kind[-1] not in "?*"]
            arguments = [
                "i" if kind == "IdRef" else "#1"
                for kind in kinds
                if kind == "IdRef" or not (kind.startswith("Id") or kind in IMPLIED)
            ]
            yield "i" if opcode in HAS_TYPE else "v", " ".join(arguments), name[2:]


def _signatures() -> dict[int, Signature]:
    opcodes = {name[2:]: opcode for opcode, name in OPCODE_NAMES.items()}
    signatures: dict[int, Signature] = {}
    rows = (*_ROWS, *_fpga_rows(), *motion_estimation.rows())
    for result, arguments, names in chain(rows, _derived_rows(signatures)):
        for name in names.split():
            assert opcodes[name] not in signatures, name
            signatures[opcodes[name]] = Signature(name, result, tuple(arguments.split()))
    return signatures


SIGNATURES: Final = _signatures()
"""How each instruction is called, by its opcode."""

OPERANDS_OF_CALL: Final[dict[str, tuple[int, ...]]] = {
    "BuildNDRange": (1, 2, 0),
    "SpecConstant": (1,),
}
"""Which argument each operand is, where they are not simply the operands."""

BECOMES: Final[dict[int, int]] = {op.OpAtomicCompareExchangeWeak: op.OpAtomicCompareExchange}
"""Instructions that stand for another one: what is weak may be as strong as it likes."""
