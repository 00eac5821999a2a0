"""The operations of a product of matrices as loops: text of MLIR.

A product works on blocks of a few sums of each lane, which stay in registers during the loop over
K. Addresses are those of operands in local memory, or in scratch memory, which is global.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product as combinations
from math import prod
from typing import Final, NamedTuple

_BLOCK: Final = 8
"""The sums of a lane in a loop. 8 of 32 lanes are 16 registers of AVX-512 or 32 of AVX2, which has
16: with fewer, the loads of operands bound the loop where registers suffice."""
_SELECTED: Final = 4
"""The most elements of which a lane selects its own: those of 16 x 16 are two."""
SCRATCH: Final = "!tt.ptr<i8>"
"""The type of scratch memory."""
LOOP: Final = "#llvm.loop_annotation<unroll = <disable = true>>"
"""LLVM would unroll short loops again, and drivers build what it unrolls."""


class Tile(NamedTuple):
    """How the sums of a product lie in lanes: those of a lane are in rows of steps.

    Attributes:
        shape: of the product: rows and columns, behind the number of products of a batch.
        lanes: of a warp along each axis; the last axis has the fastest.
        warps: along each axis, likewise.
    """

    shape: tuple[int, ...]
    lanes: tuple[int, ...]
    warps: tuple[int, ...]

    @staticmethod
    def of(shape: tuple[int, ...], warps: int, lanes: int, by_rows: bool) -> Tile:
        """Return the tile of a product.

        A warp has neighbouring columns, or rows if there are too few columns or `by_rows`: what
        reduces rows then needs no other lane.
        """
        rows, columns = shape[-2:]
        if by_rows or columns < lanes <= rows:
            down = min(lanes, rows)
            across = lanes // down
        else:
            across = min(lanes, columns)
            down = lanes // across
        batch = min(warps, prod(shape[:-2]))
        tall = min(warps // batch, max(1, rows // down))
        wide = warps // batch // tall
        leading = len(shape) - 2
        return Tile(shape, (1,) * leading + (down, across), (batch,) * leading + (tall, wide))

    def layout(self) -> str:
        """Return the layout of the sums."""
        rank = len(self.shape)
        return (
            f"#ttg.blocked<{{sizePerThread = {[1] * rank}, threadsPerWarp = {list(self.lanes)}, "
            f"warpsPerCTA = {list(self.warps)}, order = {list(reversed(range(rank)))}}}>"
        )

    @property
    def steps(self) -> tuple[int, ...]:
        """Return the distance of a lane's sums along each axis."""
        return tuple(map(int.__mul__, self.lanes, self.warps))

    @property
    def counts(self) -> tuple[int, ...]:
        """Return the number of a lane's sums along each axis."""
        return tuple(
            max(1, size // step) for size, step in zip(self.shape, self.steps, strict=True)
        )

    @property
    def block(self) -> tuple[int, int]:
        """Return the rows and columns of a lane's sums that one loop computes.

        The operand that is the same for all lanes has most elements, as loading one is cheap.
        """
        rows, columns = self.counts[-2:]
        if self.lanes[-1] > 1:
            tall = min(_BLOCK, rows)
            return tall, min(_BLOCK // tall, columns)
        wide = min(_BLOCK, columns)
        return min(_BLOCK // wide, rows), wide

    def flat_layout(self) -> str:
        """Return the layout of the sums as one row, each in the same register of the same lane."""
        strides = strides_of(self.shape, tuple(reversed(range(len(self.shape)))))
        covered = [1] * len(self.shape)

        def bases(counts: Sequence[int]) -> list[list[int]]:
            found = []
            for axis in reversed(range(len(counts))):
                for _ in range(counts[axis].bit_length() - 1):
                    is_new = covered[axis] < self.shape[axis]
                    found.append([strides[axis] * covered[axis] if is_new else 0])
                    covered[axis] *= 2
            return found

        lane, warp = bases(self.lanes), bases(self.warps)
        register = bases(self.counts)
        return f"#ttg.linear<{{register = {register}, lane = {lane}, warp = {warp}, block = []}}>"


def strides_of(shape: tuple[int, ...], order: tuple[int, ...]) -> list[int]:
    """Return the distances of elements along each axis, of which `order` has the fastest first."""
    strides = [0] * len(shape)
    step = 1
    for axis in order:
        strides[axis] = step
        step *= shape[axis]
    return strides


class Operand(NamedTuple):
    """An operand in memory.

    Attributes:
        name: of the memory.
        memory: its type, which is SCRATCH for memory that is not local.
        kind: the type of an element there.
        convert: the operation that makes an element of the sums' type of it, "" for none.
        shape: of the tensor.
        order: its axes in memory, the fastest first.
        depth: the axis that is summed.
    """

    name: str
    memory: str
    kind: str
    convert: str
    shape: tuple[int, ...]
    order: tuple[int, ...]
    depth: int

    @property
    def pointer(self) -> str:
        """Return the type of an address."""
        return f"!llvm.ptr<{1 if self.memory == SCRATCH else 3}>"


class Product(NamedTuple):
    """A product that is added to sums.

    Attributes:
        result: the name.
        sums: the name of the sums.
        kind: the type of their elements.
        inner: the type of the sums in a loop, which may be wider.
        layout: the name of the layout of both.
        left: the left operand.
        right: the right operand.
    """

    result: str
    sums: str
    kind: str
    inner: str
    layout: str
    left: Operand
    right: Operand


class _Writer:
    """Lines of operations with names of their own."""

    def __init__(self, prefix: str) -> None:
        self.lines: Final[list[str]] = []
        self._prefix: Final = prefix
        self._count = 0

    def name(self) -> str:
        """Return a new name."""
        self._count += 1
        return f"{self._prefix}_{self._count}"

    def value(self, operation: str) -> str:
        """Write an operation and return the name of its result."""
        name = self.name()
        self.lines.append(f"{name} = {operation}")
        return name

    def number(self, value: int) -> str:
        """Return the name of a constant."""
        return self.value(f"arith.constant {value} : i32")

    def compute(self, operation: str, left: str, right: str | int) -> str:
        """Return the name of a result of two integers."""
        second = self.number(right) if isinstance(right, int) else right
        return self.value(f"arith.{operation} {left}, {second} : i32")

    def element(self, pointer: str, index: str, operand: Operand) -> str:
        """Return the address of an element behind another one."""
        type = operand.pointer
        return self.value(
            f"llvm.getelementptr {pointer}[{index}] : ({type}, i32) -> {type}, {operand.kind}"
        )


def write_product(product: Product, tile: Tile, prefix: str) -> list[str]:
    """Return the operations of a product.

    Triton's pass that places barriers does not see the loads, so there are barriers around them.

    Args:
        product: the product.
        tile: how its sums lie.
        prefix: of the names.
    """
    writer = _Writer(prefix)
    is_local = SCRATCH not in (product.left.memory, product.right.memory)
    barrier = "ttg.barrier local" if is_local else "ttg.barrier all"
    writer.lines.append(barrier)
    places = _places(writer, tile)
    shape = "x".join(map(str, tile.shape))
    tensor = f"tensor<{shape}x{product.kind}, {product.layout}>"
    # Triton's analysis of axes copies facts over casts, and must find the same number of axes: a
    # structure counts as one.
    flat = f"tensor<{prod(tile.shape)}x{product.kind}, {tile.flat_layout()}>"
    count = prod(tile.counts)
    packed = f"!llvm.struct<({', '.join([product.kind] * count)})>"
    row = writer.value(f"tt.reshape {product.sums} : {tensor} -> {flat}")
    given = writer.value(f"builtin.unrealized_conversion_cast {row} : {flat} to {packed}")
    sums = [writer.value(f"llvm.extractvalue {given}[{at}] : {packed}") for at in range(count)]
    kind, inner = product.kind, product.inner
    if inner != kind:
        sums = [writer.value(f"arith.extf {name} : {kind} to {inner}") for name in sums]
    left = _Reader(writer, product.left, places[:-1])
    right = _Reader(writer, product.right, (*places[:-2], places[-1]))
    for block in _blocks(tile):
        _write_block(writer, product, tile, block, (left, right), sums)
    if inner != kind:
        sums = [writer.value(f"arith.truncf {name} : {inner} to {kind}") for name in sums]
    made = writer.value(f"llvm.mlir.poison : {packed}")
    for at, name in enumerate(sums):
        made = writer.value(f"llvm.insertvalue {name}, {made}[{at}] : {packed}")
    writer.lines.append(barrier)
    row = writer.value(f"builtin.unrealized_conversion_cast {made} : {packed} to {flat}")
    writer.lines.append(f"{product.result} = tt.reshape {row} : {flat} -> {tensor}")
    return writer.lines


class _Place(NamedTuple):
    """The place of a lane's first sum along an axis: the sum of two numbers, modulo a size.

    Attributes:
        outer: the name of what all lanes of a warp share.
        inner: the name of what differs.
        lanes: that differ.
        size: of the axis.
    """

    outer: str
    inner: str
    lanes: int
    size: int

    def within(self, writer: _Writer, inner: str) -> str:
        """Return the place for a number within the warp."""
        return writer.compute("remui", writer.compute("addi", self.outer, inner), self.size)


def _places(writer: _Writer, tile: Tile) -> list[_Place]:
    """Return the place of a lane's first sum along each axis."""
    index = writer.value("gpu.thread_id x")
    item = writer.value(f"arith.index_cast {index} : index to i32")
    lanes = prod(tile.lanes)
    lane, warp = writer.compute("andi", item, lanes - 1), writer.compute("divui", item, lanes)
    places = []
    for axis in reversed(range(len(tile.shape))):
        along, across = tile.lanes[axis], tile.warps[axis]
        inner = writer.compute("remui", lane, along)
        outer = writer.compute("muli", writer.compute("remui", warp, across), along)
        lane, warp = writer.compute("divui", lane, along), writer.compute("divui", warp, across)
        places.append(_Place(outer, inner, along, tile.shape[axis]))
    return places[::-1]


def _pointer(writer: _Writer, operand: Operand) -> str:
    """Return the address of an operand's first element."""
    cast = f"builtin.unrealized_conversion_cast {operand.name} : {operand.memory} to"
    if operand.memory == SCRATCH:
        return writer.value(f"{cast} {operand.pointer}")
    packed = f"!llvm.struct<(ptr<3>{', i32' * len(operand.shape)})>"
    return writer.value(f"llvm.extractvalue {writer.value(f'{cast} {packed}')}[0] : {packed}")


class _Reader:
    """Reads elements of an operand: a place outside of K, then an index along K.

    If few lanes differ, each loads the elements of all of these and selects its own: drivers load
    what a warp shares at once, and gather other elements one by one.
    """

    def __init__(self, writer: _Writer, operand: Operand, places: Sequence[_Place]) -> None:
        self.operand: Final = operand
        strides = strides_of(operand.shape, operand.order)
        self.along_k: Final = strides.pop(operand.depth)
        self.strides: Final = strides
        self.pointer: Final = _pointer(writer, operand)
        *batch, own = places
        is_selected = 1 < own.lanes <= _SELECTED
        inners = [own.inner]
        if is_selected:
            inners = [writer.number(lane) for lane in range(own.lanes)]
        self.is_lane: Final = [
            writer.value(f"arith.cmpi eq, {own.inner}, {lane} : i32") for lane in inners[1:]
        ]
        self.origins: Final = []
        for inner in inners:
            index = writer.number(0)
            indices = [*(place.within(writer, place.inner) for place in batch)]
            for place, stride in zip((*indices, own.within(writer, inner)), strides, strict=True):
                index = writer.compute("addi", index, writer.compute("muli", place, stride))
            self.origins.append(index)

    def start(self, writer: _Writer, places: Sequence[int]) -> list[str]:
        """Return the addresses of the first element along K, at a distance from the origins."""
        offset = sum(map(int.__mul__, places, self.strides))
        indices = [writer.compute("addi", origin, offset) for origin in self.origins]
        return [writer.element(self.pointer, index, self.operand) for index in indices]

    def load(self, writer: _Writer, starts: Sequence[str], k: str, kind: str) -> str:
        """Return an element as one of the sums' type."""
        index = writer.compute("muli", k, self.along_k)
        own = self.operand.kind
        addresses = [writer.element(start, index, self.operand) for start in starts]
        result, *others = (
            writer.value(f"llvm.load {it} : {self.operand.pointer} -> {own}") for it in addresses
        )
        for is_lane, other in zip(self.is_lane, others, strict=True):
            result = writer.value(f"arith.select {is_lane}, {other}, {result} : {own}")
        if not self.operand.convert:
            return result
        return writer.value(f"{self.operand.convert} {result} : {own} to {kind}")


class _Block(NamedTuple):
    """Sums of a lane that one loop computes: numbers of a product, of rows and of columns."""

    batch: tuple[int, ...]
    rows: range
    columns: range


def _blocks(tile: Tile) -> list[_Block]:
    *batches, rows, columns = tile.counts
    tall, wide = tile.block
    return [
        _Block(batch, range(row, row + tall), range(column, column + wide))
        for batch in combinations(*map(range, batches))
        for row in range(0, rows, tall)
        for column in range(0, columns, wide)
    ]


def _write_block(
    writer: _Writer,
    product: Product,
    tile: Tile,
    block: _Block,
    readers: tuple[_Reader, _Reader],
    sums: list[str],
) -> None:
    """Write the loop over K of some sums, which it replaces."""
    left, right = readers
    steps = tile.steps
    batch = [number * step for number, step in zip(block.batch, steps[:-2], strict=True)]
    lefts = [left.start(writer, [*batch, row * steps[-2]]) for row in block.rows]
    rights = [right.start(writer, [*batch, column * steps[-1]]) for column in block.columns]
    strides = strides_of(tile.counts, tuple(reversed(range(len(steps)))))
    places = [
        sum(map(int.__mul__, (*block.batch, row, column), strides))
        for row, column in combinations(block.rows, block.columns)
    ]
    kind, depth = product.inner, product.left.shape[-1]
    unrolled = 2 if depth % 2 == 0 else 1
    bounds = [writer.number(it) for it in (0, depth, unrolled)]
    result, index = writer.name(), writer.name()
    names = [writer.name() for _ in places]
    carried = ", ".join(f"{name} = {sums[at]}" for name, at in zip(names, places, strict=True))
    kinds = ", ".join([kind] * len(places))
    writer.lines.append(
        f"{result}:{len(places)} = scf.for {index} = {bounds[0]} to {bounds[1]} step {bounds[2]} "
        f"iter_args({carried}) -> ({kinds}) : i32 {{"
    )
    for step in range(unrolled):
        k = writer.compute("addi", index, step)
        rows = [left.load(writer, start, k, kind) for start in lefts]
        columns = [right.load(writer, start, k, kind) for start in rights]
        names = [
            _multiply_add(writer, row, column, name, kind)
            for (row, column), name in zip(combinations(rows, columns), names, strict=True)
        ]
    writer.lines.append(f"scf.yield {', '.join(names)} : {kinds}")
    writer.lines.append(f"}} {{llvm.loop_annotation = {LOOP}}}")
    for number, at in enumerate(places):
        sums[at] = f"{result}#{number}" if len(places) > 1 else result


def _multiply_add(writer: _Writer, left: str, right: str, sums: str, kind: str) -> str:
    if kind.startswith("f"):
        return writer.value(
            f"llvm.intr.fmuladd({left}, {right}, {sums}) : ({kind}, {kind}, {kind}) -> {kind}"
        )
    multiplied = writer.value(f"arith.muli {left}, {right} : {kind}")
    return writer.value(f"arith.addi {multiplied}, {sums} : {kind}")


def write_to_scratch(
    name: str, value: str, shape: tuple[int, ...], kind: str, layout: str, order: tuple[int, ...]
) -> list[str]:
    """Return the operations that store a tensor in scratch memory of its own.

    Args:
        name: of the memory, and the beginning of other names.
        value: the name of the tensor.
        shape: of the tensor.
        kind: the type of its elements.
        layout: of the tensor.
        order: its axes in memory, the fastest first.
    """
    writer = _Writer(f"{name}_at")
    rank = len(shape)
    full = f"tensor<{'x'.join(map(str, shape))}"
    size = prod(shape) * (int(kind.lstrip("bfi")) // 8)
    index = ""
    for axis, stride in enumerate(strides_of(shape, order)):
        others = [other for other in range(rank) if other != axis]
        layouts = [layout]
        for other in reversed(others):
            layouts.append(f"#ttg.slice<{{dim = {other}, parent = {layouts[-1]}}}>")
        end, sizes = shape[axis], [shape[axis]]
        was = f"tensor<{end}xi32, {layouts[-1]}>"
        places = writer.value(
            f"tt.make_range {{end = {shape[axis]} : i32, start = 0 : i32}} : {was}"
        )
        for other, parent in zip(others, reversed(layouts[:-1]), strict=True):
            sizes.insert(other, 1)
            now = f"tensor<{'x'.join(map(str, sizes))}xi32, {parent}>"
            places = writer.value(
                f"tt.expand_dims {places} {{axis = {other} : i32}} : {was} -> {now}"
            )
            was = now
        factor = writer.value(f"arith.constant dense<{stride}> : {was}")
        places = writer.value(f"arith.muli {places}, {factor} : {was}")
        places = writer.value(f"tt.broadcast {places} : {was} -> {full}xi32, {layout}>")
        if index:
            places = writer.value(f"arith.addi {index}, {places} : {full}xi32, {layout}>")
        index = places
    attributes = f"{{alignment = 16 : i32, nbytes = {size} : i32}}"
    writer.lines.append(f"{name} = ttg.global_scratch_alloc {attributes} : {SCRATCH}")
    pointer = writer.value(f"tt.bitcast {name} : {SCRATCH} -> !tt.ptr<{kind}>")
    type = f"{full}x!tt.ptr<{kind}>, {layout}>"
    pointers = writer.value(f"tt.splat {pointer} : !tt.ptr<{kind}> -> {type}")
    addresses = writer.value(f"tt.addptr {pointers}, {index} : {type}, {full}xi32, {layout}>")
    writer.lines.append(f"tt.store {addresses}, {value} : {type}")
    return writer.lines
