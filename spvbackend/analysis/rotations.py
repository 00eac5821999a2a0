"""Funnel shifts that are rotations, for which OpenCL.std has an instruction.

LangRef, 'llvm.fshl': the amount counts modulo the width, as that of rotate does.
"""

from __future__ import annotations

from spvbackend.llvmir.types import VECTOR
from spvbackend.llvmir.values import ConstAggregate, ConstInt, ConstNull, Inst, Value
from spvbackend.target.widths import INTS, LANES


def is_rotation(inst: Inst) -> bool:
    """Whether OpenCL.std's rotate computes a funnel shift, which is not a mere copy."""
    known, bits = known_amount(inst.operands[2]), inst.type.scalar().bits
    if known is not None and known % bits == 0:
        return False
    if inst.operands[0] is not inst.operands[1] or bits not in INTS:
        return False
    return inst.type.kind != VECTOR or inst.type.lanes() in LANES


def known_amount(amount: Value) -> int | None:
    """Return the amount of a funnel shift, which all lanes have; None for any other amount."""
    if isinstance(amount, ConstNull):
        return 0
    if isinstance(amount, ConstAggregate):
        first, *others = amount.elements
        same = all(_number(element) == _number(first) for element in others)
        return _number(first) if same else None
    return _number(amount)


def _number(value: Value) -> int | None:
    return value.value if isinstance(value, ConstInt) else None
