"""The index of builtin handlers: shape of the row -> function that selects the call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.builtins import rows
from spvbackend.builtins.lookup import Resolved
from spvbackend.isel.builtin_args import missing
from spvbackend.isel.builtin_math import select_ext_inst
from spvbackend.isel.builtin_sync import select_barrier
from spvbackend.isel.builtin_work_item import select_variable
from spvbackend.isel.selector import Selector
from spvbackend.llvmir.values import Inst

Handler = Callable[[Selector, Inst, Resolved], None]

HANDLERS: Final[dict[int, Handler]] = {
    rows.EXT_INST: select_ext_inst,
    rows.BUILTIN: select_variable,
    rows.BARRIER: select_barrier,
}


def select_builtin(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """A call of a builtin function."""
    handler = HANDLERS.get(resolved.row.shape)
    if handler is None:
        raise missing(inst, resolved, "has no translation")
    handler(sel, inst, resolved)
