"""Intrinsics of AMD's target for what SPIR-V has under another name: ids, barriers, lanes.

A wavefront is a subgroup, and a lane of 32 bits is what the lane intrinsics move. Output: calls of
`__spirv_` names, which selection maps to variables and instructions.
"""

from typing import Final

from spvbackend.builtins.names import VARIABLE_PREFIX
from spvbackend.prepare.templates.text import Request
from spvbackend.spirv import enums as spv

_SUBGROUP: Final = spv.ScopeSubgroup
_WORKGROUP: Final = spv.ScopeWorkgroup
_ORDER: Final = spv.MemorySemanticsAcquireRelease | spv.MemorySemanticsWorkgroupMemory
_LANE: Final = f"call i32 @{VARIABLE_PREFIX}SubgroupLocalInvocationId()"
_SHUFFLE: Final = f"call i32 @_Z30__spirv_GroupNonUniformShuffleiij(i32 {_SUBGROUP}, "


def _component(variable: str, index: int) -> str:
    return f"""
  %r = call i32 @{VARIABLE_PREFIX}{variable}(i32 {index})
  ret $R %r"""


def _barrier(scope: int) -> str:
    return f"""
  call void @__spirv_ControlBarrier(i32 {scope}, i32 {scope}, i32 {_ORDER})
  ret void"""


def _count_below(first: int) -> str:
    """mbcnt: how many lanes before this one the mask has, of the 32 from `first` on."""
    # A shift by the lane is defined below 32 only, so the mask is made of the lane modulo 32 and
    # replaced beyond either end.
    return f"""
  %lane = {_LANE}
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


AMDGCN_ROWS: Final[dict[str, str]] = {
    **{
        f"llvm.amdgcn.{name}.id.{axis}": _component(variable, index)
        for name, variable in (("workitem", "LocalInvocationId"), ("workgroup", "WorkgroupId"))
        for index, axis in enumerate("xyz")
    },
    # The address is in bytes, four to a lane.
    "llvm.amdgcn.ds.bpermute": f"""
  %lane = lshr i32 %a0, 2
  %r = {_SHUFFLE}i32 %a1, i32 %lane)
  ret $R %r""",
    "llvm.amdgcn.mbcnt.hi": _count_below(32),
    "llvm.amdgcn.mbcnt.lo": _count_below(0),
    "llvm.amdgcn.s.barrier": _barrier(_WORKGROUP),
    "llvm.amdgcn.wave.barrier": _barrier(_SUBGROUP),
    "llvm.amdgcn.wavefrontsize": f"""
  %r = call i32 @{VARIABLE_PREFIX}SubgroupMaxSize()
  ret $R %r""",
}

# Of 32 bits alone: a lane of another type is bits to AMD's target as well.
_WORD_ROWS: Final[dict[str, str]] = {
    "llvm.amdgcn.readfirstlane": f"""
  %r = call i32 @_Z37__spirv_GroupNonUniformBroadcastFirstii(i32 {_SUBGROUP}, i32 %a0)
  ret i32 %r""",
    "llvm.amdgcn.readlane": f"""
  %r = {_SHUFFLE}i32 %a0, i32 %a1)
  ret i32 %r""",
}


def _expand_words(request: Request) -> str | None:
    return _WORD_ROWS[request.name] if request.ret == "i32" else None


AMDGCN_FAMILIES: Final = dict.fromkeys(_WORD_ROWS, _expand_words)
