"""Instructions that require a module's extensions, capabilities and version.

Input: a translation with a trace, once its words exist. Output: `Needs`. No translation needs it,
so it may visit every instruction, where layout visits one of each kind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.emit.layout import import_version, module_insts
from spvbackend.emit.requirements import Requirements
from spvbackend.explain.needs import Asker, Need, Needs
from spvbackend.isel.trace import Trace
from spvbackend.mir.inst import MachineInst, function_insts
from spvbackend.mir.module import MachineModule
from spvbackend.mir.operands import string_text
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import ENUMERANT_NAMES, CapabilityLinkage
from spvbackend.spirv.requirements import (
    CAPABILITY_IMPLIES,
    ENUMERANT_EXTENSIONS,
    ENUMERANT_VERSION,
)
from spvbackend.target.versions import V1_0, version_text

_VERSIONS: Final = ENUMERANT_VERSION["Capability"]
_EXTENSIONS: Final = ENUMERANT_EXTENSIONS["Capability"]
_NAMES: Final = ENUMERANT_NAMES["Capability"]
_LIBRARY: Final = Asker("a module without kernels is a library", "", 0)
_NOTED: Final = "the types of operands"
"""Origin of needs that selection states, which no word of the module shows."""
_TARGETS: Final[dict[int, int]] = {
    op.OpDecorate: 0,
    op.OpEntryPoint: 1,
    op.OpExecutionMode: 0,
    op.OpExecutionModeId: 0,
    op.OpMemberDecorate: 0,
}
"""Operand index of the target, for instructions outside of functions."""
_HEADS: Final = frozenset((op.OpFunction, op.OpFunctionParameter))


def explain_needs(
    machine: MachineModule, trace: Trace, user_line: Callable[[int], int], source: str
) -> Needs:
    """Return the module's declarations and the instructions that require each.

    Args:
        machine: the machine module of the words.
        trace: selection's notes.
        user_line: maps a line of LLVM's text to the reader's line; 0 for none.
        source: the text of the reader's lines.
    """
    gathered = _Gathered(machine, _Places(machine, trace, user_line))
    for capability in machine.cache.capabilities:
        asker = Asker(_NOTED, "", user_line(trace.capabilities.get(capability, 0)))
        gathered.choices.setdefault(capability, []).append(asker)
    for extension in machine.cache.extensions:
        if not gathered.extensions[extension]:
            asker = Asker(_NOTED, "", user_line(trace.extensions.get(extension, 0)))
            gathered.extensions[extension].append(asker)
    return gathered.needs(source)


@final
class _Places:
    """Function and line of each instruction; for types and constants their first user's."""

    __slots__ = ("_lines", "_trace", "_user_line", "_users")

    def __init__(
        self, machine: MachineModule, trace: Trace, user_line: Callable[[int], int]
    ) -> None:
        self._trace: Final = trace
        self._user_line: Final = user_line
        self._lines: Final[dict[MachineInst, tuple[str, int]]] = {}
        self._users: Final[dict[int, tuple[str, int]]] = {}
        shared = {inst.result: inst for inst in machine.cache.entries}
        heads: list[MachineInst] = []
        for function in machine.functions:
            for inst in function_insts(function):
                place = function.name, self._line(inst)
                self._lines[inst] = place
                # A line in the body is more specific than the function's.
                if inst.opcode in _HEADS:
                    heads.append(inst)
                else:
                    self._use(inst, place, shared)
        for head in heads:
            self._use(head, self._lines[head], shared)

    def _line(self, inst: MachineInst) -> int:
        trace = self._trace
        return self._user_line(trace.lines.get(inst, 0) or trace.results.get(inst.result, 0))

    def _use(
        self, inst: MachineInst, place: tuple[str, int], shared: dict[int, MachineInst]
    ) -> None:
        """Record the first user of an instruction's operands, and of their operands."""
        waiting = [inst]
        while waiting:
            user = waiting.pop()
            for word in (user.type_id, *user.operands):
                if word in shared and word not in self._users:
                    self._users[word] = place
                    waiting.append(shared[word])

    def asker(self, inst: MachineInst, what: str) -> Asker:
        """Return the requirer, given one of its instructions."""
        function, line = self._lines.get(inst, ("", 0))
        if not function:
            target = inst.operands[_TARGETS[inst.opcode]] if inst.opcode in _TARGETS else 0
            subject = target or inst.result
            function, line = self._users.get(subject, ("", 0))
            line = line or self._user_line(self._trace.results.get(subject, 0))
        return Asker(what, function, line)


