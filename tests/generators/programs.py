"""Random programs in LLVM IR that compute the same bytes wherever they run.

A program is a function `body` (ptr input, ptr output) and a kernel that calls it for one row of
each buffer. Nothing in it is undefined or poison: divisors are odd or positive, shift amounts in
range, memory is written before it is read, and floats hold only integers that are exact.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

INPUT_BYTES: Final = 128
OUTPUT_BYTES: Final = 1024
ARENA_BYTES: Final = 64

KERNEL: Final = f"""
define spir_kernel void @kernel(
    ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %unused) {{
  %row = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = mul i64 %row, {INPUT_BYTES}
  %to = mul i64 %row, {OUTPUT_BYTES}
  %source = getelementptr i8, ptr addrspace(1) %in, i64 %from
  %target = getelementptr i8, ptr addrspace(1) %out, i64 %to
  call spir_func void @body(ptr addrspace(1) %source, ptr addrspace(1) %target)
  ret void
}}
declare spir_func i64 @_Z13get_global_idj(i32)
"""

NATIVE_WIDTHS: Final = (8, 16, 32, 64, 128)
COMMON_WIDTHS: Final = (1, 1, 8, 8, 16, 16, 32, 32, 32, 64, 64, 64)
ODD_WIDTHS: Final = (2, 3, 4, 5, 7, 12, 17, 24, 31, 33, 40, 48, 56, 63, 65, 96, 100, 127, 128, 128)
LANES: Final = (0, 0, 0, 0, 0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 7, 8, 9, 16)
PREDICATES: Final = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
FLOAT_PREDICATES: Final = ("oeq", "one", "olt", "ole", "ogt", "oge", "ord", "uno",
                           "ueq", "une", "ult", "ule", "ugt", "uge")  # fmt: skip
# Intrinsics of two operands of the type, of one, and of one that take a false after it.
PAIRS: Final = ("umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat")
SINGLES: Final = ("ctpop", "bitreverse")
FLAGGED: Final = ("abs", "ctlz", "cttz")
OVERFLOWS: Final = ("uadd", "usub", "umul", "sadd", "ssub", "smul")
REDUCTIONS: Final = ("add", "mul", "and", "or", "xor", "umin", "umax", "smin", "smax")
# Largest magnitude of a float's value; products of two such floats are exact in single precision.
SMALL: Final = 1 << 11


class Shape(NamedTuple):
    """An integer or float type, or a vector of one when it has lanes."""

    element: str
    width: int
    lanes: int = 0

    def __str__(self) -> str:
        return f"<{self.lanes} x {self.element}>" if self.lanes else self.element

    @property
    def is_int(self) -> bool:
        """Whether the elements are integers."""
        return self.element[0] == "i"

    @property
    def bits(self) -> int:
        """The number of bits in a register."""
        return self.width * max(1, self.lanes)

    @property
    def suffix(self) -> str:
        """The type in the name of an intrinsic."""
        element = self.element if self.is_int else f"f{self.width}"
        return f"v{self.lanes}{element}" if self.lanes else element

    def with_element(self, other: Shape) -> Shape:
        """The same lanes of another element."""
        return Shape(other.element, other.width, self.lanes)


def integer(width: int, lanes: int = 0) -> Shape:
    """An integer type, or a vector of integers."""
    return Shape(f"i{width}", width, lanes)


FLOAT: Final = Shape("float", 32)
DOUBLE: Final = Shape("double", 64)
I1: Final = integer(1)
I8: Final = integer(8)
I32: Final = integer(32)
I64: Final = integer(64)


class Value(NamedTuple):
    """A value in scope; `bound` is the largest magnitude of a float."""

    name: str
    shape: Shape
    bound: int = 0


class Record(NamedTuple):
    """A type of memory: its text, where each of its leaves lies, and what it is made of."""

    text: str
    leaves: list[tuple[list[int], Shape]]
    members: list[Record]


class Program:
    """Writes one program; every choice comes from the seed."""

    def __init__(
        self,
        seed: int,
        steps: int = 30,
        *,
        widest: int = 64,
        more_steps: Sequence[Step] = (),
    ) -> None:
        self.rng: Final = random.Random(seed)
        self.memory_steps: Final = [*MEMORY_STEPS, *more_steps]
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
        self.used_output = 0
        self.arenas: list[str] = []
        for _ in range(self.rng.randrange(3)):
            self.helper()
        self.body(steps)

    def text(self) -> str:
        """The module for a SPIR-V target."""
        declared = "\n".join(sorted(self.declarations.values()))
        functions = "\n".join([*self.globals, *self.functions])
        return f'target triple = "spirv64-unknown-unknown"\n{functions}\n{KERNEL}{declared}\n'

    def name(self, stem: str = "v") -> str:
        self.counter += 1
        return f"%{stem}{self.counter}"

    def emit(self, text: str, stem: str = "v") -> str:
        """Append an instruction with a result; gives its name."""
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

    def finish(self, head: str) -> None:
        """Turn the lines into a function; allocas go to its entry block."""
        body = "\n".join(["entry:", *self.entry, *self.lines])
        self.functions.append(f"{head} {{\n{body}\n}}")
        self.lines, self.entry, self.scope, self.arenas = [], [], [], []
        self.block = "entry"

    def helper(self) -> None:
        """A function of values, which later code may call."""
        params = [self.any_shape() for _ in range(self.rng.randint(1, 4))]
        ret = self.any_shape()
        self.scope = [Value(f"%a{index}", shape) for index, shape in enumerate(params)]
        for _ in range(self.rng.randint(1, 6)):
            self.pure_step()
        self.lines.append(f"  ret {ret} {self.value(ret)}")
        name = f"@helper{len(self.callees)}"
        arguments = ", ".join(f"{shape} %a{index}" for index, shape in enumerate(params))
        self.finish(f"define spir_func {ret} {name}({arguments})")
        self.callees.append((name, ret, params))

    def body(self, steps: int) -> None:
        """The function that reads the input and writes the output."""
        for offset in range(0, INPUT_BYTES, 8):
            self.scope.append(self.load_input(I64, offset))
        for _ in range(2):
            self.make_arena()
        self.region(steps, 0)
        for value in reversed(self.scope):
            self.output(value)
        self.lines.append("  ret void")
        self.finish(
            "define spir_func void @body(ptr addrspace(1) %in, ptr addrspace(1) %out)"
        )

    # Types and operands

    def any_int(self) -> Shape:
        odd = self.rng.random() < 0.35
        return integer(self.rng.choice(self.widths if odd else COMMON_WIDTHS))

    def any_shape(self) -> Shape:
        shape = self.any_int()
        return integer(shape.width, 0 if shape.width > 64 else self.rng.choice(LANES))

    def constant(self, shape: Shape) -> str:
        """A literal of a type."""
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
        """An operand of an integer type: a value in scope, a constant, or a conversion."""
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
        """A vector made lane by lane, or one lane that is repeated."""
        element = Shape(shape.element, shape.width)
        if self.rng.random() < 0.4:
            one = self.emit(
                f"insertelement {shape} poison, {element} {self.value(element)}, i32 0"
            )
            mask = f"<{shape.lanes} x i32> zeroinitializer"
            return self.emit(f"shufflevector {shape} {one}, {shape} poison, {mask}")
        whole = self.constant(shape)
        for lane in self.rng.sample(range(shape.lanes), min(3, shape.lanes)):
            whole = self.emit(
                f"insertelement {shape} {whole}, {element} {self.value(element)}, i32 {lane}"
            )
        return whole

    def resize(self, value: Value, shape: Shape) -> str:
        """An integer of another width, by trunc, zext or sext."""
        old, new = value.shape.width, shape.width
        if old == new:
            return value.name
        opcode = "trunc" if new < old else self.rng.choice(("zext", "sext"))
        return self.define(shape, f"{opcode} {value.shape} {value.name} to {shape}").name

    def index(self, limit: int) -> str:
        """An i64 below the limit that the program computes."""
        wide = self.resize(self.some_scalar(), I64)
        return self.emit(f"urem i64 {wide}, {limit}", "index")

    def declare(self, ret: str, name: str, params: str) -> None:
        self.declarations[name] = f"declare {ret} @{name}({params})"

    # Steps without memory

    def pure_step(self) -> None:
        """One random instruction on values."""
        self.rng.choice(PURE_STEPS)(self)

    def arithmetic(self) -> None:
        shape = self.any_shape()
        opcode = self.rng.choice(("add", "sub", "mul", "and", "or", "xor"))
        self.define(shape, f"{opcode} {shape} {self.value(shape)}, {self.value(shape)}")

    def shift(self) -> None:
        shape = self.any_shape()
        limit = self.splat(shape, shape.width)
        amount = self.value(shape)
        if shape.width > 1 and (1 << shape.width) > shape.width:
            amount = self.emit(f"urem {shape} {amount}, {limit}")
        else:
            amount = "zeroinitializer" if shape.lanes else "0"
        opcode = self.rng.choice(("shl", "lshr", "ashr"))
        self.define(shape, f"{opcode} {shape} {self.value(shape)}, {amount}")

    def splat(self, shape: Shape, number: int) -> str:
        if not shape.lanes:
            return str(number)
        return "<" + ", ".join([f"{shape.element} {number}"] * shape.lanes) + ">"

    def divide(self) -> None:
        shape = self.any_shape()
        if shape.width == 1:
            return
        divisor = self.emit(
            f"and {shape} {self.value(shape)}, {self.splat(shape, (1 << shape.width - 1) - 1)}"
        )
        divisor = self.emit(f"or {shape} {divisor}, {self.splat(shape, 1)}")
        opcode = self.rng.choice(("udiv", "urem", "sdiv", "srem"))
        self.define(shape, f"{opcode} {shape} {self.value(shape)}, {divisor}")

    def compare(self) -> None:
        shape = self.any_shape()
        predicate = self.rng.choice(PREDICATES)
        self.define(
            shape.with_element(I1),
            f"icmp {predicate} {shape} {self.value(shape)}, {self.value(shape)}",
        )

    def select(self) -> None:
        shape = self.any_shape()
        condition = I1
        if shape.lanes and self.rng.random() < 0.6:
            condition = shape.with_element(I1)
        self.define(
            shape,
            f"select {condition} {self.value(condition)}, {shape} {self.value(shape)}, "
            f"{shape} {self.value(shape)}",
        )

    def convert(self) -> None:
        shape = self.any_shape()
        other = shape.with_element(self.any_int())
        if other.width == shape.width:
            self.define(shape, f"freeze {shape} {self.value(shape)}")
            return
        narrow, wide = sorted((shape, other), key=lambda item: item.width)
        if self.rng.random() < 0.5:
            self.define(narrow, f"trunc {wide} {self.value(wide)} to {narrow}")
        else:
            opcode = self.rng.choice(("zext", "sext"))
            self.define(wide, f"{opcode} {narrow} {self.value(narrow)} to {wide}")

    def reinterpret(self) -> None:
        """A bitcast between types of equal size."""
        shape = self.any_shape()
        if shape.bits > 64:
            return
        lanes = [n for n in (1, 2, 3, 4, 5, 8, 16) if shape.bits % n == 0]
        # Between vectors only with lanes of whole bytes: LLVM's own code for others is not right.
        lanes = [n for n in lanes if not (shape.lanes and (shape.width | shape.bits // n) % 8)]
        count = self.rng.choice((0, *lanes))
        other = integer(shape.bits // max(1, count), count)
        self.define(other, f"bitcast {shape} {self.value(shape)} to {other}")

    def intrinsic(self) -> None:
        shape = self.any_shape()
        kind = self.rng.randrange(4)
        if kind == 0:
            stem, extra = self.rng.choice(PAIRS), f", {shape} {self.value(shape)}"
        elif kind == 1:
            stem, extra = self.rng.choice(SINGLES), ""
            if shape.width % 16 == 0 and self.rng.random() < 0.5:
                stem = "bswap"
        elif kind == 2:
            stem, extra = self.rng.choice(FLAGGED), ", i1 false"
        else:
            stem = self.rng.choice(("fshl", "fshr"))
            extra = f", {shape} {self.value(shape)}, {shape} {self.value(shape)}"
        name = f"llvm.{stem}.{shape.suffix}"
        first = self.value(shape)
        types = [str(shape)] + {0: [str(shape)], 1: [], 2: ["i1"], 3: [str(shape)] * 2}[kind]
        self.declare(str(shape), name, ", ".join(types))
        self.define(shape, f"call {shape} @{name}({shape} {first}{extra})")

    def overflow(self) -> None:
        shape = self.any_shape()
        stem = self.rng.choice(OVERFLOWS)
        pair = f"{{ {shape}, {shape.with_element(I1)} }}"
        name = f"llvm.{stem}.with.overflow.{shape.suffix}"
        self.declare(pair, name, f"{shape}, {shape}")
        both = self.emit(
            f"call {pair} @{name}({shape} {self.value(shape)}, {shape} {self.value(shape)})"
        )
        self.define(shape, f"extractvalue {pair} {both}, 0")
        self.define(shape.with_element(I1), f"extractvalue {pair} {both}, 1")

    def three_way(self) -> None:
        shape, result = self.any_shape(), self.any_int()
        if result.width < 2:
            return
        result = shape.with_element(result)
        stem = self.rng.choice(("ucmp", "scmp"))
        name = f"llvm.{stem}.{result.suffix}.{shape.suffix}"
        self.declare(str(result), name, f"{shape}, {shape}")
        operands = f"{shape} {self.value(shape)}, {shape} {self.value(shape)}"
        self.define(result, f"call {result} @{name}({operands})")

    def reduce(self) -> None:
        shape = self.any_shape()
        if not shape.lanes:
            return
        element = integer(shape.width)
        name = f"llvm.vector.reduce.{self.rng.choice(REDUCTIONS)}.{shape.suffix}"
        self.declare(str(element), name, str(shape))
        self.define(element, f"call {element} @{name}({shape} {self.value(shape)})")

    def lane(self) -> None:
        """Read or replace a lane, its number known or computed."""
        shape = self.any_shape()
        if not shape.lanes:
            return
        element = integer(shape.width)
        known = self.rng.random() < 0.6
        at = str(self.rng.randrange(shape.lanes)) if known else self.index(shape.lanes)
        if self.rng.random() < 0.5:
            self.define(element, f"extractelement {shape} {self.value(shape)}, i64 {at}")
        else:
            value = f"{element} {self.value(element)}"
            self.define(shape, f"insertelement {shape} {self.value(shape)}, {value}, i64 {at}")

    def shuffle(self) -> None:
        shape = self.any_shape()
        if not shape.lanes:
            return
        result = integer(shape.width, self.rng.choice([n for n in LANES if n]))
        numbers = [f"i32 {self.rng.randrange(2 * shape.lanes)}" for _ in range(result.lanes)]
        mask = f"<{result.lanes} x i32> <{', '.join(numbers)}>"
        operands = f"{shape} {self.value(shape)}, {shape} {self.value(shape)}"
        self.define(result, f"shufflevector {operands}, {mask}")

    def aggregate(self) -> None:
        """A struct in a register: made, chosen, taken apart."""
        members = [self.any_shape() for _ in range(self.rng.randint(1, 4))]
        text = "{ " + ", ".join(map(str, members)) + " }"
        made = []
        for _ in range(2):
            whole = "poison"
            for number, shape in enumerate(members):
                value = f"{shape} {self.value(shape)}"
                whole = self.emit(f"insertvalue {text} {whole}, {value}, {number}")
            made.append(whole)
        whole = self.emit(f"select i1 {self.value(I1)}, {text} {made[0]}, {text} {made[1]}")
        for number, shape in enumerate(members):
            self.define(shape, f"extractvalue {text} {whole}, {number}")

    def call(self) -> None:
        if not self.callees:
            return
        name, ret, params = self.rng.choice(self.callees)
        arguments = ", ".join(f"{shape} {self.value(shape)}" for shape in params)
        self.define(ret, f"call spir_func {ret} {name}({arguments})")

    # Floats

    def float_value(self, shape: Shape) -> Value:
        """A float of small magnitude."""
        known = [v for v in self.scope[-40:] if v.shape == shape]
        if known and self.rng.random() < 0.7:
            return self.rng.choice(known)
        source = integer(8, shape.lanes)
        opcode = self.rng.choice(("sitofp", "uitofp"))
        return self.define(shape, f"{opcode} {source} {self.value(source)} to {shape}", 255)

    def float_step(self) -> None:
        """One operation on floats, all exact."""
        base = self.rng.choice((FLOAT, DOUBLE))
        shape = Shape(base.element, base.width, self.rng.choice(LANES))
        left, right = self.float_value(shape), self.float_value(shape)
        kind = self.rng.randrange(6)
        if kind == 0 and max(left.bound, right.bound) <= SMALL:
            opcode = self.rng.choice(("fadd", "fsub"))
            text = f"{opcode} {shape} {left.name}, {right.name}"
            self.define(shape, text, left.bound + right.bound)
        elif kind == 1 and left.bound * right.bound < 1 << 22:
            text = f"fmul {shape} {left.name}, {right.name}"
            self.define(shape, text, left.bound * right.bound)
        elif kind == 2:
            predicate = self.rng.choice(FLOAT_PREDICATES)
            text = f"fcmp {predicate} {shape} {left.name}, {right.name}"
            self.define(shape.with_element(I1), text)
        elif kind == 3:
            self.define(shape, f"fneg {shape} {left.name}", left.bound)
        elif kind == 4:
            condition = self.rng.choice((I1, shape.with_element(I1)))
            text = f"select {condition} {self.value(condition)}, {shape} {left.name}, "
            bound = max(left.bound, right.bound)
            self.define(shape, f"{text}{shape} {right.name}", bound)
        else:
            self.float_to_int(left)

    def float_to_int(self, value: Value) -> None:
        widths = [w for w in (8, 16, 24, 32, 40, 64) if value.bound < 1 << w - 1]
        result = value.shape.with_element(integer(self.rng.choice(widths)))
        if self.rng.random() < 0.5:
            self.define(result, f"fptosi {value.shape} {value.name} to {result}")
            return
        result = value.shape.with_element(self.any_int())
        name = f"llvm.fptosi.sat.{result.suffix}.{value.shape.suffix}"
        self.declare(str(result), name, str(value.shape))
        self.define(result, f"call {result} @{name}({value.shape} {value.name})")

    # Memory

    def load_input(self, shape: Shape, offset: int) -> Value:
        where = self.emit(f"getelementptr i8, ptr addrspace(1) %in, i64 {offset}", "from")
        return Value(self.emit(f"load {shape}, ptr addrspace(1) {where}, align 8"), shape)

    def make_arena(self) -> None:
        """Memory of the function, all of it written, that any type may look at."""
        unit = self.rng.choice((8, 16, 32, 64))
        name = self.name("arena")
        count = ARENA_BYTES * 8 // unit
        self.entry.append(f"  {name} = alloca [{count} x i{unit}], align 16")
        self.declare("void", "llvm.memset.p0.i64", "ptr, i8, i64, i1")
        fill = self.value(I8)
        self.lines.append(
            f"  call void @llvm.memset.p0.i64(ptr {name}, i8 {fill}, i64 {ARENA_BYTES}, i1 false)"
        )
        self.arenas.append(name)

    def whole_bytes(self) -> Shape:
        """A type without padding bits."""
        while True:
            shape = self.any_shape()
            if shape.width % 8 == 0 and shape.bits <= ARENA_BYTES * 8:
                return shape

    def place(self, pointer: str, size: int, type: str = "ptr") -> str:
        """A place in an arena with room for so many bytes."""
        step = self.rng.choice((1, 1, 2, 4, 8))
        limit = (ARENA_BYTES - size) // step + 1
        known = self.rng.random() < 0.5
        at = str(self.rng.randrange(limit)) if known else self.index(limit)
        if self.rng.random() < 0.2:
            source = f"[{ARENA_BYTES} x i8], {type} {pointer}"
            pointer = self.emit(f"getelementptr {source}, i64 0, i64 0")
        return self.emit(f"getelementptr i{8 * step}, {type} {pointer}, i64 {at}", "at")

    def arena_pointer(self) -> str:
        """An arena, or one of two, chosen by a condition or through memory."""
        first, second = self.rng.choice(self.arenas), self.rng.choice(self.arenas)
        kind = self.rng.randrange(5)
        if kind == 0:
            return self.emit(f"select i1 {self.value(I1)}, ptr {first}, ptr {second}", "either")
        if kind == 1:
            slot = self.name("slot")
            self.entry.append(f"  {slot} = alloca ptr")
            self.lines.append(f"  store ptr {first}, ptr {slot}")
            return self.emit(f"load ptr, ptr {slot}", "either")
        return first

    def arena_step(self) -> None:
        """Read or write an arena with any type."""
        shape = self.whole_bytes()
        kind = self.rng.randrange(8)
        if kind == 0:
            self.copy_arena()
            return
        where = self.place(self.arena_pointer(), shape.bits // 8)
        if kind < 4:
            self.lines.append(f"  store {shape} {self.value(shape)}, ptr {where}, align 1")
        else:
            self.define(shape, f"load {shape}, ptr {where}, align 1")

    def copy_arena(self) -> None:
        size = self.rng.choice((1, 3, 4, 8, 12, 16, 29, 32))
        stem = self.rng.choice(("memcpy", "memmove"))
        first, second = self.rng.sample(self.arenas, 2)
        self.declare("void", f"llvm.{stem}.p0.p0.i64", "ptr, ptr, i64, i1")
        target, source = self.place(first, size), self.place(second, size)
        operands = f"ptr {target}, ptr {source}, i64 {size}, i1 false"
        self.lines.append(f"  call void @llvm.{stem}.p0.p0.i64({operands})")

    def record(self) -> None:
        """A variable of a struct or array type: written leaf by leaf, read as leaves or whole."""
        record = self.any_record(2)
        memory = self.name("record")
        self.entry.append(f"  {memory} = alloca {record.text}")
        for path, shape in record.leaves:
            where = self.leaf(memory, record, path)
            self.lines.append(f"  store {shape} {self.value(shape)}, ptr {where}")
        if self.rng.random() < 0.4:
            whole = self.emit(f"load {record.text}, ptr {memory}")
            memory = self.name("record")
            self.entry.append(f"  {memory} = alloca {record.text}")
            self.lines.append(f"  store {record.text} {whole}, ptr {memory}")
            if record.leaves[0][0] and self.rng.random() < 0.5:
                path, shape = self.rng.choice(record.leaves)
                steps = ", ".join(map(str, path))
                self.define(shape, f"extractvalue {record.text} {whole}, {steps}")
        for path, shape in self.rng.sample(record.leaves, min(3, len(record.leaves))):
            self.define(shape, f"load {shape}, ptr {self.leaf(memory, record, path)}")

    def leaf(self, memory: str, record: Record, path: list[int]) -> str:
        steps = "".join(f", i32 {step}" for step in path)
        return self.emit(f"getelementptr inbounds {record.text}, ptr {memory}, i64 0{steps}")

    def any_record(self, depth: int) -> Record:
        """A random type of memory."""
        kind = self.rng.randrange(3) if depth else 0
        if kind == 0:
            shape = self.any_shape()
            return Record(str(shape), [([], shape)], [])
        if kind == 1:
            inner, count = self.any_record(depth - 1), self.rng.randint(1, 3)
            leaves = [([i, *path], s) for i in range(count) for path, s in inner.leaves]
            return Record(f"[{count} x {inner.text}]", leaves, [inner] * count)
        members = [self.any_record(depth - 1) for _ in range(self.rng.randint(1, 3))]
        leaves = [([i, *path], s) for i, m in enumerate(members) for path, s in m.leaves]
        return Record("{ " + ", ".join(m.text for m in members) + " }", leaves, members)

    def output(self, value: Value) -> None:
        """Write a value to the next free bytes of the output."""
        shape, name = value.shape, value.name
        if not shape.is_int:
            result = shape.with_element(I32)
            name, shape = self.emit(f"fptosi {shape} {name} to {result}"), result
        if shape.width % 8:
            wide = shape.with_element(integer(-(-shape.width // 8) * 8))
            name, shape = self.emit(f"zext {shape} {name} to {wide}"), wide
        size = shape.bits // 8
        if self.used_output + size > OUTPUT_BYTES:
            return
        where = self.emit(f"getelementptr i8, ptr addrspace(1) %out, i64 {self.used_output}")
        self.lines.append(f"  store {shape} {name}, ptr addrspace(1) {where}, align 1")
        self.used_output += size

    # Control flow

    def region(self, steps: int, depth: int) -> None:
        """Steps, some of which are branches and loops that hold regions."""
        while steps > 0:
            kind = self.rng.random()
            if depth < 3 and kind < 0.12:
                inner = self.rng.randint(1, max(1, steps // 2))
                self.rng.choice((Program.branch, Program.loop, Program.switch))(self, inner, depth)
                steps -= inner
            elif kind < 0.3:
                self.rng.choice(self.memory_steps)(self)
            else:
                self.pure_step()
            if depth and self.rng.random() < 0.3:
                self.output(self.scope[-1])
            steps -= 1

    def arm(
        self, label: str, target: str, steps: int, depth: int, shapes: list[Shape]
    ) -> list[str]:
        """A block of its own scope that ends at `target`; gives its values for the phis."""
        self.start_block(label)
        outer = list(self.scope)
        self.region(steps, depth + 1)
        values = [self.value(shape) for shape in shapes]
        self.lines.append(f"  br label %{target}")
        self.scope = outer
        return [f"[ {value}, %{self.block} ]" for value in values]

    def join(self, label: str, shapes: list[Shape], arms: list[list[str]]) -> None:
        self.start_block(label)
        for number, shape in enumerate(shapes):
            incoming = ", ".join(arm[number] for arm in arms)
            self.define(shape, f"phi {shape} {incoming}")

    def some_shapes(self) -> list[Shape]:
        return [self.any_shape() for _ in range(self.rng.randrange(4))]

    def branch(self, steps: int, depth: int) -> None:
        shapes = self.some_shapes()
        then, other, end = self.label("then"), self.label("else"), self.label("end")
        self.lines.append(f"  br i1 {self.value(I1)}, label %{then}, label %{other}")
        arms = [self.arm(label, end, steps // 2, depth, shapes) for label in (then, other)]
        self.join(end, shapes, arms)

    def switch(self, steps: int, depth: int) -> None:
        shapes = self.some_shapes()
        shape = self.any_int()
        count = min(self.rng.randint(0, 4), (1 << shape.width) - 1)
        labels = [self.label("case") for _ in range(count + 1)]
        end = self.label("end")
        full = min(1 << shape.width, 1 << 40)
        numbers = self.rng.sample(range(min(full, 8) if count <= min(full, 8) else full), count)
        cases = " ".join(
            f"{shape} {number}, label %{label}"
            for number, label in zip(numbers, labels, strict=False)
        )
        self.lines.append(f"  switch {shape} {self.value(shape)}, label %{labels[-1]} [ {cases} ]")
        arms = [self.arm(x, end, steps // len(labels), depth, shapes) for x in labels]
        self.join(end, shapes, arms)

    def loop(self, steps: int, depth: int) -> None:
        """A loop of a few rounds with values carried around."""
        shapes = self.some_shapes()
        head, end = self.label("loop"), self.label("end")
        start = [self.value(shape) for shape in shapes]
        before = self.block
        self.lines.append(f"  br label %{head}")
        self.start_block(head)
        outer = list(self.scope)
        count, place = self.name("i"), len(self.lines)
        carried = [self.name("carried") for _ in shapes]
        self.scope += [Value(n, s) for n, s in zip(carried, shapes, strict=True)]
        self.scope.append(Value(count, I32))
        self.region(steps, depth + 1)
        nexts = [self.value(shape) for shape in shapes]
        more = self.emit(f"add i32 {count}, 1")
        again = self.emit(f"icmp ult i32 {more}, {self.rng.randint(1, 5)}")
        self.lines.append(f"  br i1 {again}, label %{head}, label %{end}")
        phis = [f"  {count} = phi i32 [ 0, %{before} ], [ {more}, %{self.block} ]"]
        for name, shape, first, following in zip(carried, shapes, start, nexts, strict=True):
            incoming = f"[ {first}, %{before} ], [ {following}, %{self.block} ]"
            phis.append(f"  {name} = phi {shape} {incoming}")
        self.lines[place:place] = phis
        self.scope = outer + [Value(n, s) for n, s in zip(carried, shapes, strict=True)]
        self.start_block(end)


Step = Callable[[Program], None]
PURE_STEPS: Final[tuple[Step, ...]] = (
    Program.aggregate, Program.arithmetic, Program.arithmetic, Program.call, Program.compare,
    Program.convert, Program.divide, Program.float_step, Program.float_step, Program.intrinsic,
    Program.intrinsic, Program.lane, Program.overflow, Program.reduce, Program.reinterpret,
    Program.select, Program.shift, Program.shuffle, Program.three_way,
)  # fmt: skip
MEMORY_STEPS: Final[tuple[Step, ...]] = (Program.arena_step, Program.arena_step, Program.record)
