"""The text of a binary, for whoever has nothing but its bytes.

Input: a module of any origin, in either byte order.  Output: text that spirv-as takes.
"""

from __future__ import annotations

from spvbackend.emit.asm import header_lines, instruction_lines
from spvbackend.emit.friendly import with_names
from spvbackend.emit.read import words_of


def disassemble(spv: bytes | bytearray | memoryview, *, friendly_names: bool = False) -> str:
    """The assembly text of a SPIR-V module.

    `spirv-as --preserve-numeric-ids` makes the same words of it, but for the generator's number in
    the header, where ids are numbers and the module has no sets of instructions that the assembler
    does not know.

    Args:
        spv: a whole module, in either byte order.
        friendly_names: write ids by the names that the module gives them, types and whole numbers
            by what they are; else all ids are numbers.

    Returns:
        Lines of text; bytes of its strings that are not UTF-8 are lone surrogates, as with
        `os.fsdecode`.

    Raises:
        CompileError: the bytes are no SPIR-V module, or one that is cut off.
        TypeError: they are no bytes.
    """
    words = words_of(spv)
    lines = instruction_lines(words)
    if friendly_names:
        lines = with_names(lines, for_assembler=True)
    return "\n".join([*header_lines(words), *lines, ""])
