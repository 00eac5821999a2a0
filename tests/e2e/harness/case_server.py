"""The process that runs cases on the OpenCL device; `worker.py` starts it and asks it.

What the runtime or printf writes to the standard output is caught in a file; the replies go to a
copy of the descriptor.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from typing import IO

from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.device import Device, DeviceError, NoDeviceError, short_reason


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


def answer(target: Device, case: Case, path: str, caught: Catcher) -> dict[str, str]:
    """Build a program, run a case on it, look at what it printed."""
    caught.clear()
    state = "build"
    try:
        program = target.program(path)
        state = "run"
        why = target.run(program, case)
    except (DeviceError, RuntimeError, ValueError) as error:
        # A reference that finds a broken structure raises a ValueError.
        return {"state": state, "why": short_reason(error)}
    if why:
        return {"state": "wrong", "why": why}
    if sorted(caught.lines()) != sorted(case.printed):
        return {"state": "wrong", "why": f"printed {caught.lines()}, want {list(case.printed)}"}
    return {"state": "pass", "why": ""}


def serve(requests: IO[str], replies: IO[str]) -> None:
    """Answer requests until their end; the first line says which device there is, or why none."""

    def reply(content: dict[str, str]) -> None:
        replies.write(json.dumps(content) + "\n")
        replies.flush()

    caught = Catcher()
    cases = {case.name: case for case in CASES}
    try:
        target = Device()
    except NoDeviceError as error:
        reply({"why": str(error)})
        return
    reply({"device": target.name})
    for line in requests:
        request = json.loads(line)
        reply(answer(target, cases[request["case"]], request["path"], caught))


if __name__ == "__main__":
    serve(sys.stdin, os.fdopen(os.dup(1), "w"))
