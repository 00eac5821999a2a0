"""Extensions of version 22 of the Khronos translator, which our command `pyllvm-spirv` replaces.

Its consumers know no newer extensions, so `+all` means these. Only that command imports this.
"""

from __future__ import annotations

from typing import Final

_TRANSLATOR: Final[dict[str, str]] = {
    "SPV_EXT_": (
        "arithmetic_fence float8 image_raw10_raw12 long_vector ocp_microscaling_types optnone "
        "relaxed_printf_string_address_space shader_atomic_float16_add shader_atomic_float_add "
        "shader_atomic_float_min_max"
    ),
    "SPV_INTEL_": (
        "16bit_atomics 2d_block_io arbitrary_precision_fixed_point "
        "arbitrary_precision_floating_point arbitrary_precision_integers arithmetic_fence "
        "bfloat16_arithmetic bfloat16_conversion bindless_images blocking_pipes cache_controls "
        "complex_float_mul_div debug_module device_barrier device_side_avc_motion_estimation "
        "fast_composite float4 float_controls2 fp_conversions fp_fast_math_mode fp_max_error "
        "fpga_argument_interfaces fpga_buffer_location fpga_cluster_attributes fpga_dsp_control "
        "fpga_invocation_pipelining_attributes fpga_latency_control fpga_loop_controls "
        "fpga_memory_accesses fpga_memory_attributes fpga_reg function_pointers function_variants "
        "global_variable_decorations global_variable_fpga_decorations global_variable_host_access "
        "hw_thread_queries inline_assembly int4 io_pipes joint_matrix kernel_attributes "
        "long_composites loop_fuse masked_gather_scatter maximum_registers media_block_io "
        "memory_access_aliasing optimization_hints optnone predicated_io rounded_divide_sqrt "
        "runtime_aligned sigmoid split_barrier subgroup_buffer_prefetch "
        "subgroup_matrix_multiply_accumulate subgroup_matrix_multiply_accumulate_float4 "
        "subgroup_matrix_multiply_accumulate_float8 subgroup_requirements "
        "subgroup_scaled_matrix_multiply_accumulate subgroups task_sequence "
        "tensor_float32_conversion ternary_bitwise_function token_type unstructured_loop_controls "
        "usm_storage_classes variable_length_array vector_compute"
    ),
    "SPV_KHR_": (
        "bfloat16 bit_instructions cooperative_matrix expect_assume float_controls fma "
        "integer_dot_product linkonce_odr no_integer_wrap_decoration non_semantic_info "
        "shader_clock subgroup_rotate uniform_group_instructions untyped_pointers"
    ),
}
TRANSLATOR_EXTENSIONS: Final[frozenset[str]] = frozenset(
    vendor + name for vendor, names in _TRANSLATOR.items() for name in names.split()
)
