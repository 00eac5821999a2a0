"""Parser of parts of a line that fast.py has split off and not seen before.

Input: a part of an instruction's text. Output: its meaning, which the memos of `Scope` keep. A
malformed part is `Unusual`: the line was split in the wrong place, or it is wrong, and the cursor
reports where. So the errors raised here have no line of their own.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.parse.attributes import parse_parameter_attributes
from spvbackend.llvmir.parse.constants import parse_value
from spvbackend.llvmir.parse.inst import parse_mask, take_call_head
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.scope import IMPLICIT, Constants, Head, Scope, Site
from spvbackend.llvmir.parse.types import parse_type
from spvbackend.llvmir.types import FLOAT_BITS, POINTER, VECTOR, Type
from spvbackend.llvmir.values import (
    Attributes,
    Block,
    ConstAggregate,
    Function,
    GlobalVar,
    Placeholder,
    Value,
)

# One token for a split may be several for the scanner.
_SIMPLE: Final = re.compile(r"[-+%@\w.]+")
_LOCAL: Final = re.compile(r"%[-\w.]+")
# Match all of it: a line split within a constant could have a mask's text elsewhere.
_MASK: Final = (
    r"<(\d+) x i32> (zeroinitializer|poison|undef|splat \(i32 \d+\)"
    r"|<i32 (?:\d+|poison|undef)(?:, i32 (?:\d+|poison|undef))*>)"
)
# Attachments that are node numbers; one written in full, as !DIExpression, is rare.
_TAIL: Final = r"[\w.]+ !\d+(?:, ![\w.]+ !\d+)*"
_ATTACHMENT: Final = r"([\w.]+) (!\d+)"
# A constant vector whose elements have no brackets (a text that begins with a number is a type), or
# a target type.
_PACKED: Final = r'<[a-z][^<>]*>|splat \([^()]*\)|target\("[^"]*"[^()"]*\)'
# Stand-ins for blanks and quotes in these; LLVM's text contains neither character.
_BLANK: Final = "\0"
_QUOTE: Final = "\1"
_SPLAT: Final = "splat ("
_VOLATILE: Final = "volatile "
_ALIGN: Final = "align "
_CALL: Final = "call "


class Unusual(Exception):  # noqa: N818  # not an error: the cursor reads the line
    """The line is not in its usual form."""


def _finished(cursor: Cursor) -> None:
    if not cursor.at_end():
        raise Unusual


def new_tail(scope: Scope, text: str) -> dict[str, str]:
    """Parse attachments, from the name of the first."""
    if re.fullmatch(_TAIL, text) is None:
        raise Unusual
    attachments = scope.tails[text] = dict(re.findall(_ATTACHMENT, text))
    return attachments


def new_type(scope: Scope, text: str) -> tuple[Type, Constants]:
    """Parse a type; return it with its constants."""
    types = scope.types
    if text[:1] == "i" and text[1:].isdecimal():
        type = types.integer(int(text[1:]))
    elif text in FLOAT_BITS:
        type = types.floating(text)
    else:
        # Usually the line has a constant vector and was split within it: skip the parse.
        if text.count("<") != text.count(">"):
            raise Unusual
        cursor = cursor_of(text)
        try:
            type = parse_type(cursor, types)
        except (CompileError, Unsupported):
            raise Unusual from None
        _finished(cursor)
    row = scope.texts[text] = type, scope.constants_of(type)
    return row


def _split_flags(text: str) -> tuple[int, str]:
    """Return flags, and the text after them."""
    flags = 0
    while True:
        word, _, rest = text.partition(" ")
        bit = op.FLAG_NAMES.get(word)
        if bit is None:
            return flags, text
        flags |= bit
        text = rest


def new_flagged(scope: Scope, text: str) -> tuple[int, Type, Constants]:
    """Parse flags and the type after them."""
    flags, rest = _split_flags(text)
    type, known = scope.texts.get(rest) or new_type(scope, rest)
    row = scope.flagged[text] = flags, type, known
    return row


def new_comparison(scope: Scope, opcode: int, text: str) -> tuple[int, int, Type, Type, Constants]:
    """Parse a comparison's flags, predicate and type; the result has an i1 per lane."""
    flags, rest = _split_flags(text)
    name, _, operand = rest.partition(" ")
    predicate = (op.ICMP_PREDICATES if opcode == op.ICMP else op.FCMP_PREDICATES).get(name)
    if predicate is None:
        raise Unusual
    type, known = scope.texts.get(operand) or new_type(scope, operand)
    result = scope.types.with_scalar(type, scope.types.i1)
    memo = scope.icmps if opcode == op.ICMP else scope.fcmps
    row = memo[text] = flags, predicate, type, result, known
    return row


