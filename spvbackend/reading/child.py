"""Reads a module in a child process, so that what ends LLVM's reader does not end ours.

Input: text. Output: LLVM's canonical text, then the verdict of its verifier. The child hands over
the canonical text, while the parent imports the rest of the translator. The command forks its
child; the library, which runs in the user's process, starts one (spawn.py).
"""

from __future__ import annotations

import faulthandler
import marshal
import os
import re
import signal
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from spvbackend.diagnostics import CompileError, InternalError, internal_error

if TYPE_CHECKING:
    from spvbackend.reading.llvm import Bytes
    from spvbackend.reading.spawn import SpawnedChild

# Windows has no fork; a fresh process would import llvmlite and everything else once more.
CAN_FORK: Final = hasattr(os, "fork")
# LLVM's message about debug info that it drops; the verifier's complaints come first.
_DROPPED: Final = r"warning: ignoring (invalid debug info|debug info with .*?) in "
_LAST_WORDS: Final = r"LLVM ERROR: .*|Assertion .* failed"


Fields = tuple[str, int, int, str, str]
"""Message, line, column, source line and hint of an error."""
Message = tuple[int, Fields | None, str | None]
"""Number of bytes of text that follow, an error in the input, the message of an internal error."""


def can_start() -> bool:
    """Whether a Python can be started: in a frozen program the executable is that program."""
    return bool(sys.executable) and not getattr(sys, "frozen", False)


@final
class Child:
    """A process that reads a module, as `llvm.read_module` would.

    The child sends two messages: the text as soon as LLVM has printed it, then the verdict. So the
    parent parses while LLVM verifies.

    Attributes:
        complaint: LLVM's complaint about the debug info, once the text is there; "" for none.
        crashed: whether LLVM crashed the child.
        forks: whether the child is a copy of this process.
    """

    __slots__ = ("_optimises", "_process", "_said", "complaint", "crashed", "forks")

    def __init__(self, source: str, address_bits: int, opt_level: int, fork: bool = True) -> None:
        """Start a child that reads.

        Args:
            source: the text.
            address_bits: 32 or 64, for a layout where the text has none.
            opt_level: 0 to 3; from 1 on LLVM's pipeline runs.
            fork: copy this process, which is fast but not safe where it may have threads.

        Raises:
            CompileError: no child can be started.
        """
        self.complaint = ""
        self.crashed = False
        # The part of the child's noise that was read; the child may end during the search.
        self._said = b""
        self.forks: Final = fork
        self._optimises: Final = opt_level > 0
        self._process: ForkedChild | SpawnedChild
        if fork:
            self._process = _forked(source, address_bits, opt_level)
        else:
            # The command never does this.
            from spvbackend.reading import spawn

            self._process = spawn.start(marshal.dumps((source, address_bits, opt_level)))

    def text(self) -> str:
        """Return the canonical text before LLVM has verified it; call it once, before `verdict`.

        Raises:
            CompileError: LLVM cannot read the module, or crashed the child.
            InternalError: something else went wrong in the child.
        """
        size, error, crash = self._receive()
        if crash is not None or error is not None:
            self.close()
        if crash is not None:
            failure = InternalError(crash)
            failure.pass_name = "read"
            raise failure
        if error is not None:
            raise _from_fields(error)
        data = self._process.output.read(size)
        if len(data) < size:
            raise self._ended()
        self.complaint = self._complaint()
        try:
            return data.decode()
        except UnicodeDecodeError:
            from spvbackend.reading.llvm import corrupt_text

            self.close()
            raise corrupt_text() from None

    def _complaint(self) -> str:
        """Return why LLVM dropped debug info; LLVM says so before it prints the module."""
        noise = self._process.noise
        os.set_blocking(noise.fileno(), False)
        self._said = noise.read() or b""
        os.set_blocking(noise.fileno(), True)
        if not self._said:
            return ""
        said = self._said.decode("utf-8", "replace")
        dropped = re.search(_DROPPED, said)
        if dropped is None:
            return ""
        first = said[: dropped.start()].strip().split("\n", 1)[0]
        return first or f"it is {dropped[1]}"

    def verdict(self) -> CompileError | None:
        """Return the error of LLVM's verifier, which runs while the parent parses.

        Returns:
            None for a valid module.

        Raises:
            CompileError: LLVM crashed the child after it sent the text.
        """
        _, error, _ = self._receive()
        self.close()
        return None if error is None else _from_fields(error)

    def close(self) -> None:
        """End the child and close its pipes; a second call does nothing."""
        self._process.output.close()
        self._process.noise.close()
        # A child that has sent both messages is about to end by itself.
        self._process.end()

    def _receive(self) -> Message:
        try:
            message: Message = marshal.load(self._process.output)
        except (EOFError, TypeError, ValueError):  # the message is missing or incomplete
            raise self._ended() from None
        return message

    def _ended(self) -> CompileError:
        """Return the error for a child that LLVM crashed."""
        self.crashed = True
        noise = (self._said + self._process.noise.read()).decode("utf-8", "replace")
        # Read the noise to its end first: the child exits only after it has closed the pipe.
        code = self._process.wait()
        self.close()
        # A negative code is the signal that ended the child: SIGABRT for an assertion of LLVM.
        how = signal.Signals(-code).name if code < 0 else f"status {code}"
        said = re.search(_LAST_WORDS, noise)
        hint = said[0] if said else ""
        if self._optimises:
            text = f"LLVM ended with {how} as it read or optimised the input"
            return CompileError(text, hint=hint or "translate without -O1 to -O3")
        return CompileError(f"the input is corrupt: LLVM's reader ended with {how}", hint=hint)


