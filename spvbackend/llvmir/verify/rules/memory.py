"""Rules of allocation, access and addressing of memory (Memory Access and Addressing Operations,
or the section in brackets).
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import FLOAT, INT, MAX_ALIGN, POINTER, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import ConstAggregate, ConstInt, ConstNull, Inst, Value
from spvbackend.llvmir.verify.checker import (
    TypeRules,
    check_kind,
    check_scalar,
    has_lanes_of,
    is_power_of_two,
)

# A load cannot release, a store cannot acquire, a read-modify-write is at least monotonic, and a
# fence must order something (LangRef, Atomic Memory Ordering Constraints).
_LOAD_ORDERS: Final = frozenset((op.UNORDERED, op.MONOTONIC, op.ACQUIRE, op.SEQ_CST))
_STORE_ORDERS: Final = frozenset((op.UNORDERED, op.MONOTONIC, op.RELEASE, op.SEQ_CST))
_UPDATE_ORDERS: Final = frozenset((op.MONOTONIC, op.ACQUIRE, op.RELEASE, op.ACQ_REL, op.SEQ_CST))
_FAILURE_ORDERS: Final = frozenset((op.MONOTONIC, op.ACQUIRE, op.SEQ_CST))
_FENCE_ORDERS: Final = frozenset((op.ACQUIRE, op.RELEASE, op.ACQ_REL, op.SEQ_CST))
# An atomic access is of a scalar or a vector of scalars (LangRef, 'load').
_ACCESSED: Final = frozenset((INT, FLOAT, POINTER, VECTOR))
_EXCHANGE: Final = op.RMW_OPERATIONS["xchg"]


def check_alignment(info: op.MemoryInfo) -> str:
    """Check that an alignment is a power of two, or 0 for none."""
    if info.align and not is_power_of_two(info.align):
        return f"the alignment {info.align} is not a power of two"
    return "" if info.align <= MAX_ALIGN else f"the alignment {info.align} is beyond {MAX_ALIGN}"


def check_alloca(rules: TypeRules, inst: Inst, kind: int) -> str:
    """alloca: a pointer to memory of a sized type.

    Its operand is a count of any integer type, or the initial value of a module variable that
    became the function's own.
    """
    if inst.type.kind != POINTER:
        return f"{inst.type} is not a pointer"
    if not rules.is_sized(inst.source_type):
        return f"{inst.source_type} has no size"
    for operand in inst.operands:
        if operand.type.kind != INT and operand.type is not inst.source_type:
            return f"'{rules.text(operand)}' is neither a count nor a {inst.source_type}"
    return check_alignment(inst.access)


def check_load(rules: TypeRules, inst: Inst, kind: int) -> str:
    """load: a value of a sized type from a pointer."""
    pointer = inst.operands[0]
    return check_scalar(rules, pointer, POINTER) or (
        _check_access(rules, inst, inst.type, _LOAD_ORDERS)
    )


def check_store(rules: TypeRules, inst: Inst, kind: int) -> str:
    """store: a value of a sized type, then the pointer."""
    value, pointer = inst.operands
    return check_scalar(rules, pointer, POINTER) or (
        _check_access(rules, inst, value.type, _STORE_ORDERS)
    )


def _check_access(rules: TypeRules, inst: Inst, type: Type, orders: frozenset[int]) -> str:
    """Check that a plain access has no ordering, and an atomic one a suitable ordering."""
    info = inst.access
    if not rules.is_sized(type):
        return f"{type} has no size"
    if inst.flags & op.ATOMIC:
        if type.kind not in _ACCESSED:
            return f"an atomic access of type {type}"
        if info.ordering not in orders:
            return f"an atomic access with ordering {_order(info.ordering)}"
    elif info.ordering != op.NOT_ATOMIC:
        return f"a plain access with ordering {_order(info.ordering)}"
    return check_alignment(info)


def _order(number: int) -> str:
    return op.ORDERING_NAMES.get(number, "none")


def check_atomicrmw(rules: TypeRules, inst: Inst, kind: int) -> str:
    """atomicrmw: the old value, of the new value's type."""
    pointer, value = inst.operands
    info = inst.access
    if message := check_scalar(rules, pointer, POINTER) or rules.expect(value, inst.type):
        return message
    if not _takes(info.operation, inst.type):
        return f"atomicrmw {op.RMW_NAMES[info.operation]} of type {inst.type}"
    if not inst.flags & op.ATOMIC or info.ordering not in _UPDATE_ORDERS:
        return f"an atomic update with ordering {_order(info.ordering)}"
    return check_alignment(info)


