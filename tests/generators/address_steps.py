"""Steps of random programs that pass pointers around before they use them.

Each ends in an access of memory that the program owns, so that the value read shows whether the
pointer arrived: through memory, structs, phis, calls, casts of address space and of numbers.
"""

from __future__ import annotations

from typing import Final

from tests.generators.memory_steps import ARENA_BYTES, any_record, arena_pointer, place, whole_bytes
from tests.generators.shapes import I1, I32, I64, Record, Shape
from tests.generators.writer import Step, Writer

GENERIC: Final = "ptr addrspace(4)"

# Functions of pointers, added to a program at its first call of one.
HELPERS: Final = {
    "@pick": """
define spir_func ptr @pick(i1 %which, ptr %first, ptr %second) {
entry:
  br i1 %which, label %one, label %two
one:
  br label %end
two:
  %moved = getelementptr i8, ptr %second, i64 0
  br label %end
end:
  %chosen = phi ptr [ %first, %one ], [ %moved, %two ]
  ret ptr %chosen
}""",
    "@peek": """
define spir_func i16 @peek(ptr addrspace(4) %from, i64 %at) {
  %place = getelementptr i16, ptr addrspace(4) %from, i64 %at
  %value = load i16, ptr addrspace(4) %place, align 1
  ret i16 %value
}""",
    "@poke": """
define spir_func void @poke(ptr %box, i32 %value) {
  %inner = getelementptr { i64, ptr }, ptr %box, i64 0, i32 1
  %target = load ptr, ptr %inner
  %second = getelementptr { i32, [2 x i32] }, ptr %target, i64 0, i32 1, i32 1
  store i32 %value, ptr %second, align 1
  ret void
}""",
    "@both": """
define spir_func { ptr, i32, ptr } @both(ptr %first, ptr %second) {
  %count = load i32, ptr %first, align 1
  %one = insertvalue { ptr, i32, ptr } poison, ptr %second, 0
  %two = insertvalue { ptr, i32, ptr } %one, i32 %count, 1
  %three = insertvalue { ptr, i32, ptr } %two, ptr %first, 2
  ret { ptr, i32, ptr } %three
}""",
}


def call(writer: Writer, ret: str, name: str, arguments: str) -> str:
    """Call one of the helpers; return the name of the result."""
    text = HELPERS[name]
    if text not in writer.functions:
        writer.functions.append(text)
    if ret == "void":
        writer.lines.append(f"  call spir_func void {name}({arguments})")
        return ""
    return writer.emit(f"call spir_func {ret} {name}({arguments})")


