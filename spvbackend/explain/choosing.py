"""The other types that a pointer might have pointed to, and the rule against each.

Input: the result of inference. Output: a `Choice` for each class with several candidates.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.explain.pointee_types import Candidate, Choice, Use
from spvbackend.infer import costs
from spvbackend.infer.facts import CAST
from spvbackend.infer.memory_types import untyped
from spvbackend.infer.solve import Pointees
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import POINTER, Type, type_text

MAX_CANDIDATES: Final = 8
"""The most candidates that a choice names; without a limit the work would not be linear."""
MAX_USES: Final = 12
"""The most uses that a candidate names, for the same reason; all are counted."""


@final
class Choosing:
    """The choices of a module: one object for all pointers of a class."""

    __slots__ = ("_costs", "_found", "_line", "_module", "_pointees")

    def __init__(self, module: Module, pointees: Pointees, user_line: Callable[[int], int]) -> None:
        self._module: Final = module
        self._pointees: Final = pointees
        self._line: Final = user_line
        self._costs: Final = costs.Costs(pointees.cells, pointees.choices)
        self._found: Final[dict[int, Choice | None]] = {}

    def of(self, cell: int) -> Choice | None:
        """Return the choice of a cell's class, None where there was none."""
        if cell < 0:
            return None
        root = self._pointees.cells.find(cell)
        if root not in self._found:
            self._found[root] = self._make(root)
        return self._found[root]

    def _make(self, root: int) -> Choice | None:
        candidates, more = self._costs.candidates(root, MAX_CANDIDATES)
        # A type that is not finite was cut off, so the pointer's type is not the chosen one.
        decided = untyped(self._module.types, self._pointees.of(root))
        if len(candidates) < 2 or candidates[0].type is not decided:
            return None
        entries = [self._candidate(root, candidate) for candidate in candidates]
        return Choice(tuple(entries), more, entries[1].rule)

    def _candidate(self, root: int, candidate: costs.Candidate) -> Candidate:
        uses = [
            Use(charge.what, type_text(charge.type), self._line(charge.line), charge.weight // CAST)
            for charge in candidate.cast[:MAX_USES]
        ]
        text, casts = self._text(root, candidate.type), len(candidate.cast)
        return Candidate(
            text, casts, candidate.weight, candidate.spares, tuple(uses), candidate.rule
        )

    def _text(self, root: int, type: Type) -> str:
        """Return the type with the pointees of its pointers, as in the pointee of a pointer."""
        is_memory = type.leaf().kind == POINTER
        return type_text(self._pointees.in_memory(type, root) if is_memory else type)
