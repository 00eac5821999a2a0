"""Builtins of OpenCL C whose instruction may not be used, because it needs an extension.

A body follows cl_khr_extended_bit_ops and cl_khr_integer_dot_product, for the overloads that they
declare; any other function of that name stays unchanged. This module is not used where the
instruction may be.
"""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from spvbackend.builtins.demangle import demangle
from spvbackend.builtins.params import KIND_TEXT, SIGNED_KINDS
from spvbackend.prepare.templates.calls import OVERLOADED
from spvbackend.prepare.templates.opencl import Family
from spvbackend.prepare.templates.text import (
    Request,
    Shape,
    Writer,
    integer_shape,
    integer_width,
    like,
    shape_text,
    suffix,
)
from spvbackend.target.features import BIT_INSTRUCTIONS, INTEGER_DOT_PRODUCT, Feature

# Prefixes of the names of all rows, so that other functions need no look-up.
FALLBACK_PREFIXES: Final = ("bit_reverse", "bitfield_", "dot")

_WORD: Final = "i32"
_BYTES: Final = Shape(4, "i8")


class Fallback(NamedTuple):
    """The template of a builtin without its instruction: `feature` is the one that it needs."""

    feature: Feature
    expand: Family


def expand_reverse(request: Request) -> str | None:
    """bit_reverse: an intrinsic has the expansion."""
    shape = _bits_shape(request, 1, 0)
    if shape is None:
        return None
    writer, text = Writer(), request.ret
    return writer.returns(
        text, writer.call(text, f"llvm.bitreverse.{suffix(text)}", [(text, "%a0")])
    )


def expand_insert(request: Request) -> str | None:
    """bitfield_insert: d bits of a from bit c on become the lowest bits of b."""
    shape = _bits_shape(request, 2, 2)
    return None if shape is None else insert_field(shape)


def insert_field(shape: Shape) -> str:
    """Return the body, for any shape of integers."""
    writer, text = Writer(), shape_text(shape)
    at, ones = _field(writer, shape, "%a2", "%a3")
    mask = writer.let(f"shl {shape.element} {ones}, {at}")
    mask = writer.splat(shape, mask)
    moved = writer.let(f"shl {text} %a1, {writer.splat(shape, at)}")
    # a ^ ((a ^ b) & mask) takes b where the mask is one, and needs no complement of the mask.
    other = writer.let(f"xor {text} %a0, {moved}")
    other = writer.let(f"and {text} {other}, {mask}")
    return writer.returns(text, writer.let(f"xor {text} %a0, {other}"))


def expand_extract(request: Request, signed: bool) -> str | None:
    """bitfield_extract_*: c bits of a from bit b on; the highest is the sign of a signed field."""
    shape = _bits_shape(request, 1, 2)
    return None if shape is None else extract_field(shape, signed)


def extract_field(shape: Shape, signed: bool) -> str:
    """Return the body, for any shape of integers."""
    writer, text = Writer(), shape_text(shape)
    at, ones = _field(writer, shape, "%a1", "%a2")
    value = writer.let(f"lshr {text} %a0, {writer.splat(shape, at)}")
    value = writer.let(f"and {text} {value}, {writer.splat(shape, ones)}")
    if signed:
        # The highest bit of the field, 0 for a field without bits; (v ^ s) - s extends by it.
        half = writer.let(f"lshr {shape.element} {ones}, 1")
        sign = writer.let(f"xor {shape.element} {ones}, {half}")
        sign = writer.splat(shape, sign)
        value = writer.let(f"xor {text} {value}, {sign}")
        value = writer.let(f"sub {text} {value}, {sign}")
    return writer.returns(text, value)


def _bits_shape(request: Request, values: int, words: int) -> Shape | None:
    """Return the result's shape if operands are `values` of its type, then `words` uint scalars."""
    mangled = demangle(request.name)
    shape = integer_shape(request.ret)
    if mangled is None or mangled.nested or shape is None or shape.lanes not in OVERLOADED:
        return None
    if list(request.args) != [request.ret] * values + [_WORD] * words:
        return None
    elements = [KIND_TEXT.get(param.kind) for param in mangled.params]
    return shape if elements == [shape.element] * values + [_WORD] * words else None


def _field(writer: Writer, shape: Shape, offset: str, count: str) -> tuple[str, str]:
    """Return a field's offset as a shift amount, and a mask of its width, in the element type.

    No shift reaches the width W: a field at bit W has no bits, and one of W bits begins at bit 0.
    """
    type, width = shape.element, integer_width(shape.element)
    offset, count = _as_element(writer, type, offset), _as_element(writer, type, count)
    # The extension leaves offset + count > W undefined; the masks keep it defined here.
    at = writer.let(f"and {type} {offset}, {width - 1}")
    rest = writer.let(f"sub {type} {width}, {count}")
    rest = writer.let(f"and {type} {rest}, {width - 1}")
    ones = writer.let(f"lshr {type} -1, {rest}")
    empty = writer.let(f"icmp eq {type} {count}, 0")
    return at, writer.let(f"select i1 {empty}, {type} 0, {type} {ones}")


