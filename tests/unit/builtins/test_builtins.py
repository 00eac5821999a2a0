"""The builtin tables: rows are sound, names find them, and names say signedness and pointees."""

from itertools import product

import pytest

from spvbackend.builtins import opencl, rows
from spvbackend.builtins.avc import MOTION_ESTIMATION
from spvbackend.builtins.groups import GROUPS
from spvbackend.builtins.images import IMAGES
from spvbackend.builtins.index import all_rows
from spvbackend.builtins.index import row_of as row_by_name
from spvbackend.builtins.lookup import (
    Resolved,
    conversion,
    dot_opcode,
    lookup,
    opcode_of,
    pointee_of,
    takes,
)
from spvbackend.builtins.mini_floats import MINI_FLOATS
from spvbackend.builtins.names import builtin_variable
from spvbackend.builtins.numba import NUMBA
from spvbackend.builtins.opencl import OPENCL, VARIABLES
from spvbackend.builtins.params import Param
from spvbackend.builtins.rows import NONE, Builtin
from spvbackend.spirv import enums
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.spirv.opcodes import OPCODE_NAMES
from spvbackend.spirv.opencl_std import OPENCL_STD as EXT
from spvbackend.spirv.opencl_std import OPENCL_STD_NAMES
from tests.offenders import for_each

ROWS = all_rows()
EXTENDED_SHAPES = (rows.EXT_INST, rows.VLOAD, rows.VSTORE, rows.PRINTF)


def resolve(name: str) -> Resolved:
    builtin = lookup(name)
    assert builtin is not None, name
    return builtin


def z(name: str, params: str) -> str:
    """A mangled name."""
    return f"_Z{len(name)}{name}{params}"


def row_of(name: str) -> Builtin:
    return resolve(name).row


def test_names_are_unique() -> None:
    tables = (OPENCL, GROUPS, IMAGES, MOTION_ESTIMATION, NUMBA, MINI_FLOATS)
    names = [row.name for table in tables for row in table]
    assert len(names) == len(set(names)) == len(ROWS)


def test_every_row_is_found_by_how_its_name_begins() -> None:
    assert [name for name, row in ROWS.items() if row_by_name(name) is not row] == []


@for_each(ROWS.values(), lambda row: row.name)
def test_row_is_sound(row: Builtin) -> None:
    assert row.shape in rows.SHAPES
    assert 0 <= row.args <= 16
    assert row.most == 0 or row.args < row.most
    if row.shape in EXTENDED_SHAPES:
        names = OPENCL_STD_NAMES
    elif row.shape == rows.BUILTIN:
        names = ENUMERANT_NAMES["BuiltIn"]
        assert row.opcode in VARIABLES
    else:
        names = OPCODE_NAMES
    for number in (row.opcode, row.unsigned, row.floating):
        assert number in names
    assert row.scope == NONE or row.scope in ENUMERANT_NAMES["Scope"]
    for position, rule in row.pointers:
        assert 0 <= position < max(row.args, row.most)
        assert rows.SPELLED <= rule <= rows.EVENT


def test_every_shape_is_used() -> None:
    made = ("AccessChain", "ConvertFToS_Rint", "CooperativeMatrixLengthKHR", "IAddCarry",
            "MaskedGatherINTEL", "SpecConstant", "SpecConstantComposite")  # fmt: skip
    names = [*ROWS, "convert_int", "as_int", *(f"__spirv_{name}" for name in made)]
    assert {row_of(name).shape for name in names} == set(rows.SHAPES)


