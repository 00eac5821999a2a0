"""Control flow: branches, switches, phis, returns, and the hints of merges."""

from __future__ import annotations

from typing import Final

from spvbackend.emit.folding import signed
from spvbackend.mir.inst import MachineInst
from spvbackend.mir.operands import mask_bits
from spvbackend.reverse.metadata import text_node
from spvbackend.reverse.numbers import joined
from spvbackend.reverse.writer import FunctionWriter
from spvbackend.spirv import enums as spv
from spvbackend.spirv.operands import ENUM_PARAMETERS

_HINTS: Final[dict[int, str]] = {
    spv.LoopControlUnroll: "llvm.loop.unroll.enable",
    spv.LoopControlDontUnroll: "llvm.loop.unroll.disable",
    spv.LoopControlPartialCount: "llvm.loop.unroll.count",
    spv.LoopControlDependencyInfinite: "llvm.loop.ivdep.enable",
    spv.LoopControlDependencyLength: "llvm.loop.ivdep.safelen",
    spv.LoopControlLoopCoalesceINTEL: "llvm.loop.coalesce.count",
    spv.LoopControlNoFusionINTEL: "llvm.loop.fusion.disable",
    spv.LoopControlInitiationIntervalINTEL: "llvm.loop.ii.count",
    spv.LoopControlMaxReinvocationDelayINTEL: "llvm.loop.intel.max_reinvocation_delay.count",
    spv.LoopControlPipelineEnableINTEL: "llvm.loop.intel.pipelining.enable",
    spv.LoopControlSpeculatedIterationsINTEL: "llvm.loop.intel.speculated.iterations.count",
    spv.LoopControlMaxConcurrencyINTEL: "llvm.loop.max_concurrency.count",
    spv.LoopControlMaxInterleavingINTEL: "llvm.loop.max_interleaving.count",
}
"""The metadata of each loop control."""


def write_loop_hints(writer: FunctionWriter, latch: int, words: list[int]) -> None:
    """Note the metadata of a loop's control for the branch that leads back."""
    mask, *rest = words
    hints: list[str] = []
    for bit in mask_bits(mask):
        kinds = [kind for group in (ENUM_PARAMETERS["LoopControl"].get(bit, ()),) for kind in group]
        own, rest = rest[: len(kinds)], rest[len(kinds) :]
        name = _HINTS.get(bit)
        if name is not None:
            operands = [text_node(name), *[f"i32 {word}" for word in own]]
            hints.append(writer.module.metadata.node(operands))
    if hints:
        node = writer.module.metadata.distinct(hints)
        writer.latches.setdefault(latch, f", !llvm.loop {node}")


def _label(writer: FunctionWriter, id: int) -> str:
    return f"label %{writer.local(id)}"


def _loop(writer: FunctionWriter) -> str:
    return writer.latches.get(writer.block, "")


def write_loop_merge(writer: FunctionWriter, inst: MachineInst) -> None:
    """Note the hints of a structured loop."""
    _, latch, *control = inst.operands
    if control:
        write_loop_hints(writer, latch, control)


def write_loop_control(writer: FunctionWriter, inst: MachineInst) -> None:
    """Note the hints of a loop whose latch is this block (OpLoopControlINTEL)."""
    write_loop_hints(writer, writer.block, inst.operands)


def write_nothing(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write nothing: LLVM IR has no counterpart and needs none."""


def write_branch(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpBranch."""
    writer.emit(f"br {_label(writer, inst.operands[0])}{_loop(writer)}")


def write_conditional(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpBranchConditional, with weights if it has them."""
    condition, taken, other, *weights = inst.operands
    labels = f"{_label(writer, taken)}, {_label(writer, other)}"
    profile = ""
    if weights:
        numbers = [f"i32 {signed(weight, 32)}" for weight in weights]
        node = writer.module.metadata.node([text_node("branch_weights"), *numbers])
        profile = f", !prof {node}"
    writer.emit(f"br {writer.typed(condition)}, {labels}{profile}{_loop(writer)}")


def write_switch(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpSwitch; its literals have the width of the selector."""
    selector, default, *words = inst.operands
    type = writer.type(selector)
    bits = writer.types.bits(writer.type_id(selector))
    size = max((bits + 31) // 32, 1)
    cases = [
        f"{type} {signed(joined(words[place : place + size]), bits)}, "
        f"{_label(writer, words[place + size])}"
        for place in range(0, len(words), size + 1)
    ]
    text = f"switch {writer.typed(selector)}, {_label(writer, default)} [ {' '.join(cases)} ]"
    writer.emit(text + _loop(writer))


def write_phi(writer: FunctionWriter, inst: MachineInst) -> None:
    """Leave a place for a phi, whose operands may be defined behind it."""
    writer.phis.append((len(writer.lines), inst))
    writer.lines.append("")


def finish_phis(writer: FunctionWriter) -> None:
    """Write the phis, now that all values have names."""
    for place, inst in writer.phis:
        pairs = zip(inst.operands[::2], inst.operands[1::2], strict=True)
        sources = [f"[ {writer.value(id)}, %{writer.local(block)} ]" for id, block in pairs]
        type = writer.types.text(inst.type_id)
        text = f"  %{writer.local(inst.result)} = phi {type} {', '.join(sources)}"
        writer.lines[place] = text


def write_return(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpReturn."""
    writer.emit("ret void")


def write_return_value(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpReturnValue."""
    writer.emit(f"ret {writer.typed(inst.operands[0])}")


def write_unreachable(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpUnreachable."""
    writer.emit("unreachable")
