"""Joins several random kernels in one module, so that one build serves them all."""

from __future__ import annotations

from collections.abc import Iterable

from tests.generators.kernels import Kernel, rename


def stem_of(seed: int) -> str:
    """Return the prefix of a kernel's names in a module of several."""
    return f"s{seed}"


def kernel_text(seed: int, plain: bool = False) -> str:
    """Return the module of one kernel."""
    return Kernel(seed, plain=plain).text()


def module_text(seeds: Iterable[int], plain: bool = False) -> str:
    """Return one module of the kernels; merge their declarations."""
    lines: dict[str, None] = {}
    bodies: list[str] = []
    for seed in seeds:
        for line in rename(kernel_text(seed, plain), stem_of(seed)).splitlines():
            if line.startswith(("target ", "declare ")):
                lines[line] = None
            else:
                bodies.append(line)
    return "\n".join([*lines, *bodies, ""])
