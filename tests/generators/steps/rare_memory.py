"""Steps of random programs with accesses of memory that are rare in frontends' output."""

from __future__ import annotations

from typing import Final

from tests.generators.memory_steps import ARENA_BYTES, arena_pointer, place
from tests.generators.shapes import I1, I8, I32, I64, PLAIN_WIDTHS, Shape, integer
from tests.generators.writer import Step, Writer

COPIED: Final = 24
INDEX_WIDTHS: Final = (8, 16, 24, 32, 33, 64)
LANE_WIDTHS: Final = (8, 16, 32, 64)


def strange_index(writer: Writer) -> None:
    """Append a step by an index of any width, which is signed, from the middle of an arena."""
    width = writer.rng.choice([w for w in INDEX_WIDTHS if w in (*PLAIN_WIDTHS, *writer.widths)])
    index = integer(width)
    value = writer.emit(f"urem {index} {writer.value(index)}, 16")
    value = writer.emit(f"sub {index} {value}, 8")
    arena = arena_pointer(writer)
    middle = writer.emit(f"getelementptr i8, ptr {arena}, i64 {ARENA_BYTES // 2}")
    step = writer.rng.choice((1, 2))
    flags = writer.rng.choice(("", "inbounds "))
    source = f"{flags}i{8 * step}, ptr {middle}, {index} {value}"
    where = writer.emit(f"getelementptr {source}")
    shape = writer.rng.choice((I8, I32, I64, integer(16, 4)))
    writer.define(shape, f"load {shape}, ptr {where}, align 1")


def nested_index(writer: Writer) -> None:
    """Append a step over arrays in structs in arrays, in which an index leaves its array."""
    type = "[2 x { i16, [3 x i32], [2 x [4 x i8]] }]"
    arena = arena_pointer(writer)
    kind = writer.rng.randrange(3)
    one, two = writer.index(2), writer.rng.choice(("i32 1, i64 4", "i32 2, i64 1"))
    if kind == 0:
        path = f"i64 0, i64 {one}, i32 1, i64 {writer.index(3)}"
    elif kind == 1:
        path = f"i64 0, i64 {one}, i32 2, i64 {writer.index(2)}, i64 {writer.index(4)}"
    else:
        path = f"i64 0, i64 {one}, {two}"
    where = writer.emit(f"getelementptr {type}, ptr {arena}, {path}")
    shape = writer.rng.choice((I8, I32, integer(16), integer(8, 4)))
    if writer.rng.random() < 0.5:
        writer.define(shape, f"load {shape}, ptr {where}, align 1")
    else:
        writer.lines.append(f"  store {shape} {writer.value(shape)}, ptr {where}, align 1")


