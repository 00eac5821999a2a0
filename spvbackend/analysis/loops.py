"""How many loops each block lies in."""

from __future__ import annotations

from spvbackend.llvmir.values import Block


def loop_depths(blocks: list[Block]) -> list[int] | None:
    """The depth of each block of a function, None when it has no loop.

    The blocks are in reverse postorder and know their index.  Inner loops are found first and
    stand for all their blocks in the outer ones, so the work is as good as linear.
    """
    latches: dict[int, list[int]] = {}
    for index, block in enumerate(blocks):
        for target in block.successors():
            if target.index <= index:
                latches.setdefault(target.index, []).append(index)
    if not latches:
        return None
    outer = _outer_loops(blocks, latches)
    depths: list[int] = []
    for index in range(len(blocks)):
        around = outer[index]
        depths.append((depths[around] if around >= 0 else 0) + (index in latches))
    return depths


def _outer_loops(blocks: list[Block], latches: dict[int, list[int]]) -> list[int]:
    """The header of the innermost loop around each block, or around the loop it heads; or -1."""
    before: list[list[int]] = [[] for _ in blocks]
    for index, block in enumerate(blocks):
        for target in block.successors():
            before[target.index].append(index)
    outer = [-1] * len(blocks)
    stands_for = list(range(len(blocks)))

    def find(index: int) -> int:
        while stands_for[index] != index:
            stands_for[index] = stands_for[stands_for[index]]
            index = stands_for[index]
        return index

    for header in sorted(latches, reverse=True):
        work = [find(latch) for latch in latches[header]]
        while work:
            index = work.pop()
            # A block in front of the header belongs to a loop with a second entry.
            if index <= header or stands_for[index] != index:
                continue
            stands_for[index] = outer[index] = header
            work += [find(previous) for previous in before[index]]
    return outer
