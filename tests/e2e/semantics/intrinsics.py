"""Integer intrinsics at standard and odd widths, on scalars and on vectors."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final

from tests.e2e.harness.row_intrinsics import Scalar, lanewise, one_type_row, suffix
from tests.e2e.harness.row_model import Row, shape_of, signed

TYPES: Final = (
    "i1", "i3", "i7", "i8", "i16", "i24", "i32", "i33", "i48", "i64",
    "<3 x i7>", "<2 x i32>", "<5 x i16>", "<4 x i64>",
)  # fmt: skip


def mask(width: int) -> int:
    return (1 << width) - 1


def clamp(width: int, value: int, is_signed: bool) -> int:
    low, high = (-(1 << (width - 1)), mask(width - 1)) if is_signed else (0, mask(width))
    return min(max(value, low), high)


def signed_pair(width: int, left: int, right: int) -> tuple[int, int]:
    return signed(left, width), signed(right, width)


def funnel(width: int, high: int, low: int, amount: int, left: bool) -> int:
    both = high << width | low
    amount %= width
    return both >> (width - amount if left else amount)


def bit_reverse(width: int, value: int) -> int:
    return int(f"{value:0{width}b}"[::-1], 2)


def count_leading(width: int, value: int) -> int:
    return width - value.bit_length()


def count_trailing(width: int, value: int) -> int:
    return (value & -value).bit_length() - 1 if value else width


def carryless(width: int, left: int, right: int) -> int:
    total = 0
    for bit in range(width):
        if right >> bit & 1:
            total ^= left << bit
    return total


def three_way(left: int, right: int) -> int:
    return (left > right) - (left < right)


def shift_saturated(width: int, value: int, amount: int, is_signed: bool) -> int | None:
    if amount >= width:
        return None
    exact = (signed(value, width) if is_signed else value) << amount
    return clamp(width, exact, is_signed)


# Name -> operands and reference on scalars.
PLAIN: Final[dict[str, tuple[int, Scalar]]] = {
    "bitreverse": (1, bit_reverse),
    "clmul": (2, carryless),
    "ctpop": (1, lambda width, value: value.bit_count()),
    "fshl": (3, lambda width, a, b, by: funnel(width, a, b, by, left=True)),
    "fshr": (3, lambda width, a, b, by: funnel(width, a, b, by, left=False)),
    "sadd.sat": (2, lambda width, a, b: clamp(width, sum(signed_pair(width, a, b)), True)),
    "smax": (2, lambda width, a, b: max(signed_pair(width, a, b))),
    "smin": (2, lambda width, a, b: min(signed_pair(width, a, b))),
    "sshl.sat": (2, lambda width, a, b: shift_saturated(width, a, b, True)),
    "ssub.sat": (
        2, lambda width, a, b: clamp(width, signed(a, width) - signed(b, width), True)
    ),
    "uadd.sat": (2, lambda width, a, b: clamp(width, a + b, False)),
    "umax": (2, lambda width, a, b: max(a, b)),
    "umin": (2, lambda width, a, b: min(a, b)),
    "ushl.sat": (2, lambda width, a, b: shift_saturated(width, a, b, False)),
    "usub.sat": (2, lambda width, a, b: clamp(width, a - b, False)),
}  # fmt: skip

SHIFTS: Final = ("sshl.sat", "ushl.sat")

# With a last operand that selects poison; both values are tried.
FLAGGED: Final[dict[str, tuple[Scalar, Callable[[int], int]]]] = {
    "abs": (lambda width, value: abs(signed(value, width)), lambda width: 1 << (width - 1)),
    "ctlz": (count_leading, lambda width: 0),
    "cttz": (count_trailing, lambda width: 0),
}

OVERFLOWS: Final[dict[str, tuple[bool, Callable[[int, int], int]]]] = {
    "sadd": (True, lambda a, b: a + b),
    "smul": (True, lambda a, b: a * b),
    "ssub": (True, lambda a, b: a - b),
    "uadd": (False, lambda a, b: a + b),
    "umul": (False, lambda a, b: a * b),
    "usub": (False, lambda a, b: a - b),
}
FIXED_SCALES: Final[dict[str, tuple[int, ...]]] = {
    "i7": (0, 3), "i8": (2, 7), "i16": (5,), "i24": (9,), "i32": (16, 31), "i33": (4,),
    "i64": (32,), "<2 x i32>": (8,),
}  # fmt: skip


def every_lane(function: Scalar, text: str) -> Scalar:
    """A reference that takes the width, on all lanes of a type."""
    shape = shape_of(text)
    return lanewise(functools.partial(function, shape.width), shape)


def shift_amounts(width: int) -> list[int]:
    return sorted({0, 1, width // 2, width - 1})


def plain_row(name: str, text: str) -> Row:
    count, function = PLAIN[name]
    width = shape_of(text).width
    pools = {1: shift_amounts(width)} if name in SHIFTS else {}
    return one_type_row(name, text, count, functools.partial(function, width), pools)


def rotate_row(name: str, text: str, amount: int | None = None) -> Row:
    """A funnel shift of a value with itself by a constant, by default beyond the width."""
    shape = shape_of(text)
    by = shape.width + 3 if amount is None else amount

    def scalar(width: int, a: int) -> int:
        return funnel(width, a, a, by, name == "fshl") & mask(width)

    return Row(
        f"rotate-{name}-{suffix(text)}-{by}",
        (text,),
        (text,),
        f"%r = {funnel_call(name, text, '%a', '%a', constant(text, by))}",
        every_lane(scalar, text),
    )


def turn_row(name: str, text: str) -> Row:
    """A funnel shift of a value with itself by a variable."""

    def scalar(width: int, a: int, by: int) -> int:
        return funnel(width, a, a, by, name == "fshl") & mask(width)

    return Row(
        f"turn-{name}-{suffix(text)}",
        (text, text),
        (text,),
        f"%r = {funnel_call(name, text, '%a', '%a', '%b')}",
        every_lane(scalar, text),
    )


def funnel_row(name: str, text: str, by: int) -> Row:
    """A funnel shift of two values by a constant."""

    def scalar(width: int, a: int, b: int) -> int:
        return funnel(width, a, b, by, name == "fshl") & mask(width)

    return Row(
        f"constant-{name}-{suffix(text)}-{by}",
        (text, text),
        (text,),
        f"%r = {funnel_call(name, text, '%a', '%b', constant(text, by))}",
        every_lane(scalar, text),
    )


def funnel_call(name: str, text: str, *operands: str) -> str:
    arguments = ", ".join(f"{text} {operand}" for operand in operands)
    return f"call {text} @llvm.{name}.{suffix(text)}({arguments})"


def constant(text: str, value: int) -> str:
    """A constant, in all lanes of a vector."""
    shape = shape_of(text)
    wrapped = value & mask(shape.width)
    return f"splat (i{shape.width} {wrapped})" if shape.lanes else str(wrapped)


def flagged_row(name: str, text: str, poison: bool) -> Row:
    function, edge = FLAGGED[name]

    def scalar(width: int, value: int) -> int | None:
        return None if poison and value == edge(width) else function(width, value)

    flag = "true" if poison else "false"
    return Row(
        f"{name}-{suffix(text)}-{flag}",
        (text,),
        (text,),
        f"%r = call {text} @llvm.{name}.{suffix(text)}({text} %a, i1 {flag})",
        every_lane(scalar, text),
    )


def swap_row(text: str) -> Row:
    size = shape_of(text).width // 8

    def swap(value: int) -> int:
        return int.from_bytes(value.to_bytes(size, "little"), "big")

    return one_type_row("bswap", text, 1, swap)


def overflow_row(name: str, text: str) -> Row:
    is_signed, operation = OVERFLOWS[name]
    shape = shape_of(text)
    flag = f"<{shape.lanes} x i1>" if shape.lanes else "i1"

    def scalar(width: int, left: int, right: int) -> tuple[int, bool]:
        operands = signed_pair(width, left, right) if is_signed else (left, right)
        exact = operation(*operands)
        return exact & mask(width), exact != clamp(width, exact, is_signed)

    def whole(left: Any, right: Any) -> Any:
        if not shape.lanes:
            return scalar(shape.width, left, right)
        pairs = [scalar(shape.width, *lanes) for lanes in zip(left, right, strict=True)]
        return [value for value, _ in pairs], [int(over) for _, over in pairs]

    pair = f"{{ {text}, {flag} }}"
    body = f"""
