"""Atomic operations as LLVM's atomic instructions, where scope and order are constants.

LLVM's order says nothing about memories, which are those that the pointer may lead to. Operations
that LLVM lacks, and scopes and orders that are known at run time only, stay calls.
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.mangle import mangle
from spvbackend.builtins.params import ATOMIC, POINTER, VOLATILE, Param
from spvbackend.isel.atomics import RMW_OPCODES, SCOPES
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.builtins.calls import PLAIN, call_by_own_name, call_symbol
from spvbackend.reverse.builtins.sync import ORDER, SCOPE, fence_numbers
from spvbackend.reverse.numbers import known_number
from spvbackend.reverse.writer import FunctionWriter
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

# Of several names for a scope or an operation, the first is LLVM's own.
_SCOPES: Final = {scope: name for name, scope in reversed(SCOPES.items())}
_OPERATIONS: Final = {
    **{opcode: name for name, opcode in reversed(RMW_OPCODES.items())},
    op.OpAtomicIDecrement: "sub",
    op.OpAtomicIIncrement: "add",
}
OPERATIONS: Final = frozenset(_OPERATIONS)
_ORDERS: Final = (
    (spv.MemorySemanticsSequentiallyConsistent, "seq_cst"),
    (spv.MemorySemanticsAcquireRelease, "acq_rel"),
    (spv.MemorySemanticsRelease, "release"),
    (spv.MemorySemanticsAcquire, "acquire"),
)
_RELAXED: Final = "monotonic"
# A load orders nothing before itself, and a store nothing behind itself.
_LOADED: Final = {"acq_rel": "acquire", "release": _RELAXED}
_STORED: Final = {"acq_rel": "release", "acquire": _RELAXED}


def _order(writer: FunctionWriter, id: int) -> str:
    """Return LLVM's order for memory semantics, "" for semantics that are not constant."""
    semantics = known_number(writer.source, id)
    if semantics is None:
        return ""
    return next((name for bit, name in _ORDERS if semantics & bit), _RELAXED)


def _scope(writer: FunctionWriter, id: int) -> str | None:
    """Return ` syncscope("name")`, None if LLVM IR has no name for it."""
    scope = known_number(writer.source, id)
    name = None if scope is None else _SCOPES.get(scope)
    if name is None:
        return None
    return f' syncscope("{name}")' if name else ""


def _is_volatile(writer: FunctionWriter, id: int) -> str:
    semantics = known_number(writer.source, id) or 0
    return "volatile " if semantics & spv.MemorySemanticsVolatile else ""


def _access(writer: FunctionWriter, inst: MachineInst) -> tuple[str, str]:
    """Return scope and order of an operation, two empty texts if LLVM IR cannot have them."""
    _, scope_id, semantics = inst.operands[:3]
    scope, order = _scope(writer, scope_id), _order(writer, semantics)
    return ("", "") if scope is None or not order else (scope, order)


def write_atomic_operation(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write an operation that changes memory: atomicrmw."""
    pointer, _, semantics, *values = inst.operands
    scope, order = _access(writer, inst)
    if not order:
        call_by_own_name(writer, inst)
        return
    type = writer.types.text(inst.type_id)
    value = writer.typed(values[0]) if values else f"{type} 1"
    name = f"{_is_volatile(writer, semantics)}{_OPERATIONS[inst.opcode]}"
    writer.define(inst, f"atomicrmw {name} {writer.typed(pointer)}, {value}{scope} {order}")


def write_atomic_load(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write an atomic load."""
    pointer, _, semantics = inst.operands
    scope, order = _access(writer, inst)
    if not order:
        call_by_own_name(writer, inst)
        return
    order = _LOADED.get(order, order)
    type = writer.types.text(inst.type_id)
    align = writer.types.bits(inst.type_id) // 8
    kind = f"load atomic {_is_volatile(writer, semantics)}"
    text = f"{kind}{type}, {writer.typed(pointer)}{scope} {order}, align {align}"
    writer.define(inst, text)


def write_atomic_store(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write an atomic store."""
    pointer, _, semantics, value = inst.operands
    scope, order = _access(writer, inst)
    if not order:
        call_by_own_name(writer, inst)
        return
    order = _STORED.get(order, order)
    align = writer.types.bits(writer.type_id(value)) // 8
    kind = f"store atomic {_is_volatile(writer, semantics)}"
    text = f"{kind}{writer.typed(value)}, {writer.typed(pointer)}{scope} {order}, align {align}"
    writer.emit(text)


def write_compare_exchange(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write cmpxchg, and the extraction of the old value, which is SPIR-V's result."""
    pointer, _, semantics, unequal, value, comparator = inst.operands
    scope, order = _access(writer, inst)
    failure = _order(writer, unequal)
    if not order or not failure:
        call_by_own_name(writer, inst)
        return
    failure = _LOADED.get(failure, failure)
    values = f"{writer.typed(comparator)}, {writer.typed(value)}"
    kind = f"cmpxchg {_is_volatile(writer, semantics)}"
    pair = writer.temporary(f"{kind}{writer.typed(pointer)}, {values}{scope} {order} {failure}")
    type = writer.types.text(inst.type_id)
    writer.define(inst, f"extractvalue {{ {type}, i1 }} {pair}, 0")


def write_flag(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write an operation on a flag: OpenCL C's function, as LLVM IR has no such instruction."""
    pointer, scope_id, semantics = inst.operands
    scope = known_number(writer.source, scope_id)
    order = known_number(writer.source, semantics)
    numbers = fence_numbers(scope, order)
    if numbers is None:
        call_by_own_name(writer, inst)
        return
    space = writer.types.space(writer.type_id(pointer))
    flag = Param("i", space=space, qualifiers=VOLATILE | ATOMIC)
    is_test = inst.opcode == op.OpAtomicFlagTestAndSet
    verb = "test_and_set" if is_test else "clear"
    name = mangle(f"atomic_flag_{verb}_explicit", [Param(POINTER, pointee=flag), ORDER, SCOPE])
    arguments = [writer.typed(pointer), *[f"i32 {number}" for number in numbers]]
    if not is_test:
        writer.emit(call_symbol(writer, name, "void", arguments, PLAIN))
        return
    old = writer.temporary(call_symbol(writer, name, "i32", arguments, PLAIN))
    writer.define(inst, f"icmp ne i32 {old}, 0")
