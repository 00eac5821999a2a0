"""Vulkan device features and properties that a module's declarations require.

The rows follow the Vulkan specification's "Capabilities" (Appendix A) for the capabilities that
translations declare. A host enables features when it creates the device; properties are fixed. Only
reflection and execution import this.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.spirv import enums as spv

FEATURE: Final = "feature"
OPERATION: Final = "subgroup operation"
"""A bit of VkSubgroupFeatureFlags."""
BUFFER: Final = "buffer"
SHARED: Final = "shared"
"""Memories of atomic operations: buffers, or local memory."""
FLOATS: Final = "floats"
"""Marks a need that depends on the width of floats."""


class Need(NamedTuple):
    """A requirement of a capability on the device.

    Attributes:
        kind: one of the constants above.
        name: the feature or the bit.
        extension: the device extension that provides it; "" for Vulkan 1.2 or 1.3.
        place: the memory that it is for, or FLOATS; "" for any module.
        bits: the width of values in that memory, or of the floats.
    """

    kind: str
    name: str
    extension: str = ""
    place: str = ""
    bits: int = 0


_ADD: Final = "VK_EXT_shader_atomic_float"
_MIN_MAX: Final = "VK_EXT_shader_atomic_float2"
_ROTATE: Final = "VK_KHR_shader_subgroup_rotate"
_LAYOUT: Final = "VK_KHR_workgroup_memory_explicit_layout"
_BFLOAT: Final = "VK_KHR_shader_bfloat16"
_FLOAT8: Final = "VK_EXT_shader_float8"


def _feature(name: str, extension: str = "") -> tuple[Need, ...]:
    return (Need(FEATURE, name, extension),)


def _atomics(bits: int, buffers: str, shared: str, extension: str = "") -> tuple[Need, ...]:
    """Return the needs of an atomic operation, which may be limited to one kind of memory."""
    return (
        Need(FEATURE, buffers, extension, BUFFER, bits),
        Need(FEATURE, shared, extension, SHARED, bits),
    )


def _float_atomics(bits: int, operation: str, extension: str) -> tuple[Need, ...]:
    name = f"Float{bits}Atomic{operation}"
    return _atomics(bits, f"shaderBuffer{name}", f"shaderShared{name}", extension)


_DOT: Final = _feature("shaderIntegerDotProduct")
NEEDS: Final[dict[int, tuple[Need, ...]]] = {
    spv.CapabilityFloat16: _feature("shaderFloat16"),
    spv.CapabilityFloat64: _feature("shaderFloat64"),
    spv.CapabilityInt8: _feature("shaderInt8"),
    spv.CapabilityInt16: _feature("shaderInt16"),
    spv.CapabilityInt64: _feature("shaderInt64"),
    spv.CapabilityPhysicalStorageBufferAddresses: _feature("bufferDeviceAddress"),
    spv.CapabilityStorageBuffer16BitAccess: _feature("storageBuffer16BitAccess"),
    spv.CapabilityStorageBuffer8BitAccess: _feature("storageBuffer8BitAccess"),
    spv.CapabilityStoragePushConstant16: _feature("storagePushConstant16"),
    spv.CapabilityStoragePushConstant8: _feature("storagePushConstant8"),
    spv.CapabilityUniformAndStorageBuffer16BitAccess: _feature(
        "uniformAndStorageBuffer16BitAccess"
    ),
    spv.CapabilityUniformAndStorageBuffer8BitAccess: _feature("uniformAndStorageBuffer8BitAccess"),
    spv.CapabilityVariablePointers: _feature("variablePointers"),
    spv.CapabilityVariablePointersStorageBuffer: _feature("variablePointersStorageBuffer"),
    spv.CapabilityVulkanMemoryModel: _feature("vulkanMemoryModel"),
    spv.CapabilityVulkanMemoryModelDeviceScope: _feature("vulkanMemoryModelDeviceScope"),
    spv.CapabilityWorkgroupMemoryExplicitLayoutKHR: _feature(
        "workgroupMemoryExplicitLayout", _LAYOUT
    ),
    spv.CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR: _feature(
        "workgroupMemoryExplicitLayout16BitAccess", _LAYOUT
    ),
    spv.CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR: _feature(
        "workgroupMemoryExplicitLayout8BitAccess", _LAYOUT
    ),
    # Narrow floats and matrices.
    spv.CapabilityBFloat16CooperativeMatrixKHR: _feature(
        "shaderBFloat16CooperativeMatrix", _BFLOAT
    ),
    spv.CapabilityBFloat16DotProductKHR: _feature("shaderBFloat16DotProduct", _BFLOAT),
    spv.CapabilityBFloat16TypeKHR: _feature("shaderBFloat16Type", _BFLOAT),
    spv.CapabilityCooperativeMatrixKHR: _feature("cooperativeMatrix", "VK_KHR_cooperative_matrix"),
    spv.CapabilityFloat8CooperativeMatrixEXT: _feature("shaderFloat8CooperativeMatrix", _FLOAT8),
    spv.CapabilityFloat8EXT: _feature("shaderFloat8", _FLOAT8),
    # Integers.
    spv.CapabilityDotProduct: _DOT,
    spv.CapabilityDotProductInput4x8Bit: _DOT,
    spv.CapabilityDotProductInput4x8BitPacked: _DOT,
    spv.CapabilityDotProductInputAll: _DOT,
    spv.CapabilityExpectAssumeKHR: _feature("shaderExpectAssume", "VK_KHR_shader_expect_assume"),
    spv.CapabilityFloatControls2: _feature("shaderFloatControls2", "VK_KHR_shader_float_controls2"),
    spv.CapabilityFMAKHR: tuple(
        Need(FEATURE, f"shaderFmaFloat{bits}", "VK_KHR_shader_fma", FLOATS, bits)
        for bits in (16, 32, 64)
    ),
    spv.CapabilityShaderClockKHR: (Need(FEATURE, "shaderSubgroupClock", "VK_KHR_shader_clock"),),
    spv.CapabilityAbortKHR: _feature("shaderAbort", "VK_KHR_shader_abort"),
    # Atomics.
    spv.CapabilityAtomicFloat16AddEXT: _float_atomics(16, "Add", _MIN_MAX),
    spv.CapabilityAtomicFloat16MinMaxEXT: _float_atomics(16, "MinMax", _MIN_MAX),
    spv.CapabilityAtomicFloat32AddEXT: _float_atomics(32, "Add", _ADD),
    spv.CapabilityAtomicFloat32MinMaxEXT: _float_atomics(32, "MinMax", _MIN_MAX),
    spv.CapabilityAtomicFloat64AddEXT: _float_atomics(64, "Add", _ADD),
    spv.CapabilityAtomicFloat64MinMaxEXT: _float_atomics(64, "MinMax", _MIN_MAX),
    spv.CapabilityInt64Atomics: _atomics(
        64, "shaderBufferInt64Atomics", "shaderSharedInt64Atomics"
    ),
    # Images.
    spv.CapabilityInt64ImageEXT: _feature(
        "shaderImageInt64Atomics", "VK_EXT_shader_image_atomic_int64"
    ),
    spv.CapabilityStorageImageReadWithoutFormat: _feature("shaderStorageImageReadWithoutFormat"),
    spv.CapabilityStorageImageWriteWithoutFormat: _feature("shaderStorageImageWriteWithoutFormat"),
    # Sub-groups.
    spv.CapabilityGroupNonUniform: (Need(OPERATION, "BASIC"),),
    spv.CapabilityGroupNonUniformArithmetic: (Need(OPERATION, "ARITHMETIC"),),
    spv.CapabilityGroupNonUniformBallot: (Need(OPERATION, "BALLOT"),),
    spv.CapabilityGroupNonUniformClustered: (Need(OPERATION, "CLUSTERED"),),
    spv.CapabilityGroupNonUniformQuad: (Need(OPERATION, "QUAD"),),
    spv.CapabilityGroupNonUniformRotateKHR: _feature("shaderSubgroupRotate", _ROTATE),
    spv.CapabilityGroupNonUniformShuffle: (Need(OPERATION, "SHUFFLE"),),
    spv.CapabilityGroupNonUniformShuffleRelative: (Need(OPERATION, "SHUFFLE_RELATIVE"),),
    spv.CapabilityGroupNonUniformVote: (Need(OPERATION, "VOTE"),),
}
"""Needs by capability; capabilities of every Vulkan device have no row."""
PLAIN: Final = frozenset(
    (
        spv.CapabilityShader,
        spv.CapabilityImage1D,
        spv.CapabilityImageBuffer,
        spv.CapabilityImageQuery,
        spv.CapabilitySampled1D,
        spv.CapabilitySampledBuffer,
        # Execution modes require properties instead.
        spv.CapabilityDenormFlushToZero,
        spv.CapabilityDenormPreserve,
        spv.CapabilityRoundingModeRTE,
        spv.CapabilityRoundingModeRTZ,
        spv.CapabilitySignedZeroInfNanPreserve,
    )
)
"""Capabilities of every device, or covered by other rows."""
FLOAT_MODES: Final[dict[int, str]] = {
    spv.ExecutionModeDenormFlushToZero: "shaderDenormFlushToZeroFloat",
    spv.ExecutionModeDenormPreserve: "shaderDenormPreserveFloat",
    spv.ExecutionModeRoundingModeRTE: "shaderRoundingModeRTEFloat",
    spv.ExecutionModeRoundingModeRTZ: "shaderRoundingModeRTZFloat",
    spv.ExecutionModeSignedZeroInfNanPreserve: "shaderSignedZeroInfNanPreserveFloat",
}
"""Execution modes with a width -> prefix of the property, which ends in the width."""
EXTENSIONS: Final[dict[str, str]] = {
    "SPV_KHR_non_semantic_info": "VK_KHR_shader_non_semantic_info",
    "SPV_KHR_shader_clock": "VK_KHR_shader_clock",
    "SPV_KHR_storage_buffer_storage_class": "VK_KHR_storage_buffer_storage_class",
}
"""SPIR-V extension without a capability -> the device extension that it needs."""
SUBGROUP_SIZE: Final = Need(FEATURE, "subgroupSizeControl")
"""The need of a required sub-group size, which the host must request."""
