"""The explanation as one page of HTML, which needs neither network nor other files.

`page.html`, `page.css`, `page_parts.js`, `page.js` and `page_graph.js` are its parts. What is known
of the module goes with it as JSON: tables of rows that name each other by their position, since
evidence that explains many pointers should be there once. Here the text is split and its pointers
are found; the script makes elements of that only when a reader opens a function.

Input: `PointeeTypes` with the text that its lines count. Output: ASCII text, which any encoding
that a browser assumes reads alike.

The text is the user's own, as it was written, and not LLVM's print; so names are found by a scanner
of tokens and not by our parser, which reads one spelling alone. A name that it misses has no link,
and nothing else is lost.
"""

from __future__ import annotations

import json
import re
from collections.abc import Hashable, Iterable
from html import escape
from importlib import resources
from itertools import count
from string import Template
from typing import Final, Generic, NamedTuple, TypeVar, final
from zlib import crc32

from spvbackend.explain.pointee_types import (
    Cast,
    Link,
    Node,
    PointeeTypes,
    Reason,
    TypedPointer,
)
from spvbackend.llvmir.parse.scan import unquote

COLOURS: Final = 12
"""How many colours `page.css` has besides the grey of bytes; then come other underlines."""
BYTES_COLOUR: Final = 0
COLOUR_OF: Final = {
    "i8": BYTES_COLOUR,
    "float": 1,
    "i32": 2,
    "i64": 3,
    "double": 4,
    "half": 5,
    "i16": 6,
}
"""The types that most modules have look the same in every page."""

Row = tuple[object, ...]
RowT = TypeVar("RowT", bound=Hashable)


def page(types: PointeeTypes, title: str) -> str:
    """The page as ASCII text, whatever bytes names and title consist of.

    Args:
        types: what the page is about.
        title: of the page, such as the name of the input file.
    """
    # A `<` could end the script element that holds the data.
    data = json.dumps(_rows(types), separators=(",", ":")).replace("<", "\\u003c")
    return Template(_part("page.html")).substitute(
        title=escape(_readable(title)).encode("ascii", "xmlcharrefreplace").decode("ascii"),
        style=_part("page.css"),
        parts=_part("page_parts.js"),
        graph=_part("page_graph.js"),
        script=_part("page.js"),
        data=data,
    )


def _part(name: str) -> str:
    return resources.files("spvbackend.explain").joinpath(name).read_text(encoding="utf-8")


def _readable(text: str) -> str:
    """Text in which bytes that are not UTF-8 are as LLVM writes them, and so name the same.

    Python decodes such bytes to lone surrogates (PEP 383), which JSON could not carry to a browser.
    """
    return text if text.isascii() else _NO_TEXT_RE.sub(_escaped, text)


def _escaped(found: re.Match[str]) -> str:
    # PEP 383: byte 0xNN becomes U+DCNN, for bytes from 0x80 on; other surrogates are no bytes.
    byte = ord(found[0]) - 0xDC00
    return f"\\{byte:02X}" if 0x80 <= byte <= 0xFF else "\ufffd"


_NO_TEXT_RE: Final = re.compile(r"[\ud800-\udfff]")


def _rows(types: PointeeTypes) -> dict[str, object]:
    """The tables that the script reads; the order of each row's columns is stated there too."""
    tables = _Tables(types.nodes)
    # In the order of the text, before pointers name them in theirs.
    for cast in types.casts:
        tables.cast(cast)
    pointers = [tables.pointer(pointer) for pointer in types]
    nodes = [tables.node(node) for node in types.nodes.values()]
    edges: list[int] = []
    for first, second, what, line in types.edges:
        # One flat list: modules have more edges than anything else.
        edges += tables.place[first], tables.place[second], tables.string(what), line
    sections = [
        (tables.string(section.function), section.chunks, section.absent)
        for section in _sections(types, _readable(types.source))
    ]
    shown = [*(p.pointee for p in types), *(node.pointee for node in types.nodes.values())]
    colours = _choose_colours(dict.fromkeys(map(_readable, shown)))
    return {
        "strings": tables.strings.rows(),
        "types": [(type, colours.get(type, -1)) for type in tables.types.rows()],
        "reasons": tables.reasons.rows(),
        "links": tables.links.rows(),
        "casts": tables.casts.rows(),
        "nodes": nodes,
        "edges": edges,
        "pointers": pointers,
        "sections": sections,
    }


