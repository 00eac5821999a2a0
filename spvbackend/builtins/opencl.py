"""Rows of the OpenCL C builtins other than group operations, pipes, queues and images.

Conversions and reinterpretations are not listed: `lookup` reads them from their names. Where OpenCL
C has one function for several types and SPIR-V several instructions, a row has an opcode each for
signed, unsigned and floating-point operands. Sections are those of OpenCL C 3.0.
"""

from typing import Final, final

from spvbackend.builtins.rows import (
    ANY_ALL,
    ASYNC_COPY,
    ATOMIC,
    ATOMIC_CMPXCHG,
    ATOMIC_COMPARE,
    ATOMIC_INIT,
    BARRIER,
    BOOL_RESULT,
    BUILTIN,
    CORE_OP,
    DOT,
    EVENT,
    EXT_INST,
    FENCE,
    FIRST_ELEMENT,
    GENERIC_CAST,
    GET_FENCE,
    GROUP,
    HALF,
    I8,
    I32,
    NEGATE,
    PACKED,
    PRINTF,
    RELAXED,
    RESULT,
    RESULT_ELEMENT,
    RESULT_I32,
    SECOND,
    SPELLED,
    SWAP,
    THIRD,
    VARIADIC,
    VLOAD,
    VSTORE,
    WORK_ITEM_FENCE,
    Builtin,
    Pointers,
)
from spvbackend.spirv import enums
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opencl_std import OPENCL_STD as EXT
from spvbackend.spirv.opencl_std import OPENCL_STD_OPERANDS
from spvbackend.target.widths import LANE_COUNTS

WIDTHS: Final = LANE_COUNTS
ROUNDINGS: Final[dict[str, int]] = {
    "_rte": enums.FPRoundingModeRTE,
    "_rtn": enums.FPRoundingModeRTN,
    "_rtp": enums.FPRoundingModeRTP,
    "_rtz": enums.FPRoundingModeRTZ,
}


@final
class Variable:
    """The type of a BuiltIn variable: unsigned integers, or a boolean.

    Attributes:
        bits: 0 for the width of an address, 1 for a boolean.
        beyond: the query's result for a dimension that does not exist.
    """

    __slots__ = ("beyond", "bits", "lanes")

    def __init__(self, lanes: int, bits: int, beyond: int = 0) -> None:
        self.lanes: Final = lanes
        self.bits: Final = bits
        self.beyond: Final = beyond


# The widths are prescribed (OpenCL SPIR-V environment, Built-in Variables): ids and sizes of
# work-items are size_t, those of sub-groups have 32 bits.  Sizes of a dimension that does not exist
# are 1, ids and offsets 0 (6.15.1).
VARIABLES: Final[dict[int, Variable]] = {
    enums.BuiltInCoreCountARM: Variable(1, 32),
    enums.BuiltInCoreIDARM: Variable(1, 32),
    enums.BuiltInCoreMaxIDARM: Variable(1, 32),
    enums.BuiltInDeviceBarrierValidINTEL: Variable(1, 1),
    enums.BuiltInEnqueuedWorkgroupSize: Variable(3, 0, 1),
    enums.BuiltInGlobalHWThreadIDINTEL: Variable(1, 32),
    enums.BuiltInGlobalInvocationId: Variable(3, 0),
    enums.BuiltInGlobalLinearId: Variable(1, 0),
    enums.BuiltInGlobalOffset: Variable(3, 0),
    enums.BuiltInGlobalSize: Variable(3, 0, 1),
    enums.BuiltInLocalInvocationId: Variable(3, 0),
    enums.BuiltInLocalInvocationIndex: Variable(1, 0),
    enums.BuiltInNumEnqueuedSubgroups: Variable(1, 32),
    enums.BuiltInNumSubgroups: Variable(1, 32),
    enums.BuiltInNumWorkgroups: Variable(3, 0, 1),
    enums.BuiltInSubDeviceIDINTEL: Variable(1, 32),
    enums.BuiltInSubgroupEqMask: Variable(4, 32),
    enums.BuiltInSubgroupGeMask: Variable(4, 32),
    enums.BuiltInSubgroupGtMask: Variable(4, 32),
    enums.BuiltInSubgroupId: Variable(1, 32),
    enums.BuiltInSubgroupLeMask: Variable(4, 32),
    enums.BuiltInSubgroupLocalInvocationId: Variable(1, 32),
    enums.BuiltInSubgroupLtMask: Variable(4, 32),
    enums.BuiltInSubgroupMaxSize: Variable(1, 32),
    enums.BuiltInSubgroupSize: Variable(1, 32),
    enums.BuiltInWarpIDARM: Variable(1, 32),
    enums.BuiltInWarpMaxIDARM: Variable(1, 32),
    enums.BuiltInWorkDim: Variable(1, 32),
    enums.BuiltInWorkgroupId: Variable(3, 0),
    enums.BuiltInWorkgroupSize: Variable(3, 0, 1),
}

