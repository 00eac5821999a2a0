"""Instructions on integers of several words and on vectors of them, lane by lane.

A lane is its words, the low one first; a vector is the parts of its lanes in turn.

Input: an instruction with an operand or result of such a type. Output: the parts of its result; in
the top word the bits above the width are zero.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import VECTOR
from spvbackend.llvmir.values import ConstInt, Inst, Value, is_zero
from spvbackend.prepare.legal.ints import mask
from spvbackend.prepare.legal.state import Legalizer
from spvbackend.prepare.legal.types import LegalTypes
from spvbackend.prepare.legal.wide_casts import convert_lane
from spvbackend.prepare.legal.wide_words import OPERATIONS, compare_words, top_bits

# Operations on clean words whose result may have bits above the width.
_DIRTY: Final = frozenset((op.ADD, op.SUB, op.MUL, op.SHL, op.ASHR, op.SDIV, op.SREM))


def touches_wide(legal: LegalTypes, inst: Inst) -> bool:
    """Whether the result or an operand is a wide integer or a vector of them."""
    types = [inst.type, *[operand.type for operand in inst.operands]]
    return any(legal.is_wide(type.scalar()) for type in types)


def _lanes(lz: Legalizer, value: Value) -> list[list[Value]]:
    """Return the parts of each lane; a scalar is one lane."""
    flat = lz.lanes(value)
    count = lz.legal.word_count(value.type.scalar())
    return [flat[at : at + count] for at in range(0, len(flat), count)]


def _settle(lz: Legalizer, inst: Inst, lanes: list[list[Value]]) -> None:
    """Give the instruction the parts of its lanes."""
    flat = [part for lane in lanes for part in lane]
    # A vector result whose lanes are narrow, as of icmp, is put together again.
    lz.settle(inst, lz.from_lanes(inst.type, flat) if inst.type.kind == VECTOR else flat)


def _binary(lz: Legalizer, inst: Inst) -> None:
    """Emit arithmetic, logic and shifts; bits above the width are cleared."""
    type, operation = inst.type.scalar(), OPERATIONS[inst.opcode]
    bits = top_bits(lz, type)
    lanes: list[list[Value]] = []
    for a, b in zip(*(_lanes(lz, operand) for operand in inst.operands), strict=True):
        words = operation(lz, inst.opcode, type, a, b)
        # A full top word has no bits above.
        if bits < lz.legal.word.bits and inst.opcode in _DIRTY and not is_zero(words[-1]):
            words[-1] = mask(lz, words[-1], bits)
        lanes.append(words)
    _settle(lz, inst, lanes)


def _compare(lz: Legalizer, inst: Inst) -> None:
    lhs, rhs = inst.operands
    # The operands give the width; the result is i1.
    type = lhs.type.scalar()
    pairs = zip(_lanes(lz, lhs), _lanes(lz, rhs), strict=True)
    _settle(lz, inst, [[compare_words(lz, inst.predicate, type, a, b)] for a, b in pairs])


def _cast(lz: Legalizer, inst: Inst) -> None:
    operand = inst.operands[0]
    source, target = operand.type.scalar(), inst.type.scalar()
    lanes = _lanes(lz, operand)
    _settle(lz, inst, [convert_lane(lz, inst.opcode, source, target, lane) for lane in lanes])


def _choose(lz: Legalizer, condition: Value, a: list[Value], b: list[Value]) -> list[Value]:
    """The parts of either lane."""
    return [lz.make(op.SELECT, x.type, [condition, x, y]) for x, y in zip(a, b, strict=True)]


def _select(lz: Legalizer, inst: Inst) -> None:
    conditions = lz.lanes(inst.operands[0])
    on_true, on_false = (_lanes(lz, operand) for operand in inst.operands[1:])
    if inst.operands[0].type.kind != VECTOR:
        conditions *= len(on_true)
    columns = zip(conditions, on_true, on_false, strict=True)
    _settle(lz, inst, [_choose(lz, condition, a, b) for condition, a, b in columns])


def _number(lz: Legalizer, index: Value) -> Value:
    """Return a run-time lane index; no vector has a lane whose number needs a second word."""
    number = lz.parts(index)[0]
    return lz.make(op.ZEXT, lz.types.i32, [number]) if number.type.bits < 32 else number


def _poison(lz: Legalizer, inst: Inst) -> list[Value]:
    parts = lz.legal.parts(inst.type.scalar())
    return [lz.pool.undef(part, poison=True) for part in parts]


def _extractelement(lz: Legalizer, inst: Inst) -> None:
    lanes, index = _lanes(lz, inst.operands[0]), inst.operands[1]
    if isinstance(index, ConstInt):
        # An index beyond the end gives poison.
        is_lane = index.value < len(lanes)
        lz.settle(inst, lanes[index.value] if is_lane else _poison(lz, inst))
        return
    number = _number(lz, index)
    result = lanes[0]
    for lane in range(1, len(lanes)):
        same = lz.compare(op.EQ, number, lz.number(number.type, lane))
        result = _choose(lz, same, lanes[lane], result)
    lz.settle(inst, result)


def _insertelement(lz: Legalizer, inst: Inst) -> None:
    vector, element, index = inst.operands
    lanes, parts = _lanes(lz, vector), lz.parts(element)
    if isinstance(index, ConstInt):
        if index.value < len(lanes):
            lanes[index.value] = parts
        _settle(lz, inst, lanes)
        return
    number = _number(lz, index)
    for lane, old in enumerate(lanes):
        same = lz.compare(op.EQ, number, lz.number(number.type, lane))
        lanes[lane] = _choose(lz, same, parts, old)
    _settle(lz, inst, lanes)


def _shufflevector(lz: Legalizer, inst: Inst) -> None:
    lanes = [lane for operand in inst.operands for lane in _lanes(lz, operand)]
    poison = _poison(lz, inst)
    _settle(lz, inst, [lanes[index] if index >= 0 else poison for index in inst.mask])


def _refuse_atomic(lz: Legalizer, inst: Inst) -> None:
    type = inst.operands[1].type
    raise Unsupported(f"atomic access of type '{type}' has no SPIR-V counterpart", inst.line)


def _switch(lz: Legalizer, inst: Inst) -> None:
    """Replace a switch by one over the number of the case that the value equals.

    OpSwitch: its literals have the width of the selector, which is a word at most.
    """
    value, *cases = inst.operands
    words = lz.parts(value)
    i32 = lz.types.i32
    numbers = [lz.number(i32, at) for at in range(len(cases))]
    chosen = lz.number(i32, len(cases))
    for number, case in zip(numbers, cases, strict=True):
        same = compare_words(lz, op.EQ, value.type, words, lz.parts(case))
        chosen = lz.make(op.SELECT, i32, [same, number, chosen])
    inst.operands = [chosen, *numbers]
    lz.out.append(inst)


WIDE_HANDLERS: Final[dict[int, Callable[[Legalizer, Inst], None]]] = {
    **dict.fromkeys(OPERATIONS, _binary),
    **dict.fromkeys(
        (op.TRUNC, op.ZEXT, op.SEXT, op.UITOFP, op.SITOFP, op.FPTOUI, op.FPTOSI, op.PTRTOINT,
         op.INTTOPTR),
        _cast,
    ),
    op.ICMP: _compare,
    op.SELECT: _select,
    op.EXTRACTELEMENT: _extractelement,
    op.INSERTELEMENT: _insertelement,
    op.SHUFFLEVECTOR: _shufflevector,
    op.SWITCH: _switch,
    **dict.fromkeys((op.ATOMICRMW, op.CMPXCHG), _refuse_atomic),
}  # fmt: skip
"""Handlers of instructions on wide integers, where the general handler does not do."""
