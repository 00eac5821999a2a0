"""Stops the cyclic garbage collector while translations run, and sets it as the user had it.

The collector is the process's own: of several threads that translate, the first stops it and the
last one lets it go on.
"""

from __future__ import annotations

import gc
from _thread import RLock
from collections.abc import Callable
from typing import Final, TypeVar, final

T = TypeVar("T")


@final
class _Pause:
    """Who needs the collector stopped.

    Attributes:
        holders: the keys of those.
        collecting: whether it ran before the first of them.
    """

    __slots__ = ("collecting", "holders", "lock")

    def __init__(self) -> None:
        # One that the same thread may take twice: a finaliser that runs within may translate, too.
        self.lock: Final = RLock()
        self.holders: Final[set[object]] = set()
        self.collecting = False

    def hold(self, key: object) -> None:
        """Stop the collector until `key` is released."""
        with self.lock:
            if not self.holders:
                self.collecting = gc.isenabled()
            self.holders.add(key)
            gc.disable()

    def release(self, key: object) -> None:
        """Let it go on if nobody else holds it; a second time changes nothing."""
        with self.lock:
            if self.collecting and self.holders == {key}:
                gc.enable()
            self.holders.discard(key)


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
