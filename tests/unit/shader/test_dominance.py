"""Dominators and meeting places are what the definitions say."""

import random

from spvbackend.shader.flow.dominance import Dominance
from spvbackend.shader.flow.flow_graph import Flow, edges_of
from tests.generators.flow_graphs import random_reducible_graph
from tests.offenders import for_each

SEEDS = 200


def in_order(graph: list[list[int]]) -> list[list[int]]:
    """The predecessors of each node, by numbers in reverse postorder."""
    flow = Flow(edges_of(graph))
    return [[flow.place[one] for one in flow.predecessors[node]] for node in flow.order]


def reached(predecessors: list[list[int]], start: int, without: set[int]) -> set[int]:
    """Return the nodes on paths from a start that avoid some nodes."""
    nodes: set[int] = set()
    work = [start]
    while work:
        node = work.pop()
        for target, before in enumerate(predecessors):
            if node in before and target not in nodes and target not in without:
                nodes.add(target)
                work.append(target)
    return nodes


@for_each(range(SEEDS))
def test_random_graphs(seed: int) -> None:
    rng = random.Random(seed)
    predecessors = in_order(random_reducible_graph(rng, rng.randrange(2, 12)))
    dominance = Dominance(predecessors)
    count = len(predecessors)
    for node in range(count):
        passed = {0} | reached(predecessors, 0, {node}) if node else set()
        for other in range(count):
            expected = other == node or other not in passed
            assert dominance.dominates(node, other) == expected, (node, other)
    places = set(rng.sample(range(count), rng.randrange(1, min(4, count) + 1)))
    # The definition of the iterated dominance frontier, by rounds.
    expected_places: set[int] = set()
    while True:
        sources = places | expected_places
        expected_now = {
            node
            for node, before in enumerate(predecessors)
            for source in sources
            if any(dominance.dominates(source, one) for one in before)
            and (source == node or not dominance.dominates(source, node))
        }
        if expected_now == expected_places:
            break
        expected_places = expected_now
    assert dominance.meeting_places(places) == expected_places


def test_a_chain_has_no_meeting_places() -> None:
    dominance = Dominance([[], [0], [1]])
    assert dominance.idom == [0, 0, 1]
    assert dominance.meeting_places([1]) == set()


def test_ways_of_a_diamond_meet_at_its_end() -> None:
    dominance = Dominance([[], [0], [0], [1, 2]])
    assert dominance.idom == [0, 0, 0, 0]
    assert dominance.meeting_places([1]) == {3}


def test_a_value_of_a_loop_meets_the_one_before_it() -> None:
    dominance = Dominance([[], [0, 2], [1], [1]])
    assert dominance.meeting_places([2]) == {1}
    assert dominance.meeting_places([3]) == set()
