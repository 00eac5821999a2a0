"""Intrinsics with a SPIR-V instruction; earlier passes expanded the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.builtins.intrinsics import (
    EXT_INST,
    EXT_INST_FLAGGED,
    FUNNEL_SHIFTS,
    OPCODES,
    base_name,
)
from spvbackend.diagnostics import Unsupported
from spvbackend.isel.arith import decorate_later, has_contraction
from spvbackend.isel.casts import number
from spvbackend.isel.choices import define_choice
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import Function, Inst
from spvbackend.spirv.opcodes import OpFAdd, OpFmaKHR, OpFMul, OpSNegate
from spvbackend.spirv.opencl_std import OPENCL_STD
from spvbackend.target.features import FMA

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_NATIVE: Final = frozenset(
    ("cos", "exp", "exp2", "exp10", "log", "log2", "log10", "sin", "sqrt", "tan")
)


def select_intrinsic(sel: Selector, inst: Inst, callee: Function) -> None:
    """Select an intrinsic that has a direct counterpart; refuse any other."""
    name = sel.intrinsics.get(callee.name)
    if name is None:
        # Drop the overload suffix.
        name = sel.intrinsics[callee.name] = base_name(callee.name)
    arguments = inst.operands[:-1]
    if name == "llvm.fma" and sel.prefer(FMA):
        sel.flavour.decorate_fast_math(
            sel, sel.define(inst, OpFmaKHR, sel.ids(arguments)), inst.flags
        )
        return
    if name == "llvm.fmuladd" and (sel.environment.splits_fmuladd or _may_contract(sel)):
        _define_multiply_add(sel, inst, sel.ids(arguments))
        return
    ext = EXT_INST.get(name)
    if ext is not None:
        # OpenCL.std wants as many components in each operand as in the result; powi's may differ.
        for argument in arguments:
            if argument.type is not inst.type and argument.type.lanes() != inst.type.lanes():
                raise _untranslated(callee.name)
        number, ids = OPENCL_STD[_approximate(sel, inst, ext)], sel.ids(arguments)
        if not define_choice(sel, inst, number, ids):
            decorate_later(sel, sel.define_ext(inst, number, ids), inst.flags)
        return
    ext = EXT_INST_FLAGGED.get(name)
    if ext is not None:
        number, ids = OPENCL_STD[ext], sel.ids(arguments[:1])
        if not define_choice(sel, inst, number, ids):
            sel.define_ext(inst, number, ids)
        return
    opcode = OPCODES.get(name)
    if opcode is not None:
        sel.define(inst, opcode, sel.ids(arguments))
        return
    _select_rare(sel, inst, callee, name)


def _select_rare(sel: Selector, inst: Inst, callee: Function, name: str) -> None:
    """Select a rotation, or an intrinsic that few modules have."""
    if name in FUNNEL_SHIFTS:
        _select_rotation(sel, inst, name)
        return
    from spvbackend.isel.metadata.accuracy import select_fp_builtin, select_rounded

    if not select_rounded(sel, inst, callee) and not select_fp_builtin(sel, inst, callee):
        raise _untranslated(callee.name)


def _select_rotation(sel: Selector, inst: Inst, name: str) -> None:
    """Select rotate for a funnel shift of a value with itself.

    OpenCL C, `rotate`: the amount is modulo the width, and the bits go left. The width divides
    the modulus of a negation, so a rotation to the right is one by the negated amount.
    """
    value, _, amount = inst.operands[:3]
    # Few modules have a rotation.
    from spvbackend.analysis.rotations import is_rotation, known_amount

    if not is_rotation(inst):
        raise _untranslated(inst.callee.name)
    known, width = known_amount(amount), inst.type.scalar().bits
    if known is not None:
        left = known % width if name == "llvm.fshl" else -known % width
        count = number(sel, inst.type, left)
    elif name == "llvm.fshl":
        count = sel.id(amount)
    else:
        count = sel.emit(OpSNegate, sel.value_type(inst), [sel.id(amount)])
    sel.define_ext(inst, OPENCL_STD["rotate"], [sel.id(value), count])


def _approximate(sel: Selector, inst: Inst, name: str) -> str:
    """Return the OpenCL.std function for an intrinsic whose result may be approximate ('afn').

    llvm-spirv uses the native functions, whose precision the device chooses; only float has them.
    """
    if not (inst.flags & op.AFN and sel.environment.follows_translator and name in _NATIVE):
        return name
    return f"native_{name}" if inst.type.scalar().name == "float" else name


def _untranslated(name: str) -> Unsupported:
    from spvbackend.builtins.refusals import untranslated  # errors alone need it

    return untranslated(name)


def _may_contract(sel: Selector) -> bool:
    """Whether arithmetic may be marked as contractible here, and no source forbids it."""
    forbidden = sel.kernels.uncontracted is not None and sel.function in sel.kernels.uncontracted
    return has_contraction(sel.environment) and not forbidden


def _define_multiply_add(sel: Selector, inst: Inst, ids: list[int]) -> None:
    """Define a product and a sum that may be fused (LangRef, 'llvm.fmuladd').

    A consumer fuses where it pays and vectorises both as arithmetic; `mad` is a function, which
    Intel's CPU runtime calls for each lane of a work-group.
    """
    flags = inst.flags | op.CONTRACT
    product = sel.emit(OpFMul, sel.value_type(inst), ids[:2])
    sel.flavour.decorate_fast_math(sel, product, flags)
    sel.flavour.decorate_fast_math(sel, sel.define(inst, OpFAdd, [product, ids[2]]), flags)


def select_extinst(sel: Selector, inst: Inst) -> None:
    """Select an OpenCL.std instruction that an earlier pass inserted."""
    sel.define_ext(inst, inst.number, sel.ids(inst.operands))
