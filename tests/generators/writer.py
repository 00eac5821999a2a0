"""Writes the text of a random program: names, instructions, and operands."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from tests.generators.shapes import (
    COMMON_WIDTHS,
    I32,
    I64,
    LANES,
    ODD_WIDTHS,
    Shape,
    Value,
    integer,
)


class Writer:
    """Writes instructions; the seed determines each choice."""

    def __init__(self, seed: int, widest: int) -> None:
        self.seed: Final = seed
        self.rng: Final = random.Random(seed)
        self.lanes: tuple[int, ...] = LANES
        self.widths: Final = [width for width in ODD_WIDTHS if width <= widest]
        self.declarations: Final[dict[str, str]] = {}
        self.globals: Final[list[str]] = []
        self.functions: Final[list[str]] = []
        self.lines: list[str] = []
        self.entry: list[str] = []
        self.scope: list[Value] = []
        self.callees: Final[list[tuple[str, Shape, list[Shape]]]] = []
        self.block = "entry"
        self.counter = 0
        self.arenas: list[str] = []
        # Functions of pointers, and their results.
        self.trees: Final[list[tuple[str, str]]] = []
        # Whether the function has the row of input, `%in`.
        self.has_input = True

    def name(self, stem: str = "v") -> str:
        self.counter += 1
        return f"%{stem}{self.counter}"

    def emit(self, text: str, stem: str = "v") -> str:
        """Append an instruction with a result; return its name."""
        name = self.name(stem)
        self.lines.append(f"  {name} = {text}")
        return name

    def define(self, shape: Shape, text: str, bound: int = 0) -> Value:
        """Append an instruction whose result later steps may use."""
        value = Value(self.emit(text), shape, bound)
        self.scope.append(value)
        return value

    def start_block(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.block = label

    def label(self, stem: str) -> str:
        self.counter += 1
        return f"{stem}{self.counter}"

    def declare(self, ret: str, name: str, params: str) -> None:
        self.declarations[name] = f"declare {ret} @{name}({params})"

    def call(self, ret: object, name: str, *operands: tuple[object, object]) -> str:
        """A call of an intrinsic with typed operands, which is declared by it."""
        self.declare(str(ret), name, ", ".join(str(type) for type, _ in operands))
        passed = ", ".join(f"{type} {value}" for type, value in operands)
        return f"call {ret} @{name}({passed})"

    def fill(self, pointer: str, value: object, size: object, type: str = "ptr") -> None:
        """Store a byte as often as the size says."""
        space = type.partition("(")[2].rstrip(")") or "0"
        operands = ((type, pointer), ("i8", value), ("i64", size), ("i1", "false"))
        self.lines.append("  " + self.call("void", f"llvm.memset.p{space}.i64", *operands))

    def pair(self, shape: Shape) -> tuple[tuple[Shape, str], tuple[Shape, str]]:
        return (shape, self.value(shape)), (shape, self.value(shape))

    def any_int(self) -> Shape:
        odd = self.rng.random() < 0.35
        return integer(self.rng.choice(self.widths if odd else COMMON_WIDTHS))

    def any_shape(self) -> Shape:
        shape = self.any_int()
        return integer(shape.width, 0 if shape.width > 64 else self.rng.choice(self.lanes))

    def constant(self, shape: Shape) -> str:
        """Return a literal of a type."""
        if shape.lanes:
            if self.rng.random() < 0.2:
                return "zeroinitializer"
            element = Shape(shape.element, shape.width)
            lanes = [f"{element} {self.constant(element)}" for _ in range(shape.lanes)]
            return f"<{', '.join(lanes)}>"
        if shape.width == 1:
            return self.rng.choice(("true", "false"))
        full = 1 << shape.width
        kind = self.rng.randrange(4)
        if kind == 0:
            return str(self.rng.choice((0, 1, -1, full // 2, full - 1, full // 2 - 1)))
        return str(self.rng.randrange(full) if kind == 1 else self.rng.randrange(min(full, 256)))

    def value(self, shape: Shape) -> str:
        """Return an operand of an integer type: a value in scope, a constant, or a conversion."""
        known = [value.name for value in self.scope[-40:] if value.shape == shape]
        if known and self.rng.random() < 0.8:
            return self.rng.choice(known[-6:])
        if self.rng.random() < 0.3:
            return self.constant(shape)
        if not shape.lanes:
            return self.resize(self.some_scalar(), shape)
        return self.some_vector(shape)

    def some_scalar(self) -> Value:
        known = [v for v in self.scope if v.shape.is_int and not v.shape.lanes]
        if not known:
            return Value(self.constant(I32), I32)
        return self.rng.choice(known[-12:])

    def some_vector(self, shape: Shape) -> str:
        """Append a vector built lane by lane, or one repeated lane."""
        element = Shape(shape.element, shape.width)
        if self.rng.random() < 0.4:
            one = self.emit(f"insertelement {shape} poison, {element} {self.value(element)}, i32 0")
            mask = f"<{shape.lanes} x i32> zeroinitializer"
            return self.emit(f"shufflevector {shape} {one}, {shape} poison, {mask}")
        whole = self.constant(shape)
        for lane in self.rng.sample(range(shape.lanes), min(3, shape.lanes)):
            whole = self.emit(
                f"insertelement {shape} {whole}, {element} {self.value(element)}, i32 {lane}"
            )
        return whole

    def resize(self, value: Value, shape: Shape) -> str:
        """Append an integer of another width, by trunc, zext or sext."""
        old, new = value.shape.width, shape.width
        if old == new:
            return value.name
        opcode = "trunc" if new < old else self.rng.choice(("zext", "sext"))
        return self.define(shape, f"{opcode} {value.shape} {value.name} to {shape}").name

    def index(self, limit: int) -> str:
        """Append an i64 below a limit that the program computes."""
        wide = self.resize(self.some_scalar(), I64)
        return self.emit(f"urem i64 {wide}, {limit}", "index")


Step = Callable[[Writer], None]
