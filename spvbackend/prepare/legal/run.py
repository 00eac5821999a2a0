"""Legalisation of bodies: the functions in which anything has an illegal type.

Input: signatures and variables are legal, blocks in dominance order. Output: no value is of a type
that SPIR-V lacks.

One sweep: an instruction of an illegal type is replaced by instructions on its parts, which later
ones look up. Dominance order makes them known by then, except for phis.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import POINTER, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import Block, ConstInt, Function, Inst, Value
from spvbackend.prepare.legal.calls import (
    legalize_call,
    legalize_ret,
    open_arguments,
    unpack_members,
)
from spvbackend.prepare.legal.debug_parts import split_records
from spvbackend.prepare.legal.ints import binary_part, cast_part, compare_part, other_part
from spvbackend.prepare.legal.memory import (
    legalize_alloca,
    legalize_array_alloca,
    legalize_bitcast,
    legalize_gep,
    legalize_load,
    legalize_store,
)
from spvbackend.prepare.legal.needs import touches
from spvbackend.prepare.legal.state import Legalizer
from spvbackend.prepare.legal.types import LegalTypes
from spvbackend.prepare.legal.wide import WIDE_HANDLERS, touches_wide
from spvbackend.prepare.legal.wide_helpers import WideHelpers


def legalize_functions(module: Module, legal: LegalTypes, needing: list[Function]) -> None:
    """Legalise bodies.

    Args:
        module: helpers of wide integers are added to it.
        legal: answers about types.
        needing: the functions; changed in place.
    """
    helpers = WideHelpers(module, legal.word.bits)
    for function in needing:
        try:
            _legalize_function(Legalizer(module, legal, helpers), function)
        except Diagnostic as error:
            module.refuse(function, error)
    # The list grows during the loop, as a helper may need another one.
    for function in helpers.functions:
        _legalize_function(Legalizer(module, legal, helpers), function)


def _legalize_function(lz: Legalizer, function: Function) -> None:
    lz.line = function.line
    try:
        for block in function.blocks:
            _legalize_block(lz, function, block)
        # Last: an operand on a back edge has its parts only after the sweep.
        for phi in lz.phis:
            lz.line = phi.line
            _fill_phi(lz, phi)
        if function.debug_records:
            split_records(lz, function)
    except Diagnostic as error:
        error.place(lz.line)
        raise


def _legalize_block(lz: Legalizer, function: Function, block: Block) -> None:
    lz.block = block
    lz.out = []
    # Put them into the entry block, which dominates all uses.
    if block.index == 0:
        open_arguments(lz, function)
    for inst in block.insts:
        lz.line = inst.line
        if touches(lz.legal, inst):
            _handler(lz, inst)(lz, inst)
        else:
            lz.out.append(inst)
    block.insts = lz.out


def _start_phi(lz: Legalizer, inst: Inst) -> None:
    """Emit phis of the parts; their operands follow when all blocks are done."""
    parts: list[Value] = []
    for type in lz.legal.parts(inst.type):
        own = lz.make(op.PHI, type, [], inst.flags)
        # A copy: passes change the list of a phi in place, and each part needs its own.
        own.blocks = list(inst.targets)
        parts.append(own)
    lz.settle(inst, parts)
    lz.phis.append(inst)


def _fill_phi(lz: Legalizer, inst: Inst) -> None:
    columns = [lz.parts(operand) for operand in inst.operands]
    for index, part in enumerate(lz.parts(inst)):
        part_operands = [column[index] for column in columns]
        assert isinstance(part, Inst)
        part.operands = part_operands


def _has_pointer_lanes(inst: Inst) -> bool:
    types = [inst.type, *[operand.type for operand in inst.operands]]
    return any(type.kind == VECTOR and type.element.kind == POINTER for type in types)


def _columns(lz: Legalizer, inst: Inst) -> list[list[Value]]:
    """Return the operands' parts side by side; vectors of pointers go lane by lane."""
    # Pointers have one lane per part, so the other operands of the instruction must too.
    if not _has_pointer_lanes(inst):
        return [lz.parts(operand) for operand in inst.operands]
    return [
        lz.lanes(operand) if operand.type.kind == VECTOR else [operand] for operand in inst.operands
    ]


def _result_types(lz: Legalizer, inst: Inst) -> list[Type]:
    if _has_pointer_lanes(inst) and inst.type.kind == VECTOR:
        return [lz.legal.parts(inst.type.element)[0]] * inst.type.count
    return lz.legal.parts(inst.type)


def _settle_columns(lz: Legalizer, inst: Inst, values: list[Value]) -> None:
    if _has_pointer_lanes(inst) and inst.type.kind == VECTOR:
        values = lz.from_lanes(inst.type, values)
    lz.settle(inst, values)