def _as_element(writer: Writer, type: str, word: str) -> str:
    width = integer_width(type)
    if width == integer_width(_WORD):
        return word
    opcode = "trunc" if width < integer_width(_WORD) else "zext"
    return writer.let(f"{opcode} {_WORD} {word} to {type}")


def expand_dot(request: Request, added: bool) -> str | None:
    """dot and dot_acc_sat of vectors of integers, signed as their mangled letters say."""
    mangled = demangle(request.name)
    operand = integer_shape(request.args[0]) if request.args else None
    if mangled is None or mangled.nested or operand is None:
        return None
    kinds = [param.kind for param in mangled.params]
    wanted = [request.args[0]] * 2 + [request.ret] * added
    if list(request.args) != wanted or len(kinds) != len(wanted):
        return None
    if any(KIND_TEXT.get(kind) != operand.element for kind in kinds[:2]):
        return None
    total, width = integer_shape(request.ret), integer_width(operand.element)
    if not operand.lanes or operand.lanes not in OVERLOADED or total is None or total.lanes:
        return None
    # A narrower result would need a truncation that the builtins do not have.
    if width > integer_width(total.element):
        return None
    signs = (kinds[0] in SIGNED_KINDS, kinds[1] in SIGNED_KINDS)
    return _product(Writer(), request.ret, operand, ("%a0", "%a1"), signs, added)


def expand_packed_dot(request: Request, signs: tuple[bool, bool], added: bool) -> str | None:
    """dot_4x8packed_* and dot_acc_sat_4x8packed_*: four bytes in a word."""
    mangled = demangle(request.name)
    if mangled is None or mangled.nested or request.ret != _WORD:
        return None
    if list(request.args) != [_WORD] * (2 + added) or len(mangled.params) != len(request.args):
        return None
    writer = Writer()
    left = writer.let(f"bitcast {_WORD} %a0 to {shape_text(_BYTES)}")
    right = writer.let(f"bitcast {_WORD} %a1 to {shape_text(_BYTES)}")
    return _product(writer, _WORD, _BYTES, (left, right), signs, added)


def _product(
    writer: Writer,
    ret: str,
    operand: Shape,
    values: tuple[str, str],
    signs: tuple[bool, bool],
    added: bool,
) -> str:
    """Return the sum of products modulo the result's width; %a2 is added with saturation."""
    wide = like(operand, ret)
    factors = list(values)
    if operand.element != ret:
        for index, signed in enumerate(signs):
            opcode = "sext" if signed else "zext"
            text = f"{opcode} {shape_text(operand)} {values[index]} to {wide}"
            factors[index] = writer.let(text)
    # Modulo the width, products and sums commute with extension, so the order is free.
    products = writer.let(f"mul {wide} {factors[0]}, {factors[1]}")
    total = writer.extract(wide, products, 0)
    for lane in range(1, operand.lanes):
        total = writer.let(f"add {ret} {total}, {writer.extract(wide, products, lane)}")
    if added:
        # Operands of mixed signs have a signed sum.
        name = "sadd" if any(signs) else "uadd"
        total = writer.call(ret, f"llvm.{name}.sat.{ret}", [(ret, total), (ret, "%a2")])
    return writer.returns(ret, total)


def _bits(expand: Family) -> Fallback:
    return Fallback(BIT_INSTRUCTIONS, expand)


def _dot(expand: Family) -> Fallback:
    return Fallback(INTEGER_DOT_PRODUCT, expand)


_SIGNS: Final = {
    "ss_int": (True, True),
    "su_int": (True, False),
    "us_int": (False, True),
    "uu_uint": (False, False),
}

FALLBACKS: Final[dict[str, Fallback]] = {
    "bit_reverse": _bits(expand_reverse),
    "bitfield_extract_signed": _bits(partial(expand_extract, signed=True)),
    "bitfield_extract_unsigned": _bits(partial(expand_extract, signed=False)),
    "bitfield_insert": _bits(expand_insert),
    "dot": _dot(partial(expand_dot, added=False)),
    "dot_acc_sat": _dot(partial(expand_dot, added=True)),
    **{
        f"{name}_4x8packed_{kinds}": _dot(partial(expand_packed_dot, signs=signs, added=added))
        for name, added in (("dot", False), ("dot_acc_sat", True))
        for kinds, signs in _SIGNS.items()
    },
}
