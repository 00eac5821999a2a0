"""Metadata that is attached to instructions, as far as selection has a form for it.

`BEFORE` is what changes an instruction's operands, `AFTER` what decorates its result. Most that is
attached, such as `tbaa` and `dbg`, is in neither.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from spvbackend.isel.metadata.cache_controls import CACHE_CONTROL, copy_pointers, own_copy
from spvbackend.isel.metadata.decorations import DECORATIONS, decorate_list
from spvbackend.llvmir import opcodes as op

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector
    from spvbackend.llvmir.values import Inst

Handler = Callable[["Selector", "Inst", str, bool], None]
"""Takes the node, and whether the result is that of an instruction of its own."""


def select_noted(sel: Selector, inst: Inst, select: Callable[[Selector, Inst], None]) -> None:
    """Select an instruction that has metadata, by its handler."""
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
        # The instruction became another value, whose other uses the decoration is not about.
        inst.spv_id = own_copy(sel, inst)
    decorate_list(sel, DECORATIONS, ref, inst, inst.spv_id, inst.line)


AFTER: Final[dict[str, Handler]] = {
    DECORATIONS: _decorate,
}
