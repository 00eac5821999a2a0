"""Entry points as kernels: metadata from execution modes, strings and decorations."""

from __future__ import annotations

from typing import Final

from spvbackend.isel.metadata.arguments import KEPT_AS_TEXT
from spvbackend.isel.metadata.modes import EXECUTION_MODE, METADATA_MODES
from spvbackend.isel.module.kernels import HINT_TYPES
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.metadata import text_node
from spvbackend.reverse.numbers import word_number
from spvbackend.reverse.source import SourceFunction, text_at
from spvbackend.reverse.writer import Reversal
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

_BY_METADATA: Final = {row.mode: row for row in reversed(METADATA_MODES)}
"""The first name of each mode."""
_HINTED: Final = {code: name for name, code in HINT_TYPES.items()}
_IDS: Final = {
    spv.ExecutionModeLocalSizeHintId: spv.ExecutionModeLocalSizeHint,
    spv.ExecutionModeLocalSizeId: spv.ExecutionModeLocalSize,
    spv.ExecutionModeSubgroupsPerWorkgroupId: spv.ExecutionModeSubgroupsPerWorkgroup,
}
"""Modes with ids as operands, and those with numbers."""
_SPACES: Final = "kernel_arg_addr_space"
_ACCESS: Final = "kernel_arg_access_qual"
_ACCESSES: Final = {
    spv.AccessQualifierReadOnly: "read_only",
    spv.AccessQualifierReadWrite: "read_write",
    spv.AccessQualifierWriteOnly: "write_only",
}
_TYPES, _QUALIFIERS = KEPT_AS_TEXT
_BASE_TYPES: Final = "kernel_arg_base_type"


def kernel_attachments(module: Reversal, function: SourceFunction) -> str:
    """Return the metadata of an entry point, "" for any other function."""
    id = function.head.result
    entries = [entry for entry in module.source.entries if entry.operands[1] == id]
    if not entries:
        return ""
    name = text_at(entries[0].operands, 2)[0]
    notes = _argument_notes(module, function, name)
    for mode in module.source.modes:
        if mode.operands[0] == id:
            notes += _mode_notes(module, mode)
    return "".join([f" !{key} {node}" for key, node in notes])


def _mode_notes(module: Reversal, inst: MachineInst) -> list[tuple[str, str]]:
    """Return a kernel's metadata for a mode; a mode without any goes into the module's list."""
    function, mode, *words = inst.operands
    if mode == spv.ExecutionModeContractionOff:
        # LLVM's arithmetic is not contracted unless its flags say so.
        return []
    if mode in _IDS:
        words = [word_number(module.source, word) for word in words]
        mode = _IDS[mode]
    if mode == spv.ExecutionModeVecTypeHint and words:
        return [("vec_type_hint", _hint_node(module, words[0]))]
    row = _BY_METADATA.get(mode)
    if row is not None:
        return [(row.name, module.metadata.words(words))]
    symbol = module.constants.symbols[function]
    operands = [f"ptr {symbol}", *[f"i32 {word}" for word in (mode, *words)]]
    module.metadata.add(EXECUTION_MODE, module.metadata.node(operands))
    return []


def _hint_node(module: Reversal, word: int) -> str:
    """Return the node of a vectorised type: a value of it, and that its sign is unknown."""
    lanes, code = word >> 16, word & 0xFFFF
    scalar = _HINTED.get(code, "i32")
    type = f"<{lanes} x {scalar}>" if lanes > 1 else scalar
    return module.metadata.node([f"{type} undef", "i32 0"])


def _argument_notes(module: Reversal, function: SourceFunction, name: str) -> list[tuple[str, str]]:
    """Return OpenCL's metadata of arguments, if strings of the module have their types."""
    kept = {}
    for key in KEPT_AS_TEXT:
        prefix = f"{key}.{name}."
        for text in module.source.strings.values():
            if text.startswith(prefix):
                kept[key] = _split(text.removeprefix(prefix))
    if _TYPES not in kept:
        return []
    metadata = module.metadata
    types = module.types
    spaces = []
    accesses = []
    for inst in function.parameters:
        is_pointer = types.is_pointer(inst.type_id)
        spaces.append(f"i32 {types.space(inst.type_id) if is_pointer else 0}")
        accesses.append(text_node(_access(types.inst(inst.type_id))))
    lists = [(_SPACES, spaces), (_ACCESS, accesses)]
    texts = [text_node(text) for text in kept[_TYPES]]
    lists += [(_TYPES, texts), (_BASE_TYPES, texts)]
    if _QUALIFIERS in kept:
        lists.append((_QUALIFIERS, [text_node(text) for text in kept[_QUALIFIERS]]))
    return [(key, metadata.node(operands)) for key, operands in lists]


def _split(text: str) -> list[str]:
    """Return the items of a list in which each has a comma behind it."""
    return text.removesuffix(",").split(",") if text else []


def _access(inst: MachineInst) -> str:
    if inst.opcode == op.OpTypePipe:
        return _ACCESSES.get(inst.operands[0], "none")
    has_access = inst.opcode == op.OpTypeImage and len(inst.operands) > 7
    return _ACCESSES.get(inst.operands[7], "none") if has_access else "none"
