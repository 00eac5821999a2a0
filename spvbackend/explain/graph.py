"""A module's pointers and its calls, as graphs of networkx.

The methods of `PointeeTypes` that call these functions describe nodes, edges and attributes.

Input: `PointeeTypes`, complete. Output: a graph that shares nothing with it. These functions have a
module of their own so that networkx is imported only for a graph.
"""

from __future__ import annotations

from typing import Final, final

import networkx as nx

from spvbackend.analysis.callgraph import CallGraph
from spvbackend.explain.pointee_types import DEFAULT, Edge, PointeeTypes, Reason, TypedPointer

Key = tuple[str, str] | int
"""A pointer by function and name, which a reader knows; another node by its cell."""


def call_graph(types: PointeeTypes) -> nx.MultiDiGraph:  # type: ignore[no-any-unimported]
    """Return the graph that `PointeeTypes.call_graph` describes."""
    calls = CallGraph(types.functions, types.calls)
    # Nodes in this order let a caller go through the graph bottom-up without sorting it.
    recursive = set(calls.recursive())
    graph = nx.MultiDiGraph()
    for function in calls.callees_first():
        graph.add_node(function, recursive=function in recursive)
    for call in types.calls:
        graph.add_edge(call.caller, call.callee, line=call.line, indirect=call.indirect)
    return graph


def pointer_graph(  # type: ignore[no-any-unimported]
    types: PointeeTypes, decisive: bool
) -> nx.MultiDiGraph:
    """Return the graph that `PointeeTypes.graph` describes."""
    return _Builder(types, decisive).build()


@final
class _Builder:
    """Keys and ranks of the nodes, and the graph so far."""

    __slots__ = ("_decisive", "_depths", "_graph", "_keys", "_places", "_types")

    def __init__(self, types: PointeeTypes, decisive: bool) -> None:
        self._types: Final = types
        self._decisive: Final = decisive
        self._graph: Final = nx.MultiDiGraph()
        self._keys: Final[dict[int, Key]] = {cell: cell for cell in types.nodes}
        self._keys.update({p.cell: (p.function, p.name) for p in types if p.cell >= 0})
        self._places: Final = {cell: place for place, cell in enumerate(types.nodes)}
        self._depths: Final = _depths(types)

    def build(self) -> nx.MultiDiGraph:  # type: ignore[no-any-unimported]
        """Build all nodes, then all edges."""
        # add_edge of networkx makes a missing node, without attributes: nodes come first.
        for pointer in self._types:
            self._add_pointer(pointer)
        for cell in self._types.nodes:
            self._add_cell(cell)
        for pointer in self._types:
            if pointer.inner is not None:
                self._add_stored(pointer, pointer.inner)
        for position, edge in enumerate(self._types.edges):
            self._add_relation(position, edge)
        return self._graph

    def _add_pointer(self, pointer: TypedPointer) -> None:
        # Attributes are only numbers, text and truth values: GraphML has no others.
        sigil = "%" if pointer.function else "@"
        self._graph.add_node(
            (pointer.function, pointer.name),
            role="pointer",
            label=sigil + pointer.name,
            function=pointer.function,
            line=pointer.line,
            pointee=pointer.pointee,
            kind=pointer.reason.kind,
            cell=pointer.cell,
            name=pointer.name,
            address_space=pointer.address_space,
            casts=len(pointer.casts),
        )

    def _add_cell(self, cell: int) -> None:
        """Add a node of `nodes` that is not a pointer, and the evidence of either kind."""
        node = self._types.nodes[cell]
        key = self._keys[cell]
        if key == cell:  # no pointer has the cell, so it has no node yet
            self._add_unnamed(cell, node.label, node.function, node.line, node.pointee)
        cause = self._types.causes.get(cell)
        chosen = None
        if cause is not None and cause.evidence >= 0:
            chosen = node.evidence[cause.evidence]
        self._add_evidence(key, node.function, node.evidence, chosen)

    def _kind(self, cell: int) -> str:
        """Return the kind of the evidence that decided a cell.

        Causes are a forest, rooted in evidence, so this terminates.
        """
        causes = self._types.causes
        while cell in causes:
            cause = causes[cell]
            if cause.evidence >= 0:
                return self._types.nodes[cell].evidence[cause.evidence].kind
            cell = _other_end(self._types.edges[cause.edge], cell)
        return DEFAULT

    def _add_stored(self, pointer: TypedPointer, inner: TypedPointer) -> None:
        """Add the pointers behind a pointer.

        `nodes` lacks those without relations, and only relations bring them evidence.
        """
        if inner.cell not in self._graph:
            self._add_unnamed(inner.cell, inner.name, "", 0, inner.pointee)
        self._graph.nodes[pointer.function, pointer.name]["stored"] = inner.cell

    def _add_unnamed(self, cell: int, label: str, function: str, line: int, pointee: str) -> None:
        self._graph.add_node(
            cell,
            role="cell",
            label=label,
            function=function,
            line=line,
            pointee=pointee,
            kind=self._kind(cell),
            cell=cell,
        )

    def _add_evidence(
        self, key: Key, function: str, evidence: tuple[Reason, ...], chosen: Reason | None
    ) -> None:
        # By value: equal evidence at one cell is one node, with one edge.
        for reason in evidence:
            if self._decisive and reason != chosen:
                continue
            self._graph.add_node(
                (key, reason),
                role="evidence",
                label=reason.what,
                function=function,
                line=reason.line,
                pointee=reason.type,
                kind=reason.kind,
            )
            self._add_edge((key, reason), key, 0, reason.what, reason.line, reason == chosen)

    def _add_relation(self, position: int, edge: Edge) -> None:
        first, second = edge.first, edge.second
        # Relations have no direction; this one makes a graph that leads away from the evidence.
        tail, head = (first, second) if self._rank(first) <= self._rank(second) else (second, first)
        cause = self._types.causes.get(head)
        decisive = cause is not None and cause.edge == position
        if decisive or not self._decisive:
            keys = self._keys
            self._add_edge(keys[tail], keys[head], position, edge.what, edge.line, decisive)

    def _rank(self, cell: int) -> tuple[int, int]:
        """Return the distance of a cell from its evidence, then its place."""
        return self._depths.get(cell, len(self._places)), self._places[cell]

    def _add_edge(
        self, tail: object, head: Key, key: int, what: str, line: int, decisive: bool
    ) -> None:
        self._graph.add_edge(tail, head, key, what=what, line=line, decisive=decisive)


def _depths(types: PointeeTypes) -> dict[int, int]:
    """Return the number of relations between each cell and the evidence that decided it.

    Each path is followed once, to the first cell whose depth is known: linear, without recursion,
    since a chain of phis can be longer than Python's stack.
    """
    depths: dict[int, int] = {}
    for cell in types.causes:
        way: list[int] = []
        while cell not in depths:
            way.append(cell)
            edge = types.causes[cell].edge
            if edge < 0:
                depths[cell] = 0
                way.pop()
                break
            cell = _other_end(types.edges[edge], cell)
        for depth, follower in enumerate(reversed(way), depths[cell] + 1):
            depths[follower] = depth
    return depths


def _other_end(edge: Edge, cell: int) -> int:
    return edge.first if cell == edge.second else edge.second
