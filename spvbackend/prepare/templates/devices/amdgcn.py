"""Intrinsics of AMD's target: ids, barriers, memories, hints, and related ones.

A wavefront is a subgroup. Output: calls of `__spirv_` names, which selection maps to variables and
instructions, and plain arithmetic.
"""

from typing import Final

from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.prepare.templates.devices.floats import FLOAT_DEVICE_FAMILIES
from spvbackend.prepare.templates.devices.integers import INTEGER_DEVICE_FAMILIES
from spvbackend.prepare.templates.devices.lanes import LANE_FAMILIES
from spvbackend.prepare.templates.devices.places import PLACES, expand_place
from spvbackend.prepare.templates.devices.waves import (
    LANE_CALL,
    REDUCED,
    SIZE_CALL,
    expand_reduction,
)
from spvbackend.prepare.templates.devices.wmma import WMMA_FAMILIES
from spvbackend.prepare.templates.text import Request
from spvbackend.spirv import enums as spv

_SUBGROUP: Final = spv.ScopeSubgroup
_WORKGROUP: Final = spv.ScopeWorkgroup
_ORDER: Final = spv.MemorySemanticsAcquireRelease | spv.MemorySemanticsWorkgroupMemory


def _component(variable: str, index: int) -> str:
    return f"""
  %r = call i32 @{VARIABLE_PREFIX}{variable}(i32 {index})
  ret $R %r"""


def _barrier(scope: int) -> str:
    return f"""
  call void @__spirv_ControlBarrier(i32 {scope}, i32 {scope}, i32 {_ORDER})
  ret void"""


def _count_below(first: int) -> str:
    """mbcnt: count the lanes below this one in the mask, of the 32 from `first` on."""
    # A shift by the lane is defined below 32 only, so the mask is made from the lane modulo 32 and
    # replaced beyond either end.
    return f"""
  %lane = {LANE_CALL}
  %far = sub i32 %lane, {first}
  %past = icmp sge i32 %far, 32
  %none = icmp slt i32 %far, 0
  %shift = and i32 %far, 31
  %bit = shl i32 1, %shift
  %below = sub i32 %bit, 1
  %some = select i1 %past, i32 -1, i32 %below
  %lanes = select i1 %none, i32 0, i32 %some
  %kept = and i32 %a0, %lanes
  %count = call i32 @llvm.ctpop.i32(i32 %kept)
  %r = add i32 %count, %a1
  ret $R %r"""


# Instructions that tell the hardware how to schedule, wait, cache or stop, not observable.
_WITHOUT_EFFECT: Final = (
    "buffer.wbinvl1 buffer.wbinvl1.sc buffer.wbinvl1.vol iglp.opt s.dcache.inv "
    "s.dcache.inv.vol s.dcache.wb s.dcache.wb.vol s.decperflevel s.incperflevel s.monitor.sleep "
    "s.nop s.prefetch.data s.sethalt s.setprio s.setprio.inc.wg s.setreg s.sleep "
    "s.sleep.var s.ttracedata s.ttracedata.imm s.wait.asynccnt s.wait.bvhcnt s.wait.dscnt "
    "s.wait.event.export.ready s.wait.expcnt s.wait.kmcnt s.wait.loadcnt "
    "s.wait.samplecnt s.wait.storecnt s.wait.tensorcnt s.waitcnt sched.barrier "
    "sched.group.barrier"
)

AMDGCN_ROWS: Final[dict[str, str]] = {
    **{f"llvm.amdgcn.{name}": "\n  ret void" for name in _WITHOUT_EFFECT.split()},
    **{
        f"llvm.amdgcn.{name}.id.{axis}": _component(variable, index)
        for name, variable in (("workitem", "LocalInvocationId"), ("workgroup", "WorkgroupId"))
        for index, axis in enumerate("xyz")
    },
    "llvm.amdgcn.mbcnt.hi": _count_below(32),
    "llvm.amdgcn.mbcnt.lo": _count_below(0),
    "llvm.amdgcn.s.barrier": _barrier(_WORKGROUP),
    # No clock without an extension.
    "llvm.amdgcn.s.memrealtime": "\n  ret $R 0",
    "llvm.amdgcn.s.memtime": "\n  ret $R 0",
    "llvm.amdgcn.wave.barrier": _barrier(_SUBGROUP),
    "llvm.amdgcn.wave.id": f"""
  %r = call i32 @{VARIABLE_PREFIX}SubgroupId()
  ret $R %r""",
    "llvm.amdgcn.wavefrontsize": f"""
  %r = {SIZE_CALL}
  ret $R %r""",
}


def expand_signal_wait(request: Request) -> str | None:
    """s.barrier.signal and s.barrier.wait, only of the work-group's barrier."""
    number = request.imms.get(0)
    # The barrier of the work-group is number -1, of 32 or 16 bits.
    if number not in (0xFFFF, 0xFFFFFFFF):
        return None
    # Waiting for all work-items implies that all have signalled, and the barrier orders all
    # accesses before it, those before the signal included.
    if request.name.endswith("signal"):
        return "\n  ret void"
    return _barrier(_WORKGROUP)


AMDGCN_FAMILIES: Final = {
    **FLOAT_DEVICE_FAMILIES,
    **INTEGER_DEVICE_FAMILIES,
    **LANE_FAMILIES,
    **WMMA_FAMILIES,
    **{f"llvm.amdgcn.wave.reduce.{name}": expand_reduction for name in REDUCED},
    **{name: expand_place for name in PLACES if name.startswith("llvm.amdgcn.")},
    "llvm.amdgcn.s.barrier.signal": expand_signal_wait,
    "llvm.amdgcn.s.barrier.wait": expand_signal_wait,
}
