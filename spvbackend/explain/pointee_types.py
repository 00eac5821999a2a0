"""What inference decided and why, as plain data: for frontends, reports and the page.

Owns the public types of `spvbackend.infer_types`.  `report.py` fills them; they hold text and
numbers alone, so that they outlive the module and can be compared, pickled and written to JSON.
Lines count from 1 in the text that `PointeeTypes.source` is; 0 is no line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, final

from spvbackend.analysis.callgraph import Call
from spvbackend.infer.facts import KindName

if TYPE_CHECKING:  # to import it takes longer than most translations
    import networkx as nx

DEFAULT: Final = "default"
"""The kind of reason where nothing is known, or where no finite type would do: the bytes i8."""


class Reason(NamedTuple):
    """Evidence: its kind ("stated", "used", "called", "claimed", "weak" or "default"), what it is,
    the type that it names, and its line, 0 where it has none."""

    kind: KindName
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


class Use(NamedTuple):
    """What a pointee of another type would take a cast for: what it is, the type that it names, its
    line, 0 where it has none, and how many casts it counts for the loops around it."""

    what: str
    type: str
    line: int
    times: int


class Candidate(NamedTuple):
    """A type that the pointers that agree with one another might all have had.

    `casts` is how many uses would take a cast, `weight` the same with each counted as often as the
    loops around it make it run, `uses` are the first of them; `spares` is how many of the casts of
    the type that was chosen it would not take.  `rule` names what speaks against it, a key of
    `RULES`; "" is that of the type that was chosen.
    """

    type: str
    casts: int
    weight: int
    spares: int
    uses: tuple[Use, ...]
    rule: str


class Choice(NamedTuple):
    """Between which types there was a choice, and what decided it.

    `candidates` begins with the type that was chosen, the cheapest come next; `more` is how many
    are left out.  `rule`, a key of `RULES`, is that by which the chosen one goes before the next.
    """

    candidates: tuple[Candidate, ...]
    more: int
    rule: str


RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "casts": "needs fewer casts",
        "hints": "needs as many casts, but has further uses, byte offsets or metadata for it",
        "chains": "needs as many casts, but fewer access chains",
        "named": "needs as many casts, but more uses name it",
        "oldest": "needs as many casts, and was made first",
        "array": "may be in a struct that it leads back to, which an array of it may not",
        "kept": "needs as many casts, and other pointers agreed with it before",
        "limit": "needs more casts, but was changed as often as it may be",
    }
)
"""What each rule says of the type that was chosen."""


class TypedPointer(NamedTuple):
    """A pointer and its pointee.

    `function` is "" for a global, `name` is without its sigil, `pointee` is LLVM's spelling with
    what pointers in it point to.  `links` lead from the pointer to the one that `reason` is about.
    `others` is the evidence of the pointer itself beyond that.  `alternatives` are the other types
    that the pointers that agree with it would take, each with the number of casts it would save,
    weighed by the loops around them.  `inner` is about the pointers that are stored in what this
    one points to.  `cell` is its key in `PointeeTypes.nodes`, -1 where nothing is related to it.
    `choice` says what the types that there was evidence for would have cost, None where there is no
    more than one or the module states it.
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
    choice: Choice | None = None


class Listing(NamedTuple):
    """The SPIR-V of a module, beside the text that it came from.

    `lines` are those of the assembly, `origins` the line of the text that each came from, or 0.
    `functions` are name, first line and the one behind the last.  `refused` says why there is none.
    """

    lines: tuple[str, ...]
    origins: tuple[int, ...]
    functions: tuple[tuple[str, int, int], ...]
    refused: str


NO_LISTING: Final = Listing((), (), (), "")
"""That of a module that nobody has asked to list."""


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


class Cause(NamedTuple):
    """Where a node has its pointee from: its own evidence or another node.

    `evidence` is a position among the node's evidence, `edge` one among all edges; the one that it
    is not is -1.
    """

    evidence: int
    edge: int


NO_CAUSES: Final[Mapping[int, Cause]] = MappingProxyType({})
"""A default argument that nobody can fill by mistake."""


