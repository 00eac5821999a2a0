"""Interfaces of entry points, walked for each of them and by sets for all of them."""

import random

from spvbackend.emit.interface import interfaces
from spvbackend.mir.module import MachineModule
from spvbackend.options import Options
from spvbackend.pipeline import passes_of
from spvbackend.target.extension_lists import parse_extensions
from spvbackend.translation.context import Context


def random_text(seed: int) -> str:
    """Kernels over functions that call each other, directly and by address, in any way."""
    choose = random.Random(seed)
    size = choose.randint(2, 8)
    parts = [f"@a{n} = addrspace(1) global i32 {n}" for n in range(size)]
    # Each leads to one that is defined before it.
    parts += [
        f"@b{n} = addrspace(1) global ptr addrspace(1) "
        + (f"@b{choose.randrange(n)}" if n and choose.random() < 0.5 else f"@a{n}")
        for n in range(size)
    ]
    parts += [f"@c{n} = addrspace(1) global ptr @f{choose.randrange(size)}" for n in range(size)]
    for n in range(2 * size):
        kind = f"spir_kernel void @k{n}" if n >= size else f"internal void @f{n}"
        parts.append(f"define {kind}() {{")
        for _ in range(choose.choice((0, 1, 2))):
            name = f"@{choose.choice('abc')}{choose.randrange(size)}"
            parts.append(f"  store i8 1, ptr addrspace(1) {name}")
        for _ in range(choose.choice((0, 1, 2))):
            parts.append(f"  call void @f{choose.randrange(size)}()")
        parts += ["  ret void", "}"]
    return "\n".join(parts) + "\n"


def machine_of(text: str) -> MachineModule:
    """The machine module that layout gets."""
    options = Options("spirv64")
    options.extensions, _ = parse_extensions("all")
    ctx = Context(text, options, None)
    for step in passes_of(ctx):
        if step.name == "layout":
            break
        step.run(ctx)
    return ctx.machine


def test_both_ways_find_the_same_variables() -> None:
    sizes = set()
    for seed in range(30):
        machine = machine_of(random_text(seed))
        places = {inst.result: place for place, inst in enumerate(machine.cache.entries)}
        walked = interfaces(machine)
        # After one step the first interface is there, and the others are made of sets.
        first, *others = interfaces(machine, steps=1)
        assert first == walked[0], seed
        for by_sets, by_walk in zip(others, walked[1:], strict=True):
            assert by_sets == sorted(by_walk, key=places.__getitem__), seed
            sizes.add(len(by_walk))
    assert max(sizes) > 4
    assert min(sizes) == 0


def test_functions_are_not_looked_at_where_there_are_no_variables() -> None:
    machine = machine_of(
        "define internal void @f() {\n  ret void\n}\n"
        "define spir_kernel void @k() {\n  call void @f()\n  ret void\n}\n"
        "define spir_kernel void @l() {\n  call void @f()\n  ret void\n}\n"
    )
    machine.functions.clear()
    assert interfaces(machine) == [[], []]
