"""Type rules of queues, events and kernels on the device (Device-Side Enqueue).

The specification passes a range and the sizes of local arguments as values, consumers take pointers
to them: the rules accept both. The captures of a block may have any type, since its function gets a
pointer without a pointee type.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_table import INT, Shape
from spvbackend.mir.verify.checker import TypeRules
from spvbackend.spirv import opcodes as op

_BLOCK: Final = "function * i32 i32"

# A block is its invoke function, a pointer to its captures, and their size and alignment.
SIGNATURES: Final[dict[int, str]] = {
    op.OpCaptureEventProfilingInfo: ": event i32 *",
    op.OpCreateUserEvent: "event:",
    op.OpEnqueueKernel: f"i32: queue int struct|* i32 *event *event {_BLOCK} ...",
    op.OpEnqueueMarker: "i32: queue i32 *event *event",
    op.OpGetDefaultQueue: "queue:",
    op.OpGetKernelLocalSizeForSubgroupCount: f"i32: i32 {_BLOCK}",
    op.OpGetKernelMaxNumSubgroups: f"i32: {_BLOCK}",
    op.OpGetKernelNDrangeMaxSubGroupSize: f"i32: struct|* {_BLOCK}",
    op.OpGetKernelNDrangeSubGroupCount: f"i32: struct|* {_BLOCK}",
    op.OpGetKernelPreferredWorkGroupSizeMultiple: f"i32: {_BLOCK}",
    op.OpGetKernelWorkGroupSize: f"i32: {_BLOCK}",
    op.OpIsValidEvent: "bool: event",
    op.OpReleaseEvent: ": event",
    op.OpRetainEvent: ": event",
    op.OpSetUserEventStatus: ": event i32",
}

_DIMENSIONS: Final = 3


def check_range(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpBuildNDRange: sizes in one dimension or arrays of them, in a struct of three."""
    types = rules.types
    result = types.insts.get(inst.type_id)
    members = result.operands if result is not None and result.opcode == op.OpTypeStruct else []
    dimensions = [_dimensions(rules, member) for member in members[1:]]
    if dimensions != [_DIMENSIONS] * 3 or types.shape(members[0]) != Shape(INT, 32, 1):
        return f"{types.text(inst.type_id)} is not a range"
    size = inst.operands[0]
    type_id = rules.type_of.get(size, 0)
    # One dimension is a number, two and three are arrays of so many (OpBuildNDRange).
    is_one = types.shape(type_id) == Shape(INT, rules.address_bits, 1)
    if not is_one and _dimensions(rules, type_id) not in (2, _DIMENSIONS):
        return f"{rules.value_text(size)} is not a size in up to {_DIMENSIONS} dimensions"
    for other in inst.operands[1:]:
        if wrong := rules.expect(other, type_id):
            return wrong
    return ""


def _dimensions(rules: TypeRules, type_id: int) -> int:
    """Return how many sizes an array has, 0 for other types."""
    element = rules.types.shape(rules.types.element(type_id))
    if rules.types.opcode(type_id) != op.OpTypeArray or element != (INT, rules.address_bits, 1):
        return 0
    return len(rules.types.members(type_id))
