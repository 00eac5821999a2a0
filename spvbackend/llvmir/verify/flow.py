"""Control flow of a function: edges, dominators, and where each value is defined.

Blocks are meant by their index. A branch to what is no block of the function has no edge here.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir.opcodes import TERMINATORS
from spvbackend.llvmir.values import Block, Function, Inst

NOWHERE: Final = -1


@final
class Flow:
    """Edges between the blocks of a function, which block dominates which, places of values.

    `blocks` has the index of each block, `places` for each instruction that of its block and its
    position there.
    """

    __slots__ = ("_enter", "_leave", "blocks", "idoms", "places", "predecessors",
                 "successors")  # fmt: skip

    def __init__(self, function: Function) -> None:
        blocks = function.blocks
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
        self.idoms: Final = dominators(self.successors) if blocks else []
        self._enter: Final = [0] * len(blocks)
        self._leave: Final = [0] * len(blocks)
        _number_tree(self.idoms, self._enter, self._leave)

    def is_reachable(self, block: int) -> bool:
        """Whether control can get to a block."""
        return self.idoms[block] != NOWHERE

    def dominates(self, upper: int, lower: int) -> bool:
        """Whether every way to `lower` goes through `upper`; none leads to unreachable blocks."""
        if not self.is_reachable(lower):
            return True
        return (
            self.is_reachable(upper)
            and self._enter[upper] <= self._enter[lower]
            and self._leave[lower] <= self._leave[upper]
        )


def _targets(block: Block, indices: dict[Block, int]) -> list[int]:
    """Where a block leads, as often as its terminator says so."""
    if not block.insts or block.insts[-1].opcode not in TERMINATORS:
        return []
    return [indices[target] for target in block.insts[-1].blocks or [] if target in indices]


def _number_tree(idoms: list[int], enter: list[int], leave: list[int]) -> None:
    """Number the tree of dominators so that a block's numbers enclose those of what it dominates.

    The entry has number 1; unreachable blocks keep 0.
    """
    children: list[list[int]] = [[] for _ in idoms]
    for block, idom in enumerate(idoms):
        if idom not in (NOWHERE, block):
            children[idom].append(block)
    number = 0
    stack = [0] if idoms else []
    while stack:
        block = stack[-1]
        if not enter[block]:
            number += 1
            enter[block] = number
            stack += children[block]
        else:
            leave[block] = number
            stack.pop()


def dominators(successors: list[list[int]], entry: int = 0) -> list[int]:
    """The immediate dominator of each node; the entry has itself, an unreachable node -1.

    By Cooper, Harvey and Kennedy (A Simple, Fast Dominance Algorithm).
    """
    order = _postorder(successors, entry)
    rank = [NOWHERE] * len(successors)
    for number, node in enumerate(order):
        rank[node] = number
    predecessors: list[list[int]] = [[] for _ in successors]
    for node in order:
        for target in successors[node]:
            predecessors[target].append(node)
    idoms = [NOWHERE] * len(successors)
    idoms[entry] = entry
    changed = True
    while changed:
        changed = False
        for node in reversed(order[:-1]):
            found = NOWHERE
            for source in predecessors[node]:
                if idoms[source] != NOWHERE:
                    found = source if found == NOWHERE else _meet(found, source, idoms, rank)
            if idoms[node] != found:
                idoms[node] = found
                changed = True
    return idoms


def _postorder(successors: list[list[int]], entry: int) -> list[int]:
    """The nodes that can be reached, each behind those that it leads to but for cycles."""
    seen = [False] * len(successors)
    seen[entry] = True
    done: list[int] = []
    stack = [entry]
    places = [0] * len(successors)
    while stack:
        node = stack[-1]
        place = places[node]
        if place == len(successors[node]):
            done.append(stack.pop())
            continue
        places[node] = place + 1
        target = successors[node][place]
        if not seen[target]:
            seen[target] = True
            stack.append(target)
    return done


def _meet(left: int, right: int, idoms: list[int], rank: list[int]) -> int:
    """The lowest node of the tree that is above both."""
    while left != right:
        while rank[left] < rank[right]:
            left = idoms[left]
        while rank[right] < rank[left]:
            right = idoms[right]
    return left
