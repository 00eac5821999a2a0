"""Chooses a type for each class of pointers: the one that leaves the fewest casts.

Input: settled cells. Output: `Choices`, which only reads them; types are as LLVM has them, with
opaque pointers.

Classes that calls or byte offsets connect are chosen together: first those that have evidence of
their own, then, outwards from these, the others, and finally each is asked again, when all its
neighbours have a type. A class changes only if that saves casts, and classes are asked in the order
of the text, so this terminates and depends neither on names nor on the order of joins.

That is a greedy local search: the optimum over all connected classes is a labelling problem whose
cost grows with the product of the candidates, and modules have thousands of classes.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.infer.facts import Cells
from spvbackend.llvmir.types import ARRAY, POINTER, STRUCT, Type

Weights = dict[Type, int]
"""Weights by type, in units of `facts.CAST`, the cost of one cast outside of loops."""
Rank = tuple[int, int, int, int]
"""The order of candidates: see `rank`."""
MAX_CHANGES: Final = 8
"""The average number of times that a class is asked again, at most."""


@final
class Choices:
    """The types of classes, by root; those without connections are chosen when asked for.

    Most classes have no connections: their evidence alone decides, and nothing is stored for them.
    """

    __slots__ = ("_cells", "_in_structs", "_into", "_layout", "_near", "_order", "_out", "_steps",
                 "_types")  # fmt: skip

    def __init__(self, cells: Cells, layout: DataLayout) -> None:
        self._cells: Final = cells
        self._in_structs: Final = pointers_in_structs(cells)
        self._layout: Final = layout
        self._types: Final[dict[int, Type]] = {}
        self._out: Final[dict[int, list[tuple[int, int]]]] = {}
        self._into: Final[dict[int, list[tuple[int, int]]]] = {}
        self._steps: Final[dict[int, list[tuple[int, int]]]] = {}
        self._near: Final[dict[int, list[int]]] = {}  # the neighbours of each class
        self._order: Final[dict[int, int]] = {}

    def of(self, root: int) -> Type | None:
        """Return the type of a class, None when nothing is known of it."""
        type = self._types.get(root)
        return self._own(root) if type is None else type

    def _own(self, root: int) -> Type | None:
        """Return the best type for the class by its own evidence."""
        cells = self._cells
        return cells.fixed[root] or self._best(root, cells.votes[root], cells.given[root])

    def _best(self, root: int, votes: Weights, given: Weights) -> Type | None:
        """Return the cheapest type that the class may have.

        A struct may point back to itself (OpTypeForwardPointer), but not to an array of it: only a
        pointer can be named ahead of its definition, and spirv-val requires it to lead to a struct.
        """
        best = cheapest(votes, given)
        if best is not None and best.kind == ARRAY and root in self._in_structs:
            leaf = best.leaf()
            if leaf.kind == STRUCT and holds_pointer(leaf):
                return leaf
        return best

    def solve(self) -> None:
        """Choose for all connected classes."""
        # Own evidence first: it is worth more to neighbours than what they assume.
        self._connect()
        for root in self._order:
            own = self._own(root)
            if own is not None:
                self._types[root] = own
        self._spread()
        if self._improve():
            # A changed class may have been the only reason for its neighbours' types: ask them
            # again.
            self._return_unfounded()
            self._spread()

    def _connect(self) -> None:
        find = self._cells.find
        for flow in self._cells.flows:
            weight = flow.weight
            source, target = find(flow.source), find(flow.target)
            if source != target:
                self._out.setdefault(source, []).append((target, weight))
                self._into.setdefault(target, []).append((source, weight))
                self._meet(source, target)
        for step in self._cells.byte_steps:
            base, result = find(step.base), find(step.result)
            if base != result:
                self._steps.setdefault(base, []).append((result, step.step))
                self._steps.setdefault(result, []).append((base, step.step))
                self._meet(base, result)
        # Cells are numbered in the order of the text, but roots by joins: sort by first cells.
        if self._near:
            for cell in range(len(self._cells.fixed)):
                root = find(cell)
                if root in self._near:
                    self._order.setdefault(root, cell)

    def _meet(self, first: int, second: int) -> None:
        self._near.setdefault(first, []).append(second)
        self._near.setdefault(second, []).append(first)

    def _spread(self) -> None:
        """Spread types outwards from the classes with one; each round reads the previous one's."""
        new = [root for root in self._order if root in self._types]
        while new:
            # All are asked before any is set, so that the order of this set does not matter.
            ask = {other for root in new for other in self._near[root] if other not in self._types}
            choices = [(root, self._with_others(root)) for root in ask]
            new = []
            for root, type in choices:
                if type is not None:
                    self._types[root] = type
                    new.append(root)

    def _with_others(self, root: int) -> Type | None:
        """Return the best type for the class, given its neighbours' types."""
        common = self._common(root)
        # The usual case: a helper whose callers agree. In structs `_best` has a rule to apply.
        if common is not None and root not in self._in_structs:
            return common
        return self._best(root, *self.weights(root))

    def _common(self, root: int) -> Type | None:
        """Return the only type of all call neighbours of a class without evidence of its own."""
        if self._cells.votes[root] or self._cells.given[root]:
            return None
        common: Type | None = None
        for flows in (self._out, self._into):
            for other, _ in flows.get(root, ()):
                type = self._types.get(other)
                if common is None:
                    common = type
                elif type is not None and type is not common:
                    return None
        return common

    def weights(self, root: int) -> tuple[Weights, Weights]:
        """Return votes and gifts, those of calls and of byte offsets included."""
        votes, given = dict(self._cells.votes[root]), dict(self._cells.given[root])
        # A class that pointers of this one become votes like a use; the reverse is a gift.
        for weights, flows in ((votes, self._out), (given, self._into)):
            for other, weight in flows.get(root, ()):
                type = self._types.get(other)
                if type is not None:
                    weights[type] = weights.get(type, 0) + weight
        for other, step in self._steps.get(root, ()):
            type = self._types.get(other)
            if type is not None:
                element = type.leaf()
                size = self._layout.size(element)
                if size and step % size == 0:
                    # An offset that may count elements is a hint: any use is worth more.
                    votes[element] = votes.get(element, 0) + 1
        return votes, given

    def _return_unfounded(self) -> None:
        """Take back types that no evidence names any more, since their source has changed.

        Classes can agree among themselves on a type without evidence, as around a recursion. So
        this marks from the evidence onwards, as a garbage collector does from roots.
        """
        founded = {root for root in self._order if self._names_its_type(root)}
        work = list(founded)
        while work:
            root = work.pop()
            parts = parts_at_start(self._types[root])
            for other in self._near[root]:
                if other not in founded and self._types.get(other) in parts:
                    founded.add(other)
                    work.append(other)
        for root in self._order:
            if root not in founded:
                own = self._own(root)
                if own is None:
                    self._types.pop(root, None)
                else:
                    self._types[root] = own

    def _names_its_type(self, root: int) -> bool:
        """Whether evidence of the class itself names its type, or one that starts with it."""
        chosen = self._types.get(root)
        if chosen is None or self._cells.fixed[root] is not None:
            return chosen is not None
        votes, given = self._cells.votes[root], self._cells.given[root]
        named = (*(type for type, weight in votes.items() if weight > 0), *given)
        return any(chosen in parts_at_start(type) for type in named)

    def _improve(self) -> bool:
        """Let connected classes change to types with fewer casts; return whether any did.

        A flow is served or not at both of its ends alike, so each change raises the weight served
        in total and the search terminates. Byte offsets are hints that each end reads its own way;
        for them, and to keep the work linear, changes are counted as well.
        """
        work = [root for root in self._order if self._is_free(root) and self._disagrees(root)]
        queued = set(work)
        most = left = MAX_CHANGES * len(work)
        at = 0
        while at < len(work) and left:
            root = work[at]
            at += 1
            queued.discard(root)
            votes, given = self.weights(root)
            best, current = self._best(root, votes, given), self._types.get(root)
            # A type that is best only by ties is not a reason to change: classes could alternate.
            if best is None or current is None or best is current:
                continue
            if served_weight(best, votes, given) <= served_weight(current, votes, given):
                continue
            self._types[root] = best
            left -= 1
            for other in sorted(set(self._near[root]), key=self._order.__getitem__):
                if other not in queued and self._is_free(other):
                    queued.add(other)
                    work.append(other)
        return left < most

    def _disagrees(self, root: int) -> bool:
        """Whether a class has evidence or neighbours of another type than its own."""
        current = self._types.get(root)
        for type in (*self._cells.votes[root], *self._cells.given[root]):
            if type is not current:
                return True
        return any(self._types.get(other) is not current for other in self._near[root])

    def _is_free(self, root: int) -> bool:
        return self._cells.fixed[root] is None


