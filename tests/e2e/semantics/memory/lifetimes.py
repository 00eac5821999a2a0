"""Lifetimes of memory: constants with one address for all, allocas new in each iteration."""

from __future__ import annotations

from typing import Final

from tests.e2e.harness.row_model import Row

MASK: Final = 0xFFFFFFFF
FIRST: Final = (3, 1, 4, 1)
SECOND: Final = (5, 9, 2, 6)
TABLES: Final = """
@life.first = internal constant [4 x i32] [i32 3, i32 1, i32 4, i32 1]
@life.second = internal constant [4 x i32] [i32 5, i32 9, i32 2, i32 6]

define internal ptr @life.get(i32 %n) {
%c = icmp eq i32 %n, 0
%p = select i1 %c, ptr @life.first, ptr @life.second
ret ptr %p
}

define internal i1 @life.is(ptr %p) {
%same = icmp eq ptr %p, @life.first
ret i1 %same
}

define internal void @life.keep(ptr %place, ptr %p) {
store ptr %p, ptr %place
ret void
}
"""


def getter_row() -> Row:
    """Addresses that a function returns, that a callee stores, and that are compared elsewhere."""
    body = """
%slot = alloca ptr
%p = call ptr @life.get(i32 %a)
call void @life.keep(ptr %slot, ptr %p)
%q = load ptr, ptr %slot
%e = getelementptr i32, ptr %q, i32 %b
%r = load i32, ptr %e
%same = call i1 @life.is(ptr %q)
%s = zext i1 %same to i32
"""
    return Row(
        "constant-by-call", ("i32", "i32"), ("i32", "i32"), body,
        lambda a, b: ((SECOND if a else FIRST)[b], int(not a)), TABLES,
        pools={0: range(2), 1: range(4)},
    )  # fmt: skip


def loop_row() -> Row:
    """An address that changes from one constant to another in a loop."""
    body = """
br label %loop
loop:
%p = phi ptr [ @life.first, %entry ], [ %next, %loop ]
%i = phi i32 [ 0, %entry ], [ %j, %loop ]
%t = phi i32 [ 0, %entry ], [ %sum, %loop ]
%e = getelementptr [4 x i32], ptr %p, i64 0, i32 %i
%v = load i32, ptr %e
%t10 = mul i32 %t, 10
%sum = add i32 %t10, %v
%bit = lshr i32 %a, %i
%odd = trunc i32 %bit to i1
%next = select i1 %odd, ptr @life.second, ptr @life.first
%j = add i32 %i, 1
%done = icmp eq i32 %j, 4
br i1 %done, label %exit, label %loop
exit:
%r = add i32 %sum, 0
"""

    def reference(a: int) -> int:
        table, total = FIRST, 0
        for i in range(4):
            total = total * 10 + table[i]
            table = SECOND if a >> i & 1 else FIRST
        return total

    return Row("constant-in-a-loop", ("i32",), ("i32",), body, reference, TABLES)


def names_row() -> Row:
    """A table of addresses of constants."""
    names = ("abc", "xyzw", "pq", "")
    strings = "".join(
        f'@life.s{i} = private constant [{len(name) + 1} x i8] c"{name}\\00"\n'
        for i, name in enumerate(names)
    )
    members = ", ".join(
        f"{{ i32, ptr }} {{ i32 {len(name)}, ptr @life.s{i} }}" for i, name in enumerate(names)
    )
    module = f"{strings}@life.names = internal constant [4 x {{ i32, ptr }}] [{members}]\n"
    body = """
%e = getelementptr [4 x { i32, ptr }], ptr @life.names, i64 0, i32 %a
%l = load i32, ptr %e
%f = getelementptr { i32, ptr }, ptr %e, i32 0, i32 1
%p = load ptr, ptr %f
%i = select i1 %b, i32 0, i32 %l
%q = getelementptr i8, ptr %p, i32 %i
%r = load i8, ptr %q
"""
    return Row(
        "constants-in-a-constant", ("i32", "i1"), ("i8",), body,
        lambda a, b: (names[a] + "\0").encode()[0 if b else len(names[a])], module,
        pools={0: range(4)},
    )  # fmt: skip


def mixed_row() -> Row:
    """A constant in one place with memory that is written."""
    body = """
%own = alloca [4 x i32]
store [4 x i32] [i32 7, i32 7, i32 7, i32 7], ptr %own
store i32 %a, ptr %own
%p = select i1 %c, ptr @life.second, ptr %own
%e = getelementptr i32, ptr %p, i32 %b
%r = load i32, ptr %e
"""
    return Row(
        "constant-or-alloca", ("i32", "i32", "i1"), ("i32",), body,
        lambda a, b, c: (SECOND if c else (a, 7, 7, 7))[b], TABLES.split("define")[0],
        pools={1: range(4)},
    )  # fmt: skip


def iteration_row() -> Row:
    """Allocas in a loop, joined by a phi and held by an equally new variable."""
    body = """
br label %loop
loop:
%i = phi i32 [ 0, %entry ], [ %j, %join ]
%t = phi i32 [ 0, %entry ], [ %sum, %join ]
%x = alloca i32
%y = alloca i32
%slot = alloca ptr
store i32 %i, ptr %x
store i32 %a, ptr %y
store ptr %x, ptr %slot
%bit = lshr i32 %a, %i
%odd = trunc i32 %bit to i1
br i1 %odd, label %then, label %join
then:
%held = load ptr, ptr %slot
br label %join
join:
%p = phi ptr [ %y, %loop ], [ %held, %then ]
%v = load i32, ptr %p
%t3 = mul i32 %t, 3
%sum = add i32 %t3, %v
%j = add i32 %i, 1
%done = icmp eq i32 %j, 8
br i1 %done, label %exit, label %loop
exit:
%r = add i32 %sum, 0
"""

    def reference(a: int) -> int:
        total = 0
        for i in range(8):
            total = total * 3 + (i if a >> i & 1 else a) & MASK
        return total

    return Row("alloca-in-a-loop", ("i32",), ("i32",), body, reference)


GROUPS: Final[dict[str, list[Row]]] = {
    "memory-constants": [getter_row(), loop_row(), names_row(), mixed_row()],
    "memory-iterations": [iteration_row()],
}
