"""Templates of floating-point classification, decomposition, comparison and conversion.

Bits rather than arithmetic decide wherever a NaN, the sign of zero or a denormal matters: a device
may flush denormals, and its own minimum and maximum ignore NaN.
"""

from typing import Final

from spvbackend.prepare.template_text import (
    FLOATS,
    FloatFormat,
    Request,
    Shape,
    Writer,
    exponent_bias,
    float_shape,
    floating,
    integer,
    integer_shape,
    integer_width,
    like,
    parse_shape,
    shape_text,
    standard_width,
    suffix,
)

_TO_INTEGER: Final = """
  %whole = call $T @llvm.{rounding}.$NT($T %a0)
  %number = fptosi $T %whole to $R
  %r = freeze $R %number
  ret $R %r"""

# Out of range the result is unspecified but not poison, hence freeze.
FLOAT_ROWS: Final[dict[str, str]] = {
    "llvm.canonicalize": """
  %bits = bitcast $T %a0 to $I
  %nan = fcmp uno $T %a0, %a0
  %loud = or $I %bits, ${QUIET}
  %quiet = bitcast $I %loud to $T
  %r = select $B %nan, $T %quiet, $T %a0
  ret $T %r""",
    "llvm.llrint": _TO_INTEGER.format(rounding="rint"),
    "llvm.llround": _TO_INTEGER.format(rounding="round"),
    "llvm.lrint": _TO_INTEGER.format(rounding="rint"),
    "llvm.lround": _TO_INTEGER.format(rounding="round"),
    # An infinity equals its whole part too, so that its fraction is a zero of its sign.
    "llvm.modf": """
  %whole = call $T @llvm.trunc.$NT($T %a0)
  %same = fcmp oeq $T %a0, %whole
  %rest = fsub $T %a0, %whole
  %part = select $B %same, $T $T{0.0}, $T %rest
  %fraction = call $T @llvm.copysign.$NT($T %part, $T %a0)
  %r0 = insertvalue $R poison, $T %fraction, 0
  %r1 = insertvalue $R %r0, $T %whole, 1
  ret $R %r1""",
    "llvm.sincos": """
  %sin = call $T @llvm.sin.$NT($T %a0)
  %cos = call $T @llvm.cos.$NT($T %a0)
  %r0 = insertvalue $R poison, $T %sin, 0
  %r1 = insertvalue $R %r0, $T %cos, 1
  ret $R %r1""",
}

# Ranges of the bits without the sign, as (mask bit when negative, mask bit when positive), in
# rising order; a quiet NaN has the top mantissa bit.
_CLASSES: Final = ((0x20, 0x40), (0x10, 0x80), (0x08, 0x100), (0x04, 0x200), (1, 1), (2, 2))
_ALL_CLASSES: Final = 0x3FF


def expand_minimum_maximum(request: Request) -> str | None:
    """minimum and maximum: a NaN wins, and -0.0 is below +0.0."""
    shape = float_shape(request.ret)
    if shape is None:
        return None
    writer = Writer()
    minimum = request.name == "llvm.minimum"
    return writer.returns(request.ret, write_extremum(writer, shape, minimum, "%a0", "%a1"))


def write_extremum(writer: Writer, shape: Shape, minimum: bool, left: str, right: str) -> str:
    """The minimum or maximum of two values by IEEE 754-2019.

    Equal operands differ in the sign of zero at most: "or" gives the smaller, "and" the larger.
    """
    text, bit = shape_text(shape), like(shape, "i1")
    bits = like(shape, f"i{FLOATS[shape.element].width}")
    left_bits = writer.let(f"bitcast {text} {left} to {bits}")
    right_bits = writer.let(f"bitcast {text} {right} to {bits}")
    merge = "or" if minimum else "and"
    merged = writer.let(f"{merge} {bits} {left_bits}, {right_bits}")
    value = writer.let(f"bitcast {bits} {merged} to {text}")
    for predicate, choice in (("olt", left), ("ogt", right)):
        predicate = predicate if minimum else {"olt": "ogt", "ogt": "olt"}[predicate]
        first = writer.let(f"fcmp {predicate} {text} {left}, {right}")
        value = writer.let(f"select {bit} {first}, {text} {choice}, {text} {value}")
    unordered = writer.let(f"fcmp uno {text} {left}, {right}")
    nan = floating(shape, float("nan"))
    return writer.let(f"select {bit} {unordered}, {text} {nan}, {text} {value}")


