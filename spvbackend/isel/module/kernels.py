"""Entry points and their execution modes.

Input: selected kernels, and LLVM's function metadata as clang writes it for OpenCL. Output: entry
points, whose interfaces layout finds, and OpExecutionMode, all of which come before the functions
(2.4).
"""

from __future__ import annotations

from typing import Final

from spvbackend.isel.module.contraction import uncontracted
from spvbackend.isel.selector import Selector
from spvbackend.llvmir.metadata import named_nodes, node_ints, node_operands, node_strings
from spvbackend.llvmir.values import Function
from spvbackend.mir.inst import EntryPoint, MachineFunction, MachineInst
from spvbackend.prepare.module.constructors import FINALIZER, INITIALIZER, RUN_MODE
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpExecutionMode, OpFreezeKHR, OpPoisonKHR
from spvbackend.spirv.requirements import ENUMERANT_VERSION, NEVER_CORE
from spvbackend.target.availability import refusal

_SIZED_MODES: Final = (
    ("reqd_work_group_size", spv.ExecutionModeLocalSize),
    ("work_group_size_hint", spv.ExecutionModeLocalSizeHint),
)
_RUN_MODES: Final[dict[str, int]] = {
    FINALIZER: spv.ExecutionModeFinalizer,
    INITIALIZER: spv.ExecutionModeInitializer,
}
# The high half of VecTypeHint's operand counts lanes, the low half is the data type (Execution
# Mode).
_HINT_INT: Final[dict[int, int]] = {8: 0, 16: 1, 32: 2, 64: 3}
_HINT_FLOAT: Final[dict[int, int]] = {16: 4, 32: 5, 64: 6}


def select_kernel(sel: Selector, function: Function, machine: MachineFunction) -> None:
    """Make the function an entry point."""
    model = sel.environment.execution_model
    sel.machine.entry_points.append(EntryPoint(function.name, model, machine))
    run_mode = _RUN_MODES.get(str(function.fn_attrs.get(RUN_MODE, "")))
    if run_mode is not None:
        _mode(sel, machine, run_mode, [])
    for name, mode in _SIZED_MODES:
        if name in function.attachments:
            sizes = node_ints(sel.module, function.attachments[name])
            # Frontends of fewer dimensions give fewer sizes, LocalSize has three.
            _mode(sel, machine, mode, [*sizes, 1, 1, 1][:3])
    # Volatile of a parameter is only in this metadata: LLVM's pointers do not carry it.
    ref = function.attachments.get("kernel_arg_type_qual")
    for parameter, words in zip(
        machine.parameters, node_strings(sel.module, ref) if ref else [], strict=False
    ):
        if "volatile" in words.split():
            sel.cache.decorate(parameter.result, spv.DecorationVolatile)
    ref = function.attachments.get("intel_reqd_sub_group_size")
    if ref is not None:
        _mode(sel, machine, spv.ExecutionModeSubgroupSize, node_ints(sel.module, ref)[:1])
    ref = function.attachments.get("vec_type_hint")
    if ref is not None:
        _vec_type_hint(sel, machine, ref)
    if sel.uncontracted is None:
        sel.uncontracted = uncontracted(sel.module)
    if function in sel.uncontracted:
        _mode(sel, machine, spv.ExecutionModeContractionOff, [])


def select_modes_of_builtins(sel: Selector) -> None:
    """With poison and freeze every entry point says how arithmetic treats poison.

    SPV_KHR_poison_freeze asks for it.
    """
    made = [machine.opcode for call in sel.builtin_calls for machine in call.made]
    if OpFreezeKHR in made or OpPoisonKHR in made:
        for entry in sel.machine.entry_points:
            _mode(sel, entry.function, spv.ExecutionModeArithmeticPoisonKHR, [])


def _mode(sel: Selector, machine: MachineFunction, mode: int, operands: list[int]) -> None:
    needed = ENUMERANT_VERSION["ExecutionMode"].get(mode, 0)
    # Modes of extensions are never core and have been asked for by then.
    if NEVER_CORE > needed > sel.environment.version:
        name = spv.ENUMERANT_NAMES["ExecutionMode"][mode]
        line = sel.function.line if sel.function is not None else 0
        raise refusal(sel.environment, name, needed, (), line)
    sel.machine.execution_modes.append(
        MachineInst(OpExecutionMode, 0, 0, [machine.id, mode, *operands])
    )


def _vec_type_hint(sel: Selector, machine: MachineFunction, ref: str) -> None:
    """`!{<4 x float> undef, i32 0}`: a value of the type, then its signedness."""
    text = node_operands(sel.module, ref)[0]
    words = text.replace("<", "").replace(">", "").split()
    count, name = (int(words[0]), words[2]) if text.startswith("<") else (1, words[0])
    floats = {"half": 16, "float": 32, "double": 64}
    if name in floats:
        code = _HINT_FLOAT[floats[name]]
    elif name[1:].isdigit() and int(name[1:]) in _HINT_INT:
        code = _HINT_INT[int(name[1:])]
    else:
        return
    _mode(sel, machine, spv.ExecutionModeVecTypeHint, [count << 16 | code])


def select_source(sel: Selector) -> None:
    """OpSource and OpSourceExtension from the OpenCL metadata of the module."""
    machine = sel.machine
    # Without the metadata the module is not from OpenCL C, and nothing is claimed.
    machine.source = (spv.SourceLanguageUnknown, 0)
    cxx = named_nodes(sel.module, "opencl.cxx.version")
    language = spv.SourceLanguageCPP_for_OpenCL if cxx else spv.SourceLanguageOpenCL_C
    for ref in cxx or named_nodes(sel.module, "opencl.ocl.version"):
        version = node_ints(sel.module, ref)
        if len(version) >= 2:
            # OpenCL C 1.2 is 102000, as SPIRV-LLVM-Translator has it.  The OpenCL environment packs
            # bytes instead, and calls the number informational (Source Language Encoding).
            machine.source = (language, version[0] * 100000 + version[1] * 1000)
            break
    for ref in named_nodes(sel.module, "opencl.used.extensions"):
        for name in node_strings(sel.module, ref):
            if name not in machine.source_extensions:
                machine.source_extensions.append(name)
    machine.source_extensions.sort()
