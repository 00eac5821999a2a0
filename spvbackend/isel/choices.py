"""Minimum, maximum, bounds and magnitude of integers: comparisons that choose.

Input: ids of operands of one type. Output: core instructions in place of OpenCL.std's.

Readers make a call of what is in OpenCL.std, and a compiler that makes vectors of work-items does
not know, while it looks at addresses, that a call with equal arguments gives equal results: an
index that is kept within bounds costs a kernel most of its speed. LLVM's optimiser makes minima of
comparisons that the programmer wrote, so sources without a call are slowed down as well. Behind a
comparison and OpSelect every reader finds the minimum again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.casts import number
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Inst, Undef
from spvbackend.spirv.opcodes import (
    OpSelect,
    OpSGreaterThan,
    OpSLessThan,
    OpSNegate,
    OpUGreaterThan,
    OpULessThan,
)
from spvbackend.spirv.opencl_std import OPENCL_STD

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_EXTREMES: Final[dict[int, int]] = {
    OPENCL_STD["s_max"]: OpSGreaterThan,
    OPENCL_STD["s_min"]: OpSLessThan,
    OPENCL_STD["u_max"]: OpUGreaterThan,
    OPENCL_STD["u_min"]: OpULessThan,
}
# min(max(x, low), high); undefined where low is above high (OpenCL.std, s_clamp).
_BOUNDS: Final[dict[int, tuple[int, int]]] = {
    OPENCL_STD["s_clamp"]: (OpSGreaterThan, OpSLessThan),
    OPENCL_STD["u_clamp"]: (OpUGreaterThan, OpULessThan),
}
CHOICES: Final = frozenset((*_EXTREMES, *_BOUNDS, OPENCL_STD["s_abs"]))
"""The instructions of OpenCL.std that only choose."""


def define_choice(sel: Selector, inst: Inst, ext: int, ids: list[int]) -> bool:
    """Compute what an instruction of OpenCL.std would, if it only chooses; whether it does."""
    if ext not in CHOICES or _has_undef(inst):
        return False
    compare = _EXTREMES.get(ext)
    if compare is not None:
        first, second = ids
        sel.define(inst, OpSelect, [_compare(sel, inst.type, compare, ids), first, second])
        return True
    bounds = _BOUNDS.get(ext)
    if bounds is not None:
        value, low, high = ids
        above = _compare(sel, inst.type, bounds[0], [value, low])
        value = sel.emit(OpSelect, sel.value_type(inst), [above, value, low])
        sel.define(
            inst, OpSelect, [_compare(sel, inst.type, bounds[1], [value, high]), value, high]
        )
        return True
    (value,) = ids
    below = _compare(sel, inst.type, OpSLessThan, [value, number(sel, inst.type, 0)])
    # The least number is its own negation, which as an unsigned one is its magnitude.
    negated = sel.emit(OpSNegate, sel.value_type(inst), [value])
    sel.define(inst, OpSelect, [below, negated, value])
    return True


def _has_undef(inst: Inst) -> bool:
    """Each use of OpUndef may be another value, and choices use an operand twice."""
    return any(isinstance(operand, Undef) for operand in inst.operands)


def _compare(sel: Selector, type: Type, opcode: int, ids: list[int]) -> int:
    bools = sel.type_id(sel.types.with_scalar(type, sel.types.i1))
    return sel.emit(opcode, bools, ids)
