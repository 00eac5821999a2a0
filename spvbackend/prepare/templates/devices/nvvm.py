"""Intrinsics of NVIDIA's target: thread ids, barriers and fences.

A warp is a subgroup, and a block of threads a work-group.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.builtins.intrinsics import TEMPLATES
from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.prepare.templates.devices.waves import LANE_CALL, SIZE_CALL, Wave
from spvbackend.prepare.templates.text import Request, Writer, float_shape, floating, suffix
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


_UNARY: Final = {
    "cos.approx": "cos",
    "ex2.approx": "exp2",
    "fabs": "fabs",
    "lg2.approx": "log2",
    "sin.approx": "sin",
    "sqrt.approx": "sqrt",
    "sqrt.rn": "sqrt",
}
"""Functions of one operand that LLVM has an intrinsic for, which is at least as precise."""
_BINARY: Final = {"div.approx": "fdiv", "div.full": "fdiv", "mul.rn": "fmul"}


def _plain_name(name: str) -> str:
    """Return an intrinsic's name without the words for its type and for flushed denormals."""
    words = name.removeprefix("llvm.nvvm.").split(".")
    return ".".join(word for word in words if word not in ("ftz", "f", "d", "f32", "f64"))


def expand_function(request: Request) -> str | None:
    """Expand a function that LLVM has an intrinsic for."""
    writer, text = Writer(), request.ret
    name = f"llvm.{_UNARY[_plain_name(request.name)]}.{suffix(text)}"
    return writer.returns(text, writer.call(text, name, [(text, "%a0")]))


def expand_quotient(request: Request) -> str | None:
    """Expand an operation of two operands that LLVM has an instruction for."""
    writer, text = Writer(), request.ret
    opcode = _BINARY[_plain_name(request.name)]
    return writer.returns(text, writer.let(f"{opcode} {text} %a0, %a1"))


def expand_fused(request: Request) -> str | None:
    """fma.rn: a product and a sum with one rounding."""
    writer, text = Writer(), request.ret
    args = [(text, f"%a{at}") for at in range(3)]
    return writer.returns(text, writer.call(text, f"llvm.fma.{suffix(text)}", args))


def expand_reciprocal(request: Request) -> str | None:
    """rcp and rsqrt."""
    writer, text = Writer(), request.ret
    value, shape = "%a0", float_shape(request.ret)
    if shape is None:
        return None
    if ".rsqrt." in request.name:
        value = writer.call(text, f"llvm.sqrt.{suffix(text)}", [(text, value)])
    return writer.returns(text, writer.let(f"fdiv {text} {floating(shape, 1.0)}, {value}"))


def expand_whole(request: Request) -> str | None:
    """f2i.rn: the nearest integer, even at ties, and the nearest of i32 for a number beyond."""
    writer, text = Writer(), request.args[0]
    value = writer.call(text, f"llvm.rint.{suffix(text)}", [(text, "%a0")])
    name = f"llvm.fptosi.sat.{request.ret}.{suffix(text)}"
    return writer.returns(request.ret, writer.call(request.ret, name, [(text, value)]))


def expand_narrowed(request: Request) -> str | None:
    """f2bf16.rn: the nearest bfloat, even at ties."""
    writer = Writer()
    return writer.returns(request.ret, writer.let(f"fptrunc float %a0 to {request.ret}"))


def expand_barrier(request: Request) -> str | None:
    """barrier.cta.sync: only the block's barrier 0; a kernel numbers the others itself."""
    return _BARRIER if request.imms.get(0) == 0 else None


_NAMES: Final = tuple(name for name in TEMPLATES if name.startswith("llvm.nvvm."))

NVVM_FAMILIES: Final[dict[str, Callable[[Request], str | None]]] = {
    **{name: expand_shuffle for name in _NAMES if ".shfl." in name},
    **{name: expand_reduction for name in _NAMES if ".redux." in name},
    **{name: expand_function for name in _NAMES if _plain_name(name) in _UNARY},
    **{name: expand_quotient for name in _NAMES if _plain_name(name) in _BINARY},
    **{name: expand_fused for name in _NAMES if _plain_name(name) == "fma.rn"},
    **{name: expand_reciprocal for name in _NAMES if ".rcp." in name or ".rsqrt." in name},
    **{name: expand_whole for name in _NAMES if ".f2i." in name},
    "llvm.nvvm.f2bf16.rn": expand_narrowed,
    "llvm.nvvm.barrier.cta.sync.aligned.all": expand_barrier,
    "llvm.nvvm.barrier.cta.sync.all": expand_barrier,
}
