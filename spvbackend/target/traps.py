"""The words for what becomes of a trap, as options spell them."""

from __future__ import annotations

from typing import Final, Literal

ABORT: Final = "abort"
"""OpAbortKHR ends the work-item, and what else the device does about it."""
RETURN: Final = "return"
"""The kernel returns, and with it all functions between the kernel and the trap."""
UNREACHABLE: Final = "unreachable"
"""Nobody gets there: the frontend, or its user, promises it."""
TRAPS: Final = (ABORT, RETURN, UNREACHABLE)
Trap = Literal["", "abort", "return", "unreachable"]
"""One of TRAPS, or "" for the choice by the extensions, to those who check types."""
