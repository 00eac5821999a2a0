"""Random kernels of any control flow, translated and run by the interpreter."""

from __future__ import annotations

import random
from typing import Final

from spvbackend.shader.interface import Shader as Translated
from spvbackend.spirv import enums as spv
from spvbackend.translator import Translator
from tests.generators.flow_kernels import FlowKernel
from tests.interpreter.machine import Machine
from tests.interpreter.shader import Shader

TRIPLE: Final = "spirv64-unknown-vulkan1.3"
STARTS: Final = 8
STEPS: Final = 120
"""Number of steps after which an endless walk is cut off."""


def translated(kernel: FlowKernel, triple: str = TRIPLE, verify: bool = False) -> Translated:
    """Translate the kernel to a shader."""
    return Translator(triple=triple, verify=verify).translate_shader(kernel.text())


def starts_of(seed: int) -> list[int]:
    """Return the first numbers of a kernel's work-items."""
    rng = random.Random(f"starts {seed}")
    return [rng.getrandbits(32) for _ in range(STARTS)]


def complaint(kernel: FlowKernel, binary: bytes, starts: list[int]) -> str:
    """Return the difference between a module and its graph, "" for none."""
    shader = Shader(binary)
    data = bytearray(b"".join(start.to_bytes(4, "little") for start in starts))
    for item, start in enumerate(starts):
        wanted, ends = kernel.walk(start, STEPS)
        machine = Machine(
            shader, [bytearray(len(data)), data], {spv.BuiltInGlobalInvocationId: [item, 0, 0]}
        )
        machine.run(len(wanted))
        hashes = [store.value for store in machine.stores]
        if hashes[: len(wanted)] != wanted or (ends and (not machine.is_done or hashes != wanted)):
            return f"work-item {item} writes {hashes[:STEPS]}, not {wanted}"
    return ""


def ending_starts(kernel: FlowKernel, starts: list[int]) -> list[int]:
    """Return the starts whose walk comes to an end."""
    return [start for start in starts if kernel.walk(start, STEPS)[1]]
