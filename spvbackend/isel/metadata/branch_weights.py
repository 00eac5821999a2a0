"""How often a branch is taken, from the `prof` metadata of a br.

`!{!"branch_weights", i32 2000, i32 1}` has a weight for each target; a text behind the name says
where they come from. That is what OpBranchConditional has place for, in the same order.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from spvbackend.llvmir.metadata import node_operands, operand_string
from spvbackend.target.limits import MAX_WORD

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector
    from spvbackend.llvmir.values import Inst

_PROFILE: Final = "prof"
_WEIGHTS: Final = "branch_weights"
# LLVM prints it signed, and means it unsigned.
_WEIGHT: Final = r"i32 (-?[0-9]{1,10})"


def branch_weights(sel: Selector, inst: Inst) -> list[int]:
    """The two weights of a conditional branch, empty for none."""
    ref = (inst.attachments or {}).get(_PROFILE)
    operands = node_operands(sel.module, ref) if ref is not None else []
    if not operands or operand_string(operands[0]) != _WEIGHTS:
        return []
    found = [re.fullmatch(_WEIGHT, operand) for operand in operands[1:]]
    weights = [int(weight[1]) & MAX_WORD for weight in found if weight is not None]
    if len(weights) != 2 or not any(weights):
        # At least one weight must be other than 0 (OpBranchConditional).
        return []
    while sum(weights) > MAX_WORD:
        # Their sum must be a word as well; halved the two mean the same.
        weights = [weight >> 1 for weight in weights]
    return weights
