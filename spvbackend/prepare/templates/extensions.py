"""Intrinsics that are hints or clocks, as instructions of SPIR-V where an extension has them.

Where it may not be used they go without a trace, or give what `templates` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spvbackend.prepare.templates.calls import UNSIGNED_LETTERS
from spvbackend.prepare.templates.opencl_calls import OVERLOADED, call_pair
from spvbackend.prepare.templates.text import Request, Writer, float_shape, integer_shape
from spvbackend.spirv import enums as spv

CORE: Final = ""
_EXPECT_ASSUME: Final = "SPV_KHR_expect_assume"
_LENGTHS: Final = "SPV_INTEL_variable_length_array"
_READ: Final = 0
_DATA: Final = 1


class Extended(NamedTuple):
    """The extension that has the instruction, and the body; None where the types do not fit."""

    extension: str
    expand: Callable[[Request], str | None]


def expand_assume(request: Request) -> str:
    """assume: what is known anyway is not said."""
    writer = Writer()
    if request.imms.get(0) != 1:
        writer.lines.append("  call void @_Z21__spirv_AssumeTrueKHRb(i1 %a0)")
    writer.lines.append("  ret void")
    return "\n".join(writer.lines)


def expand_expect(request: Request) -> str | None:
    """expect: an integer or boolean, and what it mostly is; the probability has no place."""
    shape = integer_shape(request.ret)
    if shape is None or shape.element not in UNSIGNED_LETTERS or shape.lanes not in OVERLOADED:
        return None
    writer = Writer()
    letter = UNSIGNED_LETTERS[shape.element]
    value = call_pair(writer, "__spirv_ExpectKHR", shape, shape, letter, ("%a0", "%a1"))
    return writer.returns(request.ret, value)


def expand_fence(request: Request) -> str | None:
    """arithmetic.fence: fast-math does not look through it."""
    shape = float_shape(request.ret)
    if shape is None or shape.element not in UNSIGNED_LETTERS or shape.lanes not in OVERLOADED:
        return None
    kind = f"Dv{shape.lanes}_" if shape.lanes else ""
    name = f"_Z26__spirv_ArithmeticFenceEXT{kind}{UNSIGNED_LETTERS[shape.element]}"
    writer = Writer()
    return writer.returns(request.ret, writer.call(request.ret, name, [(request.ret, "%a0")]))


def expand_clock(request: Request) -> str:
    """readcyclecounter counts for a subgroup, readsteadycounter at one rate for the device."""
    is_steady = request.name.startswith("llvm.readsteady")
    scope = spv.ScopeDevice if is_steady else spv.ScopeSubgroup
    writer = Writer()
    value = writer.call("i64", "_Z20__spirv_ReadClockKHRi", [("i32", str(scope))])
    return writer.returns("i64", value)


def expand_prefetch(request: Request) -> str | None:
    """prefetch: a read of data in global memory."""
    if request.args[0] != "ptr addrspace(1)" or request.imms.get(1) != _READ:
        return None
    if request.imms.get(3) != _DATA:
        return None
    call = "call void @__spirv_ocl_prefetch(ptr addrspace(1) %a0, i32 1)"
    return f"  {call}\n  ret void"


def expand_save(request: Request) -> str:
    """stacksave: where the stack ends, for arrays of run-time lengths."""
    writer = Writer()
    value = writer.call(request.ret, "__spirv_SaveMemoryINTEL", [])
    return writer.returns(request.ret, value)


def expand_restore(request: Request) -> str:
    """stackrestore: what was taken since is free again."""
    return f"  call void @__spirv_RestoreMemoryINTEL({request.args[0]} %a0)\n  ret void"


EXTENDED: Final[dict[str, Extended]] = {
    "llvm.arithmetic.fence": Extended("SPV_EXT_arithmetic_fence", expand_fence),
    "llvm.assume": Extended(_EXPECT_ASSUME, expand_assume),
    "llvm.expect": Extended(_EXPECT_ASSUME, expand_expect),
    "llvm.expect.with.probability": Extended(_EXPECT_ASSUME, expand_expect),
    "llvm.prefetch": Extended(CORE, expand_prefetch),
    "llvm.readcyclecounter": Extended("SPV_KHR_shader_clock", expand_clock),
    "llvm.readsteadycounter": Extended("SPV_KHR_shader_clock", expand_clock),
    "llvm.stackrestore": Extended(_LENGTHS, expand_restore),
    "llvm.stacksave": Extended(_LENGTHS, expand_save),
}
