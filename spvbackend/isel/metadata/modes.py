"""Execution modes from metadata: a kernel's own, or the list `spirv.ExecutionMode`.

Input: kernels that are entry points. Output: OpExecutionMode, or OpExecutionModeId for ids. A mode
that the host or the results rely on is required; the rest are hints.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.isel.hints import may_hint_by
from spvbackend.isel.metadata.enumerants import has_ids, parameter_words, wanted_text
from spvbackend.isel.metadata.functions import register_limit
from spvbackend.llvmir.metadata import (
    SUBGROUP_SIZE_NAMES,
    Words,
    hinted_words,
    named_nodes,
    node_operands,
    node_strings,
    operand_word,
    required_words,
    warn_of_hint,
    wrong_node,
)
from spvbackend.llvmir.parse.scan import string_value
from spvbackend.llvmir.values import Function
from spvbackend.mir.inst import MachineFunction, MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpExecutionMode, OpExecutionModeId
from spvbackend.target.availability import check_opcode, lacks_enumerant

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector
    from spvbackend.llvmir.module import Module

EXECUTION_MODE: Final = "spirv.ExecutionMode"
_KIND: Final = "ExecutionMode"
# Frontends may give fewer sizes than the modes have; a size of 0 would leave no work-item.
_SIZES: Final = Words("one to three sizes from 1 to 4294967295", 1, 3, 1)
_SIZE: Final = Words("one size from 1 to 4294967295", 1, 1, 1)
_NUMBER: Final = Words("one number from 0 to 4294967295", 1, 1)
_DIMENSIONS: Final = Words("one number from 0 to 3", 1, 1, 0, 3)


@final
class _MetadataMode:
    """An execution mode from a kernel's metadata.

    Attributes:
        name: the metadata's name.
        mode: its mode.
        words: the operands that the metadata must have; None if its presence suffices.
        is_required: whether the host relies on it; otherwise it is a hint that may be dropped.
    """

    __slots__ = ("is_required", "mode", "name", "words")

    def __init__(
        self, name: str, mode: int, words: Words | None, is_required: bool = False
    ) -> None:
        self.name: Final = name
        self.mode: Final = mode
        self.words: Final = words
        self.is_required: Final = is_required


METADATA_MODES: Final = (
    _MetadataMode("reqd_work_group_size", spv.ExecutionModeLocalSize, _SIZES, is_required=True),
    _MetadataMode("work_group_size_hint", spv.ExecutionModeLocalSizeHint, _SIZES),
    _MetadataMode("max_work_group_size", spv.ExecutionModeMaxWorkgroupSizeINTEL, _SIZES,
                  is_required=True),
    *[
        _MetadataMode(name, spv.ExecutionModeSubgroupSize, _SIZE, is_required=True)
        for name in SUBGROUP_SIZE_NAMES
    ],
    _MetadataMode("max_global_work_dim", spv.ExecutionModeMaxWorkDimINTEL, _DIMENSIONS),
    _MetadataMode("no_global_work_offset", spv.ExecutionModeNoGlobalOffsetINTEL, None),
    _MetadataMode("num_simd_work_items", spv.ExecutionModeNumSIMDWorkitemsINTEL, _SIZE),
    _MetadataMode("scheduler_target_fmax_mhz", spv.ExecutionModeSchedulerTargetFmaxMhzINTEL,
                  _NUMBER),
)  # fmt: skip
_HINTS: Final = frozenset(
    (
        spv.ExecutionModeLocalSizeHint,
        spv.ExecutionModeLocalSizeHintId,
        spv.ExecutionModeMaxWorkDimINTEL,
        spv.ExecutionModeMaxWorkgroupSizeINTEL,
        spv.ExecutionModeMaximumRegistersINTEL,
        spv.ExecutionModeMaximumRegistersIdINTEL,
        spv.ExecutionModeNamedMaximumRegistersINTEL,
        spv.ExecutionModeNoGlobalOffsetINTEL,
        spv.ExecutionModeNumSIMDWorkitemsINTEL,
        spv.ExecutionModeRegisterMapInterfaceINTEL,
        spv.ExecutionModeSchedulerTargetFmaxMhzINTEL,
        spv.ExecutionModeStreamingInterfaceINTEL,
        spv.ExecutionModeVecTypeHint,
    )
)
"""Modes that change no result; without them the host must take care at a launch."""
_REQUIRED: Final = frozenset(
    (
        spv.ExecutionModeArithmeticPoisonKHR,
        spv.ExecutionModeContractionOff,
        spv.ExecutionModeDenormFlushToZero,
        spv.ExecutionModeDenormPreserve,
        spv.ExecutionModeFinalizer,
        spv.ExecutionModeFloatingPointModeALTINTEL,
        spv.ExecutionModeFloatingPointModeIEEEINTEL,
        spv.ExecutionModeInitializer,
        spv.ExecutionModeLocalSize,
        spv.ExecutionModeLocalSizeId,
        spv.ExecutionModeNamedBarrierCountINTEL,
        spv.ExecutionModeNamedSubgroupSizeINTEL,
        spv.ExecutionModeRoundingModeRTE,
        spv.ExecutionModeRoundingModeRTNINTEL,
        spv.ExecutionModeRoundingModeRTPINTEL,
        spv.ExecutionModeRoundingModeRTZ,
        spv.ExecutionModeSharedLocalMemorySizeINTEL,
        spv.ExecutionModeSignedZeroInfNanPreserve,
        spv.ExecutionModeSubgroupSize,
        spv.ExecutionModeSubgroupsPerWorkgroup,
        spv.ExecutionModeSubgroupsPerWorkgroupId,
    )
)
"""The other modes of kernels."""
_ONCE: Final = frozenset(
    (
        spv.ExecutionModeLocalSize,
        spv.ExecutionModeLocalSizeHint,
        spv.ExecutionModeLocalSizeId,
        spv.ExecutionModeSubgroupSize,
        spv.ExecutionModeVecTypeHint,
    )
)
"""Modes that an entry point may have only once (Execution Mode)."""
_SIZED: Final = frozenset(
    (
        spv.ExecutionModeLocalSize,
        spv.ExecutionModeLocalSizeHint,
        spv.ExecutionModeMaxWorkgroupSizeINTEL,
        spv.ExecutionModeSubgroupSize,
        spv.ExecutionModeSubgroupsPerWorkgroup,
    )
)
"""Modes whose operands must not be 0."""
_INTERFACES: Final = "ip_interface"
# The word that selects the mode, and the word that sets its operand.
_INTERFACE_WORDS: Final = (
    ("csr", "wait_for_done_write", spv.ExecutionModeRegisterMapInterfaceINTEL),
    ("streaming", "stall_free_return", spv.ExecutionModeStreamingInterfaceINTEL),
)


def add_mode(
    sel: Selector, machine: MachineFunction, mode: int, operands: list[int], line: int = 0
) -> None:
    """Add a required mode to an entry point.

    Raises:
        CompileError: it already has that mode with other operands.
        Unsupported: the environment lacks the mode.
    """
    error = lacks_enumerant(sel.environment, _KIND, mode, spv.ENUMERANT_NAMES[_KIND][mode], line)
    if error is not None:
        raise error
    _add(sel, machine, mode, operands, line)


def _add(
    sel: Selector, machine: MachineFunction, mode: int, operands: list[int], line: int
) -> None:
    opcode = OpExecutionModeId if has_ids(_KIND, mode) else OpExecutionMode
    try:
        check_opcode(sel.environment, opcode)
    except Unsupported as error:
        error.place(line)
        raise
    words = [machine.id, mode, *operands]
    others = sel.kernels.modes.setdefault(machine.id, [])
    for other in others:
        if other.opcode == opcode and other.operands == words:
            return
        if mode in _ONCE and other.operands[1] == mode:
            name = spv.ENUMERANT_NAMES[_KIND][mode]
            text = f"the metadata of kernel '@{machine.name}' gives {name} two values"
            raise CompileError(text, line)
    mode_inst = MachineInst(opcode, 0, 0, words)
    others.append(mode_inst)
    sel.machine.execution_modes.append(mode_inst)


def has_mode(sel: Selector, machine: MachineFunction, mode: int) -> bool:
    """Whether an entry point has a mode, with any operands."""
    return any(inst.operands[1] == mode for inst in sel.kernels.modes.get(machine.id, ()))


def metadata_modes(sel: Selector, function: Function, machine: MachineFunction) -> None:
    """Add the modes that the kernel's own metadata requires or suggests."""
    line = function.line
    for row in METADATA_MODES:
        ref = function.attachments.get(row.name)
        if ref is None:
            continue
        if row.mode == spv.ExecutionModeSubgroupSize and _is_primary(sel, ref):
            # The extension's only named size is 0 (SPV_INTEL_subgroup_requirements).
            add_mode(sel, machine, spv.ExecutionModeNamedSubgroupSizeINTEL, [0], line)
            continue
        words = _row_words(sel, row, ref, line)
        if words is not None:
            _add_metadata_mode(sel, row.name, machine, row.mode, words, line)
    _interfaces(sel, function, machine)
    _registers(sel, function, machine)
    ref = function.attachments.get(EXECUTION_MODE)
    for node in node_operands(sel.module, ref) if ref is not None else ():
        _spelled_mode(sel, node, machine, node_operands(sel.module, node), line)
    for node in sel.kernels.listed_modes.get(function.name, ()):
        _spelled_mode(sel, node, machine, node_operands(sel.module, node)[1:], line)


