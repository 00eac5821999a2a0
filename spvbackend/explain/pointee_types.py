"""What inference decided and why, as plain data: for frontends, reports and the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, final

DEFAULT: Final = "default"
"""The kind of reason where nothing is known, or where no finite type would do: the bytes i8."""


class Reason(NamedTuple):
    """Evidence: its kind ("stated", "used", "called", "claimed", "weak" or "default"), what it is,
    the type that it names, and its line, 0 where it has none."""

    kind: str
    what: str
    type: str
    line: int


class Link(NamedTuple):
    """What makes a pointer agree with another, and at which line."""

    what: str
    line: int
    pointer: str
    """Whom it agrees with, as a reader would call it."""


class Cast(NamedTuple):
    """A use that needs a cast: the function, the line, the pointer and the two pointees."""

    function: str
    line: int
    pointer: str
    source: str
    target: str


class TypedPointer(NamedTuple):
    """A pointer and its pointee.

    `links` lead from the pointer to the one that `reason` is about. `others` is the evidence of the
    pointer itself beyond that. `alternatives` are the other types that the pointers that agree with
    it would take, each with the number of casts it would save. `inner` is about the pointers that
    are stored in what this one points to.
    """

    function: str
    name: str
    line: int
    address_space: int
    pointee: str
    reason: Reason
    links: tuple[Link, ...]
    others: tuple[Reason, ...]
    alternatives: tuple[tuple[str, float], ...]
    casts: tuple[Cast, ...]
    inner: TypedPointer | None
    cell: int


class Node(NamedTuple):
    """A set of pointers that have one name: the evidence found there and the pointee."""

    label: str
    function: str
    line: int
    pointee: str
    evidence: tuple[Reason, ...]


class Edge(NamedTuple):
    """Two nodes that agree, why and at which line."""

    first: int
    second: int
    what: str
    line: int


@final
class PointeeTypes:
    """The pointees of a module: a sequence of `TypedPointer` in the order of the text.

    `functions` names the module's functions, also those that the translation has added.
    `nodes` and `edges` are the evidence as a graph, where a pointer is `nodes[pointer.cell]`;
    `source` is the text that the lines count.
    """

    __slots__ = ("_by_name", "casts", "edges", "functions", "nodes", "pointers", "source")

    def __init__(
        self,
        functions: list[str],
        pointers: list[TypedPointer],
        casts: list[Cast],
        nodes: dict[int, Node],
        edges: list[Edge],
        source: str,
    ) -> None:
        self.functions: Final = functions
        self.pointers: Final = pointers
        self.casts: Final = casts
        self.nodes: Final = nodes
        self.edges: Final = edges
        self.source: Final = source
        self._by_name: Final = {(p.function, p.name): p for p in pointers}

    def __iter__(self) -> Iterator[TypedPointer]:
        return iter(self.pointers)

    def __len__(self) -> int:
        return len(self.pointers)

    def of(self, name: str, function: str = "") -> TypedPointer:
        """The pointer `name` (without its sigil) of a function, or the global; KeyError if none."""
        return self._by_name[function, name]
