"""Templates of functions that a shader lacks compute what OpenCL C says, run by LLVM's JIT."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

import numpy as np
import pytest

from spvbackend.builtins.demangle import demangle
from spvbackend.builtins.params import FLOAT_KINDS, SIGNED_KINDS
from spvbackend.prepare.templates.shaders.index import EXACT
from spvbackend.prepare.templates.shaders.rounded import CONVERSIONS
from spvbackend.prepare.templates.text import FLOATS, NO_INTS, Request, integer_width, like
from tests.unit.cases import shader_references as exact
from tests.unit.cases.template_jit import (
    HAS_HALF,
    Call,
    Engine,
    canonical_nans,
    driver_text,
    function_text,
    shape_of,
)
from tests.unit.cases.templates import (
    Case,
    Reference,
    assert_same,
    bits_float,
    expected_row,
    float_bits,
    float_edges,
    make_rows,
    signed,
    unique_declares,
    width_of,
)
from tests.unit.cases.templates import like as of_element

FORMATS = ("half", "float", "double") if HAS_HALF else ("float", "double")
FLOAT_TYPES = (*FORMATS, "<3 x float>")
WIDTHS = (8, 16, 32, 64)
INTEGER_TYPES = (*(f"i{width}" for width in WIDTHS), "<3 x i16>", "<2 x i64>")
MODES = ("rtn", "rtp", "rtz")


def expand(name: str, ret: str, args: tuple[str, ...]) -> str | None:
    return EXACT[name].expand(Request(name, ret, args, NO_INTS, NO_INTS, False, 64))


def ours(name: str, ret: str, args: tuple[str, ...], function: str) -> str:
    body = expand(name, ret, args)
    assert body is not None, (name, ret, args)
    return function_text(Request(name, ret, args, NO_INTS, NO_INTS, False, 64), function, body)


# What the library's own math, or plain arithmetic, stands for where a template calls a builtin.
PLAIN = {
    "cos": "  %r = fadd {t} %p0, {two}\n  ret {t} %r",
    "fmod": "  %r = frem {t} %p0, %p1\n  ret {t} %r",
    "lgamma": "  ret {t} %p0",
    "mul_hi": """
  %x = {cast} {t} %p0 to {wide}
  %y = {cast} {t} %p1 to {wide}
  %m = mul {wide} %x, %y
  %h = lshr {wide} %m, {shift}
  %r = trunc {wide} %h to {t}
  ret {t} %r""",
    "remainder": """
  %x = fpext {t} %p0 to double
  %y = fpext {t} %p1 to double
  %q = call double @remainder(double %x, double %y)
  %r = fptrunc double %q to {t}
  ret {t} %r""",
    "sin": "  %r = fadd {t} %p0, {one}\n  ret {t} %r",
}


def definition(ret: str, name: str, types: list[str]) -> str:
    """A builtin that a template calls."""
    mangled = demangle(name)
    assert mangled is not None
    kind = mangled.params[0].kind
    if mangled.name.startswith("convert_"):
        mode = mangled.name.rpartition("_")[2]
        source = "f" if kind in FLOAT_KINDS else "s" if kind in SIGNED_KINDS else "u"
        request = Request("convert", ret, types, NO_INTS, NO_INTS, False, 64)
        body = CONVERSIONS[f"{source}_convert_{mode}"](request)
        assert body is not None
        return function_text(request, name, body)
    shape = shape_of(ret)
    text = PLAIN[mangled.name]
    if ret == "double":
        text = text.replace("fpext {t} %p", "bitcast {t} %p").replace("fptrunc", "bitcast")
    body = text.format(
        t=ret,
        cast="sext" if kind in SIGNED_KINDS else "zext",
        wide=like(shape, "i128"),
        shift=splat_text(shape.lanes, integer_width(shape.element)),
        one=f"splat ({shape.element} 1.0)" if shape.lanes else "1.0",
        two=f"splat ({shape.element} 2.0)" if shape.lanes else "2.0",
    )
    params = ", ".join(f"{text} %p{at}" for at, text in enumerate(types))
    return f"define internal {ret} @{name}({params}) {{\n{body}\n}}\n"


def splat_text(lanes: int, value: int) -> str:
    return f"splat (i128 {value})" if lanes else str(value)


def with_definitions(text: str) -> str:
    """The module with a definition of each builtin that it declares."""
    declared = r"^declare (.+) @(_Z\w+)\((.*)\)\n"
    while found := re.search(declared, text, re.MULTILINE):
        ret, name, args = found.groups()
        text = re.sub(rf"^declare .+ @{name}\(.*\)\n", "", text, flags=re.MULTILINE)
        text += definition(ret, name, re.split(r", (?![^<]*>)", args))
    if "@remainder(" in text:
        text += "declare double @remainder(double, double)\n"
    return unique_declares(text)


def check(case: Case, text: str, reference: Reference, more: tuple[list[int], ...] = ()) -> None:
    """The function `ours` of a text gives what the reference does, where that is defined."""
    call = Call("ours", case.ret, case.args, {})
    engine = Engine(with_definitions(text + driver_text("run", call)))
    rows = [*make_rows(case, len(text)), *more]
    expected = [expected_row(case, row, reference) for row in rows]
    defined = np.array([[slot is not None for slot in slots] for slots in expected])
    assert (defined.mean(axis=0) > 0.25).all(), case
    wanted = np.array([[slot or 0 for slot in slots] for slots in expected], dtype=np.uint64)
    got = np.where(defined, engine.run("run", call, rows), np.uint64(0))
    assert_same(case, rows, canonical_nans(got, call), canonical_nans(wanted, call))


def related_rows(element: str, lanes: int) -> tuple[list[int], ...]:
    """Factors and addends near their product, of few bits and of many."""
    source = random.Random(element)
    format = FLOATS[element]
    top = 1 << (format.width - 1)
    bias = (1 << (format.width - format.mantissa - 2)) - 1

    def mantissa() -> int:
        few = (1 << source.randrange(format.mantissa)) | (1 << source.randrange(format.mantissa))
        many = (1 << format.mantissa) - 1
        return source.choice((0, few, many ^ few, source.getrandbits(format.mantissa)))

    def one(exponent: int) -> int:
        field = min(max(exponent, 0), 2 * bias)
        return (field << format.mantissa) | mantissa() | source.choice((0, top))

    rows = []
    for _ in range(4000 // max(1, lanes)):
        columns: list[list[int]] = [[], [], []]
        for _ in range(max(1, lanes)):
            first, second = source.randrange(2 * bias), source.randrange(2 * bias)
            near = first + second - bias + source.randint(-2 * format.mantissa - 4, 60)
            numbers = [one(first), one(second), one(near)]
            if source.random() < 0.3:
                with np.errstate(all="ignore"):
                    product = bits_float(element, numbers[0]) * bits_float(element, numbers[1])
                numbers[2] = float_bits(element, -product) ^ source.choice((0, 1))
            for column, bits in zip(columns, numbers, strict=True):
                column.append(bits)
        rows.append([bits for column in columns for bits in column])
    return tuple(rows)


@pytest.mark.parametrize("text", FLOAT_TYPES)
def test_fma_rounds_once(text: str) -> None:
    shape = shape_of(text)
    case = Case("fma", text, (text,) * 3)
    body = ours("fma", text, case.args, "ours")
    if shape.lanes:
        scalar = ours("fma", shape.element, (shape.element,) * 3, "expand.fma")
        body = re.sub(r"^declare .*llvm\.fma.*\n", "", body, flags=re.MULTILINE)
        body = body.replace("@llvm.fma.f32(", "@expand.fma(") + scalar
    check(case, body, exact.fused(shape.element), related_rows(shape.element, shape.lanes))


def test_fma_of_other_types_stays() -> None:
    assert expand("fma", "bfloat", ("bfloat",) * 3) is None
    assert expand("fma", "float", ("float", "float")) is not None
    assert expand("fma", "float", ("float", "double", "float")) is None


@pytest.mark.parametrize("text", INTEGER_TYPES)
@pytest.mark.parametrize("kind", ("s", "u"))
def test_product_and_sum_saturate_together(kind: str, text: str) -> None:
    width = width_of(text)

    def compute(*operands: int) -> int:
        values = [signed(bits, width) if kind == "s" else bits for bits in operands]
        return exact.saturated(values[0] * values[1] + values[2], width, kind == "s")

    case = Case(f"{kind}_mad_sat", text, (text,) * 3)
    check(case, ours(case.intrinsic, text, case.args, "ours"), compute)


INTEGERS: dict[str, Callable[..., int]] = {
    "abs_diff": lambda width, signed, a, b: abs(a - b),
    "add_sat": lambda width, signed, a, b: exact.saturated(a + b, width, signed),
    "hadd": lambda width, signed, a, b: (a + b) >> 1,
    "mad_hi": lambda width, signed, a, b, c: ((a * b) >> width) + c,
    "mul_hi": lambda width, signed, a, b: (a * b) >> width,
    "rhadd": lambda width, signed, a, b: (a + b + 1) >> 1,
    "sub_sat": lambda width, signed, a, b: exact.saturated(a - b, width, signed),
}


@pytest.mark.parametrize("text", INTEGER_TYPES)
@pytest.mark.parametrize("name", sorted(INTEGERS))
def test_function_of_integers(name: str, text: str) -> None:
    width = width_of(text)
    if name == "mul_hi" and width >= 32:
        # Of words there is an instruction; longer ones are expanded where types are legal.
        assert expand(f"s_{name}", text, (text, text)) is None
        return
    for kind in "su":

        def compute(*operands: int, kind: str = kind) -> int:
            values = [signed(bits, width) if kind == "s" else bits for bits in operands]
            return INTEGERS[name](width, kind == "s", *values)

        case = Case(f"{kind}_{name}", text, (text,) * (3 if name == "mad_hi" else 2))
        check(case, ours(case.intrinsic, text, case.args, "ours"), compute)


@pytest.mark.parametrize("kind", ("s", "u"))
def test_halves_are_joined(kind: str) -> None:
    case = Case(f"{kind}_upsample", "<2 x i32>", ("<2 x i16>",) * 2)
    body = ours(case.intrinsic, case.ret, case.args, "ours")
    check(case, body, lambda high, low: high << 16 | low)
    assert expand(case.intrinsic, "i64", ("i16", "i16")) is None


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("target", FLOAT_TYPES)
def test_integers_round_as_told(target: str, mode: str) -> None:
    element = shape_of(target).element
    for width in WIDTHS:
        for kind in "su":
            source = of_element(target, f"i{width}")

            def compute(bits: int, width: int = width, kind: str = kind) -> int:
                value = signed(bits, width) if kind == "s" else bits
                return exact.rounded(element, Fraction(value), mode)

            case = Case(f"{kind}_convert_{mode}", target, (source,))
            edges = [[(1 << at) + add] for at in range(width) for add in (-1, 0, 1)]
            rows = [[value % (1 << width) for value in row] for row in edges]
            if shape_of(target).lanes:
                rows = [row * shape_of(target).lanes for row in rows]
            check(case, ours(case.intrinsic, target, (source,), "ours"), compute, tuple(rows))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("source", "target"),
    # LLVM converts double to half by a function that a JIT process lacks.
    [(wide, narrow) for wide, narrow in zip(FORMATS[1:], FORMATS, strict=False)],
)
def test_floats_round_as_told(source: str, target: str, mode: str) -> None:
    def compute(bits: int) -> int:
        value = bits_float(source, bits)
        if not math.isfinite(value):
            return float_bits(target, value)
        return exact.rounded(target, Fraction(value), mode, exact.is_negative(source, bits))

    near = tuple(
        [float_bits(source, bits_float(target, bits)) + add]
        for bits in float_edges(target)
        for add in (-1, 0, 1)
        if bits_float(target, bits)
    )
    for text in (target, f"<2 x {target}>"):
        lanes = max(1, shape_of(text).lanes)
        case = Case(f"f_convert_{mode}", text, (of_element(text, source),))
        rows = tuple(row * lanes for row in near)
        check(case, ours(case.intrinsic, text, case.args, "ours"), compute, rows)


def test_a_float_in_a_wider_format_is_the_number() -> None:
    assert "fpext" in (expand("f_convert_rtz", "double", ("float",)) or "")
    assert "fptrunc" not in (expand("f_convert_rtz", "float", ("float",)) or "")


class Numbers(NamedTuple):
    """A function of floats, with the reference of a format."""

    name: str
    operands: int
    reference: Callable[[str], exact.Reference]


NUMBERS = (
    Numbers("fdim", 2, exact.difference),
    Numbers("logb", 1, exact.logb),
    Numbers("maxmag", 2, lambda element: exact.by_magnitude(element, True)),
    Numbers("minmag", 2, lambda element: exact.by_magnitude(element, False)),
    Numbers("sign", 1, exact.sign),
)


@pytest.mark.parametrize("text", FLOAT_TYPES)
@pytest.mark.parametrize("row", NUMBERS, ids=lambda row: row.name)
def test_function_of_floats(row: Numbers, text: str) -> None:
    case = Case(row.name, text, (text,) * row.operands)
    reference = row.reference(shape_of(text).element)
    check(case, ours(row.name, text, case.args, "ours"), reference)


@pytest.mark.parametrize("text", FLOAT_TYPES)
def test_exponents_are_integers(text: str) -> None:
    case = Case("ilogb", of_element(text, "i32"), (text,))
    check(case, ours("ilogb", case.ret, (text,), "ours"), exact.ilogb(shape_of(text).element))


@pytest.mark.parametrize("text", FLOAT_TYPES)
def test_scaling_rounds_once(text: str) -> None:
    element = shape_of(text).element
    powers = of_element(text, "i32")
    near = [-2200, -1100, -1075, -1022, -300, -150, -126, -30, -24, -14, -1, 0, 1, 15, 30, 127]
    domain = [power & 0xFFFFFFFF for power in (*near, 128, 260, 1024, 2100, -(1 << 31))]
    case = Case("ldexp", text, (text, powers), domains={1: lambda _: domain})
    check(case, ours("ldexp", text, case.args, "ours"), exact.scaled(element))


OUTPUTS = (
    ("fract", 1, "", exact.fraction_and_floor),
    ("frexp", 1, "i32", exact.fraction_and_exponent),
    ("lgamma_r", 1, "i32", exact.sign_of_gamma),
    ("modf", 1, "", exact.parts),
    ("remquo", 2, "i32", exact.remainder_and_quotient),
)


def with_output(name: str, text: str, operands: int, second: str) -> str:
    """A function that gives both results of a template that stores one."""
    args = (*[text] * operands, "ptr addrspace(4)")
    head = ", ".join(f"{text} %a{at}" for at in range(operands))
    return (
        ours(name, text, args, "stores")
        + f"define internal {{ {text}, {second} }} @ours({head}) {{\n"
        + f"  %m = alloca {second}\n"
        + "  %p = addrspacecast ptr %m to ptr addrspace(4)\n"
        + f"  %r = call {text} @stores({head}, ptr addrspace(4) %p)\n"
        + f"  %s = load {second}, ptr %m\n"
        + f"  %t = insertvalue {{ {text}, {second} }} poison, {text} %r, 0\n"
        + f"  %u = insertvalue {{ {text}, {second} }} %t, {second} %s, 1\n"
        + f"  ret {{ {text}, {second} }} %u\n}}\n"
    )


@pytest.mark.parametrize("text", FLOAT_TYPES)
@pytest.mark.parametrize(("name", "operands", "held", "reference"), OUTPUTS)
def test_second_result_is_stored(
    name: str, operands: int, held: str, reference: Callable[[str], exact.Reference], text: str
) -> None:
    if name == "remquo" and text != "float":
        pytest.skip("the library's functions are of double, and of float by it")
    element = shape_of(text).element
    second = of_element(text, held or element)
    case = Case(name, f"{{ {text}, {second} }}", (text,) * operands)
    check(case, with_output(name, text, operands, second), reference(element))


def test_sine_and_cosine_are_those_functions() -> None:
    case = Case("sincos", "{ double, double }", ("double",))

    def compute(bits: int) -> tuple[int, int]:
        value = bits_float("double", bits)
        return float_bits("double", value + 1.0), float_bits("double", value + 2.0)

    check(case, with_output("sincos", "double", 1, "double"), compute)


def test_a_second_result_wants_a_pointer() -> None:
    assert expand("frexp", "{ float, i32 }", ("float",)) is None
    assert expand("fract", "float", ("float", "float")) is None


def test_bits_of_small_floats() -> None:
    def nearest(bits: int) -> int | None:
        value = bits_float("float", bits)
        if math.isnan(value):
            return None
        if math.isinf(value):
            return float_bits("bfloat", value)
        return exact.rounded("bfloat", Fraction(value), "rte", exact.is_negative("float", bits))

    case = Case("bfloat_of_float", "<2 x i16>", ("<2 x float>",))
    check(case, ours(case.intrinsic, case.ret, case.args, "ours"), nearest)
    case = Case("float_of_bfloat", "float", ("i16",))
    check(case, ours(case.intrinsic, case.ret, case.args, "ours"), lambda bits: bits << 16)


def test_a_tensor_float_has_ten_digits() -> None:
    def nearest(bits: int) -> int:
        size = bits & 0x7FFFFFFF
        if size > 0x7F800000:
            return bits
        tie = size & 0x1FFF == 0x1000
        near = (size + 0x1000) >> 13
        near -= tie and near & 1
        return (bits & 0x80000000) | near << 13

    case = Case("tensor_float_of_float", "float", ("float",))
    more = tuple([bits] for bits in (0x3F801000, 0x3F803000, 0x3F801001, 0x3F800FFF, 0x3FFFF000))
    check(case, ours(case.intrinsic, case.ret, case.args, "ours"), nearest, more)


def test_a_nan_of_bfloat_stays_one() -> None:
    call = Call("ours", "i16", ("float",), {})
    text = ours("bfloat_of_float", "i16", ("float",), "ours") + driver_text("run", call)
    got = Engine(text).run("run", call, [[0x7F800001], [0xFFFFFFFF]])
    assert all(int(bits) & 0x7FFF > 0x7F80 for bits in got[:, 0])


@pytest.mark.parametrize("name", ("bitfield_insert", "bitfield_extract_signed"))
def test_fields_of_words_are_instructions(name: str) -> None:
    values = 2 if name == "bitfield_insert" else 1
    assert expand(name, "i32", ("i32",) * (values + 2)) is None
    assert expand(name, "i64", ("i64",) * values + ("i32", "i32")) is not None
    assert expand(name, "i64", ("i64",) * (values + 2)) is None


def test_what_has_no_sign_is_its_magnitude() -> None:
    assert (expand("u_abs", "i8", ("i8",)) or "").strip() == "ret i8 %a0"
    assert integer_width("i8") == 8
