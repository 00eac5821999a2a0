"""Intrinsics of NVIDIA's target: thread ids, barriers and fences.

A warp is a subgroup, and a block of threads a work-group.
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.prepare.templates.devices.waves import LANE_CALL, SIZE_CALL
from spvbackend.prepare.templates.text import Request
from spvbackend.spirv import enums as spv

_ALL_MEMORY: Final = spv.MemorySemanticsWorkgroupMemory | spv.MemorySemanticsCrossWorkgroupMemory
# PTX ISA, bar: the barrier orders all memory accesses of the participating threads.
_BARRIER: Final = f"""
  call void @__spirv_ControlBarrier(i32 {spv.ScopeWorkgroup}, i32 {spv.ScopeWorkgroup}, \
i32 {spv.MemorySemanticsAcquireRelease | _ALL_MEMORY})
  ret void"""


def _fence(scope: int) -> str:
    """membar: a fence as strong as fence.sc."""
    return f"""
  call void @__spirv_MemoryBarrier(i32 {scope}, \
i32 {spv.MemorySemanticsSequentiallyConsistent | _ALL_MEMORY})
  ret void"""


def _call(text: str) -> str:
    return f"""
  %r = {text}
  ret $R %r"""


_REGISTERS: Final = (
    ("ctaid", "WorkgroupId"),
    ("nctaid", "NumWorkgroups"),
    ("ntid", "WorkgroupSize"),
    ("tid", "LocalInvocationId"),
)

NVVM_ROWS: Final[dict[str, str]] = {
    **{
        f"llvm.nvvm.read.ptx.sreg.{name}.{axis}": _call(
            f"call i32 @{VARIABLE_PREFIX}{variable}(i32 {index})"
        )
        for name, variable in _REGISTERS
        for index, axis in enumerate("xyz")
    },
    "llvm.nvvm.barrier0": _BARRIER,
    "llvm.nvvm.membar.cta": _fence(spv.ScopeWorkgroup),
    "llvm.nvvm.membar.gl": _fence(spv.ScopeDevice),
    "llvm.nvvm.membar.sys": _fence(spv.ScopeCrossDevice),
    "llvm.nvvm.read.ptx.sreg.laneid": _call(LANE_CALL),
    "llvm.nvvm.read.ptx.sreg.warpsize": _call(SIZE_CALL),
}


def expand_barrier(request: Request) -> str | None:
    """barrier.cta.sync: only the block's barrier 0; a kernel numbers the others itself."""
    return _BARRIER if request.imms.get(0) == 0 else None


NVVM_FAMILIES: Final = {
    "llvm.nvvm.barrier.cta.sync.aligned.all": expand_barrier,
    "llvm.nvvm.barrier.cta.sync.all": expand_barrier,
}
