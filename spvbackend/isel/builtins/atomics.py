"""Atomic builtins of OpenCL 1.x and of C11.

OpenCL 1.x atomics are relaxed with device scope. C11 atomics are sequentially consistent with
device scope unless arguments say otherwise (OpenCL C, Atomic Functions). In kernels both may be
run-time values, see `memory_model`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.builtins.lookup import opcode_of
from spvbackend.builtins.rows import ATOMIC, BOOL_RESULT, CORE_OP, NEGATE, NONE, RELAXED
from spvbackend.isel.atomics import (
    atomic_pointer,
    check_atomic_type,
    scope_constant,
    semantics_constant,
)
from spvbackend.isel.builtins.args import (
    arguments,
    constant_of,
    define_bool,
    define_from_bool,
    define_result,
    is_floating,
    needs,
)
from spvbackend.isel.builtins.core import operand_words
from spvbackend.isel.memory_model import joined_order, order_id, scope_id, unequal_id
from spvbackend.llvmir.types import FLOAT, Type
from spvbackend.llvmir.values import Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.address_spaces import GLOBAL, MEMORY_SEMANTICS, USM
from spvbackend.target.features import BFLOAT_BITS, FLOAT_ATOMICS

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector

COMPARES: Final = [op.OpAtomicCompareExchange, op.OpAtomicLoad]
"""Opcodes for the two orders of a compare-exchange: on failure it only reads."""
_RELAXED: Final = spv.MemorySemanticsRelaxed
_STRICT: Final = spv.MemorySemanticsSequentiallyConsistent


def select_atomic(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select loads, stores, exchanges, flags and read-modify-write operations."""
    row = resolved.row
    args = arguments(inst)
    values = args[1:] if row.extra == NONE else args[1 : row.extra]
    floating = is_floating(values[0]) if values else False
    opcode = opcode_of(resolved, floating)
    if not row.flags & BOOL_RESULT and (values or inst.type is not sel.types.void):
        # A flag is an i32 in memory, whatever type the call returns, so its type needs no check.
        check_atomic_type(sel, values[0].type if values else inst.type, opcode)
    if floating:
        _require_float(sel, inst, resolved, opcode, values[0].type)
    scope, semantics = scope_and_order(sel, inst, resolved, args, [opcode])
    words = [atomic_pointer(sel, args[0]), scope, *semantics]
    words += [_operand(sel, resolved, value, floating) for value in values]
    if row.flags & BOOL_RESULT:
        define_bool(sel, inst, opcode, words)
    else:
        define_result(sel, inst, opcode, words)


def _operand(sel: Selector, resolved: Resolved, value: Value, floating: bool) -> int:
    """Return the id of a value; subtraction of floats adds the negated value."""
    id = sel.id(value)
    if floating and resolved.row.flags & NEGATE:
        return sel.emit(op.OpFNegate, sel.value_type(value), [id])
    return id


def _require_float(sel: Selector, inst: Inst, resolved: Resolved, opcode: int, type: Type) -> None:
    """Require the extension for float arithmetic; adding halves has a separate one."""
    bits = BFLOAT_BITS if type.name == "bfloat" else type.bits
    feature = FLOAT_ATOMICS.get((opcode, bits))
    if feature is not None:
        needs(sel, inst, resolved, feature)


def scope_and_order(
    sel: Selector, inst: Inst, resolved: Resolved, args: list[Value], opcodes: list[int]
) -> tuple[int, list[int]]:
    """Return the ids of the scope and of the orders that an instruction takes.

    Args:
        sel: the selector.
        inst: the call.
        resolved: the builtin.
        args: the call's arguments.
        opcodes: for each order, the opcode whose semantics it follows.
    """
    orders = len(opcodes)
    row = resolved.row
    storage = MEMORY_SEMANTICS.get(args[0].type.space, 0)
    if row.flags & RELAXED:
        return scope_constant(sel, spv.ScopeDevice), [sel.int_const(_RELAXED)] * orders
    if row.extra == NONE:
        scope = scope_constant(sel, spv.ScopeDevice)
        return scope, [semantics_constant(sel, _STRICT | storage, opcode) for opcode in opcodes]
    last = row.extra + orders
    chosen = args[row.extra : last]
    known = [constant_of(order) for order in chosen]
    if len(known) > 1 and known[0] is not None and known[1] is not None:
        # Join only constant orders; a run-time Equal stays as strong as the program made it.
        joined = joined_order(known[0], known[1])
        chosen[0] = sel.module.constants.integer(sel.types.i32, joined)
    semantics = [
        order_id(sel, inst, order, storage, opcode)
        for order, opcode in zip(chosen, opcodes, strict=True)
    ]
    if len(semantics) > 1:
        semantics[1] = unequal_id(sel, chosen[0], chosen[1], semantics[1])
    if len(args) > last:
        return scope_id(sel, inst, args[last]), semantics
    return scope_constant(sel, spv.ScopeDevice), semantics


