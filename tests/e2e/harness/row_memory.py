"""Memory of a row: values as the bytes that LLVM stores."""

from __future__ import annotations

from typing import Any, Final

from tests.e2e.harness.row_model import float_bits, shape_of

G: Final = "ptr addrspace(1)"


def word(memory: bytearray, at: int, size: int) -> int:
    return int.from_bytes(memory[at : at + size], "little")


def put(memory: bytearray, at: int, value: int, size: int) -> None:
    memory[at : at + size] = (value & ((1 << (8 * size)) - 1)).to_bytes(size, "little")


def bits_of(text: str, value: Any) -> int:
    """Return a value in memory as one number; lanes are packed by bits."""
    shape = shape_of(text)
    total = 0
    for at, lane in enumerate(value if shape.lanes else [value]):
        bits = float_bits(shape.element, lane) if shape.is_float else int(lane)
        total |= (bits & ((1 << shape.width) - 1)) << (at * shape.width)
    return total


def store_size(text: str) -> int:
    shape = shape_of(text)
    return -(-shape.width * max(1, shape.lanes) // 8)


def in_private(size: int, lines: str) -> str:
    """Return lines that work on %own, a private copy of the row's memory, and copy it back."""
    return f"""
%own = alloca [{size} x i8], align 16
call void @llvm.memcpy.p0.p1.i64(ptr %own, {G} %mem, i64 {size}, i1 false)
{lines}
call void @llvm.memcpy.p1.p0.i64({G} %mem, ptr %own, i64 {size}, i1 false)
"""
