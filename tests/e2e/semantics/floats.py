"""Floating-point intrinsics, comparisons and conversions, with NaN, infinities and signed zeros."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from fractions import Fraction
from typing import Final

from tests.e2e.harness.row_intrinsics import Scalar, lanewise, like, one_type_row, suffix
from tests.e2e.harness.row_model import (
    FLOAT_WIDTHS,
    MANTISSA,
    Row,
    bits_float,
    float_bits,
    float_edges,
    rounded,
    shape_of,
    signed,
)
from tests.e2e.semantics.integers import comparisons

TYPES: Final = ("half", "float", "double", "<3 x float>", "<5 x double>", "<4 x half>")
FCMP: Final = (
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
    "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true",
)  # fmt: skip


def whole(function: Callable[[float], float]) -> Scalar:
    """A rounding to whole numbers that keeps NaN, infinities and the sign of zero."""

    def rounding(value: float) -> float:
        if math.isnan(value) or math.isinf(value):
            return value
        return math.copysign(function(value), value)

    return rounding


def away_from_zero(value: float) -> float:
    return float(math.floor(Fraction(abs(value)) + Fraction(1, 2)))


def ordered_pair(first: float, second: float) -> tuple[bool, bool]:
    """Whether first comes before and after second, with -0.0 before 0.0."""
    left = (first, math.copysign(1.0, first)) if first == second else (first, 0.0)
    right = (second, math.copysign(1.0, second)) if first == second else (second, 0.0)
    return left < right, left > right


def extremum(first: float, second: float, least: bool, keeps_nan: bool) -> float:
    if math.isnan(first) or math.isnan(second):
        if keeps_nan:
            return math.nan
        return second if math.isnan(first) else first
    before, _ = ordered_pair(first, second)
    return first if before == least else second


def extremum_number(first: float, second: float, least: bool) -> float | None:
    """minnum and maxnum: which zero comes out is open."""
    if first == second == 0 and math.copysign(1, first) != math.copysign(1, second):
        return None
    return extremum(first, second, least, False)


def remainder(first: float, second: float) -> float:
    if math.isinf(first) or second == 0 or math.isnan(first) or math.isnan(second):
        return math.nan
    return math.fmod(first, second)


def scale(value: float, power: int) -> float:
    try:
        return math.ldexp(value, signed(power, 32))
    except OverflowError:
        return math.copysign(math.inf, value)


# Name -> number of operands and reference on one lane.
EXACT: Final[dict[str, tuple[int, Scalar]]] = {
    "canonicalize": (1, lambda value: value),
    "ceil": (1, whole(math.ceil)),
    "copysign": (2, math.copysign),
    "fabs": (1, abs),
    "floor": (1, whole(math.floor)),
    "maximum": (2, lambda a, b: extremum(a, b, False, True)),
    "maximumnum": (2, lambda a, b: extremum_number(a, b, False)),
    "maxnum": (2, lambda a, b: extremum_number(a, b, False)),
    "minimum": (2, lambda a, b: extremum(a, b, True, True)),
    "minimumnum": (2, lambda a, b: extremum_number(a, b, True)),
    "minnum": (2, lambda a, b: extremum_number(a, b, True)),
    "nearbyint": (1, whole(round)),
    "rint": (1, whole(round)),
    "round": (1, whole(away_from_zero)),
    "roundeven": (1, whole(round)),
    "trunc": (1, whole(math.trunc)),
}


def exact_row(name: str, text: str) -> Row:
    count, function = EXACT[name]
    pools = nonzero_pairs(text) if name.endswith("num") and shape_of(text).lanes else {}
    return one_type_row(name, text, count, function, pools)


def nonzero_pairs(text: str) -> dict[int, list[float]]:
    """Operands of which at most one is a zero."""
    values = [value for value in float_edges(shape_of(text).element) if value != 0]
    return {0: values, 1: values}


def negate_row(text: str) -> Row:
    return Row(
        f"fneg-{suffix(text)}",
        (text,),
        (text,),
        f"%r = fneg {text} %a",
        lanewise(lambda value: -value, shape_of(text)),
    )


def remainder_row(text: str) -> Row:
    """frem of numbers of similar size: runtimes reduce the quotient in their own ways."""
    pool = [0.0, 0.5, 1.0, -1.5, 2.5, -3.0, 100.75, -255.0, math.inf, math.nan]
    return Row(
        f"frem-{suffix(text)}",
        (text, text),
        (text,),
        f"%r = frem {text} %a, %b",
        lanewise(remainder, shape_of(text)),
        pools={0: pool, 1: pool},
    )


def fused_row(name: str, text: str) -> Row:
    """fma and fmuladd of numbers whose result is exact either way."""
    pool = [0.0, -0.5, 1.0, 1.5, -3.0, 8.0, math.inf, math.nan]

    def reference(first: float, second: float, third: float) -> float:
        return first * second + third

    return one_type_row(name, text, 3, reference, {0: pool, 1: pool, 2: pool})


def fused_exactly_row() -> Row:
    """The product of fma is not rounded."""
    return Row(
        "fma-rounds-once",
        ("float", "float", "float"),
        ("float",),
        "%r = call float @llvm.fma.f32(float %a, float %b, float %c)",
        lambda a, b, c: rounded("float", float(Fraction(a) * Fraction(b) + Fraction(c))),
        pools={0: [1 + 2.0**-12], 1: [1 - 2.0**-12, 1 + 2.0**-12], 2: [-1.0, 2.0**-24, 3.0]},
    )


def scale_row(text: str, power: str) -> Row:
    """ldexp with an exponent of any width."""
    shape = shape_of(text)
    other = like(text, power)
    width = int(power[1:])

    def scaled(value: float, by: int) -> float:
        return scale(value, signed(by, width) & 0xFFFFFFFF)

    return Row(
        f"ldexp-{suffix(text)}-{power}",
        (text, other),
        (text,),
        f"%r = call {text} @llvm.ldexp.{suffix(text)}.{suffix(other)}({text} %a, {other} %b)",
        lanewise(scaled, shape),
        pools={
            0: [0.0, 1.0, -1.5, 3.0, math.inf, math.nan],
            1: [by & ((1 << width) - 1) for by in (0, 1, -1, 5, -9, 15)],
        },
    )


def scale_by_scalar_row() -> Row:
    """OpenCL C's ldexp of a vector by one exponent."""
    return Row(
        "ldexp-vector-by-scalar",
        ("<4 x float>", "i32"),
        ("<4 x float>",),
        "%r = call spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float> %a, i32 %b)",
        lambda a, b: [scale(lane, b) for lane in a],
        "declare spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float>, i32)",
        pools={0: [0.0, 1.0, -1.5, 3.0], 1: [0, 1, 0xFFFFFFFF, 9]},
    )


