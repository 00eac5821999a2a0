"""The index of builtin handlers: shape of the row -> function that selects the call.

Input: a call whose callee `lookup` resolved. Output: machine instructions, and a BuiltinCall with
them, by which `check-builtins` finds the call that an ill-typed instruction came from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.builtins import rows
from spvbackend.builtins.lookup import Resolved, takes
from spvbackend.diagnostics import CompileError, Diagnostic
from spvbackend.infer.required import has_sret
from spvbackend.isel.builtins.args import missing
from spvbackend.isel.builtins.atomics import (
    select_atomic,
    select_cmpxchg,
    select_compare,
    select_init,
)
from spvbackend.isel.builtins.avc import select_avc, select_avc_mce
from spvbackend.isel.builtins.convert import (
    select_as_type,
    select_convert,
    select_convert_op,
)
from spvbackend.isel.builtins.core import (
    select_any_all,
    select_carry,
    select_core_op,
    select_dot,
    select_type_of,
)
from spvbackend.isel.builtins.generic_casts import select_generic_cast
from spvbackend.isel.builtins.groups import (
    select_broadcast,
    select_group,
    select_shuffle_pair,
)
from spvbackend.isel.builtins.images import (
    select_image_field,
    select_image_read,
    select_image_size,
    select_image_write,
    select_sampler,
)
from spvbackend.isel.builtins.math import select_ext_inst
from spvbackend.isel.builtins.memory import (
    select_access_chain,
    select_async_copy,
    select_block_io,
    select_block_prefetch,
    select_masked_access,
    select_vload,
    select_vstore,
)
from spvbackend.isel.builtins.mini_floats import select_mini_float
from spvbackend.isel.builtins.printf import select_printf
from spvbackend.isel.builtins.queues import select_enqueue, select_ndrange
from spvbackend.isel.builtins.spec_constants import select_spec_composite, select_spec_constant
from spvbackend.isel.builtins.sync import (
    select_barrier,
    select_fence,
    select_get_fence,
    select_work_item_fence,
)
from spvbackend.isel.builtins.work_item import select_variable
from spvbackend.isel.selector import BuiltinCall, Selector
from spvbackend.isel.untyped.builtins import HANDLERS as UNTYPED_HANDLERS
from spvbackend.llvmir.values import Inst
from spvbackend.target.availability import check_opcode

Handler = Callable[[Selector, Inst, Resolved], None]

HANDLERS: Final[dict[int, Handler]] = {
    rows.EXT_INST: select_ext_inst,
    rows.VLOAD: select_vload,
    rows.VSTORE: select_vstore,
    rows.PRINTF: select_printf,
    rows.BUILTIN: select_variable,
    rows.CORE_OP: select_core_op,
    rows.GROUP: select_group,
    rows.GROUP_BROADCAST: select_broadcast,
    rows.SHUFFLE_PAIR: select_shuffle_pair,
    rows.BLOCK_IO: select_block_io,
    rows.ANY_ALL: select_any_all,
    rows.DOT: select_dot,
    rows.CONVERT: select_convert,
    rows.CONVERT_OP: select_convert_op,
    rows.AS_TYPE: select_as_type,
    rows.ATOMIC: select_atomic,
    rows.ATOMIC_CMPXCHG: select_cmpxchg,
    rows.ATOMIC_COMPARE: select_compare,
    rows.ATOMIC_INIT: select_init,
    rows.BARRIER: select_barrier,
    rows.FENCE: select_fence,
    rows.WORK_ITEM_FENCE: select_work_item_fence,
    rows.GENERIC_CAST: select_generic_cast,
    rows.GET_FENCE: select_get_fence,
    rows.ASYNC_COPY: select_async_copy,
    rows.NDRANGE: select_ndrange,
    rows.ENQUEUE: select_enqueue,
    rows.CARRY: select_carry,
    rows.SPEC_CONSTANT: select_spec_constant,
    rows.SPEC_COMPOSITE: select_spec_composite,
    rows.BLOCK_PREFETCH: select_block_prefetch,
    rows.IMAGE_READ: select_image_read,
    rows.IMAGE_WRITE: select_image_write,
    rows.IMAGE_SIZE: select_image_size,
    rows.IMAGE_FIELD: select_image_field,
    rows.SAMPLER: select_sampler,
    rows.AVC: select_avc,
    rows.AVC_MCE: select_avc_mce,
    rows.TYPE_OF: select_type_of,
    rows.ACCESS_CHAIN: select_access_chain,
    rows.MASKED_ACCESS: select_masked_access,
    rows.MINI_FLOAT: select_mini_float,
}


def _takes(row: rows.Builtin) -> str:
    """How many arguments a builtin takes, for a message."""
    if row.most >= rows.VARIADIC:
        return f"{row.args} or more"
    return f"{row.args} to {row.most}" if row.most > row.args else str(row.args)


def select_builtin(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """A call of a builtin function."""
    # The last operand is the callee, the first one may be where the result goes.
    count = len(inst.operands) - 1 - has_sret(inst)
    row = resolved.row
    if not takes(row, count):
        raise missing(inst, resolved, f"is called with {count} arguments and takes {_takes(row)}")
    start = len(sel.out)
    try:
        handler = HANDLERS[row.shape]
        if sel.environment.untyped_pointers:
            handler = UNTYPED_HANDLERS.get((row.shape, row.opcode), handler)
        handler(sel, inst, resolved)
    except Exception as error:
        # Handlers rely on rows of ours; a frontend's may say what does not fit the call.
        if isinstance(error, Diagnostic) or not sel.builtins.is_own(resolved.row):
            raise
        raise CompileError(
            f"the row of builtin '{resolved.row.name}' does not fit the call: "
            f"{type(error).__name__}: {error}"
        ) from error
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
