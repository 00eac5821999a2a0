"""Rows of work-group and sub-group operations, pipes and device-side queues.

OpenCL C 6.15.16 to 6.15.20 and the extensions of KHR and Intel. SPIR-V has two families for them:
OpGroup* (Groups) for operations that all invocations of a group reach together, OpGroupNonUniform*
for those that only some may reach. A function is mapped to the family with OpenCL C's guarantees.
"""

from typing import Final

from spvbackend.builtins.rows import (
    BLOCK_IO,
    BLOCK_PREFETCH,
    BOOL_RESULT,
    CORE_OP,
    ENQUEUE,
    GROUP,
    GROUP_BROADCAST,
    I8,
    LAST_FIRST,
    NDRANGE,
    RESULT_ELEMENT,
    SECOND_ELEMENT,
    SHUFFLE_PAIR,
    SPELLED,
    Builtin,
)
from spvbackend.spirv import enums
from spvbackend.spirv import opcodes as op

_WORK: Final = enums.ScopeWorkgroup
_SUB: Final = enums.ScopeSubgroup

_SCANS: Final = (
    ("reduce", enums.GroupOperationReduce),
    ("scan_exclusive", enums.GroupOperationExclusiveScan),
    ("scan_inclusive", enums.GroupOperationInclusiveScan),
)
# Name, opcode for signed, unsigned (0: the same) and floating-point operands (0: none).
_CORE_ARITHMETIC: Final = (
    ("add", op.OpGroupIAdd, 0, op.OpGroupFAdd),
    ("max", op.OpGroupSMax, op.OpGroupUMax, op.OpGroupFMax),
    ("min", op.OpGroupSMin, op.OpGroupUMin, op.OpGroupFMin),
)
# SPV_KHR_uniform_group_instructions adds these for work-groups.
_UNIFORM_ARITHMETIC: Final = (
    ("and", op.OpGroupBitwiseAndKHR, 0, 0),
    ("mul", op.OpGroupIMulKHR, 0, op.OpGroupFMulKHR),
    ("or", op.OpGroupBitwiseOrKHR, 0, 0),
    ("xor", op.OpGroupBitwiseXorKHR, 0, 0),
)
_UNIFORM_LOGIC: Final = (
    ("logical_and", op.OpGroupLogicalAndKHR),
    ("logical_or", op.OpGroupLogicalOrKHR),
    ("logical_xor", op.OpGroupLogicalXorKHR),
)
_NON_UNIFORM_ARITHMETIC: Final = (
    ("add", op.OpGroupNonUniformIAdd, 0, op.OpGroupNonUniformFAdd),
    ("and", op.OpGroupNonUniformBitwiseAnd, 0, 0),
    ("max", op.OpGroupNonUniformSMax, op.OpGroupNonUniformUMax, op.OpGroupNonUniformFMax),
    ("min", op.OpGroupNonUniformSMin, op.OpGroupNonUniformUMin, op.OpGroupNonUniformFMin),
    ("mul", op.OpGroupNonUniformIMul, 0, op.OpGroupNonUniformFMul),
    ("or", op.OpGroupNonUniformBitwiseOr, 0, 0),
    ("xor", op.OpGroupNonUniformBitwiseXor, 0, 0),
)
_NON_UNIFORM_LOGIC: Final = (
    ("logical_and", op.OpGroupNonUniformLogicalAnd),
    ("logical_or", op.OpGroupNonUniformLogicalOr),
    ("logical_xor", op.OpGroupNonUniformLogicalXor),
)

# The name has the scope and the kind of scan, which are operands in SPIR-V.
_ARITHMETIC: Final = tuple(
    Builtin(
        f"{prefix}{scan}_{name}", 1, GROUP, signed, unsigned, floating, scope=scope, extra=operation
    )
    for prefix, scope, operations in (
        ("intel_sub_group_", _SUB, _CORE_ARITHMETIC),
        ("sub_group_", _SUB, _CORE_ARITHMETIC),
        ("sub_group_non_uniform_", _SUB, _NON_UNIFORM_ARITHMETIC),
        ("work_group_", _WORK, (*_CORE_ARITHMETIC, *_UNIFORM_ARITHMETIC)),
    )
    for scan, operation in _SCANS
    for name, signed, unsigned, floating in operations
)

