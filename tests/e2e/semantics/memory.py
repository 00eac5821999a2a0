"""Memory: layout of odd types, copies and fills, masked accesses, private objects, aggregates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tests.e2e.harness.row_model import FLOAT_WIDTHS, Row, bits_float, float_bits, shape_of
from tests.e2e.semantics import atomics as semantic_atomics

G: Final = "ptr addrspace(1)"


def word(memory: bytearray, at: int, size: int) -> int:
    return int.from_bytes(memory[at : at + size], "little")


def put(memory: bytearray, at: int, value: int, size: int) -> None:
    memory[at : at + size] = (value & ((1 << (8 * size)) - 1)).to_bytes(size, "little")


def bits_of(text: str, value: Any) -> int:
    """What a value is in memory, as one number; lanes lie side by side, to the bit."""
    shape = shape_of(text)
    total = 0
    for at, lane in enumerate(value if shape.lanes else [value]):
        bits = float_bits(shape.element, lane) if shape.is_float else int(lane)
        total |= (bits & ((1 << shape.width) - 1)) << (at * shape.width)
    return total


def store_size(text: str) -> int:
    shape = shape_of(text)
    return -(-shape.width * max(1, shape.lanes) // 8)


def label(text: str) -> str:
    return text.strip("<>").replace(" ", "")


def store_row(text: str, offset: int) -> Row:
    """A store writes the bytes of the type and no more; a load gives the value back."""
    size = store_size(text)
    body = f"""
%p = getelementptr i8, {G} %mem, i64 {offset}
store {text} %a, {G} %p, align 1
%r = load {text}, {G} %p, align 1
"""

    def reference(memory: bytearray, value: Any) -> Any:
        put(memory, offset, bits_of(text, value), size)
        return value

    return Row(f"store-{label(text)}", (text,), (text,), body, reference, memory=size + 2 * offset)


def private_row(text: str) -> Row:
    """An array of the type in private memory, indexed at run time."""
    body = f"""
%t = alloca [4 x {text}]
%p0 = getelementptr [4 x {text}], ptr %t, i64 0, i32 %c
store {text} %a, ptr %t
%p1 = getelementptr {text}, ptr %t, i32 1
store {text} %b, ptr %p1
%p2 = getelementptr {text}, ptr %t, i32 2
store {text} %a, ptr %p2
%p3 = getelementptr {text}, ptr %t, i32 3
store {text} %b, ptr %p3
%r = load {text}, ptr %p0
"""
    return Row(
        f"private-{label(text)}", (text, text, "i32"), (text,), body,
        lambda a, b, c: (a, b)[c % 2], pools={2: [0, 1, 2, 3]},
    )  # fmt: skip


def local_access_row(text: str) -> Row:
    """A static object in local memory that each work item has a part of."""
    module = f"@part.{label(text)} = internal addrspace(3) global [256 x {text}] undef"
    body = f"""
%id = call spir_func i64 @_Z12get_local_idj(i32 0)
%p = getelementptr [256 x {text}], ptr addrspace(3) @part.{label(text)}, i64 0, i64 %id
store {text} %a, ptr addrspace(3) %p
%r = load {text}, ptr addrspace(3) %p
"""
    declared = "declare spir_func i64 @_Z12get_local_idj(i32)"
    return Row(
        f"local-{label(text)}", (text,), (text,), body, lambda a: a, f"{declared}\n\n{module}"
    )


STORED: Final = (
    "i1", "i3", "i7", "i8", "i16", "i24", "i33", "i40", "i48", "i56", "i64", "i100", "i128",
    "half", "float", "double", "<3 x i32>", "<4 x i8>", "<1 x i32>", "<5 x i32>", "<6 x half>",
    "<7 x i16>", "<9 x i8>", "<15 x float>", "<32 x i16>", "<64 x i8>", "<8 x i1>", "<16 x i1>",
    "<2 x i24>", "<4 x i7>", "<5 x double>",
)  # fmt: skip
OBJECTS: Final = (
    "i1", "i7", "i24", "i33", "i48", "i100", "half", "<3 x float>", "<5 x i32>", "<8 x i1>",
    "<7 x i8>", "<1 x float>",
)  # fmt: skip


def pun_rows() -> list[Row]:
    """Bytes written as one type and read as another."""

    def pun(name: str, first: str, second: str, reference: Callable[..., Any]) -> Row:
        body = f"""
