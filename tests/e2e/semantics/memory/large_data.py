"""Initialisers of more elements than an instruction of SPIR-V holds: LLVM IR against Python."""

from __future__ import annotations

from typing import Final

from tests.e2e.harness.row_model import Row

WORDS: Final = 70_000
BYTES: Final = 65_540
# Around the ends of the table and of the 65,532 elements that one instruction holds.
PLACES: Final = (0, 1, 65_531, 65_532, 65_533, WORDS - 1)


def word_at(index: int) -> int:
    return index * 2_654_435_761 & 0xFFFFFFFF


def byte_at(index: int) -> int:
    return index * 7 + (index >> 8) & 0xFF


def data_text() -> str:
    """A table, a string behind a member, and two tables in one, the first of zeros."""
    words = f"[{WORDS} x i32]"
    table = ", ".join(f"i32 {word_at(index)}" for index in range(WORDS))
    string = "".join(f"\\{byte_at(index):02X}" for index in range(BYTES))
    record = f"{{ i16, [{BYTES} x i8], i32 }}"
    return "\n".join([
        f"@words = internal addrspace({{S}}) constant {words} [{table}]",
        f'@record = internal addrspace({{S}}) constant {record} '
        f'{{ i16 -2, [{BYTES} x i8] c"{string}", i32 77 }}',
        f"@both = internal addrspace({{S}}) constant [2 x {words}] "
        f"[{words} zeroinitializer, {words} [{table}]]",
        f"@last = internal addrspace({{S}}) constant ptr addrspace({{S}}) "
        f"getelementptr ({words}, ptr addrspace({{S}}) @words, i64 0, i64 {WORDS - 1})",
    ])  # fmt: skip


READS: Final = f"""
%i = zext i32 %a to i64
%p = getelementptr [{WORDS} x i32], ptr addrspace({{S}}) @words, i64 0, i64 %i
%r = load i32, ptr addrspace({{S}}) %p
%j = urem i64 %i, {BYTES}
%k = getelementptr i8, ptr addrspace({{S}}) @record, i64 2
%q = getelementptr [{BYTES} x i8], ptr addrspace({{S}}) %k, i64 0, i64 %j
%s = load i8, ptr addrspace({{S}}) %q
%m = getelementptr {{ i16, [{BYTES} x i8], i32 }}, ptr addrspace({{S}}) @record, i64 0, i32 2
%t = load i32, ptr addrspace({{S}}) %m
%b = getelementptr [2 x [{WORDS} x i32]], ptr addrspace({{S}}) @both, i64 0, i64 1, i64 %i
%u = load i32, ptr addrspace({{S}}) %b
%z = getelementptr [2 x [{WORDS} x i32]], ptr addrspace({{S}}) @both, i64 0, i64 0, i64 %i
%v = load i32, ptr addrspace({{S}}) %z
%l = load ptr addrspace({{S}}), ptr addrspace({{S}}) @last
%w = load i32, ptr addrspace({{S}}) %l
"""


def read(a: int) -> tuple[int, ...]:
    return word_at(a), byte_at(a % BYTES), 77, word_at(a), 0, word_at(WORDS - 1)


def rows() -> list[Row]:
    outputs = ("i32", "i8", "i32", "i32", "i32", "i32")
    return [
        Row(f"tables-{space}", ("i32",), outputs, READS.replace("{S}", str(space)), read,
            data_text().replace("{S}", str(space)), pools={0: PLACES})
        for space in (1, 2)
    ]  # fmt: skip


GROUPS: Final[dict[str, list[Row]]] = {"large-data": rows()}
