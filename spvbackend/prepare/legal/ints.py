"""Operations lane by lane, with the exact semantics of odd integer widths.

An odd integer is kept in the next native one with its upper bits zero. Operations that may dirty
them mask the result; operations that read the sign extend it first. With zeros above, unsigned
comparison, division, shifts to the right, conversion and extension are those of the native width.

Input: the parts of the operands, clean. Output: a part of the result, clean.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import INT, Type
from spvbackend.llvmir.values import Inst, Value
from spvbackend.prepare.legal.half_bits import from_half, to_half
from spvbackend.prepare.legal.state import Legalizer

# Sums and products carry out of the width; signed quotients and shifts have sign-extended operands.
_DIRTY: Final = frozenset((op.ADD, op.SUB, op.MUL, op.SHL, op.SDIV, op.SREM, op.ASHR))
_SIGNED: Final = frozenset((op.SDIV, op.SREM))
_SIGNED_COMPARES: Final = frozenset((op.SGT, op.SGE, op.SLT, op.SLE))
# Flags of an odd width, such as nsw, do not hold for the native one.
_WRAP_FLAGS: Final = op.NUW | op.NSW | op.EXACT | op.NNEG | op.DISJOINT


def mask(lz: Legalizer, value: Value, bits: int) -> Value:
    """Clear the bits above `bits`."""
    return lz.make(op.AND, value.type, [value, lz.number(value.type, (1 << bits) - 1)])


def sign_extend(lz: Legalizer, value: Value, bits: int) -> Value:
    """Copy bit `bits - 1` into all bits above it."""
    if bits == 0:
        return value
    amount = lz.number(value.type, value.type.scalar().bits - bits)
    left = lz.make(op.SHL, value.type, [value, amount])
    return lz.make(op.ASHR, value.type, [left, amount])


def binary_part(lz: Legalizer, inst: Inst, operands: list[Value]) -> Value:
    """Emit a part of a binary operation."""
    bits = lz.legal.odd_bits(inst.type)
    type = operands[0].type
    if not bits:
        return lz.make(inst.opcode, type, operands, inst.flags)
    lhs, rhs = operands
    if inst.opcode in _SIGNED or inst.opcode == op.ASHR:
        lhs = sign_extend(lz, lhs, bits)
    if inst.opcode in _SIGNED:
        rhs = sign_extend(lz, rhs, bits)
    result: Value = lz.make(inst.opcode, type, [lhs, rhs])
    return mask(lz, result, bits) if inst.opcode in _DIRTY else result


def compare_part(lz: Legalizer, inst: Inst, operands: list[Value]) -> Value:
    """Emit a part of an icmp or fcmp."""
    bits = lz.legal.odd_bits(inst.operands[0].type)
    if bits and inst.predicate in _SIGNED_COMPARES and inst.opcode == op.ICMP:
        operands = [sign_extend(lz, operand, bits) for operand in operands]
    type = lz.types.with_scalar(operands[0].type, lz.types.i1)
    result = lz.make(inst.opcode, type, operands, inst.flags & ~_WRAP_FLAGS)
    result.predicate = inst.predicate
    return result


def cast_part(lz: Legalizer, inst: Inst, operand: Value, type: Type) -> Value:
    """Emit a part of a conversion to a part of legal `type`."""
    opcode = inst.opcode
    # A floating-point operand held in an integer can only be bfloat16 or half as bits.
    if opcode == op.FPEXT and operand.type.scalar().kind == INT:
        is_half = inst.operands[0].type.scalar() is lz.types.half
        return from_half(lz, operand, type) if is_half else _from_bfloat(lz, operand, type)
    if opcode == op.FPTRUNC and type.scalar().kind == INT:
        is_half = inst.type.scalar() is lz.types.half
        return to_half(lz, operand, type) if is_half else _to_bfloat(lz, operand, type)
    source, target = lz.legal.odd_bits(inst.operands[0].type), lz.legal.odd_bits(inst.type)
    if opcode in (op.SEXT, op.SITOFP):
        operand = sign_extend(lz, operand, source)
    result = operand
    if operand.type is not type:
        result = lz.make(opcode, type, [operand], inst.flags if not (source or target) else 0)
    # Between odd widths in one native width the value is the same, but for its upper bits.
    elif opcode not in (op.TRUNC, op.ZEXT, op.SEXT):
        result = lz.make(opcode, type, [operand])
    # Conversions of floats may leave the range: that is poison, but freeze makes a value of it, and
    # every value has clean upper bits.
    if target and opcode in (op.TRUNC, op.SEXT, op.FPTOSI, op.FPTOUI, op.PTRTOINT):
        result = mask(lz, result, target)
    return result


def _from_bfloat(lz: Legalizer, operand: Value, type: Type) -> Value:
    """Extend bfloat bits to float: they are the upper half of a float's."""
    words = lz.types.with_scalar(type, lz.types.i32)
    wide = lz.make(op.ZEXT, words, [operand])
    bits = lz.make(op.SHL, words, [wide, lz.number(words, 16)])
    single = lz.types.with_scalar(type, lz.types.f32)
    value = lz.make(op.BITCAST, single, [bits])
    return value if type is single else lz.make(op.FPEXT, type, [value])


