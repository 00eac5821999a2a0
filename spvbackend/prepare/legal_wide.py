"""Integers of 65 to 128 bits as two i64: the low part, then the high part.

The bits above the width are zero, as in every odd integer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Inst, Value
from spvbackend.prepare.legal_ints import mask, odd_bits, sign_extend
from spvbackend.prepare.legal_types import is_wide
from spvbackend.prepare.legalizer import Legalizer
from spvbackend.spirv.opencl_std import OPENCL_STD

_UNSIGNED: Final[dict[int, int]] = {
    op.SGT: op.UGT,
    op.SGE: op.UGE,
    op.SLT: op.ULT,
    op.SLE: op.ULE,
}
_STRICT: Final[dict[int, int]] = {
    op.UGE: op.UGT,
    op.ULE: op.ULT,
    op.SGE: op.SGT,
    op.SLE: op.SLT,
}
Pair = tuple[Value, Value]


def _pair(lz: Legalizer, value: Value) -> Pair:
    low, high = lz.parts(value)
    return low, high


def _word(lz: Legalizer, opcode: int, lhs: Value, rhs: Value) -> Value:
    return lz.emit(opcode, lz.types.i64, [lhs, rhs])


def _bit(lz: Legalizer, condition: Value) -> Value:
    return lz.emit(op.ZEXT, lz.types.i64, [condition])


def _settle(lz: Legalizer, inst: Inst, low: Value, high: Value) -> None:
    """Store the parts; what lies above the width is cleared."""
    bits = inst.type.bits - 64
    lz.settle(inst, [low, high if bits == 64 else mask(lz, high, bits)])


def _signed_high(lz: Legalizer, type: Type, high: Value) -> Value:
    bits = type.bits - 64
    return high if bits == 64 else sign_extend(lz, high, bits)


def wide_binary(lz: Legalizer, inst: Inst) -> None:
    """Arithmetic, logic and shifts."""
    operation = _OPERATIONS.get(inst.opcode)
    if operation is None:
        name = op.OPCODE_NAMES[inst.opcode]
        raise Unsupported(f"'{name}' of type '{inst.type}' has no translation", inst.line)
    low, high = operation(lz, inst, _pair(lz, inst.operands[0]), _pair(lz, inst.operands[1]))
    _settle(lz, inst, low, high)


def _add(lz: Legalizer, inst: Inst, a: Pair, b: Pair) -> Pair:
    low = _word(lz, op.ADD, a[0], b[0])
    carry = _bit(lz, lz.compare(op.ULT, low, a[0]))
    return low, _word(lz, op.ADD, _word(lz, op.ADD, a[1], b[1]), carry)


def _sub(lz: Legalizer, inst: Inst, a: Pair, b: Pair) -> Pair:
    low = _word(lz, op.SUB, a[0], b[0])
    borrow = _bit(lz, lz.compare(op.ULT, a[0], b[0]))
    return low, _word(lz, op.SUB, _word(lz, op.SUB, a[1], b[1]), borrow)


def _mul(lz: Legalizer, inst: Inst, a: Pair, b: Pair) -> Pair:
    carried = lz.emit(op.EXTINST, lz.types.i64, [a[0], b[0]])
    carried.ints = [OPENCL_STD["u_mul_hi"]]
    cross = _word(lz, op.ADD, _word(lz, op.MUL, a[0], b[1]), _word(lz, op.MUL, a[1], b[0]))
    return _word(lz, op.MUL, a[0], b[0]), _word(lz, op.ADD, carried, cross)


def _logic(lz: Legalizer, inst: Inst, a: Pair, b: Pair) -> Pair:
    return _word(lz, inst.opcode, a[0], b[0]), _word(lz, inst.opcode, a[1], b[1])


def _shift(lz: Legalizer, inst: Inst, a: Pair, b: Pair) -> Pair:
    """A shift by less than 64 moves bits across; one by more moves a whole word first.

    `from_word` loses bits to `into_word`; the amount that crosses is shifted in two steps, since
    a shift by 64 is undefined.
    """
    left = inst.opcode == op.SHL
    into, source = (a[1], a[0]) if left else (a[0], a[1])
    if inst.opcode == op.ASHR:
        source = _signed_high(lz, inst.type, source)
    back = op.LSHR if left else op.SHL
    own = op.SHL if left else op.LSHR
    top = op.ASHR if inst.opcode == op.ASHR else own
    amount = _word(lz, op.AND, b[0], lz.number(lz.types.i64, 63))
    rest = _word(lz, op.XOR, amount, lz.number(lz.types.i64, 63))
    crossing = _word(lz, back, _word(lz, back, source, lz.number(lz.types.i64, 1)), rest)
    near_into = _word(lz, op.OR, _word(lz, own, into, amount), crossing)
    near_source = _word(lz, top, source, amount)
    if inst.opcode == op.ASHR:
        empty = _word(lz, op.ASHR, source, lz.number(lz.types.i64, 63))
    else:
        empty = lz.number(lz.types.i64, 0)
    far = lz.compare(op.UGE, b[0], lz.number(lz.types.i64, 64))
    new_into = lz.emit(op.SELECT, lz.types.i64, [far, near_source, near_into])
    new_source = lz.emit(op.SELECT, lz.types.i64, [far, empty, near_source])
    return (new_source, new_into) if left else (new_into, new_source)


_OPERATIONS: Final[dict[int, Callable[[Legalizer, Inst, Pair, Pair], Pair]]] = {
    op.ADD: _add,
    op.SUB: _sub,
    op.MUL: _mul,
    op.AND: _logic,
    op.OR: _logic,
    op.XOR: _logic,
    op.SHL: _shift,
    op.LSHR: _shift,
    op.ASHR: _shift,
}


def wide_compare(lz: Legalizer, inst: Inst) -> None:
    """icmp: the high words decide, the low ones (unsigned) where they are equal."""
    type = inst.operands[0].type
    a, b = _pair(lz, inst.operands[0]), _pair(lz, inst.operands[1])
    predicate = inst.predicate
    i1 = lz.types.i1
    if predicate in (op.EQ, op.NE):
        low, high = lz.compare(predicate, a[0], b[0]), lz.compare(predicate, a[1], b[1])
        joined = lz.emit(op.AND if predicate == op.EQ else op.OR, i1, [low, high])
        lz.settle(inst, [joined])
        return
    high_a, high_b = a[1], b[1]
    if predicate in _UNSIGNED:
        high_a, high_b = _signed_high(lz, type, high_a), _signed_high(lz, type, high_b)
    above = lz.compare(_STRICT.get(predicate, predicate), high_a, high_b)
    same = lz.compare(op.EQ, a[1], b[1])
    low = lz.compare(_UNSIGNED.get(predicate, predicate), a[0], b[0])
    lz.settle(inst, [lz.emit(op.OR, i1, [above, lz.emit(op.AND, i1, [same, low])])])


def wide_cast(lz: Legalizer, inst: Inst) -> None:
    """trunc, zext and sext to or from two words."""
    operand = inst.operands[0]
    if inst.opcode == op.TRUNC:
        _truncate(lz, inst, operand)
    elif inst.opcode in (op.ZEXT, op.SEXT):
        _extend(lz, inst, operand)
    else:
        name = op.OPCODE_NAMES[inst.opcode]
        raise Unsupported(f"'{name}' of a type wider than 64 bits", inst.line)


def _truncate(lz: Legalizer, inst: Inst, operand: Value) -> None:
    low, high = _pair(lz, operand)
    if is_wide(inst.type):
        _settle(lz, inst, low, high)
        return
    target = lz.legal.parts(inst.type)[0]
    result = low if target is lz.types.i64 else lz.emit(op.TRUNC, target, [low])
    bits = odd_bits(inst.type)
    lz.settle(inst, [mask(lz, result, bits) if bits else result])


def _extend(lz: Legalizer, inst: Inst, operand: Value) -> None:
    signed = inst.opcode == op.SEXT
    if is_wide(operand.type):
        low, high = _pair(lz, operand)
        _settle(lz, inst, low, _signed_high(lz, operand.type, high) if signed else high)
        return
    low = lz.part(operand)
    if signed:
        low = sign_extend(lz, low, odd_bits(operand.type))
    if low.type is not lz.types.i64:
        low = lz.emit(inst.opcode, lz.types.i64, [low])
    high = lz.number(lz.types.i64, 0)
    if signed:
        high = _word(lz, op.ASHR, low, lz.number(lz.types.i64, 63))
    _settle(lz, inst, low, high)
