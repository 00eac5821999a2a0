"""Interpreter settings during translations: set for them, and restored afterwards.

The settings belong to the process: if several threads translate, the first one changes and the last
one restores them.

- The cyclic garbage collector stops. A translation makes many objects and hardly any garbage; each
  collection would visit all of them.
- The recursion limit rises by the frames that types and constants may need at the parser's nesting
  limit, at any depth of the caller.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Final, TypeVar, final

T = TypeVar("T")

FRAMES: Final = 16 * 255
"""Frames of a translation beyond its caller's depth: 16 for each level of MAX_NESTING.

The number 255 is repeated here because importing the limit's compiled module takes as long as all
that the command does before its child begins to read.
"""
_LIMIT: Final = "limit"


@final
class _Pause:
    """Holders of the settings; each step alone leaves a valid state, so no lock is needed.

    With a lock, an interrupt between the work and the lock's release would block all other threads.

    Attributes:
        holders: the holders' keys.
        stopped: the keys of holders that stopped the collector, which must restart.
        before: the user's recursion limit, while there are holders.
    """

    __slots__ = ("before", "holders", "stopped")

    def __init__(self) -> None:
        self.holders: Final[set[object]] = set()
        self.stopped: Final[set[object]] = set()
        self.before: Final[dict[str, int]] = {}

    def hold(self, key: object) -> None:
        """Set the settings until `key` is released."""
        self.holders.add(key)
        # `setdefault` is one step, so only the first holder stores the user's limit.
        limit = self.before.setdefault(_LIMIT, sys.getrecursionlimit())
        sys.setrecursionlimit(limit + FRAMES)
        # If the collector is off, the user or another holder in `stopped` has stopped it.
        if gc.isenabled():
            self.stopped.add(key)
            gc.disable()

    def release(self, key: object) -> None:
        """Restore the settings if nobody else holds them; a second call changes nothing."""
        self.holders.discard(key)
        # Copy before the check for holders: a later holder is not in the copy and restarts the
        # collector by itself.
        stopped = self.stopped.copy()
        if stopped and not self.holders:
            gc.enable()
            self.stopped.difference_update(stopped)
        limit = self.before.get(_LIMIT, 0)
        if limit and not self.holders:
            sys.setrecursionlimit(limit)
            self.before.pop(_LIMIT, None)


_PAUSE: Final = _Pause()


def translating(work: Callable[[], T]) -> T:
    """Return the result of `work`.

    Args:
        work: the function to run with the settings; its exceptions propagate.
    """
    key = object()
    # Twice, because an interrupt may come between any two steps: between the work and its
    # `finally`, or within the first release.
    try:
        try:
            _PAUSE.hold(key)
            return work()
        finally:
            _PAUSE.release(key)
    finally:
        _PAUSE.release(key)