@final
class ForkedChild:
    """A forked copy of this process, with a pipe for its messages and one for stderr."""

    __slots__ = ("_code", "_pid", "noise", "output")

    def __init__(self, pid: int, output: int, noise: int) -> None:
        self._pid: Final = pid
        # Buffered, as marshal.load asks for a few bytes at a time.
        self.output: Final = os.fdopen(output, "rb")
        self.noise: Final = os.fdopen(noise, "rb")
        self._code: int | None = None

    def wait(self) -> int:
        """Return the exit code, or the negative number of the signal that ended the child."""
        if self._code is None:
            _, status = os.waitpid(self._pid, 0)
            self._code = os.waitstatus_to_exitcode(status)
        return self._code

    def end(self) -> None:
        """Kill the child and wait for it."""
        if self._code is None:
            # Nobody has waited for the child, so the process id is still its own.
            os.kill(self._pid, signal.SIGKILL)
            self.wait()


def _forked(source: str, address_bits: int, opt_level: int) -> ForkedChild:
    result_end, result = os.pipe()
    noise_end, noise = os.pipe()
    child = os.fork()
    if child == 0:
        # The child's copies of the reading ends would keep the pipes open once the parent exits.
        os.close(result_end)
        os.close(noise_end)
        _read_in_child(source, address_bits, opt_level, result, noise)
    # With a writing end open here, the parent would never see the end of the child's output.
    os.close(result)
    os.close(noise)
    return ForkedChild(child, result_end, noise_end)


def serve() -> None:
    """Run a started child: read the task from stdin, write the messages to stdout."""
    from spvbackend.interpreter import allow_all

    allow_all()
    source, address_bits, opt_level = marshal.load(sys.stdin.buffer)
    # LLVM's output must not get between the messages.
    result = os.dup(1)
    os.dup2(2, 1)
    _read_in_child(source, address_bits, opt_level, result, 2)


def _read_in_child(source: str, address_bits: int, opt_level: int, result: int, noise: int) -> None:
    """Read in the child and send the messages; LLVM's stderr goes where the parent can quote it."""
    status = 1
    try:
        os.set_blocking(noise, False)  # the parent reads it last; what does not fit is lost
        # LLVM writes to the file descriptor of stderr, past Python's own stream.
        os.dup2(noise, 2)
        _leave_no_core()
        # The host may have enabled it; the user is not to read a traceback of Python.
        faulthandler.disable()
        with os.fdopen(result, "wb") as pipe:
            for text, *rest in _messages(source, address_bits, opt_level):
                marshal.dump((len(text), *rest), pipe)
                # LLVM's own buffer: each copy of a large text takes as long as a pass over it.
                pipe.write(text)
                # The parent waits for the text; the verifier runs after that.
                pipe.flush()
        status = 0
    finally:
        # Neither the parent's buffers nor its exit handlers are the child's to run.
        os._exit(status)


def _leave_no_core() -> None:
    """Disable core dumps: LLVM's abort is an answer, and must leave no file with the user."""
    try:
        import resource
    except ImportError:  # Windows has neither
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))


def _messages(
    source: str, address_bits: int, opt_level: int
) -> Iterator[tuple[Bytes, Fields | None, str | None]]:
    """Yield the text in UTF-8, then the verdict."""
    # Only the child loads llvmlite.
    from spvbackend.reading.llvm import parser_of, read_steps, utf8

    try:
        parse = parser_of(opt_level, frees=False)
        is_sent = False
        for text, error in read_steps(source, address_bits, opt_level, parse, utf8):
            # The parent has the text by then; it may be large.
            told = b"" if is_sent or text is None else text
            yield told, None if error is None else _fields(error), None
            is_sent = True
    # Marshal takes plain values only, so the message crosses the pipe, not the exception.
    except Exception as failure:
        yield b"", None, internal_error(failure, "read").message


def _fields(error: CompileError) -> Fields:
    """Return an error as plain values, which marshal can write."""
    return error.message, error.line, error.column, error.source_line, error.hint


def _from_fields(fields: Fields) -> CompileError:
    message, line, column, source_line, hint = fields
    error = CompileError(message, line, hint, column=column)
    error.source_line = source_line
    return error
