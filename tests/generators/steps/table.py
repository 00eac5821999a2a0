"""Steps of random programs with tables of the module, lists of nodes and functions of pointers."""

from __future__ import annotations

from typing import Final

from tests.generators.address_steps import use
from tests.generators.memory_steps import arena_pointer
from tests.generators.shapes import I1, I32, I64, integer
from tests.generators.writer import Step, Writer

# Also in address space 0, where a frontend places C's constants.
SPACES: Final = ("", "addrspace(2) ", "addrspace(1) ")


def pointer(space: str) -> str:
    return f"ptr {space}".strip()


def table(writer: Writer) -> None:
    """Append an element of a table, at an index that the program computes."""
    shape = writer.any_shape()
    if shape.width % 8:
        # LLVM's code for x86-64 packs the lanes of a constant by bits, as LangRef says (Vector
        # Type), but loads them from whole bytes where it extends them at once.
        shape = integer(shape.width)
    count = writer.rng.randint(2, 9)
    space = writer.rng.choice(SPACES)
    name = f"@constant{len(writer.globals)}"
    items = ", ".join(f"{shape} {writer.constant(shape)}" for _ in range(count))
    kind = writer.rng.choice(("internal", "private unnamed_addr"))
    text = f"{name} = {kind} {space}constant [{count} x {shape}] [{items}]"
    writer.globals.append(text)
    source = f"[{count} x {shape}], {pointer(space)} {name}, i64 0, i64 {writer.index(count)}"
    where = writer.emit(f"getelementptr inbounds {source}")
    writer.define(shape, f"load {shape}, {pointer(space)} {where}")


def table_of_pointers(writer: Writer) -> None:
    """Append a table of the addresses of others, and a number that lies behind one of them."""
    shape = integer(writer.rng.choice((8, 16, 32, 64)))
    # Not in address space 0, to which a table would refer: OpenCL has no constants there.
    space = writer.rng.choice(SPACES[1:])
    stem, count = len(writer.globals), writer.rng.randint(2, 4)
    type = pointer(space)
    names = [f"@constant{stem}.{number}" for number in range(count)]
    for name in names:
        pair = f"[2 x {shape}] [{shape} {writer.constant(shape)}, {shape} {writer.constant(shape)}]"
        writer.globals.append(f"{name} = internal {space}constant {pair}")
    items = ", ".join(f"{type} {name}" for name in names)
    text = f"@constant{stem} = internal {space}constant [{count} x {type}] [{items}]"
    writer.globals.append(text)
    source = f"[{count} x {type}], {type} @constant{stem}, i64 0, i64 {writer.index(count)}"
    first = writer.emit(f"load {type}, {type} {writer.emit(f'getelementptr {source}')}")
    where = writer.emit(f"getelementptr {shape}, {type} {first}, i64 {writer.index(2)}")
    writer.define(shape, f"load {shape}, {type} {where}")


def linked_list(writer: Writer) -> None:
    """Nodes in a row of memory, linked in another order, and a walk along the links."""
    count = writer.rng.randint(2, 4)
    node = "{ ptr, i32, ptr }"
    memory = writer.name("nodes")
    writer.entry.append(f"  {memory} = alloca [{count} x {node}]")
    where = [writer.emit(f"getelementptr {node}, ptr {memory}, i64 {i}") for i in range(count)]
    order = writer.rng.sample(range(count), count)
    for number, following in zip(order, [*order[1:], order[0]], strict=True):
        writer.lines.append(f"  store ptr {where[following]}, ptr {where[number]}")
        value = writer.emit(f"getelementptr {node}, ptr {where[number]}, i64 0, i32 1")
        writer.lines.append(f"  store i32 {writer.value(I32)}, ptr {value}")
        data = writer.emit(f"getelementptr {node}, ptr {where[number]}, i64 0, i32 2")
        writer.lines.append(f"  store ptr {writer.rng.choice(writer.arenas)}, ptr {data}")
    last = follow(writer, where[order[0]], writer.index(7), node)
    data = writer.emit(f"getelementptr {node}, ptr {last}, i64 0, i32 2")
    use(writer, writer.emit(f"load ptr, ptr {data}"))


def follow(writer: Writer, start: str, rounds: str, node: str) -> str:
    """Follow a number of links and sum the numbers; return the last node."""
    head, end, before = writer.label("follow"), writer.label("end"), writer.block
    at, total, left = (writer.name("follow") for _ in range(3))
    writer.lines.append(f"  br label %{head}")
    writer.start_block(head)
    writer.lines += [
        f"  {at} = phi ptr [ {start}, %{before} ], [ {at}.next, %{head} ]",
        f"  {total} = phi i32 [ 0, %{before} ], [ {total}.next, %{head} ]",
        f"  {left} = phi i64 [ {rounds}, %{before} ], [ {left}.next, %{head} ]",
        f"  {at}.value = getelementptr {node}, ptr {at}, i64 0, i32 1",
        f"  {at}.number = load i32, ptr {at}.value",
        f"  {total}.next = add i32 {total}, {at}.number",
        f"  {at}.next = load ptr, ptr {at}",
        f"  {left}.next = sub i64 {left}, 1",
        f"  {left}.done = icmp eq i64 {left}, 0",
        f"  br i1 {left}.done, label %{end}, label %{head}",
    ]
    writer.start_block(end)
    writer.define(I32, f"freeze i32 {total}.next")
    return at


def call_tree(writer: Writer) -> None:
    """Append a pointer that functions of pointers choose and change."""
    if not writer.trees:
        return
    use(writer, call_of_tree(writer))


def call_of_tree(writer: Writer) -> str:
    """Call one of the functions of pointers; return its pointer."""
    name, kind = writer.rng.choice(writer.trees)
    first, second = arena_pointer(writer), arena_pointer(writer)
    arguments = f"ptr {first}, ptr {second}, i64 {writer.value(I64)}, i1 {writer.value(I1)}"
    if kind == "ptr":
        return writer.emit(f"call spir_func ptr {name}({arguments})")
    if kind == "void":
        slot = writer.name("slot")
        writer.entry.append(f"  {slot} = alloca ptr")
        writer.lines.append(f"  call spir_func void {name}({arguments}, ptr {slot})")
        return writer.emit(f"load ptr, ptr {slot}")
    both = writer.emit(f"call spir_func {kind} {name}({arguments})")
    writer.define(I32, f"extractvalue {kind} {both}, 0")
    return writer.emit(f"extractvalue {kind} {both}, 1")


PAIR: Final = "{ i32, ptr }"
TREE_KINDS: Final = ("ptr", "ptr", "void", PAIR)


def return_of_tree(writer: Writer, kind: str) -> None:
    """End a function of pointers."""
    nested = writer.trees and writer.rng.random() < 0.5
    result = call_of_tree(writer) if nested else arena_pointer(writer)
    if kind == "ptr":
        writer.lines.append(f"  ret ptr {result}")
    elif kind == "void":
        writer.lines += [f"  store ptr {result}, ptr %box", "  ret void"]
    else:
        one = writer.emit(f"insertvalue {PAIR} zeroinitializer, i32 {writer.value(I32)}, 0")
        two = writer.emit(f"insertvalue {PAIR} {one}, ptr {result}, 1")
        writer.lines.append(f"  ret {PAIR} {two}")


TABLE_STEPS: Final[tuple[Step, ...]] = (table, table_of_pointers)
TREE_STEPS: Final[tuple[Step, ...]] = (linked_list, call_tree, call_tree)
