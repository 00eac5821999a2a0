"""Calls of builtins: the handler of the shape that the row says selects the instructions.

Input: a call whose callee `lookup` resolved. Output: machine instructions, and a BuiltinCall with
them, by which `check.py` finds the call that an ill-typed instruction came from.
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
"""Those of most calls; a call of another shape loads `table.HANDLERS`."""


def _handler(row: Builtin) -> Handler:
    """Return the handler of the shape of a row."""
    handler = USUAL.get(row.shape)
    if handler is None:
        from spvbackend.isel.builtins.table import HANDLERS

        handler = HANDLERS[row.shape]
    return handler


def select_builtin(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """A call of a builtin function."""
    # The last operand is the callee, the first one may be where the result goes.
    count = len(inst.operands) - 1 - has_sret(inst)
    row = resolved.row
    wrong = count_error(row, count)
    if wrong:
        raise missing(inst, resolved, wrong)
    start = len(sel.out)
    try:
        handler = sel.flavour.builtin_handler(row) or _handler(row)
        handler(sel, inst, resolved)
    except Exception as error:
        # Handlers rely on rows of ours; a frontend's may say what does not fit the call.
        if isinstance(error, Diagnostic) or not sel.builtins.is_own(resolved.row):
            raise
        raise CompileError(
            f"the row of builtin '{resolved.row.name}' does not fit the call: "
            f"{type(error).__name__}: {error}"
        ) from error
    checker = sel.call_checker
    if checker is not None and checker.is_right(inst):
        return
    # Constants and variables go elsewhere: what is in the block came from this call.
    made = sel.out[start:]
    for machine_inst in made:
        opcode = machine_inst.opcode
        if opcode not in sel.allowed:
            # Emission has asked for the version. A builtin is the only way to instructions that
            # kernels lack, so this asks for capabilities, too.
            check_opcode(sel.environment, opcode)
            sel.allowed.add(opcode)
    sel.builtin_calls.append(BuiltinCall(inst, row.name, made))
