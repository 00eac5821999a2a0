"""Which of the candidates of an edit are taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from spvbackend.llvmir.module import Module


@final
class Picks:
    """Counts candidates and takes those from `first` on, `count` of them.

    Attributes:
        seen: how many candidates there have been.
    """

    __slots__ = ("count", "first", "seen")

    def __init__(self, first: int, count: int) -> None:
        self.first = first
        self.count = count
        self.seen = 0

    def take(self) -> bool:
        """Whether the next candidate is taken."""
        number = self.seen
        self.seen += 1
        return self.first <= number < self.first + self.count


Edit = Callable[[Module, Picks], None]
