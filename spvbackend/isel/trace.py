"""What each instruction became: for a listing that has LLVM IR and SPIR-V side by side.

Input: a selector that has selected an instruction.  Output: lines of the canonical text for machine
instructions.  A translation has no trace, and machine instructions do not know what they came from:
nothing else asks.
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
    """Lines by machine instruction, and by result for what layout makes anew.

    Attributes:
        lines: the line of each machine instruction in a function.
        results: the line of each id that a value of the module has.
        capabilities: the line of each that selection asked for, since no word of the module tells.
        extensions: the same of extensions.
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
        """What follows is about this function."""
        for made in (machine.head, *machine.parameters):
            self.lines[made] = function.line
            self.results[made.result] = function.line
        self._variables = machine.variables

    def note(self, inst: Inst, insts: list[MachineInst]) -> None:
        """What is new in the block's list, and among the variables, was selected from `inst`."""
        if insts is not self._insts:
            self._insts, self._at = insts, 0
        # What says where an instruction comes from was not selected from one.
        made = [inst for inst in insts[self._at :] if inst.opcode not in _PLACES]
        self._at = len(insts)
        if self._variables and self._variables[-1] not in self.lines:
            made += [variable for variable in self._variables if variable not in self.lines]
        for machine_inst in made:
            self.lines[machine_inst] = inst.line
            if machine_inst.result:
                self.results[machine_inst.result] = inst.line

    def note_needs(self, inst: Inst, cache: Cache) -> None:
        """What is new among the needs that selection states was stated for `inst`."""
        for capability in cache.capabilities.keys() - self.capabilities.keys():
            self.capabilities[capability] = inst.line
        for extension in cache.extensions.keys() - self.extensions.keys():
            self.extensions[extension] = inst.line

    def add_globals(self, module: Module) -> None:
        """The lines of variables, which are selected before all functions."""
        for var in module.globals:
            if var.spv_id:
                self.results[var.spv_id] = var.line
