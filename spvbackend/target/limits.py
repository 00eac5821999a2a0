"""Limits of the binary form and the Universal Limits (2.3, 2.17).

The first word of an instruction has the word count in its high and the opcode in its low 16 bits,
which bounds both.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import Unsupported

MAX_OPCODE: Final = 0xFFFF
"""Pseudo opcodes of the machine level are larger, which the encoder relies on."""
MAX_WORDS: Final = 0xFFFF
"""Words of one instruction: their count has 16 bits."""
MAX_MEMBERS: Final = MAX_WORDS - 3
"""Members of one OpConstantComposite: its words minus opcode, type and result."""
MAX_BITS: Final = 32 * (MAX_WORDS - 3)
"""Bits of an integer in one OpConstant: its words minus opcode, type and result."""
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
"""Universal Limits: the minimum for every consumer, and the maximum for validators."""
MAX_NAME: Final = 4 * (MAX_WORDS - 4) - 1
"""Bytes of a name in any instruction: four words fewer, minus the null byte."""
MAX_ALIGNMENT: Final = 1 << 31
"""The greatest power of two in a one-word literal."""


def check_count(what: str, count: int, parts: str, limit: int, line: int = 0) -> None:
    """Refuse more parts than SPIR-V allows; the message names the limit.

    Args:
        what: the thing with the parts, as the message begins.
        count: the number of parts.
        parts: the parts' name, in the plural.
        limit: the greatest number.
        line: the line of the canonical text, from 1; 0 when the caller adds it.

    Raises:
        Unsupported: there are more.
    """
    if count > limit:
        raise Unsupported(f"{what} has {count:,} {parts}: SPIR-V allows {limit:,} at most", line)


def fits(name: str) -> bool:
    """Whether an instruction can hold a name."""
    # A character takes at most four bytes.
    return 4 * len(name) <= MAX_NAME or len(name.encode("utf-8", "surrogateescape")) <= MAX_NAME


def check_name(name: str, line: int = 0) -> None:
    """Refuse a symbol name that is too long for an instruction.

    Args:
        name: the name for the linker or the host.
        line: the line of the canonical text, from 1; 0 when the caller adds it.

    Raises:
        Unsupported: the name is too long.
    """
    if not fits(name):
        what = f"a name of {len(name):,} characters"
        raise Unsupported(f"{what}: an instruction of SPIR-V holds {MAX_NAME:,} bytes", line)


def too_deep(line: int) -> Unsupported:
    """Return the error for types or constants that nest more deeply than structs may.

    Args:
        line: the line of the canonical text, from 1.
    """
    return Unsupported(
        f"types or constants nest more than {MAX_NESTING} levels deep: "
        "SPIR-V allows no more for structs",
        line,
    )


def alignment_word(align: int) -> int:
    """Return an address's promised alignment in bytes as a literal.

    LLVM allows alignments up to 2**32, which its passes give to accesses that never happen, such as
    a store to null; a smaller promise also holds.
    """
    return min(align, MAX_ALIGNMENT)


def required_alignment(align: int) -> int:
    """Return the alignment in bytes that a variable of this module must get, as a literal.

    Raises:
        Unsupported: it exceeds a literal, and a smaller one would give wrong addresses.
    """
    if align > MAX_ALIGNMENT:
        raise Unsupported(f"an alignment of {align} bytes: SPIR-V allows {MAX_ALIGNMENT} at most")
    return align
