"""Templates whose exact result is wider than their type: overflow of products, fixed point.

Up to 32 bits the exact product or dividend fits in a standard integer of twice the width. Beyond,
SPIR-V kernels have no wider integer, so the operands are extended to 64 bits and the product is
kept as two words; a quotient of two words is computed bit by bit. A product of more than 64 bits is
checked for overflow in the same way, in integers of whole words.

Input: a request whose types and scale LLVM's verifier has accepted. Output: defined wherever the
intrinsic is; a division by zero stays undefined.
"""

from typing import Final, NamedTuple

from spvbackend.prepare.templates.text import (
    MAX_WIDTH,
    Request,
    Shape,
    Writer,
    integer,
    integer_shape,
    integer_width,
    like,
    shape_text,
    standard_width,
    words_shape,
)


class Fixed(NamedTuple):
    """One fixed-point operation: its operand shape, number of fraction bits and flavour.

    `width` is that of an operand in bits, `scale` the bits behind the binary point.
    """

    shape: Shape
    width: int
    scale: int
    signed: bool
    saturating: bool


def expand_multiply_overflow(request: Request) -> str | None:
    """smul.with.overflow and umul.with.overflow."""
    shape = integer_shape(request.args[0]) or words_shape(request.args[0])
    if shape is None:
        return None
    writer = Writer()
    signed = request.name == "llvm.smul.with.overflow"
    if integer_width(shape.element) <= MAX_WIDTH // 2:
        product, overflow = _multiply_wider(writer, shape, signed)
    elif signed:
        product, overflow = _multiply_signed_long(writer, shape)
    else:
        product, overflow = _multiply_unsigned_long(writer, shape)
    fields = ((shape_text(shape), product), (like(shape, "i1"), overflow))
    return writer.returns_struct(request.ret, fields)


def _multiply_wider(writer: Writer, shape: Shape, signed: bool) -> tuple[str, str]:
    """Compute product and overflow by a product of twice the width."""
    text = shape_text(shape)
    wide = shape_text(_double(shape))
    left, right = _extended(writer, shape, _double(shape), signed)
    exact = writer.let(f"mul {wide} {left}, {right}")
    product = writer.let(f"trunc {wide} {exact} to {text}")
    # A product fits exactly if extending its low half restores it; a check by division would be
    # undefined for an operand of zero.
    back = writer.let(f"{'sext' if signed else 'zext'} {text} {product} to {wide}")
    return product, writer.let(f"icmp ne {wide} {back}, {exact}")


def _multiply_unsigned_long(writer: Writer, shape: Shape) -> tuple[str, str]:
    """Compute the unsigned product of more than 32 bits and its overflow."""
    long = _long(shape)
    text, bit = shape_text(long), like(shape, "i1")
    left, right = _extended(writer, shape, long, signed=False)
    product, overflow = _multiply_words(writer, long, left, right)
    width = integer_width(shape.element)
    # An odd width overflows before its word does.
    if long != shape:
        beyond = writer.let(f"icmp ugt {text} {product}, {integer(long, (1 << width) - 1)}")
        overflow = writer.let(f"or {bit} {overflow}, {beyond}")
    return _narrowed(writer, long, shape, product), overflow


def _multiply_signed_long(writer: Writer, shape: Shape) -> tuple[str, str]:
    """Compute the signed product of more than 32 bits and its overflow, by the magnitudes."""
    long = _long(shape)
    text, bit = shape_text(long), like(shape, "i1")
    left, right = _extended(writer, shape, long, signed=True)
    negative = _signs_differ(writer, long, left, right)
    left, right = _magnitude(writer, long, left), _magnitude(writer, long, right)
    magnitude, overflow = _multiply_words(writer, long, left, right)
    # There is one more negative number.
    limit = _magnitude_limit(writer, long, integer_width(shape.element), negative)
    beyond = writer.let(f"icmp ugt {text} {magnitude}, {limit}")
    overflow = writer.let(f"or {bit} {overflow}, {beyond}")
    product = _negated_if(writer, long, negative, magnitude)
    return _narrowed(writer, long, shape, product), overflow