MEMORY_ORDERS: Final = (
    enums.MemorySemanticsRelaxed,
    enums.MemorySemanticsAcquire,
    enums.MemorySemanticsAcquire,
    enums.MemorySemanticsRelease,
    enums.MemorySemanticsAcquireRelease,
    enums.MemorySemanticsSequentiallyConsistent,
)
"""Semantics of each memory_order, as clang numbers them; consume (1) counts as acquire.

OpenCL C has no consume, but the numbers are C11's __ATOMIC_CONSUME and its like.
"""

MEMORY_SCOPES: Final = (
    enums.ScopeInvocation,
    enums.ScopeWorkgroup,
    enums.ScopeDevice,
    enums.ScopeCrossDevice,
    enums.ScopeSubgroup,
)
"""Scope of each memory_scope, as clang numbers them (__OPENCL_MEMORY_SCOPE_WORK_ITEM and so on)."""

FENCE_MEMORIES: Final = (
    enums.MemorySemanticsWorkgroupMemory,
    enums.MemorySemanticsCrossWorkgroupMemory,
    enums.MemorySemanticsImageMemory,
)
"""Semantics of each bit of cl_mem_fence_flags: local, global, image."""

_WORK_ITEM: Final = (
    Builtin("get_enqueued_local_size", 1, BUILTIN, enums.BuiltInEnqueuedWorkgroupSize),
    Builtin("get_enqueued_num_sub_groups", 0, BUILTIN, enums.BuiltInNumEnqueuedSubgroups),
    Builtin("get_global_id", 1, BUILTIN, enums.BuiltInGlobalInvocationId),
    Builtin("get_global_linear_id", 0, BUILTIN, enums.BuiltInGlobalLinearId),
    Builtin("get_global_offset", 1, BUILTIN, enums.BuiltInGlobalOffset),
    Builtin("get_global_size", 1, BUILTIN, enums.BuiltInGlobalSize),
    Builtin("get_group_id", 1, BUILTIN, enums.BuiltInWorkgroupId),
    Builtin("get_local_id", 1, BUILTIN, enums.BuiltInLocalInvocationId),
    Builtin("get_local_linear_id", 0, BUILTIN, enums.BuiltInLocalInvocationIndex),
    Builtin("get_local_size", 1, BUILTIN, enums.BuiltInWorkgroupSize),
    Builtin("get_max_sub_group_size", 0, BUILTIN, enums.BuiltInSubgroupMaxSize),
    Builtin("get_num_groups", 1, BUILTIN, enums.BuiltInNumWorkgroups),
    Builtin("get_num_sub_groups", 0, BUILTIN, enums.BuiltInNumSubgroups),
    Builtin("get_sub_group_eq_mask", 0, BUILTIN, enums.BuiltInSubgroupEqMask),
    Builtin("get_sub_group_ge_mask", 0, BUILTIN, enums.BuiltInSubgroupGeMask),
    Builtin("get_sub_group_gt_mask", 0, BUILTIN, enums.BuiltInSubgroupGtMask),
    Builtin("get_sub_group_id", 0, BUILTIN, enums.BuiltInSubgroupId),
    Builtin("get_sub_group_le_mask", 0, BUILTIN, enums.BuiltInSubgroupLeMask),
    Builtin("get_sub_group_local_id", 0, BUILTIN, enums.BuiltInSubgroupLocalInvocationId),
    Builtin("get_sub_group_lt_mask", 0, BUILTIN, enums.BuiltInSubgroupLtMask),
    Builtin("get_sub_group_size", 0, BUILTIN, enums.BuiltInSubgroupSize),
    Builtin("get_work_dim", 0, BUILTIN, enums.BuiltInWorkDim),
)

