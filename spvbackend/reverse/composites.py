"""Vectors, structs and arrays: their parts, their construction, and shuffles."""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.builtins.variables import write_component
from spvbackend.reverse.writer import FunctionWriter
from spvbackend.spirv import opcodes as op

_UNDEFINED_LANE: Final = 0xFFFFFFFF


def _is_vector(writer: FunctionWriter, type_id: int) -> bool:
    return writer.types.inst(type_id).opcode == op.OpTypeVector


def _path(
    writer: FunctionWriter, type_id: int, indices: list[int]
) -> tuple[list[int], int, int | None]:
    """Return the indices that lead to a part or to a vector, that type, and a vector's lane."""
    for place, index in enumerate(indices):
        if _is_vector(writer, type_id):
            return indices[:place], type_id, index
        type_id = writer.types.element(type_id, index)
    return indices, type_id, None


def write_extract(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpCompositeExtract: extractvalue, and extractelement from a vector."""
    if write_component(writer, inst):
        return
    composite, *indices = inst.operands
    outer, type_id, lane = _path(writer, writer.type_id(composite), indices)
    text = ""
    value = writer.typed(composite)
    if outer:
        text = f"extractvalue {value}, {', '.join(map(str, outer))}"
    if lane is not None:
        if text:
            value = f"{writer.types.text(type_id)} {writer.temporary(text)}"
        text = f"extractelement {value}, i32 {lane}"
    if text:
        writer.define(inst, text)
    else:
        writer.alias(inst, writer.value(composite))


def write_insert(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpCompositeInsert: insertvalue, and insertelement into a vector."""
    object, composite, *indices = inst.operands
    outer, type_id, lane = _path(writer, writer.type_id(composite), indices)
    whole = writer.typed(composite)
    value = writer.typed(object)
    path = ", ".join(map(str, outer))
    if lane is not None:
        vector = writer.types.text(type_id)
        old = whole
        if outer:
            old = f"{vector} {writer.temporary(f'extractvalue {whole}, {path}')}"
        text = f"insertelement {old}, {value}, i32 {lane}"
        if not outer:
            writer.define(inst, text)
            return
        value = f"{vector} {writer.temporary(text)}"
    if outer:
        writer.define(inst, f"insertvalue {whole}, {value}, {path}")
    else:
        writer.alias(inst, writer.value(object))


def write_construct(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpCompositeConstruct: one insertion after another."""
    type = writer.types.text(inst.type_id)
    values = writer.typed_all(inst.operands)
    verb, index_type = "insertvalue", ""
    if _is_vector(writer, inst.type_id):
        verb, index_type = "insertelement", "i32 "
        values = [text for id in inst.operands for text in _lanes(writer, id)]
    whole = "poison"
    for index, value in enumerate(values):
        text = f"{verb} {type} {whole}, {value}, {index_type}{index}"
        if index == len(values) - 1:
            writer.define(inst, text)
        else:
            whole = writer.temporary(text)
    if not values:
        writer.alias(inst, "zeroinitializer")


def _lanes(writer: FunctionWriter, id: int) -> list[str]:
    """Return a scalar, or the components of a vector, each behind its type."""
    type_id = writer.type_id(id)
    if not _is_vector(writer, type_id):
        return [writer.typed(id)]
    element = writer.types.text(writer.types.element(type_id, 0))
    vector = writer.typed(id)
    return [
        f"{element} {writer.temporary(f'extractelement {vector}, i32 {lane}')}"
        for lane in range(writer.types.lanes(type_id))
    ]


def write_replicate(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpCompositeConstructReplicateEXT."""
    type_inst = writer.types.inst(inst.type_id)
    counts = {op.OpTypeStruct: len(type_inst.operands)}
    count = counts.get(type_inst.opcode, 0) or writer.types.lanes(inst.type_id)
    if type_inst.opcode == op.OpTypeArray:
        count = writer.types.length(type_inst)
    copy = MachineInst(inst.opcode, inst.type_id, inst.result, inst.operands * count)
    write_construct(writer, copy)


def write_shuffle(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpVectorShuffle; LLVM's operands have equal types."""
    first, second, *lanes = inst.operands
    types = writer.types
    counts = [types.lanes(writer.type_id(id)) for id in (first, second)]
    size = max(counts)
    values = [
        _widened(writer, id, count, size) for id, count in zip((first, second), counts, strict=True)
    ]
    # The lanes of the second vector come behind those of the first one, which has grown.
    moved = [_moved(lane, counts[0], size) for lane in lanes]
    mask = ", ".join([f"i32 {lane}" for lane in moved])
    text = f"shufflevector {values[0]}, {values[1]}, <{len(lanes)} x i32> <{mask}>"
    writer.define(inst, text)


def _moved(lane: int, count: int, size: int) -> str:
    if lane == _UNDEFINED_LANE:
        return "poison"
    return str(lane if lane < count else lane - count + size)


def _widened(writer: FunctionWriter, id: int, count: int, size: int) -> str:
    """Return a vector with more lanes, of which the last ones are undefined."""
    if count == size:
        return writer.typed(id)
    lanes = [f"i32 {lane}" if lane < count else "i32 poison" for lane in range(size)]
    text = f"shufflevector {writer.typed(id)}, {writer.type(id)} poison, "
    element = writer.types.text(writer.types.element(writer.type_id(id), 0))
    wide = writer.temporary(f"{text}<{size} x i32> <{', '.join(lanes)}>")
    return f"<{size} x {element}> {wide}"


def write_dynamic_extract(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpVectorExtractDynamic."""
    if write_component(writer, inst):
        return
    writer.define(inst, f"extractelement {', '.join(writer.typed_all(inst.operands))}")


def write_dynamic_insert(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpVectorInsertDynamic."""
    writer.define(inst, f"insertelement {', '.join(writer.typed_all(inst.operands))}")


def write_vector_times_scalar(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpVectorTimesScalar: the scalar in each lane."""
    vector, scalar = inst.operands
    type = writer.type(vector)
    lanes = writer.types.lanes(inst.type_id)
    first = writer.temporary(f"insertelement {type} poison, {writer.typed(scalar)}, i32 0")
    mask = f"<{lanes} x i32> zeroinitializer"
    wide = writer.temporary(f"shufflevector {type} {first}, {type} poison, {mask}")
    writer.define(inst, f"fmul {writer.typed(vector)}, {wide}")