def _multiply_words(writer: Writer, shape: Shape, left: str, right: str) -> tuple[str, str]:
    """Compute product modulo the width and unsigned overflow, from three products of halves.

    Two non-zero high halves overflow; otherwise at most one cross product is not zero, so that
    their sum is exact and must fit in the upper half with the carry of the low product.
    """
    text, bit = shape_text(shape), like(shape, "i1")
    half = integer_width(shape.element) // 2
    zero, mask = integer(shape, 0), integer(shape, (1 << half) - 1)
    left_high, left_low = _halves(writer, shape, left)
    right_high, right_low = _halves(writer, shape, right)
    cross0 = writer.let(f"mul {text} {left_high}, {right_low}")
    cross1 = writer.let(f"mul {text} {left_low}, {right_high}")
    # With both high halves set this may wrap, but then it overflows anyway.
    cross = writer.let(f"add {text} {cross0}, {cross1}")
    low = writer.let(f"mul {text} {left_low}, {right_low}")
    upper = writer.let(f"shl {text} {cross}, {integer(shape, half)}")
    product = writer.let(f"add {text} {upper}, {low}")
    left_large = writer.let(f"icmp ne {text} {left_high}, {zero}")
    right_large = writer.let(f"icmp ne {text} {right_high}, {zero}")
    both_large = writer.let(f"and {bit} {left_large}, {right_large}")
    cross_large = writer.let(f"icmp ugt {text} {cross}, {mask}")
    # A sum that is less than an operand has wrapped.
    carry = writer.let(f"icmp ult {text} {product}, {low}")
    overflow = writer.let(f"or {bit} {both_large}, {cross_large}")
    return product, writer.let(f"or {bit} {overflow}, {carry}")


def expand_fixed_multiply(request: Request) -> str | None:
    """smul.fix, umul.fix and their saturating forms; rounds down, as LLVM's own expansion."""
    fixed = _fixed(request)
    if fixed is None:
        return None
    writer = Writer()
    if fixed.width <= MAX_WIDTH // 2:
        wide = _double(fixed.shape)
        text = shape_text(wide)
        left, right = _extended(writer, fixed.shape, wide, fixed.signed)
        value = writer.let(f"mul {text} {left}, {right}")
        # A shift to the right rounds down, which LangRef leaves open.
        shift = "ashr" if fixed.signed else "lshr"
        value = writer.let(f"{shift} {text} {value}, {integer(wide, fixed.scale)}")
        value = _clamped(writer, wide, fixed, value)
        return writer.returns(request.ret, _narrowed(writer, wide, fixed.shape, value))
    long = _long(fixed.shape)
    left, right = _extended(writer, fixed.shape, long, fixed.signed)
    high, low = _multiply_full(writer, long, left, right, fixed.signed)
    high, low = _shift_right(writer, long, fixed, high, low)
    value = _saturated(writer, long, fixed, high, low) if fixed.saturating else low
    return writer.returns(request.ret, _narrowed(writer, long, fixed.shape, value))


def _multiply_full(
    writer: Writer, shape: Shape, left: str, right: str, signed: bool
) -> tuple[str, str]:
    """Return the two words of a product of 64-bit integers, high first.

    Schoolbook multiplication in digits of 32 bits: a product of two and a carry fits a word.
    """
    text = shape_text(shape)
    left_high, left_low = _halves(writer, shape, left)
    right_high, right_low = _halves(writer, shape, right)
    bottom = writer.let(f"mul {text} {left_low}, {right_low}")
    cross0 = writer.let(f"mul {text} {left_high}, {right_low}")
    cross1 = writer.let(f"mul {text} {left_low}, {right_high}")
    top = writer.let(f"mul {text} {left_high}, {right_high}")
    carried, middle = _halves(writer, shape, bottom)
    for cross in (cross0, cross1):
        upper, lower = _halves(writer, shape, cross)
        carried = writer.let(f"add {text} {carried}, {lower}")
        top = writer.let(f"add {text} {top}, {upper}")
    upper, lower = _halves(writer, shape, carried)
    high = writer.let(f"add {text} {top}, {upper}")
    lower = writer.let(f"shl {text} {lower}, {integer(shape, 32)}")
    low = writer.let(f"or {text} {lower}, {middle}")
    if signed:
        # A negative operand is itself plus 2**64 in the unsigned product.
        for operand, other in ((left, right), (right, left)):
            sign = writer.let(f"ashr {text} {operand}, {integer(shape, 63)}")
            excess = writer.let(f"and {text} {sign}, {other}")
            high = writer.let(f"sub {text} {high}, {excess}")
    return high, low


