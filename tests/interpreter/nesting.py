"""Tracks the constructs around a walk, by the rules of 2.11.2 for entering and leaving them."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from spvbackend.spirv import opcodes as op
from tests.interpreter.shader import Shader


class NestingError(AssertionError):
    """A walk breaks a rule of structured control flow."""


class Construct(NamedTuple):
    """An entered construct; `continuing` is 0 for all except loops."""

    header: int
    merge: int
    continuing: int
    is_switch: bool


@final
class Nesting:
    """Follows a walk from block to block.

    A block must be in the same constructs each time that a walk comes to it.
    """

    def __init__(self, shader: Shader) -> None:
        self._constructs: Final = _constructs(shader)
        self._open: list[Construct] = []
        self._seen: Final[dict[int, list[Construct]]] = {}
        self._continued: Final[set[int]] = set()
        merges = [each.merge for each in self._constructs.values()]
        if len(set(merges)) != len(merges):
            raise NestingError("a block is the merge block of two headers")

    def step(self, block: int, target: int) -> None:
        """Go from a block, with its merge instruction, to another one.

        Raises:
            NestingError: no rule allows the branch.
        """
        own = self._constructs.get(block)
        if own is not None and own not in self._open:
            self._open.append(own)
        self._leave(block, target)
        around = [each for each in self._open if each.header != target]
        before = self._seen.setdefault(target, around)
        if before != around:
            raise NestingError(f"block %{target} is now in {around}, and was in {before}")

    def _leave(self, block: int, target: int) -> None:
        """Close the constructs that a branch leaves."""
        is_inner_switch = is_inner_loop = True
        for depth in range(len(self._open) - 1, -1, -1):
            at = self._open[depth]
            is_innermost = depth == len(self._open) - 1
            if target == at.merge:
                allowed = is_innermost or (
                    is_inner_loop if at.continuing else at.is_switch and is_inner_switch
                )
                if not allowed:
                    raise NestingError(f"block %{block} leaves two constructs for %{target}")
                del self._open[depth:]
                return
            if at.continuing and target in (at.continuing, at.header):
                if not is_inner_loop:
                    raise NestingError(f"block %{block} continues the loop around its own")
                self._go_around(at, target)
                del self._open[depth + 1 :]
                return
            is_inner_loop &= not at.continuing
            is_inner_switch &= not at.continuing and not at.is_switch

    def _go_around(self, loop: Construct, target: int) -> None:
        """Note the branch to a continue target, after which a back edge is allowed."""
        if target == loop.continuing:
            self._continued.add(target)
        elif loop.continuing not in self._continued:
            raise NestingError(f"a way back to %{target} is not behind %{loop.continuing}")
        else:
            self._continued.discard(loop.continuing)


def _constructs(shader: Shader) -> dict[int, Construct]:
    """Return the construct of each header."""
    constructs: dict[int, Construct] = {}
    for label, insts in shader.blocks.items():
        if len(insts) < 2:
            continue
        said, end = insts[-2:]
        if said.opcode == op.OpLoopMerge:
            constructs[label] = Construct(label, said.words[0], said.words[1], False)
        elif said.opcode == op.OpSelectionMerge:
            constructs[label] = Construct(label, said.words[0], 0, end.opcode == op.OpSwitch)
        elif end.opcode == op.OpSwitch:
            raise NestingError(f"the switch of block %{label} has no merge block")
    return constructs
