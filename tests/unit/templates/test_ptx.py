"""PTX computes what its specification says, compiled by LLVM and compared with exact models."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Sequence
from typing import Final

import pytest

from spvbackend.diagnostics import Unsupported
from spvbackend.prepare.templates.devices.ptx.table import INSTRUCTIONS, expand_ptx
from spvbackend.prepare.templates.text import Request
from tests.unit.cases.template_jit import HAS_HALF, Call, Engine, driver_text, function_text
from tests.unit.cases.templates import (
    bits_float,
    edges,
    float_bits,
    integer_edges,
    signed,
    unique_declares,
)

Model = Callable[..., int | tuple[int, ...]]
WORDS: Final = integer_edges("i32")


def request(ret: str, args: Sequence[str]) -> Request:
    return Request("asm", ret, args, {}, {}, False, 64)


def constraints(ret: str, args: Sequence[str]) -> str:
    outputs = ret.count(",") + 1
    return ",".join(["=r"] * outputs + ["r"] * len(args))


def check(
    texts: Sequence[tuple[str, Model]], ret: str, args: Sequence[str], rows: Sequence[Sequence[int]]
) -> None:
    """Each text gives what its model gives, for each row of operands."""
    call = Call("", ret, args, {})
    parts = []
    for number, (text, _) in enumerate(texts):
        made = request(ret, args)
        body = expand_ptx(made, text, constraints(ret, args))
        parts.append(function_text(made, f"ptx{number}", body))
        parts.append(driver_text(f"run{number}", call._replace(callee=f"ptx{number}")))
    engine = Engine(unique_declares("".join(parts)))
    for number, (text, model) in enumerate(texts):
        got = engine.run(f"run{number}", call, rows)
        for row, result in zip(rows, got.tolist(), strict=True):
            wanted = model(*row)
            wanted = wanted if isinstance(wanted, tuple) else (wanted,)
            assert tuple(result) == wanted, f"{text} of {[hex(value) for value in row]}"


def word(value: int, bits: int = 32) -> int:
    return value & ((1 << bits) - 1)


def rows_of(*pools: Sequence[int], count: int = 300) -> list[tuple[int, ...]]:
    source = random.Random(len(pools))
    return [tuple(source.choice(pool) for pool in pools) for _ in range(count)]


def halves(value: int) -> tuple[int, int, int]:
    return word(value), word(value >> 32), word(value >> 64)


def test_carries_go_through_three_words() -> None:
    def whole(first: int, second: int, third: int) -> int:
        return first | second << 32 | third << 64

    def added(*words: int) -> tuple[int, ...]:
        return halves(whole(*words[:3]) + whole(*words[3:]))

    def subtracted(*words: int) -> tuple[int, ...]:
        return halves(whole(*words[:3]) - whole(*words[3:]))

    add = "add.cc.u32 $0, $3, $6; addc.cc.u32 $1, $4, $7; addc.u32 $2, $5, $8;"
    sub = "sub.cc.u32 $0, $3, $6; subc.cc.u32 $1, $4, $7; subc.u32 $2, $5, $8;"
    rows = rows_of(*[WORDS] * 6)
    check([(add, added), (sub, subtracted)], "{ i32, i32, i32 }", ["i32"] * 6, rows)


def test_products_are_added_with_carries() -> None:
    """A product of 32 and 64 bits, plus 96."""

    def model(a: int, low: int, high: int, c0: int, c1: int, c2: int) -> tuple[int, ...]:
        return halves(a * (low | high << 32) + (c0 | c1 << 32 | c2 << 64))

    text = """mad.lo.cc.u32 $0, $3, $4, $6; madc.hi.cc.u32 $1, $3, $4, $7; addc.u32 $2, $8, 0;
              mad.lo.cc.u32 $1, $3, $5, $1; madc.hi.u32 $2, $3, $5, $2;"""
    check([(text, model)], "{ i32, i32, i32 }", ["i32"] * 6, rows_of(*[WORDS] * 6))


def of_table(table: int) -> Model:
    def model(a: int, b: int, c: int) -> int:
        bits = 0
        for at in range(32):
            index = (a >> at & 1) << 2 | (b >> at & 1) << 1 | c >> at & 1
            bits |= (table >> index & 1) << at
        return bits

    return model


def test_every_table_of_three_bits() -> None:
    texts = [(f"lop3.b32 $0, $1, $2, $3, {at};", of_table(at)) for at in range(256)]
    rows = [(0xF0F0F0F0, 0xCCCCCCCC, 0xAAAAAAAA), (0x12345678, 0x9ABCDEF0, 0x0F1E2D3C)]
    check(texts, "i32", ["i32"] * 3, rows)


def test_bytes_are_permuted() -> None:
    def of(selector: int) -> Model:
        def model(a: int, b: int) -> int:
            both = a | b << 32
            chosen = [both >> 8 * (selector >> 4 * at & 7) & 255 for at in range(4)]
            return int.from_bytes(bytes(chosen), "little")

        return model

    texts = [
        (f"prmt.b32 $0, $1, $2, {selector};", of(selector))
        for selector in (0x3210, 0x7654, 0x5140, 0x0123, 0x6666, 0x0000, 0x12345432)
    ]
    check(texts, "i32", ["i32"] * 2, rows_of(WORDS, WORDS))


@pytest.mark.parametrize("bits", (16, 32, 64))
def test_shifts_beyond_the_width(bits: int) -> None:
    def left(value: int, by: int) -> int:
        return word(value << by, bits)

    def right(value: int, by: int) -> int:
        return value >> by

    def arithmetic(value: int, by: int) -> int:
        return word(signed(value, bits) >> by, bits)

    words = ((f"shl.b{bits}", left), (f"shr.u{bits}", right), (f"shr.s{bits}", arithmetic),
             (f"shr.b{bits}", right))  # fmt: skip
    amounts = (0, 1, bits - 1, bits, bits + 1, 255)
    rows = list(itertools.product(integer_edges(f"i{bits}"), amounts))
    check([(f"{name} $0, $1, $2;", model) for name, model in words], f"i{bits}",
          [f"i{bits}", "i32"], rows)  # fmt: skip

    def known(model: Callable[[int, int], int], by: int) -> Model:
        return lambda value: model(value, by)

    texts = [(f"{name} $0, $1, {by};", known(model, by)) for name, model in words for by in amounts]
    check(texts, f"i{bits}", [f"i{bits}"], [(value,) for value in integer_edges(f"i{bits}")])


def test_integers() -> None:
    def minus(value: int) -> int:
        return signed(value, 32)

    def quotient(a: int, b: int) -> int:
        sign = -1 if (minus(a) < 0) != (minus(b) < 0) else 1
        return word(abs(minus(a)) // abs(minus(b)) * sign)

    def clamped(value: int) -> int:
        return word(min(max(value, -(1 << 31)), (1 << 31) - 1))

    texts: list[tuple[str, Model]] = [
        ("add.s32", lambda a, b: word(a + b)),
        ("sub.u32", lambda a, b: word(a - b)),
        ("mul.lo.s32", lambda a, b: word(a * b)),
        ("mul.hi.u32", lambda a, b: word(a * b >> 32)),
        ("mul.hi.s32", lambda a, b: word(minus(a) * minus(b) >> 32)),
        ("min.s32", lambda a, b: word(min(minus(a), minus(b)))),
        ("max.u32", lambda a, b: max(a, b)),
        ("div.u32", lambda a, b: a // b),
        ("rem.u32", lambda a, b: a % b),
        ("div.s32", quotient),
        ("and.b32", lambda a, b: a & b),
        ("or.b32", lambda a, b: a | b),
        ("xor.b32", lambda a, b: a ^ b),
        ("add.sat.s32", lambda a, b: clamped(minus(a) + minus(b))),
        ("sub.sat.s32", lambda a, b: clamped(minus(a) - minus(b))),
    ]
    divisors = [value for value in WORDS if value not in (0, 0xFFFFFFFF)]
    rows = rows_of(WORDS, divisors)
    check([(f"{name} $0, $1, $2;", model) for name, model in texts], "i32", ["i32"] * 2, rows)


def test_wide_products() -> None:
    texts: list[tuple[str, Model]] = [
        ("mul.wide.u32 $0, $1, $2; add.u64 $0, $0, $3;", lambda a, b, c: word(a * b + c, 64)),
        ("mad.wide.s32 $0, $1, $2, $3;",
         lambda a, b, c: word(signed(a, 32) * signed(b, 32) + c, 64)),
    ]  # fmt: skip
    check(texts, "i64", ["i32", "i32", "i64"], rows_of(WORDS, WORDS, integer_edges("i64")))


def test_one_operand() -> None:
    texts: list[tuple[str, Model]] = [
        ("not.b32", lambda a: word(~a)),
        ("neg.s32", lambda a: word(-a)),
        ("abs.s32", lambda a: word(abs(signed(a, 32)))),
        ("popc.b32", lambda a: a.bit_count()),
        ("clz.b32", lambda a: 32 - a.bit_length()),
        ("brev.b32", lambda a: int(f"{a:032b}"[::-1], 2)),
        ("cnot.b32", lambda a: int(a == 0)),
    ]
    check([(f"{name} $0, $1;", model) for name, model in texts], "i32", ["i32"],
          [(value,) for value in WORDS])  # fmt: skip


def test_counts_of_long_words_are_words() -> None:
    texts: list[tuple[str, Model]] = [
        ("popc.b64 $0, $1;", lambda a: a.bit_count()),
        ("clz.b64 $0, $1;", lambda a: 64 - a.bit_length()),
    ]
    check(texts, "i32", ["i64"], [(value,) for value in integer_edges("i64")])


ORDERED: Final[dict[str, Callable[[float, float], bool]]] = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a < b or a > b, "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
    "num": lambda a, b: not math.isnan(a) and not math.isnan(b),
}  # fmt: skip
NEGATED: Final = {"neu": "eq", "equ": "ne", "geu": "lt", "gtu": "le", "leu": "gt", "ltu": "ge",
                  "nan": "num"}  # fmt: skip


def of_floats(name: str, yes: int, no: int) -> Model:
    def model(a: int, b: int) -> int:
        left, right = bits_float("float", a), bits_float("float", b)
        holds = ORDERED.get(name) or ORDERED[NEGATED[name]]
        return yes if holds(left, right) != (name in NEGATED) else no

    return model


def test_comparisons_of_floats() -> None:
    rows = rows_of(edges("float"), edges("float"))
    texts = []
    for name in (*ORDERED, *NEGATED):
        texts.append((f"setp.{name}.f32 p, $1, $2; selp.b32 $0, 7, 9, p;", of_floats(name, 7, 9)))
        texts.append((f"set.{name}.u32.f32 $0, $1, $2;", of_floats(name, 0xFFFFFFFF, 0)))
        one = float_bits("float", 1.0)
        texts.append((f"set.{name}.f32.f32 $0, $1, $2;", of_floats(name, one, 0)))
    check(texts, "i32", ["float", "float"], rows)


def test_comparisons_of_integers() -> None:
    compare = {name: ORDERED[name] for name in ("eq", "ne", "lt", "le", "gt", "ge")}

    def of(name: str, is_signed: bool) -> Model:
        def model(a: int, b: int) -> int:
            left, right = (signed(a, 32), signed(b, 32)) if is_signed else (a, b)
            return int(compare[name](left, right))

        return model

    unsigned = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
    texts = [
        (f"setp.{comparison}.{kind}32 p, $1, $2; selp.b32 $0, 1, 0, p;", of(name, kind == "s"))
        for kind, names in (
            ("s", dict(zip(compare, compare, strict=True))),
            ("u", dict(zip(compare, compare, strict=True)) | unsigned),
        )
        for comparison, name in names.items()
    ]
    check(texts, "i32", ["i32", "i32"], rows_of(WORDS, WORDS))


DIRECTIONS: Final[dict[str, Callable[[float], int]]] = {
    "rni": round, "rzi": math.trunc, "rmi": math.floor, "rpi": math.ceil,
}  # fmt: skip
SOURCES: Final = (("f32", "float"), ("f64", "double"), *((("f16", "half"),) if HAS_HALF else ()))


@pytest.mark.parametrize("kind, element", SOURCES)
def test_conversions_to_integers_give_the_nearest_value(kind: str, element: str) -> None:
    def of(bits: int, is_signed: bool, direction: Callable[[float], int]) -> Model:
        low, high = (-1 << bits - 1, (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1)

        def model(operand: int) -> int:
            value = bits_float(element, operand)
            if math.isnan(value):
                return 0
            whole = value if math.isinf(value) else direction(value)
            return word(int(min(max(whole, low), high)), bits)

        return model

    values = (0.5, 1.5, 2.5, -0.5, -1.5, 254.5, 255.5, 300.0, -129.0, 32768.0, -40000.0)
    rows = [(value,) for value in (*edges(element), *(float_bits(element, at) for at in values))]
    for bits in (16, 32, 64):
        texts = [
            (f"cvt.{mode}.{sign}{bits}.{kind} $0, $1;", of(bits, sign == "s", direction))
            for mode, direction in DIRECTIONS.items()
            for sign in "su"
        ]
        check(texts, f"i{bits}", [element], rows)


def test_floats_are_rounded_to_ten_bits_away_from_zero() -> None:
    def model(operand: int) -> int:
        value = bits_float("float", operand)
        if math.isnan(value):
            return 0x7FFFE000
        low = operand & -1 << 13
        return low + (1 << 13) if operand & 1 << 12 else low

    near = (0x3F800FFF, 0x3F801000, 0x3F802FFF, 0xBF801000, 0x7F7FF000, 0x7FFFFFFF, 0x7F800001)
    rows = [(value,) for value in (*edges("float"), *near)]
    check([("cvt.rna.tf32.f32 $0, $1;", model)], "i32", ["float"], rows)


def test_conversions_between_integers() -> None:
    texts: list[tuple[str, Model]] = [
        ("cvt.s32.s8 $0, $1;", lambda a: word(signed(a & 255, 8))),
        ("cvt.u32.u8 $0, $1;", lambda a: a & 255),
        ("cvt.s32.s16 $0, $1;", lambda a: word(signed(a & 0xFFFF, 16))),
        ("cvt.u16.u32 x, $1; cvt.u32.u16 $0, x;", lambda a: a & 0xFFFF),
        ("cvt.s64.s32 x, $1; shr.s64 x, x, 32; cvt.u32.u64 $0, x;",
         lambda a: word(signed(a, 32) >> 32)),
    ]  # fmt: skip
    check(texts, "i32", ["i32"], [(value,) for value in WORDS])


def test_floats_are_saturated() -> None:
    def model(operand: int) -> int:
        value = bits_float("float", operand)
        inside = 0.0 if math.isnan(value) else min(max(value, 0.0), 1.0)
        return float_bits("float", inside) & 0x7FFFFFFF

    texts: list[tuple[str, Model]] = [
        ("cvt.sat.f32.f32 $0, $1; abs.f32 $0, $0;", model),
        ("fma.rn.sat.f32 $0, $1, 0f3F800000, 0f80000000; abs.f32 $0, $0;", model),
        ("mul.sat.f32 $0, $1, 0f3F800000; abs.f32 $0, $0;", model),
    ]
    check(texts, "float", ["float"], [(value,) for value in edges("float")])


@pytest.mark.skipif(not HAS_HALF, reason="this processor does not convert halves")
def test_the_first_of_two_floats_is_the_upper_half() -> None:
    def model(a: int, b: int) -> int:
        parts = [float_bits("half", bits_float("float", value)) for value in (a, b)]
        return parts[0] << 16 | parts[1]

    values = [float_bits("float", value) for value in (0.0, 1.0, -2.5, 100.25, 65504.0)]
    check([("cvt.rn.f16x2.f32 $0, $1, $2;", model)], "i32", ["float", "float"],
          list(itertools.product(values, values)))  # fmt: skip


def test_registers_are_packed_and_unpacked() -> None:
    texts: list[tuple[str, Model]] = [
        ("mov.b64 $0, {$1, $2};", lambda a, b: a | b << 32),
        ("mov.b64 x, {$1, $2}; mov.b64 {l, h}, x; mov.b64 $0, {h, l};", lambda a, b: b | a << 32),
        ("mov.b32 {l, h}, $1; mov.b32 {m, _}, $2; mov.b64 $0, {h, l, m, m};",
         lambda a, b: a >> 16 | (a & 0xFFFF) << 16 | (b & 0xFFFF) << 32 | (b & 0xFFFF) << 48),
        ("mov.b32 {l, h}, 0x10002; cvt.u64.u16 $0, h;", lambda a, b: 1),
    ]  # fmt: skip
    check(texts, "i64", ["i32", "i32"], rows_of(WORDS, WORDS))


def test_a_guard_keeps_the_old_value() -> None:
    texts: list[tuple[str, Model]] = [
        ("mov.b32 $0, $1; setp.ne.s32 p, $2, 0; @p add.s32 $0, $0, 1;",
         lambda a, b: word(a + bool(b))),
        ("setp.ne.s32 p, $2, 0; add.cc.u32 x, $1, $1; @p add.cc.u32 x, 0, 0; addc.u32 $0, 0, 0;",
         lambda a, b: 0 if b else a >> 31),
        ("mov.b32 $0, $1; setp.ne.s32 p, $2, 0; @!p mov.b32 $0, 5;", lambda a, b: a if b else 5),
        ("mov.b32 $0, $1; setp.ne.s32 p, $2, 0; @p mov.b32 {l, h}, $2; @p mov.b32 $0, {h, l};",
         lambda a, b: (b >> 16 | (b & 0xFFFF) << 16) if b else a),
    ]  # fmt: skip
    check(texts, "i32", ["i32", "i32"], rows_of(WORDS, [0, 1, 2, 0x12345678]))


PIECES: Final = (
    "add", "hi", "lo", "wide", "cc", "sat", "rn", "rz", "rzi", "relu", "approx", "gpu", "acquire",
    "global", "shared", "v2", "sync", "idx", "async", "lt", "eq", "u32", "s32", "b32", "f32",
    "f16x2", "bf16x2", "u64", "pred", "b16",
)  # fmt: skip
OPERANDS: Final = ("$0", "$1", "5", "[$1]", "[$1 + 4]", "{$1, $2}", "{$0, x}", "_", "0f3f800000")


@pytest.mark.parametrize("name", INSTRUCTIONS)
def test_any_words_are_expanded_or_refused(name: str) -> None:
    source = random.Random(name)
    for _ in range(300):
        words = "".join(f".{source.choice(PIECES)}" for _ in range(source.randrange(5)))
        operands = ", ".join(source.choice(OPERANDS) for _ in range(source.randrange(6)))
        guard = source.choice(("", "@$2 ", "@!p "))
        try:
            body = expand_ptx(request("i32", ["i32", "i32"]), f"{guard}{name}{words} {operands};",
                              "=r,r,r")  # fmt: skip
        except Unsupported:
            continue
        assert body.rstrip().startswith("entry:") or "ret i32" in body
