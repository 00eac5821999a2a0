"""The standard streams of the command, as whoever started it left them.

Any of them may be closed or full. Input: the file descriptors 0 to 2. Output: three streams that
can be used; what cannot be done with them is an OSError where it is tried.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Literal, TextIO


def open_streams() -> tuple[TextIO, TextIO, TextIO]:
    """Standard input, output and error.

    A descriptor that is closed would be given to the next file that is opened, whose content would
    then be mixed with messages. So it gets the null device, opened for the direction in which
    nobody uses it: reading stdin and writing stdout fail as they would without. Messages that
    nobody wants go nowhere.
    """
    for descriptor, flags in ((0, os.O_WRONLY), (1, os.O_RDONLY), (2, os.O_WRONLY)):
        try:
            os.fstat(descriptor)
        except OSError:
            # The lowest that is free, which is this one.
            os.open(os.devnull, flags)
    # Python 3.14 reports a stream that is freed while it holds text that it cannot write.
    sys.stdin = sys.stdin or _opened(0, "r")
    sys.stdout = sys.stdout or _opened(1, "w")
    sys.stderr = sys.stderr or _opened(2, "w")
    return sys.stdin, sys.stdout, sys.stderr


def _opened(descriptor: int, mode: Literal["r", "w"]) -> TextIO:
    return open(descriptor, mode, closefd=False)


def let_interrupts_end() -> None:
    """End the process by SIGINT itself, as other commands do, so that a shell sees why it ended.

    Python would raise an exception, wherever it is just then. Where SIGINT is ignored, as it is for
    what a shell runs in the background, that stays so.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def say(stream: TextIO, text: str) -> None:
    """Write a message; where it cannot be written, the exit status has to do."""
    try:
        stream.write(text)
        stream.flush()
    except OSError:
        # There is no other place to say it.
        return
