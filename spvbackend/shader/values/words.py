"""Questions about the bits of integers that are no words, asked of words.

Vulkan has the instructions for them of 32 bits alone (VUID-StandaloneSpirv-Base-04781).
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
"""Those with an operand that says whether zero is poison."""
_QUESTIONS: Final = frozenset(("llvm.bitreverse", "llvm.ctpop", *_FLAGGED))


_OPCODES: Final = {OpBitCount: "llvm.ctpop", OpBitReverse: "llvm.bitreverse"}


def ask_words(
    module: Module, build: Builder, inst: Inst, resolved: Resolved | None
) -> Value | None:
    """What stands for a call that asks about bits, None for any other instruction."""
    name = "" if inst.opcode != op.CALL else _question_of(inst.callee, resolved)
    type = inst.type
    bits = type.scalar().bits
    if name not in _QUESTIONS or bits not in _WIDTHS:
        return None
    # What is not well typed is left to selection, which says so.
    if type.scalar().kind != INT or inst.operands[0].type is not type:
        return None
    word = module.types.with_scalar(type, module.types.i32)
    if bits < _WORD:
        found = _of_part(module, build, name, word, inst.operands[0])
        return build.resize_lanes(found, type)
    return _of_halves(module, build, name, word, inst.operands[0])


def _question_of(callee: Value, resolved: Resolved | None) -> str:
    """The intrinsic that asks what a function does, "" for none."""
    if resolved is None:
        name = callee.name
        return base_name(name) if name.startswith("llvm.") else ""
    return _OPCODES.get(resolved.row.opcode, "") if resolved.row.shape == CORE_OP else ""


def asks_words(function: Function, resolved: Resolved | None) -> bool:
    """Whether calls of a function may be such questions."""
    return _question_of(function, resolved) in _QUESTIONS


def _ask(module: Module, build: Builder, name: str, value: Value) -> Value:
    type = value.type
    lanes = f"v{type.count}" if type.kind == VECTOR else ""
    flags: list[Value] = [build.integer(module.types.i1, 0)] if name in _FLAGGED else []
    return build.call(f"{name}.{lanes}i{_WORD}", type, [value, *flags])


def _of_part(module: Module, build: Builder, name: str, word: Type, value: Value) -> Value:
    """The answer for the lower bits of a word."""
    bits = value.type.scalar().bits
    wide = build.resize_lanes(value, word)
    if name == "llvm.cttz":
        wide = build.make(op.OR, word, [wide, build.number(word, 1 << bits)])
    found = _ask(module, build, name, wide)
    rest = build.number(word, _WORD - bits)
    if name == "llvm.ctlz":
        return build.make(op.SUB, word, [found, rest])
    return build.make(op.LSHR, word, [found, rest]) if name == "llvm.bitreverse" else found


def _of_halves(module: Module, build: Builder, name: str, word: Type, value: Value) -> Value:
    """The answer for two words."""
    type = value.type
    shift = build.number(type, _WORD)
    low = build.resize_lanes(value, word)
    high = build.resize_lanes(build.make(op.LSHR, type, [value, shift]), word)
    first, second = _ask(module, build, name, low), _ask(module, build, name, high)
    if name == "llvm.ctpop":
        return build.resize_lanes(build.make(op.ADD, word, [first, second]), type)
    if name == "llvm.bitreverse":
        upper = build.make(op.SHL, type, [build.resize_lanes(first, type), shift])
        return build.make(op.OR, type, [upper, build.resize_lanes(second, type)])
    near, far, looked = (second, first, high) if name == "llvm.ctlz" else (first, second, low)
    beyond = build.make(op.ADD, word, [far, build.number(word, _WORD)])
    none = build.compare(op.EQ, looked, build.number(word, 0))
    return build.resize_lanes(build.make(op.SELECT, word, [none, beyond, near]), type)
