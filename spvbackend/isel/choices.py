"""Integer minimum, maximum, clamp and absolute value as compare and select.

Input: ids of operands of one type. Output: core instructions in place of OpenCL.std's.

Readers translate an OpenCL.std instruction to a call. A compiler that vectorises over work-items
does not know, when it analyses addresses, that equal arguments give equal results, so a clamped
index costs a kernel most of its speed. LLVM's optimiser turns written comparisons into minimum
intrinsics, so sources without a call suffer too. Every reader recognises a minimum in a comparison
and OpSelect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.casts import number
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Inst, Undef
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opencl_std import OPENCL_STD

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_EXTREMES: Final[dict[int, int]] = {
    OPENCL_STD["s_max"]: op.OpSGreaterThan,
    OPENCL_STD["s_min"]: op.OpSLessThan,
    OPENCL_STD["u_max"]: op.OpUGreaterThan,
    OPENCL_STD["u_min"]: op.OpULessThan,
}
# min(max(x, low), high); undefined if low > high (OpenCL.std, s_clamp).
_BOUNDS: Final[dict[int, tuple[int, int]]] = {
    OPENCL_STD["s_clamp"]: (op.OpSGreaterThan, op.OpSLessThan),
    OPENCL_STD["u_clamp"]: (op.OpUGreaterThan, op.OpULessThan),
}
CHOICES: Final = frozenset((*_EXTREMES, *_BOUNDS, OPENCL_STD["s_abs"]))
"""The instructions of OpenCL.std that a compare and select can replace."""


def define_choice(sel: Selector, inst: Inst, ext: int, ids: list[int]) -> bool:
    """Compute an instruction of CHOICES by compare and select; return whether it was one."""
    if ext not in CHOICES or _has_undef(inst):
        return False
    compare = _EXTREMES.get(ext)
    if compare is not None:
        first, second = ids
        sel.define(inst, op.OpSelect, [_compare(sel, inst.type, compare, ids), first, second])
        return True
    bounds = _BOUNDS.get(ext)
    if bounds is not None:
        value, low, high = ids
        above = _compare(sel, inst.type, bounds[0], [value, low])
        value = sel.emit(op.OpSelect, sel.value_type(inst), [above, value, low])
        sel.define(
            inst, op.OpSelect, [_compare(sel, inst.type, bounds[1], [value, high]), value, high]
        )
        return True
    (value,) = ids
    below = _compare(sel, inst.type, op.OpSLessThan, [value, number(sel, inst.type, 0)])
    # The most negative number is its own negation, which is its magnitude as an unsigned number.
    negated = sel.emit(op.OpSNegate, sel.value_type(inst), [value])
    sel.define(inst, op.OpSelect, [below, negated, value])
    return True


def _has_undef(inst: Inst) -> bool:
    """Whether an operand is undef: its uses may differ, and a choice uses operands twice."""
    return any(isinstance(operand, Undef) for operand in inst.operands)


def _compare(sel: Selector, type: Type, opcode: int, ids: list[int]) -> int:
    bools = sel.type_id(sel.types.with_scalar(type, sel.types.i1))
    return sel.emit(opcode, bools, ids)
