"""Loop hints: OpLoopMerge from the `llvm.loop` metadata of a latch.

Structured control flow is for Shader (2.16.2); a kernel may use OpLoopMerge for its loop control
alone, and a loop without hints has none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from spvbackend.isel.hints import may_hint
from spvbackend.llvmir.metadata import Words, hinted_words, node_operands, node_strings
from spvbackend.llvmir.values import Block, Inst
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpLoopMerge
from spvbackend.target.features import LOOP_COUNTS

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_HINTS: Final[dict[str, int]] = {
    "llvm.loop.unroll.enable": spv.LoopControlUnroll,
    "llvm.loop.unroll.full": spv.LoopControlUnroll,
    "llvm.loop.unroll.disable": spv.LoopControlDontUnroll,
    "llvm.loop.ivdep.enable": spv.LoopControlDependencyInfinite,
}
_COUNT: Final = "llvm.loop.unroll.count"
_COUNT_WORDS: Final = Words("one number from 1 to 4294967295", 1, 1, 1)
_UNROLL: Final = spv.LoopControlUnroll | spv.LoopControlPartialCount


def loop_control(sel: Selector, ref: str, line: int) -> list[int]:
    """Loop control mask and parameters of a loop's metadata, empty for no hint."""
    mask = 0
    parameters: list[int] = []
    for operand in node_operands(sel.module, ref):
        # The first operand of a loop's metadata is the node itself, which keeps it distinct
        # (LangRef, 'llvm.loop').
        if operand == ref or not operand.startswith("!"):
            continue
        name = node_strings(sel.module, operand)[:1]
        if name == [_COUNT]:
            parameters = _unroll_count(sel, operand, line)
            mask |= spv.LoopControlPartialCount if parameters else 0
        elif name:
            mask |= _HINTS.get(name[0], 0)
    if mask & _UNROLL and mask & spv.LoopControlDontUnroll:
        # Loop Control: neither of the two may stand beside DontUnroll.
        text = "the loop's metadata asks to unroll it and not to; both hints are ignored"
        sel.module.warn(text, line)
        mask &= ~(_UNROLL | spv.LoopControlDontUnroll)
        parameters = []
    return [mask, *parameters] if mask else []


def _unroll_count(sel: Selector, ref: str, line: int) -> list[int]:
    """The parameter of PartialCount, from `!{!"llvm.loop.unroll.count", i32 4}`."""
    if not may_hint(sel, LOOP_COUNTS, f"metadata '{_COUNT}'", line):
        return []
    # The name is no number, so what follows it is a node of its own to look at.
    number = ", ".join(node_operands(sel.module, ref)[1:])
    return hinted_words(sel.module, _COUNT, f"!{{{number}}}", _COUNT_WORDS, line) or []


class LoopHint(NamedTuple):
    """A loop with a hint: its latch, the one block it leaves to, its loop control."""

    latch: Block
    exit: Block
    control: list[int]


def collect_hints(sel: Selector, blocks: list[Block]) -> dict[Block, LoopHint]:
    """Loop header -> hint, for the loops that carry one.

    OpLoopMerge names the one exit of a loop, so a loop that leaves to several blocks has none.
    """
    hints: dict[Block, LoopHint] = {}
    predecessors: dict[Block, list[Block]] = {}
    for block in blocks:
        last = block.terminator
        if last.attachments is None or "llvm.loop" not in last.attachments or not last.blocks:
            continue
        control = loop_control(sel, last.attachments["llvm.loop"], last.line)
        # Blocks are in an order of dominance, so a branch that does not go forward closes a cycle.
        headers = [target for target in last.blocks if target.index <= block.index]
        if control and headers:
            # Computed once, and only where some loop has a hint.
            predecessors = predecessors or _predecessors(blocks)
            exits = _exits(headers[0], block, predecessors)
            if len(exits) == 1:
                hints[headers[0]] = LoopHint(block, exits[0], control)
    return hints


def _predecessors(blocks: list[Block]) -> dict[Block, list[Block]]:
    found: dict[Block, list[Block]] = {block: [] for block in blocks}
    for block in blocks:
        for target in block.successors():
            found[target].append(block)
    return found


def _exits(header: Block, latch: Block, predecessors: dict[Block, list[Block]]) -> list[Block]:
    """The blocks outside of the natural loop that its blocks branch to.

    The natural loop of a back edge is the header and all that reaches the latch without it (Aho,
    Sethi and Ullman): a walk over predecessors that the header stops.  Dicts keep the order.
    """
    body = {header: None}
    work = [latch]
    while work:
        block = work.pop()
        if block not in body:
            body[block] = None
            work += predecessors[block]
    exits: dict[Block, None] = {}
    for block in body:
        exits.update((target, None) for target in block.successors() if target not in body)
    return list(exits)


def loop_merge(sel: Selector, inst: Inst) -> None:
    """Put OpLoopMerge in front of the branch that ends a loop header."""
    block = inst.parent
    if block is None or block not in sel.loop_hints:
        return
    loop = sel.loop_hints[block]
    sel.emit_void(OpLoopMerge, [sel.label(loop.exit), sel.label(loop.latch), *loop.control])
