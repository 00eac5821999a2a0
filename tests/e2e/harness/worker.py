"""The tests' side of the processes that talk to the OpenCL runtime or to LLVM's JIT compiler.

A crash or a hang ends only that process: the test that sent the request fails, and the next one
gets a new process. Requests and replies are lines of JSON.
"""

from __future__ import annotations

import json
import os
import pathlib
import select
import subprocess
import sys
import tempfile
from typing import Any, Final

from tests.folders import ROOT

TIMEOUT_SECONDS: Final = 60


def environment() -> dict[str, str]:
    """Return the environment for a worker, without the disk cache of OpenCL C programs."""
    paths = filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))
    return dict(os.environ, PYOPENCL_NO_CACHE="1", PYTHONPATH=os.pathsep.join(paths))


class Worker:
    """Runs a script of the harness in a process that is started on demand and after each crash.

    The folder is for files that requests name; `python` is the program that runs the script. With
    `greets` the script's first line names the device, or the reason for its absence.
    """

    def __init__(
        self,
        script: str,
        folder: pathlib.Path,
        *,
        greets: bool = True,
        timeout: float = TIMEOUT_SECONDS,
        python: str = sys.executable,
    ) -> None:
        self.python: Final = python
        self.script: Final = pathlib.Path(__file__).parent / script
        self.greets: Final = greets
        self.timeout = timeout
        self.folder: Final = folder
        self.environment: Final = environment()
        self.messages = tempfile.TemporaryFile(mode="w+")  # noqa: SIM115
        self.process: subprocess.Popen[str] | None = None
        self.greeting: dict[str, str] = {}
        self.why = ""
        """Return the end of the process that did not reply."""

    def start(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [self.python, str(self.script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.messages,
            text=True,
            env=self.environment,
            cwd=self.folder,
        )
        self.process = process
        if self.greets:
            self.greeting = self.read() or {"why": self.why}
        return process

    def probe(self) -> str:
        """Return why there is no device, "" if there is one."""
        if not self.greeting:
            self.start()
        return self.greeting.get("why", "")

    def ask(self, request: dict[str, Any]) -> Any:
        """Return the reply to a request, None if the process died or does not answer."""
        process = self.process or self.start()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
        except BrokenPipeError:
            self.note_death()
            return None
        return self.read()

    def read(self) -> Any:
        """Return the next reply; kill a process that does not answer."""
        if self.process is None or self.process.stdout is None:
            return None
        ready, _, _ = select.select([self.process.stdout], [], [], self.timeout)
        line = self.process.stdout.readline() if ready else ""
        if line:
            return json.loads(line)
        if ready:
            self.note_death()
        else:
            self.end()
            self.why = f"no answer in {self.timeout:g} s"
        return None

    def note_death(self) -> None:
        """Note the status of a process that ended, and its last words."""
        status = self.end()
        self.messages.seek(0)
        last = (self.messages.read().strip().splitlines() or [""])[-1]
        self.messages.seek(0)
        self.messages.truncate()
        self.why = f"the process died with status {status} {last}".strip()

    def end(self) -> int:
        """End the process; return its exit status."""
        if self.process is None:
            return 0
        process, self.process = self.process, None
        if process.poll() is None:
            process.kill()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except BrokenPipeError:
                    continue
        return process.wait()

    def close(self) -> None:
        self.end()
        self.messages.close()


def run_case(worker: Worker, name: str, path: pathlib.Path) -> dict[str, str]:
    """Build the program at a path and run a case on it.

    Returns:
        `state`, which is pass, build, run or wrong, and `why`, the reason of a failure.
    """
    reply: dict[str, str] | None = worker.ask({"case": name, "path": str(path)})
    return reply or {"state": "run", "why": worker.why}
