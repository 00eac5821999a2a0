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
from spvbackend.prepare.templates.wide import Form, helper_name, render_helper
from tests.unit.cases.template_jit import HAS_HALF, Call, Engine, driver_text
from tests.unit.cases.templates import assert_canonical, signed, unique_declares, without_comments

WORD = (1 << 64) - 1
DECLARES = """
declare i32 @llvm.ctlz.i32(i32, i1)
declare i64 @llvm.ctlz.i64(i64, i1)
declare float @llvm.fabs.f32(float)
declare double @llvm.fabs.f64(double)
"""
CODES = {"half": "e", "float": "f", "double": "d"}
SIZES = (2, 3, 5)
"""Words of the integers, of which pairs have helpers of their own."""
RANDOM = {2: 60, 3: 40, 5: 40}


def words(value: int, size: int) -> list[int]:
    return [value >> 64 * at & WORD for at in range(size)]


def struct_of(count: int) -> str:
    return f"{{ {', '.join(['i64'] * count)} }}"


def integers(size: int) -> list[int]:
    """The ends of the range, what lies around the words' borders, and numbers of every length."""
    bits = 64 * size
    picks = [0, 1, 2, 3, 10, 1 << bits - 1, (1 << bits - 1) - 1, (1 << bits) - 1, (1 << bits) - 2]
    for at in (31, 52, 53, 62, 63, 64, 65, 116, bits - 2):
        picks += [1 << at, (1 << at) - 1, (1 << at) + 1]
    if size > 2:
        # Guesses of a digit that are too large by two, and digits of ones.
        picks += [(1 << 159) - (1 << 96) + 1, (1 << 127) | 3, ((1 << 64) - 1) << 96]
    source = random.Random(bits)
    picks += [source.getrandbits(source.randrange(1, bits + 1)) for _ in range(RANDOM[size])]
    return picks


def engine_of(operation: str, size: int, call: Call) -> Engine:
    """The compiled helper with its driver; its text is what LLVM prints."""
    text = render_helper(operation, Form(size))
    whole = text if operation != "sdivrem" else render_helper("udivrem", Form(size)) + text
    engine = Engine(unique_declares(whole + driver_text("run", call) + DECLARES))
    if operation != "sdivrem":
        assert_canonical(engine, text, call.callee)
    printed = [re.sub(r"\s+\{$", " {", line) for line in
               without_comments(engine.printed[call.callee])]  # fmt: skip
    assert printed == without_comments(text)
    return engine


def check(
    operation: str, size: int, ret: str, args: tuple[str, ...], rows: list[list[int]],
    reference: Callable[[list[int]], list[int]],
) -> None:  # fmt: skip
    call = Call(helper_name(operation, Form(size)), ret, args, {})
    results = engine_of(operation, size, call).run("run", call, rows)
    for row, got in zip(rows, results, strict=True):
        assert [int(slot) for slot in got] == reference(row), [hex(slot) for slot in row]


def value(row: list[int], is_signed: bool = False) -> int:
    whole = sum(word << 64 * at for at, word in enumerate(row))
    return signed(whole, 64 * len(row)) if is_signed else whole


