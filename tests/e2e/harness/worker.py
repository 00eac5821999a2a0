"""The tests' side of the process that talks to the OpenCL runtime.

A kernel that crashes or hangs the runtime ends that process only: the test that asked fails and
the next one gets a new process. Requests and replies are lines of JSON.
"""

from __future__ import annotations

import json
import os
import pathlib
import select
import subprocess
import sys
import tempfile
from typing import Final

ROOT: Final = pathlib.Path(__file__).resolve().parents[3]
SERVER: Final = pathlib.Path(__file__).with_name("case_server.py")
TIMEOUT_SECONDS: Final = 60


class Reply(dict[str, str]):
    """`state` is pass, build, run or wrong; `why` says what went wrong."""


def environment(icd_folder: pathlib.Path) -> dict[str, str]:
    """The environment for the worker: it must hold the runtime's paths before the start.

    The runtime that pip installs lies in the `lib` of the Python environment; without it there the
    system's own OpenCL set-up is used.
    """
    # Programs from OpenCL C would be kept on disk.
    env = dict(os.environ, PYOPENCL_NO_CACHE="1", PYTHONPATH=str(ROOT))
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
        self.messages = tempfile.TemporaryFile(mode="w+")  # noqa: SIM115
        self.process: subprocess.Popen[str] | None = None
        self.device = ""
        self.missing = ""

    def start(self) -> subprocess.Popen[str]:
        """Start the child; afterwards `device` or `missing` is set."""
        process = subprocess.Popen(
            [sys.executable, str(SERVER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.messages,
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
        if not ready:
            self.close()
            return Reply(state="run", why=f"no answer in {TIMEOUT_SECONDS} s")
        return self.died()

    def died(self) -> Reply:
        """What to say of a child that ended: its status and its last words."""
        status = self.close()
        self.messages.seek(0)
        last = (self.messages.read().strip().splitlines() or [""])[-1]
        self.messages.truncate(0)
        return Reply(state="run", why=f"the runtime died with status {status} {last}".strip())

    def ask(self, case_name: str, path: pathlib.Path) -> Reply:
        """Build the program at a path and run a case on it."""
        process = self.process or self.start()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps({"case": case_name, "path": str(path)}) + "\n")
            process.stdin.flush()
        except BrokenPipeError:
            return self.died()
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
