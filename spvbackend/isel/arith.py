"""Arithmetic, logic, comparisons and selects.

Input: legal types, that is native integers, floats, i1, and vectors of 2, 3, 4, 8 or 16 of them.
What SPIR-V leaves undefined is undefined or poison in LLVM as well (LangRef, 'sdiv', 'shl'), so
most rows are one instruction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.diagnostics import Unsupported
from spvbackend.isel.wrap_flags import WRAPPING, decorate_asked
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import POINTER, TARGET, VECTOR
from spvbackend.llvmir.values import ConstAggregate, ConstNull, Inst, Undef
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import (
    OpBitwiseAnd,
    OpBitwiseOr,
    OpBitwiseXor,
    OpCompositeConstruct,
    OpConvertPtrToU,
    OpFAdd,
    OpFDiv,
    OpFMul,
    OpFNegate,
    OpFOrdEqual,
    OpFOrdGreaterThan,
    OpFOrdGreaterThanEqual,
    OpFOrdLessThan,
    OpFOrdLessThanEqual,
    OpFOrdNotEqual,
    OpFRem,
    OpFSub,
    OpFUnordEqual,
    OpFUnordGreaterThan,
    OpFUnordGreaterThanEqual,
    OpFUnordLessThan,
    OpFUnordLessThanEqual,
    OpFUnordNotEqual,
    OpIAdd,
    OpIEqual,
    OpIMul,
    OpINotEqual,
    OpISub,
    OpLogicalAnd,
    OpLogicalEqual,
    OpLogicalNotEqual,
    OpLogicalOr,
    OpOrdered,
    OpSDiv,
    OpSelect,
    OpSGreaterThan,
    OpSGreaterThanEqual,
    OpShiftLeftLogical,
    OpShiftRightArithmetic,
    OpShiftRightLogical,
    OpSLessThan,
    OpSLessThanEqual,
    OpSRem,
    OpUDiv,
    OpUGreaterThan,
    OpUGreaterThanEqual,
    OpULessThan,
    OpULessThanEqual,
    OpUMod,
    OpUnordered,
)
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
    op.ADD: OpIAdd,
    op.SUB: OpISub,
    op.MUL: OpIMul,
    op.UDIV: OpUDiv,
    op.SDIV: OpSDiv,
    # For unsigned operands modulus and remainder are the same; there is no OpURem.
    op.UREM: OpUMod,
    op.SREM: OpSRem,
    # A shift by the width or more is poison (LangRef, 'shl') and undefined here, so no mask.
    op.SHL: OpShiftLeftLogical,
    op.LSHR: OpShiftRightLogical,
    op.ASHR: OpShiftRightArithmetic,
    op.AND: OpBitwiseAnd,
    op.OR: OpBitwiseOr,
    op.XOR: OpBitwiseXor,
    op.FADD: OpFAdd,
    op.FSUB: OpFSub,
    op.FMUL: OpFMul,
    op.FDIV: OpFDiv,
    # The result has the sign of the dividend as C's fmod has, where OpFMod follows the divisor.
    op.FREM: OpFRem,
}

# On i1 every result is modulo 2; division by 0 and shifts by 1 are undefined, which leaves
# x / 1 = x, x % 1 = 0 and x << 0 = x.
BOOL_OPCODE: Final[dict[int, int]] = {
    op.ADD: OpLogicalNotEqual,
    op.SUB: OpLogicalNotEqual,
    op.XOR: OpLogicalNotEqual,
    op.MUL: OpLogicalAnd,
    op.AND: OpLogicalAnd,
    op.OR: OpLogicalOr,
}
_BOOL_ZERO: Final = frozenset((op.UREM, op.SREM))

INT_COMPARE: Final = (OpIEqual, OpINotEqual, OpUGreaterThan, OpUGreaterThanEqual, OpULessThan,
                      OpULessThanEqual, OpSGreaterThan, OpSGreaterThanEqual, OpSLessThan,
                      OpSLessThanEqual)  # fmt: skip

# By LLVM's number of the predicate; `false` (0) and `true` (15) are constants.  LLVM's `ord` and
# `uno` are OpOrdered and OpUnordered, which only Kernel has.
FLOAT_COMPARE: Final = (0, OpFOrdEqual, OpFOrdGreaterThan, OpFOrdGreaterThanEqual, OpFOrdLessThan,
                        OpFOrdLessThanEqual, OpFOrdNotEqual, OpOrdered, OpUnordered,
                        OpFUnordEqual, OpFUnordGreaterThan, OpFUnordGreaterThanEqual,
                        OpFUnordLessThan, OpFUnordLessThanEqual, OpFUnordNotEqual, 0)  # fmt: skip

# The four bits of FPFastMathMode that kernels have always had; LLVM's `afn` has none.
FAST_MATH: Final = (
    (op.NNAN, spv.FPFastMathModeNotNaN),
    (op.NINF, spv.FPFastMathModeNotInf),
    (op.NSZ, spv.FPFastMathModeNSZ),
    (op.ARCP, spv.FPFastMathModeAllowRecip),
)
# Bits that SPV_INTEL_fp_fast_math_mode adds, and SPV_KHR_float_controls2.
FAST_MATH_INTEL: Final = (
    (op.CONTRACT, spv.FPFastMathModeAllowContract),
    (op.REASSOC, spv.FPFastMathModeAllowReassoc),
)


def select_binary(sel: Selector, inst: Inst) -> None:
    """Integer and float arithmetic, shifts and bit logic."""
    lhs, rhs = inst.operands
    type = inst.type
    # Of numbers and of vectors of them, which is all that there is here.
    if (type.elem or type) is sel.types.i1:
        # i1 is OpTypeBool, which no arithmetic and no Bit Instruction takes.
        _select_bool(sel, inst)
        return
    opcode = inst.opcode
    ids = [lhs.spv_id or sel.id(lhs), rhs.spv_id or sel.id(rhs)]
    result = sel.define(inst, BINARY_OPCODE[opcode], ids)
    flags = inst.flags
    if flags:
        if opcode in WRAPPING:
            decorate_asked(sel, result, flags)
        # Float arithmetic is numbered last, so that one comparison finds it.
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
    """Whether an instruction can say that it may be contracted."""
    return environment.has(FAST_MATH_MODES) or environment.has(FAST_MATH_MODES_OF_KHRONOS)


def fast_math_mode(environment: Environment, flags: int) -> int:
    """Return the bits of FPFastMathMode that flags promise and the environment knows.

    Each flag is a permission to the consumer; one that cannot be said is only lost speed.
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
    # Fast allows any algebraic transformation, so it takes all of LLVM's flags; it implies the
    # other bits, which consumers look for all the same.
    return (
        spv.FPFastMathModeFast if environment.follows_translator else mode | spv.FPFastMathModeFast
    )


