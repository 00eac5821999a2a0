"""Lanes and bytes: interleaving of many vectors, lanes of odd widths, products of matrices."""

from __future__ import annotations

from typing import Final

from tests.e2e.harness.row_intrinsics import FLOAT_NAMES
from tests.e2e.harness.row_memory import G, put, word
from tests.e2e.harness.row_model import Row
from tests.e2e.semantics.vectors import deinterleave_row, interleave_row, multiplied, partial_sum


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
        lanes = [word(memory, 8 * at, size) & ((1 << width) - 1) for at in b]
        for value, at, on in zip(a, b, c, strict=True):
            if on:
                put(memory, 8 * at, value, size)
        return [now if on else old for now, old, on in zip(lanes, a, c, strict=True)]

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
    wide, pool = f"<6 x {element}>", [0.5, 1.0, -2.0, 3.0]
    name = FLOAT_NAMES[element]
    body = (
        f"%r = call <4 x {element}> @llvm.matrix.multiply.v4{name}.v6{name}.v6{name}({wide} %a, "
        f"{wide} %b, i32 2, i32 3, i32 2)"
    )
    return Row(f"matrix.multiply-{name}", (wide, wide), (f"<4 x {element}>",), body, multiplied,
               pools={0: pool, 1: pool})  # fmt: skip


def partial_row() -> Row:
    """vector.partial.reduce.fadd of exact terms."""
    return Row(
        "vector.partial.reduce.fadd", ("<2 x float>", "<6 x float>"), ("<2 x float>",),
        "%r = call <2 x float> @llvm.vector.partial.reduce.fadd.v2f32.v6f32(<2 x float> %a, "
        "<6 x float> %b)",
        partial_sum, pools={0: [0.5, 1.0], 1: [0.5, 1.0, -2.0, 3.0]},
    )  # fmt: skip


def exchange_row(element: str, letter: str, count: int) -> Row:
    """Values that each work item of a sub-group gets from itself."""
    wide = f"<{count} x {element}>"
    code = f"Dv{count}_{letter}"
    body = f"""
%me = call spir_func i32 @_Z22get_sub_group_local_idv()
%x = call spir_func {wide} @_Z17sub_group_shuffle{code}j({wide} %a, i32 %me)
%y = call spir_func {wide} @_Z21sub_group_shuffle_xor{code}j({wide} %x, i32 0)
%r = call spir_func {wide} @_Z22sub_group_shuffle_down{code}j({wide} %y, i32 0)
"""
    module = f"""
declare spir_func i32 @_Z22get_sub_group_local_idv()
declare spir_func {wide} @_Z17sub_group_shuffle{code}j({wide}, i32)
declare spir_func {wide} @_Z21sub_group_shuffle_xor{code}j({wide}, i32)
declare spir_func {wide} @_Z22sub_group_shuffle_down{code}j({wide}, i32)
"""
    return Row(f"exchange-{count}x{element}", (wide,), (wide,), body, lambda a: a, module)


EXCHANGED: Final = (("i8", "c", 8), ("i32", "i", 3), ("half", "Dh", 2), ("double", "d", 2),
                    ("double", "d", 3))  # fmt: skip
GROUPS: Final[dict[str, list[Row]]] = {
    "lanes-exchange": [exchange_row(*each) for each in EXCHANGED],
    "lanes-turns": [
        *(interleave_row(count, 2)._replace(name=f"interleave{count}") for count in range(2, 9)),
        *(deinterleave_row(count, 2) for count in range(2, 9)),
    ],
    "lanes-gathered": [gathered_row(element) for element in ("i24", "i40", "i64")],
    "lanes-sums": [*(matrix_row(element) for element in ("half", "float", "double")),
                   partial_row()],
    "lanes-bytes": [inline_row(0), inline_row(5)],
}  # fmt: skip
