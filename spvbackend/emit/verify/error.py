"""The error of the checks of words, which do not know the words' origin."""

from __future__ import annotations

from typing import Final, final


@final
class WordError(Exception):
    """The words are not a valid module.

    Attributes:
        message: what is wrong, without the name of the instruction.
        start: the place of the first word of the wrong instruction, 0 for the whole module.
    """

    def __init__(self, message: str, start: int = 0) -> None:
        super().__init__(message)
        self.message: Final = message
        self.start: Final = start
