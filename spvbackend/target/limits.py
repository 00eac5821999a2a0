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
MAX_BITS: Final = 32 * (MAX_WORDS - 3)
"""Bits of an integer of which one OpConstant holds a value: its words less opcode, type, result."""
MAX_WORD: Final = 0xFFFFFFFF
"""The greatest literal of one word."""
MAX_BOUND: Final = 0x3FFFFF
MAX_CASES: Final = 16383
MAX_GLOBALS: Final = 65535
MAX_INDICES: Final = 255
MAX_LOCALS: Final = 0x7FFFF
MAX_NESTING: Final = 255
MAX_PARAMETERS: Final = 255
MAX_STRUCT_MEMBERS: Final = 16383
"""Universal Limits: what every consumer takes, and what a validator lets through."""
MAX_NAME: Final = 4 * (MAX_WORDS - 4) - 1
"""Bytes of a name that any instruction with a name holds: four words less, and the null byte."""
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


def fits(name: str) -> bool:
    """Whether an instruction can hold a name."""
    # No character takes more than four bytes.
    return 4 * len(name) <= MAX_NAME or len(name.encode("utf-8", "surrogateescape")) <= MAX_NAME


def check_name(name: str, line: int = 0) -> None:
    """Refuse the name of a symbol that no instruction can hold.

    Args:
        name: of what others link to or the host asks for.
        line: of the canonical text, from 1; 0 when the caller adds it.

    Raises:
        Unsupported: it is too long.
    """
    if not fits(name):
        what = f"a name of {len(name):,} characters"
        raise Unsupported(f"{what}: an instruction of SPIR-V holds {MAX_NAME:,} bytes", line)


def too_deep(line: int) -> Unsupported:
    """The error for types or constants that hold each other in more levels than structs may.

    Args:
        line: of the canonical text, from 1.
    """
    return Unsupported(
        f"types or constants nest more than {MAX_NESTING} levels deep: "
        "SPIR-V allows no more for structs",
        line,
    )


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
