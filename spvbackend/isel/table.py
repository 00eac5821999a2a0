"""The index of handlers: LLVM opcode -> function that selects it.

It is a plain dict, not a set of registering decorators: one place lists all, and ruff finds a
repeated key. Families of opcodes come first, so that an opcode's own row replaces its family's.
Flavours lay their own rows over these (`flavour.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from spvbackend.diagnostics import InternalError
from spvbackend.isel.arith import (
    select_binary,
    select_fcmp,
    select_fneg,
    select_freeze,
    select_icmp,
    select_select,
)
from spvbackend.isel.atomics import select_atomicrmw, select_cmpxchg, select_fence
from spvbackend.isel.calls import select_call
from spvbackend.isel.casts import (
    select_addrspacecast,
    select_bitcast,
    select_cast,
    select_inttoptr,
    select_ptrcast,
    select_ptrpath,
    select_ptrtoint,
)
from spvbackend.isel.control import (
    select_abort,
    select_br,
    select_phi,
    select_ret,
    select_switch,
    select_unreachable,
)
from spvbackend.isel.intrinsics import select_extinst
from spvbackend.isel.memory import (
    select_alloca,
    select_array_alloca,
    select_copymem,
    select_gep,
    select_load,
    select_store,
)
from spvbackend.isel.vectors import (
    select_compose,
    select_extractelement,
    select_extractvalue,
    select_insertelement,
    select_insertvalue,
    select_shufflevector,
)
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import Inst

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

Handler = Callable[["Selector", Inst], None]

ROWS: Final[dict[int, Handler]] = {
    **dict.fromkeys(op.BINARY_NAMES.values(), select_binary),
    **dict.fromkeys(op.CAST_NAMES.values(), select_cast),
    op.PTRTOINT: select_ptrtoint,
    op.PTRTOADDR: select_ptrtoint,
    op.INTTOPTR: select_inttoptr,
    op.BITCAST: select_bitcast,
    op.ADDRSPACECAST: select_addrspacecast,
    op.FNEG: select_fneg,
    op.ICMP: select_icmp,
    op.FCMP: select_fcmp,
    op.PHI: select_phi,
    op.SELECT: select_select,
    op.FREEZE: select_freeze,
    op.CALL: select_call,
    op.EXTRACTELEMENT: select_extractelement,
    op.INSERTELEMENT: select_insertelement,
    op.SHUFFLEVECTOR: select_shufflevector,
    op.EXTRACTVALUE: select_extractvalue,
    op.INSERTVALUE: select_insertvalue,
    op.ALLOCA: select_alloca,
    op.ARRAYALLOCA: select_array_alloca,
    op.LOAD: select_load,
    op.STORE: select_store,
    op.GETELEMENTPTR: select_gep,
    op.ATOMICRMW: select_atomicrmw,
    op.CMPXCHG: select_cmpxchg,
    op.FENCE: select_fence,
    op.RET: select_ret,
    op.BR: select_br,
    op.SWITCH: select_switch,
    op.UNREACHABLE: select_unreachable,
    op.ABORT: select_abort,
    op.PTRCAST: select_ptrcast,
    op.PTRPATH: select_ptrpath,
    op.EXTINST: select_extinst,
    op.COPYMEM: select_copymem,
    op.COMPOSE: select_compose,
}


def _refuse(sel: Selector, inst: Inst) -> None:
    """Refuse an opcode that earlier passes must have removed."""
    raise InternalError(f"'{op.OPCODE_NAMES[inst.opcode]}' has no handler")


def handler_table(rows: dict[int, Handler]) -> tuple[Handler, ...]:
    """Return the handlers, indexed by opcode."""
    return op.by_opcode(rows, _refuse)
