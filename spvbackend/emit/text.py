"""Disassembly of binaries.

Input: a module of any origin, in either byte order.  Output: text that spirv-as takes.
"""

from __future__ import annotations

from spvbackend.emit.asm import header_lines, instruction_lines
from spvbackend.emit.friendly import with_names
from spvbackend.emit.read import words_of


def disassemble(spv: bytes | bytearray | memoryview, *, friendly_names: bool = False) -> str:
    """Return the assembly text of a SPIR-V module.

    If ids are numbers and the assembler knows all sets of instructions, then `spirv-as
    --preserve-numeric-ids` returns the same words, except for the generator in the header.

    Args:
        spv: a whole module, in either byte order.
        friendly_names: write the module's names for ids, and names for types and whole numbers by
            their content; otherwise all ids are numbers.

    Returns:
        Lines of text; bytes of strings that are not UTF-8 are lone surrogates, as with
        `os.fsdecode`.

    Raises:
        CompileError: the bytes are not a SPIR-V module, or are cut off.
        TypeError: the argument is not bytes.
    """
    words = words_of(spv)
    lines = instruction_lines(words)
    if friendly_names:
        lines = with_names(lines, for_assembler=True)
    return "\n".join([*header_lines(words), *lines, ""])