def _choose_colours(types: Iterable[str]) -> dict[str, int]:
    """A colour for each type, which depends on its name; of two that want the same, the later one
    in the text takes the next. From COLOURS on they repeat, with another underline."""
    chosen: dict[str, int] = {}
    taken: set[int] = {BYTES_COLOUR}
    # crc32 and not hash(), which Python seeds anew in each process: a type has the same colour in
    # every page where no other took it first.
    for type in sorted(types, key=_has_no_fixed_colour):
        fixed = COLOUR_OF.get(type)
        if fixed is None:
            first = crc32(type.encode()) % COLOURS
            fixed = next(c for c in _colours_from(first) if c not in taken)
        taken.add(fixed)
        chosen[type] = fixed
    return chosen


def _has_no_fixed_colour(type: str) -> bool:
    return type not in COLOUR_OF


def _colours_from(first: int) -> Iterable[int]:
    """All colours but that of bytes, those without an underline of their own first."""
    return (
        1 + underline * COLOURS + (first + step) % COLOURS
        for underline in count()
        for step in range(COLOURS)
    )


@final
class _Interned(Generic[RowT]):
    """Rows that are kept once and named by their position; a dict keeps the order of insertion."""

    __slots__ = ("_positions",)

    def __init__(self) -> None:
        self._positions: Final[dict[RowT, int]] = {}

    def add(self, row: RowT) -> int:
        return self._positions.setdefault(row, len(self._positions))

    def rows(self) -> list[RowT]:
        return list(self._positions)


@final
class _Tables:
    """Makes the rows of pointers, nodes and what they consist of."""

    __slots__ = ("casts", "links", "place", "reasons", "strings", "types")

    def __init__(self, nodes: dict[int, Node]) -> None:
        self.strings: Final = _Interned[str]()
        self.types: Final = _Interned[str]()
        self.reasons: Final = _Interned[tuple[int, ...]]()
        self.links: Final = _Interned[tuple[int, ...]]()
        self.casts: Final = _Interned[tuple[int, ...]]()
        self.place: Final = {cell: index for index, cell in enumerate(nodes)}

    def string(self, text: str) -> int:
        return self.strings.add(_readable(text))

    def type(self, text: str) -> int:
        return self.types.add(_readable(text))

    def pointer(self, pointer: TypedPointer) -> Row:
        add = self.string
        weights: list[object] = []
        for type, weight in pointer.alternatives:
            weights += self.type(type), round(weight, 2)
        return (
            add(pointer.function),
            add(pointer.name),
            pointer.line,
            pointer.address_space,
            self.type(pointer.pointee),
            self.reason(pointer.reason),
            self.way(pointer.links),
            [self.reason(other) for other in pointer.others],
            weights,
            [self.cast(cast) for cast in pointer.casts],
            0 if pointer.inner is None else self.pointer(pointer.inner),
            self.place.get(pointer.cell, -1),
        )

    def reason(self, reason: Reason) -> int:
        add = self.string
        row = add(reason.kind), add(reason.what), self.type(reason.type), reason.line
        return self.reasons.add(row)

    def way(self, links: tuple[Link, ...]) -> int:
        """The first link's row, each of which names the next: ways to one evidence share an end."""
        add = self.string
        row = -1
        for link in reversed(links):
            row = self.links.add((add(link.what), link.line, add(link.pointer), row))
        return row

    def cast(self, cast: Cast) -> int:
        add = self.string
        types = self.type(cast.source), self.type(cast.target)
        return self.casts.add((add(cast.function), cast.line, add(cast.pointer), *types))

    def node(self, node: Node) -> Row:
        add = self.string
        evidence = [self.reason(reason) for reason in node.evidence]
        types = self.type(node.pointee)
        return add(node.label), add(node.function), node.line, types, evidence


class _Chunk(NamedTuple):
    """Adjacent lines of the text. `spans` are triples: how much text, in UTF-16 code units, lies
    before it, how long it is, and the pointer that it names, or -1 for a comment."""

    line: int
    text: str
    spans: list[int]


class _Section(NamedTuple):
    """A function, or with the name "" what lies outside of functions; `absent` are the pointers of
    it that the text does not name."""

    function: str
    chunks: list[_Chunk]
    absent: list[int]


