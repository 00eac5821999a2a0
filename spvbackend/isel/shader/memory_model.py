"""OpenCL's scopes and semantics in a shader's memory model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpAtomicLoad, OpAtomicStore
from spvbackend.target.vulkan import BOTH, READS, SHARED_ACCESS, WRITES, scope_of, semantics_of

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_EFFECTS: Final[dict[int, str]] = {OpAtomicLoad: READS, OpAtomicStore: WRITES}


def shader_scope(sel: Selector, scope: int) -> int:
    """Return the scope in Vulkan; device scope needs a capability (Vulkan memory model)."""
    vulkan_scope = scope_of(scope)
    if vulkan_scope == spv.ScopeDevice and sel.environment.has_visibility:
        sel.cache.require(spv.CapabilityVulkanMemoryModelDeviceScope)
    return vulkan_scope


def shader_semantics(sel: Selector, mask: int, opcode: int) -> int:
    """Return the memory semantics for an instruction."""
    effect = _EFFECTS.get(opcode, BOTH)
    return semantics_of(mask, effect, has_visibility=sel.environment.has_visibility)


def shared_access(sel: Selector) -> int:
    """Return the Memory Operand of accesses to memory that work-items share."""
    return SHARED_ACCESS if sel.environment.has_visibility else 0
