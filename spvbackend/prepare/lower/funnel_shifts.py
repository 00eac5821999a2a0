"""Funnel shifts by a constant, and those of one value with itself: rotations.

Input: a call of llvm.fshl or llvm.fshr. Output: shifts by constants in its place, or the call
itself where selection has an instruction for it (rotate of OpenCL.std). Any other amount needs the
template, which keeps shifts below the width.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.analysis.rotations import known_amount
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.types import INT, Type
from spvbackend.llvmir.values import Inst, Value
from spvbackend.target.widths import WIDEST_INT

if TYPE_CHECKING:
    from spvbackend.llvmir.module import Module


def shift_by_constant(module: Module, inst: Inst, out: list[Inst], is_left: bool) -> Value | None:
    """Compute a funnel shift by two shifts, which are defined as neither reaches the width.

    Args:
        module: makes the constants.
        inst: the call.
        out: the instructions of its block so far, to which the shifts are appended.
        is_left: whether it is llvm.fshl.

    Returns:
        The result; None if the amount is unknown or the type has no shifts.
    """
    high, low, by = inst.operands[:3]
    known, width = known_amount(by), _width(inst.type)
    if known is None or not width:
        return None
    amount = known % width
    if amount == 0:
        return high if is_left else low
    left = amount if is_left else width - amount
    assert inst.parent is not None
    builder = Builder(module, inst.parent)
    builder.out, builder.line = out, inst.line
    upper = builder.make(op.SHL, inst.type, [high, builder.number(inst.type, left)])
    lower = builder.make(op.LSHR, inst.type, [low, builder.number(inst.type, width - left)])
    return builder.make(op.OR, inst.type, [upper, lower])


def _width(type: Type) -> int:
    """Return the bits of an integer that can be shifted, else 0; a boolean cannot."""
    scalar = type.scalar()
    return scalar.bits if scalar.kind == INT and 1 < scalar.bits <= WIDEST_INT else 0
