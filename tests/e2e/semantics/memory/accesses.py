"""Stores and loads of odd types in every kind of memory, and where fields of structs lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.e2e.harness.row_memory import G, bits_of, put, store_size
from tests.e2e.harness.row_model import Row, float_bits


def label(text: str) -> str:
    return text.strip("<>").replace(" ", "")


def store_row(text: str, offset: int) -> Row:
    """A store writes exactly the bytes of the type; a load returns the value."""
    size = store_size(text)
    body = f"""
%p = getelementptr i8, {G} %mem, i64 {offset}
store {text} %a, {G} %p, align 1
%r = load {text}, {G} %p, align 1
"""

    def reference(memory: bytearray, value: Any) -> Any:
        put(memory, offset, bits_of(text, value), size)
        return value

    return Row(f"store-{label(text)}", (text,), (text,), body, reference, memory=size + 2 * offset)


def private_row(text: str) -> Row:
    """An array of the type in private memory, indexed at run time."""
    body = f"""
%t = alloca [4 x {text}]
%p0 = getelementptr [4 x {text}], ptr %t, i64 0, i32 %c
store {text} %a, ptr %t
%p1 = getelementptr {text}, ptr %t, i32 1
store {text} %b, ptr %p1
%p2 = getelementptr {text}, ptr %t, i32 2
store {text} %a, ptr %p2
%p3 = getelementptr {text}, ptr %t, i32 3
store {text} %b, ptr %p3
%r = load {text}, ptr %p0
"""
    return Row(
        f"private-{label(text)}", (text, text, "i32"), (text,), body,
        lambda a, b, c: (a, b)[c % 2], pools={2: [0, 1, 2, 3]},
    )  # fmt: skip


def counted_row(text: str) -> Row:
    """An array whose length is a specialisation constant with its default."""
    constant = "@_Z20__spirv_SpecConstantii"
    body = f"""
%n = call spir_func i32 {constant}(i32 11, i32 4)
%t = alloca {text}, i32 %n
%p0 = getelementptr {text}, ptr %t, i32 %c
store {text} %a, ptr %t
%p1 = getelementptr {text}, ptr %t, i32 1
store {text} %b, ptr %p1
%p2 = getelementptr {text}, ptr %t, i32 2
store {text} %a, ptr %p2
%p3 = getelementptr {text}, ptr %t, i32 3
store {text} %b, ptr %p3
%r = load {text}, ptr %p0
"""
    return Row(
        f"counted-{label(text)}", (text, text, "i32"), (text,), body,
        lambda a, b, c: (a, b)[c % 2], pools={2: [0, 1, 2, 3]},
        module=f"declare spir_func i32 {constant}(i32, i32)",
    )  # fmt: skip


def local_access_row(text: str) -> Row:
    """A static object in local memory, of which each work item has a part."""
    module = f"@part.{label(text)} = internal addrspace(3) global [256 x {text}] undef"
    body = f"""
%id = call spir_func i64 @_Z12get_local_idj(i32 0)
%p = getelementptr [256 x {text}], ptr addrspace(3) @part.{label(text)}, i64 0, i64 %id
store {text} %a, ptr addrspace(3) %p
%r = load {text}, ptr addrspace(3) %p
"""
    declared = "declare spir_func i64 @_Z12get_local_idj(i32)"
    return Row(
        f"local-{label(text)}", (text,), (text,), body, lambda a: a, f"{declared}\n\n{module}"
    )


STORED: Final = (
    "i1", "i3", "i7", "i8", "i16", "i24", "i33", "i40", "i48", "i56", "i64", "i100", "i128",
    "half", "float", "double", "<3 x i32>", "<4 x i8>", "<1 x i32>", "<5 x i32>", "<6 x half>",
    "<7 x i16>", "<9 x i8>", "<15 x float>", "<32 x i16>", "<64 x i8>", "<8 x i1>", "<16 x i1>",
    "<2 x i24>", "<4 x i7>", "<5 x double>",
)  # fmt: skip
OBJECTS: Final = (
    "i1", "i7", "i24", "i33", "i48", "i100", "half", "<3 x float>", "<5 x i32>", "<8 x i1>",
    "<7 x i8>", "<1 x float>",
)  # fmt: skip


def pun_rows() -> list[Row]:
    """Bytes written as one type and read as another."""

    def pun(name: str, first: str, second: str, reference: Callable[..., Any]) -> Row:
        body = f"""
