"""Vectors of every length: operations, lanes, control flow, calls, memory and vector intrinsics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tests.e2e.harness.row_intrinsics import suffix
from tests.e2e.harness.row_model import (
    INPUT_NAMES,
    OUTPUT_NAMES,
    Row,
    float_edges,
    rounded,
    shape_of,
    signed,
)
from tests.e2e.semantics.floats import extremum, extremum_number

LENGTHS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 32, 64)
ODD: Final = (1, 5, 6, 7, 9, 15, 32, 64)
ELEMENTS: Final = ("i8", "i32", "float")


def vector(lanes: int, element: str) -> str:
    return f"<{lanes} x {element}>"


def lane_list(lanes: Sequence[int]) -> str:
    return ", ".join(f"i32 {lane}" for lane in lanes)


def picked(vectors: Sequence[Any], lanes: Sequence[int]) -> list[Any]:
    return [vectors[lane] for lane in lanes]


def arith_rows(lanes: int) -> list[Row]:
    """An integer, a float and a boolean operation on every lane."""
    ints, floats, bits = vector(lanes, "i32"), vector(lanes, "float"), vector(lanes, "i1")
    odd = vector(lanes, "i7")
    return [
        Row(
            f"muladd-{suffix(ints)}", (ints, ints), (ints,),
            f"%m = mul {ints} %a, %b\n%r = add {ints} %m, %a",
            lambda a, b: [x * y + x for x, y in zip(a, b, strict=True)],
        ),
        Row(
            f"fsub-{suffix(floats)}", (floats, floats), (floats,), f"%r = fsub {floats} %a, %b",
            lambda a, b: [rounded("float", x - y) for x, y in zip(a, b, strict=True)],
            pools={0: [0.5, 3.0, -100.75], 1: [1.5, -8.0, 0.0]},
        ),
        Row(
            f"compare-{suffix(ints)}", (ints, ints), (ints,),
            f"%c = icmp slt {ints} %a, %b\n%n = xor {bits} %c, splat (i1 true)\n"
            f"%r = select {bits} %n, {ints} %a, {ints} %b",
            lambda a, b: [max(signed(x, 32), signed(y, 32)) for x, y in zip(a, b, strict=True)],
        ),
        Row(
            f"odd-{suffix(odd)}", (odd, odd), (odd,),
            f"%s = sub {odd} %a, %b\n%r = ashr {odd} %s, splat (i7 2)",
            lambda a, b: [signed(x - y, 7) >> 2 for x, y in zip(a, b, strict=True)],
        ),
        Row(
            f"bools-{suffix(bits)}", (bits, bits), (vector(lanes, "i16"),),
            f"%x = and {bits} %a, %b\n%r = sext {bits} %x to {vector(lanes, 'i16')}",
            lambda a, b: [-(x & y) for x, y in zip(a, b, strict=True)],
        ),
        Row(
            f"convert-{suffix(floats)}", (ints,), (floats,), f"%r = sitofp {ints} %a to {floats}",
            lambda a: [rounded("float", float(signed(x, 32))) for x in a],
        ),
    ]  # fmt: skip


def lane_rows(lanes: int, element: str) -> list[Row]:
    """Constant and variable lanes, and shuffles of one and of two vectors."""
    text = vector(lanes, element)
    last = lanes - 1
    mixed = [(at * 3 + 1) % (2 * lanes) for at in range(lanes)]
    narrow = [last, 0]
    wide = [at % lanes for at in range(lanes + 3)]
    index = {1: list(range(lanes))}
    return [
        Row(
            f"extract-{suffix(text)}", (text, "i32"), (element,),
            f"%r = extractelement {text} %a, i32 %b", lambda a, b: a[b], pools=index,
        ),
        Row(
            f"insert-{suffix(text)}", (text, "i32", element), (text,),
            f"%r = insertelement {text} %a, {element} %c, i32 %b",
            lambda a, b, c: [*a[:b], c, *a[b + 1 :]], pools=index,
        ),
        Row(
            f"swap-{suffix(text)}", (text,), (text,),
            f"%x = extractelement {text} %a, i32 0\n%y = extractelement {text} %a, i32 {last}\n"
            f"%z = insertelement {text} %a, {element} %y, i32 0\n"
            f"%r = insertelement {text} %z, {element} %x, i32 {last}",
            lambda a: [a[-1], *a[1:-1], a[0]] if lanes > 1 else a,
        ),
        Row(
            f"shuffle-{suffix(text)}", (text, text), (text,),
            f"%r = shufflevector {text} %a, {text} %b, {vector(lanes, 'i32')} <{lane_list(mixed)}>",
            lambda a, b: picked([*a, *b], mixed),
        ),
        Row(
            f"narrow-{suffix(text)}", (text,), (vector(2, element),),
            f"%r = shufflevector {text} %a, {text} poison, <2 x i32> <{lane_list(narrow)}>",
            lambda a: picked(a, narrow),
        ),
        Row(
            f"widen-{suffix(text)}", (text,), (vector(lanes + 3, element),),
            f"%r = shufflevector {text} %a, {text} poison, "
            f"{vector(lanes + 3, 'i32')} <{lane_list(wide)}>",
            lambda a: picked(a, wide),
        ),
    ]  # fmt: skip


def flow_rows(lanes: int, element: str) -> list[Row]:
    """A vector in a phi, a select by one bool, a parameter and a result."""
    text = vector(lanes, element)
    name = suffix(text)
    loop = f"""
