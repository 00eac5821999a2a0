"""Interfaces of entry points: exactly the module-scope variables that the call tree uses.

Input: a complete machine module with provisional ids.  A variable too few is invalid
(OpEntryPoint), one too many may cost the consumer.  The functions are scanned once each, then every
entry point closes over the call graph. Where many entry points share very much of it, that would
take quadratic time, and the sets of what each function leads to are made for all of them at once.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.graphs import components
from spvbackend.mir.inst import VARIABLES, MachineFunction, MachineInst
from spvbackend.mir.module import MachineModule
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.features import WHOLE_INTERFACES

_IN_OUT: Final = frozenset((spv.StorageClassInput, spv.StorageClassOutput))

NOTHING: Final = op.OpBitCount + 1
"""In the place of the first opcode that is skipped, where none is."""
SHARED: Final = 64
"""How often each function and mention may be walked over on average, before sets are made."""
SMALL: Final = 1 << 6
"""So many variables are a set that each function may have a copy of."""
LEAST_STEPS: Final = 1 << 20
"""What takes as long as loading what makes them."""


@final
class _Uses:
    """What there is in a module that leads to variables.

    Attributes:
        functions: what each function mentions of the module's variables, and whom it calls.
        mentions: variables, function pointers and constants that lead to one, with what each
            mentions of these; each comes behind what it mentions.
        has_numbers: whether an address among the constants may be a number.
        variables: the variables that an interface lists.
        pointers: the functions that pointers point to.
    """

    __slots__ = ("functions", "has_numbers", "mentions", "pointers", "variables")

    def __init__(self, machine: MachineModule, version: int) -> None:
        self.functions: Final[dict[int, tuple[list[int], list[int]]]] = {}
        self.mentions: Final[dict[int, list[int]]] = {}
        self.pointers: Final[dict[int, int]] = {}
        self.has_numbers = False
        self.variables: Final[set[int]] = set()
        # From 1.4 on the interface lists variables of every storage class, before that those of
        # Input and Output alone (OpEntryPoint).
        self._look_at(machine.cache.entries, version >= WHOLE_INTERFACES.core)

    def _look_at(self, entries: list[MachineInst], every_class: bool) -> None:
        """Look at the module's types, constants and variables."""
        mentions = self.mentions
        # Operands come before their users (2.4), so one sweep finds chains of constants to any
        # depth.
        for inst in entries:
            direct = [word for word in inst.operands if word in mentions]
            if inst.opcode in VARIABLES:
                mentions[inst.result] = direct
                if every_class or inst.operands[0] in _IN_OUT:
                    self.variables.add(inst.result)
            elif inst.opcode == op.OpConstantFunctionPointerINTEL:
                mentions[inst.result] = []
                self.pointers[inst.result] = inst.operands[0]
            elif direct:
                mentions[inst.result] = direct
                self.has_numbers = True

    def scan(self, functions: list[MachineFunction]) -> None:
        """Look at what functions mention and call."""
        known = set(self.mentions)
        for function in functions:
            self.functions[function.id] = _scan(function, known, self.has_numbers)


def interfaces(machine: MachineModule, version: int = 0, steps: int = 0) -> list[list[int]]:
    """For each entry point the ids of its interface.

    Args:
        machine: the module.
        version: the version word of its header, 0 for the environment's.
        steps: how many functions and mentions may be walked over before sets are made, 0 for as
            many as that saves time.

    Returns:
        The ids in order of first use, but in the order of definition where sets had to be made.
    """
    uses = _Uses(machine, version or machine.environment.version)
    if not uses.variables:
        return [[] for _ in machine.entry_points]
    uses.scan(machine.functions)
    left = steps or max(SHARED * (len(uses.functions) + len(uses.mentions)), LEAST_STEPS)
    sets: _Sets | None = None
    per_entry: list[list[int]] = []
    for entry in machine.entry_points:
        if left > 0:
            ids, steps = _close(entry.function.id, uses)
            left -= steps
        else:
            sets = sets or _Sets(uses)
            ids = sets.of(entry.function.id)
        per_entry.append(ids)
    return per_entry


