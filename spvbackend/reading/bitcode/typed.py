"""Records of LLVM before 15, whose pointers have pointees.

Until LLVM 3.6 an access, a GEP and a call left their types to the pointee of their operand, so here
each value's type is known by its number in the table; results get theirs from `result_type`. Until
LLVM 3.2 operands had absolute numbers: `relative` rewrites such a record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import LABEL, VECTOR
from spvbackend.llvmir.values import Attributes, Inst, Value
from spvbackend.reading.bitcode import codes
from spvbackend.reading.bitcode.body import Body, natural_alignment
from spvbackend.reading.bitcode.instructions import cmpxchg, gep, landing_pad, rmw
from spvbackend.reading.bitcode.types import NO_TYPE, TypeTable

_WRAP: Final = 0xFFFFFFFF
TYPED_ATTRIBUTES: Final = ("byval", "sret", "inalloca")
"""Attributes that had no type until LLVM 9, 12 and 14: it is the pointee."""
_OF_FIRST: Final = frozenset((codes.BINOP, codes.UNOP, codes.FREEZE, codes.VSELECT, codes.SELECT,
                              codes.SHUFFLEVEC, codes.INSERTELT, codes.INSERTVAL))  # fmt: skip
"""Instructions whose result has the type of the first operand, or a vector of its element."""
# Operands of absolute records: a value whose type follows if it is a later one, a value, a number;
# the last letter holds for all that follow.
_LAYOUTS: Final[dict[int, str]] = {
    codes.BINOP: "pvn",
    codes.CAST: "pn",
    codes.GEP_OLD: "p",
    codes.INBOUNDS_GEP_OLD: "p",
    codes.SELECT: "pvv",
    codes.VSELECT: "pvp",
    codes.EXTRACTELT: "pp",
    codes.INSERTELT: "pvp",
    codes.SHUFFLEVEC: "pvp",
    codes.CMP: "pvn",
    codes.CMP2: "pvn",
    codes.RET: "p",
    codes.SWITCH: "nvn",
    codes.INDIRECTBR: "nvn",
    codes.LOAD: "pn",
    codes.LOADATOMIC: "pn",
    codes.STORE_OLD: "pvn",
    codes.STOREATOMIC_OLD: "pvn",
    codes.CMPXCHG_OLD: "pvvn",
    codes.ATOMICRMW_OLD: "pvn",
    codes.RESUME: "p",
    codes.EXTRACTVAL: "pn",
    codes.INSERTVAL: "ppn",
    codes.VAARG: "nvn",
}
# The index of the callee, which arguments follow.
_CALLEES: Final[dict[int, int]] = {codes.CALL: 2, codes.INVOKE: 4}


def relative(body: Body, code: int, record: list[int]) -> list[int]:
    """Return a record of absolute numbers with relative ones."""
    layout = _LAYOUTS.get(code)
    if layout is not None:
        return _rewritten(body, record, 0, layout)
    if code in _CALLEES:
        return _relative_call(body, record, _CALLEES[code])
    if code == codes.BR and len(record) == 3:
        return [*record[:2], body.count - record[2] & _WRAP]
    if code == codes.LANDINGPAD_OLD:
        record = _rewritten(body, record, 1, "pn")
        clauses = 4 if body.count >= record[1] > 0 else 5
        for at in range(clauses, len(record), 2):
            record[at] = body.count - record[at] & _WRAP
    return record


def _rewritten(body: Body, record: list[int], start: int, layout: str) -> list[int]:
    result = record[:start]
    at = start
    place = 0
    while at < len(record):
        kind = layout[min(place, len(layout) - 1)]
        number = record[at]
        result.append(number if kind == "n" else body.count - number & _WRAP)
        at += 1
        if kind == "p" and number >= body.count:
            result += record[at : at + 1]
            at += 1
        place += 1
    return result


def _relative_call(body: Body, record: list[int], at: int) -> list[int]:
    number = record[at]
    result = [*record[:at], body.count - number & _WRAP]
    ids = body.tables.values.type_ids
    type_id = ids[number] if number < len(ids) else record[at + 1]
    at += 1
    if number >= body.count:
        result.append(record[at])
        at += 1
    fn_type = body.types.function(body.types.pointee(type_id))
    for type in fn_type.elems:
        result.append(record[at] if type.kind == LABEL else body.count - record[at] & _WRAP)
        at += 1
    return result + _rewritten(body, record[at:], 0, "p")


def result_type(body: Body, code: int, record: list[int]) -> int:
    """Return the number of the type of a record's result, NO_TYPE where no pointer is in it."""
    types = body.types
    if code in _OF_FIRST:
        return _first(body, record)[0]
    if code in (codes.PHI, codes.LANDINGPAD, codes.LANDINGPAD_OLD):
        return record[0]
    if code == codes.CAST:
        return record[_first(body, record)[1]]
    if code == codes.ALLOCA:
        has_type = record[3] >> 6 & 1 == 1
        return types.pointer_to(record[0], 0) if has_type else record[0]
    if code in (codes.LOAD, codes.LOADATOMIC):
        type_id, at = _first(body, record)
        is_explicit = len(record) >= at + (3 if code == codes.LOAD else 5)
        return record[at] if is_explicit else types.pointee(type_id)
    if code in (codes.GEP, codes.GEP_OLD, codes.INBOUNDS_GEP_OLD):
        return _gep_type(body, code, record)
    if code == codes.EXTRACTELT:
        return types.part(_first(body, record)[0], 0)
    if code == codes.EXTRACTVAL:
        type_id, at = _first(body, record)
        for index in record[at:]:
            type_id = types.part(type_id, index)
        return type_id
    if code in (codes.CALL, codes.INVOKE):
        return types.part(_call_type(body, code, record), 0)
    if code in (codes.ATOMICRMW, codes.ATOMICRMW_OLD):
        return types.pointee(_first(body, record)[0])
    return record[2] if code == codes.VAARG and len(record) > 2 else NO_TYPE