%t = alloca {first}, align 16
store {first} %a, ptr %t
%r = load {second}, ptr %t
"""
        return Row(f"pun-{name}", (first,), (second,), body, reference)

    def lanes(value: int, count: int, width: int) -> list[int]:
        return [(value >> (at * width)) & ((1 << width) - 1) for at in range(count)]

    return [
        pun("float-i32", "float", "i32", lambda a: None if a != a else float_bits("float", a)),
        pun("i64-2xi32", "i64", "<2 x i32>", lambda a: lanes(a, 2, 32)),
        pun("4xi8-i32", "<4 x i8>", "i32", lambda a: bits_of("<4 x i8>", a)),
        pun("i64-i8", "i64", "i8", lambda a: a & 0xFF),
        pun("i32-i24", "i32", "i24", lambda a: a & 0xFFFFFF),
        pun("8xi1-i8", "<8 x i1>", "i8", lambda a: bits_of("<8 x i1>", a)),
        pun("i128-4xi32", "i128", "<4 x i32>", lambda a: lanes(a, 4, 32)),
        pun("4xi32-i100", "<4 x i32>", "i100", lambda a: bits_of("<4 x i32>", a) & ((1 << 100) - 1)
            if a[3] < 16 else None) ._replace(pools={0: [1, 0xFFFFFFFF, 7, 15]}),
    ]  # fmt: skip


def layout_rows() -> list[Row]:
    """Fields of plain and packed structs and of arrays of odd integers have LLVM's offsets."""

    def field(name: str, struct: str, path: str, text: str, offset: int) -> Row:
        size = store_size(text)

        def reference(memory: bytearray, value: Any) -> Any:
            put(memory, offset, bits_of(text, value), size)
            return value

        return Row(
            f"field-{name}", (text,), (text,),
            f"%p = getelementptr {struct}, {G} %mem, i64 0, {path}\n"
            f"store {text} %a, {G} %p, align 1\n%r = load {text}, {G} %p, align 1",
            reference, memory=offset + size + 3,
        )  # fmt: skip

    plain, packed = "{ i8, i33, <3 x i16>, i24, i16 }", "<{ i8, i33, i24, <3 x i8>, i16 }>"
    return [
        field("plain-i33", plain, "i32 1", "i33", 8),
        field("plain-v3", plain, "i32 2", "<3 x i16>", 16),
        field("plain-i24", plain, "i32 3", "i24", 24),
        field("plain-last", plain, "i32 4", "i16", 28),
        field("packed-i33", packed, "i32 1", "i33", 1),
        field("packed-i24", packed, "i32 2", "i24", 9),
        field("packed-v3", packed, "i32 3", "<3 x i8>", 13),
        field("packed-last", packed, "i32 4", "i16", 17),
        field("array-i24", "[4 x i24]", "i64 2", "i24", 8),
        field("array-i48", "[3 x i48]", "i64 2", "i48", 16),
        field("array-v5", "[2 x <5 x i16>]", "i64 1", "<5 x i16>", 16),
        field("array-i7", "[5 x i7]", "i64 3", "i7", 3),
        field("lane-i24", "<4 x i24>", "i64 2", "i24", 6),
        field("lane-i48", "<2 x i48>", "i32 1", "i48", 6),
        field("lane-i128", "<2 x i128>", "i64 1", "i128", 16),
        field("lane-i40-alone", "<1 x i40>", "i64 0", "i40", 0),
        field("array-struct", "[2 x { i8, [3 x i1], i16 }]", "i64 1, i32 2", "i16", 10),
    ]  # fmt: skip


GROUPS: Final[dict[str, list[Row]]] = {
    "memory-store": [store_row(text, offset) for text in STORED for offset in (3,)],
    "memory-private": [private_row(text) for text in OBJECTS],
    "memory-counted": [counted_row(text) for text in ("i8", "i32", "i64", "<4 x float>")],
    "memory-local": [local_access_row(text) for text in OBJECTS],
    "memory-pun": pun_rows(),
    "memory-layout": layout_rows(),
}
