"""Scopes and semantics of OpenCL as those of the Vulkan memory model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.atomics import scope_constant, semantics_constant
from spvbackend.isel.memory_model import refuse_in_shaders
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import (
    OpAtomicCompareExchange,
    OpAtomicCompareExchangeWeak,
    OpAtomicLoad,
    OpAtomicStore,
)
from spvbackend.target.vulkan import BOTH, READS, WRITES, scope_of, semantics_of

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_COMPARE_EXCHANGES: Final = frozenset((OpAtomicCompareExchange, OpAtomicCompareExchangeWeak))
_UNEQUAL: Final = 3
_EFFECTS: Final[dict[int, str]] = {OpAtomicLoad: READS, OpAtomicStore: WRITES}


def shader_scope(sel: Selector, scope: int) -> int:
    """A scope that Vulkan has; that of the device is a capability (Vulkan memory model)."""
    found = scope_of(scope)
    if found == spv.ScopeDevice:
        sel.cache.require(spv.CapabilityVulkanMemoryModelDeviceScope)
    return found


def shader_word(sel: Selector, kind: str, value: int | None, opcode: int, index: int) -> int:
    """The id of a scope or of semantics that a builtin of SPIR-V's own names is called with.

    Args:
        sel: the selector.
        kind: of the operand.
        value: the constant, None where it is known at run time only.
        opcode: of the instruction.
        index: the place of the operand.
    """
    is_scope = kind == "IdScope"
    if value is None:
        refuse_in_shaders(sel, "a memory scope" if is_scope else "a memory order")
        return 0
    if is_scope:
        return scope_constant(sel, value)
    # Where the values differ nothing is written (OpAtomicCompareExchange: Unequal).
    is_read = opcode in _COMPARE_EXCHANGES and index == _UNEQUAL
    return semantics_constant(sel, value, OpAtomicLoad if is_read else opcode)


def shader_semantics(mask: int, opcode: int) -> int:
    """Memory semantics for an instruction."""
    return semantics_of(mask, _EFFECTS.get(opcode, BOTH))
