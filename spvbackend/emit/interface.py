"""Interfaces of entry points: exactly the module-scope variables that the call tree uses."""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import EntryPoint, MachineFunction, MachineInst
from spvbackend.mir.module import MachineModule
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpFunctionCall, OpVariable

_IN_OUT: Final = frozenset((spv.StorageClassInput, spv.StorageClassOutput))


def interfaces(machine: MachineModule) -> list[list[int]]:
    """For each entry point the ids of its interface, in order of first use.

    From 1.4 on the interface lists variables of every storage class, before that those of
    Input and Output alone (OpEntryPoint).
    """
    mentions = _mentions(machine)
    own: dict[int, tuple[dict[int, None], list[int]]] = {}
    for function in machine.functions:
        own[function.id] = _scan(function, mentions)
    return [_close(entry, own) for entry in machine.entry_points]


def _mentions(machine: MachineModule) -> dict[int, dict[int, None]]:
    """Module-level id -> the interface variables behind it, through initialisers too."""
    every_class = machine.environment.version >= 0x00010400
    found: dict[int, dict[int, None]] = {}
    for inst in machine.cache.entries:
        behind: dict[int, None] = {}
        is_variable = inst.opcode == OpVariable
        if is_variable and (every_class or inst.operands[0] in _IN_OUT):
            behind[inst.result] = None
        for word in inst.operands:
            if word in found:
                behind.update(found[word])
        if behind:
            found[inst.result] = behind
    return found


def _scan(
    function: MachineFunction, mentions: dict[int, dict[int, None]]
) -> tuple[dict[int, None], list[int]]:
    uses: dict[int, None] = {}
    calls: dict[int, None] = {}
    for block in function.blocks:
        _scan_insts(block.insts, mentions, uses, calls)
    _scan_insts(function.variables, mentions, uses, calls)
    return uses, list(calls)


def _scan_insts(
    insts: list[MachineInst],
    mentions: dict[int, dict[int, None]],
    uses: dict[int, None],
    calls: dict[int, None],
) -> None:
    for inst in insts:
        for word in inst.operands:
            if word in mentions:
                uses.update(mentions[word])
        if inst.opcode == OpFunctionCall:
            calls[inst.operands[0]] = None


def _close(
    entry: EntryPoint, own: dict[int, tuple[dict[int, None], list[int]]]
) -> list[int]:
    interface: dict[int, None] = {}
    seen = {entry.function.id}
    work = [entry.function.id]
    while work:
        uses, calls = own[work.pop()]
        interface.update(uses)
        for callee in calls:
            if callee not in seen:
                seen.add(callee)
                work.append(callee)
    return list(interface)
