"""Steps of random programs with intrinsics and values that are rare in frontends' output."""

from __future__ import annotations

from typing import Final

from tests.generators.shapes import I1, I32, I64, Shape, integer
from tests.generators.steps.raw_float import KINDS, call, canonical, from_bits
from tests.generators.writer import Step, Writer

FIXED: Final = ("smul.fix", "umul.fix", "smul.fix.sat", "umul.fix.sat")
SHIFTS: Final = ("sshl.sat", "ushl.sat")


def vector_shape(writer: Writer, widest: int = 64) -> Shape:
    """Return a vector of integers."""
    shape = writer.any_shape()
    while not shape.lanes or shape.width > widest:
        shape = writer.any_shape()
    return shape


def fixed_point(writer: Writer) -> None:
    """Append a product of fixed-point numbers without fractions: LLVM leaves rounding open."""
    shape = writer.any_shape()
    if shape.width < 2 or shape.width > 64:
        return
    name = f"llvm.{writer.rng.choice(FIXED)}.{shape.suffix}"
    writer.define(shape, writer.call(shape, name, *writer.pair(shape), ("i32", 0)))


def shift_saturated(writer: Writer) -> None:
    shape = writer.any_shape()
    if shape.width < 8:
        return
    name = f"llvm.{writer.rng.choice(SHIFTS)}.{shape.suffix}"
    limit = ", ".join([f"{shape.element} {shape.width}"] * shape.lanes)
    limit = f"<{limit}>" if shape.lanes else str(shape.width)
    amount = writer.emit(f"urem {shape} {writer.value(shape)}, {limit}")
    operands = (shape, writer.value(shape)), (shape, amount)
    writer.define(shape, writer.call(shape, name, *operands))


