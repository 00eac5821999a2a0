"""Type rules of what work-items do together, and of the dot products of integers.

In brackets the section of the SPIR-V specification: Group and Subgroup, Non-Uniform. A scope that
is known only at run time passes; of constants those of the OpenCL environment do.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.operands import OPERAND_KINDS, enumerant_text
from spvbackend.mir.type_table import BOOL, FLOAT, INT, Shape
from spvbackend.mir.verify.checker import (
    TypeRules,
    check_bools,
    check_int,
    check_kind,
    check_scope,
    pointee_of,
)
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.features import BROADCAST_OF_ANY_LANE

ANY_INDEX: Final = BROADCAST_OF_ANY_LANE.core
"""The version from which the lane of a broadcast may be any number."""
_BALLOT: Final = Shape(INT, 32, 4)
# They ask for a capability that brings Shader.
_PARTITIONED: Final = (
    spv.GroupOperationPartitionedReduceEXT,
    spv.GroupOperationPartitionedInclusiveScanEXT,
    spv.GroupOperationPartitionedExclusiveScanEXT,
)
_WORDS: Final = Shape(INT, 32, 1)
# OpGroupAsyncCopy: one side in each, whichever is the destination.
_COPY_SPACES: Final = {spv.StorageClassWorkgroup, spv.StorageClassCrossWorkgroup}


def check_group(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Group operations: a scope, a value of the type of the result."""
    # The grammar tells whether the value is the second operand or the third.
    has_operation = OPERAND_KINDS[inst.opcode][1] == "GroupOperation"
    words = inst.operands
    return (
        check_scope(rules, words[0])
        or rules.expect(words[2 if has_operation else 1], inst.type_id)
        or check_kind(rules, inst.type_id, kind)
        or (_check_cluster(rules, inst) if has_operation else "")
        or check_subgroup(rules, inst)
    )


def check_subgroup(rules: TypeRules, inst: MachineInst) -> str:
    """Operations of non-uniform groups are ones of subgroups, others ones of work-groups too."""
    scope = rules.types.int_value(inst.operands[0])
    if scope in (-1, spv.ScopeSubgroup):
        return ""
    if is_non_uniform(inst.opcode):
        return f"the scope {scope} is not that of subgroups"
    return "" if scope == spv.ScopeWorkgroup else f"the scope {scope} is not that of a group"


def is_non_uniform(opcode: int) -> bool:
    """Whether an instruction works on groups of which some work-items may be elsewhere."""
    return op.OpGroupNonUniformElect <= opcode <= op.OpGroupNonUniformQuadSwap


def _check_cluster(rules: TypeRules, inst: MachineInst) -> str:
    """ClusterSize belongs to clustered reductions, and is a constant."""
    words = inst.operands
    if not is_non_uniform(inst.opcode) and (message := check_whole_group(words[1])):
        return message
    if words[1] in _PARTITIONED:
        return "partitions of subgroups are not for kernels"
    is_clustered = words[1] == spv.GroupOperationClusteredReduce
    if is_clustered != (len(words) > 3):
        return "the size of a cluster belongs to clustered reductions alone"
    if is_clustered and not _is_size(rules, words[3]):
        return f"{rules.value_text(words[3])} is no constant size of a cluster"
    return ""


