"""Control flow of a machine function: edges, dominators.

Blocks are named by their index. A branch to a label outside of the function has no edge here; the
verifier reports it.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.graphs import DominatorTree
from spvbackend.mir.inst import MachineBlock, MachineFunction, MachineInst
from spvbackend.spirv.opcodes import OpBranch, OpBranchConditional, OpSwitch


def branch_labels(inst: MachineInst) -> list[int]:
    """Return the labels a terminator names, in order and as often as it does."""
    words = inst.operands
    if inst.opcode == OpBranch:
        return words[:1]
    if inst.opcode == OpBranchConditional:
        return words[1:3]
    if inst.opcode == OpSwitch:
        return [word for word in words[1:] if word < 0]
    return []


@final
class Flow:
    """Edges between the blocks of a function, and which block dominates which."""

    __slots__ = ("predecessors", "successors", "tree")

    def __init__(self, function: MachineFunction) -> None:
        blocks = function.blocks
        indices = {block.label: index for index, block in enumerate(blocks)}
        self.successors: Final = [_targets(block, indices) for block in blocks]
        self.predecessors: Final[list[list[int]]] = [[] for _ in blocks]
        for index, targets in enumerate(self.successors):
            for target in targets:
                self.predecessors[target].append(index)
        self.tree: Final = DominatorTree(self.successors)


def _targets(block: MachineBlock, indices: dict[int, int]) -> list[int]:
    if not block.insts:
        return []
    # Each successor once, as OpPhi has one pair for each predecessor, not for each edge.
    targets: dict[int, None] = {}
    for label in branch_labels(block.insts[-1]):
        if label in indices:
            targets[indices[label]] = None
    return list(targets)
