"""Motion estimation (SPV_INTEL_device_side_avc_motion_estimation).

OpenCL C passes images and a sampler; the instructions take VME images, which OpVmeImageINTEL builds
from both. Functions on any operation's state (MCE) take a specific operation's state in C: it is
converted to MCE, and a payload is converted back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.builtins.avc import PAYLOAD_FROM_MCE
from spvbackend.isel.builtins.args import arguments, define_result, missing
from spvbackend.isel.builtins.core import operand_words
from spvbackend.isel.builtins.images import is_sampler
from spvbackend.llvmir.types import INT, TARGET
from spvbackend.llvmir.values import Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.requirements import OPCODE_CAPABILITIES

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector


def select_avc(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select an instruction with a special overload, image operands or capabilities."""
    row = resolved.row
    args = arguments(inst)
    # Overloads that differ in their number of arguments are different instructions.
    opcode = row.extra if row.most and len(args) == row.most else row.opcode
    # The grammar lists alternatives, but a device without intra estimation lacks its capability.
    for capability in OPCODE_CAPABILITIES[opcode]:
        sel.cache.require(capability)
    if "Evaluate" in op.OPCODE_NAMES[opcode]:
        words = _evaluated(sel, inst, resolved, args)
    else:
        words = operand_words(sel, inst, resolved, opcode, args)
    define_result(sel, inst, opcode, words)


def _evaluated(sel: Selector, inst: Inst, resolved: Resolved, args: list[Value]) -> list[int]:
    """Return the arguments, with each image and its sampler combined as one VME image."""
    place = next((i for i, value in enumerate(args) if is_sampler(value)), 0)
    if not place:
        raise missing(inst, resolved, "needs an image and a sampler")
    words: list[int] = []
    for value in args[:place]:
        if words and value.type.kind == INT:  # the mask of references
            words.append(sel.id(value))
        else:
            words.append(_vme_image(sel, inst, resolved, value, args[place]))
    return words + sel.ids(args[place + 1 :])


def _vme_image(sel: Selector, inst: Inst, resolved: Resolved, image: Value, sampler: Value) -> int:
    type = image.type
    if type.kind != TARGET or type.name != "spirv.Image" or type.ints[0] != spv.Dim2D:
        raise missing(inst, resolved, f"works on images of two dimensions, not '{type}'")
    type_id = sel.cache.intern(op.OpTypeVmeImageINTEL, 0, (sel.value_type(image),))
    return sel.emit(op.OpVmeImageINTEL, type_id, [sel.id(image), sel.id(sampler)])


def select_avc_mce(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select an instruction on any operation's payload or result, which is the last argument."""
    row = resolved.row
    back = PAYLOAD_FROM_MCE.get(row.extra)
    args = arguments(inst)
    state_type = op.OpTypeAvcMceResultINTEL if back is None else op.OpTypeAvcMcePayloadINTEL
    type_id = sel.cache.intern(state_type, 0, ())
    state = sel.emit(row.extra, type_id, [sel.id(args[-1])])
    words = [*sel.ids(args[:-1]), state]
    if back is None:
        define_result(sel, inst, row.opcode, words)
    else:
        define_result(sel, inst, back, [sel.emit(row.opcode, type_id, words)])
