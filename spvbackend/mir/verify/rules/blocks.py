"""Type rules of blocks that a subgroup reads, writes and multiplies.

Data in an image or matrix may be numbers of any type, since it is read as bits. Extensions are in
brackets.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_table import BOOL, POINTER, Shape
from spvbackend.mir.verify.checker import TypeRules
from spvbackend.spirv import opcodes as op

# Element size, block width, block height and block count are constants.
_BLOCK: Final = "# # # #"
# Width, height and pitch of the surface, then the coordinate.
_PLACE: Final = "int int int intx2"

SIGNATURES: Final[dict[int, str]] = {
    op.OpSubgroup2DBlockLoadINTEL: f": {_BLOCK} global* {_PLACE} private*",
    op.OpSubgroup2DBlockLoadTransformINTEL: f": {_BLOCK} global* {_PLACE} private*",
    op.OpSubgroup2DBlockLoadTransposeINTEL: f": {_BLOCK} global* {_PLACE} private*",
    op.OpSubgroup2DBlockPrefetchINTEL: f": {_BLOCK} global* {_PLACE}",
    op.OpSubgroup2DBlockStoreINTEL: f": {_BLOCK} private* global* {_PLACE}",
    op.OpSubgroupBlockPrefetchINTEL: ": global* # ...",
    op.OpSubgroupMatrixMultiplyAccumulateINTEL: "numbers: # numbers numbers numbers _",
    op.OpSubgroupScaledMatrixMultiplyAccumulateINTEL: (
        "numbers: # numbers numbers numbers numbers numbers _"
    ),
    # Blocks of images without a sampler (SPV_INTEL_subgroups, SPV_INTEL_media_block_io).
    op.OpSubgroupImageBlockReadINTEL: "numbers: plain_image ints",
    op.OpSubgroupImageBlockWriteINTEL: ": plain_image ints numbers",
    op.OpSubgroupImageMediaBlockReadINTEL: "numbers: plain_image intxn int int",
    op.OpSubgroupImageMediaBlockWriteINTEL: ": plain_image intxn int int numbers",
}


def check_gather(rules: TypeRules, inst: MachineInst) -> str:
    """Check accesses by a vector of pointers under a mask (SPV_INTEL_masked_gather_scatter).

    The fill for lanes that are masked out may be one value, as the extension asks, or a vector, as
    consumers do.
    """
    words = inst.operands
    if inst.opcode == op.OpMaskedGatherINTEL:
        data, places, masks, fill = inst.type_id, words[0], words[2], words[3:]
    else:
        data, places, masks, fill = rules.type_of.get(words[0], 0), words[1], words[3], []
    types = rules.types
    pointers, mask = rules.type_of.get(places, 0), rules.type_of.get(masks, 0)
    lanes, element = types.shape(data).lanes, types.element(data)
    is_vector = types.opcode(data) == op.OpTypeVector
    if not is_vector or types.shape(pointers) != Shape(POINTER, 0, lanes):
        return f"{types.text(pointers)} is not a vector of pointers for {types.text(data)}"
    pointer = types.element(pointers)
    if types.pointee(pointer) != element and not types.is_untyped(pointer):
        return f"{types.text(pointers)} does not point to {types.text(element)}"
    if types.shape(mask) != Shape(BOOL, 0, lanes):
        return f"{types.text(mask)} is not a mask for {types.text(data)}"
    if fill and rules.type_of.get(fill[0], 0) not in (data, element):
        return rules.expect(fill[0], data)
    return ""
