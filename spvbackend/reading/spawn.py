"""Starts a fresh Python in which LLVM reads: safe with threads, which a fork is not.

Input: a task in bytes. Output: a child that has been given the task and runs `child.serve`. The
child sees the standard library, llvmlite and this package, and nothing of the user's: neither the
current folder nor what runs at the start of Python is anybody's to choose.
"""

from __future__ import annotations

import os
import sys
from typing import IO, TYPE_CHECKING, BinaryIO, Final, cast, final

from spvbackend.diagnostics import CompileError
from spvbackend.reading.child import can_start
from spvbackend.reading.interrupts import uninterrupted

if TYPE_CHECKING:
    import subprocess

# Appended, so that a module beside the packages never takes the place of one of Python's own.
_CODE: Final = (
    "import sys; sys.path += sys.argv[1:]; from spvbackend.reading.child import serve; serve()"
)
_HINT: Final = "where the input is known to be sound, trust_bitcode=True reads it in this process"


@final
class SpawnedChild:
    """A fresh process with a pipe for its messages and one for what it complains of."""

    __slots__ = ("_process", "_task", "noise", "output")

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process: Final = process
        self._task: Final = _pipe(process.stdin)
        self.output: Final = _pipe(process.stdout)
        self.noise: Final = _pipe(process.stderr)

    def send(self, task: bytes) -> None:
        """Write the task; of a child that is gone already the answer will be missing."""
        try:
            with self._task as pipe:
                pipe.write(task)
        except BrokenPipeError:
            return

    def wait(self) -> int:
        """The exit code, or the negative number of the signal that ended it."""
        return self._process.wait()

    def end(self) -> None:
        """See to it that it is gone."""
        self._process.kill()
        self._process.wait()

    def __del__(self) -> None:
        """Nobody has ended it where an interrupt came before its owner had it."""
        self.output.close()
        self.noise.close()
        self.end()


def start(task: bytes) -> SpawnedChild:
    """A child that has its task.

    Raises:
        CompileError: none can be started.
    """
    if not can_start():
        raise CompileError("there is no Python to read the input safely with", hint=_HINT)
    # A plain translation never gets here.
    import subprocess

    # Isolated and without site: no variable, no folder and no .pth file of the user's counts.
    command = [sys.executable, "-I", "-S", "-c", _CODE, *_roots()]
    pipe = subprocess.PIPE
    try:
        # Interrupted in between, it would leave descriptors open, and a child waiting at them.
        child = uninterrupted(
            lambda: SpawnedChild(subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe))
        )
    except OSError as error:
        message = f"no process can be started to read the input: {error.strerror}"
        raise CompileError(message, hint=_HINT) from error
    child.send(task)
    return child


def _pipe(pipe: IO[bytes] | None) -> BinaryIO:
    return cast(BinaryIO, pipe)


def _roots() -> list[str]:
    """The folders that hold this package and llvmlite."""
    from importlib.util import find_spec

    roots = [_above(__file__, 3)]
    # Found and not imported: this process may do without LLVM.
    spec = find_spec("llvmlite")
    if spec is not None and spec.origin is not None:
        roots.append(_above(spec.origin, 2))
    return roots


def _above(path: str, levels: int) -> str:
    for _ in range(levels):
        path = os.path.dirname(path)
    return path
