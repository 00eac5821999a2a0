"""Processes that may fail, end early or never end, and forks that tell what they find out."""

import json
import marshal
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Final, final

from apparatus import ROOT


class RunError(Exception):
    """A process did not succeed; the text says what became of it.

    The status is None for a process whose time was over.
    """

    def __init__(self, text: str, status: int | None, output: str = "", errors: str = "") -> None:
        super().__init__(text)
        self.status: Final = status
        self.output: Final = output
        self.errors: Final = errors


def run(
    command: Sequence[object],
    data: str = "",
    *,
    seconds: float | None = None,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> str:
    """The standard output of a command; raises RunError where it does not succeed in time."""
    try:
        done = subprocess.run(
            [str(word) for word in command], input=data.encode(), capture_output=True,
            timeout=seconds, cwd=folder, env=environment, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise RunError(f"no end within {seconds:g} s", None) from None
    output, errors = done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
    if done.returncode:
        last = (errors.strip().splitlines() or [""])[-1]
        text = f"died with status {done.returncode} {last}".strip()
        raise RunError(text, done.returncode, output, errors)
    return output


def ask(module: str, request: object, seconds: float | None = None,
        variables: Iterable[tuple[str, str]] = ()) -> Any:  # fmt: skip
    """The reply of a module of the tools that runs as a process: its last line of output, in JSON.

    `variables` are added to its environment. Raises RunError where it does not succeed in time.
    """
    paths = filter(None, (str(ROOT), str(ROOT / "tools"), os.environ.get("PYTHONPATH")))
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(paths)) | dict(variables)
    command = [sys.executable, "-m", module]
    output = run(command, json.dumps(request) + "\n", seconds=seconds, environment=environment)
    return json.loads(output.splitlines()[-1])


def cpu_seconds(whose: int) -> float:
    """The CPU time of this process, or of its children, so far."""
    used = resource.getrusage(whose)
    return used.ru_utime + used.ru_stime


@final
class Fork:
    """A fork of this process that writes messages, by marshal, to a pipe.

    Its exit status, negative for a signal, is known once all messages are read.
    """

    __slots__ = ("_child", "_pipe", "status")

    def __init__(self, work: Callable[[IO[bytes]], None]) -> None:
        reading, writing = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        self._child: Final = os.fork()
        if self._child == 0:
            status = 1
            try:
                os.close(reading)
                with os.fdopen(writing, "wb") as pipe:
                    work(pipe)
                status = 0
            finally:
                os._exit(status)
        os.close(writing)
        self._pipe: Final = os.fdopen(reading, "rb")
        self.status = 0

    def messages(self) -> Iterator[object]:
        """The messages as they come, as far as the fork gets."""
        with self._pipe as pipe:
            while True:
                try:
                    yield marshal.load(pipe)
                except (EOFError, ValueError, TypeError):
                    break
        self.status = os.waitstatus_to_exitcode(os.waitpid(self._child, 0)[1])


def silence() -> None:
    """Drop what LLVM and drivers write past Python's own streams."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
