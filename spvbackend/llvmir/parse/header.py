"""Reader of function headers.

Input: the line of a definition or declaration. Output: a `Function` without blocks and its
parameters' names; a tail that may refer to other symbols waits until all are known. As with
instructions, a usual form is split into parts that are looked up by text, and the cursor reads
what is `Unusual`.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.attributes import parse_parameter_attributes
from spvbackend.llvmir.parse.constants import parse_typed_value
from spvbackend.llvmir.parse.conventions import check_result, take_convention
from spvbackend.llvmir.parse.memo import Unusual, cursor_of, packed, signature
from spvbackend.llvmir.parse.scan import Cursor, tokens_of, unquote
from spvbackend.llvmir.parse.scope import Ending, Front, Scope
from spvbackend.llvmir.parse.symbol_words import HEADER_WORDS, UNNAMED, apply_words
from spvbackend.llvmir.parse.types import parse_type, pointer_type
from spvbackend.llvmir.types import Type, TypeContext
from spvbackend.llvmir.values import Attributes, Function, Value

Names = dict[str, Value]
"""The parameters of a definition by their tokens."""

_FUNCTION_SUFFIX: Final = frozenset(("section", "partition", "comdat", "align", "gc"))
_FUNCTION_DATA: Final = frozenset(("prefix", "prologue", "personality"))
_ENDING: Final = re.compile(
    r"(?: (local_unnamed_addr|unnamed_addr))?((?: #\d+)*)((?: ![\w.]+ !\d+)*)(?: \{)?"
)
_ATTACHMENT: Final = r"!([\w.]+) (!\d+)"


def read_header(scope: Scope, text: str, line: int) -> tuple[Function, Names, Cursor | None]:
    """Read a function from its line with `define` or `declare`.

    Returns:
        The function, its parameters' names, and a cursor at its tail, or None if the tail has been
        read.
    """
    try:
        function, names = _usual(scope, packed(text) if '"' in text else text, line)
    except Unusual:
        return _by_cursor(scope, text, line)
    return function, names, None


def _usual(scope: Scope, text: str, line: int) -> tuple[Function, Names]:
    start = text.find("(", text.find(" @"))
    # A usual tail has no brackets.
    end = text.rfind(")")
    head, separator, name = text[:start].rpartition(" @")
    if not separator or '"' in text:
        raise Unusual
    front = scope.fronts.get(head) or _new_front(scope, head)
    is_definition, words, convention, ret_attrs, ret = front
    tail = text[end + 1 :]
    unnamed, groups, attachments = scope.endings.get(tail) or _new_ending(scope, tail)
    parameters = text[start + 1 : end].split(", ") if end > start + 1 else []
    tokens: list[str] = []
    if is_definition:
        for index, parameter in enumerate(parameters):
            parameters[index], _, token = parameter.rpartition(" ")
            tokens.append(token)
    fn_type, attrs = signature(scope, ret, parameters)
    check_result(convention, ret, name, line)
    function = Function(pointer_type(scope.types, 0, line), name, fn_type, line)
    if words:
        apply_words(function, words)
    function.calling_convention = convention
    function.ret_attrs = ret_attrs
    if unnamed:
        function.unnamed = unnamed
    function.attr_groups = groups.copy()
    function.attachments = attachments.copy()
    return function, _name_arguments(function, attrs, tokens)


def _new_front(scope: Scope, text: str) -> Front:
    """Parse the text before the name; a declaration's attachments, which come first, are rare."""
    cursor = cursor_of(text)
    try:
        front = _take_front(cursor, scope.types, cursor.next() == "define")
    except (CompileError, Unsupported):
        raise Unusual from None
    if not cursor.at_end():
        raise Unusual
    scope.fronts[text] = front
    return front


def _take_front(cursor: Cursor, types: TypeContext, is_definition: bool) -> Front:
    words: list[str] = []
    while cursor.peek() in HEADER_WORDS:
        words.append(cursor.next())
    convention = take_convention(cursor)
    ret_attrs = parse_parameter_attributes(cursor, types)
    return is_definition, words, convention, ret_attrs, parse_type(cursor, types)


def _new_ending(scope: Scope, text: str) -> Ending:
    """Parse the text after the parameters if it refers to no other symbol."""
    match = _ENDING.fullmatch(text)
    if match is None:
        raise Unusual
    unnamed, groups, attachments = match.groups()
    numbers = [int(group[1:]) for group in groups.split()]
    nodes = dict(re.findall(_ATTACHMENT, attachments)) if attachments else {}
    ending = unnamed or "", numbers, nodes
    scope.endings[text] = ending
    return ending


