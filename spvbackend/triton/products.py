"""Products of matrices as loops, for devices without matrix units.

Triton's own lowering unrolls a `tt.dot` over all of its sums and all of K. Here each product gets a
layout in which neighbouring lanes have neighbouring columns or rows, which a driver for CPUs makes
one vector; then it becomes loops over K, each for a few sums of a lane that fit into registers. The
operands are read from local memory, or from scratch memory where this is too small. All sums of a
loop add in ascending order of K.

The input is the text of TTGIR: Triton's bindings for Python change no operations. `choose_layouts`
takes the module before Triton's layout passes, with which the layouts then spread, `lower` the
module behind them.
"""

from __future__ import annotations

import re
from math import prod
from typing import Final

from spvbackend.triton.loops import SCRATCH, Operand, Product, Tile, write_product, write_to_scratch

_ELEMENTS: Final = 32
"""The most sums of a lane, or elements of an operand, before a program gets more warps: code grows
with them, and a tile of 128 x 128 builds in a second with 8 warps, in ten with 1. The run time is
the same."""
_CONVERTED: Final = 16
"""The most of them for products of small floats, whose conversions are long. They build in half the
time that 32 take."""
MARK: Final = "spvbackend.products"
"""The attribute of a module with such products."""

_OPERAND: Final = r"tensor<([x\d]+)x(\w+), #ttg\.dot_op<\{opIdx = %d, parent = (#\w+)\}>>"
_DOT: Final = re.compile(
    r"( *)(%[-\w.$]+) = tt\.dot (%[-\w.$#]+), (%[-\w.$#]+), (%[-\w.$#]+)(.*?) : "
    rf"{_OPERAND % 0} \* {_OPERAND % 1} -> tensor<([x\d]+)x(\w+), (#\w+)>(.*)"
)
_TTIR_DOT: Final = re.compile(r"tt\.dot(?:_scaled)? .*")
_SCALED: Final = re.compile(
    r"tt\.dot_scaled .* : tensor<([x\d]+)x(\w+)>.* \* tensor<([x\d]+)x(\w+)>"
)
_PAIRS: Final = 4
"""The least bytes of pairs of small floats in a lane: Triton's lowering converts as many at once,
and asserts that there are."""
_SHAPE: Final = re.compile(r"tensor<([x\d]+)x[^x\d]")
_BLOCKED: Final = re.compile(
    r"(?m)^(#\w+) = #ttg\.blocked<\{sizePerThread = \[(.*?)\], threadsPerWarp = \[(.*?)\], "
    r"warpsPerCTA = \[(.*?)\], order = \[(.*?)\]\}>"
)
_REDUCES_ROWS: Final = re.compile(r'"tt\.(?:reduce|scan)"\(.*?axis = 1 : i32')
# The results of these operations have layouts that follow from those of the operands.
_INFERRING: Final = re.compile(r"= (?:tt\.(?:cat|gather|join|reshape|split)|ttg\.fp4_to_fp) ")
_DEFINED: Final = re.compile(r" *(%[-\w.$]+)(?::\d+)? = (.*)")
_NAME: Final = re.compile(r"%[-\w.$]+")
_MOVED: Final = re.compile(r"ttg\.(?:convert_layout|local_load|local_alloc) (%[-\w.$#]+) : (.*)")
_TENSOR: Final = re.compile(r"\(?(tensor<[x\d]+x\w+, (#.*?)>)\)? -> ")

_FLOATS: Final = frozenset(("f16", "bf16", "f32", "f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ"))
_SUMMED: Final = {
    "bf16": _FLOATS,
    "f16": _FLOATS,
    "f32": _FLOATS,
    "f64": frozenset(("f64",)),
    "i32": frozenset(("i8",)),
}
"""The types of operands by the type of their sums, before Triton's pass that converts operands."""
_INNER: Final = {"bf16": "f32", "f16": "f32"}
"""The types of sums in loops for narrower ones: drivers for CPUs have no arithmetic of these."""
_EXTENDED: Final = {
    ("f16", "f32"): "arith.extf",
    ("bf16", "f32"): "arith.extf",
    ("i8", "i32"): "arith.extsi",
}
"""How an element of an operand becomes one of the sum's type, behind that pass."""