def rearrange(writer: Writer) -> None:
    """Lanes in another order, or some lanes of a vector."""
    shape = vector_shape(writer)
    kind = writer.rng.randrange(3)
    if kind == 0:
        name = f"llvm.vector.reverse.{shape.suffix}"
        writer.define(shape, writer.call(shape, name, (shape, writer.value(shape))))
    elif kind == 1:
        name = f"llvm.vector.splice.left.{shape.suffix}"
        operands, at = writer.pair(shape), writer.rng.randrange(shape.lanes)
        writer.define(shape, writer.call(shape, name, *operands, ("i32", at)))
    elif shape.lanes % 2 == 0:
        part = integer(shape.width, shape.lanes // 2)
        name = f"llvm.vector.extract.{part.suffix}.{shape.suffix}"
        at = writer.rng.choice((0, part.lanes))
        writer.define(part, writer.call(part, name, (shape, writer.value(shape)), ("i64", at)))


def interleave(writer: Writer) -> None:
    shape = vector_shape(writer)
    if 2 * shape.lanes not in writer.lanes:
        return
    both = integer(shape.width, 2 * shape.lanes)
    if writer.rng.random() < 0.5:
        name = f"llvm.vector.interleave2.{both.suffix}"
        writer.define(both, writer.call(both, name, *writer.pair(shape)))
        return
    name, pair = f"llvm.vector.deinterleave2.{both.suffix}", f"{{ {shape}, {shape} }}"
    whole = writer.emit(writer.call(pair, name, (both, writer.value(both))))
    writer.define(shape, f"extractvalue {pair} {whole}, {writer.rng.randrange(2)}")


def struct_argument(writer: Writer) -> None:
    """Pass a struct and an array through a function and through a phi."""
    members = [writer.any_shape() for _ in range(writer.rng.randint(1, 3))]
    inner = writer.any_shape()
    count = writer.rng.randint(1, 3)
    type = f"{{ {', '.join(map(str, members))}, [{count} x {inner}] }}"
    name = f"@swap{len(writer.functions)}"
    writer.functions.append(
        f"define spir_func {type} {name}({type} %a, {type} %b, i1 %which, {inner} %x) {{\n"
        f"entry:\n  br i1 %which, label %one, label %two\n"
        f"one:\n  %c = insertvalue {type} %b, {inner} %x, {len(members)}, {count - 1}\n"
        f"  br label %two\n"
        f"two:\n  %p = phi {type} [ %a, %entry ], [ %c, %one ]\n  ret {type} %p\n}}"
    )
    wholes = []
    for _ in range(2):
        whole = "zeroinitializer"
        for number, shape in enumerate(members):
            value = f"{shape} {writer.value(shape)}"
            whole = writer.emit(f"insertvalue {type} {whole}, {value}, {number}")
        wholes.append(whole)
    arguments = f"{type} {wholes[0]}, {type} {wholes[1]}, i1 {writer.value(I1)}, "
    result = writer.emit(f"call spir_func {type} {name}({arguments}{inner} {writer.value(inner)})")
    for number, shape in enumerate(members):
        writer.define(shape, f"extractvalue {type} {result}, {number}")
    at = writer.rng.randrange(count)
    writer.define(inner, f"extractvalue {type} {result}, {len(members)}, {at}")


def early_return(writer: Writer) -> None:
    """Append a function that returns from a loop, from a switch and at its end."""
    shape, number = writer.any_shape(), len(writer.functions)
    name = f"@early{number}"
    writer.functions.append(
        f"define spir_func {shape} {name}({shape} %a, {shape} %b, i32 %n) {{\n"
        f"entry:\n  %m = and i32 %n, 7\n  br label %loop\n"
        f"loop:\n  %i = phi i32 [ 0, %entry ], [ %next, %more ]\n"
        f"  %x = phi {shape} [ %a, %entry ], [ %y, %more ]\n"
        f"  %done = icmp eq i32 %i, %m\n  br i1 %done, label %out, label %body\n"
        f"out:\n  ret {shape} %x\n"
        f"body:\n  %y = xor {shape} %x, %b\n"
        f"  switch i32 %i, label %more [ i32 3, label %three\n i32 5, label %five ]\n"
        f"three:\n  %odd = trunc i32 %n to i1\n  br i1 %odd, label %five, label %more\n"
        f"five:\n  %z = phi {shape} [ %y, %body ], [ %b, %three ]\n  ret {shape} %z\n"
        f"more:\n  %next = add i32 %i, 1\n  br label %loop\n}}"
    )
    arguments = f"{shape} {writer.value(shape)}, {shape} {writer.value(shape)}"
    writer.define(shape, f"call spir_func {shape} {name}({arguments}, i32 {writer.value(I32)})")


def float_bits(writer: Writer) -> None:
    """Append the bits of a vector of floats as another type, there and back."""
    kind = writer.rng.choice(KINDS)
    lanes = writer.rng.choice([n for n in (0, 2, 4, 8) if n * kind.width <= 128])
    shape = Shape(kind.element, kind.width, lanes)
    bits = shape.bits
    value = canonical(writer, shape, from_bits(writer, shape))
    widths = [w for w in (8, 16, 32, 64) if bits % w == 0 and bits // w <= 16]
    width = writer.rng.choice(widths)
    other = integer(width, 0 if bits == width else bits // width)
    writer.define(other, f"bitcast {shape} {value} to {other}")


def remainder(writer: Writer) -> None:
    """Append a remainder, OpenCL's exact fmod, and powers of two."""
    kind = writer.rng.choice(KINDS)
    shape = Shape(kind.element, kind.width, writer.rng.choice(writer.lanes))
    value = from_bits(writer, shape)
    if writer.rng.random() < 0.5:
        result = writer.emit(f"frem {shape} {value}, {from_bits(writer, shape)}")
    else:
        powers = shape.with_element(I32)
        narrow = shape.with_element(integer(8))
        power = writer.emit(f"sext {narrow} {writer.value(narrow)} to {powers}")
        name = f"llvm.ldexp.{shape.suffix}.{powers.suffix}"
        result = writer.emit(writer.call(shape, name, (shape, value), (powers, power)))
    bits = shape.with_element(integer(shape.width))
    writer.define(bits, f"bitcast {shape} {canonical(writer, shape, result)} to {bits}")


def float_reduction(writer: Writer) -> None:
    """Append the least or the greatest lane, and a sum in order."""
    kind = writer.rng.choice(KINDS)
    shape = Shape(kind.element, kind.width, writer.rng.choice([n for n in writer.lanes if n]))
    element = Shape(kind.element, kind.width)
    value = from_bits(writer, shape)
    stem = writer.rng.choice(("fminimum", "fmaximum", "fadd"))
    name = f"llvm.vector.reduce.{stem}.{shape.suffix}"
    first = [(element, from_bits(writer, element))] if stem == "fadd" else []
    result = writer.emit(writer.call(element, name, *first, (shape, value)))
    if stem == "fadd" and writer.rng.random() < 0.3:
        result = call(writer, element, "fabs", result)
    bits = integer(kind.width)
    writer.define(bits, f"bitcast {element} {canonical(writer, element, result)} to {bits}")


def lane_count(writer: Writer) -> None:
    """Append the number of lanes before the first that is set."""
    shape = integer(1, writer.rng.choice([n for n in writer.lanes if n]))
    name = f"llvm.experimental.cttz.elts.i64.{shape.suffix}"
    writer.define(I64, writer.call("i64", name, (shape, writer.value(shape)), ("i1", "false")))


RARE_VALUE_STEPS: Final[tuple[Step, ...]] = (
    early_return, fixed_point, float_bits, float_reduction, interleave, lane_count, rearrange,
    remainder, shift_saturated, struct_argument,
)  # fmt: skip
