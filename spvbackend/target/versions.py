"""Versions of SPIR-V as words of the module header (2.3): 0 | major | minor | 0, high byte first.

The words compare in the order of the versions.
"""

from __future__ import annotations

from typing import Final

V1_0: Final = 0x00010000
V1_1: Final = 0x00010100
V1_2: Final = 0x00010200
V1_3: Final = 0x00010300
V1_4: Final = 0x00010400
V1_5: Final = 0x00010500
V1_6: Final = 0x00010600
DEFAULT: Final = V1_4
"""The version of a plain spirv32 or spirv64, with llc as well."""
NEWEST_MINOR: Final = 6
VULKAN: Final[dict[str, int]] = {"1.0": V1_0, "1.1": V1_3, "1.2": V1_5, "1.3": V1_6, "1.4": V1_6}
"""The newest SPIR-V that each version of Vulkan takes, the oldest first (Vulkan, Versions and
Formats). All else that names versions of Vulkan reads this table.
"""


def version_word(major: int, minor: int) -> int:
    """Return the word of a version; the lowest byte is reserved and 0."""
    return major << 16 | minor << 8


def oldest_vulkan(version: int) -> str:
    """The oldest version of Vulkan that takes a version of SPIR-V, the newest of all if none does.

    Args:
        version: the version word.
    """
    *_, newest = VULKAN
    return next((api for api, spirv in VULKAN.items() if spirv >= version), newest)


def version_text(word: int) -> str:
    """Return a version word as text, such as `1.4`."""
    return f"{word >> 16}.{word >> 8 & 255}"