def power_row(text: str) -> Row:
    return Row(
        f"powi-{suffix(text)}",
        (text, "i32"),
        (text,),
        f"%r = call {text} @llvm.powi.{suffix(text)}.i32({text} %a, i32 %b)",
        lambda a, b: a ** signed(b, 32) if a or signed(b, 32) >= 0 else None,
        pools={0: [0.5, 1.0, -1.5, 3.0, 0.0], 1: [0, 1, 2, 0xFFFFFFFF, 5, 0xFFFFFFFD]},
        ulps=16,
    )


def to_whole_row(name: str, text: str, integer: str) -> Row:
    """lround, lrint and their long forms; results that do not fit are undefined."""
    width = int(integer[1:])
    function = away_from_zero if name.endswith("round") else round

    def reference(value: float) -> int | None:
        if math.isnan(value) or math.isinf(value):
            return None
        exact = int(math.copysign(1, value)) * int(function(abs(value)))
        return exact if -(1 << (width - 1)) <= exact < 1 << (width - 1) else None

    return Row(
        f"{name}-{suffix(text)}-{integer}",
        (text,),
        (integer,),
        f"%r = call {integer} @llvm.{name}.{integer}.{suffix(text)}({text} %a)",
        reference,
    )


def saturating_row(name: str, text: str, integer: str) -> Row:
    width = int(integer[1:])
    low, high = -(1 << (width - 1)), (1 << (width - 1)) - 1
    if name == "fptoui.sat":
        low, high = 0, (1 << width) - 1

    def reference(value: float) -> int:
        if math.isnan(value):
            return 0
        if math.isinf(value):
            return high if value > 0 else low
        return min(max(int(value), low), high)

    result = like(text, integer)
    return Row(
        f"{name}-{suffix(text)}-{integer}",
        (text,),
        (result,),
        f"%r = call {result} @llvm.{name}.{suffix(result)}.{suffix(text)}({text} %a)",
        lanewise(reference, shape_of(text)),
    )


