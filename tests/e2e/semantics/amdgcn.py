"""AMD's intrinsics of one lane: bytes, bit fields, dot products, and floating-point numbers."""

from __future__ import annotations

import math
import random
import struct
from collections.abc import Callable
from statistics import NormalDist
from typing import Any, Final

from tests.e2e.harness.row_intrinsics import suffix
from tests.e2e.harness.row_model import Row, bits_float, float_bits, rounded, signed

WORD: Final = "i32"
ONES: Final = 0xFFFFFFFF


def call(name: str, ret: str, args: tuple[str, ...], constants: str = "") -> str:
    operands = ", ".join(f"{text} %{letter}" for text, letter in zip(args, "abcdef", strict=False))
    operands += f", {constants}" if constants else ""
    return f"%r = call {ret} @llvm.amdgcn.{name}({operands})"


def row(
    name: str, ret: str, args: tuple[str, ...], reference: Callable[..., Any], constants: str = "",
    label: str = "", **more: Any,
) -> Row:  # fmt: skip
    body = call(name, ret, args, constants)
    return Row(f"{name}{label}", args, (ret,), body, reference, **more)


def chosen_byte(both: int, selector: int) -> int:
    if selector > 12:
        return 255
    if selector == 12:
        return 0
    if selector > 7:
        return 255 if both >> (15, 31, 47, 63)[selector - 8] & 1 else 0
    return both >> 8 * selector & 255


def permuted(a: int, b: int, selector: int) -> int:
    both = a << 32 | b
    return sum(chosen_byte(both, selector >> 8 * at & 255) << 8 * at for at in range(4))


SELECTORS: Final = (
    0x00010203, 0x07060504, 0x0C0B0A09, 0x080D0C01, 0xFF0C0704, 0x03020100, 0x0A0B0809, 0x10203040,
)  # fmt: skip


def perm_rows() -> list[Row]:
    rows = [row("perm", WORD, (WORD,) * 3, permuted, pools={2: SELECTORS})]
    for selector in SELECTORS:
        constant = signed(selector, 32)
        rows.append(row(
            "perm", WORD, (WORD,) * 2, lambda a, b, selector=selector: permuted(a, b, selector),
            f"i32 {constant}", f"-{selector:x}",
        ))  # fmt: skip
    return rows


def fields(word: int, bits: int) -> list[int]:
    return [word >> at & ((1 << bits) - 1) for at in range(0, 32, bits)]


def differences(a: int, b: int, bits: int = 8, masked: bool = False) -> int:
    pairs = zip(fields(a, bits), fields(b, bits), strict=True)
    return sum(abs(left - right) for left, right in pairs if right or not masked)


def means(a: int, b: int, c: int) -> int:
    lanes = zip(fields(a, 8), fields(b, 8), fields(c, 8), strict=True)
    return sum((x + y + (z & 1) >> 1) << 8 * at for at, (x, y, z) in enumerate(lanes))


def bit_field(bits: int, is_signed: bool) -> Callable[[int, int, int], int]:
    def reference(value: int, offset: int, width: int) -> int:
        offset, width = offset % bits, width % bits
        if width == 0:
            return 0
        width = min(width, bits - offset)
        field = value >> offset & ((1 << width) - 1)
        return signed(field, width) if is_signed else field

    return reference


def product(is_signed: bool, high: bool = False) -> Callable[[int, int], int]:
    def reference(a: int, b: int) -> int:
        factors = [value & 0xFFFFFF for value in (a, b)]
        factors = [signed(value, 24) for value in factors] if is_signed else factors
        return factors[0] * factors[1] >> (32 if high else 0)

    return reference


def summed(total: int, is_signed: bool, clamp: bool) -> int:
    if not clamp:
        return total & ONES
    low, high = (-(1 << 31), (1 << 31) - 1) if is_signed else (0, ONES)
    return min(max(total, low), high) & ONES


def dot(
    bits: int, signs: tuple[bool, bool], is_signed: bool, clamp: bool
) -> Callable[[int, int, int], int]:
    def numbers(word: int, has_sign: bool) -> list[int]:
        return [signed(value, bits) if has_sign else value for value in fields(word, bits)]

    def reference(a: int, b: int, c: int) -> int:
        pairs = zip(numbers(a, signs[0]), numbers(b, signs[1]), strict=True)
        start = signed(c, 32) if is_signed else c
        return summed(start + sum(x * y for x, y in pairs), is_signed, clamp)

    return reference


