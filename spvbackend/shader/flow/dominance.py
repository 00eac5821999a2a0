"""Dominators of a graph in dominance order, and its dominance frontiers.

Input: the predecessors of each node, by numbers in an order in which a node comes before all that
it dominates and each back edge leads to a dominator. Nothing here depends on LLVM.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final


@final
class Dominance:
    """The dominator tree of a graph.

    Attributes:
        idom: the immediate dominator of each node, that of the entry being itself.
    """

    __slots__ = ("_first", "_frontiers", "_last", "_predecessors", "idom")

    def __init__(self, predecessors: list[list[int]]) -> None:
        self._predecessors: Final = predecessors
        self.idom: Final = self._dominators()
        count = len(predecessors)
        self._first: Final = [0] * count
        self._last: Final = [0] * count
        self._number()
        self._frontiers: list[list[int]] = []

    def _dominators(self) -> list[int]:
        """Compute immediate dominators.

        Cooper, Harvey and Kennedy, A Simple, Fast Dominance Algorithm. One sweep is enough, as the
        target of a back edge dominates its source.
        """
        idom = [0] * len(self._predecessors)
        for node, before in enumerate(self._predecessors):
            common = -1
            for other in before:
                if other >= node:
                    continue
                if common < 0:
                    common = other
                # The nearest common dominator.
                while common != other:
                    if common > other:
                        common = idom[common]
                    else:
                        other = idom[other]
            idom[node] = max(common, 0)
        return idom

    def _number(self) -> None:
        """Number the nodes so that a node dominates the numbers from its own to a last."""
        sizes = [1] * len(self.idom)
        for node in range(len(sizes) - 1, 0, -1):
            sizes[self.idom[node]] += sizes[node]
        # The first unused number below each node.
        free = [1] * len(sizes)
        for node, size in enumerate(sizes):
            if node:
                above = self.idom[node]
                self._first[node] = free[above]
                free[above] += size
            free[node] = self._first[node] + 1
            self._last[node] = self._first[node] + size - 1

    def dominates(self, node: int, other: int) -> bool:
        """Whether every path to `other` passes `node`."""
        return self._first[node] <= self._first[other] <= self._last[node]

    def meeting_places(self, nodes: Iterable[int]) -> set[int]:
        """Return the joins of paths from different ones of some nodes, or from one and from none.

        Cytron, Ferrante, Rosen, Wegman and Zadeck, Efficiently Computing Static Single Assignment
        Form and the Control Dependence Graph: the iterated dominance frontier.
        """
        if not self._frontiers:
            self._find_frontiers()
        frontier: set[int] = set()
        work = list(nodes)
        while work:
            for node in self._frontiers[work.pop()]:
                if node not in frontier:
                    frontier.add(node)
                    work.append(node)
        return frontier

    def _find_frontiers(self) -> None:
        """Compute frontiers: successors of a node's dominated nodes that it does not dominate."""
        frontiers = self._frontiers = [[] for _ in self.idom]
        for node, before in enumerate(self._predecessors):
            if len(before) < 2:
                continue
            end = self.idom[node]
            for other in before:
                # After one that has this node already, all further ones have it too.
                while other != end and frontiers[other][-1:] != [node]:
                    frontiers[other].append(node)
                    other = self.idom[other]
