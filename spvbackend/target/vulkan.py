"""The environments of compute shaders: Vulkan and WebGPU.

Translations for OpenCL do not import this. From Vulkan 1.2 on, versions differ here only in their
SPIR-V version; see Vulkan, Appendix A: Vulkan Environment for SPIR-V.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import CompileError, option
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpAtomicFMaxEXT, OpAtomicFMinEXT
from spvbackend.target import address_spaces as space
from spvbackend.target.environment import ALL_IMAGES, VULKAN, ImageRules, Kind
from spvbackend.target.triples import Target
from spvbackend.target.versions import V1_5

_STORAGE_CLASSES: Final[dict[int, int]] = {
    space.PRIVATE: spv.StorageClassFunction,
    space.GLOBAL: spv.StorageClassPhysicalStorageBuffer,
    space.CONSTANT: spv.StorageClassPhysicalStorageBuffer,
    space.LOCAL: spv.StorageClassWorkgroup,
    space.USM_DEVICE: spv.StorageClassPhysicalStorageBuffer,
    space.USM_HOST: spv.StorageClassPhysicalStorageBuffer,
    space.INPUT: spv.StorageClassInput,
    space.PARAMETERS: spv.StorageClassPushConstant,
    space.CONSTANT_DATA: spv.StorageClassPrivate,
    space.STORAGE_BUFFER: spv.StorageClassStorageBuffer,
    space.UNIFORM: spv.StorageClassUniform,
    space.PUSH_CONSTANTS: spv.StorageClassPushConstant,
    space.HANDLES: spv.StorageClassUniformConstant,
    space.TEXELS: spv.StorageClassImage,
}
_FOREIGN: Final = frozenset(
    (
        spv.CapabilityAddresses,
        spv.CapabilityGroups,
        spv.CapabilityKernel,
        spv.CapabilityLinkage,
        spv.CapabilityVector16,
    )
)
# No Vulkan extension provides these (Vulkan, Appendix A: Versions and Capabilities); spirv-val
# accepts some of them, drivers do not.
_LACKS: Final = (
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
)
_READ_BY_NAGA: Final = frozenset(
    (
        spv.CapabilityGroupNonUniform,
        spv.CapabilityGroupNonUniformArithmetic,
        spv.CapabilityGroupNonUniformBallot,
        spv.CapabilityGroupNonUniformShuffle,
        spv.CapabilityGroupNonUniformShuffleRelative,
        spv.CapabilityGroupNonUniformVote,
        spv.CapabilityImage1D,
        spv.CapabilityImageQuery,
        spv.CapabilityMatrix,
        spv.CapabilitySampled1D,
        spv.CapabilityShader,
        spv.CapabilityStorageImageExtendedFormats,
    )
)
"""The capabilities that naga 29 reads, of those that WGSL's numbers and resources need."""


def _kind(
    addressing_model: int,
    memory_model: int,
    capabilities: tuple[int, ...],
    *,
    has_addresses: bool,
    name: str = "Vulkan",
    pushed_bytes: int = 128,
    has_words_only: bool = False,
    has_memory_operands: bool = True,
    has_subgroup_operations: bool = True,
    leaves_switches: bool = True,
    types_tell_signs: bool = False,
    foreign: frozenset[int] = _FOREIGN,
    images: ImageRules = ALL_IMAGES,
    lacks: tuple[str, ...] = _LACKS,
    on_request: frozenset[str] = frozenset(),
    allowed: frozenset[str] = frozenset(),
) -> Kind:
    return Kind(
        VULKAN,
        name,
        "shaders",
        {32: addressing_model, 64: addressing_model},
        memory_model,
        spv.ExecutionModelGLCompute,
        (spv.CapabilityShader, *capabilities),
        foreign,
        _STORAGE_CLASSES,
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
        has_addresses=has_addresses,
        # Every device of Vulkan has 128 (Vulkan, Required Limits).
        pushed_bytes=pushed_bytes,
        has_words_only=has_words_only,
        has_memory_operands=has_memory_operands,
        has_subgroup_operations=has_subgroup_operations,
        leaves_switches=leaves_switches,
        types_tell_signs=types_tell_signs,
        allowed=allowed,
        images=images,
        lacks=lacks,
        on_request=on_request,
        widest=4,
        has_wholes=False,
        # The passes that split pointers to vectors know core lengths only.
        has_long_vectors=False,
        # OpBitReverse and its like are Shader's.
        provided=("SPV_KHR_bit_instructions",),
        # NVIDIA's compiler does not terminate on these.
        avoided=frozenset((OpAtomicFMaxEXT, OpAtomicFMinEXT)),
    )


