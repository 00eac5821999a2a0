"""Finds the type of a constant expression without reading it.

Input: tokens of the text. Output: the place of the type.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir.parse.scan import Cursor

_OPENING: Final = frozenset("([{<")
_CLOSING: Final = frozenset(")]}>")


def skip_to_type(cursor: Cursor) -> None:
    """Go to what tells the type of a pointer expression: the base of a GEP, or the type behind to.

    An element of a GEP's result is in the memory of its base (LangRef, 'getelementptr').
    """
    mark = "," if cursor.peek() == "getelementptr" else "to"
    depth = 0
    while not cursor.at_end():
        word = cursor.next()
        if word in _OPENING:
            depth += 1
        elif word in _CLOSING:
            depth -= 1
        elif word == mark and depth == 1:
            return
