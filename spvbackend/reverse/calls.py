"""Calls of functions of the module, direct and through pointers, and of assembly."""

from __future__ import annotations

from spvbackend.builtins.mangle import mangle
from spvbackend.builtins.prefixes import PREFIX
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.builtins.calls import call_symbol, finish_call
from spvbackend.reverse.decorations import value_attributes
from spvbackend.reverse.names import escaped
from spvbackend.reverse.source import text_at
from spvbackend.reverse.writer import FunctionWriter
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import DecorationSideEffectsINTEL
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


def write_assembly(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a call of inline assembly; LLVM's text and constraints are in OpAsmINTEL."""
    assembly, *ids = inst.operands
    text, place = text_at(writer.source.of(assembly).operands, 2)
    constraints, _ = text_at(writer.source.of(assembly).operands, place)
    is_kept = writer.source.has(assembly, DecorationSideEffectsINTEL)
    flags = "sideeffect " if is_kept else ""
    type = writer.types.text(inst.type_id)
    arguments = ", ".join(writer.typed_all(ids))
    call = f'call {type} asm {flags}"{escaped(text)}", "{escaped(constraints)}"({arguments})'
    if type == "void":
        writer.emit(call)
    else:
        writer.define(inst, call)


def write_abort(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpAbortKHR: a call with the message, behind which nothing is reached."""
    message = inst.operands[1]
    name = mangle(f"{PREFIX}AbortKHR", [writer.types.param(writer.type_id(message))])
    arguments = [writer.typed(message)]
    writer.emit(call_symbol(writer, name, "void", arguments, "noreturn nounwind"))
    writer.emit("unreachable")
