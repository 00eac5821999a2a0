"""Functions of integers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from spvbackend.builtins.params import SIGNED_LETTERS, UNSIGNED_LETTERS
from spvbackend.prepare.templates.fallbacks import extract_field, insert_field
from spvbackend.prepare.templates.opencl import Family
from spvbackend.prepare.templates.opencl_calls import call_pair
from spvbackend.prepare.templates.text import (
    Request,
    Shape,
    Writer,
    fill,
    integer,
    integer_shape,
    integer_width,
    like,
    shape_text,
    suffix,
)

# Half of a sum that may overflow: half of the bits that differ plus the common bits, or minus that
# half from the bits of either.
_ROWS: Final[dict[str, str]] = {
    "abs_diff": """
  %above = icmp {sign}gt $T %a0, %a1
  %down = sub $T %a0, %a1
  %up = sub $T %a1, %a0
  %r = select $B %above, $T %down, $T %up
  ret $T %r""",
    "add_sat": """
  %r = call $T @llvm.{sign}add.sat.$NT($T %a0, $T %a1)
  ret $T %r""",
    "hadd": """
  %both = and $T %a0, %a1
  %other = xor $T %a0, %a1
  %half = {shift} $T %other, ${{1}}
  %r = add $T %both, %half
  ret $T %r""",
    "rhadd": """
  %any = or $T %a0, %a1
  %other = xor $T %a0, %a1
  %half = {shift} $T %other, ${{1}}
  %r = sub $T %any, %half
  ret $T %r""",
    "sub_sat": """
  %r = call $T @llvm.{sign}sub.sat.$NT($T %a0, $T %a1)
  ret $T %r""",
}
_BITS: Final[dict[str, str]] = {
    "clz": """
  %r = call $T @llvm.ctlz.$NT($T %a0, i1 false)
  ret $T %r""",
    "ctz": """
  %r = call $T @llvm.cttz.$NT($T %a0, i1 false)
  ret $T %r""",
    "popcount": """
  %r = call $T @llvm.ctpop.$NT($T %a0)
  ret $T %r""",
}
_HIGH_HALF: Final = """
  %first = {extend} $T %a0 to $X
  %second = {extend} $T %a1 to $X
  %product = mul $X %first, %second
  %high = lshr $X %product, $X{{W}}
  %r = trunc $X %high to $T
  ret $T %r"""
_JOINED: Final = """
  %first = zext $T %a0 to $X
  %high = shl $X %first, $X{W}
  %low = zext $T %a1 to $X
  %r = or $X %high, %low
  ret $X %r"""
_LONGEST: Final = 64
_WORD: Final = 32


def _shape(request: Request) -> Shape | None:
    """Return the shape of operands and result, None where they differ."""
    alike = all(arg == request.ret for arg in request.args)
    return integer_shape(request.ret) if alike else None


def expand_magnitude(request: Request) -> str | None:
    """u_abs: an unsigned number is its own magnitude."""
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
    # Neither a product nor a sum with it exceeds twice the width.
    product = writer.let(f"mul {shape_text(wide)} {first}, {second}")
    total = writer.let(f"add {shape_text(wide)} {product}, {third}")
    highest = (1 << (width - signed)) - 1
    total = _bounded(writer, wide, total, "slt" if signed else "ult", highest)
    if signed:
        total = _bounded(writer, wide, total, "sgt", -highest - 1)
    return writer.returns(text, writer.let(f"trunc {shape_text(wide)} {total} to {text}"))


def _bounded(writer: Writer, shape: Shape, value: str, predicate: str, bound: int) -> str:
    """Return the value where the comparison with the bound holds, else the bound."""
    text, limit = shape_text(shape), integer(shape, bound)
    is_within = writer.let(f"icmp {predicate} {text} {value}, {limit}")
    return writer.let(f"select {like(shape, 'i1')} {is_within}, {text} {value}, {text} {limit}")


def expand_row(request: Request, row: str) -> str | None:
    """Functions of integers of one type."""
    return None if _shape(request) is None else fill(row, request)


def expand_high_half(request: Request, row: str) -> str | None:
    """mul_hi of integers below 32 bits; selection handles wider ones."""
    shape = _shape(request)
    if shape is None or integer_width(shape.element) >= _WORD:
        return None
    return fill(row, request)


def expand_high_sum(request: Request, signed: bool) -> str | None:
    """mad_hi."""
    shape = _shape(request)
    if shape is None:
        return None
    writer, text = Writer(), request.ret
    high = _high_product(writer, shape, signed)
    return writer.returns(text, writer.let(f"add {text} {high}, %a2"))


def expand_joined(request: Request) -> str | None:
    """upsample: the first is the upper half."""
    shape = integer_shape(request.args[0])
    if shape is None or list(request.args) != [request.args[0]] * 2:
        return None
    width = integer_width(shape.element)
    return fill(_JOINED, request) if request.ret == like(shape, f"i{2 * width}") else None


def _high_product(writer: Writer, shape: Shape, signed: bool) -> str:
    letter = (SIGNED_LETTERS if signed else UNSIGNED_LETTERS)[shape.element]
    return call_pair(writer, "mul_hi", shape, shape, letter, ("%a0", "%a1"))


def _add_words(shape: Shape) -> str:
    """Add 64 bits unsigned: the upper half must be zero, and no carry may enter it."""
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
    """Add 64 bits signed: the upper half must repeat the sign of the lower half."""
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
    # The largest number, complemented for a negative sum.
    whole = writer.let(f"ashr {text} {high}, {last}")
    limit = writer.let(f"xor {text} {whole}, {integer(shape, (1 << (_LONGEST - 1)) - 1)}")
    value = writer.let(f"select {bit} {fits}, {text} {total}, {text} {limit}")
    return writer.returns(text, value)


def expand_field(request: Request, body: Callable[[Shape], str], values: int) -> str | None:
    """Expand functions on bit fields, of values and two words; for words there are instructions."""
    shape = integer_shape(request.ret)
    if shape is None or integer_width(shape.element) == _WORD:
        return None
    wanted = [request.ret] * values + [f"i{_WORD}"] * 2
    return body(shape) if list(request.args) == wanted else None


_SIGNS: Final = (("s", "ashr", "sext"), ("u", "lshr", "zext"))
INTEGER_FUNCTIONS: Final[dict[str, Family]] = {
    "bitfield_extract_signed": partial(
        expand_field, body=partial(extract_field, signed=True), values=1
    ),
    "bitfield_extract_unsigned": partial(
        expand_field, body=partial(extract_field, signed=False), values=1
    ),
    "bitfield_insert": partial(expand_field, body=insert_field, values=2),
    "u_abs": expand_magnitude,
    **{name: partial(expand_row, row=row) for name, row in _BITS.items()},
    **{
        f"{sign}_{name}": partial(expand_row, row=row.format(sign=sign, shift=shift))
        for sign, shift, _ in _SIGNS
        for name, row in _ROWS.items()
    },
    **{
        f"{sign}_mul_hi": partial(expand_high_half, row=_HIGH_HALF.format(extend=extend))
        for sign, _, extend in _SIGNS
    },
    **{
        f"{sign}_{name}": partial(family, signed=sign == "s")
        for sign, _, _ in _SIGNS
        for name, family in (("mad_hi", expand_high_sum), ("mad_sat", expand_multiply_add))
    },
    **{f"{sign}_upsample": expand_joined for sign, _, _ in _SIGNS},
}
