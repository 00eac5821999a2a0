"""The result of inference with reasons, as plain data: for frontends, reports and the page.

Owns the public types of `spvbackend.infer_types`. `report.py` fills them; they hold text and
numbers only, so that they outlive the module and can be compared, pickled and written to JSON.
Lines count from 1 in the text `PointeeTypes.source`; 0 means none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, final

from spvbackend.analysis.callgraph import Call
from spvbackend.infer.facts import KindName

if TYPE_CHECKING:  # its import takes longer than most translations
    import networkx as nx

DEFAULT: Final = "default"
"""The kind of reason without evidence, or where no finite type would do: the bytes i8."""


class Reason(NamedTuple):
    """Evidence: its kind, its text, the type that it names, and its line, 0 where it has none.

    The kind is "stated", "used", "called", "claimed", "weak" or "default".
    """

    kind: KindName
    what: str
    type: str
    line: int


class Link(NamedTuple):
    """Why a pointer agrees with another, and at which line."""

    what: str
    line: int
    pointer: str
    """The name for readers of the other pointer."""


class Cast(NamedTuple):
    """A use that needs a cast: the function, the line, the pointer and the two pointees."""

    function: str
    line: int
    pointer: str
    source: str
    target: str


class Use(NamedTuple):
    """A use that would need a cast for a pointee of another type.

    It has its text, the type that it names, its line, 0 where it has none, and its weight in casts
    by the loops around it.
    """

    what: str
    type: str
    line: int
    times: int


class Candidate(NamedTuple):
    """A type that all pointers that agree with one another might have had.

    `casts` is the number of uses that would need a cast, `weight` counts each as often as the loops
    around it make it run, `uses` are the first of them; `spares` is the number of casts of the
    chosen type that it would save. `rule` names the reason against it, a key of `RULES`; "" for the
    chosen type.
    """

    type: str
    casts: int
    weight: int
    spares: int
    uses: tuple[Use, ...]
    rule: str


class Choice(NamedTuple):
    """The candidate types, and the reason for the chosen one.

    `candidates` begins with the chosen type, the cheapest come next; `more` is the number left out.
    `rule`, a key of `RULES`, is why the chosen one precedes the next.
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
"""The reason for the chosen type, by rule."""


class TypedPointer(NamedTuple):
    """A pointer and its pointee.

    `function` is "" for a global, `name` is without its sigil, `pointee` is LLVM's spelling with
    the pointees of pointers in it. `links` lead from the pointer to the one that `reason` is about.
    `others` is the pointer's further evidence. `alternatives` are the other types that the pointers
    that agree with it would take, each with the number of casts it would save, weighed by the loops
    around them. `inner` is about the pointers that are stored in its pointee. `cell` is its key in
    `PointeeTypes.nodes`, -1 where nothing is related to it. `choice` has the costs of the candidate
    types, None where there is only one or the module states it.
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
    """The SPIR-V of a module, beside its source text.

    `lines` are those of the assembly, `origins` the line of the text that each came from, or 0.
    `functions` are name, first line and the one after the last. `refused` is the reason why there
    is none.
    """

    lines: tuple[str, ...]
    origins: tuple[int, ...]
    functions: tuple[tuple[str, int, int], ...]
    refused: str


NO_LISTING: Final = Listing((), (), (), "")
"""No listing."""


class Node(NamedTuple):
    """A set of pointers with one name: its evidence and the pointee."""

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
    """The source of a node's pointee: its own evidence or another node.

    `evidence` is a position among the node's evidence, `edge` one among all edges; the other one is
    -1.
    """

    evidence: int
    edge: int


NO_CAUSES: Final[Mapping[int, Cause]] = MappingProxyType({})
"""A default argument that no caller passes by mistake."""


@final
class PointeeTypes:
    """The pointees of a module: a sequence of `TypedPointer` in the order of the text.

    `functions` names the module's functions, also those that the translation has added, `kernels`
    those that a device starts, and `calls` are the calls among them. `nodes` and `edges` are the
    evidence as a graph, where a pointer is `nodes[pointer.cell]`, and `causes` are the steps by
    which the nodes got their pointees; `graph()` makes one object of all that. `source` is the text
    that the lines count.
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
        """Return the pointer of a name.

        Args:
            name: without its sigil; numbers for values that LLVM numbers.
            function: the one it is in, "" for a global.

        Raises:
            KeyError: there is no such pointer.
        """
        return self._by_name[function, name]

    def graph(  # type: ignore[no-any-unimported]  # networkx comes without types
        self, decisive: bool = False
    ) -> nx.MultiDiGraph:
        """Return a graph of the pointers, their relations and the evidence, for networkx.

        Edges lead from evidence to its consequences: the sources of a pointer's pointee are among
        its ancestors, the pointers that depend on a piece of evidence among its descendants.

        Nodes are of three roles:

        - "pointer": `(function, name)`, the function "" for a global;
        - "cell": a number, for what has no name of its own but is typed: the result of a function,
          a member of a struct, what is stored behind a pointer;
        - "evidence": `(node, Reason)`, with an edge to that node.

        All have the attributes `role`, `label` (as a reader would call it), `function`, `line` (0
        where there is none), `pointee` (the type that evidence speaks for, else the decided one)
        and `kind` (that of the evidence, else of the evidence that decided, "default" for none).
        Pointers have `name`, `address_space` and `casts` (how many of their uses need one) besides;
        pointers and cells `cell` (their key in `nodes`, -1 where nothing is related to them) and,
        where pointers are stored behind them, `stored` (the node of these).

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
        """Return a graph of the functions, from callers to callees.

        A node is a function's name and has the attribute `recursive`: whether the function may call
        itself, directly or not, which OpenCL's execution environment for SPIR-V forbids in
        functions that a kernel reaches, though some devices run it. Nodes are in an order in which,
        except for recursion, callees come before their callers. An edge is a call and has `line`
        and `indirect`: whether the call is one through a pointer, which may reach each function of
        its type whose address is taken.

        Returns:
            A new graph, which the caller may change.
        """
        from spvbackend.explain.graph import call_graph

        return call_graph(self)
