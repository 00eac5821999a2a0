"""Predicated operations on vectors: what they do on lanes that are on, and not on the others.

Operands of each row are the values, then a mask and a length; results keep the lanes that are on,
as the others are poison.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tests.e2e.harness.row_intrinsics import suffix
from tests.e2e.harness.row_memory import G, bits_of, put, word
from tests.e2e.harness.row_model import INPUT_NAMES, Row, rounded, signed

LANES: Final = (3, 4, 5)
ONES: Final = (1 << 32) - 1


def on(mask: Sequence[int], length: int) -> list[bool]:
    return [bool(bit) and lane < length for lane, bit in enumerate(mask)]


def kept(text: str, lanes: int, value: str = "%v") -> str:
    """Return lines that put zero in the lanes of a value that are off; mask and length are last."""
    steps = ", ".join(f"i32 {lane}" for lane in range(lanes))
    return f"""
%one = insertelement <{lanes} x i32> poison, i32 %length, i32 0
%all = shufflevector <{lanes} x i32> %one, <{lanes} x i32> poison, <{lanes} x i32> zeroinitializer
%inside = icmp ult <{lanes} x i32> <{steps}>, %all
%active = and <{lanes} x i1> %mask, %inside
%r = select <{lanes} x i1> %active, {text} {value}, {text} zeroinitializer"""


def named(count: int, lanes: int) -> str:
    """Return lines that name the mask and the length, the operands behind a count of values."""
    mask, length = INPUT_NAMES[count], INPUT_NAMES[count + 1]
    return (
        f"%mask = and <{lanes} x i1> %{mask}, splat (i1 true)\n%length = zext i8 %{length} to i32\n"
    )


def lanewise(
    word: str,
    element: str,
    lanes: int,
    count: int,
    function: Callable[..., Any],
    result: str = "",
    extra: str = "",
) -> Row:
    """A row of an operation on each lane; its function may return None for an undefined lane."""
    text, out = f"<{lanes} x {element}>", f"<{lanes} x {result or element}>"
    operands = ", ".join(f"{text} %{INPUT_NAMES[at]}" for at in range(count))
    types = suffix(text) if not result or result == "i1" else f"{suffix(out)}.{suffix(text)}"
    body = named(count, lanes) + (
        f"%v = call {out} @llvm.vp.{word}.{types}({operands}{extra}, <{lanes} x i1> %mask, "
        f"i32 %length)"
    )

    def reference(*values: Any) -> list[Any] | None:
        *vectors, mask, length = values
        lanes = zip(on(mask, length), *vectors, strict=True)
        results = [function(*each) if active else 0 for active, *each in lanes]
        return None if None in results else results

    inputs = (*[text] * count, f"<{lanes} x i1>", "i8")
    pools = {count + 1: range(lanes + 1)}
    return Row(f"vp.{word}-{suffix(text)}", inputs, (out,), body + kept(out, lanes), reference,
               pools=pools)  # fmt: skip


def divided(a: int, b: int) -> int | None:
    x, y = signed(a, 32), signed(b, 32)
    if y == 0 or (x == -(1 << 31) and y == -1):
        return None
    return int(abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1))


def arithmetic_rows(lanes: int) -> list[Row]:
    return [
        lanewise("add", "i32", lanes, 2, lambda a, b: a + b),
        lanewise("xor", "i32", lanes, 2, lambda a, b: a ^ b),
        lanewise("shl", "i32", lanes, 2, lambda a, b: a << b if b < 32 else None),
        # Zeros and overflows are in lanes that are off.
        lanewise("sdiv", "i32", lanes, 2, divided),
        lanewise("urem", "i32", lanes, 2, lambda a, b: a % b if b else None),
        lanewise("fsub", "float", lanes, 2, lambda a, b: rounded("float", a - b)),
        lanewise("fneg", "float", lanes, 1, lambda a: -a),
        lanewise("abs", "i32", lanes, 1, lambda a: abs(signed(a, 32)), extra=", i1 false"),
        lanewise("ctpop", "i32", lanes, 1, lambda a: a.bit_count()),
        lanewise("smax", "i32", lanes, 2, lambda a, b: max(signed(a, 32), signed(b, 32))),
        lanewise("zext", "i16", lanes, 1, lambda a: a, "i64"),
        lanewise("icmp", "i32", lanes, 2, lambda a, b: int(signed(a, 32) < signed(b, 32)), "i1",
                 ', metadata !"slt"'),
    ]  # fmt: skip


def choice_rows(lanes: int) -> list[Row]:
    """Select, whose mask is an operand of its own, and merge, which takes the rest elsewhere."""
    text, flags = f"<{lanes} x i32>", f"<{lanes} x i1>"
    merge = (
        f"%length = zext i8 %d to i32\n"
        f"%r = call {text} @llvm.vp.merge.v{lanes}i32({flags} %c, {text} %a, {text} %b, "
        "i32 %length)"
    )

    def merged(a: list[int], b: list[int], mask: list[int], length: int) -> list[int]:
        chosen = zip(on(mask, length), a, b, strict=True)
        return [x if active else y for active, x, y in chosen]

    return [
        Row(f"vp.merge-v{lanes}i32", (text, text, flags, "i8"), (text,), merge, merged,
            pools={3: range(lanes + 1)}),
    ]  # fmt: skip


REDUCTIONS: Final[dict[str, Callable[[int, int], int]]] = {
    "add": lambda a, b: a + b & ONES,
    "mul": lambda a, b: a * b & ONES,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "smax": lambda a, b: max(signed(a, 32), signed(b, 32)) & ONES,
    "smin": lambda a, b: min(signed(a, 32), signed(b, 32)) & ONES,
    "umax": max,
    "umin": min,
}
FLOAT_REDUCTIONS: Final[dict[str, Callable[[float, float], float]]] = {
    "fadd": lambda a, b: rounded("float", a + b),
    "fmul": lambda a, b: rounded("float", a * b),
    "fmax": max,
    "fmin": min,
    "fmaximum": max,
    "fminimum": min,
}


def reduction(name: str, element: str, lanes: int, step: Callable[[Any, Any], Any]) -> Row:
    text = f"<{lanes} x {element}>"
    body = named(2, lanes) + (
        f"%r = call {element} @llvm.vp.reduce.{name}.{suffix(text)}({element} %a, {text} %b, "
        f"<{lanes} x i1> %mask, i32 %length)"
    )

    def reference(start: Any, values: list[Any], mask: list[int], length: int) -> Any:
        for active, value in zip(on(mask, length), values, strict=True):
            if active:
                start = step(start, value)
        return start

    pools: dict[int, Sequence[Any]] = {3: range(lanes + 1)}
    if element == "float":
        pools |= {0: [0.5, -3.0, 7.25], 1: [1.5, -2.0, 0.25, 100.0]}
    return Row(f"vp.reduce.{name}-{lanes}", (element, text, f"<{lanes} x i1>", "i8"), (element,),
               body, reference, pools=pools)  # fmt: skip


def count_row(lanes: int) -> Row:
    text = f"<{lanes} x i8>"
    body = named(1, lanes) + (
        f"%r = call i32 @llvm.vp.cttz.elts.i32.v{lanes}i8({text} %a, i1 false, "
        f"<{lanes} x i1> %mask, i32 %length)"
    )

    def reference(values: list[int], mask: list[int], length: int) -> int:
        lanes = zip(on(mask, length), values, strict=True)
        hits = [at for at, (active, value) in enumerate(lanes) if active and value]
        return hits[0] if hits else length

    return Row(f"vp.cttz.elts-{lanes}", (text, f"<{lanes} x i1>", "i8"), ("i32",), body,
               reference, pools={0: [0, 0, 1, 128], 2: range(lanes + 1)})  # fmt: skip


def access_rows(lanes: int) -> list[Row]:
    """Loads and stores of neighbouring lanes, of lanes at a stride, and through pointers."""
    text, flags = f"<{lanes} x i32>", f"<{lanes} x i1>"
    active = f"{flags} %mask, i32 %length)"
    memory = 4 * lanes * 3

    def load(bytes_: bytearray, mask: list[int], length: int, step: int = 4) -> list[int]:
        return [
            word(bytes_, at * step, 4) if active else 0
            for at, active in enumerate(on(mask, length))
        ]

    def store(step: int) -> Callable[..., int]:
        def reference(bytes_: bytearray, a: list[int], mask: list[int], length: int) -> int:
            for at, active in enumerate(on(mask, length)):
                if active:
                    put(bytes_, at * step, bits_of("i32", a[at]), 4)
            return 7

        return reference

    def gather(bytes_: bytearray, places: list[int], mask: list[int], length: int) -> list[int]:
        lanes = zip(on(mask, length), places, strict=True)
        return [word(bytes_, 4 * place, 4) if active else 0 for active, place in lanes]

    done = "\n%r = zext i3 7 to i8"
    ends = {1: range(lanes + 1)}
    name = f"v{lanes}i32"
    return [
        Row(f"vp.load-{name}", (flags, "i8"), (text,), named(0, lanes)
            + f"%v = call {text} @llvm.vp.load.{name}.p1({G} align 4 %mem, {active}"
            + kept(text, lanes), load, memory=memory, pools=ends),
        Row(f"vp.strided.load-{name}", (flags, "i8"), (text,), named(0, lanes)
            + f"%v = call {text} @llvm.experimental.vp.strided.load.{name}.p1.i64({G} %mem, "
            + f"i64 12, {active}" + kept(text, lanes),
            lambda bytes_, mask, length: load(bytes_, mask, length, 12), memory=memory,
            pools=ends),
        Row(f"vp.gather-{name}", (text, flags, "i8"), (text,), named(1, lanes)
            + f"%p = getelementptr i32, {G} %mem, {text} %a\n"
            + f"%v = call {text} @llvm.vp.gather.{name}.v{lanes}p1(<{lanes} x {G}> %p, {active}"
            + kept(text, lanes), gather, memory=memory, pools={0: range(lanes), 2: ends[1]}),
        Row(f"vp.store-{name}", (text, flags, "i8"), ("i8",), named(1, lanes)
            + f"call void @llvm.vp.store.{name}.p1({text} %a, {G} align 4 %mem, {active}{done}",
            store(4), memory=memory, pools={2: ends[1]}),
        Row(f"vp.strided.store-{name}", (text, flags, "i8"), ("i8",), named(1, lanes)
            + f"call void @llvm.experimental.vp.strided.store.{name}.p1.i32({text} %a, "
            + f"{G} %mem, i32 8, {active}{done}", store(8), memory=memory, pools={2: ends[1]}),
    ]  # fmt: skip


def order_rows(lanes: int) -> list[Row]:
    """Lanes in the other order, and lanes of two vectors behind each other."""
    text, flags = f"<{lanes} x i32>", f"<{lanes} x i1>"
    name = f"v{lanes}i32"

    def reverse(a: list[int], mask: list[int], length: int) -> list[int]:
        return [a[length - 1 - at] if active else 0 for at, active in enumerate(on(mask, length))]

    def splice(offset: int) -> Callable[..., list[int] | None]:
        def reference(
            a: list[int], b: list[int], mask: list[int], second: int, first: int
        ) -> list[int] | None:
            start = offset if offset >= 0 else first + offset
            if not 0 <= start <= first:
                return None
            joined = (a[:first] + b[:second])[start:] + [0] * lanes
            active = zip(on(mask, second), joined, strict=False)
            return [value if is_on else 0 for is_on, value in active]

        return reference

    rows = [
        Row(f"vp.reverse-{name}", (text, flags, "i8"), (text,), named(1, lanes)
            + f"%v = call {text} @llvm.experimental.vp.reverse.{name}({text} %a, {flags} %mask, "
            + "i32 %length)" + kept(text, lanes), reverse, pools={2: range(lanes + 1)}),
    ]  # fmt: skip
    for offset in (0, 1, -1, -2):
        body = named(2, lanes) + (
            f"%first = zext i8 %e to i32\n"
            f"%v = call {text} @llvm.experimental.vp.splice.{name}({text} %a, {text} %b, "
            f"i32 {offset}, {flags} %mask, i32 %first, i32 %length)"
        )
        rows.append(
            Row(f"vp.splice{offset}-{name}", (text, text, flags, "i8", "i8"), (text,),
                body + kept(text, lanes), splice(offset),
                pools={3: range(lanes + 1), 4: range(lanes + 1)})
        )  # fmt: skip
    return rows


GROUPS: Final[dict[str, list[Row]]] = {
    "vp-arithmetic": [row for lanes in LANES for row in arithmetic_rows(lanes)],
    "vp-choices": [row for lanes in LANES for row in choice_rows(lanes)],
    "vp-reductions": [
        *[
            reduction(name, "i32", lanes, step)
            for lanes in LANES
            for name, step in REDUCTIONS.items()
        ],
        *[
            reduction(name, "float", lanes, step)
            for lanes in LANES
            for name, step in FLOAT_REDUCTIONS.items()
        ],
        *[count_row(lanes) for lanes in LANES],
    ],
    "vp-accesses": [row for lanes in LANES for row in access_rows(lanes)],
    "vp-order": [row for lanes in LANES for row in order_rows(lanes)],
}
