"""Expansions of integer intrinsics compute what LLVM's lowering or exact arithmetic computes."""

import math
from collections.abc import Callable
from fractions import Fraction

import pytest

from spvbackend.prepare.templates.text import integer_width
from tests.unit.cases.templates import (
    ALL_INTEGERS,
    Case,
    Reference,
    check_against,
    check_against_llvm,
    edges,
    like,
    signed,
    width_of,
)


def shift_amounts(element: str) -> list[int]:
    return list(range(integer_width(element)))


def not_zero(element: str) -> list[int]:
    return [value for value in edges(element) if value]


def not_lowest(element: str) -> list[int]:
    return [value for value in edges(element) if value != 1 << (integer_width(element) - 1)]


BINARY = (
    "smax", "smin", "umax", "umin", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat",
)  # fmt: skip


@pytest.mark.parametrize("name", BINARY)
def test_binary_integer(name: str) -> None:
    check_against_llvm([Case(f"llvm.{name}", text, (text, text)) for text in ALL_INTEGERS])


@pytest.mark.parametrize("name", ("sshl.sat", "ushl.sat"))
def test_saturating_shift(name: str) -> None:
    domains = {1: shift_amounts}
    check_against_llvm(
        [Case(f"llvm.{name}", text, (text, text), domains=domains) for text in ALL_INTEGERS]
    )


@pytest.mark.parametrize("name", ("fshl", "fshr"))
def test_funnel_shift(name: str) -> None:
    check_against_llvm([Case(f"llvm.{name}", text, (text, text, text)) for text in ALL_INTEGERS])


@pytest.mark.parametrize("name", ("ctpop", "bitreverse"))
def test_unary_integer(name: str) -> None:
    check_against_llvm([Case(f"llvm.{name}", text, (text,)) for text in ALL_INTEGERS])


def test_byte_swap() -> None:
    types = ("i16", "i32", "i48", "i64", "<3 x i16>", "<2 x i32>", "<1 x i48>", "<2 x i64>")
    check_against_llvm([Case("llvm.bswap", text, (text,)) for text in types])


@pytest.mark.parametrize("name", ("ctlz", "cttz"))
def test_count_zeros(name: str) -> None:
    cases = [Case(f"llvm.{name}", text, (text, "i1"), {1: 0}) for text in ALL_INTEGERS]
    cases += [
        Case(f"llvm.{name}", text, (text, "i1"), {1: 1}, domains={0: not_zero})
        for text in ALL_INTEGERS
    ]
    check_against_llvm(cases)


def test_absolute() -> None:
    cases = [Case("llvm.abs", text, (text, "i1"), {1: 0}) for text in ALL_INTEGERS]
    cases += [
        Case("llvm.abs", text, (text, "i1"), {1: 1}, domains={0: not_lowest})
        for text in ALL_INTEGERS
    ]
    check_against_llvm(cases)


OVERFLOWS = [f"{op}.with.overflow" for op in ("sadd", "uadd", "ssub", "usub", "umul")]


@pytest.mark.parametrize("name", OVERFLOWS)
def test_overflow(name: str) -> None:
    check_against_llvm(
        [
            Case(f"llvm.{name}", f"{{ {text}, {like(text, 'i1')} }}", (text, text), by_lane=True)
            for text in ALL_INTEGERS
        ]
    )


def exact_product(case: Case) -> Reference:
    width = width_of(case.args[0])

    def multiply(left: int, right: int) -> tuple[int, int]:
        if case.intrinsic == "llvm.smul.with.overflow":
            exact = signed(left, width) * signed(right, width)
            return exact, int(exact != signed(exact & ((1 << width) - 1), width))
        return left * right, int(left * right >> width != 0)

    return multiply


@pytest.mark.parametrize("name", ("smul", "umul"))
def test_multiply_overflow_is_exact(name: str) -> None:
    check_against(
        [
            Case(f"llvm.{name}.with.overflow", f"{{ {text}, {like(text, 'i1')} }}", (text, text))
            for text in ALL_INTEGERS
        ],
        exact_product,
    )


@pytest.mark.parametrize("name", ("scmp", "ucmp"))
def test_three_way_compare(name: str) -> None:
    check_against_llvm(
        [
            Case(f"llvm.{name}", like(text, result), (text, text))
            for text in ALL_INTEGERS
            for result in ("i2", "i8", "i32")
        ]
    )


def carryless(case: Case) -> Reference:
    width = width_of(case.ret)

    def multiply(left: int, right: int) -> int:
        total = 0
        for bit in range(width):
            total ^= (left << bit) * (right >> bit & 1)
        return total

    return multiply


def test_carryless_multiply() -> None:
    check_against([Case("llvm.clmul", text, (text, text)) for text in ALL_INTEGERS], carryless)


def exact_fixed(case: Case) -> Reference:
    """The exact result rounded down; None where LLVM leaves it undefined."""
    width, scale = width_of(case.ret), case.imms[2]
    name = case.intrinsic.removeprefix("llvm.")
    is_signed, saturating = name.startswith("s"), name.endswith(".sat")
    low = -(1 << (width - 1)) if is_signed else 0
    high = (1 << (width - is_signed)) - 1

    def compute(left: int, right: int) -> int | None:
        if is_signed:
            left, right = signed(left, width), signed(right, width)
        if "mul" in name:
            exact = (left * right) >> scale
        elif right == 0:
            return None
        else:
            exact = math.floor(Fraction(left << scale, right))
        if low <= exact <= high:
            return exact
        return max(low, min(high, exact)) if saturating else None

    return compute


FIXED = [f"{op}.fix{sat}" for op in ("smul", "umul", "sdiv", "udiv") for sat in ("", ".sat")]


@pytest.mark.parametrize("name", FIXED)
def test_fixed_point(name: str) -> None:
    cases = []
    for text in ALL_INTEGERS:
        width = width_of(text)
        limit = width - name.startswith("s")
        for scale in sorted({0, min(3, limit), width // 2, limit}):
            args = (text, text, "i32")
            domains = {} if "mul" in name else {1: not_zero}
            cases.append(Case(f"llvm.{name}", text, args, {2: scale}, domains=domains))
    check_against(cases, exact_fixed)


@pytest.mark.parametrize("name", FIXED)
def test_fixed_point_rounds_as_llvm(name: str) -> None:
    scale = 7
    texts = ("i16", "i32", "<4 x i32>") if name.endswith(".sat") or "mul" in name else ("i16",)
    domain = {1: not_zero} if "div" in name else {}
    small: dict[int, Callable[[str], list[int]]] = {0: lambda _: [0, 1, 5, 77], **domain}
    check_against_llvm(
        [
            Case(f"llvm.{name}", text, (text, text, "i32"), {2: scale}, domains=domains)
            for text in texts
            for domains in ([domain] if name.endswith(".sat") else [small])
        ]
    )
