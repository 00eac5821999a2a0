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
"""Where a walk is cut off that goes around for ever."""


def translated(kernel: FlowKernel, triple: str = TRIPLE, verify: bool = False) -> Translated:
    """The kernel as a shader."""
    return Translator(triple=triple, verify=verify).translate_shader(kernel.text())


def starts_of(seed: int) -> list[int]:
    """The numbers that the work-items of a kernel begin with."""
    rng = random.Random(f"starts {seed}")
    return [rng.getrandbits(32) for _ in range(STARTS)]


def complaint(kernel: FlowKernel, binary: bytes, starts: list[int]) -> str:
    """What a module does otherwise than the graph that it was made from, "" for nothing."""
    shader = Shader(binary)
    data = bytearray(b"".join(start.to_bytes(4, "little") for start in starts))
    for item, start in enumerate(starts):
        wanted, ends = kernel.walk(start, STEPS)
        machine = Machine(
            shader, [bytearray(len(data)), data], {spv.BuiltInGlobalInvocationId: [item, 0, 0]}
        )
        machine.run(len(wanted))
        found = [store.value for store in machine.stores]
        if found[: len(wanted)] != wanted or (ends and (not machine.is_done or found != wanted)):
            return f"work-item {item} writes {found[:STEPS]}, not {wanted}"
    return ""


def ending_starts(kernel: FlowKernel, starts: list[int]) -> list[int]:
    """Those from which a walk comes to an end."""
    return [start for start in starts if kernel.walk(start, STEPS)[1]]
