"""Emits nodes after the nodes that they use.

Input: a reference to a node. Output: the id of its instruction. Nodes form long chains and cycles,
so an explicit stack replaces recursion.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spvbackend.isel.debug import extras, scopes, types, variables
from spvbackend.isel.debug.emitter import DebugEmitter
from spvbackend.isel.debug.nodes import DebugNode


class Rule(NamedTuple):
    """How a kind of node becomes an instruction.

    Attributes:
        needs: returns the nodes whose instructions it uses.
        build: emits the instruction and returns its id.
    """

    needs: Callable[[DebugEmitter, DebugNode], list[str]]
    build: Callable[[DebugEmitter, DebugNode, str], int]


_TYPE: Final = Rule(types.needs_of_type, types.build_type)
_TEMPLATE: Final = Rule(extras.needs_of_parameter, extras.build_parameter)
RULES: Final[dict[str, Rule]] = {
    "DIBasicType": _TYPE,
    "DICompositeType": _TYPE,
    "DIDerivedType": _TYPE,
    "DIFixedPointType": _TYPE,
    "DIGlobalVariable": Rule(variables.needs_of_global, variables.build_global),
    "DIImportedEntity": Rule(extras.needs_of_import, extras.build_import),
    "DILexicalBlock": Rule(scopes.needs_of_block, scopes.build_block),
    "DILexicalBlockFile": Rule(scopes.needs_of_block, scopes.build_discriminator),
    "DILocalVariable": Rule(variables.needs_of_local, variables.build_local),
    "DILocation": Rule(scopes.needs_of_location, scopes.build_inlined_at),
    "DIModule": Rule(scopes.needs_of_block, scopes.build_module),
    "DINamespace": Rule(scopes.needs_of_block, scopes.build_namespace),
    "DIStringType": _TYPE,
    "DISubprogram": Rule(scopes.needs_of_function, scopes.build_function),
    "DISubrangeType": _TYPE,
    "DISubroutineType": _TYPE,
    "DITemplateTypeParameter": _TEMPLATE,
    "DITemplateValueParameter": _TEMPLATE,
}


def require(debug: DebugEmitter, ref: str) -> int:
    """Return the id of a node's instruction, emitted on demand; DebugInfoNone for no node.

    Args:
        debug: the state of emission.
        ref: the node, as `!n`.
    """
    ids = debug.ids
    if id := ids.get(ref):
        return id
    stack = [ref]
    while stack:
        top = stack[-1]
        node = debug.nodes.node(top)
        rule = RULES.get(node.kind)
        if top in ids or rule is None:
            stack.pop()
            continue
        if top not in debug.open:
            debug.open.add(top)
            waiting = [need for need in rule.needs(debug, node) if need not in ids]
            # An open node closes a cycle: its user's rule works without its id.
            stack += [need for need in reversed(waiting) if need not in debug.open]
            continue
        stack.pop()
        ids[top] = debug.keep_promise(top, rule.build(debug, node, top))
        debug.open.discard(top)
    return ids.get(ref) or debug.none


def finish(debug: DebugEmitter) -> None:
    """Emit nodes that none uses: promised members, templates, unused variables."""
    pending = debug.pending
    while pending:
        family, ref = pending.popleft()
        node = debug.nodes.node(ref)
        if family == extras.MEMBERS:
            for need in types.needs_of_members(debug, ref):
                require(debug, need)
            types.build_members(debug, node, ref)
        elif family == extras.TEMPLATE:
            for need in extras.parameters_of(debug, node):
                require(debug, need)
            extras.build_template(debug, node, ref)
        elif family == extras.ALIAS:
            require(debug, types.real_type(debug, ref))
            extras.build_alias(debug, node, ref)
        else:
            require(debug, types.real_type(debug, ref))
