"""A branch that leads elsewhere is found wherever spirv-val finds it, and nowhere else."""

from __future__ import annotations

import random
import subprocess
from array import array
from pathlib import Path

import pytest

import spvbackend
from spvbackend.emit.read import instructions
from spvbackend.emit.verify.rebuild import Rebuilt
from spvbackend.emit.verify.scan import scan_words
from spvbackend.mir.verify.module import verify_machine_module
from spvbackend.spirv.opcodes import OpBranch, OpBranchConditional, OpLabel
from spvbackend.validate import find_spirv_val
from tests.generators.flow_graphs import random_graph

SEEDS = 10
MUTATIONS = 6
LEFT_OUT = "Case construct"
"""What spirv-val says of cases that lead into each other."""


def ir_of(successors: list[list[int]]) -> str:
    """A kernel whose way is in memory, so that no value hangs on it."""
    lines = ["define spir_kernel void @walk(ptr addrspace(1) %p) {"]
    for node, targets in enumerate(successors):
        lines += [f"n{node}:", f"  %s{node} = load volatile i32, ptr addrspace(1) %p"]
        lines.append(f"  store volatile i32 {node}, ptr addrspace(1) %p")
        if not targets:
            lines.append("  ret void")
        elif len(targets) == 1:
            lines.append(f"  br label %n{targets[0]}")
        else:
            cases = " ".join(f"i32 {at}, label %n{one}" for at, one in enumerate(targets) if at)
            lines.append(f"  switch i32 %s{node}, label %n{targets[0]} [ {cases} ]")
    return "\n".join([*lines, "}", ""])


def mutated(words: array[int], rng: random.Random) -> array[int]:
    """The module with a target of one branch replaced."""
    labels = [words[start + 1] for opcode, start, _ in instructions(words) if opcode == OpLabel]
    branches = [
        (start, opcode)
        for opcode, start, _ in instructions(words)
        if opcode in (OpBranch, OpBranchConditional)
    ]
    found = array("I", words)
    start, opcode = rng.choice(branches)
    found[start + (1 if opcode == OpBranch else rng.choice((2, 3)))] = rng.choice(labels[1:])
    return found


@pytest.mark.skipif(find_spirv_val() is None, reason="spirv-val is not installed")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_verdicts_are_those_of_spirv_val(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    graph = random_graph(rng, rng.randrange(4, 12))
    spirv = spvbackend.translate(ir_of(graph), triple="spirv64-unknown-vulkan1.3")
    path = tmp_path / "walk.spv"
    for _ in range(MUTATIONS):
        words = mutated(array("I", spirv), rng)
        path.write_bytes(words.tobytes())
        command = [str(find_spirv_val()), "--target-env", "vulkan1.3", str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        own = verify_machine_module(Rebuilt(words, scan_words(words)).machine)
        if LEFT_OUT not in done.stderr:
            assert bool(own) == bool(done.returncode), (graph, own, done.stderr)
