"""Functions of the math library as intrinsics, and conversions in each rounding mode."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

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
from tests.e2e.semantics.floats import (
    away_from_zero,
    extremum,
    extremum_number,
    pair_row,
    remainder,
    scale,
    sine_and_cosine_of_pi,
    whole,
)

TYPES: Final = ("half", "float", "double", "<3 x float>", "<5 x double>", "<4 x half>")
ARGUMENTS: Final = [
    0.0, -0.0, 0.25, 0.5, -0.5, 1.0, -1.0, 1.5, 2.0, -3.0, 10.0, math.inf, -math.inf, math.nan,
]  # fmt: skip
MODES: Final = ("downward", "towardzero", "upward")
IGNORE: Final = 'metadata !"fpexcept.ignore"'
STRICT: Final = 'metadata !"fpexcept.strict"'
PREFIX: Final = "@llvm.experimental.constrained"


def guarded(function: Callable[..., float]) -> Scalar:
    """Python's function, NaN outside its domain; results at a pole are not compared."""

    def reference(*operands: float) -> float | None:
        if any(math.isnan(value) for value in operands):
            return None if len(operands) > 1 else math.nan
        try:
            return function(*operands)
        except OverflowError:
            return math.inf
        except ValueError:
            return None if 0.0 in operands else math.nan

    return reference


def logarithm(function: Callable[[float], float]) -> Callable[[float], float]:
    return lambda value: -math.inf if value == 0 else function(value)


# Name -> reference and OpenCL's error bound for float; those of half and double are not larger.
FUNCTIONS: Final[dict[str, tuple[Callable[[float], float], int]]] = {
    "acos": (math.acos, 4),
    "asin": (math.asin, 4),
    "atan": (math.atan, 5),
    "cos": (math.cos, 4),
    "cosh": (math.cosh, 4),
    "exp": (math.exp, 3),
    "exp10": (lambda value: math.pow(10.0, value), 3),
    "exp2": (math.exp2, 3),
    "log": (logarithm(math.log), 3),
    "log10": (logarithm(math.log10), 3),
    "log2": (logarithm(math.log2), 3),
    "sin": (math.sin, 4),
    "sinh": (lambda value: math.copysign(guarded_sinh(abs(value)), value), 4),
    "sqrt": (math.sqrt, 3),
    "tan": (math.tan, 5),
    "tanh": (math.tanh, 5),
}
PAIRS: Final[dict[str, tuple[Callable[[float, float], float], int]]] = {
    "atan2": (math.atan2, 6),
    "pow": (math.pow, 16),
}


def guarded_sinh(value: float) -> float:
    try:
        return math.sinh(value)
    except OverflowError:
        return math.inf


def arguments(text: str) -> list[float]:
    return [rounded(shape_of(text).element, value) for value in ARGUMENTS]


def function_row(name: str, text: str) -> Row:
    function, ulps = FUNCTIONS[name]
    return one_type_row(name, text, 1, guarded(function), {0: arguments(text)}, ulps)


def pair_function_row(name: str, text: str) -> Row:
    function, ulps = PAIRS[name]
    pool = arguments(text)
    if shape_of(text).lanes:
        pool = [value for value in pool if math.isfinite(value) and value > 0]
    return one_type_row(name, text, 2, guarded(function), {0: pool, 1: pool}, ulps)


def constrained_function_row(name: str) -> Row:
    function, ulps = FUNCTIONS[name]
    return Row(
        f"constrained.{name}", ("float",), ("float",),
        f'%r = call float {PREFIX}.{name}.f32(float %a, metadata !"round.dynamic", {STRICT})',
        guarded(function), pools={0: arguments("float")}, ulps=ulps,
    )  # fmt: skip


def zeros_row(name: str, text: str) -> Row:
    """maximumnum and minimumnum order the zeros."""
    least = name == "minimumnum"
    pool = [0.0, -0.0, 1.0, -1.0, math.inf, math.nan]
    row = one_type_row(name, text, 2, lambda a, b: extremum(a, b, least, False), {0: pool, 1: pool})
    return row._replace(name=f"{name}-zeros-{suffix(text)}")


def step(element: str, value: float, up: bool) -> float:
    """The next number of a format; a zero steps to the smallest denormal."""
    if value == 0:
        return bits_float(element, 1) * (1 if up else -1)
    bits = float_bits(element, value)
    return bits_float(element, bits + (1 if (value > 0) == up else -1))


