"""Masks of the lanes of a sub-group: four words, as a ballot has them.

Bit n of word w is that of lane 32 * w + n (OpGroupNonUniformBallot).
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.values import Value
from spvbackend.spirv import enums as spv

WORDS: Final = 4
_BITS: Final = 5
"""A word has 2 to this power of bits."""


def place_of(build: Builder, lane: Value) -> tuple[Value, Value]:
    """Return the number of a lane's word, and of its bit there."""
    word = build.make(op.LSHR, lane.type, [lane, build.integer(lane.type, _BITS)])
    return word, build.low_bits(lane, _BITS)


def lanes_below(build: Builder, lane: Value) -> list[Value]:
    """Return the mask of all lanes before one, or of all lanes for their number."""
    i32 = build.types.i32
    zero, ones = build.integer(i32, 0), build.integer(i32, -1)
    word, bit = place_of(build, lane)
    before = build.add(build.make(op.SHL, i32, [build.integer(i32, 1), bit]), ones)
    masks: list[Value] = []
    for index in range(WORDS):
        number = build.integer(i32, index)
        own = build.make(op.SELECT, i32, [build.compare(op.EQ, word, number), before, zero])
        is_full = build.compare(op.UGT, word, number)
        masks.append(build.make(op.SELECT, i32, [is_full, ones, own]))
    return masks


def lane_mask(build: Builder, number: int, lane: Value, size: Value) -> list[Value]:
    """Return one of the variables SubgroupEqMask and its like.

    Args:
        build: appends the instructions.
        number: that of the variable.
        lane: the number of the work-item's lane.
        size: the number of lanes; no bit is set beyond them.
    """
    i32 = build.types.i32
    after = lanes_below(build, build.add(lane, build.integer(i32, 1)))
    if number == spv.BuiltInSubgroupLeMask:
        return after
    below = lanes_below(build, lane)
    if number == spv.BuiltInSubgroupLtMask:
        return below
    if number == spv.BuiltInSubgroupEqMask:
        return _both(build, op.XOR, after, below)
    rest = after if number == spv.BuiltInSubgroupGtMask else below
    return _both(build, op.XOR, lanes_below(build, size), rest)


def _both(build: Builder, opcode: int, left: list[Value], right: list[Value]) -> list[Value]:
    i32 = build.types.i32
    return [build.make(opcode, i32, list(pair)) for pair in zip(left, right, strict=True)]
