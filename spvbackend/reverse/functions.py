"""Functions: heads with attributes and metadata, and bodies, block by block."""

from __future__ import annotations

import re
from typing import Final

from spvbackend.diagnostics import CompileError
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.builtins.calls import name_of
from spvbackend.reverse.control import finish_phis
from spvbackend.reverse.decorations import decoration_metadata, decoration_node, value_attributes
from spvbackend.reverse.source import SourceFunction
from spvbackend.reverse.table import write_instruction
from spvbackend.reverse.writer import MARK, FunctionWriter, Reversal
from spvbackend.spirv import enums as spv

_CONTROLS: Final = (
    (spv.FunctionControlInline, "alwaysinline"),
    (spv.FunctionControlDontInline, "noinline"),
    (spv.FunctionControlPure, "memory(read)"),
    (spv.FunctionControlConst, "memory(none)"),
    (spv.FunctionControlOptNoneEXT, "optnone"),
)
LINKAGES: Final = {
    spv.LinkageTypeExport: "",
    spv.LinkageTypeImport: "",
    spv.LinkageTypeLinkOnceODR: "linkonce_odr ",
}
"""LLVM's linkage for a linkage type; what has none is internal."""


def function_text(module: Reversal, function: SourceFunction, attachments: str) -> list[str]:
    """Return the lines of a function."""
    writer = FunctionWriter(module, function)
    parameters = [_parameter(writer, inst) for inst in function.parameters]
    head = _head(module, function, parameters)
    if not function.blocks:
        return [f"declare {head}{attachments}", ""]
    body = _body(writer)
    start = f"define {head}{attachments}{_parameter_notes(module, function)} {{"
    first, *rest = body
    return _numbered([start, first, *writer.entry, *rest, "}", ""])


_UNNAMED: Final = re.compile(f"{MARK}[0-9]+{MARK}")
_DEFINED: Final = re.compile(f"(?:  %)?({MARK}[0-9]+{MARK})(?: = |:$)")


def _numbered(lines: list[str]) -> list[str]:
    """Number the values without names: LLVM's text has parameters and results in their order."""
    numbers: dict[str, str] = {}
    for mark in _UNNAMED.findall(lines[0]):
        numbers[mark] = str(len(numbers))
    for line in lines[1:]:
        match = _DEFINED.match(line)
        if match is not None:
            numbers[match[1]] = str(len(numbers))
    used = {mark for line in lines for mark in _UNNAMED.findall(line)}
    if not used.issubset(numbers):
        raise CompileError(
            "bad SPIR-V module: an operand is a value that no instruction before defines"
        )
    return [_UNNAMED.sub(lambda match: numbers[match[0]], line) for line in lines]


def _parameter(writer: FunctionWriter, inst: MachineInst) -> str:
    attributes = value_attributes(writer.module, inst.result, inst.type_id)
    type = writer.types.text(inst.type_id)
    if not writer.function.blocks:
        return f"{type} {attributes}".rstrip()
    return f"{type} {attributes}%{writer.local(inst.result)}"


def _parameter_notes(module: Reversal, function: SourceFunction) -> str:
    """Return the metadata of parameters' decorations without an attribute."""
    nodes = [decoration_node(module, inst.result) for inst in function.parameters]
    if not any(nodes):
        return ""
    empty = module.metadata.node([])
    return f" !spirv.ParameterDecorations {module.metadata.node([n or empty for n in nodes])}"


def _head(module: Reversal, function: SourceFunction, parameters: list[str]) -> str:
    """Return linkage, convention, type, name, parameters and attributes."""
    id = function.head.result
    source = module.source
    is_kernel = any(entry.operands[1] == id for entry in source.entries)
    linkage = source.words(id, spv.DecorationLinkageAttributes)
    prefix = LINKAGES.get(linkage[-1], "") if linkage else "internal "
    if is_kernel:
        prefix = ""
    convention = "spir_kernel" if is_kernel else "spir_func"
    result = f"{value_attributes(module, id, 0)}{module.types.text(function.head.type_id)}"
    symbol = module.constants.symbols[id]
    attributes = " ".join(_function_attributes(module, function))
    text = f"{prefix}{convention} {result} {symbol}({', '.join(parameters)}) {attributes}"
    return f"{text}{_own_metadata(module, id)}"


def _own_metadata(module: Reversal, id: int) -> str:
    # Attachments of functions have no commas.
    return decoration_metadata(module, id).replace(",", "", 1)


def _function_attributes(module: Reversal, function: SourceFunction) -> list[str]:
    control = function.head.operands[0]
    attributes = [name for bit, name in _CONTROLS if control & bit]
    if "optnone" in attributes and "noinline" not in attributes:
        attributes.append("noinline")  # LLVM requires it with optnone
    # Any function may reach a barrier, which LLVM's passes must not move into a branch.
    return ["convergent", *attributes, "nounwind"]


def _body(writer: FunctionWriter) -> list[str]:
    """Return the lines of a function's blocks."""
    for block in writer.function.blocks:
        writer.block = block.label
        writer.lines.append(f"{writer.local(block.label)}:")
        for inst in block.insts:
            _write(writer, inst)
    finish_phis(writer)
    return writer.lines


def _write(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write an instruction; operands that its handler cannot take are not those of the grammar.

    Raises:
        CompileError: the operands are wrong.
        Unsupported: the instruction has no counterpart.
    """
    try:
        write_instruction(writer, inst)
    except (IndexError, KeyError, ValueError) as error:
        text = f"bad SPIR-V module: the operands of {name_of(inst.opcode)} are wrong"
        raise CompileError(text) from error
