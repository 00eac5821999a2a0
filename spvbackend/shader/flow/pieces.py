"""Pieces: the blocks of structured control flow, of which functions are made.

A piece has a list of items and an end. An item is the code of a node of the original graph, the
values that go along an edge, or a number that selects a path.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple, final

OPEN: Final = 0
"""Not decided yet."""
BRANCH: Final = 1
"""Branches to the one target."""
OWN: Final = 2
"""Ends like the node whose code is in it: a target for each of its edges."""
TEST: Final = 3
"""Branches to the first target if a variable has a number, else to the second."""
SWITCH: Final = 4
"""Switches by a variable's number, to a target for each."""
WRAP: Final = 5
"""Branches to the one target by a switch without cases, which code inside may break out of."""
DEAD: Final = 6
"""Unreachable."""
LATCH: Final = 7
"""Ends like the node `variable`, whose code is in the one predecessor."""

NO_MERGE: Final = 0
SELECTION: Final = 1
LOOP: Final = 2


class Code(NamedTuple):
    """The code of a node, except for its end."""

    node: int


class Along(NamedTuple):
    """The values that a node's edge, given by its number, brings to its target."""

    node: int
    edge: int


class Set(NamedTuple):
    """A number for a variable that selects a path."""

    variable: int
    value: int


Item = Code | Along | Set


@final
class Piece:
    """A block.

    Attributes:
        number: of the piece, in the order of creation.
        items: its contents.
        end: how it ends, one of the constants above.
        targets: its successors.
        variable: the one that TEST and SWITCH look at; the node of LATCH.
        value: the number that TEST compares with.
        merge_kind: whether it has a merge instruction, and which.
        merge: the merge block, if so.
        continuing: the continue target of a loop.
    """

    __slots__ = ("continuing", "end", "items", "merge", "merge_kind", "number", "targets", "value",
                 "variable")  # fmt: skip

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.items: list[Item] = []
        self.end = OPEN
        self.targets: list[Piece] = []
        self.variable = -1
        self.value = 0
        self.merge_kind = NO_MERGE
        self.merge: Piece | None = None
        self.continuing: Piece | None = None

    def branch(self, target: Piece) -> None:
        """End in a branch."""
        self.end = BRANCH
        self.targets = [target]

    def select(self, merge: Piece) -> None:
        """Set the merge block of the selection that begins here."""
        self.merge_kind = SELECTION
        self.merge = merge


def in_order(entry: Piece) -> list[Piece]:
    """Return the pieces that are reachable or merge blocks of those, dominators first.

    Unreachable ones get the end DEAD. The body of a construct comes before its merge block.
    """
    alive = _reached(entry)
    done: list[Piece] = []
    seen = {entry}
    stack = [(entry, _next_pieces(entry))]
    while stack:
        piece, rest = stack[-1]
        while rest:
            target = rest.pop()
            if target not in seen:
                seen.add(target)
                if target not in alive:
                    target.end, target.targets, target.items = DEAD, [], []
                    target.merge_kind, target.merge, target.continuing = NO_MERGE, None, None
                stack.append((target, _next_pieces(target)))
                break
        else:
            done.append(piece)
            stack.pop()
    done.reverse()
    return done


def _next_pieces(piece: Piece) -> list[Piece]:
    """Return the successors of a piece, its merge block last: the first visited comes out last."""
    last = [other for other in (piece.continuing, piece.merge) if other is not None]
    return [*piece.targets, *last]


def _reached(entry: Piece) -> set[Piece]:
    reached = {entry}
    work = [entry]
    while work:
        for target in work.pop().targets:
            if target not in reached:
                reached.add(target)
                work.append(target)
    return reached


