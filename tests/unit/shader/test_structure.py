"""Structured control flow leads through the same nodes as the graph that it was made from."""

import random
import subprocess
from pathlib import Path

import pytest

import spvbackend
from spvbackend.shader.flow.flow_graph import Flow, edges_of
from spvbackend.shader.flow.irreducible import reducible
from spvbackend.shader.flow.pieces import LOOP, OWN, SELECTION, WRAP, Piece
from spvbackend.shader.flow.structure import structure
from spvbackend.validate import find_spirv_val
from tests.generators.flow_graphs import (
    is_whole,
    random_graph,
    random_reducible_graph,
    walk,
    walk_pieces,
    ways_out_of_loops,
)

SEEDS = 40
SEEDS_OF_BLOCK = 25


def pieces_of(successors: list[list[int]], leaves_switches: bool = True) -> list[Piece]:
    switches = {node for node, targets in enumerate(successors) if len(targets) > 2}
    return structure(reducible(edges_of(successors)), switches, leaves_switches)


def check(successors: list[list[int]]) -> None:
    for leaves_switches in (True, False):
        pieces = pieces_of(successors, leaves_switches)
        assert is_whole(pieces), successors
        for state in range(16):
            assert walk_pieces(pieces, state) == walk(successors, state), successors
        for switches, is_continue in ways_out_of_loops(pieces):
            most = 0 if not leaves_switches else 1 if is_continue else switches
            assert switches <= most, successors


@pytest.mark.parametrize("block", range(SEEDS))
def test_random_graphs(block: int) -> None:
    for seed in range(block * SEEDS_OF_BLOCK, (block + 1) * SEEDS_OF_BLOCK):
        rng = random.Random(seed)
        check(random_graph(rng, rng.randrange(2, 16)))
        graph = random_reducible_graph(rng, rng.randrange(2, 24))
        assert Flow(edges_of(graph)).is_reducible
        check(graph)


def test_a_diamond_meets_at_its_end() -> None:
    pieces = pieces_of([[1, 2], [3], [3], []])
    assert [piece.merge_kind for piece in pieces if piece.merge_kind] == [SELECTION]
    assert pieces[-1].end == OWN


def test_a_loop_has_an_own_continue_block() -> None:
    pieces = pieces_of([[1], [2, 3], [1], []])
    (head,) = [piece for piece in pieces if piece.merge_kind == LOOP]
    assert head.continuing is not None
    assert head.continuing.targets == [head]


def test_a_block_that_is_left_early_is_a_switch_of_no_case() -> None:
    # Node 4 is behind 3, and 1 leads past that.
    pieces = pieces_of([[1, 2], [3, 4], [3], [4], []])
    assert [piece.end for piece in pieces].count(WRAP) == 1


def test_a_cycle_of_two_entries_gets_a_dispatcher() -> None:
    flow = reducible(edges_of([[1, 2], [2], [1, 3], []]))
    assert len(flow.edges) == 5
    assert flow.is_reducible
    check([[1, 2], [2], [1, 3], []])


def test_a_long_chain_is_no_recursion() -> None:
    check([*[[node + 1, node + 2] for node in range(3000)], [3001], []])


def ir_of(successors: list[list[int]]) -> str:
    """A kernel that keeps the hash of its walk."""
    lines = ["define spir_kernel void @walk(ptr addrspace(1) %out, i32 %start) {"]
    befores: dict[int, list[int]] = {node: [] for node in range(len(successors))}
    for node, targets in enumerate(successors):
        for target in targets:
            befores[target].append(node)
    for node, targets in enumerate(successors):
        lines.append(f"n{node}:")
        state = "%start"
        if befores[node]:
            pairs = ", ".join(f"[ %s{one}, %n{one} ]" for one in befores[node])
            lines.append(f"  %p{node} = phi i32 {pairs}")
            state = f"%p{node}"
        lines.append(f"  %m{node} = mul i32 {state}, 1103515245")
        lines.append(f"  %s{node} = add i32 %m{node}, {node * 12345 + 7}")
        if not targets:
            lines += [f"  store i32 %s{node}, ptr addrspace(1) %out", "  ret void"]
        elif len(targets) == 1:
            lines.append(f"  br label %n{targets[0]}")
        else:
            lines.append(f"  %h{node} = lshr i32 %s{node}, 8")
            lines.append(f"  %c{node} = urem i32 %h{node}, {len(targets)}")
            cases = " ".join(f"i32 {at}, label %n{one}" for at, one in enumerate(targets) if at)
            lines.append(f"  switch i32 %c{node}, label %n{targets[0]} [ {cases} ]")
    return "\n".join([*lines, "}", ""])


@pytest.mark.skipif(find_spirv_val() is None, reason="spirv-val is not installed")
@pytest.mark.parametrize("seed", range(12))
def test_the_module_is_valid(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    graph = random_graph(rng, rng.randrange(4, 14))
    text = ir_of(graph)
    spirv = spvbackend.translate(text, triple="spirv64-unknown-vulkan1.3", verify=True)
    path = tmp_path / "walk.spv"
    path.write_bytes(spirv)
    command = [str(find_spirv_val()), "--target-env", "vulkan1.3", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr + text
