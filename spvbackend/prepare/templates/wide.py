"""Helper functions of wide integers: division, and conversion from and to floating point.

A wide integer is passed as its words, the low one first, and returned as members of a struct. The
bodies compute with wide integers where that is shorter; they are legalised like any other function.
All widths of as many words use the same helpers; the caller extends their values.
"""

from typing import Final, NamedTuple

from spvbackend.prepare.templates.integer import leading_zeros
from spvbackend.prepare.templates.text import (
    FLOATS,
    FloatFormat,
    Shape,
    Writer,
    exponent_bias,
    floating,
    join_words,
    split_words,
)
from spvbackend.prepare.templates.wide_memory import divide_by_digits, multiply

# Larger numbers round to infinity, as this does: 65504 is the largest half.
_BEYOND_HALF: Final = 1 << 16


class Form(NamedTuple):
    """The form of an integer: the number of its words, and the bits of each."""

    size: int
    bits: int = 64

    @property
    def word(self) -> str:
        """Return the type of a word."""
        return f"i{self.bits}"

    @property
    def whole(self) -> str:
        """Return the type of the integer."""
        return f"i{self.size * self.bits}"


def helper_name(operation: str, form: Form) -> str:
    """Return the name of the function that `render_helper` defines for an operation."""
    return f"expand.{operation}.{form.whole}"


def render_helper(operation: str, form: Form) -> str:
    """Return the definition of a helper for integers of a form, in LLVM's spelling.

    The operations are `mul`, of three words or more; `udivrem` and `sdivrem`, which return quotient
    and remainder; and `uitofp.F`, `sitofp.F`, `fptoui.F`, `fptosi.F` for a floating-point type F;
    of half there are only those from integers. Raises KeyError for any other. Words of other widths
    than 64 bits come in pairs.
    """
    name = helper_name(operation, form)
    if operation in _ARITHMETIC:
        count, render = _ARITHMETIC[operation]
        return _define(_struct(form, count), name, _words(form, 2), render(form))
    opcode, _, element = operation.partition(".")
    format, signed = FLOATS[element], opcode in ("sitofp", "fptosi")
    if opcode in ("uitofp", "sitofp"):
        body = _from_integer(element, format, signed, form)
        return _define(element, name, _words(form), body)
    body = _TO_INTEGER[opcode](element, format, form)
    return _define(_struct(form), name, f"{element} %a0", body)


def _struct(form: Form, count: int = 1) -> str:
    """Return the type of the words of some integers."""
    return f"{{ {', '.join([form.word] * (count * form.size))} }}"


def _words(form: Form, count: int = 1) -> str:
    """Return the parameters for the words of some integers."""
    return ", ".join(f"{form.word} %a{at}" for at in range(count * form.size))


def _define(ret: str, name: str, params: str, body: str) -> str:
    return f"define internal {ret} @{name}({params}) {{\n{body}\n}}\n"


def _arguments(first: int, size: int) -> list[str]:
    return [f"%a{at}" for at in range(first, first + size)]


def _join(writer: Writer, form: Form, words: list[str]) -> str:
    """Join words to an integer."""
    return join_words(writer, Shape(0, form.whole), words, form.bits)


def _split(writer: Writer, form: Form, value: str) -> list[tuple[str, str]]:
    """Split an integer into words, each with its type."""
    words = split_words(writer, Shape(0, form.whole), value, form.bits)
    return [(form.word, word) for word in words]


def _negate_if(writer: Writer, form: Form, value: str, negative: str) -> str:
    """Negate the integer if the condition holds."""
    whole = form.whole
    opposite = writer.let(f"sub {whole} 0, {value}")
    return writer.let(f"select i1 {negative}, {whole} {opposite}, {whole} {value}")


def _divide_unsigned(form: Form) -> str:
    """Divide: two words by subtracting the shifted divisor, more of them by digits in memory."""
    return _divide_pairs(form) if form.size == 2 else divide_by_digits(form.size)


def _multiply(form: Form) -> str:
    return multiply(form.size)


