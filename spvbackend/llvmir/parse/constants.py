"""Parser of constants and of instruction operands.

Input: a cursor at a value, and the scope. Output: values; simple constants are interned. A forward
reference becomes a `Placeholder`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.parse.numbers import array_patterns, float_pattern
from spvbackend.llvmir.parse.scan import Cursor, string_value, tokens_of, unescape, unquote
from spvbackend.llvmir.parse.scope import Scope
from spvbackend.llvmir.parse.types import parse_type
from spvbackend.llvmir.types import FLOAT, VECTOR, Type
from spvbackend.llvmir.values import (
    BlockAddress,
    ConstAggregate,
    ConstantDataArray,
    ConstBytes,
    ConstExpr,
    GlobalVar,
    InlineAsm,
    MetadataValue,
    Placeholder,
    Value,
    WrappedConstant,
)


def parse_typed_value(cursor: Cursor, scope: Scope) -> Value:
    """Take a type and a value of it."""
    return parse_value(cursor, scope, parse_type(cursor, scope.types))


def parse_value(cursor: Cursor, scope: Scope, type: Type) -> Value:
    """Take a value of a known type."""
    # Metadata starts with its own tokens, or with another type.
    if type is scope.types.metadata:
        return _metadata(cursor, scope, type)
    token = cursor.next()
    first = token[0]
    if first == "%":
        return _local(cursor, scope, type, token)
    if first == "@":
        return _symbol(cursor, scope, type, unquote(token))
    # u0x and s0x start hexadecimal integers (LangRef, Simple Constants).
    if first.isdigit() or first in "-+" or token[:2] in ("u0", "s0", "f0"):
        return _number(cursor, scope, type, token)
    if first == "[" and len(token) > 1:
        return _data(cursor, scope, type, token)
    parser = _KEYWORDS.get(token)
    if parser is not None:
        return parser(cursor, scope, type)
    if first == "c" and token[1:2] == '"':
        return ConstBytes(type, unescape(token[2:-1]))
    if token in _EXPRESSIONS:
        return _expression(cursor, scope, type, token)
    raise cursor.error(f"expected a value of type {type}, found '{token}'")


_EXPRESSIONS: Final[dict[str, int]] = {
    **op.CAST_NAMES,
    **op.BINARY_NAMES,
    "getelementptr": op.GETELEMENTPTR,
    "extractelement": op.EXTRACTELEMENT,
    "insertelement": op.INSERTELEMENT,
}


def _local(cursor: Cursor, scope: Scope, type: Type, token: str) -> Value:
    """Return a local by its token; a forward reference is resolved after the body."""
    value = scope.locals.get(token)
    if value is not None:
        return value
    # A block is not an instruction; a forward reference to one is the block itself.
    if type is scope.types.label:
        return scope.block(token)
    scope.pending += 1
    return Placeholder(type, token, cursor.line)


def _symbol(cursor: Cursor, scope: Scope, type: Type, name: str) -> Value:
    """Return a symbol of the module; headers are read before any use."""
    symbol = scope.module.symbols.get(name)
    if symbol is not None:
        if not isinstance(symbol, GlobalVar):
            scope.module.has_compound = True
        return symbol
    raise cursor.error(f"use of undefined value '@{name}'")


def _number(cursor: Cursor, scope: Scope, type: Type, token: str) -> Value:
    if type.kind == FLOAT:
        return scope.pool.floating(type, float_pattern(type, token))
    # The pool reduces modulo the width, so the sign does not matter.
    if token[:3] in ("u0x", "s0x"):
        return scope.pool.integer(type, int(token[3:], 16))
    try:
        return scope.pool.integer(type, int(token))
    except ValueError:
        raise cursor.error(f"'{token}' is not a constant of type {type}") from None


def _parse_true(cursor: Cursor, scope: Scope, type: Type) -> Value:
    return scope.pool.integer(type, 1)


def _parse_false(cursor: Cursor, scope: Scope, type: Type) -> Value:
    return scope.pool.integer(type, 0)


def _parse_null(cursor: Cursor, scope: Scope, type: Type) -> Value:
    return scope.pool.null(type)


def _parse_undef(cursor: Cursor, scope: Scope, type: Type) -> Value:
    return scope.pool.undef(type)


def _parse_poison(cursor: Cursor, scope: Scope, type: Type) -> Value:
    return scope.pool.undef(type, poison=True)


def _parse_elements(cursor: Cursor, scope: Scope, close: str) -> list[Value]:
    elements: list[Value] = []
    if cursor.accept(close):
        return elements
    cursor.enter()
    while True:
        elements.append(parse_typed_value(cursor, scope))
        if cursor.accept(close):
            cursor.depth -= 1
            return elements
        cursor.expect(",")


def _parse_struct(cursor: Cursor, scope: Scope, type: Type) -> Value:
    return ConstAggregate(type, _parse_elements(cursor, scope, "}"))


def _parse_array(cursor: Cursor, scope: Scope, type: Type) -> Value:
    return ConstAggregate(type, _parse_elements(cursor, scope, "]"))


def _data(cursor: Cursor, scope: Scope, type: Type, token: str) -> Value:
    """Return an array from one token; one with other elements than numbers is parsed in full."""
    patterns = array_patterns(type, token)
    if patterns is not None:
        return ConstantDataArray(type, patterns)
    # Split the token into tokens again.
    inner = Cursor(tokens_of(token), cursor.line)
    inner.depth = cursor.depth
    inner.expect("[")
    return _parse_array(inner, scope, type)


def _parse_angle(cursor: Cursor, scope: Scope, type: Type) -> Value:
    if cursor.accept("{"):
        result = ConstAggregate(type, _parse_elements(cursor, scope, "}"))
        cursor.expect(">")
        return result
    return ConstAggregate(type, _parse_elements(cursor, scope, ">"))


def _parse_splat(cursor: Cursor, scope: Scope, type: Type) -> Value:
    """Expand a splat, LLVM's form of a vector with equal elements, into an aggregate."""
    cursor.expect("(")
    element = parse_typed_value(cursor, scope)
    cursor.expect(")")
    if type.kind != VECTOR:
        raise cursor.error(f"splat of type {type}")
    return ConstAggregate(type, [element] * type.count)


