"""The Vulkan environment: compute shaders with addresses of buffers, in the Vulkan memory model.

Only a translation for it imports this. Vulkan 1.2 and 1.3 take different versions of SPIR-V and
nothing else that matters here; see Vulkan, Appendix A: Vulkan Environment for SPIR-V.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import CompileError, option
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpAtomicFMaxEXT, OpAtomicFMinEXT
from spvbackend.target.address_spaces import (
    CONSTANT,
    CONSTANT_DATA,
    GLOBAL,
    INPUT,
    LOCAL,
    PARAMETERS,
    PRIVATE,
    USM_DEVICE,
    USM_HOST,
)
from spvbackend.target.environment import VULKAN, Kind

SHADERS: Final = Kind(
    VULKAN,
    "Vulkan",
    "shaders",
    {64: spv.AddressingModelPhysicalStorageBuffer64},
    spv.MemoryModelVulkan,
    spv.ExecutionModelGLCompute,
    (
        spv.CapabilityShader,
        spv.CapabilityPhysicalStorageBufferAddresses,
        spv.CapabilityVulkanMemoryModel,
    ),
    frozenset(
        (
            spv.CapabilityAddresses,
            spv.CapabilityGroups,
            spv.CapabilityKernel,
            spv.CapabilityLinkage,
            spv.CapabilityVector16,
        )
    ),
    {
        PRIVATE: spv.StorageClassFunction,
        GLOBAL: spv.StorageClassPhysicalStorageBuffer,
        CONSTANT: spv.StorageClassPhysicalStorageBuffer,
        LOCAL: spv.StorageClassWorkgroup,
        USM_DEVICE: spv.StorageClassPhysicalStorageBuffer,
        USM_HOST: spv.StorageClassPhysicalStorageBuffer,
        INPUT: spv.StorageClassInput,
        PARAMETERS: spv.StorageClassPushConstant,
        CONSTANT_DATA: spv.StorageClassPrivate,
    },
    frozenset(
        (
            spv.DecorationAlignment,
            spv.DecorationConstant,
            spv.DecorationCPacked,
            spv.DecorationFPFastMathMode,
            spv.DecorationFuncParamAttr,
            spv.DecorationLinkageAttributes,
        )
    ),
    is_shader=True,
    # No extension of Vulkan brings these (Vulkan, Appendix A: Versions and Capabilities); what
    # spirv-val takes of them drivers do not.
    lacks=(
        "SPV_ALTERA_",
        "SPV_AMD_weak_linkage",
        "SPV_ARM_cooperative_matrix_layouts",
        "SPV_EXT_arithmetic_fence",
        "SPV_EXT_image_raw10_raw12",
        "SPV_EXT_optnone",
        "SPV_EXT_relaxed_printf_string_address_space",
        "SPV_INTEL_",
        "SPV_KHR_bit_instructions",
        "SPV_KHR_linkonce_odr",
        "SPV_KHR_poison_freeze",
        "SPV_KHR_uniform_group_instructions",
    ),
    widest=4,
    has_wholes=False,
    # The passes that take pointers to vectors apart know those of the core alone.
    has_long_vectors=False,
    # NVIDIA's compiler does not come to an end with these.
    avoided=frozenset((OpAtomicFMaxEXT, OpAtomicFMinEXT)),
)


def check_pointers(are_untyped: bool) -> None:
    """Refuse untyped pointers, which no driver is known to take.

    Raises:
        CompileError: an option asks for them.
    """
    if are_untyped:
        raise CompileError(
            f"{option('untyped', '')} is for OpenCL: no driver for Vulkan is known that takes them",
            hint="leave it out: a shader's pointers stand next to the accesses that they are for",
        )


SHARED_ACCESS: Final = spv.MemoryAccessNonPrivatePointer
"""Of memory that other work-items see: in the Vulkan memory model an access that does not say so is
not ordered by barriers (2.18 Memory Model)."""
_VISIBILITY: Final[dict[int, int]] = {
    spv.MemorySemanticsAcquire: spv.MemorySemanticsMakeVisible,
    spv.MemorySemanticsRelease: spv.MemorySemanticsMakeAvailable,
    spv.MemorySemanticsAcquireRelease: spv.MemorySemanticsMakeAvailable
    | spv.MemorySemanticsMakeVisible,
}
_STORAGE: Final[dict[int, int]] = {
    spv.MemorySemanticsCrossWorkgroupMemory: spv.MemorySemanticsUniformMemory,
    spv.MemorySemanticsWorkgroupMemory: spv.MemorySemanticsWorkgroupMemory,
    spv.MemorySemanticsImageMemory: spv.MemorySemanticsImageMemory,
}
_ALL_MEMORIES: Final = spv.MemorySemanticsUniformMemory | spv.MemorySemanticsWorkgroupMemory
_ORDERS: Final = (
    spv.MemorySemanticsAcquire
    | spv.MemorySemanticsRelease
    | (spv.MemorySemanticsAcquireRelease | spv.MemorySemanticsSequentiallyConsistent)
)
READS: Final = "reads"
WRITES: Final = "writes"
BOTH: Final = "both"
"""What an operation does to memory: a load acquires and a store releases, nothing else (Vulkan,
Atomic Operations)."""
_WEAKER: Final[dict[str, dict[int, int]]] = {
    READS: {
        spv.MemorySemanticsAcquireRelease: spv.MemorySemanticsAcquire,
        spv.MemorySemanticsRelease: 0,
    },
    WRITES: {
        spv.MemorySemanticsAcquireRelease: spv.MemorySemanticsRelease,
        spv.MemorySemanticsAcquire: 0,
    },
    BOTH: {},
}


def semantics_of(mask: int, effect: str = BOTH) -> int:
    """Memory semantics of OpenCL's as those of the Vulkan memory model.

    Sequential consistency has no place in it (Vulkan, VUID-StandaloneSpirv-MemorySemantics-10866),
    so that AcquireRelease stands for it.

    Args:
        mask: the order and the memories.
        effect: what the operation does.
    """
    order = mask & _ORDERS
    if order & spv.MemorySemanticsSequentiallyConsistent:
        order = spv.MemorySemanticsAcquireRelease
    order = _WEAKER[effect].get(order, order)
    if not order:
        return 0
    memories = 0
    for bit, storage in _STORAGE.items():
        if mask & bit:
            memories |= storage
    # An order of no memory is none (VUID-StandaloneSpirv-MemorySemantics-10870). Where OpenCL says
    # no memory it leaves to the pointer which one is meant.
    return order | (memories or _ALL_MEMORIES) | _VISIBILITY[order]


_SCOPES: Final[dict[int, int]] = {
    spv.ScopeCrossDevice: spv.ScopeDevice,
    spv.ScopeInvocation: spv.ScopeSubgroup,
}
"""The widest memory scope is the device (VUID 04638); that of an invocation orders nothing (VUID
04641), so that a wider one stands for it."""


def scope_of(scope: int) -> int:
    """A memory scope as Vulkan has it."""
    return _SCOPES.get(scope, scope)
