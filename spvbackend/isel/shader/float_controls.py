"""What the arithmetic of a shader keeps: signed zeros, infinities and NaN.

Input: a function in LLVM IR. Output: the mode SignedZeroInfNanPreserve for each width in which they
may come up. Without it a driver may take them for values that never occur (Vulkan, Precision and
Operation of SPIR-V Instructions).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.metadata.modes import add_mode
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import Function, Inst
from spvbackend.mir.inst import MachineFunction
from spvbackend.spirv import enums as spv

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_NATIVE: Final = frozenset(("double", "float", "half"))
_FINITE: Final = op.NNAN | op.NINF | op.NSZ
_ARITHMETIC: Final = frozenset(
    (op.CALL, op.FADD, op.FCMP, op.FDIV, op.FMUL, op.FNEG, op.FREM, op.FSUB)
)


def keep_special_values(sel: Selector, function: Function, machine: MachineFunction) -> None:
    """Add the modes that a kernel needs, none where its flags promise that there are no such."""
    widths: set[int] = set()
    work = [function]
    seen = {function}
    # The mode of a kernel holds for the functions that it calls.
    while work:
        for block in work.pop().blocks:
            for inst in block.insts:
                widths.add(_width(inst))
                callee = inst.operands[-1] if inst.opcode == op.CALL else None
                if isinstance(callee, Function) and callee not in seen:
                    seen.add(callee)
                    work.append(callee)
    for bits in sorted(widths - {0}):
        add_mode(sel, machine, spv.ExecutionModeSignedZeroInfNanPreserve, [bits])


def _width(inst: Inst) -> int:
    """The width of arithmetic that may meet special values, 0 for anything else."""
    if inst.opcode not in _ARITHMETIC or inst.flags & _FINITE == _FINITE:
        return 0
    type = inst.operands[0].type if inst.opcode == op.FCMP else inst.type
    scalar = type.scalar()
    return scalar.bits if scalar.name in _NATIVE else 0