SHAPE_AND_OPCODE = [
    (z("get_global_id", "j"), rows.BUILTIN, enums.BuiltInGlobalInvocationId),
    (z("get_sub_group_size", ""), rows.BUILTIN, enums.BuiltInSubgroupSize),
    ("get_local_linear_id", rows.BUILTIN, enums.BuiltInLocalInvocationIndex),
    (z("fmax", "Dv4_ff"), rows.EXT_INST, EXT["fmax"]),
    (z("native_exp", "f"), rows.EXT_INST, EXT["native_exp"]),
    (z("half_divide", "ff"), rows.EXT_INST, EXT["half_divide"]),
    (z("vload3", "mPU3AS1Kf"), rows.VLOAD, EXT["vloadn"]),
    (z("vloada_half4", "mPU3AS1KDh"), rows.VLOAD, EXT["vloada_halfn"]),
    (z("vload_half", "mPU3AS1KDh"), rows.VLOAD, EXT["vload_half"]),
    (z("vstore4", "Dv4_fmPU3AS1f"), rows.VSTORE, EXT["vstoren"]),
    (z("vstore_half", "fmPU3AS1Dh"), rows.VSTORE, EXT["vstore_half"]),
    (z("vstorea_half3_rtn", "Dv3_fmPU3AS3Dh"), rows.VSTORE, EXT["vstorea_halfn_r"]),
    ("printf", rows.PRINTF, EXT["printf"]),
    (z("isequal", "ff"), rows.CORE_OP, op.OpFOrdEqual),
    (z("islessgreater", "dd"), rows.CORE_OP, op.OpFOrdNotEqual),
    (z("any", "Dv4_i"), rows.ANY_ALL, op.OpAny),
    (z("atomic_inc", "PU3AS1Vi"), rows.ATOMIC, op.OpAtomicIIncrement),
    (z("atom_xchg", "PU3AS1Vmm"), rows.ATOMIC, op.OpAtomicExchange),
    (z("atomic_cmpxchg", "PU3AS1Viii"), rows.ATOMIC_CMPXCHG, op.OpAtomicCompareExchange),
    (z("atomic_load", "PU3AS4VU7_Atomicf"), rows.ATOMIC, op.OpAtomicLoad),
    (z("atomic_init", "PU3AS4VU7_Atomicii"), rows.ATOMIC_INIT, op.OpStore),
    (
        z("atomic_compare_exchange_strong", "PU3AS4VU7_AtomiciPU3AS4ii"),
        rows.ATOMIC_COMPARE,
        op.OpAtomicCompareExchange,
    ),
    (z("barrier", "j"), rows.BARRIER, op.OpControlBarrier),
    (z("sub_group_barrier", "j12memory_scope"), rows.BARRIER, op.OpControlBarrier),
    (z("read_mem_fence", "j"), rows.FENCE, op.OpMemoryBarrier),
    ("__to_local", rows.GENERIC_CAST, op.OpGenericCastToPtrExplicit),
    (z("work_group_broadcast", "imm"), rows.GROUP_BROADCAST, op.OpGroupBroadcast),
    (z("sub_group_non_uniform_scan_inclusive_mul", "f"), rows.GROUP, op.OpGroupNonUniformIMul),
    (z("sub_group_shuffle_xor", "fj"), rows.GROUP, op.OpGroupNonUniformShuffleXor),
    (z("bit_reverse", "Dv2_t"), rows.CORE_OP, op.OpBitReverse),
    ("__read_pipe_4", rows.CORE_OP, op.OpReservedReadPipe),
    ("__work_group_commit_read_pipe", rows.GROUP, op.OpGroupCommitReadPipe),
    ("__enqueue_kernel_varargs", rows.ENQUEUE, op.OpEnqueueKernel),
    ("s_mul_hi", rows.EXT_INST, EXT["s_mul_hi"]),
    (z("__spirv_BuiltInGlobalInvocationId", "i"), rows.BUILTIN, enums.BuiltInGlobalInvocationId),
    ("__spirv_BuiltInSubgroupEqMaskKHR", rows.BUILTIN, enums.BuiltInSubgroupEqMask),
    (z("__spirv_GlobalInvocationId_x", "v"), rows.BUILTIN, enums.BuiltInGlobalInvocationId),
    (z("__spirv_ocl_native_divide", "ff"), rows.EXT_INST, EXT["native_divide"]),
    ("__spirv_ocl_vloadn_Rfloat2", rows.VLOAD, EXT["vloadn"]),
    (z("__spirv_ControlBarrier", "iii"), rows.CORE_OP, op.OpControlBarrier),
    (z("__spirv_GroupNonUniformFAdd", "iif"), rows.CORE_OP, op.OpGroupNonUniformFAdd),
    ("__spirv_SDotKHR", rows.CORE_OP, op.OpSDot),
    ("__spirv_GenericCastToPtr_ToGlobal", rows.GENERIC_CAST, op.OpGenericCastToPtr),
    ("__spirv_BuildNDRange_2D", rows.NDRANGE, op.OpBuildNDRange),
    ("__spirv_SpecConstant", rows.SPEC_CONSTANT, op.OpSpecConstant),
]


@pytest.mark.parametrize(("name", "shape", "opcode"), SHAPE_AND_OPCODE)
def test_name_finds_its_row(name: str, shape: int, opcode: int) -> None:
    row = row_of(name)
    assert (row.shape, row.opcode) == (shape, opcode)