def dot_rows() -> list[Row]:
    rows: list[Row] = []
    for clamp in (False, True):
        flag = "true" if clamp else "false"
        for count, bits in ((4, 8), (8, 4)):
            for letter, has_sign in (("s", True), ("u", False)):
                rows.append(row(
                    f"{letter}dot{count}", WORD, (WORD,) * 3,
                    dot(bits, (has_sign, has_sign), has_sign, clamp), f"i1 {flag}", f"-{flag}",
                ))  # fmt: skip
            for signs in ((True, False), (False, True), (False, False)):
                words = [f"i1 {str(sign).lower()}, i32 %{name}"
                         for sign, name in zip(signs, "ab", strict=True)]  # fmt: skip
                body = (
                    f"%r = call i32 @llvm.amdgcn.sudot{count}({', '.join(words)}, i32 %c, "
                    f"i1 {flag})"
                )
                rows.append(Row(
                    f"sudot{count}-{signs[0]}-{signs[1]}-{flag}", (WORD,) * 3, (WORD,), body,
                    dot(bits, signs, True, clamp),
                ))  # fmt: skip
        for letter, has_sign in (("s", True), ("u", False)):
            body = f"""
%x = bitcast i32 %a to <2 x i16>
%y = bitcast i32 %b to <2 x i16>
%r = call i32 @llvm.amdgcn.{letter}dot2(<2 x i16> %x, <2 x i16> %y, i32 %c, i1 {flag})
"""
            rows.append(Row(
                f"{letter}dot2-{flag}", (WORD,) * 3, (WORD,), body,
                dot(16, (has_sign, has_sign), has_sign, clamp),
            ))  # fmt: skip
    return rows


def packed(is_signed: bool) -> Callable[[int, int], list[int]]:
    def half(value: int) -> int:
        if is_signed:
            return min(max(signed(value, 32), -32768), 32767)
        return min(value, 65535)

    return lambda a, b: [half(a), half(b)]


def normal(is_signed: bool) -> Callable[[float, float], list[int]]:
    def part(value: float) -> int:
        low, scale = (-1.0, 32767.0) if is_signed else (0.0, 65535.0)
        value = 0.0 if value != value else min(max(value, low), 1.0)
        return round(rounded("float", value * scale))

    return lambda a, b: [part(a), part(b)]


def to_zero(value: float) -> float:
    """The half towards zero."""
    if value != value or math.isinf(value):
        return value
    bits = float_bits("half", abs(value)) if abs(value) < 65520 else 0x7BFF
    bits -= bits_float("half", bits) > abs(value)
    return math.copysign(bits_float("half", bits), value)


def median(a: float, b: float, c: float) -> float:
    numbers = [value for value in (a, b, c) if value == value]
    if len(numbers) == 3:
        return sorted(numbers)[1]
    return min(numbers, default=math.nan)


def fraction_above(element: str) -> Callable[[float], float]:
    def reference(value: float) -> float:
        if value != value or math.isinf(value):
            return math.nan
        below = 1.0 - 0.5 ** {"half": 11, "float": 24, "double": 53}[element]
        return min(rounded(element, value - math.floor(value)) + 0.0, below)

    return reference


def parts(value: float) -> tuple[float, int]:
    return (value, 0) if value != value or math.isinf(value) else math.frexp(value)


def has_class(mask: int, value: float) -> int:
    """Bits: signalling, quiet, -inf, -normal, -subnormal, -0, +0, +subnormal, +normal, +inf."""
    if value != value:
        return mask >> 1 & 1  # those of the rows are quiet
    size = abs(value)
    kind = 0 if math.isinf(size) else 1 if size >= 2.0**-126 else 2 if size else 3
    negative = struct.pack(">d", value)[0] >> 7
    return mask >> (2 + kind if negative else 9 - kind) & 1


EXACT: Final = (0.0, -0.0, 0.5, -1.5, 2.0, 3.0, -4.0, 1000.0)
POSITIVE: Final = (0.25, 0.5, 1.0, 2.0, 3.0, 100.0, 1e10)
TURNS: Final = (0.0, 0.125, 0.25, -0.25, 0.3, 0.5, 1.75, -2.6, 100.1)


