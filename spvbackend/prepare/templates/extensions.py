"""Intrinsics that are hints or clocks, as instructions of SPIR-V where an extension has them.

Where it may not be used they are dropped, or give the result in `templates`.

Nothing is refused here: a hint that fails a build is worth less than no hint.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spvbackend.builtins.params import UNSIGNED_LETTERS
from spvbackend.prepare.templates.calls import OVERLOADED
from spvbackend.prepare.templates.devices.matrices import UNITS, expand_units
from spvbackend.prepare.templates.opencl_calls import call_pair
from spvbackend.prepare.templates.text import Request, Writer, float_shape, integer_shape
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import GLOBAL, qualifier
from spvbackend.target.features import (
    ARITHMETIC_FENCE,
    COOPERATIVE_MATRIX,
    EXPECT_ASSUME,
    SHADER_CLOCK,
    VARIABLE_LENGTH_ARRAYS,
    Feature,
)

# OpenCL.std itself has prefetch.
_ANYWHERE: Final = Feature("", 0)
_GLOBAL_POINTER: Final = f"ptr{qualifier(GLOBAL)}"
# LangRef, 'llvm.prefetch': the second operand is 0 for a read, the last one 1 for data.
_READ: Final = 0
_DATA: Final = 1
_GET_REALTIME: Final = 0x83
"""MSG_RTN_GET_REALTIME of AMD's ISA."""


class Extended(NamedTuple):
    """An intrinsic with an instruction.

    Attributes:
        feature: the feature that the instruction needs.
        expand: the body; None where the types do not fit.
        is_hint: whether a program means the same without the instruction.
        fragments: the type of matrices that have to lie in lanes as PTX's do, "" for none.
    """

    feature: Feature
    expand: Callable[[Request], str | None]
    is_hint: bool = False
    fragments: str = ""


def expand_assume(request: Request) -> str:
    """assume: a constant condition is dropped."""
    writer = Writer()
    # Optimisers leave assumptions of true for the operand bundles that they carry.
    if request.imms.get(0) != 1:
        writer.lines.append("  call void @_Z21__spirv_AssumeTrueKHRb(i1 %a0)")
    writer.lines.append("  ret void")
    return "\n".join(writer.lines)


def expand_expect(request: Request) -> str | None:
    """expect: an integer or boolean, and its likely value; the probability is dropped."""
    shape = integer_shape(request.ret)
    if shape is None or shape.element not in UNSIGNED_LETTERS or shape.lanes not in OVERLOADED:
        return None
    writer = Writer()
    # Signedness means nothing here; one mangling serves both.
    letter = UNSIGNED_LETTERS[shape.element]
    value = call_pair(writer, "__spirv_ExpectKHR", shape, shape, letter, ("%a0", "%a1"))
    return writer.returns(request.ret, value)


def expand_fence(request: Request) -> str | None:
    """arithmetic.fence: fast-math does not see through it."""
    shape = float_shape(request.ret)
    if shape is None or shape.element not in UNSIGNED_LETTERS or shape.lanes not in OVERLOADED:
        return None
    kind = f"Dv{shape.lanes}_" if shape.lanes else ""
    name = f"_Z26__spirv_ArithmeticFenceEXT{kind}{UNSIGNED_LETTERS[shape.element]}"
    writer = Writer()
    return writer.returns(request.ret, writer.call(request.ret, name, [(request.ret, "%a0")]))


def expand_clock(request: Request) -> str:
    """readcyclecounter counts for a subgroup, readsteadycounter at one rate for the device."""
    # OpReadClockKHR takes these two scopes alone.
    is_cycle = request.name.startswith("llvm.readcycle")
    scope = spv.ScopeSubgroup if is_cycle else spv.ScopeDevice
    writer = Writer()
    value = writer.call("i64", "_Z20__spirv_ReadClockKHRi", [("i32", str(scope))])
    return writer.returns("i64", value)


def expand_realtime(request: Request) -> str | None:
    """s.sendmsg.rtn: the message that asks for the time; the clock's rate is the device's own."""
    if request.imms.get(0) != _GET_REALTIME or request.ret != "i64":
        return None
    return expand_clock(request)


_DEVICE_CLOCKS: Final = {
    "clock": "llvm.readcyclecounter",
    "clock.hi": "llvm.readcyclecounter",
    "clock64": "llvm.readcyclecounter",
    "globaltimer": "llvm.readsteadycounter",
    "globaltimer.hi": "llvm.readsteadycounter",
    "globaltimer.lo": "llvm.readsteadycounter",
}
"""Special registers of NVIDIA's target by their names; the clocks' rates are the device's own."""
_REGISTER: Final = "llvm.nvvm.read.ptx.sreg."


def expand_register(request: Request) -> str:
    """Read a clock, or the lower or upper half of it."""
    name = request.name.removeprefix(_REGISTER)
    writer = Writer()
    value = writer.call("i64", f"{_DEVICE_CLOCKS[name]}", [])
    if name.endswith(".hi"):
        value = writer.let(f"lshr i64 {value}, 32")
    if request.ret != "i64":
        value = writer.let(f"trunc i64 {value} to {request.ret}")
    return writer.returns(request.ret, value)


def expand_prefetch(request: Request) -> str | None:
    """prefetch: a read of data in global memory."""
    # OpenCL.std prefetch takes a pointer to CrossWorkgroup alone.
    if request.args[0] != _GLOBAL_POINTER or request.imms.get(1) != _READ:
        return None
    if request.imms.get(3) != _DATA:
        return None
    # One element; inference finds its type, so the name is not mangled by a type.
    call = f"call void @__spirv_ocl_prefetch({_GLOBAL_POINTER} %a0, i32 1)"
    return f"  {call}\n  ret void"


def expand_save(request: Request) -> str:
    """stacksave: note the end of the stack, for arrays of run-time lengths."""
    writer = Writer()
    value = writer.call(request.ret, "__spirv_SaveMemoryINTEL", [])
    return writer.returns(request.ret, value)


def expand_restore(request: Request) -> str:
    """stackrestore: free the memory allocated since the stacksave."""
    return f"  call void @__spirv_RestoreMemoryINTEL({request.args[0]} %a0)\n  ret void"


EXTENDED: Final[dict[str, Extended]] = {
    **{
        name: Extended(COOPERATIVE_MATRIX, expand_units, fragments=fragments)
        for name, fragments in UNITS.items()
    },
    "llvm.amdgcn.s.sendmsg.rtn": Extended(SHADER_CLOCK, expand_realtime),
    "llvm.arithmetic.fence": Extended(ARITHMETIC_FENCE, expand_fence, True),
    "llvm.assume": Extended(EXPECT_ASSUME, expand_assume, True),
    "llvm.expect": Extended(EXPECT_ASSUME, expand_expect, True),
    "llvm.expect.with.probability": Extended(EXPECT_ASSUME, expand_expect, True),
    **{_REGISTER + name: Extended(SHADER_CLOCK, expand_register) for name in _DEVICE_CLOCKS},
    "llvm.prefetch": Extended(_ANYWHERE, expand_prefetch, True),
    "llvm.readcyclecounter": Extended(SHADER_CLOCK, expand_clock),
    "llvm.readsteadycounter": Extended(SHADER_CLOCK, expand_clock),
    "llvm.stackrestore": Extended(VARIABLE_LENGTH_ARRAYS, expand_restore),
    "llvm.stacksave": Extended(VARIABLE_LENGTH_ARRAYS, expand_save),
}
