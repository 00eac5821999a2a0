"""Processes that may fail, end early or never end, and forks that send messages."""

import json
import marshal
import os
import resource
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Final, final

from apparatus import ROOT


class RunError(Exception):
    """A process failed; the text says how, and the status is None if its time was over."""

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
    """Return the standard output of a command; raise RunError unless it succeeds in time."""
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
    """Run a module of the tools as a process and return its reply, the last line of output in JSON.

    `variables` are added to its environment. Raises RunError unless it replies in time.
    """
    paths = filter(None, (str(ROOT), str(ROOT / "tools"), os.environ.get("PYTHONPATH")))
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(paths)) | dict(variables)
    command = [sys.executable, "-m", module]
    output = run(command, json.dumps(request) + "\n", seconds=seconds, environment=environment)
    if not output:
        raise RunError("no reply", 0)
    return json.loads(output.splitlines()[-1])


def cpu_seconds(whose: int) -> float:
    """Return the CPU time of this process, or of its children, so far."""
    used = resource.getrusage(whose)
    return used.ru_utime + used.ru_stime


@final
class Fork:
    """A fork of this process that writes messages, by marshal, to a pipe.

    Attributes:
        status: the exit status, negative for a signal; None until the messages have been read.
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
            # The fork ends here, so nothing else shows the error.
            except BaseException:
                traceback.print_exc()
                sys.stderr.flush()
            finally:
                os._exit(status)
        os.close(writing)
        self._pipe: Final = os.fdopen(reading, "rb")
        self.status: int | None = None

    def messages(self) -> Iterator[object]:
        """Yield the messages as they come, as far as the fork gets."""
        try:
            with self._pipe as pipe:
                while True:
                    try:
                        yield marshal.load(pipe)
                    except (EOFError, ValueError, TypeError):
                        break
        finally:
            self.status = os.waitstatus_to_exitcode(os.waitpid(self._child, 0)[1])


def silence() -> None:
    """Drop what LLVM and drivers write past Python's own streams."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