def float_rows(text: str) -> list[Row]:
    name = suffix(text)
    functions: list[tuple[str, Callable[..., float], Any, int]] = [
        ("rcp", lambda x: 1 / x, POSITIVE, 3),
        ("rsq", lambda x: 1 / math.sqrt(x), POSITIVE, 4),
        ("sqrt", math.sqrt, POSITIVE, 4),
        ("sin", lambda x: math.sin(2 * math.pi * rounded(text, x)), (0.125, 0.3, -0.3, 1.75), 8),
        ("cos", lambda x: math.cos(2 * math.pi * rounded(text, x)), (0.0, 0.125, 0.3, 0.5), 8),
        ("fract", fraction_above(text), None, 0),
    ]
    if text == "float":
        functions += [("exp2", lambda x: 2.0**x, (0.0, 0.5, -3.0, 10.25), 4),
                      ("log", math.log2, POSITIVE, 4)]  # fmt: skip
    rows = []
    for function, reference, pool, ulps in functions:
        if text == "double" and function in ("sin", "cos"):
            continue
        rows.append(row(
            f"{function}.{name}", text, (text,),
            lambda x, reference=reference: rounded(text, reference(x)), ulps=ulps,
            pools={} if pool is None else {0: [rounded(text, value) for value in pool]},
        ))  # fmt: skip
    rows.append(row(f"frexp.mant.{name}", text, (text,), lambda x: parts(x)[0]))
    rows.append(row(f"frexp.exp.i32.{name}", WORD, (text,), lambda x: parts(x)[1]))
    return rows


def division_row(text: str) -> Row:
    """The whole sequence of a division, as in AMD's code generator."""
    name = suffix(text)
    body = f"""
%n = call {{ {text}, i1 }} @llvm.amdgcn.div.scale.{name}({text} %a, {text} %b, i1 true)
%d = call {{ {text}, i1 }} @llvm.amdgcn.div.scale.{name}({text} %a, {text} %b, i1 false)
%ns = extractvalue {{ {text}, i1 }} %n, 0
%flag = extractvalue {{ {text}, i1 }} %n, 1
%ds = extractvalue {{ {text}, i1 }} %d, 0
%rcp = call {text} @llvm.amdgcn.rcp.{name}({text} %ds)
%neg = fneg {text} %ds
%one = call {text} @llvm.fma.{name}({text} %neg, {text} %rcp, {text} 1.0)
%better = call {text} @llvm.fma.{name}({text} %one, {text} %rcp, {text} %rcp)
%q = fmul {text} %ns, %better
%rest = call {text} @llvm.fma.{name}({text} %neg, {text} %q, {text} %ns)
%last = call {text} @llvm.amdgcn.div.fmas.{name}({text} %rest, {text} %better, {text} %q, i1 %flag)
%r = call {text} @llvm.amdgcn.div.fixup.{name}({text} %last, {text} %b, {text} %a)
"""
    source = random.Random(7)
    pool = [rounded(text, source.uniform(-100, 100)) for _ in range(12)]

    def reference(a: float, b: float) -> float:
        return rounded(text, a / b)

    # Without an exact divide the device may be off by 2.5 units (OpenCL C, relative error).
    return Row(f"div-{name}", (text, text), (text,), body, reference, pools={0: pool, 1: pool},
               ulps=3 if text == "float" else 0)  # fmt: skip


def zero_wins(a: float, b: float) -> float:
    return 0.0 if a == 0 or b == 0 else rounded("float", a * b)


def fdot_row(clamp: bool) -> Row:
    flag = "true" if clamp else "false"

    def reference(a: list[float], b: list[float], c: float) -> float:
        total = c + sum(x * y for x, y in zip(a, b, strict=True))
        return min(max(total, 0.0), 1.0) if clamp else total + 0.0

    some = (0.5, 1.0, -2.0, 3.0, 0.25)
    return row("fdot2", "float", ("<2 x half>", "<2 x half>", "float"), reference, f"i1 {flag}",
               f"-{flag}", pools={0: some, 1: some, 2: (1.0, -0.5, 7.0)})  # fmt: skip