%t = alloca {first}, align 16
store {first} %a, ptr %t
%r = load {second}, ptr %t
"""
        return Row(f"pun-{name}", (first,), (second,), body, reference)

    def lanes(value: int, count: int, width: int) -> list[int]:
        return [(value >> (at * width)) & ((1 << width) - 1) for at in range(count)]

    return [
        pun("float-i32", "float", "i32", lambda a: None if a != a else float_bits("float", a)),
        pun("i64-2xi32", "i64", "<2 x i32>", lambda a: lanes(a, 2, 32)),
        pun("4xi8-i32", "<4 x i8>", "i32", lambda a: bits_of("<4 x i8>", a)),
        pun("i64-i8", "i64", "i8", lambda a: a & 0xFF),
        pun("i32-i24", "i32", "i24", lambda a: a & 0xFFFFFF),
        pun("8xi1-i8", "<8 x i1>", "i8", lambda a: bits_of("<8 x i1>", a)),
        pun("i128-4xi32", "i128", "<4 x i32>", lambda a: lanes(a, 4, 32)),
        pun("4xi32-i100", "<4 x i32>", "i100", lambda a: bits_of("<4 x i32>", a) & ((1 << 100) - 1)
            if a[3] < 16 else None) ._replace(pools={0: [1, 0xFFFFFFFF, 7, 15]}),
    ]  # fmt: skip


def global_table_rows() -> list[Row]:
    """Program-scope constants: in their own address space, in private memory, by bytes."""
    values = [3, 70000, 0x80000001, 9]
    items = ", ".join(f"i32 {value}" for value in values)
    raw = b"".join(value.to_bytes(4, "little") for value in values)
    struct = "{ i8, [2 x i16], <3 x i8>, i33 }"
    rows = []
    for tag, linkage in ((0, "private unnamed_addr"), (1, "internal"), (2, "internal")):
        space = f"addrspace({tag})"
        pointer = f"ptr {space}" if tag else "ptr"
        name = f"@table{tag}"
        module = f"{name} = {linkage} {space} constant [4 x i32] [{items}]"
        rows += [
            Row(
                f"table{tag}-words", ("i32",), ("i32",),
                f"%p = getelementptr [4 x i32], {pointer} {name}, i64 0, i32 %a\n"
                f"%r = load i32, {pointer} %p",
                lambda a: values[a], module, pools={0: range(4)},
            ),
            Row(
                f"table{tag}-bytes", ("i32",), ("i8",),
                f"%p = getelementptr i8, {pointer} {name}, i32 %a\n%r = load i8, {pointer} %p",
                lambda a: raw[a], module, pools={0: range(16)},
            ),
            Row(
                f"table{tag}-unaligned", ("i32",), ("i16",),
                f"%p = getelementptr i8, {pointer} {name}, i32 %a\n"
                f"%r = load i16, {pointer} %p, align 1",
                lambda a: int.from_bytes(raw[a : a + 2], "little"), module, pools={0: range(15)},
            ),
            Row(
                f"table{tag}-constant-offset", ("i1",), ("i32",),
                f"%r = load i32, {pointer} getelementptr (i8, {pointer} {name}, i64 8)",
                lambda a: values[2], module,
            ),
        ]  # fmt: skip
    module = (
        f"@record = private unnamed_addr constant [2 x {struct}] [{struct} {{ i8 1, [2 x i16] "
        "[i16 2, i16 3], <3 x i8> <i8 4, i8 5, i8 6>, i33 -7 }, "
        f"{struct} {{ i8 11, [2 x i16] [i16 12, i16 13], <3 x i8> <i8 14, i8 15, i8 16>, "
        "i33 4294967296 }]"
    )
    body = f"""
