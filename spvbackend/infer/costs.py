"""The cost of each candidate type of a class of pointers, use by use.

Input: solved choices. Output: `Costs`, which only reads them, for explanations. The weights and the
order of candidates are those of `choose.py`; here a weight is split into the uses that it is the
sum of.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final, NamedTuple, final

from spvbackend.infer.choose import Choices, Rank, candidates_of, parts_at_start, rank
from spvbackend.infer.facts import CAST, WEIGHTS, Cells
from spvbackend.llvmir.types import ARRAY, STRUCT, Type

# Why a class has one candidate instead of another, in the order of `rank`.
CASTS: Final = "casts"  # it leaves fewer casts
HINTS: Final = "hints"  # as many, but evidence of less weight than a cast supports it
CHAINS: Final = "chains"  # as many, but fewer access chains to the start
NAMED: Final = "named"  # as many, but more uses name it
OLDEST: Final = "oldest"  # as many, and it was made first
ARRAY_IN_STRUCT: Final = "array"  # a pointer in a struct may not lead to an array that leads back
KEPT: Final = "kept"  # as many: a class changes only to save casts
LIMIT: Final = "limit"  # more, but it has reached the limit of changes
_BY_RANK: Final = (HINTS, CHAINS, NAMED, OLDEST)


class Charge(NamedTuple):
    """A use, or a pointer that becomes one of the class, and the weight of a cast there.

    Attributes:
        type: the type that it has or requires.
        gives: whether it is a pointer that becomes one of the class.
        weight: in units of `facts.CAST`.
        what: like that of evidence.
        line: of the canonical text, or 0.
    """

    type: Type
    gives: bool
    weight: int
    what: str
    line: int


class Candidate(NamedTuple):
    """A candidate type and its cost for the class.

    Attributes:
        type: as LLVM has it, with opaque pointers.
        cast: the charges that need a cast, in the order of the lines.
        weight: the number of these casts, each counted as often as it is assumed to run.
        spares: the number of casts of the class's type that this one would save.
        rule: why the type of the class precedes it; "" for that type itself.
    """

    type: Type
    cast: list[Charge]
    weight: int
    spares: int
    rule: str


@final
class Costs:
    """The charges of each class, gathered once for the module."""

    __slots__ = ("_cells", "_charges", "_choices")

    def __init__(self, cells: Cells, choices: Choices) -> None:
        self._cells: Final = cells
        self._choices: Final = choices
        self._charges: Final[defaultdict[int, list[Charge]]] = defaultdict(list)
        self._add_evidence()
        self._add_stated()
        self._add_flows()
        for charges in self._charges.values():
            charges.sort(key=_line_of)

    def charges(self, root: int) -> list[Charge]:
        """Return the charges of a class without a stated type, in the order of the lines from 0."""
        return self._charges.get(root, [])

    def candidates(self, root: int, most: int) -> tuple[list[Candidate], int]:
        """Return the candidates of a class.

        Args:
            root: the class.
            most: the most candidates to look at, as each looks at all charges.

        Returns:
            The type that the class has, then the others from the cheapest on, and the number of
            further ones. Nothing where the module states the type, or where there is one candidate.
        """
        chosen = self._choices.of(root)
        if chosen is None or self._cells.fixed[root] is not None:
            return [], 0
        votes, given = self._choices.weights(root)
        # A type that only begins another may be chosen as well, but nobody asks about it.
        types = [type for type in candidates_of(votes, given) if type in votes or type in given]
        if not any(type is not chosen for type in types):
            return [], 0
        ranks = {type: rank(type, votes, given) for type in [chosen, *types]}
        others = [type for type in types if type is not chosen]
        types = [chosen, *sorted(others, key=ranks.__getitem__, reverse=True)]
        others = [type for type in types if type is not chosen]
        types = [chosen, *sorted(others, key=ranks.__getitem__, reverse=True)]
        candidates: list[Candidate] = []
        for type in types[:most]:
            cast = [charge for charge in self.charges(root) if not _serves(type, charge)]
            candidate = Candidate(type, cast, sum(c.weight for c in cast) // CAST, 0, "")
            if candidates:
                spares = sum(_serves(type, charge) for charge in candidates[0].cast)
                rule = _rule(candidates[0], candidate, ranks[chosen], ranks[type])
                candidate = candidate._replace(spares=spares, rule=rule)
            candidates.append(candidate)
        return candidates, max(len(types) - most, 0)

    def _add_evidence(self) -> None:
        for cell, evidence in self._cells.evidence.items():
            root = self._cells.find(cell)
            for item in evidence:
                weight = WEIGHTS[item.kind] * item.times
                # A claim breaks ties; it needs no cast.
                if weight >= CAST:
                    charge = Charge(item.type, item.gives, weight, item.what, item.line)
                    self._charges[root].append(charge)

    def _add_stated(self) -> None:
        """Add pointers of a stated type that a join relates with a class: see `Cells._join_now`."""
        cells = self._cells
        flows = {(flow.source, flow.target, flow.what, flow.line) for flow in cells.flows}
        for relation in cells.relations:
            first, second = relation.first, relation.second
            what, line = relation.what, relation.line
            if (cells.fixed[first] is None) == (cells.fixed[second] is None):
                continue
            if (first, second, what, line) in flows:
                continue
            stated, other = (second, first) if cells.fixed[first] is None else (first, second)
            type = cells.fixed[stated]
            assert type is not None
            self._charges[cells.find(other)].append(Charge(type, True, CAST, what, line))

    def _add_flows(self) -> None:
        find = self._cells.find
        for flow in self._cells.flows:
            source, target = find(flow.source), find(flow.target)
            weight, what, line = flow.weight, flow.what, flow.line
            if source == target:
                continue
            wanted, source_type = self._choices.of(target), self._choices.of(source)
            if wanted is not None:
                self._charges[source].append(Charge(wanted, False, weight, what, line))
            if source_type is not None:
                self._charges[target].append(Charge(source_type, True, weight, what, line))


def _line_of(charge: Charge) -> int:
    return charge.line


def _serves(type: Type, charge: Charge) -> bool:
    """Whether a pointer to the type needs no cast for a charge: see `choose.served_weight`."""
    if charge.gives:
        return type in parts_at_start(charge.type)
    return charge.type in parts_at_start(type)


def _rule(chosen: Candidate, other: Candidate, first: Rank, second: Rank) -> str:
    """Return why `chosen`, whose rank is `first`, precedes `other`, whose rank is `second`."""
    if chosen.weight < other.weight:
        return CASTS
    if first > second:
        return next(r for r, a, b in zip(_BY_RANK, first, second, strict=True) if a != b)
    if other.type.kind == ARRAY and chosen.type.kind == STRUCT and other.type.leaf() is chosen.type:
        return ARRAY_IN_STRUCT
    return KEPT if chosen.weight == other.weight else LIMIT
