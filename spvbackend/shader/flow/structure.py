"""Structured control flow from the dominator tree (2.11 Structured Control Flow).

Input: the flow of a graph in which each cycle has one entry. Output: pieces, in an order that
SPIR-V takes.

A node with one predecessor stands where that edge is. One where several paths meet follows the
construct that begins at its immediate dominator, or the outermost loop that it is after; those that
follow the same construct are nested, the nearest inside. So each branch leads to the end of an
enclosing construct, and is one of these:

- the end of the construct that it is last in, which needs no branch out;
- break or continue of the innermost loop, or the merge block of the innermost switch;
- else a path through several levels: a variable keeps the number of the target, and the merge block
  of each construct that is left looks at it.

In WGSL `break` leaves a switch, and naga 29 takes a branch that leaves the loop around for one.

Where a construct other than a loop has to be left, a switch without cases is put around it. Which
ones these are shows while pieces are made, which are then made anew.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.shader.flow.flow_graph import Flow
from spvbackend.shader.flow.pieces import (
    LOOP,
    OWN,
    SWITCH,
    TEST,
    WRAP,
    Along,
    Code,
    Piece,
    Set,
    in_order,
    joined,
)

_MOST_CONTINUED: Final = 1
"""Switches that a branch to a continue target may leave: with two, Mesa 26.1 repeats the branch in
all later iterations."""


@final
class Scope:
    """A construct that can be left: a loop, or a switch.

    Attributes:
        head: the piece before it.
        merge: the piece after it.
        goal: the default target of the merge block, -1 for none.
        header: of a loop, else -1.
        continuing: the continue target of a loop.
        around: the enclosing construct.
        passing: the nodes further out that it is left for, and their numbers.
    """

    __slots__ = ("around", "continuing", "goal", "head", "header", "merge", "passing", "variable")

    def __init__(self, head: Piece, merge: Piece, goal: int, around: Place) -> None:
        self.head: Final = head
        self.merge: Final = merge
        self.goal: Final = goal
        self.around: Final = around
        self.header = -1
        self.continuing: Piece | None = None
        self.passing: dict[int, int] = {}
        self.variable = -1


@final
class Place:
    """A position in the nest of constructs.

    Attributes:
        goal: the node that comes next where nothing branches away, -1 for none.
        next: the piece that leads there.
        scope: the innermost construct that can be left.
    """

    __slots__ = ("goal", "next", "scope")

    def __init__(self, goal: int, next: Piece | None, scope: Scope | None) -> None:
        self.goal: Final = goal
        self.next: Final = next
        self.scope: Final = scope


def structure(flow: Flow, switches: set[int], leaves_switches: bool = True) -> list[Piece]:
    """Return the pieces of a graph, the entry first.

    Args:
        flow: the graph, in which each cycle has one entry.
        switches: the nodes that end in a switch; others with two edges end in a condition.
        leaves_switches: whether a branch inside a switch may leave the loop around it.
    """
    left_early: set[int] = set()
    while True:
        maker = _Maker(flow, switches, left_early, leaves_switches)
        pieces = maker.make()
        if not maker.missed:
            return joined(pieces)
        left_early |= maker.missed


@final
class _Tree:
    """A task: the pieces of a node and of all nodes inside or after it."""

    __slots__ = ("node", "piece", "place")

    def __init__(self, node: int, piece: Piece, place: Place) -> None:
        self.node: Final = node
        self.piece: Final = piece
        self.place: Final = place


@final
class _End:
    """A task, once all inside is known: the merge block of a scope and its following node."""

    __slots__ = ("follower", "scope")

    def __init__(self, scope: Scope, follower: int) -> None:
        self.scope: Final = scope
        self.follower: Final = follower


@final
class _Maker:
    """Makes the pieces of one graph.

    Attributes:
        missed: nodes that branches lead to out of a construct that cannot be left.
    """

    __slots__ = ("_behind", "_count", "_dispatchers", "_flow", "_followers", "_homes", "_inline",
                 "_leaves_switches", "_left_early", "_switches", "_tasks", "_variables",
                 "missed")  # fmt: skip

    def __init__(
        self, flow: Flow, switches: set[int], left_early: set[int], leaves_switches: bool
    ) -> None:
        self._flow: Final = flow
        told = {one for ways in flow.edges for edge in ways for one, _ in edge.sets}
        self._dispatchers: Final = told
        self._switches: Final = switches | told
        self._left_early: Final = left_early
        self._leaves_switches: Final = leaves_switches
        self._count = 0
        self._variables = len(flow.edges)  # a dispatcher's variable has its number
        self._followers: Final[dict[int, list[int]]] = {}
        self._behind: Final[dict[int, list[int]]] = {}
        self._inline: Final[set[int]] = set()
        self._homes: Final[dict[int, Scope | None]] = {}
        self._tasks: Final[list[_Tree | _End]] = []
        self.missed: Final[set[int]] = set()
        self._place_nodes()

    def _place_nodes(self) -> None:
        """Assign each node its place; lists are in order, so the nearest comes first."""
        flow = self._flow
        for node in flow.order[1:]:
            header = flow.left_loop(node)
            # By edges: two of one node may lead to the same dispatcher.
            forward = [
                edge
                for one in flow.predecessors[node]
                if not flow.is_back(one, node)
                for edge in flow.edges[one]
                if edge.target == node
            ]
            if header >= 0:
                self._behind.setdefault(header, []).append(node)
            elif len(forward) == 1:
                self._inline.add(node)
            else:
                self._followers.setdefault(flow.idom[node], []).append(node)

    def make(self) -> list[Piece]:
        """Return all pieces in order."""
        entry = self._piece()
        self._tasks.append(_Tree(0, entry, Place(-1, None, None)))
        while self._tasks:
            task = self._tasks.pop()
            if isinstance(task, _Tree):
                self._make_tree(task.node, task.piece, task.place)
            else:
                self._make_end(task.scope, task.follower)
        return in_order(entry)

    def _piece(self) -> Piece:
        self._count += 1
        return Piece(self._count)

    def _make_tree(self, node: int, piece: Piece, place: Place) -> None:
        if self._flow.loop[node] == node:
            piece, place = self._open_loop(node, piece, place)
        followers = self._followers.get(node, [])
        count = len(self._flow.edges[node])
        # The nearest follower is the merge of the node's own branch.
        nearest = followers[0] if followers and followers[0] not in self._left_early else -1
        piece, place = self._open_followers(followers[nearest >= 0 :], piece, place)
        if node not in self._dispatchers:
            piece.items.append(Code(node))
        if count == 1:
            self._follow(node, 0, piece, place)
        elif count:
            self._select(node, nearest, piece, place)
        else:
            piece.end = OWN

    def _open_followers(self, nodes: list[int], piece: Piece, place: Place) -> tuple[Piece, Place]:
        """Nest the constructs that nodes follow, the last one outermost; return the inner place."""
        for node in reversed(nodes):
            merge = self._piece()
            self._homes[node] = place.scope
            if node in self._left_early:
                scope = Scope(piece, merge, node, place)
                self._tasks.append(_End(scope, node))
                inside = self._piece()
                piece.end, piece.targets = WRAP, [inside]
                piece.select(merge)
                piece, place = inside, Place(node, merge, scope)
            else:
                self._tasks.append(_Tree(node, merge, place))
                place = Place(node, merge, place.scope)
        return piece, place

    def _open_loop(self, header: int, piece: Piece, place: Place) -> tuple[Piece, Place]:
        """Begin a loop and the code after it; return the piece and the place of its body."""
        behind = self._behind.get(header, [])
        piece, place = self._open_followers(behind[1:], piece, place)
        follower = behind[0] if behind else -1
        if follower >= 0:
            self._homes[follower] = place.scope
        head, body, merge = self._piece(), self._piece(), self._piece()
        scope = Scope(piece, merge, follower if behind else place.goal, place)
        scope.header = header
        scope.continuing = self._piece()
        piece.branch(head)
        head.branch(body)
        head.merge_kind, head.merge, head.continuing = LOOP, merge, scope.continuing
        scope.continuing.branch(head)
        self._tasks.append(_End(scope, follower))
        return body, Place(header, scope.continuing, scope)

    def _select(self, node: int, follower: int, piece: Piece, place: Place) -> None:
        """End a piece in several branches, which meet before a follower or the next node.

        A switch can be left from inside.
        """
        merge = self._piece()
        inner = Place(place.goal, merge, place.scope)
        goal = place.goal
        if follower >= 0:
            self._homes[follower] = place.scope
            goal = follower
        if node in self._switches:
            scope = Scope(piece, merge, goal, place)
            self._tasks.append(_End(scope, follower))
            inner = Place(goal, merge, scope)
        elif follower >= 0:
            self._tasks.append(_Tree(follower, merge, place))
            inner = Place(follower, merge, place.scope)
        else:
            self._pass_on(merge, place)
        piece.end = SWITCH if node in self._dispatchers else OWN
        piece.variable = node
        piece.select(merge)
        piece.targets = [self._piece() for _ in self._flow.edges[node]]
        for index, arm in enumerate(piece.targets):
            self._follow(node, index, arm, inner)

    def _follow(self, node: int, index: int, piece: Piece, place: Place) -> None:
        """Go along an edge: to the node itself, if it stands there, or by a branch to it."""
        edge = self._flow.edges[node][index]
        # Values for the target of a dispatcher are set on the edge to the dispatcher.
        if node not in self._dispatchers:
            piece.items.append(Along(node, index))
        piece.items += [Set(dispatcher, number) for dispatcher, number in edge.sets]
        # A node with one predecessor may be its own successor.
        if edge.target in self._inline and self._flow.idom[edge.target] == node != edge.target:
            inside = self._piece()
            piece.branch(inside)
            self._tasks.append(_Tree(edge.target, inside, place))
        else:
            self._jump(edge.target, piece, place)

    def _jump(self, goal: int, piece: Piece, place: Place) -> None:
        """End a piece in a branch to a node that stands further out."""
        if goal == place.goal and place.next is not None:
            piece.branch(place.next)
            return
        scope = place.scope
        if scope is None:
            self._miss(goal, piece)
            return
        direct = _direct(scope, goal, self._leaves_switches)
        if direct is not None:
            piece.branch(direct)
        elif self._homes.get(goal, None) is scope:
            self._miss(goal, piece)
        else:
            if scope.variable < 0:
                scope.variable = self._variables
                self._variables += 1
                scope.head.items.append(Set(scope.variable, 0))
            number = scope.passing.setdefault(goal, len(scope.passing) + 1)
            piece.items.append(Set(scope.variable, number))
            piece.branch(scope.merge)

    def _miss(self, goal: int, piece: Piece) -> None:
        """Note a node that a branch cannot reach: a construct on the way needs a merge to leave."""
        assert goal in self._homes and goal not in self._left_early, f"no way to node {goal}"
        self.missed.add(goal)
        piece.branch(piece)

    def _make_end(self, scope: Scope, follower: int) -> None:
        """End the merge block of a scope: paths that pass through go on outside of it."""
        piece, place = scope.merge, scope.around
        for goal, number in scope.passing.items():
            merge, passing, rest = self._piece(), self._piece(), self._piece()
            piece.end, piece.targets = TEST, [passing, rest]
            piece.variable, piece.value = scope.variable, number
            piece.select(merge)
            self._pass_on(merge, place)
            place = Place(place.goal, merge, place.scope)
            self._jump(goal, passing, place)
            piece = rest
        if follower >= 0:
            self._tasks.append(_Tree(follower, piece, place))
        else:
            self._pass_on(piece, place)

    def _pass_on(self, piece: Piece, place: Place) -> None:
        """End the merge block of a construct that nothing follows."""
        if place.next is not None:
            piece.branch(place.next)


def _direct(scope: Scope, goal: int, leaves_switches: bool) -> Piece | None:
    """Return the direct target for a node: the end of this construct, or of the loop around."""
    if goal == scope.goal:
        return scope.merge
    loop: Scope | None = scope
    depth = 0
    while loop is not None and loop.header < 0:
        loop = loop.around.scope
        depth += 1
    if loop is None or (depth and not leaves_switches):
        return None
    if goal == loop.header:
        return loop.continuing if depth <= _MOST_CONTINUED else None
    return loop.merge if goal == loop.goal else None
