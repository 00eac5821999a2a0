"""Dominators, components and cycles of graphs against their definitions."""

import itertools
import random
import subprocess
import sys
import time

import networkx as nx

from spvbackend.graphs import DominatorTree, components, dominators, shortest_cycle
from tests.folders import ROOT

# Two ways that meet, a loop behind them, and a node that no way from the first leads to.
DIAMOND = [[1, 2], [3], [3], [4], [3, 5], [], [4]]


def random_graph(seed: int) -> list[list[int]]:
    choose = random.Random(seed)
    size = choose.randint(1, 9)
    return [
        [choose.randrange(size) for _ in range(choose.choice((0, 1, 1, 2, 3)))] for _ in range(size)
    ]


def reachable(successors: list[list[int]], start: int, without: int = -1) -> set[int]:
    reached: set[int] = set()
    work = [start]
    while work:
        node = work.pop()
        if node not in reached and node != without:
            reached.add(node)
            work += successors[node]
    return reached


def test_dominators_of_a_diamond_and_a_loop() -> None:
    assert dominators(DIAMOND) == [0, 0, 0, 0, 3, 4, -1]
    assert dominators(DIAMOND, entry=6) == [-1, -1, -1, 4, 6, 4, 6]


def test_a_graph_of_nothing() -> None:
    assert dominators([]) == []
    assert DominatorTree([]).idoms == []
    assert components([]) == []


def test_dominance_against_its_definition() -> None:
    for seed in range(200):
        graph = random_graph(seed)
        entry = seed % len(graph)
        tree = DominatorTree(graph, entry)
        all_reached = reachable(graph, entry)
        for upper in range(len(graph)):
            reached = reachable(graph, entry, without=upper)
            for lower in range(len(graph)):
                if lower in all_reached:
                    assert tree.dominates(upper, lower) == (lower not in reached), seed
                else:
                    assert tree.dominates(upper, lower), seed
                    assert tree.idoms[lower] == -1, seed


def test_immediate_dominators_are_the_nearest() -> None:
    for seed in range(200):
        graph = random_graph(seed)
        tree = DominatorTree(graph)
        for node in reachable(graph, 0) - {0}:
            nearest = tree.idoms[node]
            above = [upper for upper in reachable(graph, 0) - {node} if tree.dominates(upper, node)]
            assert nearest in above, seed
            assert all(tree.dominates(upper, nearest) for upper in above), seed


def test_components_stand_behind_what_they_lead_to() -> None:
    assert components(DIAMOND) == [[5], [3, 4], [1], [2], [0], [6]]


def test_components_against_their_definition() -> None:
    for seed in range(200):
        graph = random_graph(seed)
        parts = components(graph)
        assert sorted(itertools.chain(*parts)) == list(range(len(graph)))
        place = {node: index for index, nodes in enumerate(parts) for node in nodes}
        for node in range(len(graph)):
            for other in reachable(graph, node):
                assert place[other] <= place[node], seed
                both = node in reachable(graph, other)
                assert both == (place[other] == place[node]), seed


def test_independent_components_keep_the_order_of_the_nodes() -> None:
    assert components([[], [], [], []]) == [[0], [1], [2], [3]]
    assert components([[3], [], [1], []]) == [[1], [2], [3], [0]]


def test_shortest_cycle_through_a_node() -> None:
    graph = [[1, 2], [2], [3, 0], [0], [4], [0]]
    assert shortest_cycle(graph, 0) == [0, 2, 0]
    assert shortest_cycle(graph, 1) == [1, 2, 0, 1]
    assert shortest_cycle(graph, 4) == [4, 4]
    assert shortest_cycle(graph, 5) == []


def test_cycles_against_their_definition() -> None:
    for seed in range(200):
        graph = random_graph(seed)
        for start in range(len(graph)):
            cycle = shortest_cycle(graph, start)
            back = any(start in reachable(graph, node) for node in graph[start])
            assert bool(cycle) == back, seed
            for node, target in itertools.pairwise(cycle):
                assert target in graph[node], seed
            assert not cycle or (cycle[0], cycle[-1]) == (start, start), seed
            assert len(set(cycle)) == max(len(cycle) - 1, 0), seed


def test_long_chains_need_no_recursion() -> None:
    size = 20_000
    chain = [[node + 1] for node in range(size - 1)] + [[0]]
    tree = DominatorTree(chain)
    assert tree.idoms[1:] == list(range(size - 1))
    assert tree.dominates(1, size - 1)
    assert components(chain) == [list(range(size))]
    assert len(shortest_cycle(chain, 5)) == size + 1


def test_dominators_take_no_square_of_the_nodes() -> None:
    """A switch to all steps of a chain, whose deepest dominator is the entry for each of them."""
    size = 20_000
    sides = [[size + node, node + 1] for node in range(1, size)]
    graph = [[1, *range(size + 1, 2 * size)], *sides, [], *[[] for _ in range(size)]]
    start = time.process_time()
    idoms = dominators(graph)
    assert idoms[size + 1 : 2 * size] == [0] * (size - 1)
    ladder = [[node + 1, size] for node in range(size)] + [[0]]
    assert dominators(ladder)[size] == 0
    assert time.process_time() - start < 4


def test_components_are_those_of_networkx_in_its_order() -> None:
    for seed in range(200):
        graph = random_graph(seed)
        known = nx.from_dict_of_lists(dict(enumerate(graph)), create_using=nx.DiGraph)
        theirs = [sorted(nodes) for nodes in nx.strongly_connected_components(known)]
        between = nx.condensation(known, theirs).reverse(copy=False)
        lowest = [nodes[0] for nodes in theirs]
        order = nx.lexicographical_topological_sort(between, lowest.__getitem__)
        assert components(graph) == [theirs[index] for index in order], seed


# Imports that take as long as a small kernel.
HEAVY = ("networkx", "numpy")
INPUTS = """
import sys
from pathlib import Path
import spvbackend
made = 0
for path in map(Path, sys.stdin.read().split("\\n")):
    try:
        spvbackend.translate(path.read_text(errors="surrogateescape"), extensions="all")
        made += 1
    except (spvbackend.CompileError, spvbackend.Unsupported):
        # The cycle in an error is found by networkx.
        for name in [name for name in sys.modules if name.split(".")[0] == "networkx"]:
            del sys.modules[name]
    for name in HEAVY:
        if sys.modules.pop(name, None):
            print(name, path)
assert made > 1500, made
"""


def test_no_translation_loads_networkx_or_numpy() -> None:
    paths = [*(ROOT / "tests" / "e2e" / "ll").glob("*.ll"), *(ROOT / "tests" / "lit").rglob("*.ll")]
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", INPUTS.replace("HEAVY", repr(HEAVY))],
        input="\n".join(map(str, paths)),
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert (done.stdout, done.stderr) == ("", "")
