"""Intrinsics of NVIDIA's target: thread ids, barriers and fences.

A warp is a subgroup, and a block of threads a work-group.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.builtins.intrinsics import TEMPLATES
from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.prepare.templates.devices.nvvm_math import NVVM_MATH
from spvbackend.prepare.templates.devices.nvvm_warps import WARP_FAMILIES, WARP_ROWS
from spvbackend.prepare.templates.devices.waves import LANE_CALL, SIZE_CALL, Wave
from spvbackend.prepare.templates.text import Request, Writer
from spvbackend.spirv import enums as spv

_ALL_MEMORY: Final = spv.MemorySemanticsWorkgroupMemory | spv.MemorySemanticsCrossWorkgroupMemory
# PTX ISA, bar: the barrier orders all memory accesses of the participating threads.
_BARRIER: Final = f"""
  call void @__spirv_ControlBarrier(i32 {spv.ScopeWorkgroup}, i32 {spv.ScopeWorkgroup}, \
i32 {spv.MemorySemanticsAcquireRelease | _ALL_MEMORY})
  ret void"""
# bar.warp.sync: likewise for the lanes of a mask, of which all that are active take part.
_WARP_BARRIER: Final = f"""
  call void @__spirv_ControlBarrier(i32 {spv.ScopeSubgroup}, i32 {spv.ScopeSubgroup}, \
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

# Copies to shared memory are done when they are issued, so nothing is to be waited for.
_OF_COPIES: Final = ("cp.async.commit.group", "cp.async.wait.all", "cp.async.wait.group")

NVVM_ROWS: Final[dict[str, str]] = {
    **{f"llvm.nvvm.{name}": "\n  ret void" for name in _OF_COPIES},
    **{
        f"llvm.nvvm.read.ptx.sreg.{name}.{axis}": _call(
            f"call i32 @{VARIABLE_PREFIX}{variable}(i32 {index})"
        )
        for name, variable in _REGISTERS
        for index, axis in enumerate("xyz")
    },
    "llvm.nvvm.bar.warp.sync": _WARP_BARRIER,
    "llvm.nvvm.barrier0": _BARRIER,
    "llvm.nvvm.membar.cta": _fence(spv.ScopeWorkgroup),
    "llvm.nvvm.membar.gl": _fence(spv.ScopeDevice),
    "llvm.nvvm.membar.sys": _fence(spv.ScopeCrossDevice),
    "llvm.nvvm.read.ptx.sreg.laneid": _call(LANE_CALL),
    "llvm.nvvm.read.ptx.sreg.warpsize": _call(SIZE_CALL),
    **WARP_ROWS,
}


_FULL: Final = 0xFFFFFFFF
_LAST: Final = 31
_XOR: Final = "_Z33__spirv_GroupNonUniformShuffleXoriij"


def expand_shuffle(request: Request) -> str | None:
    """shfl.sync: a value of another lane of a segment, and whether there is one.

    PTX ISA, shfl.sync: the fourth operand has the last lane, or the first for `up`, in bits 0 to 4,
    and the bits of a lane's number that name its segment in bits 8 to 12.
    """
    *_, mode, kind = request.name.split(".")
    wave = Wave(Writer(), request.pointer_width)
    writer, lane = wave.writer, wave.lane()
    limits = request.imms.get(3)
    text = request.args[1]
    if mode == "bfly" and limits == _LAST and text == "i32" and kind == "i32":
        args = [("i32", str(spv.ScopeSubgroup)), ("i32", "%a1"), ("i32", "%a2")]
        return writer.returns("i32", writer.call("i32", _XOR, args))
    by = writer.let(f"and i32 %a2, {_LAST}")
    if limits is None:
        shifted = writer.let("lshr i32 %a3, 8")
        segment = writer.let(f"and i32 {shifted}, {_LAST}")
        clamp = writer.let(f"and i32 %a3, {_LAST}")
    else:
        segment, clamp = str(limits >> 8 & _LAST), str(limits & _LAST)
    first = writer.let(f"and i32 {lane}, {segment}")
    others = writer.let(f"xor i32 {segment}, -1")
    inner = writer.let(f"and i32 {clamp}, {others}")
    last = writer.let(f"or i32 {first}, {inner}")
    if mode == "idx":
        inner = writer.let(f"and i32 {by}, {others}")
        source = writer.let(f"or i32 {first}, {inner}")
    else:
        source = writer.let(f"{_STEPS[mode]} i32 {lane}, {by}")
    order = "sge" if mode == "up" else "sle"
    exists = writer.let(f"icmp {order} i32 {source}, {last}")
    source = writer.let(f"select i1 {exists}, i32 {source}, i32 {lane}")
    value = wave.shuffled(text, "%a1", source)
    if value is None:
        return None
    if kind.endswith("p"):
        return writer.returns_struct(request.ret, [(text, value), ("i1", exists)])
    return writer.returns(text, value)


_STEPS: Final = {"bfly": "xor", "down": "add", "up": "sub"}
_REDUCED: Final = {
    "add": "IAdd",
    "and": "BitwiseAnd",
    "max": "SMax",
    "min": "SMin",
    "or": "BitwiseOr",
    "umax": "UMax",
    "umin": "UMin",
    "xor": "BitwiseXor",
}


def expand_reduction(request: Request) -> str | None:
    """redux.sync: of all lanes of the warp."""
    if request.imms.get(1) not in (-1, _FULL):
        return None
    name = f"__spirv_GroupNonUniform{_REDUCED[request.name.rpartition('.')[2]]}"
    args = [("i32", str(spv.ScopeSubgroup)), ("i32", str(spv.GroupOperationReduce)),
            ("i32", "%a0")]  # fmt: skip
    writer = Writer()
    return writer.returns("i32", writer.call("i32", f"_Z{len(name)}{name}iii", args))


def expand_barrier(request: Request) -> str | None:
    """barrier.cta.sync: only the block's barrier 0; a kernel numbers the others itself."""
    return _BARRIER if request.imms.get(0) == 0 else None


def expand_vote(request: Request) -> str | None:
    """vote.sync: a question to the lanes of a mask, or the mask of those that say yes."""
    wave = Wave(Writer(), request.pointer_width)
    writer, mode = wave.writer, request.name.split(".")[-2]

    def is_empty(flag: str) -> str:
        lanes = writer.let(f"and i32 {wave.ballot(flag, 'i32')}, %a0")
        return writer.let(f"icmp eq i32 {lanes}, 0")

    if mode == "ballot":
        lanes = wave.ballot("%a1", "i32")
        return writer.returns("i32", writer.let(f"and i32 {lanes}, %a0"))
    if mode == "any":
        return writer.returns("i1", writer.let(f"xor i1 {is_empty('%a1')}, true"))
    # Lanes that have ended do not vote, so none says no.
    value = is_empty(writer.let("xor i1 %a1, true"))
    if mode == "uni":
        value = writer.let(f"or i1 {value}, {is_empty('%a1')}")
    return writer.returns("i1", value)


_NAMES: Final = tuple(name for name in sorted(TEMPLATES) if name.startswith("llvm.nvvm."))

NVVM_FAMILIES: Final[dict[str, Callable[[Request], str | None]]] = {
    **{name: expand_shuffle for name in _NAMES if ".shfl." in name},
    **{name: expand_reduction for name in _NAMES if ".redux." in name},
    **{name: expand_vote for name in _NAMES if ".vote." in name},
    **NVVM_MATH,
    **WARP_FAMILIES,
    "llvm.nvvm.barrier.cta.sync.aligned.all": expand_barrier,
    "llvm.nvvm.barrier.cta.sync.all": expand_barrier,
}
