"""Reads the usual forms of frequent instructions by one regular expression each.

Operands of a usual form are single tokens, names without quotes, and no part of it is rare.
Anything else raises `Unusual`, and the cursor of inst.py reads the line from its start and owns the
errors. Both ways give the same instruction; this one takes a quarter of the time. Spellings recur:
a type with the flags in front, a parameter with its attributes, the head of a call and a constant
are looked up by their text.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.parse.attributes import parse_parameter_attributes
from spvbackend.llvmir.parse.constants import Scope, gep_type, parse_value
from spvbackend.llvmir.parse.inst import (
    member_type,
    parse_mask,
    take_call_head,
    take_flags,
    take_predicate,
)
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.types import parse_type, pointer_type
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Attributes, CallInfo, Inst, MemoryInfo, Placeholder, Value

# A type here has no comma: one that has, such as a literal struct, is read by the cursor.
_VALUE: Final = r"([-+%@\w.]+)"
_TYPED: Final = rf"([^,]+) {_VALUE}"
_LABEL: Final = r"label (%[-\w.]+)"
# Attachments that are nodes; one that is written out, as !DIExpression, is rare.
_TAIL: Final = r"((?:, ![\w.]+ !\d+)*)"
_ALIGN: Final = r"(?:, align (\d+))?"

_ONE: Final = re.compile(f"{_TYPED}{_TAIL}")
_TWO: Final = re.compile(f"{_TYPED}, {_VALUE}{_TAIL}")
_TWO_TYPED: Final = re.compile(f"{_TYPED}, {_TYPED}{_TAIL}")
_THREE_TYPED: Final = re.compile(f"{_TYPED}, {_TYPED}, {_TYPED}{_TAIL}")
_CAST: Final = re.compile(f"{_TYPED} to ([^,]+){_TAIL}")
_LOAD: Final = re.compile(f"([^,]+), {_TYPED}{_ALIGN}{_TAIL}")
_STORE: Final = re.compile(f"{_TYPED}, {_TYPED}{_ALIGN}{_TAIL}")
_ALLOCA: Final = re.compile(f"([^,]+){_ALIGN}{_TAIL}")
_GEP: Final = re.compile(rf"([^,]+), {_TYPED}((?:, [^,]+ [-+%\w.]+)+){_TAIL}")
_GEP_INDEX: Final = re.compile(f", {_TYPED}")
# The pairs are found one by one; an array type has brackets too and does not match.
_PHI: Final = re.compile(rf"([^\[]+) (\[.*\]){_TAIL}")
_PHI_PAIR: Final = re.compile(rf"\[ {_VALUE}, (%[-\w.]+) \]")
_JUMP: Final = re.compile(f"{_LABEL}{_TAIL}")
_BRANCH: Final = re.compile(f"i1 {_VALUE}, {_LABEL}, {_LABEL}{_TAIL}")
_RETURN: Final = re.compile(f"void{_TAIL}")
_SHUFFLE: Final = re.compile(rf"{_TYPED}, {_TYPED}, <(\d+) x i32> ([^!]+?){_TAIL}")
_MEMBER: Final = re.compile(rf"(.+) {_VALUE}, (\d+){_TAIL}")
# The callee is a symbol: inline assembly, pointers and bundles do not match.
_CALL: Final = re.compile(rf"([^@]+) @([-\w.]+)\((.*)\)((?: #\d+)?){_TAIL}")
_SIMPLE: Final = re.compile(_VALUE)
_ATTACHMENT: Final = re.compile(r"!([\w.]+) (!\d+)")


class Unusual(Exception):  # noqa: N818  # no error: the cursor reads the line
    """The line has another form than the usual one."""


class Fast(NamedTuple):
    """How to read the usual form of a word; `code` is an opcode, or the flag of a call."""

    parser: Callable[[Scope, int, str, int], Inst]
    code: int


def _fields(pattern: re.Pattern[str], text: str) -> tuple[str, ...]:
    """The groups of a match of the whole text: what is left over makes a line unusual."""
    match = pattern.fullmatch(text)
    if match is None:
        raise Unusual
    return match.groups()


def _flagged(scope: Scope, text: str) -> tuple[int, Type]:
    """Flags and the type behind them, by a memo of their text.

    An error is no error yet: the cursor reads the line again, and its message has the line.
    """
    found = scope.flagged.get(text)
    if found is None:
        cursor = Cursor(tokens_of(text), 0)
        try:
            found = take_flags(cursor), parse_type(cursor, scope.types)
        except (CompileError, Unsupported):
            raise Unusual from None
        if not cursor.at_end():
            raise Unusual
        scope.flagged[text] = found
    return found


def _operand(scope: Scope, type: Type, token: str, line: int) -> Value:
    # Values are always true. A constant depends on its type: 0 of i8 is not 0 of i32.
    found = scope.locals.get(token) or scope.constants.get((type, token))
    return _new_operand(scope, type, token, line) if found is None else found


def _new_operand(scope: Scope, type: Type, token: str, line: int) -> Value:
    """A use before its definition, a symbol, or a constant that is not known by its text."""
    # What is one token to a pattern may be none to the scanner.
    if type is scope.types.metadata or _SIMPLE.fullmatch(token) is None:
        raise Unusual
    if token[0] == "%":
        scope.pending += 1
        return Placeholder(type, token, line)
    if token[0] == "@":
        # Without quotes the name is the token.
        symbol = scope.module.symbols.get(token[1:])
        if symbol is None:
            raise Unusual
        return symbol
    value = scope.constants[type, token] = parse_value(Cursor([token], line), scope, type)
    return value


def _finish(inst: Inst, flags: int, tail: str) -> Inst:
    inst.flags = flags
    if tail:
        inst.attachments = dict(_ATTACHMENT.findall(tail))
    return inst


def _binary(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    head, lhs, rhs, tail = _fields(_TWO, text)
    flags, type = _flagged(scope, head)
    operands = [_operand(scope, type, lhs, line), _operand(scope, type, rhs, line)]
    return _finish(Inst(opcode, type, operands, line), flags, tail)


def _unary(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    head, token, tail = _fields(_ONE, text)
    flags, type = _flagged(scope, head)
    return _finish(Inst(opcode, type, [_operand(scope, type, token, line)], line), flags, tail)


def _cast(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    head, token, result, tail = _fields(_CAST, text)
    flags, type = _flagged(scope, head)
    operand = _operand(scope, type, token, line)
    return _finish(Inst(opcode, _flagged(scope, result)[1], [operand], line), flags, tail)


def _compare(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    head, lhs, rhs, tail = _fields(_TWO, text)
    # `icmp eq` and `fcmp ueq` have predicates of their own.
    key = (opcode, head)
    found = scope.compares.get(key)
    if found is None:
        found = scope.compares[key] = _compare_head(scope, opcode, head)
    flags, predicate, type, result = found
    operands = [_operand(scope, type, lhs, line), _operand(scope, type, rhs, line)]
    inst = Inst(opcode, result, operands, line)
    inst.predicate = predicate
    return _finish(inst, flags, tail)


def _compare_head(scope: Scope, opcode: int, text: str) -> tuple[int, int, Type, Type]:
    cursor = Cursor(tokens_of(text), 0)
    try:
        flags = take_flags(cursor)
        predicate = take_predicate(cursor, opcode)
        type = parse_type(cursor, scope.types)
    except (CompileError, Unsupported):
        raise Unusual from None
    if not cursor.at_end():
        raise Unusual
    return flags, predicate, type, scope.types.with_scalar(type, scope.types.i1)


def _select(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    head, *tokens, tail = _fields(_THREE_TYPED, text)
    flags, condition = _flagged(scope, head)
    # Both values have the type of the result (LangRef, 'select').
    type = _flagged(scope, tokens[1])[1]
    operands = [
        _operand(scope, condition, tokens[0], line),
        _operand(scope, type, tokens[2], line),
        _operand(scope, type, tokens[4], line),
    ]
    return _finish(Inst(opcode, type, operands, line), flags, tail)


def _extract(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    type, vector, index_type, index, tail = _fields(_TWO_TYPED, text)
    operands = [
        _operand(scope, _flagged(scope, type)[1], vector, line),
        _operand(scope, _flagged(scope, index_type)[1], index, line),
    ]
    return _finish(Inst(opcode, operands[0].type.element, operands, line), 0, tail)


def _insert(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    type, vector, elem_type, elem, index_type, index, tail = _fields(_THREE_TYPED, text)
    operands = [
        _operand(scope, _flagged(scope, type)[1], vector, line),
        _operand(scope, _flagged(scope, elem_type)[1], elem, line),
        _operand(scope, _flagged(scope, index_type)[1], index, line),
    ]
    return _finish(Inst(opcode, operands[0].type, operands, line), 0, tail)


def _shuffle(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    head, lhs, _, rhs, count, mask, tail = _fields(_SHUFFLE, text)
    type = _flagged(scope, head)[1]
    operands = [_operand(scope, type, lhs, line), _operand(scope, type, rhs, line)]
    lanes = parse_mask(Cursor(tokens_of(mask), line), int(count))
    inst = Inst(opcode, scope.types.vector(len(lanes), type.element), operands, line)
    inst.ints = lanes
    return _finish(inst, 0, tail)


def _member(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    head, token, index, tail = _fields(_MEMBER, text)
    type = _flagged(scope, head)[1]
    # One index; a longer path goes to the cursor.
    result = member_type(type, int(index))
    inst = Inst(opcode, result, [_operand(scope, type, token, line)], line)
    inst.ints = [int(index)]
    return _finish(inst, 0, tail)


def _alloca(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    allocated, align, tail = _fields(_ALLOCA, text)
    inst = Inst(opcode, pointer_type(scope.types, 0, line), [], line)
    inst.type_arg = _flagged(scope, allocated)[1]
    inst.memory = MemoryInfo(int(align or 0))
    return _finish(inst, 0, tail)


def _load(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    result, type, token, align, tail = _fields(_LOAD, text)
    pointer = _operand(scope, _flagged(scope, type)[1], token, line)
    inst = Inst(opcode, _flagged(scope, result)[1], [pointer], line)
    inst.memory = MemoryInfo(int(align or 0))
    return _finish(inst, 0, tail)


def _store(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    type, value, pointer_type, pointer, align, tail = _fields(_STORE, text)
    operands = [
        _operand(scope, _flagged(scope, type)[1], value, line),
        _operand(scope, _flagged(scope, pointer_type)[1], pointer, line),
    ]
    inst = Inst(opcode, scope.types.void, operands, line)
    inst.memory = MemoryInfo(int(align or 0))
    return _finish(inst, 0, tail)


def _gep(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    head, type, base, indices, tail = _fields(_GEP, text)
    flags, source = _flagged(scope, head)
    operands = [_operand(scope, _flagged(scope, type)[1], base, line)]
    for index_type, index in _GEP_INDEX.findall(indices):
        operands.append(_operand(scope, _flagged(scope, index_type)[1], index, line))
    inst = Inst(opcode, gep_type(scope, operands), operands, line)
    inst.type_arg = source
    return _finish(inst, flags, tail)


def _phi(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    head, pairs, tail = _fields(_PHI, text)
    found = _PHI_PAIR.findall(pairs)
    # A value that is no single token, such as an aggregate, has its own brackets.
    if len(found) != pairs.count("["):
        raise Unusual
    flags, type = _flagged(scope, head)
    inst = Inst(opcode, type, [_operand(scope, type, token, line) for token, _ in found], line)
    inst.blocks = [scope.block(label) for _, label in found]
    return _finish(inst, flags, tail)


def _br(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    inst = Inst(opcode, scope.types.void, [], line)
    if text.startswith("label"):
        label, tail = _fields(_JUMP, text)
        inst.blocks = [scope.block(label)]
        return _finish(inst, 0, tail)
    condition, then, other, tail = _fields(_BRANCH, text)
    inst.operands = [_operand(scope, scope.types.i1, condition, line)]
    inst.blocks = [scope.block(then), scope.block(other)]
    return _finish(inst, 0, tail)


def _ret(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    void = scope.types.void
    if text.startswith("void"):
        return _finish(Inst(opcode, void, [], line), 0, _fields(_RETURN, text)[0])
    head, token, tail = _fields(_ONE, text)
    operand = _operand(scope, _flagged(scope, head)[1], token, line)
    return _finish(Inst(opcode, void, [operand], line), 0, tail)


def _tail_call(scope: Scope, flag: int, text: str, line: int) -> Inst:
    # The word in front was tail, musttail or notail.
    if not text.startswith("call "):
        raise Unusual
    inst = _call(scope, op.CALL, text[5:], line)
    inst.flags |= flag
    return inst


def _call(scope: Scope, opcode: int, text: str, line: int) -> Inst:
    head, name, arguments, group, tail = _fields(_CALL, text)
    callee = scope.module.symbols.get(name)
    # In a template the callee may have to be declared, which the cursor does.
    if callee is None or scope.declares:
        raise Unusual
    found = scope.call_heads.get(head)
    if found is None:
        found = scope.call_heads[head] = _call_head(scope, head)
    flags, convention, ret_attrs, ret, fn_type = found
    args: list[Value] = []
    types: list[Type] = []
    attrs: list[Attributes] = []
    # A comma within brackets, as in `range(i32 0, 5)`, leaves parts that are no parameters; their
    # brackets do not close, which makes the line unusual.
    for part in arguments.split(", ") if arguments else ():
        parameter, _, token = part.rpartition(" ")
        type, own = _parameter(scope, parameter)
        types.append(type)
        attrs.append(own)
        args.append(_operand(scope, type, token, line))
    args.append(callee)
    inst = Inst(opcode, ret, args, line)
    info = CallInfo(fn_type or scope.types.function(ret, tuple(types)))
    info.calling_convention = convention
    info.ret_attrs = ret_attrs
    info.arg_attrs = attrs
    if group:
        info.attr_groups = [int(group[2:])]
    inst.call = info
    return _finish(inst, flags, tail)


def _call_head(scope: Scope, text: str) -> tuple[int, str, Attributes, Type, Type | None]:
    """All of a call in front of the callee; an address space there is rare."""
    cursor = Cursor(tokens_of(text), 0)
    try:
        flags, convention, attrs, space, ret, fn_type = take_call_head(cursor, scope.types)
    except (CompileError, Unsupported):
        raise Unusual from None
    if space or not cursor.at_end():
        raise Unusual
    return flags, convention, attrs, ret, fn_type


def _parameter(scope: Scope, text: str) -> tuple[Type, Attributes]:
    """Type and attributes of an argument, all of its text but the value."""
    found = scope.parameters.get(text)
    if found is None:
        cursor = Cursor(tokens_of(text), 0)
        try:
            type = parse_type(cursor, scope.types)
            found = type, parse_parameter_attributes(cursor, scope.types)
        except (CompileError, Unsupported):
            raise Unusual from None
        if not cursor.at_end():
            raise Unusual
        scope.parameters[text] = found
    return found


FAST: Final[dict[str, Fast]] = {
    **{name: Fast(_binary, number) for name, number in op.BINARY_NAMES.items()},
    **{name: Fast(_cast, number) for name, number in op.CAST_NAMES.items()},
    "fneg": Fast(_unary, op.FNEG),
    "freeze": Fast(_unary, op.FREEZE),
    "icmp": Fast(_compare, op.ICMP),
    "fcmp": Fast(_compare, op.FCMP),
    "phi": Fast(_phi, op.PHI),
    "select": Fast(_select, op.SELECT),
    "call": Fast(_call, op.CALL),
    "tail": Fast(_tail_call, op.TAIL),
    "musttail": Fast(_tail_call, op.MUSTTAIL),
    "notail": Fast(_tail_call, op.NOTAIL),
    "extractelement": Fast(_extract, op.EXTRACTELEMENT),
    "insertelement": Fast(_insert, op.INSERTELEMENT),
    "shufflevector": Fast(_shuffle, op.SHUFFLEVECTOR),
    "extractvalue": Fast(_member, op.EXTRACTVALUE),
    "alloca": Fast(_alloca, op.ALLOCA),
    "load": Fast(_load, op.LOAD),
    "store": Fast(_store, op.STORE),
    "getelementptr": Fast(_gep, op.GETELEMENTPTR),
    "br": Fast(_br, op.BR),
    "ret": Fast(_ret, op.RET),
}
