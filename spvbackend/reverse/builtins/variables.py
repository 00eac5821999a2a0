"""BuiltIn variables: loads become calls of OpenCL C's queries, such as `get_global_id`.

A variable that is only loaded has no place in LLVM IR. Any other one stays, under the name that
frontends give it: `__spirv_BuiltIn` and the name of the BuiltIn.
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.mangle import mangle
from spvbackend.builtins.params import Param
from spvbackend.builtins.rows import BUILTIN
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.builtins.calls import call_symbol
from spvbackend.reverse.builtins.names import Named, find
from spvbackend.reverse.source import Source, uses
from spvbackend.reverse.writer import WILL_RETURN, FunctionWriter
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import DecorationBuiltIn

_DIMENSION: Final = Param("j")
_DIMENSION_BITS: Final = 32
_EXTRACTIONS: Final = frozenset((op.OpCompositeExtract, op.OpVectorExtractDynamic))


def replaced_variables(source: Source) -> set[int]:
    """Return the BuiltIn variables that are only loaded, and have a query."""
    asked = {
        inst.result
        for inst in source.variables
        if (words := source.words(inst.result, DecorationBuiltIn)) and find(BUILTIN, words[0])
    }
    for function in source.functions:
        for block in function.blocks:
            for inst in block.insts:
                if inst.opcode != op.OpLoad:
                    asked -= {
                        id for id in asked.intersection(inst.operands) if uses(source, inst, id)
                    }
    return asked


def _query(writer: FunctionWriter, pointer: int) -> Named:
    named = find(BUILTIN, writer.source.words(pointer, DecorationBuiltIn)[0])
    assert named is not None
    return named


def write_builtin_load(writer: FunctionWriter, inst: MachineInst, pointer: int) -> None:
    """Write the load of a variable: a call, or one for each component that is used."""
    named = _query(writer, pointer)
    type = writer.types.text(inst.type_id)
    if named.row.args == 0:
        writer.define(inst, call_symbol(writer, mangle(named.name, []), type, [], _ATTRIBUTES))
        return
    users = [
        user
        for block in writer.function.blocks
        for user in block.insts
        if uses(writer.source, user, inst.result)
    ]
    if all(user.opcode in _EXTRACTIONS for user in users):
        # Each extraction is a call: `write_component`.
        for user in users:
            writer.components[user.result] = named
        return
    whole = "poison"
    element = writer.types.text(writer.types.element(inst.type_id, 0))
    lanes = writer.types.lanes(inst.type_id)
    for lane in range(lanes):
        part = writer.temporary(_component(writer, named, element, lane))
        text = f"insertelement {type} {whole}, {element} {part}, i32 {lane}"
        if lane == lanes - 1:
            writer.define(inst, text)
        else:
            whole = writer.temporary(text)


_ATTRIBUTES: Final = WILL_RETURN


def _component(writer: FunctionWriter, named: Named, element: str, dimension: int | str) -> str:
    name = mangle(named.name, [_DIMENSION])
    return call_symbol(writer, name, element, [f"i32 {dimension}"], _ATTRIBUTES)


def write_component(writer: FunctionWriter, inst: MachineInst) -> bool:
    """Write the extraction of a component of a BuiltIn variable; return whether it is one."""
    named = writer.components.get(inst.result)
    if named is None:
        return False
    index = inst.operands[1]
    dimension = index if inst.opcode == op.OpCompositeExtract else _narrow(writer, index)
    writer.define(inst, _component(writer, named, writer.types.text(inst.type_id), dimension))
    return True


def _narrow(writer: FunctionWriter, id: int) -> str:
    """Return the number of a dimension, which is an unsigned int in OpenCL C."""
    bits = writer.types.bits(writer.type_id(id))
    if bits == _DIMENSION_BITS:
        return writer.value(id)
    cast = "trunc" if bits > _DIMENSION_BITS else "zext"
    return writer.temporary(f"{cast} {writer.typed(id)} to i{_DIMENSION_BITS}")
