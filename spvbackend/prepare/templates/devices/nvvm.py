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
from spvbackend.prepare.templates.devices.places import PLACES, expand_place
from spvbackend.prepare.templates.devices.waves import LANE_CALL, SIZE_CALL, Wave, expand_reduction
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


_VARIABLES: Final = (
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
        for name, variable in _VARIABLES
        for index, axis in enumerate("xyz")
    },
    # PTX ISA, Special Registers: the fourth element of a vector of them is zero.
    **{f"llvm.nvvm.read.ptx.sreg.{name}.w": "\n  ret $R 0" for name, _ in _VARIABLES},
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

    PTX ISA, shfl.sync: the last operand has the last lane, or the first for `up`, in bits 0 to 4,
    and the bits of a lane's number that name its segment in bits 8 to 12. The older shfl has no
    mask in front.
    """
    *_, mode, kind = request.name.split(".")
    wave = Wave(Writer(), request.pointer_width)
    writer, lane = wave.writer, wave.lane()
    first = 1 if ".sync." in request.name else 0
    given, distance, packed = (f"%a{first + at}" for at in range(3))
    limits = request.imms.get(first + 2)
    text = request.args[first]
    if mode == "bfly" and limits == _LAST and text == "i32" and kind == "i32":
        args = [("i32", str(spv.ScopeSubgroup)), ("i32", given), ("i32", distance)]
        return writer.returns("i32", writer.call("i32", _XOR, args))
    by = writer.let(f"and i32 {distance}, {_LAST}")
    if limits is None:
        shifted = writer.let(f"lshr i32 {packed}, 8")
        segment = writer.let(f"and i32 {shifted}, {_LAST}")
        clamp = writer.let(f"and i32 {packed}, {_LAST}")
    else:
        segment, clamp = str(limits >> 8 & _LAST), str(limits & _LAST)
    start = writer.let(f"and i32 {lane}, {segment}")
    others = writer.let(f"xor i32 {segment}, -1")
    inner = writer.let(f"and i32 {clamp}, {others}")
    last = writer.let(f"or i32 {start}, {inner}")
    if mode == "idx":
        inner = writer.let(f"and i32 {by}, {others}")
        source = writer.let(f"or i32 {start}, {inner}")
    else:
        source = writer.let(f"{_STEPS[mode]} i32 {lane}, {by}")
    order = "sge" if mode == "up" else "sle"
    exists = writer.let(f"icmp {order} i32 {source}, {last}")
    source = writer.let(f"select i1 {exists}, i32 {source}, i32 {lane}")
    value = wave.shuffled(text, given, source)
    if value is None:
        return None
    if kind.endswith("p"):
        return writer.returns_struct(request.ret, [(text, value), ("i1", exists)])
    return writer.returns(text, value)


_STEPS: Final = {"bfly": "xor", "down": "add", "up": "sub"}


def expand_redux(request: Request) -> str | None:
    """redux.sync: of the lanes of a mask; one that is not known may differ between lanes."""
    if request.imms.get(1) in (-1, _FULL):
        return expand_reduction(request)
    wave = Wave(Writer(), request.pointer_width)
    writer, word = wave.writer, request.name.rpartition(".")[2]
    members = writer.let(f"and i32 {wave.ballot('true', 'i32')}, %a1")
    total = str(_NEUTRAL[word])
    for at in range(_LAST + 1):
        value = wave.shuffled("i32", "%a0", str(at))
        bit = writer.let(f"and i32 {members}, {_signed(1 << at)}")
        takes = writer.let(f"icmp ne i32 {bit}, 0")
        if word in _WITH_CALL:
            args = [("i32", total), ("i32", str(value))]
            new = writer.call("i32", f"llvm.{_WITH_CALL[word]}.i32", args)
        else:
            new = writer.let(f"{word} i32 {total}, {value}")
        total = writer.let(f"select i1 {takes}, i32 {new}, i32 {total}")
    return writer.returns("i32", total)


def _signed(bits: int) -> int:
    return bits - (1 << 32) if bits >> 31 else bits


_WITH_CALL: Final = {"max": "smax", "min": "smin", "umax": "umax", "umin": "umin"}
_NEUTRAL: Final = {
    "add": 0, "and": -1, "max": -(1 << 31), "min": (1 << 31) - 1, "or": 0, "umax": 0, "umin": -1,
    "xor": 0,
}  # fmt: skip


def expand_barrier(request: Request) -> str | None:
    """barrier.cta.sync: only the block's barrier 0; a kernel numbers the others itself."""
    return _BARRIER if request.imms.get(0) == 0 else None


_NAMES: Final = tuple(name for name in sorted(TEMPLATES) if name.startswith("llvm.nvvm."))

NVVM_FAMILIES: Final[dict[str, Callable[[Request], str | None]]] = {
    **{name: expand_shuffle for name in _NAMES if ".shfl." in name},
    **{name: expand_redux for name in _NAMES if ".redux." in name},
    **{name: expand_place for name in PLACES if name.startswith("llvm.nvvm.")},
    **NVVM_MATH,
    **WARP_FAMILIES,
    "llvm.nvvm.barrier.cta.sync.aligned.all": expand_barrier,
    "llvm.nvvm.barrier.cta.sync.all": expand_barrier,
}
