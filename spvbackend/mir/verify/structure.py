"""Structured control flow of a function (2.11), which a shader must have.

Input: a function and its edges. Output: its faults, by blocks. Drivers trust the structure of a
module: on a broken one they hang or compute something else. How the cases of a switch may lead into
each other is left to spirv-val.

Structural dominance is that of a graph in which a header leads to its merge block and to its
continue target as well (2.11.1).
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from spvbackend.graphs import DominatorTree
from spvbackend.mir.inst import MachineFunction, MachineInst
from spvbackend.mir.verify.flow import Flow
from spvbackend.spirv import opcodes as op

PLAIN: Final = 0
SWITCH: Final = 1
LOOP: Final = 2
_CHOICES: Final = frozenset((op.OpBranchConditional, op.OpSwitch))
_MERGES: Final = frozenset((op.OpLoopMerge, op.OpSelectionMerge))


class Construct(NamedTuple):
    """The blocks that a header's merge instruction names; a selection's continue target is -1."""

    header: int
    merge: int
    target: int
    kind: int


class StructureError(NamedTuple):
    """A fault at the end of a block."""

    block: int
    message: str


def structure_errors(function: MachineFunction, flow: Flow) -> list[StructureError]:
    """Return the faults in the structure of a function whose labels are all its own."""
    return _Structure(function, flow).errors


@final
class _Structure:
    """The constructs of one function.

    Attributes:
        errors: the faults so far.
    """

    __slots__ = ("_around", "_back", "_constructs", "_flow", "_function", "_tree", "errors")

    def __init__(self, function: MachineFunction, flow: Flow) -> None:
        self.errors: Final[list[StructureError]] = []
        self._function: Final = function
        self._flow: Final = flow
        indices = {block.label: index for index, block in enumerate(function.blocks)}
        self._constructs: Final = _constructs(function, indices)
        edges = [list(targets) for targets in flow.successors]
        for one in self._constructs:
            edges[one.header] += [block for block in (one.merge, one.target) if block >= 0]
        self._tree: Final = DominatorTree(edges)
        self._back: Final = _back_edges(edges)
        self._around: Final[dict[int, list[Construct]]] = {}
        self._check_blocks()
        for one in self._constructs:
            self._check_construct(one)
        for block, targets in enumerate(flow.successors):
            self._check_branches(block, targets)

    def _report(self, block: int, message: str) -> None:
        self.errors.append(StructureError(block, message))

    def _check_blocks(self) -> None:
        """Check that a merge block belongs to one header and is not a continue target."""
        merges: set[int] = set()
        targets = {one.target for one in self._constructs if one.kind == LOOP}
        for one in self._constructs:
            if one.merge in merges:
                self._report(one.header, "the merge block is that of another header too")
            elif one.merge in targets or one.merge == one.header:
                self._report(one.header, "the merge block is a continue target or a header's own")
            merges.add(one.merge)

    def _check_construct(self, one: Construct) -> None:
        """Check that a header dominates what it names, and that a loop has one back edge."""
        tree = self._tree
        if not self._is_reached(one.header):
            return
        for block in (one.merge, one.target):
            if block >= 0 and not tree.dominates(one.header, block):
                self._report(one.header, "the header does not dominate what its merge names")
        if one.kind != LOOP:
            return
        before = self._flow.predecessors[one.header]
        back = [block for block in before if (block, one.header) in self._back]
        if len(back) != 1:
            self._report(one.header, f"{len(back)} branches lead back to the header of the loop")
        elif not tree.dominates(one.target, back[0]):
            self._report(one.header, "the continue target does not dominate the way back")

    def _check_branches(self, block: int, targets: list[int]) -> None:
        """Check that a block ends in a back edge, an exit, or a choice that is merged."""
        if not self._is_reached(block):
            return
        exits = 0
        for target in targets:
            if (block, target) in self._back:
                if not self._is_loop_header(target):
                    self._report(block, "a branch back to a block that is not a loop header")
                exits += 1
                continue
            if any(
                one.header != target and self._holds(one, target) and not self._holds(one, block)
                for one in self._constructs
            ):
                self._report(block, "a branch into a construct that is not to its header")
            left = [one for one in self.around(block) if not self._holds(one, target)]
            is_exit = self._is_exit(block, target)
            exits += is_exit
            if left and not is_exit:
                self._report(block, "a branch out of a construct that is not one of its exits")
        insts = self._function.blocks[block].insts
        is_choice = bool(insts) and insts[-1].opcode in _CHOICES
        if (
            is_choice
            and len(targets) - exits > 1
            and not any(one.header == block for one in self._constructs)
        ):
            self._report(block, "a choice between blocks without a merge instruction")

    def _is_reached(self, block: int) -> bool:
        return block == 0 or self._tree.idoms[block] >= 0

    def _is_loop_header(self, block: int) -> bool:
        return any(one.header == block and one.kind == LOOP for one in self._constructs)

    def _holds(self, one: Construct, block: int) -> bool:
        """Whether a block is in a construct: the header dominates it, and the merge does not."""
        tree = self._tree
        return tree.dominates(one.header, block) and not tree.dominates(one.merge, block)

    def around(self, block: int) -> list[Construct]:
        """Return the constructs around a block, the innermost first."""
        constructs = self._around.get(block)
        if constructs is None:
            held = [one for one in self._constructs if self._holds(one, block)]
            # The header of an inner construct is in more constructs than that of an outer one.
            depths = [sum([self._holds(other, one.header) for other in held]) for one in held]
            order = sorted(range(len(held)), key=lambda place: -depths[place])
            constructs = self._around[block] = [held[place] for place in order]
        return constructs

    def _is_exit(self, block: int, target: int) -> bool:
        """Whether a branch is an exit of the constructs that it leaves (2.11.2).

        Exits lead to the merge block of the innermost construct; through plain selections to that
        of a switch; through both to the merge block or the continue target of the loop.
        """
        passed = PLAIN
        for place, one in enumerate(self.around(block)):
            if target == one.merge and (place == 0 or one.kind > passed):
                return True
            if one.kind == LOOP:
                return target == one.target
            passed = max(passed, one.kind)
        return False


def _back_edges(successors: list[list[int]]) -> set[tuple[int, int]]:
    """Return the edges that close a cycle, by depth-first search (2.2.5, Back Edge)."""
    edges: set[tuple[int, int]] = set()
    seen = {0}
    open_nodes = {0}
    stack = [(0, iter(successors[0]))]
    while stack:
        node, rest = stack[-1]
        target = next(rest, -1)
        if target < 0:
            stack.pop()
            open_nodes.discard(node)
        elif target in open_nodes:
            edges.add((node, target))
        elif target not in seen:
            seen.add(target)
            open_nodes.add(target)
            stack.append((target, iter(successors[target])))
    return edges


def _labels(merge: MachineInst) -> list[int]:
    return merge.operands[: 2 if merge.opcode == op.OpLoopMerge else 1]


def _constructs(function: MachineFunction, indices: dict[int, int]) -> list[Construct]:
    """Return the constructs that the merge instructions of a function open."""
    constructs: list[Construct] = []
    for index, block in enumerate(function.blocks):
        merge = next((inst for inst in block.insts[-3:-1] if inst.opcode in _MERGES), None)
        if merge is None or any(label not in indices for label in _labels(merge)):
            continue
        labels = [indices[label] for label in _labels(merge)]
        if merge.opcode == op.OpLoopMerge:
            constructs.append(Construct(index, labels[0], labels[1], LOOP))
        else:
            kind = SWITCH if block.insts[-1].opcode == op.OpSwitch else PLAIN
            constructs.append(Construct(index, labels[0], -1, kind))
    return constructs
