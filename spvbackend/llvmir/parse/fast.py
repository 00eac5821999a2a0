"""Fast reader of frequent instructions, which splits their lines at commas and blanks.

A usual form has no quotes, no unexpected bracket with a comma inside, and operands of one token.
The parts between the splits recur: a type with its flags, the head of a call, a constant. Each is
looked up by its text, and only a new part is parsed, by the cursor's rules (memo.py). So a wrong
split cannot pass for another instruction: its parts are `Unusual`, and inst.py's cursor reads the
line from the start and reports the errors. Both ways give the same instruction.

An operand known by its token needs no check of its type: LLVM has verified it. Only the first
operand has words before it that may be more than a type.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.parse.constants import gep_type
from spvbackend.llvmir.parse.inst import member_type
from spvbackend.llvmir.parse.memo import (
    Unusual,
    argument,
    last_vector,
    new_access,
    new_alloca,
    new_block,
    new_call,
    new_comparison,
    new_flagged,
    new_groups,
    new_incoming,
    new_load,
    new_mask,
    new_operand,
    new_signature,
    new_store,
    new_type,
    typed_operand,
)
from spvbackend.llvmir.parse.scope import Scope
from spvbackend.llvmir.parse.types import pointer_type
from spvbackend.llvmir.values import Block, CallInfo, Inst, Value

Fast = tuple[Callable[[Scope, int, str], Inst], int]
"""Reader of a word's usual form without attachments, with its opcode or a call's flag."""


def _binary(scope: Scope, opcode: int, text: str) -> Inst:
    left, _, second = text.rpartition(", ")
    if second.endswith(">"):
        left, second = last_vector(text)
    head, _, first = left.rpartition(" ")
    flags, type, known = scope.flagged.get(head) or new_flagged(scope, head)
    lhs = scope.locals.get(first) or known.get(first) or new_operand(scope, type, first)
    rhs = scope.locals.get(second) or known.get(second) or new_operand(scope, type, second)
    inst = Inst(opcode, type, [lhs, rhs], scope.line)
    inst.flags = flags
    return inst


def _unary(scope: Scope, opcode: int, text: str) -> Inst:
    head, _, token = text.rpartition(" ")
    flags, type, known = scope.flagged.get(head) or new_flagged(scope, head)
    operand = scope.locals.get(token) or known.get(token) or new_operand(scope, type, token)
    inst = Inst(opcode, type, [operand], scope.line)
    inst.flags = flags
    return inst


def _cast(scope: Scope, opcode: int, text: str) -> Inst:
    left, _, target = text.rpartition(" to ")
    head, _, token = left.rpartition(" ")
    flags, type, known = scope.flagged.get(head) or new_flagged(scope, head)
    result, _ = scope.texts.get(target) or new_type(scope, target)
    operand = scope.locals.get(token) or known.get(token) or new_operand(scope, type, token)
    inst = Inst(opcode, result, [operand], scope.line)
    inst.flags = flags
    return inst


def _compare(scope: Scope, opcode: int, text: str) -> Inst:
    left, _, second = text.rpartition(", ")
    if second.endswith(">"):
        left, second = last_vector(text)
    head, _, first = left.rpartition(" ")
    # `icmp eq` and `fcmp ueq` have different predicates.
    memo = scope.icmps if opcode == op.ICMP else scope.fcmps
    row = memo.get(head) or new_comparison(scope, opcode, head)
    flags, predicate, type, result, known = row
    lhs = scope.locals.get(first) or known.get(first) or new_operand(scope, type, first)
    rhs = scope.locals.get(second) or known.get(second) or new_operand(scope, type, second)
    inst = Inst(opcode, result, [lhs, rhs], scope.line)
    inst.predicate = predicate
    inst.flags = flags
    return inst


def _select(scope: Scope, opcode: int, text: str) -> Inst:
    parts = text.split(", ")
    if len(parts) != 3:
        raise Unusual
    head, _, token = parts[0].rpartition(" ")
    flags, type, known = scope.flagged.get(head) or new_flagged(scope, head)
    condition = scope.locals.get(token) or known.get(token) or new_operand(scope, type, token)
    head, _, token = parts[1].rpartition(" ")
    then = scope.locals.get(token) or typed_operand(scope, head, token)
    head, _, token = parts[2].rpartition(" ")
    other = scope.locals.get(token) or typed_operand(scope, head, token)
    # Both values have the result's type (LangRef, 'select').
    inst = Inst(opcode, then.type, [condition, then, other], scope.line)
    inst.flags = flags
    return inst


def _extract(scope: Scope, opcode: int, text: str) -> Inst:
    left, _, last = text.rpartition(", ")
    head, _, token = left.rpartition(" ")
    vector = scope.locals.get(token) or typed_operand(scope, head, token)
    head, _, token = last.rpartition(" ")
    index = scope.locals.get(token) or typed_operand(scope, head, token)
    return Inst(opcode, vector.type.element, [vector, index], scope.line)


def _insert(scope: Scope, opcode: int, text: str) -> Inst:
    parts = text.split(", ")
    if len(parts) != 3:
        raise Unusual
    operands: list[Value] = []
    for part in parts:
        head, _, token = part.rpartition(" ")
        operands.append(scope.locals.get(token) or typed_operand(scope, head, token))
    return Inst(opcode, operands[0].type, operands, scope.line)


def _shuffle(scope: Scope, opcode: int, text: str) -> Inst:
    # The mask, in brackets, contains commas.
    parts = text.split(", ", 2)
    if len(parts) != 3:
        raise Unusual
    mask = scope.masks.get(parts[2]) or new_mask(scope, parts[2])
    head, _, token = parts[0].rpartition(" ")
    lhs = scope.locals.get(token) or typed_operand(scope, head, token)
    head, _, token = parts[1].rpartition(" ")
    rhs = scope.locals.get(token) or typed_operand(scope, head, token)
    inst = Inst(opcode, scope.types.vector(len(mask), lhs.type.element), [lhs, rhs], scope.line)
    inst.ints = mask
    return inst


def _member(scope: Scope, opcode: int, text: str) -> Inst:
    # One index; the cursor reads a longer path.
    left, _, index = text.rpartition(", ")
    head, _, token = left.rpartition(" ")
    operand = scope.locals.get(token) or typed_operand(scope, head, token)
    if not index.isdecimal():
        raise Unusual
    number = int(index)
    inst = Inst(opcode, member_type(operand.type, number), [operand], scope.line)
    inst.ints = [number]
    return inst


def _alloca(scope: Scope, opcode: int, text: str) -> Inst:
    row = scope.allocas.get(text) or new_alloca(scope, text)
    inst = Inst(opcode, pointer_type(scope.types, 0, scope.line), [], scope.line)
    inst.type_arg, inst.memory = row
    return inst


def _load(scope: Scope, opcode: int, text: str) -> Inst:
    left, _, align = text.rpartition(", ")
    head, _, token = left.rpartition(" ")
    flags, result, type, known = scope.loads.get(head) or new_load(scope, head)
    pointer = scope.locals.get(token) or known.get(token) or new_operand(scope, type, token)
    inst = Inst(opcode, result, [pointer], scope.line)
    inst.flags = flags
    inst.memory = scope.accesses.get(align) or new_access(scope, align)
    return inst


def _store(scope: Scope, opcode: int, text: str) -> Inst:
    left, _, align = text.rpartition(", ")
    left, _, last = left.rpartition(" ")
    left, _, pointer_head = left.rpartition(", ")
    head, _, token = left.rpartition(" ")
    flags, type, known = scope.stores.get(head) or new_store(scope, head)
    value = scope.locals.get(token) or known.get(token) or new_operand(scope, type, token)
    pointer = scope.locals.get(last) or typed_operand(scope, pointer_head, last)
    inst = Inst(opcode, scope.void, [value, pointer], scope.line)
    inst.flags = flags
    inst.memory = scope.accesses.get(align) or new_access(scope, align)
    return inst


def _gep(scope: Scope, opcode: int, text: str) -> Inst:
    parts = text.split(", ")
    if len(parts) < 3:
        raise Unusual
    flags, source, _ = scope.flagged.get(parts[0]) or new_flagged(scope, parts[0])
    operands: list[Value] = []
    for part in parts[1:]:
        head, _, token = part.rpartition(" ")
        operands.append(scope.locals.get(token) or typed_operand(scope, head, token))
    # Only a line with a vector can have a vector as result.
    type = gep_type(scope, operands) if "<" in text else operands[0].type
    inst = Inst(opcode, type, operands, scope.line)
    inst.type_arg = source
    inst.flags = flags
    return inst


def _phi(scope: Scope, opcode: int, text: str) -> Inst:
    # Values and labels alternate: `[ %a`, `%b ]`.
    parts = text.split(", ")
    cut = parts[0].rfind("[ ")
    head = parts[0][: cut - 1]
    parts[0] = parts[0][cut:]
    flags, type, known = scope.flagged.get(head) or new_flagged(scope, head)
    before = scope.pending
    if len(parts) % 2:
        raise Unusual
    operands: list[Value] = []
    blocks: list[Block] = []
    for index in range(0, len(parts), 2):
        token = parts[index][2:]
        operands.append(
            scope.locals.get(token) or known.get(token) or new_incoming(scope, type, token)
        )
        label = parts[index + 1][:-2]
        blocks.append(scope.blocks.get(label) or new_block(scope, label))
    inst = Inst(opcode, type, operands, scope.line)
    inst.blocks = blocks
    inst.flags = flags
    if scope.pending != before:
        scope.waiting.append(inst)
    return inst


def _br(scope: Scope, opcode: int, text: str) -> Inst:
    parts = text.split(", ")
    if len(parts) == 1:
        inst = Inst(opcode, scope.void, [], scope.line)
        label = text[6:]
        inst.blocks = [scope.blocks.get(label) or new_block(scope, label)]
        return inst
    if len(parts) != 3:
        raise Unusual
    condition, then, other = parts
    head, _, token = condition.rpartition(" ")
    operand = scope.locals.get(token) or typed_operand(scope, head, token)
    inst = Inst(opcode, scope.void, [operand], scope.line)
    then, other = then[6:], other[6:]
    inst.blocks = [
        scope.blocks.get(then) or new_block(scope, then),
        scope.blocks.get(other) or new_block(scope, other),
    ]
    return inst


def _ret(scope: Scope, opcode: int, text: str) -> Inst:
    if text == "void":
        return Inst(opcode, scope.void, [], scope.line)
    head, _, token = text.rpartition(" ")
    operand = scope.locals.get(token) or typed_operand(scope, head, token)
    return Inst(opcode, scope.void, [operand], scope.line)


def _call(scope: Scope, flag: int, text: str) -> Inst:
    head, _, rest = text.partition("(")
    site = scope.sites.get(head)
    if site is None:
        # The bracket may be an attribute's. The callee is a symbol: inline assembly and pointers
        # lack one, bundles have quotes.
        start = text.find("(", text.find(" @"))
        head, rest = text[:start], text[start + 1 :]
        site = scope.sites.get(head) or new_call(scope, flag, head)
    arguments, _, group = rest.rpartition(")")
    operands: list[Value] = []
    parameters: list[str] = []
    # A comma in brackets, as in `range(i32 0, 5)`, gives parts that are not parameters; their
    # unbalanced brackets make the line unusual.
    if arguments:
        for part in arguments.split(", "):
            parameter, _, token = part.rpartition(" ")
            parameters.append(parameter)
            operands.append(scope.locals.get(token) or argument(scope, parameter, token))
    operands.append(site.callee)
    if parameters != site.parameters:
        new_signature(scope, site, parameters)
    inst = Inst(op.CALL, site.result, operands, scope.line)
    info = CallInfo(site.type)
    info.calling_convention = site.convention
    info.ret_attrs = site.ret_attrs
    info.arg_attrs = site.arg_attrs
    if group:
        info.attr_groups = scope.groups.get(group) or new_groups(scope, group)
    inst.call = info
    inst.flags = site.flags
    return inst


FAST: Final[dict[str, Fast]] = {
    **{name: (_binary, number) for name, number in op.BINARY_NAMES.items()},
    **{name: (_cast, number) for name, number in op.CAST_NAMES.items()},
    "fneg": (_unary, op.FNEG),
    "freeze": (_unary, op.FREEZE),
    "icmp": (_compare, op.ICMP),
    "fcmp": (_compare, op.FCMP),
    "phi": (_phi, op.PHI),
    "select": (_select, op.SELECT),
    "call": (_call, 0),
    "tail": (_call, op.TAIL),
    "musttail": (_call, op.MUSTTAIL),
    "notail": (_call, op.NOTAIL),
    "extractelement": (_extract, op.EXTRACTELEMENT),
    "insertelement": (_insert, op.INSERTELEMENT),
    "shufflevector": (_shuffle, op.SHUFFLEVECTOR),
    "extractvalue": (_member, op.EXTRACTVALUE),
    "alloca": (_alloca, op.ALLOCA),
    "load": (_load, op.LOAD),
    "store": (_store, op.STORE),
    "getelementptr": (_gep, op.GETELEMENTPTR),
    "br": (_br, op.BR),
    "ret": (_ret, op.RET),
}