# OpenCL C has int for truth values, SPIR-V OpTypeBool: operand and result are converted.
_LOGIC: Final = tuple(
    Builtin(
        f"{prefix}{scan}_{name}",
        1,
        GROUP,
        opcode,
        scope=scope,
        extra=operation,
        flags=BOOL_RESULT,
        predicate=0,
    )
    for prefix, scope, operations in (
        ("sub_group_non_uniform_", _SUB, _NON_UNIFORM_LOGIC),
        ("work_group_", _WORK, _UNIFORM_LOGIC),
    )
    for scan, operation in _SCANS
    for name, opcode in operations
)

# The group operation of these takes the cluster size, a constant, as one more operand. Otherwise
# they are the non-uniform reductions, so the rows are made from theirs.
_CLUSTERED: Final = tuple(
    row._replace(
        name=row.name.replace("non_uniform_reduce", "clustered_reduce"),
        args=2,
        extra=enums.GroupOperationClusteredReduce,
    )
    for row in (*_ARITHMETIC, *_LOGIC)
    if row.name.startswith("sub_group_non_uniform_reduce_")
)

_VOTES: Final = tuple(
    Builtin(name, 1, GROUP, opcode, scope=scope, flags=BOOL_RESULT, predicate=0)
    for name, opcode, scope in (
        ("sub_group_all", op.OpGroupAll, _SUB),
        ("sub_group_any", op.OpGroupAny, _SUB),
        ("sub_group_non_uniform_all", op.OpGroupNonUniformAll, _SUB),
        ("sub_group_non_uniform_any", op.OpGroupNonUniformAny, _SUB),
        ("work_group_all", op.OpGroupAll, _WORK),
        ("work_group_any", op.OpGroupAny, _WORK),
    )
)

# A work-group has ids in up to three dimensions, a sub-group one (OpGroupBroadcast, LocalId).
_BROADCASTS: Final = (
    Builtin("intel_sub_group_broadcast", 2, GROUP_BROADCAST, op.OpGroupBroadcast, scope=_SUB),
    Builtin("sub_group_broadcast", 2, GROUP_BROADCAST, op.OpGroupBroadcast, scope=_SUB),
    Builtin("work_group_broadcast", 2, GROUP_BROADCAST, op.OpGroupBroadcast, most=4, scope=_WORK),
    Builtin(
        "sub_group_non_uniform_broadcast",
        2,
        GROUP_BROADCAST,
        op.OpGroupNonUniformBroadcast,
        scope=_SUB,
    ),
    Builtin("sub_group_broadcast_first", 1, GROUP, op.OpGroupNonUniformBroadcastFirst, scope=_SUB),
)

# A ballot is a vector of four integers of 32 bits in both languages; counts over it are one
# instruction with three group operations.
_BALLOTS: Final = (
    Builtin("sub_group_ballot", 1, GROUP, op.OpGroupNonUniformBallot, scope=_SUB, predicate=0),
    Builtin("sub_group_ballot_find_lsb", 1, GROUP, op.OpGroupNonUniformBallotFindLSB, scope=_SUB),
    Builtin("sub_group_ballot_find_msb", 1, GROUP, op.OpGroupNonUniformBallotFindMSB, scope=_SUB),
    *(
        Builtin(name, 1, GROUP, op.OpGroupNonUniformBallotBitCount, scope=_SUB, extra=operation)
        for name, operation in (
            ("sub_group_ballot_bit_count", enums.GroupOperationReduce),
            ("sub_group_ballot_exclusive_scan", enums.GroupOperationExclusiveScan),
            ("sub_group_ballot_inclusive_scan", enums.GroupOperationInclusiveScan),
        )
    ),
    *(
        Builtin(name, args, GROUP, opcode, scope=_SUB, flags=BOOL_RESULT)
        for name, args, opcode in (
            ("sub_group_ballot_bit_extract", 2, op.OpGroupNonUniformBallotBitExtract),
            ("sub_group_elect", 0, op.OpGroupNonUniformElect),
            ("sub_group_inverse_ballot", 1, op.OpGroupNonUniformInverseBallot),
            ("sub_group_non_uniform_all_equal", 1, op.OpGroupNonUniformAllEqual),
        )
    ),
)