def _shift_right(
    writer: Writer, shape: Shape, fixed: Fixed, high: str, low: str
) -> tuple[str, str]:
    """Shift two words right by the scale, which is 64 at most."""
    text, scale = shape_text(shape), fixed.scale
    if scale == 0:
        return high, low
    if scale == MAX_WIDTH:
        return integer(shape, 0), high
    shift = "ashr" if fixed.signed else "lshr"
    lower = writer.let(f"lshr {text} {low}, {integer(shape, scale)}")
    moved = writer.let(f"shl {text} {high}, {integer(shape, MAX_WIDTH - scale)}")
    return (
        writer.let(f"{shift} {text} {high}, {integer(shape, scale)}"),
        writer.let(f"or {text} {lower}, {moved}"),
    )


def _saturated(writer: Writer, shape: Shape, fixed: Fixed, high: str, low: str) -> str:
    """Return the low word, or the bound of the fixed-point type that the two words exceed."""
    text, bit = shape_text(shape), like(shape, "i1")
    minimum, maximum = _bounds(fixed)
    # Within the word, the bounds of an odd width come first.
    value = _clamped(writer, shape, fixed, low)
    if fixed.signed:
        # Two words fit in one if the high word repeats the sign of the low one.
        extension = writer.let(f"ashr {text} {low}, {integer(shape, 63)}")
        beyond = writer.let(f"icmp ne {text} {high}, {extension}")
        below = writer.let(f"icmp slt {text} {high}, {integer(shape, 0)}")
        bound = writer.let(
            f"select {bit} {below}, {text} {integer(shape, minimum)}, "
            f"{text} {integer(shape, maximum)}"
        )
    else:
        beyond = writer.let(f"icmp ne {text} {high}, {integer(shape, 0)}")
        bound = integer(shape, maximum)
    return writer.let(f"select {bit} {beyond}, {text} {bound}, {text} {value}")


def _clamped(writer: Writer, shape: Shape, fixed: Fixed, value: str) -> str:
    """Limit the value to the fixed-point type where that saturates."""
    if not fixed.saturating or fixed.width == integer_width(shape.element):
        return value
    text, bit = shape_text(shape), like(shape, "i1")
    minimum, maximum = _bounds(fixed)
    sign, limit = ("s" if fixed.signed else "u"), integer(shape, maximum)
    above = writer.let(f"icmp {sign}gt {text} {value}, {limit}")
    value = writer.let(f"select {bit} {above}, {text} {limit}, {text} {value}")
    if fixed.signed:
        limit = integer(shape, minimum)
        below = writer.let(f"icmp slt {text} {value}, {limit}")
        value = writer.let(f"select {bit} {below}, {text} {limit}, {text} {value}")
    return value


def expand_fixed_divide(request: Request) -> str | None:
    """sdiv.fix, udiv.fix and their saturating forms; rounds down, as LLVM's own expansion."""
    fixed = _fixed(request)
    if fixed is None:
        return None
    if fixed.width <= MAX_WIDTH // 2:
        return _divide_wider(request, fixed)
    return _divide_long(request, fixed)


def _divide_wider(request: Request, fixed: Fixed) -> str:
    """Compute a fixed-point quotient of up to 32 bits by one wide division."""
    wide = _double(fixed.shape)
    text = shape_text(wide)
    writer = Writer()
    left, right = _extended(writer, fixed.shape, wide, fixed.signed)
    dividend = writer.let(f"shl {text} {left}, {integer(wide, fixed.scale)}")
    sign = "s" if fixed.signed else "u"
    value = writer.let(f"{sign}div {text} {dividend}, {right}")
    if fixed.signed:
        # sdiv rounds towards zero; subtract one where the quotient is negative and inexact.
        remainder = writer.let(f"srem {text} {dividend}, {right}")
        negative = _signs_differ(writer, wide, left, right)
        step = _rounding_step(writer, wide, remainder, negative)
        value = writer.let(f"sub {text} {value}, {step}")
    value = _clamped(writer, wide, fixed, value)
    return writer.returns(request.ret, _narrowed(writer, wide, fixed.shape, value))


