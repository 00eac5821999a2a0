"""Steps of random programs that compute with any floats: infinities, subnormals, halves.

All operations have one result by IEEE 754 and the OpenCL specification (Relative Error as ULPs).
LLVM leaves the NaN of an operation open (LangRef, Floating-Point Environment), so NaNs are made
equal before their bits or signs are used.
"""

from __future__ import annotations

from typing import Final

from tests.generators.float_steps import FLOAT_PREDICATES
from tests.generators.shapes import DOUBLE, FLOAT, HALF, I1, Shape, integer
from tests.generators.writer import Step, Writer

KINDS: Final = (HALF, FLOAT, FLOAT, DOUBLE)
NAN: Final = {"half": "0xH7E00", "float": "0x7FF8000000000000", "double": "0x7FF8000000000000"}
BINARY: Final = ("fadd", "fsub", "fmul")
UNARY: Final = ("fabs", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven")
# The classes of LangRef, 'llvm.is.fpclass': one bit for both NaNs, which are not told apart.
CLASSES: Final = (3, 4, 8, 16, 32, 64, 128, 256, 512)
PAIRS: Final = ("minimum", "maximum")


def constant(shape: Shape, text: str) -> str:
    """Return a constant in each lane."""
    if not shape.lanes:
        return text
    return "<" + ", ".join([f"{shape.element} {text}"] * shape.lanes) + ">"


def canonical(writer: Writer, shape: Shape, name: str) -> str:
    """Append the value with one NaN for all NaNs."""
    other = shape.with_element(I1)
    test = writer.emit(f"fcmp uno {shape} {name}, {name}")
    nan = constant(shape, NAN[shape.element])
    return writer.emit(f"select {other} {test}, {shape} {nan}, {shape} {name}")


def from_bits(writer: Writer, shape: Shape) -> str:
    """Return a float of any bits."""
    bits = shape.with_element(integer(shape.width))
    name = writer.emit(f"bitcast {bits} {writer.value(bits)} to {shape}")
    return canonical(writer, shape, name)


def from_integer(writer: Writer, shape: Shape) -> str:
    """Return an integer of any width, rounded."""
    source = shape.with_element(writer.any_int())
    opcode = writer.rng.choice(("sitofp", "uitofp"))
    return writer.emit(f"{opcode} {source} {writer.value(source)} to {shape}")


def from_other(writer: Writer, shape: Shape) -> str:
    """Return a float of another width."""
    kind = writer.rng.choice([kind for kind in KINDS if kind.width != shape.width])
    other = Shape(kind.element, kind.width, shape.lanes)
    opcode = "fpext" if other.width < shape.width else "fptrunc"
    return writer.emit(f"{opcode} {other} {from_bits(writer, other)} to {shape}")


def call(writer: Writer, shape: Shape, stem: str, *values: str) -> str:
    operands = [(shape, value) for value in values]
    return writer.emit(writer.call(shape, f"llvm.{stem}.{shape.suffix}", *operands))


def operation(writer: Writer, shape: Shape, pool: list[str]) -> str:
    """Append one more value, computed from those in scope."""
    one, two, three = (writer.rng.choice(pool) for _ in range(3))
    kind = writer.rng.randrange(9)
    if kind < 2:
        return writer.emit(f"{writer.rng.choice(BINARY)} {shape} {one}, {two}")
    if kind == 2:
        return writer.emit(f"fneg {shape} {one}")
    if kind == 3:
        return call(writer, shape, writer.rng.choice(UNARY), one)
    if kind == 4:
        return call(writer, shape, "fma", one, two, three)
    if kind == 5:
        return call(writer, shape, writer.rng.choice(PAIRS), one, two)
    if kind == 6:
        return call(writer, shape, "copysign", one, canonical(writer, shape, two))
    if kind == 7:
        condition = writer.rng.choice((I1, shape.with_element(I1)))
        chosen = writer.value(condition)
        return writer.emit(f"select {condition} {chosen}, {shape} {one}, {shape} {two}")
    return divide(writer, shape, one, two)


def divide(writer: Writer, shape: Shape, one: str, two: str) -> str:
    """Append a quotient or a root in double, which OpenCL requires to be correctly rounded."""
    if shape.element != "double":
        return writer.emit(f"fsub {shape} {one}, {two}")
    if writer.rng.random() < 0.5:
        return call(writer, shape, "sqrt", one)
    return writer.emit(f"fdiv {shape} {one}, {two}")


def observe(writer: Writer, shape: Shape, one: str, two: str) -> None:
    """Append an integer made from a float."""
    kind = writer.rng.randrange(4)
    test = shape.with_element(I1)
    if kind == 0:
        predicate = writer.rng.choice(FLOAT_PREDICATES)
        writer.define(test, f"fcmp {predicate} {shape} {one}, {two}")
    elif kind == 1:
        name = f"llvm.is.fpclass.{shape.suffix}"
        writer.declare(str(test), name, f"{shape}, i32 immarg")
        classes = sum(writer.rng.sample(CLASSES, writer.rng.randint(1, 4)))
        writer.define(test, f"call {test} @{name}({shape} {one}, i32 {classes})")
    elif kind == 2:
        result = shape.with_element(writer.any_int())
        stem = writer.rng.choice(("fptosi", "fptoui"))
        name = f"llvm.{stem}.sat.{result.suffix}.{shape.suffix}"
        writer.define(result, writer.call(result, name, (shape, one)))
    else:
        bits = shape.with_element(integer(shape.width))
        writer.define(bits, f"bitcast {shape} {canonical(writer, shape, one)} to {bits}")


def raw_floats(writer: Writer) -> None:
    """Append a few operations on floats of one type."""
    kind = writer.rng.choice(KINDS)
    shape = Shape(kind.element, kind.width, writer.rng.choice(writer.lanes))
    sources = (from_bits, from_bits, from_integer, from_other)
    pool = [writer.rng.choice(sources)(writer, shape) for _ in range(2)]
    for _ in range(writer.rng.randint(1, 4)):
        pool.append(operation(writer, shape, pool[-3:]))
    observe(writer, shape, pool[-1], pool[-2])


RAW_FLOAT_STEPS: Final[tuple[Step, ...]] = (raw_floats,)
