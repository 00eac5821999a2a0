"""Copies operands into the block of their instruction, for naga.

naga makes statements of atomic operations and of those of sub-groups. It reads an operand that
another block computed through a variable, and version 29 does so wrongly before a statement: it
ends the process.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.module import MachineModule
from spvbackend.spirv import opcodes as op

_STATEMENTS: Final = frozenset(
    number
    for number, name in op.OPCODE_NAMES.items()
    if name.startswith(("OpAtomic", "OpGroupNonUniform"))
)


_ARRAYED: Final = 3
"""The operand of OpTypeImage that tells whether it has layers."""


def run(machine: MachineModule) -> None:
    """Rewrite all functions."""
    cache = machine.cache
    if any(
        inst.opcode == op.OpTypeImage and inst.operands[_ARRAYED]
        for inst in cache.insts_but_tables()
    ):
        # naga splits the coordinates of a layer in two, and panics where it misses the type.
        cache.vector_type(cache.int_type(32), 2)
    for function in machine.functions:
        types = {
            inst.result: inst.type_id
            for block in function.blocks
            for inst in block.insts
            if inst.result and inst.type_id
        }
        for block in function.blocks:
            if any(inst.opcode in _STATEMENTS for inst in block.insts):
                block.insts = _with_copies(machine, block.insts, types)


def _with_copies(
    machine: MachineModule, insts: list[MachineInst], types: dict[int, int]
) -> list[MachineInst]:
    """Return a block's instructions, with copies of what other blocks computed."""
    own = {inst.result for inst in insts}
    out: list[MachineInst] = []
    for inst in insts:
        if inst.opcode in _STATEMENTS:
            for at, word in enumerate(inst.operands):
                # Only ids are negative.
                type_id = 0 if word in own else types.get(word, 0)
                if type_id:
                    copy = machine.cache.new_id()
                    out.append(MachineInst(op.OpCopyObject, type_id, copy, [word]))
                    inst.operands[at] = copy
        out.append(inst)
    return out
