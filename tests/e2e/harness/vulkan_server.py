"""The process that runs cases on the Vulkan device; `worker.py` starts it and asks it."""

from __future__ import annotations

import json
import os
import sys
from typing import IO

from spvbackend.vulkan import LaunchError, NoDeviceError
from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.vulkan_device import VulkanDevice


def answer(target: VulkanDevice, case: Case, path: str) -> dict[str, str]:
    """Load a module and run a case on it."""
    try:
        why = target.run(target.program(path), case)
    except (LaunchError, RuntimeError, ValueError) as error:
        return {"state": "run", "why": f"{type(error).__name__}: {error}"[:600]}
    return {"state": "wrong" if why else "pass", "why": why}


def serve_cases(replies: IO[str]) -> None:
    """Answer requests until their end; the first line says which device there is, or why none."""

    def reply(content: object) -> None:
        replies.write(json.dumps(content) + "\n")
        replies.flush()

    cases = {case.name: case for case in CASES}
    try:
        target = VulkanDevice()
    except NoDeviceError as error:
        reply({"why": str(error)})
        return
    reply({"device": target.name})
    for line in sys.stdin:
        request = json.loads(line)
        reply(answer(target, cases[request["case"]], request["path"]))


if __name__ == "__main__":
    output = os.fdopen(os.dup(1), "w")
    # What a driver says is not for the tests.
    os.dup2(2, 1)
    serve_cases(output)
