"""Helper functions of wide integers: division, and conversion from and to floating point.

A wide integer is passed as two i64, the low word first, and returned as two members of a struct.
The bodies compute with i128 where that is shorter; they are legalised like any other function.
Widths below 128 use the same helpers; the caller extends their values.
"""

from typing import Final

from spvbackend.prepare.templates.text import (
    FLOATS,
    FloatFormat,
    Shape,
    Writer,
    exponent_bias,
    floating,
)

_PAIR: Final = "{ i64, i64 }"
_TWO_PAIRS: Final = "{ i64, i64, i64, i64 }"
_WORD: Final = 64
# Larger numbers round to infinity, as this does: 65504 is the largest half.
_BEYOND_HALF: Final = 1 << 16


def helper_name(operation: str) -> str:
    """Return the name of the function that `render_helper` defines for an operation."""
    return f"expand.{operation}.i128"


def render_helper(operation: str) -> str:
    """Return the definition of a helper in LLVM's spelling.

    The operations are `udivrem` and `sdivrem`, which return quotient and remainder of two pairs of
    words, and `uitofp.F`, `sitofp.F`, `fptoui.F`, `fptosi.F` for a floating-point type F; of half
    there are only those from integers. Raises KeyError for any other.
    """
    name = helper_name(operation)
    if operation in _DIVISIONS:
        params = "i64 %a0, i64 %a1, i64 %a2, i64 %a3"
        return _define(_TWO_PAIRS, name, params, _DIVISIONS[operation]())
    opcode, _, element = operation.partition(".")
    format, signed = FLOATS[element], opcode in ("sitofp", "fptosi")
    if opcode in ("uitofp", "sitofp"):
        body = _from_integer(element, format, signed)
        return _define(element, name, "i64 %a0, i64 %a1", body)
    return _define(_PAIR, name, f"{element} %a0", _TO_INTEGER[opcode](element, format))


def _define(ret: str, name: str, params: str, body: str) -> str:
    return f"define internal {ret} @{name}({params}) {{\n{body}\n}}\n"


def _join(writer: Writer, low: str, high: str) -> str:
    """Join two words to an i128."""
    # Legalisation emits nothing for these: the parts of the result are the two words.
    lower = writer.let(f"zext i64 {low} to i128")
    wide = writer.let(f"zext i64 {high} to i128")
    upper = writer.let(f"shl i128 {wide}, {_WORD}")
    return writer.let(f"or i128 {lower}, {upper}")


def _split(writer: Writer, value: str) -> list[tuple[str, str]]:
    """Split an i128 into two words, each with its type."""
    upper = writer.let(f"lshr i128 {value}, {_WORD}")
    low = writer.let(f"trunc i128 {value} to i64")
    return [("i64", low), ("i64", writer.let(f"trunc i128 {upper} to i64"))]


def _negate_where(writer: Writer, value: str, mask: str) -> str:
    """Negate the i128 where the mask is all ones."""
    # -x is ~x + 1; with a mask of zeros neither step does anything.
    flipped = writer.let(f"xor i128 {value}, {mask}")
    return writer.let(f"sub i128 {flipped}, {mask}")


def _divide_unsigned() -> str:
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
    writer.returns_struct(_TWO_PAIRS, [("i64", quotient), zero, ("i64", remainder), zero])
    writer.start("long")
    dividend, divisor = _join(writer, "%a0", "%a1"), _join(writer, "%a2", "%a3")
    room = _leading_zeros(writer, "%a2", "%a3")
    shift = writer.let(f"sub i64 {room}, {_leading_zeros(writer, '%a0', '%a1')}")
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
    words = [*_split(writer, "%quotient"), *_split(writer, "%remainder")]
    return writer.returns_struct(_TWO_PAIRS, words)


def _leading_zeros(writer: Writer, low: str, high: str) -> str:
    """Count the zeros above the leading one of two words, 128 where there is none, as an i64.

    LangRef, 'llvm.ctlz': with false as the second operand the count of 0 is the width.
    """
    upper = writer.call("i64", "llvm.ctlz.i64", [("i64", high), ("i1", "false")])
    lower = writer.call("i64", "llvm.ctlz.i64", [("i64", low), ("i1", "false")])
    both = writer.let(f"add i64 {lower}, {_WORD}")
    empty = writer.let(f"icmp eq i64 {high}, 0")
    return writer.let(f"select i1 {empty}, i64 {both}, i64 {upper}")


