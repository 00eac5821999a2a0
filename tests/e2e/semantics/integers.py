"""Integer arithmetic, comparison, conversion and control flow at every kind of width."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tests.e2e.harness.row_model import Row, rounded, signed

WIDTHS: Final = (1, 3, 4, 7, 8, 16, 24, 32, 33, 48, 64)
WIDE: Final = (65, 100, 128)
PREDICATES: Final = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
PAIRS: Final = (
    (1, 7), (1, 33), (1, 100), (3, 8), (4, 32), (7, 33), (7, 7 + 1), (8, 24), (24, 32), (24, 48),
    (33, 48), (33, 64), (33, 100), (48, 128), (63, 65), (64, 128), (65, 100), (100, 128),
)  # fmt: skip

Binary = Callable[[int, int, int], int | None]


def quotient(left: int, right: int) -> int:
    """Division that rounds towards zero."""
    size = abs(left) // abs(right)
    return size if (left < 0) == (right < 0) else -size


def udiv(width: int, left: int, right: int) -> int | None:
    return left // right if right else None


def urem(width: int, left: int, right: int) -> int | None:
    return left % right if right else None


def sdiv(width: int, left: int, right: int) -> int | None:
    if not right or (left == 1 << (width - 1) and right == (1 << width) - 1):
        return None
    return quotient(signed(left, width), signed(right, width))


def srem(width: int, left: int, right: int) -> int | None:
    if sdiv(width, left, right) is None:
        return None
    left, right = signed(left, width), signed(right, width)
    return left - quotient(left, right) * right


OPERATIONS: Final[dict[str, Binary]] = {
    "add": lambda width, left, right: left + right,
    "and": lambda width, left, right: left & right,
    "ashr": lambda width, left, right: signed(left, width) >> right if right < width else None,
    "lshr": lambda width, left, right: left >> right if right < width else None,
    "mul": lambda width, left, right: left * right,
    "or": lambda width, left, right: left | right,
    "sdiv": sdiv,
    "shl": lambda width, left, right: left << right if right < width else None,
    "srem": srem,
    "sub": lambda width, left, right: left - right,
    "udiv": udiv,
    "urem": urem,
    "xor": lambda width, left, right: left ^ right,
}
DIVISIONS: Final = ("sdiv", "srem", "udiv", "urem")
SHIFTS: Final = ("ashr", "lshr", "shl")


def binary_row(name: str, width: int) -> Row:
    text, operation = f"i{width}", OPERATIONS[name]
    pools: dict[int, list[int]] = {}
    if name in SHIFTS:
        limit = (1 << width) - 1
        amounts = {0, 1, width // 2, width - 1, 31, 32, 33, 63, 64}
        pools = {1: sorted(amount for amount in amounts if amount < width and amount <= limit)}
    return Row(
        f"{name}-{text}",
        (text, text),
        (text,),
        f"%r = {name} {text} %a, %b",
        lambda left, right: operation(width, left, right),
        pools=pools,
    )


def immediate_row(name: str, width: int, value: int) -> Row:
    """An operation whose second operand is a constant."""
    text, operation = f"i{width}", OPERATIONS[name]
    bits = value & ((1 << width) - 1)
    return Row(
        f"{name}-{text}-by-{value}",
        (text,),
        (text,),
        f"%r = {name} {text} %a, {signed(bits, width)}",
        lambda left: operation(width, left, bits),
    )


def compare(predicate: str, left: int, right: int) -> bool:
    kind = predicate[-2:]
    if kind in ("eq", "ne"):
        return (left == right) == (kind == "eq")
    answers = {"gt": left > right, "ge": left >= right, "lt": left < right, "le": left <= right}
    return answers[kind]


def comparisons(opcode: str, predicates: Sequence[str], text: str) -> str:
    """Lines that compare %a and %b in each way and make each answer a bit of %r."""
    lines, total = [], "0"
    for bit, predicate in enumerate(predicates):
        target = "%r" if bit == len(predicates) - 1 else f"%t{bit}"
        lines += [
            f"%c{bit} = {opcode} {predicate} {text} %a, %b",
            f"%z{bit} = zext i1 %c{bit} to i16",
            f"%s{bit} = shl i16 %z{bit}, {bit}",
            f"{target} = or i16 {total}, %s{bit}",
        ]
        total = target
    return "\n".join(lines)


def compare_row(width: int) -> Row:
    """All ten predicates, each a bit of the result."""
    text = f"i{width}"
    body = comparisons("icmp", PREDICATES, text)

    def reference(left: int, right: int) -> int:
        total = 0
        for bit, predicate in enumerate(PREDICATES):
            operands = (left, right)
            if predicate.startswith("s"):
                operands = (signed(left, width), signed(right, width))
            total |= compare(predicate, *operands) << bit
        return total

    return Row(f"icmp-{text}", (text, text), ("i16",), body, reference)


def resize_rows(small: int, large: int) -> list[Row]:
    low, high = f"i{small}", f"i{large}"
    return [
        Row(f"zext-{low}-{high}", (low,), (high,), f"%r = zext {low} %a to {high}", lambda a: a),
        Row(
            f"sext-{low}-{high}",
            (low,),
            (high,),
            f"%r = sext {low} %a to {high}",
            lambda a: signed(a, small),
        ),
        Row(f"trunc-{high}-{low}", (high,), (low,), f"%r = trunc {high} %a to {low}", lambda a: a),
    ]


def float_rows(width: int) -> list[Row]:
    """To and from float and double; numbers that do not fit in the integer are undefined."""
    text = f"i{width}"

    def to_integer(value: float, low: int, high: int) -> int | None:
        if value != value or value in (float("inf"), -float("inf")):
            return None
        return int(value) if low <= int(value) <= high else None

    top = 1 << width
    rows = []
    for kind in ("float", "double"):
        rows += [
            Row(
                f"fptoui-{kind}-{text}", (kind,), (text,), f"%r = fptoui {kind} %a to {text}",
                lambda a: to_integer(a, 0, top - 1) if a > -1 else None,
            ),
            Row(
                f"fptosi-{kind}-{text}", (kind,), (text,), f"%r = fptosi {kind} %a to {text}",
                lambda a: to_integer(a, -top // 2, top // 2 - 1),
            ),
        ]  # fmt: skip
    rows += [
        Row(
            f"uitofp-{text}-double", (text,), ("double",), f"%r = uitofp {text} %a to double",
            lambda a: float(a),
        ),
        Row(
            f"sitofp-{text}-double", (text,), ("double",), f"%r = sitofp {text} %a to double",
            lambda a: float(signed(a, width)),
        ),
    ]  # fmt: skip
    if width <= 53:  # else Python rounds twice on the way to float
        rows += [
            Row(
                f"uitofp-{text}-float", (text,), ("float",), f"%r = uitofp {text} %a to float",
                lambda a: rounded("float", float(a)),
            ),
            Row(
                f"sitofp-{text}-float", (text,), ("float",), f"%r = sitofp {text} %a to float",
                lambda a: rounded("float", float(signed(a, width))),
            ),
        ]  # fmt: skip
    return rows


def select_row(width: int) -> Row:
    text = f"i{width}"
    return Row(
        f"select-{text}",
        ("i1", text, text),
        (text,),
        f"%r = select i1 %a, {text} %b, {text} %c",
        lambda a, b, c: b if a else c,
    )


def loop_row(width: int) -> Row:
    """A loop whose phis are of the width: multiply and add four times."""
    text = f"i{width}"
    body = f"""
