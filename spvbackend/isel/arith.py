"""Arithmetic, logic, comparisons and selects.

Input: legal types: native integers, floats, i1, and vectors of 2, 3, 4, 8 or 16 of them. Most rows
are one instruction: what SPIR-V leaves undefined is undefined or poison in LLVM as well (LangRef,
'sdiv', 'shl').
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.diagnostics import Unsupported
from spvbackend.isel.wrap_flags import WRAPPING, decorate_asked
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import POINTER, TARGET, VECTOR
from spvbackend.llvmir.values import ConstAggregate, ConstNull, Inst, Undef
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as spirv
from spvbackend.target.features import (
    FAST_MATH_MODES,
    FAST_MATH_MODES_OF_KHRONOS,
    FAST_MATH_ON_ALL,
    SELECT_BY_ONE_BOOL,
)

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector
    from spvbackend.target.environment import Environment

BINARY_OPCODE: Final[dict[int, int]] = {
    op.ADD: spirv.OpIAdd,
    op.SUB: spirv.OpISub,
    op.MUL: spirv.OpIMul,
    op.UDIV: spirv.OpUDiv,
    op.SDIV: spirv.OpSDiv,
    # Modulus and remainder of unsigned operands are equal; SPIR-V has no OpURem.
    op.UREM: spirv.OpUMod,
    op.SREM: spirv.OpSRem,
    # A shift by the width or more is poison (LangRef, 'shl') and undefined here, so no mask.
    op.SHL: spirv.OpShiftLeftLogical,
    op.LSHR: spirv.OpShiftRightLogical,
    op.ASHR: spirv.OpShiftRightArithmetic,
    op.AND: spirv.OpBitwiseAnd,
    op.OR: spirv.OpBitwiseOr,
    op.XOR: spirv.OpBitwiseXor,
    op.FADD: spirv.OpFAdd,
    op.FSUB: spirv.OpFSub,
    op.FMUL: spirv.OpFMul,
    op.FDIV: spirv.OpFDiv,
    # LLVM's frem has the sign of the dividend, as C's fmod; OpFMod follows the divisor.
    op.FREM: spirv.OpFRem,
}

# Arithmetic on i1 is modulo 2; division by 0 and shifts by 1 are undefined, so x / 1 = x, x % 1 = 0
# and x << 0 = x.
BOOL_OPCODE: Final[dict[int, int]] = {
    op.ADD: spirv.OpLogicalNotEqual,
    op.SUB: spirv.OpLogicalNotEqual,
    op.XOR: spirv.OpLogicalNotEqual,
    op.MUL: spirv.OpLogicalAnd,
    op.AND: spirv.OpLogicalAnd,
    op.OR: spirv.OpLogicalOr,
}
_BOOL_ZERO: Final = frozenset((op.UREM, op.SREM))

INT_COMPARE: Final = (spirv.OpIEqual, spirv.OpINotEqual, spirv.OpUGreaterThan,
                      spirv.OpUGreaterThanEqual, spirv.OpULessThan, spirv.OpULessThanEqual,
                      spirv.OpSGreaterThan, spirv.OpSGreaterThanEqual, spirv.OpSLessThan,
                      spirv.OpSLessThanEqual)  # fmt: skip

# Indexed by LLVM's predicate number; `false` (0) and `true` (15) are constants. OpOrdered and
# OpUnordered (LLVM's `ord` and `uno`) need Kernel.
FLOAT_COMPARE: Final = (0, spirv.OpFOrdEqual, spirv.OpFOrdGreaterThan,
                        spirv.OpFOrdGreaterThanEqual, spirv.OpFOrdLessThan,
                        spirv.OpFOrdLessThanEqual, spirv.OpFOrdNotEqual, spirv.OpOrdered,
                        spirv.OpUnordered, spirv.OpFUnordEqual, spirv.OpFUnordGreaterThan,
                        spirv.OpFUnordGreaterThanEqual, spirv.OpFUnordLessThan,
                        spirv.OpFUnordLessThanEqual, spirv.OpFUnordNotEqual, 0)  # fmt: skip

# The bits of FPFastMathMode that every version has for kernels; none corresponds to LLVM's `afn`.
FAST_MATH: Final = (
    (op.NNAN, spv.FPFastMathModeNotNaN),
    (op.NINF, spv.FPFastMathModeNotInf),
    (op.NSZ, spv.FPFastMathModeNSZ),
    (op.ARCP, spv.FPFastMathModeAllowRecip),
)
# Bits that SPV_INTEL_fp_fast_math_mode and SPV_KHR_float_controls2 add.
FAST_MATH_INTEL: Final = (
    (op.CONTRACT, spv.FPFastMathModeAllowContract),
    (op.REASSOC, spv.FPFastMathModeAllowReassoc),
)


def select_binary(sel: Selector, inst: Inst) -> None:
    """Select integer and float arithmetic, shifts and bit logic."""
    lhs, rhs = inst.operands
    type = inst.type
    # The operands are numbers or vectors of numbers, so `elem` is the scalar type.
    if (type.elem or type) is sel.types.i1:
        # i1 is OpTypeBool; arithmetic and Bit Instructions take integers only.
        _select_bool(sel, inst)
        return
    opcode = inst.opcode
    ids = [lhs.spv_id or sel.id(lhs), rhs.spv_id or sel.id(rhs)]
    result = sel.define(inst, BINARY_OPCODE[opcode], ids)
    flags = inst.flags
    if flags:
        if opcode in WRAPPING:
            decorate_asked(sel, result, flags)
        # Opcodes of float arithmetic have the highest numbers, so one comparison recognises them.
        elif opcode >= op.FADD:
            sel.flavour.decorate_fast_math(sel, result, flags)


def _select_bool(sel: Selector, inst: Inst) -> None:
    lhs, rhs = inst.operands
    opcode = BOOL_OPCODE.get(inst.opcode)
    if opcode is not None:
        sel.define(inst, opcode, [sel.id(lhs), sel.id(rhs)])
    elif inst.opcode in _BOOL_ZERO:
        sel.alias(inst, sel.id(sel.module.constants.null(inst.type)))
    else:
        sel.alias(inst, sel.id(lhs))


def has_contraction(environment: Environment) -> bool:
    """Whether FPFastMathMode can allow contraction."""
    return environment.prefers(FAST_MATH_MODES) or environment.prefers(FAST_MATH_MODES_OF_KHRONOS)


def fast_math_mode(environment: Environment, flags: int) -> int:
    """Return the bits of FPFastMathMode that the flags grant and the environment knows.

    Each flag is a permission to the consumer; dropping one costs speed only.
    """
    mode = 0
    for flag, bit in FAST_MATH:
        if flags & flag:
            mode |= bit
    if has_contraction(environment):
        for flag, bit in FAST_MATH_INTEL:
            if flags & flag:
                mode |= bit
    if flags & op.FAST != op.FAST:
        return mode
    # Fast allows every algebraic transformation, so it needs all of LLVM's flags. It implies the
    # other bits, but consumers look for them too.
    return (
        spv.FPFastMathModeFast if environment.follows_translator else mode | spv.FPFastMathModeFast
    )


def decorate_later(sel: Selector, id: int, flags: int) -> None:
    """Decorate a result other than binary arithmetic; FPFastMathMode allows it from SPIR-V 1.6."""
    if flags and sel.environment.has(FAST_MATH_ON_ALL):
        sel.flavour.decorate_fast_math(sel, id, flags)


def select_fneg(sel: Selector, inst: Inst) -> None:
    """Select fneg."""
    decorate_later(sel, sel.define(inst, spirv.OpFNegate, [sel.id(inst.operands[0])]), inst.flags)


def select_icmp(sel: Selector, inst: Inst) -> None:
    """Select a comparison of integers, bools or pointers."""
    lhs, rhs = inst.operands
    scalar = lhs.type.scalar()
    ids = [lhs.spv_id or sel.id(lhs), rhs.spv_id or sel.id(rhs)]
    if scalar is sel.types.i1:
        _compare_bool(sel, inst, ids[0], ids[1])
        return
    if scalar.kind == POINTER:
        # OpPtrEqual needs the variable pointers capabilities, so addresses are compared as
        # integers.
        size = sel.cache.int_type(sel.size_bits())
        ids = [sel.emit(spirv.OpConvertPtrToU, size, [id]) for id in ids]
    sel.define(inst, INT_COMPARE[inst.predicate], ids)


def _compare_bool(sel: Selector, inst: Inst, lhs: int, rhs: int) -> None:
    """Compare i1 values: unsigned true > false, signed true (-1) < false (0)."""
    predicate = inst.predicate
    if predicate == op.EQ:
        sel.define(inst, spirv.OpLogicalEqual, [lhs, rhs])
        return
    if predicate == op.NE:
        sel.define(inst, spirv.OpLogicalNotEqual, [lhs, rhs])
        return
    type_id = sel.value_type(inst)
    if predicate in (op.ULT, op.ULE, op.SGT, op.SGE):
        # Compare lhs = false with rhs = true instead of the reverse.
        lhs, rhs = rhs, lhs
    strict = predicate in (op.UGT, op.ULT, op.SGT, op.SLT)
    # "lhs and not rhs" or "lhs or not rhs": rhs matters only where lhs leaves the result open, so a
    # comparison of both serves. Intel's GPU compiler crashes on OpLogicalNot.
    if strict:
        sel.define(
            inst, spirv.OpLogicalAnd, [lhs, sel.emit(spirv.OpLogicalNotEqual, type_id, [lhs, rhs])]
        )
    else:
        sel.define(
            inst, spirv.OpLogicalOr, [lhs, sel.emit(spirv.OpLogicalEqual, type_id, [lhs, rhs])]
        )


def select_fcmp(sel: Selector, inst: Inst) -> None:
    """Select a float comparison."""
    lhs, rhs = inst.operands
    opcode = FLOAT_COMPARE[inst.predicate]
    if opcode:
        decorate_later(sel, sel.define(inst, opcode, [sel.id(lhs), sel.id(rhs)]), inst.flags)
        return
    value = sel.cache.bool_constant(inst.predicate == 15)
    sel.alias(inst, sel.cache.splat(value, sel.cache.bool_type(), inst.type.lanes()))


def select_select(sel: Selector, inst: Inst) -> None:
    """Select select; before 1.4 the condition of a vector select is a vector (OpSelect)."""
    condition, on_true, on_false = inst.operands
    if inst.type.kind == TARGET:
        raise Unsupported(f"'select' of type '{inst.type}' has no SPIR-V counterpart")
    chosen = sel.id(condition)
    is_splat = inst.type.kind == VECTOR and condition.type.kind != VECTOR
    if is_splat and not sel.environment.has(SELECT_BY_ONE_BOOL):
        # Before 1.4 OpSelect wants a bool for each component.
        lanes = inst.type.count
        type_id = sel.cache.vector_type(sel.cache.bool_type(), lanes)
        chosen = sel.emit(spirv.OpCompositeConstruct, type_id, [chosen] * lanes)
    sel.define(inst, spirv.OpSelect, [chosen, sel.id(on_true), sel.id(on_false)])


def select_freeze(sel: Selector, inst: Inst) -> None:
    """Select freeze: each use of an OpUndef may differ, so a frozen undef becomes zero.

    Any value serves (LangRef, 'freeze'); an operand that is not undef stands for itself. Selection
    does not know which instructions yield poison, and core SPIR-V cannot stop poison.
    """
    operand = inst.operands[0]
    if isinstance(operand, ConstAggregate):
        # Defined lanes keep their values.
        nulls = sel.module.constants
        lanes = [
            nulls.null(lane.type) if isinstance(lane, Undef) else lane for lane in operand.elements
        ]
        sel.alias(inst, sel.id(ConstAggregate(operand.type, lanes)))
    elif isinstance(operand, Undef) and inst.type.kind == POINTER:
        # Not the shared null: inference gave this result its own pointee.
        null = ConstNull(inst.type)
        null.pointee = inst.pointee
        sel.alias(inst, sel.id(null))
    elif isinstance(operand, Undef):
        sel.alias(inst, sel.id(sel.module.constants.null(inst.type)))
    else:
        sel.alias(inst, sel.id(operand))
