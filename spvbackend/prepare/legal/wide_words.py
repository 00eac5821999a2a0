"""Arithmetic, shifts and comparisons of wide integers, on pairs of words.

A wide integer of 65 to 128 bits is two i64, the low word first; the bits above its width are zero.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import CallInfo, ConstInt, Inst, Value, is_zero
from spvbackend.prepare.legal.ints import sign_extend
from spvbackend.prepare.legal.state import Legalizer
from spvbackend.spirv.opencl_std import OPENCL_STD

Pair = tuple[Value, Value]
WORD_BITS: Final = 64

_UNSIGNED: Final[dict[int, int]] = {op.SGT: op.UGT, op.SGE: op.UGE, op.SLT: op.ULT, op.SLE: op.ULE}
_STRICT: Final[dict[int, int]] = {op.UGE: op.UGT, op.ULE: op.ULT, op.SGE: op.SGT, op.SLE: op.SLT}
# Operations that return one operand where the other is zero.
_KEEPING: Final = frozenset((op.ADD, op.SUB, op.OR, op.XOR, op.SHL, op.LSHR, op.ASHR))
_COMMUTING: Final = frozenset((op.ADD, op.OR, op.XOR))
_QUOTIENTS: Final = frozenset((op.UDIV, op.SDIV))
_SIGNED_DIVISIONS: Final = frozenset((op.SDIV, op.SREM))


def word(lz: Legalizer, opcode: int, lhs: Value, rhs: Value) -> Value:
    """Emit an operation on two words, unless a constant operand decides the result.

    Most wide integers are extended words, whose high word is zero, so half of the work is on zeros.
    """
    if opcode == op.AND and isinstance(rhs, ConstInt) and rhs.signed() == -1:
        return lhs
    if is_zero(rhs):
        return lhs if opcode in _KEEPING else lz.number(lz.types.i64, 0)
    # Zero minus a word is that word negated.
    if is_zero(lhs) and opcode != op.SUB:
        return rhs if opcode in _COMMUTING else lz.number(lz.types.i64, 0)
    return lz.make(opcode, lz.types.i64, [lhs, rhs])


def signed_high(lz: Legalizer, type: Type, high: Value) -> Value:
    """Return the high word with the sign of the integer in the bits above its width."""
    bits = type.bits - WORD_BITS
    return high if bits == WORD_BITS else sign_extend(lz, high, bits)


def signed_pair(lz: Legalizer, type: Type, pair: Pair) -> Pair:
    """Sign-extend the integer to 128 bits."""
    return pair[0], signed_high(lz, type, pair[1])


def _bit(lz: Legalizer, condition: Value) -> Value:
    return lz.make(op.ZEXT, lz.types.i64, [condition])


def _add(lz: Legalizer, opcode: int, type: Type, a: Pair, b: Pair) -> Pair:
    low = word(lz, op.ADD, a[0], b[0])
    carry = lz.number(lz.types.i64, 0)
    # A sum modulo 2^64 is less than an operand exactly where it wrapped.
    if not is_zero(a[0]) and not is_zero(b[0]):
        carry = _bit(lz, lz.compare(op.ULT, low, a[0]))
    return low, word(lz, op.ADD, word(lz, op.ADD, a[1], b[1]), carry)


def _sub(lz: Legalizer, opcode: int, type: Type, a: Pair, b: Pair) -> Pair:
    low = word(lz, op.SUB, a[0], b[0])
    borrow = lz.number(lz.types.i64, 0)
    # A difference borrows exactly where the subtrahend is larger.
    if not is_zero(b[0]):
        borrow = _bit(lz, lz.compare(op.ULT, a[0], b[0]))
    return low, word(lz, op.SUB, word(lz, op.SUB, a[1], b[1]), borrow)


def _mul(lz: Legalizer, opcode: int, type: Type, a: Pair, b: Pair) -> Pair:
    # Modulo 2^128 the product needs both words of low times low, the low words of the cross
    # products, and nothing of high times high. u_mul_hi gives the upper half of the first.
    carried = lz.number(lz.types.i64, 0)
    if not is_zero(a[0]) and not is_zero(b[0]):
        carried = lz.make(op.EXTINST, lz.types.i64, [a[0], b[0]])
        carried.ints = [OPENCL_STD["u_mul_hi"]]
    cross = word(lz, op.ADD, word(lz, op.MUL, a[0], b[1]), word(lz, op.MUL, a[1], b[0]))
    return word(lz, op.MUL, a[0], b[0]), word(lz, op.ADD, carried, cross)


def _logic(lz: Legalizer, opcode: int, type: Type, a: Pair, b: Pair) -> Pair:
    return word(lz, opcode, a[0], b[0]), word(lz, opcode, a[1], b[1])


def _shift(lz: Legalizer, opcode: int, type: Type, a: Pair, b: Pair) -> Pair:
    # The amount is less than 128, or the result is poison, so the low word holds it.
    if isinstance(b[0], ConstInt):
        return _shift_by_constant(lz, opcode, type, a, b[0].value)
    return _shift_by_variable(lz, opcode, type, a, b[0])


def _shift_by_constant(lz: Legalizer, opcode: int, type: Type, a: Pair, amount: int) -> Pair:
    """Shift by a known amount; a shift by the width or more has no defined result."""
    near = lz.number(lz.types.i64, amount % WORD_BITS)
    back = lz.number(lz.types.i64, -amount % WORD_BITS)
    is_far = amount >= WORD_BITS
    if opcode == op.SHL:
        source = word(lz, op.SHL, a[0], near)
        if is_far:
            return lz.number(lz.types.i64, 0), source
        # An amount of zero would shift the crossing bits by 64, which is undefined.
        if is_zero(near):
            return a
        crossing = word(lz, op.LSHR, a[0], back)
        return source, word(lz, op.OR, word(lz, op.SHL, a[1], near), crossing)
    high = signed_high(lz, type, a[1]) if opcode == op.ASHR else a[1]
    source = word(lz, opcode, high, near)
    if is_far:
        if opcode == op.LSHR:
            return source, lz.number(lz.types.i64, 0)
        return source, word(lz, op.ASHR, high, lz.number(lz.types.i64, WORD_BITS - 1))
    if is_zero(near):
        return a
    crossing = word(lz, op.SHL, high, back)
    return word(lz, op.OR, word(lz, op.LSHR, a[0], near), crossing), source


def _shift_by_variable(lz: Legalizer, opcode: int, type: Type, a: Pair, shift: Value) -> Pair:
    """Shift by a run-time amount: below 64 bits cross, from 64 on a whole word moves first.

    `source` loses bits to `into`; the amount that crosses is shifted twice, as a shift by 64 is
    undefined.
    """
    left = opcode == op.SHL
    into, source = (a[1], a[0]) if left else (a[0], a[1])
    if opcode == op.ASHR:
        source = signed_high(lz, type, source)
    back = op.LSHR if left else op.SHL
    own = op.SHL if left else op.LSHR
    top = op.ASHR if opcode == op.ASHR else own
    most = lz.number(lz.types.i64, WORD_BITS - 1)
    amount = word(lz, op.AND, shift, most)
    # 63 minus the amount, which is below 64.
    rest = word(lz, op.XOR, amount, most)
    crossing = word(lz, back, word(lz, back, source, lz.number(lz.types.i64, 1)), rest)
    near_into = word(lz, op.OR, word(lz, own, into, amount), crossing)
    near_source = word(lz, top, source, amount)
    empty = word(lz, op.ASHR, source, most) if opcode == op.ASHR else lz.number(lz.types.i64, 0)
    far = lz.compare(op.UGE, shift, lz.number(lz.types.i64, WORD_BITS))
    new_into = lz.make(op.SELECT, lz.types.i64, [far, near_source, near_into])
    new_source = lz.make(op.SELECT, lz.types.i64, [far, empty, near_source])
    return (new_source, new_into) if left else (new_into, new_source)


def _divide(lz: Legalizer, opcode: int, type: Type, a: Pair, b: Pair) -> Pair:
    """Divide by a helper that gives quotient and remainder; powers of two by a shift or a mask."""
    if isinstance(b[0], ConstInt) and isinstance(b[1], ConstInt):
        # Signed division by a power of two rounds towards zero, which a shift does not.
        divisor = b[0].value | b[1].value << WORD_BITS
        if opcode == op.UDIV and divisor.bit_count() == 1:
            return _shift_by_constant(lz, op.LSHR, type, a, divisor.bit_length() - 1)
        if opcode == op.UREM and divisor.bit_count() == 1:
            low = lz.number(lz.types.i64, divisor - 1)
            high = lz.number(lz.types.i64, (divisor - 1) >> WORD_BITS)
            return _logic(lz, op.AND, type, a, (low, high))
    # One helper for both, as quotient and remainder are computed together.
    operation = "udivrem"
    if opcode in _SIGNED_DIVISIONS:
        operation = "sdivrem"
        # Widths below 128 use the helper of 128.
        a, b = signed_pair(lz, type, a), signed_pair(lz, type, b)
    both = call_helper(lz, operation, [*a, *b])
    first = 0 if opcode in _QUOTIENTS else 2
    return result_word(lz, both, first), result_word(lz, both, first + 1)


def call_helper(lz: Legalizer, operation: str, arguments: list[Value]) -> Inst:
    """Call the helper function of an operation."""
    helper = lz.helpers.get(operation)
    call = lz.make(op.CALL, helper.ret_type, [*arguments, helper])
    call.call = CallInfo(helper.value_type)
    call.call.arg_attrs = [{} for _ in arguments]
    return call


def result_word(lz: Legalizer, call: Inst, index: int) -> Inst:
    """Return a word of the struct that a helper function returns."""
    word = lz.make(op.EXTRACTVALUE, lz.types.i64, [call])
    word.ints = [index]
    return word


OPERATIONS: Final[dict[int, Callable[[Legalizer, int, Type, Pair, Pair], Pair]]] = {
    op.ADD: _add,
    op.SUB: _sub,
    op.MUL: _mul,
    op.AND: _logic,
    op.OR: _logic,
    op.XOR: _logic,
    op.SHL: _shift,
    op.LSHR: _shift,
    op.ASHR: _shift,
    op.UDIV: _divide,
    op.UREM: _divide,
    op.SDIV: _divide,
    op.SREM: _divide,
}
"""Compute the words of a result from two integers of a type; callers clear bits above the width."""


def compare_pairs(lz: Legalizer, predicate: int, type: Type, a: Pair, b: Pair) -> Inst:
    """Emit icmp: the high words decide, the low ones (unsigned) where they are equal."""
    i1 = lz.types.i1
    if predicate in (op.EQ, op.NE):
        low, high = lz.compare(predicate, a[0], b[0]), lz.compare(predicate, a[1], b[1])
        return lz.make(op.AND if predicate == op.EQ else op.OR, i1, [low, high])
    high_a, high_b = a[1], b[1]
    if predicate in _UNSIGNED:
        high_a, high_b = signed_high(lz, type, high_a), signed_high(lz, type, high_b)
    # The high word alone gives the sign.
    if predicate in (op.SLT, op.SGE) and is_zero(b[0]) and is_zero(b[1]):
        return lz.compare(predicate, high_a, lz.number(lz.types.i64, 0))
    # Strict, as equal high words leave the decision to the low ones.
    above = lz.compare(_STRICT.get(predicate, predicate), high_a, high_b)
    same = lz.compare(op.EQ, a[1], b[1])
    low = lz.compare(_UNSIGNED.get(predicate, predicate), a[0], b[0])
    return lz.make(op.OR, i1, [above, lz.make(op.AND, i1, [same, low])])
