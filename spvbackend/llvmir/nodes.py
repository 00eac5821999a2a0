"""The metadata nodes of a module, by number, as LLVM's text.

Most nodes are debug info that no pass reads, so a reader may leave it to `render` to write a node's
text when something asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final


@final
class Nodes:
    """The text of the node `!n`, by n.

    Attributes:
        render: writes the text of a number in `waiting`.
        waiting: numbers without a text as yet, in rising order.
    """

    __slots__ = ("_texts", "render", "waiting")

    def __init__(self) -> None:
        self._texts: Final[dict[int, str]] = {}
        self.waiting: Final[dict[int, None]] = {}
        self.render: Callable[[int], str] | None = None

    def __len__(self) -> int:
        return len(self._texts) + len(self.waiting)

    def __contains__(self, number: int) -> bool:
        return number in self._texts or number in self.waiting

    def __getitem__(self, number: int) -> str:
        text = self.get(number)
        if not text:
            raise KeyError(number)
        return text

    def __setitem__(self, number: int, text: str) -> None:
        self._texts[number] = text

    def get(self, number: int, other: str = "") -> str:
        """Return the text of a node, `other` for none."""
        text = self._texts.get(number)
        if text is not None:
            return text
        if number not in self.waiting or self.render is None:
            return other
        del self.waiting[number]
        text = self._texts[number] = self.render(number)
        return text

    def values(self) -> list[str]:
        """Return texts, in order of the numbers."""
        return [text for _, text in self.items()]

    def items(self) -> list[tuple[int, str]]:
        """Return numbers and texts, in order of the numbers."""
        return [(number, self.get(number)) for number in sorted((*self._texts, *self.waiting))]
