"""Functions of floats that choose, compare or scale; their results are exact."""

from __future__ import annotations

from typing import Final

from spvbackend.prepare.templates.float import write_frexp
from spvbackend.prepare.templates.opencl import Family
from spvbackend.prepare.templates.text import (
    FLOATS,
    Request,
    Shape,
    Writer,
    exponent_bias,
    fill,
    float_shape,
    floating,
    integer,
    like,
    shape_text,
    suffix,
)

_ROWS: Final[dict[str, str]] = {
    # OpenCL C, 6.15.2: a NaN of either operand goes through the difference.
    "fdim": """
  %not.above = fcmp ole $T %a0, %a1
  %rest = fsub $T %a0, %a1
  %r = select $B %not.above, $T $T{0.0}, $T %rest
  ret $T %r""",
    "maxmag": """
  %first = call $T @llvm.fabs.$NT($T %a0)
  %second = call $T @llvm.fabs.$NT($T %a1)
  %above = fcmp ogt $T %first, %second
  %below = fcmp olt $T %first, %second
  %both = call $T @llvm.maxnum.$NT($T %a0, $T %a1)
  %other = select $B %below, $T %a1, $T %both
  %r = select $B %above, $T %a0, $T %other
  ret $T %r""",
    "minmag": """
  %first = call $T @llvm.fabs.$NT($T %a0)
  %second = call $T @llvm.fabs.$NT($T %a1)
  %below = fcmp olt $T %first, %second
  %above = fcmp ogt $T %first, %second
  %both = call $T @llvm.minnum.$NT($T %a0, $T %a1)
  %other = select $B %above, $T %a1, $T %both
  %r = select $B %below, $T %a0, $T %other
  ret $T %r""",
    # OpenCL C, 6.15.4: 0.0 for a NaN, and a zero unchanged.
    "sign": """
  %above = fcmp ogt $T %a0, $T{0.0}
  %below = fcmp olt $T %a0, $T{0.0}
  %nan = fcmp uno $T %a0, $T{0.0}
  %zero = select $B %nan, $T $T{0.0}, $T %a0
  %least = select $B %below, $T $T{-1.0}, $T %zero
  %r = select $B %above, $T $T{1.0}, $T %least
  ret $T %r""",
}
_HIGHEST: Final = (1 << 31) - 1
_LOWEST: Final = -(1 << 31)
_WORD: Final = "i32"
# More powers of two than between any finite half and zero or infinity.
_BEYOND_HALF: Final = 64


def _row(text: str) -> Family:
    return lambda request: fill(text, request) if _is_lanewise(request) else None


def _is_lanewise(request: Request) -> bool:
    """Whether operands and result are floats of one type."""
    alike = all(arg == request.ret for arg in request.args)
    return alike and float_shape(request.ret) is not None


def expand_integer_exponent(request: Request) -> str | None:
    """ilogb: the least number for a zero, the highest for an infinity or NaN."""
    shape = float_shape(request.args[0])
    if shape is None or request.ret != like(shape, _WORD):
        return None
    writer = Writer()
    result, text, bit = Shape(shape.lanes, _WORD), request.args[0], like(shape, "i1")
    _, power = write_frexp(writer, shape, result)
    # The fraction of frexp is below 1, that of ilogb is not.
    value = writer.let(f"sub {request.ret} {power}, {integer(result, 1)}")
    zero = writer.let(f"fcmp oeq {text} %a0, {floating(shape, 0.0)}")
    lowest, highest = integer(result, _LOWEST), integer(result, _HIGHEST)
    value = writer.let(f"select {bit} {zero}, {request.ret} {lowest}, {request.ret} {value}")
    finite = _is_finite(writer, shape)
    value = writer.let(f"select {bit} {finite}, {request.ret} {value}, {request.ret} {highest}")
    return writer.returns(request.ret, value)


def _is_finite(writer: Writer, shape: Shape) -> str:
    text = shape_text(shape)
    size = writer.call(text, f"llvm.fabs.{suffix(text)}", [(text, "%a0")])
    return writer.let(f"fcmp olt {text} {size}, {floating(shape, float('inf'))}")


