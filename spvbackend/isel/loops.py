"""Loop hints: OpLoopMerge from the `llvm.loop` metadata of a latch.

Only Shader requires structured control flow (2.16.2); a kernel may use OpLoopMerge for its loop
control alone, and a loop without hints has none. A loop with several exit blocks, or none, has no
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
    """A loop with a hint: its latch, its only exit block (or None), and its loop control."""

    __slots__ = ("control", "exit", "latch")

    def __init__(self, latch: Block, exit: Block | None, control: list[int]) -> None:
        self.latch: Final = latch
        self.exit: Final = exit
        self.control: Final = control


def collect_hints(sel: Selector, function: Function) -> dict[Block, LoopHint]:
    """Map each loop header to the loop's hint, for loops that carry one.

    OpLoopMerge names one exit, so a loop with several exits keeps its hints only if
    OpLoopControlINTEL is available.
    """
    hints: dict[Block, LoopHint] = {}
    predecessors: dict[Block, list[Block]] = {}
    merges: set[Block] = set()
    # Iterate over a copy: a loop may get a new exit block.
    for block in [block for block in function.blocks if block.insts[-1].attachments is not None]:
        last = block.terminator
        if last.attachments is None or "llvm.loop" not in last.attachments or not last.blocks:
            continue
        ref = last.attachments["llvm.loop"]
        control = loop_control(sel, ref, last.line)
        groups = parallel_groups(sel, ref)
        # Blocks are in dominance order, so a branch that does not go forward closes a cycle.
        headers = [target for target in last.blocks if target.index <= block.index]
        if headers and (hint := hints.get(headers[0])) is not None:
            # A `continue` is another latch of the loop; the last one in order is the continue
            # target.
            hints[headers[0]] = LoopHint(block, hint.exit, hint.control)
        elif (control or groups) and headers:
            # Compute predecessors once, and only if some loop has a hint.
            predecessors = predecessors or _predecessors(function.blocks)
            body = _natural_loop(headers[0], predecessors)
            if groups:
                control = independent(sel, control, groups, body, last.line)
            if not control:
                continue
            exits = _exits(body)
            if len(exits) == 1 and not _is_plain(sel, headers[0], last):
                merge = exits[0]
                # A merge block belongs to one header only (2.11.2).
                if merge in merges:
                    merge = _own_exit(sel, function, body, merge)
                    predecessors = {}
                merges.add(merge)
                hints[headers[0]] = LoopHint(block, merge, control)
            elif sel.environment.prefers(UNSTRUCTURED_LOOPS):
                hints[headers[0]] = LoopHint(block, None, control)
    return hints


def _is_plain(sel: Selector, header: Block, latch: Inst) -> bool:
    """Whether header and latch branch unconditionally, so that the hint need not name blocks.

    Both instructions mean the same then; llvm-spirv uses OpLoopControlINTEL if available.
    """
    return (
        sel.environment.follows_translator
        and sel.environment.prefers(UNSTRUCTURED_LOOPS)
        and len(latch.blocks or ()) == len(header.terminator.blocks or ()) == 1
    )


def _predecessors(blocks: list[Block]) -> dict[Block, list[Block]]:
    predecessors: dict[Block, list[Block]] = {block: [] for block in blocks}
    for block in blocks:
        for target in block.successors():
            predecessors[target].append(block)
    return predecessors


def _natural_loop(header: Block, predecessors: dict[Block, list[Block]]) -> dict[Block, None]:
    """Return the header and all blocks that reach a latch without passing it (Aho, Sethi, Ullman).

    The walk over predecessors stops at the header. Dicts keep the order.
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
    """Return the blocks outside of a loop that its blocks branch to."""
    exits: dict[Block, None] = {}
    for block in body:
        exits.update((target, None) for target in block.successors() if target not in body)
    return list(exits)


def _own_exit(sel: Selector, function: Function, body: dict[Block, None], exit: Block) -> Block:
    """Insert a block between the loop and its exit block."""
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
    # The loop contains the exit's dominators, so the new block may follow the loop's last block.
    place = max(block.index for block in body) + 1
    function.blocks.insert(place, own)
    for index in range(place, len(function.blocks)):
        function.blocks[index].index = index
    return own


def _split_phi(phi: Inst, body: dict[Block, None], own: Block) -> Inst | None:
    """Replace the phi's values from the loop by one value from the new block.

    Returns:
        The phi of the new block, or None if the loop gives the phi a single value.
    """
    pairs = list(zip(phi.operands, phi.targets, strict=True))
    inner = [(value, block) for value, block in pairs if block in body]
    outer = [(value, block) for value, block in pairs if block not in body]
    value = inner[0][0]
    inner_phi: Inst | None = None
    if any(other is not value for other, _ in inner):
        inner_phi = Inst(op.PHI, phi.type, [other for other, _ in inner], phi.line)
        inner_phi.blocks = [block for _, block in inner]
        inner_phi.pointee = phi.pointee
        value = inner_phi
    phi.operands = [*(other for other, _ in outer), value]
    phi.blocks = [*(block for _, block in outer), own]
    return inner_phi


def loop_merge(sel: Selector, inst: Inst) -> None:
    """Emit OpLoopMerge before the branch that ends a loop header."""
    block = inst.parent
    if block is None or block not in sel.loop_hints:
        return
    loop = sel.loop_hints[block]
    if loop.exit is None:
        sel.emit_void(OpLoopControlINTEL, loop.control)
        # The grammar has no mask there, so layout cannot derive the capabilities of its bits.
        for bit in mask_bits(loop.control[0]):
            for capability in ENUMERANT_CAPABILITIES["LoopControl"].get(bit, ()):
                sel.cache.require(capability)
        return
    sel.emit_void(OpLoopMerge, [sel.label(loop.exit), sel.label(loop.latch), *loop.control])
