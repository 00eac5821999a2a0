"""The process that runs cases; a line of its input is a request, which is answered by a line.

A case that ends or hangs the process ends no test but its own.
"""

from __future__ import annotations

import time
import traceback
from typing import Any

from spvbackend import opencl, vulkan
from spvbackend.vulkan.choice import is_vulkan
from tests.e2e.harness.server import serve_device
from tests.triton.cases import all_cases

RIGHT = "right"
REFUSED = "refused"
WRONG = "wrong"
"""The states of a case: as numpy has it, an error that says why not, other numbers."""


def run_case(name: str, warps: int) -> dict[str, Any]:
    """Run a case.

    Returns:
        `state`, one of those above; `why`, what is wrong or was said; `seconds`.
    """
    start = time.perf_counter()
    state, why = RIGHT, ""
    try:
        all_cases()[name](warps)
    except AssertionError as error:
        state, why = WRONG, str(error)
    except Exception:
        # Whatever Triton, the translator or the runtime says is what the case is about.
        state, why = REFUSED, traceback.format_exc()
    return {"state": state, "why": why, "seconds": time.perf_counter() - start}


def answer(_: object, request: dict[str, Any]) -> dict[str, Any]:
    """Run the case of a request."""
    return run_case(request["case"], request["warps"])


if __name__ == "__main__":
    open_device = vulkan.default_device if is_vulkan(None) else opencl.default_device
    serve_device(open_device, answer)
