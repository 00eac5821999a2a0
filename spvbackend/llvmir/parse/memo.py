"""Parses the parts of a line that fast.py has cut out and not seen before.

Input: a part of the text of an instruction. Output: what it means, which the memos of `Scope` keep
from then on. A part that is not wholly what it should be is `Unusual`: the line was cut in the
wrong place, or it is wrong, and the cursor will tell its place. So whatever is raised here has no
line of its own.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.llvmir.opcodes import (
    FCMP_PREDICATES,
    FLAG_NAMES,
    ICMP,
    ICMP_PREDICATES,
    VOLATILE,
    MemoryInfo,
)
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

# What is one token to a cut may be none to the scanner.
_SIMPLE: Final = re.compile(r"[-+%@\w.]+")
_LOCAL: Final = re.compile(r"%[-\w.]+")
# All of it: a line that was cut within a constant has what looks like a mask in another place.
_MASK: Final = (
    r"<(\d+) x i32> (zeroinitializer|poison|undef|splat \(i32 \d+\)"
    r"|<i32 (?:\d+|poison|undef)(?:, i32 (?:\d+|poison|undef))*>)"
)
# Attachments that are nodes; one that is written out, as !DIExpression, is rare.
_TAIL: Final = r"[\w.]+ !\d+(?:, ![\w.]+ !\d+)*"
_ATTACHMENT: Final = r"([\w.]+) (!\d+)"
# A constant vector, in which no element has brackets (what begins with a number is a type), or a
# type of the target.
_PACKED: Final = r'<[a-z][^<>]*>|splat \([^()]*\)|target\("[^"]*"[^()"]*\)'
# What stands for blanks and quotes in these, and in no text of LLVM's.
_BLANK: Final = "\0"
_QUOTE: Final = "\1"
_SPLAT: Final = "splat ("
_VOLATILE: Final = "volatile "
_ALIGN: Final = "align "
_CALL: Final = "call "


class Unusual(Exception):  # noqa: N818  # no error: the cursor reads the line
    """The line has another form than the usual one."""


def _finished(cursor: Cursor) -> None:
    if not cursor.at_end():
        raise Unusual


def new_tail(scope: Scope, text: str) -> dict[str, str]:
    """Attachments, from the name of the first."""
    if re.fullmatch(_TAIL, text) is None:
        raise Unusual
    found = scope.tails[text] = dict(re.findall(_ATTACHMENT, text))
    return found


def new_type(scope: Scope, text: str) -> tuple[Type, Constants]:
    """A type and its constants."""
    types = scope.types
    if text[:1] == "i" and text[1:].isdecimal():
        found = types.integer(int(text[1:]))
    elif text in FLOAT_BITS:
        found = types.floating(text)
    else:
        # Most often a line with a constant vector, cut within that, which is known without a look.
        if text.count("<") != text.count(">"):
            raise Unusual
        cursor = cursor_of(text)
        try:
            found = parse_type(cursor, types)
        except (CompileError, Unsupported):
            raise Unusual from None
        _finished(cursor)
    row = scope.texts[text] = found, scope.constants_of(found)
    return row


def _split_flags(text: str) -> tuple[int, str]:
    """Flags, and the text behind them."""
    flags = 0
    while True:
        word, _, rest = text.partition(" ")
        bit = FLAG_NAMES.get(word)
        if bit is None:
            return flags, text
        flags |= bit
        text = rest


def new_flagged(scope: Scope, text: str) -> tuple[int, Type, Constants]:
    """Flags and the type behind them."""
    flags, rest = _split_flags(text)
    type, known = scope.texts.get(rest) or new_type(scope, rest)
    found = scope.flagged[text] = flags, type, known
    return found


def new_comparison(scope: Scope, opcode: int, text: str) -> tuple[int, int, Type, Type, Constants]:
    """Flags, predicate and type of a comparison; one i1 for each lane is the result."""
    flags, rest = _split_flags(text)
    name, _, operand = rest.partition(" ")
    predicate = (ICMP_PREDICATES if opcode == ICMP else FCMP_PREDICATES).get(name)
    if predicate is None:
        raise Unusual
    type, known = scope.texts.get(operand) or new_type(scope, operand)
    result = scope.types.with_scalar(type, scope.types.i1)
    memo = scope.icmps if opcode == ICMP else scope.fcmps
    found = memo[text] = flags, predicate, type, result, known
    return found


def new_load(scope: Scope, text: str) -> tuple[int, Type, Type, Constants]:
    """Flags of a load, its type and that of the pointer."""
    result, _, pointer = text.rpartition(", ")
    plain = result.removeprefix(_VOLATILE)
    value, _ = scope.texts.get(plain) or new_type(scope, plain)
    type, known = scope.texts.get(pointer) or new_type(scope, pointer)
    found = scope.loads[text] = 0 if plain == result else VOLATILE, value, type, known
    return found


def new_store(scope: Scope, text: str) -> tuple[int, Type, Constants]:
    """Flags of a store and the type of what is stored."""
    plain = text.removeprefix(_VOLATILE)
    type, known = scope.texts.get(plain) or new_type(scope, plain)
    found = scope.stores[text] = 0 if plain == text else VOLATILE, type, known
    return found


def new_access(scope: Scope, text: str) -> MemoryInfo:
    """The alignment of a load or store, which LLVM always prints."""
    number = text[len(_ALIGN) :]
    if not text.startswith(_ALIGN) or not number.isdecimal():
        raise Unusual
    found = scope.accesses[text] = MemoryInfo(int(number))
    return found


def new_alloca(scope: Scope, text: str) -> tuple[Type, MemoryInfo]:
    """What an alloca allocates; one with a count or an address space has a comma more."""
    head, _, align = text.rpartition(", ")
    type, _ = scope.texts.get(head) or new_type(scope, head)
    found = scope.allocas[text] = type, scope.accesses.get(align) or new_access(scope, align)
    return found


def new_mask(scope: Scope, text: str) -> list[int]:
    """The mask of a shuffle, with its type in front."""
    # It may have been packed with a constant operand.
    match = re.fullmatch(_MASK, text.replace(_BLANK, " "))
    if match is None:
        raise Unusual
    cursor = cursor_of(match[2])
    try:
        found = parse_mask(cursor, int(match[1]))
    except CompileError:
        raise Unusual from None
    _finished(cursor)
    scope.masks[text] = found
    return found


def _is_local(token: str) -> bool:
    """Whether it is all of a local's token, which most often is a number."""
    if token[:1] != "%":
        return False
    return token[1:].isdecimal() or _LOCAL.fullmatch(token) is not None


