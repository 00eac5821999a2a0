"""Decorations that frontends write themselves: `spirv.Decorations` and similar metadata.

Each node of the list is a decoration: `!{i32 6188, i32 2, !"name"}`. A decoration that changes
results or that a host relies on is required, so failing to express it is an error. Others are
hints, dropped with a warning. FPFastMathMode is ignored: LLVM's passes maintain an instruction's
flags but not its metadata, so only the flags count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.diagnostics import Unsupported
from spvbackend.isel.hints import warn_of_missing
from spvbackend.isel.metadata.enumerants import (
    has_ids,
    parameter_kinds,
    parameter_words,
    wanted_text,
)
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.metadata import node_operands, operand_word, warn_of_hint, wrong_node
from spvbackend.llvmir.types import POINTER
from spvbackend.llvmir.values import Argument, Function, GlobalVar, Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import LOCAL
from spvbackend.target.availability import lacks_enumerant

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

DECORATIONS: Final = "spirv.Decorations"
PARAMETER_DECORATIONS: Final = "spirv.ParameterDecorations"
_KIND: Final = "Decoration"
# Kinds of targets, as bits: a variable and a parameter may be pointers as well.
FUNCTION: Final = 1
PARAMETER: Final = 2
VARIABLE: Final = 4
MEMORY: Final = 8
VALUE: Final = 16
DECLARED: Final = 32
"""A memory object declaration: a variable, or a parameter that is a pointer."""
_ANYTHING: Final = FUNCTION | PARAMETER | VARIABLE | MEMORY | VALUE
_TEXTS: Final[dict[int, str]] = {
    FUNCTION: "functions",
    PARAMETER: "parameters",
    VARIABLE: "variables",
    MEMORY: "pointers",
    VALUE: "results of instructions",
    DECLARED: "variables and parameters that are pointers",
}
_WRAPPING: Final = frozenset((op.ADD, op.SUB, op.MUL, op.SHL))
_TO_INTEGERS: Final = frozenset((op.FPTOSI, op.FPTOUI))
_CONVERSIONS: Final = _TO_INTEGERS | {op.SITOFP, op.UITOFP, op.FPTRUNC, op.FPEXT}


# For a constant the plain decoration is equivalent, and needs no forward reference.
_PLAIN: Final[dict[int, int]] = {
    spv.DecorationAlignmentId: spv.DecorationAlignment,
    spv.DecorationMaxByteOffsetId: spv.DecorationMaxByteOffset,
}


@final
class Row:
    """The targets of a decoration.

    Attributes:
        targets: the bits of its targets.
        is_required: whether the program or its host relies on it.
        opcodes: the only instructions that it decorates; empty for any.
    """

    __slots__ = ("is_required", "opcodes", "targets")

    def __init__(
        self, targets: int, is_required: bool = False, opcodes: frozenset[int] = frozenset()
    ) -> None:
        self.targets: Final = targets
        self.is_required: Final = is_required
        self.opcodes: Final = opcodes


ROWS: Final[dict[int, Row]] = {
    spv.DecorationUserSemantic: Row(_ANYTHING),
    # For functions and their parameters.
    spv.DecorationFuncParamAttr: Row(FUNCTION | PARAMETER, is_required=True),
    spv.DecorationInitiationIntervalINTEL: Row(FUNCTION),
    spv.DecorationMathOpDSPModeINTEL: Row(FUNCTION),
    spv.DecorationMaxConcurrencyINTEL: Row(FUNCTION),
    spv.DecorationPipelineEnableINTEL: Row(FUNCTION),
    spv.DecorationStallEnableINTEL: Row(FUNCTION),
    spv.DecorationStallFreeINTEL: Row(FUNCTION),
    spv.DecorationFunctionDenormModeINTEL: Row(FUNCTION, is_required=True),
    spv.DecorationFunctionFloatingPointModeINTEL: Row(FUNCTION, is_required=True),
    spv.DecorationFunctionRoundingModeINTEL: Row(FUNCTION, is_required=True),
    spv.DecorationReferencedIndirectlyINTEL: Row(FUNCTION, is_required=True),
    spv.DecorationSIMTCallINTEL: Row(FUNCTION, is_required=True),
    spv.DecorationStackCallINTEL: Row(FUNCTION, is_required=True),
    spv.DecorationVectorComputeCallableFunctionINTEL: Row(FUNCTION, is_required=True),
    spv.DecorationVectorComputeFunctionINTEL: Row(FUNCTION, is_required=True),
    spv.DecorationConduitKernelArgumentINTEL: Row(PARAMETER, is_required=True),
    spv.DecorationFuncParamIOKindINTEL: Row(PARAMETER, is_required=True),
    spv.DecorationMMHostInterfaceAddressWidthINTEL: Row(PARAMETER, is_required=True),
    spv.DecorationMMHostInterfaceDataWidthINTEL: Row(PARAMETER, is_required=True),
    spv.DecorationMMHostInterfaceLatencyINTEL: Row(PARAMETER, is_required=True),
    spv.DecorationMMHostInterfaceMaxBurstINTEL: Row(PARAMETER, is_required=True),
    spv.DecorationMMHostInterfaceReadWriteModeINTEL: Row(PARAMETER, is_required=True),
    spv.DecorationMMHostInterfaceWaitRequestINTEL: Row(PARAMETER, is_required=True),
    spv.DecorationMediaBlockIOINTEL: Row(PARAMETER, is_required=True),
    spv.DecorationRegisterMapKernelArgumentINTEL: Row(PARAMETER, is_required=True),
    spv.DecorationSingleElementVectorINTEL: Row(FUNCTION | PARAMETER | VARIABLE, is_required=True),
    spv.DecorationStableKernelArgumentINTEL: Row(PARAMETER, is_required=True),
    # For variables.
    spv.DecorationBinding: Row(VARIABLE),
    spv.DecorationConstant: Row(VARIABLE),
    spv.DecorationDescriptorSet: Row(VARIABLE),
    spv.DecorationNonReadable: Row(VARIABLE),
    spv.DecorationNonUniform: Row(_ANYTHING),
    spv.DecorationNonWritable: Row(VARIABLE),
    spv.DecorationGlobalVariableOffsetINTEL: Row(VARIABLE, is_required=True),
    spv.DecorationHostAccessDraftINTEL: Row(VARIABLE, is_required=True),
    spv.DecorationHostAccessINTEL: Row(VARIABLE, is_required=True),
    spv.DecorationIOPipeStorageINTEL: Row(VARIABLE, is_required=True),
    spv.DecorationImplementInCSRINTEL: Row(VARIABLE),
    spv.DecorationImplementInRegisterMapINTEL: Row(VARIABLE),
    spv.DecorationInitModeDraftINTEL: Row(VARIABLE),
    spv.DecorationInitModeINTEL: Row(VARIABLE),
    spv.DecorationLinkageAttributes: Row(FUNCTION | VARIABLE, is_required=True),
    spv.DecorationVectorComputeVariableINTEL: Row(VARIABLE, is_required=True),
    # For pointers, and for the memory behind them.
    spv.DecorationAliased: Row(DECLARED),
    spv.DecorationAlignment: Row(MEMORY),
    spv.DecorationBankBitsINTEL: Row(MEMORY),
    spv.DecorationBankwidthINTEL: Row(MEMORY),
    spv.DecorationBufferLocationINTEL: Row(MEMORY),
    spv.DecorationBurstCoalesceINTEL: Row(MEMORY),
    spv.DecorationCacheControlLoadINTEL: Row(MEMORY),
    spv.DecorationCacheControlStoreINTEL: Row(MEMORY),
    spv.DecorationCacheSizeINTEL: Row(MEMORY),
    spv.DecorationCoherent: Row(DECLARED, is_required=True),
    spv.DecorationDontStaticallyCoalesceINTEL: Row(MEMORY),
    spv.DecorationDoublepumpINTEL: Row(MEMORY),
    spv.DecorationForcePow2DepthINTEL: Row(MEMORY),
    spv.DecorationMaxByteOffset: Row(MEMORY),
    spv.DecorationMaxPrivateCopiesINTEL: Row(MEMORY),
    spv.DecorationMaxReplicatesINTEL: Row(MEMORY),
    spv.DecorationMemoryINTEL: Row(MEMORY),
    spv.DecorationMergeINTEL: Row(MEMORY),
    spv.DecorationNumbanksINTEL: Row(MEMORY),
    spv.DecorationPrefetchINTEL: Row(MEMORY),
    spv.DecorationRegisterINTEL: Row(MEMORY),
    spv.DecorationRestrict: Row(DECLARED),
    spv.DecorationSimpleDualPortINTEL: Row(MEMORY),
    spv.DecorationSinglepumpINTEL: Row(MEMORY),
    spv.DecorationStridesizeINTEL: Row(MEMORY),
    spv.DecorationTrueDualPortINTEL: Row(MEMORY),
    spv.DecorationVolatile: Row(DECLARED, is_required=True),
    spv.DecorationWordsizeINTEL: Row(MEMORY),
    # For values.
    spv.DecorationFPMaxErrorDecorationINTEL: Row(VALUE),
    spv.DecorationFPRoundingMode: Row(VALUE, is_required=True, opcodes=_CONVERSIONS),
    spv.DecorationLatencyControlConstraintINTEL: Row(VALUE),
    spv.DecorationLatencyControlLabelINTEL: Row(VALUE),
    spv.DecorationNoSignedWrap: Row(VALUE, opcodes=_WRAPPING),
    spv.DecorationNoUnsignedWrap: Row(VALUE, opcodes=_WRAPPING),
    spv.DecorationSaturatedConversion: Row(VALUE, is_required=True, opcodes=_TO_INTEGERS),
    spv.DecorationUniform: Row(VALUE | PARAMETER),
    spv.DecorationUniformId: Row(VALUE | PARAMETER),
}
CACHE_CONTROLS: Final = frozenset(
    (spv.DecorationCacheControlLoadINTEL, spv.DecorationCacheControlStoreINTEL)
)
_REPEATED: Final = CACHE_CONTROLS | {spv.DecorationFuncParamAttr, spv.DecorationUserSemantic}
"""Decorations that may be repeated with other operands (Decoration)."""


def decorate_function(sel: Selector, function: Function, id: int) -> None:
    """Decorate a function by its metadata."""
    ref = function.attachments.get(DECORATIONS)
    if ref is not None:
        decorate_list(sel, DECORATIONS, ref, function, id, function.line)


def decorate_parameters(sel: Selector, function: Function, ids: list[int]) -> None:
    """Decorate parameters by a list for each, in order; the last ones may lack a list."""
    ref = function.attachments.get(PARAMETER_DECORATIONS)
    if ref is None:
        return
    lists = node_operands(sel.module, ref)
    for arg, id, own in zip(function.args, ids, lists, strict=False):
        decorate_list(sel, PARAMETER_DECORATIONS, own, arg, id, function.line)


def decorate_list(sel: Selector, name: str, ref: str, target: Value, id: int, line: int) -> None:
    """Decorate an id with each of a list of decorations.

    Args:
        sel: the selector.
        name: the metadata's name, for messages.
        ref: the list, as `!n` or as its own text.
        target: the decorated value.
        id: its id, which no other value shares.
        line: the target's line.

    Raises:
        CompileError: a required decoration is malformed.
        Unsupported: a decoration is not for kernels, or needs something that is not allowed.
    """
    for node in node_operands(sel.module, ref):
        decorate(sel, name, node, target, id, line)


def decorate(sel: Selector, name: str, node: str, target: Value, id: int, line: int) -> None:
    """Decorate an id with one decoration; the arguments are as for `decorate_list`."""
    operands = node_operands(sel.module, node)
    decoration = operand_word(operands[0]) if operands else -1
    if decoration == spv.DecorationFPFastMathMode:
        return
    if decoration not in spv.ENUMERANT_NAMES[_KIND]:
        raise wrong_node(sel.module, name, node, "a decoration of SPIR-V and its operands", line)
    decoration = _PLAIN.get(decoration, decoration)
    what = f"decoration {spv.ENUMERANT_NAMES[_KIND][decoration]}"
    row = ROWS.get(decoration)
    if row is None:
        error = lacks_enumerant(sel.environment, _KIND, decoration, what, line)
        if error is None or error.hint:
            raise error or Unsupported(f"{what} has no translation in metadata '{name}'", line)
        # Kernels ignore a decoration that is not for kernels.
        sel.module.warn(f"{error.message}; it is ignored", line)
        return
    words = _words(sel, decoration, operands[1:])
    if words is None:
        wanted = wanted_text(_KIND, decoration)
        if row.is_required:
            raise wrong_node(sel.module, name, node, wanted, line)
        warn_of_hint(sel.module, name, node, wanted, line)
    elif _is_allowed(sel, decoration, row, target, what, line):
        add_decoration(sel, id, decoration, words)


def _words(sel: Selector, decoration: int, operands: list[str]) -> list[int] | None:
    if not parameter_kinds(_KIND, decoration) and len(operands) == 1:
        # For a decoration without operands, frontends write its property's value.
        operands = []
    return parameter_words(sel, _KIND, decoration, operands)


def _is_allowed(
    sel: Selector, decoration: int, row: Row, target: Value, what: str, line: int
) -> bool:
    """Whether a decoration fits its target in this module.

    Raises:
        Unsupported: it does not, and the program relies on it.
    """
    misplaced = _misplaced(decoration, row, target, what, line)
    error = misplaced or lacks_enumerant(sel.environment, _KIND, decoration, what, line)
    if error is None:
        return True
    # Dropping a decoration without meaning loses nothing; on a pointer it may have a meaning.
    has_meaning = misplaced is None or bool(row.targets & DECLARED and target_bits(target) & MEMORY)
    if row.is_required and has_meaning:
        raise error
    if error.hint:
        warn_of_missing(sel, error, line)
    else:
        sel.module.warn(f"{error.message}; it is ignored", line)
    return False


def _misplaced(
    decoration: int, row: Row, target: Value, what: str, line: int
) -> Unsupported | None:
    """Return the error for a decoration on a wrong target, or None."""
    if decoration in CACHE_CONTROLS and target.type.space == LOCAL:
        return Unsupported(f"{what} is for memory with a cache, which local memory is not", line)
    if decoration == spv.DecorationLinkageAttributes and is_kernel(target):
        # An entry point is known by its name only (2.16.1).
        return Unsupported(f"{what} is not for kernels", line)
    bits = target_bits(target)
    is_other = isinstance(target, Inst) and row.opcodes and target.opcode not in row.opcodes
    if bits & row.targets and not is_other:
        return None
    if is_other:
        return Unsupported(f"{what} is not for this instruction", line)
    texts = [text for bit, text in _TEXTS.items() if row.targets & bit]
    return Unsupported(f"{what} is for {' and '.join(texts)}", line)


def is_kernel(target: Value) -> bool:
    """Whether a value is an entry point."""
    return isinstance(target, Function) and target.is_kernel and bool(target.blocks)


def target_bits(target: Value) -> int:
    """Return the kinds of a value, as the bits of a row's targets."""
    if isinstance(target, Function):
        return FUNCTION
    pointer = MEMORY if target.type.kind == POINTER else 0
    if isinstance(target, Argument):
        return PARAMETER | (pointer | DECLARED if pointer else 0)
    if isinstance(target, GlobalVar):
        return VARIABLE | MEMORY | DECLARED
    is_local = isinstance(target, Inst) and target.opcode == op.ALLOCA
    return VALUE | pointer | (DECLARED if is_local else 0)


def may_stand(sel: Selector, decoration: int, target: Value) -> bool:
    """Whether an optional decoration fits a value in this module."""
    row = ROWS[decoration]
    return (
        _misplaced(decoration, row, target, "", 0) is None
        and lacks_enumerant(sel.environment, _KIND, decoration, "") is None
    )


def add_decoration(sel: Selector, id: int, decoration: int, words: list[int]) -> None:
    """Decorate an id, unless it already has the decoration."""
    if decoration in CACHE_CONTROLS:
        # The first one wins for each level of a pointer (SPV_INTEL_cache_controls).
        place = (id, decoration, words[0])
        if place in sel.declared.cache_levels:
            return
        sel.declared.cache_levels.add(place)
    # Decorations from attributes and from the rest of the module come first.
    if decoration not in _REPEATED and sel.cache.has_decoration(id, decoration):
        return
    if has_ids(_KIND, decoration):
        sel.cache.decorate_by_id(id, decoration, *words)
    else:
        sel.cache.decorate(id, decoration, *words)
