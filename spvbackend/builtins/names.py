"""Rows for SPIR-V-friendly names, made from the grammar at the first use of each.

`__spirv_<instruction>` names a core instruction without its Op, `__spirv_ocl_<name>` one of
OpenCL.std, `__spirv_BuiltIn<name>` a variable. After an instruction may follow `_R<type>` for the
result, `_To<storage>`, `_sat` and a rounding mode.

Input: a name, demangled. Output: a row like those in the tables of OpenCL C, so that other code
knows only one kind of builtin. The tables here add facts that the grammar lacks: whether a call can
mean the instruction, which operands and results are booleans, what pointers point to.
"""

from typing import Final, NamedTuple

from spvbackend.builtins.opencl import OPENCL, ROUNDINGS
from spvbackend.builtins.params import Param, named_type
from spvbackend.builtins.prefixes import PREFIX, VARIABLE_PREFIX
from spvbackend.builtins.rows import (
    ACCESS_CHAIN,
    ALL,
    BLOCK_PREFETCH,
    BOOL_RESULT,
    BUILTIN,
    CARRY,
    CONVERT_OP,
    CORE_OP,
    ENQUEUE,
    EVENT,
    FIRST_ELEMENT,
    FOURTH,
    FOURTH_ELEMENT,
    GENERIC_CAST,
    HALF,
    I8,
    I32,
    LITERAL_LAST,
    MASKED_ACCESS,
    NDRANGE,
    NONE,
    RESULT,
    RESULT_ELEMENT,
    SECOND,
    SECOND_ELEMENT,
    SPEC_COMPOSITE,
    SPEC_CONSTANT,
    TYPE_OF,
    VARIADIC,
    VLOAD,
    VSTORE,
    Builtin,
    Pointers,
)
from spvbackend.spirv import enums
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opencl_std import OPENCL_STD
from spvbackend.spirv.operands import ENUM_PARAMETERS, HAS_RESULT, HAS_TYPE, OPERANDS

# All names of an opcode or variable; the tables of names hold only the newest.
_OPCODES: Final[dict[str, int]] = {
    name[2:]: opcode for name, opcode in vars(op).items() if name.startswith("Op")
}
_BUILTINS: Final[dict[str, int]] = {
    name.removeprefix("BuiltIn"): number
    for name, number in vars(enums).items()
    if name.startswith("BuiltIn")
}
# Where OpenCL C has the function too, the row is the same: it has the shape and the pointers.
_EXTENDED: Final = {row.name: row for row in OPENCL if row.name in OPENCL_STD}
# The tables hold one name of each instruction; vendors and promotion gave some of them more.
_VENDORS: Final = ("", "KHR", "EXT", "INTEL", "ALTERA", "NV")

# OpGenericCastToPtrExplicit: Storage is Workgroup, CrossWorkgroup or Function.
_STORAGES: Final[dict[str, int]] = {
    "_ToGlobal": enums.StorageClassCrossWorkgroup,
    "_ToLocal": enums.StorageClassWorkgroup,
    "_ToPrivate": enums.StorageClassFunction,
}
_DIMENSIONS: Final[dict[str, int]] = {"_x": 0, "_y": 1, "_z": 2}
# OpBuildNDRange has its sizes as arrays for two and three dimensions: a name for each count.
_RANGES: Final[dict[str, int]] = {"_1D": 1, "_2D": 2, "_3D": 3}

# These declare something about the module or steer control flow, so no call can mean them; the same
# holds for those that have a result without a type: types, and groups of decorations.
_FIRST_CALLABLE: Final = op.OpImageTexelPointer
_NOT_CALLABLE: Final = frozenset(
    (
        op.OpDecorate,
        op.OpMemberDecorate,
        op.OpGroupDecorate,
        op.OpGroupMemberDecorate,
        *range(op.OpPhi, op.OpUnreachable + 1),
        op.OpNoLine,
        op.OpConstantPipeStorage,
        op.OpModuleProcessed,
        op.OpExecutionModeId,
        op.OpDecorateId,
        op.OpGraphConstantARM,
        op.OpGraphEntryPointARM,
        op.OpGraphSetOutputARM,
        op.OpGraphEndARM,
        op.OpTerminateInvocation,
        op.OpUntypedVariableKHR,
        op.OpConstantCompositeReplicateEXT,
        op.OpSpecConstantCompositeReplicateEXT,
        op.OpMemberDecorateIdEXT,
        op.OpConstantSizeOfEXT,
        op.OpConstantDataKHR,
        op.OpSpecConstantDataKHR,
        op.OpConstantFunctionPointerINTEL,
        op.OpFunctionPointerCallINTEL,
        op.OpAsmINTEL,
        op.OpAsmCallINTEL,
        op.OpDecorateString,
        op.OpMemberDecorateString,
        op.OpLoopControlINTEL,
        op.OpTypeStructContinuedINTEL,
        op.OpConstantCompositeContinuedINTEL,
        op.OpSpecConstantCompositeContinuedINTEL,
        op.OpCompositeConstructContinuedINTEL,
        op.OpConditionalExtensionINTEL,
        op.OpConditionalEntryPointINTEL,
        op.OpConditionalCapabilityINTEL,
        op.OpSpecConstantTargetINTEL,
        op.OpSpecConstantArchitectureINTEL,
        op.OpSpecConstantCapabilitiesINTEL,
    )
)
# SYCL's specialisation constants are calls of these two.
_CALLABLE_BEFORE: Final = frozenset((op.OpSpecConstant, op.OpSpecConstantComposite))

