"""Operations of AMD's wavefronts that need no sub-groups, for a driver that has none.

Frontends for AMD's GPUs read the number of the wavefront from the first lane, although every lane
computes it: a processor then keeps it once. And where a work-group is one wavefront, they let only
the wavefront wait. A driver that lacks sub-groups has neither, while many kernels need no more.

Input: AMD's intrinsics are calls. Output: no call of readfirstlane has an operand that is certainly
the same in all lanes of a wavefront, and no work-group of one wavefront has a wave.barrier.
"""

from __future__ import annotations

from math import prod
from typing import Final

from spvbackend.analysis.known_bits import MAX_DEPTH, low_zero_bits
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.values import Argument, Constant, ConstInt, Function, Inst, Value
from spvbackend.target.environment import Environment

_READ: Final = "llvm.amdgcn.readfirstlane."
_ITEM: Final = "llvm.amdgcn.workitem.id.x"
_GROUP: Final = "llvm.amdgcn.workgroup.id."
_WAVE_BARRIER: Final = "llvm.amdgcn.wave.barrier"
_GROUP_BARRIER: Final = "llvm.amdgcn.s.barrier"
_OWN_SIZES: Final = frozenset(("intel_reqd_sub_group_size", "reqd_work_group_size"))
"""Metadata by which a kernel requires other sizes than the options do."""
_PURE: Final = frozenset((
    op.ADD, op.AND, op.ASHR, op.LSHR, op.MUL, op.OR, op.SEXT, op.SHL, op.SUB, op.TRUNC, op.XOR,
    op.ZEXT,
))  # fmt: skip
"""Operations whose results are the same where their operands are."""


def run(module: Module, environment: Environment) -> None:
    """Replace the operations.

    Args:
        module: changed in place.
        environment: it has the sizes of sub-groups and work-groups; the numbers of a sub-group's
            work-items differ in their lowest bits only if the first size of a group is a multiple.
    """
    lanes, sizes = environment.subgroup_size, environment.workgroup_size
    if not lanes or lanes & (lanes - 1) or not sizes or sizes[0] % lanes:
        return
    if any(not _OWN_SIZES.isdisjoint(function.attachments) for function in module.functions):
        return
    barrier = module.symbols.get(_WAVE_BARRIER)
    if prod(sizes) == lanes and isinstance(barrier, Function) and not barrier.blocks:
        _replace_barrier(module, barrier)
    for function in module.functions:
        _remove_reads(function, lanes.bit_length() - 1)


def _replace_barrier(module: Module, barrier: Function) -> None:
    """Let work-groups wait instead of wavefronts."""
    other = module.symbols.get(_GROUP_BARRIER)
    if not isinstance(other, Function):
        other = Function(barrier.type, _GROUP_BARRIER, barrier.value_type, barrier.line)
        module.add_function(other)
        module.called.add(other)
    for function in module.functions:
        replace_uses(function, {barrier: other})


def _remove_reads(function: Function, bits: int) -> None:
    """Replace each read of a value that all lanes have.

    Args:
        function: changed in place.
        bits: the lowest bits in which the numbers of a sub-group's work-items differ.
    """
    changed: dict[Value, Value] = {}
    for block in function.blocks:
        for inst in block.insts:
            if _name(inst).startswith(_READ):
                own = inst.operands[0]
                if _is_uniform(function, own, bits, MAX_DEPTH):
                    changed[inst] = own
    if changed:
        for block in function.blocks:
            block.insts = [inst for inst in block.insts if inst not in changed]
        replace_uses(function, changed)


def _name(inst: Inst) -> str:
    """Return the name of the function that an instruction calls, "" for none."""
    callee = inst.callee if inst.opcode == op.CALL else None
    return callee.name if isinstance(callee, Function) else ""


def _is_uniform(function: Function, value: Value, bits: int, depth: int) -> bool:
    """Whether all lanes certainly have one value.

    Args:
        function: the function with the value.
        value: an integer.
        bits: as above.
        depth: operands are followed this far.
    """
    if isinstance(value, Constant):
        return True
    if isinstance(value, Argument):
        return function.is_kernel
    if not isinstance(value, Inst) or depth == 0:
        return False
    name = _name(value)
    if name:
        return name.startswith((_GROUP, _READ))
    if value.opcode not in _PURE:
        return False
    if isinstance(left := value.operands[0], Inst) and _name(left) == _ITEM:
        right = value.operands[-1]
        if value.opcode == op.LSHR:
            return isinstance(right, ConstInt) and right.value >= bits
        return value.opcode == op.AND and low_zero_bits(right) >= bits
    return all(_is_uniform(function, operand, bits, depth - 1) for operand in value.operands)
