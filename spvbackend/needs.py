"""Who asked for what a module declares: extensions, capabilities and the version.

Input: a translation that has a trace, once its words are there. Output: `Needs`. No translation
needs it, so that it may look at each instruction by itself, which layout does only once of a kind.
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
from spvbackend.spirv.enums import ENUMERANT_NAMES, CapabilityLinkage
from spvbackend.spirv.opcodes import (
    OpCapability,
    OpDecorate,
    OpEntryPoint,
    OpExecutionMode,
    OpExecutionModeId,
    OpExtension,
    OpFunction,
    OpFunctionParameter,
    OpMemberDecorate,
)
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
"""What selection asks for by itself, since no word of the module tells."""
_TARGETS: Final[dict[int, int]] = {
    OpDecorate: 0,
    OpEntryPoint: 1,
    OpExecutionMode: 0,
    OpExecutionModeId: 0,
    OpMemberDecorate: 0,
}
"""Which operand of what stands outside of functions names what it is about."""
_HEADS: Final = frozenset((OpFunction, OpFunctionParameter))


def explain_needs(
    machine: MachineModule, trace: Trace, user_line: Callable[[int], int], source: str
) -> Needs:
    """What the module declares, and what asked for each.

    Args:
        machine: what the words were laid out from.
        trace: what selection has noted.
        user_line: from a line of LLVM's text to one that the reader has; 0 for none.
        source: the text whose lines the reader has.
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
    """Which function and line an instruction is from; of types and constants the first user's."""

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
                # A line of the body tells more than that of the function.
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
        """Note the first user of what an instruction is made of, and of what that is made of."""
        waiting = [inst]
        while waiting:
            user = waiting.pop()
            for word in (user.type_id, *user.operands):
                if word in shared and word not in self._users:
                    self._users[word] = place
                    waiting.append(shared[word])

    def asker(self, inst: MachineInst, what: str) -> Asker:
        """Who asked, by one of its instructions."""
        function, line = self._lines.get(inst, ("", 0))
        if not function:
            target = inst.operands[_TARGETS[inst.opcode]] if inst.opcode in _TARGETS else 0
            subject = target or inst.result
            function, line = self._users.get(subject, ("", 0))
            line = line or self._user_line(self._trace.results.get(subject, 0))
        return Asker(what, function, line)


@final
class _Gathered:
    """What the instructions of a module ask for.

    Attributes:
        choices: by capability, who would be content with it.
        extensions: by extension, who asks for it and not for a capability.
        versions: by version word, who asks for it.
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
            if inst.opcode == OpCapability:
                self._declared.append(inst.operands[0])
            elif inst.opcode == OpExtension:
                self.extensions[string_text(inst.operands)] = []
            else:
                # Alone, since what has been asked for before is not looked at again.
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
        """Who asked for a capability, or for one that it brings."""
        found = self.choices.get(capability, [])
        if not found:
            for implied in CAPABILITY_IMPLIES.get(capability, ()):
                found = found + self._askers(implied)
        return found

    def needs(self, source: str) -> Needs:
        """All of it, in the order in which the module declares it."""
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
        extensions = (Need(name, _once(found)) for name, found in self.extensions.items())
        return Needs(
            version_text(max(environment.floor, newest)),
            version_text(newest),
            _once(asked),
            tuple(extensions),
            tuple(capabilities),
            source,
        )


def _once(askers: list[Asker]) -> tuple[Asker, ...]:
    """Each of them once, those with a place first."""
    return tuple(sorted(dict.fromkeys(askers), key=lambda asker: not asker.line))
