"""Templates that move lanes of fixed vectors or combine them: reductions, shuffles, matrices.

The numbers of lanes are known here, so a shuffle or extracts and inserts will do; legalisation cuts
what is longer than SPIR-V's vectors.
"""

from collections.abc import Sequence
from typing import Final

from spvbackend.prepare.templates.float import write_extremum
from spvbackend.prepare.templates.text import (
    FLOATS,
    MAX_WIDTH,
    Request,
    Shape,
    Writer,
    float_shape,
    integer,
    integer_shape,
    integer_width,
    parse_shape,
    shape_text,
    standard_width,
    vector,
    words_shape,
)

_INTEGER_REDUCTIONS: Final = {
    "add": "add",
    "and": "and",
    "mul": "mul",
    "or": "or",
    "smax": "sgt",
    "smin": "slt",
    "umax": "ugt",
    "umin": "ult",
    "xor": "xor",
}
# On one bit, signed order puts true below false.
_BOOL_REDUCTIONS: Final = {
    "add": "xor",
    "mul": "and",
    "smax": "and",
    "smin": "or",
    "umax": "or",
    "umin": "and",
}


def expand_integer_reduction(request: Request) -> str | None:
    """vector.reduce of integers, as a tree over the lanes.

    Sums of integers may be taken in any order, and a tree is as deep as the logarithm of the lanes,
    so its halves can be computed in parallel.
    """
    shape = integer_shape(request.args[0]) or words_shape(request.args[0])
    if shape is None or shape.lanes == 0:
        return None
    writer = Writer()
    operation = request.name.rpartition(".")[2]
    parts = _lanes(writer, request.args[0], shape, "%a0")
    while len(parts) > 1:
        pairs = zip(parts[::2], parts[1::2], strict=False)
        joined = [_combine(writer, operation, shape.element, left, right) for left, right in pairs]
        parts = joined + parts[len(joined) * 2 :]
    return writer.returns(request.ret, parts[0])


def _combine(writer: Writer, operation: str, element: str, left: str, right: str) -> str:
    """Combine two integers by the operation of a reduction."""
    opcode = _INTEGER_REDUCTIONS[operation]
    if element == "i1":
        opcode = _BOOL_REDUCTIONS.get(operation, opcode)
    if opcode == operation or element == "i1":
        return writer.let(f"{opcode} {element} {left}, {right}")
    width = integer_width(element)
    # OpenCL.std has minimum and maximum; other widths compare and select.
    if width == standard_width(width) and width <= MAX_WIDTH:
        args = [(element, left), (element, right)]
        return writer.call(element, f"llvm.{operation}.{element}", args)
    first = writer.let(f"icmp {opcode} {element} {left}, {right}")
    return writer.let(f"select i1 {first}, {element} {left}, {element} {right}")


def expand_float_reduction(request: Request) -> str | None:
    """vector.reduce.fadd and fmul: from the start value in lane order, unless reassoc."""
    shape = float_shape(request.args[1])
    if shape is None or shape.lanes == 0:
        return None
    writer = Writer()
    opcode = request.name.rpartition(".")[2]
    parts = _lanes(writer, request.args[1], shape, "%a1")
    # LangRef, 'llvm.vector.reduce.fadd': sequential unless reassociation is allowed.
    while request.reassoc and len(parts) > 1:
        pairs = zip(parts[::2], parts[1::2], strict=False)
        joined = [writer.let(f"{opcode} {request.ret} {x}, {y}") for x, y in pairs]
        parts = joined + parts[len(joined) * 2 :]
    value = "%a0"
    for part in parts:
        value = writer.let(f"{opcode} {request.ret} {value}, {part}")
    return writer.returns(request.ret, value)


def expand_extremum_reduction(request: Request) -> str | None:
    """vector.reduce.fmax and fmin, which ignore NaN, fmaximum and fminimum, which keep it."""
    shape = float_shape(request.args[0])
    if shape is None or shape.lanes == 0:
        return None
    writer = Writer()
    operation = request.name.rpartition(".")[2]
    scalar = Shape(0, shape.element)
    value, *rest = _lanes(writer, request.args[0], shape, "%a0")
    for part in rest:
        if operation in ("fmaximum", "fminimum"):
            value = write_extremum(writer, scalar, operation == "fminimum", value, part)
            continue
        # fmax and fmin are defined by maxnum and minnum; their order does not matter.
        name = f"llvm.{operation[1:]}num.{FLOATS[shape.element].suffix}"
        value = writer.call(request.ret, name, [(request.ret, value), (request.ret, part)])
    return writer.returns(request.ret, value)


