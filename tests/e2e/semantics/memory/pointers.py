"""Pointers as numbers, through memory, in phis and of two address spaces."""

from __future__ import annotations

from typing import Final

from tests.e2e.harness.row_memory import G, in_private, put, word
from tests.e2e.harness.row_model import Row

GENERIC: Final = "ptr addrspace(4)"
POINTER_CHOOSE: Final = f"""
%t = alloca i32
store i32 %b, ptr %t
%g0 = addrspacecast ptr %t to {GENERIC}
%g1 = addrspacecast {G} %mem to {GENERIC}
%p = select i1 %a, {GENERIC} %g0, {GENERIC} %g1
%r = load i32, {GENERIC} %p
store i32 77, {GENERIC} %p
%s = load i32, ptr %t
"""
POINTER_WALK: Final = f"""
%end = getelementptr i16, {G} %mem, i32 %a
br label %head
head:
%p = phi {G} [ %mem, %entry ], [ %next, %body ]
%sum = phi i16 [ 0, %entry ], [ %sum1, %body ]
%stop = icmp eq {G} %p, %end
br i1 %stop, label %done, label %body
body:
%x = load i16, {G} %p
%sum1 = add i16 %sum, %x
%next = getelementptr inbounds i8, {G} %p, i64 2
br label %head
done:
%r = phi i16 [ %sum, %head ]
"""
POINTER_THROUGH: Final = f"""
%t = alloca [2 x {G}]
%q = getelementptr i8, {G} %mem, i64 4
store {G} %mem, ptr %t
%t1 = getelementptr [2 x {G}], ptr %t, i64 0, i64 1
store {G} %q, ptr %t1
%tp = getelementptr {G}, ptr %t, i32 %a
%p = load {G}, ptr %tp
%r = load i32, {G} %p
"""
POINTER_NUMBER: Final = f"""
%n = ptrtoint {G} %mem to i64
%m = add i64 %n, %a
%p = inttoptr i64 %m to {G}
%r = load i8, {G} %p
%d = getelementptr i8, {G} %mem, i64 %a
%s = icmp eq {G} %d, %p
%low = ptrtoint {G} %p to i7
%t = zext i7 %low to i8
%w = ptrtoint {G} %mem to i7
%w1 = trunc i64 %a to i7
%w2 = add i7 %w, %w1
%u = icmp eq i7 %w2, %low
%t.v = select i1 %u, i8 0, i8 %t
"""
POINTER_MASKED: Final = f"""
%p = getelementptr i8, {G} %mem, i64 %a
%n = ptrtoint {G} %mem to i64
%q = call {G} @llvm.ptrmask.p1.i64({G} %p, i64 -8)
%m = ptrtoint {G} %q to i64
%x = ptrtoint {G} %p to i64
%r = sub i64 %x, %m
%rest = urem i64 %x, 8
%s = sub i64 %rest, %r
"""
POINTER_RELATIVE: Final = """
store i32 20, ptr %own
%q = getelementptr i8, ptr %own, i64 4
store i32 24, ptr %q
%p = call ptr @llvm.load.relative.i64(ptr %own, i64 %a)
%r = load i32, ptr %p
"""


def pointer_rows() -> list[Row]:
    """Pointers as numbers, through memory, in phis and of two address spaces."""

    def chosen(memory: bytearray, a: int, b: int) -> tuple[int, int]:
        old = word(memory, 0, 4)
        if a:
            return b, 77
        put(memory, 0, 77, 4)
        return old, b

    def related(memory: bytearray, a: int) -> int:
        put(memory, 0, 20, 4)
        put(memory, 4, 24, 4)
        return word(memory, 24 if a else 20, 4)

    def masks(memory: bytearray, a: int) -> tuple[int, int] | None:
        return (a % 8, 0) if a < 8 else None

    words = {0: range(8)}
    return [
        Row("generic-select", ("i1", "i32"), ("i32", "i32"), POINTER_CHOOSE, chosen, memory=4),
        Row("pointer-walk", ("i32",), ("i16",), POINTER_WALK,
            lambda memory, a: sum(word(memory, 2 * at, 2) for at in range(a)), memory=16,
            pools=words),
        Row("pointer-through-memory", ("i32",), ("i32",), POINTER_THROUGH,
            lambda memory, a: word(memory, 4 * a, 4), memory=8, pools={0: [0, 1]}),
        Row("pointer-number", ("i64",), ("i8", "i1"), POINTER_NUMBER,
            lambda memory, a: (memory[a], 1), memory=8, pools=words),
        Row("ptrmask", ("i64",), ("i64", "i64"), POINTER_MASKED, masks, memory=8, pools=words),
        Row("load.relative", ("i64",), ("i32",), in_private(28, POINTER_RELATIVE), related,
            memory=28, pools={0: [0, 4]}),
    ]  # fmt: skip


GROUPS: Final[dict[str, list[Row]]] = {"memory-pointers": pointer_rows()}