def classes(element: str, bits: int) -> int:
    """The bit of is.fpclass that stands for a bit pattern."""
    width, mantissa = FLOAT_WIDTHS[element], MANTISSA[element]
    negative = bits >> (width - 1)
    size = bits & ((1 << (width - 1)) - 1)
    infinity = (1 << (width - 1)) - (1 << mantissa)
    if size > infinity:
        return 2 if size >> (mantissa - 1) & 1 else 1
    if size == infinity:
        kind = 0
    elif size >> mantissa:
        kind = 1
    else:
        kind = 2 if size else 3
    return 4 << kind if negative else 0x200 >> kind


def class_edges(element: str) -> list[int]:
    width, mantissa = FLOAT_WIDTHS[element], MANTISSA[element]
    infinity = (1 << (width - 1)) - (1 << mantissa)
    sizes = [0, 1, (1 << mantissa) - 1, 1 << mantissa, infinity - 1, infinity, infinity + 1]
    sizes += [infinity + (1 << (mantissa - 1)), (1 << (width - 1)) - 1]
    return sorted({size | sign << (width - 1) for size in sizes for sign in (0, 1)})


def class_row(text: str, mask: int) -> Row:
    """is.fpclass, from bits: a signalling NaN would not survive a trip as a float."""
    shape = shape_of(text)
    bits, flag = like(text, f"i{shape.width}"), like(text, "i1")
    body = f"""
%f = bitcast {bits} %a to {text}
%r = call {flag} @llvm.is.fpclass.{suffix(text)}({text} %f, i32 {mask})
"""
    return Row(
        f"is.fpclass-{suffix(text)}-{mask}",
        (bits,),
        (flag,),
        body,
        lanewise(lambda value: int(bool(classes(shape.element, value) & mask)), shape),
        pools={0: class_edges(shape.element)},
    )


def split_row(text: str, integer: str) -> Row:
    """frexp; the exponents of NaN and infinity are not compared."""

    def reference(value: float) -> tuple[float, int] | None:
        return None if math.isnan(value) or math.isinf(value) else math.frexp(value)

    pair = f"{{ {text}, {integer} }}"
    name = f"{suffix(text)}.{suffix(integer)}"
    body = f"""
%p = call {pair} @llvm.frexp.{name}({text} %a)
%r = extractvalue {pair} %p, 0
%s = extractvalue {pair} %p, 1
"""
    return Row(f"frexp-{name}", (text,), (text, integer), body, reference)


def pair_row(name: str, text: str, reference: Scalar, pool: list[float], ulps: int = 0) -> Row:
    """An intrinsic with two results of the operand's type."""
    pair = f"{{ {text}, {text} }}"
    body = f"""
%p = call {pair} @llvm.{name}.{suffix(text)}({text} %a)
%r = extractvalue {pair} %p, 0
%s = extractvalue {pair} %p, 1
"""
    return Row(
        f"{name}-{suffix(text)}", (text,), (text, text), body, reference, pools={0: pool}, ulps=ulps
    )


def fraction_and_whole(value: float) -> tuple[float, float]:
    if math.isinf(value):
        return math.copysign(0.0, value), value
    fraction, number = math.modf(value)
    return fraction, number


def sine_and_cosine(value: float) -> tuple[float, float]:
    return math.sin(value), math.cos(value)


def sine_and_cosine_of_pi(value: float) -> tuple[float, float]:
    """Exact at quarters of the circle; other angles are not tested here."""
    table = {0.0: (0.0, 1.0), 0.5: (1.0, 0.0), 1.0: (0.0, -1.0), 1.5: (-1.0, 0.0)}
    sine, cosine = table[value % 2.0]
    return math.copysign(sine, value) if sine == 0 else sine, cosine


