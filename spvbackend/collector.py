"""Stops the cyclic garbage collector while translations run, and sets it as the user had it.

The collector is the process's own: of several threads that translate, the first stops it and the
last one lets it go on.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final, TypeVar, final

T = TypeVar("T")


@final
class _Pause:
    """Who needs the collector stopped; each step alone leaves it right, so that no lock is needed.

    An interrupt could come between the end of the work and the release of a lock, and keep it from
    all other threads.

    Attributes:
        holders: the keys of those.
        stopped: the keys of those who found it running, in whose name it has to go on.
    """

    __slots__ = ("holders", "stopped")

    def __init__(self) -> None:
        self.holders: Final[set[object]] = set()
        self.stopped: Final[set[object]] = set()

    def hold(self, key: object) -> None:
        """Stop the collector until `key` is released."""
        self.holders.add(key)
        # Where it does not run, the user has stopped it, or another holder, who has said so.
        if gc.isenabled():
            self.stopped.add(key)
            gc.disable()

    def release(self, key: object) -> None:
        """Let it go on if nobody else holds it; a second time changes nothing."""
        self.holders.discard(key)
        # Copied before the holders are looked at: who stops it from now on is not in the copy, and
        # lets it go on by itself.
        stopped = self.stopped.copy()
        if stopped and not self.holders:
            gc.enable()
            self.stopped.difference_update(stopped)


_PAUSE: Final = _Pause()


def without_collector(work: Callable[[], T]) -> T:
    """What `work` returns.

    A translation makes many objects and next to no garbage; each collection would look at all of
    them.

    Args:
        work: runs with the collector stopped; what it raises is passed on.
    """
    key = object()
    # Twice, as an interrupt may come between any two steps: also between the end of the work and
    # its `finally`, or within the first release.
    try:
        try:
            _PAUSE.hold(key)
            return work()
        finally:
            _PAUSE.release(key)
    finally:
        _PAUSE.release(key)