def _divide_pairs(form: Form) -> str:
    """Divide: operands of one word directly, others by subtracting the shifted divisor.

    The divisor is shifted up to the leading bit of the dividend, so that there are as many steps as
    the quotient has bits. A divisor that is larger than the dividend gives no step.
    """
    writer = Writer("entry")
    word, integer = form.word, form.whole
    # Most operands fit a word, whose division is an instruction.
    high = writer.let(f"or {word} %a1, %a3")
    writer.branch_if(writer.let(f"icmp eq {word} {high}, 0"), "word", "long")
    writer.start("word")
    quotient = writer.let(f"udiv {word} %a0, %a2")
    remainder = writer.let(f"urem {word} %a0, %a2")
    zero = (word, "0")
    writer.returns_struct(_struct(form, 2), [(word, quotient), zero, (word, remainder), zero])
    writer.start("long")
    whole = Shape(0, integer)
    dividend, divisor = _join(writer, form, ["%a0", "%a1"]), _join(writer, form, ["%a2", "%a3"])
    room = leading_zeros(writer, whole, ["%a2", "%a3"], form.bits)
    shift = writer.let(
        f"sub {word} {room}, {leading_zeros(writer, whole, ['%a0', '%a1'], form.bits)}"
    )
    amount = writer.let(f"zext {word} {shift} to {integer}")
    shifted = writer.let(f"shl {integer} {divisor}, {amount}")
    larger = writer.let(f"icmp slt {word} {shift}, 0")
    writer.branch_if(larger, "done", "loop")
    writer.start("loop")
    writer.do(f"%i = phi {word} [ {shift}, %long ], [ %next, %loop ]")
    writer.do(f"%part = phi {integer} [ {shifted}, %long ], [ %half, %loop ]")
    writer.do(f"%rest = phi {integer} [ {dividend}, %long ], [ %kept, %loop ]")
    writer.do(f"%digits = phi {integer} [ 0, %long ], [ %more, %loop ]")
    writer.do(f"%take = icmp uge {integer} %rest, %part")
    writer.do(f"%less = sub {integer} %rest, %part")
    writer.do(f"%kept = select i1 %take, {integer} %less, {integer} %rest")
    writer.do(f"%digit = zext i1 %take to {integer}")
    writer.do(f"%twice = shl {integer} %digits, 1")
    writer.do(f"%more = or {integer} %twice, %digit")
    writer.do(f"%half = lshr {integer} %part, 1")
    writer.do(f"%next = sub {word} %i, 1")
    writer.do(f"%last = icmp eq {word} %i, 0")
    writer.branch_if("%last", "done", "loop")
    writer.start("done")
    writer.do(f"%quotient = phi {integer} [ 0, %long ], [ %more, %loop ]")
    writer.do(f"%remainder = phi {integer} [ {dividend}, %long ], [ %kept, %loop ]")
    words = [*_split(writer, form, "%quotient"), *_split(writer, form, "%remainder")]
    return writer.returns_struct(_struct(form, 2), words)


def _divide_signed(form: Form) -> str:
    """Divide the magnitudes; the remainder has the sign of the dividend."""
    writer = Writer()
    size, both = form.size, _struct(form, 2)
    operands = [_arguments(0, size), _arguments(size, size)]
    left, right = (writer.let(f"icmp slt {form.word} {words[-1]}, 0") for words in operands)
    dividend = _negate_if(writer, form, _join(writer, form, operands[0]), left)
    divisor = _negate_if(writer, form, _join(writer, form, operands[1]), right)
    words = [*_split(writer, form, dividend), *_split(writer, form, divisor)]
    call = writer.call(both, helper_name("udivrem", form), words)
    parts = [writer.let(f"extractvalue {both} {call}, {index}") for index in range(2 * size)]
    differ = writer.let(f"xor i1 {left}, {right}")
    quotient = _negate_if(writer, form, _join(writer, form, parts[:size]), differ)
    remainder = _negate_if(writer, form, _join(writer, form, parts[size:]), left)
    fields = [*_split(writer, form, quotient), *_split(writer, form, remainder)]
    return writer.returns_struct(both, fields)


def _from_integer(element: str, format: FloatFormat, signed: bool, form: Form) -> str:
    """Convert to the nearest number, ties to even."""
    writer = Writer()
    words, negative = _arguments(0, form.size), ""
    if signed:
        negative = writer.let(f"icmp slt {form.word} {words[-1]}, 0")
        # The magnitude of the least number is right as an unsigned number.
        magnitude = _negate_if(writer, form, _join(writer, form, words), negative)
        words = [word for _, word in _split(writer, form, magnitude)]
    if element == "half":
        value = _half_of_words(writer, form, words)
    elif form.size == 2:
        value = _scaled_pair(writer, element, format, form, words)
    else:
        value = _scaled_word(writer, element, format, form, words)
    if signed:
        opposite = writer.let(f"fneg {element} {value}")
        value = writer.let(f"select i1 {negative}, {element} {opposite}, {element} {value}")
    return writer.returns(element, value)


