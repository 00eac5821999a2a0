"""Questions about directed graphs that are off the usual way, answered by networkx.

A graph is a list with the successors of each node, which is meant by its index; a successor may be
named more than once.  Answers depend on nothing but these lists.  Loading networkx takes longer
than translating a small kernel, so only a call of a function of this module does it.
"""

from __future__ import annotations

from typing import Final, final


def dominators(successors: list[list[int]], entry: int = 0) -> list[int]:
    """The immediate dominator of each node.

    Args:
        successors: the nodes behind each node.
        entry: where each way begins.

    Returns:
        A node for each node: the entry has itself, and -1 stands at what no way leads to.
    """
    import networkx as nx

    idoms = [-1] * len(successors)
    if not successors:
        return idoms
    found: dict[int, int] = nx.immediate_dominators(_digraph(successors), entry)
    for node, idom in found.items():
        idoms[node] = idom
    idoms[entry] = entry  # networkx gives it no dominator, or itself: this differs by version
    return idoms


@final
class DominatorTree:
    """Which node of a graph dominates which, in constant time.

    Attributes:
        idoms: the immediate dominators, as `dominators` gives them.
    """

    __slots__ = ("_enter", "_leave", "idoms")

    def __init__(self, successors: list[list[int]], entry: int = 0) -> None:
        self.idoms: Final = dominators(successors, entry)
        self._enter: Final = [0] * len(successors)
        self._leave: Final = [0] * len(successors)
        if successors:
            self._number(entry)

    def _number(self, entry: int) -> None:
        """Give each node the span of numbers of the tree below it."""
        children: list[list[int]] = [[] for _ in self.idoms]
        for node, idom in enumerate(self.idoms):
            if idom >= 0 and node != entry:
                children[idom].append(node)
        clock = 0
        stack = [entry]
        while stack:
            node = stack.pop()
            if node < 0:
                self._leave[~node] = clock
                continue
            clock += 1
            self._enter[node] = clock
            stack.append(~node)
            stack.extend(children[node])

    def dominates(self, upper: int, lower: int) -> bool:
        """Whether every way to `lower` goes through `upper`; none leads to unreachable nodes."""
        if self.idoms[lower] < 0:
            return True
        return (
            self.idoms[upper] >= 0
            and self._enter[upper] <= self._enter[lower]
            and self._leave[lower] <= self._leave[upper]
        )


def components(successors: list[list[int]]) -> list[list[int]]:
    """The strongly connected components, successors first.

    Returns:
        The nodes of each component in ascending order.  A component stands behind all that it leads
        to, which is callees before callers when the edges are calls.  Where that leaves a choice,
        the component with the lowest node is first.
    """
    import networkx as nx

    graph = _digraph(successors)
    found = [sorted(nodes) for nodes in nx.strongly_connected_components(graph)]
    between = nx.condensation(graph, found).reverse(copy=False)
    lowest = [nodes[0] for nodes in found]
    order = nx.lexicographical_topological_sort(between, lowest.__getitem__)
    return [found[index] for index in order]


def shortest_cycle(successors: list[list[int]], start: int) -> list[int]:
    """A cycle through a node, of the fewest edges there are.

    Returns:
        The nodes in the order of the edges, `start` first and last; nothing when no way leads back.
    """
    import networkx as nx

    # The way back to the start is one to a copy of it.
    copy = len(successors)
    split = [[copy if node == start else node for node in nodes] for nodes in successors]
    graph = _digraph([*split, []])
    if not nx.has_path(graph, start, copy):
        return []
    path: list[int] = nx.shortest_path(graph, start, copy)
    return [*path[:-1], start]


def _digraph(successors: list[list[int]]) -> object:
    import networkx as nx

    graph: object = nx.from_dict_of_lists(dict(enumerate(successors)), create_using=nx.DiGraph)
    return graph
