"""Settings of the interpreter while translations run: set for them, and put back as they were.

They are the process's own: of several threads that translate, the first changes them and the last
one puts them back.

- The cyclic garbage collector stops. A translation makes many objects and next to no garbage; each
  collection would look at all of them.
- The recursion limit rises by what types and constants may need that nest as deep as the parser
  lets them, whatever the depth of the caller.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Final, TypeVar, final

T = TypeVar("T")

FRAMES: Final = 16 * 255
"""What a translation may need beyond the depth of its caller: 16 for each level of MAX_NESTING.

That is a limit of the target, whose module is compiled: to load it takes as long as all that the
command does before its child begins to read.
"""
_LIMIT: Final = "limit"


@final
class _Pause:
    """Who needs the settings; each step alone leaves them right, so that no lock is needed.

    An interrupt could come between the end of the work and the release of a lock, and keep it from
    all other threads.

    Attributes:
        holders: the keys of those.
        stopped: the keys of those who found the collector running, in whose name it has to go on.
        before: the recursion limit of the user, while there are holders.
    """

    __slots__ = ("before", "holders", "stopped")

    def __init__(self) -> None:
        self.holders: Final[set[object]] = set()
        self.stopped: Final[set[object]] = set()
        self.before: Final[dict[str, int]] = {}

    def hold(self, key: object) -> None:
        """Set what translations need, until `key` is released."""
        self.holders.add(key)
        # One step, so that only the first holder's question is answered with the user's limit.
        limit = self.before.setdefault(_LIMIT, sys.getrecursionlimit())
        sys.setrecursionlimit(limit + FRAMES)
        # Where it does not run, the user has stopped it, or another holder, who has said so.
        if gc.isenabled():
            self.stopped.add(key)
            gc.disable()

    def release(self, key: object) -> None:
        """Put all back if nobody else holds it; a second time changes nothing."""
        self.holders.discard(key)
        # Copied before the holders are looked at: who stops it from now on is not in the copy, and
        # lets it go on by itself.
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
    """What `work` returns.

    Args:
        work: runs with the settings of translations; what it raises is passed on.
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
