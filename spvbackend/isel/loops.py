"""Loop hints: OpLoopMerge from the `llvm.loop` metadata of a latch.

Structured control flow is for Shader (2.16.2); a kernel may use OpLoopMerge for its loop control
alone, and a loop without hints has none. A loop that leaves to several blocks, or to none, has no
merge block, and its hints need OpLoopControlINTEL.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.isel.metadata.loop_controls import independent, loop_control, parallel_groups
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import Block, Function, Inst
from spvbackend.mir.operands import mask_bits
from spvbackend.spirv.opcodes import OpLoopControlINTEL, OpLoopMerge
from spvbackend.spirv.requirements import ENUMERANT_CAPABILITIES
from spvbackend.target.features import UNSTRUCTURED_LOOPS

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector


@final
class LoopHint:
    """A loop with a hint: its latch, the one block it leaves to or None, its loop control."""

    __slots__ = ("control", "exit", "latch")

    def __init__(self, latch: Block, exit: Block | None, control: list[int]) -> None:
        self.latch: Final = latch
        self.exit: Final = exit
        self.control: Final = control


def collect_hints(sel: Selector, function: Function) -> dict[Block, LoopHint]:
    """Loop header -> hint, for the loops that carry one.

    OpLoopMerge names the one exit of a loop, so a loop that leaves to several blocks has its hints
    only where OpLoopControlINTEL may be used.
    """
    hints: dict[Block, LoopHint] = {}
    predecessors: dict[Block, list[Block]] = {}
    merges: set[Block] = set()
    # A list of its own, as a loop may get a block of its own.
    for block in [block for block in function.blocks if block.insts[-1].attachments is not None]:
        last = block.terminator
        if last.attachments is None or "llvm.loop" not in last.attachments or not last.blocks:
            continue
        ref = last.attachments["llvm.loop"]
        control = loop_control(sel, ref, last.line)
        groups = parallel_groups(sel, ref)
        # Blocks are in an order of dominance, so a branch that does not go forward closes a cycle.
        headers = [target for target in last.blocks if target.index <= block.index]
        if headers and (hint := hints.get(headers[0])) is not None:
            # A `continue` is a latch of the same loop; the last in order is the continue target.
            hints[headers[0]] = LoopHint(block, hint.exit, hint.control)
        elif (control or groups) and headers:
            # Computed once, and only where some loop has a hint.
            predecessors = predecessors or _predecessors(function.blocks)
            body = _natural_loop(headers[0], predecessors)
            if groups:
                control = independent(sel, control, groups, body, last.line)
            if not control:
                continue
            exits = _exits(body)
            if len(exits) == 1 and not _is_plain(sel, headers[0], last):
                merge = exits[0]
                # 2.11.2: the merge block that a header declares is that of no other header.
                if merge in merges:
                    merge = _own_exit(sel, function, body, merge)
                    predecessors = {}
                merges.add(merge)
                hints[headers[0]] = LoopHint(block, merge, control)
            elif sel.environment.has(UNSTRUCTURED_LOOPS):
                hints[headers[0]] = LoopHint(block, None, control)
    return hints


def _is_plain(sel: Selector, header: Block, latch: Inst) -> bool:
    """Whether no branch of header and latch has a condition, and the hint is to name no blocks.

    Both instructions say the same of such a loop; llvm-spirv has OpLoopControlINTEL if it may.
    """
    return (
        sel.environment.follows_translator
        and sel.environment.has(UNSTRUCTURED_LOOPS)
        and len(latch.blocks or ()) == len(header.terminator.blocks or ()) == 1
    )


def _predecessors(blocks: list[Block]) -> dict[Block, list[Block]]:
    found: dict[Block, list[Block]] = {block: [] for block in blocks}
    for block in blocks:
        for target in block.successors():
            found[target].append(block)
    return found


def _natural_loop(header: Block, predecessors: dict[Block, list[Block]]) -> dict[Block, None]:
    """The header and all that reaches a latch without it (Aho, Sethi and Ullman).

    A walk over predecessors that the header stops.  Dicts keep the order.
    """
    body = {header: None}
    work = [block for block in predecessors[header] if block.index >= header.index]
    while work:
        block = work.pop()
        if block not in body:
            body[block] = None
            work += predecessors[block]
    return body


def _exits(body: dict[Block, None]) -> list[Block]:
    """The blocks outside of a loop that its blocks branch to."""
    exits: dict[Block, None] = {}
    for block in body:
        exits.update((target, None) for target in block.successors() if target not in body)
    return list(exits)


def _own_exit(sel: Selector, function: Function, body: dict[Block, None], exit: Block) -> Block:
    """A block of the loop's own between it and the block that it leaves to."""
    line = exit.line
    own = Block(exit.type, "", line)
    leave = Inst(op.BR, sel.types.void, [], line)
    leave.blocks = [exit]
    for inst in exit.insts:
        if inst.opcode != op.PHI:
            break
        phi = _split_phi(inst, body, own)
        if phi is not None:
            own.insts.append(phi)
    own.insts.append(leave)
    for inst in own.insts:
        inst.parent = own
    for block in body:
        last = block.terminator
        if last.blocks is not None:
            last.blocks = [own if target is exit else target for target in last.blocks]
    # The loop has all that dominates the block, so it may stand behind the last of its blocks.
    place = max(block.index for block in body) + 1
    function.blocks.insert(place, own)
    for index in range(place, len(function.blocks)):
        function.blocks[index].index = index
    return own


def _split_phi(phi: Inst, body: dict[Block, None], own: Block) -> Inst | None:
    """Give a phi the one value that comes by a new block for all that came from the loop.

    Returns:
        The phi of the new block, None where the loop has one value for it.
    """
    pairs = list(zip(phi.operands, phi.targets, strict=True))
    inner = [(value, block) for value, block in pairs if block in body]
    outer = [(value, block) for value, block in pairs if block not in body]
    value = inner[0][0]
    made: Inst | None = None
    if any(other is not value for other, _ in inner):
        made = Inst(op.PHI, phi.type, [other for other, _ in inner], phi.line)
        made.blocks = [block for _, block in inner]
        made.pointee = phi.pointee
        value = made
    phi.operands = [*(other for other, _ in outer), value]
    phi.blocks = [*(block for _, block in outer), own]
    return made


def loop_merge(sel: Selector, inst: Inst) -> None:
    """Put OpLoopMerge in front of the branch that ends a loop header."""
    block = inst.parent
    if block is None or block not in sel.loop_hints:
        return
    loop = sel.loop_hints[block]
    if loop.exit is None:
        sel.emit_void(OpLoopControlINTEL, loop.control)
        # The grammar has no mask there, so the needs of its bits do not follow from the words.
        for bit in mask_bits(loop.control[0]):
            for capability in ENUMERANT_CAPABILITIES["LoopControl"].get(bit, ()):
                sel.cache.require(capability)
        return
    sel.emit_void(OpLoopMerge, [sel.label(loop.exit), sel.label(loop.latch), *loop.control])
