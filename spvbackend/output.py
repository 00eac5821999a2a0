"""Writes what a run makes: whole files or none, with the mode that they had, and never the input.

Input: bytes and where they go. An earlier file stays as it was until the new one is complete, also
where a signal ends the process.
"""

from __future__ import annotations

import errno
import os
import signal
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from spvbackend.diagnostics import CompileError

# What ends a process from outside; none of them may leave half of a file, or a temporary one.
_SIGNALS: Final = frozenset(
    getattr(signal, name) for name in ("SIGHUP", "SIGINT", "SIGTERM") if hasattr(signal, name)
)
# Windows has no masks.
_CAN_MASK: Final = hasattr(signal, "pthread_sigmask")


def check_apart(output: str, source: str, stdin: TextIO) -> None:
    """Refuse to write over the input.

    Args:
        output: the name of the file to be written, `-` for standard output.
        source: that of the input, `-` for standard input.
        stdin: the stream that the input `-` comes from.

    Raises:
        CompileError: they are one file, by this name or another.
    """
    if output == "-":
        return
    try:
        there = os.stat(output)
        given = os.fstat(stdin.fileno()) if source == "-" else os.stat(source)
    # One of them is not there, stdin is no file, or the name cannot be one.
    except (OSError, ValueError):
        return
    if stat.S_ISREG(there.st_mode) and os.path.samestat(there, given):
        raise _failure(output, "it is the input", "name another file")


def write_output(path: str, data: bytes, stdout: TextIO) -> None:
    """Write all or nothing to a file, or to stdout for `-`.

    Raises:
        BrokenPipeError: whoever reads stdout has gone.
        CompileError: it cannot be written.
    """
    try:
        if path == "-":
            # What was written as text has to come before the bytes, which pass its buffer by.
            stdout.flush()
            stdout.buffer.write(data)
            stdout.buffer.flush()
        else:
            write_file(path, data)
    except BrokenPipeError:
        raise
    except OSError as error:
        name = "" if path == "-" else path
        raise _failure(name, error.strerror or str(error)) from error
    except ValueError as error:  # a zero byte in the name
        raise _failure(path, str(error)) from error


def make_folder(path: str) -> None:
    """Make a folder, and those that it is in, where they are not there.

    Raises:
        CompileError: it cannot be made.
    """
    try:
        os.makedirs(path, exist_ok=True)
    except OSError as error:
        raise _failure(path, error.strerror or str(error)) from error
    except ValueError as error:  # a zero byte in the name
        raise _failure(path, str(error)) from error


def _failure(path: str, reason: str, hint: str = "") -> CompileError:
    error = CompileError(f"cannot write the output: {reason}", hint=hint)
    error.file = path or "<stdout>"
    return error


def write_file(path: str, data: bytes) -> None:
    """Write all or nothing to a file.

    Raises:
        OSError: it cannot be written.
        ValueError: the name is none of a file.
    """
    # A link stays a link, its target gets replaced.
    target = os.path.realpath(path)
    try:
        there = os.lstat(target)
    except FileNotFoundError:
        # The real path of `name/` has lost the slash, which asks for a folder.
        if path.endswith(os.sep):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)) from None
        _replace_file(target, data, None)
        return
    if stat.S_ISLNK(there.st_mode):  # links that lead to each other
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    if not stat.S_ISREG(there.st_mode):
        # A device or a pipe must be written to, not replaced.
        _write_in_place(target, data)
        return
    if not os.access(target, os.W_OK):
        # To rename another file over it would only need the folder's permission.
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    _replace_file(target, data, there)


def _write_in_place(path: str, data: bytes) -> None:
    with open(path, "wb") as file:
        file.write(data)


def _replace_file(path: str, data: bytes, there: os.stat_result | None) -> None:
    """Write a file beside the target and rename it, which is atomic within one file system.

    A random name and O_EXCL keep two runs, and a link that somebody put there, apart.

    Args:
        path: the name of the file.
        data: what it is to hold.
        there: the file that has the name, of which the new one gets mode and owner.
    """
    folder = os.path.dirname(path)
    # Not made from the file's own name, which may be as long as a name can be.
    temporary = os.path.join(folder, f".pyllc-{os.urandom(6).hex()}.tmp")
    if there is not None and not os.access(folder, os.W_OK):
        _write_in_place(path, data)
        return
    with _signals_wait():
        try:
            # Nobody may read meanwhile what only some may read afterwards.
            mode = 0o666 if there is None else stat.S_IMODE(there.st_mode) & 0o600
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
            with open(os.open(temporary, flags, mode), "wb") as file:
                file.write(data)
            if there is not None:
                _take_over(temporary, there)
            os.replace(temporary, path)
        except BaseException:
            if os.path.exists(temporary):
                os.unlink(temporary)
            raise


def _take_over(path: str, there: os.stat_result) -> None:
    """Give a file the owner and the mode of the one that it replaces."""
    mode = stat.S_IMODE(there.st_mode)
    if hasattr(os, "chown"):
        try:
            os.chown(path, there.st_uid, there.st_gid)
        except PermissionError:
            # A file of another owner: what its group might do, another group may not.
            if os.stat(path).st_gid != there.st_gid:
                mode &= ~stat.S_IRWXG
    os.chmod(path, mode)


@contextmanager
def _signals_wait() -> Iterator[None]:
    """Let signals that would end the process wait until the file is complete."""
    if not _CAN_MASK:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
