"""The module pass: evidence from every function, joins to the fixed point, then the choice.

Input: a prepared module, no constant expressions left in functions, no vectors of pointers.
Output: `Pointees`, which gives each cell its type.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.infer.backward import collect_uses
from spvbackend.infer.facts import CAST, Cells
from spvbackend.infer.forward import Walk, collect_definitions
from spvbackend.llvmir.types import ARRAY, POINTER, STRUCT, VECTOR, Type, TypeContext
from spvbackend.llvmir.values import Module


@final
class Pointees:
    """The answer: the pointee of each cell and of each pointer member of a struct."""

    __slots__ = ("_in_structs", "_layout", "_resolved", "_types", "cells", "members")

    def __init__(self, cells: Cells, types: TypeContext, layout: DataLayout) -> None:
        self.cells: Final = cells
        self._types: Final = types
        self._layout: Final = layout
        self._resolved: dict[int, Type] = {}
        self._in_structs: Final = pointers_in_structs(cells)
        self.members: dict[tuple[Type, int], Type] = {}

    def of(self, cell: int) -> Type:
        """The pointee of a cell; i8 when nothing is known."""
        root = self.cells.find(cell)
        found = self._resolved.get(root)
        if found is None:
            # A pointer that is stored in what it points to has no finite type of its own.
            self._resolved[root] = self._types.i8
            found = self._resolved[root] = self.in_memory(self._choice(root), root)
        return found

    def in_memory(self, type: Type, cell: int) -> Type:
        """A pointee in which the pointers stored there are typed by the cell's content."""
        leaf = type
        while leaf.kind == ARRAY:
            leaf = leaf.element
        if leaf.kind != POINTER:
            return type
        content = self.cells.content[self.cells.find(cell)]
        pointee = self._types.i8 if content < 0 else self.of(content)
        return self._typed(type, pointee)

    def _typed(self, type: Type, pointee: Type) -> Type:
        if type.kind == ARRAY:
            return self._types.array(type.bits, self._typed(type.element, pointee))
        return self._types.typed_pointer(pointee, type.bits)

    def _choice(self, root: int) -> Type:
        fixed = self.cells.fixed[root]
        if fixed is not None:
            return fixed
        best = self._cheapest(root)
        if best is not None and best.kind == ARRAY and root in self._in_structs:
            # A struct may point back to itself (OpTypeForwardPointer), but not to an array of it.
            leaf = array_leaf(best)
            return leaf if leaf.kind == STRUCT and holds_pointer(leaf) else best
        return self._types.i8 if best is None else best

    def _cheapest(self, root: int) -> Type | None:
        return cheapest(self.cells.votes[root], self.cells.given[root])

    def alternatives(self, cell: int) -> list[tuple[Type, float]]:
        """The types that uses of a cell's class want or bring, and how many casts each weighs."""
        root = self.cells.find(cell)
        weights: dict[Type, int] = dict(self.cells.votes[root])
        for type, weight in self.cells.given[root].items():
            weights[type] = weights.get(type, 0) + weight
        found = sorted(weights.items(), key=lambda item: (-item[1], item[0].order))
        return [(type, weight / CAST) for type, weight in found]

    def propagate_steps(self) -> None:
        """Let pointers that only bytes are added to take the type of what they lead to.

        Each round reads the votes as the round before left them, so order does not matter.
        """
        cells = self.cells
        steps = cells.byte_steps
        for _ in range(MAX_ROUNDS):
            found: list[tuple[int, Type]] = []
            for base, result, step, _ in steps:
                for source, target in ((result, base), (base, result)):
                    target = cells.find(target)
                    if cells.fixed[target] is not None or self._cheapest(target):
                        continue
                    type = self._step_type(cells.find(source))
                    if type is not None and step % self._layout.size(type) == 0:
                        found.append((target, type))
            if not found:
                return
            for target, type in found:
                votes = cells.votes[target]
                votes[type] = votes.get(type, 0) + 1

    def _step_type(self, root: int) -> Type | None:
        type = self.cells.fixed[root] or self._cheapest(root)
        while type is not None and type.kind == ARRAY:
            type = type.element
        return type if type is not None and self._layout.size(type) > 0 else None


MAX_ROUNDS: Final = 64


def cheapest(votes: dict[Type, int], given: dict[Type, int]) -> Type | None:
    """The type that leaves the fewest casts, weighed by how often they run; None without evidence.

    A use needs none where its type lies at the start of the pointee, a fixed pointer none where the
    pointee lies at the start of its own.  Among equals the type that needs the fewest access
    chains wins, then the one that uses name, then the one made first, so names do not matter.
    """
    candidates = {type: weight for type, weight in votes.items() if weight > 0}
    if not given:
        if len(candidates) <= 1:
            return next(iter(candidates), None)
    elif len(given) == 1 and not candidates:
        return next(iter(given))
    else:
        for type in given:
            for part in parts_at_start(type):
                candidates.setdefault(part, 0)
    best: Type | None = None
    best_key = (0, 0, 0, 0)
    for type in candidates:
        named = votes.get(type, 0)
        direct = named + given.get(type, 0)
        key = (served_weight(type, votes, given), direct, named, -type.order)
        if best is None or key > best_key:
            best, best_key = type, key
    return best


def served_weight(pointee: Type, votes: dict[Type, int], given: dict[Type, int]) -> int:
    """The weight of the uses and fixed pointers that need no cast when the pointee is this one."""
    total = sum(votes.get(part, 0) for part in parts_at_start(pointee))
    for type, weight in given.items():
        if pointee in parts_at_start(type):
            total += weight
    return total


def parts_at_start(type: Type) -> list[Type]:
    """The type and all that lie at its very start, outermost first."""
    parts: list[Type] = []
    part: Type | None = type
    while part is not None:
        parts.append(part)
        part = first_element(part)
    return parts


def first_element(type: Type) -> Type | None:
    """What lies at the start of an aggregate or vector, None for anything else."""
    if type.kind == STRUCT:
        return type.elems[0] if type.elems else None
    return type.element if type.kind in (ARRAY, VECTOR) and type.bits else None


def pointers_in_structs(cells: Cells) -> set[int]:
    """The cells of pointers that lie in structs, and of the pointers that lie behind those."""
    found: set[int] = set()
    for member in cells.members.values():
        cell = member
        while cell >= 0 and (root := cells.find(cell)) not in found:
            found.add(root)
            cell = cells.content[root]
    return found


def array_leaf(type: Type) -> Type:
    """What an array of any depth is made of."""
    while type.kind == ARRAY:
        type = type.element
    return type


def holds_pointer(type: Type) -> bool:
    """Whether a pointer lies in the type itself."""
    type = array_leaf(type)
    if type.kind == STRUCT:
        return any(holds_pointer(member) for member in type.elems)
    return type.kind == POINTER


def infer_module(module: Module, layout: DataLayout) -> Pointees:
    """Gather evidence, settle the cells and choose."""
    cells = Cells()
    walk = Walk(module, cells)
    collect_definitions(walk)
    collect_uses(walk)
    cells.settle()
    result = Pointees(cells, module.types, layout)
    result.propagate_steps()
    for key, cell in cells.members.items():
        result.members[key] = result.of(cell)
    return result