def check_lane(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Shuffles and broadcasts: a scope, a value of the result's type, a lane or distance."""
    for id in inst.operands[2:]:
        if message := check_int(rules, id):
            return message
    constant = inst.operands[3:]  # the size of the clusters that OpGroupNonUniformRotateKHR turns
    # Before 1.5 the lane must be a constant.
    if inst.opcode == op.OpGroupNonUniformBroadcast and rules.version < ANY_INDEX:
        constant = inst.operands[2:]
    for id in constant:
        if rules.types.int_value(id) < 0:
            return f"{rules.value_text(id)} is no constant"
    for size in inst.operands[3:]:
        if not _is_size(rules, size):
            return f"{rules.value_text(size)} is no size of a cluster"
    return check_group(rules, inst, kind) or _check_number(rules, inst.operands[1])


def _check_number(rules: TypeRules, id: int) -> str:
    """A number or bool, or a vector of them."""
    type_id = rules.type_of.get(id, 0)
    shape = rules.types.shape(type_id)
    is_number = shape.kind in (BOOL, INT, FLOAT) and shape.lanes > 0
    if is_number and not rules.lacks_arithmetic(type_id):
        return ""
    return f"{rules.value_text(id)} is no number"


def check_place(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpGroupBroadcast: the place is an integer for each dimension."""
    place = rules.types.shape(rules.type_of.get(inst.operands[2], 0))
    wrong = "" if place.kind == INT else f"{rules.value_text(inst.operands[2])} is no place"
    if rules.types.shape(inst.type_id).lanes < 0:
        wrong = f"{rules.types.text(inst.type_id)} is held by all of the group already"
    return check_group(rules, inst, kind) or wrong


def check_vote(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Elections and votes: a scope, perhaps a predicate, a bool as result."""
    words = inst.operands
    message = check_scope(rules, words[0]) or check_bools(rules, inst.type_id, 0)
    if inst.opcode == op.OpGroupNonUniformAllEqual:
        return message or _check_number(rules, words[1]) or check_subgroup(rules, inst)
    if not message and len(words) > 1:
        message = check_bools(rules, rules.type_of.get(words[1], 0), 0)
    return message or check_subgroup(rules, inst)


def check_ballot(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpGroupNonUniformBallot: a bool from each lane, a bit for each as result.

    Four words for up to 128 lanes, whatever the size of the sub-group is.
    """
    scope, predicate = inst.operands
    if rules.types.shape(inst.type_id) != _BALLOT:
        return f"{rules.types.text(inst.type_id)} is no ballot"
    predicate_type = rules.type_of.get(predicate, 0)
    wrong = check_scope(rules, scope) or check_bools(rules, predicate_type, 0)
    return wrong or check_subgroup(rules, inst)


def check_ballot_bits(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """What is read from a ballot: a bit, or a number of 32 bits."""
    words = inst.operands
    ballot = words[2] if inst.opcode == op.OpGroupNonUniformBallotBitCount else words[1]
    if rules.types.shape(rules.type_of.get(ballot, 0)) != _BALLOT:
        return f"{rules.value_text(ballot)} is no ballot"
    if inst.opcode == op.OpGroupNonUniformBallotBitCount and (
        message := check_whole_group(words[1])
    ):
        return message
    if kind == INT:
        shape = rules.types.shape(inst.type_id)
        is_number = shape.kind == INT and shape.lanes == 1
        wrong = "" if is_number else f"{rules.types.text(inst.type_id)} is no number"
    else:
        wrong = check_bools(rules, inst.type_id, 0)
    index = check_int(rules, words[2]) if kind != INT and len(words) > 2 else ""
    return wrong or index or check_scope(rules, words[0]) or check_subgroup(rules, inst)


def _is_size(rules: TypeRules, id: int) -> bool:
    """Whether a constant can be how many lanes a cluster has: a power of two."""
    size = rules.types.int_value(id)
    return size > 0 and size & (size - 1) == 0


def check_whole_group(operation: int) -> str:
    """A reduction or scan over all of a group.

    Reduce, InclusiveScan and ExclusiveScan are the first three group operations; clustered and
    partitioned ones follow.
    """
    if operation <= spv.GroupOperationExclusiveScan:
        return ""
    return f"{enumerant_text('GroupOperation', operation)} is of parts of a group"


def check_async_copy(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpGroupAsyncCopy: between local and global memory, sizes as wide as an address, events."""
    scope, target, source, count, stride, event = inst.operands
    types = rules.types
    spaces = {types.storage_class(rules.type_of.get(id, 0)) for id in (target, source)}
    if spaces != _COPY_SPACES or pointee_of(rules, target) != pointee_of(rules, source):
        return f"no copy from {rules.value_text(source)} to {rules.value_text(target)}"
    for id in (count, stride):
        if types.shape(rules.type_of.get(id, 0)) != (INT, rules.address_bits, 1):
            return f"{rules.value_text(id)} is no size of {rules.address_bits} bits"
    if types.opcode(inst.type_id) != op.OpTypeEvent:
        return "the result should be an event"
    wrong = check_scope(rules, scope) or check_subgroup(rules, inst)
    return wrong or rules.expect(event, inst.type_id)


DOT_OPERANDS: Final[dict[int, int]] = {
    op.OpSDot: 2,
    op.OpSDotAccSat: 3,
    op.OpSUDot: 2,
    op.OpSUDotAccSat: 3,
    op.OpUDot: 2,
    op.OpUDotAccSat: 3,
}


def check_integer_dot(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Dot products of integers: two vectors alike, or words; an accumulator like the result."""
    left, right, *rest = inst.operands
    has_format = len(inst.operands) > DOT_OPERANDS[inst.opcode]
    types = rules.types
    shape = types.shape(rules.type_of.get(left, 0))
    result = types.shape(inst.type_id)
    if result.kind != INT or result.lanes != 1:
        return f"{types.text(inst.type_id)} is no integer"
    is_packed = shape == _WORDS
    if shape.kind != INT or (shape.lanes == 1 and not is_packed) or shape.lanes < 0:
        return f"{rules.value_text(left)} is no vector of integers"
    # Packed words hold components of 8 bits, whatever their own width is.
    if result.bits < (8 if is_packed else shape.bits):
        return f"{types.text(inst.type_id)} is narrower than what is multiplied"
    if is_packed != has_format:
        return "a packed vector format belongs to vectors in words"
    if types.shape(rules.type_of.get(right, 0)) != shape:
        return rules.expect(right, rules.type_of.get(left, 0))
    return rules.expect(rest[0], inst.type_id) if rest and rest[0] < 0 else ""
