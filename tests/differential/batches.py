"""Several random kernels in one module, so that one build serves them all."""

from __future__ import annotations

from collections.abc import Iterable

from tests.generators.kernels import Kernel, rename


def stem_of(seed: int) -> str:
    """What stands before the names of a kernel in a module of several."""
    return f"s{seed}"


def kernel_text(seed: int, plain: bool = False) -> str:
    """The module of one kernel."""
    return Kernel(seed, plain=plain).text()


def module_text(seeds: Iterable[int], plain: bool = False) -> str:
    """One module of the kernels; what several declare is declared once."""
    lines: dict[str, None] = {}
    bodies: list[str] = []
    for seed in seeds:
        for line in rename(kernel_text(seed, plain), stem_of(seed)).splitlines():
            if line.startswith(("target ", "declare ")):
                lines[line] = None
            else:
                bodies.append(line)
    return "\n".join([*lines, *bodies, ""])
