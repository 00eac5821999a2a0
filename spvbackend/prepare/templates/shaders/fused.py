"""fma: a product and a sum with one rounding, where no instruction promises that.

GLSL.std.450's Fma may round twice (Vulkan, Precision and Operation of SPIR-V Instructions). So the
product is split into two numbers, and the sum of three is rounded once: all but the last addition
is exact, or rounded to odd, which no later rounding to fewer bits can tell from exact (Boldo and
Melquiond, Emulation of FMA and correctly rounded sums). Numbers whose parts could leave the range
of exponents are computed as integers.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.prepare.templates.text import (
    FLOATS,
    FloatFormat,
    Request,
    Shape,
    Writer,
    exponent_bias,
    float_shape,
    integer,
    like,
    shape_text,
    suffix,
)

_OPERANDS: Final = ("%a0", "%a1", "%a2")


class _Range(NamedTuple):
    """The exponents of numbers whose parts, down to the last bit, are normal numbers."""

    low: int
    high: int


class _Ranges(NamedTuple):
    """The ranges of the factors, and of the summand."""

    factors: _Range
    addend: _Range


_RANGES: Final[dict[str, _Ranges]] = {
    "float": _Ranges(_Range(-40, 60), _Range(-100, 120)),
    "double": _Ranges(_Range(-450, 500), _Range(-900, 1000)),
}


def expand_fma(request: Request) -> str | None:
    """fma of any float format but bfloat16, which is computed in float."""
    shape = float_shape(request.ret)
    if shape is None or any(arg != request.ret for arg in request.args):
        return None
    if shape.element == "half":
        return _fused_half(shape)
    if shape.element not in _RANGES:
        return None
    if not shape.lanes:
        return _fused(shape.element)
    writer = Writer()
    name = f"llvm.fma.{suffix(shape.element)}"
    whole = "poison"
    for lane in range(shape.lanes):
        parts = [(shape.element, writer.extract(request.ret, value, lane)) for value in _OPERANDS]
        part = writer.call(shape.element, name, parts)
        whole = writer.insert(request.ret, whole, shape.element, part, lane)
    return writer.returns(request.ret, whole)


def _fused_half(shape: Shape) -> str:
    """Compute half by float, which holds the product; an odd-rounded sum has two bits to spare."""
    writer = Writer()
    wide = Shape(shape.lanes, "float")
    text = shape_text(wide)
    first, second, third = [
        writer.let(f"fpext {shape_text(shape)} {value} to {text}") for value in _OPERANDS
    ]
    product = writer.let(f"fmul {text} {first}, {second}")
    total = _odd_sum(writer, wide, product, third)
    value = writer.let(f"fptrunc {text} {total} to {shape_text(shape)}")
    return writer.returns(shape_text(shape), value)


def _sum(writer: Writer, shape: Shape, left: str, right: str) -> tuple[str, str]:
    """Return a sum and its rounding error (Knuth), exact whichever is larger."""
    text = shape_text(shape)
    total = writer.let(f"fadd {text} {left}, {right}")
    virtual = writer.let(f"fsub {text} {total}, {left}")
    rest = writer.let(f"fsub {text} {total}, {virtual}")
    lost_left = writer.let(f"fsub {text} {left}, {rest}")
    lost_right = writer.let(f"fsub {text} {right}, {virtual}")
    return total, writer.let(f"fadd {text} {lost_left}, {lost_right}")


def _odd_sum(writer: Writer, shape: Shape, left: str, right: str) -> str:
    """Return a sum rounded to odd: an inexact one is the neighbour with an odd last bit."""
    total, lost = _sum(writer, shape, left, right)
    text, bit = shape_text(shape), like(shape, "i1")
    bits = Shape(shape.lanes, f"i{FLOATS[shape.element].width}")
    whole = shape_text(bits)
    zero, one = integer(bits, 0), integer(bits, 1)
    # The error of an infinite sum is a NaN, which does not count.
    is_cut = writer.let(f"fcmp one {text} {lost}, {_zero(shape)}")
    number = writer.let(f"bitcast {text} {total} to {whole}")
    rest = writer.let(f"bitcast {text} {lost} to {whole}")
    last = writer.let(f"and {whole} {number}, {one}")
    is_even = writer.let(f"icmp eq {whole} {last}, {zero}")
    moves = writer.let(f"and {bit} {is_cut}, {is_even}")
    # Away from zero if the error has the sign of the sum.
    signs = writer.let(f"xor {whole} {number}, {rest}")
    inwards = writer.let(f"icmp slt {whole} {signs}, {zero}")
    step = writer.let(f"select {bit} {inwards}, {whole} {integer(bits, -1)}, {whole} {one}")
    step = writer.let(f"select {bit} {moves}, {whole} {step}, {whole} {zero}")
    moved = writer.let(f"add {whole} {number}, {step}")
    return writer.let(f"bitcast {whole} {moved} to {text}")


def _zero(shape: Shape) -> str:
    return "zeroinitializer" if shape.lanes else "0.000000e+00"


def _fused(element: str) -> str:
    """Return the function of scalars, with a path for numbers of all exponents."""
    writer = Writer("entry")
    format, ranges = FLOATS[element], _RANGES[element]
    whole = f"i{format.width}"
    numbers = [writer.let(f"bitcast {element} {value} to {whole}") for value in _OPERANDS]
    limits = (ranges.factors, ranges.factors, ranges.addend)
    tests = [
        _is_within(writer, format, number, limit)
        for number, limit in zip(numbers, limits, strict=True)
    ]
    both = writer.let(f"and i1 {tests[0]}, {tests[1]}")
    writer.branch_if(writer.let(f"and i1 {both}, {tests[2]}"), "usual", "rare")
    writer.start("usual")
    value = _by_parts(writer, element, numbers[:2])
    writer.returns(element, value)
    writer.start("rare")
    return _by_integers(writer, element, numbers)


def _is_within(writer: Writer, format: FloatFormat, number: str, limit: _Range) -> str:
    """Test whether a number is zero, or its exponent lies in the range."""
    whole, bias = f"i{format.width}", exponent_bias(format)
    size = writer.let(f"and {whole} {number}, {(1 << (format.width - 1)) - 1}")
    low, high = [(bias + exponent) << format.mantissa for exponent in limit]
    above = writer.let(f"sub {whole} {size}, {low}")
    inside = writer.let(f"icmp ult {whole} {above}, {high - low}")
    is_zero = writer.let(f"icmp eq {whole} {size}, 0")
    return writer.let(f"or i1 {inside}, {is_zero}")


def _halves(writer: Writer, element: str, value: str, number: str) -> tuple[str, str]:
    """Split a number into two whose products with others of the kind are exact."""
    format = FLOATS[element]
    whole, low = f"i{format.width}", (format.mantissa + 2) // 2
    # With an odd number of digits, the sign of the lower part saves one (Veltkamp's splitting).
    if format.mantissa % 2 == 0:
        number = writer.let(f"add {whole} {number}, {1 << (low - 1)}")
    kept = writer.let(f"and {whole} {number}, {-(1 << low)}")
    upper = writer.let(f"bitcast {whole} {kept} to {element}")
    return upper, writer.let(f"fsub {element} {value}, {upper}")


def _by_parts(writer: Writer, element: str, numbers: list[str]) -> str:
    shape = Shape(0, element)
    first, second, third = _OPERANDS
    product = writer.let(f"fmul {element} {first}, {second}")
    high, low = _halves(writer, element, first, numbers[0])
    other_high, other_low = _halves(writer, element, second, numbers[1])
    # The rounding error of the product (Dekker).
    rest = product
    for left, right in ((high, other_high), (low, other_high), (high, other_low)):
        part = writer.let(f"fmul {element} {left}, {right}")
        rest = writer.let(f"fsub {element} {rest}, {part}")
    last = writer.let(f"fmul {element} {low}, {other_low}")
    lost = writer.let(f"fsub {element} {last}, {rest}")
    small, least = _sum(writer, shape, third, lost)
    large, middle = _sum(writer, shape, product, small)
    odd = _odd_sum(writer, shape, middle, least)
    value = writer.let(f"fadd {element} {large}, {odd}")
    # The sign of a zero is that of two zeros, or of a difference.
    plain = writer.let(f"fadd {element} {product}, {third}")
    is_zero = writer.let(f"fcmp oeq {element} {value}, {_zero(shape)}")
    return writer.let(f"select i1 {is_zero}, {element} {plain}, {element} {value}")


class _Parts(NamedTuple):
    """A finite number: (-1)^sign * mantissa * 2^(exponent - bias - digits after the point)."""

    sign: str
    exponent: str
    mantissa: str


def _by_integers(writer: Writer, element: str, numbers: list[str]) -> str:
    format = FLOATS[element]
    whole = f"i{format.width}"
    infinity = ((1 << (format.width - 1 - format.mantissa)) - 1) << format.mantissa
    sizes = [writer.let(f"and {whole} {n}, {(1 << (format.width - 1)) - 1}") for n in numbers]
    finite = [writer.let(f"icmp ult {whole} {size}, {infinity}") for size in sizes]
    factors = writer.let(f"and i1 {finite[0]}, {finite[1]}")
    all_finite = writer.let(f"and i1 {factors}, {finite[2]}")
    zeros = [writer.let(f"icmp ne {whole} {size}, 0") for size in sizes]
    some = writer.let(f"and i1 {zeros[0]}, {zeros[1]}")
    writer.branch_if(writer.let(f"and i1 {all_finite}, {some}"), "finite", "special")
    writer.start("special")
    product = writer.let(f"fmul {element} %a0, %a1")
    total = writer.let(f"fadd {element} {product}, %a2")
    # A product of finite numbers that overflows is still less than an infinity.
    only = writer.let(f"xor i1 {finite[2]}, true")
    only = writer.let(f"and i1 {factors}, {only}")
    writer.returns(element, writer.let(f"select i1 {only}, {element} %a2, {element} {total}"))
    writer.start("finite")
    parts = [
        _parts(writer, format, number, size) for number, size in zip(numbers, sizes, strict=True)
    ]
    return _rounded(writer, element, *_added(writer, format, parts, zeros[2]))


def _parts(writer: Writer, format: FloatFormat, number: str, size: str) -> _Parts:
    """Return the parts of a number, whose mantissa is normalised, unless it is zero."""
    whole, mantissa = f"i{format.width}", format.mantissa
    sign = writer.let(f"icmp slt {whole} {number}, 0")
    field = writer.let(f"lshr {whole} {size}, {mantissa}")
    digits = writer.let(f"and {whole} {size}, {(1 << mantissa) - 1}")
    zeros = writer.let(f"call {whole} @llvm.ctlz.{whole}({whole} {digits}, i1 false)")
    shift = writer.let(f"sub {whole} {zeros}, {format.width - 1 - mantissa}")
    moved = writer.let(f"shl {whole} {digits}, {shift}")
    full = writer.let(f"or {whole} {digits}, {1 << mantissa}")
    less = writer.let(f"sub {whole} 1, {shift}")
    is_short = writer.let(f"icmp eq {whole} {field}, 0")
    exponent = writer.let(f"select i1 {is_short}, {whole} {less}, {whole} {field}")
    chosen = writer.let(f"select i1 {is_short}, {whole} {moved}, {whole} {full}")
    return _Parts(sign, exponent, chosen)


def _added(
    writer: Writer, format: FloatFormat, parts: list[_Parts], is_some: str
) -> tuple[str, str]:
    """Return the sum in twice the width and the exponent of its sticky lowest bit.

    Both summands begin near the top, so that only the much smaller one loses bits.
    """
    whole, mantissa, bias = f"i{format.width}", format.mantissa, exponent_bias(format)
    width = 2 * format.width
    wide = f"i{width}"
    first, second, third = parts
    left = writer.let(f"zext {whole} {first.mantissa} to {wide}")
    right = writer.let(f"zext {whole} {second.mantissa} to {wide}")
    product = writer.let(f"mul {wide} {left}, {right}")
    room = width - 4 - 2 * mantissa
    product = writer.let(f"shl {wide} {product}, {room}")
    exponent = writer.let(f"add {whole} {first.exponent}, {second.exponent}")
    exponent = writer.let(f"sub {whole} {exponent}, {2 * bias + 2 * mantissa + room}")
    addend = writer.let(f"zext {whole} {third.mantissa} to {wide}")
    addend = writer.let(f"shl {wide} {addend}, {width - 4 - mantissa}")
    other = writer.let(f"sub {whole} {third.exponent}, {bias + width - 4}")
    # Zero has no exponent, so it takes the product's.
    other = writer.let(f"select i1 {is_some}, {whole} {other}, {whole} {exponent}")
    ahead = writer.let(f"sub {whole} {exponent}, {other}")
    back = writer.let(f"sub {whole} {other}, {exponent}")
    addend = _shifted(writer, format, addend, ahead)
    product = _shifted(writer, format, product, back)
    higher = writer.let(f"icmp sgt {whole} {exponent}, {other}")
    exponent = writer.let(f"select i1 {higher}, {whole} {exponent}, {whole} {other}")
    sign = writer.let(f"xor i1 {first.sign}, {second.sign}")
    product = _negated(writer, wide, product, sign)
    addend = _negated(writer, wide, addend, third.sign)
    return writer.let(f"add {wide} {product}, {addend}"), exponent


def _negated(writer: Writer, wide: str, value: str, sign: str) -> str:
    negative = writer.let(f"sub {wide} 0, {value}")
    return writer.let(f"select i1 {sign}, {wide} {negative}, {wide} {value}")


def _shifted(writer: Writer, format: FloatFormat, value: str, count: str) -> str:
    """Shift a wide number right if the count is positive; lost bits set the lowest bit."""
    whole, width = f"i{format.width}", 2 * format.width
    wide = f"i{width}"
    for predicate, bound in (("slt", 0), ("sgt", width - 1)):
        is_beyond = writer.let(f"icmp {predicate} {whole} {count}, {bound}")
        count = writer.let(f"select i1 {is_beyond}, {whole} {bound}, {whole} {count}")
    amount = writer.let(f"zext {whole} {count} to {wide}")
    moved = writer.let(f"lshr {wide} {value}, {amount}")
    return _with_lost(writer, wide, value, moved, amount)


def _with_lost(writer: Writer, wide: str, value: str, moved: str, amount: str) -> str:
    back = writer.let(f"shl {wide} {moved}, {amount}")
    is_cut = writer.let(f"icmp ne {wide} {back}, {value}")
    lost = writer.let(f"zext i1 {is_cut} to {wide}")
    return writer.let(f"or {wide} {moved}, {lost}")


def _rounded(writer: Writer, element: str, total: str, exponent: str) -> str:
    """Round a sum to the nearest number, ties to even, down to the subnormal ones."""
    format = FLOATS[element]
    whole, mantissa, width = f"i{format.width}", format.mantissa, 2 * format.width
    wide = f"i{width}"
    sign = writer.let(f"icmp slt {wide} {total}, 0")
    size = _negated(writer, wide, total, sign)
    zeros = writer.let(f"call {wide} @llvm.ctlz.{wide}({wide} {size}, i1 false)")
    # Zero has no leading bit; any shift will do.
    zeros = writer.let(f"and {wide} {zeros}, {width - 1}")
    normal = writer.let(f"shl {wide} {size}, {zeros}")
    # Two bits lower, so that even the least number is rounded by a shift within the width.
    lower = writer.let(f"lshr {wide} {normal}, 2")
    lower = _with_lost(writer, wide, normal, lower, "2")
    count = writer.let(f"trunc {wide} {zeros} to {whole}")
    top = writer.let(f"sub {whole} {exponent}, {count}")
    field = writer.let(f"add {whole} {top}, {width - 1 + exponent_bias(format)}")
    below = writer.let(f"sub {whole} 1, {field}")
    for predicate, bound in (("slt", 0), ("sgt", mantissa + 2)):
        is_beyond = writer.let(f"icmp {predicate} {whole} {below}, {bound}")
        below = writer.let(f"select i1 {is_beyond}, {whole} {bound}, {whole} {below}")
    shift = writer.let(f"add {whole} {below}, {width - 3 - mantissa}")
    amount = writer.let(f"zext {whole} {shift} to {wide}")
    kept = writer.let(f"lshr {wide} {lower}, {amount}")
    odd = writer.let(f"and {wide} {kept}, 1")
    unit = writer.let(f"shl {wide} 1, {amount}")
    half = writer.let(f"lshr {wide} {unit}, 1")
    half = writer.let(f"sub {wide} {half}, 1")
    half = writer.let(f"add {wide} {half}, {odd}")
    near = writer.let(f"add {wide} {lower}, {half}")
    near = writer.let(f"lshr {wide} {near}, {amount}")
    digits = writer.let(f"trunc {wide} {near} to {whole}")
    # The leading digit counts one in the exponent field, as does a carry.
    less = writer.let(f"sub {whole} {field}, 1")
    is_short = writer.let(f"icmp slt {whole} {less}, 0")
    less = writer.let(f"select i1 {is_short}, {whole} 0, {whole} {less}")
    number = writer.let(f"shl {whole} {less}, {mantissa}")
    number = writer.let(f"add {whole} {number}, {digits}")
    infinity = ((1 << (format.width - 1 - mantissa)) - 1) << mantissa
    is_large = writer.let(f"icmp ugt {whole} {number}, {infinity}")
    number = writer.let(f"select i1 {is_large}, {whole} {infinity}, {whole} {number}")
    signed = writer.let(f"or {whole} {number}, {-(1 << (format.width - 1))}")
    number = writer.let(f"select i1 {sign}, {whole} {signed}, {whole} {number}")
    # Equal numbers leave a zero without a sign.
    is_none = writer.let(f"icmp eq {wide} {size}, 0")
    number = writer.let(f"select i1 {is_none}, {whole} 0, {whole} {number}")
    return writer.returns(element, writer.let(f"bitcast {whole} {number} to {element}"))
