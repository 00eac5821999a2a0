"""Control flow of a machine function: edges, dominators.

Blocks are meant by their index. A branch to what is no block of the function has no edge here.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.mir.inst import MachineBlock, MachineFunction, MachineInst
from spvbackend.spirv.opcodes import (
    OpAbortKHR,
    OpBranch,
    OpBranchConditional,
    OpKill,
    OpReturn,
    OpReturnValue,
    OpSwitch,
    OpTerminateInvocation,
    OpUnreachable,
)

# Block termination instructions (2.2.5).
TERMINATORS: Final = frozenset(
    (
        OpAbortKHR,
        OpBranch,
        OpBranchConditional,
        OpKill,
        OpReturn,
        OpReturnValue,
        OpSwitch,
        OpTerminateInvocation,
        OpUnreachable,
    )
)


def branch_labels(inst: MachineInst) -> list[int]:
    """The labels a terminator names, in order and as often as it does."""
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

    __slots__ = ("_enter", "_leave", "idoms", "order", "predecessors", "successors")

    def __init__(self, function: MachineFunction) -> None:
        blocks = function.blocks
        indices = {block.label: index for index, block in enumerate(blocks)}
        self.successors: Final = [_targets(block, indices) for block in blocks]
        self.predecessors: Final[list[list[int]]] = [[] for _ in blocks]
        for index, targets in enumerate(self.successors):
            for target in targets:
                self.predecessors[target].append(index)
        self.order: Final = _reverse_postorder(self.successors)
        self.idoms: Final = _immediate_dominators(self.order, self.predecessors)
        self._enter: Final = [0] * len(blocks)
        self._leave: Final = [0] * len(blocks)
        _number_tree(self.order, self.idoms, self._enter, self._leave)

    def dominates(self, upper: int, lower: int) -> bool:
        """Whether every way to `lower` goes through `upper`; none leads to unreachable blocks."""
        if self.idoms[lower] < 0:
            return True
        return (
            self.idoms[upper] >= 0
            and self._enter[upper] <= self._enter[lower]
            and self._leave[lower] <= self._leave[upper]
        )


def _targets(block: MachineBlock, indices: dict[int, int]) -> list[int]:
    if not block.insts:
        return []
    found: dict[int, None] = {}
    for label in branch_labels(block.insts[-1]):
        if label in indices:
            found[indices[label]] = None
    return list(found)


def _reverse_postorder(successors: list[list[int]]) -> list[int]:
    """Reachable blocks; a block is behind all that lead to it, but for loops."""
    if not successors:
        return []
    seen = [False] * len(successors)
    seen[0] = True
    done: list[int] = []
    stack = [0]
    places = [0] * len(successors)
    while stack:
        block = stack[-1]
        targets = successors[block]
        place = places[block]
        if place == len(targets):
            done.append(stack.pop())
            continue
        places[block] = place + 1
        if not seen[targets[place]]:
            seen[targets[place]] = True
            stack.append(targets[place])
    done.reverse()
    return done


def _immediate_dominators(order: list[int], predecessors: list[list[int]]) -> list[int]:
    """By Cooper, Harvey and Kennedy; the entry block has itself, an unreachable one -1."""
    idoms = [-1] * len(predecessors)
    if not order:
        return idoms
    rank = [0] * len(predecessors)
    for index, block in enumerate(order):
        rank[block] = index
    idoms[order[0]] = order[0]
    changed = True
    while changed:
        changed = False
        for block in order[1:]:
            found = -1
            for source in predecessors[block]:
                if idoms[source] >= 0:
                    found = source if found < 0 else _meet(found, source, idoms, rank)
            if found != idoms[block]:
                idoms[block] = found
                changed = True
    return idoms


def _meet(left: int, right: int, idoms: list[int], rank: list[int]) -> int:
    """The lowest block of the tree above both."""
    while left != right:
        while rank[left] > rank[right]:
            left = idoms[left]
        while rank[right] > rank[left]:
            right = idoms[right]
    return left


def _number_tree(order: list[int], idoms: list[int], enter: list[int], leave: list[int]) -> None:
    """Give each block the span of numbers of the tree below it."""
    children: list[list[int]] = [[] for _ in idoms]
    for block in order[1:]:
        children[idoms[block]].append(block)
    clock = 0
    stack = order[:1]
    while stack:
        block = stack.pop()
        if block < 0:
            leave[~block] = clock
            continue
        clock += 1
        enter[block] = clock
        stack.append(~block)
        stack.extend(children[block])
