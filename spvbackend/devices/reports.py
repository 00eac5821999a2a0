"""What launches that nobody waits for leave to say: output and errors, until the host waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

_MOST: Final = 16
"""The most reports that are kept, of up to a megabyte of a device each."""


@final
class Reports:
    """The reports of a queue.

    Args:
        wait: waits for the commands of the queue, then calls `run`.
    """

    def __init__(self, wait: Callable[[], None]) -> None:
        self._wait: Final = wait
        self._actions: Final[dict[object, Callable[[], None]]] = {}
        self._runs = False

    def add(self, key: object, action: Callable[[], None]) -> None:
        """Keep a function until the host waits, once for a key.

        A program that never waits has to do it here at times, so that they do not grow.
        """
        if len(self._actions) >= _MOST:
            self._wait()
        self._actions.setdefault(key, action)

    def run(self) -> None:
        """Call the functions in their order.

        Raises:
            Exception: what one of them raises; those behind it are kept.
        """
        # An action takes what it reports from arrays, by functions that come here.
        while self._actions and not self._runs:
            action = self._actions.pop(next(iter(self._actions)))
            self._runs = True
            try:
                action()
            finally:
                self._runs = False