# LangRef, 'Identifiers': letters, digits and -$._ after the sigil, or any bytes in quotes.
_NAME: Final = r'[%@](?:"[^"]*"|[-\w$.]+)'
_TOKEN: Final = re.compile(
    rf'(?P<comment>;[^\n]*)|(?P<name>{_NAME})|"[^"]*"'
    r"|(?P<define>(?<![-\w$.!])define(?![-\w$.:]))|[(){}]",
    re.ASCII,
)
# A type and a value may have one name; only a definition of a type looks like this.
_TYPE_RE: Final = re.compile(r"\s*=\s*type\b")
_RESULT_RE: Final = re.compile(r"\s*=")
# What may be between the type of a pointer and its name, or before the name without a type.
_BEFORE_VALUE_RE: Final = re.compile(
    r"(?:\[|\bicmp\b.*,|\bptr(?:\s+addrspace\(\d+\))?"
    r"(?:\s+[a-z_]+(?:\((?:[^()]|\([^()]*\))*\)|\s\d+)?)*)\s*$"
)
# Braces may also hold the constant in front of a body.
_CONTINUES_RE: Final = re.compile(r"[ \t]*(?:[{!]|(?:prefix|prologue|personality)\b)")


def _sections(types: PointeeTypes, source: str) -> list[_Section]:
    """The text of what lies outside of functions, then functions in the order of the text, then
    those functions that only the translation has but which have pointers."""
    tokens = list(_TOKEN.finditer(source))  # scanned once, for functions and for names
    reader = _Reader(types, source, tokens)
    sections = {"": _Section("", [], [])}
    for name, start, end in _ranges(source, tokens):
        section = sections.setdefault(name, _Section(name, [], []))
        if chunk := reader.chunk(name, start, end):
            section.chunks.append(chunk)
    # What a pass made, or what the text leaves without a name, has to be found, too.
    for index, pointer in enumerate(types):
        if index not in reader.seen:
            name = pointer.function
            sections.setdefault(name, _Section(name, [], [])).absent.append(index)
    return [section for section in sections.values() if section.chunks or section.absent]


def _ranges(source: str, tokens: list[re.Match[str]]) -> list[tuple[str, int, int]]:
    """The functions with the comments right before them, and what lies between those, named ""."""
    found: list[tuple[str, int, int]] = []
    last = 0
    for name, start, end in _functions(source, tokens):
        start = _comments_start(source, start, last)
        found += [("", last, start), (name, start, end)]
        last = end
    return [*found, ("", last, len(source))]


def _functions(source: str, tokens: list[re.Match[str]]) -> list[tuple[str, int, int]]:
    """Name, start and end of each definition, however it is laid out.

    The body's brace is the first outside of brackets after the parameters: a type or a constant in
    braces may come before the name, attributes with parentheses behind the parameters.
    """
    found: list[tuple[str, int, int]] = []
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
                found.append((name, start, token.end()))
                start = -1
    # A text that LLVM has read is complete; if the scanner loses count, the rest is one function.
    return found if start < 0 else [*found, (name, start, len(source))]


def _comments_start(source: str, start: int, floor: int) -> int:
    """Where the lines of comments start that lead to an offset, at floor or after it."""
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

    def chunk(self, function: str, start: int, end: int) -> _Chunk | None:
        """A range without the empty lines around it; None if nothing is left."""
        source = self._source
        text = source[start:end]
        lead = text[: len(text) - len(text.lstrip())]
        start += lead.rfind("\n") + 1
        end = start + len(source[start:end].rstrip())
        if start >= end:
            return None
        # Ranges come in order, so that lines are counted on from the last one.
        self._line += source.count("\n", self._position, start)
        self._position = start
        return _Chunk(self._line, source[start:end], self._spans(function, start, end))

    def _spans(self, function: str, start: int, end: int) -> list[int]:
        """The triples of `_Chunk.spans`; tokens are read on from where the last chunk ended."""
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
        """The pointer that a token names, if it does."""
        if token.lastgroup != "name":
            return None
        word = token[0]
        name = unquote(word)
        # A global is known outside of functions, whichever function names it.
        found = self._by_name.get((function if word[0] == "%" else "", name))
        if found is None or (word[0] == "%" and not (function and self._is_value(name, token))):
            return None
        self.seen.add(found)
        return found

    def _is_value(self, name: str, token: re.Match[str]) -> bool:
        """Whether a name is that of a value: a type may have the same."""
        if name not in self._named_types or _RESULT_RE.match(self._source, token.end()):
            return True
        line = self._source.rfind("\n", 0, token.start()) + 1
        return _BEFORE_VALUE_RE.search(self._source, line, token.start()) is not None


def _units(text: str) -> int:
    """The length as JavaScript counts it: in UTF-16 code units, two for what is beyond U+FFFF."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