def _half_of_words(writer: Writer, form: Form, words: list[str]) -> str:
    """Convert to half through an integer: any number in half's range fits in 17 bits."""
    word, (low, *above) = form.word, words
    upper = above[0]
    for more in above[1:]:
        upper = writer.let(f"or {word} {upper}, {more}")
    beyond = writer.let(f"icmp ne {word} {upper}, 0")
    large = writer.let(f"icmp ugt {word} {low}, {_BEYOND_HALF}")
    infinite = writer.let(f"or i1 {beyond}, {large}")
    chosen = writer.let(f"select i1 {infinite}, {word} {_BEYOND_HALF}, {word} {low}")
    narrow = chosen if form.bits == 32 else writer.let(f"trunc {word} {chosen} to i32")
    return writer.let(f"uitofp i32 {narrow} to half")


def _scaled_pair(
    writer: Writer, element: str, format: FloatFormat, form: Form, words: list[str]
) -> str:
    """Convert the leading bits, those of a word, to a number, times a power of two.

    The bits below them matter only as being zero or not, and then as a bit far below those that the
    format keeps, so the conversion of the word rounds as that of the whole does.
    """
    (low, high), type, most = words, form.word, form.bits - 1
    zeros = writer.call(type, f"llvm.ctlz.{type}", [(type, high), ("i1", "false")])
    # The high word may be 0; the result is unused then, but may not be undefined.
    shift = writer.let(f"and {type} {zeros}, {most}")
    back = writer.let(f"xor {type} {shift}, {most}")
    upper = writer.let(f"shl {type} {high}, {shift}")
    # One by itself, then the rest of the amount: a shift by a whole word is undefined.
    half = writer.let(f"lshr {type} {low}, 1")
    crossing = writer.let(f"lshr {type} {half}, {back}")
    leading = writer.let(f"or {type} {upper}, {crossing}")
    rest = writer.let(f"shl {type} {low}, {shift}")
    inexact = writer.let(f"icmp ne {type} {rest}, 0")
    sticky = writer.let(f"zext i1 {inexact} to {type}")
    rounded = writer.let(f"or {type} {leading}, {sticky}")
    short = writer.let(f"icmp eq {type} {high}, 0")
    word = writer.let(f"select i1 {short}, {type} {low}, {type} {rounded}")
    value = writer.let(f"uitofp {type} {word} to {element}")
    power = writer.let(f"sub {type} {form.bits + exponent_bias(format)}, {zeros}")
    return _scaled(writer, element, format, form, value, power)


def _scaled_word(
    writer: Writer, element: str, format: FloatFormat, form: Form, words: list[str]
) -> str:
    """Convert the leading 64 bits of three words or more, times a power of two.

    It rounds as `_scaled_pair` does; a power beyond the format makes infinity.
    """
    whole, bits, bias = form.whole, form.size * form.bits, exponent_bias(format)
    zeros = leading_zeros(writer, Shape(0, whole), words)
    few = writer.let(f"icmp ult i64 {zeros}, {bits - 1}")
    # Zero is shifted as 1 is: a shift by the width is undefined.
    amount = writer.let(f"select i1 {few}, i64 {zeros}, i64 {bits - 1}")
    shift = writer.let(f"zext i64 {amount} to {whole}")
    leading = writer.let(f"shl {whole} {_join(writer, form, words)}, {shift}")
    *below, (_, top) = _split(writer, form, leading)
    rest = below[0][1]
    for _, word in below[1:]:
        rest = writer.let(f"or i64 {rest}, {word}")
    inexact = writer.let(f"icmp ne i64 {rest}, 0")
    sticky = writer.let(f"zext i1 {inexact} to i64")
    word = writer.let(f"or i64 {top}, {sticky}")
    number = writer.let(f"uitofp i64 {word} to {element}")
    power = writer.let(f"sub i64 {bits - form.bits + bias}, {amount}")
    fits = writer.let(f"icmp ule i64 {power}, {2 * bias}")
    bounded = writer.let(f"select i1 {fits}, i64 {power}, i64 {2 * bias + 1}")
    return _scaled(writer, element, format, form, number, bounded)


