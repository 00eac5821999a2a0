"""Branch weights, from the `prof` metadata of a br.

`!{!"branch_weights", i32 2000, i32 1}` has a weight for each target; an optional text after the
name states the origin. OpBranchConditional takes the weights in the same order.
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
# LLVM prints weights as signed numbers, but they are unsigned.
_WEIGHT: Final = r"i32 (-?[0-9]{1,10})"


def branch_weights(sel: Selector, inst: Inst) -> list[int]:
    """Return the two weights of a conditional branch, or an empty list."""
    ref = (inst.attachments or {}).get(_PROFILE)
    operands = node_operands(sel.module, ref) if ref is not None else []
    if not operands or operand_string(operands[0]) != _WEIGHTS:
        return []
    matches = [re.fullmatch(_WEIGHT, operand) for operand in operands[1:]]
    weights = [int(weight[1]) & MAX_WORD for weight in matches if weight is not None]
    if len(weights) != 2 or not any(weights):
        # At least one weight must be nonzero (OpBranchConditional).
        return []
    while sum(weights) > MAX_WORD:
        # Their sum must fit a word too; halving keeps the ratio.
        weights = [weight >> 1 for weight in weights]
    return weights
