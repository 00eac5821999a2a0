"""Templates of memory intrinsics: copies, fills, masked and strided accesses.

A short constant length becomes straight accesses; any other a loop over words of the known
alignment and a loop over the remaining bytes. Masked accesses touch no lane whose mask is off, so
each lane has a branch of its own, unless the mask is a constant.
"""

from typing import Final, NamedTuple

from spvbackend.prepare.templates.text import (
    Request,
    Shape,
    Writer,
    address_space,
    integer,
    integer_width,
    memory_bytes,
    parse_shape,
)
from spvbackend.target.address_spaces import CONSTANT, DISJOINT, GENERIC, qualifier

# More accesses would be longer than the loop.
_MAX_STRAIGHT_ACCESSES: Final = 16


class Block(NamedTuple):
    """A copy or fill: type of the counter, bytes of a word, constant length or -1, keyword."""

    counter: str
    word: int
    length: int
    volatile: str


def _block(request: Request, pointers: tuple[int, ...]) -> Block:
    # An access that is less aligned than it claims is undefined, so a word is no wider than the
    # promise, nor than an address.
    word = min(request.pointer_width // 8, *(request.aligns.get(at, 1) for at in pointers))
    # The volatile flag and the length are at the same positions in all of these.
    volatile = "volatile " if request.imms.get(3) else ""
    return Block(f"i{request.pointer_width}", word, request.imms.get(2, -1), volatile)


def _has_length(request: Request) -> bool:
    """Whether the length is an integer; LLVM's verifier accepts a vector of them as well."""
    return request.args[2].startswith("i")


def expand_copy(request: Request) -> str | None:
    """memcpy and memmove, and memcpy.inline."""
    if address_space(request.args[0]) is None or address_space(request.args[1]) is None:
        return None
    if not _has_length(request):
        return None
    block = _block(request, (0, 1))
    accesses = _straight_accesses(block)
    if accesses is not None:
        return _copy_straight(request, block, accesses)
    # LangRef: the places of memcpy are equal or disjoint, those of memmove may overlap.
    overlapping = request.name == "llvm.memmove" and not _disjoint(request)
    writer = Writer("entry")
    length = _length(writer, request, block)
    words, whole = _split_length(writer, block, length)
    if overlapping:
        forward = _goes_forward(writer, request)
        writer.branch_if(forward, "forward", "backward")
        writer.start("forward")
    _copy_up(writer, request, block, (length, words, whole))
    writer.do("ret void")
    if overlapping:
        writer.start("backward")
        _copy_down(writer, request, block, (length, words, whole))
        writer.do("ret void")
    return "\n".join(writer.lines)


def _copy_up(writer: Writer, request: Request, block: Block, ends: tuple[str, str, str]) -> None:
    length, words, whole = ends
    if words:
        _open_up(writer, "words", block.counter, "0", words)
        _copy_one(writer, request, block, "%words.at", block.word)
        _close_up(writer, "words", block.counter, words)
    # The bytes after the last word.
    if length != whole:
        _open_up(writer, "bytes", block.counter, whole or "0", length)
        _copy_one(writer, request, block, "%bytes.at", 1)
        _close_up(writer, "bytes", block.counter, length)


def _copy_down(writer: Writer, request: Request, block: Block, ends: tuple[str, str, str]) -> None:
    length, words, whole = ends
    # From the end: the bytes after the last word come first.
    if length != whole:
        _open_down(writer, "tail", block.counter, length, whole or "0")
        _copy_one(writer, request, block, "%tail.at", 1)
        _close_down(writer, "tail", block.counter, whole or "0")
    if words:
        _open_down(writer, "rest", block.counter, words, "0")
        _copy_one(writer, request, block, "%rest.at", block.word)
        _close_down(writer, "rest", block.counter, "0")


def _copy_one(writer: Writer, request: Request, block: Block, at: str, size: int) -> None:
    """Copy the word or byte with the given number."""
    unit = f"i{size * 8}"
    to, source = request.args[0], request.args[1]
    from_place = writer.let(f"getelementptr {unit}, {source} %a1, {block.counter} {at}")
    value = writer.let(f"load {block.volatile}{unit}, {source} {from_place}, align {size}")
    to_place = writer.let(f"getelementptr {unit}, {to} %a0, {block.counter} {at}")
    writer.do(f"store {block.volatile}{unit} {value}, {to} {to_place}, align {size}")


def _copy_straight(request: Request, block: Block, accesses: list[tuple[int, int]]) -> str:
    """Copy with all loads before all stores, so that the places may overlap."""
    writer = Writer()
    to, source = request.args[0], request.args[1]
    values = []
    for offset, size in accesses:
        place = _at_offset(writer, source, "%a1", block.counter, offset)
        values.append(
            writer.let(f"load {block.volatile}i{size * 8}, {source} {place}, align {size}")
        )
    for (offset, size), value in zip(accesses, values, strict=True):
        place = _at_offset(writer, to, "%a0", block.counter, offset)
        writer.do(f"store {block.volatile}i{size * 8} {value}, {to} {place}, align {size}")
    return writer.returns_void()


def expand_fill(request: Request) -> str | None:
    """memset and memset.inline."""
    if address_space(request.args[0]) is None or not _has_length(request):
        return None
    block = _block(request, (0,))
    accesses = _straight_accesses(block)
    to = request.args[0]
    if accesses is not None:
        writer = Writer()
        sizes = sorted({size for _, size in accesses})
        # One value for each width, made once.
        values = {size: _repeated(writer, size) for size in sizes}
        for offset, size in accesses:
            place = _at_offset(writer, to, "%a0", block.counter, offset)
            writer.do(
                f"store {block.volatile}i{size * 8} {values[size]}, {to} {place}, align {size}"
            )
        return writer.returns_void()
    writer = Writer("entry")
    length = _length(writer, request, block)
    words, whole = _split_length(writer, block, length)
    if words:
        value = _repeated(writer, block.word)
        _open_up(writer, "words", block.counter, "0", words)
        _fill_one(writer, to, block, "%words.at", (block.word, value))
        _close_up(writer, "words", block.counter, words)
    if length != whole:
        _open_up(writer, "bytes", block.counter, whole or "0", length)
        _fill_one(writer, to, block, "%bytes.at", (1, "%a1"))
        _close_up(writer, "bytes", block.counter, length)
    return writer.returns_void()


def _fill_one(writer: Writer, to: str, block: Block, at: str, item: tuple[int, str]) -> None:
    size, value = item
    unit = f"i{size * 8}"
    place = writer.let(f"getelementptr {unit}, {to} %a0, {block.counter} {at}")
    writer.do(f"store {block.volatile}{unit} {value}, {to} {place}, align {size}")


def _repeated(writer: Writer, size: int) -> str:
    """Repeat the fill byte in every byte of a word."""
    if size == 1:
        return "%a1"
    word = Shape(0, f"i{size * 8}")
    wide = writer.let(f"zext i8 %a1 to {word.element}")
    # 0x01010101 times the byte has it in every byte, without a carry between them.
    ones = integer(word, int.from_bytes(b"\x01" * size, "little"))
    return writer.let(f"mul {word.element} {wide}, {ones}")


def expand_fill_pattern(request: Request) -> str | None:
    """experimental.memset.pattern: a number of copies of a value."""
    to, unit = request.args[0], request.args[1]
    size = memory_bytes(unit, request.pointer_width)
    if address_space(to) is None or not size:
        return None
    block = _block(request, (0,))
    align = _lane_align(request.aligns.get(0, 1), size, 1)
    writer = Writer("entry")
    count = _length(writer, request, block)
    _open_up(writer, "items", block.counter, "0", count)
    place = writer.let(f"getelementptr {unit}, {to} %a0, {block.counter} %items.at")
    writer.do(f"store {block.volatile}{unit} %a1, {to} {place}, align {align}")
    _close_up(writer, "items", block.counter, count)
    return writer.returns_void()


def _straight_accesses(block: Block) -> list[tuple[int, int]] | None:
    """Return (offset, size) of the accesses of a short constant length, largest that fit first."""
    if not 0 <= block.length <= _MAX_STRAIGHT_ACCESSES * block.word:
        return None
    accesses: list[tuple[int, int]] = []
    offset, size = 0, block.word
    while offset < block.length:
        while size > block.length - offset:
            # The rest is shorter than a word; the offset so far is a multiple of the next size.
            size //= 2
        accesses.append((offset, size))
        offset += size
    return accesses if len(accesses) <= _MAX_STRAIGHT_ACCESSES else None


def _length(writer: Writer, request: Request, block: Block) -> str:
    """Return the length in the index type; intrinsics take it as an unsigned number."""
    if block.length >= 0:
        return str(block.length)
    have, want = integer_width(request.args[2]), integer_width(block.counter)
    if have == want:
        return "%a2"
    cast = "zext" if have < want else "trunc"
    return writer.let(f"{cast} {request.args[2]} %a2 to {block.counter}")


def _split_length(writer: Writer, block: Block, length: str) -> tuple[str, str]:
    """Return the number of words, and of the bytes in them; "" where a word is a byte."""
    if block.word == 1:
        return "", ""
    if block.length >= 0:
        count = block.length // block.word
        return str(count), str(count * block.word)
    shift = block.word.bit_length() - 1
    words = writer.let(f"lshr {block.counter} {length}, {shift}")
    return words, writer.let(f"shl {block.counter} {words}, {shift}")


def _disjoint(request: Request) -> bool:
    """Whether the address spaces alone show that the two places do not overlap."""
    to, source = address_space(request.args[0]), address_space(request.args[1])
    if to == source:
        return False
    return CONSTANT in (to, source) or {to, source} <= DISJOINT


def _goes_forward(writer: Writer, request: Request) -> str:
    """Test whether to copy in rising order: the destination does not lie after the source.

    Numbers of pointers compare only within one address space, so other ones are made generic.
    """
    numbers: list[str] = []
    # OpConvertPtrToU of pointers to different memories gives unrelated numbers.
    same = request.args[0] == request.args[1]
    for at, pointer in enumerate(request.args[:2]):
        value = f"%a{at}"
        if not same and address_space(pointer) != GENERIC:
            generic = f"ptr{qualifier(GENERIC)}"
            value = writer.let(f"addrspacecast {pointer} {value} to {generic}")
            pointer = generic
        numbers.append(writer.let(f"ptrtoint {pointer} {value} to i{request.pointer_width}"))
    # Equal addresses go either way. An upward copy to a destination before the source never
    # overwrites bytes that are still to be read.
    return writer.let(f"icmp ule i{request.pointer_width} {numbers[0]}, {numbers[1]}")


def _open_up(writer: Writer, tag: str, counter: str, start: str, end: str) -> None:
    """Begin a loop whose number %TAG.at rises from start to below end.

    The test comes before the loop as well, since a length may be 0.
    """
    before = writer.block
    some = writer.let(f"icmp ult {counter} {start}, {end}")
    writer.branch_if(some, tag, f"{tag}.done")
    writer.start(tag)
    writer.do(f"%{tag}.at = phi {counter} [ {start}, %{before} ], [ %{tag}.next, %{tag} ]")


def _close_up(writer: Writer, tag: str, counter: str, end: str) -> None:
    writer.do(f"%{tag}.next = add nuw {counter} %{tag}.at, 1")
    writer.do(f"%{tag}.more = icmp ult {counter} %{tag}.next, {end}")
    writer.branch_if(f"%{tag}.more", tag, f"{tag}.done")
    writer.start(f"{tag}.done")


def _open_down(writer: Writer, tag: str, counter: str, start: str, end: str) -> None:
    """Begin a loop whose number %TAG.at falls from below start to end."""
    before = writer.block
    some = writer.let(f"icmp ugt {counter} {start}, {end}")
    writer.branch_if(some, tag, f"{tag}.done")
    writer.start(tag)
    writer.do(f"%{tag}.from = phi {counter} [ {start}, %{before} ], [ %{tag}.at, %{tag} ]")
    writer.do(f"%{tag}.at = sub nuw {counter} %{tag}.from, 1")


def _close_down(writer: Writer, tag: str, counter: str, end: str) -> None:
    writer.do(f"%{tag}.more = icmp ugt {counter} %{tag}.at, {end}")
    writer.branch_if(f"%{tag}.more", tag, f"{tag}.done")
    writer.start(f"{tag}.done")


def _at_offset(writer: Writer, pointer: str, value: str, counter: str, offset: int) -> str:
    """Return the address a constant number of bytes after a pointer."""
    if offset == 0:
        return value
    return writer.let(f"getelementptr i8, {pointer} {value}, {counter} {offset}")


def expand_masked_load(request: Request) -> str | None:
    """masked.load and masked.expandload; operands are pointer, mask, value of masked lanes."""
    shape = _masked_shape(request, request.ret)
    if shape is None or address_space(request.args[0]) is None:
        return None
    constant = request.imms.get(1)
    dense = request.name == "llvm.masked.expandload"
    # With a constant mask there are no branches, so that the body is spliced and needs no label.
    writer = Writer("entry" if constant is None else "")
    if _whole_access(shape, constant):
        align = request.aligns.get(0, 1)
        whole = writer.let(f"load {request.ret}, {request.args[0]} %a0, align {align}")
        return writer.returns(request.ret, whole)
    # LangRef, 'llvm.masked.expandload': active lanes are read from consecutive places, so the
    # pointer moves on only for them and merges after each branch.
    pointer, value = "%a0", "%a2"
    for lane in range(shape.lanes):
        if constant is not None and not constant >> lane & 1:
            continue
        before = _open_lane(writer, request.args[1], "%a1", lane, constant)
        place = pointer if dense else _lane_place(writer, request.args[0], "%a0", shape, lane)
        align = _access_align(request, 0, shape, dense, lane)
        part = writer.let(f"load {shape.element}, {request.args[0]} {place}, align {align}")
        loaded = writer.insert(request.ret, value, shape.element, part, lane)
        after = _next_place(writer, request.args[0], pointer, shape, dense, lane)
        if constant is None:
            body = writer.block
            _close_lane(writer, lane)
            value = _merge(writer, request.ret, (loaded, body), (value, before))
            if after:
                # The pointer has moved only where the lane was on.
                after = _merge(writer, request.args[0], (after, body), (pointer, before))
        else:
            value = loaded
        pointer = after or pointer
    return writer.returns(request.ret, value)


def expand_masked_store(request: Request) -> str | None:
    """masked.store and masked.compressstore; operands are value, pointer, mask."""
    shape = _masked_shape(request, request.args[0])
    if shape is None or address_space(request.args[1]) is None:
        return None
    constant = request.imms.get(2)
    dense = request.name == "llvm.masked.compressstore"
    writer = Writer("entry" if constant is None else "")
    if _whole_access(shape, constant):
        align = request.aligns.get(1, 1)
        writer.do(f"store {request.args[0]} %a0, {request.args[1]} %a1, align {align}")
        return writer.returns_void()
    pointer = "%a1"
    for lane in range(shape.lanes):
        if constant is not None and not constant >> lane & 1:
            continue
        before = _open_lane(writer, request.args[2], "%a2", lane, constant)
        part = writer.extract(request.args[0], "%a0", lane)
        place = pointer if dense else _lane_place(writer, request.args[1], "%a1", shape, lane)
        align = _access_align(request, 1, shape, dense, lane)
        writer.do(f"store {shape.element} {part}, {request.args[1]} {place}, align {align}")
        after = _next_place(writer, request.args[1], pointer, shape, dense, lane)
        if constant is None:
            body = writer.block
            _close_lane(writer, lane)
            if after:
                after = _merge(writer, request.args[1], (after, body), (pointer, before))
        pointer = after or pointer
    return writer.returns_void()


def expand_gather(request: Request) -> str | None:
    """masked.gather; operands are pointers, mask, value of masked lanes."""
    shape, pointers = parse_shape(request.ret), parse_shape(request.args[0])
    if shape is None or pointers is None:
        return None
    constant = request.imms.get(1)
    align = request.aligns.get(0, 1)
    writer = Writer("entry" if constant is None else "")
    value = "%a2"
    for lane in range(shape.lanes):
        if constant is not None and not constant >> lane & 1:
            continue
        before = _open_lane(writer, request.args[1], "%a1", lane, constant)
        place = writer.extract(request.args[0], "%a0", lane)
        # The alignment is that of each pointer.
        part = writer.let(f"load {shape.element}, {pointers.element} {place}, align {align}")
        loaded = writer.insert(request.ret, value, shape.element, part, lane)
        if constant is None:
            body = writer.block
            _close_lane(writer, lane)
            loaded = _merge(writer, request.ret, (loaded, body), (value, before))
        value = loaded
    return writer.returns(request.ret, value)


def expand_scatter(request: Request) -> str | None:
    """masked.scatter; operands are value, pointers, mask.

    LangRef: stores to overlapping addresses are ordered from the lowest lane to the highest.
    """
    shape, pointers = parse_shape(request.args[0]), parse_shape(request.args[1])
    if shape is None or pointers is None:
        return None
    constant = request.imms.get(2)
    align = request.aligns.get(1, 1)
    writer = Writer("entry" if constant is None else "")
    for lane in range(shape.lanes):
        if constant is not None and not constant >> lane & 1:
            continue
        _open_lane(writer, request.args[2], "%a2", lane, constant)
        part = writer.extract(request.args[0], "%a0", lane)
        place = writer.extract(request.args[1], "%a1", lane)
        writer.do(f"store {shape.element} {part}, {pointers.element} {place}, align {align}")
        if constant is None:
            _close_lane(writer, lane)
    return writer.returns_void()


def _whole_access(shape: Shape, mask: int | None) -> bool:
    """Whether a constant mask leaves a plain access; one of three lanes may touch a fourth.

    A vector of three in memory is as large as one of four, and consumers may load it so.
    """
    return mask == (1 << shape.lanes) - 1 and shape.lanes & (shape.lanes - 1) == 0


def _masked_shape(request: Request, text: str) -> Shape | None:
    """Return the shape of a vector whose lanes are whole and addressable in memory."""
    shape = parse_shape(text)
    if shape is None or not shape.lanes or not _lane_bytes(request, shape):
        return None
    return shape


def _lane_bytes(request: Request, shape: Shape) -> int:
    return memory_bytes(shape.element, request.pointer_width)


def _open_lane(writer: Writer, masks: str, mask: str, lane: int, constant: int | None) -> str:
    """Begin the code for an active lane; return the block that branches."""
    before = writer.block
    if constant is None:
        active = writer.extract(masks, mask, lane)
        writer.branch_if(active, f"lane{lane}", f"after{lane}")
        writer.start(f"lane{lane}")
    return before


def _close_lane(writer: Writer, lane: int) -> None:
    writer.branch(f"after{lane}")
    writer.start(f"after{lane}")


def _merge(writer: Writer, text: str, done: tuple[str, str], skipped: tuple[str, str]) -> str:
    """Return the phi of two (value, block) pairs."""
    pairs = ", ".join(f"[ {value}, %{block} ]" for value, block in (done, skipped))
    return writer.let(f"phi {text} {pairs}")


def _lane_place(writer: Writer, pointer: str, value: str, shape: Shape, lane: int) -> str:
    """Return the address of a lane of a vector in memory."""
    if lane == 0:
        return value
    return writer.let(f"getelementptr {shape.element}, {pointer} {value}, i32 {lane}")


def _next_place(
    writer: Writer, pointer: str, value: str, shape: Shape, dense: bool, lane: int
) -> str:
    """Return the address of the next active lane of a dense access, "" after the last."""
    if not dense or lane + 1 == shape.lanes:
        return ""
    return writer.let(f"getelementptr {shape.element}, {pointer} {value}, i32 1")


def _access_align(request: Request, pointer: int, shape: Shape, dense: bool, lane: int) -> int:
    """Return the known alignment of a lane; that of a dense one may be any lane's."""
    size = _lane_bytes(request, shape)
    return _lane_align(request.aligns.get(pointer, 1), size, 1 if dense else lane)


def _lane_align(align: int, size: int, lane: int) -> int:
    """Compute the alignment of the lane-th item of a size, from that of the first."""
    offset = size * lane
    return min(align, offset & -offset) if offset else align


def expand_load_relative(request: Request) -> str | None:
    """load.relative: a pointer plus the 32-bit number stored at an offset from it."""
    pointer, offset = request.args
    # LLVM's verifier accepts offsets of any integer type, and vectors of them.
    if address_space(pointer) is None or parse_shape(offset) != (0, offset):
        return None
    writer = Writer()
    place = writer.let(f"getelementptr i8, {pointer} %a0, {offset} %a1")
    distance = writer.let(f"load i32, {pointer} {place}, align 4")
    target = writer.let(f"getelementptr i8, {pointer} %a0, i32 {distance}")
    return writer.returns(request.ret, target)


def expand_pointer_mask(request: Request) -> str | None:
    """ptrmask, on the pointer as an integer.

    SPIR-V has no bit operations on pointers. By LLVM's verifier the mask has an address's width.
    """
    if parse_shape(request.ret) is None:
        return None
    bits = request.args[1]
    writer = Writer()
    number = writer.let(f"ptrtoint {request.ret} %a0 to {bits}")
    masked = writer.let(f"and {bits} {number}, %a1")
    return writer.returns(request.ret, writer.let(f"inttoptr {bits} {masked} to {request.ret}"))


def expand_matrix_load(request: Request) -> str | None:
    """matrix.column.major.load; operands are pointer, stride, volatile, rows, columns."""
    shape, rows = _masked_shape(request, request.ret), request.imms.get(3, 0)
    if shape is None or not rows:
        return None
    pointer = request.args[0]
    volatile = "volatile " if request.imms.get(2) else ""
    size = _lane_bytes(request, shape)
    # The attribute is of the first element; others are at multiples of an element's size from it.
    align = min(request.aligns.get(0, size), size)
    writer = Writer()
    value = "poison"
    for cell in range(shape.lanes):
        place = _cell_place(writer, shape, (pointer, "%a0"), (request.args[1], "%a1"), cell, rows)
        part = writer.let(f"load {volatile}{shape.element}, {pointer} {place}, align {align}")
        value = writer.insert(request.ret, value, shape.element, part, cell)
    return writer.returns(request.ret, value)


def expand_matrix_store(request: Request) -> str | None:
    """matrix.column.major.store; operands are matrix, pointer, stride, volatile, rows, columns."""
    shape, rows = _masked_shape(request, request.args[0]), request.imms.get(4, 0)
    if shape is None or not rows:
        return None
    pointer = request.args[1]
    volatile = "volatile " if request.imms.get(3) else ""
    size = _lane_bytes(request, shape)
    align = min(request.aligns.get(1, size), size)
    writer = Writer()
    for cell in range(shape.lanes):
        part = writer.extract(request.args[0], "%a0", cell)
        place = _cell_place(writer, shape, (pointer, "%a1"), (request.args[2], "%a2"), cell, rows)
        writer.do(f"store {volatile}{shape.element} {part}, {pointer} {place}, align {align}")
    return writer.returns_void()


def _cell_place(
    writer: Writer,
    shape: Shape,
    base: tuple[str, str],
    stride: tuple[str, str],
    cell: int,
    rows: int,
) -> str:
    """Return the address of a cell of a matrix in column order, the columns a stride apart."""
    column, row = divmod(cell, rows)
    place = base[1]
    if column:
        index = integer(Shape(0, stride[0]), column)
        # The stride counts elements, not bytes (LangRef, 'llvm.matrix.column.major.load').
        offset = writer.let(f"mul {stride[0]} {stride[1]}, {index}")
        place = writer.let(
            f"getelementptr {shape.element}, {base[0]} {place}, {stride[0]} {offset}"
        )
    return _lane_place(writer, base[0], place, shape, row)


MEMORY_FAMILIES: Final = {
    "llvm.experimental.memset.pattern": expand_fill_pattern,
    "llvm.load.relative": expand_load_relative,
    "llvm.masked.compressstore": expand_masked_store,
    "llvm.masked.expandload": expand_masked_load,
    "llvm.masked.gather": expand_gather,
    "llvm.masked.load": expand_masked_load,
    "llvm.masked.scatter": expand_scatter,
    "llvm.masked.store": expand_masked_store,
    "llvm.matrix.column.major.load": expand_matrix_load,
    "llvm.matrix.column.major.store": expand_matrix_store,
    "llvm.memcpy": expand_copy,
    "llvm.memcpy.inline": expand_copy,
    "llvm.memmove": expand_copy,
    "llvm.memset": expand_fill,
    "llvm.memset.inline": expand_fill,
    "llvm.ptrmask": expand_pointer_mask,
}
