"""Random control flow graphs, and the walks through them that a structured form must repeat.

A walk mixes the number of each node into a hash, which chooses the way: two forms of a graph are
alike if they lead through the same nodes, whatever the hash began with.
"""

from __future__ import annotations

import random
from typing import Final

from spvbackend.shader.flow.pieces import BRANCH, OWN, SWITCH, TEST, WRAP, Code, Piece, Set

STEPS: Final = 60
"""Where a walk ends that goes around for ever."""
_MASK: Final = 0xFFFFFFFF


def random_graph(rng: random.Random, nodes: int) -> list[list[int]]:
    """The successors of each node; all are reached from node 0, to which nothing leads back."""
    found: list[list[int]] = [[] for _ in range(nodes)]
    for node in range(1, nodes):
        found[rng.randrange(node)].append(node)
    for targets in found:
        for _ in range(rng.choice((0, 0, 1, 1, 2))):
            targets.append(rng.randrange(1, nodes))
    return [list(dict.fromkeys(targets)) for targets in found]


def random_reducible_graph(rng: random.Random, nodes: int) -> list[list[int]]:
    """The same, whose ways back lead to dominators."""
    found: list[list[int]] = [[] for _ in range(nodes)]
    above: list[list[int]] = [[] for _ in range(nodes)]
    for node in range(1, nodes):
        parent = rng.randrange(node)
        found[parent].append(node)
        above[node] = [*above[parent], parent]
    for node, targets in enumerate(found):
        # A way to a node from below its parent leaves the dominators of all others as they are.
        near = [
            one for one in range(1, nodes) if one > node and above[one][-1] in (*above[node], node)
        ]
        ways = [one for one in above[node] if one] + near
        for _ in range(rng.choice((0, 1, 1))):
            if ways:
                targets.append(rng.choice(ways))
    return [list(dict.fromkeys(targets)) for targets in found]


def mixed(state: int, node: int) -> int:
    """The hash behind a node."""
    return (state * 1103515245 + node * 12345 + 7) & _MASK


def chosen(state: int, count: int) -> int:
    """The way that a hash chooses."""
    return (state >> 8) % count


def walk(successors: list[list[int]], state: int) -> list[int]:
    """The nodes of a graph that a hash leads through."""
    node = 0
    found: list[int] = []
    while len(found) < STEPS:
        found.append(node)
        state = mixed(state, node)
        if not successors[node]:
            break
        node = successors[node][chosen(state, len(successors[node]))]
    return found


def is_whole(pieces: list[Piece]) -> bool:
    """Whether no node stands in two places."""
    codes = [item.node for piece in pieces for item in piece.items if isinstance(item, Code)]
    return len(set(codes)) == len(codes)


def walk_pieces(pieces: list[Piece], state: int) -> list[int]:
    """The same for the structured form."""
    piece = pieces[0]
    numbers: dict[int, int] = {}
    found: list[int] = []
    while len(found) < STEPS:
        for item in piece.items:
            if isinstance(item, Code):
                found.append(item.node)
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
    return found[:STEPS]