def pointers_in_structs(cells: Cells) -> set[int]:
    """Return the cells of pointers in structs, and of the pointers behind those."""
    roots: set[int] = set()
    for member in cells.members.values():
        cell = member
        while cell >= 0 and (root := cells.find(cell)) not in roots:
            roots.add(root)
            cell = cells.content[root]
    return roots


def holds_pointer(type: Type) -> bool:
    """Whether the type itself contains a pointer."""
    type = type.leaf()
    if type.kind == STRUCT:
        return any(holds_pointer(member) for member in type.elems)
    return type.kind == POINTER


def cheapest(votes: Weights, given: Weights) -> Type | None:
    """Return the type with the fewest casts, weighed by how often they run; None without evidence.

    A use needs no cast where its type lies at the start of the pointee, a pointer that becomes one
    of the class needs none where the pointee lies at the start of its own. Among equals the type
    that needs the fewest access chains wins, then the one that uses name, then the one made first.
    """
    if len(given) == 1 and not votes:
        return next(iter(given))
    candidates = candidates_of(votes, given)
    if len(candidates) <= 1:
        return candidates[0] if candidates else None
    best: Type | None = None
    best_rank = (0, 0, 0, 0)
    for type in candidates:
        type_rank = rank(type, votes, given)
        if best is None or type_rank > best_rank:
            best, best_rank = type, type_rank
    return best


