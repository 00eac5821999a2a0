"""Entry points and their execution modes.

Input: selected kernels, and LLVM's function metadata as clang writes it for OpenCL. Output: entry
points, whose interfaces layout derives, and OpExecutionMode; all precede the functions (2.4).
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.builtins.prefixes import FINALIZER, INITIALIZER, RUN_MODE
from spvbackend.diagnostics import Unsupported, option
from spvbackend.isel.metadata.arguments import select_arguments
from spvbackend.isel.metadata.modes import add_mode, has_mode, metadata_modes
from spvbackend.isel.metadata.vector_compute import vector_compute_modes
from spvbackend.isel.module.contraction import uncontracted
from spvbackend.isel.selector import Selector
from spvbackend.llvmir.metadata import (
    Words,
    hinted_words,
    named_nodes,
    node_operands,
    node_strings,
    warn_of_hint,
)
from spvbackend.llvmir.values import Function
from spvbackend.mir.inst import EntryPoint, MachineFunction
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpFreezeKHR, OpPoisonKHR
from spvbackend.target.address_spaces import GENERIC
from spvbackend.target.limits import check_name
from spvbackend.target.widths import LANE_COUNTS

# OpenCL C 1.2 is 102000; greater numbers would not fit a word.
_SOURCE: Final = Words("a source language of SPIR-V and its version", 2, 2)
_VERSION: Final = Words("two numbers from 0 to 9999", 2, 3, 0, 9999)


_RUN_MODES: Final[dict[str, int]] = {
    FINALIZER: spv.ExecutionModeFinalizer,
    INITIALIZER: spv.ExecutionModeInitializer,
}
# The high half of VecTypeHint's operand counts lanes, the low half is the data type (Execution
# Mode).
HINT_TYPES: Final[dict[str, int]] = {
    "i8": 0,
    "i16": 1,
    "i32": 2,
    "i64": 3,
    "half": 4,
    "float": 5,
    "double": 6,
}
# A value of the type: `<4 x float> undef`.
_HINT: Final = r"(?s)(?:<([0-9]{1,2}) x )?([a-z0-9]+)>? \S.*"


def select_kernel(sel: Selector, function: Function, machine: MachineFunction) -> None:
    """Make the function an entry point.

    Raises:
        Unsupported: a runtime cannot pass an argument.
    """
    check_name(function.name, function.line)
    if function.name.isdigit():
        raise Unsupported(
            f"kernel '@{function.name}' has no name, by which a host asks for it", function.line
        )
    for arg in function.args:
        if "byval" in arg.attrs and arg.type.space == GENERIC:
            raise Unsupported(
                f"a kernel's 'byval' argument is private memory, not address space {GENERIC}",
                function.line,
                f"pass {option('address-space-map', '0:generic,4:private')} if that is what the "
                "numbers mean",
            )
    model = sel.environment.execution_model
    sel.machine.entry_points.append(EntryPoint(function.name, model, machine))
    run_mode = _RUN_MODES.get(str(function.fn_attrs.get(RUN_MODE, "")))
    if run_mode is not None:
        add_mode(sel, machine, run_mode, [], function.line)
    if function.attachments or sel.kernels.listed_modes:
        metadata_modes(sel, function, machine)
        _vec_type_hint(sel, function, machine)
        select_arguments(sel, function, machine)
    if function.fn_attrs:
        vector_compute_modes(sel, function, machine)
    if run_mode is None:
        _wanted_modes(sel, machine, function.line)
    if sel.kernels.uncontracted is None:
        sel.kernels.uncontracted = uncontracted(sel.module, sel.environment)
    if function in sel.kernels.uncontracted:
        add_mode(sel, machine, spv.ExecutionModeContractionOff, [])


def _wanted_modes(sel: Selector, machine: MachineFunction, line: int) -> None:
    """Add the modes that the translation's options require; a kernel's own metadata wins.

    The runtime itself launches initialisers and finalisers.
    """
    sizes = sel.environment.workgroup_size
    if sizes and not has_mode(sel, machine, spv.ExecutionModeLocalSize):
        add_mode(sel, machine, spv.ExecutionModeLocalSize, [*sizes, 1, 1][:3], line)
    lanes = sel.environment.subgroup_size
    # SubgroupSize requires a capability, for which a driver without sub-groups refuses the module.
    if sel.environment.lacks_subgroups:
        return
    if lanes and not has_mode(sel, machine, spv.ExecutionModeSubgroupSize):
        add_mode(sel, machine, spv.ExecutionModeSubgroupSize, [lanes], line)


def select_modes_of_builtins(sel: Selector) -> None:
    """Add the poison mode to every entry point if the module uses poison or freeze.

    SPV_KHR_poison_freeze requires it.
    """
    if not sel.allowed.isdisjoint((OpFreezeKHR, OpPoisonKHR)):
        for entry in sel.machine.entry_points:
            add_mode(sel, entry.function, spv.ExecutionModeArithmeticPoisonKHR, [])


def _vec_type_hint(sel: Selector, function: Function, machine: MachineFunction) -> None:
    """Add VecTypeHint from `!{<4 x float> undef, i32 0}`: a value of the type, its signedness."""
    ref = function.attachments.get("vec_type_hint")
    if ref is None:
        return
    operands = node_operands(sel.module, ref)
    match = re.fullmatch(_HINT, operands[0]) if operands else None
    lanes = int(match[1] or 1) if match is not None else 0
    code = HINT_TYPES.get(match[2]) if match is not None else None
    if code is None or (lanes != 1 and lanes not in LANE_COUNTS):
        wanted = "a value of a scalar or vector type of OpenCL C"
        warn_of_hint(sel.module, "vec_type_hint", ref, wanted, function.line)
        return
    add_mode(sel, machine, spv.ExecutionModeVecTypeHint, [lanes << 16 | code], function.line)


def select_source(sel: Selector) -> None:
    """Record OpSource and OpSourceExtension from OpenCL's or SPIR-V's metadata."""
    machine = sel.machine
    machine.source = _spirv_source(sel) or _opencl_source(sel)
    for name in ("opencl.used.extensions", "spirv.SourceExtension"):
        for ref in named_nodes(sel.module, name):
            for extension in node_strings(sel.module, ref):
                if extension and extension not in machine.source_extensions:
                    machine.source_extensions.append(extension)
    machine.source_extensions.sort()


def _spirv_source(sel: Selector) -> tuple[int, int] | None:
    """Return OpSource's operands from `spirv.Source`, which readers of SPIR-V write."""
    for ref in named_nodes(sel.module, "spirv.Source"):
        line = sel.module.lines["!spirv.Source"]
        words = hinted_words(sel.module, "spirv.Source", ref, _SOURCE, line)
        if words is None:
            continue
        if words[0] in spv.ENUMERANT_NAMES["SourceLanguage"]:
            return words[0], words[1]
        warn_of_hint(sel.module, "spirv.Source", ref, _SOURCE.text, line)
    return None


def _opencl_source(sel: Selector) -> tuple[int, int]:
    """Return OpenCL C or C++ for OpenCL with its version, from clang's metadata."""
    cxx = named_nodes(sel.module, "opencl.cxx.version")
    language = spv.SourceLanguageCPP_for_OpenCL if cxx else spv.SourceLanguageOpenCL_C
    name = "opencl.cxx.version" if cxx else "opencl.ocl.version"
    for ref in named_nodes(sel.module, name):
        line = sel.module.lines[f"!{name}"]
        version = hinted_words(sel.module, name, ref, _VERSION, line)
        if version is not None:
            # OpenCL C 1.2 is 102000, as in SPIRV-LLVM-Translator. The OpenCL environment packs
            # bytes instead, and calls the number informational (Source Language Encoding).
            return language, version[0] * 100000 + version[1] * 1000
    return sel.environment.kind.source
