"""Functions that store a second result through a pointer, in any address space.

The last operand is the pointer. Its pointee has as many lanes as the result, and its alignment.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from spvbackend.builtins.params import SIGNED_LETTERS
from spvbackend.prepare.templates.calls import call_builtin
from spvbackend.prepare.templates.float import write_frexp
from spvbackend.prepare.templates.opencl import Family
from spvbackend.prepare.templates.opencl_calls import call_pair
from spvbackend.prepare.templates.text import (
    FLOATS,
    Request,
    Shape,
    Writer,
    address_space,
    float_shape,
    floating,
    integer,
    like,
    shape_text,
    suffix,
)

Body = Callable[[Writer, Shape], tuple[str, str]]
"""Writes the computation of the result and the second result."""
_WORD: Final = "i32"
_QUOTIENTS: Final = 128.0


def _expand(request: Request, operands: int, element: str, body: Body) -> str | None:
    """Expand a function of as many floats; the second result has this element, "" for floats."""
    shape = float_shape(request.ret)
    *values, pointer = request.args
    if shape is None or values != [request.ret] * operands or address_space(pointer) is None:
        return None
    writer = Writer()
    value, second = body(writer, shape)
    held = Shape(shape.lanes, element or shape.element)
    writer.do(f"store {shape_text(held)} {second}, {pointer} %a{operands}, align {_align(held)}")
    return writer.returns(request.ret, value)


def _align(shape: Shape) -> int:
    """Return the alignment in bytes: a vector of three has that of four (6.1.5)."""
    width = FLOATS[shape.element].width if shape.element in FLOATS else 32
    lanes = 4 if shape.lanes == 3 else max(1, shape.lanes)
    return lanes * width // 8


def _whole_and_rest(writer: Writer, shape: Shape, name: str) -> tuple[str, str]:
    text = shape_text(shape)
    whole = writer.call(text, f"llvm.{name}.{suffix(text)}", [(text, "%a0")])
    return whole, writer.let(f"fsub {text} %a0, {whole}")


def _signed(writer: Writer, shape: Shape, value: str) -> str:
    """Give the magnitude of a value the sign of the operand."""
    text = shape_text(shape)
    return writer.call(text, f"llvm.copysign.{suffix(text)}", [(text, value), (text, "%a0")])


def write_fraction(writer: Writer, shape: Shape) -> tuple[str, str]:
    """fract: x - floor(x), below 1; of zeros and infinities a zero of their sign."""
    text, bit = shape_text(shape), like(shape, "i1")
    whole, rest = _whole_and_rest(writer, shape, "floor")
    below_one = 1.0 - 2.0 ** -(FLOATS[shape.element].mantissa + 1)
    limit = floating(shape, below_one)
    # Ordered, so that a NaN stays.
    is_one = writer.let(f"fcmp ogt {text} {rest}, {limit}")
    rest = writer.let(f"select {bit} {is_one}, {text} {limit}, {text} {rest}")
    # Only zeros and infinities equal twice themselves.
    twice = writer.let(f"fadd {text} %a0, %a0")
    is_special = writer.let(f"fcmp oeq {text} {twice}, %a0")
    zero = _signed(writer, shape, floating(shape, 0.0))
    return writer.let(f"select {bit} {is_special}, {text} {zero}, {text} {rest}"), whole


def write_parts(writer: Writer, shape: Shape) -> tuple[str, str]:
    """modf: both parts have the sign of the number."""
    text, bit = shape_text(shape), like(shape, "i1")
    whole, rest = _whole_and_rest(writer, shape, "trunc")
    # An infinity is its whole part.
    is_whole = writer.let(f"fcmp oeq {text} %a0, {whole}")
    zero = floating(shape, 0.0)
    rest = writer.let(f"select {bit} {is_whole}, {text} {zero}, {text} {rest}")
    return _signed(writer, shape, rest), _signed(writer, shape, whole)


def write_exponent(writer: Writer, shape: Shape) -> tuple[str, str]:
    """frexp."""
    return write_frexp(writer, shape, Shape(shape.lanes, _WORD))


def write_sine_and_cosine(writer: Writer, shape: Shape) -> tuple[str, str]:
    """sincos."""
    sine = call_builtin(writer, "sin", shape, shape, "%a0")
    return sine, call_builtin(writer, "cos", shape, shape, "%a0")


def write_gamma(writer: Writer, shape: Shape) -> tuple[str, str]:
    """lgamma_r: the sign of gamma alternates between negative integers."""
    text, bit = shape_text(shape), like(shape, "i1")
    signs = Shape(shape.lanes, _WORD)
    bits = Shape(shape.lanes, f"i{FLOATS[shape.element].width}")
    value = call_builtin(writer, "lgamma", shape, shape, "%a0")
    name = f"llvm.floor.{suffix(text)}"
    whole = writer.call(text, name, [(text, "%a0")])
    half = writer.let(f"fmul {text} {whole}, {floating(shape, 0.5)}")
    is_odd = writer.let(f"fcmp one {text} {half}, {writer.call(text, name, [(text, half)])}")
    # The limit at a negative zero is negative infinity.
    is_zero = writer.let(f"fcmp oeq {text} %a0, {floating(shape, 0.0)}")
    either = writer.let(f"or {bit} {is_odd}, {is_zero}")
    number = writer.let(f"bitcast {text} %a0 to {shape_text(bits)}")
    below = writer.let(f"icmp slt {shape_text(bits)} {number}, {integer(bits, 0)}")
    below = writer.let(f"and {bit} {below}, {either}")
    words, less, one = shape_text(signs), integer(signs, -1), integer(signs, 1)
    return value, writer.let(f"select {bit} {below}, {words} {less}, {words} {one}")


def write_quotient(writer: Writer, shape: Shape) -> tuple[str, str]:
    """remquo: the lowest bits of the quotient, from the remainder by a multiple of the divisor.

    OpenCL asks for seven bits; the rest is at most 129 times the divisor, so the division is off by
    less than half.
    """
    text, bit, letter = shape_text(shape), like(shape, "i1"), SIGNED_LETTERS[shape.element]
    count = Shape(shape.lanes, _WORD)
    rest = call_pair(writer, "remainder", shape, shape, letter, ("%a0", "%a1"))
    multiple = writer.let(f"fmul {text} %a1, {floating(shape, _QUOTIENTS)}")
    left = call_pair(writer, "fmod", shape, shape, letter, ("%a0", multiple))
    # An infinite multiple exceeds all numbers, which are their own remainders.
    size = writer.call(text, f"llvm.fabs.{suffix(text)}", [(text, multiple)])
    fits = writer.let(f"fcmp olt {text} {size}, {floating(shape, float('inf'))}")
    left = writer.let(f"select {bit} {fits}, {text} {left}, {text} %a0")
    taken = writer.let(f"fsub {text} {left}, {rest}")
    ratio = writer.let(f"fdiv {text} {taken}, %a1")
    whole = writer.call(text, f"llvm.rint.{suffix(text)}", [(text, ratio)])
    # Without a quotient the result is 0.
    words = shape_text(count)
    ends = [floating(shape, end) for end in (-2 * _QUOTIENTS, 2 * _QUOTIENTS)]
    above = writer.let(f"fcmp oge {text} {whole}, {ends[0]}")
    below = writer.let(f"fcmp ole {text} {whole}, {ends[1]}")
    known = writer.let(f"and {bit} {above}, {below}")
    whole = writer.let(f"select {bit} {known}, {text} {whole}, {text} {floating(shape, 0.0)}")
    quotient = writer.let(f"fptosi {text} {whole} to {words}")
    sign = writer.let(f"ashr {words} {quotient}, {integer(count, 31)}")
    lowest = _negated_where(writer, words, quotient, sign)
    lowest = writer.let(f"and {words} {lowest}, {integer(count, int(_QUOTIENTS) - 1)}")
    return rest, _negated_where(writer, words, lowest, sign)


def _negated_where(writer: Writer, text: str, value: str, sign: str) -> str:
    """Negate a number where the sign is all ones."""
    flipped = writer.let(f"xor {text} {value}, {sign}")
    return writer.let(f"sub {text} {flipped}, {sign}")


OUTPUT_FUNCTIONS: Final[dict[str, Family]] = {
    name: partial(_expand, operands=operands, element=element, body=body)
    for name, operands, element, body in (
        ("fract", 1, "", write_fraction),
        ("frexp", 1, _WORD, write_exponent),
        ("lgamma_r", 1, _WORD, write_gamma),
        ("modf", 1, "", write_parts),
        ("remquo", 2, _WORD, write_quotient),
        ("sincos", 1, "", write_sine_and_cosine),
    )
}