def _takes(operation: int, type: Type) -> bool:
    """Whether an operation takes a type: exchanges also pointers, float operations vectors."""
    if operation == _EXCHANGE:
        return type.scalar().kind in (INT, FLOAT, POINTER)
    is_float = op.RMW_NAMES[operation].startswith("f")
    return type.scalar().kind == (FLOAT if is_float else INT)


def check_cmpxchg(rules: TypeRules, inst: Inst, kind: int) -> str:
    """cmpxchg: the old value and whether it was the expected one, or only the old value.

    Legalisation makes the latter, which is OpAtomicCompareExchange's result.
    """
    pointer, expected, desired = inst.operands
    type = expected.type
    if message := check_scalar(rules, pointer, POINTER) or rules.expect(desired, type):
        return message
    if type.kind not in (INT, POINTER):
        return f"a cmpxchg of type {type}"
    # Compare the members: making the type would add it to the module's types.
    pair = (type, rules.module.types.i1)
    is_pair = inst.type.kind == STRUCT and inst.type.elems == pair
    if inst.type is not type and not is_pair:
        return f"the result is neither a {type} nor one with an i1"
    info = inst.access
    if not inst.flags & op.ATOMIC or info.ordering not in _UPDATE_ORDERS:
        return f"an atomic update with ordering {_order(info.ordering)}"
    if info.failure not in _FAILURE_ORDERS:
        return f"a failed exchange with ordering {_order(info.failure)}"
    return check_alignment(info)


def check_fence(rules: TypeRules, inst: Inst, kind: int) -> str:
    """fence: an ordering other than monotonic or weaker."""
    order = inst.access.ordering
    return "" if order in _FENCE_ORDERS else f"a fence with ordering {_order(order)}"


def check_gep(rules: TypeRules, inst: Inst, kind: int) -> str:
    """getelementptr: a pointer, and indices that lead through the source type.

    The first index steps over whole source types, so any value is valid.
    """
    base, *indices = inst.operands
    if message := check_kind(base.type, POINTER):
        return message
    for index in indices:
        if index.type.scalar().kind != INT:
            return f"'{rules.text(index)}' is not an integer or vector of integers"
    if not rules.is_sized(inst.source_type):
        return f"{inst.source_type} has no size"
    return _check_steps(rules, inst, indices[1:]) or _check_lanes(rules, inst)


def _check_steps(rules: TypeRules, inst: Inst, indices: list[Value]) -> str:
    """Check the later indices: a constant for a struct, any integer for an array or vector."""
    type = inst.source_type
    for index in indices:
        if type.kind == STRUCT:
            number = _member_number(index)
            if not 0 <= number < len(type.elems):
                return f"'{rules.text(index)}' is not a member of {type}"
            type = type.elems[number]
        elif type.elem is None or type.kind == POINTER:
            return f"{type} has no elements to step into"
        else:
            type = type.element
    return ""


def _member_number(index: Value) -> int:
    """Return a struct member's constant number, equal in all lanes of a vector, or -1.

    Numbers of members are i32 (LangRef, 'getelementptr').
    """
    if index.type.scalar().bits != 32:
        return -1
    if isinstance(index, ConstAggregate) and index.elements:
        first = index.elements[0]
        index = first if all(element is first for element in index.elements) else index
    if isinstance(index, ConstNull):
        return 0
    return index.value if isinstance(index, ConstInt) else -1


def _check_lanes(rules: TypeRules, inst: Inst) -> str:
    """Check that vector operands have as many lanes as the result (getelementptr, Vector of
    pointers)."""
    pointer = inst.operands[0].type.scalar()
    if inst.type.scalar() is not pointer:
        return f"the result should be of type {pointer} or a vector of that"
    vectors = [operand for operand in inst.operands if operand.type.kind == VECTOR]
    for vector in vectors:
        if not has_lanes_of(vector.type, inst.type):
            return f"'{rules.text(vector)}' does not have as many lanes as {inst.type}"
    if not vectors and inst.type.kind == VECTOR:
        return "the result is a vector, but no operand is one"
    return ""