# Intel's shuffles of one value mean the same as the core ones, which need no extension; those over
# two values have no core equivalent.
_SHUFFLES: Final = (
    *(
        Builtin(name, args, GROUP, opcode, scope=_SUB)
        for name, args, opcode in (
            ("intel_sub_group_shuffle", 2, op.OpGroupNonUniformShuffle),
            ("intel_sub_group_shuffle_xor", 2, op.OpGroupNonUniformShuffleXor),
            ("sub_group_clustered_rotate", 3, op.OpGroupNonUniformRotateKHR),
            ("sub_group_rotate", 2, op.OpGroupNonUniformRotateKHR),
            ("sub_group_shuffle", 2, op.OpGroupNonUniformShuffle),
            ("sub_group_shuffle_down", 2, op.OpGroupNonUniformShuffleDown),
            ("sub_group_shuffle_up", 2, op.OpGroupNonUniformShuffleUp),
            ("sub_group_shuffle_xor", 2, op.OpGroupNonUniformShuffleXor),
        )
    ),
    Builtin(
        "intel_sub_group_shuffle_down", 3, SHUFFLE_PAIR, op.OpSubgroupShuffleDownINTEL, extra=1
    ),
    Builtin("intel_sub_group_shuffle_up", 3, SHUFFLE_PAIR, op.OpSubgroupShuffleUpINTEL, extra=0),
)

# One name for buffers and images: the first argument's type distinguishes them. The pointer is one
# to elements, aligned as such, also where the result is a vector.
_BLOCKS: Final = tuple(
    Builtin(
        f"intel_sub_group_block_{name}{kind}{width}",
        args,
        BLOCK_IO,
        opcode,
        most=args + 1,
        extra=image,
        pointers=((0, rule),),
    )
    for name, args, opcode, image, rule in (
        ("read", 1, op.OpSubgroupBlockReadINTEL, op.OpSubgroupImageBlockReadINTEL, RESULT_ELEMENT),
        (
            "write",
            2,
            op.OpSubgroupBlockWriteINTEL,
            op.OpSubgroupImageBlockWriteINTEL,
            SECOND_ELEMENT,
        ),
    )
    for kind in ("", "_uc", "_ui", "_ul", "_us")
    for width in ("", 2, 4, 8, 16)
)

# The image comes last in the call and first in the instruction.
_MEDIA_BLOCKS: Final = tuple(
    Builtin(
        f"intel_sub_group_media_block_{name}{kind}{width}", args, CORE_OP, opcode, flags=LAST_FIRST
    )
    for name, args, opcode in (
        ("read", 4, op.OpSubgroupImageMediaBlockReadINTEL),
        ("write", 5, op.OpSubgroupImageMediaBlockWriteINTEL),
    )
    for kind in ("", "_uc", "_ui", "_ul", "_us")
    for width in ("", 2, 4, 8, 16)
)

# The function's name has the size in bytes, which is an operand in SPIR-V.
_PREFETCHES: Final = tuple(
    Builtin(
        f"intel_sub_group_block_prefetch_{kind}{width or ''}",
        1,
        BLOCK_PREFETCH,
        op.OpSubgroupBlockPrefetchINTEL,
        extra=size * (width or 1),
        pointers=((0, SPELLED),),
    )
    for kind, size in (("uc", 1), ("ui", 4), ("ul", 8), ("us", 2))
    for width in (0, 2, 4, 8, 16)
)

# hilo has its 64 bits in two lanes; OpReadClockKHR takes either result type.
_CLOCKS: Final = tuple(
    Builtin(f"clock_read_{kind}{name}", 0, GROUP, op.OpReadClockKHR, scope=scope)
    for kind in ("", "hilo_")
    for name, scope in (("device", enums.ScopeDevice), ("sub_group", _SUB), ("work_group", _WORK))
)

# Integers hold the bits of bfloat16; TF32 is a float with fewer bits, so its conversion is
# rounding, under two names.
_SMALL_FLOATS: Final = tuple(
    Builtin(name, 1, CORE_OP, opcode)
    for width in ("", 2, 3, 4, 8, 16)
    for name, opcode in (
        (f"intel_convert_as_bfloat16{width}_float{width}", op.OpConvertBF16ToFINTEL),
        (f"intel_convert_bfloat16{width}_as_ushort{width}", op.OpConvertFToBF16INTEL),
        (f"intel_round_as_tensor_float32{width}_float{width}", op.OpRoundFToTF32INTEL),
        (f"intel_round_tensor_float32{width}_as_float{width}", op.OpRoundFToTF32INTEL),
    )
)