def directed(element: str, exact: Fraction, mode: str, negative: bool) -> float:
    """The number of the format next to an exact one, in a direction."""
    if mode == "towardzero":
        mode = "upward" if negative else "downward"
    up = mode == "upward"
    value = rounded(element, float(exact))
    if math.isinf(value):
        width = FLOAT_WIDTHS[element]
        largest = bits_float(element, (1 << (width - 1)) - (1 << MANTISSA[element]) - 1)
        value = math.copysign(largest, value)
    while (Fraction(value) < exact) if up else (Fraction(value) > exact):
        value = step(element, value, up)
        if math.isinf(value):
            return value
    while (back := step(element, value, not up)) and math.isfinite(back):
        if (Fraction(back) < exact) if up else (Fraction(back) > exact):
            break
        value = back
    return math.copysign(0.0, -1.0 if negative else 1.0) if value == 0 else value


def directed_float(element: str, mode: str) -> Scalar:
    def reference(value: float) -> float:
        if math.isnan(value) or math.isinf(value):
            return value
        negative = math.copysign(1.0, value) < 0
        return directed(element, Fraction(value), mode, negative)

    return reference


def narrowing_row(source: str, target: str, mode: str, plain: bool) -> Row:
    """fptrunc.round, or the constrained fptrunc."""
    element = shape_of(target).element
    pool = [*float_edges(shape_of(source).element), 65519.0, 65520.0, 1e-7, -1e-7, 0.1, -0.1, 1e-50]
    pool = [rounded(shape_of(source).element, value) for value in pool]
    name = f"{suffix(target)}.{suffix(source)}"
    call = f'{PREFIX}.fptrunc.{name}({source} %a, metadata !"round.{mode}", {STRICT})'
    if plain:
        call = f'@llvm.fptrunc.round.{name}({source} %a, metadata !"round.{mode}")'
    return Row(
        f"{'fptrunc.round' if plain else 'constrained.fptrunc'}-{name}-{mode}", (source,),
        (target,), f"%r = call {target} {call}",
        lanewise(directed_float(element, mode), shape_of(source)), pools={0: pool},
    )  # fmt: skip


def from_integer_row(name: str, source: str, target: str, mode: str) -> Row:
    shape, element = shape_of(source), shape_of(target).element

    def reference(value: int) -> float:
        number = signed(value, shape.width) if name == "sitofp" else value
        return directed(element, Fraction(number), mode, number < 0)

    label = f"{suffix(target)}.{suffix(source)}"
    return Row(
        f"constrained.{name}-{label}-{mode}", (source,), (target,),
        f'%r = call {target} {PREFIX}.{name}.{label}({source} %a, metadata !"round.{mode}", '
        f"{STRICT})", lanewise(reference, shape),
    )  # fmt: skip


TO_WHOLE: Final[dict[str, Callable[[float], float]]] = {
    "downward": math.floor, "towardzero": math.trunc, "upward": math.ceil,
    "tonearestaway": away_from_zero, "tonearest": round,
}  # fmt: skip


def whole_row(name: str, mode: str) -> Row:
    """rint and nearbyint, or lrint and llrint, in a mode."""
    integer = name.startswith("l")
    result = "i64" if integer else "float"
    function = whole(TO_WHOLE[mode])

    def reference(value: float) -> Any:
        if not integer:
            return function(value)
        return int(function(value)) if abs(value) < 2.0**62 else None

    return Row(
        f"constrained.{name}-{mode}", ("float",), (result,),
        f"%r = call {result} {PREFIX}.{name}.{'i64.' if integer else ''}f32(float %a, "
        f'metadata !"round.{mode}", {STRICT})', reference,
    )  # fmt: skip


