"""Variables, local and global.

Input: nodes whose types and scopes are emitted. Output: an instruction for each.
"""

from __future__ import annotations

from typing import Final

from spvbackend.isel.debug import scopes, types
from spvbackend.isel.debug.emitter import DebugEmitter
from spvbackend.isel.debug.expressions import expression
from spvbackend.isel.debug.nodes import DebugNode, expression_words

_STACK_VALUE: Final = "DW_OP_stack_value"


def needs_of_local(debug: DebugEmitter, node: DebugNode) -> list[str]:
    scope = scopes.scope_of(debug, node.ref("scope"))
    return [scope, types.real_type(debug, node.ref("type"))]


def build_local(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """Emit DebugLocalVariable; a parameter has its number, from 1."""
    operands = [
        debug.string(node.string("name")),
        types.type_of_variable(debug, node.ref("type")),
        *scopes.place(debug, node),
        scopes.parent(debug, node),
        scopes.flags_of(debug, node),
    ]
    argument = node.number("arg")
    return debug.emit("DebugLocalVariable", [*operands, argument] if argument else operands)


def needs_of_global(debug: DebugEmitter, node: DebugNode) -> list[str]:
    declaration = node.ref("declaration")
    # A member may be emitted alone, but its type states the owner.
    member = debug.nodes.node(declaration)
    owner = [scopes.scope_of(debug, member.ref("scope"))] if types.is_member(member) else []
    return [*needs_of_local(debug, node), *owner, declaration]


def build_global(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """Emit DebugGlobalVariable; a removed variable keeps its value if LLVM knows it."""
    operands = [
        debug.string(node.string("name")),
        types.type_of_variable(debug, node.ref("type")),
        *scopes.place(debug, node),
        scopes.parent(debug, node),
        debug.string(node.string("linkageName")),
        debug.globals.get(ref) or debug.none,
        scopes.flags_of(debug, node),
    ]
    declaration = debug.ids.get(node.ref("declaration"), 0)
    is_member = types.is_member(debug.nodes.node(node.ref("declaration")))
    if declaration and is_member:
        operands.append(declaration)
    return debug.emit("DebugGlobalVariable", operands)


def note_global(debug: DebugEmitter, ref: str, variable: int) -> str:
    """Record the variable of a DIGlobalVariableExpression.

    Args:
        debug: the state of emission.
        ref: the node.
        variable: the OpVariable it is attached to, 0 for a removed one.

    Returns:
        The node of the variable.
    """
    node = debug.nodes.node(ref)
    variable_ref = node.ref("var") or ref
    if variable_ref not in debug.globals or variable:
        debug.globals[variable_ref] = variable or _known_value(debug, node.ref("expr"))
    return variable_ref


def _known_value(debug: DebugEmitter, text: str) -> int:
    """Return the constant of an expression that is a single number, or 0.

    SPIRV-LLVM-Translator reads constants of version 200 from the expression itself.
    """
    words = expression_words(debug.nodes.node(text)) if text else []
    if debug.is_200:
        return expression(debug, text) if words else 0
    pushes = len(words) == 3 and words[0] in ("DW_OP_constu", "DW_OP_consts")
    return debug.known_constant(int(words[1])) if pushes and words[2] == _STACK_VALUE else 0
