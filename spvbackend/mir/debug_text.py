"""Names of the enumerants of the sets for debug info.

Input: a kind of operand and a word. Output: the name as spirv-as spells it.
"""

from __future__ import annotations

from spvbackend.spirv.debug_info import DEBUG_BIT_ENUMS, DEBUG_ENUMERANT_NAMES


def debug_enumerant(kind: str, word: int) -> str:
    """Return the name of an enumerant, or of all bits of a mask, "" if the grammar has none."""
    names = DEBUG_ENUMERANT_NAMES.get(kind, {})
    if kind not in DEBUG_BIT_ENUMS or not word:
        return names.get(word, "")
    bits = [1 << shift for shift in range(word.bit_length()) if word >> shift & 1]
    return "|".join([names[bit] for bit in bits]) if all(bit in names for bit in bits) else ""
