"""Starts a fresh Python in which LLVM reads: unlike a fork, it is safe with threads.

Input: a task in bytes. Output: a child that has the task and runs `child.serve`. The child sees the
standard library, llvmlite and this package only: neither the current folder nor the user's start-up
code affects it.
"""

from __future__ import annotations

import os
import sys
from typing import IO, TYPE_CHECKING, BinaryIO, Final, cast, final

from spvbackend.diagnostics import CompileError
from spvbackend.interpreter import uninterrupted
from spvbackend.reading.child import can_start

if TYPE_CHECKING:
    import subprocess

# Appended, so that a module beside the packages never shadows one of Python's own.
_CODE: Final = (
    "import sys; sys.path += sys.argv[1:]; from spvbackend.reading.child import serve; serve()"
)


@final
class SpawnedChild:
    """A fresh process with a pipe for its messages and one for stderr."""

    __slots__ = ("_process", "_task", "noise", "output")

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process: Final = process
        self._task: Final = _pipe(process.stdin)
        self.output: Final = _pipe(process.stdout)
        self.noise: Final = _pipe(process.stderr)

    def send(self, task: bytes) -> None:
        """Write the task; if the child has ended already, its answer will be missing."""
        try:
            with self._task as pipe:
                pipe.write(task)
        except BrokenPipeError:
            return

    def wait(self) -> int:
        """Return the exit code, or the negative number of the signal that ended the child."""
        return self._process.wait()

    def end(self) -> None:
        """Kill the child and wait for it."""
        self._process.kill()
        self._process.wait()

    def __del__(self) -> None:
        """End a child whose owner was interrupted before it got the object."""
        self.output.close()
        self.noise.close()
        self.end()


def start(task: bytes) -> SpawnedChild:
    """Start a child and give it its task.

    Raises:
        CompileError: no child can be started.
    """
    if not can_start():
        raise CompileError("no Python can be started to read the input safely")
    # A plain translation does not need it.
    import subprocess

    # Isolated and without site: the user's variables, folders and .pth files are ignored.
    command = [sys.executable, "-I", "-S", "-c", _CODE, *_roots()]
    pipe = subprocess.PIPE
    try:
        # An interrupt in between would leave open descriptors and a waiting child.
        child = uninterrupted(
            lambda: SpawnedChild(subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe))
        )
    except OSError as error:
        raise CompileError(
            f"no process can be started to read the input: {error.strerror}"
        ) from error
    child.send(task)
    return child


def _pipe(pipe: IO[bytes] | None) -> BinaryIO:
    return cast(BinaryIO, pipe)


def _roots() -> list[str]:
    """Return the folders that hold this package and llvmlite."""
    from importlib.util import find_spec

    roots = [_above(__file__, 3)]
    # llvmlite is located, not imported: this process may not need LLVM.
    spec = find_spec("llvmlite")
    if spec is not None and spec.origin is not None:
        roots.append(_above(spec.origin, 2))
    return roots


def _above(path: str, levels: int) -> str:
    for _ in range(levels):
        path = os.path.dirname(path)
    return path
