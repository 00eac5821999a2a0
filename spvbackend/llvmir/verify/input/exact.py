"""The rules of an instruction of input: those between passes, and what only passes may do.

`verify/rules/` has the rules that hold everywhere. Between passes some instructions have forms that
LLVM lacks, or types that LLVM refuses; the rules here refuse them. Calls are in `calls.py`, whose
rules need the module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import ARRAY, INT, METADATA, POINTER, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import Inst
from spvbackend.llvmir.verify.checker import is_power_of_two, is_value_type
from spvbackend.llvmir.verify.input import calls
from spvbackend.llvmir.verify.input.state import State
from spvbackend.llvmir.verify.types import form_error, type_error

_FIRST_OWN: Final = op.PTRCAST
_AGGREGATES: Final = frozenset((ARRAY, STRUCT))
_BYTE: Final = 8


def form_fault(inst: Inst) -> str:
    """Return the fault in the form of an instruction, which printing relies on, or ""."""
    if inst.opcode >= _FIRST_OWN:
        return f"opcode {inst.opcode} is not one of LLVM's"
    return form_error(inst)


def type_fault(state: State, inst: Inst) -> str:
    """Return the fault in the types of a well-formed instruction, or ""."""
    if message := type_error(state.rules, inst):
        return message
    rule = _RULES.get(inst.opcode)
    return rule(state, inst) if rule is not None else ""


def _check_alloca(state: State, inst: Inst) -> str:
    """The operand is a count; an initial value is a pass's."""
    for count in inst.operands:
        if count.type.kind != INT:
            return f"'{state.rules.text(count)}' is not a count"
    if inst.flags & op.SWIFTERROR and (inst.operands or inst.source_type.kind != POINTER):
        return "an alloca of an error that is not a pointer"
    return ""


def _check_load(state: State, inst: Inst) -> str:
    return _access_fault(inst, inst.type)


def _check_store(state: State, inst: Inst) -> str:
    return _access_fault(inst, inst.operands[0].type)


def _access_fault(inst: Inst, type: Type) -> str:
    if inst.flags & op.ATOMIC:
        return _size_fault(type) if inst.access.align else "an atomic access without alignment"
    scope = inst.access.scope
    return f'a plain access with syncscope("{scope}")' if scope else ""


def _size_fault(type: Type) -> str:
    """Check that an atomic access is of whole bytes, a power of two (load)."""
    scalar = type.scalar()
    # A pointer has 32 or 64 bits, so its lanes decide.
    bits = (_BYTE if scalar.kind == POINTER else scalar.bits) * type.lanes()
    if bits >= _BYTE and is_power_of_two(bits):
        return ""
    return f"an atomic access of {type}, whose size is not a power of two of bytes"


def _check_update(state: State, inst: Inst) -> str:
    """atomicrmw: vectors are for floating-point operations, and others elementwise."""
    type = inst.type
    is_elementwise = inst.flags & op.ELEMENTWISE
    if type.kind == VECTOR and not is_elementwise:
        name = op.RMW_NAMES[inst.access.operation]
        if not name.startswith("f"):
            return f"atomicrmw {name} of type {type}"
    return _size_fault(type)


def _check_exchange(state: State, inst: Inst) -> str:
    """cmpxchg: the result has the old value and an i1; the old value alone is a pass's."""
    if inst.type.kind != STRUCT:
        return f"the result is of type {inst.type}"
    return _size_fault(inst.operands[1].type)


def _check_bitcast(state: State, inst: Inst) -> str:
    return f"a bitcast of {inst.type}" if inst.type.kind in _AGGREGATES else ""


def _check_argument(state: State, inst: Inst) -> str:
    """va_arg: a value of a first-class type (Other Operations)."""
    is_value = is_value_type(inst.type) and inst.type.kind != METADATA
    return "" if is_value else f"an argument of type {inst.type}"


InputRule = Callable[[State, Inst], str]
_RULES: Final[dict[int, InputRule]] = {
    op.ALLOCA: _check_alloca,
    op.LOAD: _check_load,
    op.STORE: _check_store,
    op.ATOMICRMW: _check_update,
    op.CMPXCHG: _check_exchange,
    op.BITCAST: _check_bitcast,
    op.VA_ARG: _check_argument,
    op.CALL: calls.call_fault,
    op.INVOKE: calls.call_fault,
}
"""Rules by opcode, which follow those of `verify/types.py`."""
