"""Calls that pass each enumerant of each kind that an argument of a call can be."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.spirv.opcodes import OPCODE_NAMES
from spvbackend.spirv.operands import ENUM_PARAMETERS, OPERANDS
from spvbackend.spirv.requirements import ENUMERANT_CAPABILITIES
from tests.unit.cases.grammar.instructions import SIGNATURES, Signature
from tests.unit.cases.grammar.modules import is_graphics
from tests.unit.cases.grammar.text import Case, all_tokens, case_of

_GRAPHICS_MODEL: Final = frozenset((spv.CapabilityVulkanMemoryModel,))
"""What belongs to a memory model that is not OpenCL's."""
_SCANS: Final = (
    spv.GroupOperationReduce,
    spv.GroupOperationInclusiveScan,
    spv.GroupOperationExclusiveScan,
)
_PARTITIONED: Final = (
    spv.GroupOperationPartitionedReduceEXT,
    spv.GroupOperationPartitionedInclusiveScanEXT,
    spv.GroupOperationPartitionedExclusiveScanEXT,
)
_NOT_A_VALUE: Final = frozenset(
    (spv.MemoryAccessAliasScopeINTELMask, spv.MemoryAccessNoAliasINTELMask)
)
"""Their parameter is a list of scopes, which is declared and no result of a call."""
_PREDICATED: Final = (op.OpPredicatedLoadINTEL, op.OpPredicatedStoreINTEL)
"""These are never volatile (SPV_INTEL_predicated_io)."""
_TEXEL_OPERANDS: Final = frozenset(
    (spv.ImageOperandsSignExtend, spv.ImageOperandsZeroExtend, spv.ImageOperandsNontemporal)
)
_LEVELS: Final[dict[int, tuple[str, ...]]] = {
    spv.ImageOperandsLod: ("f",),
    spv.ImageOperandsGrad: ("f2", "f2"),
}
_CLASSES: Final[dict[int, str]] = {
    spv.StorageClassFunction: "p0",
    spv.StorageClassCrossWorkgroup: "p1",
    spv.StorageClassWorkgroup: "p3",
}
_SIGNS: Final = frozenset(
    (
        spv.CooperativeMatrixOperandsMatrixASignedComponentsKHR,
        spv.CooperativeMatrixOperandsMatrixBSignedComponentsKHR,
        spv.CooperativeMatrixOperandsMatrixCSignedComponentsKHR,
        spv.CooperativeMatrixOperandsMatrixResultSignedComponentsKHR,
        spv.CooperativeMatrixOperandsSaturatingAccumulationKHR,
    )
)
_NO_ORDERS: Final[frozenset[int]] = frozenset()
_ACQUIRING: Final = frozenset((spv.MemorySemanticsAcquire, spv.MemorySemanticsAcquireRelease))
_RELEASING: Final = frozenset((spv.MemorySemanticsRelease, spv.MemorySemanticsAcquireRelease))
_REFUSED_ORDERS: Final[dict[int, frozenset[int]]] = {
    op.OpAtomicCompareExchange: _RELEASING,
    op.OpAtomicCompareExchangeWeak: _RELEASING,
    op.OpAtomicFlagClear: _ACQUIRING,
    op.OpAtomicLoad: _RELEASING,
    op.OpAtomicStore: _ACQUIRING,
}
"""What an access that only reads or only writes cannot be; an exchange that fails only reads."""
_COUNTERS: Final = frozenset((spv.MemorySemanticsAtomicCounterMemory,))
"""Graphics has them, which the grammar does not say."""


class Passed(NamedTuple):
    """A call that passes one enumerant."""

    name: str
    opcode: int
    case: Case
    accepted: bool


def passed() -> Iterator[Passed]:
    """All calls."""
    for opcode, signature in SIGNATURES.items():
        kinds = OPERANDS[opcode]
        if "MemoryAccess?" in kinds:
            yield from _memory(opcode, signature)
        if "GroupOperation" in kinds:
            yield from _groups(opcode, signature)
        if "IdScope" in kinds and opcode != op.OpReadClockKHR:
            yield from _ids(opcode, signature, "Scope", "IdScope")
        if "IdMemorySemantics" in kinds:
            yield from _ids(opcode, signature, "MemorySemantics", "IdMemorySemantics")
    yield from _images()
    yield from _storage_classes()
    yield from _matrices()


def _passed(kind: str, value: int, opcode: int, result: str, tokens: list[str], ok: bool) -> Passed:
    instruction = OPCODE_NAMES[opcode]
    case = case_of(f"__spirv_{instruction[2:]}", result, tokens)
    return Passed(f"{kind} {ENUMERANT_NAMES[kind][value]} {instruction}", opcode, case, ok)


def is_for_kernels(kind: str, value: int) -> bool:
    """Whether the grammar has an enumerant for more than graphics and its memory model."""
    capabilities = ENUMERANT_CAPABILITIES.get(kind, {}).get(value, ())
    return not is_graphics(capabilities) and not _GRAPHICS_MODEL & {*capabilities}


def _memory(opcode: int, signature: Signature) -> Iterator[Passed]:
    values = {"LiteralInteger": "#4", "IdScope": "=1", "IdRef": "i"}
    for value in ENUMERANT_NAMES["MemoryAccess"]:
        parameters = ENUM_PARAMETERS["MemoryAccess"].get(value, ())
        tokens = [*all_tokens(opcode, signature), f"#{value}"]
        tokens += [values[parameter] for parameter in parameters]
        accepted = is_for_kernels("MemoryAccess", value) and value not in _NOT_A_VALUE
        if opcode in _PREDICATED:
            accepted = accepted and value != spv.MemoryAccessVolatile
        yield _passed("MemoryAccess", value, opcode, signature.result, tokens, accepted)