LIBRARY: Final[dict[str, tuple[Callable[..., float], tuple[tuple[float, ...], ...], int]]] = {
    "sin": (math.sin, ((0.5, -2.0, 3.0),), 4),
    "exp": (math.exp, ((0.5, -2.0, 3.0),), 4),
    "native_recip": (lambda x: 1 / x, ((0.5, -2.0, 3.0),), 3),
    "nearbyint": (lambda x: float(round(x)), ((0.5, 1.5, -2.5, 3.7),), 0),
    "atan2": (math.atan2, ((0.5, -2.0), (3.0, -1.0)), 6),
    "pow": (math.pow, ((0.5, 2.0), (3.0, -1.5)), 16),
    "rhypot": (lambda x, y: 1 / math.hypot(x, y), ((0.5, 2.0), (3.0, -1.5)), 8),
    "fma": (lambda x, y, z: x * y + z, ((0.5, 2.0), (3.0,), (-1.5, 4.0)), 0),
    "succ": (lambda x: bits_float("float", float_bits("float", x) + 1), ((0.5, 2.0),), 0),
    "len3": (lambda *values: math.sqrt(sum(v * v for v in values)), ((1.0, 2.0),) * 3, 6),
}


def bessel(x: float, order: int, modified: bool = False) -> float:
    """The integral of the function of the first kind; the sum of a period converges fast."""
    angles = [math.pi * (at + 0.5) / 256 for at in range(256)]
    if modified:
        terms = (math.exp(x * math.cos(t)) * math.cos(order * t) for t in angles)
    else:
        terms = (math.cos(order * t - x * math.sin(t)) for t in angles)
    return math.fsum(terms) / 256


SIDES: Final = ((0.25, -1.5, 5.0, 7.75, 12.0, -30.0),)
TAILS: Final = ((1e-30, 0.001, 0.25, 0.75, 0.9375),)
# Values to 17 digits, as no short sum gives them.
Y0: Final = {0.25: -0.9315730249300587, 5.0: -0.30851762524903376, 12.0: -0.22523731263436145}
Y1: Final = {0.25: -2.7041052293152825, 1.0: -0.7812128213002887, 20.0: -0.16551161436252118}
NORMAL: Final = NormalDist()
SPECIAL: Final[dict[str, tuple[Callable[[float], float], tuple[tuple[float, ...]], int]]] = {
    "erfcinv": (lambda x: -NORMAL.inv_cdf(x / 2) / math.sqrt(2), TAILS, 8),
    "erfcx": (lambda x: math.exp(x * x) * math.erfc(x), ((-2.0, 0.25, 1.5, 4.0),), 12),
    "erfinv": (lambda x: NORMAL.inv_cdf(x / 2 + 0.5) / math.sqrt(2), ((0.25, -0.5, 0.875),), 8),
    "i0": (lambda x: bessel(x, 0, True), SIDES, 8),
    "i1": (lambda x: bessel(x, 1, True), SIDES, 8),
    "j0": (lambda x: bessel(x, 0), SIDES, 16),
    "j1": (lambda x: bessel(x, 1), SIDES, 16),
    "ncdf": (lambda x: math.erfc(-x * math.sqrt(0.5)) / 2, ((-8.0, -1.0, 0.25, 2.0),), 40),
    "ncdfinv": (NORMAL.inv_cdf, TAILS, 8),
    "y0": (lambda x: Y0[x], (tuple(Y0),), 8),
    "y1": (lambda x: Y1[x], (tuple(Y1),), 8),
}
"""Functions that OpenCL lacks."""


def library_row(name: str, element: str = "float") -> Row:
    """A function of the device library, by its name there."""
    reference, pools, ulps = SPECIAL.get(name) or LIBRARY[name]
    operands = ", ".join(f"{element} %{letter}" for letter in "abc"[: len(pools)])
    callee = f"@__ocml_{name}_{suffix(element)}"
    return Row(
        f"ocml-{name}-{element}", (element,) * len(pools), (element,),
        f"%r = call {element} {callee}({operands})",
        lambda *values: rounded(element, reference(*values)),
        f"declare {element} {callee}({', '.join([element] * len(pools))})",
        dict(enumerate(pools)), ulps=ulps,
    )  # fmt: skip


def count_row(name: str, text: str, count: Callable[[int], int]) -> Row:
    """A function that counts bits."""
    callee = f"@__ockl_{name}_u{text[1:]}"
    return Row(f"ockl-{name}-{text}", (text,), (text,), f"%r = call {text} {callee}({text} %a)",
               count, f"declare {text} {callee}({text})")  # fmt: skip


