"""Names of extensions and capabilities that are newer than a consumer, or for shaders alone.

Each name is of something that a module of the tests has and that the consumer says it does not
know: an extension that is not here is a new refusal, which may be of one that we should not use.
"""

from __future__ import annotations

from typing import Final


def _names(**families: str) -> tuple[str, ...]:
    """Full names, from those of each vendor without their beginning."""
    return tuple(
        f"SPV_{vendor}_{name}" for vendor, names in families.items() for name in names.split()
    )


READERS: Final = _names(
    ALTERA="arbitrary_precision_fixed_point arbitrary_precision_floating_point "
    "arbitrary_precision_integers blocking_pipes fpga_argument_interfaces fpga_buffer_location "
    "fpga_cluster_attributes fpga_dsp_control fpga_invocation_pipelining_attributes "
    "fpga_latency_control fpga_loop_controls fpga_memory_accesses fpga_memory_attributes fpga_reg "
    "global_variable_fpga_decorations io_pipes runtime_aligned task_sequence usm_storage_classes",
    ARM="core_builtins",
    EXT="arithmetic_fence float8 long_vector ocp_microscaling_types optnone replicated_composites "
    "split_barrier",
    INTEL="16bit_atomics 2d_block_io bfloat16_arithmetic device_barrier function_variants int4 "
    "predicated_io rounded_divide_sqrt shader_integer_functions2 sigmoid subgroup_buffer_prefetch "
    "subgroup_matrix_multiply_accumulate ternary_bitwise_function",
    KHR="abort bfloat16 float_controls2 fma poison_freeze untyped_pointers",
)
"""Extensions that came after the translators from SPIR-V to LLVM IR of 2024 and before."""
OLD_READERS: Final = _names(
    EXT="relaxed_printf_string_address_space shader_atomic_float16_add",
    INTEL="bindless_images cache_controls fp_max_error fpga_argument_interfaces "
    "fpga_latency_control global_variable_fpga_decorations global_variable_host_access "
    "masked_gather_scatter maximum_registers split_barrier subgroup_requirements task_sequence "
    "tensor_float32_conversion",
    KHR="cooperative_matrix non_semantic_info shader_clock",
)
"""Extensions that came after Debian 12's translators from SPIR-V, of LLVM 14 and 15."""
OLDEST_READER: Final = _names(
    INTEL="complex_float_mul_div", KHR="subgroup_rotate uniform_group_instructions"
)
"""Extensions that came after the older of these two."""
PACKAGED_READER: Final = _names(KHR="relaxed_extended_instruction")
"""Extensions that the translator of PyPI's package lacks, which is made of another branch."""
SHADERS: Final = _names(
    AMD="shader_ballot", GOOGLE="hlsl_functionality1",
    KHR="quad_control shader_ballot subgroup_vote",
)  # fmt: skip
"""Extensions that translators of kernels do not list: Vulkan's, which modules may use all the same.
"""
CAPABILITIES: Final = (
    "AbortKHR", "ArithmeticFenceEXT", "BFloat16ConversionINTEL", "BFloat16CooperativeMatrixKHR",
    "BFloat16DotProductKHR", "BFloat16TypeKHR", "BindlessImagesINTEL", "CacheControlsINTEL",
    "ComplexFloatMulDivINTEL", "CooperativeMatrixKHR", "CooperativeMatrixPrefetchINTEL",
    "DeviceBarrierINTEL", "FMAKHR", "FPGAArgumentInterfacesALTERA",
    "FPGAClusterAttributesV2ALTERA", "FPGAKernelAttributesv2INTEL", "FPGALatencyControlALTERA",
    "FPMaxErrorINTEL", "Float4EXT", "Float8EXT", "FloatControls2",
    "GlobalVariableDecorationsINTEL", "GlobalVariableFPGADecorationsALTERA",
    "GlobalVariableHostAccessINTEL", "HWThreadQueryINTEL", "Int16AtomicsINTEL",
    "Int4CooperativeMatrixINTEL", "Int4TypeINTEL", "LongVectorEXT", "MaskedGatherScatterINTEL",
    "PoisonFreezeKHR", "PredicatedIOINTEL", "QuadControlKHR", "RegisterLimitsINTEL",
    "ReplicatedCompositesEXT", "RoundedDivideSqrtINTEL", "SigmoidINTEL", "SpecConditionalINTEL",
    "Subgroup2DBlockIOINTEL", "SubgroupBufferPrefetchINTEL",
    "SubgroupMatrixMultiplyAccumulateINTEL", "SubgroupRequirementsINTEL", "TaskSequenceALTERA",
    "TensorFloat32RoundingINTEL", "TernaryBitwiseFunctionINTEL", "UntypedPointersKHR",
)  # fmt: skip
"""Capabilities that came after Khronos's tools of 2023."""
UNPUBLISHED: Final = (
    "AtomicBFloat16AddINTEL", "BFloat16ArithmeticINTEL", "ComplexFloatMulDivINTEL",
    "CooperativeMatrixBFloat16ComponentTypeINTEL", "CooperativeMatrixCheckedInstructionsINTEL",
    "CooperativeMatrixInvocationInstructionsINTEL", "CooperativeMatrixPrefetchINTEL",
    "DeviceBarrierINTEL", "FloatConversionsFtoFINTEL", "FloatConversionsFtoSINTEL",
    "GlobalVariableDecorationsINTEL", "HWThreadQueryINTEL", "Int16AtomicsINTEL", "SigmoidINTEL",
    "SubgroupRequirementsINTEL", "SubgroupScaledMatrixMultiplyAccumulateINTEL",
)  # fmt: skip
"""Capabilities of extensions that Khronos's grammar has not: tools/grammar/supplement.json does."""
