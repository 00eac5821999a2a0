"""Constants in arguments of builtins: which ones the grammar has and kernels lack, and ranges.

No capability of a kernel brings constants of graphics or of the Vulkan memory model. Scope and
semantics are ids, which layout's closure over literals does not see: they are checked if the
constant is known, and not at all if only the device knows it.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.operands import enumerant_text, mask_bits
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

_LAST_SCOPE: Final = spv.ScopeInvocation
"""Scopes with higher numbers need the Vulkan memory model or ray tracing."""
_SEMANTICS: Final = (
    spv.MemorySemanticsAcquire
    | spv.MemorySemanticsRelease
    | spv.MemorySemanticsAcquireRelease
    | spv.MemorySemanticsSequentiallyConsistent
    | spv.MemorySemanticsSubgroupMemory
    | spv.MemorySemanticsWorkgroupMemory
    | spv.MemorySemanticsCrossWorkgroupMemory
    | spv.MemorySemanticsImageMemory
)
# Alias scope lists are made by instructions outside of functions, which no call can become.
_ACCESS: Final = spv.MemoryAccessVolatile | spv.MemoryAccessAligned | spv.MemoryAccessNontemporal
_MOST: Final = 2**31 - 1


LITERAL_RANGES: Final[dict[int, dict[int, tuple[str, int, int]]]] = {
    # SPV_INTEL_task_sequence: -1 leaves the choice to the device's compiler.
    op.OpTaskSequenceCreateALTERA: {
        1: ("Pipelined", -1, _MOST),
        2: ("UseStallEnableClusters", -1, 1),
        3: ("GetCapacity", 0, _MOST),
        4: ("AsyncCapacity", 0, _MOST),
    }
}
"""Opcode -> index of a literal behind the result -> its name, the lowest and the highest value.

The grammar calls each of them an integer.
"""


def literal_problem(opcode: int, index: int, word: int) -> str:
    """Return what is wrong with a literal operand of 32 bits, "" for nothing."""
    row = LITERAL_RANGES[opcode].get(index) if opcode in LITERAL_RANGES else None
    if row is None:
        return ""
    number = word - 2**32 if word > _MOST else word
    name, lowest, highest = row
    is_inside = lowest <= number <= highest
    return "" if is_inside else f"{name} must be from {lowest} to {highest}, not {number}"


def scope_problem(scope: int) -> str:
    """Return what is wrong with a constant scope, "" for nothing."""
    if 0 <= scope <= _LAST_SCOPE:
        return ""
    return f"memory scope {scope} does not exist in OpenCL"


def semantics_problem(semantics: int) -> str:
    """Return what is wrong with constant memory semantics, "" for nothing."""
    extra = semantics & ~_SEMANTICS
    return f"memory semantics {extra:#x} do not exist in OpenCL" if extra else ""


def access_problem(mask: int) -> str:
    """Return what is wrong with memory operands, "" for nothing."""
    for bit in mask_bits(mask & ~_ACCESS):
        name = enumerant_text("MemoryAccess", bit) or f"{bit:#x}"
        return f"memory operand {name} does not exist in OpenCL"
    return ""


def alignment_problem(align: int) -> str:
    """Return what is wrong with the alignment of a memory access, "" for nothing.

    Aligned takes a power of two (Memory Operands).
    """
    return "" if align > 0 and align & (align - 1) == 0 else f"{align} is not an alignment"
