"""Reads llvm-spirv's text, and makes a binary of it.

Input: text of llvm-spirv, of `write` or by hand: a header of five numbers, then a line for each
instruction, which ends at the end of its line. A semicolon begins a comment. Output: the words that
the text says. An operand that the text names may be a number instead, and so may the name of an
instruction, whose operands then are numbers and are not checked.
"""

from __future__ import annotations

import re
import sys
from array import array
from collections.abc import Sequence
from typing import Final, final

from spvbackend.diagnostics import CompileError
from spvbackend.emit.read import HEADER_WORDS, MAGIC
from spvbackend.emit.spt.names import (
    ENUMERANTS,
    OPCODES,
    Names,
    fitting_kinds,
    kinds_behind,
    names_of_set,
    result_words,
)
from spvbackend.mir.inst import string_words
from spvbackend.mir.operands import EXTRA, SET_NUMBER, STRING
from spvbackend.spirv import opcodes as op
from spvbackend.target.extension_lists import nearest_name

# A backslash quotes only a quotation mark; a string may have several lines.
_TOKEN: Final = re.compile(r'"(?:\\"|[^"])*+"|;[^\n]*|[^\s";]+|\S')
_MOST_WORDS: Final = 0xFFFF
_MOST_DIGITS: Final = 10
_NUMBER: Final = re.compile("-?[0-9]+")
_ASSEMBLY: Final = re.compile(r"^[ \t]*(; SPIR-V|Op[A-Z]|%[0-9a-zA-Z_]+ += +Op)", re.MULTILINE)
_NAME: Final = re.compile(r"[A-Za-z_]")


@final
class _Token:
    """A number, a name or a string.

    Attributes:
        text: as written.
        start: its place in the text.
        line: its line, from 1.
        last_line: the line of its end.
    """

    __slots__ = ("last_line", "line", "start", "text")

    def __init__(self, text: str, start: int, line: int) -> None:
        self.text: Final = text
        self.start: Final = start
        self.line: Final = line
        self.last_line: Final = line + text.count("\n")


def binary_of_spt(text: str) -> bytes:
    """Return the module that a text describes.

    Args:
        text: the text; lone surrogates stand for bytes of strings that are not UTF-8.

    Raises:
        CompileError: the text is malformed; the error has the line.
    """
    words = array("I", _Reader(text).read())
    if sys.byteorder == "big":
        words.byteswap()
    return words.tobytes()


