"""Gives cycles with several entries one: a dispatcher, which a number tells where to go on.

SPIR-V has only a construct for a loop with one header (2.11.2). No node is copied, as each copy may
have cycles of its own to copy.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.shader.flow.flow_graph import Edge, Edges, Flow


def reducible(edges: Edges) -> Flow:
    """Return the flow of a graph, with dispatchers appended to its nodes where it needs any.

    Args:
        edges: the graph, changed.
    """
    flow = Flow(edges)
    if flow.is_reducible:
        return flow
    work: list[tuple[set[int], int]] = [(set(range(len(edges))), -1)]
    while work:
        nodes, header = work.pop()
        for cycle in _components(edges, nodes, header):
            entries = _entries(edges, cycle)
            if len(entries) == 1:
                work.append((cycle, entries[0]))
                continue
            dispatcher = _dispatch(edges, entries)
            cycle.add(dispatcher)
            work.append((cycle, dispatcher))
    return Flow(edges)


def _entries(edges: Edges, cycle: set[int]) -> list[int]:
    """Return the nodes of a cycle with predecessors outside of it, and the entry of the graph."""
    entries = {0} & cycle
    for node, ways in enumerate(edges):
        if node not in cycle:
            entries.update(edge.target for edge in ways if edge.target in cycle)
    return sorted(entries)


def _dispatch(edges: Edges, entries: list[int]) -> int:
    """Lead all edges to the entries through a new node.

    Returns:
        The node, whose edges are in the order of the entries' numbers.
    """
    dispatcher = len(edges)
    numbers = {entry: number for number, entry in enumerate(entries)}
    for ways in edges:
        for edge in ways:
            number = numbers.get(edge.target)
            if number is not None:
                edge.sets.append((dispatcher, number))
                edge.target = dispatcher
    edges.append([Edge(entry) for entry in entries])
    return dispatcher


def _components(edges: Edges, nodes: set[int], header: int) -> list[set[int]]:
    """Return the cycles among nodes, as sets, without the back edges to a header."""
    inside = {
        node: [
            edge.target for edge in edges[node] if edge.target in nodes and edge.target != header
        ]
        for node in sorted(nodes)
    }
    search = _Tarjan(inside)
    for root in inside:
        if root not in search.index:
            search.visit(root)
    return search.found


@final
class _Tarjan:
    """Tarjan's algorithm for strongly connected components, with a stack of its own.

    Attributes:
        index: the place of each visited node in the order of visits.
        found: the components with a cycle.
    """

    __slots__ = ("_low", "_open", "_successors", "found", "index")

    def __init__(self, successors: dict[int, list[int]]) -> None:
        self._successors: Final = successors
        self._low: Final[dict[int, int]] = {}
        self._open: Final[dict[int, None]] = {}
        self.index: Final[dict[int, int]] = {}
        self.found: Final[list[set[int]]] = []

    def visit(self, root: int) -> None:
        """Visit all nodes reachable from a node."""
        stack = [(root, 0)]
        while stack:
            node, at = stack.pop()
            targets = self._successors[node]
            if at == 0:
                self.index[node] = self._low[node] = len(self.index)
                self._open[node] = None
            else:
                self._low[node] = min(self._low[node], self._low[targets[at - 1]])
            new = self._next_new(node, at)
            if new < len(targets):
                stack += [(node, new + 1), (targets[new], 0)]
            elif self._low[node] == self.index[node]:
                self._close(node)

    def _next_new(self, node: int, at: int) -> int:
        """Return the place of the next successor that has not been visited."""
        targets = self._successors[node]
        while at < len(targets) and targets[at] in self.index:
            if targets[at] in self._open:
                self._low[node] = min(self._low[node], self.index[targets[at]])
            at += 1
        return at

    def _close(self, node: int) -> None:
        """Collect the component that a node is the first of."""
        cycle: set[int] = set()
        while node not in cycle:
            cycle.add(self._open.popitem()[0])
        if len(cycle) > 1 or node in self._successors[node]:
            self.found.append(cycle)