br label %loop
loop:
%i = phi i32 [ 0, %entry ], [ %i1, %loop ]
%x = phi {text} [ %a, %entry ], [ %y, %loop ]
%y = phi {text} [ %b, %entry ], [ %x, %loop ]
%i1 = add i32 %i, 1
%more = icmp ult i32 %i1, 4
br i1 %more, label %loop, label %done
done:
%r = phi {text} [ %x, %loop ]
"""
    helper = f"""
define internal {text} @turn.{name}(i1 %c, {text} %x, {text} %y) noinline {{
  br i1 %c, label %one, label %two
one:
  ret {text} %x
two:
  ret {text} %y
}}
"""
    return [
        Row(f"loop-{name}", (text, text), (text,), loop, lambda a, b: b),
        Row(
            f"select-{name}", ("i1", text, text), (text,),
            f"%r = select i1 %a, {text} %b, {text} %c", lambda a, b, c: b if a else c,
        ),
        Row(
            f"call-{name}", ("i1", text, text), (text,),
            f"%r = call {text} @turn.{name}(i1 %a, {text} %b, {text} %c)",
            lambda a, b, c: b if a else c, helper,
        ),
        Row(
            f"freeze-{name}", (text,), (text,), f"%r = freeze {text} %a", lambda a: a,
        ),
        Row(
            f"struct-{name}", (text, "i16", text), (text, "i16"),
            f"%s1 = insertvalue {{ {text}, i16 }} poison, {text} %a, 0\n"
            f"%s2 = insertvalue {{ {text}, i16 }} %s1, i16 %b, 1\n"
            f"%s3 = insertvalue {{ {text}, i16 }} %s2, {text} %c, 0\n"
            f"%r = extractvalue {{ {text}, i16 }} %s3, 0\n"
            f"%s = extractvalue {{ {text}, i16 }} %s3, 1",
            lambda a, b, c: (c, b),
        ),
    ]  # fmt: skip


def constant_row(lanes: int) -> Row:
    """A constant vector with different lanes."""
    text = vector(lanes, "i32")
    values = [at * at + 1 for at in range(lanes)]
    return Row(
        f"constant-{suffix(text)}", (text,), (text,),
        f"%r = add {text} %a, <{', '.join(f'i32 {value}' for value in values)}>",
        lambda a: [x + y for x, y in zip(a, values, strict=True)],
    )  # fmt: skip


INTEGER_REDUCTIONS: Final[dict[str, Callable[[int, int, int], int]]] = {
    "add": lambda width, a, b: a + b,
    "and": lambda width, a, b: a & b,
    "mul": lambda width, a, b: a * b,
    "or": lambda width, a, b: a | b,
    "smax": lambda width, a, b: max(signed(a, width), signed(b, width)),
    "smin": lambda width, a, b: min(signed(a, width), signed(b, width)),
    "umax": lambda width, a, b: max(a, b),
    "umin": lambda width, a, b: min(a, b),
    "xor": lambda width, a, b: a ^ b,
}


def reduce_row(name: str, text: str) -> Row:
    shape = shape_of(text)
    function = INTEGER_REDUCTIONS[name]

    def reference(lanes: list[int]) -> int:
        total = lanes[0]
        for lane in lanes[1:]:
            total = function(shape.width, total, lane) & ((1 << shape.width) - 1)
        return total

    return Row(
        f"reduce.{name}-{suffix(text)}", (text,), (shape.element,),
        f"%r = call {shape.element} @llvm.vector.reduce.{name}.{suffix(text)}({text} %a)",
        reference,
    )  # fmt: skip


def float_reduce_rows(text: str) -> list[Row]:
    """fadd and fmul in lane order from a start value, and with reassoc; extremes."""
    element = shape_of(text).element
    pool = [0.5, 1.0, -2.0, 4.0]
    rows = []
    for name, joined in (("fadd", lambda a, b: a + b), ("fmul", lambda a, b: a * b)):
        for flags in ("", "reassoc "):

            def reference(start: float, lanes: list[float], joined: Any = joined) -> float:
                for lane in lanes:
                    start = rounded(element, joined(start, lane))
                return start

            rows.append(Row(
                f"reduce.{name}-{suffix(text)}{flags.strip()}", (element, text), (element,),
                f"%r = call {flags}{element} @llvm.vector.reduce.{name}.{suffix(text)}"
                f"({element} %a, {text} %b)",
                reference, pools={0: pool, 1: pool},
            ))  # fmt: skip
    nonzero = [value for value in float_edges(element) if value != 0]
    for name in ("fmax", "fmin", "fmaximum", "fminimum"):

        def extreme(lanes: list[float], name: str = name) -> Any:
            total: Any = lanes[0]
            for lane in lanes[1:]:
                if name.endswith("imum"):
                    total = extremum(total, lane, name == "fminimum", True)
                else:
                    total = extremum_number(total, lane, name == "fmin")
            return total

        rows.append(Row(
            f"reduce.{name}-{suffix(text)}", (text,), (element,),
            f"%r = call {element} @llvm.vector.reduce.{name}.{suffix(text)}({text} %a)",
            extreme, pools={} if name.endswith("imum") else {0: nonzero},
        ))  # fmt: skip
    return rows


def ordered_sum_row() -> Row:
    """A sum whose value depends on the order of the lanes."""

    def reference(start: float, lanes: list[float]) -> float:
        for lane in lanes:
            start = rounded("float", start + lane)
        return start

    pool = [1e8, -1e8, 1.0, 0.25]
    return Row(
        "reduce.fadd-in-order", ("float", "<4 x float>"), ("float",),
        "%r = call float @llvm.vector.reduce.fadd.v4f32(float %a, <4 x float> %b)",
        reference, pools={0: pool, 1: pool},
    )  # fmt: skip


def moved(call: str, inputs: tuple[str, ...], result: str, reference: Callable[..., Any],
          name: str = "", pools: Any = None) -> Row:  # fmt: skip
    """An intrinsic that moves lanes; the call's name is that of the row."""
    label, _, constants = call.partition("|")
    operands = [f"{text} %{letter}" for letter, text in zip(INPUT_NAMES, inputs, strict=False)]
    operands += filter(None, constants.split(";"))
    body = f"%r = call {result} @llvm.{label}({', '.join(operands)})"
    return Row(name or label, inputs, (result,), body, reference, pools=pools or {})


