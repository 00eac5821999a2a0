"""OpLine and OpNoLine: the lines of the source that instructions come from.

Input: a function that is being selected, and the DILocations of its lines. Output: debug lines
among the machine instructions, and OpSource for the files of compile units. A module without debug
info has none of this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.debug_locations import (
    file_path,
    node_fields,
    place_of,
    scope_file,
)
from spvbackend.llvmir.metadata import named_nodes
from spvbackend.llvmir.values import NO_LOCATION, Function, Inst
from spvbackend.mir.inst import MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpLine, OpNoLine
from spvbackend.target.limits import MAX_WORDS

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

COMPILE_UNITS: Final = "llvm.dbg.cu"
# Languages of DWARF that SPIR-V has a number for.
_LANGUAGES: Final[dict[str, int]] = {
    "DW_LANG_CPP_for_OpenCL": spv.SourceLanguageCPP_for_OpenCL,
    "DW_LANG_OpenCL": spv.SourceLanguageOpenCL_C,
    "DW_LANG_Rust": spv.SourceLanguageRust,
    "DW_LANG_SYCL": spv.SourceLanguageSYCL,
    "DW_LANG_Zig": spv.SourceLanguageZig,
}
# The opcode, the result and the zero byte at the end.
_LONGEST: Final = 4 * (MAX_WORDS - 3)
_NO_LINE: Final[list[int]] = []
"""The words of a place that is none."""


@final
class SourceLines:
    """The debug lines of one module; each place is looked up once."""

    __slots__ = ("_current", "_files", "_locations", "_places", "_sel")

    def __init__(self, sel: Selector) -> None:
        self._sel: Final = sel
        self._places: Final[dict[int, list[int]]] = {NO_LOCATION: _NO_LINE}
        self._files: Final[dict[str, int]] = {}
        self._locations: dict[int, int] = {}
        self._current = _NO_LINE

    def enter(self, function: Function) -> bool:
        """Whether the function that follows has lines."""
        self._locations = function.locations
        return bool(self._locations) and not _is_without_lines(self._sel, function)

    def open_block(self) -> None:
        """What OpLine says ends with its block."""
        self._current = _NO_LINE

    def note(self, inst: Inst, insts: list[MachineInst], start: int) -> None:
        """Say where what has been selected comes from, in front of it.

        That is also in front of a merge instruction, behind which only its branch may be.

        Args:
            inst: what it was selected from.
            insts: the machine instructions of the block.
            start: the index of the first new one.
        """
        # A phi has no code of its own; its place would be that of a line that comes later.
        if len(insts) == start or inst.opcode == op.PHI:
            return
        words = self._words(self._locations.get(inst.line, NO_LOCATION))
        if words != self._current:
            self._current = words
            opcode = OpLine if words else OpNoLine
            # A copy: an instruction owns its operands.
            insts.insert(start, MachineInst(opcode, 0, 0, list(words)))

    def note_record(self, number: int, insts: list[MachineInst]) -> None:
        """Say where a record of debug info comes from, in front of it: at the end of a block.

        LangRef, 'Debug records': each has a location, so that consumers need one to have a record
        of theirs. The line may be 0, for what the source does not have.

        Args:
            number: of its DILocation.
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
        """File, line and column of a DILocation."""
        found = self._places.get(number)
        if found is None:
            place = place_of(self._sel.module, number)
            found = _NO_LINE
            if place is not None and place.line and (file := self._file(place.scope)):
                found = [file, place.line, place.column]
            self._places[number] = found
        return found

    def _file(self, scope: str) -> int:
        found = self._files.get(scope)
        if found is None:
            path = file_path(scope_file(self._sel.module, scope))
            found = self._files[scope] = _file_id(self._sel, path)
        return found


def _is_without_lines(sel: Selector, function: Function) -> bool:
    """Whether the compile unit is there for other purposes than to debug."""
    unit = node_fields(sel.module, function.subprogram).get("unit", "")
    return node_fields(sel.module, unit).get("emissionKind") == "NoDebug"


def _file_id(sel: Selector, path: str) -> int:
    """The string of a file's name, 0 for none: it has to fit one instruction."""
    return sel.cache.string(path) if 0 < len(path.encode("utf-8", "replace")) < _LONGEST else 0


def select_source_files(sel: Selector) -> None:
    """OpSource for each compile unit: its file, and its language where nothing else says it."""
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