def constrained_rows() -> list[Row]:
    """The other constrained forms, rounding to nearest."""
    pool = [0.5, -1.5, 3.0, 4.0, 16.0, 0.0]
    near = f'metadata !"round.tonearest", {IGNORE}'

    def row(name: str, inputs: tuple[str, ...], call: str, result: str, reference: Scalar) -> Row:
        pools = {at: pool for at, text in enumerate(inputs) if text in FLOAT_WIDTHS}
        body = f"%r = call {result} {PREFIX}.{call}"
        return Row(f"constrained.{name}", inputs, (result,), body, reference, pools=pools)

    two, operands = ("float", "float"), "float %a, float %b"
    one, operand = ("float",), "float %a"
    powers: dict[int, list[float]] = {0: pool, 1: [0, 1, 2, 0xFFFFFFFF]}
    return [
        row("fdiv", two, f"fdiv.f32({operands}, {near})", "float",
            lambda a, b: a / b if b and math.frexp(b)[0] == 0.5 else None),
        *(row(f"frem-{mode}", two, f'frem.f32({operands}, metadata !"round.{mode}", {STRICT})',
              "float", remainder) for mode in (*MODES, "tonearest", "tonearestaway")),
        row("fmuladd", ("float",) * 3, f"fmuladd.f32({operands}, float %c, {near})", "float",
            lambda a, b, c: a * b + c),
        row("fptoui", one, f"fptoui.i32.f32({operand}, {IGNORE})", "i32",
            lambda a: int(a) if a >= 0 else None),
        row("uitofp", ("i32",), f"uitofp.f64.i32(i32 %a, {near})", "double", float),
        row("uitofp-i7", ("i7",), f"uitofp.f32.i7(i7 %a, {near})", "float", float),
        *(row(name, one, f"{name}.f32({operand}, {IGNORE})", "float", whole(function))
          for name, function in (("ceil", math.ceil), ("round", away_from_zero),
                                 ("roundeven", round), ("trunc", math.trunc))),
        row("llround", one, f"llround.i64.f32({operand}, {IGNORE})", "i64",
            lambda a: int(math.copysign(away_from_zero(a), a))),
        *(row(name, two, f"{name}.f32({operands}, {IGNORE})", "float",
              lambda a, b, name=name: extremum_number(a, b, name == "minnum"))
          for name in ("maxnum", "minnum")),
        row("minimum", two, f"minimum.f32({operands}, {IGNORE})", "float",
            lambda a, b: extremum(a, b, True, True)),
        row("ldexp", ("float", "i32"), f"ldexp.f32.i32({operand}, i32 %b, {near})", "float",
            scale)._replace(pools=powers),
        row("powi", ("float", "i32"), f"powi.f32(float %a, i32 %b, {near})", "float",
            lambda a, b: a ** signed(b, 32) if a else None)._replace(pools=powers, ulps=16),
        *(row(name, two, f"{name}.f32({operands}, {near})", "float", guarded(function))
          ._replace(ulps=ulps, pools={0: [0.5, 1.5, 3.0], 1: [0.5, -1.5, 3.0]})
          for name, (function, ulps) in PAIRS.items()),
    ]  # fmt: skip


LONG: Final = (0, 1, -1, 5, -9, 1000, -1000, 2**40, -(2**40), 2**63 - 1, -(2**63))


