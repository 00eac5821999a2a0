"""Picks candidates of an edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from spvbackend.llvmir.module import Module


@final
class Picks:
    """Counts candidates and takes `count` of them from `first` on.

    Attributes:
        seen: the number of candidates so far.
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