def divided(row: list[int], is_signed: bool) -> list[int]:
    size = len(row) // 2
    left, right = value(row[:size], is_signed), value(row[size:], is_signed)
    quotient = abs(left) // abs(right)
    if (left < 0) != (right < 0):
        quotient = -quotient
    return [*words(quotient, size), *words(left - quotient * right, size)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("operation", ["udivrem", "sdivrem"])
def test_division(operation: str, size: int) -> None:
    numbers = integers(size)
    rows = [
        [*words(left, size), *words(right, size)] for left in numbers for right in numbers if right
    ]
    check(
        operation, size, struct_of(2 * size), ("i64",) * 2 * size, rows,
        lambda row: divided(row, operation[0] == "s"),
    )  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
def test_division_of_the_lowest_wraps(size: int) -> None:
    lowest = words(1 << 64 * size - 1, size)
    row = [*lowest, *words(-1, size)]
    check(
        "sdivrem", size, struct_of(2 * size), ("i64",) * 2 * size, [row],
        lambda row: [*lowest, *[0] * size],
    )  # fmt: skip


@pytest.mark.parametrize("size", [3, 5])
def test_product(size: int) -> None:
    numbers = integers(size)
    rows = [[*words(left, size), *words(right, size)] for left in numbers for right in numbers]
    check(
        "mul", size, struct_of(size), ("i64",) * 2 * size, rows,
        lambda row: words(value(row[:size]) * value(row[size:]), size),
    )  # fmt: skip


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


def ties(element: str, bits: int) -> list[int]:
    """Integers around the middle between two numbers of the format, and around its largest."""
    kept, picks = FLOATS[element].mantissa + 1, [65504, 65519, 65520, 65521, 65535, 65536, 65537]
    for length in (kept + 1, kept + 2, 63, 64, 65, 66, 90, 127, 128, bits - 1, bits):
        if length <= kept:
            continue
        half = 1 << (length - kept - 1)
        for leading in (1 << (length - 1), (1 << length) - 2 * half):
            picks += [leading + odd * half + step for odd in (1, 3) for step in (-1, 0, 1)]
    return [pick & ((1 << bits) - 1) for pick in picks]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("element", CODES)
@pytest.mark.parametrize("opcode", ["uitofp", "sitofp"])
def test_rounding_from_integers(opcode: str, element: str, size: int) -> None:
    if element == "half" and not HAS_HALF:
        pytest.skip("the processor has no conversions of half")
    picks = [*integers(size), *ties(element, 64 * size)]
    rows = [words(number, size) for pick in picks for number in (pick, -pick)]
    check(
        f"{opcode}.{element}", size, element, ("i64",) * size, rows,
        lambda row: [nearest_bits(element, value(row, opcode == "sitofp"))],
    )  # fmt: skip


def float_rows(element: str, low: int, high: int) -> list[tuple[int, int]]:
    """Bits and whole part of numbers between two bounds."""
    format = FLOATS[element]
    source = random.Random(element)
    patterns = [source.getrandbits(format.width) for _ in range(20000)]
    for at in (0, 23, 24, 52, 53, 62, 63, 64, 65, 126, 127, high.bit_length() - 1):
        bits = nearest_bits(element, 1 << at)
        patterns += [bits - 1, bits, bits + 1]
    patterns += [bits | 1 << (format.width - 1) for bits in patterns]
    found = []
    for bits in patterns:
        data = bits.to_bytes(format.width // 8, "little")
        (number,) = struct.unpack("<" + CODES[element], data)
        if abs(number) < float("inf") and low <= int(number) <= high:
            found.append((bits, int(number)))
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("element", ["float", "double"])
@pytest.mark.parametrize("opcode", ["fptoui", "fptosi"])
def test_truncation_to_integers(opcode: str, element: str, size: int) -> None:
    top = 1 << 64 * size
    low, high = (-(top >> 1), (top >> 1) - 1) if opcode == "fptosi" else (0, top - 1)
    wanted = dict(float_rows(element, low, high))
    assert len(wanted) > 30
    rows = [[bits] for bits in wanted]
    check(
        f"{opcode}.{element}", size, struct_of(size), (element,), rows,
        lambda row: words(wanted[row[0]], size),
    )  # fmt: skip


def test_helpers_are_read_by_the_parser() -> None:
    module = Module()
    operations = ("udivrem", "sdivrem", "uitofp.half", "fptosi.double", "mul")
    for size in (3, 2):
        for operation in operations[: 4 if size == 2 else 5]:
            function = parse_function(render_helper(operation, Form(size)), module)
            assert function.name == helper_name(operation, Form(size))
            assert function.linkage == "internal"


def test_unknown_operations_have_no_helper() -> None:
    with pytest.raises(KeyError):
        render_helper("frem.float", Form(2))
    with pytest.raises(KeyError):
        render_helper("uitofp.fp128", Form(3))
