"""Steps of random programs with structs that have names, and generic pointers to several spaces."""

from __future__ import annotations

from typing import Final

from tests.generators.address_steps import GENERIC, call, use
from tests.generators.memory_steps import ARENA_BYTES, arena_pointer
from tests.generators.shapes import FLOAT, I1, I8, I32, I64, Shape, integer
from tests.generators.steps.atomic import OWN_BYTES
from tests.generators.writer import Step, Writer

I16: Final = integer(16)
FIELDS: Final = (I8, I16, I32, I64, integer(16, 2), integer(32, 4), integer(8, 3))


def named(writer: Writer, body: str) -> str:
    """Return a struct type with a name, which differs between the kernels of a module."""
    name = f"%struct.{writer.seed}.{len(writer.globals)}"
    writer.globals.append(f"{name} = type {{ {body} }}")
    return name


def field(writer: Writer, type: str, pointer: str, *path: int) -> str:
    steps = "".join(f", i32 {step}" for step in path)
    return writer.emit(f"getelementptr inbounds {type}, ptr {pointer}, i64 0{steps}")


def new_variable(writer: Writer, type: str) -> str:
    """Append a variable, all written; no type here takes more than the size."""
    name = writer.name("object")
    writer.entry.append(f"  {name} = alloca {type}, align 16")
    size = f"ptrtoint (ptr getelementptr ({type}, ptr null, i64 1) to i64)"
    writer.fill(name, writer.value(I8), size)
    return name


def set_field(writer: Writer, type: str, pointer: str, shape: Shape, *path: int) -> None:
    where = field(writer, type, pointer, *path)
    writer.lines.append(f"  store {shape} {writer.value(shape)}, ptr {where}")


def get_field(writer: Writer, type: str, pointer: str, shape: Shape, *path: int) -> None:
    writer.define(shape, f"load {shape}, ptr {field(writer, type, pointer, *path)}")


def nested(writer: Writer) -> None:
    """Append a struct in a struct, which is passed around by its own type."""
    one, two, three = (writer.rng.choice(FIELDS) for _ in range(3))
    inner = named(writer, f"{one}, {two}")
    outer = named(writer, f"{three}, {inner}, [2 x {inner}]")
    memory = new_variable(writer, outer)
    set_field(writer, outer, memory, three, 0)
    set_field(writer, outer, memory, two, 1, 1)
    set_field(writer, outer, memory, one, 2, 1, 0)
    first = field(writer, outer, memory, 1)
    second = writer.emit(
        f"getelementptr {outer}, ptr {memory}, i64 0, i32 2, i64 {writer.index(2)}"
    )
    chosen = writer.emit(f"select i1 {writer.value(I1)}, ptr {first}, ptr {second}")
    set_field(writer, inner, chosen, one, 0)
    get_field(writer, inner, chosen, two, 1)
    copy = new_variable(writer, inner)
    size = f"ptrtoint (ptr getelementptr ({inner}, ptr null, i64 1) to i64)"
    operands = ("ptr", copy), ("ptr", chosen), ("i64", size), ("i1", "false")
    writer.lines.append("  " + writer.call("void", "llvm.memcpy.p0.p0.i64", *operands))
    get_field(writer, inner, copy, one, 0)
    get_field(writer, outer, memory, one, 1, 0)


def same_layout(writer: Writer) -> None:
    """Append a function that reads one struct by the type of another one with the same members."""
    shape = writer.rng.choice((I32, integer(32, 2), I64))
    one = named(writer, f"{shape}, ptr, {shape}")
    two = named(writer, f"{shape}, ptr, {shape}")
    name = f"@reader{len(writer.functions)}"
    writer.functions.append(
        f"define spir_func {shape} {name}(ptr %object, i64 %at) {{\n"
        f"  %p = getelementptr {two}, ptr %object, i64 0, i32 1\n  %inner = load ptr, ptr %p\n"
        f"  %q = getelementptr {shape}, ptr %inner, i64 %at\n  %x = load {shape}, ptr %q, align 1\n"
        f"  %r = getelementptr {one}, ptr %object, i64 0, i32 2\n  %y = load {shape}, ptr %r\n"
        f"  %z = xor {shape} %x, %y\n  store {shape} %z, ptr %object\n  ret {shape} %z\n}}"
    )
    memory = new_variable(writer, one)
    set_field(writer, one, memory, shape, 0)
    set_field(writer, one, memory, shape, 2)
    arena = arena_pointer(writer)
    writer.lines.append(f"  store ptr {arena}, ptr {field(writer, one, memory, 1)}")
    at = writer.index(ARENA_BYTES * 8 // shape.bits)
    writer.define(shape, f"call spir_func {shape} {name}(ptr {memory}, i64 {at})")
    get_field(writer, two, memory, shape, 0)
    inner = writer.emit(f"load ptr, ptr {field(writer, two, memory, 1)}")
    use(writer, inner)


def tree(writer: Writer) -> None:
    """Nodes with two children, and a computed path down."""
    node = f"%struct.{writer.seed}.{len(writer.globals)}"
    shape = writer.rng.choice((I32, I16, FLOAT))
    writer.globals.append(f"{node} = type {{ {shape}, [2 x ptr] }}")
    leaf, middle, root = (new_variable(writer, node) for _ in range(3))
    bits = integer(shape.width)
    for memory, children in ((root, (middle, leaf)), (middle, (leaf, root)), (leaf, (leaf, root))):
        where = field(writer, node, memory, 0)
        writer.lines.append(f"  store {bits} {writer.value(bits)}, ptr {where}")
        for number, child in enumerate(children):
            where = field(writer, node, memory, 1, number)
            writer.lines.append(f"  store ptr {child}, ptr {where}")
    at = root
    for _ in range(writer.rng.randint(1, 3)):
        source = f"{node}, ptr {at}, i64 0, i32 1, i64 {writer.index(2)}"
        at = writer.emit(f"load ptr, ptr {writer.emit(f'getelementptr {source}')}")
    value = writer.emit(f"load {shape}, ptr {at}")
    writer.define(bits, f"bitcast {shape} {value} to {bits}")


def generic_table(writer: Writer) -> None:
    """Generic pointers to a variable and to global memory in one table."""
    table = writer.name("table")
    writer.entry.append(f"  {table} = alloca [3 x {GENERIC}]")
    for number in range(3):
        where = writer.emit(f"getelementptr [3 x {GENERIC}], ptr {table}, i64 0, i64 {number}")
        source = f"ptr {arena_pointer(writer)}"
        if writer.has_input and number == 1 and OWN_BYTES >= ARENA_BYTES:
            # The cells at the start of the output are the item's own.
            source = "ptr addrspace(1) %out"
        pointer = writer.emit(f"addrspacecast {source} to {GENERIC}")
        writer.lines.append(f"  store {GENERIC} {pointer}, ptr {where}")
    source = f"{GENERIC}, ptr {table}, i64 {writer.index(3)}"
    pointer = writer.emit(f"load {GENERIC}, ptr {writer.emit(f'getelementptr {source}')}")
    use(writer, pointer, GENERIC)
    at = writer.index(ARENA_BYTES // 2)
    seen = call(writer, "i16", "@peek", f"{GENERIC} {pointer}, i64 {at}")
    writer.define(I16, f"freeze i16 {seen}")


STRUCT_STEPS: Final[tuple[Step, ...]] = (generic_table, nested, same_layout, tree)