def _binary(lz: Legalizer, inst: Inst) -> None:
    lhs, rhs = _columns(lz, inst)
    lz.settle(inst, [binary_part(lz, inst, [a, b]) for a, b in zip(lhs, rhs, strict=True)])


def _compare(lz: Legalizer, inst: Inst) -> None:
    lhs, rhs = _columns(lz, inst)
    values = [compare_part(lz, inst, [a, b]) for a, b in zip(lhs, rhs, strict=True)]
    _settle_columns(lz, inst, values)


def _cast(lz: Legalizer, inst: Inst) -> None:
    (column,) = _columns(lz, inst)
    types = _result_types(lz, inst)
    values = [cast_part(lz, inst, a, type) for a, type in zip(column, types, strict=True)]
    _settle_columns(lz, inst, values)


def _unary(lz: Legalizer, inst: Inst) -> None:
    (column,) = _columns(lz, inst)
    types = _result_types(lz, inst)
    values = [other_part(lz, inst, [a], type) for a, type in zip(column, types, strict=True)]
    _settle_columns(lz, inst, values)


def _select(lz: Legalizer, inst: Inst) -> None:
    condition, on_true, on_false = _columns(lz, inst)
    # One condition for all lanes chooses each part as a whole.
    conditions = condition * len(on_true) if len(condition) == 1 else condition
    values: list[Value] = []
    for chosen, a, b in zip(conditions, on_true, on_false, strict=True):
        values.append(lz.make(op.SELECT, a.type, [chosen, a, b], inst.flags))
    _settle_columns(lz, inst, values)


def _compose(lz: Legalizer, inst: Inst) -> None:
    """Give a vector or an aggregate the parts of its lanes or members."""
    flat = [part for operand in inst.operands for part in lz.parts(operand)]
    lz.settle(inst, lz.from_lanes(inst.type, flat) if inst.type.kind == VECTOR else flat)


def _extractelement(lz: Legalizer, inst: Inst) -> None:
    """Extract a lane by a constant index, or choose among all of them.

    OpVectorExtractDynamic takes one vector, and here there are several or none.
    """
    vector, index = inst.operands
    lanes = lz.lanes(vector) if not isinstance(index, ConstInt) else []
    if isinstance(index, ConstInt):
        lz.settle(inst, [_lane(lz, vector, index.value)])
        return
    number = _lane_number(lz, index)
    # LangRef, 'extractelement': an index beyond the end gives poison, so any lane will do.
    result = lanes[0]
    for lane in range(1, len(lanes)):
        same = lz.compare(op.EQ, number, lz.number(number.type, lane))
        result = lz.make(op.SELECT, result.type, [same, lanes[lane], result])
    lz.settle(inst, [result])


def _lane_number(lz: Legalizer, index: Value) -> Value:
    """Widen the run-time index of a lane, which is unsigned, to hold every lane number."""
    number = lz.part(index)
    return lz.make(op.ZEXT, lz.types.i32, [number]) if number.type.bits < 32 else number


def _lane(lz: Legalizer, vector: Value, lane: int) -> Value:
    for part in lz.parts(vector):
        count = part.type.lanes()
        if lane < count:
            return lz.extract(part, lane)
        lane -= count
    # An index beyond the end gives poison.
    return lz.pool.undef(lz.legal.parts(vector.type.element)[0], poison=True)


def _insertelement(lz: Legalizer, inst: Inst) -> None:
    vector, element, index = inst.operands
    value = lz.part(element)
    if isinstance(index, ConstInt):
        lz.settle(inst, _with_lane(lz, vector, value, index.value))
        return
    number = _lane_number(lz, index)
    lanes: list[Value] = []
    for lane, old in enumerate(lz.lanes(vector)):
        same = lz.compare(op.EQ, number, lz.number(number.type, lane))
        lanes.append(lz.make(op.SELECT, value.type, [same, value, old]))
    lz.settle(inst, lz.from_lanes(inst.type, lanes))


def _with_lane(lz: Legalizer, vector: Value, value: Value, lane: int) -> list[Value]:
    parts = list(lz.parts(vector))
    for index, part in enumerate(parts):
        count = part.type.lanes()
        if lane < count:
            if count == 1:
                parts[index] = value
            else:
                number = lz.pool.integer(lz.types.i32, lane)
                parts[index] = lz.make(op.INSERTELEMENT, part.type, [part, value, number])
            break
        lane -= count
    return parts


def _shufflevector(lz: Legalizer, inst: Inst) -> None:
    lhs, rhs = inst.operands
    count = lhs.type.count
    element = lz.legal.parts(inst.type.element)[0]
    lanes: list[Value] = []
    for lane in inst.mask:
        if lane < 0:
            lanes.append(lz.pool.undef(element, poison=True))
        elif lane < count:
            lanes.append(_lane(lz, lhs, lane))
        else:
            lanes.append(_lane(lz, rhs, lane - count))
    lz.settle(inst, lz.from_lanes(inst.type, lanes))