def decorate_later(sel: Selector, id: int, flags: int) -> None:
    """The same of what is no binary arithmetic: only 1.6 has the decoration for it."""
    if flags and sel.environment.has(FAST_MATH_ON_ALL):
        sel.flavour.decorate_fast_math(sel, id, flags)


def select_fneg(sel: Selector, inst: Inst) -> None:
    """fneg."""
    decorate_later(sel, sel.define(inst, OpFNegate, [sel.id(inst.operands[0])]), inst.flags)


def select_icmp(sel: Selector, inst: Inst) -> None:
    """Integer, bool and pointer comparison."""
    lhs, rhs = inst.operands
    scalar = lhs.type.scalar()
    ids = [lhs.spv_id or sel.id(lhs), rhs.spv_id or sel.id(rhs)]
    if scalar is sel.types.i1:
        _compare_bool(sel, inst, ids[0], ids[1])
        return
    if scalar.kind == POINTER:
        # OpPtrEqual needs the variable pointers capabilities; addresses compare as integers.
        size = sel.cache.int_type(sel.size_bits())
        ids = [sel.emit(OpConvertPtrToU, size, [id]) for id in ids]
    sel.define(inst, INT_COMPARE[inst.predicate], ids)


def _compare_bool(sel: Selector, inst: Inst, lhs: int, rhs: int) -> None:
    """Comparison of i1: unsigned true > false, signed true (-1) < false (0)."""
    predicate = inst.predicate
    if predicate == op.EQ:
        sel.define(inst, OpLogicalEqual, [lhs, rhs])
        return
    if predicate == op.NE:
        sel.define(inst, OpLogicalNotEqual, [lhs, rhs])
        return
    type_id = sel.value_type(inst)
    if predicate in (op.ULT, op.ULE, op.SGT, op.SGE):
        # lhs false and rhs true, or not the other way round
        lhs, rhs = rhs, lhs
    strict = predicate in (op.UGT, op.ULT, op.SGT, op.SLT)
    # lhs and not rhs, lhs or not rhs: rhs has a say only where lhs leaves it open, so comparing the
    # two will do. The compiler of Intel's GPU driver does not survive OpLogicalNot.
    if strict:
        sel.define(inst, OpLogicalAnd, [lhs, sel.emit(OpLogicalNotEqual, type_id, [lhs, rhs])])
    else:
        sel.define(inst, OpLogicalOr, [lhs, sel.emit(OpLogicalEqual, type_id, [lhs, rhs])])


