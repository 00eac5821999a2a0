"""What does not alias, by scopes: `alias.scope` and `noalias` of accesses and calls.

Where SPV_INTEL_memory_access_aliasing may be used, scopes, their domains and lists of them become
instructions among the annotations; loads and stores name lists in their memory operands, calls and
atomic operations in decorations. Compilers write most of this by themselves, so that without the
extension it goes without a word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.metadata import node_operands
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import (
    OpAliasDomainDeclINTEL,
    OpAliasScopeDeclINTEL,
    OpAliasScopeListDeclINTEL,
)
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
    """Memory operands of an access, with the scopes that its metadata names."""
    attachments = inst.attachments
    if attachments is None or not sel.environment.has(MEMORY_ALIASING):
        return operands
    mask = operands[0] if operands else 0
    lists: list[int] = []
    # The operands of the bits are in the order of the bits.
    for name, bit in _MASKS:
        found = _scope_list(sel, name, attachments[name]) if name in attachments else 0
        if found:
            mask |= bit
            lists.append(found)
    return [mask, *operands[1:], *lists] if lists else operands


def decorate_scopes(sel: Selector, inst: Inst, name: str, ref: str) -> None:
    """The scopes of what has no memory operands."""
    if inst.opcode in (op.LOAD, op.STORE) and not inst.flags & op.ATOMIC:
        return
    environment = sel.environment
    # OpDecorateId is of 1.2; what the scopes say is a hint.
    can_say = environment.has(MEMORY_ALIASING) and environment.version >= V1_2
    found = _scope_list(sel, name, ref) if can_say else 0
    if found:
        sel.cache.decorate_by_id(inst.spv_id, _DECORATIONS[name], found)


def _scope_list(sel: Selector, name: str, ref: str) -> int:
    """Id of a list of scopes, 0 where nothing may be said.

    A scope that is declared in a loop is another one in each iteration (LangRef,
    'llvm.experimental.noalias.scope.decl'), which SPIR-V cannot say. What is within such a scope is
    then within unknown ones; what is outside of it is so of the rest still.
    """
    key = f"{name} {ref}"
    found = sel.declared.alias_lists.get(key)
    if found is None:
        scopes = node_operands(sel.module, ref)
        fixed = [scope for scope in scopes if scope not in sel.module.loop_scopes]
        if len(fixed) < len(scopes) and name == ALIAS_SCOPE:
            fixed = []
        found = sel.declared.alias_lists[key] = _fixed_list(sel, fixed)
    return found


def _fixed_list(sel: Selector, scopes: list[str]) -> int:
    """Id of a list of scopes that are the same all the time, one for all uses; 0 for none."""
    key = f"{{{' '.join(scopes)}}}"
    found = sel.declared.alias_lists.get(key)
    if found is None:
        ids = [_scope(sel, scope) for scope in scopes]
        found = sel.cache.annotation(OpAliasScopeListDeclINTEL, ids) if ids else 0
        sel.declared.alias_lists[key] = found
    return found


def _scope(sel: Selector, ref: str) -> int:
    """Id of a scope: `!{!scope, !domain, !"name"}`, which LLVM's verifier has seen to."""
    found = sel.declared.alias_lists.get(ref)
    if found is None:
        domain = _domain(sel, node_operands(sel.module, ref)[1])
        found = sel.declared.alias_lists[ref] = sel.cache.annotation(
            OpAliasScopeDeclINTEL, [domain]
        )
    return found


def _domain(sel: Selector, ref: str) -> int:
    """Id of a domain, whose node is only there to differ from others."""
    found = sel.declared.alias_lists.get(ref)
    if found is None:
        found = sel.declared.alias_lists[ref] = sel.cache.annotation(OpAliasDomainDeclINTEL, [])
    return found