def expand_partial_reduction(request: Request) -> str | None:
    """vector.partial.reduce.add and fadd: every whole slice of the long vector is added."""
    result, source = parse_shape(request.ret), parse_shape(request.args[1])
    if result is None or source is None or not result.lanes or source.lanes % result.lanes:
        return None
    writer = Writer()
    opcode = request.name.rpartition(".")[2]
    value = "%a0"
    for first in range(0, source.lanes, result.lanes):
        lanes = range(first, first + result.lanes)
        part = writer.shuffle(request.args[1], "%a1", "poison", lanes)
        value = writer.let(f"{opcode} {request.ret} {value}, {part}")
    return writer.returns(request.ret, value)


def expand_insert(request: Request) -> str | None:
    """vector.insert: a shorter vector put in at a constant lane."""
    whole, part, first = parse_shape(request.ret), parse_shape(request.args[1]), request.imms.get(2)
    if whole is None or part is None or first is None or first + part.lanes > whole.lanes:
        return None
    writer = Writer()
    if part.lanes == whole.lanes:
        return writer.returns(request.ret, "%a1")
    # shufflevector takes two vectors of one type, so the short one is extended with poison first.
    widening = [lane if lane < part.lanes else -1 for lane in range(whole.lanes)]
    wide = writer.shuffle(request.args[1], "%a1", "poison", widening)
    inside = range(first, first + part.lanes)
    mask = [whole.lanes + lane - first if lane in inside else lane for lane in range(whole.lanes)]
    return writer.returns(request.ret, writer.shuffle(request.ret, "%a0", wide, mask))


def expand_extract(request: Request) -> str | None:
    """vector.extract: a shorter vector taken out at a constant lane."""
    whole, part, first = parse_shape(request.args[0]), parse_shape(request.ret), request.imms.get(1)
    if whole is None or part is None or first is None or first + part.lanes > whole.lanes:
        return None
    return _one_shuffle(request, range(first, first + part.lanes))


def expand_reverse(request: Request) -> str | None:
    """vector.reverse."""
    shape = parse_shape(request.ret)
    return None if shape is None else _one_shuffle(request, range(shape.lanes - 1, -1, -1))


def expand_splice(request: Request) -> str | None:
    """vector.splice.left and right: neighbouring lanes of the concatenated vectors."""
    shape, offset = parse_shape(request.ret), request.imms.get(2)
    if shape is None or offset is None or not 0 <= offset <= shape.lanes:
        return None
    # splice.right counts from the end of the first vector.
    first = offset if request.name == "llvm.vector.splice.left" else shape.lanes - offset
    writer = Writer()
    lanes = range(first, first + shape.lanes)
    return writer.returns(request.ret, writer.shuffle(request.ret, "%a0", "%a1", lanes))