def inserted(first: int) -> Callable[..., Any]:
    return lambda a, b: [*a[:first], *b, *a[first + len(b) :]]


def compressed(lanes: list[int], on: list[int], rest: list[int]) -> list[int]:
    kept = [lane for lane, active in zip(lanes, on, strict=True) if active]
    return kept + rest[len(kept) :]


def last_active(lanes: list[int], on: list[int], otherwise: int) -> int:
    kept = [lane for lane, active in zip(lanes, on, strict=True) if active]
    return kept[-1] if kept else otherwise


def first_set(lanes: list[int]) -> int:
    return next((at for at, lane in enumerate(lanes) if lane), len(lanes))


def partial_sum(start: list[Any], lanes: list[Any]) -> list[Any]:
    count = len(start)
    return [value + sum(lanes[at::count]) for at, value in enumerate(start)]


def transposed(values: list[Any]) -> list[Any]:
    """A matrix of two rows and three columns, in column order."""
    return [values[column * 2 + row] for row in range(2) for column in range(3)]


def multiplied(left: list[Any], right: list[Any]) -> list[Any]:
    """Two rows and three columns times three rows and two columns, in column order."""
    return [
        sum(left[step * 2 + row] * right[column * 3 + step] for step in range(3))
        for column in range(2)
        for row in range(2)
    ]


