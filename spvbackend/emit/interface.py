"""Interfaces of entry points: exactly the module-scope variables that the call tree uses.

Input: a complete machine module with provisional ids.  A variable too few is invalid
(OpEntryPoint), one too many may cost the consumer.  The functions are scanned once each, then every
entry point closes over the call graph.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import EntryPoint, MachineFunction, MachineInst
from spvbackend.mir.module import MachineModule
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import (
    OpConstantFunctionPointerINTEL,
    OpFunctionCall,
    OpVariable,
)
from spvbackend.target.features import WHOLE_INTERFACES

_IN_OUT: Final = frozenset((spv.StorageClassInput, spv.StorageClassOutput))


def interfaces(machine: MachineModule) -> list[list[int]]:
    """For each entry point the ids of its interface, in order of first use.

    From 1.4 on the interface lists variables of every storage class, before that those of
    Input and Output alone (OpEntryPoint).
    """
    every_class = machine.environment.has(WHOLE_INTERFACES)
    mentions, variables, pointers = _module_mentions(machine, every_class)
    uses = {function.id: _scan(function, mentions) for function in machine.functions}
    return [_close(entry, uses, mentions, variables, pointers) for entry in machine.entry_points]


def _module_mentions(
    machine: MachineModule, every_class: bool
) -> tuple[dict[int, list[int]], set[int], dict[int, int]]:
    """Variables, function pointers and constants that lead to one: id -> what it mentions of these.

    Then the variables among them, and the functions that pointers point to.
    """
    mentions: dict[int, list[int]] = {}
    variables: set[int] = set()
    pointers: dict[int, int] = {}
    # Operands come before their users (2.4), so one sweep finds chains of constants to any depth.
    for inst in machine.cache.entries:
        direct = [word for word in inst.operands if word in mentions]
        if inst.opcode == OpVariable:
            mentions[inst.result] = direct
            if every_class or inst.operands[0] in _IN_OUT:
                variables.add(inst.result)
        elif inst.opcode == OpConstantFunctionPointerINTEL:
            mentions[inst.result] = []
            pointers[inst.result] = inst.operands[0]
        elif direct:
            mentions[inst.result] = direct
    return mentions, variables, pointers


def _scan(function: MachineFunction, mentions: dict[int, list[int]]) -> tuple[list[int], list[int]]:
    """What a function mentions of the module's variables, and what it calls.

    Once for all entry points that reach it.
    """
    uses: dict[int, None] = {}
    calls: dict[int, None] = {}
    for block in function.blocks:
        _scan_insts(block.insts, mentions, uses, calls)
    _scan_insts(function.variables, mentions, uses, calls)
    return list(uses), list(calls)


def _scan_insts(
    insts: list[MachineInst],
    mentions: dict[int, list[int]],
    uses: dict[int, None],
    calls: dict[int, None],
) -> None:
    for inst in insts:
        for word in inst.operands:
            if word in mentions:
                uses[word] = None
        if inst.opcode == OpFunctionCall:
            calls[inst.operands[0]] = None


def _close(
    entry: EntryPoint,
    uses: dict[int, tuple[list[int], list[int]]],
    mentions: dict[int, list[int]],
    variables: set[int],
    pointers: dict[int, int],
) -> list[int]:
    """The variables of the entry point's call tree, those behind initialisers included.

    Whoever mentions a function's address may call it.  Two worklists take turns: functions bring
    mentions, mentions bring initialisers and through function pointers more functions.
    """
    # Dicts as ordered sets: equal input must give equal bytes.
    seen = {entry.function.id: None}
    work = [entry.function.id]
    mentioned: dict[int, None] = {}
    while work:
        while work:
            own, calls = uses[work.pop()]
            mentioned.update(dict.fromkeys(own))
            work += [callee for callee in calls if callee not in seen]
            seen.update(dict.fromkeys(calls))
        behind = list(mentioned)
        while behind:
            for word in mentions[behind.pop()]:
                if word not in mentioned:
                    mentioned[word] = None
                    behind.append(word)
        called = [pointers[word] for word in mentioned if word in pointers] if pointers else []
        work = [function for function in dict.fromkeys(called) if function not in seen]
        seen.update(dict.fromkeys(work))
    return [word for word in mentioned if word in variables]
