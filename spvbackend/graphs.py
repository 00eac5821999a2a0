"""Questions about directed graphs that are off the hot path, most of them answered by networkx.

A graph is a list with the successors of each node, which is identified by its index; a successor
may be named more than once. Answers depend on nothing but these lists. Loading networkx takes
longer than translating a small kernel, so only a call of a function that needs it does so, and
dominators, which debug info asks for, need none of it.
"""

from __future__ import annotations

from typing import Final, final


def dominators(successors: list[list[int]], entry: int = 0) -> list[int]:
    """The immediate dominator of each node (Lengauer and Tarjan).

    Time grows no faster than edges times the logarithm of nodes, whatever the shape.

    Args:
        successors: the successors of each node.
        entry: the node at which every path begins.

    Returns:
        A node for each node: the entry has itself, and an unreachable node -1.
    """
    idoms = [-1] * len(successors)
    if not successors:
        return idoms
    order, parents, before = _walk(successors, entry)
    # From here on a node is its number in the order of the walk.
    count = len(order)
    semi = list(range(count))
    found = [0] * count
    waiting: list[list[int]] = [[] for _ in order]
    forest = _Forest(count, semi)
    for node in range(count - 1, 0, -1):
        semi[node] = min([semi[forest.least(other)] for other in before[node]])
        waiting[semi[node]].append(node)
        parent = parents[node]
        forest.above[node] = parent
        for other in waiting[parent]:
            least = forest.least(other)
            found[other] = least if semi[least] < parent else parent
        waiting[parent] = []
    for node in range(1, count):
        if found[node] != semi[node]:
            found[node] = found[found[node]]
        idoms[order[node]] = order[found[node]]
    idoms[entry] = entry
    return idoms


def _walk(successors: list[list[int]], entry: int) -> tuple[list[int], list[int], list[list[int]]]:
    """The reachable nodes in preorder; by their numbers in it the parent and the predecessors."""
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
    """The nodes that are done, as trees that grow towards the entry.

    Attributes:
        above: what each node hangs on, -1 for none yet; paths to the root are kept short.
    """

    __slots__ = ("_least", "_semi", "above")

    def __init__(self, count: int, semi: list[int]) -> None:
        self.above: Final = [-1] * count
        self._least: Final = list(range(count))
        self._semi: Final = semi

    def least(self, node: int) -> int:
        """The node below the root, on the way to it, whose semidominator is the lowest."""
        above, least, semi = self.above, self._least, self._semi
        if above[node] < 0:
            return node
        path: list[int] = []
        while above[above[node]] >= 0:
            path.append(node)
            node = above[node]
        # From the top, so that each takes over what its own parent has found.
        for lower in reversed(path):
            upper = above[lower]
            if semi[least[upper]] < semi[least[lower]]:
                least[lower] = least[upper]
            above[lower] = above[upper]
        return least[path[0] if path else node]


@final
class DominatorTree:
    """Which node of a graph dominates which, in constant time.

    A node dominates another if the span of numbers of its subtree encloses the other's: one
    traversal numbers the tree, and each question is two comparisons.

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
        """Give each node the span of numbers of the tree below it, by a traversal in preorder."""
        children: list[list[int]] = [[] for _ in self.idoms]
        for node, idom in enumerate(self.idoms):
            if idom >= 0 and node != entry:
                children[idom].append(node)
        clock = 0
        stack = [entry]
        while stack:
            node = stack.pop()
            # The complement of a node, pushed below its children, marks where its subtree ends.
            if node < 0:
                self._leave[~node] = clock
                continue
            clock += 1
            self._enter[node] = clock
            stack.append(~node)
            stack.extend(children[node])

    def dominates(self, upper: int, lower: int) -> bool:
        """Whether every path from the entry to `lower` goes through `upper`.

        No path leads to an unreachable node, so every node dominates it; LLVM has it so too.

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
    """The strongly connected components, successors first.

    networkx finds them by Tarjan's algorithm, but in an order that depends on its traversal, so the
    condensation is sorted once more.

    Args:
        successors: the successors of each node.

    Returns:
        The nodes of each component in ascending order.  A component comes after all that it leads
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

    Args:
        successors: the successors of each node.
        start: the node that the cycle is to lead through.

    Returns:
        The nodes in the order of the edges, `start` first and last; empty when no path leads back.
    """
    import networkx as nx

    # A path from a node to itself is empty to networkx; one that comes back leads to a copy of it.
    copy = len(successors)
    split = [[copy if node == start else node for node in nodes] for nodes in successors]
    graph = _digraph([*split, []])
    if not nx.has_path(graph, start, copy):
        return []
    path: list[int] = nx.shortest_path(graph, start, copy)
    return [*path[:-1], start]


def _digraph(successors: list[list[int]]) -> object:
    """The graph for networkx, which has no types that mypy knows; parallel edges become one."""
    import networkx as nx

    graph: object = nx.from_dict_of_lists(dict(enumerate(successors)), create_using=nx.DiGraph)
    return graph