# clang adds the size and the alignment of a packet to every pipe call.
_PIPES: Final = (
    *(
        Builtin(name, args, CORE_OP, opcode, pointers=((args - 3, SPELLED),))
        for name, args, opcode in (
            ("__read_pipe_2", 4, op.OpReadPipe),
            ("__read_pipe_4", 6, op.OpReservedReadPipe),
            ("__write_pipe_2", 4, op.OpWritePipe),
            ("__write_pipe_4", 6, op.OpReservedWritePipe),
        )
    ),
    *(
        Builtin(f"__get_pipe_{name}_{access}", 3, CORE_OP, opcode)
        for name, opcode in (
            ("max_packets", op.OpGetMaxPipePackets),
            ("num_packets", op.OpGetNumPipePackets),
        )
        for access in ("ro", "wo")
    ),
    Builtin("__commit_read_pipe", 4, CORE_OP, op.OpCommitReadPipe),
    Builtin("__commit_write_pipe", 4, CORE_OP, op.OpCommitWritePipe),
    Builtin("__reserve_read_pipe", 4, CORE_OP, op.OpReserveReadPipePackets),
    Builtin("__reserve_write_pipe", 4, CORE_OP, op.OpReserveWritePipePackets),
    *(
        Builtin(f"__{group}_{name}", 4, GROUP, opcode, scope=scope)
        for group, scope in (("sub_group", _SUB), ("work_group", _WORK))
        for name, opcode in (
            ("commit_read_pipe", op.OpGroupCommitReadPipe),
            ("commit_write_pipe", op.OpGroupCommitWritePipe),
            ("reserve_read_pipe", op.OpGroupReserveReadPipePackets),
            ("reserve_write_pipe", op.OpGroupReserveWritePipePackets),
        )
    ),
    Builtin("is_valid_reserve_id", 1, CORE_OP, op.OpIsValidReserveId, flags=BOOL_RESULT),
)

# With two underscores: clang's calls with a block, its function and its data apart.
_QUEUES: Final = (
    Builtin(
        "capture_event_profiling_info",
        3,
        CORE_OP,
        op.OpCaptureEventProfilingInfo,
        # As with get_fence, consumers' libraries have the function for void only.
        pointers=((2, I8),),
    ),
    Builtin("create_user_event", 0, CORE_OP, op.OpCreateUserEvent),
    Builtin(
        "enqueue_marker", 4, CORE_OP, op.OpEnqueueMarker, pointers=((2, SPELLED), (3, SPELLED))
    ),
    Builtin("get_default_queue", 0, CORE_OP, op.OpGetDefaultQueue),
    Builtin("is_valid_event", 1, CORE_OP, op.OpIsValidEvent, flags=BOOL_RESULT),
    Builtin("release_event", 1, CORE_OP, op.OpReleaseEvent),
    Builtin("retain_event", 1, CORE_OP, op.OpRetainEvent),
    Builtin("set_user_event_status", 2, CORE_OP, op.OpSetUserEventStatus),
    *(
        # The result goes through a hidden first argument, which the mangled name leaves out.
        Builtin(
            f"ndrange_{n}D",
            1,
            NDRANGE,
            op.OpBuildNDRange,
            most=4,
            extra=n,
            pointers=tuple((i, SPELLED) for i in range(4)),
        )
        for n in (1, 2, 3)
    ),
    *(
        Builtin(name, args, ENQUEUE, opcode)
        for name, args, opcode in (
            ("__enqueue_kernel_basic", 5, op.OpEnqueueKernel),
            ("__enqueue_kernel_basic_events", 8, op.OpEnqueueKernel),
            ("__enqueue_kernel_events_varargs", 10, op.OpEnqueueKernel),
            ("__enqueue_kernel_varargs", 7, op.OpEnqueueKernel),
            (
                "__get_kernel_max_sub_group_size_for_ndrange_impl",
                3,
                op.OpGetKernelNDrangeMaxSubGroupSize,
            ),
            (
                "__get_kernel_preferred_work_group_size_multiple_impl",
                2,
                op.OpGetKernelPreferredWorkGroupSizeMultiple,
            ),
            (
                "__get_kernel_sub_group_count_for_ndrange_impl",
                3,
                op.OpGetKernelNDrangeSubGroupCount,
            ),
            ("__get_kernel_work_group_size_impl", 2, op.OpGetKernelWorkGroupSize),
        )
    ),
)

GROUPS: Final = (
    *_ARITHMETIC,
    *_LOGIC,
    *_CLUSTERED,
    *_VOTES,
    *_BROADCASTS,
    *_BALLOTS,
    *_SHUFFLES,
    *_BLOCKS,
    *_MEDIA_BLOCKS,
    *_PREFETCHES,
    *_CLOCKS,
    *_SMALL_FLOATS,
    *_PIPES,
    *_QUEUES,
)
