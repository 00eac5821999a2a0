"""Interfaces of entry points: exactly the module-scope variables that the call tree uses.

Input: a complete machine module with provisional ids. A missing variable is invalid (OpEntryPoint),
a superfluous one may cost the consumer. Each function is scanned once, then every entry point
closes over the call graph. If many entry points share large parts of the graph, that would take
quadratic time: then the sets of variables are made for all functions at once.
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
"""A first skipped opcode with which no opcode is skipped."""
SHARED: Final = 64
"""How often each function and mention may be walked over on average, before sets are made."""
SMALL: Final = 1 << 6
"""The largest set of variables that each function may copy."""
LEAST_STEPS: Final = 1 << 20
"""Steps that take as long as to load the code for sets."""


@final
class _Uses:
    """Instructions of a module that lead to variables.

    Attributes:
        functions: the variables and constants that each function mentions, and its callees.
        mentions: variables, function pointers and constants that lead to one, each with those that
            it mentions, and behind them.
        has_numbers: whether an address among the constants may be a number.
        variables: the variables that an interface lists.
        pointers: the functions of function pointers.
    """

    __slots__ = ("functions", "has_numbers", "mentions", "pointers", "variables")

    def __init__(self, machine: MachineModule, version: int) -> None:
        self.functions: Final[dict[int, tuple[list[int], list[int]]]] = {}
        self.mentions: Final[dict[int, list[int]]] = {}
        self.pointers: Final[dict[int, int]] = {}
        self.has_numbers = False
        self.variables: Final[set[int]] = set()
        # Interfaces list variables of Input and Output, from 1.4 on of all classes (OpEntryPoint).
        self._look_at(machine.cache.entries, version >= WHOLE_INTERFACES.core)

    def _look_at(self, entries: list[MachineInst], every_class: bool) -> None:
        """Look at the module's types, constants and variables."""
        mentions = self.mentions
        # Operands come before users (2.4), so one sweep finds chains of constants to any depth.
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
    """Return the ids of the interface of each entry point.

    Args:
        machine: the module.
        version: the version word of its header, 0 for the environment's.
        steps: how many functions and mentions may be walked over before sets are made, 0 for the
            number up to which that saves time.

    Returns:
        The ids in order of first use, or in order of definition if they come from sets.
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
    """Return the `known` variables that a function mentions, and the functions that it calls.

    The result serves all entry points that reach the function.
    """
    # Arithmetic, comparisons and operations on bits take no pointers; OpSelect among them does.
    first = NOTHING if has_numbers else op.OpSNegate
    uses: dict[int, None] = {}
    calls: dict[int, None] = {}
    # Later blocks skip variables that are mentioned already, unless the set is too large to copy.
    is_small = len(known) <= SMALL
    wanted = known.copy() if is_small else known
    for insts in (*[block.insts for block in function.blocks], function.variables):
        # One look-up for a block: nearly no instruction mentions a variable.
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
    """Return the variables of an entry point's call tree, including those of initialisers.

    A function that mentions another one's address may call it. Two worklists take turns: functions
    bring mentions, mentions bring initialisers and, through function pointers, more functions.

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

    Each strongly connected component has one set, made from those of its successors, since its
    functions lead to the same variables; equal sets are one object.
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
        """Return the variables that a function leads to, in the order of their definition."""
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