def _is_primary(sel: Selector, ref: str) -> bool:
    """Whether a sub-group size is SYCL's `primary`: the device's preferred one."""
    return node_operands(sel.module, ref) == ["i32 -1"]


def _row_words(sel: Selector, row: _MetadataMode, ref: str, line: int) -> list[int] | None:
    if row.words is None:
        return []
    read = required_words if row.is_required else hinted_words
    words = read(sel.module, row.name, ref, row.words, line)
    # A mode has three sizes; missing ones are 1.
    return None if words is None else [*words, 1, 1][: row.words.most]


def _add_metadata_mode(
    sel: Selector, name: str, machine: MachineFunction, mode: int, words: list[int], line: int
) -> None:
    if mode not in _HINTS:
        add_mode(sel, machine, mode, words, line)
    elif may_hint_by(sel, _KIND, mode, f"metadata '{name}'", line):
        _add(sel, machine, mode, words, line)


def _interfaces(sel: Selector, function: Function, machine: MachineFunction) -> None:
    """Add the modes for the way a kernel on an FPGA is started."""
    ref = function.attachments.get(_INTERFACES)
    if ref is None:
        return
    said = node_strings(sel.module, ref)
    for name, flag, mode in _INTERFACE_WORDS:
        if name in said:
            words = [int(flag in said)]
            _add_metadata_mode(sel, _INTERFACES, machine, mode, words, function.line)