def _divide_long(request: Request, fixed: Fixed) -> str:
    """Compute a fixed-point quotient of 33 to 64 bits by restoring division of two words by one.

    The quotient has 64 bits where the high word is below the divisor; beyond it, saturates.
    """
    long = _long(fixed.shape)
    text, bit, shape = shape_text(long), like(long, "i1"), fixed.shape
    writer = Writer("entry")
    left, right = _extended(writer, shape, long, fixed.signed)
    negative = ""
    if fixed.signed:
        negative = _signs_differ(writer, long, left, right)
        # Division bit by bit needs unsigned numbers; the sign is restored at the end.
        left, right = _magnitude(writer, long, left), _magnitude(writer, long, right)
    high, low = _shift_left(writer, long, fixed.scale, left)
    _divide_words(writer, long, high, low, right)
    quotient = "%quotient"
    if fixed.signed:
        step = _rounding_step(writer, long, "%remainder", negative)
        quotient = writer.let(f"add {text} %quotient, {step}")
    if fixed.saturating:
        limit = (
            _magnitude_limit(writer, long, fixed.width, negative)
            if fixed.signed
            else integer(long, (1 << fixed.width) - 1)
        )
        overflow = writer.let(f"icmp uge {text} {high}, {right}")
        # An inexact quotient is never the largest word, so rounding did not wrap it.
        beyond = writer.let(f"icmp ugt {text} {quotient}, {limit}")
        overflow = writer.let(f"or {bit} {overflow}, {beyond}")
        quotient = writer.let(f"select {bit} {overflow}, {text} {limit}, {text} {quotient}")
    if fixed.signed:
        quotient = _negated_if(writer, long, negative, quotient)
    return writer.returns(request.ret, _narrowed(writer, long, shape, quotient))


def _shift_left(writer: Writer, shape: Shape, scale: int, value: str) -> tuple[str, str]:
    """Shift a 64-bit value left by the scale, which is 64 at most, into two words."""
    text, zero = shape_text(shape), integer(shape, 0)
    if scale == 0:
        return zero, value
    if scale == MAX_WIDTH:
        return value, zero
    return (
        writer.let(f"lshr {text} {value}, {integer(shape, MAX_WIDTH - scale)}"),
        writer.let(f"shl {text} {value}, {integer(shape, scale)}"),
    )


def _divide_words(writer: Writer, shape: Shape, high: str, low: str, divisor: str) -> None:
    """Write restoring division: a loop of 64 steps that leaves %quotient and %remainder.

    Each step shifts one bit of the dividend from the low word into the high one, and a digit of the
    quotient into the free place of the low word. `high` is below the divisor, or the quotient does
    not fit 64 bits.
    """
    text, bit, one = shape_text(shape), like(shape, "i1"), integer(shape, 1)
    writer.branch("loop")
    writer.start("loop")
    writer.do("%i = phi i32 [ 0, %entry ], [ %next, %loop ]")
    writer.do(f"%high = phi {text} [ {high}, %entry ], [ %remainder, %loop ]")
    writer.do(f"%low = phi {text} [ {low}, %entry ], [ %quotient, %loop ]")
    # The bit shifted out of the high word: if set, the part exceeds any divisor.
    writer.do(f"%carry = icmp slt {text} %high, {integer(shape, 0)}")
    writer.do(f"%top = lshr {text} %low, {integer(shape, 63)}")
    writer.do(f"%twice = shl {text} %high, {one}")
    writer.do(f"%part = or {text} %twice, %top")
    writer.do(f"%enough = icmp uge {text} %part, {divisor}")
    writer.do(f"%take = or {bit} %carry, %enough")
    writer.do(f"%less = sub {text} %part, {divisor}")
    writer.do(f"%remainder = select {bit} %take, {text} %less, {text} %part")
    writer.do(f"%shifted = shl {text} %low, {one}")
    writer.do(f"%digit = zext {bit} %take to {text}")
    writer.do(f"%quotient = or {text} %shifted, %digit")
    writer.do("%next = add nuw nsw i32 %i, 1")
    writer.do("%more = icmp ult i32 %next, 64")
    writer.branch_if("%more", "loop", "done")
    writer.start("done")


def _fixed(request: Request) -> Fixed | None:
    """Return the requested operation, None where its type or scale is not covered."""
    shape, scale = integer_shape(request.ret), request.imms.get(2)
    if shape is None or scale is None:
        return None
    width = integer_width(shape.element)
    operation = request.name.removeprefix("llvm.")
    signed = operation.startswith("s")
    # LangRef, 'llvm.smul.fix': the scale is below the width for signed operands, or at most equal
    # for unsigned ones.
    if scale < 0 or scale > width - signed:
        return None
    return Fixed(shape, width, scale, signed, operation.endswith(".sat"))


