"""Sums that are indices, and that LLVM found not to be negative, are sign-extended again.

In C an index is an int, so an address is made of a sum that is sign-extended, and of which the
source promises that it does not wrap as a signed number. LLVM's optimiser extends by zeros what it
finds not to be negative, and says so by `nneg`, for which SPIR-V has no word. A reader is left with
a promise about signed numbers and an extension of unsigned ones: a runtime that makes vectors of
work-items no longer sees that the next of them takes the next element, and scatters what it could
store at once.

Input: a module before inference, for such a runtime.  Output: no GEP has an index that is a zext
with `nneg` of a sum with `nsw`.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import Inst, Value

_SUMS: Final = frozenset((op.ADD, op.SUB))


def run(module: Module) -> None:
    """Rewrite every function.

    Args:
        module: changed in place.
    """
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                if inst.opcode == op.GETELEMENTPTR:
                    for index in inst.operands[1:]:
                        _extend_by_sign(index)


def _extend_by_sign(index: Value) -> None:
    """LangRef, 'zext': with `nneg` it is poison where a sext would not give the same."""
    if not isinstance(index, Inst) or index.opcode != op.ZEXT or not index.flags & op.NNEG:
        return
    narrow = index.operands[0]
    if isinstance(narrow, Inst) and narrow.opcode in _SUMS and narrow.flags & op.NSW:
        index.opcode = op.SEXT
        index.flags = 0