_REGISTERS: Final = "MaximumRegisters"
_NAMED_REGISTERS: Final[dict[str, int]] = {"AutoINTEL": spv.NamedMaximumNumberOfRegistersAutoINTEL}


def _registers(sel: Selector, function: Function, machine: MachineFunction) -> None:
    """Add the mode for a work-item's registers: a number, a number in a node, or a name."""
    ref = function.attachments.get(_REGISTERS) or register_limit(sel, function)
    operands = node_operands(sel.module, ref) if ref is not None else []
    if ref is None:
        return
    line = function.line
    operand = operands[0] if len(operands) == 1 else ""
    if operand.startswith('!"'):
        named = _NAMED_REGISTERS.get(node_strings(sel.module, ref)[0])
        mode, word = spv.ExecutionModeNamedMaximumRegistersINTEL, -1 if named is None else named
    elif operand.startswith("!"):
        inner = node_operands(sel.module, operand)
        mode = spv.ExecutionModeMaximumRegistersIdINTEL
        word = operand_word(inner[0]) if len(inner) == 1 else -1
    else:
        mode, word = spv.ExecutionModeMaximumRegistersINTEL, operand_word(operand)
    if word < 0:
        warn_of_hint(sel.module, _REGISTERS, ref, "a number, a node of one, or AutoINTEL", line)
        return
    words = [sel.int_const(word)] if has_ids(_KIND, mode) else [word]
    _add_metadata_mode(sel, _REGISTERS, machine, mode, words, line)


def collect_modes(sel: Selector) -> None:
    """Sort the module's list of modes by kernel; entries are nodes `!{ptr @kernel, i32 MODE, ...}`.

    An entry for anything but a kernel is dropped with a warning.
    """
    for node in named_nodes(sel.module, EXECUTION_MODE):
        operands = node_operands(sel.module, node)
        # The operand is null if its function was removed.
        if operands and operands[0].endswith((" null", " undef", " poison")):
            continue
        name = _kernel_name(sel.module, operands[0]) if operands else ""
        if name:
            sel.kernels.listed_modes.setdefault(name, []).append(node)
        else:
            wanted = "a kernel of this module, a mode and its operands"
            line = sel.module.lines[f"!{EXECUTION_MODE}"]
            warn_of_hint(sel.module, EXECUTION_MODE, node, wanted, line)


def _kernel_name(module: Module, operand: str) -> str:
    """Return the name in `ptr @f`, "" if no defined kernel has it."""
    name = operand.partition("@")[2]
    if name.startswith('"'):
        name = string_value(name)
    symbol = module.symbols.get(name)
    is_kernel = isinstance(symbol, Function) and symbol.is_kernel and symbol.blocks
    return name if is_kernel else ""


def _spelled_mode(
    sel: Selector, node: str, machine: MachineFunction, operands: list[str], line: int
) -> None:
    """Add a mode by its number."""
    mode = operand_word(operands[0]) if operands else -1
    if mode not in spv.ENUMERANT_NAMES[_KIND]:
        raise wrong_node(sel.module, EXECUTION_MODE, node, "a mode and its operands", line)
    name = spv.ENUMERANT_NAMES[_KIND][mode]
    if mode == spv.ExecutionModeFPFastMathDefault:
        # The flags of each instruction already grant what this mode grants.
        sel.module.warn(f"{name} has no translation in metadata; it is ignored", line)
        return
    if mode not in _REQUIRED and mode not in _HINTS:
        raise Unsupported(f"{name} is not for kernels in metadata '{EXECUTION_MODE}'", line)
    words = parameter_words(sel, _KIND, mode, operands[1:])
    is_wrong = words is None or (mode in _SIZED and 0 in words)
    if is_wrong and mode in _HINTS:
        warn_of_hint(sel.module, EXECUTION_MODE, node, wanted_text(_KIND, mode), line)
    elif is_wrong or words is None:
        raise wrong_node(sel.module, EXECUTION_MODE, node, wanted_text(_KIND, mode), line)
    elif mode not in _HINTS:
        add_mode(sel, machine, mode, words, line)
    elif may_hint_by(sel, _KIND, mode, name, line):
        _add(sel, machine, mode, words, line)
