"""The model of a row of the semantics tests, and its kernel.

A row is a piece of LLVM IR that computes %r, %s, ... from %a, %b, ..., with a reference in Python.
Each work item runs it once, on its own operands. A lane of an operand or a result takes slots of 64
bits, integers by value and floats by their bits, so this needs only i64. A row may use the memory
at %mem, whose final content is compared, too.
"""

from __future__ import annotations

import functools
import itertools
import math
import random
import re
import struct
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

Reference = Callable[..., Any]

FLOAT_WIDTHS: Final = {"half": 16, "float": 32, "double": 64}
MANTISSA: Final = {"half": 10, "float": 23, "double": 52}
SMALLEST: Final = {"half": 2.0**-14, "float": 2.0**-126, "double": 2.0**-1022}
"""The smallest normal numbers."""
FLOAT_CODES: Final = {"half": "e", "float": "f", "double": "d"}
INPUT_NAMES: Final = "abcdefgh"
OUTPUT_NAMES: Final = "rstuvwxyz"
MAX_ITEMS: Final = 160
RANDOM_ITEMS: Final = 40
VECTOR_RE: Final = re.compile(r"<(\d+) x (\w+)>")


class Row(NamedTuple):
    """One piece of IR with its reference.

    The reference takes an int or float for each scalar operand and a list for a vector, and returns
    its result in that form, a tuple for several, or None if the IR is undefined (such operands are
    not tried). With `memory` its first argument is that many bytes, which it may change.
    """

    name: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    body: str
    reference: Reference
    module: str = ""
    """Declarations and helpers outside the kernel."""
    pools: Mapping[int, Sequence[Any]] = {}
    """The values to try for an operand instead of the edges of its type."""
    memory: int = 0
    shared: bool = False
    """Whether all work items share memory, zero at first, whose final content is compared."""
    ulps: int = 0


class Items(NamedTuple):
    """The operands of all work items of a row and the expected results, as bytes."""

    operands: list[list[Any]]
    sent: bytes
    memory: bytes
    wanted: list[list[Any]]
    wanted_memory: bytes


class Shape(NamedTuple):
    """A parsed type; a scalar has no lanes."""

    lanes: int
    element: str
    width: int
    """Bits of a lane."""
    is_float: bool
    """Whether lanes are floating-point numbers."""
    slots: int
    """Slots of a lane."""


