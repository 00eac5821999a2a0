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


def version_word(major: int, minor: int) -> int:
    """Return the word of a version; the lowest byte is reserved and 0."""
    return major << 16 | minor << 8


def version_text(word: int) -> str:
    """Return a version word as text, such as `1.4`."""
    return f"{word >> 16}.{word >> 8 & 255}"
