"""OpLine and OpNoLine: the source lines of instructions.

Input: the function under selection and the DILocations of its lines. Output: debug lines among the
machine instructions, and OpSource for the files of compile units. A module without debug info gets
none of these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.debug_locations import file_path, node_fields, place_of, scope_file
from spvbackend.llvmir.metadata import named_nodes
from spvbackend.llvmir.values import NO_LOCATION, Function, Inst
from spvbackend.mir.inst import MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpLine, OpNoLine
from spvbackend.target.limits import MAX_WORDS

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

COMPILE_UNITS: Final = "llvm.dbg.cu"
# DWARF languages with a number in SPIR-V.
_LANGUAGES: Final[dict[str, int]] = {
    "DW_LANG_CPP_for_OpenCL": spv.SourceLanguageCPP_for_OpenCL,
    "DW_LANG_OpenCL": spv.SourceLanguageOpenCL_C,
    "DW_LANG_Rust": spv.SourceLanguageRust,
    "DW_LANG_SYCL": spv.SourceLanguageSYCL,
    "DW_LANG_Zig": spv.SourceLanguageZig,
}
# OpString's opcode word, its result, and the final zero byte.
_LONGEST: Final = 4 * (MAX_WORDS - 3)
_NO_LINE: Final[list[int]] = []
"""The words of a missing place."""


@final
class SourceLines:
    """The debug lines of one module; each place is resolved once."""

    __slots__ = ("_current", "_files", "_locations", "_places", "_sel")

    def __init__(self, sel: Selector) -> None:
        self._sel: Final = sel
        self._places: Final[dict[int, list[int]]] = {NO_LOCATION: _NO_LINE}
        self._files: Final[dict[str, int]] = {}
        self._locations: dict[int, int] = {}
        self._current = _NO_LINE

    def enter(self, function: Function) -> bool:
        """Begin a function; return whether it has lines."""
        self._locations = function.locations
        return bool(self._locations) and not _is_without_lines(self._sel, function)

    def open_block(self) -> None:
        """Begin a block: OpLine's effect ends with its block."""
        self._current = _NO_LINE

    def note(self, inst: Inst, insts: list[MachineInst], start: int) -> None:
        """Insert the source line before the machine instructions of `inst`.

        It also precedes a merge instruction, which only the branch may follow.

        Args:
            inst: the selected instruction.
            insts: the machine instructions of the block.
            start: the index of the first new one.
        """
        # A phi generates no code; its line would be that of a later instruction.
        if len(insts) == start or inst.opcode == op.PHI:
            return
        words = self._words(self._locations.get(inst.line, NO_LOCATION))
        if words != self._current:
            self._current = words
            opcode = OpLine if words else OpNoLine
            # Copy the words: an instruction owns its operands.
            insts.insert(start, MachineInst(opcode, 0, 0, list(words)))

    def note_record(self, number: int, insts: list[MachineInst]) -> None:
        """Append the source line of a debug info record, at the end of a block.

        Each record has a location (LangRef, 'Debug records'), and consumers need one to keep the
        record. The line may be 0 for code that the source does not contain.

        Args:
            number: the number of the record's DILocation.
            insts: the machine instructions of the block.
        """
        words = self._words(number)
        if not words:
            place = place_of(self._sel.module, number)
            if place is None or not (file := self._file(place.scope)):
                return
            words = [file, 0, 0]
        if words != self._current:
            self._current = words
            insts.append(MachineInst(OpLine, 0, 0, list(words)))

    def _words(self, number: int) -> list[int]:
        """Return file, line and column of a DILocation."""
        words = self._places.get(number)
        if words is None:
            place = place_of(self._sel.module, number)
            words = _NO_LINE
            if place is not None and place.line and (file := self._file(place.scope)):
                words = [file, place.line, place.column]
            self._places[number] = words
        return words

    def _file(self, scope: str) -> int:
        file = self._files.get(scope)
        if file is None:
            path = file_path(scope_file(self._sel.module, scope))
            file = self._files[scope] = _file_id(self._sel, path)
        return file


def _is_without_lines(sel: Selector, function: Function) -> bool:
    """Whether the function's compile unit does not serve debugging."""
    unit = node_fields(sel.module, function.subprogram).get("unit", "")
    return node_fields(sel.module, unit).get("emissionKind") == "NoDebug"


def _file_id(sel: Selector, path: str) -> int:
    """Return the string id of a file name, or 0 if it is empty or too long for an instruction."""
    return sel.cache.string(path) if 0 < len(path.encode("utf-8", "replace")) < _LONGEST else 0


def select_source_files(sel: Selector) -> None:
    """Record each compile unit's file, and its language unless the module states one."""
    machine = sel.machine
    for unit in named_nodes(sel.module, COMPILE_UNITS):
        fields = node_fields(sel.module, unit)
        language = _LANGUAGES.get(fields.get("language", ""), spv.SourceLanguageUnknown)
        if machine.source[0] == spv.SourceLanguageUnknown:
            machine.source = (language, machine.source[1])
        if fields.get("emissionKind") == "NoDebug":
            continue
        file = _file_id(sel, file_path(scope_file(sel.module, fields.get("file", ""))))
        if file and file not in machine.source_files:
            machine.source_files.append(file)
