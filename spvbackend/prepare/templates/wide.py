"""Helper functions of wide integers: division, and conversion from and to floating point.

A wide integer is passed as its words, the low one first, and returned as members of a struct. The
bodies compute with wide integers where that is shorter; they are legalised like any other function.
All widths of as many words use the same helpers; the caller extends their values.
"""

from typing import Final

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

_WORD: Final = 64
# Larger numbers round to infinity, as this does: 65504 is the largest half.
_BEYOND_HALF: Final = 1 << 16


def helper_name(operation: str, size: int) -> str:
    """Return the name of the function that `render_helper` defines for an operation."""
    return f"expand.{operation}.{_whole(size)}"


def render_helper(operation: str, size: int) -> str:
    """Return the definition of a helper for integers of `size` words, in LLVM's spelling.

    The operations are `mul`, of three words or more; `udivrem` and `sdivrem`, which return quotient
    and remainder; and `uitofp.F`, `sitofp.F`, `fptoui.F`, `fptosi.F` for a floating-point type F;
    of half there are only those from integers. Raises KeyError for any other.
    """
    name = helper_name(operation, size)
    if operation in _ARITHMETIC:
        count, render = _ARITHMETIC[operation]
        return _define(_struct(count * size), name, _words(2 * size), render(size))
    opcode, _, element = operation.partition(".")
    format, signed = FLOATS[element], opcode in ("sitofp", "fptosi")
    if opcode in ("uitofp", "sitofp"):
        body = _from_integer(element, format, signed, size)
        return _define(element, name, _words(size), body)
    return _define(
        _struct(size), name, f"{element} %a0", _TO_INTEGER[opcode](element, format, size)
    )


def _whole(size: int) -> str:
    """Return the integer type of as many words."""
    return f"i{size * _WORD}"


def _struct(count: int) -> str:
    return f"{{ {', '.join(['i64'] * count)} }}"


def _words(count: int) -> str:
    """Return the parameters for words."""
    return ", ".join(f"i64 %a{at}" for at in range(count))


def _define(ret: str, name: str, params: str, body: str) -> str:
    return f"define internal {ret} @{name}({params}) {{\n{body}\n}}\n"


def _arguments(first: int, size: int) -> list[str]:
    return [f"%a{at}" for at in range(first, first + size)]


def _join(writer: Writer, words: list[str]) -> str:
    """Join words to an integer."""
    return join_words(writer, Shape(0, _whole(len(words))), words)


def _split(writer: Writer, value: str, size: int) -> list[tuple[str, str]]:
    """Split an integer into words, each with its type."""
    return [("i64", word) for word in split_words(writer, Shape(0, _whole(size)), value)]


def _negate_if(writer: Writer, value: str, negative: str, size: int) -> str:
    """Negate the integer if the condition holds."""
    whole = _whole(size)
    opposite = writer.let(f"sub {whole} 0, {value}")
    return writer.let(f"select i1 {negative}, {whole} {opposite}, {whole} {value}")


def _divide_unsigned(size: int) -> str:
    """Divide: two words by subtracting the shifted divisor, more of them by digits in memory."""
    return _divide_pairs() if size == 2 else divide_by_digits(size)


def _divide_pairs() -> str:
    """Divide: operands of one word directly, others by subtracting the shifted divisor.

    The divisor is shifted up to the leading bit of the dividend, so that there are as many steps as
    the quotient has bits. A divisor that is larger than the dividend gives no step.
    """
    writer = Writer("entry")
    # Most operands fit a word, whose division is an instruction.
    high = writer.let("or i64 %a1, %a3")
    writer.branch_if(writer.let(f"icmp eq i64 {high}, 0"), "word", "long")
    writer.start("word")
    quotient = writer.let("udiv i64 %a0, %a2")
    remainder = writer.let("urem i64 %a0, %a2")
    zero = ("i64", "0")
    writer.returns_struct(_struct(4), [("i64", quotient), zero, ("i64", remainder), zero])
    writer.start("long")
    whole = Shape(0, _whole(2))
    dividend, divisor = _join(writer, ["%a0", "%a1"]), _join(writer, ["%a2", "%a3"])
    room = leading_zeros(writer, whole, ["%a2", "%a3"])
    shift = writer.let(f"sub i64 {room}, {leading_zeros(writer, whole, ['%a0', '%a1'])}")
    amount = writer.let(f"zext i64 {shift} to i128")
    shifted = writer.let(f"shl i128 {divisor}, {amount}")
    larger = writer.let(f"icmp slt i64 {shift}, 0")
    writer.branch_if(larger, "done", "loop")
    writer.start("loop")
    writer.do(f"%i = phi i64 [ {shift}, %long ], [ %next, %loop ]")
    writer.do(f"%part = phi i128 [ {shifted}, %long ], [ %half, %loop ]")
    writer.do(f"%rest = phi i128 [ {dividend}, %long ], [ %kept, %loop ]")
    writer.do("%digits = phi i128 [ 0, %long ], [ %more, %loop ]")
    writer.do("%take = icmp uge i128 %rest, %part")
    writer.do("%less = sub i128 %rest, %part")
    writer.do("%kept = select i1 %take, i128 %less, i128 %rest")
    writer.do("%digit = zext i1 %take to i128")
    writer.do("%twice = shl i128 %digits, 1")
    writer.do("%more = or i128 %twice, %digit")
    writer.do("%half = lshr i128 %part, 1")
    writer.do("%next = sub i64 %i, 1")
    writer.do("%last = icmp eq i64 %i, 0")
    writer.branch_if("%last", "done", "loop")
    writer.start("done")
    writer.do("%quotient = phi i128 [ 0, %long ], [ %more, %loop ]")
    writer.do(f"%remainder = phi i128 [ {dividend}, %long ], [ %kept, %loop ]")
    words = [*_split(writer, "%quotient", 2), *_split(writer, "%remainder", 2)]
    return writer.returns_struct(_struct(4), words)


