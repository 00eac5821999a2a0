"""Steps of random programs that send pointers about before they are used.

Each ends in an access of memory that the program owns, so that what it reads tells whether the
pointer arrived: through memory, structs, phis, calls, casts of address space and of numbers.
"""

from __future__ import annotations

from typing import Final

from tests.generators.programs import ARENA_BYTES, I1, I32, I64, Program, Record, Shape, Step

GENERIC: Final = "ptr addrspace(4)"

# Functions of pointers, added to a program when it first calls one of them.
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


def call(program: Program, ret: str, name: str, arguments: str) -> str:
    """Call one of the helpers; gives the name of the result."""
    text = HELPERS[name]
    if text not in program.functions:
        program.functions.append(text)
    if ret == "void":
        program.lines.append(f"  call spir_func void {name}({arguments})")
        return ""
    return program.emit(f"call spir_func {ret} {name}({arguments})")


def read(program: Program, pointer: str, type: str = "ptr") -> None:
    """Read a value of a random type through a pointer to an arena."""
    shape = program.whole_bytes()
    where = program.place(pointer, shape.bits // 8, type)
    program.define(shape, f"load {shape}, {type} {where}, align 1")


def write(program: Program, pointer: str, type: str = "ptr") -> None:
    """Write a value of a random type through a pointer to an arena."""
    shape = program.whole_bytes()
    where = program.place(pointer, shape.bits // 8, type)
    program.lines.append(f"  store {shape} {program.value(shape)}, {type} {where}, align 1")


def use(program: Program, pointer: str, type: str = "ptr") -> None:
    """Read or write."""
    (read if program.rng.random() < 0.6 else write)(program, pointer, type)


def slot(program: Program, type: str) -> str:
    """A variable of a type."""
    name = program.name("slot")
    program.entry.append(f"  {name} = alloca {type}")
    return name


def through_table(program: Program) -> None:
    """An array of pointers, read at an index that the program computes."""
    count = program.rng.randint(2, 4)
    table = slot(program, f"[{count} x ptr]")
    for number in range(count):
        where = program.emit(f"getelementptr [{count} x ptr], ptr {table}, i64 0, i64 {number}")
        program.lines.append(f"  store ptr {program.rng.choice(program.arenas)}, ptr {where}")
    at = program.index(count)
    where = program.emit(f"getelementptr ptr, ptr {table}, i64 {at}")
    use(program, program.emit(f"load ptr, ptr {where}"))


def through_struct(program: Program) -> None:
    """A struct with pointers, of which one points to the struct itself."""
    type = "{ ptr, i32, [2 x ptr] }"
    box = slot(program, type)
    arena = program.rng.choice(program.arenas)
    for path, value in (("i32 0", box), ("i32 2, i64 0", arena), ("i32 2, i64 1", box)):
        where = program.emit(f"getelementptr inbounds {type}, ptr {box}, i64 0, {path}")
        program.lines.append(f"  store ptr {value}, ptr {where}")
    itself = program.emit(f"load ptr, ptr {box}")
    where = program.emit(f"getelementptr inbounds {type}, ptr {itself}, i64 0, i32 2, i64 0")
    use(program, program.emit(f"load ptr, ptr {where}"))


def through_value(program: Program) -> None:
    """A struct of pointers in a register, chosen as a whole."""
    first, second = program.arena_pointer(), program.arena_pointer()
    pairs: list[str] = []
    for one, two in ((first, second), (second, first)):
        pair = program.emit(f"insertvalue {{ ptr, ptr }} poison, ptr {one}, 0")
        pairs.append(program.emit(f"insertvalue {{ ptr, ptr }} {pair}, ptr {two}, 1"))
    condition = program.value(I1)
    chosen = program.emit(
        f"select i1 {condition}, {{ ptr, ptr }} {pairs[0]}, {{ ptr, ptr }} {pairs[1]}"
    )
    use(program, program.emit(f"extractvalue {{ ptr, ptr }} {chosen}, 1"))


def through_call(program: Program) -> None:
    """A pointer that a function returns."""
    first, second = program.arena_pointer(), program.arena_pointer()
    if program.rng.random() < 0.5:
        condition = program.value(I1)
        arguments = f"i1 {condition}, ptr {first}, ptr {second}"
        use(program, call(program, "ptr", "@pick", arguments))
        return
    type = "{ ptr, i32, ptr }"
    whole = call(program, type, "@both", f"ptr {first}, ptr {second}")
    program.define(I32, f"extractvalue {type} {whole}, 1")
    use(program, program.emit(f"extractvalue {type} {whole}, {program.rng.choice((0, 2))}"))


def through_box(program: Program) -> None:
    """A function writes through a pointer that lies in a struct."""
    box = slot(program, "{ i64, ptr }")
    where = program.emit(f"getelementptr {{ i64, ptr }}, ptr {box}, i64 0, i32 1")
    arena = program.arena_pointer()
    program.lines.append(f"  store ptr {arena}, ptr {where}")
    call(program, "void", "@poke", f"ptr {box}, i32 {program.value(I32)}")
    read(program, arena)


def generic(program: Program) -> str:
    """A generic pointer to an arena."""
    return program.emit(f"addrspacecast ptr {program.arena_pointer()} to {GENERIC}")


def through_generic(program: Program) -> None:
    """A cast of address space, there and perhaps back."""
    pointer = generic(program)
    kind = program.rng.randrange(3)
    if kind == 0:
        other = generic(program)
        condition = program.value(I1)
        text = f"select i1 {condition}, {GENERIC} {pointer}, {GENERIC} {other}"
        use(program, program.emit(text), GENERIC)
    elif kind == 1:
        use(program, program.emit(f"addrspacecast {GENERIC} {pointer} to ptr"))
    else:
        at = program.index(ARENA_BYTES // 2)
        name = call(program, "i16", "@peek", f"{GENERIC} {pointer}, i64 {at}")
        program.define(Shape("i16", 16), f"freeze i16 {name}")


def through_number(program: Program) -> None:
    """A pointer as an integer, and the distance of two."""
    arena = program.rng.choice(program.arenas)
    there = program.emit(f"getelementptr i8, ptr {arena}, i64 {program.rng.randrange(8)}")
    last = program.emit(f"ptrtoint ptr {there} to i64")
    first = program.emit(f"ptrtoint ptr {arena} to i64")
    program.define(I64, f"sub i64 {last}, {first}")
    program.define(I1, f"icmp eq ptr {there}, {arena}")
    pointer = program.emit(f"inttoptr i64 {first} to ptr")
    use(program, pointer)


def walk(program: Program) -> None:
    """A loop that moves a pointer by the elements of a type and sums what it sees."""
    step = program.rng.choice((1, 2, 4, 8))
    width = 8 * step
    rounds = program.rng.randint(1, ARENA_BYTES // step)
    arena, before = program.arena_pointer(), program.block
    head, end = program.label("walk"), program.label("end")
    names = [program.name("walk") for _ in range(5)]
    at, total, count, following, more = names
    program.lines.append(f"  br label %{head}")
    program.start_block(head)
    program.lines += [
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
    program.start_block(end)
    program.define(Shape(f"i{width}", width), f"freeze i{width} {total}.next")


def initializer(program: Program, record: Record) -> str:
    """A constant of a type of memory."""
    if record.members:
        items = ", ".join([f"{m.text} {initializer(program, m)}" for m in record.members])
        return f"[{items}]" if record.text[0] == "[" else f"{{ {items} }}"
    return program.constant(record.leaves[0][1])


def from_constant(program: Program) -> None:
    """A constant of the module, of any type of memory."""
    record = program.any_record(2)
    name = f"@constant{len(program.globals)}"
    value = initializer(program, record)
    program.globals.append(f"{name} = internal addrspace(2) constant {record.text} {value}")
    for path, shape in program.rng.sample(record.leaves, min(2, len(record.leaves))):
        steps = "".join(f", i32 {step}" for step in path)
        where = program.emit(
            f"getelementptr {record.text}, ptr addrspace(2) {name}, i64 0{steps}"
        )
        program.define(shape, f"load {shape}, ptr addrspace(2) {where}")


ADDRESS_STEPS: Final[tuple[Step, ...]] = (
    from_constant, through_box, through_call, through_generic, through_number, through_struct,
    through_table, through_value, walk,
)  # fmt: skip
