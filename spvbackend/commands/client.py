"""Hands the command over to a server, where there is one: the same command without its start.

A server (server/) is a process that has loaded everything, and lets a copy of itself run the
command, with the streams, the folder and the environment of this process. Nothing is imported here
but what is part of the interpreter, as all else would take longer than a small kernel.
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
"""A server of another installation is not asked to do what this one would."""
_DESCRIPTORS = (0, 1, 2)
INHERITED = ("SIGHUP", "SIGINT", "SIGQUIT")
"""What a shell lets commands ignore that outlive it, or run in the background."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    Form = tuple[str, str | None]
    """The encoding of a stream, and what is done about what it cannot spell."""
    Request = tuple[
        str, str, list[str], str, int, dict[bytes, bytes], tuple[Form, Form, Form], list[int]
    ]
    """The package, the command, its arguments, folder, umask, environment and streams, and the
    signals that it ignores."""


def hand_over(tool: str) -> None:
    """Let a server run the command, which ends this process.

    It comes back where no server is named, none answers, it is one of another installation, or what
    ran the command was ended: then the command runs here, as it would have.

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
    # No such system, no server there, none any more, or no folder to work in.
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
    """The answer: two bytes, fewer where the command was not run, or not to its end.

    Raises:
        OSError: there is no server.
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
    # The command runs between the two.
    return answer and answer + server.recv(1)
