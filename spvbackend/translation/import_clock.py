"""The time that imports take, which `-time-passes` counts apart from the passes that cause them.

Python has one function for `import` in all threads. The first clock that starts puts one in its
place that measures for the clock of its own thread, and the last one that stops puts it back.
"""

from __future__ import annotations

import builtins
import threading
import time
from typing import Any, Final, final

_import: Final = builtins.__import__
_LOCK: Final = threading.Lock()
_running: Final[dict[int, ImportClock]] = {}  # by thread


@final
class ImportClock:
    """Measures imports of the thread that starts it.

    Attributes:
        seconds: the time of all imports so far.
    """

    __slots__ = ("_is_importing", "_outer", "seconds")

    def __init__(self) -> None:
        self.seconds = 0.0
        self._is_importing = False
        self._outer: ImportClock | None = None

    def start(self) -> None:
        """Measure imports from here on, in the place of a clock that the thread has."""
        with _LOCK:
            self._outer = _running.get(threading.get_ident())
            _running[threading.get_ident()] = self
            builtins.__import__ = _measured

    def stop(self) -> None:
        """Measure no more."""
        with _LOCK:
            if self._outer is None:
                del _running[threading.get_ident()]
            else:
                _running[threading.get_ident()] = self._outer
            if not _running:
                builtins.__import__ = _import

    def measure(self, *arguments: Any, **named: Any) -> Any:
        """Import as `__import__` does."""
        # The time of a module includes that of the modules that it imports.
        if self._is_importing:
            return _import(*arguments, **named)
        self._is_importing = True
        start = time.perf_counter()
        try:
            return _import(*arguments, **named)
        finally:
            self._is_importing = False
            self.seconds += time.perf_counter() - start


def _measured(*arguments: Any, **named: Any) -> Any:
    clock = _running.get(threading.get_ident())
    return _import(*arguments, **named) if clock is None else clock.measure(*arguments, **named)
