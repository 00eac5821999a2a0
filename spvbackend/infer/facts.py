"""Cells: what is known of the pointee of each set of pointers that must agree.

A cell is a class of pointers joined by phi, select, casts, calls and memory.  It gathers votes
(a type and how many uses want it) and has a content cell: the class of the pointers stored in
what it points to.  A fixed cell has a stated type (a variable, an element address); it votes on
its neighbours but is not joined with them.  Facts only rise: cells are only ever joined, and
votes only added, so the outcome does not depend on the order of the work.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Function

STATED: Final = 0
USED: Final = 1
CALLED: Final = 2
CLAIMED: Final = 3
WEAK: Final = 4
WEIGHTS: Final = (8, 8, 8, 1, 0)


class Evidence(NamedTuple):
    """Why a cell has a type: the kind, the type, the line of the canonical text."""

    kind: int
    type: Type
    line: int
    what: str


@final
class Cells:
    """All cells of a module, as a union-find forest with worklists."""

    __slots__ = ("_joins", "_near", "_parent", "byte_steps", "content", "evidence", "fixed",
                 "members", "parameters", "returns", "votes")  # fmt: skip

    def __init__(self) -> None:
        self._parent: list[int] = []
        self._joins: list[tuple[int, int]] = []
        self._near: list[tuple[int, int]] = []
        self.content: list[int] = []
        self.fixed: list[Type | None] = []
        self.votes: list[dict[Type, int]] = []
        self.evidence: list[list[Evidence]] = []
        self.members: dict[tuple[Type, int], int] = {}
        self.parameters: dict[Function, list[int]] = {}
        self.returns: dict[Function, int] = {}
        self.byte_steps: list[tuple[int, int, int]] = []  # base, result, bytes per step

    def new(self, fixed: Type | None = None) -> int:
        """A cell of its own, fixed to a stated type when there is one."""
        cell = len(self._parent)
        self._parent.append(cell)
        self.content.append(-1)
        self.fixed.append(fixed)
        self.votes.append({})
        self.evidence.append([])
        return cell

    def find(self, cell: int) -> int:
        """The representative of the cell's class."""
        parent = self._parent
        while parent[cell] != cell:
            parent[cell] = parent[parent[cell]]
            cell = parent[cell]
        return cell

    def content_of(self, cell: int) -> int:
        """The cell of the pointers stored in what this one points to."""
        root = self.find(cell)
        if self.content[root] < 0:
            made = self.new()
            self.content[root] = made
        return self.content[root]

    def member(self, struct: Type, index: int) -> int:
        """The cell of the pointers in a struct's member."""
        key = (struct, index)
        found = self.members.get(key)
        if found is None:
            found = self.members[key] = self.new()
        return found

    def vote(self, cell: int, evidence: Evidence) -> None:
        """Add evidence to a cell."""
        self._vote_weight(cell, evidence.type, WEIGHTS[evidence.kind])
        self.evidence[self.find(cell)].append(evidence)

    def _vote_weight(self, cell: int, type: Type, weight: int) -> None:
        votes = self.votes[self.find(cell)]
        votes[type] = votes.get(type, 0) + weight

    def join(self, a: int, b: int) -> None:
        """Make two cells one class, or neighbours when one of them is fixed."""
        self._joins.append((a, b))

    def settle(self) -> None:
        """Carry out all joins, those that they cause included."""
        joins = self._joins
        near = self._near
        while True:
            while joins:
                a, b = joins.pop()
                self._join_now(self.find(a), self.find(b))
            for a, b in near:
                a, b = self.find(a), self.find(b)
                if self.content[a] >= 0 or self.content[b] >= 0:
                    inner, other = self.find(self.content_of(a)), self.find(self.content_of(b))
                    if inner != other and not self._is_near(inner, other):
                        joins.append((inner, other))
            if not joins:
                return

    def _is_near(self, a: int, b: int) -> bool:
        return self.fixed[a] is not None or self.fixed[b] is not None

    def _join_now(self, a: int, b: int) -> None:
        if a == b:
            return
        fixed_a, fixed_b = self.fixed[a], self.fixed[b]
        if fixed_a is not None or fixed_b is not None:
            self._near.append((a, b))
            if fixed_a is not None and fixed_b is None:
                self._vote_weight(b, fixed_a, WEIGHTS[STATED])
            elif fixed_b is not None and fixed_a is None:
                self._vote_weight(a, fixed_b, WEIGHTS[STATED])
            return
        if len(self.evidence[a]) < len(self.evidence[b]):
            a, b = b, a  # the shorter list moves, so that all moves together stay linear
        self._parent[b] = a
        for type, weight in self.votes[b].items():
            self._vote_weight(a, type, weight)
        self.evidence[a] += self.evidence[b]
        self.votes[b] = {}
        self.evidence[b] = []
        inner, other = self.content[a], self.content[b]
        if inner < 0:
            self.content[a] = other
        elif other >= 0:
            self._joins.append((inner, other))