def expand_exponent(request: Request) -> str | None:
    """logb: the exponent as a float."""
    shape = float_shape(request.ret)
    if shape is None or not _is_lanewise(request):
        return None
    writer = Writer()
    work, text, bit = Shape(shape.lanes, _WORD), request.ret, like(shape, "i1")
    _, power = write_frexp(writer, shape, work)
    power = writer.let(f"sub {shape_text(work)} {power}, {integer(work, 1)}")
    value = writer.let(f"sitofp {shape_text(work)} {power} to {text}")
    zero = writer.let(f"fcmp oeq {text} %a0, {floating(shape, 0.0)}")
    least = floating(shape, -float("inf"))
    value = writer.let(f"select {bit} {zero}, {text} {least}, {text} {value}")
    finite = _is_finite(writer, shape)
    # Infinity of either sign, and NaN.
    size = writer.call(text, f"llvm.fabs.{suffix(text)}", [(text, "%a0")])
    return writer.returns(text, writer.let(f"select {bit} {finite}, {text} {value}, {text} {size}"))


def expand_scale(request: Request) -> str | None:
    """ldexp: GLSL.std.450 has it only for results and powers of two within the normal numbers."""
    shape = float_shape(request.ret)
    if shape is None or list(request.args) != [request.ret, like(shape, _WORD)]:
        return None
    writer = Writer()
    text = request.ret
    if shape.element != "half":
        return writer.returns(text, _scaled(writer, shape))
    # A float holds every product of a half and a power of two within the range of half.
    wide = Shape(shape.lanes, "float")
    count = Shape(shape.lanes, _WORD)
    value = writer.let(f"fpext {text} %a0 to {shape_text(wide)}")
    power = _clamped(writer, count, "%a1", -_BEYOND_HALF, _BEYOND_HALF)
    factor = _power_of_two(writer, wide, power)
    value = writer.let(f"fmul {shape_text(wide)} {value}, {factor}")
    return writer.returns(text, writer.let(f"fptrunc {shape_text(wide)} {value} to {text}"))


def _scaled(writer: Writer, shape: Shape) -> str:
    """Multiply with three powers of two, of which at most the last rounds a non-zero number."""
    count, text, bit = Shape(shape.lanes, _WORD), shape_text(shape), like(shape, "i1")
    format = FLOATS[shape.element]
    most = exponent_bias(format)
    # A step to below the normal numbers leaves more steps than digits: the result is zero.
    least, down = 1 - most, 1 - most + format.mantissa + 1
    words, zero = shape_text(count), integer(count, 0)
    rest, value = "%a1", "%a0"
    for _ in range(2):
        above = writer.let(f"icmp sgt {words} {rest}, {integer(count, most)}")
        below = writer.let(f"icmp slt {words} {rest}, {integer(count, least)}")
        step = writer.let(f"select {bit} {below}, {words} {integer(count, down)}, {words} {zero}")
        step = writer.let(f"select {bit} {above}, {words} {integer(count, most)}, {words} {step}")
        rest = writer.let(f"sub {words} {rest}, {step}")
        value = writer.let(f"fmul {text} {value}, {_power_of_two(writer, shape, step)}")
    rest = _clamped(writer, count, rest, least, most)
    return writer.let(f"fmul {text} {value}, {_power_of_two(writer, shape, rest)}")


def _clamped(writer: Writer, shape: Shape, value: str, low: int, high: int) -> str:
    text, bit = shape_text(shape), like(shape, "i1")
    for predicate, bound in (("slt", low), ("sgt", high)):
        limit = integer(shape, bound)
        is_beyond = writer.let(f"icmp {predicate} {text} {value}, {limit}")
        value = writer.let(f"select {bit} {is_beyond}, {text} {limit}, {text} {value}")
    return value


def _power_of_two(writer: Writer, shape: Shape, power: str) -> str:
    """Return 2 to a power of a normal number, given as words."""
    format = FLOATS[shape.element]
    count, whole = like(shape, _WORD), Shape(shape.lanes, f"i{format.width}")
    bias = integer(Shape(shape.lanes, _WORD), exponent_bias(format))
    field = writer.let(f"add {count} {power}, {bias}")
    if shape_text(whole) != count:
        field = writer.let(f"zext {count} {field} to {shape_text(whole)}")
    bits = writer.let(f"shl {shape_text(whole)} {field}, {integer(whole, format.mantissa)}")
    return writer.let(f"bitcast {shape_text(whole)} {bits} to {shape_text(shape)}")


NUMBER_FUNCTIONS: Final[dict[str, Family]] = {
    **{name: _row(text) for name, text in _ROWS.items()},
    "ilogb": expand_integer_exponent,
    "logb": expand_exponent,
}
