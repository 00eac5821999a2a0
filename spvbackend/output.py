"""Writing of output files: whole files or none, with the earlier mode, and never the input.

Input: bytes and their destination. An earlier file stays until the new one is complete, even if a
signal ends the process.
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

# Signals that end a process; none may leave a partial or temporary file.
_SIGNALS: Final = frozenset(
    getattr(signal, name) for name in ("SIGHUP", "SIGINT", "SIGTERM") if hasattr(signal, name)
)
# Windows has no signal masks.
_CAN_MASK: Final = hasattr(signal, "pthread_sigmask")


def check_apart(output: str, source: str, stdin: TextIO) -> None:
    """Refuse to overwrite the input.

    Args:
        output: the file to write, `-` for standard output.
        source: the input, `-` for standard input.
        stdin: the stream for the input `-`.

    Raises:
        CompileError: they are one file, under this name or another.
    """
    if output == "-":
        return
    try:
        there = os.stat(output)
        given = os.fstat(stdin.fileno()) if source == "-" else os.stat(source)
    # A file is missing, stdin is not a file, or the name is invalid.
    except (OSError, ValueError):
        return
    if stat.S_ISREG(there.st_mode) and os.path.samestat(there, given):
        raise _failure(output, "it is the input", "name another file")


def write_output(path: str, data: bytes, stdout: TextIO) -> None:
    """Write everything or nothing to a file, or to stdout for `-`.

    Raises:
        BrokenPipeError: the reader of stdout has gone.
        CompileError: the output cannot be written.
    """
    try:
        if path == "-":
            # Flush earlier text first, since the bytes bypass the text buffer.
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
    """Make a folder and its missing parents.

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
    """Write everything or nothing to a file.

    Raises:
        OSError: the file cannot be written.
        ValueError: the name is not a file name.
    """
    # A link stays a link; its target is replaced.
    target = os.path.realpath(path)
    try:
        there = os.lstat(target)
    except FileNotFoundError:
        # The real path of `name/` lacks the slash, which means a folder.
        if path.endswith(os.sep):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)) from None
        _replace_file(target, data, None)
        return
    if stat.S_ISLNK(there.st_mode):  # a cycle of links
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    if not stat.S_ISREG(there.st_mode):
        # Write to a device or a pipe; do not replace it.
        _write_in_place(target, data)
        return
    # Another process may have removed the file meanwhile, as of a folder that several share.
    if not os.access(target, os.W_OK) and os.path.lexists(target):
        # Renaming another file over it would need only the folder's permission.
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    _replace_file(target, data, there)


def _write_in_place(path: str, data: bytes) -> None:
    with open(path, "wb") as file:
        file.write(data)


def _replace_file(path: str, data: bytes, there: os.stat_result | None) -> None:
    """Write a file beside the target and rename it, which is atomic within one file system.

    A random name and O_EXCL protect against other runs and planted links.

    Args:
        path: the name of the file.
        data: its new content.
        there: the earlier file, whose mode and owner the new one gets.
    """
    folder = os.path.dirname(path)
    # Not derived from the file's name, which may have the greatest length already.
    temporary = os.path.join(folder, f".pyllc-{os.urandom(6).hex()}.tmp")
    if there is not None and not os.access(folder, os.W_OK):
        _write_in_place(path, data)
        return
    with _signals_wait():
        try:
            # Until the end, nobody may read what only some may read afterwards.
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
    """Give a file the owner and mode of the file that it replaces."""
    mode = stat.S_IMODE(there.st_mode)
    if hasattr(os, "chown"):
        try:
            os.chown(path, there.st_uid, there.st_gid)
        except PermissionError:
            # The file has another owner: its group's rights are not for another group.
            if os.stat(path).st_gid != there.st_gid:
                mode &= ~stat.S_IRWXG
    os.chmod(path, mode)


@contextmanager
def _signals_wait() -> Iterator[None]:
    """Block signals that end the process until the file is complete."""
    if not _CAN_MASK:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
