"""Steps of random programs that compute with integers and vectors."""

from __future__ import annotations

from typing import Final

from tests.generators.float_steps import float_step
from tests.generators.shapes import I1, integer, splat
from tests.generators.writer import Step, Writer

PREDICATES: Final = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
# Intrinsics of two operands of the type, of one, and of one that take a false after it.
PAIRS: Final = ("umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat")
SINGLES: Final = ("ctpop", "bitreverse")
FLAGGED: Final = ("abs", "ctlz", "cttz")
OVERFLOWS: Final = ("uadd", "usub", "umul", "sadd", "ssub", "smul")
REDUCTIONS: Final = ("add", "mul", "and", "or", "xor", "umin", "umax", "smin", "smax")


def arithmetic(writer: Writer) -> None:
    shape = writer.any_shape()
    opcode = writer.rng.choice(("add", "sub", "mul", "and", "or", "xor"))
    writer.define(shape, f"{opcode} {shape} {writer.value(shape)}, {writer.value(shape)}")


def shift(writer: Writer) -> None:
    shape = writer.any_shape()
    limit = splat(shape, shape.width)
    amount = writer.value(shape)
    if shape.width > 1 and (1 << shape.width) > shape.width:
        amount = writer.emit(f"urem {shape} {amount}, {limit}")
    else:
        amount = "zeroinitializer" if shape.lanes else "0"
    opcode = writer.rng.choice(("shl", "lshr", "ashr"))
    writer.define(shape, f"{opcode} {shape} {writer.value(shape)}, {amount}")


def divide(writer: Writer) -> None:
    shape = writer.any_shape()
    if shape.width == 1:
        return
    divisor = writer.emit(
        f"and {shape} {writer.value(shape)}, {splat(shape, (1 << shape.width - 1) - 1)}"
    )
    divisor = writer.emit(f"or {shape} {divisor}, {splat(shape, 1)}")
    opcode = writer.rng.choice(("udiv", "urem", "sdiv", "srem"))
    writer.define(shape, f"{opcode} {shape} {writer.value(shape)}, {divisor}")


def compare(writer: Writer) -> None:
    shape = writer.any_shape()
    predicate = writer.rng.choice(PREDICATES)
    writer.define(
        shape.with_element(I1),
        f"icmp {predicate} {shape} {writer.value(shape)}, {writer.value(shape)}",
    )


def select(writer: Writer) -> None:
    shape = writer.any_shape()
    condition = I1
    if shape.lanes and writer.rng.random() < 0.6:
        condition = shape.with_element(I1)
    writer.define(
        shape,
        f"select {condition} {writer.value(condition)}, {shape} {writer.value(shape)}, "
        f"{shape} {writer.value(shape)}",
    )


def convert(writer: Writer) -> None:
    shape = writer.any_shape()
    other = shape.with_element(writer.any_int())
    if other.width == shape.width:
        writer.define(shape, f"freeze {shape} {writer.value(shape)}")
        return
    narrow, wide = sorted((shape, other), key=lambda item: item.width)
    if writer.rng.random() < 0.5:
        writer.define(narrow, f"trunc {wide} {writer.value(wide)} to {narrow}")
    else:
        opcode = writer.rng.choice(("zext", "sext"))
        writer.define(wide, f"{opcode} {narrow} {writer.value(narrow)} to {wide}")


