"""Constant folding of the instructions of templates, such as amounts of shifts.

Only a translation for shaders imports this: there, operations that have an instruction in
OpenCL.std are arithmetic as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import ConstInt, Inst, Value

_FOLDED: Final[dict[int, Callable[[int, int], int]]] = {
    op.ADD: lambda first, second: first + second,
    op.AND: lambda first, second: first & second,
    op.OR: lambda first, second: first | second,
    op.SUB: lambda first, second: first - second,
    op.XOR: lambda first, second: first ^ second,
}


def folded(module: Module, inst: Inst) -> Value | None:
    """Return the result of arithmetic on constants, None for anything else."""
    compute = _FOLDED.get(inst.opcode)
    if compute is None:
        return None
    first, second = inst.operands
    if not isinstance(first, ConstInt) or not isinstance(second, ConstInt):
        return None
    return module.constants.integer(inst.type, compute(first.value, second.value))
