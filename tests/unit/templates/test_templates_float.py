"""Expansions of float intrinsics compute what LLVM's lowering or Python's floats compute."""

import math
from collections.abc import Callable

import llvmlite.binding as llvm
import numpy as np
import pytest

from spvbackend.prepare.templates.text import FLOATS
from tests.unit.cases.template_jit import HAS_HALF, Engine, rendered, shape_of
from tests.unit.cases.templates import (
    ALL_FLOATS,
    FLOATS_WIDE,
    HALVES,
    Case,
    Reference,
    assert_same,
    bits_float,
    check_against,
    check_against_llvm,
    drivers,
    edges,
    expected_row,
    float_bits,
    like,
    make_rows,
    signed,
    without_comments,
)


@pytest.mark.parametrize("name", ("minimum", "maximum"))
def test_ieee_extremum(name: str) -> None:
    check_against_llvm([Case(f"llvm.{name}", text, (text, text)) for text in ALL_FLOATS])


def exact_extremum(case: Case) -> Reference:
    element = shape_of(case.ret).element
    pick = min if case.intrinsic == "llvm.minimum" else max

    def choose(left: int, right: int) -> int:
        values = [(bits_float(element, bits), bits) for bits in (left, right)]
        for value, bits in values:
            if math.isnan(value):
                return bits
        return pick(values, key=lambda item: (item[0], math.copysign(1.0, item[0])))[1]

    return choose


@pytest.mark.parametrize("name", ("minimum", "maximum"))
def test_ieee_extremum_of_bfloat(name: str) -> None:
    check_against(
        [Case(f"llvm.{name}", text, (text, text)) for text in ("bfloat", "<2 x bfloat>")],
        exact_extremum,
    )


FPCLASS_MASKS = (
    0, 1, 2, 3, 4, 8, 16, 32, 64, 128, 256, 512, 96, 144, 264, 516, 504, 1020, 1023, 240, 60, 62,
    963, 899, 261, 608, 766, 507, 341, 682, 783,
)  # fmt: skip


@pytest.mark.parametrize("text", ALL_FLOATS)
def test_fp_class(text: str) -> None:
    ret = like(text, "i1")
    check_against_llvm(
        [Case("llvm.is.fpclass", ret, (text, "i32"), {1: mask}) for mask in FPCLASS_MASKS]
    )


def exact_class(case: Case) -> Reference:
    format = FLOATS[shape_of(case.args[0]).element]
    mantissa, width = format.mantissa, format.width

    def test(bits: int) -> int:
        size, negative = bits & ((1 << (width - 1)) - 1), bits >> (width - 1)
        infinity = (1 << (width - 1)) - (1 << mantissa)
        if size > infinity:
            return case.imms[1] >> (size >> (mantissa - 1) & 1) & 1
        kinds = [size == infinity, size >> mantissa != 0, size != 0, True]
        kind = kinds.index(True)
        return case.imms[1] >> (2 + kind if negative else 9 - kind) & 1

    return test


def test_fp_class_of_bfloat_and_half() -> None:
    check_against(
        [
            Case("llvm.is.fpclass", like(text, "i1"), (text, "i32"), {1: mask})
            for text in ("bfloat", "half", "<2 x bfloat>")
            for mask in FPCLASS_MASKS
        ],
        exact_class,
    )


def no_denormals(element: str) -> list[int]:
    format = FLOATS[element]
    size = (1 << (format.width - 1)) - 1
    return [bits for bits in edges(element) if bits & size == 0 or bits & size >> format.mantissa]


def test_canonicalize() -> None:
    check_against_llvm([Case("llvm.canonicalize", text, (text,)) for text in FLOATS_WIDE])


def quieted(case: Case) -> Reference:
    format = FLOATS[shape_of(case.ret).element]
    infinity = (1 << (format.width - 1)) - (1 << format.mantissa)

    def canonical(bits: int) -> int:
        size = bits & ((1 << (format.width - 1)) - 1)
        return bits | 1 << (format.mantissa - 1) if size > infinity else bits

    return canonical


def test_canonicalize_quiets() -> None:
    for text in ("half", "float", "double", "<2 x bfloat>"):
        case = Case("llvm.canonicalize", text, (text,))
        source, ours, _ = drivers(case, 0)
        engine = Engine(source)
        rows = make_rows(case, 0)
        got = engine.run("run.ours0", ours, rows)
        wanted = [[slot or 0 for slot in expected_row(case, row, quieted(case))] for row in rows]
        assert_same(case, rows, got, np.array(wanted, dtype=np.uint64))


