"""Upgrades of AMD's intrinsics, which HIP, OpenCL and the libraries of ROCm call."""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.parse.types import pointer_type
from spvbackend.llvmir.types import INT, VECTOR
from spvbackend.llvmir.values import ConstInt, Function, Inst, Value
from spvbackend.reading.bitcode.upgrade.names import name_of, parameter, plain_name
from spvbackend.reading.bitcode.upgrade.nvvm import atomic
from spvbackend.reading.bitcode.upgrade.rules import Row, Rule, add_node
from spvbackend.target.space_maps import AMD_FLAT, AMD_LOCAL

_ORDERINGS: Final = frozenset((op.MONOTONIC, op.ACQUIRE, op.RELEASE, op.ACQ_REL, op.SEQ_CST))


def _atomic(operation: str) -> Rule:
    """Replace an atomic by atomicrmw.

    Its arguments are a pointer and a value, then numbers for the ordering, the scope, which never
    worked, and whether the access is volatile.
    """

    def rule(builder: Builder, old: Inst) -> Value:
        pointer, value, *rest = old.operands[:-1]
        ordering, _, volatile = [*rest, None, None, None][:3]
        number = ordering.value if isinstance(ordering, ConstInt) else op.SEQ_CST
        casted = _as_bfloats(builder, value)
        stand_in = Inst(op.CALL, casted.type, [pointer, casted], old.line)
        order = number if number in _ORDERINGS else op.SEQ_CST
        made = atomic(builder, stand_in, operation, order, "agent")
        if volatile is not None and not (isinstance(volatile, ConstInt) and volatile.value == 0):
            made.flags |= op.VOLATILE
        _attach(builder, made, operation)
        return builder.bitcast(made, old.type)

    return rule


def _as_bfloats(builder: Builder, value: Value) -> Value:
    """Return a vector of bfloat16 for one of i16, which LLVM had before it had the type."""
    type = value.type
    if type.kind != VECTOR or type.element.kind != INT:
        return value
    return builder.bitcast(
        value, builder.types.vector(type.count, builder.types.floating("bfloat"))
    )


def _attach(builder: Builder, made: Inst, operation: str) -> None:
    """Tell which memory the access does not reach."""
    module, type = builder.module, made.operands[0].type
    local, flat = (pointer_type(module.types, space, made.line) for space in (AMD_LOCAL, AMD_FLAT))
    attachments: dict[str, str] = {}
    if type is flat:
        attachments["noalias.addrspace"] = add_node(module, "!{i32 5, i32 6}")
    if type is not local:
        attachments["amdgpu.no.fine.grained.memory"] = add_node(module, "!{}")
        if operation == "fadd" and made.type is module.types.f32:
            attachments["amdgpu.ignore.denormal.mode"] = add_node(module, "!{}")
    made.attachments = attachments or None


def _alignbit(function: Function) -> str:
    return name_of("llvm.fshr", function.ret_type)


def _ldexp(function: Function) -> str:
    return name_of("llvm.ldexp", function.ret_type, parameter(function, 1))


def _of_integers(function: Function) -> str:
    """Return the name for i32, the only type before LLVM 19."""
    name = function.name
    return name if name.count(".") > 2 else f"{name}.i32"


def _of_result(function: Function) -> str:
    """Return the name with the type of the result, which only i64 or i32 was once."""
    name = plain_name(function.name)
    base = ".".join(name.split(".")[: 4 if ".frexp." in name else 3])
    return name_of(base, function.ret_type, parameter(function, 0))


_LANES: Final = ("permlane16", "permlane64", "permlanex16", "readfirstlane", "readlane",
                 "writelane")  # fmt: skip
_FLOATS: Final = tuple(
    Row(f"amdgcn.{memory}.{operation}", "?p?*", _atomic(operation))
    for memory in ("ds", "flat.atomic", "global.atomic")
    for operation in ("fadd", "fmax", "fmin")
)
_NUMBERS: Final = tuple(
    Row(f"amdgcn.{memory}.atomic.{operation}.num", "?*")
    for memory in ("flat", "global")
    for operation in ("fmax", "fmin")
)
"""Intrinsics that LLVM has kept."""

ROWS: Final = (
    Row("amdgcn.alignbit", "IIII", namer=_alignbit),
    Row("amdgcn.atomic.cond.sub", "ipi*", _atomic("usub_cond")),
    Row("amdgcn.atomic.csub", "ipi*", _atomic("usub_sat")),
    Row("amdgcn.atomic.dec", "ipi*", _atomic("udec_wrap")),
    Row("amdgcn.atomic.inc", "ipi*", _atomic("uinc_wrap")),
    *_FLOATS,
    *_NUMBERS,
    Row("amdgcn.fcmp", "iffi", namer=_of_result),
    Row("amdgcn.frexp.exp", "if", namer=_of_result),
    Row("amdgcn.icmp", "iiii", namer=_of_result),
    Row("amdgcn.ldexp", "FFI", namer=_ldexp),
    *[Row(f"amdgcn.{name}", "?*", namer=_of_integers) for name in _LANES],
)
