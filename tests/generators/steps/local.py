"""Steps of random kernels that share local memory between barriers.

Local memory has two halves. In one turn each item writes its own slice of one half and reads the
other half, which any item wrote in the turn before, so that a barrier between turns suffices. After
the halves are cells that items change by commutative operations.
"""

from __future__ import annotations

from typing import Final

from tests.generators.memory_steps import whole_bytes
from tests.generators.shapes import I32, I64, Shape, integer
from tests.generators.steps.atomic import CELL_BYTES, ordering
from tests.generators.writer import Step, Writer

GROUP: Final = 4
SLICE: Final = 32
HALF: Final = GROUP * SLICE
COUNTERS: Final[tuple[tuple[Shape, str], ...]] = (
    (I32, "add"), (I64, "xor"), (I32, "umax"), (integer(16), "or"),
)  # fmt: skip
LOCAL_BYTES: Final = 2 * HALF + CELL_BYTES * len(COUNTERS)
LOCAL: Final = "ptr addrspace(3)"


def start_turn(writer: Writer, first: bool) -> None:
    """Append the slices of this turn; the first turn fills the slice that others read."""
    writer.lines += [
        "  %parity = and i32 %turn, 1",
        f"  %begin = mul i32 %parity, {HALF}",
        f"  %other = sub i32 {HALF}, %begin",
        f"  %skip = mul i32 %lid, {SLICE}",
        "  %own = add i32 %begin, %skip",
        f"  %mine = getelementptr i8, {LOCAL} %local, i32 %own",
        f"  %theirs = getelementptr i8, {LOCAL} %local, i32 %other",
    ]
    if not first:
        return
    for half in (0, 1):
        where = writer.emit(f"getelementptr i8, {LOCAL} %local, i32 {half * HALF}")
        where = writer.emit(f"getelementptr i8, {LOCAL} {where}, i32 %skip")
        writer.fill(where, writer.value(integer(8)), SLICE, LOCAL)
    # Each item of the group sets one of the counters, of which there are as many.
    where = writer.emit(f"getelementptr i8, {LOCAL} %local, i64 {2 * HALF}")
    where = writer.emit(f"getelementptr i64, {LOCAL} {where}, i32 %lid")
    writer.lines.append(f"  store i64 0, {LOCAL} {where}")


def write_mine(writer: Writer) -> None:
    shape = slice_shape(writer)
    where = place(writer, "%mine", shape)
    writer.lines.append(f"  store {shape} {writer.value(shape)}, {LOCAL} {where}, align 1")


def read_mine(writer: Writer) -> None:
    shape = slice_shape(writer)
    writer.define(shape, f"load {shape}, {LOCAL} {place(writer, '%mine', shape)}, align 1")


def read_theirs(writer: Writer) -> None:
    """Append a value that any item of the group wrote in the turn before."""
    shape = slice_shape(writer)
    item = writer.index(GROUP)
    where = writer.emit(f"getelementptr [{SLICE} x i8], {LOCAL} %theirs, i64 {item}")
    writer.define(shape, f"load {shape}, {LOCAL} {place(writer, where, shape)}, align 1")


def slice_shape(writer: Writer) -> Shape:
    while True:
        shape = whole_bytes(writer)
        if shape.bits <= SLICE * 8:
            return shape


def place(writer: Writer, pointer: str, shape: Shape) -> str:
    """Return a place in a slice with room for a value."""
    at = writer.rng.randrange(SLICE - shape.bits // 8 + 1)
    return writer.emit(f"getelementptr i8, {LOCAL} {pointer}, i64 {at}")


def counter(writer: Writer, number: int) -> str:
    at = 2 * HALF + CELL_BYTES * number
    return writer.emit(f"getelementptr i8, {LOCAL} %local, i64 {at}", "cell")


def count(writer: Writer) -> None:
    """Change a counter."""
    number = writer.rng.randrange(len(COUNTERS))
    shape, operation = COUNTERS[number]
    where = counter(writer, number)
    value = f"{shape} {writer.value(shape)}"
    writer.emit(f"atomicrmw {operation} {LOCAL} {where}, {value}{ordering(writer)}")


def read_counter(writer: Writer) -> None:
    number = writer.rng.randrange(len(COUNTERS))
    shape, _ = COUNTERS[number]
    writer.define(shape, f"load {shape}, {LOCAL} {counter(writer, number)}")


FIRST_TURN: Final[tuple[Step, ...]] = (write_mine, read_mine)
MIDDLE_TURN: Final[tuple[Step, ...]] = (write_mine, read_mine, read_theirs, count)
LAST_TURN: Final[tuple[Step, ...]] = (write_mine, read_mine, read_theirs, read_counter)