def expand_is_fpclass(request: Request) -> str | None:
    """is.fpclass: every class is a range of bit patterns, and neighbours in the mask merge."""
    shape, mask = float_shape(request.args[0]), request.imms.get(1)
    if shape is None or mask is None:
        return None
    writer = Writer()
    format = FLOATS[shape.element]
    bits = Shape(shape.lanes, f"i{format.width}")
    mask &= _ALL_CLASSES
    if mask in (0, _ALL_CLASSES):
        return writer.returns(request.ret, integer(Shape(shape.lanes, "i1"), bool(mask)))
    text = shape_text(bits)
    value = writer.let(f"bitcast {request.args[0]} %a0 to {text}")
    starts = _class_starts(format)
    positive = [bool(mask & pair[1]) for pair in _CLASSES]
    negative = [bool(mask & pair[0]) for pair in _CLASSES]
    if positive == negative:
        value = writer.let(f"and {text} {value}, {integer(bits, starts[-1] - 1)}")
        ranges = _merged_ranges(positive, starts)
    else:
        sign = starts[-1]
        both = [*starts[:-1], *(sign + start for start in starts)]
        ranges = _merged_ranges([*positive, *negative], both)
    return writer.returns(request.ret, _write_in_ranges(writer, bits, value, ranges))


def _class_starts(format: FloatFormat) -> list[int]:
    """First bit pattern of zero, denormal, normal, infinity, signalling and quiet NaN, and end."""
    normal = 1 << format.mantissa
    infinity = (1 << (format.width - 1)) - normal
    quiet = infinity + normal // 2
    return [0, 1, normal, infinity, infinity + 1, quiet, 1 << (format.width - 1)]


def _merged_ranges(wanted: list[bool], starts: list[int]) -> list[tuple[int, int]]:
    """The wanted ranges as (first, end), touching ones joined."""
    ranges: list[tuple[int, int]] = []
    for index, want in enumerate(wanted):
        if not want:
            continue
        if ranges and ranges[-1][1] == starts[index]:
            ranges[-1] = (ranges[-1][0], starts[index + 1])
        else:
            ranges.append((starts[index], starts[index + 1]))
    return ranges


def _write_in_ranges(
    writer: Writer, shape: Shape, value: str, ranges: list[tuple[int, int]]
) -> str:
    """Whether an unsigned value lies in one of the ranges; a distance test needs one compare."""
    text, bit = shape_text(shape), like(shape, "i1")
    result = ""
    for first, end in ranges:
        if end - first == 1:
            inside = writer.let(f"icmp eq {text} {value}, {integer(shape, first)}")
        elif first == 0:
            inside = writer.let(f"icmp ult {text} {value}, {integer(shape, end)}")
        else:
            distance = writer.let(f"sub {text} {value}, {integer(shape, first)}")
            inside = writer.let(f"icmp ult {text} {distance}, {integer(shape, end - first)}")
        result = writer.let(f"or {bit} {result}, {inside}") if result else inside
    return result


