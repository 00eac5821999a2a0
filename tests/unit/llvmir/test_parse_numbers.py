"""Arrays of numbers are read as a whole, and say what their elements say one by one."""

import pytest

from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.parse.numbers import array_patterns
from spvbackend.llvmir.parse.scan import unescape
from spvbackend.llvmir.types import TypeContext
from spvbackend.llvmir.values import (
    ConstAggregate,
    ConstantDataArray,
    ConstBytes,
    ConstFloat,
    ConstInt,
    Value,
)
from spvbackend.llvmir.verify.module import verify_module
from spvbackend.reading.llvm import canonical_text
from tests.unit.cases.ir import read, reprinted, settled, variable_of

NOWHERE = 1 << 60
"""No text is so long that numpy reads it."""
FLOATS = ["1.000000e+00", "-0.000000e+00", "0x3FB99999A0000000", "0x36A0000000000000"]
DOUBLES = [*FLOATS, "1.000000e+300", "0x0000000000000001", "0x7FEFFFFFFFFFFFFF"]
INFINITE = ["0x7FF0000000000000", "0xFFF0000000000000"]
NUMBERS = {
    "i16": ["0", "-1", "32767", "-32768"],
    "i32": ["0", "7", "-1", "2147483647", "-2147483648"],
    "i64": ["0", "-1", "9223372036854775807", "-9223372036854775808"],
    "half": ["0xH3C00", "0xH0001", "0xHFC00", "0xH7D01", "0xH8000"],
    "bfloat": ["0xR3F80", "0xR0001", "0xRFF80", "0xR7F81"],
    "float": FLOATS,
    "double": DOUBLES,
}
CASES = [
    *NUMBERS.items(),
    ("float", [*FLOATS, *INFINITE]),
    ("float", FLOATS[2:]),
    ("float", [*FLOATS, "0x7FF4000000000000", "0xFFF8000020000000"]),  # NaNs
    ("double", [*DOUBLES, *INFINITE, "0x7FF4000000000001"]),
    ("double", DOUBLES[2:4]),
]


def array_text(type: str, numbers: list[str]) -> str:
    return "[" + ", ".join([f"{type} {number}" for number in numbers]) + "]"


def initializer(type: str, text: str) -> Value:
    constant = variable_of(f"@x = global i32 0\n@g = global {type} {text}").initializer
    assert constant is not None
    return constant


def scalar_pattern(type: str, number: str) -> int:
    constant = initializer(type, number)
    if isinstance(constant, ConstInt):
        return constant.value
    assert isinstance(constant, ConstFloat)
    return constant.pattern


@pytest.mark.parametrize("type, numbers", CASES)
def test_patterns_are_those_of_the_elements(type: str, numbers: list[str]) -> None:
    numbers = numbers * 3
    array = initializer(f"[{len(numbers)} x {type}]", array_text(type, numbers))
    assert isinstance(array, ConstantDataArray)
    assert [hex(pattern) for pattern in array.patterns] == [
        hex(scalar_pattern(type, number)) for number in numbers
    ]
    assert 8 * array.patterns.itemsize == array.type.element.bits


@pytest.mark.parametrize("type, numbers", CASES)
def test_printed_as_llvm_prints(type: str, numbers: list[str]) -> None:
    text = f"@g = global [{len(numbers)} x {type}] {array_text(type, numbers)}"
    assert reprinted(text) == settled(text)


def test_mixed_doubles_of_the_length_of_whole_ones() -> None:
    """Short numbers in hex and decimals have as many characters as eleven long ones."""
    short, long, tiny = "0x1000000", "0x10000000", "4.940660e-324"
    numbers = [short, long, long, long, long, tiny, tiny, short, long, long, tiny]
    type = TypeContext().array(len(numbers), TypeContext().f64)
    text = "[" + ", ".join(f"double {number}" for number in numbers) + "]"
    array = array_patterns(type, text)
    assert array is not None
    assert array.tolist() == [1 if n == tiny else int(n, 16) for n in numbers]


@pytest.mark.parametrize("type", ["i1", "i8", "i24", "i65", "i128"])
def test_other_widths_are_read_one_by_one(type: str) -> None:
    # LLVM would write a plain array of i8 as a string.
    numbers = ["undef", "true", "false"] if type == "i1" else ["undef", "1", "-1"]
    array = initializer(f"[3 x {type}]", array_text(type, numbers))
    assert isinstance(array, ConstAggregate)
    ints = [element for element in array.elements if isinstance(element, ConstInt)]
    assert [number.value for number in ints] == [
        1,
        0 if type == "i1" else 2 ** ints[1].type.bits - 1,
    ]