def _scan(
    function: MachineFunction, known: set[int], has_numbers: bool
) -> tuple[list[int], list[int]]:
    """What a function mentions of the module's variables, which are `known`, and what it calls.

    Once for all entry points that reach it.
    """
    # Arithmetic, comparisons and operations on bits take no pointers, but for OpSelect among them.
    first = NOTHING if has_numbers else op.OpSNegate
    uses: dict[int, None] = {}
    calls: dict[int, None] = {}
    # What has been mentioned is looked for no more, unless each function would copy a large set.
    is_small = len(known) <= SMALL
    wanted = known.copy() if is_small else known
    for insts in (*[block.insts for block in function.blocks], function.variables):
        # One question for all of a block: nearly every instruction would say no.
        words: list[int] = []
        for inst in insts:
            opcode = inst.opcode
            if first <= opcode <= op.OpBitCount and opcode != op.OpSelect:
                continue
            if wanted:
                words += inst.operands
            if opcode == op.OpFunctionCall:
                calls[inst.operands[0]] = None
        if not wanted.isdisjoint(words):
            mentioned = [word for word in words if word in wanted]
            uses.update(dict.fromkeys(mentioned))
            if is_small:
                wanted.difference_update(mentioned)
    return list(uses), list(calls)


def _close(entry: int, uses: _Uses) -> tuple[list[int], int]:
    """The variables of the entry point's call tree, those behind initialisers included.

    Whoever mentions a function's address may call it.  Two worklists take turns: functions bring
    mentions, mentions bring initialisers and through function pointers more functions.

    Returns:
        The variables in order of first use, and how many functions and mentions there were.
    """
    mentions, pointers = uses.mentions, uses.pointers
    # Dicts as ordered sets: equal input must give equal bytes.
    seen = {entry: None}
    work = [entry]
    mentioned: dict[int, None] = {}
    while work:
        while work:
            own, calls = uses.functions[work.pop()]
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
    return [word for word in mentioned if word in uses.variables], len(seen) + len(mentioned)


@final
class _Sets:
    """The variables that each function leads to, as integers with a bit for each variable.

    Functions that lead to each other lead to the same, so that strongly connected components have
    a set each, made of those behind them; equal sets are one object.
    """

    __slots__ = ("_lists", "_numbers", "_sets", "_variables")

    def __init__(self, uses: _Uses) -> None:
        self._variables: Final = [word for word in uses.mentions if word in uses.variables]
        self._numbers: Final = {
            word: number for number, word in enumerate([*uses.functions, *uses.mentions])
        }
        self._sets: Final[list[int]] = [0] * len(self._numbers)
        self._lists: Final[dict[int, list[int]]] = {0: []}
        self._fill(uses)

    def of(self, function: int) -> list[int]:
        """The variables that a function leads to, in the order of their definition."""
        bits = self._sets[self._numbers[function]]
        variables = self._lists.get(bits)
        if variables is None:
            digits = f"{bits:b}"[::-1]
            variables = [word for word, digit in zip(self._variables, digits, strict=False)
                     if digit == "1"]  # fmt: skip
            self._lists[bits] = variables
        return variables

    def _fill(self, uses: _Uses) -> None:
        numbers = self._numbers
        successors: list[list[int]] = [
            [numbers[word] for word in (*own, *calls)] for own, calls in uses.functions.values()
        ]
        for word, others in uses.mentions.items():
            leads = [*others, uses.pointers[word]] if word in uses.pointers else others
            successors.append([numbers[other] for other in leads])
        bit_of = {numbers[word]: bit for bit, word in enumerate(self._variables)}
        equal: dict[int, int] = {}
        for group in components(successors):
            bits = 0
            for node in group:
                if node in bit_of:
                    bits |= 1 << bit_of[node]
                for other in successors[node]:
                    bits |= self._sets[other]
            bits = equal.setdefault(bits, bits)
            for node in group:
                self._sets[node] = bits
