"""Steps of random programs that write and read memory of their own, by any type."""

from __future__ import annotations

from typing import Final

from tests.generators.shapes import I1, I8, Record, Shape
from tests.generators.writer import Step, Writer

ARENA_BYTES: Final = 64


def make_arena(writer: Writer) -> None:
    """Append memory of the function, all written, for accesses by any type."""
    unit = writer.rng.choice((8, 16, 32, 64))
    name = writer.name("arena")
    count = ARENA_BYTES * 8 // unit
    writer.entry.append(f"  {name} = alloca [{count} x i{unit}], align 16")
    writer.fill(name, writer.value(I8), ARENA_BYTES)
    writer.arenas.append(name)


def whole_bytes(writer: Writer) -> Shape:
    """Return a type without padding bits."""
    while True:
        shape = writer.any_shape()
        if shape.width % 8 == 0 and shape.bits <= ARENA_BYTES * 8:
            return shape


def place(writer: Writer, pointer: str, size: int, type: str = "ptr") -> str:
    """Return a place in an arena with room for a number of bytes."""
    step = writer.rng.choice((1, 1, 2, 4, 8))
    limit = (ARENA_BYTES - size) // step + 1
    known = writer.rng.random() < 0.5
    at = str(writer.rng.randrange(limit)) if known else writer.index(limit)
    if writer.rng.random() < 0.2:
        source = f"[{ARENA_BYTES} x i8], {type} {pointer}"
        pointer = writer.emit(f"getelementptr {source}, i64 0, i64 0")
    return writer.emit(f"getelementptr i{8 * step}, {type} {pointer}, i64 {at}", "at")


def arena_pointer(writer: Writer) -> str:
    """Return an arena, or one of two, chosen by a condition or through memory."""
    first, second = writer.rng.choice(writer.arenas), writer.rng.choice(writer.arenas)
    kind = writer.rng.randrange(5)
    if kind == 0:
        return writer.emit(f"select i1 {writer.value(I1)}, ptr {first}, ptr {second}", "either")
    if kind == 1:
        slot = writer.name("slot")
        writer.entry.append(f"  {slot} = alloca ptr")
        writer.lines.append(f"  store ptr {first}, ptr {slot}")
        return writer.emit(f"load ptr, ptr {slot}", "either")
    return first


def arena_step(writer: Writer) -> None:
    """Read or write an arena with any type."""
    shape = whole_bytes(writer)
    kind = writer.rng.randrange(8)
    if kind == 0:
        copy_arena(writer)
        return
    where = place(writer, arena_pointer(writer), shape.bits // 8)
    if kind < 4:
        writer.lines.append(f"  store {shape} {writer.value(shape)}, ptr {where}, align 1")
    else:
        writer.define(shape, f"load {shape}, ptr {where}, align 1")


def copy_arena(writer: Writer) -> None:
    size = writer.rng.choice((1, 3, 4, 8, 12, 16, 29, 32))
    stem = writer.rng.choice(("memcpy", "memmove"))
    first, second = writer.rng.sample(writer.arenas, 2)
    places = ("ptr", place(writer, first, size)), ("ptr", place(writer, second, size))
    copy = writer.call("void", f"llvm.{stem}.p0.p0.i64", *places, ("i64", size), ("i1", "false"))
    writer.lines.append(f"  {copy}")


def record(writer: Writer) -> None:
    """Append a variable of a struct or array type: written by leaves, read by leaves or whole."""
    record = any_record(writer, 2)
    memory = writer.name("record")
    writer.entry.append(f"  {memory} = alloca {record.text}")
    for path, shape in record.leaves:
        where = leaf(writer, memory, record, path)
        writer.lines.append(f"  store {shape} {writer.value(shape)}, ptr {where}")
    if writer.rng.random() < 0.4:
        whole = writer.emit(f"load {record.text}, ptr {memory}")
        memory = writer.name("record")
        writer.entry.append(f"  {memory} = alloca {record.text}")
        writer.lines.append(f"  store {record.text} {whole}, ptr {memory}")
        if record.leaves[0][0] and writer.rng.random() < 0.5:
            path, shape = writer.rng.choice(record.leaves)
            steps = ", ".join(map(str, path))
            writer.define(shape, f"extractvalue {record.text} {whole}, {steps}")
    for path, shape in writer.rng.sample(record.leaves, min(3, len(record.leaves))):
        writer.define(shape, f"load {shape}, ptr {leaf(writer, memory, record, path)}")


def leaf(writer: Writer, memory: str, record: Record, path: list[int]) -> str:
    steps = "".join(f", i32 {step}" for step in path)
    return writer.emit(f"getelementptr inbounds {record.text}, ptr {memory}, i64 0{steps}")


def any_record(writer: Writer, depth: int) -> Record:
    """Return a random type of memory."""
    kind = writer.rng.randrange(3) if depth else 0
    if kind == 0:
        shape = writer.any_shape()
        return Record(str(shape), [([], shape)], [])
    if kind == 1:
        inner, count = any_record(writer, depth - 1), writer.rng.randint(1, 3)
        leaves = [([i, *path], s) for i in range(count) for path, s in inner.leaves]
        return Record(f"[{count} x {inner.text}]", leaves, [inner] * count)
    members = [any_record(writer, depth - 1) for _ in range(writer.rng.randint(1, 3))]
    leaves = [([i, *path], s) for i, m in enumerate(members) for path, s in m.leaves]
    return Record("{ " + ", ".join(m.text for m in members) + " }", leaves, members)


MEMORY_STEPS: Final[tuple[Step, ...]] = (arena_step, arena_step, record)