@final
class PointeeTypes:
    """The pointees of a module: a sequence of `TypedPointer` in the order of the text.

    `functions` names the module's functions, also those that the translation has added, `kernels`
    those that a device starts, and `calls` are the calls among them.  `nodes` and `edges` are the
    evidence as a graph, where a pointer is `nodes[pointer.cell]`, and `causes` are the steps by
    which the nodes got their pointees; `graph()` makes one object of all that.  `source` is the
    text that the lines count.
    """

    __slots__ = ("_by_name", "calls", "casts", "causes", "edges", "functions", "kernels",
                 "nodes", "pointers", "source")  # fmt: skip

    def __init__(
        self,
        functions: list[str],
        pointers: list[TypedPointer],
        casts: list[Cast],
        nodes: dict[int, Node],
        edges: list[Edge],
        source: str,
        causes: Mapping[int, Cause] = NO_CAUSES,
        calls: Sequence[Call] = (),
        kernels: Sequence[str] = (),
    ) -> None:
        self.functions: Final = functions
        self.pointers: Final = pointers
        self.casts: Final = casts
        self.nodes: Final = nodes
        self.edges: Final = edges
        self.source: Final = source
        self.causes: Final = causes
        self.calls: Final = calls
        self.kernels: Final = kernels
        self._by_name: Final = {(p.function, p.name): p for p in pointers}

    def __iter__(self) -> Iterator[TypedPointer]:
        return iter(self.pointers)

    def __len__(self) -> int:
        return len(self.pointers)

    def of(self, name: str, function: str = "") -> TypedPointer:
        """The pointer of a name.

        Args:
            name: without its sigil; numbers name what LLVM numbers.
            function: the one it is in, "" for a global.

        Raises:
            KeyError: there is no such pointer.
        """
        return self._by_name[function, name]

    def graph(  # type: ignore[no-any-unimported]  # networkx comes without types
        self, decisive: bool = False
    ) -> nx.MultiDiGraph:
        """The pointers, what relates them and the evidence, for questions by networkx.

        Edges lead from evidence to what follows from it: what a pointer has its pointee from is
        among its ancestors, what depends on a piece of evidence among its descendants.

        Nodes are of three roles:

        - "pointer": `(function, name)`, the function "" for a global;
        - "cell": a number, for what has no name of its own but is typed: the result of a function,
          a member of a struct, what is stored behind a pointer;
        - "evidence": `(node, Reason)`, with an edge to that node.

        All have the attributes `role`, `label` (as a reader would call it), `function`, `line` (0
        where there is none), `pointee` (the type that evidence speaks for, else the decided one)
        and `kind` (that of the evidence, else of the evidence that decided, "default" for none).
        Pointers have `name`, `address_space` and `casts` (how many of their uses need one)
        besides; pointers and cells `cell` (their key in `nodes`, -1 where nothing is related to
        them) and, where pointers are stored behind them, `stored` (the node of these).

        An edge has `what`, `line` and `decisive`: whether its head has its pointee by it.  A
        relation is one edge whose key is its position in `edges`, so that two pointers may have
        several.  It leads away from the evidence: from the end that has fewer relations between
        itself and what decided it, or else is first in `nodes`.  Where its ends have different
        pointees, a cast or a path to a first member is between them.

        Args:
            decisive: leave out what decided nothing: evidence that was not followed or not needed,
                and relations beside the chosen way.  Each pointer then has at most one edge to it,
                and one way from one piece of evidence.

        Returns:
            A new graph, which the caller may change.  All attributes are numbers, text or truth
            values, as networkx can write to files.
        """
        from spvbackend.explain.graph import pointer_graph

        return pointer_graph(self, decisive)

    def call_graph(  # type: ignore[no-any-unimported]  # networkx comes without types
        self,
    ) -> nx.MultiDiGraph:
        """The functions, from callers to callees.

        A node is a function's name and has the attribute `recursive`: whether the function may call
        itself, at once or through others, which OpenCL's execution environment for SPIR-V forbids
        in what a kernel reaches, though some devices run it.  Nodes are in an order in which,
        but for recursion, callees come before their callers.  An edge is a call and has `line` and
        `indirect`: whether the call is one through a pointer, which may reach each function of its
        type whose address is taken.

        Returns:
            A new graph, which the caller may change.
        """
        from spvbackend.explain.graph import call_graph

        return call_graph(self)
