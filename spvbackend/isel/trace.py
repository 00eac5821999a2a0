"""Map from machine instructions to LLVM lines, for a listing of LLVM IR beside SPIR-V.

Input: a selector that has selected an instruction. Output: lines of the canonical text for machine
instructions. Only listings need it, so a plain translation has no trace and machine instructions
do not store their origin.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import Function, Inst
from spvbackend.mir.cache import Cache
from spvbackend.mir.inst import MachineFunction, MachineInst
from spvbackend.spirv.opcodes import OpLine, OpNoLine

_PLACES: Final = (OpLine, OpNoLine)


@final
class Trace:
    """Lines by machine instruction, and by result id for what layout recreates.

    Attributes:
        lines: the line of each machine instruction in a function.
        results: the line of each id that a value of the module has.
        capabilities: the line that required each capability; no word of the module tells.
        extensions: the line that required each extension.
    """

    __slots__ = ("_at", "_insts", "_variables", "capabilities", "extensions", "lines", "results")

    def __init__(self) -> None:
        self.lines: Final[dict[MachineInst, int]] = {}
        self.results: Final[dict[int, int]] = {}
        self.capabilities: Final[dict[int, int]] = {}
        self.extensions: Final[dict[str, int]] = {}
        self._insts: list[MachineInst] = []
        self._variables: list[MachineInst] = []
        self._at = 0

    def enter(self, function: Function, machine: MachineFunction) -> None:
        """Begin a function."""
        for made in (machine.head, *machine.parameters):
            self.lines[made] = function.line
            self.results[made.result] = function.line
        self._variables = machine.variables

    def note(self, inst: Inst, insts: list[MachineInst]) -> None:
        """Record `inst` as the origin of the block's new instructions and of new variables."""
        if insts is not self._insts:
            self._insts, self._at = insts, 0
        # Debug lines have no LLVM instruction as origin.
        made = [inst for inst in insts[self._at :] if inst.opcode not in _PLACES]
        self._at = len(insts)
        if self._variables and self._variables[-1] not in self.lines:
            made += [variable for variable in self._variables if variable not in self.lines]
        for machine_inst in made:
            self.lines[machine_inst] = inst.line
            if machine_inst.result:
                self.results[machine_inst.result] = inst.line

    def note_needs(self, inst: Inst, cache: Cache) -> None:
        """Record `inst` as the origin of newly stated capabilities and extensions."""
        for capability in cache.capabilities.keys() - self.capabilities.keys():
            self.capabilities[capability] = inst.line
        for extension in cache.extensions.keys() - self.extensions.keys():
            self.extensions[extension] = inst.line

    def add_globals(self, module: Module) -> None:
        """Record the lines of module variables, which are selected before all functions."""
        for var in module.globals:
            if var.spv_id:
                self.results[var.spv_id] = var.line
