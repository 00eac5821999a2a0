"""Search for the type of a constant expression without parsing it.

Input: tokens of the text. Output: the position of the type.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir.parse.scan import Cursor

_OPENING: Final = frozenset("([{<")
_CLOSING: Final = frozenset(")]}>")


def skip_to_type(cursor: Cursor) -> None:
    """Move to the type of a pointer expression: a GEP's base, or the type after `to`.

    A GEP's result is in the memory of its base (LangRef, 'getelementptr').
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
