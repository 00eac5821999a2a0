"""Hands the command over to a server, if one runs, which saves the start-up time.

A server (server/) is a process that has loaded everything, and forks a copy of itself to run the
command, with the streams, the folder and the environment of this process. This module imports only
parts of the interpreter, as anything else would take longer than a small kernel.
"""

from __future__ import annotations

import marshal
import os
import sys

SERVER = "SPVBACKEND_SERVER"
"""The environment variable that names the socket of a server."""
TAKEN = b"t"
"""The first byte of an answer; the second one is the exit status."""
SIZE_BYTES = 8
PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
"""A server of another installation does not run the commands of this one."""
_DESCRIPTORS = (0, 1, 2)
INHERITED = ("SIGHUP", "SIGINT", "SIGQUIT")
"""Signals that a shell lets commands ignore, such as those in the background."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    Form = tuple[str, str | None]
    """The encoding of a stream, and its handling of errors."""
    Request = tuple[
        str, str, list[str], str, int, dict[bytes, bytes], tuple[Form, Form, Form], list[int]
    ]
    """The package, the command, its arguments, folder, umask, environment and streams, and the
    signals that it ignores."""


def hand_over(tool: str) -> None:
    """Let a server run the command, and end this process.

    The function returns if no server is named, none answers, it belongs to another installation, or
    its copy was killed: then the command runs in this process.

    Args:
        tool: the name of the command.
    """
    path = os.environ.get(SERVER)
    if not path or None in (sys.stdin, sys.stdout, sys.stderr):
        return
    import _signal  # type: ignore[import-not-found]

    # `signal` and `socket` take longer to import than the rest of this module to run.
    if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
        _signal.signal(_signal.SIGINT, _signal.SIG_DFL)
    try:
        numbers = [getattr(_signal, name) for name in INHERITED]
        ignored = [number for number in numbers if _signal.getsignal(number) == _signal.SIG_IGN]
        answer = _ask(path, _request(tool, ignored))
    # No Unix sockets, no server, or no current folder.
    except (AttributeError, ImportError, OSError):
        return
    if len(answer) > 1:
        os._exit(answer[1])


def _request(tool: str, ignored: list[int]) -> Request:
    mask = os.umask(0)
    os.umask(mask)
    streams = (_form(sys.stdin), _form(sys.stdout), _form(sys.stderr))
    environment = dict(os.environb)
    return PACKAGE, tool, sys.argv[1:], os.getcwd(), mask, environment, streams, ignored


def _form(stream: object) -> Form:
    return getattr(stream, "encoding", "utf-8"), getattr(stream, "errors", None)


def _ask(path: str, request: Request) -> bytes:
    """Return the answer: two bytes, fewer if the command did not run to its end.

    Raises:
        OSError: the server does not answer.
    """
    import _socket

    data = marshal.dumps(request)
    numbers = b"".join(number.to_bytes(4, sys.byteorder) for number in _DESCRIPTORS)
    server = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)
    server.connect(path)
    size = len(data).to_bytes(SIZE_BYTES, "little")
    server.sendmsg([size], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, numbers)])
    server.sendall(data)
    answer = server.recv(1)
    # The command runs between the two bytes.
    return answer and answer + server.recv(1)
