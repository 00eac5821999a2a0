"""Accesses of lanes that a mask picks, and of matrices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.e2e.harness.row_memory import G, bits_of, in_private, put, word
from tests.e2e.harness.row_model import FLOAT_WIDTHS, Row, bits_float


def constant_mask(mask: int, lanes: int) -> str:
    return "<" + ", ".join(f"i1 {mask >> lane & 1}" for lane in range(lanes)) + ">"


def masked_rows(lanes: int, element: str, mask: int | None) -> list[Row]:
    """Masked load and store, and their dense forms; the mask is an operand or a constant."""
    text, flags = f"<{lanes} x {element}>", f"<{lanes} x i1>"
    width = FLOAT_WIDTHS.get(element) or int(element[1:])
    size = width // 8
    name = f"v{lanes}{element.replace('float', 'f32')}"
    tag = f"{name}{'' if mask is None else f'-{mask}'}"
    on = f"{flags} " + ("%b" if mask is None else constant_mask(mask, lanes))
    fixed = [] if mask is None else [mask >> lane & 1 for lane in range(lanes)]
    source = f"{G} align {size} %mem"

    def lane_value(memory: bytearray, at: int) -> Any:
        bits = word(memory, at * size, size)
        if element != "float":
            return bits
        return bits_float("float", bits)

    def active(flag: list[int]) -> list[int]:
        return fixed or flag

    def load(memory: bytearray, a: list[Any], b: list[int]) -> list[Any]:
        return [lane_value(memory, at) if on else a[at] for at, on in enumerate(active(b))]

    def expand(memory: bytearray, a: list[Any], b: list[int]) -> list[Any]:
        places = iter(range(lanes))
        return [lane_value(memory, next(places)) if on else a[at]
                for at, on in enumerate(active(b))]  # fmt: skip

    def store(memory: bytearray, a: list[Any], b: list[int]) -> int:
        for at, on in enumerate(active(b)):
            if on:
                put(memory, at * size, bits_of(element, a[at]), size)
        return 7

    def compress(memory: bytearray, a: list[Any], b: list[int]) -> int:
        for at, lane in enumerate([a[at] for at, on in enumerate(active(b)) if on]):
            put(memory, at * size, bits_of(element, lane), size)
        return 7

    inputs, memory = (text, flags), lanes * size + 8
    own = f"ptr align {size} %own"
    stores = "\n%r = zext i3 7 to i8"
    return [
        Row(f"masked.load-{tag}", inputs, (text,),
            f"%r = call {text} @llvm.masked.load.{name}.p1({source}, {on}, {text} %a)", load,
            memory=memory),
        Row(f"masked.expandload-{tag}", inputs, (text,),
            in_private(memory, f"%r = call {text} @llvm.masked.expandload.{name}({own}, {on}, "
                       f"{text} %a)"), expand, memory=memory),
        Row(f"masked.store-{tag}", inputs, ("i8",),
            f"call void @llvm.masked.store.{name}.p1({text} %a, {source}, {on}){stores}", store,
            memory=memory),
        Row(f"masked.compressstore-{tag}", inputs, ("i8",),
            in_private(memory, f"call void @llvm.masked.compressstore.{name}({text} %a, {own}, "
                       f"{on}){stores}"), compress, memory=memory),
    ]  # fmt: skip


def gather_rows(mask: int | None) -> list[Row]:
    """Gather and scatter of three shorts at indices."""
    on = "<3 x i1> " + ("%c" if mask is None else constant_mask(mask, 3))
    fixed = [] if mask is None else [mask >> lane & 1 for lane in range(3)]
    places = f"%p = getelementptr i16, {G} %mem, <3 x i32> %b\n"
    tag = "" if mask is None else f"-{mask}"

    def gather(memory: bytearray, a: list[int], b: list[int], c: list[int]) -> list[int]:
        lanes = zip(fixed or c, b, a, strict=True)
        return [word(memory, 2 * place, 2) if active else kept for active, place, kept in lanes]

    def scatter(memory: bytearray, a: list[int], b: list[int], c: list[int]) -> int:
        for active, place, value in zip(fixed or c, b, a, strict=True):
            if active:
                put(memory, 2 * place, value, 2)
        return 7

    inputs = ("<3 x i16>", "<3 x i32>", "<3 x i1>")
    pointers = f"<3 x {G}> align 2 %p"
    return [
        Row(f"masked.gather{tag}", inputs, ("<3 x i16>",),
            f"{places}%r = call <3 x i16> @llvm.masked.gather.v3i16.v3p1({pointers}, {on}, "
            "<3 x i16> %a)", gather, memory=16, pools={1: range(8)}),
        Row(f"masked.scatter{tag}", inputs, ("i8",),
            f"{places}call void @llvm.masked.scatter.v3i16.v3p1(<3 x i16> %a, {pointers}, {on})\n"
            "%r = zext i3 7 to i8", scatter, memory=16, pools={1: range(8)}),
    ]  # fmt: skip


def matrix_rows() -> list[Row]:
    """Two rows and two columns with a stride of three."""

    def load(memory: bytearray, a: int) -> list[int]:
        return [word(memory, 4 * (column * 3 + row), 4) for column in range(2) for row in range(2)]

    def store(memory: bytearray, a: list[int]) -> int:
        for at, value in enumerate(a):
            put(memory, 4 * (at // 2 * 3 + at % 2), value, 4)
        return a[0]

    shape = "i64 3, i1 false, i32 2, i32 2"
    return [
        Row("matrix.load", ("i8",), ("<4 x i32>",),
            in_private(24, "%r = call <4 x i32> @llvm.matrix.column.major.load.v4i32.i64("
                       f"ptr %own, {shape})"), load, memory=24, pools={0: [0, 1]}),
        Row("matrix.store", ("<4 x i32>",), ("i32",),
            in_private(24, "call void @llvm.matrix.column.major.store.v4i32.i64(<4 x i32> %a, "
                       f"ptr %own, {shape})\n%r = extractelement <4 x i32> %a, i32 0"), store,
            memory=24),
    ]  # fmt: skip


def all_masked() -> list[Row]:
    kinds: Sequence[tuple[int, str, int | None]] = (
        (4, "i32", None), (3, "i8", None), (5, "float", None), (8, "i16", None),
        (4, "i32", 0b1011), (4, "i32", 0b1111), (3, "i8", 0b101), (4, "i16", 0), (1, "i64", None),
    )  # fmt: skip
    return [row for kind in kinds for row in masked_rows(*kind)]


GROUPS: Final[dict[str, list[Row]]] = {
    "memory-masked": [*all_masked(), *gather_rows(None), *gather_rows(0b101), *gather_rows(7)],
    "memory-matrix": matrix_rows(),
}
