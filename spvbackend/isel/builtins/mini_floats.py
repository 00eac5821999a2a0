"""Conversions from and to 4-bit and 8-bit floats and 4-bit integers.

LLVM IR holds such numbers in integers. SPIR-V has types for them, so bitcasts surround the
conversion. 4-bit integers are either packed in longer ones or came singly as i4, which
legalisation made i8: another conversion links i8 and the 4-bit type, which has no arithmetic
(SPV_INTEL_int4).
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
    """Select the conversion that the name states, between bitcasts."""
    conversion = CONVERSIONS[resolved.row.name]
    args = arguments(inst)
    source = args[0]
    lanes = _lanes(conversion, source.type, inst.type)
    for format, type in ((conversion.source, source.type), (conversion.target, inst.type)):
        if not _holds(format, type, lanes):
            raise missing(inst, resolved, f"'{type}' does not hold {lanes} numbers of its format")
    for format in (conversion.source, conversion.target):
        if format.needs != NONE:
            check_capability(sel.environment, format.needs, f"builtin '{resolved.row.name}'")
    words = [_opened(sel, conversion.source, source, lanes), *sel.ids(args[1:])]
    result = _convert(sel, inst, resolved.row.opcode, conversion.target, words, lanes)
    if conversion.saturated:
        sel.cache.decorate(result, spv.DecorationSaturatedToLargestFloat8NormalConversionEXT)


def _lanes(conversion: Conversion, source: Type, target: Type) -> int:
    """Return the number of lanes; a side that may be packed does not tell."""
    return (source if conversion.source.bits > 4 else target).lanes()


def _is_plain(format: Format) -> bool:
    """Whether the conversion takes LLVM's type."""
    return bool(format.type) or (format.encoding == NONE and format.bits == 8)


def _holds(format: Format, type: Type, lanes: int) -> bool:
    """Whether a type can hold `lanes` numbers of the format."""
    scalar = type.elems[0] if type.kind == TARGET and type.elems else type.scalar()
    if format.type:
        return scalar.name == format.type and type.lanes() == lanes
    if type.kind == TARGET:
        return scalar.bits == format.bits
    return _is_wider(format, type, lanes) or scalar.bits * type.lanes() == format.bits * lanes


def _is_wider(format: Format, type: Type, lanes: int) -> bool:
    """Whether each 4-bit number has its own i8, whose upper bits are zero."""
    if format.bits != 4 or type.kind == TARGET or type.lanes() != lanes:
        return False
    # An i4 stays an i4 where integers may have any width.
    return type.scalar().bits > 4


def _type(sel: Selector, format: Format, like: Type, lanes: int) -> int:
    """Return the id of the numbers' type, or of a matrix type of the extent of `like`."""
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
    """Return the operand of the conversion."""
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
    """Emit the conversion, and convert its result to LLVM's integer."""
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
