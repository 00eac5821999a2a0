"""Steps of random programs that access one piece of memory by types that disagree."""

from __future__ import annotations

from typing import Final, NamedTuple

from tests.generators.shapes import DOUBLE, FLOAT, I8, I32, I64, Shape, integer
from tests.generators.writer import Step, Writer

UNION_BYTES: Final = 48
I16: Final = integer(16)
# Types whose size in memory is that of their bits.
MEMBERS: Final = (I8, I16, I32, I64, FLOAT, DOUBLE, integer(8, 4), integer(16, 2), integer(32, 2),
                  integer(8, 3), integer(32, 4), integer(16, 8), integer(32, 3))  # fmt: skip
COUNT: Final = 3


class View(NamedTuple):
    """Return a type of at most some bytes, and the path of each of its leaves."""

    text: str
    leaves: list[tuple[str, Shape]]


def size_of(shape: Shape) -> int:
    """Return the bytes of a value in memory: a vector takes the next power of two."""
    size = shape.bits // 8
    return 1 << (size - 1).bit_length()


def any_view(writer: Writer) -> View:
    """Return a struct, an array of structs, a packed struct or a struct of a struct."""
    members: list[Shape] = []
    room = UNION_BYTES // COUNT
    kind = writer.rng.randrange(4)
    while members == [] or writer.rng.random() < 0.8:
        shape = writer.rng.choice(MEMBERS)
        # With padding, a member takes at most twice its size.
        room -= 2 * size_of(shape) if members else size_of(shape)
        if room < 0 and members:
            break
        members.append(shape)
    inner = ", ".join(map(str, members))
    inner = f"<{{ {inner} }}>" if kind == 2 else f"{{ {inner} }}"
    if size_bound(members) * COUNT <= UNION_BYTES and kind == 1:
        places = [f"i32 {i}, i32 {j}" for i in range(COUNT) for j in range(len(members))]
        return View(f"[{COUNT} x {inner}]", list(zip(places, members * COUNT, strict=True)))
    stem = "i32 0, " if kind == 3 else ""
    leaves = [(f"{stem}i32 {j}", shape) for j, shape in enumerate(members)]
    return View(f"{{ {inner}, i8 }}" if kind == 3 else inner, leaves)


def size_bound(members: list[Shape]) -> int:
    """Return an upper bound of the bytes of a struct of these types."""
    biggest = max(map(size_of, members))
    return sum(max(size_of(shape), biggest) for shape in members)


def access(writer: Writer, pointer: str, view: View) -> None:
    """Read or write a leaf of a view."""
    path, shape = writer.rng.choice(view.leaves)
    where = writer.emit(f"getelementptr {view.text}, ptr {pointer}, i64 0, {path}")
    touch(writer, where, shape)


def touch(writer: Writer, where: str, shape: Shape) -> None:
    """Read or write; the bits of a float are moved, but not computed with."""
    bits = shape.with_element(integer(shape.width))
    if writer.rng.random() < 0.5:
        value = writer.value(bits)
        if shape != bits:
            value = writer.emit(f"bitcast {bits} {value} to {shape}")
        writer.lines.append(f"  store {shape} {value}, ptr {where}, align 1")
        return
    if shape == bits:
        writer.define(shape, f"load {shape}, ptr {where}, align 1")
        return
    value = writer.emit(f"load {shape}, ptr {where}, align 1")
    writer.define(bits, f"bitcast {shape} {value} to {bits}")


def by_bytes(writer: Writer, pointer: str) -> None:
    """Read or write at an offset that is known, or that the program computes."""
    shape = writer.rng.choice(MEMBERS)
    room = UNION_BYTES - shape.bits // 8
    known = writer.rng.random() < 0.6
    at = str(writer.rng.randrange(room + 1)) if known else writer.index(room + 1)
    touch(writer, writer.emit(f"getelementptr i8, ptr {pointer}, i64 {at}"), shape)


def by_elements(writer: Writer, pointer: str) -> None:
    """Read or write an element of an array that fills the memory."""
    shape = writer.rng.choice((I8, I16, I32, I64, FLOAT, integer(32, 2)))
    count = UNION_BYTES * 8 // shape.bits
    source = f"[{count} x {shape}], ptr {pointer}, i64 0, i64 {writer.index(count)}"
    touch(writer, writer.emit(f"getelementptr {source}"), shape)


def union(writer: Writer) -> None:
    """Append a variable, all of it written, and some accesses by some types."""
    views = [any_view(writer) for _ in range(2)]
    memory = writer.name("union")
    pad = f"[{UNION_BYTES // 8} x i64]"
    kind = writer.rng.choice((pad, f"[{UNION_BYTES} x i8]", f"{{ {views[0].text}, {pad} }}"))
    writer.entry.append(f"  {memory} = alloca {kind}, align 16")
    writer.fill(memory, writer.value(I8), UNION_BYTES)
    for _ in range(writer.rng.randint(2, 7)):
        choice = writer.rng.randrange(5)
        if choice < 3:
            access(writer, memory, writer.rng.choice(views))
        elif choice == 3:
            by_bytes(writer, memory)
        else:
            by_elements(writer, memory)


UNION_STEPS: Final[tuple[Step, ...]] = (union,)
