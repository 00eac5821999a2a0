"""Whether anything is illegal: what most modules are asked, and all that they are.

Input: functions with their LLVM types. Nothing is changed.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import Diagnostic
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import VECTOR, Type
from spvbackend.llvmir.values import Function, Inst
from spvbackend.prepare.legal.types import LegalTypes
from spvbackend.target.widths import LANES

NUMBERS: Final = frozenset(
    (*op.BINARY_NAMES.values(), op.FNEG, op.TRUNC, op.ZEXT, op.SEXT, op.FPTRUNC, op.FPEXT,
     op.FPTOUI, op.FPTOSI, op.UITOFP, op.SITOFP, op.ICMP, op.FCMP, op.BR, op.UNREACHABLE)
)  # fmt: skip
"""Nothing but the types of numbers and of vectors decides whether these are legal."""


def needs_parts(legal: LegalTypes, function: Function, skipped: frozenset[int]) -> bool:
    """Whether anything in the function has an illegal type.

    Args:
        legal: answers about types.
        function: with its LLVM types.
        skipped: opcodes that are legal anyway.
    """
    if not function.blocks:
        return False
    # Most functions have none, and keep their blocks as they are.
    is_legal = legal.is_legal
    line = function.line
    try:
        for arg in function.args:
            if not is_legal(arg.type):
                return True
        for block in function.blocks:
            for inst in block.insts:
                if inst.opcode in skipped:
                    continue
                line = inst.line
                if touches(legal, inst):
                    return True
    except Diagnostic as error:
        error.place(line)
        raise
    return False


def _has_odd_type(legal: LegalTypes, inst: Inst) -> bool:
    """Whether the result or an operand cannot stay as it is."""
    known = legal.known
    if not known.get(inst.type) and not legal.is_legal(inst.type):
        return True
    for operand in inst.operands:
        type = operand.type
        if not known.get(type) and not legal.is_legal(type):
            return True
    return False


def touches(legal: LegalTypes, inst: Inst) -> bool:
    if _has_odd_type(legal, inst):
        return True
    opcode = inst.opcode
    # Types that are legal in registers but not in memory; OpTypeBool: no bit pattern, and not to be
    # stored with physical addressing.
    if opcode == op.LOAD:
        return inst.type.scalar() is legal.types.i1
    if opcode == op.STORE:
        return inst.operands[0].type.scalar() is legal.types.i1
    # OpVectorExtractDynamic: the index is an integer, and OpTypeBool is none.
    if opcode in (op.EXTRACTELEMENT, op.INSERTELEMENT):
        return inst.operands[-1].type is legal.types.i1
    if opcode == op.GETELEMENTPTR and _has_bool_index(legal, inst):
        return True
    if opcode in (op.ALLOCA, op.ARRAYALLOCA, op.GETELEMENTPTR):
        return legal.memory(inst.source_type) is not inst.source_type
    if opcode == op.CALL:
        callee = inst.callee
        is_intrinsic = isinstance(callee, Function) and callee.name.startswith("llvm.")
        return is_intrinsic and is_odd_vector(legal, inst.type)
    if opcode == op.BITCAST:
        # OpTypeBool has no bits to cast; a cast that keeps the scalar is a mere alias.
        scalars = inst.type.scalar(), inst.operands[0].type.scalar()
        return scalars[0] is not scalars[1] and legal.types.i1 in scalars
    return False


def _has_bool_index(legal: LegalTypes, inst: Inst) -> bool:
    return legal.types.i1 in [operand.type for operand in inst.operands]


def is_odd_vector(legal: LegalTypes, type: Type) -> bool:
    """Whether a type is a vector that an extension alone makes legal."""
    return type.kind == VECTOR and type.count not in LANES and legal.is_legal(type)