def _divide_signed(size: int) -> str:
    """Divide the magnitudes; the remainder has the sign of the dividend."""
    writer = Writer()
    both = _struct(2 * size)
    operands = [_arguments(0, size), _arguments(size, size)]
    left, right = (writer.let(f"icmp slt i64 {words[-1]}, 0") for words in operands)
    dividend = _negate_if(writer, _join(writer, operands[0]), left, size)
    divisor = _negate_if(writer, _join(writer, operands[1]), right, size)
    words = [*_split(writer, dividend, size), *_split(writer, divisor, size)]
    call = writer.call(both, helper_name("udivrem", size), words)
    parts = [writer.let(f"extractvalue {both} {call}, {index}") for index in range(2 * size)]
    differ = writer.let(f"xor i1 {left}, {right}")
    quotient = _negate_if(writer, _join(writer, parts[:size]), differ, size)
    remainder = _negate_if(writer, _join(writer, parts[size:]), left, size)
    fields = [*_split(writer, quotient, size), *_split(writer, remainder, size)]
    return writer.returns_struct(both, fields)


def _from_integer(element: str, format: FloatFormat, signed: bool, size: int) -> str:
    """Convert to the nearest number, ties to even."""
    writer = Writer()
    words, negative = _arguments(0, size), ""
    if signed:
        negative = writer.let(f"icmp slt i64 {words[-1]}, 0")
        # The magnitude of the least number is right as an unsigned number.
        magnitude = _negate_if(writer, _join(writer, words), negative, size)
        words = [word for _, word in _split(writer, magnitude, size)]
    if element == "half":
        value = _half_of_words(writer, words)
    elif size == 2:
        value = _scaled_pair(writer, element, format, *words)
    else:
        value = _scaled_word(writer, element, format, words)
    if signed:
        opposite = writer.let(f"fneg {element} {value}")
        value = writer.let(f"select i1 {negative}, {element} {opposite}, {element} {value}")
    return writer.returns(element, value)


def _half_of_words(writer: Writer, words: list[str]) -> str:
    """Convert to half through an integer: any number in half's range fits in 17 bits."""
    low, *above = words
    upper = above[0]
    for word in above[1:]:
        upper = writer.let(f"or i64 {upper}, {word}")
    beyond = writer.let(f"icmp ne i64 {upper}, 0")
    large = writer.let(f"icmp ugt i64 {low}, {_BEYOND_HALF}")
    infinite = writer.let(f"or i1 {beyond}, {large}")
    chosen = writer.let(f"select i1 {infinite}, i64 {_BEYOND_HALF}, i64 {low}")
    narrow = writer.let(f"trunc i64 {chosen} to i32")
    return writer.let(f"uitofp i32 {narrow} to half")


def _scaled_pair(writer: Writer, element: str, format: FloatFormat, low: str, high: str) -> str:
    """Convert the leading 64 bits to a number, times a power of two.

    The bits below them matter only as being zero or not, and then as a bit far below those that the
    format keeps, so the conversion of the word rounds as that of the whole does.
    """
    zeros = writer.call("i64", "llvm.ctlz.i64", [("i64", high), ("i1", "false")])
    # Zeros are 64 where the high word is 0; the result is unused then, but may not be undefined.
    shift = writer.let(f"and i64 {zeros}, {_WORD - 1}")
    back = writer.let(f"xor i64 {shift}, {_WORD - 1}")
    upper = writer.let(f"shl i64 {high}, {shift}")
    # One by itself, then 63 minus the amount: a shift by 64 is undefined.
    half = writer.let(f"lshr i64 {low}, 1")
    crossing = writer.let(f"lshr i64 {half}, {back}")
    leading = writer.let(f"or i64 {upper}, {crossing}")
    rest = writer.let(f"shl i64 {low}, {shift}")
    inexact = writer.let(f"icmp ne i64 {rest}, 0")
    sticky = writer.let(f"zext i1 {inexact} to i64")
    rounded = writer.let(f"or i64 {leading}, {sticky}")
    short = writer.let(f"icmp eq i64 {high}, 0")
    word = writer.let(f"select i1 {short}, i64 {low}, i64 {rounded}")
    value = writer.let(f"uitofp i64 {word} to {element}")
    power = writer.let(f"sub i64 {_WORD + exponent_bias(format)}, {zeros}")
    return _scaled(writer, element, format, value, power)


