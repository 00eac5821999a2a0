"""Rules for the uses of OpSampledImage's result.

Only image lookups and queries in the same block may consume it (OpSampledImage, Universal
Validation Rules).
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.isel.selector import BuiltinCall, Selector
from spvbackend.mir.inst import ASSIGN_TYPE, MachineBlock, MachineFunction
from spvbackend.spirv import opcodes as op

# Image lookups and queries have consecutive numbers; fetch, read and write take an image without a
# sampler.
_CONSUMERS: Final = frozenset(
    (*range(op.OpImageSampleImplicitLod, op.OpImageQuerySamples + 1), ASSIGN_TYPE)
) - {op.OpImageFetch, op.OpImageRead, op.OpImageWrite}


def check_sampled_images(sel: Selector, function: MachineFunction) -> None:
    """Raise Unsupported if the result of `__spirv_SampledImage` is used elsewhere."""
    # Most modules have no OpSampledImage.
    if op.OpSampledImage not in sel.allowed:
        return
    calls = {
        made.result: call
        for call in sel.builtin_calls
        for made in call.made
        if made.opcode == op.OpSampledImage
    }
    if not calls:
        return
    for block in function.blocks:
        _check_block(block, calls)


def _check_block(block: MachineBlock, calls: dict[int, BuiltinCall]) -> None:
    # OpSampledImage's result may be used in its own block only.
    own = {inst.result for inst in block.insts}
    for inst in block.insts:
        for word in inst.operands:
            if word in calls and (word not in own or inst.opcode not in _CONSUMERS):
                call = calls[word]
                name = op.OPCODE_NAMES.get(inst.opcode, "")
                raise Unsupported(
                    f"builtin '{call.name}': its result may only be read from in its own block, "
                    f"not become part of an {name}",
                    call.inst.line,
                )
