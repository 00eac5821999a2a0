"""SPIR-V extensions of an OpenCL device, inferred from its OpenCL extensions.

A device with cl_khr_spirv_queries lists them itself. For other devices, each row is an OpenCL
extension whose specification includes the SPIR-V extension. The rows are cautious, since a driver
refuses a whole module for one unknown extension.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

BESIDE_OPENCL: Final[dict[str, tuple[str, ...]]] = {
    "cl_ext_float_atomics": (
        "SPV_EXT_shader_atomic_float16_add",
        "SPV_EXT_shader_atomic_float_add",
        "SPV_EXT_shader_atomic_float_min_max",
    ),
    "cl_intel_bfloat16_conversions": ("SPV_INTEL_bfloat16_conversion",),
    "cl_intel_spirv_subgroups": ("SPV_INTEL_subgroups",),
    "cl_intel_split_work_group_barrier": ("SPV_INTEL_split_barrier",),
    "cl_khr_expect_assume": ("SPV_KHR_expect_assume",),
    "cl_khr_extended_bit_ops": ("SPV_KHR_bit_instructions",),
    "cl_khr_integer_dot_product": ("SPV_KHR_integer_dot_product",),
    "cl_khr_kernel_clock": ("SPV_KHR_shader_clock",),
    "cl_khr_spirv_linkonce_odr": ("SPV_KHR_linkonce_odr",),
    "cl_khr_spirv_no_integer_wrap_decoration": ("SPV_KHR_no_integer_wrap_decoration",),
    "cl_khr_subgroup_rotate": ("SPV_KHR_subgroup_rotate",),
    "cl_khr_work_group_uniform_arithmetic": ("SPV_KHR_uniform_group_instructions",),
}
"""OpenCL extension -> the SPIR-V extensions that its specification includes."""

OF_PLATFORMS: Final[dict[str, tuple[str, ...]]] = {
    # The runtime for CPUs.
    "Intel(R) OpenCL": ("SPV_INTEL_fp_fast_math_mode",)
}
"""Platform name -> extensions that its devices accept without listing them."""


def spirv_extensions_beside(extensions: Iterable[str]) -> frozenset[str]:
    """Return the SPIR-V extensions that come with OpenCL extensions.

    Args:
        extensions: the names of a device's OpenCL extensions.
    """
    return frozenset(name for key in extensions for name in BESIDE_OPENCL.get(key, ()))