@pytest.mark.parametrize("odd", ["undef", "poison", "ptrtoint (ptr @x to i32)"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_what_is_no_number_has_elements(odd: str, place: int) -> None:
    numbers = ["4", "5", "6"]
    numbers[place] = odd
    array = initializer("[3 x i32]", array_text("i32", numbers))
    assert isinstance(array, ConstAggregate)
    assert [type(element) is ConstInt for element in array.elements] == [
        index != place for index in range(3)
    ]


@pytest.mark.parametrize("type", ["float", "half"])
def test_a_float_among_unknown_ones_is_an_element(type: str) -> None:
    array = initializer(f"[2 x {type}]", array_text(type, ["undef", NUMBERS[type][0]]))
    assert isinstance(array, ConstAggregate)
    assert isinstance(array.elements[1], ConstFloat)


def test_arrays_in_aggregates() -> None:
    rows = "[2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 undef, i32 4]]"
    struct = initializer(
        "<{ i16, [2 x [2 x i32]], [2 x i8], [1 x float] }>",
        f'<{{ i16 3, {rows}, [2 x i8] c"\\00a", [1 x float] [float 1.0] }}>',
    )
    assert isinstance(struct, ConstAggregate)
    number, inner, text, floats = struct.elements
    assert isinstance(number, ConstInt)
    assert isinstance(inner, ConstAggregate)
    assert [type(row) for row in inner.elements] == [ConstantDataArray, ConstAggregate]
    assert isinstance(text, ConstBytes)
    assert isinstance(floats, ConstantDataArray)


def test_a_name_or_section_is_not_read_as_an_array() -> None:
    module = read(
        '@"x] [i32 5, i32 6]" = global [2 x i32] [i32 1, i32 2], section "s [i32 7, i32 8]", '
        'align 4, !a !0 #0\nattributes #0 = { "k"="[i32 9]" }\n!0 = !{}'
    )
    (var,) = module.globals
    assert var.name == "x] [i32 5, i32 6]"
    assert var.section == "s [i32 7, i32 8]"
    assert (var.align, var.attr_groups, list(var.attachments)) == (4, [0], ["a"])
    assert isinstance(var.initializer, ConstantDataArray)
    assert var.initializer.patterns.tolist() == [1, 2]


@pytest.mark.parametrize("type", ["i16", "i32", "i64"])
def test_numpy_reads_the_same(type: str) -> None:
    numbers = NUMBERS[type] * 20
    array = read(f"@g = global [{len(numbers)} x {type}] zeroinitializer").globals[0].value_type
    text = array_text(type, numbers)
    plain = array_patterns(array, text, numpy_from=NOWHERE)
    assert plain is not None
    assert array_patterns(array, text, numpy_from=0) == plain


@pytest.mark.parametrize("odd", ["undef", "poison", "x"])
@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("numpy_from", [0, NOWHERE])
def test_both_ways_refuse_what_is_no_number(odd: str, place: int, numpy_from: int) -> None:
    array = read("@g = global [3 x i32] zeroinitializer").globals[0].value_type
    numbers = ["4", "-5", "6"]
    numbers[place] = odd
    assert array_patterns(array, array_text("i32", numbers), numpy_from) is None


def test_long_arrays_are_read_piece_by_piece() -> None:
    # Text of more than a piece, with the change from hex to decimals behind the first.
    count = 60000
    numbers = ["0x3FB99999A0000000"] * count + ["1.000000e+00"] * 5 + ["0x36A0000000000000"]
    text = f"@f = global [{len(numbers)} x float] {array_text('float', numbers)}\n"
    integers = [str(index * 7919 - 5000) for index in range(150000)]
    text += f"@i = global [{len(integers)} x i32] {array_text('i32', integers)}\n"
    floats, ints = [var.initializer for var in parse_module(text).globals]
    assert isinstance(floats, ConstantDataArray)
    assert floats.patterns.tolist() == [0x3DCCCCCD] * count + [0x3F800000] * 5 + [1]
    assert isinstance(ints, ConstantDataArray)
    assert ints.patterns.tolist() == [int(number) % 2**32 for number in integers]


@pytest.mark.parametrize(
    "text, data",
    [
        ("", b""),
        ("a\\22b", b'a"b'),
        ("\\\\41\\5C41", b"\\41\\41"),
        ("\\\\\\41", b"\\A"),
        ("\\00\\FF\\c3\\9F", b"\0\xff\xc3\x9f"),
        ("ß\\00", b"\xc3\x9f\0"),
        ("\\q\\4", b"\\q\\4"),
        ("\\q\\\\\\41\\", b"\\q\\A\\"),
    ],
)
def test_escapes(text: str, data: bytes) -> None:
    assert unescape(text) == data


def test_the_verifier_knows_their_form() -> None:
    module = parse_module(canonical_text("@g = global [2 x i32] [i32 1, i32 2]", 0))
    assert verify_module(module) == []
    (var,) = module.globals
    assert isinstance(var.initializer, ConstantDataArray)
    patterns = var.initializer.patterns
    types = module.types
    faults = {
        types.array(3, types.i32): "2 numbers of [3 x i32]",
        types.array(2, types.integer(64)): "numbers of 32 bits of [2 x i64]",
        types.array(2, types.pointer()): "numbers of type [2 x ptr]",
    }
    for type, message in faults.items():
        var.value_type = type
        var.initializer = ConstantDataArray(type, patterns)
        (fault,) = verify_module(module)
        assert message in fault.message
