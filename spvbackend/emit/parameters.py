"""The arguments of a kernel by the types of its parameters.

Input: the facts of a module for OpenCL. Sizes follow OpenCL's data layout: a vector of three has
the size of four, members are at their natural alignment unless the struct is packed.
"""

from __future__ import annotations

from typing import Final

from spvbackend.emit.launch_facts import Facts
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.launch import (
    ADDRESS,
    CONSTANT_MEMORY,
    IMAGE,
    LOCAL_MEMORY,
    OTHER,
    PIPE,
    QUEUE,
    SAMPLER,
    VALUE,
    Parameter,
    ParameterKind,
)

_POINTERS: Final[dict[int, ParameterKind]] = {
    spv.StorageClassCrossWorkgroup: ADDRESS,
    spv.StorageClassDeviceOnlyALTERA: ADDRESS,
    spv.StorageClassHostOnlyALTERA: ADDRESS,
    spv.StorageClassUniformConstant: CONSTANT_MEMORY,
    spv.StorageClassWorkgroup: LOCAL_MEMORY,
}
_OPAQUE: Final[dict[int, ParameterKind]] = {
    op.OpTypeImage: IMAGE,
    op.OpTypePipe: PIPE,
    op.OpTypeQueue: QUEUE,
    op.OpTypeSampledImage: IMAGE,
    op.OpTypeSampler: SAMPLER,
}


def parameter_of(facts: Facts, type_id: int, id: int) -> Parameter:
    """Return a parameter of a kernel, whose place a runtime knows."""
    opcode, *operands = facts.types.get(type_id, (0,))
    name = facts.names.get(id, "")
    if id in facts.by_value and opcode == op.OpTypePointer:
        return Parameter(name, VALUE, -1, _room(facts, operands[1])[0])
    if opcode in (op.OpTypePointer, op.OpTypeUntypedPointerKHR):
        kind: ParameterKind = _POINTERS.get(operands[0], OTHER)
        pointee = operands[1] if kind == LOCAL_MEMORY and len(operands) > 1 else 0
        size = _room(facts, pointee)[0] if kind == LOCAL_MEMORY else _address_size(facts)
        return Parameter(name, kind, -1, size)
    if opcode in _OPAQUE:
        return Parameter(name, _OPAQUE[opcode], -1, 0)
    size = _room(facts, type_id)[0]
    return Parameter(name, VALUE if size else OTHER, -1, size)


def _address_size(facts: Facts) -> int:
    return 4 if facts.addressing_model == spv.AddressingModelPhysical32 else 8


def _room(facts: Facts, type_id: int) -> tuple[int, int]:
    """Return size and alignment of a type in bytes, 0 and 1 for a type without size."""
    opcode, *operands = facts.types.get(type_id, (0,))
    if opcode in (op.OpTypeInt, op.OpTypeFloat):
        size = operands[0] // 8
        return size, size
    if opcode == op.OpTypeVector:
        element = _room(facts, operands[0])[0]
        size = element * (4 if operands[1] == 3 else operands[1])
        return size, size
    if opcode in (op.OpTypePointer, op.OpTypeUntypedPointerKHR):
        size = _address_size(facts)
        return size, size
    if opcode == op.OpTypeArray:
        element, align = _room(facts, operands[0])
        return element * facts.constants.get(operands[1], 0), align
    if opcode != op.OpTypeStruct:
        return 0, 1
    end, widest = 0, 1
    for member in operands:
        size, align = _room(facts, member)
        if type_id in facts.packed:
            align = 1
        end = -(-end // align) * align + size
        widest = max(widest, align)
    return -(-end // widest) * widest, widest
