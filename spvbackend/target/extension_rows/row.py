"""The form of a row about an extension.

Each other file of this folder has the rows of one family, and `table.py` is their index. A
translation reads none of them: they are for people.
"""

from __future__ import annotations

from typing import Final, NamedTuple

REFUSED: Final = 0
"""Without the extension there is an error that names the option."""
LOWERED: Final = 1
"""Without the extension other instructions have the same effect."""
DROPPED: Final = 2
"""Without the extension a hint is dropped; the program's meaning stays."""
UNUSED: Final = 3
"""Nothing in a kernel needs the extension, allowed or not."""


class Extension(NamedTuple):
    """One extension.

    Attributes:
        name: its name in modules.
        meaning: its purpose, in a line.
        without: the effect on its trigger if it is not allowed, one of the constants above.
        trigger: the IR construct that needs it; for UNUSED, why nothing does.
        otherwise: the replacement if LOWERED, or the loss if DROPPED.
        source: where it is specified, or the folder of its page; "" for Khronos's registry.
    """

    name: str
    meaning: str
    without: int
    trigger: str
    otherwise: str = ""
    source: str = ""


GRAPHICS: Final = "it is for shaders, and what it adds has no meaning in a kernel"
"""The reason why nothing needs most graphics extensions."""
