"""A copy of a server: it becomes the commands that clients ask for, one after the other.

Input: connections, each with a client's request and its streams. Output: that of the command; then
its exit status on the connection.
"""

from __future__ import annotations

import fcntl
import marshal
import os
import signal
import socket
import sys
from typing import TYPE_CHECKING, Final, TextIO

from spvbackend.commands.client import INHERITED, PACKAGE, SIZE_BYTES, TAKEN
from spvbackend.commands.outcomes import free_garbage
from spvbackend.commands.run import run_program

if TYPE_CHECKING:
    from spvbackend.commands.arguments import Tool
    from spvbackend.commands.client import Form, Request

TOLD_BYTES: Final = 8
"""A worker's message to the server: its number where it waits for work, else the negative of it."""
_STREAMS: Final = 3
_PIECE: Final = 1 << 16
_DEFAULTS: Final = (signal.SIGCHLD, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM)


def work(listener: socket.socket, told: int) -> None:
    """Run commands until the server has ended, or something ends this process.

    Args:
        listener: the socket of commands.
        told: the pipe in which the server reads this worker's state.
    """
    for number in _DEFAULTS:
        signal.signal(number, signal.SIG_DFL)
    server, own = os.getppid(), os.getpid()
    busy = (-own).to_bytes(TOLD_BYTES, "little", signed=True)
    idle = own.to_bytes(TOLD_BYTES, "little", signed=True)
    nowhere = os.open(os.devnull, os.O_RDWR)
    while os.getppid() == server:
        try:
            connection, _ = listener.accept()
        except ConnectionError:  # the client has gone already
            continue
        with connection:
            try:
                os.write(told, busy)
                status = _answer(connection, nowhere)
                # Before the client ends, whose next command would find nobody else.
                os.write(told, idle)
                connection.sendall(status)
            except ConnectionError:  # the client has gone in between, or the server has
                return
        free_garbage()


def _answer(connection: socket.socket, nowhere: int) -> bytes:
    """Run the command that a client asks for.

    Returns:
        The exit status as a byte, b"" where the client is to run the command without a server.
    """
    received = _received(connection)
    if received is None:
        return b""
    descriptors, request = received
    package, tool, argv, folder, mask, environment, forms, ignored = request
    # A client without an installation of its own names none.
    if package not in ("", PACKAGE):
        for descriptor in descriptors:
            os.close(descriptor)
        return b""
    connection.sendall(TAKEN)
    _end_with(connection, True)
    for number, descriptor in enumerate(descriptors):
        os.dup2(descriptor, number)
        os.close(descriptor)
    modes = zip(("r", "w", "w"), forms, strict=True)
    streams = [_stream(number, mode, form) for number, (mode, form) in enumerate(modes)]
    sys.stdin, sys.stdout, sys.stderr = streams
    os.chdir(folder)
    os.umask(mask)
    for name in INHERITED:
        number = getattr(signal, name)
        signal.signal(number, signal.SIG_IGN if number in ignored else signal.SIG_DFL)
    if dict(os.environb) != environment:
        os.environb.clear()
        os.environb.update(environment)
    status = run_program(_tool(tool), argv, reads_here=True)
    # A reader of the client's output waits until nobody else can write there.
    for number in range(_STREAMS):
        os.dup2(nowhere, number)
    os.chdir("/")
    _end_with(connection, False)
    return bytes((status,))


def _received(connection: socket.socket) -> tuple[list[int], Request] | None:
    """Return the descriptors and the request; None where not all of it arrived."""
    head, descriptors, _, _ = socket.recv_fds(connection, SIZE_BYTES, _STREAMS)
    size = int.from_bytes(head, "little")
    data = bytearray()
    while len(data) < size and (piece := connection.recv(min(size - len(data), _PIECE))):
        data += piece
    if len(head) < SIZE_BYTES or len(data) < size or len(descriptors) < _STREAMS:
        for descriptor in descriptors:
            os.close(descriptor)
        return None
    request: Request = marshal.loads(data)
    return descriptors, request


def _end_with(connection: socket.socket, ends: bool) -> None:
    """Set whether this process ends when the client ends: nobody waits for the command then.

    By SIGTERM, which waits while a file is being replaced (output.py).
    """
    if not hasattr(fcntl, "F_SETSIG"):  # Linux only
        return
    flags = fcntl.fcntl(connection, fcntl.F_GETFL) & ~os.O_ASYNC
    if not ends:
        fcntl.fcntl(connection, fcntl.F_SETFL, flags)
        return
    fcntl.fcntl(connection, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(connection, fcntl.F_SETSIG, signal.SIGTERM)
    fcntl.fcntl(connection, fcntl.F_SETFL, flags | os.O_ASYNC)
    # The client may have ended before.
    try:
        if not connection.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT):
            os._exit(1)
    except BlockingIOError:
        return


def _stream(number: int, mode: str, form: Form) -> TextIO:
    """Return a standard stream like the client's."""
    encoding, errors = form
    # Messages appear at once, as in Python's own stderr.
    buffering = 1 if number == 2 else -1
    return open(number, mode, buffering, encoding, errors, closefd=False)  # type: ignore[return-value]


def _tool(name: str) -> Tool:
    if name == "pyllc":
        from spvbackend.commands.llc import PYLLC

        return PYLLC
    from spvbackend.commands.llvm_spirv import tool_of

    return tool_of(name)
