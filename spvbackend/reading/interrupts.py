"""Holds back interrupts where foreign code would leak something or free it twice.

A handler of a signal, such as that of Ctrl-C, may raise between any two steps of the main thread.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

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