def new_load(scope: Scope, text: str) -> tuple[int, Type, Type, Constants]:
    """Parse a load's flags, type and pointer type."""
    result, _, pointer = text.rpartition(", ")
    plain = result.removeprefix(_VOLATILE)
    value, _ = scope.texts.get(plain) or new_type(scope, plain)
    type, known = scope.texts.get(pointer) or new_type(scope, pointer)
    row = scope.loads[text] = 0 if plain == result else op.VOLATILE, value, type, known
    return row


def new_store(scope: Scope, text: str) -> tuple[int, Type, Constants]:
    """Parse a store's flags and value type."""
    plain = text.removeprefix(_VOLATILE)
    type, known = scope.texts.get(plain) or new_type(scope, plain)
    row = scope.stores[text] = 0 if plain == text else op.VOLATILE, type, known
    return row


def new_access(scope: Scope, text: str) -> op.MemoryInfo:
    """Parse the alignment of a load or store, which LLVM always prints."""
    number = text[len(_ALIGN) :]
    if not text.startswith(_ALIGN) or not number.isdecimal():
        raise Unusual
    access = scope.accesses[text] = op.MemoryInfo(int(number))
    return access


def new_alloca(scope: Scope, text: str) -> tuple[Type, op.MemoryInfo]:
    """Parse the allocated type of an alloca; a count or an address space would add a comma."""
    head, _, align = text.rpartition(", ")
    type, _ = scope.texts.get(head) or new_type(scope, head)
    row = scope.allocas[text] = type, scope.accesses.get(align) or new_access(scope, align)
    return row


def new_mask(scope: Scope, text: str) -> list[int]:
    """Parse a shuffle mask with its type."""
    # `packed` may have changed it together with a constant operand.
    match = re.fullmatch(_MASK, text.replace(_BLANK, " "))
    if match is None:
        raise Unusual
    cursor = cursor_of(match[2])
    try:
        mask = parse_mask(cursor, int(match[1]))
    except CompileError:
        raise Unusual from None
    _finished(cursor)
    scope.masks[text] = mask
    return mask


def _is_local(token: str) -> bool:
    """Whether a token is a local as a whole, usually a number."""
    if token[:1] != "%":
        return False
    return token[1:].isdecimal() or _LOCAL.fullmatch(token) is not None


def new_block(scope: Scope, text: str) -> Block:
    """Return the block of a label at its first mention."""
    if not _is_local(text):
        raise Unusual
    # Without quotes the name equals the token.
    block = scope.blocks[text] = Block(scope.types.label, text[1:])
    return block


def last_vector(text: str) -> tuple[str, str]:
    """Split a line before its final constant vector, which contains commas."""
    left, comma, vector = text.rpartition(", <")
    if not comma:
        raise Unusual
    return left, "<" + vector


def typed_operand(scope: Scope, head: str, token: str) -> Value:
    """Return an operand other than a local, given the text of its type."""
    type, known = scope.texts.get(head) or new_type(scope, head)
    return known.get(token) or new_operand(scope, type, token)


def new_operand(scope: Scope, type: Type, token: str) -> Value:
    """Return a symbol, or parse a new constant.

    Only phis often have forward references, so in other instructions they are unusual.
    """
    if type is scope.types.metadata or _SIMPLE.fullmatch(token) is None:
        return _vector(scope, type, token)
    if token[0] == "%":
        raise Unusual
    if token[0] == "@":
        # Without quotes the name equals the token.
        symbol = scope.module.symbols.get(token[1:])
        if symbol is None:
            raise Unusual
        if not isinstance(symbol, GlobalVar):
            scope.module.has_compound = True
        # Functions change between templates, which share the memos.
        if not scope.declares:
            scope.constants_of(type)[token] = symbol
        return symbol
    try:
        value = parse_value(Cursor([token], 0), scope, type)
    except (CompileError, Unsupported):
        raise Unusual from None
    scope.constants_of(type)[token] = value
    return value


def packed(text: str) -> str:
    """Return the line with each constant vector or target type as one word without quotes.

    These get a second try, so that other lines need not be searched for them.
    """
    return re.sub(_PACKED, _pack, text)


def _pack(match: re.Match[str]) -> str:
    return match[0].replace(" ", _BLANK).replace('"', _QUOTE)


def cursor_of(text: str) -> Cursor:
    """Return a cursor at the start of text that may be packed."""
    return Cursor(tokens_of(text.replace(_BLANK, " ").replace(_QUOTE, '"')), 0)


