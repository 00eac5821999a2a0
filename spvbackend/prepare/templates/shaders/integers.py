"""Functions of integers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from spvbackend.prepare.templates.fallbacks import extract_field, insert_field
from spvbackend.prepare.templates.opencl import Family
from spvbackend.prepare.templates.text import (
    Request,
    Shape,
    Writer,
    integer,
    integer_shape,
    integer_width,
    like,
    shape_text,
    suffix,
)

_LONGEST: Final = 64
_WORD: Final = 32


def _shape(request: Request) -> Shape | None:
    """The shape that operands and result have, None where they differ."""
    alike = all(arg == request.ret for arg in request.args)
    return integer_shape(request.ret) if alike else None


def expand_magnitude(request: Request) -> str | None:
    """u_abs: what has no sign is its own magnitude."""
    return Writer().returns(request.ret, "%a0") if _shape(request) else None


def expand_multiply_add(request: Request, signed: bool) -> str | None:
    """mad_sat: a product and a sum that saturate together."""
    shape = _shape(request)
    if shape is None:
        return None
    width = integer_width(shape.element)
    if width == _LONGEST:
        return _add_signed_words(shape) if signed else _add_words(shape)
    writer = Writer()
    text, wide = request.ret, Shape(shape.lanes, f"i{2 * width}")
    cast = "sext" if signed else "zext"
    first, second, third = [
        writer.let(f"{cast} {text} %a{index} to {shape_text(wide)}") for index in range(3)
    ]
    # Neither a product nor a sum with it leaves twice the width.
    product = writer.let(f"mul {shape_text(wide)} {first}, {second}")
    total = writer.let(f"add {shape_text(wide)} {product}, {third}")
    highest = (1 << (width - signed)) - 1
    total = _bounded(writer, wide, total, "slt" if signed else "ult", highest)
    if signed:
        total = _bounded(writer, wide, total, "sgt", -highest - 1)
    return writer.returns(text, writer.let(f"trunc {shape_text(wide)} {total} to {text}"))


def _bounded(writer: Writer, shape: Shape, value: str, predicate: str, bound: int) -> str:
    """The value where the comparison with the bound holds, the bound elsewhere."""
    text, limit = shape_text(shape), integer(shape, bound)
    is_within = writer.let(f"icmp {predicate} {text} {value}, {limit}")
    return writer.let(f"select {like(shape, 'i1')} {is_within}, {text} {value}, {text} {limit}")


def _high_product(writer: Writer, shape: Shape, signed: bool) -> str:
    text = shape_text(shape)
    kind = "lm"[not signed]
    operand = f"Dv{shape.lanes}_{kind}S_" if shape.lanes else kind * 2
    return writer.call(text, f"_Z6mul_hi{operand}", [(text, "%a0"), (text, "%a1")])


def _add_words(shape: Shape) -> str:
    """Of 64 bits without a sign: nothing may be in the upper half, nor carried there."""
    writer = Writer()
    text, bit = shape_text(shape), like(shape, "i1")
    high = _high_product(writer, shape, False)
    low = writer.let(f"mul {text} %a0, %a1")
    total = writer.call(text, f"llvm.uadd.sat.{suffix(text)}", [(text, low), (text, "%a2")])
    fits = writer.let(f"icmp eq {text} {high}, {integer(shape, 0)}")
    most = integer(shape, -1)
    value = writer.let(f"select {bit} {fits}, {text} {total}, {text} {most}")
    return writer.returns(text, value)


def _add_signed_words(shape: Shape) -> str:
    """Of 64 bits with a sign: the upper half must be as many signs as the lower half has."""
    writer = Writer()
    text, bit = shape_text(shape), like(shape, "i1")
    high = _high_product(writer, shape, True)
    low = writer.let(f"mul {text} %a0, %a1")
    total = writer.let(f"add {text} {low}, %a2")
    # A sum modulo 2^64 is less than an operand exactly where it wrapped.
    carries = writer.let(f"icmp ult {text} {total}, {low}")
    carry = writer.let(f"zext {bit} {carries} to {text}")
    last = integer(shape, _LONGEST - 1)
    sign = writer.let(f"ashr {text} %a2, {last}")
    high = writer.let(f"add {text} {high}, {sign}")
    high = writer.let(f"add {text} {high}, {carry}")
    wanted = writer.let(f"ashr {text} {total}, {last}")
    fits = writer.let(f"icmp eq {text} {high}, {wanted}")
    # The largest number, or with the sign of the whole its complement.
    whole = writer.let(f"ashr {text} {high}, {last}")
    limit = writer.let(f"xor {text} {whole}, {integer(shape, (1 << (_LONGEST - 1)) - 1)}")
    value = writer.let(f"select {bit} {fits}, {text} {total}, {text} {limit}")
    return writer.returns(text, value)


def expand_field(request: Request, body: Callable[[Shape], str], values: int) -> str | None:
    """Fields of bits, by values of one type and two words; of words there are instructions."""
    shape = integer_shape(request.ret)
    if shape is None or integer_width(shape.element) == _WORD:
        return None
    wanted = [request.ret] * values + [f"i{_WORD}"] * 2
    return body(shape) if list(request.args) == wanted else None


INTEGER_FUNCTIONS: Final[dict[str, Family]] = {
    "bitfield_extract_signed": partial(
        expand_field, body=partial(extract_field, signed=True), values=1
    ),
    "bitfield_extract_unsigned": partial(
        expand_field, body=partial(extract_field, signed=False), values=1
    ),
    "bitfield_insert": partial(expand_field, body=insert_field, values=2),
    "s_mad_sat": partial(expand_multiply_add, signed=True),
    "u_abs": expand_magnitude,
    "u_mad_sat": partial(expand_multiply_add, signed=False),
}
