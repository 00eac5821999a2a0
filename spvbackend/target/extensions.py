"""The extensions that there are, by name and group.

Most names come from the grammar; the rows here are those it cannot know. Input: nothing but the
generated tables. Whether an extension may be used in a translation is the environment's to say.
"""

from __future__ import annotations

from typing import Final

from spvbackend.spirv.requirements import EXTENSIONS

# Names that consumers and other translators know, but the grammar does not: they add no enumerant,
# or are not published.
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
ALL_EXTENSIONS: Final[frozenset[str]] = EXTENSIONS | UNLISTED_EXTENSIONS
GROUPS: Final[dict[str, frozenset[str]]] = {
    "all": ALL_EXTENSIONS,
    "khr": frozenset(name for name in ALL_EXTENSIONS if name.startswith("SPV_KHR_")),
}
"""What the option that allows extensions takes in place of names."""


LATER_VENDOR: Final = "SPV_ALTERA_"
"""How names begin that moved from another vendor."""


def twin_name(name: str) -> str:
    """The other name of an extension that moved from INTEL to ALTERA.

    A consumer knows the name of its time; one that never moved gets a name that nothing knows.
    """
    if name.startswith(LATER_VENDOR):
        return name.replace("ALTERA", "INTEL", 1)
    return name.replace("SPV_INTEL_", "SPV_ALTERA_", 1)


def is_later_name(name: str) -> bool:
    """Whether a name is not the first that an extension of Intel's had.

    What moved from INTEL to ALTERA, EXT or KHR kept its words. Sorts the first name first, as
    consumers of its time know no other, and those that came later still know it.
    """
    return not name.startswith("SPV_INTEL_")
