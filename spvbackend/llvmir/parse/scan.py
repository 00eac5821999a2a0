"""Tokens of LLVM's canonical text and a cursor over the tokens of one statement.

A statement is one line, or several where LLVM prints a switch or an invoke over several.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final, final

from spvbackend.diagnostics import CompileError
from spvbackend.target.limits import MAX_NESTING, too_deep

# Alternatives in order: `c"..."` and hexadecimal numbers before words, these before other numbers.
# `re` rejects an alternative by its first character only if that is not optional, so each form of
# number is separate, and a repeated digit follows a mandatory one.
_TOKEN: Final = re.compile(
    r'[%@$][-a-zA-Z$._0-9]+|c"[^"]*"|[su]0x[0-9A-Fa-f]+|f0x[KLMHR]?[0-9A-Fa-f]+'
    r"|[a-zA-Z_][-a-zA-Z$._0-9]*|0x[KLMHR]?[0-9A-Fa-f]+"
    r"|[0-9][0-9]*(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?)?"
    r"|[-+][0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?|-[0-9]+"
    r'|![-a-zA-Z$._0-9\\]*|#[0-9]+|"[^"]*"|[%@$]"[^"]*"|\.\.\.|;.*|[^\s]'
)
# Number arrays contain no bracket, quote or expression, and their widths exist in `array`.
_DATA: Final = r'\[(?:i16|i32|i64|half|bfloat|float|double) [^\[\]("]*+\]|'
_BACKSLASH: Final = r"\\\\|\\(?![0-9A-Fa-f]{2})"

# Typed aliases: `findall` of re returns lists of Any.
_findall: Final[Callable[[str], list[str]]] = _TOKEN.findall


@cache
def _find_data() -> Callable[[str], list[str]]:
    # Compiled for the first variable, as most kernels have none.
    return re.compile(_DATA + _TOKEN.pattern).findall


def tokens_of(text: str) -> list[str]:
    """Return the tokens of a statement without its trailing comment."""
    return _without_comment(_findall(text))


def data_tokens_of(text: str) -> list[str]:
    """Return tokens with each possible array of numbers as one token, whatever its length."""
    return _without_comment(_find_data()(text))


def _without_comment(tokens: list[str]) -> list[str]:
    """Remove a trailing comment."""
    if tokens and tokens[-1][0] == ";":
        tokens.pop()
    return tokens


def unescape(text: str) -> bytes:
    """Return the bytes of a quoted LLVM string; \\xx stands for a byte."""
    if "\\" not in text:
        return text.encode()
    # Python's escapes are LLVM's with an x, and each byte is one character.
    escaped = text.replace(r"\\", r"\5C").replace("\\", r"\x")
    try:
        return escaped.encode().decode("unicode_escape").encode("latin-1")
    except UnicodeDecodeError:
        # LLVM reads, but never writes, a backslash before other characters as itself.
        return unescape(re.sub(_BACKSLASH, r"\\5C", text))


def unquote(token: str) -> str:
    """Return the name after the sigil of `%x`, `@"a b"` or `$c`.

    A name of digits keeps its quotes, since `%1` is an unnamed value's number.
    """
    if token[1:2] == '"':
        name = unescape(token[2:-1]).decode("utf-8", "surrogateescape")
        return token[1:] if name.isascii() and name.isdigit() else name
    return token[1:]


def string_value(token: str) -> str:
    """Return the text of a quoted token."""
    return unescape(token[1:-1]).decode("utf-8", "surrogateescape")


def spaced(tokens: list[str]) -> str:
    """Join tokens with LLVM's blanks: none within brackets, one after a comma or colon."""
    text = ""
    glue = True
    for token in tokens:
        text += token if glue or token in _CLOSERS else f" {token}"
        glue = token in _OPENERS
    return text


_OPENERS: Final = frozenset("([")
_CLOSERS: Final = frozenset(")],:")


@final
class Cursor:
    """Reads the tokens of one statement; every error has its line in LLVM's print.

    Attributes:
        depth: the nesting depth of types or constants at the cursor.
    """

    __slots__ = ("depth", "line", "pos", "tokens")

    def __init__(self, tokens: list[str], line: int) -> None:
        tokens.append("")  # a sentinel that equals no token, so `peek` needs no bounds check
        self.tokens: Final = tokens
        self.line: Final = line
        self.pos = 0
        self.depth = 0

    def enter(self) -> None:
        """Enter a type or constant; the caller decrements `depth` at its end."""
        self.depth += 1
        if self.depth > MAX_NESTING:
            raise too_deep(self.line)

    def peek(self) -> str:
        """Return the next token, "" at the end."""
        return self.tokens[self.pos]

    def next(self) -> str:
        """Take the next token."""
        token = self.tokens[self.pos]
        if token == "":
            raise self.error("unexpected end of the statement")
        self.pos += 1
        return token

    def accept(self, token: str) -> bool:
        """Take the next token if it is this one."""
        if self.tokens[self.pos] == token:
            self.pos += 1
            return True
        return False

    def expect(self, token: str) -> None:
        """Take the next token, which must be this one."""
        if self.tokens[self.pos] != token:
            raise self.error(f"expected '{token}', found '{self.tokens[self.pos]}'")
        self.pos += 1

    def at_end(self) -> bool:
        """Whether no token is left."""
        return self.tokens[self.pos] == ""

    def integer(self) -> int:
        """Take a decimal integer."""
        token = self.next()
        try:
            return int(token)
        except ValueError:
            raise self.error(f"expected an integer, found '{token}'") from None

    def error(self, message: str) -> CompileError:
        """Return a parse error at this statement."""
        return CompileError(message, self.line)

    def balanced(self) -> str:
        """Take a bracketed group with LLVM's blanks; the cursor is at its opening bracket."""
        # All brackets nest properly in LLVM's print, so one count suffices.
        depth = 0
        start = self.pos
        while True:
            token = self.next()
            if token in ("(", "{", "[", "<"):
                depth += 1
            elif token in (")", "}", "]", ">"):
                depth -= 1
                if depth == 0:
                    return spaced(self.tokens[start : self.pos])
