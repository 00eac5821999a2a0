"""The translations of a trap, as options spell them."""

from __future__ import annotations

from typing import Final, Literal

ABORT: Final = "abort"
"""OpAbortKHR ends the work-item; the device may do more."""
RETURN: Final = "return"
"""The kernel returns, and all functions between the kernel and the trap."""
UNREACHABLE: Final = "unreachable"
"""The trap is unreachable, as the frontend or its user promises."""
TRAPS: Final = (ABORT, RETURN, UNREACHABLE)
Trap = Literal["", "abort", "return", "unreachable"]
"""One of TRAPS, or "" for the choice by the extensions, to those who check types."""