def _groups(opcode: int, signature: Signature) -> Iterator[Passed]:
    """A clustered reduction has its size behind it, a partitioned one, of graphics, its parts."""
    reduces = "IdRef?" in OPERANDS[opcode]
    for value in ENUMERANT_NAMES["GroupOperation"]:
        tokens = all_tokens(opcode, signature)
        tokens[1] = f"#{value}"
        accepted = value in _SCANS
        if reduces and value == spv.GroupOperationClusteredReduce:
            tokens, accepted = [*tokens, "=4"], True
        elif reduces and value in _PARTITIONED:
            tokens = [*tokens, "i4"]
        yield _passed("GroupOperation", value, opcode, signature.result, tokens, accepted)
        if reduces and value not in _SCANS:
            found = _passed("GroupOperation", value, opcode, signature.result, tokens[:-1], False)
            yield found._replace(name=f"{found.name} without its operand")


def _ids(opcode: int, signature: Signature, kind: str, operand: str) -> Iterator[Passed]:
    """Scopes and semantics, constants: each enumerant in turn, at all places for one."""
    kinds = [name for name in OPERANDS[opcode] if name not in ("IdResultType", "IdResult")]
    for value in ENUMERANT_NAMES[kind]:
        tokens = all_tokens(opcode, signature)
        for place, name in enumerate(kinds):
            if name == operand:
                tokens[place] = f"={value}"
        accepted = is_for_kernels(kind, value) and _fits(opcode, kind, value)
        yield _passed(kind, value, opcode, signature.result, tokens, accepted)


def _fits(opcode: int, kind: str, value: int) -> bool:
    """Whether the instruction takes the enumerant: where the specification says it does not."""
    name = OPCODE_NAMES[opcode]
    if kind == "MemorySemantics":
        return value not in _REFUSED_ORDERS.get(opcode, _NO_ORDERS) | _COUNTERS
    if name.startswith("OpGroupNonUniform") and opcode != op.OpGroupNonUniformRotateKHR:
        return value == spv.ScopeSubgroup
    return not name.startswith("OpGroup") or value in (spv.ScopeWorkgroup, spv.ScopeSubgroup)


def _images() -> Iterator[Passed]:
    """Reads and writes have no level; what has a sampler has one, perhaps beside the enumerant."""
    kind = "ImageOperands"
    for value in ENUMERANT_NAMES[kind]:
        count = len(ENUM_PARAMETERS[kind].get(value, ()))
        plain = value == 0 or value in _TEXEL_OPERANDS
        sample = value == spv.ImageOperandsSample
        image = "multisampled" if sample else "image"
        tail = [f"#{value}", *["i"] * count]
        accepted = plain or sample
        yield _passed(kind, value, op.OpImageRead, "i4", [image, "i2", *tail], accepted)
        target = ["target", "i2", "i4", *tail]
        yield _passed(kind, value, op.OpImageWrite, "v", target, plain)
        level = _LEVELS.get(value)
        mask = value if level else value | spv.ImageOperandsLod
        tail = [f"#{mask}", *(level or ("f", *["i"] * count))]
        accepted = (plain and value != 0) or level is not None
        tokens = ["sampled", "f2", *tail]
        if value:
            yield _passed(kind, value, op.OpImageSampleExplicitLod, "i4", tokens, accepted)


def _storage_classes() -> Iterator[Passed]:
    """The storage class of the result; any other is refused."""
    kind = "StorageClass"
    for value in ENUMERANT_NAMES[kind]:
        result = _CLASSES.get(value, "p1")
        tokens = ["p4", f"#{value}"]
        accepted = value in _CLASSES
        yield _passed(kind, value, op.OpGenericCastToPtrExplicit, result, tokens, accepted)


def _matrices() -> Iterator[Passed]:
    """What products of matrices say of their operands; only integers have a sign."""
    opcode = op.OpSubgroupMatrixMultiplyAccumulateINTEL
    kind = "MatrixMultiplyAccumulateOperands"
    for value in ENUMERANT_NAMES[kind]:
        tokens = ["=16", "i8", "i8", "i8", f"#{value}"]
        yield _passed(kind, value, opcode, "i8", tokens, True)
    opcode, kind = op.OpCooperativeMatrixMulAddKHR, "CooperativeMatrixOperands"
    for value in ENUMERANT_NAMES[kind]:
        for letter in "if":
            a, b, c = [f"matrix_{letter}{use}" for use in range(3)]
            accepted = value == 0 or (value in _SIGNS and letter == "i")
            if value == spv.CooperativeMatrixOperandsMatrixAAndBTF32ComponentsINTEL:
                accepted = letter == "f"
            yield _passed(kind, value, opcode, c, [a, b, c, f"#{value}"], accepted)
    opcode, kind = op.OpCooperativeMatrixLoadKHR, "CooperativeMatrixLayout"
    for value in ENUMERANT_NAMES[kind]:
        accepted = not ENUMERANT_NAMES[kind][value].endswith("ARM")
        yield _passed(kind, value, opcode, "matrix_f2", ["p1:f", f"={value}", "=4"], accepted)
