"""The number of loops around each block, which weighs a cast in it.

Input: a function after `cfg.prune_unreachable`. The algorithm is Havlak's loop nesting forest,
reduced to headers, over union-find with path halving (Tarjan).
"""

from __future__ import annotations

from spvbackend.llvmir.values import Block


def loop_depths(blocks: list[Block]) -> list[int] | None:
    """Return the loop depth of each block of a function, None when it has no loop.

    The blocks are in reverse postorder and know their index. Inner loops come first and are one
    node, their header, in the outer ones, so the work is nearly linear.

    Returns:
        For each block, by its index, the number of loops around it; a header counts its own.
    """
    latches: dict[int, list[int]] = {}
    for index, block in enumerate(blocks):
        for target in block.successors():
            # In reverse postorder only an edge that closes a cycle goes up.
            if target.index <= index:
                latches.setdefault(target.index, []).append(index)
    if not latches:
        return None
    outer = _outer_loops(blocks, latches)
    depths: list[int] = []
    for index in range(len(blocks)):
        # A header precedes its body, so the depth around a block is known.
        around = outer[index]
        depths.append((depths[around] if around >= 0 else 0) + (index in latches))
    return depths


def blocks_in_cycles(blocks: list[Block]) -> set[Block]:
    """Return the blocks in a cycle, or between two of them; the order of blocks does not matter.

    Remove blocks that no cycle leads to from the front, then the others from the back (Kahn).
    """
    after = {block: block.successors() for block in blocks}
    before: dict[Block, list[Block]] = {block: [] for block in blocks}
    for block, targets in after.items():
        for target in targets:
            before[target].append(block)
    return _without_ends(_without_ends(set(blocks), before, after), after, before)


def _without_ends(
    kept: set[Block], before: dict[Block, list[Block]], after: dict[Block, list[Block]]
) -> set[Block]:
    """Return the blocks without those that have no predecessor among them, repeatedly."""
    counts = {block: sum(other in kept for other in before[block]) for block in kept}
    work = [block for block, count in counts.items() if not count]
    while work:
        block = work.pop()
        kept.discard(block)
        for target in after[block]:
            if target in counts:
                counts[target] -= 1
                if not counts[target]:
                    work.append(target)
    return kept


def _outer_loops(blocks: list[Block], latches: dict[int, list[int]]) -> list[int]:
    """Return the header of the innermost loop around each block, or around its own loop; or -1."""
    # Predecessors; blocks themselves do not know them.
    before: list[list[int]] = [[] for _ in blocks]
    for index, block in enumerate(blocks):
        for target in block.successors():
            before[target.index].append(index)
    outer = [-1] * len(blocks)
    # Union-find: the root is the header of the outermost loop so far, or a block in no loop.
    stands_for = list(range(len(blocks)))

    def find(index: int) -> int:
        while stands_for[index] != index:
            # Path halving keeps the chains short without a second pass over them.
            stands_for[index] = stands_for[stands_for[index]]
            index = stands_for[index]
        return index

    # A header comes after those of the loops around it, so inner loops come first.
    for header in sorted(latches, reverse=True):
        work = [find(latch) for latch in latches[header]]
        while work:
            index = work.pop()
            # A block before the header leads to the latch only by a second entry: the cycle is
            # irreducible there, and the block is left out of it.
            if index <= header or stands_for[index] != index:
                continue
            stands_for[index] = outer[index] = header
            work += [find(previous) for previous in before[index]]
    return outer