%p1 = getelementptr [2 x {struct}], ptr @record, i64 0, i32 %a, i32 1, i32 1
%r = load i16, ptr %p1
%p2 = getelementptr [2 x {struct}], ptr @record, i64 0, i32 %a, i32 2
%s = load <3 x i8>, ptr %p2
%p3 = getelementptr [2 x {struct}], ptr @record, i64 0, i32 %a, i32 3
%t = load i33, ptr %p3
"""
    rows.append(Row(
        "record", ("i32",), ("i16", "<3 x i8>", "i33"), body,
        lambda a: ((3, 13)[a], ([4, 5, 6], [14, 15, 16])[a], (-7, 1 << 32)[a]), module,
        pools={0: range(2)},
    ))  # fmt: skip
    return rows


def copy_row(name: str, size: int, to: int, source: int, runtime: bool, extra: str = "") -> Row:
    """memcpy or memmove within the row's memory."""
    length = "i64 %b" if runtime else f"i64 {size}"
    body = f"""
%to = getelementptr i8, {G} %mem, i64 {to}
%from = getelementptr i8, {G} %mem, i64 {source}
call void @llvm.{name}.p1.p1.i64({G} {extra}%to, {G} {extra}%from, {length}, i1 false)
%r = add i8 %a, 1
"""

    def reference(memory: bytearray, a: int, b: int = size) -> int:
        memory[to : to + b] = bytes(memory[source : source + b])
        return a + 1

    kind = "runtime" if runtime else str(size)
    return Row(
        f"{name}-{kind}-{to}-{source}{'-aligned' if extra else ''}",
        ("i8", "i64") if runtime else ("i8",), ("i8",), body, reference, memory=96,
        pools={0: [1], 1: [0, 1, 3, 4, 8, 15, size]} if runtime else {0: [1, 2]},
    )  # fmt: skip


def fill_row(size: int, constant: bool, runtime: bool, align: int) -> Row:
    value = "i8 -85" if constant else "i8 %a"
    length = "i64 %b" if runtime else f"i64 {size}"
    body = f"""
%to = getelementptr i8, {G} %mem, i64 8
call void @llvm.memset.p1.i64({G} align {align} %to, {value}, {length}, i1 false)
%r = add i8 %a, 1
"""

    def reference(memory: bytearray, a: int, b: int = size) -> int:
        memory[8 : 8 + b] = bytes([0xAB if constant else a]) * b
        return a + 1

    return Row(
        f"memset-{'runtime' if runtime else size}-{'constant' if constant else 'variable'}-{align}",
        ("i8", "i64") if runtime else ("i8",), ("i8",), body, reference, memory=64,
        pools={1: [0, 1, 3, 4, 8, 15, size]} if runtime else {0: [0, 1, 255]},
    )  # fmt: skip


def copy_rows() -> list[Row]:
    rows = [copy_row("memcpy", size, 48, 0, False) for size in (1, 2, 3, 7, 8, 16, 33, 48)]
    rows += [
        copy_row("memcpy", 32, 48, 8, False, "align 8 "),
        copy_row("memcpy.inline", 12, 40, 3, False),
    ]
    rows += [
        copy_row("memmove", size, to, source, False)
        for size in (1, 5, 16, 40)
        for to, source in ((8, 3), (3, 8), (8, 8))
    ]
    rows += [copy_row("memmove", 33, to, source, True) for to, source in ((8, 7), (7, 8), (0, 48))]
    rows += [copy_row("memmove", 40, to, 24 - to, True, "align 8 ") for to in (8, 16)]
    rows += [copy_row("memcpy", 33, 48, 1, True), copy_row("memcpy", 40, 48, 0, True, "align 4 ")]
    rows += [
        fill_row(size, constant, False, align)
        for size in (1, 3, 8, 33)
        for constant in (True, False)
        for align in (1, 8)
    ]
    rows += [fill_row(40, constant, True, align) for constant in (True, False) for align in (1, 8)]
    return rows


