"""Functions that compute numbers from numbers: a shader may call them.

Input: the module after the preparing passes. A pointer to a shader's own memory is not a value
(2.16.1, logical addressing), but a function that neither takes nor makes pointers needs no memory
of its caller.
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.rows import CONVERT, CORE_OP, EXT_INST
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import FLOAT, INT, STRUCT, Type
from spvbackend.llvmir.values import Function, Inst

_OF_MEMORY: Final = frozenset(
    (op.ALLOCA, op.ATOMICRMW, op.CMPXCHG, op.COPYMEM, op.FENCE, op.LOAD, op.STORE)
)
_OF_VALUES: Final = frozenset((CONVERT, CORE_OP, EXT_INST))
"""Builtins that read only their operands, where these are not pointers."""


def value_functions(module: Module, builtins: Builtins) -> set[Function]:
    """Return the functions that templates have become and that may be called."""
    known: set[Function] = set()
    candidates = [
        one
        for one in module.functions
        if one.blocks and not one.is_kernel and one.linkage == "internal" and _is_plain(one)
    ]
    # In rounds: callees must be known before their callers, so cycles never qualify.
    while True:
        new = [one for one in candidates if one not in known and _is_pure(one, known, builtins)]
        if not new:
            return known
        known.update(new)


def _is_plain(function: Function) -> bool:
    type = function.value_type
    return all(_is_value(one) for one in (type.element, *type.elems))


def _is_value(type: Type) -> bool:
    """Whether a type is one of numbers."""
    if type.kind == STRUCT:
        return all(_is_value(member) for member in type.elems)
    return type.scalar().kind in (FLOAT, INT)


def _is_pure(function: Function, known: set[Function], builtins: Builtins) -> bool:
    return all(_is_step(inst, known, builtins) for block in function.blocks for inst in block.insts)


def _is_step(inst: Inst, known: set[Function], builtins: Builtins) -> bool:
    """Whether an instruction only computes."""
    if inst.opcode in _OF_MEMORY:
        return False
    operands = inst.operands if inst.opcode != op.CALL else inst.operands[:-1]
    if not all(_is_value(operand.type) for operand in operands):
        return False
    if inst.opcode != op.CALL:
        return True
    callee = inst.callee
    if not isinstance(callee, Function):
        return False
    if callee.blocks:
        return callee in known
    if callee.name.startswith("llvm."):
        return True
    resolved = builtins.lookup(callee.name)
    return resolved is not None and resolved.row.shape in _OF_VALUES