def pair_rows() -> list[Row]:
    rows = []
    for text in ("float", "double", "half"):
        angles = [0.25, 1.0, -2.0, 3.0]
        rows += [
            pair_row("modf", text, fraction_and_whole, float_edges(text)),
            pair_row("sincos", text, sine_and_cosine, angles, 8),
            pair_row("sincospi", text, sine_and_cosine_of_pi, [0.0, 0.5, 1.0, 1.5, 2.5]),
        ]
    return rows


def half_bits_rows() -> list[Row]:
    """convert.to.fp16 and convert.from.fp16, whose halves are integers."""
    return [
        *(
            Row(
                f"convert.to.fp16-{text}",
                (text,),
                ("i16",),
                f"%r = call i16 @llvm.convert.to.fp16.{suffix(text)}({text} %a)",
                lambda a: None if math.isnan(a) else float_bits("half", a),
            )
            for text in ("float", "double")
        ),
        *(
            Row(
                f"convert.from.fp16-{text}",
                ("i16",),
                (text,),
                f"%r = call {text} @llvm.convert.from.fp16.{suffix(text)}(i16 %a)",
                lambda a: bits_float("half", a),
                pools={0: class_edges("half")},
            )
            for text in ("float", "double")
        ),
    ]


def resize_rows() -> list[Row]:
    rows = []
    for small, large in (("half", "float"), ("half", "double"), ("float", "double")):
        rows += [
            Row(f"fpext-{small}-{large}", (small,), (large,), f"%r = fpext {small} %a to {large}",
                lambda a: a),
            Row(f"fptrunc-{large}-{small}", (large,), (small,),
                f"%r = fptrunc {large} %a to {small}", lambda a: a),
        ]  # fmt: skip
    return rows


def holds(predicate: str, left: float, right: float) -> bool:
    if predicate in ("true", "false"):
        return predicate == "true"
    unordered = math.isnan(left) or math.isnan(right)
    if predicate in ("ord", "uno"):
        return unordered == (predicate == "uno")
    if unordered:
        return predicate.startswith("u")
    answers = {
        "eq": left == right, "ne": left != right, "gt": left > right, "ge": left >= right,
        "lt": left < right, "le": left <= right,
    }  # fmt: skip
    return answers[predicate[1:]]


def compare_row(text: str) -> Row:
    """All sixteen predicates, each a bit of the result."""

    def reference(left: float, right: float) -> int:
        return sum(holds(predicate, left, right) << bit for bit, predicate in enumerate(FCMP))

    body = comparisons("fcmp", FCMP, text)
    return Row(f"fcmp-{text}", (text, text), ("i16",), body, reference)


def constrained_rows() -> list[Row]:
    """The constrained forms without exceptions, rounding to nearest."""
    pool = [0.5, -1.5, 3.0, 100.75, 0.0]
    notes = 'metadata !"round.tonearest", metadata !"fpexcept.ignore"'
    ignore = 'metadata !"fpexcept.ignore"'
    prefix = "@llvm.experimental.constrained"

    def row(name: str, inputs: tuple[str, ...], call: str, result: str, reference: Scalar) -> Row:
        pools = {at: pool for at, text in enumerate(inputs) if text in FLOAT_WIDTHS}
        return Row(
            f"constrained.{name}", inputs, (result,), f"%r = call {result} {prefix}.{call}",
            reference, pools=pools,
        )  # fmt: skip

    two, operands = ("float", "float"), "float %a, float %b"
    return [
        row("fadd", two, f"fadd.f32({operands}, {notes})", "float", lambda a, b: a + b),
        row("fsub", two, f"fsub.f32({operands}, {notes})", "float", lambda a, b: a - b),
        row("fmul", two, f"fmul.f32({operands}, {notes})", "float", lambda a, b: a * b),
        row("fma", ("float",) * 3, f"fma.f32({operands}, float %c, {notes})", "float",
            lambda a, b, c: a * b + c),
        row("maximum", two, f"maximum.f32({operands}, {ignore})", "float",
            lambda a, b: extremum(a, b, False, True)),
        row("floor", ("float",), f"floor.f32(float %a, {ignore})", "float", whole(math.floor)),
        row("lround", ("float",), f"lround.i32.f32(float %a, {ignore})", "i32",
            lambda a: int(math.copysign(away_from_zero(a), a))),
        row("fptosi", ("float",), f"fptosi.i32.f32(float %a, {ignore})", "i32", int),
        row("sitofp", ("i32",), f"sitofp.f64.i32(i32 %a, {notes})", "double",
            lambda a: float(signed(a, 32))),
        row("fpext", ("float",), f"fpext.f64.f32(float %a, {ignore})", "double", lambda a: a),
        row("fptrunc", ("double",), f"fptrunc.f32.f64(double %a, {notes})", "float",
            lambda a: rounded("float", a)),
        row("fcmp", two, f'fcmp.f32({operands}, metadata !"olt", {ignore})', "i1",
            lambda a, b: int(a < b)),
        row("fcmps", two, f'fcmps.f32({operands}, metadata !"uge", {ignore})', "i1",
            lambda a, b: int(a >= b)),
    ]  # fmt: skip