def through_private_row(size: int) -> Row:
    """Bytes to private memory and back, as a struct assignment does."""
    body = f"""
%t = alloca [{size} x i8], align 4
%u = alloca [{size} x i8], align 4
%half = getelementptr i8, {G} %mem, i64 {size}
call void @llvm.lifetime.start.p0(ptr %t)
call void @llvm.memcpy.p0.p1.i64(ptr %t, {G} %mem, i64 {size}, i1 false)
call void @llvm.memmove.p0.p0.i64(ptr %u, ptr %t, i64 {size}, i1 false)
call void @llvm.memset.p0.i64(ptr %t, i8 0, i64 {size}, i1 false)
call void @llvm.memcpy.p1.p0.i64({G} %half, ptr %u, i64 {size}, i1 true)
call void @llvm.lifetime.end.p0(ptr %t)
%r = load i8, ptr %t
"""

    def reference(memory: bytearray, a: int) -> int:
        memory[size:] = memory[:size]
        return 0

    return Row(f"through-private-{size}", ("i8",), ("i8",), body, reference, memory=2 * size,
               pools={0: [0, 1]})  # fmt: skip


def pattern_row() -> Row:
    """memset.pattern repeats a whole value."""
    body = f"""
call void @llvm.experimental.memset.pattern.p1.i32.i64({G} %mem, i32 %a, i64 %b, i1 false)
%r = xor i32 %a, -1
"""

    def reference(memory: bytearray, a: int, b: int) -> int:
        memory[: 4 * b] = a.to_bytes(4, "little") * b
        return ~a

    return Row("memset.pattern", ("i32", "i64"), ("i32",), body, reference, memory=32,
               pools={1: [0, 1, 5, 8]})  # fmt: skip


def in_private(size: int, lines: str) -> str:
    """Lines that work on %own, a private copy of the row's memory, which they change."""
    return f"""
%own = alloca [{size} x i8], align 16
call void @llvm.memcpy.p0.p1.i64(ptr %own, {G} %mem, i64 {size}, i1 false)
{lines}
call void @llvm.memcpy.p1.p0.i64({G} %mem, ptr %own, i64 {size}, i1 false)
"""


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


GENERIC: Final = "ptr addrspace(4)"
POINTER_CHOOSE: Final = f"""
%t = alloca i32
store i32 %b, ptr %t
%g0 = addrspacecast ptr %t to {GENERIC}
%g1 = addrspacecast {G} %mem to {GENERIC}
%p = select i1 %a, {GENERIC} %g0, {GENERIC} %g1
%r = load i32, {GENERIC} %p
store i32 77, {GENERIC} %p
%s = load i32, ptr %t
"""
POINTER_WALK: Final = f"""
%end = getelementptr i16, {G} %mem, i32 %a
br label %head
head:
%p = phi {G} [ %mem, %entry ], [ %next, %body ]
%sum = phi i16 [ 0, %entry ], [ %sum1, %body ]
%stop = icmp eq {G} %p, %end
br i1 %stop, label %done, label %body
body:
%x = load i16, {G} %p
%sum1 = add i16 %sum, %x
%next = getelementptr inbounds i8, {G} %p, i64 2
br label %head
done:
%r = phi i16 [ %sum, %head ]
"""
POINTER_THROUGH: Final = f"""
%t = alloca [2 x {G}]
%q = getelementptr i8, {G} %mem, i64 4
store {G} %mem, ptr %t
%t1 = getelementptr [2 x {G}], ptr %t, i64 0, i64 1
store {G} %q, ptr %t1
%tp = getelementptr {G}, ptr %t, i32 %a
%p = load {G}, ptr %tp
%r = load i32, {G} %p
"""
POINTER_NUMBER: Final = f"""
%n = ptrtoint {G} %mem to i64
%m = add i64 %n, %a
%p = inttoptr i64 %m to {G}
%r = load i8, {G} %p
%d = getelementptr i8, {G} %mem, i64 %a
%s = icmp eq {G} %d, %p
%low = ptrtoint {G} %p to i7
%t = zext i7 %low to i8
%w = ptrtoint {G} %mem to i7
%w1 = trunc i64 %a to i7
%w2 = add i7 %w, %w1
%u = icmp eq i7 %w2, %low
%t.v = select i1 %u, i8 0, i8 %t
"""
POINTER_MASKED: Final = f"""
%p = getelementptr i8, {G} %mem, i64 %a
%n = ptrtoint {G} %mem to i64
%q = call {G} @llvm.ptrmask.p1.i64({G} %p, i64 -8)
%m = ptrtoint {G} %q to i64
%x = ptrtoint {G} %p to i64
%r = sub i64 %x, %m
%rest = urem i64 %x, 8
%s = sub i64 %rest, %r
"""
POINTER_RELATIVE: Final = """
store i32 20, ptr %own
%q = getelementptr i8, ptr %own, i64 4
store i32 24, ptr %q
%p = call ptr @llvm.load.relative.i64(ptr %own, i64 %a)
%r = load i32, ptr %p
"""


