"""Control flow of a function: edges, dominators, and where each value is defined.

Input: a function that may be wrong in any way but for its lists of blocks and instructions. Blocks
are identified by their index. A branch to what is no block of the function has no edge here.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.graphs import DominatorTree
from spvbackend.llvmir.opcodes import TERMINATORS
from spvbackend.llvmir.values import Block, Function, Inst


@final
class Flow:
    """Edges between the blocks of a function, which block dominates which, places of values.

    `blocks` has the index of each block, `places` for each instruction that of its block and its
    position there.
    """

    __slots__ = ("blocks", "places", "predecessors", "successors", "tree")

    def __init__(self, function: Function) -> None:
        blocks = function.blocks
        # The positions are counted here: `Block.index` is one of the things to check.
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
        """Whether control can get to a block."""
        return self.tree.idoms[block] >= 0


def _targets(block: Block, indices: dict[Block, int]) -> list[int]:
    """Where a block leads, as often as its terminator says so."""
    if not block.insts or block.insts[-1].opcode not in TERMINATORS:
        return []
    return [indices[target] for target in block.insts[-1].blocks or [] if target in indices]