@functools.cache
def shape_of(text: str) -> Shape:
    vector = VECTOR_RE.fullmatch(text)
    lanes, element = (int(vector[1]), vector[2]) if vector else (0, text)
    width = FLOAT_WIDTHS.get(element) or int(element[1:])
    return Shape(lanes, element, width, element in FLOAT_WIDTHS, -(-width // 64))


def signed(value: int, width: int) -> int:
    """Return the number of bits in two's complement."""
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


def float_bits(element: str, value: float) -> int:
    code = FLOAT_CODES[element]
    try:
        data = struct.pack("<" + code, value)
    except OverflowError:
        data = struct.pack("<" + code, math.copysign(math.inf, value))
    return int.from_bytes(data, "little")


def bits_float(element: str, bits: int) -> float:
    size = FLOAT_WIDTHS[element] // 8
    (value,) = struct.unpack("<" + FLOAT_CODES[element], bits.to_bytes(size, "little"))
    return float(value)


def rounded(element: str, value: float) -> float:
    """Return the nearest number of the type."""
    return bits_float(element, float_bits(element, value))


def integer_edges(width: int) -> list[int]:
    mask, top = (1 << width) - 1, 1 << (width - 1)
    picks = [0, 1, 2, top, top - 1, top + 1, mask, mask - 1, mask // 3, 1 << (width // 2), width]
    return sorted({pick & mask for pick in picks})


def float_edges(element: str) -> list[float]:
    width = FLOAT_WIDTHS[element]
    sizes = [0.0, 0.3, 0.5, 1.0, 1.5, 2.5, 3.0, 100.75, 255.0, 32768.0, math.inf, math.nan]
    if width > 16:
        sizes += [8388607.5, 2.0**31, 2.0**32, 2.0**63, 1e30]
    sizes += [bits_float(element, 1), bits_float(element, (1 << (width - 1)) - 1)]
    values = {rounded(element, size) for size in sizes if size == size}
    return [*sorted(values), *sorted(-value for value in values), math.nan]


def edges(shape: Shape) -> list[Any]:
    return list(float_edges(shape.element) if shape.is_float else integer_edges(shape.width))


def random_lane(source: random.Random, shape: Shape, pool: Sequence[Any], free: bool) -> Any:
    """Return an edge, or sometimes random bits if the pool is not fixed."""
    if free and source.random() < 0.5:
        bits = source.getrandbits(shape.width)
        return bits_float(shape.element, bits) if shape.is_float else bits
    return source.choice(pool)


def random_value(source: random.Random, shape: Shape, pool: Sequence[Any], free: bool) -> Any:
    if not shape.lanes:
        return random_lane(source, shape, pool, free)
    return [random_lane(source, shape, pool, free) for _ in range(shape.lanes)]


def candidates(row: Row, source: random.Random) -> list[list[Any]]:
    """Return operands to try: all combinations of edges if they are few, then random ones."""
    shapes = [shape_of(text) for text in row.inputs]
    pools = [row.pools.get(at) or edges(shape) for at, shape in enumerate(shapes)]
    products: list[list[Any]] = []
    if not any(shape.lanes for shape in shapes):
        products = [list(values) for values in itertools.product(*pools)]
        if len(products) > MAX_ITEMS - RANDOM_ITEMS:
            products = source.sample(products, MAX_ITEMS - RANDOM_ITEMS)
    for _ in range(RANDOM_ITEMS):
        values = [
            random_value(source, shape, pool, at not in row.pools)
            for at, (shape, pool) in enumerate(zip(shapes, pools, strict=True))
        ]
        products.append(values)
    return products


def make_items(row: Row) -> Items:
    """Return operands for which the reference has a result, and that result."""
    source = random.Random(zlib.crc32(row.name.encode()))
    fill = bytes(row.memory)
    operands, wanted, before, after = [], [], b"", b""
    memory = bytearray(fill)
    for values in candidates(row, source):
        if not row.shared:
            fill = source.randbytes(row.memory)
            memory = bytearray(fill)
        result = row.reference(*([memory] if row.memory else []), *values)
        if result is None:
            continue
        operands.append(values)
        wanted.append(list(result) if isinstance(result, tuple) else [result])
        before += b"" if row.shared else fill
        after += b"" if row.shared else bytes(memory)
    assert operands, f"{row.name}: no operands are defined"
    if row.shared:
        before, after = fill, bytes(memory)
    sent = b"".join(pack(row.inputs, values) for values in operands)
    return Items(operands, sent, before, wanted, after)


def lanes_of(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def pack(types: Sequence[str], values: Sequence[Any]) -> bytes:
    data = b""
    for text, value in zip(types, values, strict=True):
        shape = shape_of(text)
        for lane in lanes_of(value):
            bits = float_bits(shape.element, lane) if shape.is_float else int(lane)
            data += (bits & ((1 << shape.width) - 1)).to_bytes(8 * shape.slots, "little")
    return data


def unpack(types: Sequence[str], data: bytes) -> list[Any]:
    values: list[Any] = []
    at = 0
    for text in types:
        shape = shape_of(text)
        lanes: list[Any] = []
        for _ in range(max(1, shape.lanes)):
            bits = int.from_bytes(data[at : at + 8 * shape.slots], "little")
            lanes.append(bits_float(shape.element, bits) if shape.is_float else bits)
            at += 8 * shape.slots
        values.append(lanes if shape.lanes else lanes[0])
    return values


def slot_count(types: Sequence[str]) -> int:
    shapes = [shape_of(text) for text in types]
    return sum(max(1, shape.lanes) * shape.slots for shape in shapes)


def same(shape: Shape, got: Any, want: Any, ulps: int) -> bool:
    """Whether a lane is right: any NaN for a NaN, the sign of a zero matters."""
    if not shape.is_float:
        return bool(got == int(want) & ((1 << shape.width) - 1))
    if got != got or want != want:
        return bool(got != got and want != want)
    have, need = float_bits(shape.element, got), float_bits(shape.element, want)
    return abs(signed(have, shape.width) - signed(need, shape.width)) <= ulps


def is_right(row: Row, got: Sequence[Any], want: Sequence[Any]) -> bool:
    """Whether all lanes of all results are right."""
    return all(
        same(shape_of(text), lane, goal, row.ulps)
        for text, have, need in zip(row.outputs, got, want, strict=True)
        for lane, goal in zip(lanes_of(have), lanes_of(need), strict=True)
    )


def flushed(text: str, value: Any) -> Any:
    """Flush the subnormal numbers of an operand to zeros of their sign."""
    if isinstance(value, list):
        return [flushed(text, lane) for lane in value]
    shape = shape_of(text)
    if not shape.is_float or abs(value) >= SMALLEST[shape.element] or value != value:
        return value
    return math.copysign(0.0, value)


def is_right_flushed(row: Row, got: Sequence[Any], values: Sequence[Any]) -> bool:
    """Whether results are right for flushed operands, or these have no result."""
    result = row.reference(*map(flushed, row.inputs, values))
    if result is None:
        return True
    return is_right(row, got, list(result) if isinstance(result, tuple) else [result])


def complaint(
    row: Row, items: Items, data: bytes, memory: bytes, *, may_flush: bool = False
) -> str:
    """Return the fault in the results of a row, "" for none; subnormals may count as zeros."""
    step = 8 * slot_count(row.outputs)
    for at, (values, want) in enumerate(zip(items.operands, items.wanted, strict=True)):
        if row.shared:
            break
        got = unpack(row.outputs, data[at * step : (at + 1) * step])
        if is_right(row, got, want):
            continue
        if row.memory or not may_flush or not is_right_flushed(row, got, values):
            return f"{row.name}{tuple(values)} gives {tuple(got)}, want {tuple(want)}"
    if memory == items.wanted_memory:
        return ""
    first = next(at for at, byte in enumerate(memory) if byte != items.wanted_memory[at])
    item, start = first // row.memory, first // row.memory * row.memory
    return (
        f"{row.name}{tuple(items.operands[item])} leaves {memory[start:][: row.memory].hex(' ')}, "
        f"want {items.wanted_memory[start:][: row.memory].hex(' ')}"
    )


def read_lane(shape: Shape, name: str, slot: int) -> list[str]:
    """Return instructions that make the lane `name` of the slots from `slot` on."""
    lines = []
    for part in range(shape.slots):
        lines += [
            f"%{name}.p{part} = getelementptr i64, ptr addrspace(1) %in, i64 {slot + part}",
            f"%{name}.w{part} = load i64, ptr addrspace(1) %{name}.p{part}",
        ]
    if shape.slots > 1:
        return lines + join_words(shape, name)
    if shape.element in ("double", "i64"):
        return [*lines, f"%{name} = bitcast i64 %{name}.w0 to {shape.element}"]
    if shape.is_float:
        lines.append(f"%{name}.b = trunc i64 %{name}.w0 to i{shape.width}")
        return [*lines, f"%{name} = bitcast i{shape.width} %{name}.b to {shape.element}"]
    return [*lines, f"%{name} = trunc i64 %{name}.w0 to {shape.element}"]


def join_words(shape: Shape, name: str) -> list[str]:
    """Return instructions that join words to an integer of more than 64 bits."""
    wide = shape.element
    lines = [f"%{name}.j0 = zext i64 %{name}.w0 to {wide}"]
    for part in range(1, shape.slots):
        result = f"%{name}" if part + 1 == shape.slots else f"%{name}.j{part}"
        lines += [
            f"%{name}.z{part} = zext i64 %{name}.w{part} to {wide}",
            f"%{name}.s{part} = shl {wide} %{name}.z{part}, {64 * part}",
            f"{result} = or {wide} %{name}.j{part - 1}, %{name}.s{part}",
        ]
    return lines


def write_lane(shape: Shape, name: str, value: str, slot: int) -> list[str]:
    """Return instructions that store a lane to the slots from `slot` on."""
    element, lines = shape.element, []
    words = [value]
    if shape.is_float:
        lines.append(f"%{name}.b = bitcast {element} {value} to i{shape.width}")
        element, words = f"i{shape.width}", [f"%{name}.b"]
    if shape.slots > 1:
        words = [f"%{name}.w{part}" for part in range(shape.slots)]
        lines.append(f"%{name}.w0 = trunc {element} {value} to i64")
        for part in range(1, shape.slots):
            lines += [
                f"%{name}.s{part} = lshr {element} {value}, {64 * part}",
                f"%{name}.w{part} = trunc {element} %{name}.s{part} to i64",
            ]
    elif shape.width < 64:
        lines.append(f"%{name}.z = zext {element} {words[0]} to i64")
        words = [f"%{name}.z"]
    for part, word in enumerate(words):
        lines += [
            f"%{name}.p{part} = getelementptr i64, ptr addrspace(1) %out, i64 {slot + part}",
            f"store i64 {word}, ptr addrspace(1) %{name}.p{part}",
        ]
    return lines


def read_operand(text: str, name: str, slot: int) -> list[str]:
    shape = shape_of(text)
    if not shape.lanes:
        return read_lane(shape, name, slot)
    lines: list[str] = []
    whole = "poison"
    for lane in range(shape.lanes):
        lines += read_lane(shape, f"{name}.{lane}", slot + lane * shape.slots)
        result = f"%{name}" if lane == shape.lanes - 1 else f"%{name}.v{lane}"
        lines.append(
            f"{result} = insertelement {text} {whole}, {shape.element} %{name}.{lane}, i32 {lane}"
        )
        whole = result
    return lines


def write_result(text: str, name: str, slot: int) -> list[str]:
    shape = shape_of(text)
    if not shape.lanes:
        return write_lane(shape, f"{name}.o", f"%{name}", slot)
    lines: list[str] = []
    for lane in range(shape.lanes):
        part = f"{name}.o{lane}"
        lines.append(f"%{part} = extractelement {text} %{name}, i32 {lane}")
        lines += write_lane(shape, part, f"%{part}", slot + lane * shape.slots)
    return lines


def kernel_text(row: Row, name: str) -> str:
    """Return the kernel of a row: operands, its own memory, the body, results."""
    size = 0 if row.shared else row.memory
    lines = [
        "%item = call spir_func i64 @_Z13get_global_idj(i32 0)",
        f"%at.in = mul i64 %item, {8 * slot_count(row.inputs)}",
        f"%at.out = mul i64 %item, {8 * slot_count(row.outputs)}",
        f"%at.mem = mul i64 %item, {size}",
        "%in = getelementptr i8, ptr addrspace(1) %in.all, i64 %at.in",
        "%out = getelementptr i8, ptr addrspace(1) %out.all, i64 %at.out",
        "%mem = getelementptr i8, ptr addrspace(1) %mem.all, i64 %at.mem",
    ]
    slot = 0
    for letter, text in zip(INPUT_NAMES, row.inputs, strict=False):
        lines += read_operand(text, letter, slot)
        slot += slot_count([text])
    lines += [line.strip() for line in row.body.strip().splitlines()]
    slot = 0
    for letter, text in zip(OUTPUT_NAMES, row.outputs, strict=False):
        lines += write_result(text, letter, slot)
        slot += slot_count([text])
    body = "\n".join(line if line.endswith(":") else f"  {line}" for line in lines)
    pointer = "ptr addrspace(1)"
    arguments = f"{pointer} %in.all, {pointer} %out.all, {pointer} %mem.all"
    return f"define spir_kernel void @{name}({arguments}) {{\nentry:\n{body}\n  ret void\n}}\n"


def module_text(rows: Sequence[Row]) -> str:
    """Return a module with the kernels k0, k1, ... of some rows."""
    extra = dict.fromkeys(
        part for row in rows for part in re.split(r"\n\n+", row.module.strip()) if part
    )
    kernels = [kernel_text(row, f"k{at}") for at, row in enumerate(rows)]
    return "\n".join(["declare spir_func i64 @_Z13get_global_idj(i32)", *extra, *kernels])