def select_fcmp(sel: Selector, inst: Inst) -> None:
    """Float comparison."""
    lhs, rhs = inst.operands
    opcode = FLOAT_COMPARE[inst.predicate]
    if opcode:
        decorate_later(sel, sel.define(inst, opcode, [sel.id(lhs), sel.id(rhs)]), inst.flags)
        return
    value = sel.cache.bool_constant(inst.predicate == 15)
    sel.alias(inst, sel.cache.splat(value, sel.cache.bool_type(), inst.type.lanes()))


def select_select(sel: Selector, inst: Inst) -> None:
    """select; before 1.4 the condition of a vector select is a vector (OpSelect)."""
    condition, on_true, on_false = inst.operands
    if inst.type.kind == TARGET:
        raise Unsupported(f"'select' of type '{inst.type}' has no SPIR-V counterpart")
    chosen = sel.id(condition)
    is_splat = inst.type.kind == VECTOR and condition.type.kind != VECTOR
    if is_splat and not sel.environment.has(SELECT_BY_ONE_BOOL):
        # Before 1.4 OpSelect wants a bool for each component.
        lanes = inst.type.count
        type_id = sel.cache.vector_type(sel.cache.bool_type(), lanes)
        chosen = sel.emit(OpCompositeConstruct, type_id, [chosen] * lanes)
    sel.define(inst, OpSelect, [chosen, sel.id(on_true), sel.id(on_false)])


def select_freeze(sel: Selector, inst: Inst) -> None:
    """freeze: each use of an OpUndef may see another value, so a frozen undef becomes zero.

    Any one value will do (LangRef, 'freeze'); what is neither undef nor poison is itself.  That an
    instruction gives poison is not known here, nor has core SPIR-V poison to be stopped.
    """
    operand = inst.operands[0]
    if isinstance(operand, ConstAggregate):
        # Lanes that are defined keep their values: only the others are free.
        nulls = sel.module.constants
        lanes = [
            nulls.null(lane.type) if isinstance(lane, Undef) else lane for lane in operand.elements
        ]
        sel.alias(inst, sel.id(ConstAggregate(operand.type, lanes)))
    elif isinstance(operand, Undef) and inst.type.kind == POINTER:
        # Not the shared null: this one has the pointee that inference gave the result.
        null = ConstNull(inst.type)
        null.pointee = inst.pointee
        sel.alias(inst, sel.id(null))
    elif isinstance(operand, Undef):
        sel.alias(inst, sel.id(sel.module.constants.null(inst.type)))
    else:
        sel.alias(inst, sel.id(operand))
