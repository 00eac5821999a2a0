"""Parser of instructions in any form, a function per form.

Each starts after the result's name and returns an `Inst` without name, block and attachments;
fast.py reads most lines instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.parse.attributes import parse_parameter_attributes
from spvbackend.llvmir.parse.constants import gep_type, parse_typed_value, parse_value, with_index
from spvbackend.llvmir.parse.conventions import take_convention
from spvbackend.llvmir.parse.scan import Cursor, string_value, unquote
from spvbackend.llvmir.parse.scope import IMPLICIT, Scope
from spvbackend.llvmir.parse.types import parse_type, pointer_type, take_address_space
from spvbackend.llvmir.types import FUNCTION, STRUCT, Type, TypeContext
from spvbackend.llvmir.values import Attributes, CallInfo, Function, Inst, Value, plain_arguments

InstParser = Callable[[Cursor, Scope, str], Inst]


def parse_instruction(cursor: Cursor, scope: Scope) -> Inst:
    """Take one instruction without its result name and its metadata."""
    word = cursor.next()
    parser = PARSERS.get(word)
    if parser is None:
        raise cursor.error(f"unknown instruction '{word}'")
    return parser(cursor, scope, word)


def take_flags(cursor: Cursor) -> int:
    """Take flag words."""
    flags = 0
    while (bit := op.FLAG_NAMES.get(cursor.peek())) is not None:
        flags |= bit
        cursor.pos += 1
    return flags


def _parse_binary(cursor: Cursor, scope: Scope, word: str) -> Inst:
    flags = take_flags(cursor)
    lhs = parse_typed_value(cursor, scope)
    cursor.expect(",")
    rhs = parse_value(cursor, scope, lhs.type)
    inst = Inst(op.BINARY_NAMES[word], lhs.type, [lhs, rhs], cursor.line)
    inst.flags = flags
    return inst


def _parse_fneg(cursor: Cursor, scope: Scope, word: str) -> Inst:
    flags = take_flags(cursor)
    operand = parse_typed_value(cursor, scope)
    inst = Inst(op.FNEG, operand.type, [operand], cursor.line)
    inst.flags = flags
    return inst


def _parse_cast(cursor: Cursor, scope: Scope, word: str) -> Inst:
    flags = take_flags(cursor)
    operand = parse_typed_value(cursor, scope)
    cursor.expect("to")
    inst = Inst(op.CAST_NAMES[word], parse_type(cursor, scope.types), [operand], cursor.line)
    inst.flags = flags
    return inst


def _parse_compare(cursor: Cursor, scope: Scope, word: str) -> Inst:
    flags = take_flags(cursor)
    opcode = op.ICMP if word == "icmp" else op.FCMP
    predicate = take_predicate(cursor, opcode)
    lhs = parse_typed_value(cursor, scope)
    cursor.expect(",")
    rhs = parse_value(cursor, scope, lhs.type)
    result = scope.types.with_scalar(lhs.type, scope.types.i1)  # one i1 for each lane
    inst = Inst(opcode, result, [lhs, rhs], cursor.line)
    inst.predicate = predicate
    inst.flags = flags
    return inst


def take_predicate(cursor: Cursor, opcode: int) -> int:
    """Take the predicate of a comparison."""
    predicates = op.ICMP_PREDICATES if opcode == op.ICMP else op.FCMP_PREDICATES
    name = cursor.next()
    if name not in predicates:
        raise cursor.error(f"unknown predicate '{name}'")
    return predicates[name]


def _parse_phi(cursor: Cursor, scope: Scope, word: str) -> Inst:
    flags = take_flags(cursor)
    type = parse_type(cursor, scope.types)
    inst = Inst(op.PHI, type, [], cursor.line)
    inst.flags = flags
    inst.blocks = []
    while True:
        cursor.expect("[")
        inst.operands.append(parse_value(cursor, scope, type))
        cursor.expect(",")
        inst.blocks.append(scope.block(cursor.next()))
        cursor.expect("]")
        if not cursor.accept(","):
            return inst


def _values(cursor: Cursor, scope: Scope) -> list[Value]:
    values = [parse_typed_value(cursor, scope)]
    while cursor.accept(","):
        values.append(parse_typed_value(cursor, scope))
    return values


def _parse_select(cursor: Cursor, scope: Scope, word: str) -> Inst:
    flags = take_flags(cursor)
    operands = _values(cursor, scope)
    inst = Inst(op.SELECT, operands[1].type, operands, cursor.line)
    inst.flags = flags
    return inst


def _parse_freeze(cursor: Cursor, scope: Scope, word: str) -> Inst:
    operand = parse_typed_value(cursor, scope)
    return Inst(op.FREEZE, operand.type, [operand], cursor.line)


def _parse_extractelement(cursor: Cursor, scope: Scope, word: str) -> Inst:
    operands = _values(cursor, scope)
    return Inst(op.EXTRACTELEMENT, operands[0].type.element, operands, cursor.line)


def _parse_insertelement(cursor: Cursor, scope: Scope, word: str) -> Inst:
    operands = _values(cursor, scope)
    return Inst(op.INSERTELEMENT, operands[0].type, operands, cursor.line)


def _parse_shufflevector(cursor: Cursor, scope: Scope, word: str) -> Inst:
    lhs = parse_typed_value(cursor, scope)
    cursor.expect(",")
    rhs = parse_typed_value(cursor, scope)
    cursor.expect(",")
    mask_type = parse_type(cursor, scope.types)
    mask = parse_mask(cursor, mask_type.count)
    type = scope.types.vector(len(mask), lhs.type.element)  # as many lanes as the mask
    inst = Inst(op.SHUFFLEVECTOR, type, [lhs, rhs], cursor.line)
    inst.ints = mask
    return inst


def parse_mask(cursor: Cursor, count: int) -> list[int]:
    """Take a shuffle mask: literals, as in OpVectorShuffle; a poison or undef lane is -1."""
    word = cursor.next()
    if word == "zeroinitializer":
        return [0] * count  # LLVM has short forms for masks of equal lanes
    if word in ("poison", "undef"):
        return [-1] * count
    if word == "splat":
        cursor.expect("(")
        cursor.next()
        value = cursor.integer()
        cursor.expect(")")
        return [value] * count
    mask: list[int] = []
    while True:
        cursor.next()  # i32
        lane = cursor.next()
        mask.append(-1 if lane in ("poison", "undef") else int(lane))
        if not cursor.accept(","):
            cursor.expect(">")
            return mask


def _indices(cursor: Cursor) -> list[int]:
    indices: list[int] = []
    while cursor.accept(","):
        indices.append(cursor.integer())
    return indices


def member_type(type: Type, index: int) -> Type:
    """Return the type of member `index` of a struct or array."""
    return type.elems[index] if type.kind == STRUCT else type.element


def _parse_extractvalue(cursor: Cursor, scope: Scope, word: str) -> Inst:
    aggregate = parse_typed_value(cursor, scope)
    indices = _indices(cursor)
    type = aggregate.type
    for index in indices:
        type = member_type(type, index)
    inst = Inst(op.EXTRACTVALUE, type, [aggregate], cursor.line)
    inst.ints = indices
    return inst


def _parse_insertvalue(cursor: Cursor, scope: Scope, word: str) -> Inst:
    aggregate = parse_typed_value(cursor, scope)
    cursor.expect(",")
    element = parse_typed_value(cursor, scope)
    inst = Inst(op.INSERTVALUE, aggregate.type, [aggregate, element], cursor.line)
    inst.ints = _indices(cursor)
    return inst


def _parse_alloca(cursor: Cursor, scope: Scope, word: str) -> Inst:
    flags = op.INALLOCA if cursor.accept("inalloca") else 0
    if cursor.accept("swifterror"):
        flags |= op.SWIFTERROR
    allocated = parse_type(cursor, scope.types)
    inst = Inst(op.ALLOCA, pointer_type(scope.types, 0, cursor.line), [], cursor.line)
    inst.type_arg = allocated
    inst.flags = flags
    align = 0
    while cursor.accept(","):
        if cursor.accept("align"):
            align = cursor.integer()
        elif cursor.peek() == "addrspace":
            cursor.pos += 2  # the word and its bracket
            inst.type = pointer_type(scope.types, cursor.integer(), cursor.line)
            cursor.expect(")")
        else:
            inst.operands.append(parse_typed_value(cursor, scope))  # the count; 1 if missing
    inst.memory = op.MemoryInfo(align)
    return inst


def _access(cursor: Cursor, operation: int = 0) -> op.MemoryInfo:
    """Take `syncscope("s") ordering` and `, align n`, both optional."""
    name, ordering = _scope_and_ordering(cursor)
    return op.MemoryInfo(_alignment(cursor), ordering, name, operation=operation)


def _scope_and_ordering(cursor: Cursor) -> tuple[str, int]:
    name = ""
    if cursor.accept("syncscope"):
        cursor.expect("(")
        name = string_value(cursor.next())
        cursor.expect(")")
    ordering = op.ORDERINGS.get(cursor.peek())
    if ordering is None:
        return name, op.NOT_ATOMIC
    cursor.pos += 1
    return name, ordering


def _alignment(cursor: Cursor) -> int:
    if not cursor.accept(","):
        return 0
    cursor.expect("align")
    return cursor.integer()


def _memory_flags(cursor: Cursor) -> int:
    flags = 0
    while True:
        if cursor.accept("volatile"):
            flags |= op.VOLATILE
        elif cursor.accept("atomic"):
            flags |= op.ATOMIC
        elif cursor.accept("weak"):
            flags |= op.WEAK
        elif cursor.accept("elementwise"):
            flags |= op.ELEMENTWISE
        else:
            return flags


def _parse_load(cursor: Cursor, scope: Scope, word: str) -> Inst:
    flags = _memory_flags(cursor)
    type = parse_type(cursor, scope.types)
    cursor.expect(",")
    inst = Inst(op.LOAD, type, [parse_typed_value(cursor, scope)], cursor.line)
    inst.flags = flags
    inst.memory = _access(cursor)
    return inst


def _parse_store(cursor: Cursor, scope: Scope, word: str) -> Inst:
    flags = _memory_flags(cursor)
    value = parse_typed_value(cursor, scope)
    cursor.expect(",")
    pointer = parse_typed_value(cursor, scope)
    inst = Inst(op.STORE, scope.types.void, [value, pointer], cursor.line)
    inst.flags = flags
    inst.memory = _access(cursor)
    return inst


def _parse_atomicrmw(cursor: Cursor, scope: Scope, word: str) -> Inst:
    flags = _memory_flags(cursor) | op.ATOMIC  # always atomic, so LLVM prints no such word
    name = cursor.next()
    if name not in op.RMW_OPERATIONS:
        raise cursor.error(f"unknown atomicrmw operation '{name}'")
    pointer = parse_typed_value(cursor, scope)
    cursor.expect(",")
    value = parse_typed_value(cursor, scope)
    inst = Inst(op.ATOMICRMW, value.type, [pointer, value], cursor.line)
    inst.flags = flags
    inst.memory = _access(cursor, op.RMW_OPERATIONS[name])
    return inst


def _parse_cmpxchg(cursor: Cursor, scope: Scope, word: str) -> Inst:
    flags = _memory_flags(cursor) | op.ATOMIC
    pointer = parse_typed_value(cursor, scope)
    cursor.expect(",")
    expected = parse_typed_value(cursor, scope)
    cursor.expect(",")
    desired = parse_typed_value(cursor, scope)
    types = scope.types
    result = types.struct((expected.type, types.i1))  # the old value, and whether it succeeded
    inst = Inst(op.CMPXCHG, result, [pointer, expected, desired], cursor.line)
    inst.flags = flags
    name, ordering = _scope_and_ordering(cursor)
    failure = op.ORDERINGS[cursor.next()]  # the success ordering came first
    inst.memory = op.MemoryInfo(_alignment(cursor), ordering, name, failure)
    return inst


def _parse_fence(cursor: Cursor, scope: Scope, word: str) -> Inst:
    inst = Inst(op.FENCE, scope.types.void, [], cursor.line)
    name, ordering = _scope_and_ordering(cursor)
    inst.memory = op.MemoryInfo(0, ordering, name)
    return inst


def _parse_gep(cursor: Cursor, scope: Scope, word: str) -> Inst:
    flags = take_flags(cursor)
    source = parse_type(cursor, scope.types)
    cursor.expect(",")
    operands = with_index(scope, _values(cursor, scope))
    inst = Inst(op.GETELEMENTPTR, gep_type(scope, operands), operands, cursor.line)
    inst.type_arg = source
    inst.flags = flags
    return inst


def _parse_ret(cursor: Cursor, scope: Scope, word: str) -> Inst:
    if cursor.accept("void"):
        return Inst(op.RET, scope.types.void, [], cursor.line)
    return Inst(op.RET, scope.types.void, [parse_typed_value(cursor, scope)], cursor.line)


def _parse_br(cursor: Cursor, scope: Scope, word: str) -> Inst:
    inst = Inst(op.BR, scope.types.void, [], cursor.line)
    if cursor.accept("label"):
        inst.blocks = [scope.block(cursor.next())]
        return inst
    inst.operands.append(parse_typed_value(cursor, scope))
    inst.blocks = []
    while cursor.accept(","):
        cursor.expect("label")
        inst.blocks.append(scope.block(cursor.next()))
    return inst


def _parse_switch(cursor: Cursor, scope: Scope, word: str) -> Inst:
    """Parse a switch: operands are condition and cases, blocks are default and case targets."""
    inst = Inst(op.SWITCH, scope.types.void, [parse_typed_value(cursor, scope)], cursor.line)
    cursor.expect(",")
    cursor.expect("label")
    inst.blocks = [scope.block(cursor.next())]
    cursor.expect("[")
    while not cursor.accept("]"):
        inst.operands.append(parse_typed_value(cursor, scope))
        cursor.expect(",")
        cursor.expect("label")
        inst.blocks.append(scope.block(cursor.next()))
    return inst


def _parse_unreachable(cursor: Cursor, scope: Scope, word: str) -> Inst:
    return Inst(op.UNREACHABLE, scope.types.void, [], cursor.line)


def _parse_call(cursor: Cursor, scope: Scope, word: str) -> Inst:
    flags = {"tail": op.TAIL, "musttail": op.MUSTTAIL, "notail": op.NOTAIL}.get(word, 0)
    if flags:
        cursor.expect("call")
    inst = _call_like(cursor, scope, op.CALL)
    inst.flags |= flags
    return inst


def _call_like(cursor: Cursor, scope: Scope, opcode: int) -> Inst:
    head = take_call_head(cursor, scope.types)
    flags, convention, ret_attrs, space, ret, fn_type = head
    module = scope.module
    before = module.has_compound
    if scope.declares:
        _declare_callee(cursor, scope, ret)
    callee = parse_value(cursor, scope, scope.types.pointer(space))
    if isinstance(callee, Function):
        module.called.add(callee)
        module.has_compound = before
    cursor.expect("(")
    args, arg_attrs = _call_arguments(cursor, scope)
    if fn_type is None:
        fn_type = scope.types.function(ret, tuple([a.type for a in args]))  # not variadic
    if scope.declares and isinstance(callee, Function) and callee.line == IMPLICIT:
        callee.value_type = fn_type  # the symbol was declared without its type
        callee.args = plain_arguments(fn_type)
    args.append(callee)
    inst = Inst(opcode, ret, args, cursor.line)
    inst.flags = flags
    info = CallInfo(fn_type)
    info.calling_convention = convention
    info.ret_attrs = ret_attrs
    info.arg_attrs = arg_attrs
    inst.call = info
    _call_tail(cursor, scope, info)
    return inst


def _declare_callee(cursor: Cursor, scope: Scope, ret: Type) -> None:
    """Declare what a template calls and the module lacks; the arguments tell its type."""
    token = cursor.peek()
    name = unquote(token)
    if token[:1] == "@" and name not in scope.module.symbols:
        type = scope.types.function(ret, ())
        scope.module.add_function(Function(scope.types.pointer(), name, type, IMPLICIT))


def take_call_head(
    cursor: Cursor, types: TypeContext
) -> tuple[int, str, Attributes, int, Type, Type | None]:
    """Take flags, convention, result attributes, callee's address space and result type.

    The last element is the whole function type if it is variadic.
    """
    flags = take_flags(cursor)
    convention = take_convention(cursor)
    attrs = parse_parameter_attributes(cursor, types)
    space = take_address_space(cursor)
    type = parse_type(cursor, types)
    if type.kind == FUNCTION:  # parse_type has taken the parameter list too
        return flags, convention, attrs, space, type.element, type
    return flags, convention, attrs, space, type, None


def _call_arguments(cursor: Cursor, scope: Scope) -> tuple[list[Value], list[Attributes]]:
    args: list[Value] = []
    attrs: list[Attributes] = []
    if cursor.accept(")"):
        return args, attrs
    while True:
        type = parse_type(cursor, scope.types)
        attrs.append(parse_parameter_attributes(cursor, scope.types))
        args.append(parse_value(cursor, scope, type))
        if cursor.accept(")"):
            return args, attrs
        cursor.expect(",")


def _call_tail(cursor: Cursor, scope: Scope, info: CallInfo) -> None:
    """Take attribute groups, attributes and operand bundles after the arguments."""
    groups: list[int] = []
    words: list[str] = []
    while not cursor.at_end():
        token = cursor.peek()
        if token in (",", "to", "unwind"):  # attachments, or an invoke's labels
            break
        cursor.pos += 1
        if token[0] == "#":
            groups.append(int(token[1:]))  # defined at the end of the module
        elif token == "[":
            info.bundles = _parse_bundles(cursor, scope)
        elif cursor.peek() == "(":
            words.append(token + cursor.balanced())
        elif cursor.accept("="):
            words.append(f"{token}={cursor.next()}")
        else:
            words.append(token)
    info.attr_groups = groups
    info.own_attrs = words


def _parse_bundles(cursor: Cursor, scope: Scope) -> list[tuple[str, list[Value]]]:
    bundles: list[tuple[str, list[Value]]] = []
    while not cursor.accept("]"):
        cursor.accept(",")
        tag = string_value(cursor.next())
        values: list[Value] = []
        cursor.expect("(")
        while not cursor.accept(")"):
            cursor.accept(",")
            values.append(parse_typed_value(cursor, scope))
        bundles.append((tag, values))
    return bundles


def _parse_invoke(cursor: Cursor, scope: Scope, word: str) -> Inst:
    inst = _call_like(cursor, scope, op.INVOKE)  # the normal destination comes first
    cursor.expect("to")
    cursor.expect("label")
    inst.blocks = [scope.block(cursor.next())]
    cursor.expect("unwind")
    cursor.expect("label")
    inst.blocks.append(scope.block(cursor.next()))
    scope.module.has_invokes = True
    return inst


def _parse_indirectbr(cursor: Cursor, scope: Scope, word: str) -> Inst:
    inst = Inst(op.INDIRECTBR, scope.types.void, [parse_typed_value(cursor, scope)], cursor.line)
    inst.blocks = []
    cursor.expect(",")
    cursor.expect("[")
    while not cursor.accept("]"):
        cursor.accept(",")
        cursor.expect("label")
        inst.blocks.append(scope.block(cursor.next()))
    return inst


def _parse_landingpad(cursor: Cursor, scope: Scope, word: str) -> Inst:
    inst = Inst(op.LANDINGPAD, parse_type(cursor, scope.types), [], cursor.line)
    inst.ints = [int(cursor.accept("cleanup"))]  # then, for each clause, whether it is a filter
    while cursor.peek() in ("catch", "filter"):
        inst.ints.append(int(cursor.next() == "filter"))
        inst.operands.append(parse_typed_value(cursor, scope))
    return inst


def _parse_resume(cursor: Cursor, scope: Scope, word: str) -> Inst:
    return Inst(op.RESUME, scope.types.void, [parse_typed_value(cursor, scope)], cursor.line)


def _parse_va_arg(cursor: Cursor, scope: Scope, word: str) -> Inst:
    operand = parse_typed_value(cursor, scope)
    cursor.expect(",")
    return Inst(op.VA_ARG, parse_type(cursor, scope.types), [operand], cursor.line)


def _refuse(cursor: Cursor, scope: Scope, word: str) -> Inst:
    raise Unsupported(f"'{word}' has no SPIR-V counterpart", cursor.line)


PARSERS: Final[dict[str, InstParser]] = {
    **dict.fromkeys(op.BINARY_NAMES, _parse_binary),
    **dict.fromkeys(op.CAST_NAMES, _parse_cast),
    "fneg": _parse_fneg,
    "icmp": _parse_compare,
    "fcmp": _parse_compare,
    "phi": _parse_phi,
    "select": _parse_select,
    "freeze": _parse_freeze,
    "call": _parse_call,
    "tail": _parse_call,
    "musttail": _parse_call,
    "notail": _parse_call,
    "extractelement": _parse_extractelement,
    "insertelement": _parse_insertelement,
    "shufflevector": _parse_shufflevector,
    "extractvalue": _parse_extractvalue,
    "insertvalue": _parse_insertvalue,
    "alloca": _parse_alloca,
    "load": _parse_load,
    "store": _parse_store,
    "getelementptr": _parse_gep,
    "atomicrmw": _parse_atomicrmw,
    "cmpxchg": _parse_cmpxchg,
    "fence": _parse_fence,
    "ret": _parse_ret,
    "br": _parse_br,
    "switch": _parse_switch,
    "unreachable": _parse_unreachable,
    "invoke": _parse_invoke,
    "indirectbr": _parse_indirectbr,
    "landingpad": _parse_landingpad,
    "resume": _parse_resume,
    "va_arg": _parse_va_arg,
    "callbr": _refuse,
    "catchswitch": _refuse,
    "catchpad": _refuse,
    "cleanuppad": _refuse,
    "catchret": _refuse,
    "cleanupret": _refuse,
}