def new_block(scope: Scope, text: str) -> Block:
    """The block that a label names for the first time."""
    if not _is_local(text):
        raise Unusual
    # Without quotes the name is the token.
    found = scope.blocks[text] = Block(scope.types.label, text[1:])
    return found


def last_vector(text: str) -> tuple[str, str]:
    """A line that ends with a constant vector, which has commas of its own, cut in front of it."""
    left, comma, vector = text.rpartition(", <")
    if not comma:
        raise Unusual
    return left, "<" + vector


def typed_operand(scope: Scope, head: str, token: str) -> Value:
    """An operand that is no local, with the text of its type."""
    type, known = scope.texts.get(head) or new_type(scope, head)
    return known.get(token) or new_operand(scope, type, token)


def new_operand(scope: Scope, type: Type, token: str) -> Value:
    """A symbol, or a constant that is not known by its text.

    Only phis often use what is defined further down, so in others that is unusual.
    """
    if type is scope.types.metadata or _SIMPLE.fullmatch(token) is None:
        return _vector(scope, type, token)
    if token[0] == "%":
        raise Unusual
    if token[0] == "@":
        # Without quotes the name is the token.
        symbol = scope.module.symbols.get(token[1:])
        if symbol is None:
            raise Unusual
        if not isinstance(symbol, GlobalVar):
            scope.module.has_compound = True
        # Functions come and go between two templates, which share the memos.
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
    """The line with each constant vector, and each type of the target, as one word without quotes.

    These take a second try, so that other lines need not be searched for them.
    """
    return re.sub(_PACKED, _pack, text)


