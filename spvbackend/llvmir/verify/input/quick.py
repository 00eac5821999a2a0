"""Instructions that are right at a glance: a test for each frequent opcode.

A test says yes only if all rules of `exact.py` hold, and no if it does not know; then the exact
rules decide, which also word the fault. What a test has to compute it looks up in the state, where
`learn` puts it once the exact rules have accepted an instruction.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import ARRAY, INT, POINTER, STRUCT, VECTOR
from spvbackend.llvmir.values import NO_ATTRIBUTES, CallInfo, ConstInt, Inst
from spvbackend.llvmir.verify.input.state import State

Test = Callable[[State, Inst], bool]

_MAX_PLAIN: Final = VECTOR
"""The kinds from INT up to this one are first-class and sized, whatever the type."""


def _never(state: State, inst: Inst) -> bool:
    return False


def _integers(state: State, inst: Inst) -> bool:
    lhs, rhs = inst.operands
    type = inst.type
    return lhs.type is type and rhs.type is type and type in state.integers


def _floats(state: State, inst: Inst) -> bool:
    lhs, rhs = inst.operands
    type = inst.type
    return lhs.type is type and rhs.type is type and type in state.floats


def _cast(state: State, inst: Inst) -> bool:
    return (inst.opcode, inst.operands[0].type, inst.type) in state.types


def _icmp(state: State, inst: Inst) -> bool:
    lhs, rhs = inst.operands
    type = lhs.type
    return rhs.type is type and state.icmps.get(type) is inst.type


def _fcmp(state: State, inst: Inst) -> bool:
    lhs, rhs = inst.operands
    type = lhs.type
    return rhs.type is type and state.fcmps.get(type) is inst.type


def _select(state: State, inst: Inst) -> bool:
    condition, lhs, rhs = inst.operands
    type = inst.type
    return (
        lhs.type is type
        and rhs.type is type
        and condition.type is state.i1
        and 0 < type.kind <= _MAX_PLAIN
    )


def _freeze(state: State, inst: Inst) -> bool:
    type = inst.type
    return inst.operands[0].type is type and 0 < type.kind <= _MAX_PLAIN


def _load(state: State, inst: Inst) -> bool:
    return (
        inst.operands[0].type.kind == POINTER
        and 0 < inst.type.kind <= _MAX_PLAIN
        and inst.memory in state.accesses
        and not inst.flags & op.ATOMIC
    )


def _store(state: State, inst: Inst) -> bool:
    value, pointer = inst.operands
    return (
        pointer.type.kind == POINTER
        and 0 < value.type.kind <= _MAX_PLAIN
        and inst.memory in state.accesses
        and not inst.flags & op.ATOMIC
    )


def _alloca(state: State, inst: Inst) -> bool:
    return (
        not inst.operands
        and not inst.flags
        and inst.type.kind == POINTER
        and inst.memory in state.accesses
        and (inst.opcode, inst.source_type, inst.type) in state.types
    )


def _gep(state: State, inst: Inst) -> bool:
    operands = inst.operands
    base = operands[0].type
    source = inst.type_arg
    if inst.type is not base or base.kind != POINTER or source is None:
        return False
    count = len(operands)
    if count < 2 or operands[1].type.kind != INT:
        return False
    if count == 2:
        return 0 < source.kind <= _MAX_PLAIN or state.rules.is_sized(source)
    for index in operands[2:]:
        if index.type.kind != INT:
            return False
        if source.kind == ARRAY:
            source = source.element
        elif source.kind == STRUCT:
            if not isinstance(index, ConstInt) or index.type.bits != 32:
                return False
            number = index.value
            if number >= len(source.elems):
                return False
            source = source.elems[number]
        else:
            return False
    assert inst.type_arg is not None
    return state.rules.is_sized(inst.type_arg)


def _extract_element(state: State, inst: Inst) -> bool:
    vector, index = inst.operands
    return vector.type.kind == VECTOR and index.type.kind == INT and inst.type is vector.type.elem


def _insert_element(state: State, inst: Inst) -> bool:
    vector, element, index = inst.operands
    type = vector.type
    return (
        type.kind == VECTOR
        and index.type.kind == INT
        and inst.type is type
        and element.type is type.elem
    )


def _shuffle(state: State, inst: Inst) -> bool:
    lhs, rhs = inst.operands
    type, result, lanes = lhs.type, inst.type, inst.ints
    return (
        type.kind == VECTOR
        and rhs.type is type
        and result.kind == VECTOR
        and lanes is not None
        and len(lanes) == result.count
        and result.elem is type.elem
        and min(lanes) >= -1
        and max(lanes) < 2 * type.count
    )


def _extract_value(state: State, inst: Inst) -> bool:
    type = inst.operands[0].type
    indices = inst.ints
    if not indices:
        return False
    for index in indices:
        if type.kind == STRUCT:
            if not 0 <= index < len(type.elems):
                return False
            type = type.elems[index]
        elif type.kind == ARRAY and 0 <= index < type.count:
            type = type.element
        else:
            return False
    return type is inst.type


def _br(state: State, inst: Inst) -> bool:
    operands, blocks = inst.operands, inst.blocks
    if blocks is None:
        return False
    if not operands:
        return len(blocks) == 1
    return len(blocks) == 2 and operands[0].type is state.i1


def _ret(state: State, inst: Inst) -> bool:
    operands = inst.operands
    if not operands:
        return state.result is state.void
    return operands[0].type is state.result


def _unreachable(state: State, inst: Inst) -> bool:
    return True


def _phi(state: State, inst: Inst) -> bool:
    type = inst.type
    for value in inst.operands:
        if value.type is not type:
            return False
    return 0 < type.kind <= _MAX_PLAIN and bool(inst.operands)


def _call(state: State, inst: Inst) -> bool:
    operands = inst.operands
    info = inst.call
    if info is None:
        return False
    type = info.fn_type
    if (
        state.calls.get(operands[-1]) is not type
        or inst.type is not type.elem
        or info.bundles
        or info.own_attrs
        or inst.flags & op.MUSTTAIL
    ):
        return False
    params = type.elems
    if len(operands) != len(params) + 1:
        return False
    for operand, param in zip(operands, params, strict=False):
        if operand.type is not param:
            return False
    for group in info.attr_groups:
        if group not in state.groups:
            return False
    if state.attributes.get(id(info.arg_attrs)) is not type and not _are_plain(state, info):
        return False
    attributes = info.ret_attrs
    return attributes is NO_ATTRIBUTES or state.results.get(id(attributes)) is inst.type


def _are_plain(state: State, info: CallInfo) -> bool:
    """Whether any function may have arguments with these attributes."""
    type = info.fn_type
    if len(info.arg_attrs) != len(type.elems):
        return False
    for attributes, param in zip(info.arg_attrs, type.elems, strict=False):
        if attributes is not NO_ATTRIBUTES and (id(attributes), param) not in state.plain:
            return False
    state.attributes[id(info.arg_attrs)] = type
    return True


_ROWS: Final[dict[int, Test]] = {
    **dict.fromkeys(
        (op.ADD, op.SUB, op.MUL, op.UDIV, op.SDIV, op.UREM, op.SREM, op.SHL, op.LSHR, op.ASHR,
         op.AND, op.OR, op.XOR),
        _integers,
    ),
    **dict.fromkeys((op.FADD, op.FSUB, op.FMUL, op.FDIV, op.FREM), _floats),
    **dict.fromkeys(
        (op.TRUNC, op.ZEXT, op.SEXT, op.FPTRUNC, op.FPEXT, op.FPTOUI, op.FPTOSI, op.UITOFP,
         op.SITOFP, op.PTRTOINT, op.INTTOPTR, op.BITCAST, op.ADDRSPACECAST, op.PTRTOADDR, op.FNEG),
        _cast,
    ),
    op.ICMP: _icmp,
    op.FCMP: _fcmp,
    op.SELECT: _select,
    op.FREEZE: _freeze,
    op.PHI: _phi,
    op.CALL: _call,
    op.EXTRACTELEMENT: _extract_element,
    op.INSERTELEMENT: _insert_element,
    op.SHUFFLEVECTOR: _shuffle,
    op.EXTRACTVALUE: _extract_value,
    op.ALLOCA: _alloca,
    op.LOAD: _load,
    op.STORE: _store,
    op.GETELEMENTPTR: _gep,
    op.RET: _ret,
    op.BR: _br,
    op.UNREACHABLE: _unreachable,
}  # fmt: skip
TESTS: Final = op.by_opcode(_ROWS, _never)
"""The test of each opcode."""


def learn(state: State, inst: Inst) -> None:
    """Remember what the exact rules have found right about an instruction."""
    opcode, type = inst.opcode, inst.type
    test = TESTS[opcode]
    if test is _integers:
        state.integers.add(type)
    elif test is _floats:
        state.floats.add(type)
    elif test is _icmp:
        state.icmps[inst.operands[0].type] = type
    elif test is _fcmp:
        state.fcmps[inst.operands[0].type] = type
    elif test is _cast:
        state.types.add((opcode, inst.operands[0].type, type))
    elif test is _alloca:
        state.types.add((opcode, inst.source_type, type))
    info = inst.memory
    if info is not None and info.ordering == op.NOT_ATOMIC and not info.scope:
        state.accesses.add(info)
