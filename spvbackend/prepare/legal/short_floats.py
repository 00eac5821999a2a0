"""Floats of 16 bits as types for storage and conversion: arithmetic is done in float.

SPV_KHR_bfloat16 gives a type without arithmetic, and WGSL has no half without an extension. Float
has more than twice the precision of both, so rounding its result once more gives the result of
their arithmetic.

Input: intrinsics lowered. Output: such a float is loaded, stored, moved, and converted from and to
float; legalisation replaces it by its bits where the type may not be used.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from spvbackend.builtins.intrinsics import base_name
from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.rows import CORE_OP, DOT, EXT_INST, VLOAD, VSTORE
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import copy_inst
from spvbackend.llvmir.types import FLOAT, Type, TypeContext
from spvbackend.llvmir.values import Block, Function, Inst, Value
from spvbackend.prepare.legal.extended import keeps_bfloat
from spvbackend.target.environment import Environment
from spvbackend.target.features import BFLOAT_ARITHMETIC

_COMPUTING: Final = frozenset(
    (op.FADD, op.FSUB, op.FMUL, op.FDIV, op.FREM, op.FNEG, op.FCMP, op.FPTOSI, op.FPTOUI,
     op.SITOFP, op.UITOFP)
)  # fmt: skip


_BFLOAT: Final = "bfloat"
_HALF: Final = "half"
_MANGLED_HALF: Final = "Dh"
"""A half in the mangled name of a builtin (Itanium C++ ABI, 5.1.5.2)."""
_OVERLOAD: Final = re.compile("b?f16")
"""Such a float in the name of an intrinsic."""
_SHAPES: Final = frozenset((CORE_OP, DOT, EXT_INST, VLOAD, VSTORE))
"""Builtins whose instructions need types with arithmetic, as all of OpenCL.std do."""


def run(module: Module, environment: Environment, builtins: Builtins) -> None:
    """Promote the computations of every function, unless an extension has arithmetic.

    Args:
        module: changed in place.
        environment: says what extensions there are.
        builtins: the functions that compute by instructions.
    """
    names = frozenset((_BFLOAT, _HALF) if environment.kind.has_words_only else (_BFLOAT,))
    # Most modules never name the type, and need no sweep.
    if not any(map(module.types.knows_floating, names)):
        return
    if keeps_bfloat(module, environment) and environment.prefers(BFLOAT_ARITHMETIC):
        # The capability is declared with the type, if anything computes with it.
        module.types.bfloat_arithmetic = any(
            _computes(inst, names) or _is_builtin(builtins, inst)
            for function in module.functions
            for block in function.blocks
            for inst in block.insts
        )
        return
    # Copy the list: overloads for float are appended.
    for function in list(module.functions):
        for block in function.blocks:
            if any(_computes(inst, names) for inst in block.insts):
                _promote_block(module, block, names)


def _is_builtin(builtins: Builtins, inst: Inst) -> bool:
    """Whether the callee is a builtin that computes with the type rather than converting it."""
    if inst.opcode != op.CALL:
        return False
    if not is_bfloat(inst.type) and not any(is_bfloat(operand.type) for operand in inst.operands):
        return False
    callee = inst.callee
    builtin = builtins.lookup(callee.name) if isinstance(callee, Function) else None
    return builtin is not None and builtin.row.shape in _SHAPES


def is_bfloat(type: Type) -> bool:
    """Whether the type is bfloat or a vector of it."""
    return _is_one(type, (_BFLOAT,))


def _is_one(type: Type, names: Collection[str]) -> bool:
    """Whether a type is one of these floats, or a vector of it."""
    scalar = type.scalar()
    return scalar.kind == FLOAT and scalar.name in names


def _computes(inst: Inst, names: frozenset[str]) -> bool:
    if inst.opcode not in _COMPUTING and not _calls_instruction(inst, names):
        return False
    return _is_one(inst.type, names) or any(_is_one(each.type, names) for each in inst.operands)


def _calls_instruction(inst: Inst, names: frozenset[str]) -> bool:
    if inst.opcode != op.CALL:
        return False
    callee = inst.callee
    if not isinstance(callee, Function) or callee.blocks:
        return False
    # A call of an unknown intrinsic keeps its name and type: it may become an imported function.
    # No builtin's name has a bfloat.
    return bool(base_name(callee.name)) or (_HALF in names and _MANGLED_HALF in callee.name)


def _promote_block(module: Module, block: Block, names: frozenset[str]) -> None:
    out: list[Inst] = []
    for inst in block.insts:
        if _computes(inst, names):
            _promote(module, inst, names, out)
        else:
            out.append(inst)
    block.insts = out


def _promote(module: Module, inst: Inst, names: frozenset[str], out: list[Inst]) -> None:
    """Compute on float; the instruction object itself becomes the conversion of the result.

    So uses of the result, operands of later instructions included, need no change.
    """
    types = module.types
    operands = [
        _extended(types, operand, inst, out) if _is_one(operand.type, names) else operand
        for operand in inst.operands
    ]
    if not _is_one(inst.type, names):
        inst.operands = operands
        _rename(module, inst)
        out.append(inst)
        return
    # Flags stay with the computation: fptrunc has no use for them.
    own = copy_inst(inst)
    own.type = types.with_scalar(inst.type, types.f32)
    own.operands = operands
    _rename(module, own)
    out.append(own)
    inst.opcode = op.FPTRUNC
    inst.operands = [own]
    inst.flags = 0
    inst.call = None
    out.append(inst)


def _extended(types: TypeContext, operand: Value, inst: Inst, out: list[Inst]) -> Value:
    type = types.with_scalar(operand.type, types.f32)
    made = Inst(op.FPEXT, type, [operand], inst.line)
    made.parent = inst.parent
    out.append(made)
    return made


def _rename(module: Module, inst: Inst) -> None:
    """Call the overload of an intrinsic for float."""
    if inst.opcode != op.CALL:
        return
    callee = inst.callee
    assert isinstance(callee, Function)
    name = _OVERLOAD.sub("f32", callee.name).replace(_MANGLED_HALF, "f")
    other = module.symbols.get(name)
    if not isinstance(other, Function):
        params = tuple([operand.type for operand in inst.operands[:-1]])
        # The module may lack a declaration of the overload; build it from the types of the call.
        other = Function(callee.type, name, module.types.function(inst.type, params), callee.line)
        module.add_function(other)
    inst.operands[-1] = other
    inst.call_info.fn_type = other.value_type
