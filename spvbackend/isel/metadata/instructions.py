"""Instruction metadata that selection can express.

Cache controls change an instruction's operands; `AFTER` has the metadata that decorates its result.
Most metadata, such as `tbaa` and `dbg`, is in neither group.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from spvbackend.isel.metadata.aliasing import ALIAS_SCOPE, NO_ALIAS, decorate_scopes
from spvbackend.isel.metadata.cache_controls import CACHE_CONTROL, copy_pointers, own_copy
from spvbackend.isel.metadata.decorations import DECORATIONS, decorate_list
from spvbackend.isel.metadata.enumerants import float_word
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.metadata import node_operands
from spvbackend.llvmir.types import FLOAT
from spvbackend.spirv import enums as spv
from spvbackend.target.features import FP_MAX_ERROR

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector
    from spvbackend.llvmir.values import Inst

Handler = Callable[["Selector", "Inst", str, bool], None]
"""Takes the node, and whether the result belongs to an instruction of its own."""


def select_noted(sel: Selector, inst: Inst, select: Callable[[Selector, Inst], None]) -> None:
    """Select an instruction with metadata by its handler, and apply the metadata."""
    attachments = inst.attachments
    assert attachments is not None
    ref = attachments.get(CACHE_CONTROL)
    if ref is not None:
        copy_pointers(sel, inst, ref)
    start = len(sel.out)
    select(sel, inst)
    for name, ref in attachments.items():
        handler = AFTER.get(name)
        if handler is not None and inst.spv_id:
            is_own = inst.opcode == op.ALLOCA or any(
                machine.result == inst.spv_id for machine in sel.out[start:]
            )
            handler(sel, inst, ref, is_own)


def _decorate(sel: Selector, inst: Inst, ref: str, is_own: bool) -> None:
    if not is_own:
        # The result is another value, whose other uses must not get the decoration.
        inst.spv_id = own_copy(sel, inst)
    decorate_list(sel, DECORATIONS, ref, inst, inst.spv_id, inst.line)


def _max_error(sel: Selector, inst: Inst, ref: str, is_own: bool) -> None:
    """Decorate a result with its maximum error in ULPs (LangRef, 'fpmath').

    Compilers add it, and a more exact result is right, so it is dropped silently.
    """
    operands = node_operands(sel.module, ref)
    word = float_word(sel, operands[0]) if len(operands) == 1 else None
    is_number = inst.type.scalar().kind == FLOAT
    if is_own and is_number and word is not None and sel.environment.prefers(FP_MAX_ERROR):
        decoration = spv.DecorationFPMaxErrorDecorationINTEL
        if not sel.cache.has_decoration(inst.spv_id, decoration):
            sel.cache.decorate(inst.spv_id, decoration, word)


def _alias_scope(sel: Selector, inst: Inst, ref: str, is_own: bool) -> None:
    if is_own:
        decorate_scopes(sel, inst, ALIAS_SCOPE, ref)


def _no_alias(sel: Selector, inst: Inst, ref: str, is_own: bool) -> None:
    if is_own:
        decorate_scopes(sel, inst, NO_ALIAS, ref)


AFTER: Final[dict[str, Handler]] = {
    "fpmath": _max_error,
    ALIAS_SCOPE: _alias_scope,
    NO_ALIAS: _no_alias,
    DECORATIONS: _decorate,
}
NOTED: Final = frozenset((CACHE_CONTROL, *AFTER))
"""Metadata that `select_noted` handles; other instructions are selected directly."""
