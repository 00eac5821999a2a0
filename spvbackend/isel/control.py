"""Control flow: phi, branches, switch, return.

Input: reachable blocks, each after its dominators (2.16.1). Only Shader requires structured control
flow (2.16.2), so kernels keep LLVM's branches. For shaders, `function.merges` holds the merge
blocks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.diagnostics import Unsupported
from spvbackend.isel.loops import loop_merge
from spvbackend.isel.metadata.branch_weights import branch_weights
from spvbackend.isel.module.target_types import is_sampled_image
from spvbackend.isel.wrap_flags import decorate_step
from spvbackend.llvmir.types import STRUCT, TARGET
from spvbackend.llvmir.values import ConstInt, Function, Inst
from spvbackend.mir.inst import MachineBlock, MachineFunction, MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.availability import check_opcode
from spvbackend.target.limits import MAX_CASES, check_count

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector


def select_phi(sel: Selector, inst: Inst) -> None:
    """Select phi: one pair per predecessor (OpPhi), where LLVM has one per edge."""
    if inst.type.kind in (STRUCT, TARGET) and is_sampled_image(inst.type):
        # The result of OpSampledImage must not be an operand of OpPhi or OpSelect.
        raise Unsupported(f"'phi' of type '{inst.type}' has no SPIR-V counterpart")
    words: list[int] = []
    seen: set[int] = set()
    targets = inst.targets
    for index, value in enumerate(inst.operands):
        block = targets[index]
        # A switch or a br of equal targets gives LLVM several edges from one block; its verifier
        # ensures that they carry the same value, so the first pair suffices.
        label = block.spv_id or sel.label(block)
        if label not in seen:
            seen.add(label)
            words.append(value.spv_id or sel.id(value))
            words.append(label)
            if isinstance(value, Inst) and value.flags:
                decorate_step(sel, inst, value)
    sel.define(inst, op.OpPhi, words)


def select_br(sel: Selector, inst: Inst) -> None:
    """Select br; equal targets become OpBranch, as OpBranchConditional forbids them from 1.6."""
    # OpLoopMerge is the second-to-last instruction of its block, right before the branch.
    if sel.loop_hints:
        loop_merge(sel, inst)
    if sel.is_structured:
        select_merge(sel, inst)
    targets = [block.spv_id or sel.label(block) for block in inst.targets]
    if len(targets) == 1 or targets[0] == targets[1]:
        sel.emit_void(op.OpBranch, [targets[0]])
    else:
        weights = branch_weights(sel, inst) if inst.attachments is not None else []
        sel.emit_void(op.OpBranchConditional, [sel.id(inst.operands[0]), *targets, *weights])


def select_merge(sel: Selector, inst: Inst) -> None:
    """Emit the merge instruction of a construct that this terminator begins (2.11)."""
    function, block = sel.function, inst.parent
    if function is None or block is None or block not in function.merges:
        return
    merge, continuing = function.merges[block]
    if continuing is None:
        sel.emit_void(op.OpSelectionMerge, [sel.label(merge), spv.SelectionControlNone])
    else:
        words = [sel.label(merge), sel.label(continuing), spv.LoopControlNone]
        sel.emit_void(op.OpLoopMerge, words)


def end_constructs(sel: Selector, function: Function, machine: MachineFunction) -> None:
    """Append the merge blocks that no branch reaches: each construct must have one."""
    for merge, _ in function.merges.values():
        if merge.index < 0:
            block = MachineBlock(sel.label(merge))
            block.insts.append(MachineInst(op.OpUnreachable, 0, 0, []))
            machine.blocks.append(block)


def select_switch(sel: Selector, inst: Inst) -> None:
    """Select switch; the selector i1 becomes i32, as OpSwitch takes integers only."""
    condition = inst.operands[0]
    id = sel.id(condition)
    bits = condition.type.bits
    if bits == 1:
        one, zero = sel.int_const(1), sel.int_const(0)
        id = sel.emit(op.OpSelect, sel.cache.int_type(32), [id, one, zero])
    targets = inst.targets
    check_count("the switch", len(inst.operands) - 1, "cases", MAX_CASES)
    if sel.is_structured:
        select_merge(sel, inst)
    words = [id, sel.label(targets[0])]
    for case, block in zip(inst.operands[1:], targets[1:], strict=True):
        assert isinstance(case, ConstInt)
        # Low word first; the unused high bits of a narrow literal are zero (2.2.1).
        words += [case.value >> shift & 0xFFFFFFFF for shift in range(0, bits, 32)]
        words.append(sel.label(block))
    sel.emit_void(op.OpSwitch, words)


def select_ret(sel: Selector, inst: Inst) -> None:
    """Select ret."""
    if inst.operands:
        sel.emit_void(op.OpReturnValue, [sel.id(inst.operands[0])])
    else:
        sel.emit_void(op.OpReturn, [])


def select_abort(sel: Selector, inst: Inst) -> None:
    """Select the end of a work-item with a message; the message's type comes first (OpAbortKHR)."""
    check_opcode(sel.environment, op.OpAbortKHR)
    (message,) = inst.operands
    sel.emit_void(op.OpAbortKHR, [sel.value_type(message), sel.id(message)])


def select_unreachable(sel: Selector, inst: Inst) -> None:
    """Select unreachable."""
    sel.emit_void(op.OpUnreachable, [])