def constant_rows() -> list[Row]:
    """Constants keep every bit."""
    values = {"float": [0x80000000, 0x7F800000, 0xFF800000, 0x7FC12345, 1, 0x3DCCCCCD]}
    values["double"] = [
        int.from_bytes(struct.pack("<d", value), "little") for value in (-0.0, 0.1, math.inf)
    ]
    values["half"] = [0x8000, 0x7C00, 0x7E01, 1]
    rows = []
    for text, patterns in values.items():
        width = FLOAT_WIDTHS[text]
        for bits in patterns:
            body = f"%f = bitcast i{width} {bits} to {text}\n%r = bitcast {text} %f to i{width}"
            name = f"constant-{text}-{bits:x}"
            rows.append(Row(name, ("i1",), (f"i{width}",), body, lambda a, bits=bits: bits))
    return rows


CLASS_MASKS: Final = (
    1, 2, 3, 4, 8, 0x10, 0x20, 0x40, 0x60, 0x90, 0x108, 0x204, 0x1F8, 0x3FC, 0x253,
)  # fmt: skip
SATURATED: Final = ("i1", "i7", "i8", "i16", "i24", "i32", "i33", "i64")

GROUPS: Final[dict[str, list[Row]]] = {
    **{f"float-{name}": [exact_row(name, text) for text in TYPES] for name in EXACT},
    "float-arith": [
        *(make(text) for text in TYPES for make in (negate_row, remainder_row)),
        *(fused_row(name, text) for name in ("fma", "fmuladd") for text in TYPES),
        fused_exactly_row(),
        scale_by_scalar_row(),
        *(scale_row(text, power) for text in ("float", "double") for power in ("i32", "i16")),
        scale_row("<3 x float>", "i32"),
        scale_row("half", "i32"),
        *(power_row(text) for text in ("float", "double")),
    ],
    "float-whole": [
        to_whole_row(name, text, integer)
        for name in ("lround", "llround", "lrint", "llrint")
        for text in ("half", "float", "double")
        for integer in ("i32", "i64")
    ],
    "float-saturating": [
        saturating_row(name, text, integer)
        for name in ("fptosi.sat", "fptoui.sat")
        for text in ("half", "float", "double", "<3 x float>")
        for integer in SATURATED
    ],
    "float-class": [
        *(class_row(text, mask) for text in ("half", "float") for mask in CLASS_MASKS),
        *(class_row(text, mask) for text in ("double", "<3 x float>") for mask in (3, 0x90, 0x264)),
    ],
    "float-split": [
        split_row(text, integer)
        for text in ("half", "float", "double")
        for integer in ("i32", "i16")
    ],
    "float-pairs": pair_rows(),
    "float-resize": [*half_bits_rows(), *resize_rows()],
    "float-compare": [compare_row(text) for text in ("half", "float", "double")],
    "float-constrained": constrained_rows(),
    "float-constants": constant_rows(),
}  # fmt: skip