def pointer_rows() -> list[Row]:
    """Pointers as numbers, through memory, in phis and of two address spaces."""

    def chosen(memory: bytearray, a: int, b: int) -> tuple[int, int]:
        old = word(memory, 0, 4)
        if a:
            return b, 77
        put(memory, 0, 77, 4)
        return old, b


    def related(memory: bytearray, a: int) -> int:
        put(memory, 0, 20, 4)
        put(memory, 4, 24, 4)
        return word(memory, 24 if a else 20, 4)

    def masks(memory: bytearray, a: int) -> tuple[int, int] | None:
        return (a % 8, 0) if a < 8 else None

    words = {0: range(8)}
    return [
        Row("generic-select", ("i1", "i32"), ("i32", "i32"), POINTER_CHOOSE, chosen, memory=4),
        Row("pointer-walk", ("i32",), ("i16",), POINTER_WALK,
            lambda memory, a: sum(word(memory, 2 * at, 2) for at in range(a)), memory=16,
            pools=words),
        Row("pointer-through-memory", ("i32",), ("i32",), POINTER_THROUGH,
            lambda memory, a: word(memory, 4 * a, 4), memory=8, pools={0: [0, 1]}),
        Row("pointer-number", ("i64",), ("i8", "i1"), POINTER_NUMBER,
            lambda memory, a: (memory[a], 1), memory=8, pools=words),
        Row("ptrmask", ("i64",), ("i64", "i64"), POINTER_MASKED, masks, memory=8, pools=words),
        Row("load.relative", ("i64",), ("i32",), in_private(28, POINTER_RELATIVE), related,
            memory=28, pools={0: [0, 4]}),
    ]  # fmt: skip


PAIR: Final = "{ i32, [2 x i16] }"
NESTED: Final = "{ { i8, i33 }, [2 x <3 x i8>] }"
STRUCT_BUILD: Final = f"""
%s0 = insertvalue {PAIR} poison, i32 %a, 0
%s1 = insertvalue {PAIR} %s0, i16 %b, 1, 0
%x = insertvalue {PAIR} %s1, i16 %c, 1, 1
%y = insertvalue {PAIR} zeroinitializer, i16 %b, 1, 1
"""
STRUCT_TAKE: Final = """
%r = extractvalue { i32, [2 x i16] } %z, 0
%s = extractvalue { i32, [2 x i16] } %z, 1, 0
%t = extractvalue { i32, [2 x i16] } %z, 1, 1
"""
STRUCT_HELPER: Final = f"""
define internal {PAIR} @pick({PAIR} %x, {PAIR} %y, i1 %c) noinline {{
  %z = select i1 %c, {PAIR} %x, {PAIR} %y
  ret {PAIR} %z
}}
"""
STRUCT_PHI: Final = """
br i1 %d, label %one, label %two
one:
br label %two
two:
%z = phi { i32, [2 x i16] } [ %y, %entry ], [ %x, %one ]
"""
STRUCT_WHOLE: Final = f"""
store {PAIR} %x, {G} %mem, align 4
%z = load {PAIR}, {G} %mem, align 4
"""
STRUCT_DEEP: Final = f"""
%n0 = insertvalue {NESTED} poison, i33 %a, 0, 1
%n1 = insertvalue {NESTED} %n0, i8 3, 0, 0
%n2 = insertvalue {NESTED} %n1, <3 x i8> %b, 1, 0
%n3 = insertvalue {NESTED} %n2, <3 x i8> <i8 1, i8 2, i8 3>, 1, 1
%t = alloca {NESTED}
store {NESTED} %n3, ptr %t
%m = load {NESTED}, ptr %t
%f = freeze {NESTED} %m
%r = extractvalue {NESTED} %f, 0, 1
%arr = extractvalue {NESTED} %f, 1
%s = extractvalue [2 x <3 x i8>] %arr, 0
"""
STRUCT_RET: Final = """
define internal void @fill(ptr sret({ i32, i8 }) %to, ptr byval({ i32, i8 }) %from) noinline {
  %x = load i32, ptr %from
  %x1 = add i32 %x, 1
  store i32 %x1, ptr %to
  store i32 0, ptr %from
  ret void
}
"""
STRUCT_BYVAL: Final = """
%from = alloca { i32, i8 }
%to = alloca { i32, i8 }
store i32 %a, ptr %from
call void @fill(ptr sret({ i32, i8 }) %to, ptr byval({ i32, i8 }) %from)
%r = load i32, ptr %to
%s = load i32, ptr %from
"""


