"""Random control flow graphs, and the walks through them that a structured form must repeat.

A walk mixes the number of each node into a hash, which chooses the successor: two forms of a graph
are equivalent if they lead through the same nodes for any initial hash.
"""

from __future__ import annotations

import random
from typing import Final

from spvbackend.shader.flow.pieces import (
    BRANCH,
    OWN,
    SELECTION,
    SWITCH,
    TEST,
    WRAP,
    Code,
    Piece,
    Set,
)

STEPS: Final = 60
"""Number of steps after which an endless walk is cut off."""
_MASK: Final = 0xFFFFFFFF


def random_graph(rng: random.Random, nodes: int) -> list[list[int]]:
    """Return the successors of each node; node 0 reaches all and has no predecessor."""
    graph: list[list[int]] = [[] for _ in range(nodes)]
    for node in range(1, nodes):
        graph[rng.randrange(node)].append(node)
    for targets in graph:
        for _ in range(rng.choice((0, 0, 1, 1, 2))):
            targets.append(rng.randrange(1, nodes))
    return [list(dict.fromkeys(targets)) for targets in graph]


def random_reducible_graph(rng: random.Random, nodes: int) -> list[list[int]]:
    """Return a graph whose back edges lead to dominators."""
    graph: list[list[int]] = [[] for _ in range(nodes)]
    above: list[list[int]] = [[] for _ in range(nodes)]
    for node in range(1, nodes):
        parent = rng.randrange(node)
        graph[parent].append(node)
        above[node] = [*above[parent], parent]
    for node, targets in enumerate(graph):
        # An edge from below a node's parent to the node does not change dominators.
        near = [
            one for one in range(1, nodes) if one > node and above[one][-1] in (*above[node], node)
        ]
        ways = [one for one in above[node] if one] + near
        for _ in range(rng.choice((0, 1, 1))):
            if ways:
                targets.append(rng.choice(ways))
    return [list(dict.fromkeys(targets)) for targets in graph]


def mixed(state: int, node: int) -> int:
    """Return the hash after a node."""
    return (state * 1103515245 + node * 12345 + 7) & _MASK


def chosen(state: int, count: int) -> int:
    """Return the successor that a hash chooses."""
    return (state >> 8) % count


def walk(successors: list[list[int]], state: int) -> list[int]:
    """Return the nodes of a graph on the walk of a hash."""
    node = 0
    visited: list[int] = []
    while len(visited) < STEPS:
        visited.append(node)
        state = mixed(state, node)
        if not successors[node]:
            break
        node = successors[node][chosen(state, len(successors[node]))]
    return visited


def is_whole(pieces: list[Piece]) -> bool:
    """Whether each node occurs once."""
    codes = [item.node for piece in pieces for item in piece.items if isinstance(item, Code)]
    return len(set(codes)) == len(codes)


def walk_pieces(pieces: list[Piece], state: int) -> list[int]:
    """Return the nodes of the structured form on the walk of a hash."""
    piece = pieces[0]
    numbers: dict[int, int] = {}
    walk: list[int] = []
    while len(walk) < STEPS:
        for item in piece.items:
            if isinstance(item, Code):
                walk.append(item.node)
                state = mixed(state, item.node)
            elif isinstance(item, Set):
                numbers[item.variable] = item.value
        if piece.end == OWN:
            if not piece.targets:
                break
            piece = piece.targets[chosen(state, len(piece.targets))]
        elif piece.end in (BRANCH, WRAP):
            piece = piece.targets[0]
        elif piece.end == TEST:
            piece = piece.targets[numbers[piece.variable] != piece.value]
        else:
            assert piece.end == SWITCH, f"a walk comes to the end {piece.end}"
            piece = piece.targets[numbers[piece.variable]]
    return walk[:STEPS]


def ways_out_of_loops(pieces: list[Piece]) -> list[tuple[int, bool]]:
    """Return the branches to the ends of loops: how many switches each leaves, and is it continue.

    A node with more than two successors is a switch.
    """
    ways: list[tuple[int, bool]] = []
    seen = {pieces[0]}
    # Each construct: its merge block, its continue target, and whether it is a switch.
    work: list[tuple[Piece, list[tuple[Piece, Piece | None, bool]]]] = [(pieces[0], [])]
    while work:
        piece, around = work.pop()
        inside = around
        if piece.merge is not None:
            is_switch = piece.merge_kind == SELECTION and (
                piece.end in (SWITCH, WRAP) or len(piece.targets) > 2
            )
            inside = [*around, (piece.merge, piece.continuing, is_switch)]
            seen.add(piece.merge)
            work.append((piece.merge, around))
        if piece.continuing is not None:
            seen.add(piece.continuing)
            work.append((piece.continuing, inside))
        for target in piece.targets:
            switches = 0
            for merge, continuing, is_switch in reversed(inside):
                switches += is_switch
                if target in (merge, continuing):
                    if continuing is not None:
                        ways.append((switches, target is continuing))
                    break
            if target not in seen:
                seen.add(target)
                work.append((target, inside))
    return ways
