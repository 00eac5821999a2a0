"""Products of 16 x 16 matrices that a wavefront holds together: `llvm.amdgcn.wmma.*`.

RDNA 3 and RDNA 4 instruction set architecture, "Wave matrix multiply accumulate": lane l holds
elements of row l % 16 of the first factor, and of column l % 16 of the second and of the sum. In
RDNA 3 a lane has its whole row or column, and the sum's rows alternate between groups of 16 lanes.
In RDNA 4 each of two groups has one half of the row or column, and one half of the sum's rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from spvbackend.prepare.templates.devices.waves import Wave
from spvbackend.prepare.templates.text import (
    FLOATS,
    Request,
    Writer,
    integer_width,
    parse_shape,
    vector,
)

PREFIX: Final = "llvm.amdgcn.wmma."
_SIZE: Final = 16
"""Rows and columns of the sum, and lanes of a group."""
_WORD: Final = 32


class Product(NamedTuple):
    """A product of matrices.

    Attributes:
        factor: element type of the factors.
        depth: columns of the first factor.
        result: element type of the sum, in LLVM.
    """

    factor: str
    depth: int
    result: str


_PRODUCTS: Final[dict[str, Product]] = {
    "bf16.16x16x16.bf16": Product("bfloat", 16, "bfloat"),
    "bf16.16x16x16.bf16.tied": Product("bfloat", 16, "bfloat"),
    "f16.16x16x16.f16": Product("half", 16, "half"),
    "f16.16x16x16.f16.tied": Product("half", 16, "half"),
    "f32.16x16x16.bf16": Product("bfloat", 16, "float"),
    "f32.16x16x16.f16": Product("half", 16, "float"),
    "i32.16x16x16.iu4": Product("i4", 16, "i32"),
    "i32.16x16x16.iu8": Product("i8", 16, "i32"),
    "i32.16x16x32.iu4": Product("i4", 32, "i32"),
}
_DOTS: Final = {"i4": "llvm.amdgcn.sudot8", "i8": "llvm.amdgcn.sudot4"}
"""Products of the integers of two words."""


class _Operands(NamedTuple):
    """The operands: type and value of factors and sum, the factors' signs, the last flag.

    The flag asks for a sum that is clamped, or for the upper halves of the sum's words.
    """

    types: Sequence[str]
    values: Sequence[str]
    signs: tuple[bool, bool]
    flag: bool


def _operands(request: Request, product: Product) -> _Operands | None:
    flags: tuple[int, ...] = {"float": (), "i32": (0, 2, 5)}.get(product.result, (3,))
    places = (1, 3, 4) if product.result == "i32" else (0, 1, 2)
    known = [request.imms.get(at) for at in flags]
    if None in known or len(request.args) != len(places) + len(flags):
        return None
    return _Operands(
        [request.args[at] for at in places],
        [f"%a{at}" for at in places],
        (bool(known[0]), bool(known[1])) if len(known) == 3 else (False, False),
        bool(known and known[-1]),
    )


def expand_wave_product(request: Request) -> str | None:
    """Compute a product by shuffles: each lane gets the rows of its part of the sum from others."""
    product = _PRODUCTS[request.name.removeprefix(PREFIX)]
    operands = _operands(request, product)
    sum_shape = parse_shape(operands.types[2]) if operands else None
    if operands is None or sum_shape is None:
        return None
    held = _bits(operands.types[0]) // _bits(product.factor)
    is_split = 2 * held == product.depth
    # The sum's halves lie in words of their own where a lane has whole rows.
    stride = 2 if product.result in ("half", "bfloat") and not is_split else 1
    rows = sum_shape.lanes // stride
    groups = _SIZE // rows if rows else 0
    # Of RDNA 4's forms for 64 lanes nothing says where elements lie.
    if operands.types[0] != operands.types[1] or groups not in ((2,) if is_split else (2, 4)):
        return None
    if held != product.depth and not is_split:
        return None
    wave = Wave(Writer(), request.pointer_width)
    writer = wave.writer
    group = writer.let(f"lshr i32 {wave.lane()}, 4")
    own = writer.let(f"and i32 {wave.lane()}, {_SIZE - 1}")
    column = _line(wave, operands.types[1], operands.values[1], own if is_split else "", is_split)
    whole = operands.values[2]
    first = writer.let(f"mul i32 {group}, {rows}") if is_split else group
    for at in range(rows):
        row = writer.let(f"add i32 {first}, {at if is_split else groups * at}") if at else first
        words = _line(wave, operands.types[0], operands.values[0], row, is_split)
        place = stride * at + (operands.flag and stride == 2)
        addend = writer.extract(operands.types[2], operands.values[2], place)
        value = _summed(writer, product, operands, words, column, addend, sum_shape.element)
        whole = writer.insert(operands.types[2], whole, sum_shape.element, value, place)
    return writer.returns(request.ret, whole)


def _bits(text: str) -> int:
    shape = parse_shape(text)
    if shape is None:
        return 0
    width = FLOATS[shape.element].width if shape.element in FLOATS else integer_width(shape.element)
    return max(1, shape.lanes) * width


def _line(wave: Wave, text: str, value: str, lane: str, is_split: bool) -> list[str]:
    """Return the words of a row or column, which lane `lane` holds; "" is this lane.

    Where the line is split, that lane holds its first half, and the lane 16 behind the second.
    """
    writer = wave.writer
    count = _bits(text) // _WORD
    words = vector(count, "i32") if count > 1 else "i32"
    if text != words:
        value = writer.let(f"bitcast {text} {value} to {words}")
    lanes = [lane]
    if is_split:
        lanes.append(writer.let(f"add i32 {lane}, {_SIZE}"))
    line = []
    for source in lanes:
        moved = wave.shuffled(words, value, source) if source else value
        assert moved is not None
        line += [writer.extract(words, moved, at) for at in range(count)] if count > 1 else [moved]
    return line


def _summed(
    writer: Writer, product: Product, operands: _Operands, row: list[str], column: list[str],
    addend: str, element: str,
) -> str:  # fmt: skip
    """Return an element of the sum, given the words of a row and of a column."""
    if product.result == "i32":
        return _integer_sum(writer, product, operands, row, column, addend)
    total = addend
    if product.result != "float":
        if element != product.result:
            total = writer.let(f"bitcast {element} {total} to {product.result}")
        total = writer.let(f"fpext {product.result} {total} to float")
    for left, right in zip(row, column, strict=True):
        pairs = [_pair(writer, product.factor, word) for word in (left, right)]
        for factors in zip(*pairs, strict=True):
            args = [("float", it) for it in (*factors, total)]
            # Products of the narrower factors are exact in float, so both roundings are one.
            total = writer.call("float", "llvm.fmuladd.f32", args)
    if product.result == "float":
        return total
    total = writer.let(f"fptrunc float {total} to {product.result}")
    if element != product.result:
        total = writer.let(f"bitcast {product.result} {total} to {element}")
    return total


def _pair(writer: Writer, element: str, word: str) -> list[str]:
    """Return the two floats of a word."""
    narrow, wide = vector(2, element), vector(2, "float")
    pair = writer.let(f"bitcast i32 {word} to {narrow}")
    pair = writer.let(f"fpext {narrow} {pair} to {wide}")
    return [writer.extract(wide, pair, at) for at in range(2)]


def _integer_sum(
    writer: Writer, product: Product, operands: _Operands, row: list[str], column: list[str],
    addend: str,
) -> str:  # fmt: skip
    left_sign, right_sign = (str(sign).lower() for sign in operands.signs)
    # The products alone cannot overflow, so a clamped sum is one saturating addition.
    total = "0" if operands.flag else addend
    for left, right in zip(row, column, strict=True):
        args = [("i1", left_sign), ("i32", left), ("i1", right_sign), ("i32", right),
                ("i32", total), ("i1", "false")]  # fmt: skip
        total = writer.call("i32", _DOTS[product.factor], args)
    if not operands.flag:
        return total
    return writer.call("i32", "llvm.sadd.sat.i32", [("i32", total), ("i32", addend)])


WMMA_FAMILIES: Final = {PREFIX + name: expand_wave_product for name in _PRODUCTS}
