"""Structs in structs, and members of the innermost."""

from typing import Final

from scaled.shapes import lines

from benching.characters.rounds import kernels

DEPTH: Final = 24
TYPES_EVERY: Final = 500
"""So many rounds share the structs of one chain."""
KERNEL: Final = "define spir_kernel void @k{k}(ptr addrspace(1) %p, i32 %i) {{"


def deep_structs(instructions: int) -> str:
    """Kernels that read and write members of structs that nest 24 deep."""
    rounds = max(1, instructions // 4)
    parts = [chain(start) for start in range(0, rounds, TYPES_EVERY)]
    for start, count in kernels(instructions, 4, 100):
        parts.append(KERNEL.format(k=start))
        parts += [access(n) for n in range(start, start + count)]
        parts.append("  ret void\n}")
    return lines(parts)


def chain(name: int) -> str:
    """Each struct has the one before as its second member, in an array at every fourth."""
    made = [f"%s{name}.0 = type {{ i32, float }}"]
    for depth in range(1, DEPTH):
        inner = f"%s{name}.{depth - 1}"
        inner = inner if depth % 4 else f"[2 x {inner}]"
        made.append(f"%s{name}.{depth} = type {{ i32, {inner}, i16 }}")
    return "\n".join(made)


def access(number: int) -> str:
    """A load from a struct half way down, and a store to the innermost."""
    outer = f"%s{number - number % TYPES_EVERY}.{DEPTH - 1}"
    half, whole = steps(DEPTH // 2), steps(1)
    return (
        f"  %a{number} = getelementptr {outer}, ptr addrspace(1) %p, i32 {number}{half}, i32 0\n"
        f"  %v{number} = load i32, ptr addrspace(1) %a{number}, align 4\n"
        f"  %b{number} = getelementptr {outer}, ptr addrspace(1) %p, i32 %i{whole}, i32 0\n"
        f"  store i32 %v{number}, ptr addrspace(1) %b{number}, align 4"
    )


def steps(depth: int) -> str:
    """The indices from the outermost struct down to the one of that depth."""
    return "".join(
        ", i32 1" if level % 4 else ", i32 1, i32 1" for level in range(DEPTH - 1, depth - 1, -1)
    )