def aggregate_rows() -> list[Row]:
    """Structs and arrays as values: loaded whole, in phis, selects, calls and returns."""
    inputs, outputs = ("i32", "i16", "i16", "i1"), ("i32", "i16", "i16")

    def chosen(a: int, b: int, c: int, d: int) -> tuple[int, int, int]:
        return (a, b, c) if d else (0, 0, b)

    def stored(memory: bytearray, a: int, b: int, c: int, d: int) -> tuple[int, int, int]:
        put(memory, 0, a | b << 32 | c << 48, 8)
        return a, b, c

    select = f"%z = select i1 %d, {PAIR} %x, {PAIR} %y"
    call = f"%z = call {PAIR} @pick({PAIR} %x, {PAIR} %y, i1 %d)"
    return [
        Row("struct-select", inputs, outputs, STRUCT_BUILD + select + STRUCT_TAKE, chosen),
        Row("struct-call", inputs, outputs, STRUCT_BUILD + call + STRUCT_TAKE, chosen,
            STRUCT_HELPER),
        Row("struct-phi", inputs, outputs, STRUCT_BUILD + STRUCT_PHI + STRUCT_TAKE, chosen),
        Row("struct-memory", inputs, outputs, STRUCT_BUILD + STRUCT_WHOLE + STRUCT_TAKE, stored,
            memory=12),
        Row("struct-nested", ("i33", "<3 x i8>"), ("i33", "<3 x i8>"), STRUCT_DEEP,
            lambda a, b: (a, b)),
        Row("struct-byval", ("i32",), ("i32", "i32"), STRUCT_BYVAL,
            lambda a: (a + 1, a), STRUCT_RET),
    ]  # fmt: skip


def layout_rows() -> list[Row]:
    """Fields of plain and packed structs and of arrays of odd integers lie where LLVM has them."""

    def field(name: str, struct: str, path: str, text: str, offset: int) -> Row:
        size = store_size(text)

        def reference(memory: bytearray, value: Any) -> Any:
            put(memory, offset, bits_of(text, value), size)
            return value

        return Row(
            f"field-{name}", (text,), (text,),
            f"%p = getelementptr {struct}, {G} %mem, i64 0, {path}\n"
            f"store {text} %a, {G} %p, align 1\n%r = load {text}, {G} %p, align 1",
            reference, memory=offset + size + 3,
        )  # fmt: skip

    plain, packed = "{ i8, i33, <3 x i16>, i24, i16 }", "<{ i8, i33, i24, <3 x i8>, i16 }>"
    return [
        field("plain-i33", plain, "i32 1", "i33", 8),
        field("plain-v3", plain, "i32 2", "<3 x i16>", 16),
        field("plain-i24", plain, "i32 3", "i24", 24),
        field("plain-last", plain, "i32 4", "i16", 28),
        field("packed-i33", packed, "i32 1", "i33", 1),
        field("packed-i24", packed, "i32 2", "i24", 9),
        field("packed-v3", packed, "i32 3", "<3 x i8>", 13),
        field("packed-last", packed, "i32 4", "i16", 17),
        field("array-i24", "[4 x i24]", "i64 2", "i24", 8),
        field("array-i48", "[3 x i48]", "i64 2", "i48", 16),
        field("array-v5", "[2 x <5 x i16>]", "i64 1", "<5 x i16>", 16),
        field("array-i7", "[5 x i7]", "i64 3", "i7", 3),
        field("array-struct", "[2 x { i8, [3 x i1], i16 }]", "i64 1, i32 2", "i16", 10),
    ]  # fmt: skip