def in_range(limit: float) -> Callable[[str], list[int]]:
    def pick(element: str) -> list[int]:
        found = [bits for bits in edges(element) if abs(bits_float(element, bits)) < limit]
        halves = [float_bits(element, value) for value in (-2.5, -1.5, -0.5, 7.5, 8.5, 33.49)]
        return found + halves

    return pick


@pytest.mark.parametrize("name", ("lround", "llround", "lrint", "llrint"))
def test_round_to_integer(name: str) -> None:
    width = 64 if name.startswith("ll") else 32
    domains = {0: in_range(2.0 ** (width - 1))}
    texts = (*(("half",) if HAS_HALF else ()), "float", "double", "<2 x double>", "<4 x float>")
    check_against_llvm(
        [
            Case(f"llvm.{name}", like(text, f"i{width}"), (text,), domains=domains, by_lane=True)
            for text in texts
        ]
    )


@pytest.mark.parametrize("name", ("fptosi.sat", "fptoui.sat"))
def test_saturating_conversion(name: str) -> None:
    check_against_llvm(
        [
            Case(f"llvm.{name}", like(text, element), (text,), by_lane=True)
            for text in ALL_FLOATS
            for element in ("i1", "i7", "i8", "i16", "i17", "i24", "i32", "i48", "i64")
        ]
    )


def exact_frexp(case: Case) -> Reference:
    element = shape_of(case.args[0]).element

    def split(bits: int) -> tuple[int, int]:
        value = bits_float(element, bits)
        if math.isnan(value) or math.isinf(value):
            return bits, 0
        fraction, power = math.frexp(value)
        return float_bits(element, fraction), power

    return split


def test_frexp() -> None:
    texts = ("half", "bfloat", "<2 x bfloat>", *FLOATS_WIDE)
    check_against(
        [
            Case("llvm.frexp", f"{{ {text}, {like(text, power)} }}", (text,))
            for text in texts
            for power in ("i32", "i16", "i64")
        ],
        exact_frexp,
    )


def exact_modf(case: Case) -> Reference:
    element = shape_of(case.args[0]).element

    def split(bits: int) -> tuple[int, int]:
        value = bits_float(element, bits)
        if math.isnan(value):
            return bits, bits
        if math.isinf(value):
            return float_bits(element, math.copysign(0.0, value)), bits
        fraction, whole = math.modf(value)
        return float_bits(element, fraction), float_bits(element, whole)

    return split


def test_modf() -> None:
    check_against(
        [
            Case("llvm.modf", f"{{ {text}, {text} }}", (text,))
            for text in ("float", "double", "<3 x float>", *HALVES)
        ],
        exact_modf,
    )


def test_sincos() -> None:
    domains = {0: in_range(1000.0)}
    check_against_llvm(
        [
            Case("llvm.sincos", f"{{ {text}, {text} }}", (text,), domains=domains, by_lane=True)
            for text in ("float", "double", "<2 x float>")
        ]
    )


@pytest.mark.parametrize("name", ("minimumnum", "maximumnum"))
def test_extremum_number(name: str) -> None:
    check_against(
        [Case(f"llvm.{name}", text, (text, text)) for text in ("float", "double", "<3 x float>")],
        exact_extremum_number,
    )


def exact_extremum_number(case: Case) -> Reference:
    element = shape_of(case.ret).element
    pick = min if case.intrinsic == "llvm.minimumnum" else max

    def choose(left: int, right: int) -> int:
        values = [(bits_float(element, bits), bits) for bits in (left, right)]
        numbers = [(value, bits) for value, bits in values if not math.isnan(value)]
        if not numbers:
            return left
        return pick(numbers, key=lambda item: (item[0], math.copysign(1.0, item[0])))[1]

    return choose


def test_sincospi_calls_the_builtins() -> None:
    for text, mangled in (("float", "f"), ("double", "d"), ("<4 x half>", "Dv4_Dh")):
        ret = f"{{ {text}, {text} }}"
        found = rendered("llvm.sincospi", ret, [text])
        assert found is not None
        assert f"call {text} @_Z5sinpi{mangled}({text} %a0)" in found
        assert f"call {text} @_Z5cospi{mangled}({text} %a0)" in found
        llvm.parse_assembly(found).verify()


def test_sincospi_of_bfloat_is_computed_in_float() -> None:
    found = rendered("llvm.sincospi", "{ bfloat, bfloat }", ["bfloat"])
    assert found is not None
    assert "%v0 = fpext bfloat %a0 to float" in found
    assert "%v1 = call float @_Z5sinpif(float %v0)" in found
    assert "%v2 = fptrunc float %v1 to bfloat" in found
    llvm.parse_assembly(found).verify()


