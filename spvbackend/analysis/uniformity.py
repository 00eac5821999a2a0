"""Which values of a kernel differ between the lanes of a warp.

A value is uniform if all lanes that compute it together get the same: constants, arguments of the
kernel, numbers of the work-group, and whatever is computed of these alone. If a branch depends on a
varying value, each phi may vary.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import Function, Inst, Value

PURE: Final = frozenset(
    (*range(op.ADD, op.XOR + 1), *range(op.TRUNC, op.ICMP + 1), op.SELECT, op.FREEZE,
     op.EXTRACTELEMENT, op.INSERTELEMENT, op.SHUFFLEVECTOR, op.EXTRACTVALUE, op.INSERTVALUE,
     op.GETELEMENTPTR)
)  # fmt: skip
"""Opcodes whose result depends on the operands alone."""
_UNIFORM: Final = ("ctaid.", "nctaid.", "ntid.", "warpsize")
_SREG: Final = "llvm.nvvm.read.ptx.sreg."
_PURE_CALLS: Final = ("llvm.abs.", "llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin.")


def is_pure(inst: Inst) -> bool:
    """Whether an instruction computes the same of the same operands, in any lane."""
    if inst.opcode == op.CALL:
        return inst.callee.name.startswith(_PURE_CALLS)
    return inst.opcode in PURE


def varying_values(function: Function) -> set[Value]:
    """Return the instructions and arguments of a function that may differ between lanes."""
    varying: set[Value] = set()
    if not function.is_kernel:
        varying.update(function.args)
    insts = [inst for block in function.blocks for inst in block.insts]
    phis_vary = False
    # Phis of loops see values of later blocks, so repeat until nothing is added.
    while True:
        before = len(varying)
        for inst in insts:
            if inst not in varying and _varies(inst, varying, phis_vary):
                varying.add(inst)
            branches = inst.opcode in (op.BR, op.SWITCH) and bool(inst.operands)
            phis_vary = phis_vary or (branches and inst.operands[0] in varying)
        if len(varying) == before:
            return varying


def _varies(inst: Inst, varying: set[Value], phis_vary: bool) -> bool:
    if inst.opcode == op.PHI:
        return phis_vary or any(value in varying for value in inst.operands)
    if inst.opcode == op.CALL and inst.callee.name.startswith(_SREG):
        return not inst.callee.name.removeprefix(_SREG).startswith(_UNIFORM)
    if not is_pure(inst):
        return True
    return any(value in varying for value in inst.operands)
