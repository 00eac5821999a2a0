"""Cells: facts about the pointee of each equivalence class of pointers.

A cell is a class of pointers joined by phi, select, casts, returns and memory. It gathers votes
(the type that a use requires, and the cost when the cell has another) and has a content cell: the
class of the pointers stored in its pointee. That is unification as in Steensgaard's points-to
analysis (Points-to Analysis in Almost Linear Time, 1996), with types in place of objects.

A fixed cell has a stated type (a variable, an element address); it gives its type to its neighbours
but is not joined with them, since one variable's type must not become that of all. Arguments of
calls are not joined either: a `Flow` relates the two cells, and the choice decides whether they
agree.

Facts only rise: cells are only ever joined, and votes only added, so the outcome does not depend on
order.

Evidence stays with the cell where it arose, and relations keep why two cells were joined:
explanations are made of these. A translation needs neither, and keeps none.
"""

from __future__ import annotations

from typing import Final, Literal, final

from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Function

KindName = Literal["stated", "used", "called", "claimed", "weak", "default"]
# The kinds of evidence, the strongest first: an explanation names the first that fits.
STATED: Final = 0  # the IR has the type: a variable, an element address, an attribute
USED: Final = 1  # a load, a store, a GEP, an atomic
CALLED: Final = 2  # what a builtin wants or gives, or the type of an indirect call
CLAIMED: Final = 3  # metadata of a kernel, which nobody checks against the code
WEAK: Final = 4  # a use for which any pointee will do
KIND_NAMES: Final[tuple[KindName, ...]] = ("stated", "used", "called", "claimed", "weak")
CAST: Final = 1 << 16
"""The cost of a cast outside of loops: so high that tie-breakers do not add up to one."""
WEIGHTS: Final = (CAST, CAST, CAST, 1, 0)
"""The cost of not following evidence; a claim breaks ties, and bytes may be copied as any
type."""
REPEATED: Final = 2
"""The weight of a use that shares the cast of an earlier one: it breaks ties, before a claim."""
_NONE: Final[dict[Type, int]] = {}
"""The weights of all cells without any, which are most: it stays empty."""


@final
class Evidence:
    """Why a cell has a type: the kind, the type, the line of the canonical text.

    Attributes:
        times: its weight by the loops around it; 0 for evidence without a part in the choice.
        gives: whether it is a pointer to the type, which becomes one of the cell, instead of a use.
    """

    __slots__ = ("gives", "kind", "line", "times", "type", "what")

    def __init__(
        self, kind: int, type: Type, line: int, what: str, times: int = 1, gives: bool = False
    ) -> None:
        self.kind: Final = kind
        self.type: Final = type
        self.line: Final = line
        self.what: Final = what
        self.times: Final = times
        self.gives: Final = gives


@final
class Relation:
    """Why two cells agree: the kind of relation, at a line of the canonical text or 0."""

    __slots__ = ("first", "line", "second", "what")

    def __init__(self, first: int, second: int, what: str, line: int) -> None:
        self.first: Final = first
        self.second: Final = second
        self.what: Final = what
        self.line: Final = line


@final
class Flow:
    """Pointers of one cell that become pointers of another, and the weight of a cast there.

    `what` and `line` are those of the corresponding relation.
    """

    __slots__ = ("line", "source", "target", "weight", "what")

    def __init__(self, source: int, target: int, weight: int, what: str, line: int) -> None:
        self.source: Final = source
        self.target: Final = target
        self.weight: Final = weight
        self.what: Final = what
        self.line: Final = line


@final
class ByteStep:
    """An address in bytes: a number that all offsets are multiples of, the offset if constant.

    Base and result are related but not joined: a step may lead from a struct into its middle.
    """

    __slots__ = ("base", "line", "offset", "result", "step")

    def __init__(self, base: int, result: int, step: int, offset: int | None, line: int) -> None:
        self.base: Final = base
        self.result: Final = result
        self.step: Final = step
        self.offset: Final = offset
        self.line: Final = line


