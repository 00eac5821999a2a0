"""Function metadata and attributes that become decorations: rows of tables.

FPGA metadata concerns pipelines and clusters; vector compute attributes classify functions and
their parameters. The former are hints from the source, so a lost one gives a warning; without their
extension nothing could use the latter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.isel.hints import may_hint, may_hint_by
from spvbackend.llvmir.metadata import Words, hinted_words, node_operands, operand_word
from spvbackend.llvmir.values import Attributes, Function
from spvbackend.mir.inst import string_words
from spvbackend.spirv import enums as spv
from spvbackend.target.availability import has_capability, lacks_enumerant
from spvbackend.target.features import USER_SEMANTIC
from spvbackend.target.limits import MAX_WORD

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_KIND: Final = "Decoration"
_NUMBER: Final = Words("one number from 0 to 4294967295", 1, 1)
_FLAG: Final = Words("0 or 1", 1, 1, 0, 1)


@final
class _Metadata:
    """A function decoration from metadata.

    Attributes:
        name: the metadata's name.
        decoration: its decoration.
        words: the operands that the metadata must have.
        is_flag: whether the metadata only switches the decoration on.
        second: the metadata with the second operand, "" for none; 0 if that metadata is missing.
    """

    __slots__ = ("decoration", "is_flag", "name", "second", "words")

    def __init__(
        self, name: str, decoration: int, words: Words, is_flag: bool = False, second: str = ""
    ) -> None:
        self.name: Final = name
        self.decoration: Final = decoration
        self.words: Final = words
        self.is_flag: Final = is_flag
        self.second: Final = second


METADATA: Final = (
    _Metadata("initiation_interval", spv.DecorationInitiationIntervalINTEL, _NUMBER),
    _Metadata("max_concurrency", spv.DecorationMaxConcurrencyINTEL, _NUMBER),
    _Metadata("pipeline_kernel", spv.DecorationPipelineEnableINTEL, _NUMBER),
    _Metadata("prefer_dsp", spv.DecorationMathOpDSPModeINTEL, _NUMBER,
              second="propagate_dsp_preference"),
    _Metadata("stall_enable", spv.DecorationStallEnableINTEL, _FLAG, is_flag=True),
    _Metadata("stall_free", spv.DecorationStallFreeINTEL, _FLAG, is_flag=True),
)  # fmt: skip
_REGISTERS: Final = "RegisterAllocMode"
# Threads per execution unit, indexed by mode; 0 leaves the choice to the compiler.
_THREADS: Final = ("0", "8", "4")
_MODE: Final = Words("one number from 0 to 3", 1, 1, 0, 3)


def decorate_by_metadata(sel: Selector, function: Function, id: int) -> None:
    """Decorate a function by its metadata."""
    for row in METADATA:
        ref = function.attachments.get(row.name)
        if ref is None:
            continue
        words = hinted_words(sel.module, row.name, ref, row.words, function.line)
        if words is None or (row.is_flag and not words[0]):
            continue
        what = f"metadata '{row.name}'"
        if may_hint_by(sel, _KIND, row.decoration, what, function.line):
            operands = [] if row.is_flag else words + _second(sel, row, function)
            sel.cache.decorate(id, row.decoration, *operands)
    _registers(sel, function, id)


def _second(sel: Selector, row: _Metadata, function: Function) -> list[int]:
    if not row.second:
        return []
    ref = function.attachments.get(row.second)
    if ref is None:
        return [0]
    return hinted_words(sel.module, row.second, ref, _FLAG, function.line) or [0]


def register_limit(sel: Selector, function: Function) -> str | None:
    """Return the node with a kernel's register limit if a mode can express it.

    A number up to 3 is not a limit but a size of the register file, which no mode expresses.
    """
    ref = function.attachments.get(_REGISTERS)
    if ref is None or not has_capability(sel.environment, spv.CapabilityRegisterLimitsINTEL):
        return None
    operands = node_operands(sel.module, ref)
    is_size = len(operands) == 1 and 0 <= operand_word(operands[0]) <= len(_THREADS)
    return None if is_size else ref


def _registers(sel: Selector, function: Function, id: int) -> None:
    """Decorate a function with its register file's size; drivers know only this text."""
    ref = function.attachments.get(_REGISTERS)
    if ref is None or (function.is_kernel and register_limit(sel, function) is not None):
        return
    words = hinted_words(sel.module, _REGISTERS, ref, _MODE, function.line)
    # The last mode is the default of drivers.
    if words is None or words[0] == len(_THREADS):
        return
    if may_hint(sel, USER_SEMANTIC, f"metadata '{_REGISTERS}'", function.line):
        text = string_words(f"num-thread-per-eu {_THREADS[words[0]]}")
        sel.cache.decorate(id, spv.DecorationUserSemantic, *text)


@final
class _Attribute:
    """A decoration from one of LLVM's string attributes, with or without a number."""

    __slots__ = ("decoration", "has_number")

    def __init__(self, decoration: int, has_number: bool = False) -> None:
        self.decoration: Final = decoration
        self.has_number: Final = has_number


FUNCTION_ATTRIBUTES: Final[dict[str, _Attribute]] = {
    "VCCallable": _Attribute(spv.DecorationVectorComputeCallableFunctionINTEL),
    "VCFunction": _Attribute(spv.DecorationVectorComputeFunctionINTEL),
    "VCSIMTCall": _Attribute(spv.DecorationSIMTCallINTEL, has_number=True),
    "VCStackCall": _Attribute(spv.DecorationStackCallINTEL),
    "referenced-indirectly": _Attribute(spv.DecorationReferencedIndirectlyINTEL),
}
PARAMETER_ATTRIBUTES: Final[dict[str, _Attribute]] = {
    "VCArgumentIOKind": _Attribute(spv.DecorationFuncParamIOKindINTEL, has_number=True),
    "VCMediaBlockIO": _Attribute(spv.DecorationMediaBlockIOINTEL),
    "VCSingleElementVector": _Attribute(spv.DecorationSingleElementVectorINTEL),
}


def decorate_by_attributes(
    sel: Selector, attrs: Attributes | dict[str, str], rows: dict[str, _Attribute], id: int
) -> None:
    """Decorate a function, its result, or a parameter by its attributes."""
    if rows.keys().isdisjoint(attrs):
        return
    for name, value in attrs.items():
        row = rows.get(name)
        if row is None or lacks_enumerant(sel.environment, _KIND, row.decoration, "") is not None:
            continue
        number = attribute_number(value)
        if not row.has_number:
            sel.cache.decorate(id, row.decoration)
        elif number >= 0:
            sel.cache.decorate(id, row.decoration, number)


def attribute_number(value: object) -> int:
    """Return the number of an attribute's text, or -1 if it does not fit a word."""
    text = value if isinstance(value, str) else ""
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(MAX_WORD))
    number = int(text) if is_number else -1
    return number if number <= MAX_WORD else -1