def _scaled(
    writer: Writer, element: str, format: FloatFormat, form: Form, number: str, power: str
) -> str:
    """Multiply by a power of two, which is its exponent field: the power with the bias."""
    pattern = writer.let(f"shl {form.word} {power}, {format.mantissa}")
    if format.width < form.bits:
        pattern = writer.let(f"trunc {form.word} {pattern} to i{format.width}")
    scale = writer.let(f"bitcast i{format.width} {pattern} to {element}")
    return writer.let(f"fmul {element} {number}, {scale}")


def _to_words(writer: Writer, element: str, form: Form, value: str) -> tuple[str, str]:
    """Return the words of a number that is not negative: every step but the last is exact."""
    shape, word = Shape(0, element), form.word
    down, up = floating(shape, 2.0**-form.bits), floating(shape, 2.0**form.bits)
    # A power of two only changes the exponent, and the words are digits to base 2^N.
    scaled = writer.let(f"fmul {element} {value}, {down}")
    high = writer.let(f"fptoui {element} {scaled} to {word}")
    whole = writer.let(f"uitofp {word} {high} to {element}")
    part = writer.let(f"fmul {element} {whole}, {up}")
    rest = writer.let(f"fsub {element} {value}, {part}")
    return writer.let(f"fptoui {element} {rest} to {word}"), high


def _magnitude(writer: Writer, element: str, format: FloatFormat, form: Form, value: str) -> str:
    """Return the integer of a number above -1."""
    if form.size == 2:
        return _join(writer, form, [*_to_words(writer, element, form, value)])
    # The significand, moved by the exponent: no arithmetic of the format has as many bits.
    whole, width, mantissa = form.whole, format.width, format.mantissa
    pattern = writer.let(f"bitcast {element} {value} to i{width}")
    if width < form.bits:
        pattern = writer.let(f"zext i{width} {pattern} to i64")
    signed_field = writer.let(f"lshr i64 {pattern}, {mantissa}")
    # Numbers above -1 become zero, and -0.5 has a sign.
    field = writer.let(f"and i64 {signed_field}, {2 * exponent_bias(format) + 1}")
    fraction = writer.let(f"and i64 {pattern}, {(1 << mantissa) - 1}")
    significand = writer.let(f"or i64 {fraction}, {1 << mantissa}")
    unit = exponent_bias(format) + mantissa
    left = writer.let(f"sub i64 {field}, {unit}")
    right = writer.let(f"sub i64 {unit}, {field}")
    is_right = writer.let(f"icmp sgt i64 {right}, 0")
    # A significand that is moved out is zero.
    near = writer.let(f"icmp ult i64 {right}, {form.bits - 1}")
    within = writer.let(f"select i1 {near}, i64 {right}, i64 {form.bits - 1}")
    small = writer.let(f"lshr i64 {significand}, {within}")
    word = writer.let(f"select i1 {is_right}, i64 {small}, i64 {significand}")
    amount = writer.let(f"select i1 {is_right}, i64 0, i64 {left}")
    wide = writer.let(f"zext i64 {word} to {whole}")
    by = writer.let(f"zext i64 {amount} to {whole}")
    return writer.let(f"shl {whole} {wide}, {by}")


def _to_unsigned(element: str, format: FloatFormat, form: Form) -> str:
    writer = Writer()
    number = _magnitude(writer, element, format, form, "%a0")
    return writer.returns_struct(_struct(form), _split(writer, form, number))


def _to_signed(element: str, format: FloatFormat, form: Form) -> str:
    writer = Writer()
    absolute = writer.call(element, f"llvm.fabs.{format.suffix}", [(element, "%a0")])
    magnitude = _magnitude(writer, element, format, form, absolute)
    negative = writer.let(f"fcmp olt {element} %a0, {floating(Shape(0, element), 0.0)}")
    number = _negate_if(writer, form, magnitude, negative)
    return writer.returns_struct(_struct(form), _split(writer, form, number))


_ARITHMETIC: Final = {
    "mul": (1, _multiply),
    "sdivrem": (2, _divide_signed),
    "udivrem": (2, _divide_unsigned),
}
"""Integers that an operation returns, and its body."""
_TO_INTEGER: Final = {"fptosi": _to_signed, "fptoui": _to_unsigned}
