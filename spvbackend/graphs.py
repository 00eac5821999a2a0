"""Algorithms on directed graphs.

A graph is a list with each node's successors; a node is identified by its index, and a successor
may be repeated. Results depend on these lists only. Loading networkx takes longer than translating
a small kernel, so only the search for the cycle in an error imports it.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final, final


def dominators(successors: list[list[int]], entry: int = 0) -> list[int]:
    """Compute each node's immediate dominator (Lengauer and Tarjan).

    Time grows as edges times the logarithm of nodes at most, for any shape.

    Args:
        successors: the successors of each node.
        entry: the node where every path starts.

    Returns:
        A node for each node: the entry has itself, an unreachable node -1.
    """
    idoms = [-1] * len(successors)
    if not successors:
        return idoms
    order, parents, before = _walk(successors, entry)
    # From here on a node is its preorder number.
    count = len(order)
    semi = list(range(count))
    found_idoms = [0] * count
    waiting: list[list[int]] = [[] for _ in order]
    forest = _Forest(count, semi)
    for node in range(count - 1, 0, -1):
        semi[node] = min([semi[forest.least(other)] for other in before[node]])
        waiting[semi[node]].append(node)
        parent = parents[node]
        forest.above[node] = parent
        for other in waiting[parent]:
            least = forest.least(other)
            found_idoms[other] = least if semi[least] < parent else parent
        waiting[parent] = []
    for node in range(1, count):
        if found_idoms[node] != semi[node]:
            found_idoms[node] = found_idoms[found_idoms[node]]
        idoms[order[node]] = order[found_idoms[node]]
    idoms[entry] = entry
    return idoms


def _walk(successors: list[list[int]], entry: int) -> tuple[list[int], list[int], list[list[int]]]:
    """Return the reachable nodes in preorder, and by preorder number parents and predecessors."""
    numbers = [-1] * len(successors)
    order: list[int] = []
    parents: list[int] = []
    stack = [(entry, 0)]
    while stack:
        node, parent = stack.pop()
        if numbers[node] < 0:
            number = numbers[node] = len(order)
            order.append(node)
            parents.append(parent)
            stack.extend([(target, number) for target in successors[node] if numbers[target] < 0])
    before: list[list[int]] = [[] for _ in order]
    for number, node in enumerate(order):
        for target in successors[node]:
            before[numbers[target]].append(number)
    return order, parents, before


@final
class _Forest:
    """The processed nodes, as trees that grow towards the entry.

    Attributes:
        above: each node's ancestor, -1 for none yet; path compression keeps paths short.
    """

    __slots__ = ("_least", "_semi", "above")

    def __init__(self, count: int, semi: list[int]) -> None:
        self.above: Final = [-1] * count
        self._least: Final = list(range(count))
        self._semi: Final = semi

    def least(self, node: int) -> int:
        """Return the node with the lowest semidominator on the path below the root."""
        above, least, semi = self.above, self._least, self._semi
        if above[node] < 0:
            return node
        path: list[int] = []
        while above[above[node]] >= 0:
            path.append(node)
            node = above[node]
        # From the top down, so that each node takes over its parent's result.
        for lower in reversed(path):
            upper = above[lower]
            if semi[least[upper]] < semi[least[lower]]:
                least[lower] = least[upper]
            above[lower] = above[upper]
        return least[path[0] if path else node]


@final
class DominatorTree:
    """Dominance queries in constant time.

    A node dominates another if its subtree's span of numbers encloses the other's: one traversal
    numbers the dominator tree, and each query is two comparisons.

    Attributes:
        idoms: the immediate dominators, from `dominators`.
    """

    __slots__ = ("_enter", "_leave", "idoms")

    def __init__(self, successors: list[list[int]], entry: int = 0) -> None:
        self.idoms: Final = dominators(successors, entry)
        self._enter: Final = [0] * len(successors)
        self._leave: Final = [0] * len(successors)
        if successors:
            self._number(entry)

    def _number(self, entry: int) -> None:
        """Number each node's subtree by a preorder traversal."""
        children: list[list[int]] = [[] for _ in self.idoms]
        for node, idom in enumerate(self.idoms):
            if idom >= 0 and node != entry:
                children[idom].append(node)
        clock = 0
        stack = [entry]
        while stack:
            node = stack.pop()
            # A node's complement, pushed below its children, marks the end of its subtree.
            if node < 0:
                self._leave[~node] = clock
                continue
            clock += 1
            self._enter[node] = clock
            stack.append(~node)
            stack.extend(children[node])

    def dominates(self, upper: int, lower: int) -> bool:
        """Whether every path from the entry to `lower` passes `upper`.

        No path leads to an unreachable node, so every node dominates it, as in LLVM.

        Args:
            upper: the node that may dominate.
            lower: the node that may be dominated; each node dominates itself.
        """
        if self.idoms[lower] < 0:
            return True
        return (
            self.idoms[upper] >= 0
            and self._enter[upper] <= self._enter[lower]
            and self._leave[lower] <= self._leave[upper]
        )