def _to_bfloat(lz: Legalizer, operand: Value, type: Type) -> Value:
    """Round a float's bits to the nearest upper half, ties to even; a NaN stays a NaN."""
    words = lz.types.with_scalar(type, lz.types.i32)
    single = lz.types.with_scalar(type, lz.types.f32)
    if operand.type is not single:
        operand = _rounded_to_odd(lz, operand, single)
    bits = lz.make(op.BITCAST, words, [operand])
    upper = lz.make(op.LSHR, words, [bits, lz.number(words, 16)])
    # Adding half of the last place less one, and the last bit itself, carries into the upper half
    # exactly where rounding to nearest, ties to even, goes up.
    odd = lz.make(op.AND, words, [upper, lz.number(words, 1)])
    half = lz.make(op.ADD, words, [odd, lz.number(words, 0x7FFF)])
    sum_ = lz.make(op.ADD, words, [bits, half])
    rounded = lz.make(op.LSHR, words, [sum_, lz.number(words, 16)])
    # The carry would turn a NaN of high payload into an infinity or a zero; this keeps sign and
    # payload.
    quiet = lz.make(op.OR, words, [upper, lz.number(words, 0x40)])
    nan = lz.make(op.FCMP, lz.types.with_scalar(type, lz.types.i1), [operand, operand])
    nan.predicate = op.FCMP_PREDICATES["uno"]
    chosen = lz.make(op.SELECT, words, [nan, quiet, rounded])
    return lz.make(op.TRUNC, type, [chosen])


def _rounded_to_odd(lz: Legalizer, operand: Value, single: Type) -> Value:
    """Convert a double to a float whose last bit is set when it is inexact.

    Rounding that to bfloat gives the same as rounding the double once.

    Two roundings to nearest differ from one where the first creates a tie. Rounding to odd (Boldo
    and Melquiond) never does so for an inexact value, given two more bits of precision than the
    result has, and float has sixteen.
    """
    words = lz.types.with_scalar(single, lz.types.i32)
    # No conversion rounds towards zero without a decoration, so the nearest is corrected by one
    # place.
    nearest = lz.make(op.FPTRUNC, single, [operand])
    exact = lz.make(op.FPEXT, operand.type, [nearest])
    bits: Value = lz.make(op.BITCAST, words, [nearest])
    magnitude = _magnitude(lz, exact), _magnitude(lz, operand)
    longer = lz.compare(op.UGT, magnitude[0], magnitude[1])
    away = lz.make(op.SELECT, words, [longer, lz.number(words, 1), lz.number(words, 0)])
    toward_zero = lz.make(op.SUB, words, [bits, away])
    odd = lz.make(op.OR, words, [toward_zero, lz.number(words, 1)])
    inexact = lz.compare(op.NE, magnitude[0], magnitude[1])
    ordered = lz.make(op.FCMP, inexact.type, [operand, operand])
    ordered.predicate = op.FCMP_PREDICATES["ord"]
    rounds = lz.make(op.AND, inexact.type, [inexact, ordered])
    chosen = lz.make(op.SELECT, words, [rounds, odd, bits])
    return lz.make(op.BITCAST, single, [chosen])


def _magnitude(lz: Legalizer, value: Value) -> Value:
    """Clear the sign of a double's bits, which then order as its absolute value does."""
    longs = lz.types.with_scalar(value.type, lz.types.i64)
    bits = lz.make(op.BITCAST, longs, [value])
    return lz.make(op.AND, longs, [bits, lz.number(longs, (1 << 63) - 1)])


def other_part(lz: Legalizer, inst: Inst, operands: list[Value], type: Type) -> Value:
    """A part of an operation that does not look at bits: fneg, freeze."""
    return lz.make(inst.opcode, type, operands, inst.flags)