def sizes(text: str) -> tuple[int, ...]:
    """Return the numbers of a shape such as `16x32`."""
    return tuple(map(int, text.split("x")))


def warps_for_products(ttir: str, warps: int, lanes: int, most: int) -> int:
    """Return the warps of a program: more than given if its products are large.

    Args:
        ttir: the text of the module.
        warps: the given number.
        lanes: of a warp.
        most: the work-items of a program up to which it gets more warps.
    """
    products = "\n".join(_TTIR_DOT.findall(ttir))
    converts = "tt.dot_scaled" in products or "xf8E" in products
    return warps_for(products, warps, lanes, most, _CONVERTED if converts else _ELEMENTS)


def warps_for(ttir: str, warps: int, lanes: int, most: int, elements: int) -> int:
    """Return the warps of a program: more than given if a lane had more elements of a tensor.

    Args:
        ttir: the text of the module, or of some operations.
        warps: the given number.
        lanes: of a warp.
        most: the work-items of a program up to which it gets more warps.
        elements: the most elements of a lane.
    """
    largest = max((prod(sizes(shape)) for shape in set(_SHAPE.findall(ttir))), default=0)
    while largest > elements * lanes * warps and 2 * lanes * warps <= most:
        warps *= 2
    return warps


def warps_for_pairs(ttir: str, warps: int, lanes: int) -> int:
    """Return the warps of a program: fewer if lanes had too few bytes of a scaled product's pairs.

    Args:
        ttir: the text of the module.
        warps: the given number.
        lanes: of a warp.
    """
    counts = [
        prod(sizes(match[place]))
        for match in _SCALED.finditer(ttir)
        for place in (1, 3)
        if match[place + 1] == "i8"
    ]
    while warps > 1 and any(count < _PAIRS * lanes * warps for count in counts):
        warps //= 2
    return warps


def choose_layouts(text: str, warps: int, lanes: int, has_batches: bool) -> str | None:
    """Give the products that become loops their layouts; return None if there are none.

    Loads and stores get one element of each lane, too, so that a vector has neighbours.

    Args:
        text: TTGIR, before Triton's layout passes.
        warps: of a program.
        lanes: of a warp.
        has_batches: whether products of batches become loops.
    """
    by_rows = _REDUCES_ROWS.search(text) is not None
    names: dict[str, str] = {}

    def convert(match: re.Match[str]) -> str:
        shape = sizes(match[13])
        is_taken = match[8] in _SUMMED.get(match[14], ()) and (has_batches or len(shape) == 2)
        if not is_taken:
            return match[0]
        layout = Tile.of(shape, warps, lanes, by_rows).layout()
        return _converted(match, names.setdefault(layout, f"#spvbackend_product{len(names)}"))

    changed = _DOT.sub(convert, text)
    if not names:
        return None
    if not _INFERRING.search(changed):
        changed = _BLOCKED.sub(_narrowed, changed)
    aliases = "".join(f"{name} = {layout}\n" for layout, name in names.items())
    return aliases + re.sub(r"(?m)^module attributes \{", rf"\g<0>{MARK} = 1 : i32, ", changed)


def _converted(match: re.Match[str], layout: str) -> str:
    """Return a product with another layout, and conversions to and from it."""
    indent, name, left, right, sums, attributes = match.groups()[:6]
    loc = match[16]
    own = f"%spvbackend_{name[1:]}"
    lines, operands = [], []
    for index, (value, shape, kind, parent) in enumerate(
        ((left, *match.groups()[6:9]), (right, *match.groups()[9:12]))
    ):
        # Over a plain layout, in which Triton then computes what belongs to the operand.
        plain = f"{own}_plain{index}"
        was = f"tensor<{shape}x{kind}, #ttg.dot_op<{{opIdx = {index}, parent = {parent}}}>>"
        between = f"tensor<{shape}x{kind}, {parent}>"
        now = f"tensor<{shape}x{kind}, #ttg.dot_op<{{opIdx = {index}, parent = {layout}}}>>"
        lines.append(f"{plain} = ttg.convert_layout {value} : {was} -> {between}")
        lines.append(f"{own}_{index} = ttg.convert_layout {plain} : {between} -> {now}")
        operands.append(now)
    was, now = (f"tensor<{match[13]}x{match[14]}, {it}>" for it in (match[15], layout))
    lines += [
        f"{own}_sums = ttg.convert_layout {sums} : {was} -> {now}",
        f"{own} = tt.dot {own}_0, {own}_1, {own}_sums{attributes} : {operands[0]} * {operands[1]} "
        f"-> {now}",
        f"{name} = ttg.convert_layout {own} : {now} -> {was}",
    ]
    return "\n".join(f"{indent}{line}{loc}" for line in lines)