# Second results: their pointee has the result's type, or i32 in as many lanes.
_OUT_POINTERS: Final[dict[str, Pointers]] = {
    "fract": ((1, RESULT),),
    "frexp": ((1, RESULT_I32),),
    "lgamma_r": ((1, RESULT_I32),),
    "modf": ((1, RESULT),),
    "prefetch": ((0, SPELLED),),
    "remquo": ((2, RESULT_I32),),
    "sincos": ((1, RESULT),),
}
# The set's names are OpenCL C's, except those that read or write vectors.
_EXTENDED: Final = tuple(
    Builtin(
        name,
        len(OPENCL_STD_OPERANDS[number]),
        EXT_INST,
        number,
        pointers=_OUT_POINTERS.get(name, ()),
    )
    for name, number in EXT.items()
    if not name.startswith(("printf", "vload", "vstore"))
)

# The common functions max and min (6.15.4), undefined for NaN; fmax and fmin are others (6.15.2).
_FLOATING: Final = {"clamp": EXT["fclamp"], "max": EXT["fmax_common"], "min": EXT["fmin_common"]}
# Where OpenCL C has one name for both signs, the set has two: s_abs, u_abs.
_BY_SIGN: Final = tuple(
    Builtin(
        name[2:],
        len(OPENCL_STD_OPERANDS[number]),
        EXT_INST,
        number,
        EXT["u_" + name[2:]],
        _FLOATING.get(name[2:], 0),
    )
    for name, number in EXT.items()
    if name.startswith("s_")
)

# Core instructions by cl_khr_extended_bit_ops; OpenCL.std has none for them.
_BITS: Final = (
    Builtin("bit_reverse", 1, CORE_OP, op.OpBitReverse),
    Builtin("bitfield_extract_signed", 3, CORE_OP, op.OpBitFieldSExtract),
    Builtin("bitfield_extract_unsigned", 3, CORE_OP, op.OpBitFieldUExtract),
    Builtin("bitfield_insert", 4, CORE_OP, op.OpBitFieldInsert),
)

# The packed functions have signs in their names; `dot` of vectors has them in its types. OpSUDot
# takes the signed vector first, so _us swaps its arguments.
_DOT: Final = (
    Builtin("dot", 2, DOT, op.OpSDot, op.OpUDot, op.OpDot, extra=op.OpSUDot),
    Builtin("dot_acc_sat", 3, DOT, op.OpSDotAccSat, op.OpUDotAccSat, extra=op.OpSUDotAccSat),
    *(
        row
        for kinds, plain, saturated, flags in (
            ("ss_int", op.OpSDot, op.OpSDotAccSat, PACKED),
            ("su_int", op.OpSUDot, op.OpSUDotAccSat, PACKED),
            ("us_int", op.OpSUDot, op.OpSUDotAccSat, PACKED | SWAP),
            ("uu_uint", op.OpUDot, op.OpUDotAccSat, PACKED),
        )
        for row in (
            Builtin(f"dot_4x8packed_{kinds}", 2, DOT, plain, flags=flags),
            Builtin(f"dot_acc_sat_4x8packed_{kinds}", 3, DOT, saturated, flags=flags),
        )
    ),
)

# 6.15.6: unordered operands make isnotequal true and the other comparisons false.
_RELATIONAL: Final = (
    *(
        Builtin(name, args, CORE_OP, opcode, flags=BOOL_RESULT)
        for name, args, opcode in (
            ("isequal", 2, op.OpFOrdEqual),
            ("isfinite", 1, op.OpIsFinite),
            ("isgreater", 2, op.OpFOrdGreaterThan),
            ("isgreaterequal", 2, op.OpFOrdGreaterThanEqual),
            ("isinf", 1, op.OpIsInf),
            ("isless", 2, op.OpFOrdLessThan),
            ("islessequal", 2, op.OpFOrdLessThanEqual),
            # OpLessOrGreater is deprecated in favour of this, which means the same.
            ("islessgreater", 2, op.OpFOrdNotEqual),
            ("isnan", 1, op.OpIsNan),
            ("isnormal", 1, op.OpIsNormal),
            ("isnotequal", 2, op.OpFUnordNotEqual),
            ("isordered", 2, op.OpOrdered),
            ("isunordered", 2, op.OpUnordered),
            ("signbit", 1, op.OpSignBitSet),
        )
    ),
    Builtin("all", 1, ANY_ALL, op.OpAll),
    Builtin("any", 1, ANY_ALL, op.OpAny),
)

