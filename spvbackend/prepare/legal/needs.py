"""Tests for illegal types, cheap because every module runs them and most need nothing else.

Input: functions with their LLVM types. Nothing is changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.diagnostics import Diagnostic
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import VECTOR, Type
from spvbackend.llvmir.values import Function, Inst
from spvbackend.prepare.legal.types import LegalTypes
from spvbackend.target.widths import LANES

NUMBERS: Final = op.are_among(
    (*op.BINARY_NAMES.values(), op.FNEG, op.TRUNC, op.ZEXT, op.SEXT, op.FPTRUNC, op.FPEXT,
     op.FPTOUI, op.FPTOSI, op.UITOFP, op.SITOFP, op.ICMP, op.FCMP, op.BR, op.UNREACHABLE)
)  # fmt: skip
"""Instructions whose legality depends on number and vector types alone."""

NONE: Final = op.are_among(())
_TOLD: Final = op.are_among((op.ALLOCA, op.FREEZE, op.GETELEMENTPTR, op.LOAD, op.PHI))
"""The result has a legal type if the operands do and all numbers and vectors are legal."""


def needs_parts(legal: LegalTypes, function: Function, skipped: tuple[bool, ...]) -> bool:
    """Whether anything in the function has an illegal type.

    Args:
        legal: answers about types.
        function: with its LLVM types.
        skipped: opcodes that are legal anyway, NUMBERS or NONE.
    """
    if not function.blocks:
        return False
    # Most functions have none, and keep their blocks as they are.
    line = function.line
    try:
        if not all(legal.is_legal(arg.type) for arg in function.args):
            return True
        # `touches` inlined: a call for each instruction would take half of the time.
        told = NONE if skipped is NONE else _TOLD
        for block in function.blocks:
            for inst in block.insts:
                opcode = inst.opcode
                if skipped[opcode]:
                    continue
                line = inst.line
                type = inst.type
                if not type.is_legal and not legal.is_legal(type):
                    return True
                if not told[opcode]:
                    for operand in inst.operands:
                        type = operand.type
                        if not type.is_legal and not legal.is_legal(type):
                            return True
                check = _CHECKS[opcode]
                if check is not None and check(legal, inst):
                    return True
    except Diagnostic as error:
        error.place(line)
        raise
    return False


def touches(legal: LegalTypes, inst: Inst) -> bool:
    """Whether an instruction cannot stay as it is."""
    type = inst.type
    if not type.is_legal and not legal.is_legal(type):
        return True
    for operand in inst.operands:
        type = operand.type
        if not type.is_legal and not legal.is_legal(type):
            return True
    check = _CHECKS[inst.opcode]
    return check is not None and check(legal, inst)


# Types that are legal in registers but not in memory; OpTypeBool has no bit pattern and may not be
# stored with physical addressing.
def _loads_bools(legal: LegalTypes, inst: Inst) -> bool:
    return inst.type.scalar() is legal.types.i1


def _stores_bools(legal: LegalTypes, inst: Inst) -> bool:
    return inst.operands[0].type.scalar() is legal.types.i1


def _has_bool_for_lane(legal: LegalTypes, inst: Inst) -> bool:
    """Whether a lane's index is a boolean: OpVectorExtractDynamic needs an integer."""
    return inst.operands[-1].type is legal.types.i1


def _has_odd_memory(legal: LegalTypes, inst: Inst) -> bool:
    return legal.memory(inst.source_type) is not inst.source_type


def _steps_oddly(legal: LegalTypes, inst: Inst) -> bool:
    if legal.types.i1 in [operand.type for operand in inst.operands]:
        return True
    return legal.memory(inst.source_type) is not inst.source_type


def _gives_odd_vector(legal: LegalTypes, inst: Inst) -> bool:
    if not is_odd_vector(legal, inst.type):
        return False
    callee = inst.callee
    return isinstance(callee, Function) and callee.name.startswith("llvm.")


def _casts_bools(legal: LegalTypes, inst: Inst) -> bool:
    """Whether booleans are cast: OpTypeBool has no bits, but a cast to i1 itself is an alias."""
    scalars = inst.type.scalar(), inst.operands[0].type.scalar()
    return scalars[0] is not scalars[1] and legal.types.i1 in scalars


def is_odd_vector(legal: LegalTypes, type: Type) -> bool:
    """Whether a type is a vector that an extension alone makes legal."""
    return type.kind == VECTOR and type.count not in LANES and legal.is_legal(type)


_Check = Callable[[LegalTypes, Inst], bool]
_ROWS: Final[dict[int, _Check | None]] = {
    op.ALLOCA: _has_odd_memory,
    op.ARRAYALLOCA: _has_odd_memory,
    op.BITCAST: _casts_bools,
    op.CALL: _gives_odd_vector,
    op.EXTRACTELEMENT: _has_bool_for_lane,
    op.GETELEMENTPTR: _steps_oddly,
    op.INSERTELEMENT: _has_bool_for_lane,
    op.LOAD: _loads_bools,
    op.STORE: _stores_bools,
}
_CHECKS: Final = op.by_opcode(_ROWS, None)
"""Other tests that make an instruction of legal types illegal."""
