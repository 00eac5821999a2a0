"""The call graph of a module.

Input: a module in which a function that no call names has an address of its own (OWN_ADDRESSES). It
is for reports and checks on request, not for every translation: `callees.py` has the queries of
passes about a single call.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, final

from spvbackend.analysis.callees import callee_type, targets_by_type
from spvbackend.graphs import components, shortest_cycle
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import Function, InlineAsm


class Call(NamedTuple):
    """A call of a function, or a possible target of an indirect call.

    Attributes:
        caller: the name of the function that calls.
        callee: the name of the function that is called.
        line: the line of the canonical text, from 1.
        indirect: whether the callee is one of several that the call may reach.
    """

    caller: str
    callee: str
    line: int
    indirect: bool


def find_calls(module: Module) -> list[Call]:
    """Return the calls in the order of the module; an indirect one occurs once per target.

    Inline assembly is not a function, and a block that is put on a device's queue is not called.
    """
    targets = targets_by_type(module)
    calls: list[Call] = []
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                if inst.opcode != op.CALL or isinstance(inst.callee, InlineAsm):
                    continue
                callee = inst.callee
                if isinstance(callee, Function):
                    calls.append(Call(function.name, callee.name, inst.line, False))
                    continue
                for target in targets.get(callee_type(module.types, inst), ()):
                    calls.append(Call(function.name, target.name, inst.line, True))
    return calls


@final
class CallGraph:
    """Functions and their callees, by name."""

    __slots__ = ("_callees", "_numbers", "functions")

    def __init__(self, functions: list[str], calls: Iterable[Call]) -> None:
        self.functions: Final = functions
        self._numbers: Final = {name: number for number, name in enumerate(functions)}
        self._callees: Final[list[list[int]]] = [[] for _ in functions]
        # By number, as graphs.py takes a graph as lists of successors by index.
        for call in calls:
            self._callees[self._numbers[call.caller]].append(self._numbers[call.callee])

    def components(self) -> list[list[str]]:
        """Return the strongly connected components, callees before their callers."""
        return [[self.functions[number] for number in group] for group in self._groups()]

    def _groups(self) -> list[list[int]]:
        return components(self._callees)

    def callees_first(self) -> list[str]:
        """Return all functions; except for recursion, each comes after its callees."""
        return [function for group in self.components() for function in group]

    def recursive(self) -> list[str]:
        """Return the functions that may call themselves, directly or not, in the module's order.

        OpenCL C, Restrictions: recursion is not supported.
        """
        numbers = [
            number
            for group in self._groups()
            for number in group
            # A component of one function is a cycle only by an edge to itself.
            if len(group) > 1 or number in self._callees[number]
        ]
        return [self.functions[number] for number in sorted(numbers)]

    def cycle(self, function: str) -> list[str]:
        """Return a shortest cycle of calls through a function.

        Returns:
            The names from the function back to itself, both ends included; empty if there is none.
        """
        cycle = shortest_cycle(self._callees, self._numbers[function])
        return [self.functions[number] for number in cycle]
