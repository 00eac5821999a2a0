"""Scopes and semantics of OpenCL as those of the Vulkan memory model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpAtomicLoad, OpAtomicStore
from spvbackend.target.vulkan import BOTH, READS, WRITES, scope_of, semantics_of

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_EFFECTS: Final[dict[int, str]] = {OpAtomicLoad: READS, OpAtomicStore: WRITES}


def shader_scope(sel: Selector, scope: int) -> int:
    """A scope that Vulkan has; that of the device is a capability (Vulkan memory model)."""
    found = scope_of(scope)
    if found == spv.ScopeDevice:
        sel.cache.require(spv.CapabilityVulkanMemoryModelDeviceScope)
    return found


def shader_semantics(mask: int, opcode: int) -> int:
    """Memory semantics for an instruction."""
    return semantics_of(mask, _EFFECTS.get(opcode, BOTH))