TAKES_FUNCTION: Final = frozenset(
    (op.OpCooperativeMatrixApplyFunctionINTEL, op.OpTaskSequenceCreateALTERA)
)
"""Instructions with a function itself as operand; a call has its address."""

# All others are CORE_OP: operands in order.
_SHAPES: Final[dict[int, int]] = {
    op.OpAccessChain: ACCESS_CHAIN,
    op.OpBuildNDRange: NDRANGE,
    op.OpConvertFToS: CONVERT_OP,
    op.OpConvertFToU: CONVERT_OP,
    op.OpConvertSToF: CONVERT_OP,
    op.OpConvertUToF: CONVERT_OP,
    op.OpCooperativeMatrixLengthKHR: TYPE_OF,
    op.OpEnqueueKernel: ENQUEUE,
    op.OpFConvert: CONVERT_OP,
    **dict.fromkeys(
        (
            op.OpGetKernelLocalSizeForSubgroupCount,
            op.OpGetKernelMaxNumSubgroups,
            op.OpGetKernelNDrangeMaxSubGroupSize,
            op.OpGetKernelNDrangeSubGroupCount,
            op.OpGetKernelPreferredWorkGroupSizeMultiple,
            op.OpGetKernelWorkGroupSize,
        ),
        ENQUEUE,
    ),
    op.OpGenericCastToPtr: GENERIC_CAST,
    op.OpGenericCastToPtrExplicit: GENERIC_CAST,
    op.OpIAddCarry: CARRY,
    op.OpISubBorrow: CARRY,
    op.OpInBoundsAccessChain: ACCESS_CHAIN,
    op.OpInBoundsPtrAccessChain: ACCESS_CHAIN,
    op.OpMaskedGatherINTEL: MASKED_ACCESS,
    op.OpMaskedScatterINTEL: MASKED_ACCESS,
    op.OpPtrAccessChain: ACCESS_CHAIN,
    op.OpSConvert: CONVERT_OP,
    op.OpSMulExtended: CARRY,
    op.OpSatConvertSToU: CONVERT_OP,
    op.OpSatConvertUToS: CONVERT_OP,
    op.OpSpecConstant: SPEC_CONSTANT,
    op.OpSpecConstantComposite: SPEC_COMPOSITE,
    op.OpSubgroupBlockPrefetchINTEL: BLOCK_PREFETCH,
    op.OpUConvert: CONVERT_OP,
    op.OpUMulExtended: CARRY,
}

_BOOLEAN: Final = frozenset(
    (
        *range(op.OpAny, op.OpSelect),
        *range(op.OpIEqual, op.OpFUnordGreaterThanEqual + 1),
        op.OpGroupAll,
        op.OpGroupAny,
        op.OpIsValidReserveId,
        op.OpIsValidEvent,
        op.OpAtomicFlagTestAndSet,
        *range(op.OpGroupNonUniformElect, op.OpGroupNonUniformAllEqual + 1),
        op.OpGroupNonUniformInverseBallot,
        op.OpGroupNonUniformBallotBitExtract,
        op.OpGroupNonUniformLogicalAnd,
        op.OpGroupNonUniformLogicalOr,
        op.OpGroupNonUniformLogicalXor,
        op.OpPtrEqual,
        op.OpPtrNotEqual,
        op.OpSubgroupAllKHR,
        op.OpSubgroupAnyKHR,
        op.OpSubgroupAllEqualKHR,
        op.OpGroupNonUniformQuadAllKHR,
        op.OpGroupNonUniformQuadAnyKHR,
        op.OpGroupLogicalAndKHR,
        op.OpGroupLogicalOrKHR,
        op.OpGroupLogicalXorKHR,
    )
)
"""Instructions whose result is a boolean: OpTypeBool has no size, so a call gives an integer."""