%p = call {pair} @llvm.{name}.with.overflow.{suffix(text)}({text} %a, {text} %b)
%r = extractvalue {pair} %p, 0
%s = extractvalue {pair} %p, 1
"""
    return Row(f"{name}.with.overflow-{suffix(text)}", (text, text), (text, flag), body, whole)


def compare_row(name: str, text: str, result: str) -> Row:
    """scmp and ucmp: a result of a width of its own."""
    shape = shape_of(text)
    out = f"<{shape.lanes} x {result}>" if shape.lanes else result

    def scalar(width: int, left: int, right: int) -> int:
        return three_way(*(signed_pair(width, left, right) if name == "scmp" else (left, right)))

    return Row(
        f"{name}-{suffix(text)}-{result}",
        (text, text),
        (out,),
        f"%r = call {out} @llvm.{name}.{suffix(out)}.{suffix(text)}({text} %a, {text} %b)",
        every_lane(scalar, text),
    )


def fixed_multiply(width: int, left: int, right: int, scale: int, is_signed: bool) -> int:
    if is_signed:
        left, right = signed_pair(width, left, right)
    return (left * right) >> scale


def fixed_divide(width: int, left: int, right: int, scale: int, is_signed: bool) -> int | None:
    """LLVM leaves the direction of rounding open; ours rounds down."""
    if not right:
        return None
    if is_signed:
        left, right = signed_pair(width, left, right)
    return (left << scale) // right


def fixed_row(name: str, text: str, scale: int) -> Row:
    """{s,u}{mul,div}.fix, with .sat or undefined where the result does not fit."""
    is_signed, saturates = name.startswith("s"), name.endswith(".sat")
    function = fixed_multiply if name[1:4] == "mul" else fixed_divide

    def scalar(width: int, left: int, right: int) -> int | None:
        if scale == width and is_signed:
            return None
        exact = function(width, left, right, scale, is_signed)
        if exact is None:
            return None
        kept = clamp(width, exact, is_signed)
        if saturates or kept == exact:
            return kept
        return None

    return Row(
        f"{name}-{suffix(text)}-{scale}",
        (text, text),
        (text,),
        f"%r = call {text} @llvm.{name}.{suffix(text)}({text} %a, {text} %b, i32 {scale})",
        every_lane(scalar, text),
    )


def fixed_rows() -> list[Row]:
    names = [f"{s}{op}.fix{sat}" for s in "su" for op in ("mul", "div") for sat in ("", ".sat")]
    return [
        fixed_row(name, text, scale)
        for name in names
        for text, scales in FIXED_SCALES.items()
        for scale in scales
    ]


GROUPS: Final[dict[str, list[Row]]] = {
    **{f"int-{name}": [plain_row(name, text) for text in TYPES] for name in PLAIN},
    "int-rotate": [
        rotate_row(name, text)
        for name in ("fshl", "fshr")
        for text in ("i7", "i8", "i16", "i24", "i32", "i64", "<4 x i32>", "<3 x i16>", "<5 x i8>")
    ],
    "int-turn": [turn_row(name, text) for name in ("fshl", "fshr") for text in TYPES],
    "int-funnel": [
        funnel_row(name, text, by)
        for name in ("fshl", "fshr")
        for text, by in (
            ("i7", 9), ("i8", 3), ("i16", 16), ("i32", 0), ("i32", 31), ("i33", 1), ("i64", 100),
            ("<4 x i32>", 7), ("<3 x i16>", 16), ("<5 x i8>", 5),
        )
    ],
    "int-flagged": [
        flagged_row(name, text, poison)
        for name in FLAGGED
        for text in TYPES
        for poison in (False, True)
        if text != "i1" or not poison
    ],
    "int-bswap": [
        swap_row(text) for text in ("i16", "i32", "i48", "i64", "<3 x i16>", "<5 x i32>")
    ],
    **{
        f"int-{name}.with.overflow": [overflow_row(name, text) for text in TYPES]
        for name in OVERFLOWS
    },
    "int-compare": [
        compare_row(name, text, result)
        for name in ("scmp", "ucmp")
        for text, result in (
            ("i7", "i2"), ("i8", "i8"), ("i32", "i8"), ("i33", "i32"), ("i64", "i33"),
            ("<3 x i16>", "i8"),
        )
    ],
    "int-fixed": fixed_rows(),
}  # fmt: skip
