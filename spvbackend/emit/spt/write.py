"""Writes llvm-spirv's text: a line for each instruction, with its word count, name and operands.

Input: a module of any origin. Output: text that `-to-binary` turns into the same words. The format
has no place for instructions that the grammar does not know, and for some strings: such an
instruction has its number in the place of its name, and its operands are numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

from spvbackend.emit.read import instructions, words_of
from spvbackend.emit.spt.names import (
    ENUMERANTS,
    OPCODES,
    Names,
    fitting_kinds,
    names_of_set,
    result_words,
)
from spvbackend.mir.inst import string_words
from spvbackend.mir.operands import SET_NUMBER, STRING, string_size, string_text
from spvbackend.spirv import opcodes as op

_AFTER_BLANK_LINE: Final = frozenset((op.OpFunction, op.OpLabel))


def spt_text(binary: bytes) -> str:
    """Return the text of a module.

    Args:
        binary: a whole module, in either byte order.

    Returns:
        Lines of text; bytes of strings that are not UTF-8 are lone surrogates.

    Raises:
        CompileError: the bytes are not a SPIR-V module, or are cut off.
    """
    words = words_of(binary).tolist()
    writer = _Writer()
    lines = [_line(map(str, words[:5]))]
    for opcode, start, end in instructions(words):
        if opcode in _AFTER_BLANK_LINE:
            lines.append("")
        lines.append(writer.line(opcode, words[start + 1 : end]))
    return "\n".join([*lines, ""])


@final
class _Writer:
    """Writes instructions; knows the sets that earlier ones imported.

    Attributes:
        imports: the names of the extended instruction sets by id.
        sets: their tables.
    """

    __slots__ = ("imports", "sets")

    def __init__(self) -> None:
        self.imports: Final[dict[int, str]] = {}
        self.sets: Final[dict[int, Names]] = {}

    def line(self, opcode: int, words: list[int]) -> str:
        """Return the line of an instruction.

        Args:
            opcode: of the instruction.
            words: all its words but the first.
        """
        name = OPCODES.names.get(opcode, "")
        kinds = fitting_kinds(opcode, words) if name else None
        texts = None if kinds is None else self._operands(kinds, words, result_words(opcode))
        if texts is None:
            name = str(opcode)
            texts = list(map(str, words))
        if opcode == op.OpExtInstImport and words:
            self.imports[words[0]] = string_text(words[1:])
            self.sets[words[0]] = names_of_set(self.imports[words[0]])
        return _line([str(len(words) + 1), name, *texts])

    def _operands(self, kinds: Sequence[str], words: list[int], first: int) -> list[str] | None:
        """Return the text of each operand, None if a string has none."""
        texts = list(map(str, words[:first]))
        pos = first
        while pos < len(words):
            kind = kinds[pos - first]
            word = words[pos]
            size = 1
            if kind == STRING:
                size = string_size(words, pos)
                text = _quoted(words[pos : pos + size])
                if not text:
                    return None
            elif kind == SET_NUMBER:
                known = self.sets.get(words[pos - 1])
                text = known.names.get(word, "") if known is not None else ""
            else:
                text = ENUMERANTS[kind].names.get(word, "") if kind in ENUMERANTS else ""
            texts.append(text or str(word))
            pos += size
        return texts


def _line(texts: Iterable[str]) -> str:
    """Return a line with the blank at its end that llvm-spirv writes."""
    return " ".join([*texts, ""])


def _quoted(words: list[int]) -> str:
    """Return a string in quotes, "" for one that would read as another.

    A backslash quotes only the quotation mark behind it, so no string can end in one.
    """
    text = string_text(words)
    if text.endswith("\\") or string_words(text) != words:
        return ""
    text = text.replace('"', '\\"')
    return f'"{text}"'
