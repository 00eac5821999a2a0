"""Reads words back into a machine module for the machine verifier.

Input: words that the scan has accepted. Output: a machine module, in which ids are negative, and
the place of each of its instructions.
"""

from __future__ import annotations

from array import array
from typing import Final, final

from spvbackend.emit.read import instructions
from spvbackend.emit.verify import sections
from spvbackend.emit.verify.error import WordError
from spvbackend.emit.verify.scan import Scan
from spvbackend.mir.inst import VARIABLES, EntryPoint, MachineBlock, MachineFunction, MachineInst
from spvbackend.mir.module import MachineModule
from spvbackend.mir.operands import string_text
from spvbackend.mir.print import outer_insts
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.environment import KERNELS, Environment


@final
class Rebuilt:
    """A machine module from words.

    Attributes:
        machine: the module.
        interfaces: the interface of each of its entry points.
        starts: the place of each instruction in the words, by `id(inst)`.
    """

    __slots__ = ("_block", "_function", "_names", "_places", "_points", "_scan",
                 "_starts", "interfaces", "machine",
                 "starts")  # fmt: skip

    def __init__(self, words: array[int], scan: Scan) -> None:
        self._scan: Final = scan
        self.machine: Final = MachineModule(_environment(words, scan))
        self.interfaces: Final[list[list[int]]] = []
        self._points: Final[list[tuple[int, MachineInst]]] = []
        self._names: Final[dict[int, str]] = {}
        self.starts: Final[dict[int, int]] = {}
        self._places: Final[dict[str, list[int]]] = {}  # of the instructions of each function
        self._starts: list[int] = []
        self._function: MachineFunction | None = None
        self._block: MachineBlock | None = None
        for _, start, end in instructions(words):
            self._read(words[start:end].tolist(), start)
        if self._function is not None:
            raise WordError("the last function does not end")
        self._add_points()

    def place(self, function: str, line: int) -> int:
        """Return the place in the words of a line that the machine verifier names."""
        if function:
            return self._places[function][line]
        return self.starts.get(id(outer_insts(self.machine)[line]), 0)

    def _read(self, row: list[int], start: int) -> None:
        inst = _negated(row, self._scan, start)
        self.starts[id(inst)] = start
        if self._function is not None:
            self._read_in_function(inst, start)
        elif inst.opcode == op.OpFunction:
            self._open_function(inst, start)
        elif self.machine.functions and inst.opcode == op.OpExtInst:
            self.machine.notes.append(inst)
        else:
            self._read_head(inst, start)

    def _read_head(self, inst: MachineInst, start: int) -> None:
        """Read an instruction in front of the functions, by its section."""
        machine = self.machine
        cache = machine.cache
        opcode = inst.opcode
        section = sections.section_of(opcode)
        if section == sections.FUNCTIONS or machine.functions:
            raise WordError("an instruction outside of a function", start)
        if section in (sections.TYPES, sections.ANYWHERE):
            cache.entries.append(inst)
        elif section == sections.NAMES:
            cache.names.append(inst)
            if opcode == op.OpName:
                self._names.setdefault(inst.operands[0], string_text(inst.operands[1:]))
        elif section == sections.ANNOTATIONS:
            cache.decorations.append(inst)
        elif section == sections.EXECUTION_MODES:
            machine.execution_modes.append(inst)
        elif opcode == op.OpString:
            cache.strings.append(inst)
        elif opcode == op.OpCapability:
            cache.require(inst.operands[0])
        elif opcode == op.OpExtInstImport:
            cache.imports[string_text(inst.operands)] = inst.result
        elif opcode == op.OpSource:
            self._check_file(inst, start)
        elif opcode == op.OpEntryPoint:
            self._points.append((start, inst))

    def _check_file(self, inst: MachineInst, start: int) -> None:
        """Check that the file of OpSource is an OpString in front of it (Debug)."""
        strings = [string.result for string in self.machine.cache.strings]
        if inst.operands[2:3] and inst.operands[2] not in strings:
            raise WordError(f"%{-inst.operands[2]} is not a string", start)

    def _open_function(self, inst: MachineInst, start: int) -> None:
        function = MachineFunction(self._names.get(inst.result, ""), inst.result, inst)
        self.machine.functions.append(function)
        self._function = function
        self._starts = [start]

    def _read_in_function(self, inst: MachineInst, start: int) -> None:
        function = self._function
        assert function is not None
        opcode = inst.opcode
        if opcode == op.OpFunctionEnd:
            self._places[function.name or f"%{-function.id}"] = self._starts
            self._function = self._block = None
        elif opcode == op.OpLabel:
            self._block = MachineBlock(inst.result)
            function.blocks.append(self._block)
        elif self._block is not None:
            if opcode in VARIABLES and len(function.blocks) == 1 and not self._block.insts:
                function.variables.append(inst)
            else:
                self._block.insts.append(inst)
        elif opcode == op.OpFunctionParameter:
            function.parameters.append(inst)
        else:
            raise WordError("an instruction outside of a block", start)
        self._starts.append(start)

    def _add_points(self) -> None:
        """Add entry points, once all functions are there."""
        functions = {function.id: function for function in self.machine.functions}
        for start, inst in self._points:
            model, id, *rest = inst.operands
            if id not in functions:
                raise WordError(f"%{-id} is not a function", start)
            size = next(index for index, word in enumerate(rest) if word >> 24 == 0) + 1
            point = EntryPoint(string_text(rest[:size]), model, functions[id])
            self.machine.entry_points.append(point)
            self.interfaces.append(rest[size:])


def _environment(words: array[int], scan: Scan) -> Environment:
    """Return the environment of the module, as far as its words tell."""
    bits = 64
    kind = KERNELS
    for opcode, start, _ in instructions(words):
        if opcode == op.OpMemoryModel:
            bits = 32 if words[start + 1] == spv.AddressingModelPhysical32 else 64
            if words[start + 2] == spv.MemoryModelVulkan:
                from spvbackend.target.vulkan import SHADERS  # kernels do without

                kind = SHADERS
            break
    extensions = frozenset(scan.needs.extensions)
    return Environment(version=words[1], address_bits=bits, extensions=extensions, kind=kind)


def _negated(row: list[int], scan: Scan, start: int) -> MachineInst:
    """Return the instruction with negative ids."""
    form = scan.form(row, start)
    for begin, end in form.ids:
        row[begin:end] = [-word for word in row[begin:end]]
    type_id = -row[1] if form.has_type else 0
    result = -row[form.result] if form.result else 0
    first = 1 + form.has_type + (form.result > 0)
    return MachineInst(row[0] & 0xFFFF, type_id, result, row[first:])
