"""Shader memory: memory operands of accesses, and layout of variables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.shader.entry_points import group_length
from spvbackend.isel.shader.memory_model import shared_access
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.shader_names import GROUP_LENGTH, SPEC_LENGTH
from spvbackend.llvmir.types import ARRAY, STRUCT, Type
from spvbackend.llvmir.values import GlobalVar, Inst
from spvbackend.shader.accesses import ALIGNMENT
from spvbackend.shader.data.elements import RESOURCE, VIEW
from spvbackend.shader.nodes import node_numbers
from spvbackend.shader.parameters import OFFSETS
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpSpecConstant, OpTypeArray, OpTypeRuntimeArray, OpTypeStruct
from spvbackend.target.address_spaces import (
    GLOBAL,
    LOCAL,
    PARAMETERS,
    PUSH_CONSTANTS,
    STORAGE_BUFFER,
    UNIFORM,
)
from spvbackend.target.limits import alignment_word

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_NARROW: Final[dict[tuple[int, int], int]] = {
    (GLOBAL, 8): spv.CapabilityStorageBuffer8BitAccess,
    (GLOBAL, 16): spv.CapabilityStorageBuffer16BitAccess,
    (PARAMETERS, 8): spv.CapabilityStoragePushConstant8,
    (PARAMETERS, 16): spv.CapabilityStoragePushConstant16,
    (PUSH_CONSTANTS, 8): spv.CapabilityStoragePushConstant8,
    (PUSH_CONSTANTS, 16): spv.CapabilityStoragePushConstant16,
    (STORAGE_BUFFER, 8): spv.CapabilityStorageBuffer8BitAccess,
    (STORAGE_BUFFER, 16): spv.CapabilityStorageBuffer16BitAccess,
    (UNIFORM, 8): spv.CapabilityUniformAndStorageBuffer8BitAccess,
    (UNIFORM, 16): spv.CapabilityUniformAndStorageBuffer16BitAccess,
}
"""Capabilities for narrow numbers in host-visible memory."""
_SHARED: Final = frozenset((GLOBAL, LOCAL, STORAGE_BUFFER))
"""Memory that several work-items may write."""
_NARROW_VIEWS: Final[dict[int, int]] = {
    8: spv.CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR,
    16: spv.CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR,
}
"""Capabilities for narrow numbers in blocks of local memory."""


def access_words(sel: Selector, inst: Inst, type: Type, space: int) -> list[int]:
    """Return the Memory Operands of a load or store.

    Do not change the list: equal plain accesses share it.
    """
    notes = inst.attachments
    ref = "" if notes is None else notes.get(ALIGNMENT, "")
    if inst.flags & op.VOLATILE or (notes is not None and len(notes) > (ref != "")):
        return _access_words(sel, inst, type, space, ref)
    key = (type, space, inst.access.align, ref)
    words = sel.accesses.get(key)
    if words is None:
        words = sel.accesses[key] = _access_words(sel, inst, type, space, ref)
    return words


def _access_words(sel: Selector, inst: Inst, type: Type, space: int, ref: str) -> list[int]:
    """Compute the Memory Operands of a load or store.

    Aligned is for physical addresses (VUID-StandaloneSpirv-PhysicalStorageBuffer64-04708).
    """
    require_storage(sel, type, space)
    if not sel.environment.kind.has_memory_operands:
        # WGSL's accesses say nothing of the kind.
        return []
    mask = shared_access(sel) if space in _SHARED else 0
    if inst.flags & op.VOLATILE:
        mask |= spv.MemoryAccessVolatile
    if inst.attachments is not None and "nontemporal" in inst.attachments:
        mask |= spv.MemoryAccessNontemporal
    if space == GLOBAL:
        # Metadata states the alignment of a vector that is aligned to its element only.
        align = node_numbers(sel.module, ref)[0] if ref else inst.access.align
        return [mask | spv.MemoryAccessAligned, alignment_word(align)]
    return [mask] if mask else []


def require_storage(sel: Selector, type: Type, space: int) -> None:
    """Require the capability of a narrow type in a memory."""
    capability = _NARROW.get((space, type.scalar().bits))
    if capability is not None:
        sel.cache.require(capability)


def held_type(sel: Selector, var: GlobalVar) -> int:
    """Return the type of a variable's value, whose length the host may set."""
    if VIEW in var.attachments:
        return _view_type(sel, var)
    if RESOURCE in var.attachments:
        return _resource_type(sel, var.value_type)
    spec_id = var.attachments.get(SPEC_LENGTH)
    type = var.pointee or var.value_type
    if GROUP_LENGTH in var.attachments:
        return sel.cache.unique(OpTypeArray, 0, [sel.type_id(type.element), group_length(sel)])
    if spec_id is None:
        return sel.type_id(type)
    word = sel.cache.int_type(32)
    length = sel.cache.unique(OpSpecConstant, word, [1])
    sel.cache.decorate(length, spv.DecorationSpecId, *node_numbers(sel.module, spec_id))
    sel.cache.name(length, f"{var.name}.length")
    return sel.cache.unique(OpTypeArray, 0, [sel.type_id(type.element), length])


def _view_type(sel: Selector, var: GlobalVar) -> int:
    sel.cache.require(spv.CapabilityWorkgroupMemoryExplicitLayoutKHR)
    (held,) = var.value_type.elems
    if narrow := _NARROW_VIEWS.get(held.element.scalar().bits):
        sel.cache.require(narrow)
    return _block_type(sel, held)


def _block_type(sel: Selector, held: Type) -> int:
    """Return a block of one array, which has a layout of its own (2.16.2, explicit layout)."""
    cache = sel.cache
    element = held.element
    element_id = sel.type_id(element)
    if held.count:
        length = cache.int_constant(32, held.count)
        array = cache.unique(OpTypeArray, 0, [element_id, length])
    else:
        array = cache.unique(OpTypeRuntimeArray, 0, [element_id])
    stride = element.scalar().bits * max(1, element.lanes()) // 8
    cache.decorate(array, spv.DecorationArrayStride, stride)
    block = cache.unique(OpTypeStruct, 0, [array])
    cache.decorate(block, spv.DecorationBlock)
    cache.decorate_member(block, 0, spv.DecorationOffset, 0)
    return block


def _resource_type(sel: Selector, type: Type) -> int:
    """Return the type of a resource: a block, an image, or an array of such."""
    if type.kind == STRUCT:
        return _block_type(sel, type.elems[0])
    if type.kind != ARRAY:
        return sel.type_id(type)
    block = _resource_type(sel, type.element)
    if type.count:
        length = sel.cache.int_constant(32, type.count)
        return sel.cache.unique(OpTypeArray, 0, [block, length])
    sel.cache.require(spv.CapabilityRuntimeDescriptorArray)
    return sel.cache.unique(OpTypeRuntimeArray, 0, [block])


def lay_out(sel: Selector, var: GlobalVar, type_id: int) -> None:
    """Decorate the block of arguments with its members' offsets (2.16.2, explicit layout)."""
    if OFFSETS not in var.attachments:
        return
    cache = sel.cache
    cache.decorate(type_id, spv.DecorationBlock)
    for number, offset in enumerate(node_numbers(sel.module, var.attachments[OFFSETS])):
        cache.decorate_member(type_id, number, spv.DecorationOffset, offset)
        require_storage(sel, var.value_type.elems[number], var.type.space)