def expand_frexp(request: Request) -> str | None:
    """frexp: a denormal is normalised by a shift, then its exponent field is replaced.

    Zero, infinity and NaN come back as they are, with exponent 0.
    """
    shape, exponent = float_shape(request.args[0]), _second_field(request.ret)
    if shape is None or exponent is None:
        return None
    format = FLOATS[shape.element]
    work = Shape(shape.lanes, f"i{format.width}")
    text, bits, bit = request.args[0], shape_text(work), like(shape, "i1")
    writer = Writer()
    starts = _class_starts(format)
    value = writer.let(f"bitcast {text} %a0 to {bits}")
    size = writer.let(f"and {bits} {value}, {integer(work, starts[-1] - 1)}")
    shift = _normalising_shift(writer, work, format, size)
    normal = writer.let(f"shl {bits} {size}, {shift}")
    field = writer.let(f"lshr {bits} {normal}, {integer(work, format.mantissa)}")
    power = writer.let(f"sub {bits} {field}, {shift}")
    half = exponent_bias(format) - 1
    power = writer.let(f"sub {bits} {power}, {integer(work, half)}")
    fraction = writer.let(f"and {bits} {normal}, {integer(work, (1 << format.mantissa) - 1)}")
    sign = writer.let(f"and {bits} {value}, {integer(work, starts[-1])}")
    signed = writer.let(f"or {bits} {fraction}, {sign}")
    scaled = writer.let(f"or {bits} {signed}, {integer(work, half << format.mantissa)}")
    fraction = writer.let(f"bitcast {bits} {scaled} to {text}")
    # Zero wraps to the largest number, so that one compare finds it and what has no exponent.
    less = writer.let(f"sub {bits} {size}, {integer(work, 1)}")
    special = writer.let(f"icmp uge {bits} {less}, {integer(work, starts[3] - 1)}")
    fraction = writer.let(f"select {bit} {special}, {text} %a0, {text} {fraction}")
    power = writer.let(f"select {bit} {special}, {bits} {integer(work, 0)}, {bits} {power}")
    power = _resized(writer, work, exponent, power)
    return writer.returns_struct(request.ret, ((text, fraction), (shape_text(exponent), power)))


def _normalising_shift(writer: Writer, work: Shape, format: FloatFormat, size: str) -> str:
    """How far the leading one of a denormal lies below the exponent field; 0 for others."""
    bits, bit = shape_text(work), like(work, "i1")
    zeros = writer.let(f"call {bits} @llvm.ctlz.{suffix(bits)}({bits} {size}, i1 false)")
    leading = format.width - 1 - format.mantissa
    shift = writer.let(f"sub {bits} {zeros}, {integer(work, leading)}")
    denormal = writer.let(f"icmp ult {bits} {size}, {integer(work, 1 << format.mantissa)}")
    return writer.let(f"select {bit} {denormal}, {bits} {shift}, {bits} {integer(work, 0)}")


def _second_field(struct: str) -> Shape | None:
    """Shape of the integer in a { T, integer } result."""
    return integer_shape(struct.strip("{} ").rpartition(", ")[2])


def _resized(writer: Writer, shape: Shape, wanted: Shape, value: str) -> str:
    """A signed number in an integer type of another width."""
    have, want = integer_width(shape.element), integer_width(wanted.element)
    if have == want:
        return value
    cast = "trunc" if have > want else "sext"
    return writer.let(f"{cast} {shape_text(shape)} {value} to {shape_text(wanted)}")


def expand_saturating_conversion(request: Request) -> str | None:
    """fptosi.sat and fptoui.sat: only a value in range is converted, the others are chosen.

    A bound that the format cannot hold is passed by an infinity alone. The conversion goes to a
    standard width, as SPIR-V has no conversion to a boolean or an odd width.
    """
    shape, result = float_shape(request.args[0]), integer_shape(request.ret)
    if shape is None or result is None:
        return None
    text, ret, bit = request.args[0], request.ret, like(shape, "i1")
    width = integer_width(result.element)
    signed = request.name == "llvm.fptosi.sat"
    low = -(1 << (width - 1)) if signed else 0
    end = 1 << (width - 1) if signed else 1 << width
    writer = Writer()
    low_text, below = _bound(shape, low, -float("inf"), "olt", "oeq")
    end_text, above = _bound(shape, end, float("inf"), "oge", "oeq")
    too_low = writer.let(f"fcmp {below} {text} %a0, {low_text}")
    too_high = writer.let(f"fcmp {above} {text} %a0, {end_text}")
    ordered = writer.let(f"fcmp ord {text} %a0, {floating(shape, 0.0)}")
    outside = writer.let(f"or {bit} {too_low}, {too_high}")
    inside = writer.let(f"xor {bit} {outside}, {integer(Shape(shape.lanes, 'i1'), 1)}")
    inside = writer.let(f"and {bit} {inside}, {ordered}")
    safe = writer.let(f"select {bit} {inside}, {text} %a0, {text} {floating(shape, 0.0)}")
    standard = Shape(shape.lanes, f"i{standard_width(width)}")
    convert = "fptosi" if signed else "fptoui"
    value = writer.let(f"{convert} {text} {safe} to {shape_text(standard)}")
    value = _resized(writer, standard, result, value)
    for condition, bound in ((too_low, low), (too_high, end - 1)):
        limit = integer(result, bound)
        value = writer.let(f"select {bit} {condition}, {ret} {limit}, {ret} {value}")
    return writer.returns(ret, value)


