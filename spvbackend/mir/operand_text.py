"""Text of operands as spirv-as spells them, for dumps of machine modules and for disassembly.

Input: the operand words of one instruction, valid or not. A word that the grammar does not know is
written as `!word`, the assembler's spelling for raw words.
"""

from __future__ import annotations

from collections.abc import Sequence

from spvbackend.mir.ext_sets import is_debug_set, known_set
from spvbackend.mir.inst import string_words
from spvbackend.mir.literals import float_text, literal_text
from spvbackend.mir.operands import (
    CONSTANT_OPCODE,
    NUMBER,
    SET_NUMBER,
    STRING,
    enumerant_text,
    string_size,
    string_text,
)
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.spirv.opcodes import OPCODE_NAMES, OpSpecConstantOp


class OperandPrinter:
    """Prints operands; subclasses know the names of ids and the types of literals.

    Attributes:
        imports: the names of the extended instruction sets by id.
    """

    __slots__ = ("imports",)

    def __init__(self, imports: dict[int, str]) -> None:
        self.imports = imports

    def id_text(self, word: int) -> str:
        """Return the text of an id."""
        raise NotImplementedError

    def raw_text(self, word: int) -> str:
        """Return the text of a word that does not fit the grammar in its place."""
        raise NotImplementedError

    def number_style(self, type_id: int) -> tuple[int, int]:
        """Return width and style of literals of a type, width 0 for a type without literals."""
        raise NotImplementedError

    def quoted(self, text: str) -> str:
        """Return a string in quotes."""
        text = text.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{text}"'

    def literal(
        self, kinds: Sequence[str], words: Sequence[int], pos: int, type_id: int
    ) -> tuple[str, int]:
        """Return the text of a literal, "" if the words are not one, and the place behind it.

        Args:
            kinds: of all operand words.
            words: the operands.
            pos: where the literal begins.
            type_id: the type of numbers among the operands.
        """
        kind = kinds[pos]
        word = words[pos]
        if kind in ENUMERANT_NAMES:
            return enumerant_text(kind, word), pos + 1
        if kind == "LiteralInteger":
            return str(word) if word >= 0 else "", pos + 1
        if kind == STRING:
            end = pos + string_size(words, pos)
            return self._string(list(words[pos:end])), end
        if kind == NUMBER:
            end = pos + 1
            while end < len(words) and kinds[end] == NUMBER:
                end += 1
            return self._number(type_id, words[pos:end]), end
        if kind == CONSTANT_OPCODE:
            is_name = word != OpSpecConstantOp
            return OPCODE_NAMES.get(word, "").removeprefix("Op") if is_name else "", pos + 1
        if kind == SET_NUMBER:
            known = known_set(self.imports.get(words[pos - 1], ""))
            has_name = known is not None and word not in known.unpublished
            name = known.names.get(word, "") if known is not None and has_name else ""
            # Ids alone follow a number without a name, so no literal is misread.
            return name or (f"!{word}" if word >= 0 else ""), pos + 1
        if kind == "LiteralFloat":
            return float_text(word, 32) if word >= 0 else "", pos + 1
        if len(words) > 1 and is_debug_set(self.imports.get(words[0], "")):
            from spvbackend.mir.debug_text import debug_enumerant  # few modules have them

            return debug_enumerant(kind, word), pos + 1
        return "", pos + 1

    def _string(self, words: list[int]) -> str:
        # A negative word is an id in the place of a literal.
        if min(words) < 0:
            return ""
        text = string_text(words)
        return self.quoted(text) if string_words(text) == words else ""

    def _number(self, type_id: int, words: Sequence[int]) -> str:
        """Return the text of a numeric literal, or its raw words if no text gives them back."""
        width, style = self.number_style(type_id)
        if not width or len(words) != (width + 31) // 32 or min(words) < 0:
            return ""
        text = literal_text(words, width, style)
        return text or " ".join([self.raw_text(word) for word in words])
