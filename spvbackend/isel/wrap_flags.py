"""Which promises of no wrapping a module makes: NoSignedWrap and NoUnsignedWrap.

Input: integer arithmetic with LLVM's flags. Output: decorations.

A reader gains by them where it would otherwise have to compute in the narrow type: a sum that is
extended to the width of an address, so that neighbours in memory are seen as such, and the step of
a loop, whose end they tell. On products, shifts and sums on the way to those they do harm: LLVM's
optimiser in a driver widens whole index computations by them, and a compiler that makes vectors of
work-items no longer sees that they access consecutive memory, which can cost a kernel most of its
speed. So from 1.4 on, where the decorations are core, they are kept where they help. Who allows
their extension by name asks for all of them.
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
"""The opcodes that have the flags."""


def decorate_asked(sel: Selector, id: int, flags: int) -> None:
    """All flags of an instruction, for a module that may name the extension."""
    if sel.environment.allows(WRAP_FLAGS.extension) and sel.use(WRAP_FLAGS):
        _decorate(sel, id, flags)


def decorate_sum(sel: Selector, value: Value) -> None:
    """The flags of a sum that is extended, or comes back to a phi as the step of a loop."""
    if not isinstance(value, Inst) or not value.flags or not sel.use(WRAP_FLAGS):
        return
    opcode = value.opcode
    # LLVM's optimiser makes a sum of a difference from a constant, frontends may not.
    is_sum = opcode == op.ADD or (opcode == op.SUB and isinstance(value.operands[1], ConstInt))
    # Sums of bools are no integer arithmetic.
    if is_sum and value.type.scalar() is not sel.types.i1:
        _decorate(sel, sel.id(value), value.flags)


def decorate_step(sel: Selector, phi: Inst, value: Inst) -> None:
    """The flags of a sum that a phi gets, if it is one of the phi itself."""
    if value.opcode in WRAPPING and phi in value.operands:
        decorate_sum(sel, value)


def _decorate(sel: Selector, id: int, flags: int) -> None:
    if flags & op.NSW:
        sel.cache.decorate(id, spv.DecorationNoSignedWrap)
    if flags & op.NUW:
        sel.cache.decorate(id, spv.DecorationNoUnsignedWrap)
