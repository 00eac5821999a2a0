"""The process that runs cases; it answers each line of its input by a line.

A case that crashes or hangs the process fails only its own test.
"""

from __future__ import annotations

import json
import os
import sys
import time
import traceback
from typing import IO, Any

from spvbackend import opencl, vulkan
from spvbackend.vulkan.choice import is_vulkan
from tests.triton.cases import all_cases

RIGHT = "right"
REFUSED = "refused"
WRONG = "wrong"
"""The states of a case: numpy's results, an error, other results."""


def run_case(name: str, warps: int) -> dict[str, Any]:
    """Run a case.

    Returns:
        `state`, one of the states above; `why`, the fault or the message; `seconds`.
    """
    start = time.perf_counter()
    state, why = RIGHT, ""
    try:
        all_cases()[name](warps)
    except AssertionError as error:
        state, why = WRONG, str(error)
    except Exception:
        # The case is about any error of Triton, the translator or the runtime.
        state, why = REFUSED, traceback.format_exc()
    return {"state": state, "why": why, "seconds": time.perf_counter() - start}


def serve(replies: IO[str]) -> None:
    """Answer requests; the first line names the device, or the reason for its absence."""
    try:
        client = vulkan if is_vulkan(None) else opencl
        greeting = {"device": client.default_device().name}
    except (opencl.NoDeviceError, vulkan.NoDeviceError) as error:
        greeting = {"why": str(error)}
    print(json.dumps(greeting), file=replies, flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps(run_case(request["case"], request["warps"])), file=replies, flush=True)


if __name__ == "__main__":
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what kernels print is no reply
    serve(answers)