def active_lanes(base: int, limit: int) -> list[int]:
    return [int(base + lane < limit) for lane in range(5)]


def deinterleave_row(count: int, lanes: int) -> Row:
    """Every so many lanes a vector of their own."""
    part, whole = vector(lanes, "i16"), vector(lanes * count, "i16")
    struct = "{ " + ", ".join([part] * count) + " }"
    lines = [f"%p = call {struct} @llvm.vector.deinterleave{count}.{suffix(whole)}({whole} %a)"]
    lines += [
        f"%{letter} = extractvalue {struct} %p, {at}"
        for at, letter in enumerate(OUTPUT_NAMES[:count])
    ]
    return Row(
        f"deinterleave{count}", (whole,), (part,) * count, "\n".join(lines),
        lambda a: tuple(a[at::count] for at in range(count)),
    )  # fmt: skip


def interleave_row(count: int, lanes: int) -> Row:
    """The lanes of several vectors by turns."""
    part, whole = vector(lanes, "i16"), vector(lanes * count, "i16")
    return moved(
        f"vector.interleave{count}.{suffix(whole)}", (part,) * count, whole,
        lambda *parts: [lane for lanes in zip(*parts, strict=True) for lane in lanes],
    )  # fmt: skip


def moving_rows() -> list[Row]:
    v5, v3, v4 = "<5 x i32>", "<3 x i32>", "<4 x i32>"
    flags5, v6, v8 = "<5 x i1>", "<6 x i32>", "<8 x i32>"
    wide = "<6 x float>"
    return [
        moved("vector.insert.v5i32.v3i32|i64 0", (v5, v3), v5, inserted(0)),
        moved("vector.insert.v8i32.v4i32|i64 4", (v8, v4), v8, inserted(4)),
        moved("vector.extract.v3i32.v6i32|i64 3", (v6,), v3, lambda a: a[3:]),
        moved("vector.extract.v4i32.v8i32|i64 4", (v8,), v4, lambda a: a[4:]),
        moved("vector.reverse.v5i32", (v5,), v5, lambda a: a[::-1]),
        moved("vector.reverse.v15i8", ("<15 x i8>",), "<15 x i8>", lambda a: a[::-1]),
        moved("vector.splice.left.v5i32|i32 2", (v5, v5), v5, lambda a, b: [*a, *b][2:7]),
        moved("vector.splice.right.v5i32|i32 2", (v5, v5), v5, lambda a, b: [*a, *b][3:8]),
        moved("experimental.vector.compress.v5i32", (v5, flags5, v5), v5, compressed),
        moved("experimental.vector.extract.last.active.v5i32", (v5, flags5, "i32"), "i32",
              last_active),
        moved("experimental.cttz.elts.i32.v5i1|i1 false", (flags5,), "i32", first_set),
        moved("experimental.cttz.elts.i8.v5i32|i1 false", (v5,), "i8", first_set,
              pools={0: [0, 0, 7]}),
        moved("vector.partial.reduce.add.v3i32.v6i32", (v3, v6), v3, partial_sum),
        moved("matrix.transpose.v6f32|i32 2;i32 3", (wide,), wide, transposed),
        moved("matrix.multiply.v4i32.v6i32.v6i32|i32 2;i32 3;i32 2", (v6, v6), v4, multiplied),
        moved("get.active.lane.mask.v5i1.i32", ("i32", "i32"), flags5, active_lanes,
              pools={0: [0, 3, 0xFFFFFFFE, 100], 1: [0, 5, 6, 0xFFFFFFFF, 104]}),
        moved("experimental.vector.match.v5i8.v3i8", ("<5 x i8>", "<3 x i8>", flags5), flags5,
              lambda a, b, c: [int(x in b and y == 1) for x, y in zip(a, c, strict=True)],
              pools={0: [1, 2, 3, 4], 1: [1, 2, 5]}),
        moved("experimental.get.vector.length.i32|i32 5;i1 false", ("i32",), "i32",
              lambda a: min(a, 5)),
        Row("stepvector", (v5,), (v5,),
            f"%i = call {v5} @llvm.stepvector.v5i32()\n%r = add {v5} %a, %i",
            lambda a: [lane + at for at, lane in enumerate(a)]),
        *(interleave_row(count, 3) for count in (2, 3, 4)),
        *(deinterleave_row(count, 3) for count in (2, 3, 4)),
    ]  # fmt: skip


