"""Constants in arguments of builtins: which ones the grammar has and kernels lack, and ranges.

No capability of a kernel brings constants of graphics or of the Vulkan memory model. Scope and
semantics are ids, which layout's closure over literals does not see: they are checked if the
constant is known, and not at all if only the device knows it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

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


class LiteralRange(NamedTuple):
    """The values of a literal operand that the grammar calls an integer."""

    name: str
    operand: int
    """Its index among the operands after the result."""
    lowest: int
    highest: int


LITERAL_RANGES: Final[dict[int, tuple[LiteralRange, ...]]] = {
    # SPV_INTEL_task_sequence: -1 leaves the choice to the device's compiler.
    op.OpTaskSequenceCreateALTERA: (
        LiteralRange("Pipelined", 1, -1, _MOST),
        LiteralRange("UseStallEnableClusters", 2, -1, 1),
        LiteralRange("GetCapacity", 3, 0, _MOST),
        LiteralRange("AsyncCapacity", 4, 0, _MOST),
    )
}


def literal_problem(opcode: int, index: int, word: int) -> str:
    """Return what is wrong with a literal operand of 32 bits, "" for nothing."""
    number = word - 2**32 if word > _MOST else word
    for row in LITERAL_RANGES.get(opcode, ()):
        if row.operand == index and not row.lowest <= number <= row.highest:
            return f"{row.name} must be from {row.lowest} to {row.highest}, not {number}"
    return ""


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