SHADERS: Final = _kind(
    spv.AddressingModelPhysicalStorageBuffer64,
    spv.MemoryModelVulkan,
    (spv.CapabilityPhysicalStorageBufferAddresses, spv.CapabilityVulkanMemoryModel),
    has_addresses=True,
)
"""Kernels, whose launches give addresses of buffers."""
LOGICAL_SHADERS: Final = _kind(
    spv.AddressingModelLogical,
    spv.MemoryModelVulkan,
    (spv.CapabilityVulkanMemoryModel,),
    has_addresses=False,
)
"""Shaders that reach memory through descriptors alone."""
OLD_SHADERS: Final = _kind(
    spv.AddressingModelLogical,
    spv.MemoryModelGLSL450,
    (),
    has_addresses=False,
    # The memory of bound buffers, which Vulkan 1.1 has in its core.
    allowed=frozenset(("SPV_KHR_storage_buffer_storage_class",)),
)
"""Shaders of Vulkan 1.0 and 1.1, which lack addresses and the Vulkan memory model."""
NARROW_SHADERS: Final = _kind(
    spv.AddressingModelLogical,
    spv.MemoryModelGLSL450,
    (),
    has_addresses=False,
    # Words of a uniform buffer have the arguments, since bytes of push constants are a feature.
    pushed_bytes=0,
    has_words_only=True,
    foreign=_FOREIGN.union(
        (
            spv.CapabilityFloat16,
            spv.CapabilityFloat64,
            spv.CapabilityInt8,
            spv.CapabilityInt16,
            spv.CapabilityInt64,
            spv.CapabilityInt64Atomics,
        )
    ),
    # Floats in memory are words there, and these operations take pointers to floats.
    lacks=(*_LACKS, "SPV_EXT_shader_atomic_float"),
    allowed=frozenset(("SPV_KHR_storage_buffer_storage_class",)),
)
"""Shaders of Vulkan with numbers of 32 bits: no device has less."""
WEBGPU_SHADERS: Final = _kind(
    spv.AddressingModelLogical,
    spv.MemoryModelGLSL450,
    (),
    has_addresses=False,
    name="WebGPU",
    # WGSL has no push constants, and i32, u32 and f32 for numbers.
    pushed_bytes=0,
    has_words_only=True,
    # naga 29 takes no more of an access than its pointer, lacks operations and masks of sub-groups
    # and numbers of lanes in groups of several dimensions, takes such a branch for another, and
    # gives a number the sign of its type.
    has_memory_operands=False,
    has_subgroup_operations=False,
    leaves_switches=False,
    types_tell_signs=True,
    # WGSL has texel formats in types, samples floats at coordinates from 0 to 1 without a border,
    # layers have two dimensions, and a binding has one type. naga 29 makes an integer of a layer's
    # number, and gives OpImageQuerySizeLod of an array the sides alone.
    images=ImageRules(
        declares_formats=True,
        samples_integers=False,
        takes_texels=False,
        has_borders=False,
        has_rows=False,
        has_aliases=False,
        rounds_layers=False,
        tells_layers=False,
    ),
    foreign=frozenset(spv.ENUMERANT_NAMES["Capability"]) - _READ_BY_NAGA,
    lacks=("SPV_",),
    # naga takes no such instructions; `spvbackend.webgpu` reads them and leaves them out.
    on_request=frozenset(("SPV_KHR_non_semantic_info",)),
)
"""Shaders of WebGPU, as naga reads them: all that WGSL can say, in the rules of Vulkan 1.1."""


def kind_of_shaders(target: Target, binds_buffers: bool, has_words_only: bool) -> Kind:
    """Return the family of environments of a target.

    Args:
        target: one of Vulkan.
        binds_buffers: whether an option asks for bound buffers.
        has_words_only: whether an option asks for numbers of 32 bits.

    Raises:
        CompileError: shaders whose source has the bindings have its numbers, too.
    """
    if target.is_webgpu:
        return WEBGPU_SHADERS
    if has_words_only:
        if target.is_logical:
            raise CompileError("numbers of 32 bits are for kernels: a shader of HLSL has its own")
        return NARROW_SHADERS
    if target.version < V1_5:
        return OLD_SHADERS
    return LOGICAL_SHADERS if target.is_logical or binds_buffers else SHADERS


def check_pointers(are_untyped: bool) -> None:
    """Refuse untyped pointers, which no known driver accepts.

    Raises:
        CompileError: an option asks for them.
    """
    if are_untyped:
        raise CompileError(
            f"{option('untyped', '')} is for OpenCL: no known driver for Vulkan accepts it",
            hint="leave it out: a shader's pointers are typed where they are accessed",
        )


SHARED_ACCESS: Final = spv.MemoryAccessNonPrivatePointer
"""For memory shared by work-items: in the Vulkan memory model barriers order only accesses with
this bit (2.18 Memory Model)."""
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
"""An operation's effect on memory: a load only acquires, a store only releases (Vulkan, Atomic
Operations)."""
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


def semantics_of(mask: int, effect: str = BOTH, *, has_visibility: bool = True) -> int:
    """Return the memory semantics of the Vulkan memory model for OpenCL's.

    The model excludes sequential consistency (Vulkan, VUID-StandaloneSpirv-MemorySemantics-10866),
    so AcquireRelease replaces it.

    Args:
        mask: the order and the storage bits.
        effect: the operation's effect on memory.
        has_visibility: whether the memory model is Vulkan's, whose semantics name visibility.
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
    # An order needs a memory (VUID-StandaloneSpirv-MemorySemantics-10870). If OpenCL names none,
    # the pointer decides, so order all.
    visibility = _VISIBILITY[order] if has_visibility else 0
    return order | (memories or _ALL_MEMORIES) | visibility


_SCOPES: Final[dict[int, int]] = {
    spv.ScopeCrossDevice: spv.ScopeDevice,
    spv.ScopeInvocation: spv.ScopeSubgroup,
}
"""Vulkan's widest memory scope is the device (VUID 04638), and it excludes an invocation's (VUID
04641), which a wider scope replaces."""


def scope_of(scope: int) -> int:
    """Return Vulkan's memory scope for OpenCL's."""
    return _SCOPES.get(scope, scope)
