"""Calls of functions of the module, direct and through pointers."""

from __future__ import annotations

from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.builtins.calls import finish_call
from spvbackend.reverse.decorations import value_attributes
from spvbackend.reverse.writer import FunctionWriter
from spvbackend.spirv import opcodes as op
from spvbackend.target.address_spaces import qualifier


def write_call(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpFunctionCall."""
    callee, *ids = inst.operands
    parameters = {
        function.head.result: function.parameters for function in writer.source.functions
    }[callee]
    arguments = [
        _argument(writer, id, parameter) for id, parameter in zip(ids, parameters, strict=True)
    ]
    _write(writer, inst, writer.module.constants.symbols[callee], arguments)


def _argument(writer: FunctionWriter, id: int, parameter: MachineInst) -> str:
    """Return an argument with the attributes that change how it is passed."""
    attributes = [
        text
        for text in value_attributes(writer.module, parameter.result, parameter.type_id).split()
        if text.startswith(("byval(", "sret("))
    ]
    if not attributes:
        return writer.typed(id)
    whole = value_attributes(writer.module, parameter.result, parameter.type_id).strip()
    return f"{writer.type(id)} {whole} {writer.value(id)}"


def write_pointer_call(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpFunctionPointerCallINTEL: a call through a pointer."""
    callee, *ids = inst.operands
    space = writer.types.space(writer.type_id(callee))
    _write(writer, inst, writer.value(callee), writer.typed_all(ids), qualifier(space))


def _write(
    writer: FunctionWriter, inst: MachineInst, callee: str, arguments: list[str], space: str = ""
) -> None:
    type = writer.types.text(inst.type_id)
    text = f"call spir_func{space} {type} {callee}({', '.join(arguments)})"
    if writer.types.inst(inst.type_id).opcode == op.OpTypeVoid:
        writer.emit(text)
    else:
        finish_call(writer, inst, text)
