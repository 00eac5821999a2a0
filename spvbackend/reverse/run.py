"""Turns a SPIR-V binary into LLVM IR: text, or bitcode by llvmlite.

Input: the bytes of a module of OpenCL kernels. Output: a module for the triple `spir64` or `spir`.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.builtins.variables import replaced_variables
from spvbackend.reverse.functions import LINKAGES, function_text
from spvbackend.reverse.kernels import kernel_attachments
from spvbackend.reverse.names import quoted
from spvbackend.reverse.source import read_source, text_at
from spvbackend.reverse.types import SPACES
from spvbackend.reverse.writer import Reversal
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.address_spaces import CONSTANT, INPUT, qualifier

_LAYOUT: Final = (
    "i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
)
_MODELS: Final = {
    spv.AddressingModelPhysical32: ("spir-unknown-unknown", f"e-p:32:32-{_LAYOUT}"),
    spv.AddressingModelPhysical64: ("spir64-unknown-unknown", f"e-{_LAYOUT}"),
}
"""Triple and data layout of each addressing model."""


def llvm_text(binary: bytes, constants: list[str] | None = None) -> str:
    """Return LLVM IR of a SPIR-V module.

    Args:
        binary: the module.
        constants: values of specialization constants, as `specialize` takes them.

    Raises:
        CompileError: the bytes are not a SPIR-V module, or a constant is not one of the module.
        Unsupported: the module has something without a counterpart in LLVM IR.
    """
    source = read_source(binary)
    if constants:
        from spvbackend.reverse.specialize import specialize  # few runs name constants

        specialize(source, binary, constants)
    model = _MODELS.get(source.addressing)
    if model is None:
        name = spv.ENUMERANT_NAMES["AddressingModel"].get(source.addressing, "")
        raise Unsupported(f"addressing model {name} has no LLVM IR: expected Physical32 or 64")
    module = Reversal(source)
    module.replaced.update(replaced_variables(source))
    _name_symbols(module)
    variables = [_variable(module, inst) for inst in source.variables]
    functions = [
        line
        for function in source.functions
        for line in function_text(module, function, kernel_attachments(module, function))
    ]
    _add_versions(module)
    _add_contraction(module)
    triple, layout = model
    sections = (
        [f'target datalayout = "{layout}"', f'target triple = "{triple}"'],
        module.types.definitions,
        [line for line in variables if line],
        functions,
        module.declarations(),
        module.metadata.lines(),
    )
    return "\n".join([line for section in sections if section for line in (*section, "")])


def llvm_output(binary: bytes, constants: list[str], *, as_text: bool) -> bytes:
    """Return LLVM IR that LLVM has verified, as bitcode or as the text that was read.

    Raises:
        CompileError: as for `llvm_text`; or LLVM refuses what the module becomes.
        Unsupported: as for `llvm_text`.
    """
    import llvmlite.binding as llvm

    text = llvm_text(binary, constants)
    try:
        module = llvm.parse_assembly(text, llvm.create_context())
        module.verify()
    except RuntimeError as error:
        message = f"LLVM refuses what the SPIR-V module becomes: {' '.join(str(error).split())}"
        raise CompileError(message, hint="spirv-val tells whether the module is valid") from error
    data: bytes = text.encode("utf-8", "surrogateescape") if as_text else module.as_bitcode()
    return data


def _name_symbols(module: Reversal) -> None:
    """Give each variable and function its name: of the entry point, of the linkage, or its own."""
    source = module.source
    wanted: dict[int, str] = {}
    for inst in (*source.variables, *[function.head for function in source.functions]):
        words = source.words(inst.result, spv.DecorationLinkageAttributes)
        if words:
            wanted[inst.result] = text_at(words, 0)[0]
    for entry in source.entries:
        wanted[entry.operands[1]] = text_at(entry.operands, 2)[0]
    # Names that others refer to come first: nothing else may take them.
    for id, name in wanted.items():
        module.constants.symbols[id] = f"@{quoted(module.symbols.claim(name))}"
    for inst in (*source.variables, *[function.head for function in source.functions]):
        if inst.result not in wanted:
            name = source.names.get(inst.result) or f"v{inst.result}"
            module.constants.symbols[inst.result] = f"@{quoted(module.symbols.claim(name))}"


def _variable(module: Reversal, inst: MachineInst) -> str:
    """Return the line of a variable, "" for one that calls replace."""
    id = inst.result
    if id in module.replaced:
        return ""
    storage, *words = inst.operands
    space = SPACES.get(storage)
    name = spv.ENUMERANT_NAMES["StorageClass"].get(storage, str(storage))
    if space is None or storage == spv.StorageClassPrivate:
        raise Unsupported(f"OpVariable of storage class {name} has no LLVM IR")
    if inst.opcode == op.OpUntypedVariableKHR:
        pointee = words.pop(0)
    else:
        pointee = module.types.pointee(inst.type_id)
    source = module.source
    linkage = source.words(id, spv.DecorationLinkageAttributes)
    is_external = storage == spv.StorageClassInput or (
        bool(linkage) and linkage[-1] == spv.LinkageTypeImport
    )
    prefix = (
        "external " if is_external else LINKAGES.get(linkage[-1], "") if linkage else ("internal ")
    )
    is_constant = space in (CONSTANT, INPUT) or source.has(id, spv.DecorationConstant)
    kind = "constant" if is_constant else "global"
    initial = "" if is_external else " undef"
    if words:
        initial = f" {module.constants.text(words[0])}"
    words = source.words(id, spv.DecorationAlignment)
    align = f", align {words[0]}" if words else ""
    type = module.types.text(pointee)
    symbol = module.constants.symbols[id]
    return f"{symbol} = {prefix}{qualifier(space).lstrip()} {kind} {type}{initial}{align}"


def _add_versions(module: Reversal) -> None:
    """Add language and version of the source: 102000 means OpenCL C 1.2."""
    metadata = module.metadata
    for inst in module.source.sources[:1]:
        language, version = inst.operands[:2]
        if language == spv.SourceLanguageOpenCL_C:
            node = metadata.words([version // 100000, version // 1000 % 100])
            metadata.add("opencl.ocl.version", node)
        elif language != spv.SourceLanguageUnknown:
            metadata.add("spirv.Source", metadata.words([language, version]))


def _add_contraction(module: Reversal) -> None:
    """Allow contraction of arithmetic if no entry point forbids it, as it is OpenCL's default."""
    modes = [inst.operands[1] for inst in module.source.modes]
    if module.source.entries and spv.ExecutionModeContractionOff not in modes:
        module.metadata.allow("opencl.enable.FP_CONTRACT")
