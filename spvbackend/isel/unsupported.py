"""Instructions that no SPIR-V kernel can express."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir.opcodes import OPCODE_NAMES
from spvbackend.llvmir.values import Inst

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector


def select_unsupported(sel: Selector, inst: Inst) -> None:
    """Refuse the instruction by its name."""
    raise Unsupported(f"'{OPCODE_NAMES[inst.opcode]}' has no SPIR-V counterpart", inst.line)
