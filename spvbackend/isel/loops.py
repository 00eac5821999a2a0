"""Loop hints: OpLoopMerge from the `llvm.loop` metadata of a latch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.llvmir.metadata import node_operands, node_strings
from spvbackend.llvmir.values import Inst

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector
    from spvbackend.llvmir.values import Block
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpLoopMerge

_HINTS: Final[dict[str, int]] = {
    "llvm.loop.unroll.enable": spv.LoopControlUnroll,
    "llvm.loop.unroll.full": spv.LoopControlUnroll,
    "llvm.loop.unroll.disable": spv.LoopControlDontUnroll,
    "llvm.loop.ivdep.enable": spv.LoopControlDependencyInfinite,
}
_COUNT: Final = "llvm.loop.unroll.count"


def loop_control(sel: Selector, ref: str) -> list[int]:
    """Loop control mask and parameters of a loop's metadata, empty for no hint."""
    mask = 0
    parameters: list[int] = []
    for operand in node_operands(sel.module, ref):
        if operand == ref or not operand.startswith("!"):
            continue
        names = node_strings(sel.module, operand)
        if not names:
            continue
        mask |= _HINTS.get(names[0], 0)
        if names[0] == _COUNT and sel.environment.version >= 0x00010400:
            count = node_operands(sel.module, operand)[-1].split()[-1]
            mask |= spv.LoopControlPartialCount
            parameters = [int(count)]
    return [mask, *parameters] if mask else []


def collect_hints(sel: Selector, blocks: list[Block]) -> dict[Block, tuple[Block, list[int]]]:
    """Loop header -> latch and loop control, for the loops that carry a hint."""
    hints: dict[Block, tuple[Block, list[int]]] = {}
    for block in blocks:
        last = block.terminator
        if last.attachments is None or "llvm.loop" not in last.attachments or not last.blocks:
            continue
        control = loop_control(sel, last.attachments["llvm.loop"])
        headers = [target for target in last.blocks if target.index <= block.index]
        if control and headers:
            hints[headers[0]] = (block, control)
    return hints


def loop_merge(sel: Selector, inst: Inst) -> None:
    """Put OpLoopMerge in front of the branch that ends a loop header.

    The merge block is where the header or the latch leaves the loop; a loop that is left
    elsewhere gets no hint, since OpLoopMerge must name its one exit.
    """
    block = inst.parent
    if block is None or block not in sel.loop_hints:
        return
    latch, control = sel.loop_hints[block]
    first, last = block.index, latch.index
    for source in (block, latch):
        for target in source.successors():
            if target.index > last or target.index < first:
                words = [sel.label(target), sel.label(latch), *control]
                sel.emit_void(OpLoopMerge, words)
                return
