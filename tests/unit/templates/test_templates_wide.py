"""The helpers of wide integers compute what exact arithmetic computes."""

import random
import re
import struct
from collections.abc import Callable
from fractions import Fraction

import pytest

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_function
from spvbackend.prepare.templates.text import FLOATS
from spvbackend.prepare.templates.wide import helper_name, render_helper
from tests.unit.cases.template_jit import HAS_HALF, Call, Engine, driver_text
from tests.unit.cases.templates import assert_canonical, signed, unique_declares, without_comments

WORD = (1 << 64) - 1
DECLARES = """
declare i64 @llvm.ctlz.i64(i64, i1)
declare float @llvm.fabs.f32(float)
declare double @llvm.fabs.f64(double)
"""
CODES = {"half": "e", "float": "f", "double": "d"}
TWO_WORDS = ("i64", "i64")


def words(value: int) -> list[int]:
    return [value & WORD, value >> 64 & WORD]


def integers() -> list[int]:
    """The ends of the range, what lies around the words' border, and numbers of every length."""
    picks = [0, 1, 2, 3, 10, 1 << 127, (1 << 127) - 1, (1 << 128) - 1, (1 << 128) - 2]
    for at in (31, 52, 53, 62, 63, 64, 65, 116, 126):
        picks += [1 << at, (1 << at) - 1, (1 << at) + 1]
    source = random.Random(128)
    picks += [source.getrandbits(source.randrange(1, 129)) for _ in range(60)]
    return picks


def engine_of(operation: str, call: Call) -> Engine:
    """The compiled helper with its driver; its text is what LLVM prints."""
    text = render_helper(operation)
    whole = text if operation != "sdivrem" else render_helper("udivrem") + text
    engine = Engine(unique_declares(whole + driver_text("run", call) + DECLARES))
    if operation != "sdivrem":
        assert_canonical(engine, text, call.callee)
    printed = [re.sub(r"\s+\{$", " {", line) for line in
               without_comments(engine.printed[call.callee])]  # fmt: skip
    assert printed == without_comments(text)
    return engine


def check(
    operation: str, ret: str, args: tuple[str, ...], rows: list[list[int]],
    reference: Callable[[list[int]], list[int]],
) -> None:  # fmt: skip
    call = Call(helper_name(operation), ret, args, {})
    results = engine_of(operation, call).run("run", call, rows)
    for row, got in zip(rows, results, strict=True):
        assert [int(slot) for slot in got] == reference(row), [hex(slot) for slot in row]


def value(row: list[int], is_signed: bool = False) -> int:
    low, high = row
    whole = low | high << 64
    return signed(whole, 128) if is_signed else whole


def divided(row: list[int], is_signed: bool) -> list[int]:
    left, right = value(row[:2], is_signed), value(row[2:], is_signed)
    quotient = abs(left) // abs(right)
    if (left < 0) != (right < 0):
        quotient = -quotient
    return [*words(quotient), *words(left - quotient * right)]


@pytest.mark.parametrize("operation", ["udivrem", "sdivrem"])
def test_division(operation: str) -> None:
    rows = [[*words(left), *words(right)] for left in integers() for right in integers() if right]
    ret = "{ i64, i64, i64, i64 }"
    check(operation, ret, TWO_WORDS * 2, rows, lambda row: divided(row, operation[0] == "s"))


def test_division_of_the_lowest_wraps() -> None:
    row = [*words(1 << 127), *words(-1)]
    check("sdivrem", "{ i64, i64, i64, i64 }", TWO_WORDS * 2, [row], lambda row: [0, 1 << 63, 0, 0])


def nearest_bits(element: str, number: int) -> int:
    """The bits of the number that is nearest to an integer, ties to even."""
    format = FLOATS[element]
    bias = (1 << (format.width - format.mantissa - 2)) - 1
    if number == 0:
        return 0
    size = abs(number)
    exponent = size.bit_length() - 1
    mantissa = Fraction(size, 1 << exponent) * (1 << format.mantissa)
    bits = (exponent + bias << format.mantissa) + round(mantissa) - (1 << format.mantissa)
    infinity = (1 << (format.width - 1)) - (1 << format.mantissa)
    return min(bits, infinity) | (number < 0) << (format.width - 1)


def ties(element: str) -> list[int]:
    """Integers around the middle between two numbers of the format, and around its largest."""
    kept, picks = FLOATS[element].mantissa + 1, [65504, 65519, 65520, 65521, 65535, 65536, 65537]
    for length in (kept + 1, kept + 2, 63, 64, 65, 66, 90, 127, 128):
        if length <= kept:
            continue
        half = 1 << (length - kept - 1)
        for leading in (1 << (length - 1), (1 << length) - 2 * half):
            picks += [leading + odd * half + step for odd in (1, 3) for step in (-1, 0, 1)]
    return [pick & ((1 << 128) - 1) for pick in picks]


@pytest.mark.parametrize("element", CODES)
@pytest.mark.parametrize("opcode", ["uitofp", "sitofp"])
def test_rounding_from_integers(opcode: str, element: str) -> None:
    if element == "half" and not HAS_HALF:
        pytest.skip("the processor has no conversions of half")
    picks = [*integers(), *ties(element)]
    rows = [words(number) for pick in picks for number in (pick, -pick)]
    check(
        f"{opcode}.{element}", element, TWO_WORDS, rows,
        lambda row: [nearest_bits(element, value(row, opcode == "sitofp"))],
    )  # fmt: skip


def float_rows(element: str, low: int, high: int) -> list[tuple[int, int]]:
    """Bits and whole part of numbers between two bounds."""
    format = FLOATS[element]
    source = random.Random(element)
    patterns = [source.getrandbits(format.width) for _ in range(20000)]
    for at in (0, 23, 24, 52, 53, 62, 63, 64, 65, 126, 127):
        bits = nearest_bits(element, 1 << at)
        patterns += [bits - 1, bits, bits + 1]
    patterns += [bits | 1 << (format.width - 1) for bits in patterns]
    found = []
    for bits in patterns:
        data = bits.to_bytes(format.width // 8, "little")
        (number,) = struct.unpack("<" + CODES[element], data)
        if number == number and abs(number) < 2.0**129 and low <= int(number) <= high:
            found.append((bits, int(number)))
    return found


@pytest.mark.parametrize("element", ["float", "double"])
@pytest.mark.parametrize("opcode", ["fptoui", "fptosi"])
def test_truncation_to_integers(opcode: str, element: str) -> None:
    low, high = (-(1 << 127), (1 << 127) - 1) if opcode == "fptosi" else (0, (1 << 128) - 1)
    wanted = dict(float_rows(element, low, high))
    assert len(wanted) > 30
    rows = [[bits] for bits in wanted]
    ret = "{ i64, i64 }"
    check(f"{opcode}.{element}", ret, (element,), rows, lambda row: words(wanted[row[0]]))


def test_helpers_are_read_by_the_parser() -> None:
    module = Module()
    for operation in ("udivrem", "sdivrem", "uitofp.half", "fptosi.double"):
        function = parse_function(render_helper(operation), module)
        assert function.name == helper_name(operation)
        assert function.linkage == "internal"


def test_unknown_operations_have_no_helper() -> None:
    with pytest.raises(KeyError):
        render_helper("frem.float")
    with pytest.raises(KeyError):
        render_helper("uitofp.fp128")
