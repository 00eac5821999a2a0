"""The no-wrap promises that a module keeps: NoSignedWrap and NoUnsignedWrap.

Input: integer arithmetic with LLVM's flags. Output: decorations.

A promise helps where a reader would otherwise have to compute in the narrow type: on a sum that is
extended to address width (so that neighbours in memory are recognised) and on a loop's step (which
bounds the trip count). On products, shifts and partial sums it does harm: a driver's LLVM optimiser
widens whole index computations, and a compiler that vectorises over work-items no longer sees
consecutive accesses, which can cost a kernel most of its speed. So from 1.4 on, where the
decorations are core, only the helpful ones are kept. A user who allows the extension by name gets
all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import ConstInt, Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.target.features import WRAP_FLAGS

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

WRAPPING: Final = frozenset((op.ADD, op.SUB, op.MUL, op.SHL))
"""Opcodes with no-wrap flags."""


def decorate_asked(sel: Selector, id: int, flags: int) -> None:
    """Decorate an instruction with all its flags if the user allows the extension by name."""
    if WRAP_FLAGS.extension in sel.environment.named and sel.use(WRAP_FLAGS):
        _decorate(sel, id, flags)


def decorate_sum(sel: Selector, value: Value) -> None:
    """Decorate a sum that is extended, or that returns to a phi as a loop's step."""
    if not isinstance(value, Inst) or not value.flags or not sel.prefer(WRAP_FLAGS):
        return
    opcode = value.opcode
    # LLVM's optimiser turns a difference from a constant into a sum; frontends may not.
    is_sum = opcode == op.ADD or (opcode == op.SUB and isinstance(value.operands[1], ConstInt))
    # A sum of bools is not integer arithmetic.
    if is_sum and value.type.scalar() is not sel.types.i1:
        _decorate(sel, sel.id(value), value.flags)


def decorate_step(sel: Selector, phi: Inst, value: Inst) -> None:
    """Decorate a phi's incoming sum if the phi is one of its operands."""
    if value.opcode in WRAPPING and phi in value.operands:
        decorate_sum(sel, value)


def _decorate(sel: Selector, id: int, flags: int) -> None:
    if flags & op.NSW:
        sel.cache.decorate(id, spv.DecorationNoSignedWrap)
    if flags & op.NUW:
        sel.cache.decorate(id, spv.DecorationNoUnsignedWrap)
