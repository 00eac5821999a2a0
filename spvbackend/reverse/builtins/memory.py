"""Pointers and copies that OpenCL C's functions make: casts, asynchronous copies, ranges."""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.mangle import mangle
from spvbackend.builtins.params import CONST, NAMED, POINTER, Param
from spvbackend.builtins.rows import GENERIC_CAST
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.builtins.calls import (
    CONVERGENT,
    PLAIN,
    call_by_own_name,
    call_symbol,
    finish_call,
)
from spvbackend.reverse.builtins.names import find
from spvbackend.reverse.numbers import known_number
from spvbackend.reverse.writer import FunctionWriter
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import ScopeWorkgroup

_EVENT: Final = Param(NAMED, 1, "ocl_event")


def write_explicit_cast(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpGenericCastToPtrExplicit: `__to_global` and the like."""
    pointer, storage = inst.operands
    named = find(GENERIC_CAST, inst.opcode, extra=storage)
    if named is None:
        call_by_own_name(writer, inst)
        return
    result = writer.types.text(inst.type_id)
    writer.define(inst, call_symbol(writer, named.name, result, [writer.typed(pointer)], PLAIN))


def write_async_copy(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpGroupAsyncCopy: the plain function for a stride of 1."""
    scope, target, origin, count, stride, event = inst.operands
    if known_number(writer.source, scope) != ScopeWorkgroup:
        call_by_own_name(writer, inst)
        return
    types = writer.types
    pointee = types.param(writer.type_id(origin)).pointee or Param("v")
    params = [
        types.param(writer.type_id(target)),
        Param(POINTER, pointee=pointee.changed(qualifiers=CONST)),
        types.param(writer.type_id(count), True),
    ]
    ids = [target, origin, count]
    name = "async_work_group_copy"
    if known_number(writer.source, stride) != 1:
        name = "async_work_group_strided_copy"
        params.append(types.param(writer.type_id(stride), True))
        ids.append(stride)
    arguments = writer.typed_all([*ids, event])
    result = types.text(inst.type_id)
    text = call_symbol(writer, mangle(name, [*params, _EVENT]), result, arguments, CONVERGENT)
    finish_call(writer, inst, text)


def write_range(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpBuildNDRange: a function for each number of dimensions, with sizes behind pointers.

    The result is behind a pointer as well, and OpenCL C has the offset first.
    """
    global_size, local_size, offset = inst.operands
    size_type = writer.types.inst(writer.type_id(global_size))
    result = writer.types.text(inst.type_id)
    slot = writer.at_entry(f"alloca {result}")
    param = writer.types.param(size_type.result, True)
    arguments = []
    dimensions = 1
    for id in (offset, global_size, local_size):
        if size_type.opcode == op.OpTypeArray:
            dimensions = writer.types.length(size_type)
            array = writer.at_entry(f"alloca {writer.types.text(size_type.result)}")
            writer.emit(f"store {writer.typed(id)}, ptr {array}")
            arguments.append(f"ptr {array}")
        else:
            arguments.append(writer.typed(id))
    if size_type.opcode == op.OpTypeArray:
        element = writer.types.param(size_type.operands[0], True)
        param = Param(POINTER, pointee=element.changed(qualifiers=CONST))
    name = mangle(f"ndrange_{dimensions}D", [param] * 3)
    _call_with_slot(writer, inst, name, slot, result, arguments)


def _call_with_slot(
    writer: FunctionWriter,
    inst: MachineInst,
    name: str,
    slot: str,
    result: str,
    arguments: list[str],
) -> None:
    """Write a call whose result is behind its first argument, and the load of the result."""
    text = call_symbol(writer, name, "void", [f"ptr {slot}", *arguments], PLAIN)
    hidden = f"ptr sret({result}) {slot}"
    writer.emit(text.replace(f"(ptr {slot}", f"({hidden}", 1))
    writer.define(inst, f"load {result}, ptr {slot}")
