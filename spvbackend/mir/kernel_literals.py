"""Constants in arguments of builtins that the grammar has and kernels lack.

No capability of a kernel brings constants of graphics or of the Vulkan memory model. Scope and
semantics are ids, which layout's closure over literals does not see: they are checked if the
constant is known, and not at all if only the device knows it.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.operands import enumerant_text, mask_bits
from spvbackend.spirv import enums as spv

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
