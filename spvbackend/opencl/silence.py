"""Suppresses a kind of warning while any thread is at certain work.

`warnings` has one list of filters for all threads, and `catch_warnings` restores the one at its
start: of two threads whose work overlaps the second one would leave the filter of the first behind.
So the first thread sets the filter, and the last one restores the list.
"""

from __future__ import annotations

import warnings
from threading import Lock
from types import TracebackType
from typing import Final, final


@final
class Silence:
    """A context manager that any number of threads may be in at once."""

    def __init__(self, category: type[Warning]) -> None:
        self._category: Final = category
        self._lock: Final = Lock()
        self._holders = 0
        self._caught: warnings.catch_warnings[None] | None = None

    def __enter__(self) -> None:
        with self._lock:
            if self._caught is None:
                caught = warnings.catch_warnings()
                caught.__enter__()
                warnings.simplefilter("ignore", self._category)
                self._caught = caught
            self._holders += 1

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._lock:
            self._holders -= 1
            if self._holders == 0 and self._caught is not None:
                self._caught.__exit__(kind, error, trace)
                self._caught = None
