"""The explanation as one page of HTML, which needs neither network nor other files.

`page.html`, `page.css` and the scripts `page*.js` are its parts. The page holds the facts about the
module as JSON: tables of rows that refer to each other by position, so that evidence for many
pointers is stored once. This module splits the text and finds its pointers; the script makes
elements of them when a reader opens a function.

Input: `PointeeTypes` with the text that its lines count. Output: ASCII text, which any encoding
that a browser assumes reads alike.
"""

from __future__ import annotations

import json
import re
from collections.abc import Hashable, Iterable
from html import escape
from importlib import resources
from itertools import count
from string import Template
from typing import Final, Generic, TypeVar, final
from zlib import crc32

from spvbackend.explain.page_sections import sections_of
from spvbackend.explain.pointee_types import (
    NO_LISTING,
    RULES,
    Candidate,
    Cast,
    Choice,
    Link,
    Listing,
    Node,
    PointeeTypes,
    Reason,
    TypedPointer,
)
from spvbackend.explain.source_places import SourcePlaces

COLOURS: Final = 12
"""Number of colours in `page.css` besides the grey of bytes; more types get underlines."""
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
"""Fixed colours, so that common types look the same on every page."""

Row = tuple[object, ...]
RowT = TypeVar("RowT", bound=Hashable)


def page(types: PointeeTypes, title: str, listing: Listing = NO_LISTING) -> str:
    """Make the page as ASCII text, whatever bytes names and title consist of.

    Args:
        types: the module's pointers and their types.
        title: of the page, such as the name of the input file.
        listing: the SPIR-V to show beside the text.
    """
    # A `<` could end the script element that holds the data.
    rows = _rows(types, listing)
    data = json.dumps(rows, separators=(",", ":")).replace("<", "\\u003c")
    return Template(_part("page.html")).substitute(
        title=escape(_readable(title)).encode("ascii", "xmlcharrefreplace").decode("ascii"),
        style=_part("page.css"),
        parts=_part("page_parts.js"),
        beside=_part("page_beside.js"),
        graph=_part("page_graph.js"),
        script=_part("page.js"),
        search=_part("page_search.js"),
        data=data,
    )


def _part(name: str) -> str:
    return resources.files("spvbackend.explain").joinpath(name).read_text(encoding="utf-8")


def _readable(text: str) -> str:
    """Spell bytes that are not UTF-8 as LLVM does, so that names stay the same.

    Python decodes such bytes to lone surrogates (PEP 383), which JSON could not carry to a browser.
    """
    return text if text.isascii() else _NO_TEXT_RE.sub(_escaped, text)


def _escaped(match: re.Match[str]) -> str:
    # PEP 383: byte 0xNN becomes U+DCNN, for bytes from 0x80 on; other surrogates are not bytes.
    byte = ord(match[0]) - 0xDC00
    return f"\\{byte:02X}" if 0x80 <= byte <= 0xFF else "\ufffd"


_NO_TEXT_RE: Final = re.compile(r"[\ud800-\udfff]")


def _rows(types: PointeeTypes, listing: Listing) -> dict[str, object]:
    """Make the tables that the script reads; page_parts.js lists the columns of their rows."""
    tables = _Tables(types.nodes)
    # In the order of the text, before the pointers that name them.
    for cast in types.casts:
        tables.cast(cast)
    pointers = [tables.pointer(pointer) for pointer in types]
    nodes = [tables.node(node) for node in types.nodes.values()]
    edges: list[int] = []
    for first, second, what, line in types.edges:
        # One flat list: modules have more edges than anything else.
        edges += tables.place[first], tables.place[second], tables.string(what), line
    sections = [
        (
            tables.string(section.function),
            section.chunks,
            section.absent,
            tables.string(section.role),
            tables.string(section.twin),
        )
        for section in sections_of(types, _readable(types.source))
    ]
    rules = {rule: tables.string(text) for rule, text in RULES.items()}
    shown = [*(p.pointee for p in types), *(node.pointee for node in types.nodes.values())]
    colours = _choose_colours(dict.fromkeys(map(_readable, shown)))
    places = _place_rows(tables, SourcePlaces(types.source))
    listed = _listing_rows(tables, listing)
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
        "uses": tables.uses.rows(),
        "choices": tables.choices.rows(),
        "rules": rules,
        **places,
        "listing": listed,
    }


def _place_rows(tables: _Tables, source: SourcePlaces) -> dict[str, object]:
    """Make rows of places: file, line, place of the call it is inlined at, text of the line."""
    texts = source.texts()
    places = [
        (
            tables.string(source.files[file].name),
            line,
            inlined_at,
            tables.string(texts.get((file, line), "")),
        )
        for file, line, inlined_at in source.places
    ]
    placed: list[int] = []
    for line, place in source.of_line.items():
        placed += line, place
    return {"places": places, "placed": placed}


def _listing_rows(tables: _Tables, listing: Listing) -> dict[str, object]:
    functions = [(tables.string(name), start, end) for name, start, end in listing.functions]
    return {
        "refused": _readable(listing.refused),
        "text": _readable("\n".join(listing.lines)),
        "origins": listing.origins,
        "functions": functions,
    }


def _choose_colours(types: Iterable[str]) -> dict[str, int]:
    """Choose a colour for each type by its name. If two types want the same colour, the later
    one in the text gets the next. After COLOURS types colours repeat, with another underline."""
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
    """Yield all colours except that of bytes, those without an underline first."""
    return (
        1 + underline * COLOURS + (first + step) % COLOURS
        for underline in count()
        for step in range(COLOURS)
    )


@final
class _Interned(Generic[RowT]):
    """Rows that are stored once and have their position as name; a dict keeps their order."""

    __slots__ = ("_positions",)

    def __init__(self) -> None:
        self._positions: Final[dict[RowT, int]] = {}

    def add(self, row: RowT) -> int:
        return self._positions.setdefault(row, len(self._positions))

    def rows(self) -> list[RowT]:
        return list(self._positions)


@final
class _Tables:
    """Makes the rows of pointers and nodes, and of their parts."""

    __slots__ = ("casts", "choices", "links", "place", "reasons", "strings", "types", "uses")

    def __init__(self, nodes: dict[int, Node]) -> None:
        self.strings: Final = _Interned[str]()
        self.types: Final = _Interned[str]()
        self.reasons: Final = _Interned[tuple[int, ...]]()
        self.links: Final = _Interned[tuple[int, ...]]()
        self.casts: Final = _Interned[tuple[int, ...]]()
        self.uses: Final = _Interned[tuple[int, ...]]()
        self.choices: Final = _Interned[Row]()
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
            -1 if pointer.choice is None else self.choice(pointer.choice),
        )

    def choice(self, choice: Choice) -> int:
        """Add one row for all pointers of a class."""
        rows = tuple([self.candidate(candidate) for candidate in choice.candidates])
        return self.choices.add((self.string(choice.rule), choice.more, rows))

    def candidate(self, candidate: Candidate) -> Row:
        add = self.string
        rows = [(add(use.what), self.type(use.type), use.line, use.times) for use in candidate.uses]
        uses = tuple([self.uses.add(row) for row in rows])
        type, rule = self.type(candidate.type), add(candidate.rule)
        return type, candidate.casts, candidate.weight, candidate.spares, rule, uses

    def reason(self, reason: Reason) -> int:
        add = self.string
        row = add(reason.kind), add(reason.what), self.type(reason.type), reason.line
        return self.reasons.add(row)

    def way(self, links: tuple[Link, ...]) -> int:
        """Add a row for each link; it names the next, so paths to one evidence share their end."""
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
