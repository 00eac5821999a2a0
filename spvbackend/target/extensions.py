"""All extensions, by name and group.

Most names come from the grammar; the rows here are unknown to it. The environment says which ones a
translation may use.
"""

from __future__ import annotations

from typing import Final

from spvbackend.spirv.requirements import EXTENSIONS

# Names known to consumers and other translators but not to the grammar: they add no enumerant, or
# are unpublished.
UNLISTED_EXTENSIONS: Final[frozenset[str]] = frozenset(
    {
        "SPV_EXT_image_raw10_raw12",
        "SPV_EXT_relaxed_printf_string_address_space",
        "SPV_INTEL_16bit_atomics",
        "SPV_INTEL_arithmetic_fence",
        "SPV_INTEL_bfloat16_arithmetic",
        "SPV_INTEL_complex_float_mul_div",
        "SPV_INTEL_device_barrier",
        "SPV_INTEL_fast_composite",
        "SPV_INTEL_float4",
        "SPV_INTEL_fp_conversions",
        "SPV_INTEL_global_variable_decorations",
        "SPV_INTEL_hw_thread_queries",
        "SPV_INTEL_joint_matrix",
        "SPV_INTEL_optimization_hints",
        "SPV_INTEL_sigmoid",
        "SPV_INTEL_subgroup_matrix_multiply_accumulate_float4",
        "SPV_INTEL_subgroup_matrix_multiply_accumulate_float8",
        "SPV_INTEL_subgroup_requirements",
        "SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate",
        "SPV_INTEL_token_type",
        "SPV_KHR_non_semantic_info",
    }
)
OLD_NAMES: Final[dict[str, str]] = {
    "SPV_INTEL_long_constant_composite": "SPV_INTEL_long_composites",
    "SPV_INTEL_non_constant_addrspace_printf": "SPV_EXT_relaxed_printf_string_address_space",
    "SPV_INTEL_shader_atomic_bfloat16": "SPV_INTEL_16bit_atomics",
    "SPV_INTEL_tensor_float32_rounding": "SPV_INTEL_tensor_float32_conversion",
}
"""Names that llvm-spirv 14 and later took before their extensions were published under others."""
ALL_EXTENSIONS: Final[frozenset[str]] = EXTENSIONS | UNLISTED_EXTENSIONS
GROUPS: Final[dict[str, frozenset[str]]] = {
    "all": ALL_EXTENSIONS,
    "khr": frozenset(name for name in ALL_EXTENSIONS if name.startswith("SPV_KHR_")),
}
"""Words for groups in the option that allows extensions."""


LATER_VENDOR: Final = "SPV_ALTERA_"
"""Prefix of names that moved from another vendor."""


def twin_name(name: str) -> str:
    """Return the other name of an extension that moved from INTEL to ALTERA.

    A consumer knows the name of its time; for an extension that never moved the result is unused.
    """
    if name.startswith(LATER_VENDOR):
        return name.replace("ALTERA", "INTEL", 1)
    return name.replace("SPV_INTEL_", "SPV_ALTERA_", 1)


def is_later_name(name: str) -> bool:
    """Whether a name is not the first name of an Intel extension.

    Names that moved from INTEL to ALTERA, EXT or KHR kept their words. As a sort key it puts the
    first name first, which old and new consumers know.
    """
    return not name.startswith("SPV_INTEL_")
