"""Decorations as LLVM IR has them: attributes and flags, and metadata for the others.

Metadata `spirv.Decorations` has a node for each: its number, then its operands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.diagnostics import Unsupported
from spvbackend.reverse.metadata import text_node
from spvbackend.reverse.source import Source, text_at
from spvbackend.spirv import enums as spv
from spvbackend.spirv.operands import ENUM_PARAMETERS

if TYPE_CHECKING:
    from spvbackend.reverse.writer import Reversal

_EXPRESSED: Final = frozenset(
    (
        spv.DecorationAlignment,
        spv.DecorationBuiltIn,
        spv.DecorationCPacked,
        spv.DecorationConstant,
        spv.DecorationFPFastMathMode,
        spv.DecorationFPRoundingMode,
        spv.DecorationFuncParamAttr,
        spv.DecorationLinkageAttributes,
        spv.DecorationMaxByteOffset,
        spv.DecorationNoSignedWrap,
        spv.DecorationNoUnsignedWrap,
        spv.DecorationSaturatedConversion,
    )
)
"""Decorations that attributes, flags, names and types express."""
_FAST: Final = (
    (spv.FPFastMathModeAllowReassoc, "reassoc"),
    (spv.FPFastMathModeNotNaN, "nnan"),
    (spv.FPFastMathModeNotInf, "ninf"),
    (spv.FPFastMathModeNSZ, "nsz"),
    (spv.FPFastMathModeAllowRecip, "arcp"),
    (spv.FPFastMathModeAllowContract, "contract"),
)
_ATTRIBUTES: Final = {
    spv.FunctionParameterAttributeZext: "zeroext",
    spv.FunctionParameterAttributeSext: "signext",
    spv.FunctionParameterAttributeNoAlias: "noalias",
    spv.FunctionParameterAttributeNoCapture: "nocapture",
    spv.FunctionParameterAttributeNoWrite: "readonly",
    spv.FunctionParameterAttributeNoReadWrite: "readnone",
}
_BY_TYPE: Final = {
    spv.FunctionParameterAttributeByVal: "byval",
    spv.FunctionParameterAttributeSret: "sret",
}


def wrap_flags(source: Source, id: int) -> str:
    """Return `nuw nsw ` as decorations grant them."""
    unsigned = "nuw " if source.has(id, spv.DecorationNoUnsignedWrap) else ""
    return unsigned + ("nsw " if source.has(id, spv.DecorationNoSignedWrap) else "")


def fast_flags(source: Source, id: int) -> str:
    """Return the flags of fast arithmetic that a decoration grants, each with a blank behind."""
    words = source.words(id, spv.DecorationFPFastMathMode)
    if not words:
        return ""
    if words[0] & spv.FPFastMathModeFast:
        return "fast "
    return "".join([f"{flag} " for bit, flag in _FAST if words[0] & bit])


def value_attributes(module: Reversal, id: int, type_id: int) -> str:
    """Return the attributes of a parameter, or of a function's result.

    Args:
        module: the state.
        id: the parameter or the function.
        type_id: the type of the value.
    """
    source = module.source
    parts: list[str] = []
    for number, words in source.decorations.get(id, ()):
        if number == spv.DecorationFuncParamAttr:
            parts.append(_attribute(module, words[0], type_id))
        elif number == spv.DecorationAlignment:
            parts.append(f"align {words[0]}")
        elif number == spv.DecorationMaxByteOffset:
            parts.append(f"dereferenceable({words[0]})")
    return "".join([f"{part} " for part in dict.fromkeys(parts) if part])


def _attribute(module: Reversal, attribute: int, type_id: int) -> str:
    name = _BY_TYPE.get(attribute)
    if name is None:
        return _ATTRIBUTES.get(attribute, "")
    pointee = module.types.pointee(type_id)
    if not pointee:
        text = spv.ENUMERANT_NAMES["FunctionParameterAttribute"][attribute]
        raise Unsupported(f"FuncParamAttr {text} of an untyped pointer has no LLVM IR")
    return f"{name}({module.types.text(pointee)})"


def decoration_node(module: Reversal, id: int) -> str:
    """Return the reference of the list of an id's other decorations, "" for none."""
    nodes = [
        module.metadata.node([f"i32 {number}", *_operands(number, words)])
        for number, words in module.source.decorations.get(id, ())
        if number not in _EXPRESSED
    ]
    return module.metadata.node(nodes) if nodes else ""


def decoration_metadata(module: Reversal, id: int) -> str:
    """Return the attachment with an id's other decorations, "" for none."""
    node = decoration_node(module, id)
    return f", !spirv.Decorations {node}" if node else ""


def _operands(number: int, words: list[int]) -> list[str]:
    """Return the operands of a decoration: strings and numbers."""
    texts: list[str] = []
    place = 0
    for kind in ENUM_PARAMETERS["Decoration"].get(number, ()):
        while place < len(words):
            if kind.rstrip("?*") == "LiteralString":
                text, place = text_at(words, place)
                texts.append(text_node(text))
            else:
                texts.append(f"i32 {words[place]}")
                place += 1
            if not kind.endswith("*"):
                break
    return texts