def expand_interleave(request: Request) -> str | None:
    """vector.interleaveN: lane i of every operand, then lane i + 1 of every operand, ..."""
    part, whole = parse_shape(request.args[0]), parse_shape(request.ret)
    if part is None or whole is None:
        return None
    writer = Writer()
    count = len(request.args)
    # A shuffle takes two vectors; for more, extract the lanes and build the result.
    if count == 2:
        mask = [lane // 2 + part.lanes * (lane % 2) for lane in range(whole.lanes)]
        merged = writer.shuffle(request.args[0], "%a0", "%a1", mask)
        return writer.returns(request.ret, merged)
    lanes = [
        writer.extract(request.args[0], f"%a{lane % count}", lane // count)
        for lane in range(whole.lanes)
    ]
    return writer.returns(request.ret, gathered(writer, whole, lanes))


def expand_deinterleave(request: Request) -> str | None:
    """vector.deinterleaveN: a struct of the vectors of every N-th lane."""
    shape = parse_shape(request.args[0])
    count = int(request.name.removeprefix("llvm.vector.deinterleave"))
    if shape is None or shape.lanes % count:
        return None
    writer = Writer()
    part = vector(shape.lanes // count, shape.element)
    fields = [
        (part, writer.shuffle(request.args[0], "%a0", "poison", range(at, shape.lanes, count)))
        for at in range(count)
    ]
    return writer.returns_struct(request.ret, fields)


def expand_stepvector(request: Request) -> str | None:
    """stepvector: the constant 0, 1, 2, ..."""
    shape = integer_shape(request.ret) or words_shape(request.ret)
    if shape is None or shape.lanes == 0:
        return None
    return Writer().returns(request.ret, steps(shape))


def expand_active_lane_mask(request: Request) -> str | None:
    """get.active.lane.mask: lane i is on when base + i, without wrap, is below the limit.

    That is when i is below the saturated difference of limit and base.
    """
    result = parse_shape(request.ret)
    count = integer_shape(request.args[0]) or words_shape(request.args[0])
    if result is None or count is None or result.lanes == 0:
        return None
    # Numbers of lanes have to fit the counter, or comparing them would wrap.
    if result.lanes - 1 >> integer_width(count.element):
        return None
    text = request.args[0]
    writer = Writer()
    rest = writer.let(f"sub {text} %a1, %a0")
    left = writer.let(f"icmp ugt {text} %a1, %a0")
    rest = writer.let(f"select i1 {left}, {text} {rest}, {text} 0")
    counts = Shape(result.lanes, count.element)
    wide = writer.splat(counts, rest)
    active = writer.let(f"icmp ugt {shape_text(counts)} {wide}, {steps(counts)}")
    return writer.returns(request.ret, active)


def expand_count_trailing_lanes(request: Request) -> str | None:
    """experimental.cttz.elts: index of the first lane that is not zero, else their number."""
    shape = integer_shape(request.args[0]) or words_shape(request.args[0])
    if shape is None or shape.lanes == 0:
        return None
    ret, lane_type = request.ret, Shape(0, shape.element)
    result = Shape(0, ret)
    writer = Writer()
    value = integer(result, shape.lanes)
    # The first lane is decided last, so that it overrides the others.
    for lane in reversed(range(shape.lanes)):
        active = writer.extract(request.args[0], "%a0", lane)
        if shape.element != "i1":
            active = writer.let(f"icmp ne {shape.element} {active}, {integer(lane_type, 0)}")
        index = integer(result, lane)
        value = writer.let(f"select i1 {active}, {ret} {index}, {ret} {value}")
    return writer.returns(ret, value)


def expand_last_active(request: Request) -> str | None:
    """experimental.vector.extract.last.active: the last lane whose mask is on, else the default."""
    shape = parse_shape(request.args[0])
    if shape is None or shape.lanes == 0:
        return None
    ret = request.ret
    writer = Writer()
    value = "%a2"
    for lane in range(shape.lanes):
        active = writer.extract(request.args[1], "%a1", lane)
        part = writer.extract(request.args[0], "%a0", lane)
        value = writer.let(f"select i1 {active}, {ret} {part}, {ret} {value}")
    return writer.returns(ret, value)


def expand_compress(request: Request) -> str | None:
    """experimental.vector.compress: the lanes whose mask is on, moved to the front.

    The place is counted at run time. The remaining lanes are those of the third operand.
    """
    shape = parse_shape(request.ret)
    if shape is None or shape.lanes == 0:
        return None
    ret, element = request.ret, shape.element
    writer = Writer()
    value, place = "%a2", "0"
    for lane in range(shape.lanes):
        active = writer.extract(request.args[1], "%a1", lane)
        part = writer.extract(ret, "%a0", lane)
        filled = writer.let(f"insertelement {ret} {value}, {element} {part}, i32 {place}")
        # The insertion is always computed, and never beyond the end: the place is at most the lane.
        value = writer.let(f"select i1 {active}, {ret} {filled}, {ret} {value}")
        if lane + 1 < shape.lanes:
            step = writer.let(f"zext i1 {active} to i32")
            place = writer.let(f"add i32 {place}, {step}")
    return writer.returns(ret, value)


def expand_match(request: Request) -> str | None:
    """experimental.vector.match: which lanes occur anywhere in the second vector."""
    shape, needles = integer_shape(request.args[0]), integer_shape(request.args[1])
    if shape is None or needles is None or not shape.lanes or not needles.lanes:
        return None
    writer = Writer()
    matches = ""
    for lane in range(needles.lanes):
        # Each needle is compared with all lanes at once, as there are usually fewer of them.
        needle = writer.splat(shape, writer.extract(request.args[1], "%a1", lane))
        same = writer.let(f"icmp eq {request.args[0]} %a0, {needle}")
        matches = writer.let(f"or {request.ret} {matches}, {same}") if matches else same
    return writer.returns(request.ret, writer.let(f"and {request.ret} {matches}, %a2"))


def expand_vector_length(request: Request) -> str | None:
    """experimental.get.vector.length: the count, but no more than a whole vector."""
    count, lanes = integer_shape(request.args[0]), request.imms.get(1)
    if count is None or lanes is None or request.imms.get(2) != 0:
        return None
    text, width = request.args[0], integer_width(count.element)
    writer = Writer()
    value = "%a0"
    # A count of few bits cannot reach the length.
    if lanes >> width == 0:
        few = writer.let(f"icmp ult {text} %a0, {integer(count, lanes)}")
        value = writer.let(f"select i1 {few}, {text} %a0, {text} {integer(count, lanes)}")
    if width != 32:
        cast = "zext" if width < 32 else "trunc"
        value = writer.let(f"{cast} {text} {value} to i32")
    return writer.returns(request.ret, value)


def expand_transpose(request: Request) -> str | None:
    """matrix.transpose of a matrix in column order."""
    rows, columns = request.imms.get(1), request.imms.get(2)
    if rows is None or columns is None:
        return None
    # Column order: row and column of a cell are column * rows + row.
    order = [column * rows + row for row in range(rows) for column in range(columns)]
    return _one_shuffle(request, order)


def expand_matrix_multiply(request: Request) -> str | None:
    """matrix.multiply of matrices in column order, with sums in the order of the inner index."""
    left, right, result = (parse_shape(text) for text in (*request.args[:2], request.ret))
    rows, inner, columns = (request.imms.get(index, 0) for index in (2, 3, 4))
    if left is None or right is None or result is None or not rows * inner * columns:
        return None
    element = result.element
    prefix = "f" if element in FLOATS else ""
    writer = Writer()
    left_lanes = _lanes(writer, request.args[0], left, "%a0")
    right_lanes = _lanes(writer, request.args[1], right, "%a1")
    cells: list[str] = []
    for cell in range(rows * columns):
        column, row = divmod(cell, rows)
        total = ""
        for step in range(inner):
            pair = f"{left_lanes[step * rows + row]}, {right_lanes[column * inner + step]}"
            term = writer.let(f"{prefix}mul {element} {pair}")
            total = writer.let(f"{prefix}add {element} {total}, {term}") if total else term
        cells.append(total)
    return writer.returns(request.ret, gathered(writer, result, cells))


def _lanes(writer: Writer, text: str, shape: Shape, value: str) -> list[str]:
    return [writer.extract(text, value, lane) for lane in range(shape.lanes)]


def gathered(writer: Writer, shape: Shape, lanes: Sequence[str]) -> str:
    """Build a vector from its lanes."""
    value = "poison"
    for index, lane in enumerate(lanes):
        value = writer.insert(shape_text(shape), value, shape.element, lane, index)
    return value


def _one_shuffle(request: Request, lanes: Sequence[int]) -> str:
    """Return a body that only picks lanes of the first operand."""
    writer = Writer()
    value = writer.shuffle(request.args[0], "%a0", "poison", lanes)
    return writer.returns(request.ret, value)


def steps(shape: Shape) -> str:
    """Return the vector constant 0, 1, 2, ..., wrapped to the element."""
    # LLVM prints <1 x i32> <i32 0> this way.
    if shape.lanes == 1:
        return "zeroinitializer"
    scalar = Shape(0, shape.element)
    lanes = (f"{shape.element} {integer(scalar, lane)}" for lane in range(shape.lanes))
    return f"<{', '.join(lanes)}>"


VECTOR_FAMILIES: Final = {
    **{f"llvm.vector.reduce.{name}": expand_integer_reduction for name in _INTEGER_REDUCTIONS},
    **{f"llvm.vector.reduce.{name}": expand_float_reduction for name in ("fadd", "fmul")},
    **{
        f"llvm.vector.reduce.{name}": expand_extremum_reduction
        for name in ("fmax", "fmaximum", "fmin", "fminimum")
    },
    **{f"llvm.vector.interleave{count}": expand_interleave for count in range(2, 9)},
    **{f"llvm.vector.deinterleave{count}": expand_deinterleave for count in range(2, 9)},
    "llvm.experimental.cttz.elts": expand_count_trailing_lanes,
    "llvm.experimental.get.vector.length": expand_vector_length,
    "llvm.experimental.vector.compress": expand_compress,
    "llvm.experimental.vector.extract.last.active": expand_last_active,
    "llvm.experimental.vector.match": expand_match,
    "llvm.get.active.lane.mask": expand_active_lane_mask,
    "llvm.matrix.multiply": expand_matrix_multiply,
    "llvm.matrix.transpose": expand_transpose,
    "llvm.stepvector": expand_stepvector,
    "llvm.vector.extract": expand_extract,
    "llvm.vector.insert": expand_insert,
    "llvm.vector.partial.reduce.add": expand_partial_reduction,
    "llvm.vector.partial.reduce.fadd": expand_partial_reduction,
    "llvm.vector.reverse": expand_reverse,
    "llvm.vector.splice.left": expand_splice,
    "llvm.vector.splice.right": expand_splice,
}