def shortened(pieces: list[Piece], is_idle: Callable[[Item], bool]) -> list[Piece]:
    """Return the pieces without empty ones between a selection and its merge block.

    GLSL's compilers branch to the merge block then, and a driver of NVIDIA's ends the process at
    some of the shaders that do not.

    Args:
        pieces: of a function.
        is_idle: whether an item does nothing.
    """
    named = {other for piece in pieces for other in (piece.merge, piece.continuing)}
    entries = Counter(target for piece in pieces for target in piece.targets)
    gone: set[Piece] = set()
    for piece in pieces:
        merge = piece.merge
        if piece.merge_kind != SELECTION or merge is None or len(piece.targets) < 2:
            continue
        for place, target in enumerate(piece.targets):
            is_bare = target.end == BRANCH and all(map(is_idle, target.items))
            # A selection with both branches to the merge block would be empty.
            if (
                is_bare
                and target.targets == [merge]
                and target not in named
                and entries[target] == 1
                and merge not in piece.targets
            ):
                piece.targets[place] = merge
                gone.add(target)
    return [piece for piece in pieces if piece not in gone]


def bottom_tested(pieces: list[Piece], switches: set[int]) -> list[Piece]:
    """Return the pieces with end-tested loops testing in the block of the back edge.

    GLSL's compilers make such a block of `do while` (2.11: the back-edge block may branch to the
    merge block, too), and a compiler of NVIDIA's does not unroll a loop that is left from its body.

    Args:
        pieces: of a function.
        switches: the nodes that end in one, which needs a merge block of its own.
    """
    heads = [piece for piece in pieces if piece.merge_kind == LOOP]
    if not heads:
        return pieces
    sources: dict[Piece, list[Piece]] = {piece: [] for piece in pieces}
    for piece in pieces:
        for target in piece.targets:
            sources[target].append(piece)
    tests = {piece.merge: piece for piece in pieces if piece.merge_kind == SELECTION}
    gone: set[Piece] = set()
    for head in heads:
        latch = head.continuing
        if latch is None or latch.end != BRANCH or latch.items or len(sources[latch]) != 1:
            continue
        (meeting,) = sources[latch]
        test = tests.get(meeting)
        if test is None or not _leaves_at_end(head, test, meeting, sources):
            continue
        node = [item.node for item in test.items if isinstance(item, Code)][-1]
        if node not in switches:
            gone.update((meeting, *test.targets))
            latch.end, latch.variable = LATCH, node
            _move_test(head, test, latch, meeting)
    return [piece for piece in pieces if piece not in gone]


def _leaves_at_end(
    head: Piece, test: Piece, meeting: Piece, sources: dict[Piece, list[Piece]]
) -> bool:
    """Whether one branch of a selection leaves a loop and the other leads to its end."""
    if test.end != OWN or meeting.items or len(sources[meeting]) != 1:
        return False
    for arm in test.targets:
        is_bare = arm.end == BRANCH and all(isinstance(item, Along) for item in arm.items)
        if not is_bare or len(sources[arm]) != 1:
            return False
    ends = [arm.targets[0] for arm in test.targets]
    return ends in ([meeting, head.merge], [head.merge, meeting])


def _move_test(head: Piece, test: Piece, latch: Piece, meeting: Piece) -> None:
    """Move the test of a selection into the back-edge block.

    The values of both branches then flow on both. Those of the branch not taken have no reader:
    code after the loop enters it only from the front, and the loop comes by here again.
    """
    latch.targets = []
    for arm in test.targets:
        test.items += arm.items
        latch.targets += [head if arm.targets[0] is meeting else arm.targets[0]]
    test.branch(latch)
    test.merge_kind, test.merge = NO_MERGE, None


def joined(pieces: list[Piece]) -> list[Piece]:
    """Return the pieces with each that only follows another merged into that."""
    entries: dict[Piece, int] = {}
    named: set[Piece] = set()
    for piece in pieces:
        for target in piece.targets:
            entries[target] = entries.get(target, 0) + 1
        named.update(other for other in (piece.merge, piece.continuing) if other is not None)
    gone: set[Piece] = set()
    for piece in pieces:
        while piece not in gone and piece.end == BRANCH and piece.merge_kind == NO_MERGE:
            (target,) = piece.targets
            if entries[target] > 1 or target in named:
                break
            gone.add(target)
            piece.items += target.items
            piece.end, piece.targets = target.end, target.targets
            piece.variable, piece.value = target.variable, target.value
            piece.merge_kind, piece.merge = target.merge_kind, target.merge
            piece.continuing = target.continuing
    return [piece for piece in pieces if piece not in gone]
