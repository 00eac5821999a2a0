"""The user's text in sections, as the page shows it, with the places of its pointers.

Input: `PointeeTypes` and the text that its lines count. Output: `Section`s, in reading order.

The text is the user's own and not LLVM's print, so a scanner of tokens finds the names; our parser
reads only LLVM's spelling. A name that the scanner misses has no link, and nothing else is lost.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple, final

from spvbackend.explain.order import OTHER, reading_order
from spvbackend.explain.pointee_types import PointeeTypes
from spvbackend.llvmir.parse.scan import unquote


class Chunk(NamedTuple):
    """Adjacent lines of the text. `spans` are triples: offset and length in UTF-16 code units, and
    the pointer that the span names, or -1 for a comment."""

    line: int
    text: str
    spans: list[int]


class Section(NamedTuple):
    """A function, or with the name "" the text outside of functions. `absent` are its pointers that
    the text does not name; `role` and `twin` are those of its group in `order.py`."""

    function: str
    chunks: list[Chunk]
    absent: list[int]
    role: str = OTHER
    twin: str = ""


# LangRef, 'Identifiers': letters, digits and -$._ after the sigil, or any bytes in quotes.
_NAME: Final = r'[%@](?:"[^"]*"|[-\w$.]+)'
_TOKEN: Final = re.compile(
    # Debug info is as faint as a comment: the page shows the source beside the line.
    r"(?P<comment>;[^\n]*|,? !dbg !\d+|#dbg_\w+\((?:[^()\n]|\([^()\n]*\))*\))"
    rf'|(?P<name>{_NAME})|"[^"]*"'
    r"|(?P<define>(?<![-\w$.!])define(?![-\w$.:]))|[(){}]",
    re.ASCII,
)
# A type and a value may share a name; only a definition of a type looks like this.
_TYPE_RE: Final = re.compile(r"\s*=\s*type\b")
_RESULT_RE: Final = re.compile(r"\s*=")
# Text between the type of a pointer and its name, or before a name without a type.
_BEFORE_VALUE_RE: Final = re.compile(
    r"(?:\[|\bicmp\b.*,|\bptr(?:\s+addrspace\(\d+\))?"
    r"(?:\s+[a-z_]+(?:\((?:[^()]|\([^()]*\))*\)|\s\d+)?)*)\s*$"
)
# Braces may also hold the constant before a body.
_CONTINUES_RE: Final = re.compile(r"[ \t]*(?:[{!]|(?:prefix|prologue|personality)\b)")


def sections_of(types: PointeeTypes, source: str) -> list[Section]:
    """Split the text into functions, in the order of `reading_order`, and the text outside of them,
    which comes last. A function that only the translation has is among them if it has pointers."""
    tokens = list(_TOKEN.finditer(source))  # scanned once, for functions and for names
    reader = _Reader(types, source, tokens)
    sections = {"": Section("", [], [])}
    for name, start, end in _ranges(source, tokens):
        section = sections.setdefault(name, Section(name, [], []))
        if chunk := reader.chunk(name, start, end):
            section.chunks.append(chunk)
    # Readers look for pointers that a pass made or that have no name in the text, too.
    for index, pointer in enumerate(types):
        if index not in reader.seen:
            name = pointer.function
            sections.setdefault(name, Section(name, [], [])).absent.append(index)
    ordered = [*_in_order(types, sections), sections.pop("")]
    return [section for section in ordered if section.chunks or section.absent]


def _in_order(types: PointeeTypes, sections: dict[str, Section]) -> list[Section]:
    """Order the sections of functions, with the twin of a kernel in the section of the kernel."""
    ordered: list[Section] = []
    for function, role, twin in reading_order(types):
        section = sections.pop(function, None)
        body = sections.pop(twin, None) if twin else None
        if section is None:
            section, body, function = body, None, twin
        if section is None:
            continue
        if body is not None:
            section.chunks.extend(body.chunks)
            section.absent.extend(body.absent)
        ordered.append(Section(function, section.chunks, section.absent, role, twin))
    # The text still has functions that the translation has dropped.
    return ordered + [section for section in sections.values() if section.function]


def _ranges(source: str, tokens: list[re.Match[str]]) -> list[tuple[str, int, int]]:
    """Find functions, with the comments right before them, and the text between them, named ""."""
    ranges: list[tuple[str, int, int]] = []
    last = 0
    for name, start, end in _functions(source, tokens):
        start = _comments_start(source, start, last)
        ranges += [("", last, start), (name, start, end)]
        last = end
    return [*ranges, ("", last, len(source))]


def _functions(source: str, tokens: list[re.Match[str]]) -> list[tuple[str, int, int]]:
    """Find name, start and end of each definition, however it is laid out.

    The body's brace is the first outside of brackets after the parameters: a type or a constant in
    braces may come before the name, attributes with parentheses after the parameters.
    """
    functions: list[tuple[str, int, int]] = []
    name, start, depth, parameters = "", -1, 0, False
    for token in tokens:
        word = token[0]
        if start < 0:
            if token.lastgroup == "define":
                name, start, depth, parameters = "", token.start(), 0, False
        elif word[0] == "@" and not name:
            name = unquote(word)
        elif word in ("(", "{"):
            depth += 1
        elif word in (")", "}"):
            depth -= 1
            if depth == 0 and word == ")":
                parameters = parameters or bool(name)
            elif depth == 0 and parameters and not _CONTINUES_RE.match(source, token.end()):
                functions.append((name, start, token.end()))
                start = -1
    # A text that LLVM has read is complete; if the scanner loses count, the rest is one function.
    return functions if start < 0 else [*functions, (name, start, len(source))]


def _comments_start(source: str, start: int, floor: int) -> int:
    """Return the start of the comment lines that lead to an offset, at floor or after it."""
    line = source.rfind("\n", floor, start) + 1
    if line <= floor or source[line:start].strip():
        return start
    while line > floor:
        above = max(source.rfind("\n", floor, line - 1) + 1, floor)
        if not source[above:line].lstrip().startswith(";"):
            break
        line = above
    return line


@final
class _Reader:
    """Reads ranges of the text in its order, and notes the pointers that they name."""

    __slots__ = ("_by_name", "_line", "_named_types", "_next", "_position", "_source", "_tokens",
                 "seen")  # fmt: skip

    def __init__(self, types: PointeeTypes, source: str, tokens: list[re.Match[str]]) -> None:
        self._source: Final = source
        self._tokens: Final = tokens
        self._by_name: Final = {(p.function, p.name): index for index, p in enumerate(types)}
        self._named_types: Final = {
            unquote(token[0])
            for token in tokens
            if token[0][0] == "%" and _TYPE_RE.match(source, token.end())
        }
        self._next = 0
        self._line = 1
        self._position = 0
        self.seen: Final[set[int]] = set()

    def chunk(self, function: str, start: int, end: int) -> Chunk | None:
        """Return a range without the empty lines around it; None if nothing is left."""
        source = self._source
        text = source[start:end]
        lead = text[: len(text) - len(text.lstrip())]
        start += lead.rfind("\n") + 1
        end = start + len(source[start:end].rstrip())
        if start >= end:
            return None
        # Ranges come in order, so lines are counted on from the last one.
        self._line += source.count("\n", self._position, start)
        self._position = start
        return Chunk(self._line, source[start:end], self._spans(function, start, end))

    def _spans(self, function: str, start: int, end: int) -> list[int]:
        """Return the triples of `Chunk.spans`, reading tokens on from the end of the last chunk."""
        spans: list[int] = []
        tokens = self._tokens
        while self._next < len(tokens) and tokens[self._next].start() < end:
            token = tokens[self._next]
            self._next += 1
            pointer = -1 if token.lastgroup == "comment" else self._pointer(function, token)
            if pointer is None:
                continue
            before, word = self._source[start : token.start()], token[0]
            spans += _units(before), _units(word), pointer
            start = token.end()
        return spans

    def _pointer(self, function: str, token: re.Match[str]) -> int | None:
        """Return the pointer that a token names, if it does."""
        if token.lastgroup != "name":
            return None
        word = token[0]
        name = unquote(word)
        # A global is known outside of functions, whichever function names it.
        index = self._by_name.get((function if word[0] == "%" else "", name))
        if index is None or (word[0] == "%" and not (function and self._is_value(name, token))):
            return None
        self.seen.add(index)
        return index

    def _is_value(self, name: str, token: re.Match[str]) -> bool:
        """Whether a name is that of a value: a type may have the same."""
        if name not in self._named_types or _RESULT_RE.match(self._source, token.end()):
            return True
        line = self._source.rfind("\n", 0, token.start()) + 1
        return _BEFORE_VALUE_RE.search(self._source, line, token.start()) is not None


def _units(text: str) -> int:
    """Return the length as JavaScript counts it: in UTF-16 code units, two from U+10000 on."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