def _vector(scope: Scope, type: Type, token: str) -> Value:
    """Parse a vector, packed or not, and remember a vector of numbers."""
    if type.kind != VECTOR:
        raise Unusual
    text = token.replace(_BLANK, " ")
    if text.startswith(_SPLAT):
        elements = [_element(scope, text[len(_SPLAT) : -1])] * type.count
    elif text[:1] == "<" and text[-1] == ">":
        elements = [_element(scope, part) for part in text[1:-1].split(", ")]
    else:
        raise Unusual
    vector = ConstAggregate(type, elements)
    # Passes may replace symbols in a vector of pointers.
    if type.element.kind != POINTER:
        scope.constants_of(type)[token] = vector
    return vector


def _element(scope: Scope, text: str) -> Value:
    head, _, token = text.rpartition(" ")
    return typed_operand(scope, head, token)


def new_incoming(scope: Scope, type: Type, token: str) -> Value:
    """Return a phi's incoming value; one from a later block is a forward reference."""
    if not _is_local(token):
        return new_operand(scope, type, token)
    scope.pending += 1
    return Placeholder(type, token, scope.line)


def argument(scope: Scope, parameter: str, token: str) -> Value:
    """Return an argument other than a local."""
    type, _, known = scope.parameters.get(parameter) or new_parameter(scope, parameter)
    return known.get(token) or new_operand(scope, type, token)


def new_parameter(scope: Scope, text: str) -> tuple[Type, Attributes, Constants]:
    """Parse an argument's type and attributes: its text without the value."""
    cursor = cursor_of(text)
    try:
        type = parse_type(cursor, scope.types)
        attrs = parse_parameter_attributes(cursor, scope.types)
    except (CompileError, Unsupported):
        raise Unusual from None
    _finished(cursor)
    row = scope.parameters[text] = type, attrs, scope.constants_of(type)
    return row


def new_call(scope: Scope, flag: int, text: str) -> Site:
    """Parse a call up to its callee.

    Args:
        scope: the scope.
        flag: the flag of a word such as tail, which precedes the word call.
        text: the text without the arguments' bracket.
    """
    head, separator, name = text.rpartition(" @")
    callee = scope.module.symbols.get(name)
    # In a template the callee may need a declaration, which the cursor makes.
    if not separator or callee is None:
        raise Unusual
    if flag:
        if not head.startswith(_CALL):
            raise Unusual
        head = head[len(_CALL) :]
    flags, convention, attrs, result, variadic = scope.heads.get(head) or _new_head(scope, head)
    scope.module.called.add(callee)
    site = scope.sites[text] = Site(flags | flag, convention, attrs, result, callee)
    site.variadic = variadic
    return site


def _new_head(scope: Scope, text: str) -> Head:
    """Parse the text before a callee; an address space there is rare."""
    cursor = cursor_of(text)
    try:
        flags, convention, attrs, space, result, variadic = take_call_head(cursor, scope.types)
    except (CompileError, Unsupported):
        raise Unusual from None
    if space:
        raise Unusual
    _finished(cursor)
    row = scope.heads[text] = flags, convention, attrs, result, variadic
    return row


def new_signature(scope: Scope, site: Site, parameters: list[str]) -> None:
    """Set the types and attributes of a call's arguments if they differ from the previous call.

    Args:
        scope: the scope.
        site: the calls with this head.
        parameters: the arguments without their values.
    """
    type, attrs = signature(scope, site.result, parameters)
    type = site.variadic or type
    callee = site.callee
    # A function that a template declares gets its last call's type, which the cursor sets.
    if (
        isinstance(callee, Function)
        and callee.line == IMPLICIT
        and scope.declares
        and callee.value_type is not type
    ):
        raise Unusual
    site.type, site.arg_attrs = type, attrs
    site.parameters = parameters


def signature(scope: Scope, result: Type, parameters: list[str]) -> tuple[Type, list[Attributes]]:
    """Return the type of a function that is not variadic, and its parameters' attributes.

    Args:
        scope: the scope.
        result: the result type.
        parameters: types and attributes as text.
    """
    key = (result, *parameters)
    known = scope.signatures.get(key)
    if known is None:
        rows = [scope.parameters.get(text) or new_parameter(scope, text) for text in parameters]
        type = scope.types.function(result, tuple([row[0] for row in rows]))
        known = scope.signatures[key] = type, [row[1] for row in rows]
    return known


def new_groups(scope: Scope, text: str) -> list[int]:
    """Parse the attribute groups after a call."""
    number = text[2:]
    if not text.startswith(" #") or not number.isdecimal():
        raise Unusual
    groups = scope.groups[text] = [int(number)]
    return groups
