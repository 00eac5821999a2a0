"""Sign-extends index sums again that LLVM zero-extends because they are not negative.

In C an index is an int, so an address is made from a sum that is sign-extended, and the source
promises that the sum does not wrap as a signed number. LLVM's optimiser zero-extends values that it
knows not to be negative, and marks them by `nneg`, which SPIR-V lacks. A reader is left with a
promise about signed numbers and an unsigned extension: a runtime that vectorises over work-items no
longer sees that the next of them takes the next element, and scatters a contiguous store.

Input: a module before inference, for such a runtime. Output: no GEP has an index that is a zext
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
    """Extend by sign: LangRef, 'zext': `nneg` makes it poison where a sext would differ."""
    if not isinstance(index, Inst) or index.opcode != op.ZEXT or not index.flags & op.NNEG:
        return
    narrow = index.operands[0]
    if isinstance(narrow, Inst) and narrow.opcode in _SUMS and narrow.flags & op.NSW:
        index.opcode = op.SEXT
        index.flags = 0
