"""Structs and arrays as values: loaded whole, in phis, selects, calls and returns."""

from __future__ import annotations

from typing import Final

from tests.e2e.harness.row_memory import G, put
from tests.e2e.harness.row_model import Row

PAIR: Final = "{ i32, [2 x i16] }"
NESTED: Final = "{ { i8, i33 }, [2 x <3 x i8>] }"
STRUCT_BUILD: Final = f"""
%s0 = insertvalue {PAIR} poison, i32 %a, 0
%s1 = insertvalue {PAIR} %s0, i16 %b, 1, 0
%x = insertvalue {PAIR} %s1, i16 %c, 1, 1
%y = insertvalue {PAIR} zeroinitializer, i16 %b, 1, 1
"""
STRUCT_TAKE: Final = """
%r = extractvalue { i32, [2 x i16] } %z, 0
%s = extractvalue { i32, [2 x i16] } %z, 1, 0
%t = extractvalue { i32, [2 x i16] } %z, 1, 1
"""
STRUCT_HELPER: Final = f"""
define internal {PAIR} @pick({PAIR} %x, {PAIR} %y, i1 %c) noinline {{
  %z = select i1 %c, {PAIR} %x, {PAIR} %y
  ret {PAIR} %z
}}
"""
STRUCT_PHI: Final = """
br i1 %d, label %one, label %two
one:
br label %two
two:
%z = phi { i32, [2 x i16] } [ %y, %entry ], [ %x, %one ]
"""
STRUCT_WHOLE: Final = f"""
store {PAIR} %x, {G} %mem, align 4
%z = load {PAIR}, {G} %mem, align 4
"""
STRUCT_DEEP: Final = f"""
%n0 = insertvalue {NESTED} poison, i33 %a, 0, 1
%n1 = insertvalue {NESTED} %n0, i8 3, 0, 0
%n2 = insertvalue {NESTED} %n1, <3 x i8> %b, 1, 0
%n3 = insertvalue {NESTED} %n2, <3 x i8> <i8 1, i8 2, i8 3>, 1, 1
%t = alloca {NESTED}
store {NESTED} %n3, ptr %t
%m = load {NESTED}, ptr %t
%f = freeze {NESTED} %m
%r = extractvalue {NESTED} %f, 0, 1
%arr = extractvalue {NESTED} %f, 1
%s = extractvalue [2 x <3 x i8>] %arr, 0
"""
STRUCT_RET: Final = """
define internal void @fill(ptr sret({ i32, i8 }) %to, ptr byval({ i32, i8 }) %from) noinline {
  %x = load i32, ptr %from
  %x1 = add i32 %x, 1
  store i32 %x1, ptr %to
  store i32 0, ptr %from
  ret void
}
"""
STRUCT_BYVAL: Final = """
%from = alloca { i32, i8 }
%to = alloca { i32, i8 }
store i32 %a, ptr %from
call void @fill(ptr sret({ i32, i8 }) %to, ptr byval({ i32, i8 }) %from)
%r = load i32, ptr %to
%s = load i32, ptr %from
"""


def aggregate_rows() -> list[Row]:
    """Structs and arrays as values: loaded whole, in phis, selects, calls and returns."""
    inputs, outputs = ("i32", "i16", "i16", "i1"), ("i32", "i16", "i16")

    def chosen(a: int, b: int, c: int, d: int) -> tuple[int, int, int]:
        return (a, b, c) if d else (0, 0, b)

    def stored(memory: bytearray, a: int, b: int, c: int, d: int) -> tuple[int, int, int]:
        put(memory, 0, a | b << 32 | c << 48, 8)
        return a, b, c

    select = f"%z = select i1 %d, {PAIR} %x, {PAIR} %y"
    call = f"%z = call {PAIR} @pick({PAIR} %x, {PAIR} %y, i1 %d)"
    return [
        Row("struct-select", inputs, outputs, STRUCT_BUILD + select + STRUCT_TAKE, chosen),
        Row("struct-call", inputs, outputs, STRUCT_BUILD + call + STRUCT_TAKE, chosen,
            STRUCT_HELPER),
        Row("struct-phi", inputs, outputs, STRUCT_BUILD + STRUCT_PHI + STRUCT_TAKE, chosen),
        Row("struct-memory", inputs, outputs, STRUCT_BUILD + STRUCT_WHOLE + STRUCT_TAKE, stored,
            memory=12),
        Row("struct-nested", ("i33", "<3 x i8>"), ("i33", "<3 x i8>"), STRUCT_DEEP,
            lambda a, b: (a, b)),
        Row("struct-byval", ("i32",), ("i32", "i32"), STRUCT_BYVAL,
            lambda a: (a + 1, a), STRUCT_RET),
    ]  # fmt: skip


GROUPS: Final[dict[str, list[Row]]] = {"memory-aggregates": aggregate_rows()}
