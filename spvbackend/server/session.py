"""Runs a command, such as a build, with a server that exists as long as the command.

    pyllc-server make -j8

Each pyllc and pyllvm-spirv that the command starts finds the server by an environment variable
(commands/client.py) and is run by a copy of it. Neither a process nor a file is left behind.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from types import FrameType
from typing import Final, NoReturn

from spvbackend.commands.client import SERVER
from spvbackend.reading.child import CAN_FORK
from spvbackend.streams import let_interrupts_end, say

USAGE: Final = """\
usage: pyllc-server COMMAND [ARGUMENT]...

Runs the command, such as a build. While it runs, each pyllc and pyllvm-spirv that it starts is run
by a copy of one process, which has loaded all that they need. The exit status is the command's.
"""
_NOT_FOUND: Final = 127
_NOT_RUN: Final = 126
"""The exit statuses of shells for a missing command, and for one that cannot run."""
_FORWARDED: Final = (signal.SIGHUP, signal.SIGTERM) if CAN_FORK else ()
_TERMINAL: Final = (signal.SIGINT, signal.SIGQUIT) if CAN_FORK else ()
"""Signals that a terminal sends to all its foreground processes; the command handles them."""


def main() -> NoReturn:
    """Run the command pyllc-server, which ends the process."""
    command = sys.argv[1:]
    if not command or command[0] in ("-h", "-help", "--help"):
        (sys.stdout if command else sys.stderr).write(USAGE)
        sys.exit(0 if command else 1)
    if command[0].startswith("-"):
        sys.exit(f"pyllc-server: error: unknown option '{command[0]}'")
    if not CAN_FORK:
        sys.exit("pyllc-server: error: a server copies itself, which this system cannot do")
    let_interrupts_end()
    try:
        code = run(command)
    except OSError as error:
        sys.exit(f"pyllc-server: error: the system refuses a server: {error}")
    _end_like(code)


def run(command: list[str]) -> int:
    """Run a command beside a server of its own.

    Args:
        command: the program and its arguments.

    Returns:
        The value of `os.waitstatus_to_exitcode`: negative for a signal.
    """
    # Only this user may enter the folder, so nobody else reaches the socket in it.
    folder = tempfile.mkdtemp(prefix="pyllc-")
    path = os.path.join(folder, "socket")
    try:
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(path)
            listener.listen(socket.SOMAXCONN)
            owned, owner = os.pipe()
            server = os.fork()
            if server == 0:
                os.close(owner)
                _serve(listener, owned)
        os.close(owned)
        try:
            return _command(command, path)
        finally:
            # The closed end of the pipe tells the server that nobody needs it any more.
            os.close(owner)
            os.waitpid(server, 0)
    finally:
        shutil.rmtree(folder)


def _serve(listener: socket.socket, owned: int) -> NoReturn:
    """Run the server, in a process that ends with it."""
    status = 1
    try:
        for number in _TERMINAL + _FORWARDED:
            signal.signal(number, signal.SIG_IGN)
        from spvbackend.server.listener import serve

        serve(listener, owned)
        status = 0
    finally:
        os._exit(status)


def _command(command: list[str], path: str) -> int:
    """Run the command to its end, forwarding signals; return its exit code."""
    started: list[subprocess.Popen[bytes]] = []
    early: list[int] = []

    def forward(number: int, _: FrameType | None) -> None:
        if started:
            started[0].send_signal(number)
        else:
            early.append(number)

    # Set handlers before the command runs, which may send the signals. A handler becomes the
    # system's default in a started program, while an ignored signal stays ignored.
    for number in (*_FORWARDED, *_TERMINAL):
        if signal.getsignal(number) == signal.SIG_DFL:
            signal.signal(number, forward if number in _FORWARDED else _leave_to_command)
    try:
        process = subprocess.Popen(command, env={**os.environ, SERVER: path})
    except OSError as error:
        say(sys.stderr, f"pyllc-server: error: cannot run '{command[0]}': {error.strerror}\n")
        return _NOT_FOUND if isinstance(error, FileNotFoundError) else _NOT_RUN
    started.append(process)
    for number in early:
        process.send_signal(number)
    return process.wait()


def _leave_to_command(number: int, _: FrameType | None) -> None:
    """Do nothing: the terminal sends it to the command as well, with whose end this ends."""


def _end_like(code: int) -> NoReturn:
    """End as the command has ended, so that a shell sees the reason."""
    if code < 0:
        if -code != signal.SIGKILL:  # which has no handlers
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    sys.exit(code)
