"""OpenCL's scopes and semantics in the Vulkan memory model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpAtomicLoad, OpAtomicStore
from spvbackend.target.vulkan import BOTH, READS, WRITES, scope_of, semantics_of

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_EFFECTS: Final[dict[int, str]] = {OpAtomicLoad: READS, OpAtomicStore: WRITES}


def shader_scope(sel: Selector, scope: int) -> int:
    """Return the scope in Vulkan; device scope needs a capability (Vulkan memory model)."""
    vulkan_scope = scope_of(scope)
    if vulkan_scope == spv.ScopeDevice:
        sel.cache.require(spv.CapabilityVulkanMemoryModelDeviceScope)
    return vulkan_scope


def shader_semantics(mask: int, opcode: int) -> int:
    """Return the memory semantics for an instruction."""
    return semantics_of(mask, _EFFECTS.get(opcode, BOTH))