def _divide_signed() -> str:
    """Divide the magnitudes; the remainder has the sign of the dividend."""
    writer = Writer()
    masks = [writer.let(f"ashr i64 {high}, {_WORD - 1}") for high in ("%a1", "%a3")]
    left, right = (_join(writer, mask, mask) for mask in masks)
    dividend = _negate_where(writer, _join(writer, "%a0", "%a1"), left)
    divisor = _negate_where(writer, _join(writer, "%a2", "%a3"), right)
    words = [*_split(writer, dividend), *_split(writer, divisor)]
    both = writer.call(_TWO_PAIRS, helper_name("udivrem"), words)
    parts = [writer.let(f"extractvalue {_TWO_PAIRS} {both}, {index}") for index in range(4)]
    differ = writer.let(f"xor i128 {left}, {right}")
    quotient = _negate_where(writer, _join(writer, parts[0], parts[1]), differ)
    remainder = _negate_where(writer, _join(writer, parts[2], parts[3]), left)
    return writer.returns_struct(
        _TWO_PAIRS, [*_split(writer, quotient), *_split(writer, remainder)]
    )


def _from_integer(element: str, format: FloatFormat, signed: bool) -> str:
    """Convert to the nearest number, ties to even."""
    writer = Writer()
    low, high, negative = "%a0", "%a1", ""
    if signed:
        sign = writer.let(f"ashr i64 %a1, {_WORD - 1}")
        # A magnitude of 2^127 is right as an unsigned number.
        mask = _join(writer, sign, sign)
        magnitude = _negate_where(writer, _join(writer, low, high), mask)
        (_, low), (_, high) = _split(writer, magnitude)
        negative = writer.let("icmp slt i64 %a1, 0")
    if element == "half":
        value = _half_of_words(writer, low, high)
    else:
        value = _scaled_word(writer, element, format, low, high)
    if signed:
        opposite = writer.let(f"fneg {element} {value}")
        value = writer.let(f"select i1 {negative}, {element} {opposite}, {element} {value}")
    return writer.returns(element, value)


def _half_of_words(writer: Writer, low: str, high: str) -> str:
    """Convert to half through an integer: any number in half's range fits in 17 bits."""
    beyond = writer.let(f"icmp ne i64 {high}, 0")
    large = writer.let(f"icmp ugt i64 {low}, {_BEYOND_HALF}")
    infinite = writer.let(f"or i1 {beyond}, {large}")
    chosen = writer.let(f"select i1 {infinite}, i64 {_BEYOND_HALF}, i64 {low}")
    narrow = writer.let(f"trunc i64 {chosen} to i32")
    return writer.let(f"uitofp i32 {narrow} to half")


def _scaled_word(writer: Writer, element: str, format: FloatFormat, low: str, high: str) -> str:
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
    # The power of two is its exponent field: 64 minus the zeros, with a bias.
    bits = writer.let(f"shl i64 {power}, {format.mantissa}")
    if format.width < _WORD:
        bits = writer.let(f"trunc i64 {bits} to i{format.width}")
    scale = writer.let(f"bitcast i{format.width} {bits} to {element}")
    return writer.let(f"fmul {element} {value}, {scale}")


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


def _to_unsigned(element: str, format: FloatFormat) -> str:
    writer = Writer()
    low, high = _to_words(writer, element, "%a0")
    return writer.returns_struct(_PAIR, [("i64", low), ("i64", high)])


def _to_signed(element: str, format: FloatFormat) -> str:
    writer = Writer()
    size = writer.call(element, f"llvm.fabs.{format.suffix}", [(element, "%a0")])
    magnitude = _join(writer, *_to_words(writer, element, size))
    negative = writer.let(f"fcmp olt {element} %a0, {floating(Shape(0, element), 0.0)}")
    sign = writer.let(f"sext i1 {negative} to i64")
    number = _negate_where(writer, magnitude, _join(writer, sign, sign))
    return writer.returns_struct(_PAIR, _split(writer, number))


_DIVISIONS: Final = {"sdivrem": _divide_signed, "udivrem": _divide_unsigned}
_TO_INTEGER: Final = {"fptosi": _to_signed, "fptoui": _to_unsigned}