def _first(body: Body, record: list[int], at: int = 0) -> tuple[int, int]:
    """Return the number of an operand's type, and the index after the operand."""
    number = record[at]
    if 0 < number <= body.count:
        return body.tables.values.type_ids[body.count - number], at + 1
    return record[at + 1], at + 2


def _gep_type(body: Body, code: int, record: list[int]) -> int:
    types = body.types
    type_id, at = _first(body, record, 2 if code == codes.GEP else 0)
    space = types.space(type_id)
    source = record[1] if code == codes.GEP else types.pointee(type_id)
    is_base = True
    while at < len(record):
        number = record[at]
        _, after = _first(body, record, at)
        if not is_base:
            index = body.values[body.count - number] if 0 < number <= body.count else None
            source = types.part(source, constant_index(index))
        is_base = False
        at = after
    return types.pointer_to(source, space)


def constant_index(value: Value | None) -> int:
    """Return the member that an index names; other indices are into arrays, where none matters."""
    from spvbackend.llvmir.values import ConstAggregate, ConstInt

    if isinstance(value, ConstAggregate) and value.elements:
        value = value.elements[0]
    return value.value if isinstance(value, ConstInt) else 0


def _call_type(body: Body, code: int, record: list[int]) -> int:
    at = 4 if code == codes.INVOKE else 2
    explicit = codes.INVOKE_EXPLICIT_TYPE if code == codes.INVOKE else codes.CALL_EXPLICIT_TYPE
    if code == codes.CALL and record[1] & codes.CALL_FAST_MATH:
        at = 3
    if record[1] & explicit:
        return record[at]
    return body.types.pointee(_first(body, record, at)[0])


def callee_type(body: Body, record: list[int], at: int) -> int:
    """Return the number of the type of a called function, which the record leaves to the callee."""
    return body.types.pointee(_first(body, record, at)[0])


def with_types(types: TypeTable, type_id: int, index: int, attrs: Attributes) -> Attributes:
    """Return the attributes of a parameter with the types that old ones leave to the pointee.

    Args:
        types: the table.
        type_id: the number of the function's type.
        index: the parameter.
        attrs: its attributes, unchanged.
    """
    missing = [name for name in TYPED_ATTRIBUTES if attrs.get(name) == 1]
    if not missing:
        return attrs
    pointee = types.type(types.pointee(types.part(type_id, index + 1)))
    return {**attrs, **dict.fromkeys(missing, pointee)}


def _gep(body: Body, record: list[int]) -> Inst:
    return _old_gep(body, record, 0)


def _inbounds_gep(body: Body, record: list[int]) -> Inst:
    return _old_gep(body, record, op.INBOUNDS)