def exponent_rows() -> list[Row]:
    """ldexp and powi with exponents of 16, 64 and 128 bits."""

    def scaled(value: float, power: int) -> float:
        return scale(value, max(-3000, min(3000, signed(power, 64))) & 0xFFFFFFFF)

    def power(value: float, count: int) -> float | None:
        number = signed(count, 64)
        sign = -1.0 if value < 0 and number % 2 else 1.0
        exponent = max(-3000, min(3000, (math.frexp(value)[1] - 1) * number))
        return scale(sign, exponent & 0xFFFFFFFF)

    long = [count & (2**64 - 1) for count in LONG]
    values = [0.0, -0.0, 1.0, -1.5, 3.0, math.inf, math.nan]
    twos = [1.0, -1.0, 2.0, -2.0, 0.5]
    return [
        *(Row(f"ldexp-{suffix(text)}-long", (text, like(text, "i64")), (text,),
              f"%r = call {text} @llvm.ldexp.{suffix(text)}.{suffix(like(text, 'i64'))}"
              f"({text} %a, {like(text, 'i64')} %b)",
              lanewise(scaled, shape_of(text)), pools={0: values, 1: long})
          for text in ("float", "double", "<3 x float>")),
        *(Row(f"ldexp-vector-{count}", ("<3 x float>", count), ("<3 x float>",),
              f"%r = call <3 x float> @llvm.ldexp.v3f32.{count}(<3 x float> %a, {count} %b)",
              lambda a, b, bits=int(count[1:]): [
                  scale(lane, max(-3000, min(3000, signed(b, bits))) & 0xFFFFFFFF) for lane in a],
              pools={0: values, 1: [by & (2 ** int(count[1:]) - 1) for by in (0, 1, -1, 9, -300)]})
          for count in ("i16", "i32", "i64")),
        *(Row(f"powi-{text}-long", (text, "i64"), (text,),
              f"%r = call {text} @llvm.powi.{suffix(text)}.i64({text} %a, i64 %b)", power,
              pools={0: twos, 1: long}) for text in ("float", "double")),
        *(Row(f"{name}-float-i128", ("float", "i64"), ("float",),
              "%w = sext i64 %b to i128\n"
              f"%r = call float @llvm.{name}.f32.i128(float %a, i128 %w)", expect,
              pools={0: twos, 1: long}) for name, expect in (("ldexp", scaled), ("powi", power))),
        Row("powi-vector-long", ("<3 x float>", "i64"), ("<3 x float>",),
            "%r = call <3 x float> @llvm.powi.v3f32.i64(<3 x float> %a, i64 %b)",
            lambda a, b: [power(lane, b) for lane in a], pools={0: twos, 1: long}),
        *(Row(f"powi-{suffix(text)}-{count}", (text, count), (text,),
              f"%r = call {text} @llvm.powi.{suffix(text)}.{count}({text} %a, {count} %b)",
              (lambda a, b, bits=int(count[1:]): [lane ** signed(b, bits) for lane in a])
              if text[0] == "<" else (lambda a, b, bits=int(count[1:]): a ** signed(b, bits)),
              pools={0: twos, 1: [by & (2 ** int(count[1:]) - 1) for by in (0, 1, 2, 5, -1, -3)]},
              ulps=16)
          for count in ("i16", "i32") for text in ("float", "<4 x float>", "<5 x float>")),
    ]  # fmt: skip


def five_lanes_of_pi_row() -> Row:
    pair = "{ <5 x float>, <5 x float> }"
    body = f"""
%p = call {pair} @llvm.sincospi.v5f32(<5 x float> %a)
%r = extractvalue {pair} %p, 0
%s = extractvalue {pair} %p, 1
"""

    def reference(lanes: list[float]) -> tuple[list[float], list[float]]:
        pairs = [sine_and_cosine_of_pi(lane) for lane in lanes]
        return [sine for sine, _ in pairs], [cosine for _, cosine in pairs]

    text = "<5 x float>"
    return Row("sincospi-v5f32", (text,), (text, text), body, reference,
               pools={0: [0.0, 0.5, 1.0, 1.5, 2.5]})  # fmt: skip


INTEGERS: Final = ("i1", "i7", "i8", "i16", "i32", "i33", "i64", "<3 x i32>", "<5 x i64>")

GROUPS: Final[dict[str, list[Row]]] = {
    **{
        f"math-{text.strip('<>').replace(' ', '')}": [
            *(function_row(name, text) for name in FUNCTIONS),
            *(pair_function_row(name, text) for name in PAIRS),
        ]
        for text in TYPES
    },
    "math-constrained": [
        *(constrained_function_row(name) for name in FUNCTIONS if name != "exp10"),
        *constrained_rows(),
    ],
    "math-zeros": [
        zeros_row(name, text)
        for name in ("maximumnum", "minimumnum")
        for text in ("half", "float", "double", "<3 x float>", "<5 x double>")
    ],
    "math-exponents": [*exponent_rows(), five_lanes_of_pi_row()],
    "math-pairs": [
        pair_row("sincos", "<3 x float>", lambda a: (
            [math.sin(lane) for lane in a], [math.cos(lane) for lane in a]), [0.25, 1.0, -2.0], 8),
    ],
    **{
        f"rounding-{mode}": [
            *(narrowing_row(source, target, mode, plain)
              for source, target in (("float", "half"), ("double", "half"), ("double", "float"),
                                     ("<3 x float>", "<3 x half>"), ("<5 x double>", "<5 x float>"))
              for plain in (False, True)),
            *(from_integer_row(name, source, like(source, element), mode)
              for name in ("sitofp", "uitofp") for source in INTEGERS
              for element in ("half", "float", "double")),
        ]
        for mode in MODES
    },
    "rounding-whole": [
        whole_row(name, mode) for name in ("rint", "nearbyint", "lrint", "llrint")
        for mode in TO_WHOLE
    ],
}  # fmt: skip