def masked(writer: Writer) -> None:
    """Append a load or store of some lanes."""
    lanes = writer.rng.choice([n for n in writer.lanes if n > 1])
    shape = integer(writer.rng.choice(LANE_WIDTHS), lanes)
    if shape.bits > ARENA_BYTES * 8:
        return
    mask = integer(1, lanes)
    where = place(writer, arena_pointer(writer), shape.bits // 8)
    if writer.rng.random() < 0.5:
        name = f"llvm.masked.load.{shape.suffix}.p0"
        writer.declare(str(shape), name, f"ptr, {mask}, {shape}")
        operands = f"ptr align 1 {where}, {mask} {writer.value(mask)}"
        text = f"call {shape} @{name}({operands}, {shape} {writer.value(shape)})"
        writer.define(shape, text)
        return
    name = f"llvm.masked.store.{shape.suffix}.p0"
    writer.declare("void", name, f"{shape}, ptr, {mask}")
    operands = f"{shape} {writer.value(shape)}, ptr align 1 {where}, {mask} {writer.value(mask)}"
    writer.lines.append(f"  call void @{name}({operands})")


def copy_between_spaces(writer: Writer) -> None:
    """Bytes of the input or of a constant into an arena, as many as the program computes."""
    target = place(writer, arena_pointer(writer), COPIED)
    space = writer.rng.choice((1, 2)) if writer.has_input else 2
    source = "%in"
    if space == 2:
        source = f"@constant{len(writer.globals)}"
        items = ", ".join(f"i8 {writer.constant(I8)}" for _ in range(COPIED))
        text = f"{source} = internal addrspace(2) constant [{COPIED} x i8] [{items}]"
        writer.globals.append(text)
    stem = writer.rng.choice(("memcpy", "memcpy", "memmove"))
    name = f"llvm.{stem}.p0.p{space}.i64"
    known = writer.rng.random() < 0.5
    size = str(writer.rng.randrange(COPIED + 1)) if known else writer.index(COPIED + 1)
    places = ("ptr", target), (f"ptr addrspace({space})", source)
    copy = writer.call("void", name, *places, ("i64", size), ("i1", "false"))
    writer.lines.append(f"  {copy}")


def fill_some(writer: Writer) -> None:
    """Append a fill of memory with a computed length and value."""
    where = place(writer, arena_pointer(writer), COPIED)
    size = writer.index(COPIED + 1)
    writer.fill(where, writer.value(I8), size)


def volatile(writer: Writer) -> None:
    """Volatile accesses."""
    shapes = [integer(width) for width in (24, 40) if width in writer.widths]
    shape = writer.rng.choice((I8, I32, I64, integer(32, 4), *shapes))
    where = place(writer, arena_pointer(writer), shape.bits // 8)
    writer.lines.append(f"  store volatile {shape} {writer.value(shape)}, ptr {where}, align 1")
    writer.define(shape, f"load volatile {shape}, ptr {where}, align 1")


def by_value(writer: Writer) -> None:
    """Append a function that gets a copy of a struct and fills another for its caller."""
    type = "{ i32, [2 x i64], i8 }"
    name = "@copied"
    text = f"""
define spir_func void {name}(ptr sret({type}) %result, ptr byval({type}) %given, i32 %x) {{
entry:
  %first = load i32, ptr %given
  %sum = add i32 %first, %x
  store i32 %sum, ptr %given
  %second = getelementptr {type}, ptr %given, i64 0, i32 1, i64 1
  %wide = load i64, ptr %second
  %again = load i32, ptr %given
  store i32 %again, ptr %result
  %place = getelementptr {type}, ptr %result, i64 0, i32 1
  store i64 %wide, ptr %place
  ret void
}}"""
    if text not in writer.functions:
        writer.functions.append(text)
    given, result = writer.name("given"), writer.name("result")
    writer.entry += [f"  {given} = alloca {type}", f"  {result} = alloca {type}"]
    writer.lines.append(f"  store i32 {writer.value(I32)}, ptr {given}")
    second = writer.emit(f"getelementptr {type}, ptr {given}, i64 0, i32 1, i64 1")
    writer.lines.append(f"  store i64 {writer.value(I64)}, ptr {second}")
    pointers = f"ptr sret({type}) {result}, ptr byval({type}) {given}"
    writer.lines.append(f"  call spir_func void {name}({pointers}, i32 {writer.value(I32)})")
    place = writer.emit(f"getelementptr {type}, ptr {result}, i64 0, i32 1")
    writer.define(I32, f"load i32, ptr {result}")
    writer.define(I64, f"load i64, ptr {place}")
    writer.define(I32, f"load i32, ptr {given}")


def pointer_tests(writer: Writer) -> None:
    """Addresses in one arena, compared and subtracted."""
    arena = writer.rng.choice(writer.arenas)
    at = [writer.index(ARENA_BYTES) for _ in range(2)]
    one, two = (writer.emit(f"getelementptr i8, ptr {arena}, i64 {x}") for x in at)
    predicate = writer.rng.choice(("eq", "ne", "ult", "ule", "ugt", "uge"))
    writer.define(I1, f"icmp {predicate} ptr {one}, {two}")
    writer.define(I1, f"icmp {writer.rng.choice(('eq', 'ne'))} ptr {one}, null")
    numbers = [writer.emit(f"ptrtoint ptr {x} to i64") for x in (one, two)]
    writer.define(I64, f"sub i64 {numbers[0]}, {numbers[1]}")


def pair_of_arrays(writer: Writer) -> None:
    """Append an array of structs as a value: loaded, one member replaced, stored, read."""
    shape = Shape("i16", 16, writer.rng.choice((0, 2, 4)))
    type = f"[2 x {{ {shape}, i32 }}]"
    memory = writer.name("pairs")
    writer.entry.append(f"  {memory} = alloca {type}")
    writer.lines.append(f"  store {type} zeroinitializer, ptr {memory}")
    whole = writer.emit(f"load {type}, ptr {memory}")
    value = f"{shape} {writer.value(shape)}"
    whole = writer.emit(f"insertvalue {type} {whole}, {value}, {writer.rng.randrange(2)}, 0")
    writer.lines.append(f"  store {type} {whole}, ptr {memory}")
    source = f"{type}, ptr {memory}, i64 0, i64 {writer.index(2)}, i32 0"
    writer.define(shape, f"load {shape}, ptr {writer.emit(f'getelementptr {source}')}")


RARE_MEMORY_STEPS: Final[tuple[Step, ...]] = (
    by_value, copy_between_spaces, fill_some, masked, nested_index, pair_of_arrays,
    pointer_tests, strange_index, volatile,
)  # fmt: skip
