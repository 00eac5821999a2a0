"""Intrinsics that SPIR-V has an instruction for; the preparing passes expanded the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.arith import decorate_fast_math, decorate_later
from spvbackend.isel.choices import define_choice
from spvbackend.isel.metadata.accuracy import select_fp_builtin, select_rounded
from spvbackend.llvmir.values import Function, Inst
from spvbackend.prepare.lower.refusals import untranslated
from spvbackend.prepare.templates.index import base_name
from spvbackend.spirv.opcodes import OpBitCount, OpBitReverse, OpFmaKHR
from spvbackend.spirv.opencl_std import OPENCL_STD
from spvbackend.target.features import FMA

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

# Intrinsic -> OpenCL.std instruction of the same operands.  `rint` rounds to even under OpenCL's
# default rounding, as roundeven and nearbyint ask; fmax and fmin ignore a quiet NaN as maxnum and
# minnum do.  fmuladd leaves the choice of fusing to the target, as mad does.
EXT_INST: Final[dict[str, str]] = {
    **{
        f"llvm.{name}": name
        for name in ("acos", "asin", "atan", "atan2", "ceil", "copysign", "cos", "cosh", "exp",
                     "exp2", "exp10", "fabs", "floor", "fma", "ldexp", "log", "log2", "log10",
                     "pow", "rint", "round", "sin", "sinh", "sqrt", "tan", "tanh", "trunc")
    },
    "llvm.fmuladd": "mad",
    "llvm.maxnum": "fmax",
    "llvm.minnum": "fmin",
    "llvm.nearbyint": "rint",
    "llvm.powi": "pown",
    "llvm.roundeven": "rint",
    "llvm.sadd.sat": "s_add_sat",
    "llvm.smax": "s_max",
    "llvm.smin": "s_min",
    "llvm.ssub.sat": "s_sub_sat",
    "llvm.uadd.sat": "u_add_sat",
    "llvm.umax": "u_max",
    "llvm.umin": "u_min",
    "llvm.usub.sat": "u_sub_sat",
}  # fmt: skip
# The same with a last operand that only LLVM needs (is_int_min_poison, is_zero_poison): where it
# makes poison OpenCL.std has a defined value, which is a refinement.
EXT_INST_FLAGGED: Final[dict[str, str]] = {
    "llvm.abs": "s_abs",
    "llvm.ctlz": "clz",
    "llvm.cttz": "ctz",
}
OPCODES: Final[dict[str, int]] = {"llvm.ctpop": OpBitCount, "llvm.bitreverse": OpBitReverse}


def select_intrinsic(sel: Selector, inst: Inst, callee: Function) -> None:
    """An intrinsic with a direct counterpart; anything else is Unsupported."""
    name = base_name(callee.name)  # without the suffix of the overload
    arguments = inst.operands[:-1]
    if name == "llvm.fma" and sel.use(FMA):
        decorate_fast_math(sel, sel.define(inst, OpFmaKHR, sel.ids(arguments)), inst.flags)
        return
    ext = EXT_INST.get(name)
    if ext is not None:
        # OpenCL.std: all operands have as many components as the result; LLVM's powi need not.
        if any(argument.type.lanes() != inst.type.lanes() for argument in arguments):
            raise untranslated(callee.name)
        number, ids = OPENCL_STD[ext], sel.ids(arguments)
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
    if select_rounded(sel, inst, callee) or select_fp_builtin(sel, inst, callee):
        return
    raise untranslated(callee.name)


def select_extinst(sel: Selector, inst: Inst) -> None:
    """An OpenCL.std instruction that a preparing pass asked for."""
    sel.define_ext(inst, inst.number, sel.ids(inst.operands))