def pair_row(name: str, second: str, reference: Callable[[float], tuple[float, Any]]) -> Row:
    """A function that stores its second result."""
    body = f"""
%p = alloca {second}
%r = call float @__ocml_{name}_f32(float %a, ptr %p)
%s = load {second}, ptr %p
"""

    def wanted(value: float) -> tuple[float, Any]:
        first, last = reference(value)
        return rounded("float", first), rounded("float", last) if second == "float" else last

    return Row(f"ocml-{name}", ("float",), ("float", second), body, wanted,
               f"declare float @__ocml_{name}_f32(float, ptr)",
               {0: (0.25, -1.5, 3.0, 100.25)}, ulps=8)  # fmt: skip


MIXED: Final = (0.0, 1.0, -1.0, 2.5, -3.0, 100.0, math.nan)
HALVES: Final = (0.0, 1.0, -0.1, 0.1, 65519.0, 70000.0, 1e-6, -2.0001, math.inf)
GROUPS: Final[dict[str, list[Row]]] = {
    "amd-bytes": [
        *perm_rows(),
        row("alignbyte", WORD, (WORD,) * 3,
            lambda a, b, c: (a << 32 | b) >> 8 * (c & 3) & ONES),
        row("sad.u8", WORD, (WORD,) * 3, lambda a, b, c: differences(a, b) + c & ONES),
        row("sad.hi.u8", WORD, (WORD,) * 3, lambda a, b, c: (differences(a, b) << 16) + c & ONES),
        row("sad.u16", WORD, (WORD,) * 3, lambda a, b, c: differences(a, b, 16) + c & ONES),
        row("msad.u8", WORD, (WORD,) * 3,
            lambda a, b, c: differences(a, b, masked=True) + c & ONES),
        row("lerp", WORD, (WORD,) * 3, means),
        row("cvt.pk.i16", "<2 x i16>", (WORD,) * 2, packed(True)),
        row("cvt.pk.u16", "<2 x i16>", (WORD,) * 2, packed(False)),
    ],
    "amd-fields": [
        *(
            row(f"{letter}bfe.{text}", text, (text, WORD, WORD),
                bit_field(int(text[1:]), letter == "s"), pools={1: counts, 2: counts})
            for letter in "us"
            for text in ("i32", "i64")
            for counts in [(0, 1, 7, 16, 31, 32, 33, 40, 63, 64, 100)]
        ),
        *(
            row(f"mul.{letter}24.{text}", text, (WORD,) * 2, product(letter == "i"),
                label=f"-{text}")
            for letter in "iu" for text in ("i32", "i64")
        ),
        row("mulhi.i24", WORD, (WORD,) * 2, product(True, high=True)),
        row("mulhi.u24", WORD, (WORD,) * 2, product(False, high=True)),
    ],
    "amd-dots": [*dot_rows(), fdot_row(False), fdot_row(True)],
    "amd-library": [
        *map(library_row, LIBRARY),
        *(library_row(name, text) for name in SPECIAL for text in ("float", "double")),
        *(count_row("popcount", text, int.bit_count) for text in ("i32", "i64")),
        count_row("clz", "i32", lambda x: 32 - x.bit_length()),
        count_row("clz", "i64", lambda x: 64 - x.bit_length()),
        pair_row("sincos", "float", lambda x: (math.sin(x), math.cos(x))),
        pair_row("modf", "float", math.modf),
        pair_row("frexp", "i32", math.frexp),
    ],
    "amd-floats": [
        *(each for text in ("half", "float", "double") for each in float_rows(text)),
        division_row("float"), division_row("double"),
        row("fmed3.f32", "float", ("float",) * 3, median,
            pools=dict.fromkeys(range(3), MIXED)),
        row("fmul.legacy", "float", ("float",) * 2, zero_wins,
            pools={0: (*EXACT, math.inf), 1: (*EXACT, math.nan)}),
        row("fma.legacy", "float", ("float",) * 3, lambda a, b, c: zero_wins(a, b) + c + 0.0,
            pools={0: (*EXACT, math.inf), 1: EXACT, 2: (1.0, -2.0)}),
        row("cvt.pkrtz", "<2 x half>", ("float",) * 2, lambda a, b: [to_zero(a), to_zero(b)],
            pools={0: HALVES, 1: HALVES}),
        row("cvt.pknorm.i16", "<2 x i16>", ("float",) * 2, normal(True)),
        row("cvt.pknorm.u16", "<2 x i16>", ("float",) * 2, normal(False)),
        *(
            row("class.f32", "i1", ("float",), lambda x, mask=mask: has_class(mask, x),
                f"i32 {mask}", f"-{mask}")
            for mask in (3, 60, 516, 0x240, 0x198)
        ),
    ],
}  # fmt: skip
