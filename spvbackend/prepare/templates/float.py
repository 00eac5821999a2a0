"""Templates of floating-point classification, decomposition, comparison and conversion.

Bits rather than arithmetic decide wherever a NaN, the sign of zero or a denormal matters: a device
may flush denormals, and its own minimum and maximum ignore NaN.
"""

from typing import Final

from spvbackend.prepare.templates.calls import call_builtin
from spvbackend.prepare.templates.text import (
    FLOATS,
    FloatFormat,
    Request,
    Shape,
    Writer,
    any_integer_shape,
    exponent_bias,
    float_shape,
    floating,
    integer,
    integer_shape,
    integer_width,
    like,
    shape_text,
    standard_width,
    suffix,
    words_shape,
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
# rising order; a quiet NaN has the top mantissa bit.  The mask is that of LangRef,
# 'llvm.is.fpclass'.
_CLASSES: Final = ((0x20, 0x40), (0x10, 0x80), (0x08, 0x100), (0x04, 0x200), (1, 1), (2, 2))
_ALL_CLASSES: Final = 0x3FF
# In double, denormals included, numbers differ by less than 2,200 powers of two.
_BEYOND_EXPONENTS: Final = 0x10000


def expand_minimum_maximum(request: Request) -> str | None:
    """minimum and maximum: a NaN wins, and -0.0 is below +0.0."""
    shape = float_shape(request.ret)
    if shape is None:
        return None
    writer = Writer()
    minimum = request.name == "llvm.minimum"
    return writer.returns(request.ret, write_extremum(writer, shape, minimum, "%a0", "%a1"))


def write_extremum(writer: Writer, shape: Shape, minimum: bool, left: str, right: str) -> str:
    """Return the minimum or maximum of two values by IEEE 754-2019."""
    text, bit = shape_text(shape), like(shape, "i1")
    # From the weakest case to the strongest: each select overrides the earlier ones.
    value = _merged_equals(writer, shape, minimum, left, right)
    for predicate, choice in (("olt", left), ("ogt", right)):
        predicate = predicate if minimum else {"olt": "ogt", "ogt": "olt"}[predicate]
        first = writer.let(f"fcmp {predicate} {text} {left}, {right}")
        value = writer.let(f"select {bit} {first}, {text} {choice}, {text} {value}")
    unordered = writer.let(f"fcmp uno {text} {left}, {right}")
    # Any quiet NaN will do (LangRef, behavior of floating-point NaN values).
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
    # Ten classes; higher bits of the operand mean nothing.
    mask &= _ALL_CLASSES
    if mask in (0, _ALL_CLASSES):
        return writer.returns(request.ret, integer(Shape(shape.lanes, "i1"), bool(mask)))
    text = shape_text(bits)
    value = writer.let(f"bitcast {request.args[0]} %a0 to {text}")
    starts = _class_starts(format)
    positive = [bool(mask & pair[1]) for pair in _CLASSES]
    negative = [bool(mask & pair[0]) for pair in _CLASSES]
    if positive == negative:
        # Where both signs are wanted alike, clearing the sign halves the number of ranges.
        value = writer.let(f"and {text} {value}, {integer(bits, starts[-1] - 1)}")
        ranges = _merged_ranges(positive, starts)
    else:
        # Negative patterns follow the positive ones in unsigned order.
        sign = starts[-1]
        both = [*starts[:-1], *(sign + start for start in starts)]
        ranges = _merged_ranges([*positive, *negative], both)
    return writer.returns(request.ret, _write_in_ranges(writer, bits, value, ranges))


def _class_starts(format: FloatFormat) -> list[int]:
    """Return the first bit patterns of zero, denormal, normal, infinity, both NaN, and the end."""
    normal = 1 << format.mantissa
    infinity = (1 << (format.width - 1)) - normal
    quiet = infinity + normal // 2
    return [0, 1, normal, infinity, infinity + 1, quiet, 1 << (format.width - 1)]


def _merged_ranges(wanted: list[bool], starts: list[int]) -> list[tuple[int, int]]:
    """Return the wanted ranges as (first, end), touching ones joined."""
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
    """Test whether an unsigned value lies in one of the ranges, by one compare for each."""
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

    Zero, infinity and NaN are returned unchanged, with exponent 0.

    OpenCL.std's frexp writes the exponent through a pointer, which would need a variable.
    """
    shape, exponent = float_shape(request.args[0]), _second_field(request.ret)
    if shape is None or exponent is None:
        return None
    writer = Writer()
    fraction, power = write_frexp(writer, shape, exponent)
    fields = ((shape_text(shape), fraction), (shape_text(exponent), power))
    return writer.returns_struct(request.ret, fields)


def write_frexp(writer: Writer, shape: Shape, exponent: Shape) -> tuple[str, str]:
    """Compute the fraction and the exponent of %a0."""
    format = FLOATS[shape.element]
    work = Shape(shape.lanes, f"i{format.width}")
    text, bits, bit = shape_text(shape), shape_text(work), like(shape, "i1")
    starts = _class_starts(format)
    value = writer.let(f"bitcast {text} %a0 to {bits}")
    size = writer.let(f"and {bits} {value}, {integer(work, starts[-1] - 1)}")
    shift = _normalising_shift(writer, work, format, size)
    normal = writer.let(f"shl {bits} {size}, {shift}")
    field = writer.let(f"lshr {bits} {normal}, {integer(work, format.mantissa)}")
    power = writer.let(f"sub {bits} {field}, {shift}")
    # The fraction is in [0.5, 1), whose exponent field is one below the bias.
    half = exponent_bias(format) - 1
    power = writer.let(f"sub {bits} {power}, {integer(work, half)}")
    fraction = writer.let(f"and {bits} {normal}, {integer(work, (1 << format.mantissa) - 1)}")
    sign = writer.let(f"and {bits} {value}, {integer(work, starts[-1])}")
    signed = writer.let(f"or {bits} {fraction}, {sign}")
    scaled = writer.let(f"or {bits} {signed}, {integer(work, half << format.mantissa)}")
    fraction = writer.let(f"bitcast {bits} {scaled} to {text}")
    # Zero wraps to the largest number, so one compare finds zero, infinity and NaN.
    less = writer.let(f"sub {bits} {size}, {integer(work, 1)}")
    special = writer.let(f"icmp uge {bits} {less}, {integer(work, starts[3] - 1)}")
    fraction = writer.let(f"select {bit} {special}, {text} %a0, {text} {fraction}")
    power = writer.let(f"select {bit} {special}, {bits} {integer(work, 0)}, {bits} {power}")
    return fraction, _resized(writer, work, exponent, power)


def _normalising_shift(writer: Writer, work: Shape, format: FloatFormat, size: str) -> str:
    """Compute how far a denormal's leading one lies below the exponent field; 0 for others."""
    bits, bit = shape_text(work), like(work, "i1")
    # Arithmetic on the denormal itself could flush it to zero.
    zeros = writer.let(f"call {bits} @llvm.ctlz.{suffix(bits)}({bits} {size}, i1 false)")
    leading = format.width - 1 - format.mantissa
    shift = writer.let(f"sub {bits} {zeros}, {integer(work, leading)}")
    denormal = writer.let(f"icmp ult {bits} {size}, {integer(work, 1 << format.mantissa)}")
    return writer.let(f"select {bit} {denormal}, {bits} {shift}, {bits} {integer(work, 0)}")


def _second_field(struct: str) -> Shape | None:
    """Return the shape of the integer in a { T, integer } result."""
    return integer_shape(struct.strip("{} ").rpartition(", ")[2])


def _resized(writer: Writer, shape: Shape, wanted: Shape, value: str) -> str:
    """Convert a signed number to an integer type of another width."""
    have, want = integer_width(shape.element), integer_width(wanted.element)
    if have == want:
        return value
    cast = "trunc" if have > want else "sext"
    return writer.let(f"{cast} {shape_text(shape)} {value} to {shape_text(wanted)}")


def expand_saturating_conversion(request: Request) -> str | None:
    """fptosi.sat and fptoui.sat: only a value in range is converted, the others are selected.

    A bound beyond the format is exceeded only by an infinity. The conversion goes to a standard
    width, as SPIR-V has no conversion to a boolean or an odd width.
    """
    shape = float_shape(request.args[0])
    result = integer_shape(request.ret) or words_shape(request.ret)
    if shape is None or result is None:
        return None
    text, ret, bit = request.args[0], request.ret, like(shape, "i1")
    width = integer_width(result.element)
    signed = request.name == "llvm.fptosi.sat"
    low = -(1 << (width - 1)) if signed else 0
    end = 1 << (width - 1) if signed else 1 << width
    writer = Writer()
    # The end is one beyond the largest number, a power of two and so exact, while the largest
    # number itself would be rounded.
    low_text, below = _bound(shape, low, -float("inf"), "olt", "oeq")
    end_text, above = _bound(shape, end, float("inf"), "oge", "oeq")
    too_low = writer.let(f"fcmp {below} {text} %a0, {low_text}")
    too_high = writer.let(f"fcmp {above} {text} %a0, {end_text}")
    # LangRef: a NaN becomes 0, which also replaces every value out of range before conversion.
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
    """Return a bound with the predicate to exceed it; beyond the format, the infinity."""
    format = FLOATS[shape.element]
    if abs(bound).bit_length() - 1 <= exponent_bias(format):
        return floating(shape, float(bound)), predicate
    return floating(shape, infinity), otherwise


def expand_extremum_number(request: Request) -> str | None:
    """minimumnum and maximumnum: prefer a number to a NaN, and -0.0 is below +0.0.

    The device's own instruction may return either of two zeros.
    """
    shape = float_shape(request.ret)
    if shape is None:
        return None
    text, name = request.ret, request.name.removesuffix("imumnum")
    writer = Writer()
    operands = [(text, "%a0"), (text, "%a1")]
    value = writer.call(text, f"{name}num.{suffix(text)}", operands)
    merged = _merged_equals(writer, shape, name == "llvm.min", "%a0", "%a1")
    equal = writer.let(f"fcmp oeq {text} %a0, %a1")
    bit = like(shape, "i1")
    value = writer.let(f"select {bit} {equal}, {text} {merged}, {text} {value}")
    return writer.returns(text, value)


def _merged_equals(writer: Writer, shape: Shape, minimum: bool, left: str, right: str) -> str:
    """Return the smaller or larger of two equal operands.

    They differ at most in the sign of zero: "or" gives the smaller, "and" the larger.
    """
    text, bits = shape_text(shape), like(shape, f"i{FLOATS[shape.element].width}")
    left_bits = writer.let(f"bitcast {text} {left} to {bits}")
    right_bits = writer.let(f"bitcast {text} {right} to {bits}")
    merged = writer.let(f"{'or' if minimum else 'and'} {bits} {left_bits}, {right_bits}")
    return writer.let(f"bitcast {bits} {merged} to {text}")


def expand_sincospi(request: Request) -> str | None:
    """sincospi, by the OpenCL builtins: LLVM has no intrinsic for one of the two alone."""
    shape = float_shape(request.args[0])
    if shape is None:
        return None
    writer = Writer()
    text, work, value = request.args[0], shape, "%a0"
    if shape.element == "bfloat":
        work = Shape(shape.lanes, "float")
        value = writer.let(f"fpext {text} %a0 to {shape_text(work)}")
    fields = []
    for name in ("sinpi", "cospi"):
        result = call_builtin(writer, name, work, work, value)
        if work != shape:
            result = writer.let(f"fptrunc {shape_text(work)} {result} to {text}")
        fields.append((text, result))
    return writer.returns_struct(request.ret, fields)


def expand_to_fp16(request: Request) -> str | None:
    """convert.to.fp16: the bits of the value rounded to half."""
    if float_shape(request.args[0]) is None:
        return None
    writer = Writer()
    half = "%a0"
    if request.args[0] != "half":
        half = writer.let(f"fptrunc {request.args[0]} %a0 to half")
    return writer.returns(request.ret, writer.let(f"bitcast half {half} to {request.ret}"))


def expand_from_fp16(request: Request) -> str | None:
    """convert.from.fp16: the value of the bits of a half."""
    if float_shape(request.ret) is None:
        return None
    writer = Writer()
    half = writer.let(f"bitcast {request.args[0]} %a0 to half")
    if request.ret == "half":
        return writer.returns(request.ret, half)
    return writer.returns(request.ret, writer.let(f"fpext half {half} to {request.ret}"))


def expand_scale(request: Request) -> str | None:
    """ldexp by an exponent whose width or lanes differ from the instruction's.

    A long one is cut to 32 bits after clamping it beyond the range of any format.
    """
    shape, exponent = float_shape(request.ret), any_integer_shape(request.args[1])
    if shape is None or exponent is None or exponent == Shape(shape.lanes, "i32"):
        return None
    # LLVM's verifier accepts a vector of exponents for a scalar.
    if exponent.lanes not in (0, shape.lanes):
        return None
    writer = Writer()
    power = "%a1"
    if integer_width(exponent.element) > 32:
        text, bit = request.args[1], like(exponent, "i1")
        for predicate, bound in (("slt", -_BEYOND_EXPONENTS), ("sgt", _BEYOND_EXPONENTS)):
            limit = integer(exponent, bound)
            past = writer.let(f"icmp {predicate} {text} {power}, {limit}")
            power = writer.let(f"select {bit} {past}, {text} {limit}, {text} {power}")
    return writer.returns(request.ret, _with_exponent(writer, request, shape, exponent, power))


def expand_power(request: Request) -> str | None:
    """powi by a scalar exponent for vectors, and by exponents of other widths than 32 bits."""
    shape, exponent = float_shape(request.ret), any_integer_shape(request.args[1])
    if shape is None or exponent is None or exponent.lanes:
        return None
    if exponent == Shape(shape.lanes, "i32"):
        return None
    if integer_width(exponent.element) > 32:
        return _repeated_squares(request, shape, exponent)
    writer = Writer()
    return writer.returns(request.ret, _with_exponent(writer, request, shape, exponent, "%a1"))


def _with_exponent(
    writer: Writer, request: Request, shape: Shape, exponent: Shape, power: str
) -> str:
    """Call the intrinsic itself, with an exponent of 32 bits in each lane."""
    power = _resized(writer, exponent, Shape(exponent.lanes, "i32"), power)
    text = like(shape, "i32")
    # OpenCL.std pown and ldexp: the exponent has as many lanes as the base.
    if shape.lanes and not exponent.lanes:
        first = writer.insert(text, "poison", "i32", power, 0)
        power = writer.shuffle(text, first, "poison", [0] * shape.lanes)
    name = f"{request.name}.{suffix(request.ret)}.{suffix(text)}"
    return writer.call(request.ret, name, [(request.ret, "%a0"), (text, power)])


def _repeated_squares(request: Request, shape: Shape, exponent: Shape) -> str:
    """powi of a long exponent; for a negative one, of the reciprocal.

    Binary exponentiation; sdiv by two rounds towards zero, so a negative exponent ends at zero too.
    LangRef leaves the order of multiplications open.
    """
    text, count = request.ret, request.args[1]
    one = floating(shape, 1.0)
    writer = Writer("entry")
    writer.branch("loop")
    writer.start("loop")
    writer.do(f"%square = phi {text} [ %a0, %entry ], [ %next, %loop ]")
    writer.do(f"%sum = phi {text} [ {one}, %entry ], [ %product, %loop ]")
    writer.do(f"%rest = phi {count} [ %a1, %entry ], [ %half, %loop ]")
    writer.do(f"%odd = trunc {count} %rest to i1")
    writer.do(f"%more = fmul {text} %sum, %square")
    writer.do(f"%product = select i1 %odd, {text} %more, {text} %sum")
    writer.do(f"%half = sdiv {count} %rest, {integer(exponent, 2)}")
    writer.do(f"%next = fmul {text} %square, %square")
    writer.do(f"%done = icmp eq {count} %half, 0")
    writer.branch_if("%done", "exit", "loop")
    writer.start("exit")
    negative = writer.let(f"icmp slt {count} %a1, 0")
    inverse = writer.let(f"fdiv {text} {one}, %product")
    value = writer.let(f"select i1 {negative}, {text} {inverse}, {text} %product")
    return writer.returns(text, value)


FLOAT_FAMILIES: Final = {
    "llvm.convert.from.fp16": expand_from_fp16,
    "llvm.convert.to.fp16": expand_to_fp16,
    "llvm.fptosi.sat": expand_saturating_conversion,
    "llvm.fptoui.sat": expand_saturating_conversion,
    "llvm.frexp": expand_frexp,
    "llvm.is.fpclass": expand_is_fpclass,
    "llvm.ldexp": expand_scale,
    "llvm.maximum": expand_minimum_maximum,
    "llvm.maximumnum": expand_extremum_number,
    "llvm.minimum": expand_minimum_maximum,
    "llvm.minimumnum": expand_extremum_number,
    "llvm.powi": expand_power,
    "llvm.sincospi": expand_sincospi,
}