def test_sincospi_of_five_lanes_calls_the_scalar_builtin() -> None:
    ret = "{ <5 x float>, <5 x float> }"
    found = rendered("llvm.sincospi", ret, ["<5 x float>"])
    assert found is not None
    assert found.count("call float @_Z5sinpif(") == 5
    assert found.count("call float @_Z5cospif(") == 5
    llvm.parse_assembly(found).verify()


@pytest.mark.skipif(not HAS_HALF, reason="half conversions need runtime functions here")
def test_half_conversions() -> None:
    check_against_llvm(
        [Case("llvm.convert.to.fp16", "i16", (text,)) for text in ("float",)]
        + [Case("llvm.convert.from.fp16", text, ("i16",)) for text in ("float", "double")]
    )


def test_narrow_exponents() -> None:
    for name, text, power in (("ldexp", "float", "i16"), ("ldexp", "<2 x double>", "<2 x i8>")):
        found = rendered(f"llvm.{name}", text, [text, power])
        assert found is not None and "sext" in found
        llvm.parse_assembly(found).verify()
    found = rendered("llvm.powi", "float", ["float", "i16"])
    assert found is not None and "@llvm.powi.f32.i32" in found
    assert rendered("llvm.ldexp", "float", ["float", "i32"]) is None
    assert rendered("llvm.powi", "float", ["float", "i32"]) is None


def test_one_exponent_of_a_vector_is_that_of_every_lane() -> None:
    found = rendered("llvm.powi", "<3 x float>", ["<3 x float>", "i32"])
    assert found is not None
    assert without_comments(found)[1:-1] == [
        "  %v0 = insertelement <3 x i32> poison, i32 %a1, i32 0",
        "  %v1 = shufflevector <3 x i32> %v0, <3 x i32> poison, <3 x i32> zeroinitializer",
        "  %v2 = call <3 x float> @llvm.powi.v3f32.v3i32(<3 x float> %a0, <3 x i32> %v1)",
        "  ret <3 x float> %v2",
        "}",
    ]


def test_one_exponent_of_a_scaled_vector_is_that_of_every_lane() -> None:
    found = rendered("llvm.ldexp", "<2 x float>", ["<2 x float>", "i16"])
    assert found is not None
    assert without_comments(found)[1:-1] == [
        "  %v0 = sext i16 %a1 to i32",
        "  %v1 = insertelement <2 x i32> poison, i32 %v0, i32 0",
        "  %v2 = shufflevector <2 x i32> %v1, <2 x i32> poison, <2 x i32> zeroinitializer",
        "  %v3 = call <2 x float> @llvm.ldexp.v2f32.v2i32(<2 x float> %a0, <2 x i32> %v2)",
        "  ret <2 x float> %v3",
        "}",
    ]


LONG_EXPONENTS = (0, 1, -1, 30, -40, 126, 2000, -2000, 2**31, -(2**31), 2**32, 2**63 - 1, -(2**63))


def test_long_exponent_scales() -> None:
    def reference(case: Case) -> Reference:
        element = shape_of(case.ret).element

        def scale(bits: int, power: int) -> int | None:
            value = bits_float(element, bits)
            if math.isnan(value):
                return bits
            exponent = max(-5000, min(5000, signed(power, 64)))
            try:
                return float_bits(element, math.ldexp(value, exponent))
            except OverflowError:
                return float_bits(element, math.copysign(math.inf, value))

        return scale

    domains = {
        0: lambda element: [
            float_bits(element, value)
            for value in (0.0, -0.0, 1.0, -1.5, 2.0**-126, math.inf, math.nan)
        ],
        1: lambda element: [power & (2**64 - 1) for power in LONG_EXPONENTS],
    }
    types = (("float", "i64"), ("double", "i64"), ("<2 x float>", "<2 x i64>"))
    check_against(
        [Case("llvm.ldexp", text, (text, power), domains=domains) for text, power in types],
        reference,
    )


def test_long_power_is_a_product_of_squares() -> None:
    """Powers of two and of one, so that every product is exact or out of range."""

    def reference(case: Case) -> Reference:
        element = shape_of(case.ret).element

        def power(bits: int, count: int) -> int:
            value, number = bits_float(element, bits), signed(count, 64)
            sign = -1.0 if value < 0 and number % 2 else 1.0
            exponent = max(-5000, min(5000, (math.frexp(value)[1] - 1) * number))
            size = math.inf if exponent > 1100 else math.ldexp(1.0, exponent)
            return float_bits(element, sign * size)

        return power

    domains = {
        0: lambda element: [float_bits(element, value) for value in (1.0, -1.0, 2.0, -2.0, 0.5)],
        1: lambda element: [count & (2**64 - 1) for count in LONG_EXPONENTS if count != -126],
    }
    types = ("float", "double", "<3 x float>")
    check_against(
        [Case("llvm.powi", text, (text, "i64"), domains=domains) for text in types], reference
    )