# vloada and vstorea may assume the vector's own alignment (6.15.7); for one half that is the same.
_VECTOR_MEMORY: Final = (
    *(
        Builtin(f"vload{n}", 2, VLOAD, EXT["vloadn"], extra=n, pointers=((1, RESULT_ELEMENT),))
        for n in WIDTHS
    ),
    *(
        Builtin(f"{name}{n}", 2, VLOAD, EXT[f"{name}n"], extra=n, pointers=((1, HALF),))
        for name in ("vload_half", "vloada_half")
        for n in WIDTHS
    ),
    *(
        Builtin(name, 2, VLOAD, EXT["vload_half"], extra=0, pointers=((1, HALF),))
        for name in ("vload_half", "vloada_half")
    ),
    *(
        Builtin(f"vstore{n}", 3, VSTORE, EXT["vstoren"], pointers=((2, FIRST_ELEMENT),))
        for n in WIDTHS
    ),
    *(
        Builtin(f"{name}{n}", 3, VSTORE, EXT[ext], pointers=((2, HALF),))
        for name, ext, widths in (
            ("vstore_half", "vstore_half", ("",)),
            ("vstorea_half", "vstore_half", ("",)),
            ("vstore_half", "vstore_halfn", WIDTHS),
            ("vstorea_half", "vstorea_halfn", WIDTHS),
        )
        for n in widths
    ),
    *(
        Builtin(f"{name}{n}{suffix}", 3, VSTORE, EXT[ext], extra=rounding, pointers=((2, HALF),))
        for name, ext, widths in (
            ("vstore_half", "vstore_half_r", ("",)),
            ("vstorea_half", "vstore_half_r", ("",)),
            ("vstore_half", "vstore_halfn_r", WIDTHS),
            ("vstorea_half", "vstorea_halfn_r", WIDTHS),
        )
        for n in widths
        for suffix, rounding in ROUNDINGS.items()
    ),
)

# SPIR-V has no atomic subtraction of floats: NEGATE makes it an addition.
_ATOMIC_OPERATIONS: Final = (
    ("add", op.OpAtomicIAdd, 0, op.OpAtomicFAddEXT, 0),
    ("and", op.OpAtomicAnd, 0, 0, 0),
    ("max", op.OpAtomicSMax, op.OpAtomicUMax, op.OpAtomicFMaxEXT, 0),
    ("min", op.OpAtomicSMin, op.OpAtomicUMin, op.OpAtomicFMinEXT, 0),
    ("or", op.OpAtomicOr, 0, 0, 0),
    ("sub", op.OpAtomicISub, 0, op.OpAtomicFAddEXT, NEGATE),
    ("xor", op.OpAtomicXor, 0, 0, 0),
)
_OBJECT: Final = ((0, RESULT),)
# OpAtomicFlagTestAndSet: the flag is an integer of 32 bits, whatever the source says.
_FLAG: Final = ((0, I32),)

# OpenCL 1.x atomics order nothing. They guarantee only the scope of the work-group (6.15.12.8), but
# in an OpenCL 1.2 environment Scope must be Device (Validation Rules). C11 ones are sequentially
# consistent and hold for the device unless their arguments say otherwise.
_OLD_ATOMICS: Final = (
    *(
        Builtin(
            prefix + name,
            2,
            ATOMIC,
            signed,
            unsigned,
            floating,
            flags=flags | RELAXED,
            pointers=_OBJECT,
        )
        for prefix in ("atom_", "atomic_")
        for name, signed, unsigned, floating, flags in (
            *_ATOMIC_OPERATIONS,
            ("xchg", op.OpAtomicExchange, 0, 0, 0),
        )
    ),
    *(
        Builtin(prefix + name, args, shape, opcode, flags=RELAXED, pointers=_OBJECT)
        for prefix in ("atom_", "atomic_")
        for name, args, shape, opcode in (
            ("cmpxchg", 3, ATOMIC_CMPXCHG, op.OpAtomicCompareExchange),
            ("dec", 1, ATOMIC, op.OpAtomicIDecrement),
            ("inc", 1, ATOMIC, op.OpAtomicIIncrement),
        )
    ),
)

_C11_PLAIN: Final = (
    *(
        Builtin(
            f"atomic_fetch_{name}",
            2,
            ATOMIC,
            signed,
            unsigned,
            floating,
            flags=flags,
            pointers=_OBJECT,
        )
        for name, signed, unsigned, floating, flags in _ATOMIC_OPERATIONS
    ),
    Builtin("atomic_exchange", 2, ATOMIC, op.OpAtomicExchange, pointers=_OBJECT),
    Builtin("atomic_flag_clear", 1, ATOMIC, op.OpAtomicFlagClear, pointers=_FLAG),
    Builtin(
        "atomic_flag_test_and_set",
        1,
        ATOMIC,
        op.OpAtomicFlagTestAndSet,
        flags=BOOL_RESULT,
        pointers=_FLAG,
    ),
    Builtin("atomic_load", 1, ATOMIC, op.OpAtomicLoad, pointers=_OBJECT),
    Builtin("atomic_store", 2, ATOMIC, op.OpAtomicStore, pointers=((0, SECOND),)),
    # OpAtomicCompareExchangeWeak left the standard with 1.4; weak may be as strong as any.
    *(
        Builtin(
            f"atomic_compare_exchange_{name}",
            3,
            ATOMIC_COMPARE,
            op.OpAtomicCompareExchange,
            pointers=((0, THIRD), (1, THIRD)),
        )
        for name in ("strong", "weak")
    ),
)