def all_masked() -> list[Row]:
    kinds: Sequence[tuple[int, str, int | None]] = (
        (4, "i32", None), (3, "i8", None), (5, "float", None), (8, "i16", None),
        (4, "i32", 0b1011), (4, "i32", 0b1111), (3, "i8", 0b101), (4, "i16", 0), (1, "i64", None),
    )  # fmt: skip
    return [row for kind in kinds for row in masked_rows(*kind)]


def constructed_row() -> Row:
    """A variable that two constructors have set, in the order of their priorities."""
    module = """
@constructed = internal addrspace(1) global i32 0
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 65535, ptr @doubled, ptr null },
  { i32, ptr, ptr } { i32 101, ptr @set, ptr null }]

define internal void @set() {
store i32 21, ptr addrspace(1) @constructed
ret void
}

define internal void @doubled() {
%v = load i32, ptr addrspace(1) @constructed
%w = shl i32 %v, 1
store i32 %w, ptr addrspace(1) @constructed
ret void
}
"""
    body = "%v = load i32, ptr addrspace(1) @constructed\n%r = xor i32 %v, %a"
    return Row("constructed", ("i32",), ("i32",), body, lambda a: a ^ 42, module)


def circular_row() -> Row:
    """Two nodes that point to each other, and a number that is its own address."""
    module = """
%ring = type { i32, ptr addrspace(1) }
@one = internal addrspace(1) global %ring { i32 5, ptr addrspace(1) @two }
@two = internal addrspace(1) constant %ring { i32 9, ptr addrspace(1) @one }
@own = internal addrspace(1) global i64 ptrtoint (ptr addrspace(1) @own to i64)
"""
    body = """
%next = getelementptr %ring, ptr addrspace(1) @one, i32 0, i32 1
%p = load ptr addrspace(1), ptr addrspace(1) %next
%q = getelementptr %ring, ptr addrspace(1) %p, i32 0, i32 1
%back = load ptr addrspace(1), ptr addrspace(1) %q
%x = load i32, ptr addrspace(1) %p
%y = load i32, ptr addrspace(1) %back
%xy = mul i32 %x, %y
%place = load i64, ptr addrspace(1) @own
%same = icmp eq i64 %place, ptrtoint (ptr addrspace(1) @own to i64)
%r = select i1 %same, i32 %xy, i32 %a
"""
    return Row("circular", ("i32",), ("i32",), body, lambda a: 45, module)


GROUPS: Final[dict[str, list[Row]]] = {
    "memory-constructors": [constructed_row()],
    "memory-preset": [circular_row()],
    "memory-store": [store_row(text, offset) for text in STORED for offset in (3,)],
    "memory-private": [private_row(text) for text in OBJECTS],
    "memory-local": [local_access_row(text) for text in OBJECTS],
    "memory-pun": pun_rows(),
    "memory-tables": global_table_rows(),
    "memory-copies": copy_rows(),
    "memory-private-copies": [through_private_row(size) for size in (1, 3, 8, 20, 64)],
    "memory-pattern": [pattern_row()],
    "memory-masked": [*all_masked(), *gather_rows(None), *gather_rows(0b101), *gather_rows(7)],
    "memory-matrix": matrix_rows(),
    "memory-pointers": pointer_rows(),
    "memory-aggregates": aggregate_rows(),
    "memory-layout": layout_rows(),
    **semantic_atomics.GROUPS,
}