def _narrowed(match: re.Match[str]) -> str:
    """Return a layout in which a lane has one element at a time, and neighbours are in lanes."""
    per_lane, lanes, warps, order = ([int(it) for it in match[n].split(",")] for n in range(2, 6))
    left = prod(lanes)
    spread = [1] * len(lanes)
    for axis in order:
        spread[axis] = min(left, per_lane[axis] * lanes[axis])
        left //= spread[axis]
    spread[order[-1]] *= left
    return (
        f"{match[1]} = #ttg.blocked<{{sizePerThread = {[1] * len(lanes)}, threadsPerWarp = "
        f"{spread}, warpsPerCTA = {warps}, order = {order}}}>"
    )


def lower(text: str, room: int, in_scratch: bool = False) -> str | None:
    """Make loops of the products that have such layouts; return None if there are none.

    Args:
        text: TTGIR behind Triton's layout passes.
        room: bytes of local memory that operands of a product may take if they are extended to the
            type of the sums, which saves extending them in the loop.
        in_scratch: whether operands are in scratch memory of the program, which is global.
    """
    layouts = {match[1]: tile for match in _BLOCKED.finditer(text) if (tile := _tile_of(match))}
    functions = re.split(r"(?m)^(?=  tt\.func )", text)
    lowered = [_Function(function, layouts, room, in_scratch).lower() for function in functions]
    return None if lowered == functions else "".join(lowered)


def _tile_of(match: re.Match[str]) -> Tile | None:
    """Return the tile without a shape for a layout of ours, None for another layout."""
    per_lane, lanes, warps, order = (tuple(map(int, match[n].split(","))) for n in range(2, 6))
    if set(per_lane) != {1} or order != tuple(reversed(range(len(order)))):
        return None
    return Tile((), lanes, warps)


def _inner(match: re.Match[str]) -> str:
    return _INNER.get(match[14], match[14])


