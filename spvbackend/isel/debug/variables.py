"""Variables and the expressions that say where they are.

Input: nodes whose types and scopes have their instructions. Output: an instruction for each.
"""

from __future__ import annotations

from typing import Final

from spvbackend.isel.debug import scopes, types
from spvbackend.isel.debug.emitter import DebugEmitter
from spvbackend.isel.debug.nodes import DebugNode, expression_words
from spvbackend.isel.debug.tables import EXTRA_OPERATIONS, LITERALS, OPERATION_NUMBERS, OPERATIONS

_WORD: Final = 1 << 32
_CONSTU: Final = OPERATION_NUMBERS["Constu"]
_STACK_VALUE: Final = "DW_OP_stack_value"


def needs_of_local(debug: DebugEmitter, node: DebugNode) -> list[str]:
    scope = scopes.scope_of(debug, node.ref("scope"))
    return [scope, types.real_type(debug, node.ref("type"))]


def build_local(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """DebugLocalVariable; a parameter has its number, from 1."""
    operands = [
        debug.string(node.string("name")),
        types.type_of_variable(debug, node.ref("type")),
        *scopes.place(debug, node),
        scopes.parent(debug, node),
        scopes.flags_of(node),
    ]
    argument = node.number("arg")
    return debug.emit("DebugLocalVariable", [*operands, argument] if argument else operands)


def needs_of_global(debug: DebugEmitter, node: DebugNode) -> list[str]:
    declaration = node.ref("declaration")
    # A member may come by itself, but it is its type that says whose it is.
    member = debug.nodes.node(declaration)
    owner = [scopes.scope_of(debug, member.ref("scope"))] if types.is_member(member) else []
    return [*needs_of_local(debug, node), *owner, declaration]


def build_global(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """DebugGlobalVariable; of one that is gone the value, if LLVM knows it."""
    operands = [
        debug.string(node.string("name")),
        types.type_of_variable(debug, node.ref("type")),
        *scopes.place(debug, node),
        scopes.parent(debug, node),
        debug.string(node.string("linkageName")),
        debug.globals.get(ref) or debug.none,
        scopes.flags_of(node),
    ]
    declaration = debug.ids.get(node.ref("declaration"), 0)
    is_member = types.is_member(debug.nodes.node(node.ref("declaration")))
    if declaration and is_member:
        operands.append(declaration)
    return debug.emit("DebugGlobalVariable", operands)


def note_global(debug: DebugEmitter, ref: str, variable: int) -> str:
    """Say what a DIGlobalVariableExpression is about.

    Args:
        debug: the state of emission.
        ref: the node.
        variable: the OpVariable that it is attached to, 0 for one that is gone.

    Returns:
        The node of the variable.
    """
    node = debug.nodes.node(ref)
    found = node.ref("var") or ref
    if found not in debug.globals or variable:
        debug.globals[found] = variable or _known_value(debug, node.ref("expr"))
    return found


def _known_value(debug: DebugEmitter, expression: str) -> int:
    """The constant of an expression that is one number, 0 for any other."""
    words = expression_words(debug.nodes.node(expression)) if expression else []
    pushes = len(words) == 3 and words[0] in ("DW_OP_constu", "DW_OP_consts")
    return debug.known_constant(int(words[1])) if pushes and words[2] == _STACK_VALUE else 0


def expression(debug: DebugEmitter, text: str, first: tuple[str, ...] = ()) -> int:
    """The DebugExpression of a DIExpression, 0 for one with an operation that no set has.

    Args:
        debug: the state of emission.
        text: the expression.
        first: operations in front of it.
    """
    key = " ".join((*first, text))
    found = debug.expressions.get(key)
    if found is None:
        words = [*first, *expression_words(debug.nodes.node(text))]
        found = debug.expressions[key] = _make_expression(debug, words)
    return found


def _make_expression(debug: DebugEmitter, words: list[str]) -> int:
    operations: list[list[int]] = []
    place = 0
    while place < len(words):
        name = words[place]
        if name in LITERALS and not debug.extra_operations:
            operations.append([_CONSTU, LITERALS[name]])
            place += 1
            continue
        row = OPERATIONS.get(name)
        if row is None and debug.extra_operations:
            row = EXTRA_OPERATIONS.get(name)
        if row is None:
            return 0
        number, count = row
        operands = words[place + 1 : place + 1 + count]
        # Operands are numbers of one word.
        if not all(word.isdecimal() and int(word) < _WORD for word in operands):
            return 0
        operations.append([number, *map(int, operands)])
        place += 1 + count
    return debug.emit("DebugExpression", [debug.operation(tuple(row)) for row in operations])
