"""Control flow of a function: edges, dominators, and definitions of values.

Input: a function that may have any fault except in its lists of blocks and instructions. Blocks are
identified by their index. A branch to another function's block gives no edge.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.graphs import DominatorTree
from spvbackend.llvmir.opcodes import TERMINATORS
from spvbackend.llvmir.values import Block, Function, Inst


@final
class Flow:
    """Edges between a function's blocks, their dominators, and places of values.

    `blocks` has each block's index, `places` each instruction's block index and its position in the
    block.
    """

    __slots__ = ("blocks", "places", "predecessors", "successors", "tree")

    def __init__(self, function: Function) -> None:
        blocks = function.blocks
        # Count the positions here: `Block.index` is itself checked.
        self.blocks: Final = {block: index for index, block in enumerate(blocks)}
        self.places: Final[dict[Inst, tuple[int, int]]] = {
            inst: (index, position)
            for index, block in enumerate(blocks)
            for position, inst in enumerate(block.insts)
        }
        self.successors: Final = [_targets(block, self.blocks) for block in blocks]
        self.predecessors: Final[list[list[int]]] = [[] for _ in blocks]
        for index, targets in enumerate(self.successors):
            for target in targets:
                self.predecessors[target].append(index)
        self.tree: Final = DominatorTree(self.successors)

    def is_reachable(self, block: int) -> bool:
        """Whether control can reach a block."""
        return self.tree.idoms[block] >= 0


def _targets(block: Block, indices: dict[Block, int]) -> list[int]:
    """Return a block's successors, once per mention in its terminator."""
    if not block.insts or block.insts[-1].opcode not in TERMINATORS:
        return []
    return [indices[target] for target in block.insts[-1].blocks or [] if target in indices]
