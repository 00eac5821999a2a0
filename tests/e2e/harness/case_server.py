"""The process that runs cases on the OpenCL device for `worker.py`.

A file catches the standard output of the runtime and of printf; the replies go to a copy of the
descriptor.
"""

from __future__ import annotations

import os
import tempfile
from typing import Any

from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.device import Device, DeviceError, short_reason
from tests.e2e.harness.server import serve


class Catcher:
    """Catches file descriptor 1, to which the runtime's printf writes."""

    def __init__(self) -> None:
        self.file = tempfile.TemporaryFile()  # noqa: SIM115
        os.dup2(self.file.fileno(), 1)

    def clear(self) -> None:
        """Forget the output so far."""
        self.file.seek(0)
        self.file.truncate()

    def lines(self) -> list[str]:
        """Return the output since the last clear."""
        self.file.seek(0)
        return self.file.read().decode(errors="replace").splitlines()


def answer(target: Device, case: Case, path: str, caught: Catcher) -> dict[str, str]:
    """Build a program, run a case on it, check its output."""
    caught.clear()
    state = "build"
    try:
        program = target.program(path)
        state = "run"
        why = target.run(program, case)
    except (DeviceError, RuntimeError, ValueError) as error:
        # A reference raises ValueError for a broken structure.
        return {"state": state, "why": short_reason(error)}
    if why:
        return {"state": "wrong", "why": why}
    if sorted(caught.lines()) != sorted(case.printed):
        return {"state": "wrong", "why": f"printed {caught.lines()}, want {list(case.printed)}"}
    return {"state": "pass", "why": ""}


def serve_cases() -> None:
    replies = os.fdopen(os.dup(1), "w")
    caught = Catcher()
    cases = {case.name: case for case in CASES}

    def answer_request(target: Device, request: dict[str, Any]) -> dict[str, str]:
        return answer(target, cases[request["case"]], request["path"], caught)

    serve(answer_request, replies)


if __name__ == "__main__":
    serve_cases()
