"""Steps of random programs that compute with floats, all of which are exact integers."""

from __future__ import annotations

from typing import Final

from tests.generators.shapes import DOUBLE, FLOAT, I1, Shape, Value, integer
from tests.generators.writer import Writer

FLOAT_PREDICATES: Final = ("oeq", "one", "olt", "ole", "ogt", "oge", "ord", "uno",
                           "ueq", "une", "ult", "ule", "ugt", "uge")  # fmt: skip
# Largest magnitude of a float's value; products of two such floats are exact in single precision.
SMALL: Final = 1 << 11


def float_value(writer: Writer, shape: Shape) -> Value:
    """Return a float of small magnitude."""
    known = [v for v in writer.scope[-40:] if v.shape == shape]
    if known and writer.rng.random() < 0.7:
        return writer.rng.choice(known)
    source = integer(8, shape.lanes)
    opcode = writer.rng.choice(("sitofp", "uitofp"))
    return writer.define(shape, f"{opcode} {source} {writer.value(source)} to {shape}", 255)


def float_step(writer: Writer) -> None:
    """One operation on floats, all exact."""
    base = writer.rng.choice((FLOAT, DOUBLE))
    shape = Shape(base.element, base.width, writer.rng.choice(writer.lanes))
    left, right = float_value(writer, shape), float_value(writer, shape)
    kind = writer.rng.randrange(6)
    if kind == 0 and max(left.bound, right.bound) <= SMALL:
        opcode = writer.rng.choice(("fadd", "fsub"))
        text = f"{opcode} {shape} {left.name}, {right.name}"
        writer.define(shape, text, left.bound + right.bound)
    elif kind == 1 and left.bound * right.bound < 1 << 22:
        text = f"fmul {shape} {left.name}, {right.name}"
        writer.define(shape, text, left.bound * right.bound)
    elif kind == 2:
        predicate = writer.rng.choice(FLOAT_PREDICATES)
        text = f"fcmp {predicate} {shape} {left.name}, {right.name}"
        writer.define(shape.with_element(I1), text)
    elif kind == 3:
        writer.define(shape, f"fneg {shape} {left.name}", left.bound)
    elif kind == 4:
        condition = writer.rng.choice((I1, shape.with_element(I1)))
        text = f"select {condition} {writer.value(condition)}, {shape} {left.name}, "
        bound = max(left.bound, right.bound)
        writer.define(shape, f"{text}{shape} {right.name}", bound)
    else:
        float_to_int(writer, left)


def float_to_int(writer: Writer, value: Value) -> None:
    widths = [w for w in (8, 16, 24, 32, 40, 64) if value.bound < 1 << w - 1]
    result = value.shape.with_element(integer(writer.rng.choice(widths)))
    if writer.rng.random() < 0.5:
        writer.define(result, f"fptosi {value.shape} {value.name} to {result}")
        return
    result = value.shape.with_element(writer.any_int())
    name = f"llvm.fptosi.sat.{result.suffix}.{value.shape.suffix}"
    writer.define(result, writer.call(result, name, (value.shape, value.name)))
