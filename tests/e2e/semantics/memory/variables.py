"""Variables of a program: tables, their addresses, constructors that set them."""

from __future__ import annotations

from typing import Final

from tests.e2e.harness.row_model import Row


def global_table_rows() -> list[Row]:
    """Program-scope constants: in their own address space, in private memory, by bytes."""
    values = [3, 70000, 0x80000001, 9]
    items = ", ".join(f"i32 {value}" for value in values)
    raw = b"".join(value.to_bytes(4, "little") for value in values)
    struct = "{ i8, [2 x i16], <3 x i8>, i33 }"
    rows = []
    for tag, linkage in ((0, "private unnamed_addr"), (1, "internal"), (2, "internal")):
        space = f"addrspace({tag})"
        pointer = f"ptr {space}" if tag else "ptr"
        name = f"@table{tag}"
        module = f"{name} = {linkage} {space} constant [4 x i32] [{items}]"
        rows += [
            Row(
                f"table{tag}-words", ("i32",), ("i32",),
                f"%p = getelementptr [4 x i32], {pointer} {name}, i64 0, i32 %a\n"
                f"%r = load i32, {pointer} %p",
                lambda a: values[a], module, pools={0: range(4)},
            ),
            Row(
                f"table{tag}-bytes", ("i32",), ("i8",),
                f"%p = getelementptr i8, {pointer} {name}, i32 %a\n%r = load i8, {pointer} %p",
                lambda a: raw[a], module, pools={0: range(16)},
            ),
            Row(
                f"table{tag}-unaligned", ("i32",), ("i16",),
                f"%p = getelementptr i8, {pointer} {name}, i32 %a\n"
                f"%r = load i16, {pointer} %p, align 1",
                lambda a: int.from_bytes(raw[a : a + 2], "little"), module, pools={0: range(15)},
            ),
            Row(
                f"table{tag}-constant-offset", ("i1",), ("i32",),
                f"%r = load i32, {pointer} getelementptr (i8, {pointer} {name}, i64 8)",
                lambda a: values[2], module,
            ),
        ]  # fmt: skip
    module = (
        f"@record = private unnamed_addr constant [2 x {struct}] [{struct} {{ i8 1, [2 x i16] "
        "[i16 2, i16 3], <3 x i8> <i8 4, i8 5, i8 6>, i33 -7 }, "
        f"{struct} {{ i8 11, [2 x i16] [i16 12, i16 13], <3 x i8> <i8 14, i8 15, i8 16>, "
        "i33 4294967296 }]"
    )
    body = f"""
%p1 = getelementptr [2 x {struct}], ptr @record, i64 0, i32 %a, i32 1, i32 1
%r = load i16, ptr %p1
%p2 = getelementptr [2 x {struct}], ptr @record, i64 0, i32 %a, i32 2
%s = load <3 x i8>, ptr %p2
%p3 = getelementptr [2 x {struct}], ptr @record, i64 0, i32 %a, i32 3
%t = load i33, ptr %p3
"""
    rows.append(Row(
        "record", ("i32",), ("i16", "<3 x i8>", "i33"), body,
        lambda a: ((3, 13)[a], ([4, 5, 6], [14, 15, 16])[a], (-7, 1 << 32)[a]), module,
        pools={0: range(2)},
    ))  # fmt: skip
    return rows


def constructed_row() -> Row:
    """A variable that two constructors have set, in the order of their priorities."""
    module = """
@constructed = internal addrspace(1) global i32 0
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 65535, ptr @doubled, ptr null },
  { i32, ptr, ptr } { i32 101, ptr @set, ptr null }]

define internal void @set() {
store i32 21, ptr addrspace(1) @constructed
ret void
}

define internal void @doubled() {
%v = load i32, ptr addrspace(1) @constructed
%w = shl i32 %v, 1
store i32 %w, ptr addrspace(1) @constructed
ret void
}
"""
    body = "%v = load i32, ptr addrspace(1) @constructed\n%r = xor i32 %v, %a"
    return Row("constructed", ("i32",), ("i32",), body, lambda a: a ^ 42, module)


def cycle_row() -> Row:
    """Two nodes that point to each other, and a number that is its own address."""
    module = """
%ring = type { i32, ptr addrspace(1) }
@one = internal addrspace(1) global %ring { i32 5, ptr addrspace(1) @two }
@two = internal addrspace(1) constant %ring { i32 9, ptr addrspace(1) @one }
@own = internal addrspace(1) global i64 ptrtoint (ptr addrspace(1) @own to i64)
"""
    body = """
%next = getelementptr %ring, ptr addrspace(1) @one, i32 0, i32 1
%p = load ptr addrspace(1), ptr addrspace(1) %next
%q = getelementptr %ring, ptr addrspace(1) %p, i32 0, i32 1
%back = load ptr addrspace(1), ptr addrspace(1) %q
%x = load i32, ptr addrspace(1) %p
%y = load i32, ptr addrspace(1) %back
%xy = mul i32 %x, %y
%place = load i64, ptr addrspace(1) @own
%same = icmp eq i64 %place, ptrtoint (ptr addrspace(1) @own to i64)
%r = select i1 %same, i32 %xy, i32 %a
"""
    return Row("circular", ("i32",), ("i32",), body, lambda a: 45, module)


GROUPS: Final[dict[str, list[Row]]] = {
    "memory-constructors": [constructed_row()],
    "memory-preset": [cycle_row()],
    "memory-tables": global_table_rows(),
}