@final
class Cells:
    """All cells of a module, as a union-find forest with worklists.

    A cell is an index into parallel lists, as values keep theirs in an attribute; `content` has -1
    where nothing is stored. Of the lists only a root's entry counts, but evidence and relations
    stay under their original cells.

    Args:
        reasons: whether to keep evidence and relations, for an explanation.
    """

    __slots__ = ("_joins", "_near", "_parent", "_sizes", "byte_steps", "content", "evidence",
                 "fixed", "flows", "given", "joined", "members", "parameters", "reasons",
                 "relations", "returns", "votes")  # fmt: skip

    def __init__(self, reasons: bool = False) -> None:
        self.reasons: Final = reasons
        self.joined = 0  # number of joins and flows so far
        self._parent: list[int] = []
        self._sizes: list[int] = []
        self._joins: list[tuple[int, int]] = []
        self._near: list[tuple[int, int]] = []
        self.content: list[int] = []
        self.fixed: list[Type | None] = []
        self.votes: list[dict[Type, int]] = []  # types that uses require
        self.given: list[dict[Type, int]] = []  # types of pointers that become one of these
        self.evidence: dict[int, list[Evidence]] = {}
        self.relations: list[Relation] = []
        self.members: dict[tuple[Type, int], int] = {}
        self.parameters: dict[Function, list[int]] = {}
        self.returns: dict[Function, int] = {}
        self.byte_steps: list[ByteStep] = []
        self.flows: list[Flow] = []

    def new(self, fixed: Type | None = None) -> int:
        """Return a new cell, fixed to a stated type when there is one."""
        cell = len(self._parent)
        self._parent.append(cell)
        self._sizes.append(1)
        self.content.append(-1)
        self.fixed.append(fixed)
        self.votes.append(_NONE)
        self.given.append(_NONE)
        return cell

    def find(self, cell: int) -> int:
        """Return the representative of the cell's class."""
        parent = self._parent
        while parent[cell] != cell:
            # Path halving (Tarjan and van Leeuwen): one pass, no recursion however long the path.
            parent[cell] = parent[parent[cell]]
            cell = parent[cell]
        return cell

    def content_of(self, cell: int) -> int:
        """Return the cell of the pointers stored in what this one points to."""
        root = self.find(cell)
        if self.content[root] < 0:
            made = self.new()
            self.content[root] = made
        return self.content[root]

    def member(self, struct: Type, index: int) -> int:
        """Return the cell of the pointers in a struct's member.

        One for all objects of the struct's type (a field-based analysis): the struct is one
        OpTypeStruct, whose member has one pointer type.
        """
        key = (struct, index)
        cell = self.members.get(key)
        if cell is None:
            cell = self.members[key] = self.new()
        return cell

    def note(self, cell: int, kind: int, type: Type, line: int, what: str) -> None:
        """Keep evidence that needs no vote: the cell is fixed to it, or it decides nothing."""
        if self.reasons:
            self.evidence.setdefault(cell, []).append(Evidence(kind, type, line, what, 0))

    def vote(self, cell: int, kind: int, type: Type, line: int, what: str, times: int = 1) -> None:
        """Add evidence to a cell, weighed by how often the use runs."""
        _add(self.votes, self.find(cell), type, WEIGHTS[kind] * times)
        if self.reasons:
            self.evidence.setdefault(cell, []).append(Evidence(kind, type, line, what, times))

    def give(self, cell: int, kind: int, type: Type, line: int, what: str, times: int) -> None:
        """Add the type of a pointer that becomes one of the cell."""
        _add(self.given, self.find(cell), type, WEIGHTS[kind] * times)
        if self.reasons:
            evidence = Evidence(kind, type, line, what, times, gives=True)
            self.evidence.setdefault(cell, []).append(evidence)

    def weigh(self, cell: int, type: Type, weight: int) -> None:
        """Add weight to a type of the cell."""
        _add(self.votes, self.find(cell), type, weight)

    def join(self, a: int, b: int, what: str, line: int = 0) -> None:
        """Make two cells one class, or neighbours when one of them is fixed.

        `settle` carries it out: a join may cause others, and recursion would be unbounded.
        """
        self._joins.append((a, b))
        self.joined += 1
        if self.reasons:
            self.relations.append(Relation(a, b, what, line))

    def flow(self, source: int, target: int, what: str, line: int, times: int) -> None:
        """Relate two cells by a call, where pointers of one become pointers of the other.

        A cast there is one cast, so each cell may have its own pointee; the pointers stored behind
        them are in the same memory.
        """
        self.flows.append(Flow(source, target, CAST * times, what, line))
        self.joined += 1
        if self.reasons:
            self.relations.append(Relation(source, target, what, line))

    def settle(self) -> None:
        """Carry out all joins, including those that they cause."""
        joins = self._joins
        near = self._near
        while True:
            while joins:
                a, b = joins.pop()
                self._join_now(self.find(a), self.find(b))
            # Two pointers to one object lead to the same memory, whatever pointee either has: their
            # contents are joined although they themselves are not. Most memory holds no pointers at
            # all.
            for a, b in [*near, *self._passed()] if self._holds_any() else ():
                a, b = self.find(a), self.find(b)
                if self.content[a] >= 0 or self.content[b] >= 0:
                    inner, other = self.content_of(a), self.content_of(b)
                    roots = self.find(inner), self.find(other)
                    if roots[0] != roots[1] and not self._is_near(*roots):
                        self.join(inner, other, CONTENTS)
            if not joins:
                return

    def _holds_any(self) -> bool:
        """Whether any memory is known to hold pointers."""
        return self.content.count(-1) < len(self.content)

    def _passed(self) -> list[tuple[int, int]]:
        return [(flow.source, flow.target) for flow in self.flows]

    def _is_near(self, a: int, b: int) -> bool:
        return self.fixed[a] is not None or self.fixed[b] is not None

    def _join_now(self, a: int, b: int) -> None:
        if a == b:
            return
        fixed_a, fixed_b = self.fixed[a], self.fixed[b]
        if fixed_a is not None or fixed_b is not None:
            # Two stated types stay as they are: where they differ, the use takes a cast.
            self._near.append((a, b))
            if fixed_a is not None and fixed_b is None:
                _add(self.given, b, fixed_a, CAST)
            elif fixed_b is not None and fixed_a is None:
                _add(self.given, a, fixed_b, CAST)
            return
        if self._sizes[a] < self._sizes[b]:
            a, b = b, a  # union by size keeps paths logarithmic
        self._parent[b] = a
        self._sizes[a] += self._sizes[b]
        _move(self.votes, b, a)
        _move(self.given, b, a)
        inner, other = self.content[a], self.content[b]
        if inner < 0:
            self.content[a] = other
        elif other >= 0:
            self.join(inner, other, CONTENTS)


def _add(lists: list[dict[Type, int]], cell: int, type: Type, weight: int) -> None:
    weights = lists[cell]
    if weights is _NONE:
        lists[cell] = {type: weight}
    else:
        weights[type] = weights.get(type, 0) + weight


def _move(lists: list[dict[Type, int]], source: int, target: int) -> None:
    """Add the weights of one cell to those of another."""
    weights = lists[source]
    if weights is _NONE:
        return
    lists[source] = _NONE
    if lists[target] is _NONE:
        lists[target] = weights
    else:
        for type, weight in weights.items():
            _add(lists, target, type, weight)


CONTENTS: Final = "stored behind the same pointer"
