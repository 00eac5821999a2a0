"""Calls of builtins: the handler for the row's shape selects the instructions.

Input: a call whose callee `lookup` resolved. Output: machine instructions and a BuiltinCall that
lists them, with which `check.py` maps an ill-typed instruction to its call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.builtins import rows
from spvbackend.builtins.lookup import Resolved, count_error
from spvbackend.builtins.rows import Builtin
from spvbackend.diagnostics import CompileError, Diagnostic
from spvbackend.infer.required import has_sret
from spvbackend.isel.builtins.args import missing
from spvbackend.isel.builtins.convert import select_as_type, select_convert, select_convert_op
from spvbackend.isel.builtins.core import select_core_op
from spvbackend.isel.builtins.math import select_ext_inst
from spvbackend.isel.builtins.sync import select_barrier
from spvbackend.isel.builtins.work_item import select_variable
from spvbackend.isel.selector import BuiltinCall, Selector
from spvbackend.llvmir.values import Inst
from spvbackend.target.availability import check_opcode

Handler = Callable[[Selector, Inst, Resolved], None]

USUAL: Final[dict[int, Handler]] = {
    rows.AS_TYPE: select_as_type,
    rows.BARRIER: select_barrier,
    rows.BUILTIN: select_variable,
    rows.CONVERT: select_convert,
    rows.CONVERT_OP: select_convert_op,
    rows.CORE_OP: select_core_op,
    rows.EXT_INST: select_ext_inst,
}
"""Handlers of most calls; a call of another shape loads `table.HANDLERS`."""


def _handler(row: Builtin) -> Handler:
    """Return the handler for a row's shape."""
    handler = USUAL.get(row.shape)
    if handler is None:
        from spvbackend.isel.builtins.table import HANDLERS

        handler = HANDLERS[row.shape]
    return handler


def select_builtin(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a call of a builtin function."""
    # The last operand is the callee; the first may be an sret pointer.
    count = len(inst.operands) - 1 - has_sret(inst)
    row = resolved.row
    count_message = count_error(row, count)
    if count_message:
        raise missing(inst, resolved, count_message)
    start = len(sel.out)
    try:
        handler = sel.flavour.builtin_handler(row) or _handler(row)
        handler(sel, inst, resolved)
    except Exception as error:
        # Handlers trust our own rows; a frontend's row may not fit the call.
        if isinstance(error, Diagnostic) or not sel.builtins.is_own(resolved.row):
            raise
        raise CompileError(
            f"the row of builtin '{resolved.row.name}' does not fit the call: "
            f"{type(error).__name__}: {error}"
        ) from error
    checker = sel.call_checker
    if checker is not None and checker.is_right(inst):
        return
    # Constants and variables go elsewhere, so this call made all new instructions of the block.
    made = sel.out[start:]
    for machine_inst in made:
        opcode = machine_inst.opcode
        if opcode not in sel.allowed:
            # `emit` has checked the version. Only builtins lead to instructions that kernels lack,
            # so check their capabilities here.
            check_opcode(sel.environment, opcode)
            sel.allowed.add(opcode)
    sel.builtin_calls.append(BuiltinCall(inst, row.name, made))
