"""Special values in shader arithmetic: signed zeros, infinities and NaN.

Input: a function in LLVM IR. Output: the mode SignedZeroInfNanPreserve for each width in which they
may occur. Without it a driver may assume that they never do (Vulkan, Precision and Operation of
SPIR-V Instructions).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.metadata.modes import add_mode
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Function, Value
from spvbackend.mir.inst import MachineFunction
from spvbackend.spirv import enums as spv
from spvbackend.target.features import FLOAT_MODES

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_NATIVE: Final = frozenset(("double", "float", "half"))
_FINITE: Final = op.NNAN | op.NINF | op.NSZ
_ARITHMETIC: Final = frozenset(
    (op.CALL, op.FADD, op.FCMP, op.FDIV, op.FMUL, op.FNEG, op.FREM, op.FSUB)
)


def keep_special_values(sel: Selector, function: Function, machine: MachineFunction) -> None:
    """Add the modes that a kernel needs; none if its flags exclude special values."""
    types: set[Type] = set()
    work = [function]
    seen = {function}
    # A kernel's mode applies to its callees.
    while work:
        one = work.pop()
        uses = sel.float_uses.get(one)
        if uses is None:
            uses = sel.float_uses[one] = _uses(one)
        types |= uses[0]
        new = uses[1] - seen
        seen |= new
        work += new
    if not sel.use(FLOAT_MODES):
        # Devices of Vulkan 1.0 and 1.1 need not have the modes, and do without.
        return
    widths = {type.scalar().bits for type in types if type.scalar().name in _NATIVE}
    for bits in sorted(widths):
        add_mode(sel, machine, spv.ExecutionModeSignedZeroInfNanPreserve, [bits])


def _uses(function: Function) -> tuple[set[Type], set[Function]]:
    """Return the types of arithmetic that may meet special values, and the callees."""
    types: set[Type] = set()
    callees: set[Value] = set()
    for block in function.blocks:
        for inst in block.insts:
            opcode = inst.opcode
            if opcode in _ARITHMETIC:
                if inst.flags & _FINITE != _FINITE:
                    types.add(inst.operands[0].type if opcode == op.FCMP else inst.type)
                if opcode == op.CALL:
                    callees.add(inst.operands[-1])
    return types, {callee for callee in callees if isinstance(callee, Function) and callee.blocks}
