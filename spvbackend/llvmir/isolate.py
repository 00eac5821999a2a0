"""Reads a module in a child process, so that what ends LLVM's reader does not end ours.

LLVM checks bitcode less than text: a flipped bit can make it abort the process. The child hands
over the canonical text, while the parent has time to import the rest of the translator.
"""

from __future__ import annotations

import faulthandler
import marshal
import os
import re
import signal
from typing import Final, final

from spvbackend.diagnostics import CompileError, InternalError, internal_error

CAN_FORK: Final = hasattr(os, "fork")
_LAST_WORDS: Final = re.compile(r"LLVM ERROR: .*|Assertion .* failed")


@final
class Reading:
    """A module that a child process is reading; see `llvmir.read.read_module`."""

    __slots__ = ("_child", "_noise", "_result")

    def __init__(self, source: str | bytes, address_bits: int, opt_level: int) -> None:
        result_end, result = os.pipe()
        noise_end, noise = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(result_end)
            os.close(noise_end)
            _read_in_child(source, address_bits, opt_level, result, noise)
        os.close(result)
        os.close(noise)
        self._child: Final = child
        self._result: Final = result_end
        self._noise: Final = noise_end

    def result(self) -> tuple[str, CompileError | None]:
        """What `read_module` gives; CompileError when LLVM ended the child.

        To be called once.
        """
        data = _read_all(self._result)
        noise = _read_all(self._noise).decode("utf-8", "replace")
        _, status = os.waitpid(self._child, 0)
        if os.waitstatus_to_exitcode(status) != 0:
            raise _ended(os.waitstatus_to_exitcode(status), noise)
        text, error, crash = marshal.loads(data)
        if crash is not None:
            failure = InternalError(crash)
            failure.pass_name = "read"
            raise failure
        return text, None if error is None else _from_fields(error)


def _read_in_child(
    source: str | bytes, address_bits: int, opt_level: int, result: int, noise: int
) -> None:
    """Everything the child does; LLVM's last words go where the parent can quote them."""
    status = 1
    try:
        os.set_blocking(noise, False)  # the parent reads it last; what does not fit is lost
        os.dup2(noise, 2)
        faulthandler.disable()
        outcome = _outcome(source, address_bits, opt_level)
        with os.fdopen(result, "wb") as pipe:
            marshal.dump(outcome, pipe)
        status = 0
    finally:
        # Neither the parent's buffers nor its exit handlers are the child's to run.
        os._exit(status)


def _outcome(
    source: str | bytes, address_bits: int, opt_level: int
) -> tuple[str, tuple[str, int, int, str] | None, str | None]:
    """The text, the fields of an error in the input, the message of one of ours."""
    from spvbackend.llvmir.read import read_module

    try:
        text, error = read_module(source, address_bits, opt_level)
    except Exception as failure:
        return "", None, internal_error(failure, "read").message
    return text, None if error is None else _fields(error), None


def _fields(error: CompileError) -> tuple[str, int, int, str]:
    return error.message, error.line, error.column, error.source_line


def _from_fields(fields: tuple[str, int, int, str]) -> CompileError:
    message, line, column, source_line = fields
    error = CompileError(message, line, column=column)
    error.source_line = source_line
    return error


def _read_all(end: int) -> bytes:
    with os.fdopen(end, "rb") as pipe:
        return pipe.read()


def _ended(code: int, noise: str) -> CompileError:
    """The error for a child that LLVM ended; `code` is negative for a signal."""
    said = _LAST_WORDS.search(noise)
    how = signal.Signals(-code).name if code < 0 else f"status {code}"
    hint = said[0] if said else ""
    return CompileError(f"the input is corrupt: LLVM's reader ended with {how}", hint=hint)
