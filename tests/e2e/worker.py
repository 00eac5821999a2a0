"""The process that talks to the OpenCL runtime, and the side of it that the tests hold.

A kernel that crashes or hangs the runtime ends this process only: the test that asked fails and
the next one gets a new worker. Requests and replies are JSON lines; what the runtime or printf
writes to the standard output is caught in a file.
"""

from __future__ import annotations

import json
import os
import pathlib
import select
import subprocess
import sys
import tempfile
from typing import IO, Final

TIMEOUT_SECONDS: Final = 60


class Reply(dict[str, str]):
    """`state` is pass, build, run or wrong; `why` says what went wrong."""


def environment(icd_folder: pathlib.Path) -> dict[str, str]:
    """The environment for the worker: it must hold the runtime's paths before the start.

    The runtime that pip installs lies in the `lib` of the Python environment; without it there the
    system's own OpenCL set-up is used.
    """
    env = dict(os.environ)
    libraries = pathlib.Path(sys.prefix) / "lib"
    runtime = libraries / "libintelocl.so"
    if runtime.exists():
        (icd_folder / "runtime.icd").write_text(f"{runtime}\n")
        env["LD_LIBRARY_PATH"] = str(libraries)
        env["OCL_ICD_VENDORS"] = str(icd_folder)
    return env


class Worker:
    """Runs cases in a child process that is started when needed and after each crash."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="spvbackend-e2e-")
        self.environment = environment(pathlib.Path(self.folder.name))
        self.process: subprocess.Popen[str] | None = None
        self.device = ""
        self.missing = ""

    def start(self) -> subprocess.Popen[str]:
        """Start the child; afterwards `device` or `missing` is set."""
        process = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=self.environment,
            cwd=self.folder.name,
        )
        self.process = process
        hello = self.read()
        self.device, self.missing = hello.get("device", ""), hello.get("why", "")
        return process

    def probe(self) -> str:
        """Why there is no device, or nothing when there is one."""
        if not (self.device or self.missing):
            self.start()
        return self.missing

    def read(self) -> Reply:
        """The next reply; a child that does not answer is ended."""
        assert self.process is not None and self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], TIMEOUT_SECONDS)
        line = self.process.stdout.readline() if ready else ""
        if line:
            return Reply(json.loads(line))
        why = f"no answer in {TIMEOUT_SECONDS} s" if not ready else ""
        status = self.close()
        return Reply(state="run", why=why or f"the runtime died with status {status}")

    def ask(self, case_name: str, path: pathlib.Path) -> Reply:
        """Build the program at a path and run a case on it."""
        process = self.process or self.start()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps({"case": case_name, "path": str(path)}) + "\n")
            process.stdin.flush()
        except BrokenPipeError:
            return Reply(state="run", why=f"the runtime died with status {self.close()}")
        return self.read()

    def close(self) -> int:
        """End the child; its exit status."""
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


class Catcher:
    """Catches file descriptor 1, which printf of the runtime writes to."""

    def __init__(self) -> None:
        self.file = tempfile.TemporaryFile()  # noqa: SIM115
        os.dup2(self.file.fileno(), 1)

    def clear(self) -> None:
        """Forget what was printed."""
        self.file.seek(0)
        self.file.truncate()

    def lines(self) -> list[str]:
        """What was printed since the last clear."""
        self.file.seek(0)
        return self.file.read().decode(errors="replace").splitlines()


def serve(requests: IO[str], replies: IO[str]) -> None:
    """Answer requests until their end."""
    caught = Catcher()
    import device
    from cases import CASES

    cases = {case.name: case for case in CASES}
    try:
        target = device.Device()
    except device.NoDevice as error:
        replies.write(json.dumps({"why": str(error)}) + "\n")
        replies.flush()
        return
    replies.write(json.dumps({"device": target.name}) + "\n")
    replies.flush()
    for line in requests:
        request = json.loads(line)
        case = cases[request["case"]]
        caught.clear()
        state = "build"
        try:
            program = target.program(request["path"])
            state = "run"
            why = target.run(program, case)
            state = "wrong" if why else "pass"
        except (device.cl.Error, RuntimeError, ValueError) as error:
            why = device.short_reason(error)
        if state == "pass" and sorted(caught.lines()) != sorted(case.printed):
            state, why = "wrong", f"printed {caught.lines()}, want {list(case.printed)}"
        replies.write(json.dumps({"state": state, "why": why}) + "\n")
        replies.flush()


if __name__ == "__main__":
    serve(sys.stdin, os.fdopen(os.dup(1), "w"))
