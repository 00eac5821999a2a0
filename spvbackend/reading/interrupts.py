"""Holds back interrupts where code of others would lose or free something twice.

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
    """Return what `work` returns; interrupts come once that has ended, in place of the result.

    Args:
        work: runs with the signals blocked; it has to end soon.
    """
    if not _CAN_MASK:
        return work()
    # Asked for first: an interrupt that comes right after a change must find the old mask known.
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    try:
        signal.pthread_sigmask(signal.SIG_BLOCK, _INTERRUPTS)
        return work()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def allow_all() -> None:
    """In a child: forget the mask of the moment at which the parent started it."""
    if _CAN_MASK:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _INTERRUPTS)