@final
class _Gathered:
    """Requirements of a module's instructions.

    Attributes:
        choices: by capability, the instructions that it would satisfy.
        extensions: by extension, the instructions that require it without a capability.
        versions: by version word, the instructions that require it.
    """

    __slots__ = ("_declared", "_machine", "choices", "extensions", "versions")

    def __init__(self, machine: MachineModule, places: _Places) -> None:
        self._machine: Final = machine
        self._declared: Final[list[int]] = []
        self.choices: Final[dict[int, list[Asker]]] = {}
        self.extensions: Final[dict[str, list[Asker]]] = {}
        self.versions: Final[dict[int, list[Asker]]] = {}
        floats: dict[int, int] = {}
        for inst in module_insts(machine):
            if inst.opcode == op.OpCapability:
                self._declared.append(inst.operands[0])
            elif inst.opcode == op.OpExtension:
                self.extensions[string_text(inst.operands)] = []
            else:
                # One Requirements per instruction, since it skips needs that it has seen.
                own = Requirements(machine.environment, floats)
                own.visit([inst])
                self._add(inst, own, places)

    def _add(self, inst: MachineInst, own: Requirements, places: _Places) -> None:
        for choices, what in own.choices.items():
            for capability in choices:
                self.choices.setdefault(capability, []).append(places.asker(inst, what))
        for extension, what in own.extensions.items():
            self.extensions[extension].append(places.asker(inst, what))
        if own.version > V1_0:
            asker = places.asker(inst, own.newest)
            self.versions.setdefault(own.version, []).append(asker)

    def _askers(self, capability: int) -> list[Asker]:
        """Return the requirers of a capability, or of the capabilities that it implies."""
        askers = self.choices.get(capability, [])
        if not askers:
            for implied in CAPABILITY_IMPLIES.get(capability, ()):
                askers = askers + self._askers(implied)
        return askers

    def needs(self, source: str) -> Needs:
        """Return all needs in the module's order of declaration."""
        environment = self._machine.environment
        base = environment.base_capabilities()
        capabilities: list[Need] = []
        for capability in self._declared:
            askers = [] if capability in base else self._askers(capability)
            if not askers and capability == CapabilityLinkage:
                askers = [_LIBRARY]
            capabilities.append(Need(_NAMES.get(capability, str(capability)), _once(askers)))
            version = _VERSIONS.get(capability, 0)
            if version <= environment.floor:
                self.versions.setdefault(max(version, V1_0), []).extend(askers)
                continue
            brought = [name for name in _EXTENSIONS.get(capability, ()) if name in self.extensions]
            for extension in brought:
                self.extensions[extension] += askers
            if not brought and version <= environment.version:
                self.versions.setdefault(version, []).extend(askers)
        newest = max([*self.versions, import_version(self._machine), V1_0])
        asked = self.versions.get(newest, []) if newest > V1_0 else []
        extensions = (Need(name, _once(users)) for name, users in self.extensions.items())
        return Needs(
            version_text(max(environment.floor, newest)),
            version_text(newest),
            _once(asked),
            tuple(extensions),
            tuple(capabilities),
            source,
        )


def _once(askers: list[Asker]) -> tuple[Asker, ...]:
    """Return each requirer once, those with a line first."""
    return tuple(sorted(dict.fromkeys(askers), key=lambda asker: not asker.line))
