"""Control flow of random kernels that structured languages lack."""

from __future__ import annotations

from typing import Final

from tests.generators.programs import Control, Program
from tests.generators.shapes import I1, I32, Value


def irreducible(program: Program, steps: int, depth: int) -> None:
    """Append a cycle of two blocks that is entered at either."""
    shapes = program.some_shapes()
    one, two, end = program.label("one"), program.label("two"), program.label("end")
    before, outer = program.block, list(program.scope)
    first = [program.value(shape) for shape in shapes]
    program.lines.append(f"  br i1 {program.value(I1)}, label %{one}, label %{two}")
    outer = list(program.scope)
    rounds = program.rng.randint(1, 6)
    heads: list[int] = []
    counts, nexts, blocks = [], [], []
    names = [[program.name("turn") for _ in shapes] for _ in range(2)]
    following: list[list[str]] = []
    for label, other, mine in ((one, two, names[0]), (two, one, names[1])):
        program.start_block(label)
        heads.append(len(program.lines))
        count = program.name("count")
        counts.append(count)
        program.scope = outer + [Value(n, s) for n, s in zip(mine, shapes, strict=True)]
        program.scope.append(Value(count, I32))
        program.region(steps // 2, depth + 1)
        following.append([program.value(shape) for shape in shapes])
        more = program.emit(f"add i32 {count}, 1")
        again = program.emit(f"icmp ult i32 {more}, {rounds}")
        program.lines.append(f"  br i1 {again}, label %{other}, label %{end}")
        nexts.append(more)
        blocks.append(program.block)
    for this in (1, 0):  # backwards, so that places stay right
        that = 1 - this
        edges = f"[ 0, %{before} ], [ {nexts[that]}, %{blocks[that]} ]"
        phis = [f"  {counts[this]} = phi i32 {edges}"]
        for name, shape, start, value in zip(
            names[this], shapes, first, following[that], strict=True
        ):
            edges = f"[ {start}, %{before} ], [ {value}, %{blocks[that]} ]"
            phis.append(f"  {name} = phi {shape} {edges}")
        program.lines[heads[this] : heads[this]] = phis
    program.scope = outer
    program.start_block(end)
    for shape, left, right in zip(shapes, *following, strict=True):
        edges = f"[ {left}, %{blocks[0]} ], [ {right}, %{blocks[1]} ]"
        program.define(shape, f"phi {shape} {edges}")


def shared_cases(program: Program, steps: int, depth: int) -> None:
    """Append a switch with several cases, perhaps the default, too, that go to one block."""
    shapes = program.some_shapes()
    shape = program.any_int()
    labels = [program.label("case") for _ in range(program.rng.randint(1, 3))]
    end = program.label("end")
    count = min(8, 1 << shape.width)
    numbers = program.rng.sample(range(count), program.rng.randint(1, count))
    targets = [program.rng.choice((*labels, end)) for _ in numbers]
    targets = [*targets, program.rng.choice(labels)]
    used = [label for label in labels if label in targets]
    start = [program.value(shape) for shape in shapes]
    value = program.value(shape)
    before = program.block
    cases = " ".join(f"{shape} {n}, label %{t}" for n, t in zip(numbers, targets[:-1], strict=True))
    program.lines.append(f"  switch {shape} {value}, label %{targets[-1]} [ {cases} ]")
    # LangRef, phi: an entry for each edge, with one value where a block has several.
    edges = [[f"[ {value}, %{before} ]" for value in start]] * targets.count(end)
    arms = [program.arm(x, end, steps // len(used), depth, shapes) for x in used]
    program.join(end, shapes, edges + arms)


def loop_with_exits(program: Program, steps: int, depth: int) -> None:
    """Append a loop with exits at its head, in its middle and at its end, to one block."""
    shape = program.any_shape()
    head, middle, last, end = (program.label(x) for x in ("head", "middle", "last", "left"))
    start, before = program.value(shape), program.block
    program.lines.append(f"  br label %{head}")
    outer = list(program.scope)
    carried, count = program.name("carried"), program.name("count")
    program.start_block(head)
    place = len(program.lines)
    program.scope += [Value(carried, shape), Value(count, I32)]
    program.region(steps // 3, depth + 1)
    leaves = program.value(I1)
    exits = [f"[ {program.value(shape)}, %{program.block} ]"]
    program.lines.append(f"  br i1 {leaves}, label %{end}, label %{middle}")
    program.start_block(middle)
    program.region(steps // 3, depth + 1)
    leaves = program.value(I1)
    exits.append(f"[ {program.value(shape)}, %{program.block} ]")
    program.lines.append(f"  br i1 {leaves}, label %{end}, label %{last}")
    program.start_block(last)
    program.region(steps // 3, depth + 1)
    following = program.value(shape)
    more = program.emit(f"add i32 {count}, 1")
    again = program.emit(f"icmp ult i32 {more}, {program.rng.randint(1, 4)}")
    exits.append(f"[ {following}, %{program.block} ]")
    program.lines.append(f"  br i1 {again}, label %{head}, label %{end}")
    program.lines[place:place] = [
        f"  {carried} = phi {shape} [ {start}, %{before} ], [ {following}, %{program.block} ]",
        f"  {count} = phi i32 [ 0, %{before} ], [ {more}, %{program.block} ]",
    ]
    program.scope = outer
    program.start_block(end)
    program.define(shape, f"phi {shape} {', '.join(exits)}")


MORE_CONTROLS: Final[tuple[Control, ...]] = (irreducible, shared_cases, loop_with_exits)
