"""Control flow graphs of numbers: order, dominators, natural loops.

Input: for each node its edges, node 0 being the entry and every node reachable. Output: a `Flow`,
of a graph in which each cycle has one entry. Nothing here depends on LLVM: tests can build any
graph.
"""

from __future__ import annotations

from typing import Final, final


@final
class Edge:
    """An edge out of a node.

    Attributes:
        target: the node that it leads to.
        goal: its target before dispatchers were inserted.
        sets: the dispatchers on the way, each with its number for the goal.
    """

    __slots__ = ("goal", "sets", "target")

    def __init__(self, target: int) -> None:
        self.target = target
        self.goal: Final = target
        self.sets: list[tuple[int, int]] = []


Edges = list[list[Edge]]


def edges_of(successors: list[list[int]]) -> Edges:
    """Return the edges of a graph, one for each of the distinct successors of a node."""
    return [[Edge(target) for target in dict.fromkeys(targets)] for targets in successors]


def postorder(edges: Edges) -> list[int]:
    """Return the nodes in postorder: each after its successors, except for back edges."""
    done: list[int] = []
    seen = [False] * len(edges)
    seen[0] = True
    stack = [(0, len(edges[0]))]
    while stack:
        node, left = stack[-1]
        while left:
            left -= 1
            target = edges[node][left].target
            if not seen[target]:
                seen[target] = True
                stack[-1] = (node, left)
                stack.append((target, len(edges[target])))
                break
        else:
            done.append(node)
            stack.pop()
    return done


@final
class Flow:
    """A graph and its properties.

    Attributes:
        edges: the edges out of each node.
        order: the nodes in reverse postorder.
        place: the place of each node in the order.
        predecessors: those of each node, each once.
        idom: the immediate dominator of each node, that of the entry being itself.
        is_reducible: whether each back edge leads to a dominator.
        loop: the header of the innermost loop of each node, -1 for none; only if it is reducible.
        outer: for each header the header of the loop around its own, -1 for none.
    """

    __slots__ = ("edges", "idom", "is_reducible", "loop", "order", "outer", "place", "predecessors")

    def __init__(self, edges: Edges) -> None:
        count = len(edges)
        self.edges: Final = edges
        self.order: Final = postorder(edges)[::-1]
        self.place: Final = [0] * count
        for place, node in enumerate(self.order):
            self.place[node] = place
        self.predecessors: Final[list[list[int]]] = [[] for _ in range(count)]
        for node in self.order:
            for target in dict.fromkeys(edge.target for edge in edges[node]):
                self.predecessors[target].append(node)
        self.idom: Final = self._dominators()
        self.loop: Final = [-1] * count
        self.outer: Final = [-1] * count
        self.is_reducible: Final = self._find_loops()

    def is_back(self, node: int, target: int) -> bool:
        """Whether an edge leads backward in the order."""
        return self.place[target] <= self.place[node]

    def _dominators(self) -> list[int]:
        """Compute immediate dominators (Cooper, Harvey and Kennedy)."""
        place = self.place
        idom = [-1] * len(self.edges)
        idom[0] = 0
        changed = True
        while changed:
            changed = False
            for node in self.order[1:]:
                common = -1
                for other in self.predecessors[node]:
                    if idom[other] < 0:
                        continue
                    # The nearest common dominator.
                    while common not in (-1, other):
                        if place[common] > place[other]:
                            common = idom[common]
                        else:
                            other = idom[other]
                    common = other
                if idom[node] != common:
                    idom[node] = common
                    changed = True
        return idom

    def dominates(self, node: int, other: int) -> bool:
        """Whether every path to `other` passes `node`."""
        place = self.place[node]
        while self.place[other] > place:
            other = self.idom[other]
        return other == node

    def _find_loops(self) -> bool:
        """Fill `loop` and `outer`, inner loops first (Aho, Sethi and Ullman: natural loops)."""
        for header in reversed(self.order):
            latches = [node for node in self.predecessors[header] if self.is_back(node, header)]
            if any(not self.dominates(header, latch) for latch in latches):
                return False
            if latches:
                self._fill_loop(header, latches)
        return True

    def _fill_loop(self, header: int, latches: list[int]) -> None:
        self.loop[header] = header
        work = list(latches)
        while work:
            node = self._outermost(work.pop())
            if node == header:
                continue
            if self.loop[node] < 0:
                self.loop[node] = header
            else:
                self.outer[node] = header
            work += self.predecessors[node]

    def _outermost(self, node: int) -> int:
        """Return the header of the outermost known loop around a node, else the node itself."""
        if self.loop[node] >= 0:
            node = self.loop[node]
            while self.outer[node] >= 0:
                node = self.outer[node]
        return node

    def is_inside(self, node: int, header: int) -> bool:
        """Whether a node is in the loop of a header."""
        around = self.loop[node]
        while around >= 0:
            if around == header:
                return True
            around = self.outer[around]
        return False

    def left_loop(self, node: int) -> int:
        """Return the outermost loop with a node's dominator but without the node, else -1.

        The node can stand after that loop, whose header dominates it.
        """
        around = self.loop[self.idom[node]]
        left = -1
        while around >= 0 and not self.is_inside(node, around):
            left = around
            around = self.outer[around]
        return left
