"""Bit operations on integers of other widths than 32, computed in words.

Vulkan has these instructions only for 32 bits (VUID-StandaloneSpirv-Base-04781).
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.intrinsics import base_name
from spvbackend.builtins.lookup import Resolved
from spvbackend.builtins.rows import CORE_OP
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import INT, VECTOR, Type
from spvbackend.llvmir.values import Function, Inst, Value
from spvbackend.spirv.opcodes import OpBitCount, OpBitReverse

_WORD: Final = 32
_WIDTHS: Final = (8, 16, 64)
_FLAGGED: Final = ("llvm.ctlz", "llvm.cttz")
"""Intrinsics with an operand that tells whether zero is poison."""
_QUESTIONS: Final = frozenset(("llvm.bitreverse", "llvm.ctpop", *_FLAGGED))


_OPCODES: Final = {OpBitCount: "llvm.ctpop", OpBitReverse: "llvm.bitreverse"}


def expand_in_words(
    module: Module, build: Builder, inst: Inst, resolved: Resolved | None
) -> Value | None:
    """Return the replacement of a bit operation, None for any other instruction."""
    name = "" if inst.opcode != op.CALL else _intrinsic_of(inst.callee, resolved)
    type = inst.type
    bits = type.scalar().bits
    if name not in _QUESTIONS or bits not in _WIDTHS:
        return None
    # Selection refuses a call that is not well typed.
    if type.scalar().kind != INT or inst.operands[0].type is not type:
        return None
    word = module.types.with_scalar(type, module.types.i32)
    if bits < _WORD:
        answer = _for_part(module, build, name, word, inst.operands[0])
        return build.resize_lanes(answer, type)
    return _for_halves(module, build, name, word, inst.operands[0])


def _intrinsic_of(callee: Value, resolved: Resolved | None) -> str:
    """Return the intrinsic that does the same as a function, "" for none."""
    if resolved is None:
        name = callee.name
        return base_name(name) if name.startswith("llvm.") else ""
    return _OPCODES.get(resolved.row.opcode, "") if resolved.row.shape == CORE_OP else ""


def needs_words(function: Function, resolved: Resolved | None) -> bool:
    """Whether calls of a function may be such operations."""
    return _intrinsic_of(function, resolved) in _QUESTIONS


def _call(module: Module, build: Builder, name: str, value: Value) -> Value:
    type = value.type
    lanes = f"v{type.count}" if type.kind == VECTOR else ""
    flags: list[Value] = [build.integer(module.types.i1, 0)] if name in _FLAGGED else []
    return build.call(f"{name}.{lanes}i{_WORD}", type, [value, *flags])


def _for_part(module: Module, build: Builder, name: str, word: Type, value: Value) -> Value:
    """Compute the result for the lower bits of a word."""
    bits = value.type.scalar().bits
    wide = build.resize_lanes(value, word)
    if name == "llvm.cttz":
        wide = build.make(op.OR, word, [wide, build.number(word, 1 << bits)])
    answer = _call(module, build, name, wide)
    rest = build.number(word, _WORD - bits)
    if name == "llvm.ctlz":
        return build.make(op.SUB, word, [answer, rest])
    return build.make(op.LSHR, word, [answer, rest]) if name == "llvm.bitreverse" else answer


def _for_halves(module: Module, build: Builder, name: str, word: Type, value: Value) -> Value:
    """Compute the result for two words."""
    type = value.type
    shift = build.number(type, _WORD)
    low = build.resize_lanes(value, word)
    high = build.resize_lanes(build.make(op.LSHR, type, [value, shift]), word)
    first, second = _call(module, build, name, low), _call(module, build, name, high)
    if name == "llvm.ctpop":
        return build.resize_lanes(build.make(op.ADD, word, [first, second]), type)
    if name == "llvm.bitreverse":
        upper = build.make(op.SHL, type, [build.resize_lanes(first, type), shift])
        return build.make(op.OR, type, [upper, build.resize_lanes(second, type)])
    near, far, looked = (second, first, high) if name == "llvm.ctlz" else (first, second, low)
    beyond = build.make(op.ADD, word, [far, build.number(word, _WORD)])
    none = build.compare(op.EQ, looked, build.number(word, 0))
    return build.resize_lanes(build.make(op.SELECT, word, [none, beyond, near]), type)
