"""Rules about entry points, modes and decorations: their targets, and how often they occur.

Input: a module read back from words. The section of the specification that states a rule is in
brackets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from spvbackend.emit.verify.rules import Facts
from spvbackend.mir.inst import VARIABLES, MachineInst
from spvbackend.mir.type_table import POINTER
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.operands import ENUM_PARAMETERS

Fault = tuple[MachineInst, str]
"""An instruction and what is wrong with it."""

_TARGETS: Final[dict[int, int]] = {
    op.OpDecorate: 1,
    op.OpDecorateId: 1,
    op.OpDecorateString: 1,
    op.OpMemberDecorate: 2,
    op.OpMemberDecorateString: 2,
}
"""Annotations with one decoration, and how many words name its target."""
# Decorations that may repeat with other operands (Decoration).
_MAY_REPEAT: Final = frozenset(
    (
        spv.DecorationCacheControlLoadINTEL,
        spv.DecorationCacheControlStoreINTEL,
        spv.DecorationArgumentAttributeINTEL,
        spv.DecorationFuncParamAttr,
        spv.DecorationFunctionDenormModeINTEL,
        spv.DecorationFunctionFloatingPointModeINTEL,
        spv.DecorationFunctionRoundingModeINTEL,
        spv.DecorationUserSemantic,
    )
)
# Modes that an entry point has once (Execution Mode).
_ONCE: Final = frozenset(
    (
        spv.ExecutionModeLocalSize,
        spv.ExecutionModeLocalSizeHint,
        spv.ExecutionModeLocalSizeId,
        spv.ExecutionModeSubgroupSize,
        spv.ExecutionModeVecTypeHint,
    )
)
_WRAPPING: Final = frozenset(
    (op.OpIAdd, op.OpIMul, op.OpISub, op.OpSNegate, op.OpShiftLeftLogical, op.OpExtInst)
)
# OpFDiv, and OpExtInst if it is sqrt, need RoundedDivideSqrtINTEL.
_ROUNDED: Final = frozenset(
    (op.OpConvertFToS, op.OpConvertFToU, op.OpConvertSToF, op.OpConvertUToF, op.OpFConvert,
     op.OpFDiv, op.OpExtInst)
)  # fmt: skip
_LINKED: Final = VARIABLES | {op.OpFunction}


def annotation_errors(facts: Facts) -> Iterator[Fault]:
    """Yield the errors of entry points, modes and decorations."""
    yield from _decoration_errors(facts)
    yield from _linkage_errors(facts)
    points = {point.function.id for point in facts.machine.entry_points}
    seen: set[tuple[int, ...]] = set()
    for mode in facts.machine.execution_modes:
        if mode.operands[0] not in points:
            yield mode, "the target is not an entry point"
        # Modes with a width occur once for each width.
        key = (mode.opcode, *mode.operands)
        if mode.operands[1] in _ONCE:
            key = (mode.opcode, *mode.operands[:2])
        if key in seen:
            yield mode, "the mode stands twice"
        seen.add(key)


def _decoration_errors(facts: Facts) -> Iterator[Fault]:
    seen: set[tuple[int, ...]] = set()
    for inst in facts.machine.cache.decorations:
        count = _TARGETS.get(inst.opcode, 0)
        if not count:
            continue
        decoration = inst.operands[count]
        key = (count, *inst.operands[: count + 1])
        if decoration in _MAY_REPEAT:
            key = (count, *inst.operands)
        if key in seen:
            yield inst, f"the decoration {_name(decoration)} stands twice"
        seen.add(key)
        if message := _form_error(inst.opcode, decoration):
            yield inst, message
        elif count == 1 and decoration in _RULES:
            message = _RULES[decoration](facts, inst.operands[0])
            if message:
                yield inst, f"{_name(decoration)} is about {message}"


def _form_error(opcode: int, decoration: int) -> str:
    """Check that ids stand in OpDecorateId alone (OpDecorate, OpDecorateId)."""
    parameters = ENUM_PARAMETERS["Decoration"].get(decoration, ())
    has_ids = any(kind.startswith("Id") for kind in parameters)
    if has_ids != (opcode == op.OpDecorateId) and opcode != op.OpMemberDecorate:
        return f"{_name(decoration)} has " + ("ids" if has_ids else "no ids")
    return ""


def _name(decoration: int) -> str:
    return spv.ENUMERANT_NAMES["Decoration"][decoration]


def _check_variable(facts: Facts, id: int) -> str:
    return "" if facts.opcode(id) in VARIABLES else "variables"


def _check_builtin(facts: Facts, id: int) -> str:
    """Check that WorkgroupSize is a constant, others variables (Vulkan, Built-In Variables)."""
    is_size = facts.opcode(id) in (op.OpConstantComposite, op.OpSpecConstantComposite)
    return "" if is_size else _check_variable(facts, id)


def _check_wrap(facts: Facts, id: int) -> str:
    return "" if facts.opcode(id) in _WRAPPING else "integer arithmetic"


def _check_rounding(facts: Facts, id: int) -> str:
    return "" if facts.opcode(id) in _ROUNDED else "conversions"


def _check_parameter(facts: Facts, id: int) -> str:
    """Check the target of an attribute; attributes of a result are on the function."""
    opcode = facts.opcode(id)
    return "" if opcode in (op.OpFunction, op.OpFunctionParameter) else "parameters and functions"


def _check_spec(facts: Facts, id: int) -> str:
    name = op.OPCODE_NAMES.get(facts.opcode(id), "")
    return "" if name.startswith("OpSpecConstant") else "specialisation constants"


def _check_linked(facts: Facts, id: int) -> str:
    return "" if facts.opcode(id) in _LINKED else "functions and variables"


def _check_pointer(facts: Facts, id: int) -> str:
    inst = facts.definitions.get(id)
    kind = facts.types.shape(inst.type_id).kind if inst is not None else 0
    return "" if kind == POINTER else "pointers"


_RULES: Final[dict[int, Callable[[Facts, int], str]]] = {
    spv.DecorationAlignment: _check_pointer,
    spv.DecorationBuiltIn: _check_builtin,
    spv.DecorationConstant: _check_variable,
    spv.DecorationFPRoundingMode: _check_rounding,
    spv.DecorationFuncParamAttr: _check_parameter,
    spv.DecorationLinkageAttributes: _check_linked,
    spv.DecorationNoSignedWrap: _check_wrap,
    spv.DecorationNoUnsignedWrap: _check_wrap,
    spv.DecorationSpecId: _check_spec,
}
"""Checks of the target of a decoration (Decoration)."""


def _linkage_errors(facts: Facts) -> Iterator[Fault]:
    """Yield functions with both a body and Import, or neither (2.16.1), and linked kernels.

    A kernel has no linkage (LinkageAttributes).
    """
    points = {point.function.id for point in facts.machine.entry_points}
    imported: set[int] = set()
    for inst in facts.machine.cache.decorations:
        words = inst.operands
        is_linkage = inst.opcode == op.OpDecorate and words[1] == spv.DecorationLinkageAttributes
        if is_linkage and words[0] in points:
            yield inst, "an entry point has no linkage"
        if is_linkage and words[-1] == spv.LinkageTypeImport:
            imported.add(words[0])
    for function in facts.machine.functions:
        if (function.id in imported) == bool(function.blocks):
            yield function.head, "a function has a body if and only if it is not imported"
