"""The intrinsics of NVIDIA's target over the lanes of a warp, with references from PTX ISA."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from tests.e2e.wavefronts.model import Case, Wave

MEMBERS: Final = 0x0FFFF9F7
"""The mask of the cases: some lanes are outside it, wherever they are active."""
OfLane = Callable[..., int]
"""A function of the lane, the active members, and the values of all lanes."""


def _case(name: str, body: str, of_lane: OfLane, members: int = MEMBERS) -> Case:
    def reference(values: Wave, active: Sequence[bool]) -> list[int | None]:
        lanes = [at for at, on in enumerate(active) if on and members >> at & 1]
        return [of_lane(lane, lanes, values) & 0xFFFFFFFF for lane in range(len(values))]

    return Case(name, "i32", (32, 32), body, reference)


def _mask(lanes: list[int]) -> int:
    return sum(1 << lane for lane in lanes)


def _odd(lanes: list[int], values: Wave) -> list[int]:
    return [lane for lane in lanes if values[lane] & 1]


def _same(lane: int, lanes: list[int], values: Wave) -> int:
    return _mask([other for other in lanes if values[other] & 3 == values[lane] & 3])


def _vote(word: str, test: str) -> str:
    return f"""
    {test}
    %vote = call i1 @llvm.nvvm.vote.{word}.sync(i32 {MEMBERS}, i1 %p)
    %r = zext i1 %vote to i32"""


FACTORS: Final = 0x7F80FF03


def _dot(value: int, signs: str) -> int:
    pairs = zip(value.to_bytes(4, "little"), FACTORS.to_bytes(4, "little"), strict=True)
    return 9 + sum(
        math.prod(
            byte - 256 if sign == "s" and byte > 127 else byte
            for byte, sign in zip(pair, signs, strict=True)
        )
        for pair in pairs
    )


_ODD: Final = "%p = trunc i32 %x to i1"
_LARGE: Final = "%p = icmp ne i32 %x, 0"
_SUM: Final = """
    %part = extractvalue { i32, i1 } %both, 0
    %flag = extractvalue { i32, i1 } %both, 1
    %wide = zext i1 %flag to i32
    %r = add i32 %part, %wide"""

WARPS: Final = [
    _case("activemask", "%r = call i32 @llvm.nvvm.activemask()",
          lambda lane, lanes, values: _mask(lanes), 0xFFFFFFFF),
    _case("ballot", f"{_ODD}\n%r = call i32 @llvm.nvvm.vote.ballot.sync(i32 {MEMBERS}, i1 %p)",
          lambda lane, lanes, values: _mask(_odd(lanes, values))),
    _case("all-odd", _vote("all", _ODD),
          lambda lane, lanes, values: int(_odd(lanes, values) == lanes)),
    _case("all-large", _vote("all", _LARGE), lambda lane, lanes, values: 1),
    _case("any-odd", _vote("any", _ODD), lambda lane, lanes, values: int(_odd(lanes, values) > [])),
    _case("uni-odd", _vote("uni", _ODD),
          lambda lane, lanes, values: int(_odd(lanes, values) in ([], lanes))),
    _case("uni-large", _vote("uni", _LARGE), lambda lane, lanes, values: 1),
    _case("match-any", f"""
    %v = and i32 %x, 3
    %r = call i32 @llvm.nvvm.match.any.sync.i32(i32 {MEMBERS}, i32 %v)""", _same),
    _case("match-any-64", f"""
    %v = and i32 %x, 3
    %low = zext i32 %v to i64
    %wide.v = shl i64 %low, 40
    %r = call i32 @llvm.nvvm.match.any.sync.i64(i32 {MEMBERS}, i64 %wide.v)""", _same),
    _case("match-all-no", f"""
    %both = call {{ i32, i1 }} @llvm.nvvm.match.all.sync.i32p(i32 {MEMBERS}, i32 %x)
    {_SUM}""", lambda lane, lanes, values: 0),
    _case("match-all-yes", f"""
    %both = call {{ i32, i1 }} @llvm.nvvm.match.all.sync.i32p(i32 {MEMBERS}, i32 77)
    {_SUM}""", lambda lane, lanes, values: _mask(lanes) + 1),
    _case("elect", f"""
    %both = call {{ i32, i1 }} @llvm.nvvm.elect.sync(i32 {MEMBERS})
    {_SUM}""", lambda lane, lanes, values: min(lanes) + (lane == min(lanes))),
    *(
        _case(f"idp4a-{first}{second}",
              f"%r = call i32 @llvm.nvvm.idp4a.{first}.{second}(i32 %x, i32 {FACTORS}, i32 9)",
              lambda lane, lanes, values, signs=first + second: _dot(values[lane], signs))
        for first in "su" for second in "su"
    ),
    *(
        _case(f"lanemask-{order}", f"%r = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.{order}()",
              of_lane)
        for order, of_lane in (
            ("eq", lambda lane, lanes, values: 1 << lane),
            ("ge", lambda lane, lanes, values: -1 << lane),
            ("gt", lambda lane, lanes, values: -2 << lane),
            ("le", lambda lane, lanes, values: (2 << lane) - 1),
            ("lt", lambda lane, lanes, values: (1 << lane) - 1),
        )
    ),
]  # fmt: skip
