"""Copies and fills of memory, of known length and of one known at run time."""

from __future__ import annotations

from typing import Final

from tests.e2e.harness.row_memory import G
from tests.e2e.harness.row_model import Row


def copy_row(name: str, size: int, to: int, source: int, runtime: bool, extra: str = "") -> Row:
    """memcpy or memmove within the row's memory."""
    length = "i64 %b" if runtime else f"i64 {size}"
    body = f"""
%to = getelementptr i8, {G} %mem, i64 {to}
%from = getelementptr i8, {G} %mem, i64 {source}
call void @llvm.{name}.p1.p1.i64({G} {extra}%to, {G} {extra}%from, {length}, i1 false)
%r = add i8 %a, 1
"""

    def reference(memory: bytearray, a: int, b: int = size) -> int:
        memory[to : to + b] = bytes(memory[source : source + b])
        return a + 1

    kind = "runtime" if runtime else str(size)
    return Row(
        f"{name}-{kind}-{to}-{source}{'-aligned' if extra else ''}",
        ("i8", "i64") if runtime else ("i8",), ("i8",), body, reference, memory=96,
        pools={0: [1], 1: [0, 1, 3, 4, 8, 15, size]} if runtime else {0: [1, 2]},
    )  # fmt: skip


def fill_row(size: int, constant: bool, runtime: bool, align: int) -> Row:
    value = "i8 -85" if constant else "i8 %a"
    length = "i64 %b" if runtime else f"i64 {size}"
    body = f"""
%to = getelementptr i8, {G} %mem, i64 8
call void @llvm.memset.p1.i64({G} align {align} %to, {value}, {length}, i1 false)
%r = add i8 %a, 1
"""

    def reference(memory: bytearray, a: int, b: int = size) -> int:
        memory[8 : 8 + b] = bytes([0xAB if constant else a]) * b
        return a + 1

    return Row(
        f"memset-{'runtime' if runtime else size}-{'constant' if constant else 'variable'}-{align}",
        ("i8", "i64") if runtime else ("i8",), ("i8",), body, reference, memory=64,
        pools={1: [0, 1, 3, 4, 8, 15, size]} if runtime else {0: [0, 1, 255]},
    )  # fmt: skip


def copy_rows() -> list[Row]:
    rows = [copy_row("memcpy", size, 48, 0, False) for size in (1, 2, 3, 7, 8, 16, 33, 48)]
    rows += [
        copy_row("memcpy", 32, 48, 8, False, "align 8 "),
        copy_row("memcpy.inline", 12, 40, 3, False),
    ]
    rows += [
        copy_row("memmove", size, to, source, False)
        for size in (1, 5, 16, 40)
        for to, source in ((8, 3), (3, 8), (8, 8))
    ]
    rows += [copy_row("memmove", 33, to, source, True) for to, source in ((8, 7), (7, 8), (0, 48))]
    rows += [copy_row("memmove", 40, to, 24 - to, True, "align 8 ") for to in (8, 16)]
    rows += [copy_row("memcpy", 33, 48, 1, True), copy_row("memcpy", 40, 48, 0, True, "align 4 ")]
    rows += [
        fill_row(size, constant, False, align)
        for size in (1, 3, 8, 33)
        for constant in (True, False)
        for align in (1, 8)
    ]
    rows += [fill_row(40, constant, True, align) for constant in (True, False) for align in (1, 8)]
    return rows


def through_private_row(size: int) -> Row:
    """Bytes to private memory and back, as a struct assignment does."""
    body = f"""
%t = alloca [{size} x i8], align 4
%u = alloca [{size} x i8], align 4
%half = getelementptr i8, {G} %mem, i64 {size}
call void @llvm.lifetime.start.p0(ptr %t)
call void @llvm.memcpy.p0.p1.i64(ptr %t, {G} %mem, i64 {size}, i1 false)
call void @llvm.memmove.p0.p0.i64(ptr %u, ptr %t, i64 {size}, i1 false)
call void @llvm.memset.p0.i64(ptr %t, i8 0, i64 {size}, i1 false)
call void @llvm.memcpy.p1.p0.i64({G} %half, ptr %u, i64 {size}, i1 true)
call void @llvm.lifetime.end.p0(ptr %t)
%r = load i8, ptr %t
"""

    def reference(memory: bytearray, a: int) -> int:
        memory[size:] = memory[:size]
        return 0

    return Row(f"through-private-{size}", ("i8",), ("i8",), body, reference, memory=2 * size,
               pools={0: [0, 1]})  # fmt: skip


def pattern_row() -> Row:
    """memset.pattern repeats a whole value."""
    body = f"""
call void @llvm.experimental.memset.pattern.p1.i32.i64({G} %mem, i32 %a, i64 %b, i1 false)
%r = xor i32 %a, -1
"""

    def reference(memory: bytearray, a: int, b: int) -> int:
        memory[: 4 * b] = a.to_bytes(4, "little") * b
        return ~a

    return Row("memset.pattern", ("i32", "i64"), ("i32",), body, reference, memory=32,
               pools={1: [0, 1, 5, 8]})  # fmt: skip


GROUPS: Final[dict[str, list[Row]]] = {
    "memory-copies": copy_rows(),
    "memory-private-copies": [through_private_row(size) for size in (1, 3, 8, 20, 64)],
    "memory-pattern": [pattern_row()],
}
