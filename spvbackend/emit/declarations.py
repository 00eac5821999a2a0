"""The order of types, constants and variables in llvm-spirv's text.

Input: the module-level instructions in the order of their making. Output: four groups: integer
types, their constants, other types, and the rest. Operands precede their users in both; 2.4 asks
for no more.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import CONSTANTS, WIDE_CONSTANTS, MachineInst
from spvbackend.spirv import opcodes as op

_INTEGERS: Final = 0
_THEIR_CONSTANTS: Final = 1
_TYPES: Final = 2
_REST: Final = 3
_CONSTANTS: Final = frozenset(
    (op.OpConstant, op.OpConstantNull, op.OpSpecConstant, op.OpUndef, CONSTANTS, WIDE_CONSTANTS)
)
"""Constants without operands that are ids."""
_TYPE_OPCODES: Final = frozenset(
    opcode for opcode, name in op.OPCODE_NAMES.items() if name.startswith("OpType")
)


def grouped(entries: list[MachineInst]) -> list[MachineInst]:
    """Return the instructions by group, in their given order within each."""
    groups: tuple[list[MachineInst], ...] = ([], [], [], [])
    places: dict[int, int] = {}
    for inst in entries:
        place = _own_place(inst, places)
        if place == _TYPES:
            # A type comes behind its length, and the length may be computed from any constant.
            place = max([place, *[places.get(word, 0) for word in inst.operands]])
        places[inst.result] = place
        groups[place].append(inst)
    return [inst for group in groups for inst in group]


def _own_place(inst: MachineInst, places: dict[int, int]) -> int:
    """Return the group of an instruction, whatever its operands ask for."""
    if inst.opcode == op.OpTypeInt:
        return _INTEGERS
    if inst.opcode in _TYPE_OPCODES:
        return _TYPES
    if inst.opcode in _CONSTANTS and places.get(inst.type_id) == _INTEGERS:
        return _THEIR_CONSTANTS
    return _REST