br label %loop
loop:
%i = phi i32 [ 0, %entry ], [ %i1, %loop ]
%x = phi {text} [ %a, %entry ], [ %x2, %loop ]
%x1 = mul {text} %x, %b
%x2 = add {text} %x1, %a
%i1 = add i32 %i, 1
%more = icmp ult i32 %i1, 4
br i1 %more, label %loop, label %done
done:
%r = phi {text} [ %x2, %loop ]
"""

    def reference(a: int, b: int) -> int:
        value = a
        for _ in range(4):
            value = value * b + a
        return value

    return Row(f"loop-{text}", (text, text), (text,), body, reference)


def switch_row(width: int) -> Row:
    """Cases at the ends of the range and around zero."""
    text = f"i{width}"
    keys = sorted({key & ((1 << width) - 1) for key in (0, 1, 2, -1, -2, 1 << (width - 1))})
    lines = [f"switch {text} %a, label %other ["]
    lines += [f"{text} {signed(key, width)}, label %on{at}" for at, key in enumerate(keys)]
    lines.append("]")
    phis = ["[ 99, %other ]"]
    for at in range(len(keys)):
        lines += [f"on{at}:", "br label %done"]
        phis.append(f"[ {at}, %on{at} ]")
    lines += ["other:", "br label %done", "done:", f"%r = phi i32 {', '.join(phis)}"]
    return Row(
        f"switch-{text}",
        (text,),
        ("i32",),
        "\n".join(lines),
        lambda a: keys.index(a) if a in keys else 99,
        pools={0: sorted({*keys, 3 & ((1 << width) - 1), (1 << width) // 3})},
    )


def call_row(width: int) -> Row:
    """Parameters and result of a function that is not inlined here."""
    text = f"i{width}"
    module = f"""