def _pack(match: re.Match[str]) -> str:
    return match[0].replace(" ", _BLANK).replace('"', _QUOTE)


def cursor_of(text: str) -> Cursor:
    """A cursor at the start of text that may be packed."""
    return Cursor(tokens_of(text.replace(_BLANK, " ").replace(_QUOTE, '"')), 0)


def _vector(scope: Scope, type: Type, token: str) -> Value:
    """A vector, packed or not; one of numbers is known from then on."""
    if type.kind != VECTOR:
        raise Unusual
    text = token.replace(_BLANK, " ")
    if text.startswith(_SPLAT):
        elements = [_element(scope, text[len(_SPLAT) : -1])] * type.count
    elif text[:1] == "<" and text[-1] == ">":
        elements = [_element(scope, part) for part in text[1:-1].split(", ")]
    else:
        raise Unusual
    found = ConstAggregate(type, elements)
    # Passes may put other symbols into a vector of pointers.
    if type.element.kind != POINTER:
        scope.constants_of(type)[token] = found
    return found


def _element(scope: Scope, text: str) -> Value:
    head, _, token = text.rpartition(" ")
    return typed_operand(scope, head, token)


def new_incoming(scope: Scope, type: Type, token: str) -> Value:
    """What a phi takes: that of an edge from further down is not defined yet."""
    if not _is_local(token):
        return new_operand(scope, type, token)
    scope.pending += 1
    return Placeholder(type, token, scope.line)


def argument(scope: Scope, parameter: str, token: str) -> Value:
    """An argument that is no local."""
    type, _, known = scope.parameters.get(parameter) or new_parameter(scope, parameter)
    return known.get(token) or new_operand(scope, type, token)


def new_parameter(scope: Scope, text: str) -> tuple[Type, Attributes, Constants]:
    """Type and attributes of an argument, all of its text but the value."""
    cursor = cursor_of(text)
    try:
        type = parse_type(cursor, scope.types)
        attrs = parse_parameter_attributes(cursor, scope.types)
    except (CompileError, Unsupported):
        raise Unusual from None
    _finished(cursor)
    found = scope.parameters[text] = type, attrs, scope.constants_of(type)
    return found


def new_call(scope: Scope, flag: int, text: str) -> Site:
    """All of a call up to its callee.

    Args:
        scope: what names mean.
        flag: of a word such as tail, behind which there is the word call.
        text: without the bracket of the arguments.
    """
    head, found, name = text.rpartition(" @")
    callee = scope.module.symbols.get(name)
    # In a template the callee may have to be declared, which the cursor does.
    if not found or callee is None:
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
    """What is in front of a callee; an address space there is rare."""
    cursor = cursor_of(text)
    try:
        flags, convention, attrs, space, result, variadic = take_call_head(cursor, scope.types)
    except (CompileError, Unsupported):
        raise Unusual from None
    if space:
        raise Unusual
    _finished(cursor)
    found = scope.heads[text] = flags, convention, attrs, result, variadic
    return found


def new_signature(scope: Scope, site: Site, parameters: list[str]) -> None:
    """Let a call have other types or attributes of its arguments than the one before.

    Args:
        scope: what names mean.
        site: the calls of this head.
        parameters: the arguments without their values.
    """
    type, attrs = signature(scope, site.result, parameters)
    type = site.variadic or type
    callee = site.callee
    # What a template declares has the type of the last call, which the cursor gives it.
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
    """The type of a function that is not variadic, and the attributes of its parameters.

    Args:
        scope: what names mean.
        result: its type.
        parameters: types and attributes as text.
    """
    key = (result, *parameters)
    found = scope.signatures.get(key)
    if found is None:
        rows = [scope.parameters.get(text) or new_parameter(scope, text) for text in parameters]
        type = scope.types.function(result, tuple([row[0] for row in rows]))
        found = scope.signatures[key] = type, [row[1] for row in rows]
    return found


def new_groups(scope: Scope, text: str) -> list[int]:
    """Attribute groups behind a call."""
    number = text[2:]
    if not text.startswith(" #") or not number.isdecimal():
        raise Unusual
    found = scope.groups[text] = [int(number)]
    return found
