"""Random kernels of any control flow, and the output of each work-item.

A node of the graph mixes its number, and values of nodes around it, into a hash, which it writes
and chooses its way by. Values come along edges, from dominators and out of private memory.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from spvbackend.shader.flow.flow_graph import Flow, edges_of
from tests.generators.flow_graphs import random_graph, random_reducible_graph

_MASK: Final = 0xFFFFFFFF
_WORDS: Final = 8
"""Words of private memory."""

HASH: Final = "h"
OTHER: Final = "o"


class Node(NamedTuple):
    """A node of the graph.

    Attributes:
        ways: its successors, from which the hash chooses; one may occur several times.
        is_condition: whether it ends in a branch, not a switch.
        dominator: the node whose hash is mixed in, -1 for none.
        has_memory: whether it swaps its hash with a word of private memory.
    """

    ways: tuple[int, ...]
    is_condition: bool
    dominator: int
    has_memory: bool


class Incoming(NamedTuple):
    """The values along an edge: HASH or OTHER of its start, or a number."""

    hash: str
    other: str | int


class FlowKernel:
    """A kernel `walk(out, starts)`: a work-item begins with its start and writes its last hash.

    Attributes:
        is_reducible: whether each cycle of its graph has one entry.
        ends: whether each node leads to the end.
        nodes: its nodes.
        edges: the values along its edges.
    """

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        count = rng.randrange(2, 24)
        make = random_graph if seed % 2 else random_reducible_graph
        graph = make(rng, count)
        flow = Flow(edges_of(graph))
        self.is_reducible: Final = flow.is_reducible
        self.ends: Final = _ends(graph)
        self.nodes: Final = [_node(rng, node, graph[node], flow) for node in range(count)]
        self.edges: Final = {
            (node, target): Incoming(
                rng.choice((HASH, HASH, HASH, OTHER)), rng.choice((HASH, OTHER, rng.randrange(99)))
            )
            for node, targets in enumerate(graph)
            for target in targets
        }

    def walk(self, start: int, steps: int) -> tuple[list[int], bool]:
        """Return the hashes that are written from a start on, and whether the walk ends."""
        hashes = [0] * len(self.nodes)
        memory = [0] * _WORDS
        written: list[int] = []
        node, value, other = 0, start, start
        while len(written) < steps:
            row = self.nodes[node]
            value = (value * 1103515245 + node * 12345 + 7) & _MASK
            if row.dominator >= 0:
                value ^= hashes[row.dominator]
            if row.has_memory:
                place = value >> 3 & _WORDS - 1
                memory[place], value = value, value + memory[place] & _MASK
            other = other + (value >> 5) & _MASK
            hashes[node] = value
            written.append(value)
            if not row.ways:
                return written, True
            target = row.ways[(value >> 8) % len(row.ways)]
            brought = self.edges[node, target]
            here = {HASH: value, OTHER: other}
            value = here[brought.hash]
            other = brought.other if isinstance(brought.other, int) else here[brought.other]
            node = target
        return written, False

    def text(self) -> str:
        """Return the kernel in LLVM IR."""
        before: dict[int, list[int]] = {node: [] for node in range(len(self.nodes))}
        for node, row in enumerate(self.nodes):
            for target in row.ways:
                before[target].append(node)
        lines = [*_HEAD]
        if any(row.has_memory for row in self.nodes):
            lines += _MEMORY
        lines.append("  br label %n0")
        for node in range(len(self.nodes)):
            lines += self._block(node, before[node])
        return "\n".join([*lines, "}", ""])

    def _block(self, node: int, before: list[int]) -> list[str]:
        row = self.nodes[node]
        hashes = ["[ %start, %entry ]"] * (node == 0)
        others = list(hashes)
        for one in before:
            brought = self.edges[one, node]
            hashes.append(f"[ {_operand(brought.hash, one)}, %n{one} ]")
            others.append(f"[ {_operand(brought.other, one)}, %n{one} ]")
        lines = [
            f"n{node}:",
            f"  %a{node} = phi i32 {', '.join(hashes)}",
            f"  %b{node} = phi i32 {', '.join(others)}",
            f"  %m{node} = mul i32 %a{node}, 1103515245",
            f"  %x{node} = add i32 %m{node}, {node * 12345 + 7}",
        ]
        value = f"%x{node}"
        if row.dominator >= 0:
            lines.append(f"  %y{node} = xor i32 {value}, %h{row.dominator}")
            value = f"%y{node}"
        if row.has_memory:
            lines += [
                f"  %i{node} = lshr i32 {value}, 3",
                f"  %j{node} = and i32 %i{node}, {_WORDS - 1}",
                f"  %p{node} = getelementptr i32, ptr %words, i32 %j{node}",
                f"  %l{node} = load i32, ptr %p{node}",
                f"  store i32 {value}, ptr %p{node}",
            ]
        lines += [
            f"  %h{node} = add i32 {value}, {f'%l{node}' if row.has_memory else 0}",
            f"  %s{node} = lshr i32 %h{node}, 5",
            f"  %o{node} = add i32 %b{node}, %s{node}",
            f"  store volatile i32 %h{node}, ptr addrspace(1) %place",
        ]
        return lines + _end(node, row)


_HEAD: Final = (
    "declare i64 @_Z13get_global_idj(i32)",
    "define spir_kernel void @walk(ptr addrspace(1) %out, ptr addrspace(1) %starts) {",
    "entry:",
    "  %id = call i64 @_Z13get_global_idj(i32 0)",
    "  %place = getelementptr i32, ptr addrspace(1) %out, i64 %id",
    "  %from = getelementptr i32, ptr addrspace(1) %starts, i64 %id",
    "  %start = load i32, ptr addrspace(1) %from",
    f"  %words = alloca [{_WORDS} x i32]",
)
_MEMORY: Final = [
    line
    for word in range(_WORDS)
    for line in (
        f"  %word{word} = getelementptr i32, ptr %words, i32 {word}",
        f"  store i32 0, ptr %word{word}",
    )
]


def _node(rng: random.Random, node: int, targets: list[int], flow: Flow) -> Node:
    ways = list(targets)
    if len(ways) > 1 and rng.random() < 0.2:
        ways.append(rng.choice(targets))
    dominators = [
        one for one in range(len(flow.edges)) if one != node and flow.dominates(one, node)
    ]
    return Node(
        tuple(ways),
        len(ways) == 2 and rng.random() < 0.7,
        rng.choice(dominators) if dominators and rng.random() < 0.5 else -1,
        rng.random() < 0.3,
    )


def _ends(graph: list[list[int]]) -> bool:
    """Whether each node leads to one without successors."""
    ending = {node for node, targets in enumerate(graph) if not targets}
    before = -1
    while len(ending) > before:
        before = len(ending)
        ending.update(node for node, targets in enumerate(graph) if ending & set(targets))
    return before == len(graph)


def _operand(value: str | int, node: int) -> str:
    return str(value) if isinstance(value, int) else f"%{value}{node}"


def _end(node: int, row: Node) -> list[str]:
    """Return the terminator of a block."""
    ways = row.ways
    if not ways:
        return ["  ret void"]
    if len(ways) == 1:
        return [f"  br label %n{ways[0]}"]
    lines = [
        f"  %t{node} = lshr i32 %h{node}, 8",
        f"  %w{node} = urem i32 %t{node}, {len(ways)}",
    ]
    if row.is_condition:
        return [
            *lines,
            f"  %c{node} = icmp eq i32 %w{node}, 0",
            f"  br i1 %c{node}, label %n{ways[0]}, label %n{ways[1]}",
        ]
    cases = " ".join(f"i32 {at}, label %n{one}" for at, one in enumerate(ways) if at)
    return [*lines, f"  switch i32 %w{node}, label %n{ways[0]} [ {cases} ]"]