@pytest.mark.parametrize(
    ("name", "floating", "opcode"),
    [
        (z("max", "ii"), False, EXT["s_max"]),
        (z("max", "Dv4_jS_"), False, EXT["u_max"]),
        (z("max", "ff"), True, EXT["fmax_common"]),
        (z("clamp", "hhh"), False, EXT["u_clamp"]),
        (z("clamp", "Dv2_Dhff"), True, EXT["fclamp"]),
        (z("upsample", "ch"), False, EXT["s_upsample"]),
        (z("abs_diff", "Dv8_tS_"), False, EXT["u_abs_diff"]),
        (z("fmin", "ff"), True, EXT["fmin"]),
        ("max", False, EXT["s_max"]),
        ("max", True, EXT["fmax_common"]),
        (z("atomic_min", "PU3AS1Vii"), False, op.OpAtomicSMin),
        (z("atomic_min", "PU3AS1Vjj"), False, op.OpAtomicUMin),
        (z("atomic_xchg", "PU3AS3Vff"), True, op.OpAtomicExchange),
        (z("atomic_fetch_max", "PU3AS4VU7_Atomicmm"), False, op.OpAtomicUMax),
        (z("atomic_fetch_add", "PU3AS4VU7_Atomicff"), True, op.OpAtomicFAddEXT),
        (z("work_group_reduce_max", "m"), False, op.OpGroupUMax),
        (z("sub_group_scan_exclusive_min", "Dh"), True, op.OpGroupFMin),
        (z("sub_group_clustered_reduce_min", "hj"), False, op.OpGroupNonUniformUMin),
        (z("work_group_reduce_mul", "f"), True, op.OpGroupFMulKHR),
    ],
)
def test_opcode_follows_the_operand(name: str, floating: bool, opcode: int) -> None:
    assert opcode_of(resolve(name), floating) == opcode


@pytest.mark.parametrize(
    ("name", "floating", "expected"),
    [
        (z("dot", "Dv4_fS_"), True, (op.OpDot, False)),
        (z("dot", "Dv4_cS_"), False, (op.OpSDot, False)),
        (z("dot", "Dv4_hS_"), False, (op.OpUDot, False)),
        (z("dot", "Dv4_cDv4_h"), False, (op.OpSUDot, False)),
        (z("dot", "Dv4_hDv4_c"), False, (op.OpSUDot, True)),
        (z("dot_acc_sat", "Dv4_hDv4_ci"), False, (op.OpSUDotAccSat, True)),
        (z("dot_4x8packed_ss_int", "jj"), False, (op.OpSDot, False)),
        (z("dot_4x8packed_us_int", "jj"), False, (op.OpSUDot, True)),
        (z("dot_acc_sat_4x8packed_uu_uint", "jjj"), False, (op.OpUDotAccSat, False)),
    ],
)
def test_dot_opcode(name: str, floating: bool, expected: tuple[int, bool]) -> None:
    assert dot_opcode(resolve(name), floating) == expected


FETCH = "PU3AS4VU7_Atomicjj12memory_order12memory_scope"
EXPECTED = "PU3AS4VU7_AtomiclPU3AS4ll"


@pytest.mark.parametrize(
    ("name", "index", "rule", "text"),
    [
        (z("vload4", "mPU3AS1Kf"), 1, rows.RESULT_ELEMENT, "float"),
        (z("vload_half2", "mPU3AS1KDh"), 1, rows.HALF, "half"),
        ("vload_half2", 1, rows.HALF, "half"),
        (z("vstore4", "Dv4_hmPU3AS1h"), 2, rows.FIRST_ELEMENT, "i8"),
        ("vstore4", 2, rows.FIRST_ELEMENT, ""),
        (z("fract", "Dv4_fPU3AS4S_"), 1, rows.RESULT, "<4 x float>"),
        (z("frexp", "dPi"), 1, rows.RESULT_I32, "i32"),
        (z("remquo", "Dv3_DhS_PU3AS1Dv3_i"), 2, rows.RESULT_I32, "<3 x i32>"),
        (z("atomic_add", "PU3AS1Vii"), 0, rows.RESULT, "i32"),
        (z("atomic_fetch_add_explicit", FETCH), 0, rows.RESULT, "i32"),
        (z("atomic_store", "PU3AS4VU7_Atomicff"), 0, rows.SECOND, "float"),
        (z("atomic_compare_exchange_weak", EXPECTED), 0, rows.THIRD, "i64"),
        (z("atomic_compare_exchange_weak", EXPECTED), 1, rows.THIRD, "i64"),
        (z("atomic_flag_clear", "PU3AS4VU7_Atomici"), 0, rows.I32, "i32"),
        (z("async_work_group_copy", "PU3AS3Dv2_dPU3AS1KS_m9ocl_event"), 1, 0, "<2 x double>"),
        (z("wait_group_events", "iPU3AS49ocl_event"), 1, rows.EVENT, 'target("spirv.Event")'),
        ("printf", 0, rows.I8, "i8"),
        (z("prefetch", "PU3AS1Kim"), 0, rows.SPELLED, "i32"),
        (z("intel_sub_group_block_write_us2", "PU3AS1tDv2_t"), 0, rows.SECOND_ELEMENT, "i16"),
        (z("__spirv_AtomicIAdd", "PU3AS1jiij"), 0, rows.RESULT, "i32"),
        (z("__spirv_AtomicStore", "PU3AS1jiij"), 0, rows.FOURTH, "i32"),
        (z("__spirv_GroupWaitEvents", "iiP9ocl_event"), 2, rows.EVENT, 'target("spirv.Event")'),
        (z("__spirv_ocl_fract", "fPf"), 1, rows.RESULT, "float"),
        (z("__spirv_ocl_vstore_half_r", "fmPU3AS1Dhi"), 2, rows.HALF, "half"),
        (z("__spirv_CooperativeMatrixLoadKHR", "PU3AS1sii"), 0, rows.RESULT_ELEMENT, "i16"),
    ],
)
def test_pointee(name: str, index: int, rule: int, text: str) -> None:
    pointee = pointee_of(resolve(name), index)
    assert (pointee.rule, pointee.text) == (rule, text)


