"""Who dominates whom in a graph that stands in an order of dominance, and where ways meet.

Input: of each node those that lead to it, by numbers in an order in which a node comes before all
that it dominates and each way back leads to a dominator. Nothing here knows of LLVM.
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
        """Cooper, Harvey and Kennedy, A Simple, Fast Dominance Algorithm.

        One sweep does, as what leads back is dominated by where it leads to.
        """
        idom = [0] * len(self._predecessors)
        for node, before in enumerate(self._predecessors):
            found = -1
            for other in before:
                if other >= node:
                    continue
                if found < 0:
                    found = other
                # The nearest dominator that both have.
                while found != other:
                    if found > other:
                        found = idom[found]
                    else:
                        other = idom[other]
            idom[node] = max(found, 0)
        return idom

    def _number(self) -> None:
        """Number the nodes so that what a node dominates has the numbers from its own to a last."""
        sizes = [1] * len(self.idom)
        for node in range(len(sizes) - 1, 0, -1):
            sizes[self.idom[node]] += sizes[node]
        # What of the numbers below a node is free yet.
        free = [1] * len(sizes)
        for node, size in enumerate(sizes):
            if node:
                above = self.idom[node]
                self._first[node] = free[above]
                free[above] += size
            free[node] = self._first[node] + 1
            self._last[node] = self._first[node] + size - 1

    def dominates(self, node: int, other: int) -> bool:
        """Whether every way to `other` passes `node`."""
        return self._first[node] <= self._first[other] <= self._last[node]

    def meeting_places(self, nodes: Iterable[int]) -> set[int]:
        """Where ways meet that come by different ones of some nodes, or by one and by none.

        Cytron, Ferrante, Rosen, Wegman and Zadeck, Efficiently Computing Static Single Assignment
        Form and the Control Dependence Graph: the iterated dominance frontier.
        """
        if not self._frontiers:
            self._find_frontiers()
        found: set[int] = set()
        work = list(nodes)
        while work:
            for node in self._frontiers[work.pop()]:
                if node not in found:
                    found.add(node)
                    work.append(node)
        return found

    def _find_frontiers(self) -> None:
        """Of each node those that it does not dominate, but something that leads there."""
        frontiers = self._frontiers = [[] for _ in self.idom]
        for node, before in enumerate(self._predecessors):
            if len(before) < 2:
                continue
            end = self.idom[node]
            for other in before:
                # Behind one that has been passed already all others have been, too.
                while other != end and frontiers[other][-1:] != [node]:
                    frontiers[other].append(node)
                    other = self.idom[other]
