"""Alias scopes: the metadata `alias.scope` and `noalias` of accesses and calls.

With SPV_INTEL_memory_access_aliasing, scopes, their domains and lists of scopes become
instructions among the annotations; loads and stores refer to lists in their memory operands, calls
and atomic operations in decorations. Compilers write most of this metadata, so without the
extension it is dropped silently.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.metadata import node_operands
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as spirv
from spvbackend.target.features import MEMORY_ALIASING
from spvbackend.target.versions import V1_2

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector
    from spvbackend.llvmir.values import Inst

ALIAS_SCOPE: Final = "alias.scope"
NO_ALIAS: Final = "noalias"
_MASKS: Final = (
    (ALIAS_SCOPE, spv.MemoryAccessAliasScopeINTELMask),
    (NO_ALIAS, spv.MemoryAccessNoAliasINTELMask),
)
_DECORATIONS: Final[dict[str, int]] = {
    ALIAS_SCOPE: spv.DecorationAliasScopeINTEL,
    NO_ALIAS: spv.DecorationNoAliasINTEL,
}


def with_scopes(sel: Selector, inst: Inst, operands: list[int]) -> list[int]:
    """Add the scopes of an access's metadata to its memory operands."""
    attachments = inst.attachments
    if attachments is None or not sel.environment.prefers(MEMORY_ALIASING):
        return operands
    mask = operands[0] if operands else 0
    lists: list[int] = []
    # Operands of a mask follow in bit order.
    for name, bit in _MASKS:
        scopes = _scope_list(sel, name, attachments[name]) if name in attachments else 0
        if scopes:
            mask |= bit
            lists.append(scopes)
    return [mask, *operands[1:], *lists] if lists else operands


def decorate_scopes(sel: Selector, inst: Inst, name: str, ref: str) -> None:
    """Decorate an instruction that has no memory operands with its scopes."""
    if inst.opcode in (op.LOAD, op.STORE) and not inst.flags & op.ATOMIC:
        return
    environment = sel.environment
    # OpDecorateId needs 1.2; the scopes are hints.
    can_say = environment.prefers(MEMORY_ALIASING) and environment.version >= V1_2
    scopes = _scope_list(sel, name, ref) if can_say else 0
    if scopes:
        sel.cache.decorate_by_id(inst.spv_id, _DECORATIONS[name], scopes)


def _scope_list(sel: Selector, name: str, ref: str) -> int:
    """Return the id of a list of scopes, 0 if it cannot be expressed.

    A scope declared in a loop differs in each iteration (LangRef,
    'llvm.experimental.noalias.scope.decl'), which SPIR-V cannot express. An access within such a
    scope is then in unknown scopes; a `noalias` list keeps its other scopes.
    """
    key = f"{name} {ref}"
    list_id = sel.declared.alias_lists.get(key)
    if list_id is None:
        scopes = node_operands(sel.module, ref)
        fixed = [scope for scope in scopes if scope not in sel.module.loop_scopes]
        if len(fixed) < len(scopes) and name == ALIAS_SCOPE:
            fixed = []
        list_id = sel.declared.alias_lists[key] = _fixed_list(sel, fixed)
    return list_id


def _fixed_list(sel: Selector, scopes: list[str]) -> int:
    """Return the id of a list of constant scopes, shared by all uses; 0 for an empty list."""
    key = f"{{{' '.join(scopes)}}}"
    list_id = sel.declared.alias_lists.get(key)
    if list_id is None:
        ids = [_scope(sel, scope) for scope in scopes]
        list_id = sel.cache.annotation(spirv.OpAliasScopeListDeclINTEL, ids) if ids else 0
        sel.declared.alias_lists[key] = list_id
    return list_id


def _scope(sel: Selector, ref: str) -> int:
    """Return the id of a scope: `!{!scope, !domain, !"name"}`, checked by LLVM's verifier."""
    id = sel.declared.alias_lists.get(ref)
    if id is None:
        domain = _domain(sel, node_operands(sel.module, ref)[1])
        id = sel.declared.alias_lists[ref] = sel.cache.annotation(
            spirv.OpAliasScopeDeclINTEL, [domain]
        )
    return id


def _domain(sel: Selector, ref: str) -> int:
    """Return the id of a domain, whose node serves only as an identity."""
    id = sel.declared.alias_lists.get(ref)
    if id is None:
        id = sel.declared.alias_lists[ref] = sel.cache.annotation(spirv.OpAliasDomainDeclINTEL, [])
    return id