def _scaled_word(writer: Writer, element: str, format: FloatFormat, words: list[str]) -> str:
    """Convert the leading 64 bits of three words or more, times a power of two.

    It rounds as `_scaled_pair` does; a power beyond the format makes infinity.
    """
    size = len(words)
    whole, bits, bias = _whole(size), size * _WORD, exponent_bias(format)
    zeros = leading_zeros(writer, Shape(0, whole), words)
    few = writer.let(f"icmp ult i64 {zeros}, {bits - 1}")
    # Zero is shifted as 1 is: a shift by the width is undefined.
    amount = writer.let(f"select i1 {few}, i64 {zeros}, i64 {bits - 1}")
    shift = writer.let(f"zext i64 {amount} to {whole}")
    leading = writer.let(f"shl {whole} {_join(writer, words)}, {shift}")
    *below, (_, top) = _split(writer, leading, size)
    rest = below[0][1]
    for _, word in below[1:]:
        rest = writer.let(f"or i64 {rest}, {word}")
    inexact = writer.let(f"icmp ne i64 {rest}, 0")
    sticky = writer.let(f"zext i1 {inexact} to i64")
    word = writer.let(f"or i64 {top}, {sticky}")
    number = writer.let(f"uitofp i64 {word} to {element}")
    power = writer.let(f"sub i64 {bits - _WORD + bias}, {amount}")
    fits = writer.let(f"icmp ule i64 {power}, {2 * bias}")
    bounded = writer.let(f"select i1 {fits}, i64 {power}, i64 {2 * bias + 1}")
    return _scaled(writer, element, format, number, bounded)


def _scaled(writer: Writer, element: str, format: FloatFormat, number: str, power: str) -> str:
    """Multiply by a power of two, which is its exponent field: the power with the bias."""
    pattern = writer.let(f"shl i64 {power}, {format.mantissa}")
    if format.width < _WORD:
        pattern = writer.let(f"trunc i64 {pattern} to i{format.width}")
    scale = writer.let(f"bitcast i{format.width} {pattern} to {element}")
    return writer.let(f"fmul {element} {number}, {scale}")


def _to_words(writer: Writer, element: str, value: str) -> tuple[str, str]:
    """Return the words of a number that is not negative: every step but the last is exact."""
    shape = Shape(0, element)
    down, up = floating(shape, 2.0**-_WORD), floating(shape, 2.0**_WORD)
    # A power of two only changes the exponent, and the words are digits to base 2^64.
    scaled = writer.let(f"fmul {element} {value}, {down}")
    high = writer.let(f"fptoui {element} {scaled} to i64")
    whole = writer.let(f"uitofp i64 {high} to {element}")
    part = writer.let(f"fmul {element} {whole}, {up}")
    rest = writer.let(f"fsub {element} {value}, {part}")
    return writer.let(f"fptoui {element} {rest} to i64"), high


def _magnitude(writer: Writer, element: str, format: FloatFormat, value: str, size: int) -> str:
    """Return the integer of a number above -1."""
    if size == 2:
        return _join(writer, [*_to_words(writer, element, value)])
    # The significand, moved by the exponent: no arithmetic of the format has as many bits.
    whole, width, mantissa = _whole(size), format.width, format.mantissa
    pattern = writer.let(f"bitcast {element} {value} to i{width}")
    if width < _WORD:
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
    near = writer.let(f"icmp ult i64 {right}, {_WORD - 1}")
    within = writer.let(f"select i1 {near}, i64 {right}, i64 {_WORD - 1}")
    small = writer.let(f"lshr i64 {significand}, {within}")
    word = writer.let(f"select i1 {is_right}, i64 {small}, i64 {significand}")
    amount = writer.let(f"select i1 {is_right}, i64 0, i64 {left}")
    wide = writer.let(f"zext i64 {word} to {whole}")
    by = writer.let(f"zext i64 {amount} to {whole}")
    return writer.let(f"shl {whole} {wide}, {by}")


def _to_unsigned(element: str, format: FloatFormat, size: int) -> str:
    writer = Writer()
    number = _magnitude(writer, element, format, "%a0", size)
    return writer.returns_struct(_struct(size), _split(writer, number, size))


def _to_signed(element: str, format: FloatFormat, size: int) -> str:
    writer = Writer()
    absolute = writer.call(element, f"llvm.fabs.{format.suffix}", [(element, "%a0")])
    magnitude = _magnitude(writer, element, format, absolute, size)
    negative = writer.let(f"fcmp olt {element} %a0, {floating(Shape(0, element), 0.0)}")
    number = _negate_if(writer, magnitude, negative, size)
    return writer.returns_struct(_struct(size), _split(writer, number, size))


_ARITHMETIC: Final = {
    "mul": (1, multiply),
    "sdivrem": (2, _divide_signed),
    "udivrem": (2, _divide_unsigned),
}
"""Integers that an operation returns, and its body."""
_TO_INTEGER: Final = {"fptosi": _to_signed, "fptoui": _to_unsigned}
