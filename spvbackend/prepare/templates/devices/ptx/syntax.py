"""The statements of PTX in inline assembly (PTX ISA, 4. Syntax).

Input: the template of an `asm`, whose operands are `$0`, `$1`, ... Output: its statements; scopes
and declarations of registers are gone, as each name is a register.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple, final

from spvbackend.diagnostics import Unsupported

_TOKEN: Final = re.compile(
    r"(?P<space>\s+|//[^\n]*|/\*.*?\*/)"
    r"|(?P<float>0[fF][0-9a-fA-F]{8}(?![0-9a-fA-F])|0[dD][0-9a-fA-F]{16}|-?\d+\.\d+)"
    r"|(?P<number>-?(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9]\d*)U?(?!\w))"
    r"|(?P<word>\$\d+|[%.A-Za-z_](?:[\w$.]|::)*)"
    r"|(?P<sign>[{}\[\],;@!|+<>:$])",
    re.DOTALL,
)
_END: Final = ""


class Register(NamedTuple):
    """A register, or an operand of the assembly; `!p` is what a predicate is not."""

    name: str
    is_negated: bool = False


class Number(NamedTuple):
    """A constant: a whole number, or the bits of a float of `width` bits."""

    value: int
    width: int = 0


class Address(NamedTuple):
    """`[base + offset]`, in bytes."""

    base: Register | Number
    offset: int


class Vector(NamedTuple):
    """`{a, b}`: registers with consecutive elements."""

    parts: tuple[Register | Number, ...]


Operand = Register | Number | Address | Vector


class Statement(NamedTuple):
    """An instruction.

    Attributes:
        text: as the user wrote it, for messages.
        name: the instruction without its modifiers.
        modifiers: the words behind it, in order.
        operands: those behind them; `d|p` are two.
        guard: the register of its predicate, "" for none.
        is_negated: whether it runs where the predicate is off.
    """

    text: str
    name: str
    modifiers: tuple[str, ...]
    operands: tuple[Operand, ...]
    guard: str = ""
    is_negated: bool = False

    def refusal(self) -> Unsupported:
        """Return the error for a statement without a translation."""
        return Unsupported(f"the PTX instruction '{self.text}' has no translation")


def parse_ptx(text: str) -> list[Statement]:
    """Return the statements of a text.

    Raises:
        Unsupported: the text is not such a sequence; labels and calls are not supported.
    """
    return list(_Parser(text).statements())


@final
class _Parser:
    """Reads tokens from left to right."""

    __slots__ = ("_at", "_text", "_tokens")

    def __init__(self, text: str) -> None:
        self._text: Final = text
        self._tokens: Final = list(_tokens(text))
        self._at = 0

    def statements(self) -> Iterator[Statement]:
        while self._peek() != _END:
            if self._peek() in ("{", "}", ";"):
                # Registers of an inner scope do not hide others: compilers number them.
                self._next()
            elif self._peek() == ".reg":
                while self._next() != ";":
                    pass
            else:
                yield self._statement()

    def _statement(self) -> Statement:
        first = self._at
        guard, is_negated = "", False
        if self._peek() == "@":
            self._next()
            if self._peek() == "!":
                is_negated = bool(self._next())
            guard = self._next()
        name, *modifiers = self._next().split(".")
        operands: list[Operand] = []
        if not re.fullmatch(r"[a-z]\w*", name):
            raise self._error()
        while self._peek() != ";":
            operands.append(self._operand())
            if self._peek() not in (",", "|"):
                break
            self._next()
        if self._next() != ";":
            raise self._error()
        start, end = self._tokens[first][1], self._tokens[self._at - 1][1]
        text = " ".join(self._text[start:end].split())
        return Statement(text, name, tuple(modifiers), tuple(operands), guard, is_negated)

    def _operand(self) -> Operand:
        token = self._peek()
        if token == "[":
            self._next()
            base, offset = self._scalar(), 0
            if self._peek() == "+":
                self._next()
                number = self._scalar()
                if not isinstance(number, Number):
                    raise self._error()
                offset = number.value
            if self._next() != "]":
                raise self._error()
            return Address(base, offset)
        if token == "{":
            self._next()
            parts = [self._scalar()]
            while self._peek() == ",":
                self._next()
                parts.append(self._scalar())
            if self._next() != "}":
                raise self._error()
            return Vector(tuple(parts))
        if token == "!":
            self._next()
            return Register(self._next(), True)
        return self._scalar()

    def _scalar(self) -> Register | Number:
        kind = self._tokens[self._at][0] if self._at < len(self._tokens) else ""
        token = self._next()
        if kind == "number":
            digits = token.removesuffix("U")
            is_octal = re.fullmatch(r"-?0\d+", digits)
            return Number(int(digits, 8 if is_octal else 0))
        if kind == "float" and token[:2] in ("0f", "0F"):
            return Number(int(token[2:], 16), 32)
        if kind == "float" and token[:2] in ("0d", "0D"):
            return Number(int(token[2:], 16), 64)
        if kind == "word" and not token.startswith("."):
            return Register(token)
        # Decimal fractions are arguments of createpolicy alone, which has no effect.
        if kind == "float":
            return Number(0)
        raise self._error()

    def _peek(self) -> str:
        return self._tokens[self._at][2] if self._at < len(self._tokens) else _END

    def _next(self) -> str:
        if self._at == len(self._tokens):
            raise self._error()
        self._at += 1
        return self._tokens[self._at - 1][2]

    def _error(self) -> Unsupported:
        text = " ".join(self._text.split())
        return Unsupported(f"inline assembly is expected to be PTX instructions, found '{text}'")


def _tokens(text: str) -> Iterator[tuple[str, int, str]]:
    """Yield the kind, the place and the text of each token."""
    at = 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            shown = " ".join(text.split())
            raise Unsupported(f"inline assembly is expected to be PTX, found '{shown}'")
        if match.lastgroup != "space":
            yield match.lastgroup or "", at, match[0]
        at = match.end()
