"""Decorations that frontends spell themselves: `spirv.Decorations` and its like.

A node lists nodes of a decoration each, `!{i32 6188, i32 2, !"name"}`. What changes results or what
a host relies on is required: it is an error where it cannot be said. The rest are hints, which go
with a warning. FPFastMathMode is neither: LLVM's passes keep the flags of an instruction right and
not its metadata, so only the flags count.
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
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.target.address_spaces import LOCAL
from spvbackend.target.availability import lacks_enumerant

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

DECORATIONS: Final = "spirv.Decorations"
PARAMETER_DECORATIONS: Final = "spirv.ParameterDecorations"
_KIND: Final = "Decoration"
# What is decorated, as bits: a variable and a parameter may be pointers as well.
FUNCTION: Final = 1
PARAMETER: Final = 2
VARIABLE: Final = 4
MEMORY: Final = 8
VALUE: Final = 16
DECLARED: Final = 32
"""A memory object declaration, which is a variable or a parameter that is a pointer."""
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


# Of a constant the plain decoration says the same, and needs no instruction ahead of its target.
_PLAIN: Final[dict[int, int]] = {
    spv.DecorationAlignmentId: spv.DecorationAlignment,
    spv.DecorationMaxByteOffsetId: spv.DecorationMaxByteOffset,
}


@final
class Row:
    """What a decoration may be about.

    Attributes:
        targets: the bits of what it decorates.
        is_required: whether the program or its host relies on it.
        opcodes: of instructions the only ones that it decorates; none for any.
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
    # Functions and their parameters.
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
    # Variables.
    spv.DecorationConstant: Row(VARIABLE),
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
    # Pointers, and what is about the memory behind them.
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
    # Values.
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
"""Decorations that say something else each time (Decoration)."""


def decorate_function(sel: Selector, function: Function, id: int) -> None:
    """What the metadata of a function says of the function itself."""
    ref = function.attachments.get(DECORATIONS)
    if ref is not None:
        decorate_list(sel, DECORATIONS, ref, function, id, function.line)


def decorate_parameters(sel: Selector, function: Function, ids: list[int]) -> None:
    """The same of its parameters: a list for each, in their order; the last ones may have none."""
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
        name: of the metadata, for messages.
        ref: the list, as `!n` or by its own text.
        target: what is decorated.
        id: its id, which is its own.
        line: that of the target.

    Raises:
        CompileError: a decoration that the program needs is not of its form.
        Unsupported: one is none for kernels, or needs what may not be used.
    """
    for node in node_operands(sel.module, ref):
        decorate(sel, name, node, target, id, line)


def decorate(sel: Selector, name: str, node: str, target: Value, id: int, line: int) -> None:
    """Decorate an id with one decoration; the arguments are those of `decorate_list`."""
    operands = node_operands(sel.module, node)
    decoration = operand_word(operands[0]) if operands else -1
    if decoration == spv.DecorationFPFastMathMode:
        return
    if decoration not in ENUMERANT_NAMES[_KIND]:
        raise wrong_node(sel.module, name, node, "a decoration of SPIR-V and its operands", line)
    decoration = _PLAIN.get(decoration, decoration)
    what = f"decoration {ENUMERANT_NAMES[_KIND][decoration]}"
    row = ROWS.get(decoration)
    if row is None:
        error = lacks_enumerant(sel.environment, _KIND, decoration, what, line)
        if error is None or error.hint:
            raise error or Unsupported(f"{what} has no translation in metadata '{name}'", line)
        # What is not for kernels means nothing in them.
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
        # Frontends give what has no operand the value of the property that it was.
        operands = []
    return parameter_words(sel, _KIND, decoration, operands)


def _is_allowed(
    sel: Selector, decoration: int, row: Row, target: Value, what: str, line: int
) -> bool:
    """Whether a decoration may be on its target in this module.

    Raises:
        Unsupported: it may not, and the program relies on it.
    """
    misplaced = _misplaced(decoration, row, target, what, line)
    error = misplaced or lacks_enumerant(sel.environment, _KIND, decoration, what, line)
    if error is None:
        return True
    # Where a decoration has no meaning nothing is lost, but of a pointer it may have one.
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
    """The error for a decoration that is not for what it stands on."""
    if decoration in CACHE_CONTROLS and target.type.space == LOCAL:
        return Unsupported(f"{what} is for memory with a cache, which local memory is not", line)
    if decoration == spv.DecorationLinkageAttributes and is_kernel(target):
        # 2.16.1: an entry point is known by its name alone.
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
    """What a value is, as the bits of a row's targets."""
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
    """Whether a decoration may be on a value in this module, for those that do without else."""
    row = ROWS[decoration]
    return (
        _misplaced(decoration, row, target, "", 0) is None
        and lacks_enumerant(sel.environment, _KIND, decoration, "") is None
    )


def add_decoration(sel: Selector, id: int, decoration: int, words: list[int]) -> None:
    """Decorate an id, unless it has such a decoration."""
    if decoration in CACHE_CONTROLS:
        # One for each level of a pointer, the first (SPV_INTEL_cache_controls).
        place = (id, decoration, words[0])
        if place in sel.declared.cache_levels:
            return
        sel.declared.cache_levels.add(place)
    # What the attributes and the rest of the module say stands there by now.
    if decoration not in _REPEATED and sel.cache.has_decoration(id, decoration):
        return
    if has_ids(_KIND, decoration):
        sel.cache.decorate_by_id(id, decoration, *words)
    else:
        sel.cache.decorate(id, decoration, *words)