def select_cmpxchg(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select atomic_cmpxchg: it returns the old value, as OpAtomicCompareExchange does."""
    pointer, expected, desired = arguments(inst)
    check_atomic_type(sel, desired.type, op.OpAtomicCompareExchange)
    scope, semantics = scope_and_order(sel, inst, resolved, [pointer], COMPARES)
    words = [atomic_pointer(sel, pointer), scope, *semantics, sel.id(desired), sel.id(expected)]
    sel.define(inst, op.OpAtomicCompareExchange, words)


def select_compare(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select atomic_compare_exchange, which stores the old value over the expected one.

    If both are equal, that store changes nothing.
    """
    args = arguments(inst)
    pointer, expected, desired = args[:3]
    type = desired.type
    check_atomic_type(sel, type, op.OpAtomicCompareExchange)
    scope, semantics = scope_and_order(sel, inst, resolved, args, COMPARES)
    target, wanted, value = atomic_pointer(sel, pointer), sel.id(expected), sel.id(desired)
    if type.kind == FLOAT:
        # OpAtomicCompareExchange takes integers; C compares representations as well.
        type = sel.types.integer(type.bits)
        check_atomic_type(sel, type, op.OpAtomicCompareExchange)
        # An atomic on device or host memory uses global memory's class, see `atomic_pointer`.
        space = GLOBAL if pointer.type.space in USM else pointer.type.space
        target = sel.flavour.cast(sel, target, space, type)
        wanted = sel.flavour.cast(sel, wanted, expected.type.space, type)
        value = sel.emit(op.OpBitcast, sel.type_id(type), [value])
    type_id = sel.type_id(type)
    # The access to `expected` is not atomic: C declares it as a plain object. naga reads no more of
    # an access than its pointer.
    has_operands = sel.environment.kind.has_memory_operands
    aligned = [spv.MemoryAccessAligned, type.bits // 8] if has_operands else []
    comparator = sel.emit(op.OpLoad, type_id, [wanted, *aligned])
    words = [target, scope, *semantics, value, comparator]
    old = sel.emit(op.OpAtomicCompareExchange, type_id, words)
    sel.emit_void(op.OpStore, [wanted, old, *aligned])
    define_from_bool(sel, inst, sel.emit(op.OpIEqual, sel.cache.bool_type(), [old, comparator]))


def select_init(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select atomic_init, which is not atomic."""
    pointer, value = arguments(inst)
    sel.emit_void(resolved.row.opcode, [sel.id(pointer), sel.id(value)])


def select_integer_flag(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a flag as an integer in memory: 1 is set, 0 is clear.

    OpAtomicFlagTestAndSet and OpAtomicFlagClear need Kernel, and take untyped pointers only from
    the third revision of SPV_KHR_untyped_pointers on.
    """
    args = arguments(inst)
    opcode = resolved.row.opcode
    if resolved.row.shape == CORE_OP:
        words = operand_words(sel, inst, resolved, opcode, args)[1:]
    else:
        scope, orders = scope_and_order(sel, inst, resolved, args, [opcode])
        words = [scope, *orders]
    words = [atomic_pointer(sel, args[0]), *words]
    if opcode == op.OpAtomicFlagClear:
        sel.emit_void(op.OpAtomicStore, [*words, sel.int_const(0)])
        return
    old = sel.emit(op.OpAtomicExchange, sel.cache.int_type(32), [*words, sel.int_const(1)])
    words = [old, sel.int_const(0)]
    define_from_bool(sel, inst, sel.emit(op.OpINotEqual, sel.cache.bool_type(), words))


INTEGER_FLAGS: Final = {
    (shape, opcode): select_integer_flag
    for shape in (ATOMIC, CORE_OP)
    for opcode in (op.OpAtomicFlagClear, op.OpAtomicFlagTestAndSet)
}
"""The handler of flags by the shape and the opcode of a row."""