_PREDICATES: Final[dict[int, int]] = {
    op.OpAll: 0,
    op.OpAny: 0,
    op.OpAssumeTrueKHR: 0,
    op.OpGroupAll: 1,
    op.OpGroupAny: 1,
    op.OpGroupLogicalAndKHR: 2,
    op.OpGroupLogicalOrKHR: 2,
    op.OpGroupLogicalXorKHR: 2,
    op.OpGroupNonUniformAll: 1,
    op.OpGroupNonUniformAny: 1,
    op.OpGroupNonUniformBallot: 1,
    op.OpGroupNonUniformLogicalAnd: 2,
    op.OpGroupNonUniformLogicalOr: 2,
    op.OpGroupNonUniformLogicalXor: 2,
    op.OpGroupNonUniformQuadAllKHR: 0,
    op.OpGroupNonUniformQuadAnyKHR: 0,
    op.OpLogicalAnd: ALL,
    op.OpLogicalEqual: ALL,
    op.OpLogicalNot: ALL,
    op.OpLogicalNotEqual: ALL,
    op.OpLogicalOr: ALL,
    op.OpSelect: 0,
    op.OpSubgroupAllEqualKHR: 0,
    op.OpSubgroupAllKHR: 0,
    op.OpSubgroupAnyKHR: 0,
    op.OpSubgroupBallotKHR: 0,
}
"""Which operand of an instruction must be a boolean; the call passes an integer."""

_POINTERS: Final[dict[int, Pointers]] = {
    **dict.fromkeys(
        (
            op.OpLoad,
            op.OpAtomicLoad,
            *range(op.OpAtomicExchange, op.OpAtomicXor + 1),
            op.OpAtomicFAddEXT,
            op.OpAtomicFMaxEXT,
            op.OpAtomicFMinEXT,
        ),
        ((0, RESULT),),
    ),
    # Positions count scope and semantics, as these names pass them like any operand.
    op.OpAtomicFlagClear: ((0, I32),),
    op.OpAtomicFlagTestAndSet: ((0, I32),),
    op.OpAtomicStore: ((0, FOURTH),),
    op.OpCooperativeMatrixLoadCheckedINTEL: ((0, RESULT_ELEMENT),),
    op.OpCooperativeMatrixLoadKHR: ((0, RESULT_ELEMENT),),
    op.OpCooperativeMatrixLoadOffsetINTEL: ((0, RESULT_ELEMENT),),
    op.OpCooperativeMatrixStoreCheckedINTEL: ((0, FOURTH_ELEMENT),),
    op.OpCooperativeMatrixStoreKHR: ((0, SECOND_ELEMENT),),
    op.OpCooperativeMatrixStoreOffsetINTEL: ((0, FOURTH_ELEMENT),),
    op.OpGroupWaitEvents: ((2, EVENT),),
    op.OpPredicatedLoadINTEL: ((0, RESULT),),
    op.OpPredicatedStoreINTEL: ((0, SECOND),),
    op.OpRestoreMemoryINTEL: ((0, I8),),
    op.OpStore: ((0, SECOND),),
    op.OpSubgroupBlockReadINTEL: ((0, RESULT_ELEMENT),),
    op.OpSubgroupBlockWriteINTEL: ((0, SECOND_ELEMENT),),
}
"""The pointee of a pointer operand, where the instruction determines it."""


class Suffixes(NamedTuple):
    """An instruction's name and the suffixes taken off it."""

    stem: str
    target: Param | None = None
    saturate: bool = False
    rounding: int = NONE
    storage: int = NONE
    dimensions: int = NONE


def spirv_row(name: str) -> tuple[Builtin, Suffixes] | None:
    """Return row and suffixes of a name with the prefix, None for one that the grammar lacks."""
    text = name.removeprefix(PREFIX)
    if text.startswith("ocl_"):
        return _extended_row(name, text.removeprefix("ocl_"))
    if text.startswith("BuiltIn"):
        number = builtin_variable(name)
        row = Builtin(name, 0, BUILTIN, number, most=1)
        return None if number == NONE else (row, Suffixes(text))
    parts = split_suffixes(text)
    opcode = _find(_OPCODES, parts.stem)
    # Any other name may be a variable without BuiltIn in its name: GlobalInvocationId_x.
    if opcode == NONE:
        return _component_row(name, text)
    if opcode in _NOT_CALLABLE or (opcode < _FIRST_CALLABLE and opcode not in _CALLABLE_BEFORE):
        return None
    if opcode in HAS_RESULT and opcode not in HAS_TYPE:
        return None  # a call's result has a type
    return _core_row(name, opcode, parts), parts


def builtin_variable(name: str) -> int:
    """Return the BuiltIn that a global variable or function of this name stands for, else NONE."""
    if not name.startswith(VARIABLE_PREFIX):
        return NONE
    return _find(_BUILTINS, name.removeprefix(VARIABLE_PREFIX))


