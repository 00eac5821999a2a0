"""The process that runs cases on the OpenCL device for `worker.py`.

What the runtime or printf writes to the standard output is caught in a file.
"""

from __future__ import annotations

import os
import tempfile
from typing import Any, Final

from tests.e2e.cases.cuda import CUDA_CASES
from tests.e2e.cases.index import CASES
from tests.e2e.harness.device import Device, DeviceError, short_reason
from tests.e2e.harness.server import serve_device


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


class CatchingDevice(Device):
    """A device, and what is printed on it."""

    def __init__(self) -> None:
        super().__init__()
        self.caught = Catcher()


def answer(target: CatchingDevice, request: dict[str, Any]) -> dict[str, str] | list[int]:
    """Build a program, run a case on it, look at what it printed; or list capabilities."""
    if "capabilities" in request:
        return target.capabilities()
    case, caught = CASES_BY_NAME[request["case"]], target.caught
    caught.clear()
    state = "build"
    try:
        program = target.program(request["path"])
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


CASES_BY_NAME: Final = {case.name: case for case in (*CUDA_CASES, *CASES)}

if __name__ == "__main__":
    serve_device(CatchingDevice, answer)