def pointer_rows() -> list[Row]:
    """Vectors of pointers: computed, selected, compared, taken apart."""
    pointers = "<3 x ptr addrspace(1)>"
    body = f"""
%0 = getelementptr i32, ptr addrspace(1) %mem, <3 x i32> %a
%1 = getelementptr i32, ptr addrspace(1) %mem, <3 x i32> %b
%c1 = icmp eq {pointers} %0, %1
%2 = select <3 x i1> %c1, {pointers} %0, {pointers} %1
%p0 = extractelement {pointers} %2, i32 0
%p2 = extractelement {pointers} %2, i32 2
%r = load i32, ptr addrspace(1) %p0
%s = load i32, ptr addrspace(1) %p2
%n = ptrtoint {pointers} %2 to <3 x i64>
%base = ptrtoint ptr addrspace(1) %mem to i64
%n1 = extractelement <3 x i64> %n, i32 1
%t = sub i64 %n1, %base
"""

    def reference(memory: bytearray, a: list[int], b: list[int]) -> tuple[int, int, int]:
        words = [int.from_bytes(memory[at : at + 4], "little") for at in range(0, 32, 4)]
        return words[b[0]], words[b[2]], 4 * b[1]

    moved_body = f"""
%0 = getelementptr i8, ptr addrspace(1) %mem, i32 %a
%v1 = insertelement {pointers} poison, ptr addrspace(1) %0, i32 0
%v2 = insertelement {pointers} %v1, ptr addrspace(1) %mem, i32 1
%v3 = shufflevector {pointers} %v2, {pointers} poison, <3 x i32> <i32 1, i32 0, i32 0>
%p = extractelement {pointers} %v3, i32 2
%r = load i8, ptr addrspace(1) %p
"""
    return [
        Row("pointers-gep", ("<3 x i32>", "<3 x i32>"), ("i32", "i32", "i64"), body, reference,
            pools={0: range(8), 1: range(8)}, memory=32),
        Row("pointers-lanes", ("i32",), ("i8",), moved_body, lambda memory, a: memory[a],
            pools={0: range(8)}, memory=8),
    ]  # fmt: skip


GROUPS: Final[dict[str, list[Row]]] = {
    "vector-arith": [row for lanes in LENGTHS if lanes <= 16 for row in arith_rows(lanes)],
    "vector-long": [row for lanes in (32, 64) for row in arith_rows(lanes)],
    **{
        f"vector-lanes{lanes}": [row for text in ELEMENTS for row in lane_rows(lanes, text)]
        for lanes in LENGTHS
    },
    "vector-boollanes": [
        row for lanes in (2, 3, 5, 8) for text in ("i1", "i7") for row in lane_rows(lanes, text)
    ],
    "vector-flow": [
        row for lanes in ODD for element in ("i32", "half") for row in flow_rows(lanes, element)
    ],
    "vector-flowodd": [
        row for text in ("i1", "i24", "i64") for lanes in (3, 5) for row in flow_rows(lanes, text)
    ],
    "vector-constants": [constant_row(lanes) for lanes in LENGTHS],
    "vector-reduce": [
        reduce_row(name, text)
        for name in INTEGER_REDUCTIONS
        for text in ("<4 x i32>", "<3 x i8>", "<5 x i7>", "<8 x i1>", "<16 x i16>", "<1 x i64>",
                     "<2 x i33>")
    ],
    "vector-reducefloat": [
        *(row for text in ("<4 x float>", "<5 x float>", "<3 x double>", "<2 x half>")
          for row in float_reduce_rows(text)),
        ordered_sum_row(),
    ],
    "vector-moving": moving_rows(),
    "vector-pointers": pointer_rows(),
}  # fmt: skip
