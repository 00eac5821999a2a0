"""Copies of instructions."""

from __future__ import annotations

from spvbackend.llvmir.values import Inst


def copy_inst(inst: Inst) -> Inst:
    """A new instruction that does what `inst` does, without its name and uses."""
    own = Inst(inst.opcode, inst.type, inst.operands, inst.line)
    own.flags = inst.flags
    own.predicate = inst.predicate
    own.ints = inst.ints
    own.blocks = inst.blocks
    own.type_arg = inst.type_arg
    own.memory = inst.memory
    own.call = inst.call
    own.attachments = inst.attachments
    own.parent = inst.parent
    return own