def reinterpret(writer: Writer) -> None:
    """Append a bitcast between types of equal size."""
    shape = writer.any_shape()
    if shape.bits > 64:
        return
    lanes = [n for n in (1, 2, 3, 4, 5, 8, 16) if shape.bits % n == 0 and n in writer.lanes]
    # Between vectors only with lanes of whole bytes: LLVM's own code for others is wrong.
    lanes = [n for n in lanes if not (shape.lanes and (shape.width | shape.bits // n) % 8)]
    count = writer.rng.choice((0, *lanes))
    other = integer(shape.bits // max(1, count), count)
    writer.define(other, f"bitcast {shape} {writer.value(shape)} to {other}")


def intrinsic(writer: Writer) -> None:
    shape = writer.any_shape()
    kind = writer.rng.randrange(4)
    if kind == 0:
        stem, extra = writer.rng.choice(PAIRS), f", {shape} {writer.value(shape)}"
    elif kind == 1:
        stem, extra = writer.rng.choice(SINGLES), ""
        if shape.width % 16 == 0 and writer.rng.random() < 0.5:
            stem = "bswap"
    elif kind == 2:
        stem, extra = writer.rng.choice(FLAGGED), ", i1 false"
    else:
        stem = writer.rng.choice(("fshl", "fshr"))
        # LLVM's own code for x86 computes all ones for a lane with a known amount of 0, if it
        # widens the vector.
        if shape.lanes & (shape.lanes - 1):
            shape = integer(shape.width)
        extra = f", {shape} {writer.value(shape)}, {shape} {writer.value(shape)}"
    name = f"llvm.{stem}.{shape.suffix}"
    first = writer.value(shape)
    types = [str(shape)] + {0: [str(shape)], 1: [], 2: ["i1"], 3: [str(shape)] * 2}[kind]
    writer.declare(str(shape), name, ", ".join(types))
    writer.define(shape, f"call {shape} @{name}({shape} {first}{extra})")


def overflow(writer: Writer) -> None:
    shape = writer.any_shape()
    stem = writer.rng.choice(OVERFLOWS)
    pair = f"{{ {shape}, {shape.with_element(I1)} }}"
    name = f"llvm.{stem}.with.overflow.{shape.suffix}"
    both = writer.emit(writer.call(pair, name, *writer.pair(shape)))
    writer.define(shape, f"extractvalue {pair} {both}, 0")
    writer.define(shape.with_element(I1), f"extractvalue {pair} {both}, 1")


def three_way(writer: Writer) -> None:
    shape, result = writer.any_shape(), writer.any_int()
    if result.width < 2:
        return
    result = shape.with_element(result)
    stem = writer.rng.choice(("ucmp", "scmp"))
    name = f"llvm.{stem}.{result.suffix}.{shape.suffix}"
    writer.define(result, writer.call(result, name, *writer.pair(shape)))


def reduce(writer: Writer) -> None:
    shape = writer.any_shape()
    if not shape.lanes:
        return
    element = integer(shape.width)
    name = f"llvm.vector.reduce.{writer.rng.choice(REDUCTIONS)}.{shape.suffix}"
    writer.define(element, writer.call(element, name, (shape, writer.value(shape))))


def lane(writer: Writer) -> None:
    """Read or replace a lane, its number known or computed."""
    shape = writer.any_shape()
    if not shape.lanes:
        return
    element = integer(shape.width)
    known = writer.rng.random() < 0.6
    at = str(writer.rng.randrange(shape.lanes)) if known else writer.index(shape.lanes)
    if writer.rng.random() < 0.5:
        writer.define(element, f"extractelement {shape} {writer.value(shape)}, i64 {at}")
    else:
        value = f"{element} {writer.value(element)}"
        writer.define(shape, f"insertelement {shape} {writer.value(shape)}, {value}, i64 {at}")


def shuffle(writer: Writer) -> None:
    shape = writer.any_shape()
    if not shape.lanes:
        return
    result = integer(shape.width, writer.rng.choice([n for n in writer.lanes if n]))
    numbers = [f"i32 {writer.rng.randrange(2 * shape.lanes)}" for _ in range(result.lanes)]
    mask = f"<{result.lanes} x i32> <{', '.join(numbers)}>"
    operands = f"{shape} {writer.value(shape)}, {shape} {writer.value(shape)}"
    writer.define(result, f"shufflevector {operands}, {mask}")


def aggregate(writer: Writer) -> None:
    """Append a struct in a register: built, selected, taken apart."""
    members = [writer.any_shape() for _ in range(writer.rng.randint(1, 4))]
    text = "{ " + ", ".join(map(str, members)) + " }"
    made = []
    for _ in range(2):
        whole = "poison"
        for number, shape in enumerate(members):
            value = f"{shape} {writer.value(shape)}"
            whole = writer.emit(f"insertvalue {text} {whole}, {value}, {number}")
        made.append(whole)
    whole = writer.emit(f"select i1 {writer.value(I1)}, {text} {made[0]}, {text} {made[1]}")
    for number, shape in enumerate(members):
        writer.define(shape, f"extractvalue {text} {whole}, {number}")


def call(writer: Writer) -> None:
    if not writer.callees:
        return
    name, ret, params = writer.rng.choice(writer.callees)
    arguments = ", ".join(f"{shape} {writer.value(shape)}" for shape in params)
    writer.define(ret, f"call spir_func {ret} {name}({arguments})")


VALUE_STEPS: Final[tuple[Step, ...]] = (
    aggregate, arithmetic, arithmetic, call, compare,
    convert, divide, float_step, float_step, intrinsic,
    intrinsic, lane, overflow, reduce, reinterpret,
    select, shift, shuffle, three_way,
)  # fmt: skip