def _name_arguments(function: Function, attrs: list[Attributes], tokens: list[str]) -> Names:
    """Set the parameters' attributes and names; a declaration has no tokens."""
    args = function.args
    for arg in args:
        arg.attrs = attrs[arg.index]
    for index, token in enumerate(tokens):
        args[index].name = unquote(token)
    return dict(zip(tokens, args, strict=False))


def _by_cursor(scope: Scope, text: str, line: int) -> tuple[Function, Names, Cursor]:
    """Read a header in any form."""
    cursor = Cursor(tokens_of(text), line)
    types = scope.types
    is_definition = cursor.next() == "define"
    attachments: dict[str, str] = {}
    while cursor.peek().startswith("!"):
        key = cursor.next()[1:]
        attachments[key] = _take_node(cursor)
    _, words, convention, ret_attrs, ret = _take_front(cursor, types, is_definition)
    name = unquote(cursor.next())
    check_result(convention, ret, name, line)
    params, variadic, tokens, attrs = _read_parameters(cursor, types)
    fn_type = types.function(ret, tuple(params), variadic)
    function = Function(pointer_type(types, 0, line), name, fn_type, line)
    apply_words(function, words)
    function.calling_convention = convention
    function.ret_attrs = ret_attrs
    function.attachments = attachments
    names = _name_arguments(function, attrs, tokens if is_definition else [])
    return function, names, cursor


def _read_parameters(
    cursor: Cursor, types: TypeContext
) -> tuple[list[Type], bool, list[str], list[Attributes]]:
    """Return types, whether the function is variadic, name tokens and attributes."""
    params: list[Type] = []
    tokens: list[str] = []
    attrs: list[Attributes] = []
    cursor.expect("(")
    if cursor.accept(")"):
        return params, False, tokens, attrs
    while True:
        if cursor.accept("..."):
            cursor.expect(")")
            return params, True, tokens, attrs
        params.append(parse_type(cursor, types))
        attrs.append(parse_parameter_attributes(cursor, types))
        # A declaration's parameters have no names; LLVM always prints a definition's, as numbers if
        # necessary.
        has_name = cursor.peek().startswith("%")
        tokens.append(cursor.next() if has_name else f"%{len(tokens)}")
        if cursor.accept(")"):
            return params, False, tokens, attrs
        cursor.expect(",")


def read_tail(cursor: Cursor, function: Function, scope: Scope) -> None:
    """Read the text from the parameters to the brace; prefix data and the like are operands."""
    while not cursor.at_end() and cursor.peek() != "{":
        token = cursor.next()
        if token[0] == "#":
            function.attr_groups.append(int(token[1:]))
        elif token[0] == "!":
            function.attachments[token[1:]] = _take_node(cursor)
        elif token in UNNAMED:
            function.unnamed = token
        elif token in _FUNCTION_DATA:
            function.data.append((token, parse_typed_value(cursor, scope)))
        elif token == "addrspace":
            cursor.expect("(")
            function.type = scope.types.pointer(cursor.integer())
            cursor.expect(")")
        elif token in _FUNCTION_SUFFIX:
            value = cursor.balanced() if cursor.peek() == "(" else ""
            if not value and token != "comdat":
                value = f" {cursor.next()}"
            function.suffix.append(token + value)
        elif cursor.peek() == "(":
            function.inline_attrs.append(token + cursor.balanced())
        elif cursor.accept("="):
            function.inline_attrs.append(f"{token}={cursor.next()}")
        else:
            function.inline_attrs.append(token)


def _take_node(cursor: Cursor) -> str:
    """Take an attached node: its number, or the node itself if LLVM does not number its kind."""
    node = cursor.next()
    return node + cursor.balanced() if cursor.peek() == "(" else node


def collect_attributes(module: Module, function: Function) -> None:
    """Collect a function's attributes by name, from its groups and its own words."""
    attrs: dict[str, str] = {}
    for number in function.attr_groups:
        attrs.update(module.attr_groups.get(number, {}))
    for word in function.inline_attrs:
        name, _, value = word.partition("(")
        attrs[name] = value[:-1].strip()
    function.fn_attrs = attrs