define internal {text} @twist.{text}({text} %x, {text} zeroext %y, {text} signext %z) noinline {{
  %1 = sub {text} %x, %y
  %2 = xor {text} %1, %z
  ret {text} %2
}}
"""
    body = f"%r = call {text} @twist.{text}({text} %a, {text} zeroext %b, {text} signext %c)"
    return Row(f"call-{text}", (text,) * 3, (text,), body, lambda a, b, c: (a - b) ^ c, module)


def flags_row(width: int) -> Row:
    """Wrap flags on sums that do not wrap."""
    text = f"i{width}"
    body = f"""
%1 = lshr {text} %a, 1
%2 = lshr {text} %b, 1
%r = add nuw {text} %1, %2
%s = sub nsw {text} %1, %2
"""
    return Row(
        f"flags-{text}",
        (text, text),
        (text, text),
        body,
        lambda a, b: ((a >> 1) + (b >> 1), (a >> 1) - (b >> 1)),
    )


def vector_bits_row(lanes: int, width: int) -> Row:
    """A bitcast from a vector of odd integers: lane 0 is the lowest bits."""
    vector, total = f"<{lanes} x i{width}>", lanes * width
    return Row(
        f"bitcast-{lanes}xi{width}-i{total}",
        (vector,),
        (f"i{total}",),
        f"%r = bitcast {vector} %a to i{total}",
        lambda a: sum(lane << (at * width) for at, lane in enumerate(a)),
    )


def bits_vector_row(lanes: int, width: int) -> Row:
    vector, total = f"<{lanes} x i{width}>", lanes * width
    return Row(
        f"bitcast-i{total}-{lanes}xi{width}",
        (f"i{total}",),
        (vector,),
        f"%r = bitcast i{total} %a to {vector}",
        lambda a: [(a >> (at * width)) & ((1 << width) - 1) for at in range(lanes)],
    )


BITCASTS: Final = (
    (8, 1), (3, 1), (16, 1), (32, 1), (64, 1), (4, 2), (8, 4), (3, 8), (2, 7), (3, 16), (2, 24),
    (4, 32), (2, 64), (16, 8),
)  # fmt: skip
IMMEDIATES: Final = (
    ("sdiv", 3), ("udiv", 3), ("srem", -2), ("urem", 5), ("mul", -3), ("add", -1), ("and", 5),
    ("lshr", 2), ("ashr", 2), ("shl", 1), ("xor", -1),
)  # fmt: skip

GROUPS: Final[dict[str, list[Row]]] = {
    **{f"arith{width}": [binary_row(name, width) for name in OPERATIONS] for width in WIDTHS},
    **{
        f"arith{width}": [binary_row(name, width) for name in OPERATIONS if name not in DIVISIONS]
        for width in WIDE
    },
    "immediates": [
        *(immediate_row(name, width, value) for width in (7, 33) for name, value in IMMEDIATES),
        *(immediate_row(name, 100, value) for name, value in IMMEDIATES if name not in DIVISIONS),
    ],
    "icmp": [compare_row(width) for width in (*WIDTHS, *WIDE)],
    "resize": [row for pair in PAIRS for row in resize_rows(*pair)],
    "tofloat": [row for width in (1, 3, 7, 24, 33, 48, 64) for row in float_rows(width)],
    "flow": [
        make(width)
        for width in (1, 3, 7, 24, 33, 48, 64, 100, 128)
        for make in (select_row, loop_row, switch_row, call_row)
        if make is not switch_row or width <= 64
    ]
    + [flags_row(width) for width in (3, 7, 24, 33, 48, 64, 100, 128)],
    "bitcast": [make(*size) for size in BITCASTS for make in (vector_bits_row, bits_vector_row)],
}