def _bound(
    shape: Shape, bound: int, infinity: float, predicate: str, otherwise: str
) -> tuple[str, str]:
    """A power of two or zero as a constant with the predicate to pass it, else the infinity."""
    format = FLOATS[shape.element]
    if abs(bound).bit_length() - 1 <= exponent_bias(format):
        return floating(shape, float(bound)), predicate
    return floating(shape, infinity), otherwise


def expand_sincospi(request: Request) -> str | None:
    """sincospi, by the OpenCL builtins: LLVM has no intrinsic for one of the two alone."""
    mangled = _mangled(request.args[0])
    if mangled is None:
        return None
    text = request.args[0]
    writer = Writer()
    sine = writer.call(text, f"_Z5sinpi{mangled}", [(text, "%a0")])
    cosine = writer.call(text, f"_Z5cospi{mangled}", [(text, "%a0")])
    return writer.returns_struct(request.ret, ((text, sine), (text, cosine)))


def _mangled(text: str) -> str | None:
    """Itanium spelling of a floating-point type that OpenCL's builtins are overloaded on."""
    shape = parse_shape(text)
    letters = {"half": "Dh", "float": "f", "double": "d"}
    if shape is None or shape.element not in letters:
        return None
    prefix = f"Dv{shape.lanes}_" if shape.lanes else ""
    return prefix + letters[shape.element]


def expand_to_fp16(request: Request) -> str | None:
    """convert.to.fp16: the bits of the value rounded to half."""
    if float_shape(request.args[0]) is None:
        return None
    writer = Writer()
    half = writer.let(f"fptrunc {request.args[0]} %a0 to half")
    return writer.returns(request.ret, writer.let(f"bitcast half {half} to {request.ret}"))


def expand_from_fp16(request: Request) -> str | None:
    """convert.from.fp16: the value of the bits of a half."""
    if float_shape(request.ret) is None:
        return None
    writer = Writer()
    half = writer.let(f"bitcast {request.args[0]} %a0 to half")
    return writer.returns(request.ret, writer.let(f"fpext half {half} to {request.ret}"))


def expand_narrow_exponent(request: Request) -> str | None:
    """ldexp and powi with an exponent narrower than the 32 bits of SPIR-V's own instructions."""
    shape, exponent = float_shape(request.ret), integer_shape(request.args[1])
    if shape is None or exponent is None or integer_width(exponent.element) >= 32:
        return None
    wide = Shape(exponent.lanes, "i32")
    writer = Writer()
    power = _resized(writer, exponent, wide, "%a1")
    name = f"{request.name}.{suffix(request.ret)}.{suffix(shape_text(wide))}"
    args = [(request.ret, "%a0"), (shape_text(wide), power)]
    return writer.returns(request.ret, writer.call(request.ret, name, args))


FLOAT_FAMILIES: Final = {
    "llvm.convert.from.fp16": expand_from_fp16,
    "llvm.convert.to.fp16": expand_to_fp16,
    "llvm.fptosi.sat": expand_saturating_conversion,
    "llvm.fptoui.sat": expand_saturating_conversion,
    "llvm.frexp": expand_frexp,
    "llvm.is.fpclass": expand_is_fpclass,
    "llvm.ldexp": expand_narrow_exponent,
    "llvm.maximum": expand_minimum_maximum,
    "llvm.minimum": expand_minimum_maximum,
    "llvm.powi": expand_narrow_exponent,
    "llvm.sincospi": expand_sincospi,
}
