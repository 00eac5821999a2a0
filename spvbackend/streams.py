"""The standard streams of the command, whatever state its parent left them in.

Any of them may be closed or full. Input: the file descriptors 0 to 2. Output: three usable streams;
an impossible operation raises OSError when it is tried.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Literal, TextIO


def open_streams() -> tuple[TextIO, TextIO, TextIO]:
    """Return standard input, output and error.

    The next opened file would get a closed descriptor, and messages would mix with its content. So
    a closed descriptor becomes the null device, opened in the unused direction: reading stdin and
    writing stdout fail as before. Messages to a closed stderr are lost.
    """
    for descriptor, flags in ((0, os.O_WRONLY), (1, os.O_RDONLY), (2, os.O_WRONLY)):
        try:
            os.fstat(descriptor)
        except OSError:
            # The lowest free descriptor, which is this one.
            os.open(os.devnull, flags)
    # Python 3.14 reports a stream that is freed while it holds text that it cannot write.
    sys.stdin = sys.stdin or _opened(0, "r")
    sys.stdout = sys.stdout or _opened(1, "w")
    sys.stderr = sys.stderr or _opened(2, "w")
    return sys.stdin, sys.stdout, sys.stderr


def _opened(descriptor: int, mode: Literal["r", "w"]) -> TextIO:
    return open(descriptor, mode, closefd=False)


def let_interrupts_end() -> None:
    """Let SIGINT end the process, as for other commands, so that a shell sees the reason.

    Python would raise an exception at an arbitrary point. An ignored SIGINT, as shells set for
    background jobs, stays ignored.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def say(stream: TextIO, text: str) -> None:
    """Write a message; if that fails, the exit status must suffice."""
    try:
        stream.write(text)
        stream.flush()
    except OSError:
        # There is no other channel.
        return
