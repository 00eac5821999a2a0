"""Conversions and reinterpretations.

OpenCL C spells types, saturation and rounding in a function's name; SPIR-V has opcodes for the
kinds of types and decorations for the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.builtins.lookup import Conversion, conversion
from spvbackend.builtins.params import Param
from spvbackend.builtins.rows import NONE
from spvbackend.isel.builtins.args import arguments, missing
from spvbackend.isel.vectors import UNDEFINED_LANE
from spvbackend.llvmir.types import FLOAT, Type
from spvbackend.llvmir.values import Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector

# Letters of the Itanium mangling, as in a name that spells its parameters.
_FLOAT_KINDS: Final[dict[str, str]] = {"half": "Dh", "float": "f", "double": "d"}
_INT_KINDS: Final[dict[int, str]] = {8: "c", 16: "s", 32: "i", 64: "l"}
# These allow equal types on both sides: they change the signedness.
_TO_INTEGERS: Final = frozenset((op.OpConvertFToS, op.OpConvertFToU))
_BETWEEN_SIGNS: Final = frozenset((op.OpSatConvertSToU, op.OpSatConvertUToS))


def select_convert(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select convert_*; the types in the mangled name decide the conversion."""
    (value,) = arguments(inst)
    source = resolved.params[0] if resolved.params else _spelled(value.type)
    if source is None or value.type.lanes() != inst.type.lanes():
        raise missing(inst, resolved, f"cannot convert '{value.type}' to '{inst.type}'")
    _convert(sel, inst, value, conversion(resolved, source))


def _spelled(type: Type) -> Param | None:
    """Return the type as OpenCL C has it; unmangled integers count as signed."""
    scalar = type.scalar()
    floating = scalar.kind == FLOAT
    kind = _FLOAT_KINDS.get(scalar.name) if floating else _INT_KINDS.get(scalar.bits)
    return None if kind is None else Param(kind, type.lanes())


def select_convert_op(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a conversion instruction called by its own name."""
    (value,) = arguments(inst)
    opcode = resolved.row.opcode
    # A conversion to the same type is invalid (OpSConvert and the like), so alias the operand.
    same = value.type is inst.type and opcode not in _BETWEEN_SIGNS
    rounding = NONE if same else resolved.rounding
    how = Conversion(op.OpNop if same else opcode, resolved.saturate and not same, rounding)
    _convert(sel, inst, value, how)


def _convert(sel: Selector, inst: Inst, value: Value, how: Conversion) -> None:
    if how.opcode == op.OpNop:
        sel.alias(inst, sel.id(value))
        return
    result = sel.define(inst, how.opcode, [sel.id(value)])
    if how.saturated:
        sel.cache.decorate(result, spv.DecorationSaturatedConversion)
    if how.rounding != NONE:
        sel.cache.decorate(result, spv.DecorationFPRoundingMode, how.rounding)


def select_as_type(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select as_*: equal bits; three-component vectors gain or lose a fourth lane."""
    (value,) = arguments(inst)
    source, target = value.type, inst.type
    lanes = {source.lanes(), target.lanes()}
    if lanes == {3, 4} and source.scalar().bits == target.scalar().bits:
        _resize(sel, inst, value)
    elif source is target:
        sel.alias(inst, sel.id(value))
    elif source.lanes() * source.scalar().bits != target.lanes() * target.scalar().bits:
        raise missing(inst, resolved, f"'{source}' and '{target}' differ in size")
    else:
        sel.define(inst, op.OpBitcast, [sel.id(value)])


def _resize(sel: Selector, inst: Inst, value: Value) -> None:
    # OpVectorShuffle keeps the component type, so change the type first.
    id = sel.id(value)
    between = sel.types.vector(value.type.lanes(), inst.type.scalar())
    if between is not value.type:
        id = sel.emit(op.OpBitcast, sel.type_id(between), [id])
    lanes = [0, 1, 2, UNDEFINED_LANE][: inst.type.lanes()]
    sel.define(inst, op.OpVectorShuffle, [id, id, *lanes])
