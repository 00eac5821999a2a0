"""The standard streams of the command, whatever state its parent left them in.

Any of them may be closed or full. Input: the file descriptors 0 to 2. Output: three usable streams;
an impossible operation raises OSError when it is tried.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import TextIO


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
    return (
        sys.stdin or open(0, closefd=False),
        sys.stdout or open(1, "w", closefd=False),
        sys.stderr or open(2, "w", closefd=False),
    )


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