class _Function:
    """The text of a function, whose products become loops."""

    def __init__(self, text: str, layouts: dict[str, Tile], room: int, in_scratch: bool) -> None:
        self.in_scratch: Final = in_scratch
        self.lines: Final = text.split("\n")
        self.layouts: Final = layouts
        self.room: Final = room
        self.behind: Final[dict[int, list[str]]] = {}
        self.moves: Final[set[int]] = set()

    def lower(self) -> str:
        """Return the text with loops."""
        count = 0
        for at, line in enumerate(self.lines):
            if (match := _DOT.fullmatch(line)) and self._lower_product(at, match, count):
                count += 1
        if not count:
            return "\n".join(self.lines)
        self._drop_moves()
        lines = []
        for at, line in enumerate(self.lines):
            lines += [line] if line else []
            lines += self.behind.get(at, ())
        return "\n".join(lines) + "\n"

    def _lower_product(self, at: int, match: re.Match[str], count: int) -> bool:
        layout, shape, inner = self.layouts.get(match[15]), sizes(match[13]), _inner(match)
        types = match[8], match[11]
        if layout is None or any(it != inner and (it, inner) not in _EXTENDED for it in types):
            return False
        tile = layout._replace(shape=shape)
        shapes = sizes(match[7]), sizes(match[10])
        size = 8 if inner == "f64" else 4
        extends = self.in_scratch or sum(map(prod, shapes)) * size <= self.room
        name = f"%spvbackend{count}"
        operands = [
            self._place(at, match, index, f"{name}_{'ab'[index]}", tile, extends)
            for index in range(2)
        ]
        product = Product(match[2], match[5], match[14], inner, match[15], *operands)
        indent, loc = match[1], match[16]
        self.lines[at] = "\n".join(
            f"{indent}{line}" if line.endswith("{") else f"{indent}{line}{loc}"
            for line in write_product(product, tile, name)
        )
        return True

    def _place(
        self, at: int, match: re.Match[str], index: int, name: str, tile: Tile, extends: bool
    ) -> Operand:
        """Put an operand into memory, where Triton would have moved it to its lanes."""
        value, shape, kind = match[3 + index], match[7 + 3 * index], match[8 + 3 * index]
        sums = _inner(match)
        layout = f"#ttg.dot_op<{{opIdx = {index}, parent = {match[15]}}}>"
        source, place = value, at - 1
        if (moved := self._move_of(value, at)) is not None:
            source, layout, place = moved
        lines, order = [], list(reversed(range(len(tile.shape))))
        if index == 0 and tile.lanes[-2] > 1:
            # Lanes have neighbouring rows.
            order[:2] = order[1::-1]
        if extends and kind != sums:
            convert = _EXTENDED[kind, sums]
            was, kind = f"tensor<{shape}x{kind}, {layout}>", sums
            lines.append(
                f"{name}_wide = {convert} {source} : {was} to tensor<{shape}x{kind}, {layout}>"
            )
            source = f"{name}_wide"
        if self.in_scratch:
            memory = SCRATCH
            lines += write_to_scratch(name, source, sizes(shape), kind, layout, tuple(order))
        else:
            memory = (
                f"!ttg.memdesc<{shape}x{kind}, #ttg.swizzled_shared<{{vec = 1, perPhase = 1, "
                f"maxPhase = 1, order = {order}}}>, #ttg.shared_memory>"
            )
            tensor = f"tensor<{shape}x{kind}, {layout}>"
            lines.append(f"{name} = ttg.local_alloc {source} : ({tensor}) -> {memory}")
        loc = match[16]
        self.behind.setdefault(place, []).extend(f"{match[1]}{line}{loc}" for line in lines)
        convert = _EXTENDED[kind, sums] if kind != sums else ""
        depth = len(order) - 1 - index
        return Operand(name, memory, kind, convert, sizes(shape), tuple(order), depth)

    def _move_of(self, value: str, at: int) -> tuple[str, str, int] | None:
        """Return the tensor that an operand is moved from, its layout, and the line behind it."""
        place = self._defined(value, at)
        if place is None or (match := _MOVED.search(self.lines[place])) is None:
            return None
        moved = [place]
        if "ttg.local_load" in self.lines[place]:
            alloc = self._defined(match[1], place)
            if alloc is None or (match := _MOVED.search(self.lines[alloc])) is None:
                return None
            moved.append(alloc)
        tensor = _TENSOR.match(match[2])
        if tensor is None:
            return None
        self.moves.update(moved)
        return match[1], tensor[2], place

    def _defined(self, value: str, before: int) -> int | None:
        """Return the last line before another one that defines a value.

        Regions beside one another may use a name twice; an earlier one is not in scope then.
        """
        start = re.compile(rf" *{re.escape(value)} = ")
        return next((at for at in range(before - 1, -1, -1) if start.match(self.lines[at])), None)

    def _drop_moves(self) -> None:
        """Drop the moves to lanes that nothing uses any more."""
        text = [*self.lines, *(line for lines in self.behind.values() for line in lines)]
        uses: dict[str, int] = {}
        for line in "\n".join(text).split("\n"):
            match = _DEFINED.match(line)
            for name in _NAME.findall(match[2] if match else line):
                uses[name] = uses.get(name, 0) + 1
        for at in sorted(self.moves, reverse=True):
            match = _DEFINED.match(self.lines[at])
            assert match is not None
            if not uses.get(match[1]):
                for name in _NAME.findall(match[2]):
                    uses[name] -= 1
                self.lines[at] = ""
