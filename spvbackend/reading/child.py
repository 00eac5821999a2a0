"""Reads a module in a child process, so that what ends LLVM's reader does not end ours.

Input: the user's text or bitcode. Output: LLVM's canonical text, then the verdict of its verifier.
LLVM checks bitcode less than text: a flipped bit can make it abort the process. The child hands
over the canonical text, while the parent has time to import the rest of the translator. The command
forks its child; the library, whose process is somebody else's, starts one (spawn.py).
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
# What LLVM says of debug info that it then drops; complaints of its verifier are in front.
_DROPPED: Final = r"warning: ignoring (invalid debug info|debug info with .*?) in "
_LAST_WORDS: Final = r"LLVM ERROR: .*|Assertion .* failed"


Fields = tuple[str, int, int, str, str]
"""Message, line, column, source line and hint of an error."""
Message = tuple[int, Fields | None, str | None]
"""How many bytes of text follow, an error in the input, the message of an error of ours."""


def can_start() -> bool:
    """Whether there is a Python to start: in a frozen program the executable is that program."""
    return bool(sys.executable) and not getattr(sys, "frozen", False)


@final
class Child:
    """A process that reads a module, as `llvm.read_module` would.

    The child sends two messages: the text as soon as LLVM has printed it, then the verdict. So the
    parent parses while LLVM verifies.

    Attributes:
        complaint: what LLVM has against the debug info, once the text is there; "" for nothing.
        crashed: whether LLVM ended the child.
        forks: whether the child is a copy of this process.
    """

    __slots__ = ("_optimises", "_process", "_said", "complaint", "crashed", "forks")

    def __init__(
        self, source: str | bytes, address_bits: int, opt_level: int, fork: bool = True
    ) -> None:
        """Let a child read.

        Args:
            source: text or bitcode.
            address_bits: 32 or 64, for a layout where the text has none.
            opt_level: 0 to 3; from 1 on LLVM's pipeline runs.
            fork: copy this process, which is fast but not safe where it may have threads.

        Raises:
            CompileError: no child can be started.
        """
        self.complaint = ""
        self.crashed = False
        # What of the child's noise has been read; it may end while the parent looks for complaints.
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
        """The canonical text, before LLVM has verified it; to be called once, then `verdict`.

        Raises:
            CompileError: LLVM cannot read the module, or ended the child.
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
        """Why LLVM has dropped debug info; it has said so before it printed the module."""
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
        """Return what LLVM's verifier, which runs while the parent parses, has against the module.

        Returns:
            None for a valid module.

        Raises:
            CompileError: LLVM ended the child after the text was there.
        """
        _, error, _ = self._receive()
        self.close()
        return None if error is None else _from_fields(error)

    def close(self) -> None:
        """Give back the child and its pipes, whatever the child still does; more than once, too."""
        self._process.output.close()
        self._process.noise.close()
        # A child that has said all it has to say is about to end by itself.
        self._process.end()

    def _receive(self) -> Message:
        try:
            message: Message = marshal.load(self._process.output)
        except (EOFError, TypeError, ValueError):  # nothing came, or not all of it
            raise self._ended() from None
        return message

    def _ended(self) -> CompileError:
        """The error for a child that LLVM ended."""
        self.crashed = True
        noise = (self._said + self._process.noise.read()).decode("utf-8", "replace")
        # The noise is read to its end first: the child has gone only once it has closed the pipe.
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
    """A copy of this process, with a pipe for its messages and one for what it complains of."""

    __slots__ = ("_code", "_pid", "noise", "output")

    def __init__(self, pid: int, output: int, noise: int) -> None:
        self._pid: Final = pid
        # Buffered, as marshal.load asks for a few bytes at a time.
        self.output: Final = os.fdopen(output, "rb")
        self.noise: Final = os.fdopen(noise, "rb")
        self._code: int | None = None

    def wait(self) -> int:
        """The exit code, or the negative number of the signal that ended it."""
        if self._code is None:
            _, status = os.waitpid(self._pid, 0)
            self._code = os.waitstatus_to_exitcode(status)
        return self._code

    def end(self) -> None:
        """See to it that it is gone."""
        if self._code is None:
            # Nobody has waited for it, so the number is its own still.
            os.kill(self._pid, signal.SIGKILL)
            self.wait()


def _forked(source: str | bytes, address_bits: int, opt_level: int) -> ForkedChild:
    result_end, result = os.pipe()
    noise_end, noise = os.pipe()
    child = os.fork()
    if child == 0:
        # The child's copies of the reading ends would keep the pipes open after the parent has
        # gone.
        os.close(result_end)
        os.close(noise_end)
        _read_in_child(source, address_bits, opt_level, result, noise)
    # With a writing end open here, the parent would never see the end of the child's output.
    os.close(result)
    os.close(noise)
    return ForkedChild(child, result_end, noise_end)


def serve() -> None:
    """Work as a started child: the task comes through stdin, the messages leave by stdout."""
    from spvbackend.reading.interrupts import allow_all

    allow_all()
    source, address_bits, opt_level = marshal.load(sys.stdin.buffer)
    # What LLVM may print there must not get between the messages.
    result = os.dup(1)
    os.dup2(2, 1)
    _read_in_child(source, address_bits, opt_level, result, 2)


def _read_in_child(
    source: str | bytes, address_bits: int, opt_level: int, result: int, noise: int
) -> None:
    """Everything the child does; LLVM's last words go where the parent can quote them."""
    status = 1
    try:
        os.set_blocking(noise, False)  # the parent reads it last; what does not fit is lost
        # LLVM writes to the file descriptor of stderr, past Python's own stream.
        os.dup2(noise, 2)
        _leave_no_core()
        # The host may have enabled it; a traceback of Python is not what the user is to read.
        faulthandler.disable()
        with os.fdopen(result, "wb") as pipe:
            for text, *rest in _messages(source, address_bits, opt_level):
                marshal.dump((len(text), *rest), pipe)
                # As LLVM has it: each copy of a large text takes as long as a pass over it.
                pipe.write(text)
                # The parent waits for the text while the verifier has yet to run.
                pipe.flush()
        status = 0
    finally:
        # Neither the parent's buffers nor its exit handlers are the child's to run.
        os._exit(status)


def _leave_no_core() -> None:
    """An abort is an answer here, and must not leave a file in the user's folder."""
    try:
        import resource
    except ImportError:  # Windows has neither
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))


def _messages(
    source: str | bytes, address_bits: int, opt_level: int
) -> Iterator[tuple[Bytes, Fields | None, str | None]]:
    """The text as soon as it is there, in UTF-8, then what the verifier says."""
    # llvmlite is loaded in the child alone: the parent does without it.
    from spvbackend.reading.llvm import parser_of, read_steps, utf8

    try:
        parse = parser_of(opt_level, frees=False)
        is_sent = False
        for text, error in read_steps(source, address_bits, opt_level, parse, utf8):
            # The parent has the text by then, which may be large.
            told = b"" if is_sent or text is None else text
            yield told, None if error is None else _fields(error), None
            is_sent = True
    # An exception cannot cross the pipe, its message can: marshal takes plain values only.
    except Exception as failure:
        yield b"", None, internal_error(failure, "read").message


def _fields(error: CompileError) -> Fields:
    """An error in plain values, which marshal writes; it has no classes."""
    return error.message, error.line, error.column, error.source_line, error.hint


def _from_fields(fields: Fields) -> CompileError:
    message, line, column, source_line, hint = fields
    error = CompileError(message, line, hint, column=column)
    error.source_line = source_line
    return error
