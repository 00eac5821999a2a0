"""Lanes and bytes: interleaving of many vectors, lanes of odd widths, products of matrices."""

from __future__ import annotations

from typing import Final

from tests.e2e.harness.row_memory import G, put, word
from tests.e2e.harness.row_model import Row

LETTERS: Final = "abcdefgh"
RESULTS: Final = "rstuvwxy"


def interleave_row(count: int) -> Row:
    """The lanes of several vectors by turns."""
    part, whole = "<2 x i16>", f"<{2 * count} x i16>"
    operands = ", ".join(f"{part} %{letter}" for letter in LETTERS[:count])
    return Row(
        f"interleave{count}", (part,) * count, (whole,),
        f"%r = call {whole} @llvm.vector.interleave{count}.v{2 * count}i16({operands})",
        lambda *parts: [lane for lanes in zip(*parts, strict=True) for lane in lanes],
    )  # fmt: skip


def deinterleave_row(count: int) -> Row:
    """Every so many lanes a vector of their own."""
    part, whole = "<2 x i16>", f"<{2 * count} x i16>"
    struct = "{ " + ", ".join([part] * count) + " }"
    lines = [
        f"%p = call {struct} @llvm.vector.deinterleave{count}.v{2 * count}i16({whole} %a)",
        *(f"%{letter} = extractvalue {struct} %p, {at}"
          for at, letter in enumerate(RESULTS[:count])),
    ]  # fmt: skip
    return Row(
        f"deinterleave{count}", (whole,), (part,) * count, "\n".join(lines),
        lambda a: tuple(a[at::count] for at in range(count)),
    )  # fmt: skip


def gathered_row(element: str) -> Row:
    """Lanes of a width that a vector in memory would pack."""
    width = int(element[1:])
    size = -(-width // 8)
    lanes, places, flags = f"<3 x {element}>", f"<3 x {G}> align 8 %p", "<3 x i1> %c"
    body = f"""
%p = getelementptr i64, {G} %mem, <3 x i32> %b
%r = call {lanes} @llvm.masked.gather.v3{element}.v3p1({places}, {flags}, {lanes} %a)
call void @llvm.masked.scatter.v3{element}.v3p1({lanes} %a, {places}, {flags})
"""

    def reference(memory: bytearray, a: list[int], b: list[int], c: list[int]) -> list[int]:
        found = [word(memory, 8 * at, size) & ((1 << width) - 1) for at in b]
        for value, at, on in zip(a, b, c, strict=True):
            if on:
                put(memory, 8 * at, value, size)
        return [now if on else old for now, old, on in zip(found, a, c, strict=True)]

    inputs = (lanes, "<3 x i32>", "<3 x i1>")
    return Row(f"gather-{element}", inputs, (lanes,), body, reference, memory=64,
               pools={1: range(8)})  # fmt: skip


def inline_row(offset: int) -> Row:
    """memset.inline."""

    def reference(memory: bytearray, a: int) -> int:
        memory[offset : offset + 12] = bytes((a & 255,)) * 12
        return a

    body = f"""
%t = getelementptr i8, {G} %mem, i64 {offset}
%z = trunc i32 %a to i8
call void @llvm.memset.inline.p1.i64({G} %t, i8 %z, i64 12, i1 false)
%r = add i32 %a, 0
"""
    return Row(f"memset.inline-{offset}", ("i32",), ("i32",), body, reference, memory=20)


def matrix_row(element: str) -> Row:
    """A product of float matrices with exact terms."""

    def reference(left: list[float], right: list[float]) -> list[float]:
        return [
            sum(left[step * 2 + row] * right[column * 3 + step] for step in range(3))
            for column in range(2)
            for row in range(2)
        ]

    wide, pool = f"<6 x {element}>", [0.5, 1.0, -2.0, 3.0]
    name = {"half": "f16", "float": "f32", "double": "f64"}[element]
    body = (
        f"%r = call <4 x {element}> @llvm.matrix.multiply.v4{name}.v6{name}.v6{name}({wide} %a, "
        f"{wide} %b, i32 2, i32 3, i32 2)"
    )
    return Row(f"matrix.multiply-{name}", (wide, wide), (f"<4 x {element}>",), body, reference,
               pools={0: pool, 1: pool})  # fmt: skip


def partial_row() -> Row:
    """vector.partial.reduce.fadd of exact terms."""
    return Row(
        "vector.partial.reduce.fadd", ("<2 x float>", "<6 x float>"), ("<2 x float>",),
        "%r = call <2 x float> @llvm.vector.partial.reduce.fadd.v2f32.v6f32(<2 x float> %a, "
        "<6 x float> %b)",
        lambda a, b: [start + sum(b[at::2]) for at, start in enumerate(a)],
        pools={0: [0.5, 1.0], 1: [0.5, 1.0, -2.0, 3.0]},
    )  # fmt: skip


GROUPS: Final[dict[str, list[Row]]] = {
    "lanes-turns": [
        make(count) for make in (interleave_row, deinterleave_row) for count in range(2, 9)
    ],
    "lanes-gathered": [gathered_row(element) for element in ("i24", "i40", "i64")],
    "lanes-sums": [*(matrix_row(element) for element in ("half", "float", "double")),
                   partial_row()],
    "lanes-bytes": [inline_row(0), inline_row(5)],
}  # fmt: skip
