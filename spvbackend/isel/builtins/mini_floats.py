"""Conversions from and to floats of 4 and 8 bits and integers of 4.

LLVM IR holds such numbers in integers. SPIR-V has types for them, so that a bitcast stands before a
conversion or behind it. Integers of 4 bits are either packed in longer ones, or came one by one as
i4, of which legalisation made i8: one more conversion goes between that and the type of 4 bits,
which has no arithmetic (SPV_INTEL_int4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.builtins.mini_floats import CONVERSIONS, Conversion, Format
from spvbackend.builtins.rows import NONE
from spvbackend.isel.builtins.args import arguments, missing
from spvbackend.isel.module.target_types import matrix_of
from spvbackend.llvmir.types import TARGET, Type
from spvbackend.llvmir.values import Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpBitcast, OpUConvert
from spvbackend.target.availability import check_capability

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector


def select_mini_float(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """The conversion that the name says, between bitcasts."""
    found = CONVERSIONS[resolved.row.name]
    args = arguments(inst)
    source = args[0]
    lanes = _lanes(found, source.type, inst.type)
    for format, type in ((found.source, source.type), (found.target, inst.type)):
        if not _holds(format, type, lanes):
            raise missing(inst, resolved, f"'{type}' holds no {lanes} numbers of its format")
    for format in (found.source, found.target):
        if format.needs != NONE:
            check_capability(sel.environment, format.needs, f"builtin '{resolved.row.name}'")
    words = [_opened(sel, found.source, source, lanes), *sel.ids(args[1:])]
    result = _convert(sel, inst, resolved.row.opcode, found.target, words, lanes)
    if found.saturated:
        sel.cache.decorate(result, spv.DecorationSaturatedToLargestFloat8NormalConversionEXT)


def _lanes(found: Conversion, source: Type, target: Type) -> int:
    """How many numbers there are; a side that may be packed does not tell."""
    return (source if found.source.bits > 4 else target).lanes()


def _is_plain(format: Format) -> bool:
    """Whether LLVM's type is the one that the conversion takes."""
    return bool(format.type) or (format.encoding == NONE and format.bits == 8)


def _holds(format: Format, type: Type, lanes: int) -> bool:
    """Whether a type is one that numbers of the format come in."""
    scalar = type.elems[0] if type.kind == TARGET and type.elems else type.scalar()
    if format.type:
        return scalar.name == format.type and type.lanes() == lanes
    if type.kind == TARGET:
        return scalar.bits == format.bits
    return _is_wider(format, type, lanes) or scalar.bits * type.lanes() == format.bits * lanes


def _is_wider(format: Format, type: Type, lanes: int) -> bool:
    """Whether each number of 4 bits has an i8 of its own, in which the upper bits are zero."""
    if format.bits != 4 or type.kind == TARGET or type.lanes() != lanes:
        return False
    # An i4 is one where integers may be of any width.
    return type.scalar().bits > 4


def _type(sel: Selector, format: Format, like: Type, lanes: int) -> int:
    """The type of so many numbers, or of a matrix of the extent of `like`."""
    if _is_plain(format):
        return sel.type_id(like)
    if format.encoding == NONE:
        number = sel.cache.int_type(format.bits)
    else:
        number = sel.cache.float_type(format.bits, format.encoding)
    if like.kind == TARGET:
        if format.of_matrix != NONE:
            sel.cache.require(format.of_matrix)
        return matrix_of(sel.lowering, like, number)
    return number if lanes == 1 else sel.cache.vector_type(number, lanes)


def _opened(sel: Selector, format: Format, value: Value, lanes: int) -> int:
    """The operand of the conversion."""
    id = sel.id(value)
    if _is_plain(format):
        return id
    if _is_wider(format, value.type, lanes):
        id = sel.emit(OpUConvert, _small_ints(sel, lanes), [id])
    if format.encoding == NONE and (lanes == value.type.lanes() or value.type.kind == TARGET):
        return id
    return sel.emit(OpBitcast, _type(sel, format, value.type, lanes), [id])


def _small_ints(sel: Selector, lanes: int) -> int:
    number = sel.cache.int_type(4)
    return number if lanes == 1 else sel.cache.vector_type(number, lanes)


def _convert(
    sel: Selector, inst: Inst, opcode: int, format: Format, words: list[int], lanes: int
) -> int:
    """The conversion, and what makes its result the integer that LLVM has for it."""
    packed = not _is_wider(format, inst.type, lanes)
    is_number = format.encoding == NONE and (packed and inst.type.lanes() == lanes)
    if _is_plain(format) or is_number or (inst.type.kind == TARGET and format.encoding == NONE):
        return sel.define(inst, opcode, words)
    result = sel.emit(opcode, _type(sel, format, inst.type, lanes), words)
    if packed:
        sel.define(inst, OpBitcast, [result])
        return result
    bits = result
    if format.encoding != NONE:
        bits = sel.emit(OpBitcast, _small_ints(sel, lanes), [result])
    sel.define(inst, OpUConvert, [bits])
    return result
