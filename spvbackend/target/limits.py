"""Limits that the binary form and the Universal Limits set (2.3, 2.17).

The first word of an instruction holds the word count in its upper and the opcode in its lower 16
bits, which bounds both.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import Unsupported

MAX_OPCODE: Final = 0xFFFF
"""A pseudo opcode of the machine level is larger, so that the encoder can tell."""
MAX_WORDS: Final = 0xFFFF
"""Words of one instruction: their count has 16 bits."""
MAX_MEMBERS: Final = MAX_WORDS - 3
"""Members that one OpConstantComposite names: its words less opcode, type and result."""
MAX_WORD: Final = 0xFFFFFFFF
"""The greatest literal of one word."""
MAX_BOUND: Final = 0x3FFFFF
MAX_CASES: Final = 16383
MAX_GLOBALS: Final = 65535
MAX_INDICES: Final = 255
MAX_LOCALS: Final = 0x7FFFF
MAX_PARAMETERS: Final = 255
MAX_STRUCT_MEMBERS: Final = 16383
"""Universal Limits: what every consumer takes, and what a validator lets through."""
MAX_ALIGNMENT: Final = 1 << 31
"""The greatest power of two that a literal of one word holds."""


def check_count(what: str, count: int, parts: str, limit: int, line: int = 0) -> None:
    """Refuse what has more parts than SPIR-V allows; the message names the limit.

    Args:
        what: what has them, as the message begins with it.
        count: how many it has.
        parts: their name, in the plural.
        limit: how many there may be.
        line: of the canonical text, from 1; 0 when the caller adds it.

    Raises:
        Unsupported: it has more.
    """
    if count > limit:
        raise Unsupported(f"{what} has {count:,} {parts}: SPIR-V allows {limit:,} at most", line)


def alignment_word(align: int) -> int:
    """The alignment in bytes that an address is promised to have, as a literal.

    LLVM knows alignments up to 2**32, which its passes give to what nobody accesses, such as a
    store to null; what is aligned to more is aligned to less as well.
    """
    return min(align, MAX_ALIGNMENT)


def required_alignment(align: int) -> int:
    """The alignment in bytes that a variable of this module has to get, as a literal.

    Raises:
        Unsupported: no literal says so much, and with less the addresses would be wrong.
    """
    if align > MAX_ALIGNMENT:
        raise Unsupported(f"an alignment of {align} bytes: SPIR-V has {MAX_ALIGNMENT} at most")
    return align