def split_suffixes(text: str) -> Suffixes:
    """Take the suffixes off an instruction's name, from the last on, as their order is not fixed.

    The rest belongs to the name, or is `_R<type>`, which comes first.
    """
    parts = Suffixes(text)
    while True:
        stem, mark, last = parts.stem.rpartition("_")
        suffix = mark + last
        if suffix == "_sat":
            parts = parts._replace(stem=stem, saturate=True)
        elif suffix in ROUNDINGS:
            parts = parts._replace(stem=stem, rounding=ROUNDINGS[suffix])
        elif suffix in _STORAGES:
            parts = parts._replace(stem=stem, storage=_STORAGES[suffix])
        elif suffix in _RANGES:
            parts = parts._replace(stem=stem, dimensions=_RANGES[suffix])
        else:
            return _split_result(parts)


def _split_result(parts: Suffixes) -> Suffixes:
    """Take off `_R<type>`; a type without a name of one word has no further meaning here."""
    stem, mark, text = parts.stem.partition("_R")
    # Intel's compiler writes one more underscore.
    return parts._replace(stem=stem.rstrip("_"), target=named_type(text)) if mark else parts


def _find(numbers: dict[str, int], name: str) -> int:
    """Return the number of a name whose vendor suffix may differ from the table's."""
    number = numbers.get(name)
    if number is not None:
        return number
    # A promoted instruction has its older names as well.
    for vendor in _VENDORS[1:]:
        if name.endswith(vendor):
            name = name.removesuffix(vendor)
            break
    for vendor in _VENDORS:
        number = numbers.get(name + vendor)
        if number is not None:
            return number
    return NONE


def _component_row(name: str, text: str) -> tuple[Builtin, Suffixes] | None:
    """Return the row of a variable, or of its component, as in GlobalInvocationId_x."""
    dimension = _DIMENSIONS.get(text[-2:], NONE)
    number = _find(_BUILTINS, text if dimension == NONE else text[:-2])
    if number == NONE:
        return None
    return Builtin(name, 0, BUILTIN, number, extra=dimension), Suffixes(text)


# The least arguments of shapes that do not take the instruction's own operands.
_FEWEST: Final[dict[int, int]] = {NDRANGE: 1, SPEC_CONSTANT: 2}
_EXACT: Final = frozenset((CONVERT_OP, CORE_OP, MASKED_ACCESS, SPEC_CONSTANT, TYPE_OF))


def _core_row(name: str, opcode: int, parts: Suffixes) -> Builtin:
    """Return the row of a core instruction; its operands are the call's arguments."""
    kinds = [kind for kind in OPERANDS[opcode] if kind not in ("IdResultType", "IdResult")]
    required = [kind for kind in kinds if kind[-1] not in "?*"]
    shape = _SHAPES.get(opcode, CORE_OP)
    # An optional operand, or an enumerant with parameters, allows more arguments.
    open_ended = len(kinds) > len(required) or any(kind in ENUM_PARAMETERS for kind in kinds)
    return Builtin(
        name,
        _FEWEST.get(shape, len(required)),
        shape,
        opcode,
        most=VARIADIC if open_ended or shape not in _EXACT else 0,
        extra=max(parts.storage, parts.dimensions),
        flags=BOOL_RESULT if opcode in _BOOLEAN else 0,
        predicate=_PREDICATES.get(opcode, NONE),
        pointers=_POINTERS.get(opcode, ()),
    )


def _extended_row(name: str, text: str) -> tuple[Builtin, Suffixes] | None:
    """Return the row of an OpenCL.std instruction, named as the set names it."""
    parts = _split_result(Suffixes(text))
    number = OPENCL_STD.get(parts.stem)
    if number is None:
        return None
    known = _EXTENDED.get(parts.stem)
    # The set's vloadn has its count as an operand, OpenCL C in its name: rows of their own.
    if known is not None and known.shape not in (VLOAD, VSTORE):
        return known._replace(name=name), parts
    if parts.stem.startswith("vload"):
        return _load_row(name, parts.stem, number), parts
    return _store_row(name, parts.stem, number), parts


def _load_row(name: str, stem: str, number: int) -> Builtin:
    """Return a row of vload: offset, pointer and, but for vload_half, the literal element count."""
    literal = stem != "vload_half"
    return Builtin(
        name,
        3 if literal else 2,
        VLOAD,
        number,
        extra=NONE if literal else 0,
        flags=LITERAL_LAST if literal else 0,
        pointers=((1, RESULT_ELEMENT if stem == "vloadn" else HALF),),
    )


def _store_row(name: str, stem: str, number: int) -> Builtin:
    """Return a row of vstore: data, offset, pointer and, for _r names, a literal rounding mode."""
    literal = stem.endswith("_r")
    return Builtin(
        name,
        4 if literal else 3,
        VSTORE,
        number,
        flags=LITERAL_LAST if literal else 0,
        pointers=((2, FIRST_ELEMENT if stem == "vstoren" else HALF),),
    )