def candidates_of(votes: Weights, given: Weights) -> list[Type]:
    """Return the types that a class may get, by its evidence."""
    # A use without weight is one that any type serves: it does not make its type a candidate.
    types = [type for type, weight in votes.items() if weight > 0]
    if given:
        # A pointer to an array or a struct becomes one to any of its first parts without a cast.
        types += [part for type in given for part in parts_at_start(type)]
        types = list(dict.fromkeys(types))
    return types


def rank(type: Type, votes: Weights, given: Weights) -> Rank:
    """Return the sort key of a candidate for `cheapest`, the highest wins.

    Returns:
        The weight that needs no cast, the part of it that needs no access chain either, the part
        of that in uses, and the order in which types were made.
    """
    named = votes.get(type, 0)
    direct = named + given.get(type, 0)
    return served_weight(type, votes, given), direct, named, -type.order


def served_weight(pointee: Type, votes: Weights, given: Weights) -> int:
    """Return the weight of the uses and gifts that need no cast with this pointee."""
    total = sum(votes.get(part, 0) for part in parts_at_start(pointee))
    for type, weight in given.items():
        if pointee in parts_at_start(type):
            total += weight
    return total


def parts_at_start(type: Type) -> list[Type]:
    """Return the type and all types at its very start, outermost first."""
    parts: list[Type] = []
    part: Type | None = type
    while part is not None:
        parts.append(part)
        part = part.first()
    return parts