def _old_gep(body: Body, record: list[int], flags: int) -> Inst:
    type_id, _ = _first(body, record)
    source = body.types.type(body.types.pointee(type_id))
    operands: list[Value] = []
    body.at = 0
    while body.at < len(record):
        operands.append(body.pair(record, body.at))
    is_vector = any(value.type.kind == VECTOR for value in operands)
    return gep(body, source, operands, flags, is_vector)


def _load(body: Body, record: list[int]) -> Inst:
    type_id, at = _first(body, record)
    pointer = body.pair(record, 0)
    if len(record) == at + 3:
        type_id = record[at]
        at += 1
    else:
        type_id = body.types.pointee(type_id)
    inst = Inst(op.LOAD, body.types.type(type_id), [pointer], 0)
    inst.memory = body.tables.access(record[at])
    if record[at + 1]:
        inst.flags = op.VOLATILE
    return inst


def _load_atomic(body: Body, record: list[int]) -> Inst:
    type_id, at = _first(body, record)
    pointer = body.pair(record, 0)
    if len(record) == at + 5:
        type_id = record[at]
        at += 1
    else:
        type_id = body.types.pointee(type_id)
    inst = Inst(op.LOAD, body.types.type(type_id), [pointer], 0)
    inst.memory = body.tables.access(record[at], record[at + 2], record[at + 3])
    inst.flags = op.ATOMIC | (op.VOLATILE if record[at + 1] else 0)
    body.tables.module.has_atomics = True
    return inst


def _store(body: Body, record: list[int]) -> Inst:
    pointer, value = _pointer_and_value(body, record)
    at = body.at
    inst = Inst(op.STORE, body.tables.module.types.void, [value, pointer], 0)
    inst.memory = body.tables.access(record[at])
    if record[at + 1]:
        inst.flags = op.VOLATILE
    return inst


def _store_atomic(body: Body, record: list[int]) -> Inst:
    pointer, value = _pointer_and_value(body, record)
    at = body.at
    inst = Inst(op.STORE, body.tables.module.types.void, [value, pointer], 0)
    inst.memory = body.tables.access(record[at], record[at + 2], record[at + 3])
    inst.flags = op.ATOMIC | (op.VOLATILE if record[at + 1] else 0)
    body.tables.module.has_atomics = True
    return inst


def _pointer_and_value(body: Body, record: list[int]) -> tuple[Value, Value]:
    """Return a pointer and a value of its pointee; `body.at` is behind them."""
    type_id, at = _first(body, record)
    pointer = body.pair(record, 0)
    value = body.operand(record[at], body.types.type(body.types.pointee(type_id)))
    body.at = at + 1
    return pointer, value


def _rmw(body: Body, record: list[int]) -> Inst:
    pointer, value = _pointer_and_value(body, record)
    return rmw(body, record, pointer, value)


def _cmpxchg(body: Body, record: list[int]) -> Inst:
    pointer, expected = _pointer_and_value(body, record)
    at = body.at
    desired = body.operand(record[at], expected.type)
    volatile, success, scope, *rest = record[at + 1 :]
    # Without an ordering for failure it is the strongest that success allows (LLVM 3.4).
    failure = rest[0] if rest else {5: 3, 4: 2}.get(success, success)
    weak = rest[1] if len(rest) > 1 else 0
    operands = [pointer, expected, desired]
    inst = cmpxchg(body, operands, [volatile, success, scope, failure, weak])
    align = natural_alignment(body.tables.module, expected.type)
    inst.memory = body.tables.access(align, success, scope, failure)
    if len(rest) > 1:
        return inst
    # Before there were weak ones the result was the value in memory.
    body.add_unnumbered(inst)
    old = Inst(op.EXTRACTVALUE, expected.type, [inst], 0)
    old.ints = [0]
    return old


def _landing_pad(body: Body, record: list[int]) -> Inst:
    personality = body.pair(record, 1)
    if not any(word == "personality" for word, _ in body.function.data):
        body.function.data.append(("personality", personality))
    return landing_pad(body, record, body.at)


HANDLERS: Final[dict[int, Callable[[Body, list[int]], Inst | None]]] = {
    codes.GEP_OLD: _gep,
    codes.INBOUNDS_GEP_OLD: _inbounds_gep,
    codes.LOAD: _load,
    codes.LOADATOMIC: _load_atomic,
    codes.STORE_OLD: _store,
    codes.STOREATOMIC_OLD: _store_atomic,
    codes.ATOMICRMW_OLD: _rmw,
    codes.CMPXCHG_OLD: _cmpxchg,
    codes.LANDINGPAD_OLD: _landing_pad,
}