def _bounds(fixed: Fixed) -> tuple[int, int]:
    """Return the smallest and the largest value of the operands' type."""
    if fixed.signed:
        return -(1 << (fixed.width - 1)), (1 << (fixed.width - 1)) - 1
    return 0, (1 << fixed.width) - 1


def _double(shape: Shape) -> Shape:
    return Shape(shape.lanes, f"i{standard_width(2 * integer_width(shape.element))}")


def _long(shape: Shape) -> Shape:
    """Return the shape of whole words that products of more than 32 bits are computed in."""
    width = integer_width(shape.element)
    return Shape(shape.lanes, f"i{max(MAX_WIDTH, standard_width(width))}")


def _extended(writer: Writer, shape: Shape, wide: Shape, signed: bool) -> tuple[str, str]:
    """Return the first two operands, extended."""
    if shape == wide:
        return "%a0", "%a1"
    extend, text, wide_text = "sext" if signed else "zext", shape_text(shape), shape_text(wide)
    return (
        writer.let(f"{extend} {text} %a0 to {wide_text}"),
        writer.let(f"{extend} {text} %a1 to {wide_text}"),
    )


def _narrowed(writer: Writer, wide: Shape, shape: Shape, value: str) -> str:
    if shape == wide:
        return value
    return writer.let(f"trunc {shape_text(wide)} {value} to {shape_text(shape)}")


def _halves(writer: Writer, shape: Shape, value: str) -> tuple[str, str]:
    """Return the upper and the lower half of a value."""
    text, half = shape_text(shape), integer_width(shape.element) // 2
    return (
        writer.let(f"lshr {text} {value}, {integer(shape, half)}"),
        writer.let(f"and {text} {value}, {integer(shape, (1 << half) - 1)}"),
    )


def _signs_differ(writer: Writer, shape: Shape, left: str, right: str) -> str:
    text = shape_text(shape)
    mixed = writer.let(f"xor {text} {left}, {right}")
    return writer.let(f"icmp slt {text} {mixed}, {integer(shape, 0)}")


def _magnitude(writer: Writer, shape: Shape, value: str) -> str:
    """Return the absolute value, as an unsigned number."""
    # The magnitude of the least number is itself, which is right as an unsigned number.
    below = writer.let(f"icmp slt {shape_text(shape)} {value}, {integer(shape, 0)}")
    return _negated_if(writer, shape, below, value)


def _negated_if(writer: Writer, shape: Shape, condition: str, value: str) -> str:
    text = shape_text(shape)
    negated = writer.let(f"sub {text} {integer(shape, 0)}, {value}")
    bit = like(shape, "i1")
    return writer.let(f"select {bit} {condition}, {text} {negated}, {text} {value}")


def _magnitude_limit(writer: Writer, shape: Shape, width: int, negative: str) -> str:
    """Return the largest magnitude of a signed number of a width, which depends on its sign."""
    text, bound = shape_text(shape), 1 << (width - 1)
    return writer.let(
        f"select {like(shape, 'i1')} {negative}, {text} {integer(shape, bound)}, "
        f"{text} {integer(shape, bound - 1)}"
    )


def _rounding_step(writer: Writer, shape: Shape, remainder: str, negative: str) -> str:
    """Return one where a quotient rounded towards zero exceeds the exact one, else zero."""
    text, bit = shape_text(shape), like(shape, "i1")
    inexact = writer.let(f"icmp ne {text} {remainder}, {integer(shape, 0)}")
    above = writer.let(f"and {bit} {inexact}, {negative}")
    return writer.let(f"zext {bit} {above} to {text}")


FIXED_FAMILIES: Final = {
    "llvm.sdiv.fix": expand_fixed_divide,
    "llvm.sdiv.fix.sat": expand_fixed_divide,
    "llvm.smul.fix": expand_fixed_multiply,
    "llvm.smul.fix.sat": expand_fixed_multiply,
    "llvm.smul.with.overflow": expand_multiply_overflow,
    "llvm.udiv.fix": expand_fixed_divide,
    "llvm.udiv.fix.sat": expand_fixed_divide,
    "llvm.umul.fix": expand_fixed_multiply,
    "llvm.umul.fix.sat": expand_fixed_multiply,
    "llvm.umul.with.overflow": expand_multiply_overflow,
}
