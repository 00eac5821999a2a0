"""The form of a row about an extension.

Input: nothing. The rows are in the other files of this folder, a file for each family, and
`table.py` is their index. A translation reads none of them: they are for people.
"""

from __future__ import annotations

from typing import Final, NamedTuple

REFUSED: Final = 0
"""Without the extension there is an error, which names the option."""
LOWERED: Final = 1
"""Without the extension other instructions do the same."""
DROPPED: Final = 2
"""Without the extension a hint goes; the program means the same."""
UNUSED: Final = 3
"""Nothing that a kernel says asks for the extension, allowed or not."""


class Extension(NamedTuple):
    """One extension.

    Attributes:
        name: as modules declare it.
        meaning: what it adds, in a line.
        without: what becomes of its trigger where it may not be used, one of the constants above.
        trigger: what in LLVM IR asks for it; where it is UNUSED, why nothing does.
        otherwise: what stands in its place where it is LOWERED, or goes where it is DROPPED.
        source: where it is specified, or the folder of its page; "" for Khronos's registry.
    """

    name: str
    meaning: str
    without: int
    trigger: str
    otherwise: str = ""
    source: str = ""


GRAPHICS: Final = "it is for shaders, and what it adds has no meaning in a kernel"
"""Why nothing asks for most extensions of graphics."""