def _explicit(row: Builtin) -> Builtin:
    """Return the form of a C11 atomic with an order, two if it compares, and maybe a scope."""
    orders = 2 if row.shape == ATOMIC_COMPARE else 1
    first = row.args + orders
    # The orders follow the operation's own arguments, the scope follows the orders.
    return row._replace(name=row.name + "_explicit", args=first, most=first + 1, extra=row.args)


_C11_ATOMICS: Final = (
    *_C11_PLAIN,
    *map(_explicit, _C11_PLAIN),
    Builtin("atomic_init", 2, ATOMIC_INIT, op.OpStore, pointers=((0, SECOND),)),
)

_SYNCHRONISATION: Final = (
    Builtin("atomic_work_item_fence", 3, WORK_ITEM_FENCE, op.OpMemoryBarrier),
    *(
        Builtin(name, 1, BARRIER, opcode, most=2, scope=scope)
        for name, opcode, scope in (
            ("barrier", op.OpControlBarrier, enums.ScopeWorkgroup),
            (
                "intel_work_group_barrier_arrive",
                op.OpControlBarrierArriveINTEL,
                enums.ScopeWorkgroup,
            ),
            ("intel_work_group_barrier_wait", op.OpControlBarrierWaitINTEL, enums.ScopeWorkgroup),
            ("sub_group_barrier", op.OpControlBarrier, enums.ScopeSubgroup),
            ("work_group_barrier", op.OpControlBarrier, enums.ScopeWorkgroup),
        )
    ),
    *(
        # OpenCL C defines them as atomic_work_item_fence with memory_scope_work_group.
        Builtin(name, 1, FENCE, op.OpMemoryBarrier, scope=enums.ScopeWorkgroup, extra=order)
        for name, order in (
            ("mem_fence", enums.MemorySemanticsAcquireRelease),
            ("read_mem_fence", enums.MemorySemanticsAcquire),
            ("write_mem_fence", enums.MemorySemanticsRelease),
        )
    ),
)

_BOTH_SPELLED: Final = ((0, SPELLED), (1, SPELLED))
_MEMORY: Final = (
    Builtin("async_work_group_copy", 4, ASYNC_COPY, op.OpGroupAsyncCopy, pointers=_BOTH_SPELLED),
    Builtin(
        "async_work_group_strided_copy", 5, ASYNC_COPY, op.OpGroupAsyncCopy, pointers=_BOTH_SPELLED
    ),
    Builtin(
        "wait_group_events",
        2,
        GROUP,
        op.OpGroupWaitEvents,
        scope=enums.ScopeWorkgroup,
        pointers=((1, EVENT),),
    ),
    # Any pointee is valid, but consumers' libraries have the function for void only.
    Builtin("get_fence", 1, GET_FENCE, op.OpGenericPtrMemSemantics, pointers=((0, I8),)),
    # clang spells its own builtins with two underscores and does not mangle them.
    *(
        Builtin(
            prefix + name,
            1,
            GENERIC_CAST,
            op.OpGenericCastToPtrExplicit,
            extra=storage,
            pointers=((0, SPELLED),),
        )
        for prefix in ("", "__")
        for name, storage in (
            ("to_global", enums.StorageClassCrossWorkgroup),
            ("to_local", enums.StorageClassWorkgroup),
            ("to_private", enums.StorageClassFunction),
        )
    ),
    # OpenCL.std: the format is a constant array of 8-bit integers.
    Builtin("printf", 1, PRINTF, EXT["printf"], most=VARIADIC, pointers=((0, I8),)),
)

OPENCL: Final = (
    *_WORK_ITEM,
    *_EXTENDED,
    *_BY_SIGN,
    *_BITS,
    *_DOT,
    *_RELATIONAL,
    *_VECTOR_MEMORY,
    *_OLD_ATOMICS,
    *_C11_ATOMICS,
    *_SYNCHRONISATION,
    *_MEMORY,
)
