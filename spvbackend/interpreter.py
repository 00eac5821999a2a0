"""Interpreter settings during translations: set for them, and restored afterwards.

The settings belong to the process: if several threads translate, the first one changes and the last
one restores them.

- The cyclic garbage collector stops. A translation makes many objects and hardly any garbage; each
  collection would visit all of them.
- Interrupts wait where foreign code would leak something or free it twice: the handler of a signal,
  such as that of Ctrl-C, may raise between any two steps of the main thread.
- The recursion limit rises by the frames that types and constants may need at the parser's nesting
  limit, at any depth of the caller.
"""

from __future__ import annotations

import gc
import signal
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


# Windows has no masks.
_CAN_MASK: Final = hasattr(signal, "pthread_sigmask")
_INTERRUPTS: Final = frozenset(
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGALRM", "SIGUSR1", "SIGUSR2")
    if hasattr(signal, name)
)


def uninterrupted(work: Callable[[], T]) -> T:
    """Return what `work` returns; an interrupt is raised once `work` has ended.

    Args:
        work: runs with the signals blocked; it must be short.
    """
    if not _CAN_MASK:
        return work()
    # Read the old mask first: an interrupt right after the change must find it known.
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    try:
        signal.pthread_sigmask(signal.SIG_BLOCK, _INTERRUPTS)
        return work()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def allow_all() -> None:
    """Unblock the signals in a child, which inherits the parent's mask."""
    if _CAN_MASK:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _INTERRUPTS)