def components(successors: list[list[int]]) -> list[list[int]]:
    """Return the strongly connected components, successors first.

    Args:
        successors: the successors of each node.

    Returns:
        The nodes of each component in ascending order. A component follows all that it reaches:
        with calls as edges, callees precede callers. Ties go to the component with the lowest node.
    """
    lowest = _component_of_each(successors)
    members: dict[int, list[int]] = {}
    for node, name in enumerate(lowest):
        members.setdefault(name, []).append(node)
    # Kahn's algorithm with a heap, on the edges between components.
    before: dict[int, list[int]] = {name: [] for name in members}
    waits = dict.fromkeys(members, 0)
    for node, name in enumerate(lowest):
        for target in successors[node]:
            if lowest[target] != name:
                before[lowest[target]].append(name)
                waits[name] += 1
    ready = [name for name, count in waits.items() if count == 0]
    heapify(ready)
    ordered: list[list[int]] = []
    while ready:
        name = heappop(ready)
        ordered.append(members[name])
        for caller in before[name]:
            waits[caller] -= 1
            if waits[caller] == 0:
                heappush(ready, caller)
    return ordered


def _component_of_each(successors: list[list[int]]) -> list[int]:
    """Return the lowest node of each node's strongly connected component (Tarjan)."""
    count = len(successors)
    numbers = [-1] * count
    # The lowest number that a node's subtree reaches among nodes of open components.
    reached = [0] * count
    lowest = [-1] * count
    opened: list[int] = []
    for root in range(count):
        if numbers[root] >= 0:
            continue
        # Nodes on the path from the root, each with the place of its next successor.
        path = [root]
        places = [0]
        clock = numbers[root] = 0
        opened.append(root)
        while path:
            node = path[-1]
            if places[-1] < len(successors[node]):
                target = successors[node][places[-1]]
                places[-1] += 1
                if numbers[target] < 0:
                    clock += 1
                    numbers[target] = reached[target] = clock
                    opened.append(target)
                    path.append(target)
                    places.append(0)
                elif lowest[target] < 0:
                    reached[node] = min(reached[node], numbers[target])
                continue
            path.pop()
            places.pop()
            if path:
                reached[path[-1]] = min(reached[path[-1]], reached[node])
            if reached[node] == numbers[node]:
                group = [opened.pop()]
                while group[-1] != node:
                    group.append(opened.pop())
                name = min(group)
                for member in group:
                    lowest[member] = name
    return lowest


def shortest_cycle(successors: list[list[int]], start: int) -> list[int]:
    """Return a shortest cycle through a node.

    Args:
        successors: the successors of each node.
        start: the node on the cycle.

    Returns:
        The nodes in edge order, `start` first and last; empty if no path leads back.
    """
    import networkx as nx

    # For networkx a path from a node to itself is empty, so edges to `start` lead to a copy of it.
    copy = len(successors)
    split = [[copy if node == start else node for node in nodes] for nodes in successors]
    edges = dict(enumerate([*split, []]))
    graph = nx.from_dict_of_lists(edges, create_using=nx.DiGraph)
    if not nx.has_path(graph, start, copy):
        return []
    path: list[int] = nx.shortest_path(graph, start, copy)
    return [*path[:-1], start]