@pytest.mark.parametrize(
    ("name", "index"),
    [
        (z("vload4", "mPU3AS1Kf"), 0),
        (z("vload4", "mPU3AS1Kf"), 2),
        (z("is_valid_event", "12ocl_clkevent"), 0),
        ("prefetch", 0),
        ("__to_global", 0),
    ],
)
def test_pointee_that_nobody_knows(name: str, index: int) -> None:
    assert pointee_of(resolve(name), index) is None


@pytest.mark.parametrize(
    "name",
    [
        z("max", "RKiS0_"),
        z("max", "3FooS_"),
        z("max", "iii"),
        z("length", "PKc"),
        z("fract", "Pff"),
        z("my_function", "i"),
        "_ZN3foo3maxEii",
        "_Z3maxIiET_S0_S0_",
        "_Z13get_global_idj5",
        "my_function",
        "convert_int5",
        "convert_sat",
        "convert_foo4_rte",
        "as_foo",
        "__spirv_",
        "__spirv_ocl_",
        "__spirv_ocl_nothing",
        "__spirv_BuiltInNothing",
        "__spirv_Nothing",
        "__spirv_Nothing_x",
        "__spirv_TypeInt",
        "__spirv_Branch",
        "__spirv_Variable",
        "__spirv_Decorate",
        "",
    ],
)
def test_what_is_no_builtin(name: str) -> None:
    assert lookup(name) is None


@pytest.mark.parametrize("name", ["_Z13get_global_idj.3", "get_global_id.12"])
def test_number_of_a_renamed_function_does_not_count(name: str) -> None:
    assert row_of(name) is ROWS["get_global_id"]


def test_builtin_variable_needs_the_prefix() -> None:
    assert builtin_variable("__spirv_BuiltInWorkDim") == enums.BuiltInWorkDim
    assert builtin_variable("__spirv_BuiltInNothing") == NONE
    assert builtin_variable("WorkDim") == NONE


@pytest.mark.parametrize(
    ("name", "args", "most", "order"),
    [
        ("atomic_load", 1, 1, NONE),
        ("atomic_load_explicit", 2, 3, 1),
        ("atomic_store_explicit", 3, 4, 2),
        ("atomic_fetch_xor", 2, 2, NONE),
        ("atomic_fetch_xor_explicit", 3, 4, 2),
        ("atomic_flag_clear_explicit", 2, 3, 1),
        ("atomic_compare_exchange_weak", 3, 3, NONE),
        ("atomic_compare_exchange_strong_explicit", 5, 6, 3),
    ],
)
def test_c11_atomic_has_its_orders(name: str, args: int, most: int, order: int) -> None:
    row = row_of(name)
    assert [count for count in range(8) if takes(row, count)] == list(range(args, most + 1))
    assert row.extra == order
    assert not row.flags & rows.RELAXED


def test_old_atomics_are_relaxed_and_have_no_orders() -> None:
    operations = ("add", "and", "dec", "inc", "max", "min", "or", "sub", "xchg", "xor")
    for prefix, name in product(("atom_", "atomic_"), (*operations, "cmpxchg")):
        row = row_of(prefix + name)
        assert row.flags & rows.RELAXED, row.name
        assert row.extra == NONE, row.name