def _member_range(lz: Legalizer, type: Type, indices: list[int]) -> tuple[int, int]:
    """Return first part and number of parts of the member that indices lead to."""
    start = 0
    for index in indices:
        if type.kind == STRUCT:
            start += sum(len(lz.legal.parts(member)) for member in type.elems[:index])
            type = type.elems[index]
        else:
            type = type.element
            start += index * len(lz.legal.parts(type))
    return start, len(lz.legal.parts(type))


def _extractvalue(lz: Legalizer, inst: Inst) -> None:
    aggregate = inst.operands[0]
    if lz.legal.is_legal(aggregate.type):
        # A large aggregate that stays whole has a small one as its member.
        lz.settle(inst, unpack_members(lz, aggregate, inst.type, inst.type, inst.indices))
        return
    start, count = _member_range(lz, aggregate.type, inst.indices)
    lz.settle(inst, lz.parts(aggregate)[start : start + count])


def _insertvalue(lz: Legalizer, inst: Inst) -> None:
    aggregate, element = inst.operands
    # An aggregate that stays whole has too many members to build it one by one.
    if lz.legal.is_legal(aggregate.type):
        raise Unsupported(
            f"an aggregate of type '{aggregate.type}' is too large for a register", inst.line
        )
    start, count = _member_range(lz, aggregate.type, inst.indices)
    parts = list(lz.parts(aggregate))
    parts[start : start + count] = lz.parts(element)
    lz.settle(inst, parts)


def _cmpxchg(lz: Legalizer, inst: Inst) -> None:
    """Give a cmpxchg its two results: the old value, and whether it equals the expected one.

    OpAtomicCompareExchange gives the old value alone and never fails spuriously, so equality means
    that the exchange happened. It takes integers only: pointers are compared as integers.
    """
    pointer, expected, desired = inst.operands
    type = expected.type
    if type.kind == POINTER:
        size = lz.types.integer(lz.legal.layout.pointer_bytes * 8)
        expected = lz.make(op.PTRTOINT, size, [expected])
        desired = lz.make(op.PTRTOINT, size, [desired])
    own = lz.make(op.CMPXCHG, expected.type, [pointer, expected, desired], inst.flags)
    own.memory = inst.memory
    same = lz.compare(op.EQ, own, expected)
    old: Value = own if type.kind != POINTER else lz.make(op.INTTOPTR, type, [own])
    lz.settle(inst, [old, same])


def _switch(lz: Legalizer, inst: Inst) -> None:
    inst.operands = [lz.part(operand) for operand in inst.operands]
    lz.out.append(inst)


def _refuse(lz: Legalizer, inst: Inst) -> None:
    types = [inst.type, *[operand.type for operand in inst.operands]]
    for type in types:
        if not lz.legal.is_legal(type):
            name = op.OPCODE_NAMES[inst.opcode]
            raise Unsupported(f"'{name}' of type '{type}' has no translation", inst.line)


_Handler = Callable[[Legalizer, Inst], None]


def _handler(lz: Legalizer, inst: Inst) -> _Handler:
    wide = WIDE_HANDLERS.get(inst.opcode)
    return wide if wide is not None and touches_wide(lz.legal, inst) else HANDLERS[inst.opcode]


# The refusal comes first, so that every opcode has a row; the handlers after it override it.
HANDLERS: Final[dict[int, _Handler]] = {
    **dict.fromkeys(op.OPCODE_NAMES, _refuse),
    **dict.fromkeys(op.BINARY_NAMES.values(), _binary),
    **dict.fromkeys(op.CAST_NAMES.values(), _cast),
    op.BITCAST: legalize_bitcast,
    op.FNEG: _unary,
    op.FREEZE: _unary,
    op.ICMP: _compare,
    op.FCMP: _compare,
    op.PHI: _start_phi,
    op.SELECT: _select,
    op.CALL: legalize_call,
    op.COMPOSE: _compose,
    op.EXTRACTELEMENT: _extractelement,
    op.INSERTELEMENT: _insertelement,
    op.SHUFFLEVECTOR: _shufflevector,
    op.EXTRACTVALUE: _extractvalue,
    op.INSERTVALUE: _insertvalue,
    op.ALLOCA: legalize_alloca,
    op.ARRAYALLOCA: legalize_array_alloca,
    op.GETELEMENTPTR: legalize_gep,
    op.LOAD: legalize_load,
    op.STORE: legalize_store,
    op.CMPXCHG: _cmpxchg,
    op.RET: legalize_ret,
    op.SWITCH: _switch,
}
