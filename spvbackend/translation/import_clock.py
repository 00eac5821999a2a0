"""Measures the time of imports, which `-time-passes` reports apart from the passes."""

from __future__ import annotations

import builtins
import time
from typing import Any, Final, final


@final
class ImportClock:
    """Measures imports between `start` and `stop`.

    Attributes:
        seconds: the time of all imports so far.
    """

    __slots__ = ("_import", "_is_importing", "seconds")

    def __init__(self) -> None:
        self.seconds = 0.0
        self._import: Final = builtins.__import__
        self._is_importing = False

    def start(self) -> None:
        """Start measuring imports."""
        builtins.__import__ = self._measured

    def stop(self) -> None:
        """Restore the interpreter's own function."""
        builtins.__import__ = self._import

    def _measured(self, *arguments: Any, **named: Any) -> Any:
        # The time of a module includes that of the modules that it imports.
        if self._is_importing:
            return self._import(*arguments, **named)
        self._is_importing = True
        start = time.perf_counter()
        try:
            return self._import(*arguments, **named)
        finally:
            self._is_importing = False
            self.seconds += time.perf_counter() - start