@final
class _Reader:
    """Reads one text.

    Attributes:
        text: the text.
        imports: the names of the extended instruction sets by id.
        sets: their tables.
    """

    __slots__ = ("imports", "sets", "text")

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.imports: Final[dict[int, str]] = {}
        self.sets: Final[dict[int, Names]] = {}

    def read(self) -> list[int]:
        """Return the words of the module."""
        tokens = self._tokens()
        header = tokens[:HEADER_WORDS]
        if len(header) < HEADER_WORDS or header[0].text != str(MAGIC):
            message = f"the text does not begin with a header: {MAGIC} and four numbers"
            raise self._error(message, header[0] if header else None, self._header_hint())
        words = [self._number(token) for token in header]
        start = HEADER_WORDS
        while start < len(tokens):
            end = start + 1
            while end < len(tokens) and tokens[end].line == tokens[end - 1].last_line:
                end += 1
            words += self._instruction(tokens[start:end])
            start = end
        return words

    def _header_hint(self) -> str:
        if _ASSEMBLY.search(self.text):
            return "spirv-as makes a binary of assembly text"
        return "a header has magic number, version, generator, bound and schema"

    def _tokens(self) -> list[_Token]:
        tokens = []
        line = 1
        place = 0
        for match in _TOKEN.finditer(self.text):
            line += self.text.count("\n", place, match.start())
            place = match.start()
            if match[0][0] != ";":
                tokens.append(_Token(match[0], place, line))
        return tokens

    def _instruction(self, tokens: Sequence[_Token]) -> list[int]:
        """Return the words of an instruction, whose tokens are those of a line."""
        count = self._number(tokens[0])
        if len(tokens) < 2:
            raise self._error("a line has a word count, a name and operands", tokens[0])
        name = tokens[1]
        if _NUMBER.fullmatch(name.text):
            opcode = self._number(name)
            words = [self._number(token) for token in tokens[2:]]
        else:
            opcode = self._named(OPCODES, "instruction", name)
            words = self._operands(opcode, tokens[2:])
        if count != len(words) + 1 or count > _MOST_WORDS:
            message = f"the word count is {count}, but the line has {len(words) + 1} words"
            raise self._error(message, tokens[0])
        if opcode > 0xFFFF:
            raise self._error(f"the number {opcode} is not an opcode", name)
        if not _NUMBER.fullmatch(name.text):
            self._check(opcode, words, name)
        if opcode == op.OpExtInstImport and len(words) > 1:
            self._import(words[0], tokens[-1])
        return [count << 16 | opcode, *words]

    def _operands(self, opcode: int, tokens: Sequence[_Token]) -> list[int]:
        words: list[int] = []
        first = result_words(opcode)
        for token in tokens:
            text = token.text
            if _NUMBER.fullmatch(text):
                words.append(self._number(token))
                continue
            kind = self._kind(opcode, words, first)
            if text[0] == '"':
                if kind != STRING:
                    raise self._error(f"Op{OPCODES.names[opcode]} has no string here", token)
                words += string_words(self._string(token))
            elif kind in ENUMERANTS:
                words.append(self._named(ENUMERANTS[kind], kind, token))
            elif kind == SET_NUMBER and words[-1] in self.sets:
                what = f"instruction of {self.imports[words[-1]]}"
                words.append(self._named(self.sets[words[-1]], what, token))
            else:
                raise self._error(f"expected a number, not '{text}'", token)
        return words

    def _kind(self, opcode: int, words: list[int], first: int) -> str:
        """Return the kind of the operand behind some words, EXTRA for none."""
        if len(words) < first:
            return EXTRA
        # A word makes optional operands present.
        return kinds_behind(opcode, [*words[first:], 0])[len(words) - first]

    def _check(self, opcode: int, words: list[int], name: _Token) -> None:
        """Refuse operands that the grammar does not have."""
        if fitting_kinds(opcode, words) is None:
            message = f"{len(words)} words are not the operands of Op{OPCODES.names[opcode]}"
            hint = f"{op.OPCODE_NAMES[opcode]} by its number, {opcode}, has any operands"
            raise self._error(message, name, hint)

    def _import(self, id: int, token: _Token) -> None:
        if token.text[0] == '"':
            self.imports[id] = self._string(token)
            self.sets[id] = names_of_set(self.imports[id])

    def _string(self, token: _Token) -> str:
        text = token.text
        if len(text) < 2 or text[-1] != '"':
            raise self._error("the string does not end", token)
        if "\0" in text:
            raise self._error("a string has a zero byte, which would end it", token)
        return text[1:-1].replace('\\"', '"')

    def _number(self, token: _Token) -> int:
        text = token.text
        if not _NUMBER.fullmatch(text):
            raise self._error(f"expected a number, not '{text}'", token)
        if len(text) > _MOST_DIGITS + 1 or not -(1 << 31) <= int(text) < 1 << 32:
            raise self._error(f"{text} does not fit a word", token)
        return int(text) & 0xFFFFFFFF

    def _named(self, known: Names, what: str, token: _Token) -> int:
        text = token.text
        number = known.numbers.get(text)
        if number is None:
            if not _NAME.match(text):
                raise self._error(f"expected the name of an {what}, not '{text}'", token)
            near = nearest_name(text, known.numbers)
            hint = f"did you mean {near}?" if near else ""
            raise self._error(f"unknown {what} '{text}'", token, hint)
        return number

    def _error(self, message: str, token: _Token | None, hint: str = "") -> CompileError:
        """Make an error with the place of a token, by default of the text's beginning."""
        start = 0 if token is None else token.start
        line_start = self.text.rfind("\n", 0, start) + 1
        line = 1 if token is None else token.line
        error = CompileError(message, line, hint, column=start - line_start + 1)
        error.source_line = self.text[line_start:].partition("\n")[0]
        return error