def _parse_asm(cursor: Cursor, scope: Scope, type: Type) -> Value:
    flags: list[str] = []
    while not cursor.peek().startswith('"'):
        flags.append(cursor.next())
    template = string_value(cursor.next())
    cursor.expect(",")
    scope.module.has_asm = True
    return InlineAsm(type, template, string_value(cursor.next()), flags)


def _parse_blockaddress(cursor: Cursor, scope: Scope, type: Type) -> Value:
    cursor.expect("(")
    function = unquote(cursor.next())
    cursor.expect(",")
    block = unquote(cursor.next())
    cursor.expect(")")
    address = BlockAddress(type, function, block)
    scope.module.block_addresses.append(address)
    return address


def _parse_wrapped(cursor: Cursor, scope: Scope, type: Type) -> Value:
    # The keyword, already taken, is part of the text.
    word = cursor.tokens[cursor.pos - 1]
    inner = cursor.balanced() if cursor.peek() == "(" else cursor.next()
    return WrappedConstant(type, f"{word} {inner}")


_Parser = Callable[[Cursor, Scope, Type], Value]
_KEYWORDS: Final[dict[str, _Parser]] = {
    "true": _parse_true,
    "false": _parse_false,
    "null": _parse_null,
    "none": _parse_null,
    "zeroinitializer": _parse_null,
    "undef": _parse_undef,
    "poison": _parse_poison,
    "{": _parse_struct,
    "[": _parse_array,
    "<": _parse_angle,
    "splat": _parse_splat,
    "asm": _parse_asm,
    "blockaddress": _parse_blockaddress,
    "dso_local_equivalent": _parse_wrapped,
    "no_cfi": _parse_wrapped,
    "ptrauth": _parse_wrapped,
}


def _metadata(cursor: Cursor, scope: Scope, type: Type) -> Value:
    """Take metadata as a value: `!n`, `!"text"`, `!DIExpression(...)`, or a typed value."""
    if not cursor.peek().startswith("!"):
        return MetadataValue(type, "", parse_typed_value(cursor, scope))
    token = cursor.next()
    if cursor.peek() in ("{", "("):
        token += cursor.balanced()
    elif token == "!" and cursor.peek().startswith('"'):
        token += cursor.next()
    return MetadataValue(type, token, None)


def _expression(cursor: Cursor, scope: Scope, type: Type, name: str) -> Value:
    """Take a constant expression after its name."""
    scope.module.has_compound = True
    flags = 0
    while cursor.peek() in op.FLAG_NAMES:
        flags |= op.FLAG_NAMES[cursor.next()]
    inrange = cursor.balanced() if cursor.accept("inrange") else ""
    cursor.expect("(")
    if name in op.CAST_NAMES:
        cursor.enter()
        operand = parse_typed_value(cursor, scope)
        cursor.depth -= 1
        cursor.expect("to")
        target = parse_type(cursor, scope.types)
        cursor.expect(")")
        # Two address spaces of the text may map to one.
        opcode = op.BITCAST if operand.type is target else op.CAST_NAMES[name]
        return ConstExpr(target, opcode, [operand], flags, None)
    # Only this expression has a source type, and possibly `inrange` (LangRef).
    if name == "getelementptr":
        source = parse_type(cursor, scope.types)
        cursor.expect(",")
        operands = with_index(scope, _parse_elements(cursor, scope, ")"))
        gep = ConstExpr(gep_type(scope, operands), op.GETELEMENTPTR, operands, flags, source)
        gep.inrange = inrange
        return gep
    return ConstExpr(type, _EXPRESSIONS[name], _parse_elements(cursor, scope, ")"), flags, None)


def with_index(scope: Scope, operands: list[Value]) -> list[Value]:
    """Return a GEP's operands, with an index of 0 if it has none, which is the same address."""
    return operands if len(operands) > 1 else [*operands, scope.pool.integer(scope.types.i32, 0)]


def gep_type(scope: Scope, operands: list[Value]) -> Type:
    """Return the type of a GEP's result.

    It is a vector of pointers if any operand is a vector; scalar operands are splat (LangRef,
    'getelementptr', Vector of pointers).
    """
    base = operands[0].type
    if base.kind == VECTOR:
        return base
    for index in operands[1:]:
        if index.type.kind == VECTOR:
            return scope.types.vector(index.type.count, base)
    return base