def read(writer: Writer, pointer: str, type: str = "ptr") -> None:
    """Read a value of a random type through a pointer to an arena."""
    shape = whole_bytes(writer)
    where = place(writer, pointer, shape.bits // 8, type)
    writer.define(shape, f"load {shape}, {type} {where}, align 1")


def write(writer: Writer, pointer: str, type: str = "ptr") -> None:
    """Write a value of a random type through a pointer to an arena."""
    shape = whole_bytes(writer)
    where = place(writer, pointer, shape.bits // 8, type)
    writer.lines.append(f"  store {shape} {writer.value(shape)}, {type} {where}, align 1")


def use(writer: Writer, pointer: str, type: str = "ptr") -> None:
    """Read or write."""
    (read if writer.rng.random() < 0.6 else write)(writer, pointer, type)


def slot(writer: Writer, type: str) -> str:
    """Return a variable of a type."""
    name = writer.name("slot")
    writer.entry.append(f"  {name} = alloca {type}")
    return name


def through_table(writer: Writer) -> None:
    """Append an array of pointers, read at an index that the program computes."""
    count = writer.rng.randint(2, 4)
    table = slot(writer, f"[{count} x ptr]")
    for number in range(count):
        where = writer.emit(f"getelementptr [{count} x ptr], ptr {table}, i64 0, i64 {number}")
        writer.lines.append(f"  store ptr {writer.rng.choice(writer.arenas)}, ptr {where}")
    at = writer.index(count)
    where = writer.emit(f"getelementptr ptr, ptr {table}, i64 {at}")
    use(writer, writer.emit(f"load ptr, ptr {where}"))


def through_struct(writer: Writer) -> None:
    """Append a struct with pointers, one of which points to the struct itself."""
    type = "{ ptr, i32, [2 x ptr] }"
    box = slot(writer, type)
    arena = writer.rng.choice(writer.arenas)
    for path, value in (("i32 0", box), ("i32 2, i64 0", arena), ("i32 2, i64 1", box)):
        where = writer.emit(f"getelementptr inbounds {type}, ptr {box}, i64 0, {path}")
        writer.lines.append(f"  store ptr {value}, ptr {where}")
    itself = writer.emit(f"load ptr, ptr {box}")
    where = writer.emit(f"getelementptr inbounds {type}, ptr {itself}, i64 0, i32 2, i64 0")
    use(writer, writer.emit(f"load ptr, ptr {where}"))


def through_value(writer: Writer) -> None:
    """Append a struct of pointers in a register, chosen as a whole."""
    first, second = arena_pointer(writer), arena_pointer(writer)
    pairs: list[str] = []
    for one, two in ((first, second), (second, first)):
        pair = writer.emit(f"insertvalue {{ ptr, ptr }} poison, ptr {one}, 0")
        pairs.append(writer.emit(f"insertvalue {{ ptr, ptr }} {pair}, ptr {two}, 1"))
    condition = writer.value(I1)
    chosen = writer.emit(
        f"select i1 {condition}, {{ ptr, ptr }} {pairs[0]}, {{ ptr, ptr }} {pairs[1]}"
    )
    use(writer, writer.emit(f"extractvalue {{ ptr, ptr }} {chosen}, 1"))


def through_call(writer: Writer) -> None:
    """Append a pointer that a function returns."""
    first, second = arena_pointer(writer), arena_pointer(writer)
    if writer.rng.random() < 0.5:
        condition = writer.value(I1)
        arguments = f"i1 {condition}, ptr {first}, ptr {second}"
        use(writer, call(writer, "ptr", "@pick", arguments))
        return
    type = "{ ptr, i32, ptr }"
    whole = call(writer, type, "@both", f"ptr {first}, ptr {second}")
    writer.define(I32, f"extractvalue {type} {whole}, 1")
    use(writer, writer.emit(f"extractvalue {type} {whole}, {writer.rng.choice((0, 2))}"))


def through_box(writer: Writer) -> None:
    """Append a function that writes through a pointer in a struct."""
    box = slot(writer, "{ i64, ptr }")
    where = writer.emit(f"getelementptr {{ i64, ptr }}, ptr {box}, i64 0, i32 1")
    arena = arena_pointer(writer)
    writer.lines.append(f"  store ptr {arena}, ptr {where}")
    call(writer, "void", "@poke", f"ptr {box}, i32 {writer.value(I32)}")
    read(writer, arena)


def generic(writer: Writer) -> str:
    """Return a generic pointer to an arena."""
    return writer.emit(f"addrspacecast ptr {arena_pointer(writer)} to {GENERIC}")


def through_generic(writer: Writer) -> None:
    """Append a cast of address space, there and perhaps back."""
    pointer = generic(writer)
    kind = writer.rng.randrange(3)
    if kind == 0:
        other = generic(writer)
        condition = writer.value(I1)
        text = f"select i1 {condition}, {GENERIC} {pointer}, {GENERIC} {other}"
        use(writer, writer.emit(text), GENERIC)
    elif kind == 1:
        use(writer, writer.emit(f"addrspacecast {GENERIC} {pointer} to ptr"))
    else:
        at = writer.index(ARENA_BYTES // 2)
        name = call(writer, "i16", "@peek", f"{GENERIC} {pointer}, i64 {at}")
        writer.define(Shape("i16", 16), f"freeze i16 {name}")


def through_number(writer: Writer) -> None:
    """Append a pointer as an integer, and the distance of two."""
    arena = writer.rng.choice(writer.arenas)
    there = writer.emit(f"getelementptr i8, ptr {arena}, i64 {writer.rng.randrange(8)}")
    last = writer.emit(f"ptrtoint ptr {there} to i64")
    first = writer.emit(f"ptrtoint ptr {arena} to i64")
    writer.define(I64, f"sub i64 {last}, {first}")
    writer.define(I1, f"icmp eq ptr {there}, {arena}")
    pointer = writer.emit(f"inttoptr i64 {first} to ptr")
    use(writer, pointer)


def walk(writer: Writer) -> None:
    """Append a loop that moves a pointer by the elements of a type and sums the values."""
    step = writer.rng.choice((1, 2, 4, 8))
    width = 8 * step
    rounds = writer.rng.randint(1, ARENA_BYTES // step)
    arena, before = arena_pointer(writer), writer.block
    head, end = writer.label("walk"), writer.label("end")
    names = [writer.name("walk") for _ in range(5)]
    at, total, count, following, more = names
    writer.lines.append(f"  br label %{head}")
    writer.start_block(head)
    writer.lines += [
        f"  {at} = phi ptr [ {arena}, %{before} ], [ {following}, %{head} ]",
        f"  {total} = phi i{width} [ 0, %{before} ], [ {total}.next, %{head} ]",
        f"  {count} = phi i32 [ 0, %{before} ], [ {count}.next, %{head} ]",
        f"  {total}.seen = load i{width}, ptr {at}, align 1",
        f"  {total}.next = add i{width} {total}, {total}.seen",
        f"  {following} = getelementptr i{width}, ptr {at}, i64 1",
        f"  {count}.next = add i32 {count}, 1",
        f"  {more} = icmp ult i32 {count}.next, {rounds}",
        f"  br i1 {more}, label %{head}, label %{end}",
    ]
    writer.start_block(end)
    writer.define(Shape(f"i{width}", width), f"freeze i{width} {total}.next")


def initializer(writer: Writer, record: Record) -> str:
    """Return a constant of a type of memory."""
    if record.members:
        items = ", ".join([f"{m.text} {initializer(writer, m)}" for m in record.members])
        return f"[{items}]" if record.text[0] == "[" else f"{{ {items} }}"
    return writer.constant(record.leaves[0][1])


def from_constant(writer: Writer) -> None:
    """Append a constant of the module, of any type of memory."""
    record = any_record(writer, 2)
    name = f"@constant{len(writer.globals)}"
    value = initializer(writer, record)
    writer.globals.append(f"{name} = internal addrspace(2) constant {record.text} {value}")
    for path, shape in writer.rng.sample(record.leaves, min(2, len(record.leaves))):
        steps = "".join(f", i32 {step}" for step in path)
        where = writer.emit(f"getelementptr {record.text}, ptr addrspace(2) {name}, i64 0{steps}")
        writer.define(shape, f"load {shape}, ptr addrspace(2) {where}")


ADDRESS_STEPS: Final[tuple[Step, ...]] = (
    from_constant, through_box, through_call, through_generic, through_number, through_struct,
    through_table, through_value, walk,
)  # fmt: skip
