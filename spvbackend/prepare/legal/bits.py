"""The bits of a value as words, where no memory has bytes: for a target of 32-bit numbers.

LangRef, 'bitcast .. to': lanes lie in memory one after the other, lane 0 lowest.
"""

from __future__ import annotations

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import INT, Type
from spvbackend.llvmir.values import Value
from spvbackend.prepare.legal.state import Legalizer


def to_words(lz: Legalizer, type: Type, parts: list[Value]) -> list[Value]:
    """Join the lanes of a value to words.

    Args:
        lz: appends the instructions.
        type: LLVM's type of the value.
        parts: those of the value.
    """
    word, width = lz.legal.word, lz.legal.word.bits
    bits = min(type.scalar().bits, width)
    words: list[Value] = []
    flat = [lz.extract(part, lane) for part in parts for lane in range(part.type.lanes())]
    for at, lane in enumerate(flat):
        index, shift = divmod(at * bits, width)
        number = _number(lz, lane)
        if shift:
            number = lz.make(op.SHL, word, [number, lz.number(word, shift)])
            words[index] = lz.make(op.OR, word, [words[index], number])
        else:
            words.append(number)
    return words


def _number(lz: Legalizer, lane: Value) -> Value:
    """Return a lane as a word."""
    word = lz.legal.word
    if lane.type.kind != INT:
        return lz.make(op.BITCAST, word, [lane])
    return lane if lane.type is word else lz.make(op.ZEXT, word, [lane])


def from_words(lz: Legalizer, type: Type, words: list[Value]) -> list[Value]:
    """Return the parts of a value of a type that has the bits of words, the low one first."""
    scalar, word = type.scalar(), lz.legal.word
    part, bits = lz.legal.parts(scalar)[0], scalar.bits
    if bits >= word.bits:
        lanes = [lz.bitcast(one, part) for one in words]
    else:
        lanes = []
        for at in range(0, type.lanes() * bits, bits):
            index, shift = divmod(at, word.bits)
            moved = lz.shift(op.LSHR, words[index], shift)
            lane: Value = lz.low_bits(moved, bits)
            lanes.append(lz.compare(op.NE, lane, lz.number(word, 0)) if bits == 1 else lane)
    return lz.from_lanes(type, lanes) if type.lanes() > 1 else lanes
