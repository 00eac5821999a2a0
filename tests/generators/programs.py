"""Random programs in LLVM IR that compute the same bytes on any target.

A program is a function `body` (ptr input, ptr output) and a kernel that calls it for one row of
each buffer. Nothing in it is undefined or poison: divisors are odd or positive, shift amounts in
range, memory is written before it is read, and floats hold only integers that are exact.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tests.generators.memory_steps import MEMORY_STEPS, make_arena
from tests.generators.shapes import I1, I32, I64, Shape, Value, integer
from tests.generators.value_steps import VALUE_STEPS
from tests.generators.writer import Step, Writer

INPUT_BYTES: Final = 128
OUTPUT_BYTES: Final = 1024

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


class Program(Writer):
    """One program with a number of steps."""

    def __init__(
        self, seed: int, steps: int = 30, *, widest: int = 64, more_steps: Sequence[Step] = ()
    ) -> None:
        super().__init__(seed, widest)
        self.memory_steps: Final = [*MEMORY_STEPS, *more_steps]
        self.value_steps: Final = list(VALUE_STEPS)
        self.controls: Final[list[Control]] = [Program.branch, Program.loop, Program.switch]
        # The share of steps with memory, pointers or floats.
        self.memory_share = 0.3
        self.used_output = 0
        self.write(steps)

    def write(self, steps: int) -> None:
        """Return all functions of the program."""
        for _ in range(self.rng.randrange(3)):
            self.helper()
        self.body(steps)

    def text(self) -> str:
        """Return the module for a SPIR-V target."""
        declared = "\n".join(sorted(self.declarations.values()))
        functions = "\n".join([*self.globals, *self.functions])
        return f'target triple = "spirv64-unknown-unknown"\n{functions}\n{KERNEL}{declared}\n'

    def finish(self, head: str) -> None:
        """Turn the lines into a function; allocas go to its entry block."""
        body = "\n".join(["entry:", *self.entry, *self.lines])
        self.functions.append(f"{head} {{\n{body}\n}}")
        self.lines, self.entry, self.scope, self.arenas = [], [], [], []
        self.block = "entry"

    def helper(self) -> None:
        """Write a function of values, which later code may call."""
        params = [self.any_shape() for _ in range(self.rng.randint(1, 4))]
        ret = self.any_shape()
        self.scope = [Value(f"%a{index}", shape) for index, shape in enumerate(params)]
        for _ in range(self.rng.randint(1, 6)):
            self.rng.choice(self.value_steps)(self)
        self.lines.append(f"  ret {ret} {self.value(ret)}")
        name = f"@helper{len(self.callees)}"
        arguments = ", ".join(f"{shape} %a{index}" for index, shape in enumerate(params))
        self.finish(f"define spir_func {ret} {name}({arguments})")
        self.callees.append((name, ret, params))

    def body(self, steps: int) -> None:
        """Write the function that reads the input and writes the output."""
        for offset in range(0, INPUT_BYTES, 8):
            self.scope.append(self.load_input(I64, offset))
        for _ in range(2):
            make_arena(self)
        self.region(steps, 0)
        for value in reversed(self.scope):
            self.output(value)
        self.lines.append("  ret void")
        self.finish("define spir_func void @body(ptr addrspace(1) %in, ptr addrspace(1) %out)")

    def load_input(self, shape: Shape, offset: int) -> Value:
        where = self.emit(f"getelementptr i8, ptr addrspace(1) %in, i64 {offset}", "from")
        return Value(self.emit(f"load {shape}, ptr addrspace(1) {where}, align 8"), shape)

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

    def region(self, steps: int, depth: int) -> None:
        """Append steps, some of which are branches and loops around regions."""
        while steps > 0:
            kind = self.rng.random()
            if depth < 3 and kind < 0.12:
                inner = self.rng.randint(1, max(1, steps // 2))
                self.rng.choice(self.controls)(self, inner, depth)
                steps -= inner
            elif kind < self.memory_share:
                self.rng.choice(self.memory_steps)(self)
            else:
                self.rng.choice(self.value_steps)(self)
            if depth and self.rng.random() < 0.3:
                self.output(self.scope[-1])
            steps -= 1

    def arm(
        self, label: str, target: str, steps: int, depth: int, shapes: list[Shape]
    ) -> list[str]:
        """Append a block with its own scope that ends at `target`; return its values for phis."""
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
        """Append a loop of a few rounds that carries values."""
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


Control = Callable[[Program, int, int], None]
