"""Reads a module in a child process, so that what ends LLVM's reader does not end ours.

Input: the user's text or bitcode. Output: LLVM's canonical text, then the verdict of its verifier.
LLVM checks bitcode less than text: a flipped bit can make it abort the process. The child hands
over the canonical text, while the parent has time to import the rest of the translator.
"""

from __future__ import annotations

import faulthandler
import marshal
import os
import re
import signal
from collections.abc import Iterator
from typing import Final, final

from spvbackend.diagnostics import CompileError, InternalError, internal_error

# Windows has no fork; a fresh process would import llvmlite and everything else once more.
CAN_FORK: Final = hasattr(os, "fork")
_LAST_WORDS: Final = re.compile(r"LLVM ERROR: .*|Assertion .* failed")


Fields = tuple[str, int, int, str]
"""Message, line, column and source line of an error."""
Message = tuple[str, Fields | None, str | None]
"""The text, an error in the input, the message of an error of ours."""


@final
class Reading:
    """A module that a child process is reading, as `llvmir.read.read_module` would.

    The child sends two messages: the text as soon as LLVM has printed it, then the verdict. So the
    parent parses while LLVM verifies.
    """

    __slots__ = ("_child", "_noise", "_pipe")

    def __init__(self, source: str | bytes, address_bits: int, opt_level: int) -> None:
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
        self._child: Final = child
        # Buffered, as marshal.load asks for a few bytes at a time.
        self._pipe: Final = os.fdopen(result_end, "rb")
        self._noise: Final = noise_end

    def text(self) -> str:
        """The canonical text, before LLVM has verified it; to be called once, then `verdict`.

        Raises:
            CompileError: LLVM cannot read the module, or ended the child.
            InternalError: something else went wrong in the child.
        """
        text, error, crash = self._receive()
        if crash is not None:
            failure = InternalError(crash)
            failure.pass_name = "read"
            raise failure
        if error is not None:
            raise _from_fields(error)
        return str(text)

    def verdict(self) -> CompileError | None:
        """What LLVM's verifier has against the module; it runs while the parent parses.

        Returns:
            None for a valid module.

        Raises:
            CompileError: LLVM ended the child after the text was there.
        """
        _, error, _ = self._receive()
        os.waitpid(self._child, 0)
        return None if error is None else _from_fields(error)

    def _receive(self) -> Message:
        try:
            message: Message = marshal.load(self._pipe)
        except (EOFError, TypeError, ValueError):  # nothing came, or not all of it
            raise self._ended() from None
        return message

    def _ended(self) -> CompileError:
        """The error for a child that LLVM ended."""
        with os.fdopen(self._noise, "rb") as pipe:
            noise = pipe.read().decode("utf-8", "replace")
        # The noise is read to its end first: the child has gone only once it has closed the pipe.
        _, status = os.waitpid(self._child, 0)
        # A negative code is the signal that ended the child: SIGABRT for an assertion of LLVM.
        code = os.waitstatus_to_exitcode(status)
        how = signal.Signals(-code).name if code < 0 else f"status {code}"
        said = _LAST_WORDS.search(noise)
        hint = said[0] if said else ""
        return CompileError(f"the input is corrupt: LLVM's reader ended with {how}", hint=hint)


def _read_in_child(
    source: str | bytes, address_bits: int, opt_level: int, result: int, noise: int
) -> None:
    """Everything the child does; LLVM's last words go where the parent can quote them."""
    status = 1
    try:
        os.set_blocking(noise, False)  # the parent reads it last; what does not fit is lost
        # LLVM writes to the file descriptor of stderr, past Python's own stream.
        os.dup2(noise, 2)
        # The host may have enabled it; a traceback of Python is not what the user is to read.
        faulthandler.disable()
        with os.fdopen(result, "wb") as pipe:
            for message in _messages(source, address_bits, opt_level):
                marshal.dump(message, pipe)
                # The parent waits for the text while the verifier has yet to run.
                pipe.flush()
        status = 0
    finally:
        # Neither the parent's buffers nor its exit handlers are the child's to run.
        os._exit(status)


def _messages(source: str | bytes, address_bits: int, opt_level: int) -> Iterator[Message]:
    """The text as soon as it is there, then what the verifier says."""
    # llvmlite is loaded in the child alone: the parent does without it.
    from spvbackend.llvmir.read import read_steps

    try:
        for text, error in read_steps(source, address_bits, opt_level):
            yield text, None if error is None else _fields(error), None
    # An exception cannot cross the pipe, its message can: marshal takes plain values only.
    except Exception as failure:
        yield "", None, internal_error(failure, "read").message


def _fields(error: CompileError) -> Fields:
    """An error in plain values, which marshal writes; it has no classes."""
    return error.message, error.line, error.column, error.source_line


def _from_fields(fields: Fields) -> CompileError:
    message, line, column, source_line = fields
    error = CompileError(message, line, column=column)
    error.source_line = source_line
    return error