def test_memory_tables_follow_clangs_numbers() -> None:
    assert opencl.MEMORY_ORDERS == (0x0, 0x2, 0x2, 0x4, 0x8, 0x10)
    assert opencl.MEMORY_SCOPES == (4, 2, 1, 0, 3)
    assert opencl.FENCE_MEMORIES == (0x100, 0x200, 0x800)


@pytest.mark.parametrize(
    ("name", "target", "saturate", "rounding"),
    [
        (z("convert_char", "i"), Param("c"), False, NONE),
        (z("convert_uchar16_sat_rtz", "Dv16_f"), Param("h", 16), True, enums.FPRoundingModeRTZ),
        ("convert_half3_rtp", Param("Dh", 3), False, enums.FPRoundingModeRTP),
        (z("convert_double2", "Dv2_l"), Param("d", 2), False, NONE),
        (z("as_ushort2", "f"), Param("t", 2), False, NONE),
        ("__spirv_ConvertFToU_Ruchar4_sat_rte", Param("h", 4), True, enums.FPRoundingModeRTE),
        ("__spirv_ImageRead_Rimage", None, False, NONE),
    ],
)
def test_suffixes(name: str, target: Param | None, saturate: bool, rounding: int) -> None:
    resolved = resolve(name)
    assert (resolved.target, resolved.saturate, resolved.rounding) == (target, saturate, rounding)


RTE = enums.FPRoundingModeRTE


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (z("convert_float", "f"), (op.OpNop, False, NONE)),
        (z("convert_float_rte", "f"), (op.OpNop, False, NONE)),
        (z("convert_half_rte", "f"), (op.OpFConvert, False, RTE)),
        (z("convert_float_rte", "i"), (op.OpConvertSToF, False, RTE)),
        (z("convert_float_rte", "j"), (op.OpConvertUToF, False, RTE)),
        (z("convert_int_sat", "f"), (op.OpConvertFToS, True, NONE)),
        (z("convert_uint_sat_rte", "Dh"), (op.OpConvertFToU, True, RTE)),
        (z("convert_char_rte", "i"), (op.OpSConvert, False, NONE)),
        (z("convert_int", "h"), (op.OpUConvert, False, NONE)),
        (z("convert_uint", "c"), (op.OpSConvert, False, NONE)),
        (z("convert_uint", "i"), (op.OpNop, False, NONE)),
        (z("convert_uchar_sat", "j"), (op.OpUConvert, True, NONE)),
        (z("convert_char_sat", "i"), (op.OpSConvert, True, NONE)),
        (z("convert_uint_sat", "j"), (op.OpNop, False, NONE)),
        (z("convert_uint_sat", "c"), (op.OpSatConvertSToU, False, NONE)),
        (z("convert_int_sat", "j"), (op.OpSatConvertUToS, False, NONE)),
        (z("convert_long_sat", "j"), (op.OpUConvert, False, NONE)),
    ],
)
def test_conversion(name: str, expected: tuple[int, bool, int]) -> None:
    resolved = resolve(name)
    made = conversion(resolved, resolved.params[0])
    assert (made.opcode, made.saturated, made.rounding) == expected


INTEGERS = {
    "char": ("c", -(2**7), 2**7 - 1),
    "uchar": ("h", 0, 2**8 - 1),
    "short": ("s", -(2**15), 2**15 - 1),
    "ushort": ("t", 0, 2**16 - 1),
    "int": ("i", -(2**31), 2**31 - 1),
    "uint": ("j", 0, 2**32 - 1),
    "long": ("l", -(2**63), 2**63 - 1),
    "ulong": ("m", 0, 2**64 - 1),
}
SATURATING = (op.OpSatConvertSToU, op.OpSatConvertUToS)


@pytest.mark.parametrize(("target", "source"), [*product(INTEGERS, INTEGERS)])
def test_saturates_where_some_value_does_not_fit(target: str, source: str) -> None:
    kind, low, high = INTEGERS[source]
    _, target_low, target_high = INTEGERS[target]
    made = conversion(resolve(z(f"convert_{target}_sat", kind)), Param(kind))
    fits = target_low <= low and high <= target_high
    assert (made.saturated or made.opcode in SATURATING) == (not fits)
    plain = conversion(resolve(z(f"convert_{target}", kind)), Param(kind))
    assert not plain.saturated
    assert plain.opcode in (op.OpNop, op.OpSConvert, op.OpUConvert)
