"""Loops that end in a condition, as GLSL's compilers write them: the continue block has it.

Input: pieces. Output: the same ways through fewer pieces. Where one arm of the last selection in a
loop goes around and the other one leaves, neither does anything else, so that the way back itself
may be the choice (2.11.2: the back-edge block may branch to the header and to the merge block).
A compiler of NVIDIA's unrolls no loop that is left from its body.
"""

from __future__ import annotations

from collections import Counter

from spvbackend.shader.flow.pieces import (
    BRANCH,
    LOOP,
    NO_MERGE,
    OWN,
    SELECTION,
    Along,
    Code,
    End,
    Piece,
)


def with_latches(pieces: list[Piece], switches: set[int]) -> list[Piece]:
    """The pieces of a function with conditional ways back, and headers with their first code.

    Args:
        pieces: of the function.
        switches: the nodes that end in one, which needs a merge block of its own.
    """
    entries = Counter(target for piece in pieces for target in piece.targets)
    heads = [piece for piece in pieces if piece.merge_kind == LOOP and piece.end == BRANCH]
    if not heads:
        return pieces
    named = {other for piece in pieces for other in (piece.merge, piece.continuing)}
    before = {target: piece for piece in pieces for target in piece.targets}
    gone: set[Piece] = set()
    for head in heads:
        _make_latch(head, before, entries, switches, gone)
    for head in heads:
        (body,) = head.targets
        is_plain = body.end == BRANCH and body.merge_kind == NO_MERGE
        if is_plain and entries[body] == 1 and body not in named:
            head.items += body.items
            head.targets = body.targets
            gone.add(body)
    return [piece for piece in pieces if piece not in gone]


def _make_latch(
    head: Piece,
    before: dict[Piece, Piece],
    entries: Counter[Piece],
    switches: set[int],
    gone: set[Piece],
) -> None:
    """Move the choice at the end of a loop to its continue block, if there is one."""
    latch, behind = head.continuing, head.merge
    if latch is None or behind is None or entries[latch] != 1 or not _brings(latch, head):
        return
    meeting = before[latch]
    if entries[meeting] != 1 or not _brings(meeting, latch):
        return
    around = before[meeting]
    if entries[around] != 1 or not _brings(around, meeting):
        return
    choice = before[around]
    if choice.merge is not meeting or choice.merge_kind != SELECTION or choice.end != OWN:
        return
    others = [target for target in choice.targets if target is not around]
    if len(choice.targets) != 2 or len(others) != 1:
        return
    (leaving,) = others
    if entries[leaving] != 1 or not _brings(leaving, behind):
        return
    last = choice.items[-1]
    assert isinstance(last, Code), "a piece ends as the node does whose code is last in it"
    if last.node in switches:
        return
    # Each edge brings values to phis of its own, so that it does no harm if both are brought.
    latch.items = [*around.items, *leaving.items, *meeting.items, *latch.items, End(last.node)]
    latch.end = OWN
    latch.targets = [head if target is around else behind for target in choice.targets]
    choice.branch(latch)
    choice.merge_kind, choice.merge = NO_MERGE, None
    gone.update((around, leaving, meeting))


def _brings(piece: Piece, target: Piece) -> bool:
    """Whether a piece does nothing but to bring values to where it leads."""
    return (
        piece.end == BRANCH
        and piece.merge_kind == NO_MERGE
        and piece.targets[0] is target
        and all(isinstance(item, Along) for item in piece.items)
    )
