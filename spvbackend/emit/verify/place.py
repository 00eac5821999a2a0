"""The machine instruction that a word came from, for messages.

Input: words and the machine module that they were made from; both have the same instructions in the
same order.
"""

from __future__ import annotations

from array import array
from typing import NamedTuple

from spvbackend.emit.layout import module_insts
from spvbackend.emit.read import HEADER_WORDS, instructions
from spvbackend.emit.verify.error import WordError
from spvbackend.mir.forms import Forms
from spvbackend.mir.inst import RUN_WIDTHS, MachineFunction, MachineInst, run_insts
from spvbackend.mir.module import MachineModule
from spvbackend.spirv.opcodes import OPCODE_NAMES, OpFunction, OpFunctionEnd, OpLabel


class Source(NamedTuple):
    """A machine instruction in its place.

    Attributes:
        inst: the instruction.
        function: the function around it, None in front of the functions.
        label: the id of its block, 0 for none.
    """

    inst: MachineInst
    function: MachineFunction | None
    label: int


def opcode_at(words: array[int], start: int) -> str:
    """Return the name of the opcode of the instruction that begins there."""
    opcode = words[start] & 0xFFFF
    return OPCODE_NAMES.get(opcode, f"opcode {opcode}")


def source_of(words: array[int], start: int, machine: MachineModule) -> Source | None:
    """Return the machine instruction of the words that begin at `start`."""
    count = sum(1 for _ in instructions(words[:start]))
    functions = {function.id: function for function in machine.functions}
    function: MachineFunction | None = None
    label = 0
    for index, inst in enumerate(_all_insts(machine)):
        if inst.opcode == OpFunction:
            function, label = functions[inst.result], 0
        elif inst.opcode == OpLabel:
            label = inst.result
        if index == count:
            return Source(inst, function, label)
        if inst.opcode == OpFunctionEnd:
            function = None
    return None


def confused_start(machine: MachineModule) -> WordError | None:
    """Return the error of the first literal in the place of an id, or the reverse."""
    forms = Forms(machine.cache.imports)
    start = HEADER_WORDS
    for inst in _all_insts(machine):
        message = forms.error(inst)
        if message:
            return WordError(message, start)
        start += 1 + len(inst.operands) + (inst.type_id != 0) + (inst.result != 0)
    return None


def _all_insts(machine: MachineModule) -> list[MachineInst]:
    """Return the instructions of the words, with the constants of each run one by one."""
    insts: list[MachineInst] = []
    for inst in module_insts(machine):
        if inst.opcode in RUN_WIDTHS:
            insts += run_insts(inst)
        else:
            insts.append(inst)
    return insts
