"""Conversions to floats with a rounding mode, which SPIR-V has only for kernels.

Directed rounding of a number that was already rounded in the same direction gives the same as
rounding once, so narrow formats are reached through wider ones.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from spvbackend.prepare.templates.calls import call_builtin
from spvbackend.prepare.templates.opencl import Family
from spvbackend.prepare.templates.text import (
    FLOATS,
    FloatFormat,
    Request,
    Shape,
    Writer,
    float_shape,
    integer,
    integer_shape,
    integer_width,
    like,
    shape_text,
    suffix,
)

_MODES: Final = ("rtn", "rtp", "rtz")
_UP: Final = "rtp"
_TOWARDS_ZERO: Final = "rtz"


def expand_narrowing(request: Request, mode: str) -> str | None:
    """Convert a float to a narrower format: the neighbour towards zero, or the next number."""
    source, result = float_shape(request.args[0]), float_shape(request.ret)
    if source is None or result is None or source.lanes != result.lanes:
        return None
    writer = Writer()
    wide, narrow = FLOATS[source.element], FLOATS[result.element]
    if wide.width <= narrow.width:
        opcode = "fpext" if wide.width < narrow.width else "bitcast"
        value = writer.let(f"{opcode} {request.args[0]} %a0 to {request.ret}")
        return writer.returns(request.ret, value)
    bits = Shape(source.lanes, f"i{wide.width}")
    text, bit = shape_text(bits), like(bits, "i1")
    number = writer.let(f"bitcast {request.args[0]} %a0 to {text}")
    size = writer.let(f"and {text} {number}, {integer(bits, (1 << wide.width - 1) - 1)}")
    kept = _held(writer, bits, size, wide, narrow)
    # It is a number of the narrow format, so this does not round. Comparing with the value
    # converted back would not do: drivers fold such a round trip.
    exact = writer.let(f"bitcast {text} {kept} to {request.args[0]}")
    exact = writer.let(f"fptrunc {request.args[0]} {exact} to {request.ret}")
    whole = Shape(source.lanes, f"i{narrow.width}")
    narrowed = writer.let(f"bitcast {request.ret} {exact} to {shape_text(whole)}")
    if mode != _TOWARDS_ZERO:
        is_cut = writer.let(f"icmp ne {text} {kept}, {size}")
        predicate = "sge" if mode == _UP else "slt"
        is_away = writer.let(f"icmp {predicate} {text} {number}, {integer(bits, 0)}")
        is_moved = writer.let(f"and {bit} {is_cut}, {is_away}")
        step = writer.let(f"zext {bit} {is_moved} to {shape_text(whole)}")
        # Numbers of one sign are ordered as their bits are, infinity after the largest one.
        narrowed = writer.let(f"add {shape_text(whole)} {narrowed}, {step}")
    sign = writer.let(f"ashr {text} {number}, {integer(bits, wide.width - 1)}")
    value = _with_sign(writer, whole, result, narrowed, bits, sign)
    # Infinities and NaN have the largest exponent.
    plain = writer.let(f"fptrunc {request.args[0]} %a0 to {request.ret}")
    is_number = writer.let(f"icmp ult {text} {size}, {integer(bits, _infinity(wide))}")
    value = writer.let(f"select {bit} {is_number}, {request.ret} {value}, {request.ret} {plain}")
    return writer.returns(request.ret, value)


def _held(writer: Writer, bits: Shape, size: str, wide: FloatFormat, narrow: FloatFormat) -> str:
    """Return the bits of the largest number of a narrower format that is not above a size."""
    text, bit = shape_text(bits), like(bits, "i1")
    exponent = writer.let(f"lshr {text} {size}, {integer(bits, wide.mantissa)}")
    # Below its smallest exponent the narrow format loses one bit per exponent.
    smallest = integer(bits, _bias(wide) - _bias(narrow) + 1)
    below = writer.let(f"sub {text} {smallest}, {exponent}")
    is_small = writer.let(f"icmp sgt {text} {below}, {integer(bits, 0)}")
    lost = writer.let(f"select {bit} {is_small}, {text} {below}, {text} {integer(bits, 0)}")
    is_none = writer.let(f"icmp sgt {text} {lost}, {integer(bits, narrow.mantissa)}")
    lost = writer.let(f"select {bit} {is_none}, {text} {integer(bits, 0)}, {text} {lost}")
    lost = writer.let(f"add {text} {lost}, {integer(bits, wide.mantissa - narrow.mantissa)}")
    ones = writer.let(f"shl {text} {integer(bits, -1)}, {lost}")
    kept = writer.let(f"and {text} {size}, {ones}")
    kept = writer.let(f"select {bit} {is_none}, {text} {integer(bits, 0)}, {text} {kept}")
    largest = integer(bits, _largest(wide, narrow))
    is_large = writer.let(f"icmp ugt {text} {kept}, {largest}")
    return writer.let(f"select {bit} {is_large}, {text} {largest}, {text} {kept}")


def _bias(format: FloatFormat) -> int:
    return (1 << (format.width - format.mantissa - 2)) - 1


def _infinity(format: FloatFormat) -> int:
    """Return the bits of infinity."""
    return (1 << (format.width - 1)) - (1 << format.mantissa)


def _largest(wide: FloatFormat, narrow: FloatFormat) -> int:
    """Return the bits of the largest number of the narrow format in the wide one."""
    ones = ((1 << narrow.mantissa) - 1) << (wide.mantissa - narrow.mantissa)
    return (_bias(wide) + _bias(narrow) << wide.mantissa) | ones


def expand_integer(request: Request, mode: str, signed: bool) -> str | None:
    """Convert an integer to a float: the bits that the format holds, plus a unit if need be."""
    source, result = integer_shape(request.args[0]), float_shape(request.ret)
    if source is None or result is None or source.lanes != result.lanes:
        return None
    writer = Writer()
    width = integer_width(source.element)
    held = FLOATS[result.element].mantissa + 1
    opcode = "sitofp" if signed else "uitofp"
    if width - signed <= held:
        value = writer.let(f"{opcode} {request.args[0]} %a0 to {request.ret}")
        return writer.returns(request.ret, value)
    if result.element == "half":
        between = Shape(result.lanes, "float")
        name = f"convert_float$N_{mode}"
        value = call_builtin(writer, name, between, source, "%a0", not signed)
        value = call_builtin(writer, f"convert_half$N_{mode}", result, between, value)
        return writer.returns(request.ret, value)
    return writer.returns(request.ret, _cut(writer, source, result, mode, signed))


def _cut(writer: Writer, source: Shape, result: Shape, mode: str, signed: bool) -> str:
    text, bit = shape_text(source), like(source, "i1")
    width, format = integer_width(source.element), FLOATS[result.element]
    whole = Shape(source.lanes, f"i{format.width}")
    size, sign = "%a0", ""
    if signed:
        sign = writer.let(f"ashr {text} %a0, {integer(source, width - 1)}")
        flipped = writer.let(f"xor {text} %a0, {sign}")
        size = writer.let(f"sub {text} {flipped}, {sign}")
    # The lowest bits that the format does not hold, counted from the leading one.
    zeros = writer.let(f"call {text} @llvm.ctlz.{suffix(text)}({text} {size}, i1 false)")
    spare = integer(source, width - format.mantissa - 1)
    count = writer.let(f"sub {text} {spare}, {zeros}")
    is_short = writer.let(f"icmp slt {text} {count}, {integer(source, 0)}")
    count = writer.let(f"select {bit} {is_short}, {text} {integer(source, 0)}, {text} {count}")
    ones = writer.let(f"shl {text} {integer(source, -1)}, {count}")
    kept = writer.let(f"and {text} {size}, {ones}")
    value = writer.let(f"uitofp {text} {kept} to {shape_text(result)}")
    number = writer.let(f"bitcast {shape_text(result)} {value} to {shape_text(whole)}")
    if mode == _TOWARDS_ZERO or not (signed or mode == _UP):
        return _with_sign(writer, whole, result, number, source, sign)
    is_cut = writer.let(f"icmp ne {text} {kept}, {size}")
    if signed:
        predicate = "eq" if mode == _UP else "ne"
        is_away = writer.let(f"icmp {predicate} {text} {sign}, {integer(source, 0)}")
        is_cut = writer.let(f"and {bit} {is_cut}, {is_away}")
    step = writer.let(f"zext {bit} {is_cut} to {shape_text(whole)}")
    number = writer.let(f"add {shape_text(whole)} {number}, {step}")
    return _with_sign(writer, whole, result, number, source, sign)


def _with_sign(
    writer: Writer, whole: Shape, result: Shape, number: str, source: Shape, sign: str
) -> str:
    """Return the float of the bits; the sign is all ones or zeros, "" where there is none."""
    text = shape_text(whole)
    if sign:
        have, want = integer_width(source.element), integer_width(whole.element)
        if have != want:
            cast = "trunc" if have > want else "sext"
            sign = writer.let(f"{cast} {shape_text(source)} {sign} to {text}")
        top = writer.let(f"and {text} {sign}, {integer(whole, 1 << (want - 1))}")
        number = writer.let(f"or {text} {number}, {top}")
    return writer.let(f"bitcast {text} {number} to {shape_text(result)}")


CONVERSIONS: Final[dict[str, Family]] = {
    f"{kind}_convert_{mode}": family
    for mode in _MODES
    for kind, family in (
        ("f", partial(expand_narrowing, mode=mode)),
        ("s", partial(expand_integer, mode=mode, signed=True)),
        ("u", partial(expand_integer, mode=mode, signed=False)),
    )
}
"""By the kind of operand, a float, a signed or an unsigned integer, and the mode."""
