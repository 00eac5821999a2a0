"""Votes, matches, masks and sums of NVIDIA's target, over a warp or over the threads of a block.

A warp is a subgroup, of whose lanes a mask names the first 32. A mask may differ between lanes that
execute the same instruction, so each is applied to a ballot of all active lanes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.prepare.templates.devices.waves import LANE_CALL, Wave
from spvbackend.prepare.templates.text import Request, Writer
from spvbackend.spirv import enums as spv

_LANE_MASKS: Final = {
    "eq": "%bit",
    "ge": "sub i32 0, %bit",
    "gt": "mul i32 %bit, -2",
    "le": "or i32 %below, %bit",
    "lt": "%below",
}
"""Lanes that compare so with this one, by the bit of this lane and those of the lanes below."""


def _lane_mask(text: str) -> str:
    value = text if text.startswith("%") else "%r"
    line = "" if value == text else f"\n  %r = {text}"
    return f"""
  %lane = {LANE_CALL}
  %shift = and i32 %lane, 31
  %bit = shl i32 1, %shift
  %below = sub i32 %bit, 1{line}
  ret $R {value}"""


def _variable(name: str) -> str:
    return f"""
  %r = call i32 @{VARIABLE_PREFIX}{name}()
  ret $R %r"""


WARP_ROWS: Final[dict[str, str]] = {
    # The duration is a hint; PTX ISA allows none.
    "llvm.nvvm.nanosleep": "\n  ret void",
    **{
        f"llvm.nvvm.read.ptx.sreg.lanemask.{order}": _lane_mask(text)
        for order, text in _LANE_MASKS.items()
    },
    "llvm.nvvm.read.ptx.sreg.nwarpid": _variable("NumSubgroups"),
    "llvm.nvvm.read.ptx.sreg.warpid": _variable("SubgroupId"),
}


def _masked(wave: Wave, condition: str, mask: str = "%a0") -> str:
    """Return the lanes of a mask that have a condition."""
    lanes = wave.ballot(condition, "i32")
    return wave.writer.let(f"and i32 {lanes}, {mask}")


def _none(wave: Wave, condition: str, mask: str) -> str:
    return wave.writer.let(f"icmp eq i32 {_masked(wave, condition, mask)}, 0")


def expand_vote(request: Request) -> str | None:
    """vote and vote.sync: of the lanes of a mask, or of all that are active."""
    word = request.name.removeprefix("llvm.nvvm.vote.").partition(".")[0]
    wave = Wave(Writer(), request.pointer_width)
    writer = wave.writer
    mask, value = ("%a0", "%a1") if len(request.args) > 1 else ("-1", "%a0")
    if word == "ballot":
        return writer.returns("i32", _masked(wave, value, mask))
    if word == "any":
        nobody = _none(wave, value, mask)
        return writer.returns("i1", writer.let(f"xor i1 {nobody}, true"))
    everybody = _none(wave, writer.let(f"xor i1 {value}, true"), mask)
    if word == "uni":
        nobody = _none(wave, value, mask)
        everybody = writer.let(f"or i1 {everybody}, {nobody}")
    return writer.returns("i1", everybody)


def expand_active(request: Request) -> str | None:
    """activemask: the lanes that execute this."""
    wave = Wave(Writer(), request.pointer_width)
    return wave.writer.returns("i32", wave.ballot("true", "i32"))


def expand_match(request: Request) -> str | None:
    """match.any.sync and match.all.sync: the lanes of a mask with the same value, bit by bit."""
    wave = Wave(Writer(), request.pointer_width)
    writer, text = wave.writer, request.args[1]
    members = same = _masked(wave, "true")
    for at in range(int(text[1:])):
        bits = writer.let(f"lshr {text} %a1, {at}") if at else "%a1"
        bit = writer.let(f"trunc {text} {bits} to i1")
        lanes = wave.ballot(bit, "i32")
        others = writer.let(f"xor i32 {lanes}, -1")
        lanes = writer.let(f"select i1 {bit}, i32 {lanes}, i32 {others}")
        same = writer.let(f"and i32 {same}, {lanes}")
    if ".any." in request.name:
        return writer.returns("i32", same)
    agree = writer.let(f"icmp eq i32 {same}, {members}")
    mask = writer.let(f"select i1 {agree}, i32 {members}, i32 0")
    return writer.returns_struct(request.ret, [("i32", mask), ("i1", agree)])


def expand_nth(request: Request) -> str | None:
    """fns: the place of the n-th bit that is set from a place on, up or down; -1 for none."""
    writer = Writer("entry")
    offset = writer.let("sub i32 0, %a2")
    down = writer.let("icmp slt i32 %a2, 0")
    step = writer.let(f"select i1 {down}, i32 -1, i32 1")
    wanted = writer.let(f"select i1 {down}, i32 {offset}, i32 %a2")
    at_base = writer.let("icmp eq i32 %a2, 0")
    writer.branch("loop")
    writer.start("loop")
    writer.do("%at = phi i32 [ %a1, %entry ], [ %next, %loop ]")
    writer.do("%count = phi i32 [ 0, %entry ], [ %more, %loop ]")
    shift = writer.let("and i32 %at, 31")
    bits = writer.let(f"lshr i32 %a0, {shift}")
    bit = writer.let(f"and i32 {bits}, 1")
    inside = writer.let("icmp ult i32 %at, 32")
    bit = writer.let(f"select i1 {inside}, i32 {bit}, i32 0")
    writer.do(f"%more = add i32 %count, {bit}")
    writer.do(f"%next = add i32 %at, {step}")
    # An offset of 0 asks for the bit at the place itself.
    full = writer.let(f"icmp eq i32 %more, {wanted}")
    found = writer.let(f"icmp eq i32 {bit}, 1")
    reached = writer.let(f"or i1 {full}, {at_base}")
    reached = writer.let(f"and i1 {reached}, {found}")
    outside = writer.let(f"xor i1 {inside}, true")
    ends = writer.let(f"or i1 {outside}, {reached}")
    ends = writer.let(f"or i1 {ends}, {at_base}")
    writer.branch_if(ends, "end", "loop")
    writer.start("end")
    return writer.returns("i32", writer.let(f"select i1 {reached}, i32 %at, i32 -1"))


def expand_election(request: Request) -> str | None:
    """elect.sync: the lowest lane of a mask, and whether it is this one."""
    wave = Wave(Writer(), request.pointer_width)
    writer = wave.writer
    args = [("i32", _masked(wave, "true")), ("i1", "false")]
    leader = writer.call("i32", "llvm.cttz.i32", args)
    chosen = writer.let(f"icmp eq i32 {leader}, {wave.lane()}")
    return writer.returns_struct(request.ret, [("i32", leader), ("i1", chosen)])


_MEMORY: Final = (
    spv.MemorySemanticsAcquireRelease
    | spv.MemorySemanticsWorkgroupMemory
    | spv.MemorySemanticsCrossWorkgroupMemory
)
_GROUP: Final = spv.ScopeWorkgroup


def expand_block(request: Request) -> str | None:
    """barrier.cta.red: barrier 0, and what all threads of the block say."""
    if request.imms.get(0) != 0:
        return None
    writer = Writer()
    writer.do(f"call void @__spirv_ControlBarrier(i32 {_GROUP}, i32 {_GROUP}, i32 {_MEMORY})")
    word = request.name.removeprefix("llvm.nvvm.barrier.cta.red.").partition(".")[0]
    scope = ("i32", str(_GROUP))
    if word != "popc":
        name = {"and": "_Z16__spirv_GroupAllib", "or": "_Z16__spirv_GroupAnyib"}[word]
        return writer.returns("i1", writer.call("i1", name, [scope, ("i1", "%a1")]))
    one = writer.let("zext i1 %a1 to i32")
    args = [scope, ("i32", str(spv.GroupOperationReduce)), ("i32", one)]
    return writer.returns("i32", writer.call("i32", "_Z17__spirv_GroupIAddiii", args))


WARP_FAMILIES: Final[dict[str, Callable[[Request], str | None]]] = {
    "llvm.nvvm.activemask": expand_active,
    **{
        f"llvm.nvvm.barrier.cta.red.{word}.{kind}": expand_block
        for word in ("and", "or", "popc")
        for kind in ("aligned.all", "all")
    },
    "llvm.nvvm.elect.sync": expand_election,
    "llvm.nvvm.fns": expand_nth,
    **{
        f"llvm.nvvm.match.{name}": expand_match
        for name in ("all.sync.i32p", "all.sync.i64p", "any.sync.i32", "any.sync.i64")
    },
    **{
        f"llvm.nvvm.vote.{word}{sync}": expand_vote
        for word in ("all", "any", "ballot", "uni")
        for sync in ("", ".sync")
    },
}
